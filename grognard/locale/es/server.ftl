### Lo que dicen las mesas a quien se sienta: quién puede jugar, qué se rechaza, novedades, dados.

## Quién puede sentarse

server-player-person = Una persona en esta pantalla
server-player-computer = El ordenador
server-player-random = El ordenador, al azar

## Lo que se rechaza

server-no-such-table = Esa mesa no existe. Puede que la hayan borrado.
server-no-such-seat = En este juego no hay ningún bando «{ $name }».
server-not-your-seat = Ese bando no es el tuyo.
server-not-over = Eso se podrá ver cuando termine la partida.
server-over = La partida ha terminado.
server-not-asked = No es tu turno.
server-stale = El tablero ha cambiado mientras tanto. Mira otra vez y elige.
server-undo-barrier = No se puede deshacer: se han tirado dados o ha salido a la luz algo oculto.
server-undo-nothing = No tienes nada que deshacer.
server-malformed = No se entiende el mensaje: { $trouble }
server-bad-number = { $name } debe ser un número entero que no pase de { $highest }, no «{ $value }».
server-bad-player = El bando { $seat } necesita a alguien que pueda jugarlo: { $known }
server-no-such-moment = No existe el momento { $moment }; el último es el { $last }.
server-no-such-thing = No hay nada que se llame «{ $name }».
server-no-such-overlay = No existe la capa «{ $name }».
server-no-board = { $title } no tiene tablero que dibujar.
server-rules-changed = Esta partida empezó con otras reglas y ya no se puede continuar.
server-scripted-dice = Los dados de esta partida estaban fijados de antemano y se han acabado: no puede continuar.
server-table-moved = Alguien más ha jugado en esta mesa. Mira otra vez y elige.

## Lo ocurrido desde el último turno

server-news = Novedades desde mi último turno
server-news-legend = { $events ->
    [0] No ha pasado nada desde tu último turno
    [one] 1 suceso desde tu último turno
   *[other] { $events } sucesos desde tu último turno
}{ $places ->
    [0] {""}
    [one] , en 1 lugar
   *[other] , en { $places } lugares
}

## Dados

server-nobody = De nadie
server-verify-counts = Respuestas: { $answers }. Tiradas: { $rolls }.
server-verify-commitment = Sello de los dados, publicado al empezar: { $hash }
server-verify-key = Clave de los dados: { $key }
server-verify-rolls-right = { $rolls ->
    [0] No se tiraron dados.
    [one] La única tirada es la que da la clave.
   *[other] Las { $rolls } tiradas son las que da la clave.
}
server-verify-rolls-wrong = La tirada { $number } de { $rolls } NO es la que da la clave.
server-verify-scripted = Los dados de esta partida estaban FIJADOS de antemano, no se tiraron: no hay con qué comprobarlos.
server-verify-same = Jugada de nuevo desde el principio, la partida llega al mismo final.
server-verify-other = Jugada de nuevo desde el principio, la partida NO llega al mismo final.
