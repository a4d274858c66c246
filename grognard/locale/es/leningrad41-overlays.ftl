### Leningrad '41: lo que se pinta sobre el tablero.

leningrad41-overlay-supply = Suministro
leningrad41-overlay-control = Control
leningrad41-overlay-command = Rango de un HQ
leningrad41-overlay-movement = Movimiento de un Bloque
leningrad41-overlay-terrain = Terreno
leningrad41-overlay-victory = Victoria

leningrad41-overlay-contested = Área disputada
leningrad41-overlay-no-block = No se sabe de tal Bloque en el mapa: elige uno de los que ves

## Suministro

leningrad41-overlay-supply-land = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: con suministro por tierra ({ $sign } Fuente de Suministro)
leningrad41-overlay-supply-sea = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: con suministro por mar ({ $sign })
leningrad41-overlay-supply-ladoga = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: con suministro por el Camino de la Vida ({ $sign })
leningrad41-overlay-supply-coast = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: con suministro en la costa del Báltico ({ $sign })
leningrad41-overlay-supply-none = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: Área propia sin LdC; quien esté allí se queda Aislado
leningrad41-overlay-supply-cut = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: unidades sin suministro

## Control

leningrad41-overlay-controlled = Bajo control { $side ->
    [axis] del Eje
   *[soviet] soviético
}
leningrad41-overlay-control-contested = Disputada, bajo control { $side ->
    [axis] del Eje
   *[soviet] soviético
}

## Rango de un HQ

leningrad41-overlay-range-command = { $unit }: Rango Táctico, { $stars ->
    [0] solo el Área en que está
    [one] 1 Área
   *[other] { $stars } Áreas
}
leningrad41-overlay-range-commanded = Bloques que comanda (cuántos)
leningrad41-overlay-range-air = { $unit }: Rango Aéreo, { $stars ->
    [one] 1 Área
   *[other] { $stars } Áreas
}
leningrad41-overlay-range-no-hq = { $unit } no comanda Bloques
leningrad41-overlay-range-if-activated = Si { $unit } se activa donde está

## Movimiento de un Bloque

leningrad41-overlay-range-cost = { $points ->
    [one] 1 PM
   *[other] { $points } PM
}
leningrad41-overlay-range-battle = Se traba en combate
leningrad41-overlay-range-water = Se traba en combate cruzando agua: un solo dado
leningrad41-overlay-range-rail = En ferrocarril
leningrad41-overlay-range-sea = Por mar ({ $sign })
leningrad41-overlay-range-later = Ahora no le toca mover: así podría en un Impulso Táctico

## Terreno

leningrad41-overlay-ground = { $terrain ->
    [green] Verde
    [yellow] Amarilla
    [red] Roja
   *[victory] Área de Victoria
}: { $points ->
    [one] 1 PM
   *[other] { $points } PM
}, apilamiento { $stack }, { $absorb ->
    [0] sin Absorción
   *[other] Absorción { $absorb }
}{ $terrain ->
    [victory] {" "}si la controla el Defensor
   *[other] {""}
}
leningrad41-overlay-terrain-city = { $sign } Ciudad: Absorción +1 si la controla el Defensor
leningrad41-overlay-terrain-weather = PM con { $weather ->
    [rain] Lluvia
    [snow] Nieve
   *[blizzard] Ventisca
}

## Victoria

leningrad41-overlay-victory-points = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: { $number } PV (Múrmansk incluida)
leningrad41-overlay-victory-take = { $letter }: el Eje gana si controla { $spaces }
leningrad41-overlay-victory-cut = { $letter }: el Eje gana si { $space } se queda sin LdC por tierra

## Probabilidades de una Batalla

leningrad41-odds-title = Batalla de { $space }: ataca { $side ->
    [axis] el Eje
   *[soviet] el bando soviético
}
leningrad41-odds-under-way = En curso: lo que falta de la Batalla
leningrad41-odds-attack = Ataque { $side ->
    [axis] del Eje
   *[soviet] soviético
}: { $dice ->
    [0] { $hidden ->
        [0] ningún dado
        [one] solo 1 Bloque sin revelar
       *[other] solo { $hidden } Bloques sin revelar
    }
   *[other] { leningrad41-odds-dice }{ $hidden ->
        [0] {""}
        [one] , más 1 Bloque sin revelar
       *[other] , más { $hidden } Bloques sin revelar
    }
}
leningrad41-odds-defence = Defensa { $side ->
    [axis] del Eje
   *[soviet] soviética
}: { $dice ->
    [0] { $hidden ->
        [0] ningún dado
        [one] solo 1 Bloque sin revelar
       *[other] solo { $hidden } Bloques sin revelar
    }
   *[other] { leningrad41-odds-dice }{ $hidden ->
        [0] {""}
        [one] , más 1 Bloque sin revelar
       *[other] , más { $hidden } Bloques sin revelar
    }
}
leningrad41-odds-snipers = Francotiradores: { leningrad41-odds-dice }
leningrad41-odds-guns = Fuego de Artillería: { leningrad41-odds-dice }
leningrad41-odds-bombers = Ataque Aéreo, { $number ->
    [one] 1 Bombardero
   *[other] { $number } Bombarderos
}: { leningrad41-odds-dice }
leningrad41-odds-dice = { $dice ->
    [0] ningún dado
    [one] 1 dado
   *[other] { $dice } dados
}{ $triple ->
    [0] {""}
   *[other] {" "}· { $triple } a 4+
}{ $double ->
    [0] {""}
   *[other] {" "}· { $double } a 5+
}{ $single ->
    [0] {""}
   *[other] {" "}· { $single } a 6
}
leningrad41-odds-water = { $number ->
    [one] 1 Bloque que ataca cruzando agua lanza un solo dado
   *[other] { $number } Bloques que atacan cruzando agua lanzan un solo dado cada uno
}
leningrad41-odds-isolated = { $number ->
    [one] 1 Bloque Aislado no ataca
   *[other] { $number } Bloques Aislados no atacan
}
leningrad41-odds-cover = { $side ->
    [axis] El Eje absorbe
   *[soviet] Los soviéticos absorben
} { $number ->
    [0] 0 impactos
    [one] 1 impacto
   *[other] { $number } impactos
}{ $line ->
    [yes] ; la Línea Defensiva cae antes que los Bloques
   *[no] {""}
}
leningrad41-odds-armoured = Ataque Blindado, el atacante dispara primero: { $chance } %
leningrad41-odds-losses = Pérdidas medias { $side ->
    [axis] del Eje
   *[soviet] soviéticas
}: pasos { $steps }, Bloques { $number }
leningrad41-odds-unseen = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: { $number ->
    [one] 1 Bloque sin revelar, cualquiera
   *[other] { $number } Bloques sin revelar, cualesquiera
} de los { $of } que faltan por ver
leningrad41-odds-range = Según quiénes sean, { $side ->
    [axis] el Eje despeja
   *[soviet] los soviéticos despejan
} el Área entre un { $low } % y un { $high } % de las veces
leningrad41-odds-cleared = { $side ->
    [axis] El Eje despeja
   *[soviet] Los soviéticos despejan
} el Área
leningrad41-odds-repelled = { $side ->
    [axis] El Eje destruye
   *[soviet] Los soviéticos destruyen
} a los atacantes
leningrad41-odds-undecided = El Área sigue disputada
leningrad41-odds-nobody = No queda nadie
