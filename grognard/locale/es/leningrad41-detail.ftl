### Leningrad '41: unas palabras junto a cada opción.

detail-own = { $number ->
    [one] 1 Bloque propio
   *[other] { $number } Bloques propios
}
detail-upright = { $wood ->
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
