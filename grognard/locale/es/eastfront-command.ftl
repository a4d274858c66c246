### EastFront: secuencia del juego, cuarteles generales, movimiento (capítulos 4, 5, 6).

## Respuestas

eastfront-verb-via = Por
eastfront-verb-rail = Por ferrocarril a
eastfront-verb-sea = Por mar a
eastfront-verb-drop = Saltar sobre
eastfront-verb-invade = Invadir
eastfront-verb-evacuate = Evacuar a
eastfront-verb-blitz = Blitz desde
eastfront-verb-rearguard = Retaguardia
eastfront-verb-by-land = Retirarse por tierra
eastfront-verb-by-sea = Evacuar por mar
eastfront-verb-invasion = HQ de Invasión
eastfront-verb-invasion-blitz = HQ de Invasión con Blitz
eastfront-verb-paradrop = HQ de Paracaidistas
eastfront-verb-paradrop-blitz = HQ de Paracaidistas con Blitz

## Lo que se pregunta

eastfront-ask-command = ¿Qué HQ se activa?
eastfront-ask-activate = { $unit } tiene un Radio de Mando de { $value ->
    [one] 1 hex
   *[other] { $value } hexes
}. ¿Dónde se activa, y con qué papel?
eastfront-ask-movement = ¿Qué unidad mueve?{ $supreme ->
    [0] {""}
   *[other] {" "}Movimientos Supremos restantes: { $supreme }
}
eastfront-ask-march = ¿Adónde va { $unit }?
eastfront-ask-via = { $unit }, { $space }: ¿por qué hex se implica o abandona la batalla?
eastfront-ask-mobilize = ¿Qué HQ se moviliza? Los demás se quedan para el combate.
eastfront-ask-rearguard = { $unit } es la Retaguardia. ¿Cómo se retira?
eastfront-ask-pursuit = ¿Qué Retaguardia se retira ahora?
eastfront-ask-escape = { $unit } es evacuado. ¿A qué puerto?

## Lo que ocurre: el calendario

eastfront-event-month = { $month ->
    [january] Enero
    [february] Febrero
    [march] Marzo
    [april] Abril
    [may] Mayo
    [june] Junio
    [july] Julio
    [august] Agosto
    [september] Septiembre
    [october] Octubre
    [november] Noviembre
   *[december] Diciembre
} de { $year }.
eastfront-event-turn = Turno de Jugador { $side ->
    [axis] del Eje
   *[soviet] soviético
}, { $fortnight ->
    [1] primera Quincena
   *[other] segunda Quincena
}.
eastfront-event-held = Resistir o morir: el Eje no tiene Turno de Jugador en esta Quincena.
eastfront-event-scenario = La partida continúa con el escenario { $scenario }.
eastfront-event-went-home = { $unit } abandona la guerra para siempre.

## Lo que ocurre: cuarteles generales

eastfront-event-activated = { $unit } se activa en { $space } con Valor de Mando { $strength }{ $role ->
    [invasion] , como HQ de Invasión
    [drop] , como HQ de Paracaidistas
   *[command] {""}
}{ $blitz ->
    [yes] , con Blitz
   *[no] {""}
}.
eastfront-event-deployed = { $unit } se destaca: { $path }.
eastfront-event-deactivated = { $unit } se desactiva en { $space }.

## Lo que ocurre: movimiento

eastfront-event-moved = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje
       *[soviet] Una unidad soviética
    }
   *[other] { $unit }
} mueve { $path }{ $engages ->
    [yes] {" "}y se implica
   *[no] {""}
}.
eastfront-event-by-rail = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje
       *[soviet] Una unidad soviética
    }
   *[other] { $unit }
} mueve por ferrocarril { $path }.
eastfront-event-by-sea = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje
       *[soviet] Una unidad soviética
    }
   *[other] { $unit }
} mueve por mar { $path }.
eastfront-event-new-battle = { $side ->
    [axis] El Eje ataca
   *[soviet] Los soviéticos atacan
} { $space }: nueva batalla.
eastfront-event-rearguard = { $unit ->
    [none] { $side ->
        [axis] Una Retaguardia del Eje
       *[soviet] Una Retaguardia soviética
    }
   *[other] { $unit }, como Retaguardia,
} va a retirarse de { $space }.
eastfront-event-stays = { $unit ->
    [none] La Retaguardia
   *[other] { $unit }
} ya no tiene por dónde abandonar { $space } y se queda.
eastfront-event-battle-anew = { $side ->
    [axis] El Eje se ha retirado de { $space } y lo ataca
   *[soviet] Los soviéticos se han retirado de { $space } y lo atacan
} con otras unidades: nueva batalla.
eastfront-purpose-pursuit = Fuego de Persecución en { $space } ({ $needs }+)

