### El cliente ante la mesa: lo que se pregunta, el registro, el pasado, los dados y lo que rodea al tablero.

## Alrededor del tablero

web-skip-to-ask = Ir a lo que se pregunta
web-more = Más
web-board-tools = Tablero
web-zoom-in = Acercar
web-zoom-out = Alejar
web-fit = Todo el tablero
web-hide-pieces = Esconder las piezas
web-tabs = Junto al tablero
web-tab-ask = Turno
web-tab-log = Registro
web-tab-panels = Situación
web-tab-places = Lugares
web-sheet = Agrandar o encoger
web-reconnecting = Se ha cortado la conexión con el servidor. Reintentando…
web-gone = Esta partida se ha borrado.
web-computers = Aquí juegan ordenadores entre sí. Sus tableros se enseñan cuando acaba la partida.
web-times = { $number } × { $text }

## Lo que se pregunta

web-asked = Lo que se pregunta
web-how = Cómo
web-choices = { $number ->
    [one] 1 opción
   *[other] { $number } opciones
}
web-about = Acerca de { $name }
web-waiting = A la espera: { $seat }
web-mind-thinking = { $seat }: el ordenador está pensando
web-mind-stopped = { $seat }: el ordenador está en pausa
web-mind-progress = Pensando
web-mind-stop = Pausa
web-mind-go = Seguir
web-mind-hurry = Meter prisa
web-what-changed = ¿Qué ha cambiado?
web-happened = { $number ->
    [one] Antes ha pasado 1 cosa más.
   *[other] Antes han pasado { $number } cosas más.
}

## La vuelta atrás

web-undo = Deshacer
web-barrier = { $barrier ->
    [roll] No hay vuelta atrás: se han tirado dados.
    [seen] No hay vuelta atrás: ha salido a la luz algo oculto.
    [other] No hay vuelta atrás: el otro bando ya ha contestado.
   *[start] Aún no hay nada que deshacer.
}
web-barrier-here = { $barrier ->
    [roll] Hasta aquí se puede deshacer: se tiraron dados
    [seen] Hasta aquí se puede deshacer: salió a la luz algo oculto
    [other] Hasta aquí se puede deshacer: contestó el otro bando
   *[start] Hasta aquí se puede deshacer
}

## Dos ante una pantalla

web-curtain = Ahora: { $seat }
web-curtain-who = ¿Quién se sienta?
web-curtain-text = Que no mire nadie más.
web-curtain-sit = { $seat }: enseñar mi tablero
web-hand-over = Ahora contesta el otro bando: { $seat }
web-hand-over-text = Mira lo que ha pasado y cede el sitio. Tus Bloques quedarán ocultos.
web-hand-over-do = Ceder el sitio

## El registro y el pasado

web-log = Registro
web-log-empty = Todavía no ha pasado nada.
web-log-new = desde tu última visita
web-log-older = Mostrar lo anterior
web-look-at = Ver el tablero en el momento { $moment }
web-replay = Repetición
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Ver la repetición
web-replay-pause = Parar
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-moment = Momento
web-replay-at = { $moment } de { $moments }
web-replay-all = Repetición
web-past = Estás viendo el pasado: momento { $moment } de { $moments }
web-past-note = El tablero muestra un momento pasado.{ $over ->
    [yes] {""}
   *[no] {" "}Vuelve al presente para contestar.
}
web-now = Al presente
web-branch = Jugar desde aquí
web-branch-title = Jugar desde aquí
web-branch-text = Una partida nueva contra el ordenador sigue desde el momento { $moment }. Esta queda como está.
web-branch-fog = Lo que no puedes ver se sortea de nuevo, y los dados también: nada de esta partida se delata.
web-branch-go = Empezar

## El final

web-over = La partida ha terminado
web-winner = Victoria: { $seat }
web-draw = Empate
web-eyes = Con qué ojos
web-eyes-of = Vista: { $seat }
web-eyes-all = Vista: todo

## Por qué

web-why = ¿Se puede elegir?
web-allowed = se puede elegir
web-show-on-board = Ver en el tablero

## Reglas

web-rules = Las reglas con nuestras palabras
web-rules-all = Todas las reglas
web-rules-search = Buscar una regla por número o palabra
web-rules-other = Escenarios y lo demás
web-rule = Regla { $number } { $title }
web-rule-unknown = No hay resumen de esta regla.

## Capas

web-overlays = Capas
web-overlay-none = Ninguna
web-overlay-off = Quitar la capa
web-overlay-empty = No hay nada que mostrar.
web-overlay-about = { $kind ->
    [unit] de un Bloque
    [space] de un lugar
   *[other] …
}
web-overlay-pick = { $kind ->
    [unit] ¿de qué Bloque? Haz clic en él o elígelo aquí.
   *[other] ¿de qué lugar? Haz clic en él o elígelo aquí.
}

## Lugares

web-places-search = Buscar un lugar o un Bloque
web-places-all = Mostrar todos los lugares

## Dados

web-dice = Dados
web-dice-none = Aún no se ha tirado ningún dado.
web-dice-faces = Cuántas veces ha salido cada cara: { $side }
web-dice-number = Dados
web-dice-mean = Media
web-dice-fair = justa: { $number }
web-dice-hits = Impactos
web-dice-expected = esperados: { $number }
web-needs = { $face }+
web-seal = Dados honrados
web-seal-text = Los dados de esta partida se fijaron antes de empezar. Entonces se publicó su sello; la clave que lo abre se enseña al final, y con ambos se puede comprobar cada tirada.
web-commitment = Sello
web-key = Clave
web-key-later = La clave se enseña cuando acaba la partida.
web-verify = Comprobar cada tirada
web-verified = { $stands ->
    [yes] Todas las tiradas son correctas.
   *[no] Las tiradas NO son correctas.
}

## Teclas

web-help = Ayuda y teclas
web-help-mouse = Haz clic en lo que brilla para contestar. Con el botón derecho, o una pulsación larga, sobre cualquier cosa sabrás qué es y por qué no se puede elegir. Arrastra el tablero para moverlo; la rueda o dos dedos lo acercan.
web-help-lists = Se puede jugar a todo sin el tablero: lo que se pregunta aparece como lista de botones, y «Lugares» nombra cada lugar con lo que hay en él.
web-key-ask = a lo que se pregunta
web-key-undo = deshacer
web-key-log = el registro
web-key-places = los lugares
web-key-panels = la situación
web-key-rules = las reglas
web-key-overlays = capas
web-key-dice = dados
web-key-news = lo que ha cambiado desde tu último turno
web-key-step = un paso atrás o adelante por el pasado
web-key-fit = todo el tablero
web-key-zoom = acercar, alejar
web-key-hide = esconder las piezas
web-key-help = esta ayuda
