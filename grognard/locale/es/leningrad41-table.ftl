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
leningrad41-piece-forecast = Marcador de Pronóstico Meteorológico: { $value }
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

leningrad41-month = { $value ->
    [july] julio
    [august] agosto
    [september] septiembre
    [october] octubre
    [november] noviembre
   *[december] diciembre
}
leningrad41-sky = { $value ->
    [good] Buen Tiempo
    [rain] Lluvia
    [snow] Nieve
   *[blizzard] Ventisca
}
