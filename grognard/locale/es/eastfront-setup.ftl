### EastFront: el despliegue inicial (capítulo 3).

## Answers

eastfront-verb-stronger = Un paso más para
eastfront-verb-weaker = Un paso menos para
eastfront-verb-swap = Otro bloque en lugar de

## What is asked

eastfront-ask-set-up = Despliegue: tus fuerzas están listas. ¿Qué cambias?
eastfront-ask-set-up-where = ¿Dónde empieza { $unit }?
eastfront-ask-swap-for = ¿Qué bloque juega en lugar de { $unit }?

## What happens

eastfront-event-set-up-moved = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje
       *[soviet] Una unidad soviética
    } se despliega en otro hex: { $path }.
   *[other] { $unit } se despliega en otro hex: { $path }.
}
eastfront-event-set-up-strength = { $unit } empieza con fuerza { $strength }.
eastfront-event-swapped = { $other } juega en lugar de { $unit }.
eastfront-event-set-up-done = { $side ->
    [axis] El Eje está desplegado.
   *[soviet] Los soviéticos están desplegados.
}

## What stands against it

eastfront-no-stands-there-already = { $unit } ya está ahí.
eastfront-no-set-up-full = En { $space } no caben más de { $number } unidades por bando.
eastfront-no-hqs-apart = Los HQ no se despliegan en un mismo hex ni en hexes adyacentes: { $space } está demasiado cerca de otro.
eastfront-no-not-own-land = { $space } no está en tu lado de la Línea Inicial.
eastfront-no-arrives-in-a-city = { $unit } llega como refuerzo de este mes: a una Ciudad de Origen o Entrada de Ferrocarril abastecida, no a { $space }.
eastfront-no-stands-in-the-pocket = { $unit } empieza en Courland.
eastfront-no-has-its-place = { $unit } tiene su sitio en este despliegue.
eastfront-no-set-up-in-supply = { $space } no está abastecido ni es de tu Línea del Frente.
eastfront-no-front-stays-manned = { $space } es Línea del Frente: alguien debe ocuparlo. Lleva antes otra unidad.
eastfront-no-pocket-stays-manned = Al menos { $number } Unidades del Eje empiezan en Courland.
eastfront-no-post-stays-manned = En { $space } debe haber al menos { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
}.
eastfront-no-post-stays-strong = Las unidades de { $space } deben conservar su fuerza.
eastfront-no-not-set-up = { $unit } no está en el mapa.
eastfront-no-no-other-place = No hay otro sitio para { $unit }.
eastfront-no-strength-is-fixed = { $unit } juega tal cual: no se elige ni el bloque ni la fuerza.
eastfront-no-nothing-to-spare = Todo el VC de este tipo está repartido: debilita antes otra unidad.
eastfront-no-no-step-to-give = { $unit } no tiene ningún paso que ceder.
eastfront-no-no-other-of-its-kind = No hay otro bloque de este tipo en lugar de { $unit }.
eastfront-no-another-kind = { $unit } es de otro tipo.
eastfront-no-not-left-out = { $unit } ya juega.
eastfront-no-not-as-strong = { $unit } no puede jugar con esa fuerza.
eastfront-no-front-is-open = Nadie ocupa { $space }.
