### EastFront: producción (capítulo 11).

## Answers

eastfront-verb-step = Añadir un paso a
eastfront-verb-cadre = Formar un Cuadro de
eastfront-verb-arrive = Colocar el refuerzo
eastfront-verb-early = Adelantar un mes
eastfront-verb-disband = Disolver
eastfront-verb-pay = Llega completa, pagando su Cuadro, a
eastfront-verb-ready = Dejar Lista la Cabeza de Playa (20 PP)
eastfront-verb-restore = Devolver la Cabeza de Playa a Preparación (20 PP)
eastfront-verb-withdraw = Retirar la Cabeza de Playa
eastfront-verb-back = Esta no

## What is asked

eastfront-ask-produce = Producción: ¿qué construyes? { $points ->
    [one] Queda 1 punto de producción.
   *[other] Quedan { $points } puntos de producción.
}
eastfront-ask-arrive-where = ¿Adónde llega { $unit }?

## What happens

eastfront-event-replaced = { $unit } quedará con fuerza { $strength }.
eastfront-event-placing = { $unit } llegará a { $space }.
eastfront-event-disbanding = { $unit } se disolverá.
eastfront-event-beachhead-order = { $order ->
    [ready] La Cabeza de Playa quedará Lista.
    [restore] La Cabeza de Playa volverá a Preparación.
   *[other] La Cabeza de Playa se retirará.
}
eastfront-event-produced = { $side ->
    [axis] El Eje ha terminado su producción.
   *[soviet] Los soviéticos han terminado su producción.
}{ $left ->
    [none] {""}
    [0] {""}
    [one] {" "}Se pierde 1 punto.
   *[other] {" "}Se pierden { $left } puntos.
}
eastfront-event-disbanded = { $unit } se disuelve en { $space }.
eastfront-event-arrived = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje
       *[soviet] Una unidad soviética
    } llega a { $space }.
   *[other] { $unit } (fuerza { $strength }) llega a { $space }.
}
eastfront-event-beachhead-turned = La Cabeza de Playa está { $state ->
    [ready] Lista.
   *[other] en Preparación.
}

## What stands against it

eastfront-no-not-yours-to-build = { $unit } no es de los tuyos.
eastfront-no-not-on-the-map = { $unit } no está en el mapa.
eastfront-no-full-strength = { $unit } tiene toda su fuerza.
eastfront-no-built-already = En esta producción ya se ha hecho algo por { $unit }.
eastfront-no-builds-in-no-battle = { $unit } está implicado: no recibe reemplazos.
eastfront-no-lives-on-its-fortress = { $unit } depende del Suministro de Fortaleza: no recibe reemplazos.
eastfront-no-builds-in-supply = { $unit } no tiene ahora Línea de Suministro.
eastfront-no-one-ss-step = Sólo puede reconstruirse un paso SS por producción.
eastfront-no-too-dear = Cuesta { $cost }; te quedan { $points }.
eastfront-no-never-again = { $unit } no puede reconstruirse nunca.
eastfront-no-not-eliminated = { $unit } no está entre las unidades eliminadas.
eastfront-no-not-due = { $unit } no llega este mes.
eastfront-no-not-next-month = { $unit } no llega el mes que viene.
eastfront-no-no-step-to-lose = { $unit } no tiene ningún paso que perder.
eastfront-no-still-to-place = { $unit } llega este mes: colócala antes.
eastfront-no-no-entrance = { $unit } no puede llegar a { $space }: no es Ciudad de Origen ni hex de Entrada de Ferrocarril del borde natal.
eastfront-no-no-entrance-open = No hay ningún lugar donde { $unit } pueda llegar.
eastfront-no-arrives-in-no-battle = Hay una batalla en { $space }: allí no llega nadie.
eastfront-no-arrives-in-supply = { $space } no tiene Suministro Ferroviario/Marítimo propio.
eastfront-no-entrance-taken = A { $space } { $number ->
    [one] llega 1 unidad nueva
   *[other] llegan { $number } unidades nuevas
} por mes, y ya las tiene.
eastfront-no-arrives-in-no-crowd = En { $space } no caben más de { $number } unidades.
eastfront-no-no-beachhead-rules = Sólo los soviéticos tienen Cabeza de Playa, y sólo con las reglas de Poderío Naval.
eastfront-no-beachhead-is-not-so = La Cabeza de Playa no está en el estado que hace falta.
