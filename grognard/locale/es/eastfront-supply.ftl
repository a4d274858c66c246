### EastFront: control, ferrocarriles, suministro, paracaidistas, mar y objetivos estratégicos (capítulos 8, 9, 10, 14, 15, 16).

## Respuestas

eastfront-verb-roll = Tirar los dados
eastfront-verb-lay = Desplegar la Cabeza de Playa

## Lo que se pregunta

eastfront-ask-spare = { $space } solo puede abastecer a una unidad: ¿a cuál?
eastfront-ask-crowded = Hay demasiadas unidades en { $space }: ¿cuál queda desabastecida?
eastfront-ask-surrender = { $nation ->
    [romania] ¿Tiras por la Rendición de Rumania?
    [bulgaria] ¿Tiras por la Rendición de Bulgaria?
   *[hungary] ¿Tiras por la Rendición de Hungría?
} Se rinde con { $needed } o menos en dos dados.
eastfront-ask-turncoat = { $nation ->
    [romania] Rumania
    [bulgaria] Bulgaria
   *[hungary] Hungría
} se ha rendido: ¿qué unidad suya pasa al bando soviético?
eastfront-ask-beachhead = ¿Despliegas la Cabeza de Playa con el Ejército de Costa?
eastfront-ask-oppose = Los soviéticos ocupan { $space }, en el borde del mapa: ¿qué unidad sale a hacerles frente?

## Lo que ocurre: control y suministro

eastfront-event-control = { $side ->
    [axis] El Eje controla
   *[soviet] Los soviéticos controlan
} ahora { $spaces }.
eastfront-event-unsupplied = Desgaste: { $side ->
    [axis] unidades del Eje
   *[soviet] unidades soviéticas
} desabastecidas en { $spaces }.

## Lo que ocurre: por aire y por mar

eastfront-event-dropped = { $unit } salta: { $path } (ordena { $hq }).
eastfront-event-joined-up = { $unit } se reúne en { $space } con los suyos.
eastfront-event-invaded = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje invade
       *[soviet] Una unidad soviética invade
    }
   *[other] { $unit } invade
} por mar: { $path } (ordena { $hq }).
eastfront-event-evacuated = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje es evacuada
       *[soviet] Una unidad soviética es evacuada
    }
   *[other] { $unit } se evacúa
} por mar: { $path } (ordena { $hq }).
eastfront-event-beachhead = La Cabeza de Playa se despliega en { $space }.
eastfront-event-beachhead-lost = La Cabeza de Playa de { $space } se pierde.

## Lo que ocurre: objetivos estratégicos

eastfront-purpose-surrender = { $nation ->
    [romania] Rendición de Rumania
    [bulgaria] Rendición de Bulgaria
   *[hungary] Rendición de Hungría
}
eastfront-event-gave-up = { $nation ->
    [romania] Rumania se rinde.
    [bulgaria] Bulgaria se rinde.
   *[hungary] Hungría se rinde.
} { $units ->
    [none] {""}
   *[other] Deponen las armas: { $units }.
}
eastfront-event-turned = { $unit }: sigue en { $space } con los soviéticos.
eastfront-event-conquered = { $nation ->
    [romania] Toda Rumania pasa
    [bulgaria] Toda Bulgaria pasa
   *[hungary] Toda Hungría pasa
} a control soviético.
eastfront-event-satellites = Expediciones satélites liberadas: { $units ->
    [none] ninguna
   *[other] { $units }
}.
eastfront-event-group-e = Los soviéticos cruzan el límite del Frente: se activa el Grupo de Ejércitos «E».
eastfront-event-opposed = { $unit ->
    [none] Una unidad del Eje
   *[other] { $unit }
} sale del mapa para hacer frente a { $space }: { $path }.
eastfront-event-came-back = { $unit ->
    [none] Una unidad del Eje
   *[other] { $unit }
} vuelve al mapa en { $space }.

## Lo que lo impide: suministro

eastfront-no-not-starving-here = No es una unidad sin suministro de { $space }.
eastfront-no-not-the-largest = { $unit } no es la unidad más fuerte: la Fortaleza solo abastece a la mayor.
eastfront-no-no-cadre = { $unit } no está a nivel de Cuadro: un puerto sitiado solo mantiene a un Cuadro.
eastfront-no-not-in-this-crowd = No es una unidad propia de { $space }.
eastfront-no-starves-already = { $unit } ya está desabastecida.
eastfront-no-satellite-stays = { $unit } está Restringido a su país y los hexes adyacentes; { $space } queda fuera.
eastfront-no-hungary-closed = En junio de 1941 ninguna unidad alemana entra en Hungría: { $space }.
eastfront-no-hungarians-wait = { $unit } no puede mover en junio de 1941.

## Lo que lo impide: paracaidistas

eastfront-no-no-paratroops = { $unit } no puede saltar en paracaídas.
eastfront-no-cannot-jump-now = { $unit } ya no puede saltar en esta Fase.
eastfront-no-jumps-from-battle = { $unit } está Implicado: no puede saltar desde una batalla.
eastfront-no-no-drop-hq = Ningún HQ de Paracaidistas en el hex de { $unit } tiene un salto que ordenar.
eastfront-no-no-drop-in-mountains = { $space } es Montaña: allí no se salta.
eastfront-no-out-of-drop-range = { $space } está fuera del Alcance Aéreo del HQ de Paracaidistas.

## Lo que lo impide: el mar

eastfront-no-no-naval-rules = Se juega sin Poderío Naval.
eastfront-no-not-in-a-port = { $unit } no está en un puerto amigo.
eastfront-no-sea-is-closed = Desde { $space } no se sale a ningún mar controlado.
eastfront-no-embarks-in-movement = Solo se invade en la Fase de Movimiento.
eastfront-no-only-infantry-invades = { $unit } no es de infantería: no puede invadir por mar.
eastfront-no-embarks-from-battle = Hay una batalla en { $space }: desde allí no se invade.
eastfront-no-no-invasion-hq = Ningún HQ de Invasión en el puerto de { $unit } tiene una invasión que ordenar.
eastfront-no-not-on-these-seas = { $space } no está en la costa de un mar controlado al que lleve el puerto.
eastfront-no-no-landing-there = En { $space } no se puede desembarcar: Montaña, Pantano o aguas poco profundas.
eastfront-no-one-invader = { $space } está defendido y ya ha sido invadido en esta Fase.
eastfront-no-no-invasion-hq-there = Ningún HQ de Invasión en { $space } puede ordenar la evacuación.
eastfront-no-evacuates-first = { $unit } espera en su puerto a la retaguardia que va a evacuar.
eastfront-no-not-a-quiet-port = { $space } no es un puerto amigo sin batalla.
eastfront-no-beachhead-not-ready = La Cabeza de Playa no está Lista.
eastfront-no-coastal-not-ashore = { $unit } no está donde haya desembarcado.

## Lo que lo impide: objetivos estratégicos

eastfront-no-no-surrender-yet = Solo en el Turno soviético, y desde el invierno de 1942, se tira por la Rendición.
eastfront-no-has-surrendered = Ya se ha rendido.
eastfront-no-not-invaded = Los soviéticos no controlan ningún hex de ese país.
eastfront-no-not-shaken = Con dos dados no puede salir todavía.
eastfront-no-not-of-this-nation = No es una unidad en juego del país que se rinde.
eastfront-no-watched = Otras unidades del Eje vigilan a { $unit }.
eastfront-no-not-the-nearest = No es una de las unidades no Implicadas más cercanas a { $space }.
