### La línea de órdenes y la partida en la terminal.

## Órdenes de la consola

cli-usage = grognard: wargames históricos de tablero; cada regla se cumple y cada negativa se explica.
cli-usage-more =
    grognard help ORDEN muestra las opciones de una orden. En todas: --lang en|es.
    Para empezar: grognard serve
cli-games = los juegos, o uno con sus bandos, escenarios y opciones
cli-play = una partida en esta terminal
cli-show = dibujar una posición como imagen SVG
cli-rules = todas las reglas, dónde están hechas y qué pruebas las demuestran; con REGLA: lo que dice
cli-laws = jugar partidas al azar y comprobar que se cumplen las leyes de la casa
cli-verify = repetir una partida guardada y comprobar cada tirada
cli-bench = medir la velocidad
cli-help = esta ayuda

cli-operand-key = JUEGO
cli-operand-file = ARCHIVO
cli-operand-rule = REGLA

cli-option-lang = idioma: en o es (si no, el del sistema)
cli-option-scenario = qué escenario (si no, el primero)
cli-option-seat = qué bando llevas (si no, el primero)
cli-option-against = computer (el ordenador), random (al azar) o person (otra persona ante esta pantalla)
cli-option-seed = semilla de los dados, para poder repetir una partida
cli-option-option = NOMBRE=VALOR de una regla opcional; se puede repetir
cli-option-load = seguir una partida guardada
cli-option-position = empezar desde un texto de posición
cli-option-out = el archivo que se escribe
cli-option-matches = cuántas partidas al azar
cli-option-commitment = el sello publicado antes de la partida, para compararlo

cli-seats = Bandos
cli-scenarios = Escenarios
cli-options = Opciones (* si no dices otra cosa)
cli-yes = sí
cli-no = no

## Qué falla en los argumentos

no-unknown-command = No existe la orden «{ $name }». Órdenes: { $known }
no-unknown-flag = Aquí no existe la opción { $name }. Opciones: { $known }
no-flag-lacks-value = A { $name } le falta un valor detrás.
no-lacks-argument = Falta { $name }.
no-lacks-operand = Falta { $name }: grognard { $usage }
no-too-many-arguments = «{ $word }» sobra: grognard { $usage }
no-not-a-number = --{ $name } debe ser un número mayor que 0, no «{ $value }».
no-not-a-choice = --{ $name } no puede ser «{ $value }». Puede ser: { $known }
no-not-together = { $one } y { $other } no van juntas.
no-option-lacks-value = --option necesita NOMBRE=VALOR, no «{ $name }». Opciones: { $known }
no-other-game = { $file } es una partida de { $found }, no de { $asked }.
no-file-not-read = No se puede leer { $file }: { $trouble ->
    [absent] ese archivo no existe
    [forbidden] no hay permiso
    [folder] es una carpeta
    [large] es demasiado grande para ser de los nuestros
   *[other] el sistema no lo permite
}.
no-file-not-written = No se puede escribir { $file }: { $trouble ->
    [absent] esa carpeta no existe
    [forbidden] no hay permiso
    [folder] es una carpeta
   *[other] el sistema no lo permite
}.
no-unknown-rule = No existe la regla «{ $name }». Los capítulos: { $known }
no-no-rulebook = Aquí no está el reglamento de { $game }.
no-no-picture = No hay imagen del tablero de { $game }.
no-file-not-text = { $file } no es un texto: el byte { $offset } no es UTF-8.

## La partida

cli-commitment = Los dados ya están fijados. Su sello: { $hash }
cli-help-hint = Escribe un número o un nombre para elegir, y «{ $help }» para todo lo demás.
cli-hand-over = Le toca a: { $seat }
cli-press-enter = ¿No mira nadie más? Pulsa Intro.
cli-over = La partida ha terminado. «{ $save } ARCHIVO» la guarda, «{ $quit }» cierra.
cli-ambiguous = «{ $typed }» puede ser varias cosas: { $found }
cli-second-role = { $role }: { $names } (escribe «{ $verb }» y el número)
cli-no-such-choice = Aquí no hay opción { $typed }.
cli-not-understood = «{ $typed }» no significa nada aquí. «{ $help }» muestra lo que se puede escribir.
cli-why-what = ¿{ $why } qué? Por ejemplo: { $why } 113
cli-allowed = { $answer }: está permitido.
cli-undone = Deshecho.
cli-written = Escrito: { $file }
cli-would-overwrite = { $file } ya existe y es otra cosa; elige otro nombre.
cli-not-saved = Sin guardar. «{ $save } ARCHIVO» guarda la partida; «{ $quit }» otra vez sale sin guardarla.
cli-position-tells-all = El texto de posición lo enseña todo, también lo que tú no puedes ver. «{ $position } ARCHIVO» lo escribe en un archivo, «{ $position } !» lo muestra aquí.
cli-dice-ran-out = Los dados de esta partida están fijados y se han acabado: no puede seguir.
cli-play-help =
    Para responder, escribe el número que hay junto a la opción, o su nombre, o lo que baste del nombre.
    Intro a secas muestra otra vez las opciones. También puedes decir, en español o en inglés:

command-why = por qué, porqué
command-why-usage = por qué NOMBRE
command-why-help = la regla que prohíbe una opción
command-undo = deshacer
command-undo-usage = deshacer
command-undo-help = retirar tu última respuesta, hasta donde dejan los dados y los secretos
command-save = guardar
command-save-usage = guardar ARCHIVO
command-save-help = guardar la partida; se sigue con: grognard play JUEGO --load ARCHIVO
command-quit = salir
command-quit-usage = salir
command-quit-help = dejar la partida
command-help = ayuda
command-help-usage = ayuda
command-help-help = esta ayuda
command-board = tablero
command-board-usage = tablero
command-board-help = el tablero tal como lo puedes ver
command-log = registro, diario
command-log-usage = registro NÚMERO
command-log-help = lo último que ha pasado
command-rule = regla, reglas
command-rule-usage = regla 10.9
command-rule-help = una regla con nuestras palabras; a secas, la de esta elección
command-position = posición
command-position-usage = posición ARCHIVO
command-position-help = la posición entera como texto, para avisar de un error o hacer una prueba
command-map = mapa, imagen
command-map-usage = mapa ARCHIVO
command-map-help = dibujar el mapa tal como lo puedes ver, como imagen SVG para el navegador

## Comprobar una partida guardada

cli-verify-counts = Respuestas: { $answers }. Tiradas: { $rolls }.
cli-verify-commitment = Sello de los dados: { $hash }
cli-verify-key = Clave de los dados: { $key }
cli-verify-rolls-right = { $rolls ->
    [0] No se ha tirado ningún dado.
    [one] La única tirada es la que da la clave.
   *[other] Las { $rolls } tiradas son las que da la clave.
}
cli-verify-rolls-wrong = La tirada { $number } de { $rolls } NO es la que da la clave.
cli-verify-scripted = Los dados de esta partida estaban FIJADOS, no se tiraron: no hay con qué comprobarlos.
cli-verify-published-same = El sello es el que se publicó.
cli-verify-published-other = El sello NO es el que se publicó.
cli-verify-digest-same = Al repetirla, la partida llega a la misma posición que se guardó.
cli-verify-other-rules = La partida se guardó con otra versión de las reglas; todas sus respuestas siguen valiendo.
cli-verify-faces = Dados: { $number }. Media: { $mean } (dados justos: { $fair }).
cli-verify-no-result = La partida no ha terminado.

## Las leyes

cli-laws-progress = { $done } de { $all } partidas
cli-laws-held = { $game }: todas las leyes se cumplen en { $matches } partidas.
