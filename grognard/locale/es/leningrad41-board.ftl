### El tablero de Leningrad '41 en líneas de texto.

board-calendar = { $month ->
    [july] Julio
    [august] Agosto
    [september] Septiembre
    [october] Octubre
    [november] Noviembre
   *[december] Diciembre
} de 1941 · { $weather ->
    [good] Buen Tiempo
    [rain] Lluvia
    [snow] Nieve
   *[blizzard] Ventisca
}{ $forecast ->
    [0] {""}
   *[other] {" "}(pronóstico { $forecast })
} · { $active-name }{ $impulse ->
    [tactical] : Impulso Táctico
    [strategic] : Impulso Estratégico
    [reinforcement] : Impulso de Refuerzos
    [pass] : Pasar
   *[none] {""}
}, { $phase ->
    [setup] despliegue
    [logistics] Fase Logística
    [restore] Fase Logística: Estrellas de los HQ
    [replace] Fase Logística: reemplazos
    [reinforce] refuerzos
    [opening] apertura del Impulso
    [choice] elección del Impulso
    [activation] Segmento de Activación de HQ
    [marat] el Marat
    [command] Segmento de Mando
    [support] apoyo a las Batallas
    [combat] Segmento de Combate
    [blitz] Blitz
    [blitz-support] Blitz: apoyo
    [blitz-combat] Blitz: combate
    [deactivation] Segmento de Desactivación de HQ
    [closing] final del Impulso
    [exploitation] Explotación
    [exploit] Explotación
   *[final] Fase Final
} · Disco de Iniciativa: { $disc-name }{ $passes ->
    [0] {""}
    [one] {" "}· un paso hasta ahora
   *[other] {" "}· { $passes } pasos seguidos
}
board-score = Puntos de Victoria: Eje { $points-axis }, Soviéticos { $points-soviet } · Bloques destruidos: por el Eje { $kills-axis }, por los Soviéticos { $kills-soviet }{ $logistics ->
    [none] {""}
   *[other] {" "}· tu Valor Logístico: { $logistics }
}
board-victory = Áreas de Victoria { $side ->
    [axis] del Eje
   *[soviet] de los Soviéticos
}: { $spaces ->
    [none] {""}
   *[other] { $spaces }
}{ $murmansk ->
    [no] {""}
   *[yes] { $spaces ->
        [none] Múrmansk
       *[other] , Múrmansk
    }
}
board-battles = Batallas: { $spaces ->
    [none] {""}
   *[other] { $spaces }
}{ $fresh ->
    [none] {""}
   *[other] {" "}(nuevas: { $fresh })
}
board-areas = { $spaces }
board-side = { $side ->
    [axis] EJE
   *[soviet] SOVIÉTICOS
}
board-area = { $spaces }: { $standing }
board-alike = { $standing }: { $spaces }
board-unit = { $unit } { $strength }{ $marks ->
    [none] {""}
   *[other] {" "}({ $marks })
}
board-unit-at = { $space ->
    [none] { $place ->
        [pool] en la Reserva de Fuerzas
        [drawn] sacado
        [waiting] aún no ha llegado
        [box] en su Casilla
        [murmansk] camino a Múrmansk
       *[other] fuera de juego
    }
   *[other] { $space }
} · { $strength }
board-mark = { $mark ->
    [shown] revelado
    [active-hq] activo
    [acted] ya ha actuado
    [isolated] Aislado
    [crossed] cruzó el río
   *[cleared] puede hacer Blitz
}
board-upright = { $wood ->
    [german] { $number ->
        [one] 1 Bloque alemán
       *[other] { $number } Bloques alemanes
    }
    [finnish] { $number ->
        [one] 1 Bloque finlandés
       *[other] { $number } Bloques finlandeses
    }
   *[soviet] { $number ->
        [one] 1 Bloque soviético
       *[other] { $number } Bloques soviéticos
    }
}
board-upright-mark = { $mark ->
    [isolated] { $number ->
        [one] 1 Aislado
       *[other] { $number } Aislados
    }
   *[crossed] { $number } al otro lado del río
}
board-line = Línea Defensiva
board-reserve = { $place ->
    [pool] Reserva de Fuerzas
    [drawn] Sacados
    [waiting] Aún no han llegado
    [murmansk] Camino a Múrmansk
    [box] En sus Casillas
    [lost] Destruidos
   *[withdrawn] Retirados
} ({ $number }): { $units }
board-counted = { $place ->
    [pool] Reserva de Fuerzas
    [drawn] Sacados
    [waiting] Aún no han llegado
   *[murmansk] Camino a Múrmansk
}: { $number ->
    [one] 1 Bloque
   *[other] { $number } Bloques
}
board-road = Camino a Múrmansk: el Eje está en la Casilla { $box } de 10.
board-baltic = Controla el Báltico: { $side ->
    [axis] el Eje
   *[soviet] los Soviéticos
}.
board-bombers = Bombarderos { $state ->
    [ready] listos
    [aborted] Abortados
   *[destroyed] destruidos
}: { $names }
board-bomber = { $bomber }
board-bomber-to = { $bomber } → { $space }
board-artillery = Artillería: { $unit } → { $space }
board-marat = El Marat: { $state ->
    [whole] intacto
    [damaged] dañado
   *[sunk] hundido
}{ $space ->
    [none] {""}
   *[other] , { $space }
}{ $bombs ->
    [0] {""}
   *[other] {" "}({ $bombs } Bombarderos encima)
}
