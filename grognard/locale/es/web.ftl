### El cliente: lo que dicen todas las páginas, la sala de partidas y los ajustes.

## En todas partes

web-close = Cerrar
web-cancel = Cancelar
web-choose = Elige…
web-search = Buscar por nombre
web-found-nothing = No hay nada con ese nombre.
web-just-now = ahora mismo
web-tools = Herramientas
web-lobby = Todas las partidas
web-away = El servidor no contesta. ¿Sigue en marcha?

## La sala de partidas

web-motto = Wargames históricos de tablero: cada regla se cumple, cada negativa se explica y la niebla de guerra se respeta.
web-skip-to-new = Ir a una partida nueva
web-colophon = Grognard es software libre. Tus partidas no salen de este ordenador.
web-no-games = No se ha podido cargar la lista de juegos.
web-board-of = El tablero de { $game }
web-choose-game = Jugar a { $game }
web-matches = Tus partidas
web-no-matches = Aún no hay ninguna partida. La de abajo está lista: un clic, y al tablero.
web-seat-player = { $seat }: { $player ->
    [person] tú
    [computer] el ordenador
    [random] al azar
   *[other] { $player }
}
web-state-yours = Te toca
web-state-asked = Turno: { $seat }
web-state-thinking = A la espera: { $seat }
web-state-over = Terminada
web-news = { $number ->
    [one] Ha pasado 1 cosa desde la última vez
   *[other] Han pasado { $number } cosas desde la última vez
}
web-delete = Borrar
web-delete-match = Borrar { $match }
web-delete-title = ¿Borrar esta partida?
web-delete-text = «{ $match }» desaparecerá para siempre, con su registro y su repetición.
web-export = Guardar en un archivo
web-export-match = Guardar { $match } en un archivo
web-export-title = El archivo lo cuenta todo
web-export-text = La partida sigue en juego. Su archivo contiene todos los Bloques, también los ocultos, y los dados que faltan por tirar. No lo leas antes del final ni se lo pases a tu rival.
web-import = Traer
web-import-file = Traer una partida de un archivo
web-import-title = Traer { $file }
web-import-seat = ¿Qué bando llevas?
web-import-all = Todos, ante esta pantalla
web-import-large = Ese archivo es demasiado grande para ser una partida guardada.

## Una partida nueva

web-new-match = Partida nueva
web-scenario = Escenario
web-your-side = Tu bando
web-opponent = Rival
web-against = Quién lleva el otro bando: { $seat }
web-player-computer = piensa, y no ve más de lo que verías tú
web-player-random = contesta a ciegas: bueno para aprender
web-player-person = con un telón entre turnos
web-options = Reglas opcionales
web-options-chosen = { $number ->
    [0] sin cambios
    [one] 1 cambiada
   *[other] { $number } cambiadas
}
web-play = Jugar

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Tema
web-theme-system = El del sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-palette = Colores
web-palette-standard = Normales
web-palette-colour-blind = Para daltónicos
web-palette-contrast = Alto contraste
web-motion = Piezas en movimiento
web-motion-text = Los movimientos y las bajas se ven según ocurren.
web-speed = Velocidad
web-speed-0-5 = Lenta
web-speed-1 = Normal
web-speed-2 = Rápida
web-keys = Teclas de una letra
web-keys-text = Desactívalas si estorban al dictado por voz. La ayuda las enumera.
