### EastFront: combate, clima, fuerza aérea, victoria (capítulos 7, 12, 13, 17).

## Lo que se pregunta

eastfront-ask-strikes = ¿La fuerza aérea de qué HQ ataca una batalla?
eastfront-ask-strike = { $unit } hace un Ataque Aéreo con { $number ->
    [one] 1 dado
   *[other] { $number } dados
}. ¿En qué batalla?
eastfront-ask-battles = ¿Qué otras batallas se activan?
eastfront-ask-battle = ¿Qué batalla se resuelve ahora?
eastfront-ask-take-hit = { $cover ->
    [1] Un impacto en { $space }: ¿qué unidad pierde un paso?
    [2] Medio impacto en { $space }: ¿qué unidad lo sufre?
   *[other] Un tercio de impacto en { $space }: ¿qué unidad lo sufre?
}{ $hits ->
    [1] {""}
   *[other] {" "}Faltan: { $hits }
}
eastfront-ask-repulse = Rechazo en { $space }: ¿qué atacante retrocede?{ $number ->
    [1] {""}
   *[other] {" "}Faltan: { $number }
}

## Lo que ocurre: batallas

eastfront-event-strike = Ataque Aéreo de { $unit } asignado a { $space } ({ $number ->
    [one] 1 dado
   *[other] { $number } dados
}).
eastfront-event-ordered = Se activa la batalla de { $space }.
eastfront-event-battle = Batalla de { $space }: { $side ->
    [axis] ataca el Eje
   *[soviet] atacan los soviéticos
}{ $supported ->
    [yes] {""}
   *[no] , sin apoyo
}{ $assault ->
    [0] {""}
   *[other] , por asalto (rechazo con 1 a { $assault })
}{ $cover ->
    [0] . La fortaleza no puede sufrir impactos
    [1] {""}
    [2] . Defensa Doble
    [3] . Defensa Triple
   *[other] {""}
}. Eje: { $units-axis }. Soviéticos: { $units-soviet }.
eastfront-event-in-vain = Sin apoyo nada puede hacerse contra la fortaleza de { $space }.
eastfront-event-repulsed = { $unit } es rechazado de { $space } y vuelve a { $at }.
eastfront-event-undecided = La batalla de { $space } sigue; { $side ->
    [axis] el Eje es
   *[soviet] los soviéticos son
} el Defensor Original.
eastfront-event-won = { $side ->
    [axis] { $space } queda en manos del Eje.
    [soviet] { $space } queda en manos soviéticas.
   *[none] No queda nadie en { $space }.
}
eastfront-event-weaker = { $unit ->
    [none] { $side ->
        [axis] Una unidad del Eje
       *[soviet] Una unidad soviética
    } en { $space } pierde un paso.
   *[other] { $unit } ({ $space }) baja a { $strength }.
}
eastfront-event-eliminated = { $unit } es eliminado en { $space }.

## Lo que ocurre: el clima

eastfront-event-weather = { $weather ->
    [dry] Clima Seco.
    [mud] Barro.
   *[snow] Nieve; los ríos están helados.
}{ $west ->
    [dry] { $weather ->
        [dry] {""}
       *[other] {" "}Frente Occidental: seco.
    }
    [mud] { $weather ->
        [mud] {""}
       *[other] {" "}Frente Occidental: barro.
    }
   *[snow] { $weather ->
        [snow] {""}
       *[other] {" "}Frente Occidental: nieve.
    }
}

## Lo que ocurre: el final

eastfront-event-score = Puntos de Victoria: Eje { $totals-axis }, soviéticos { $totals-soviet }. Puntos de Torneo del nivel: { $points }.
eastfront-level-draw = Empate
eastfront-level-marginal = Victoria Marginal
eastfront-level-major = Victoria Mayor
eastfront-level-decisive = Victoria Decisiva
eastfront-reason-victory-points = por Puntos de Victoria
eastfront-reason-polish-plain = los soviéticos llegan a la llanura polaca
eastfront-reason-held-out = la llanura polaca resistió hasta el final

## Dados

