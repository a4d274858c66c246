### Leningrad '41: lo que rodea al tablero en el navegador: piezas, paneles, lugares, indicaciones.

## Piezas

leningrad41-piece-block = { $unit }, { $counted ->
    [steps] Fuerza { $value } de { $full }
   *[stars] { $value ->
        [0] Agotado (Nivel Corazón)
        [one] 1 Estrella
       *[other] { $value } Estrellas
    }
}{ $isolated ->
    [yes] , Aislado
   *[no] {""}
}{ $active-hq ->
    [yes] , activo
   *[no] { $acted ->
        [yes] , ya ha actuado
       *[no] {""}
    }
}{ $crossed ->
    [yes] , tras cruzar agua
   *[no] {""}
}{ $cleared ->
    [yes] , puede hacer Blitz
   *[no] {""}
}{ $shown ->
    [yes] , revelado
   *[no] {""}
}
leningrad41-piece-back = { $wood ->
    [german] Bloque alemán
    [finnish] Bloque finlandés
   *[soviet] Bloque soviético
} de pie{ $mark ->
    [isolated] , Aislado
    [crossed] , tras cruzar agua
   *[none] {""}
}
leningrad41-piece-line = Línea Defensiva { $side ->
    [axis] del Eje
   *[soviet] soviética
}{ $isolated ->
    [yes] , Aislada
   *[no] {""}
}
leningrad41-piece-control = { $side ->
    [axis] Control del Eje
   *[soviet] Control soviético
}
leningrad41-piece-artillery = Fuego de Artillería: { $hq }
leningrad41-piece-bomber = { $bomber }{ $space ->
    [none] , { $state ->
        [ready] listo
        [aborted] Abortado
       *[destroyed] Destruido
    }
   *[other] {" "}sobre { $space }
}
leningrad41-piece-turn = Turno: { leningrad41-month }
leningrad41-piece-weather = Meteorología: { leningrad41-sky }
leningrad41-piece-disc = Disco de Iniciativa: { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}
leningrad41-piece-pool = Reserva de Fuerzas { $side ->
    [axis] del Eje
   *[soviet] soviética
}: { $number ->
    [one] 1 Bloque
   *[other] { $number } Bloques
}
leningrad41-piece-lost = Bloques { $side ->
    [axis] del Eje perdidos para siempre
   *[soviet] soviéticos perdidos para siempre
}: { $number }

## El calendario

leningrad41-month = { $month ->
    [july] Julio
    [august] Agosto
    [september] Septiembre
    [october] Octubre
    [november] Noviembre
   *[december] Diciembre
}
leningrad41-sky = { $weather ->
    [good] Buen Tiempo
    [rain] Lluvia
    [snow] Nieve
   *[blizzard] Ventisca
}
leningrad41-impulse = { $impulse ->
    [tactical] Impulso Táctico
    [strategic] Impulso Estratégico
    [reinforcement] Impulso Estratégico
   *[pass] Pasar
}
leningrad41-phase = { $phase ->
    [setup] despliegue
    [logistics] Fase Logística: los Líderes
    [restore] Puntos de Regeneración
    [replace] Puntos de Reemplazo
    [reinforce] Refuerzos
    [opening] comienza el Impulso
    [choice] se elige el Impulso
    [activation] Segmento de Activación de HQ
    [marat] el Marat
    [command] Segmento de Mando
    [support] artillería y Bombarderos
    [combat] Segmento de Combate
    [blitz] Segmento Blitz
    [blitz-support] Segmento Blitz: artillería y Bombarderos
    [blitz-combat] Segmento Blitz: combate
    [deactivation] Segmento de Desactivación de HQ
    [closing] acaba el Impulso
    [exploitation] Explotación
    [exploit] Movimiento de Explotación
   *[final] Fase Final
}
leningrad41-passed = Un bando ha pasado: si pasa el otro, acaba el mes
