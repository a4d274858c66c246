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

## The odds of a battle

leningrad41-odds-title = Battle of { $space }: { $side ->
    [axis] the Axis attacks
   *[soviet] the Soviets attack
}
leningrad41-odds-under-way = Under way: what is left of the battle
leningrad41-odds-attack = { $side ->
    [axis] Axis
   *[soviet] Soviet
} attack: { $dice ->
    [0] { $hidden ->
        [0] no dice
        [one] only 1 block not revealed
       *[other] only { $hidden } blocks not revealed
    }
   *[other] { leningrad41-odds-dice }{ $hidden ->
        [0] {""}
        [one] , and 1 block not revealed
       *[other] , and { $hidden } blocks not revealed
    }
}
leningrad41-odds-defence = { $side ->
    [axis] Axis
   *[soviet] Soviet
} defence: { $dice ->
    [0] { $hidden ->
        [0] no dice
        [one] only 1 block not revealed
       *[other] only { $hidden } blocks not revealed
    }
   *[other] { leningrad41-odds-dice }{ $hidden ->
        [0] {""}
        [one] , and 1 block not revealed
       *[other] , and { $hidden } blocks not revealed
    }
}
leningrad41-odds-snipers = Snipers: { leningrad41-odds-dice }
leningrad41-odds-guns = Artillery: { leningrad41-odds-dice }
leningrad41-odds-bombers = Air strike, { $number ->
    [one] 1 bomber
   *[other] { $number } bombers
}: { leningrad41-odds-dice }
leningrad41-odds-dice = { $dice ->
    [0] no dice
    [one] 1 die
   *[other] { $dice } dice
}{ $triple ->
    [0] {""}
   *[other] {" "}· { $triple } on 4+
}{ $double ->
    [0] {""}
   *[other] {" "}· { $double } on 5+
}{ $single ->
    [0] {""}
   *[other] {" "}· { $single } on 6
}
leningrad41-odds-water = { $number ->
    [one] 1 block that attacks over water rolls a single die
   *[other] { $number } blocks that attack over water roll a single die each
}
leningrad41-odds-isolated = { $number ->
    [one] 1 isolated block does not attack
   *[other] { $number } isolated blocks do not attack
}
leningrad41-odds-cover = { $side ->
    [axis] The Axis absorbs
   *[soviet] The Soviets absorb
} { $number ->
    [0] no hits
    [one] 1 hit
   *[other] { $number } hits
}{ $line ->
    [yes] ; the Defensive Line falls before any block
   *[no] {""}
}
leningrad41-odds-armoured = Armoured Attack, the attacker fires first: { $chance } %
leningrad41-odds-losses = Mean losses of the { $side ->
    [axis] Axis
   *[soviet] Soviets
}: steps { $steps }, blocks { $number }
leningrad41-odds-unseen = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $number ->
    [one] 1 block not revealed
   *[other] { $number } blocks not revealed
}, any of the { $of } that have not been seen
leningrad41-odds-range = Depending on who they are, { $side ->
    [axis] the Axis clears
   *[soviet] the Soviets clear
} the area { $low } % to { $high } % of the time
leningrad41-odds-cleared = { $side ->
    [axis] The Axis clears
   *[soviet] The Soviets clear
} the area
leningrad41-odds-repelled = { $side ->
    [axis] The Axis destroys
   *[soviet] The Soviets destroy
} the attackers
leningrad41-odds-undecided = The area stays contested
leningrad41-odds-nobody = Nobody is left