## Lo que lo impide: cuarteles generales

eastfront-no-not-yours = Esa unidad no es suya.
eastfront-no-no-hq = { $unit } no es un HQ.
eastfront-no-already-active = { $unit } ya está activado.
eastfront-no-no-command = { $unit } está Desorganizado y no tiene fuerza: no puede mandar a nadie.
eastfront-no-one-hex = Un HQ se destaca un solo hex; { $space } no está junto a él.
eastfront-no-no-deploying-in-mud = Con Barro los HQ no se destacan.
eastfront-no-deploys-into-battle = Un HQ no se destaca a un hex con enemigos: { $space }.
eastfront-no-not-friendly = { $space } no es un hex Amigo.
eastfront-no-supreme-never-blitz = Un HQ Supremo no puede ser HQ Blitz.
eastfront-no-blitz-needs-steps = { $unit } no tiene los dos pasos que cuesta un Blitz.
eastfront-no-no-paratroop-rules = No se juega con Paracaidistas.
eastfront-no-no-paratroops-here = No hay Paracaidistas en el hex de { $unit }.
eastfront-no-hq-not-active = { $unit } no está activado.
eastfront-no-blitz-stays = { $unit } hace Blitz y sigue activo durante el primer combate.
eastfront-no-no-step-left = A { $unit } no le quedan pasos: al desactivarse queda eliminado y no puede mover.

## Lo que lo impide: movimiento

eastfront-no-not-commanded = { $unit } no está bajo el mando de ningún HQ.
eastfront-no-static-needs-supreme = { $unit } es Estático: solo lo mueve un Movimiento Supremo.
eastfront-no-active-hq-stays = { $unit } está activado: solo mueve si se moviliza.
eastfront-no-no-more-this-turn = { $unit } ya no mueve en este Turno de Jugador.
eastfront-no-moved-already = { $unit } ya ha movido en esta fase.
eastfront-no-rearguard-waits = { $unit } es la Retaguardia y se va después de todos los demás.
eastfront-no-scattered = { $unit } está Disperso y no puede mover.
eastfront-no-nowhere-to-go = { $unit } no tiene adónde ir.
eastfront-no-already-there = Ya está en { $space }.
eastfront-no-no-land = { $space } no es tierra.
eastfront-no-no-room = Ya no cabe nadie más en { $space }.
eastfront-no-too-far = { $space } queda fuera de su alcance (velocidad { $speed }).
eastfront-no-overstacked = Sobreapilamiento en { $space }: alguna unidad aún puede salir.
eastfront-no-hq-never-engages = { $unit } es un HQ: nunca se implica voluntariamente.
eastfront-no-no-engaging-again = Quien abandona una batalla no vuelve a implicarse en esta fase: { $space }.
eastfront-no-side-full = Ya no pueden cruzar más unidades ese lado de hex de la batalla en esta fase: { $space }.
eastfront-no-not-this-way = No puede pasar por { $space }.
eastfront-no-last-in-battle = { $unit } es el último en su batalla: solo puede irse como Retaguardia.
eastfront-no-not-in-a-battle = { $unit } no está en una batalla.
eastfront-no-not-the-last = { $unit } no es el último en su batalla: puede abandonarla sin que la persigan.
eastfront-no-no-way-out = { $unit } no tiene un hex Amigo al que abandonar la batalla.
eastfront-no-no-rearguard = Esa unidad no es una Retaguardia.
eastfront-no-no-supreme-moves = No hay Movimientos Supremos para eso.
eastfront-no-no-strategic-engaging = Nadie se implica con Movimiento Estratégico: { $space }.
eastfront-no-no-rail-there = Ninguna Línea Férrea amiga lleva a { $space } con los movimientos que quedan.
eastfront-no-no-sailing-there = Ninguna travesía lleva a { $space } con los movimientos que quedan.
