### Los juegos de juguete de las pruebas.

verb-done = Hecho
verb-bid = Pujar
verb-card = Carta
verb-place = Lugar
verb-give = Dar
verb-row = Fila
verb-change = Cambiar la mano

ask-toy-bid = Puja por el premio de { $prize }.
event-toy-bid = { $by-name } puja { $bid }.
event-toy-won = { $by-name } se lleva el premio de { $prize }.
event-toy-turned-up = Se descubre un premio de { $prize }.
no-toy-not-in-hand = No está en tu mano.
purpose-toy-tie = Pujas iguales
level-toy-points = a los puntos
reason-toy-sold-out = no quedan premios

ask-toy-stake = Apuesta una carta boca abajo.
ask-toy-place = ¿Dónde?
ask-toy-parry = ¿Parar? ({ $depth })
event-toy-staked = { $by-name } apuesta una carta{ $card ->
    [none] .
   *[other] : { $card }.
}
event-toy-attacked = { $by-name } ataca: { $place }.
event-toy-turned-over = La apuesta de { $by-name } era { $card }.
event-toy-parried = { $by-name } para con { $card } ({ $depth }).
event-toy-taken = { $by-name } toma: { $place }.
event-toy-drew = { $by-name } roba una carta.
no-toy-own-place = Ya es tuyo: { $place }.
no-toy-not-a-parry = { $card } no para.
purpose-toy-assault = Asalto
level-toy-decisive = decisiva
reason-toy-places = lugares en su poder

ask-toy-turn = Turno { $turn }: juega una carta, da una o cambia la mano.
ask-toy-row = ¿En qué fila?
event-toy-laid = { $by-name } juega { $card } en la fila { $row }.
event-toy-changed = { $by-name } cambia toda la mano.
event-toy-shuffled = Se barajan { $cards } cartas.
event-toy-gave = { $by-name } da una carta a su socio.
event-toy-scored = La fila { $row } está completa: { $sums }.
no-toy-no-partner = No tienes socio.
no-toy-row-full = No queda sitio en esa fila.
reason-toy-score = los puntos

verb-look = Mirar en el sombrero
ask-hats-turn = Juega una carta, o mira.
event-hats-laid = { $by-name } juega { $card }.
event-hats-looked = { $by-name } mira en el sombrero{ $card ->
    [none] .
   *[other] : { $card }.
}
purpose-hats-count = ¿Cuenta?

verb-thing = Construir
ask-toy-build = ¿Qué se construye?
event-toy-built = { $by-name } construye: { $thing }.
event-toy-laid-open = Todo queda a la vista.
no-toy-stands-already = Eso ya está construido.
no-toy-too-dear = Eso es demasiado caro.
