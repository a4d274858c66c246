### Leningrad '41: what is painted over the board.

leningrad41-overlay-supply = Supply
leningrad41-overlay-control = Control
leningrad41-overlay-command = Range of an HQ
leningrad41-overlay-movement = Reach of a block
leningrad41-overlay-terrain = Terrain
leningrad41-overlay-victory = Victory

leningrad41-overlay-contested = Contested area
leningrad41-overlay-no-block = No such block is known to be on the map: choose one that you see

## Supply

leningrad41-overlay-supply-land = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: in supply by land ({ $sign } supply source)
leningrad41-overlay-supply-sea = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: in supply by sea ({ $sign })
leningrad41-overlay-supply-ladoga = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: in supply by the Road of Life ({ $sign })
leningrad41-overlay-supply-coast = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: in supply on the Baltic coast ({ $sign })
leningrad41-overlay-supply-none = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: own area without a line of communication; whoever is there is isolated
leningrad41-overlay-supply-cut = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: units out of supply

## Control

leningrad41-overlay-controlled = Under { $side ->
    [axis] Axis
   *[soviet] Soviet
} control
leningrad41-overlay-control-contested = Contested, under { $side ->
    [axis] Axis
   *[soviet] Soviet
} control

## The range of an HQ

leningrad41-overlay-range-command = { $unit }: Tactical Range, { $stars ->
    [0] only the area where it is
    [one] 1 area
   *[other] { $stars } areas
}
leningrad41-overlay-range-commanded = Blocks that it commands (how many)
leningrad41-overlay-range-air = { $unit }: Air Range, { $stars ->
    [one] 1 area
   *[other] { $stars } areas
}
leningrad41-overlay-range-no-hq = { $unit } commands no blocks
leningrad41-overlay-range-if-activated = If { $unit } is activated where it stands

## The reach of a block

leningrad41-overlay-range-cost = { $points ->
    [one] 1 MP
   *[other] { $points } MP
}
leningrad41-overlay-range-battle = Engages the enemy
leningrad41-overlay-range-water = Engages over water: a single die
leningrad41-overlay-range-rail = By rail
leningrad41-overlay-range-sea = By sea ({ $sign })
leningrad41-overlay-range-later = Not its turn to move: as it could in a Tactical Impulse

## Terrain

leningrad41-overlay-ground = { $terrain ->
    [green] Green
    [yellow] Yellow
    [red] Red
   *[victory] Victory area
}: { $points ->
    [one] 1 MP
   *[other] { $points } MP
}, stacking { $stack }, { $absorb ->
    [0] no absorption
   *[other] absorption { $absorb }
}{ $terrain ->
    [victory] {" "}if the defender controls it
   *[other] {""}
}
leningrad41-overlay-terrain-city = { $sign } City: absorption +1 if the defender controls it
leningrad41-overlay-terrain-weather = MP in { $weather ->
    [rain] Rain
    [snow] Snow
   *[blizzard] Blizzard
}

## Victory

leningrad41-overlay-victory-points = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $number } VP (Murmansk included)
leningrad41-overlay-victory-take = { $letter }: the Axis wins if it controls { $spaces }
leningrad41-overlay-victory-cut = { $letter }: the Axis wins if no land line of communication leads to { $space }
