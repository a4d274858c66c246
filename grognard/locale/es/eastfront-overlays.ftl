### EastFront: lo que se pinta sobre el tablero.

eastfront-overlay-control = Control
eastfront-overlay-supply = Suministro
eastfront-overlay-rails = Ferrocarriles
eastfront-overlay-command = Radio de un HQ
eastfront-overlay-movement = Alcance de un bloque
eastfront-overlay-terrain = Terreno
eastfront-overlay-sites = Ciudades y recursos

eastfront-overlay-unknown-block = No se sabe de tal bloque en el mapa: elige uno de los que ves

## Control

eastfront-overlay-controlled = Control { $side ->
    [axis] del Eje
   *[soviet] soviético
}
eastfront-overlay-disputed = Disputado
eastfront-overlay-battle = Batalla

## Suministro

eastfront-overlay-supplied = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: hexes propios con Línea de Suministro ({ $sign } Suministro de Origen)
eastfront-overlay-supplied-beyond = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: hexes disputados con Línea de Suministro
eastfront-overlay-unfed = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: hexes propios sin Línea de Suministro
eastfront-overlay-hungry = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: unidades ahora sin Línea de Suministro

## Ferrocarriles

eastfront-overlay-rails-of = Ferrocarriles { $side ->
    [axis] del Eje
   *[soviet] soviéticos
} ({ $sign } donde comienzan)
eastfront-overlay-rails-by-sea = Puertos y ferrocarriles { $side ->
    [axis] del Eje
   *[soviet] soviéticos
} a los que se llega por mar
eastfront-overlay-rails-nobody = Vías que nadie puede usar

## Radio de un HQ

eastfront-overlay-range-command = { $unit }: Radio de Mando { $value }
eastfront-overlay-range-commanded = Unidades bajo su mando (cuántas)
eastfront-overlay-range-supported = Batallas a las que da apoyo
eastfront-overlay-range-air = { $unit }: Alcance Aéreo; Ataque Aéreo con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
eastfront-overlay-range-supreme = Movimientos Supremos si está activo: { $number }
eastfront-overlay-range-no-hq = { $unit } no es un HQ
eastfront-overlay-range-none = { $unit } está Desorganizado y sin fuerza: no manda a nadie
eastfront-overlay-range-if-activated = Si { $unit } se activa donde está

## Alcance de un bloque

eastfront-overlay-range-land = Por tierra, Velocidad { $number }
eastfront-overlay-range-battle = Se implica
eastfront-overlay-range-river = Se implica por río: puede ser rechazada
eastfront-overlay-range-rail = Por ferrocarril
eastfront-overlay-range-sea = Por mar
eastfront-overlay-range-later = No le toca mover: como podría ir por tierra bajo mando

## Terreno

eastfront-overlay-ground = { $terrain ->
    [clear] Claro
    [forest] Bosque
    [hill] Colina
    [marsh] Pantano
   *[mountain] Montaña
}: { $room } por bando, { $sides } por lado de hex de una batalla{ $terrain ->
    [clear] {""}
    [mountain] ; Defensa Doble, acaba el movimiento
    [marsh] ; Defensa Doble, acaba el movimiento
   *[other] ; Defensa Doble
}
eastfront-overlay-terrain-signs = { $city } Ciudad Mayor: Defensa Doble; { $fortress } Fortaleza: Defensa Triple
eastfront-overlay-terrain-weather = Tal como lo deja el clima: { $weather ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
}; en el oeste { $west ->
    [dry] Seco
    [mud] Barro
   *[snow] Nieve
}

## Ciudades y recursos

eastfront-overlay-producing = { $side ->
    [axis] Eje
   *[soviet] Soviéticos
}: producen { $number }
eastfront-overlay-idle = Sin Suministro Ferroviario/Naval: no produce
eastfront-overlay-disputed-site = Ahora de nadie: no produce