eastfront-purpose-air-strike = Ataque Aéreo de { $unit } ({ $needs }+)
eastfront-purpose-defensive-fire = Fuego Defensivo de { $unit } ({ $needs }+)
eastfront-purpose-offensive-fire = Fuego Ofensivo de { $unit } ({ $needs }+)
eastfront-purpose-weather = Clima (impar: { $odd ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
}, par: { $even ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
})
eastfront-purpose-west-weather = Clima del Frente Occidental (impar: { $odd ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
}, par: { $even ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
})

## Lo que lo impide

eastfront-no-not-an-active-hq = Solo un HQ propio activo tiene fuerza aérea.
eastfront-no-air-power-drops = { $unit } ha gastado su fuerza aérea en el salto.
eastfront-no-flies-already = La fuerza aérea de { $unit } ya ataca { $space }.
eastfront-no-no-air-power = { $unit } no tiene fuerza aérea ahora.
eastfront-no-no-battle-in-reach = No hay ninguna batalla sin Ataque Aéreo al Alcance Aéreo de { $unit }.
eastfront-no-no-battle = No hay ninguna batalla en { $space }.
eastfront-no-struck-already = Otro Ataque Aéreo va a { $space }.
eastfront-no-out-of-air-range = Está fuera del Alcance Aéreo de { $unit }.
eastfront-no-fought-anyway = El combate en { $space } es obligatorio de todos modos.
eastfront-no-ordered-already = La batalla de { $space } ya está activa.
eastfront-no-fought-already = La ronda de { $space } ya se ha resuelto.
eastfront-no-not-active = La batalla de { $space } no está activa.
eastfront-no-not-in-battle = No es una unidad suya de esta batalla.
eastfront-no-not-the-strongest = { $unit } no está entre las más fuertes.
eastfront-no-not-the-wounded = Otra unidad lleva ya parte de un impacto y debe sufrir también este.
eastfront-no-not-in-assault = No es una de las atacantes de este asalto.
eastfront-no-not-the-weakest = { $unit } no está entre las atacantes más débiles.

## Probabilidades

eastfront-odds-title = { $space }: cómo puede ir la próxima ronda para { $side ->
    [axis] el Eje
   *[soviet] los soviéticos
}
eastfront-odds-taken = { $side ->
    [axis] El Eje toma el hex
   *[soviet] Los soviéticos toman el hex
}
eastfront-odds-failed = { $side ->
    [axis] El Eje lo conserva sin atacantes
   *[soviet] Los soviéticos lo conservan sin atacantes
}
eastfront-odds-undecided = La batalla sigue
eastfront-odds-nobody = No queda nadie
eastfront-odds-attack = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}, Fuego Ofensivo: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} ({ $triple } FT, { $double } FD, { $single } FS){ $hidden ->
    [0] {""}
   *[other] {" "}y { $hidden } sin ver
}
eastfront-odds-defence = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}, Fuego Defensivo: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} ({ $triple } FT, { $double } FD, { $single } FS){ $hidden ->
    [0] {""}
   *[other] {" "}y { $hidden } sin ver
}
eastfront-odds-air = Ataque Aéreo: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} ({ $triple } FT, { $double } FD, { $single } FS)
eastfront-odds-cover = { $supported ->
    [yes] Con apoyo
   *[no] Sin apoyo
}: { $cover ->
    [0] la fortaleza no puede sufrir impactos
    [1] cada impacto cuesta un paso
   *[other] { $cover } impactos cuestan un paso
}
eastfront-odds-assault = Asalto: cada resultado de 1 a { $face } rechaza a un atacante
eastfront-odds-losses = { $side ->
    [axis] El Eje pierde
   *[soviet] Los soviéticos pierden
} de media { $steps } pasos y { $number } unidades
eastfront-odds-back = De media son rechazadas { $number } atacantes
eastfront-odds-unseen = Bloques { $side ->
    [axis] del Eje
   *[soviet] soviéticos
} sin ver: { $number }, de { $of }
eastfront-odds-range = { $side ->
    [axis] El Eje lo toma
   *[soviet] Los soviéticos lo toman
} entre { $low } y { $high } veces de cien, según quién esté allí
