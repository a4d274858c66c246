### Lo que dicen todos los juegos: negativas, datos erróneos y los sucesos que cuenta el propio núcleo.

## Negativas

no-match-over = La partida ha terminado.
no-no-such-seat = Ese bando no existe en este juego.
no-not-your-turn = No es tu turno.
no-no-such-answer = Esa respuesta no existe.
no-takes-no-noun = Esta respuesta va sola: no hay nada que elegir con ella.
no-not-now = Eso no se puede elegir ahora.
no-no-such-noun = No hay nada con ese nombre.
no-not-offered = Eso no está entre las opciones.
no-undo-barrier = No se puede deshacer: se han tirado dados o ha salido a la luz algo oculto.
no-undo-nothing = No tienes nada que deshacer.

## Juegos, escenarios, opciones

no-unknown-game = No existe el juego «{ $name }». Juegos: { $known }
no-unknown-scenario = No existe el escenario «{ $name }». Escenarios: { $known }
no-unknown-option = No existe la opción «{ $name }». Opciones: { $known }
no-bad-option-value = La opción { $name } no puede valer «{ $value }». Puede valer: { $known }
no-bad-options = Las opciones son nombres con sus valores.
no-unknown-seat = No existe el bando «{ $name }». Bandos: { $known }
no-bad-seed = Una semilla es un número entero o un texto.
no-not-a-count = «{ $name }» tiene que ser un número entero.
no-bad-dice = Los dados fijados deben ser una lista de caras que ese dado tenga.
no-imagined-match = Una partida imaginada no tiene registro propio y no se puede guardar.

## Partidas guardadas

no-save-unreadable = No es una partida guardada legible: la línea { $line }, columna { $column }, no es JSON.
no-save-not-ours = Este archivo no es una partida guardada por grognard.
no-save-format = La partida guardada tiene el formato { $found }; este programa lee el formato { $expected }.
no-save-lacks = A la partida guardada le falta un «{ $field }» correcto.
no-save-damaged = La partida guardada está dañada: se ha cambiado o cortado después de escribirla.
no-save-bad-answer = No se puede leer la respuesta { $number } de la partida guardada: { $answer }
no-save-differs = Al repetir las respuestas guardadas se llega a una posición distinta de la que se guardó.
no-answer-no-longer-applies = La respuesta { $number } de la partida guardada ({ $answer }) ya no vale. Regla { $rule }: { $reason }

## Textos de posición

no-position-not-text = Una posición es un texto.
no-position-line = Línea { $line } de la posición: pone «{ $found }» donde se esperaba: { $expected }
no-position-short = La línea { $line } de la posición acaba demasiado pronto; se esperaba: { $expected }
no-position-twice = La línea { $line } de la posición repite «{ $found }»; ya lo decía la línea { $first }.

## Sucesos

event-roll = { $purpose-name }: { $faces }{ $hits ->
    [none] {""}
    [0] {" "}– ningún impacto
    [one] {" "}– 1 impacto
   *[other] {" "}– { $hits } impactos
}
event-ended = { $winner ->
    [none] La partida acaba en empate
   *[other] Gana: { $winner-name }
} ({ $level-name }): { $reason-name }.{ $scores ->
    [none] {""}
   *[other] {" "}Puntuación: { $scores }.
}

purpose-roll = Tirada
