### EastFront: what stands around the board, in the browser and in the terminal: pieces, panels, places, hints.

## Pieces

eastfront-piece-block = { $unit }, { $hq ->
    [yes] { $value ->
        [0] no star left
        [one] 1 star
       *[other] { $value } stars
    }
   *[no] { $value } of { $full }
}{ $cut-off ->
    [yes] , unsupplied
   *[no] {""}
}{ $role ->
    [command] , active
    [invasion] , active as Invasion HQ
    [drop] , active as Paratroop HQ
   *[idle] {""}
}{ $blitzes ->
    [yes] {" "}in Blitz
   *[no] {""}
}{ $rearguard ->
    [yes] , rearguard
   *[no] {""}
}{ $scattered ->
    [yes] , scattered
   *[no] {""}
}{ $moved ->
    [yes] , has moved
   *[no] { $shipped ->
        [yes] , moves no more in this turn
       *[no] {""}
    }
}{ $shown ->
    [yes] , revealed
   *[no] {""}
}
eastfront-piece-back = { $side ->
    [axis] Axis block
   *[soviet] Soviet block
}, not revealed{ $turned ->
    [yes] , of Axis wood
   *[no] {""}
}{ $mark ->
    [unsupplied] , unsupplied
    [rearguard] , rearguard
    [scattered] , scattered
    [acted] , has moved
   *[none] {""}
}
eastfront-piece-strike = Air Strike of { $unit }: { $number ->
    [one] 1 die
   *[other] { $number } dice
}
eastfront-piece-beachhead = The Beachhead
eastfront-piece-lost = { $unit }, eliminated
eastfront-piece-gone = { $unit }, gone for good
eastfront-piece-coming = { $unit }, still to come with strength { $value }

## The calendar

eastfront-month = { $month ->
    [january] January
    [february] February
    [march] March
    [april] April
    [may] May
    [june] June
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
} { $year }
eastfront-panel-now = { eastfront-month }, { $fortnight ->
    [1] first fortnight
   *[other] second fortnight
}
eastfront-panel-phase = { $phase ->
    [setup] Set-up
    [production] Production
    [fortnight] Weather
    [end] The end
   *[other] { $side ->
        [axis] Axis
       *[soviet] Soviets
    }: { $phase ->
        [command] Command Phase
        [movement] Movement Phase
        [mobilize] HQs are mobilized
        [pursuit] rearguards leave
        [strikes] Air Strikes are assigned
        [battles] battles are chosen
        [combat] Combat Phase
        [deactivation] HQs are deactivated
       *[supply] Supply Phase
    }{ $blitz ->
        [yes] {" "}(Blitz)
       *[no] {""}
    }
}
eastfront-panel-weather = { $weather ->
    [dry] Dry
    [mud] Mud: HQs are disorganised and never deploy; all but mountain is marsh; single fire in attack, Double Defence
   *[snow] Snow: Axis HQs are disorganised; marsh is as forest
}
eastfront-panel-west = West of the boundary: { $weather ->
    [dry] dry
    [mud] mud
   *[snow] snow
}
eastfront-panel-outlook = Next fortnight: { $same ->
    [yes] { $odd ->
        [dry] dry
        [mud] mud
       *[snow] snow
    }
   *[no] on an odd sum of two dice { $odd ->
        [dry] dry
        [mud] mud
       *[snow] snow
    }, on an even one { $even ->
        [dry] dry
        [mud] mud
       *[snow] snow
    }
}
eastfront-supreme-left = Supreme Moves left: { $number }
eastfront-panel-last = { $left ->
    [0] This is the last month
   *[other] Last month: { eastfront-month }
}

## The score

eastfront-panel-score = Victory Points
eastfront-panel-points = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $total } (production { $level }{ $hqs ->
    [0] {""}
   *[other] , HQs +{ $hqs }
}{ $hqs_lost ->
    [0] {""}
   *[other] , HQs lost { $hqs_lost }
}{ $units_lost ->
    [0] {""}
   *[other] , units lost { $units_lost }
}{ $restricted ->
    [0] {""}
   *[other] , restricted satellites { $restricted }
}{ $unsupplied ->
    [0] {""}
   *[other] , unsupplied Germans { $unsupplied }
}{ $exhaustion ->
    [0] {""}
   *[other] , exhausted Axis HQs { $exhaustion }
}{ $handicap ->
    [0] {""}
   *[other] , handicap { $handicap }
}){ $open ->
    [yes] {""}
   *[no] {" "}and what you cannot see (HQs, want of supply)
}
eastfront-panel-levels = Victory by a difference of { $marginal } (Marginal), { $major } (Major), { $decisive } (Decisive)
eastfront-panel-month-table = No points are counted: what decides is the month in which the Soviets stand alone on the western edge beyond Krakow. It is { eastfront-month }

## Battles

eastfront-panel-battles = Battles
eastfront-panel-battle = { $space }: { $side ->
    [axis] the Axis defends
   *[soviet] the Soviets defend
}; Axis { $n-axis }, Soviets { $n-soviet }; { eastfront-board-state }
eastfront-board-state = { $state ->
    [fought] fought already
    [fresh] a new battle
    [ordered] active
   *[none] not active yet
}{ $struck ->
    [yes] , with an Air Strike
   *[no] {""}
}{ $supported ->
    [yes] , supported
   *[no] , without support
}{ $cover ->
    [0] , the fortress cannot be hurt
    [2] , Double Defence
    [3] , Triple Defence
    [4] , four hits a step
   *[other] {""}
}

## Production

eastfront-panel-production-title = Production
eastfront-panel-production = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: level { $level } (cities and resources { $sites }, base { $base })
eastfront-panel-points-left = Production points left: { $number }
eastfront-panel-price = { eastfront-sort }: step { $step }, cadre { $cadre }
eastfront-panel-price-beachhead = The Beachhead made ready: { $step }
eastfront-sort = { $kind ->
    [hq] HQs
    [armor] Armour
    [mech] Mechanised
    [cavalry] Cavalry
    [shock] Shock armies
    [mountain] Mountain troops
    [paratroop] Paratroops
    [coastal] Coastal Army
    [static] Static units
    [satellite] Satellites
   *[infantry] Infantry
}
eastfront-panel-coming = Reinforcements
eastfront-panel-arrives = { eastfront-month }, { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $units }
eastfront-panel-waits = { $event ->
    [sevastopol] When Sevastopol falls
   *[other] When the Soviets cross the Front boundary
}, { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $units }
eastfront-panel-losses = Losses
eastfront-panel-lost = { $side ->
    [axis] Axis
   *[soviet] Soviets
}, eliminated ({ $number }): { $units }
eastfront-panel-gone = { $side ->
    [axis] Axis
   *[soviet] Soviets
}, gone for good ({ $number }): { $units }

## Strategic objectives, the sea

eastfront-panel-strategy = Strategic objectives
eastfront-panel-free = Satellite expeditions that may go anywhere: { $units ->
    [none] none
   *[other] { $units }
}
eastfront-panel-surrendered = { $nation ->
    [romania] Romania has surrendered
    [bulgaria] Bulgaria has surrendered
   *[hungary] Hungary has surrendered
}
eastfront-panel-siege-guns = Siege guns with { $unit }
eastfront-panel-group-e = Army Group E has been called up
eastfront-panel-opposite = { $side ->
    [axis] An Axis unit
   *[soviet] A Soviet unit
} stands off the map, facing { $space }
eastfront-panel-air = { $side ->
    [axis] Axis
   *[soviet] Soviet
} air power hits on { $needs ->
    [6] 6
   *[other] { $needs }+
}
eastfront-panel-sea = At sea
eastfront-sea = { $sea ->
    [e-baltic] Eastern Baltic
    [gulf-of-finland] Gulf of Finland
    [gulf-of-riga] Gulf of Riga
    [n-caspian] Northern Caspian
    [s-caspian] Southern Caspian
    [azov] Sea of Azov
    [w-black-sea] Western Black Sea
   *[e-black-sea] Eastern Black Sea
}
eastfront-panel-sea-of = { eastfront-sea }: { $side ->
    [axis] Axis
    [soviet] Soviets
   *[none] nobody
}
eastfront-panel-beachhead = Beachhead: { $state ->
    [preparing] in Prep
    [ready] ready
    [deployed] deployed in { $space }
   *[eliminated] eliminated
}
eastfront-panel-tired = Ports used up in this turn: { $spaces }
eastfront-panel-docked = Ports used once in this turn: { $spaces }

## The armies

eastfront-panel-order = Your army on the map: { $number } blocks, { $steps } steps
eastfront-panel-sort = { eastfront-sort } ({ $number }): { $units }
eastfront-panel-hq = { $unit }, { $value ->
    [0] no star left
    [one] 1 star
   *[other] { $value } stars
}, { $space }{ $role ->
    [command] : active
    [invasion] : active as Invasion HQ
    [drop] : active as Paratroop HQ
   *[idle] {""}
}{ $blitz ->
    [yes] {" "}in Blitz
   *[no] {""}
}
eastfront-panel-seen = { $side ->
    [axis] Axis blocks that you see
   *[soviet] Soviet blocks that you see
}
eastfront-panel-backs = Not revealed: { $number ->
    [one] 1 block
   *[other] { $number } blocks
} in { $places ->
    [one] 1 hex
   *[other] { $places } hexes
}
eastfront-panel-backs-marked = { $mark ->
    [cut_off] Unsupplied
    [rearguard] Rearguards
   *[scattered] Scattered
}: { $number }
eastfront-panel-revealed = Revealed: { $units }

## A hex

eastfront-terrain = { $terrain ->
    [clear] Clear
    [forest] Forest
    [hill] Hill
    [marsh] Marsh
    [mountain] Mountain
    [lake] Lake
   *[sea] Sea
}
eastfront-about-water = { eastfront-terrain }
eastfront-about-terrain = { eastfront-terrain }{ $now ->
    [clear] {""}
    [marsh] { $terrain ->
        [marsh] {""}
       *[other] , marsh in the mud
    }
    [forest] { $terrain ->
        [marsh] , as forest in the snow
       *[other] {""}
    }
   *[other] {""}
}: room for { $room } a side; { $sides ->
    [one] 1 unit
   *[other] { $sides } units
} across each side in or out of battle, 1 over a river
eastfront-about-city = { $size ->
    [victory] Victory City
    [major] Major City
   *[minor] Minor City
}{ $value ->
    [0] {""}
   *[other] , production { $value }
}
eastfront-about-resource = Resource: Axis { $axis }, Soviets { $soviet }
eastfront-about-port = { $major ->
    [yes] Major port
   *[no] Minor port
}, { eastfront-sea }
eastfront-about-fortress = Fortress: Triple Defence for its Original Defender
eastfront-about-west-entry = Axis rail entry
eastfront-about-east-entry = Soviet rail entry
eastfront-about-arctic-entry = Lend-Lease comes in here from the Arctic
eastfront-about-shoals = Shoals: no landings
eastfront-about-west-front = West of the boundary of the Fronts
eastfront-about-nation = { $nation ->
    [ussr] Soviet Union
    [germany] Germany
    [romania] Romania
    [hungary] Hungary
    [bulgaria] Bulgaria
    [slovakia] Slovakia
    [yugoslavia] Yugoslavia
    [greece] Greece
   *[albania] Albania
}
eastfront-about-control = { $side ->
    [axis] Axis control
    [soviet] Soviet control
   *[none] Disputed
}
eastfront-about-supply = { $side ->
    [axis] Axis units here
   *[soviet] Soviet units here
}: { $supplied ->
    [yes] a line of supply
   *[no] no line of supply
}{ $rail ->
    [yes] , in rail or sea supply
   *[no] {""}
}
eastfront-about-battle = { $side ->
    [axis] Battle: the Axis defends
   *[soviet] Battle: the Soviets defend
}{ $cover ->
    [2] , Double Defence
    [3] , Triple Defence
   *[other] {""}
}
eastfront-about-cover = { $cover ->
    [2] Double Defence
   *[other] Triple Defence
} for who is attacked here
eastfront-about-backs = { $side ->
    [axis] { $number ->
        [one] 1 Axis block
       *[other] { $number } Axis blocks
    }
   *[soviet] { $number ->
        [one] 1 Soviet block
       *[other] { $number } Soviet blocks
    }
}, not revealed{ $unsupplied ->
    [0] {""}
   *[other] , unsupplied: { $unsupplied }
}{ $acted ->
    [0] {""}
   *[other] , have moved: { $acted }
}{ $rearguard ->
    [0] {""}
   *[other] , rearguard: { $rearguard }
}{ $scattered ->
    [0] {""}
   *[other] , scattered: { $scattered }
}
eastfront-about-empty = Nobody is here
eastfront-about-by-land = By land to { $spaces }
eastfront-about-by-river = Over a river to { $spaces }
eastfront-about-by-strait = Over a strait to { $spaces }
eastfront-about-by-rail = By rail to { $spaces }
eastfront-about-by-barred = No way by land to { $spaces }

## A block

eastfront-about-unseen = { $unit }: where it is, you cannot see
eastfront-about-at = { $space ->
    [none] Off the map
   *[other] In { $space }
}
eastfront-about-came = { $way ->
    [river] Came over a river from { $space }
    [air] Dropped from { $space }
    [sea] Landed from { $space }
   *[land] Came from { $space }
}
eastfront-about-arrives = Arrives in { eastfront-month }
eastfront-about-sort = { $kind ->
    [hq] { $supreme ->
        [yes] Supreme HQ
       *[no] HQ
    }
    [armor] Armour
    [mech] Mechanised
    [cavalry] Cavalry
    [shock] Shock army
    [mountain] Mountain infantry
    [paratroop] Paratroops
    [coastal] Coastal infantry
    [static] Static infantry: moves by Supreme Moves only
   *[infantry] Infantry
}, { $nation ->
    [german] German
    [soviet] Soviet
    [rumanian] Rumanian
    [bulgarian] Bulgarian
    [hungarian] Hungarian
   *[italian] Italian
}{ $ss ->
    [yes] , SS
   *[no] {""}
}{ $guards ->
    [yes] , Guards
   *[no] {""}
}
eastfront-about-fire = Fire in attack: { $attack ->
    [single] single (6)
    [double] double (5+)
    [triple] triple (4+)
   *[none] none
}; in defence: { $defence ->
    [single] single (6)
    [double] double (5+)
    [triple] triple (4+)
   *[none] none
}
eastfront-about-speed = Speed: dry { $dry }, mud { $mud }, snow { $snow }
eastfront-about-speed-now = Speed here now: { $number }
eastfront-about-cost = A step costs { $step }{ $once ->
    [yes] ; once lost it is never built again
   *[no] , its cadre { $cadre }
}
eastfront-about-satellite = { $free ->
    [yes] Satellite: may go anywhere
   *[no] Satellite: restricted to its country and the hexes around
}
eastfront-about-siege-guns = With the siege guns: triple fire against fortresses
eastfront-about-no-command = Disorganised and without strength: no command
eastfront-about-disorganised = Disorganised: its command value is one less
eastfront-about-supreme = Active it gives { $number } Supreme Moves
eastfront-about-radius = Command radius { $value } ({ $all ->
    [one] 1 hex
   *[other] { $all } hexes
} now)
eastfront-about-air = Air Strike with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, range { $all ->
    [one] 1 hex
   *[other] { $all } hexes
}

## Beside a choice

eastfront-hint-unit = { $strength }{ $space ->
    [none] {""}
   *[other] {" "}· { $space }
}{ $unsupplied ->
    [yes] {" "}· unsupplied
   *[no] {""}
}
eastfront-hint-cost = { $cost } PP{ $space ->
    [none] {""}
   *[other] {" "}· { $strength } · { $space }
}
eastfront-hint-arrives = with strength { $strength }{ $early ->
    [yes] , a step less unless { $cost } PP are paid
   *[no] {""}
}
eastfront-hint-hq = value { $value } · { $space }; { $number ->
    [one] 1 unit
   *[other] { $number } units
} in command{ $battles ->
    [0] {""}
    [one] , supports 1 battle
   *[other] , supports { $battles } battles
}{ $doomed ->
    [yes] {" "}· lost when it is deactivated
   *[no] {""}
}
eastfront-hint-hq-supreme = value { $value } · { $space }; { $moves } Supreme Moves{ $doomed ->
    [yes] {" "}· lost when it is deactivated
   *[no] {""}
}
eastfront-hint-commands = { $stays ->
    [yes] stays{" "}·{" "}
   *[no] {""}
}{ $number ->
    [one] 1 unit
   *[other] { $number } units
}{ $battles ->
    [0] {""}
    [one] {" "}· supports 1 battle
   *[other] {" "}· supports { $battles } battles
}{ $doomed ->
    [yes] {" "}· lost when it is deactivated
   *[no] {""}
}
eastfront-hint-supreme-hq = { $stays ->
    [yes] stays{" "}·{" "}
   *[no] {""}
}{ $moves } Supreme Moves{ $strikes ->
    [0] {""}
    [one] , 1 battle in air range
   *[other] , { $strikes } battles in air range
}{ $doomed ->
    [yes] {" "}· lost when it is deactivated
   *[no] {""}
}
eastfront-hint-march = { $foes ->
    [0] { $number ->
        [0] {""}
       *[other] { $number } of { $all } there
    }{ $fed ->
        [yes] {""}
       *[no] { $number ->
            [0] no line of supply
           *[other] {" "}· no line of supply
        }
    }
   *[other] { $foes ->
        [one] 1 enemy
       *[other] { $foes } enemies
    }{ $fresh ->
        [yes] {" "}· a new battle
       *[no] {" "}· joins { $number }
    }{ $river ->
        [yes] {" "}· over a river
       *[no] {""}
    }
}
eastfront-hint-via = { $river ->
    [yes] over a river · room for { $left } more
   *[no] room for { $left } more
}
eastfront-hint-supreme = { $cost } SM{ $number ->
    [0] {""}
   *[other] {" "}· { $number } of { $all } there
}
eastfront-hint-assault = { $foes ->
    [0] nobody there
    [one] 1 enemy
   *[other] { $foes } enemies
}
eastfront-hint-battle = { $attackers } against { $defenders }{ $supported ->
    [yes] {""}
   *[no] , without support
}{ $cover ->
    [0] , the fortress cannot be hurt
    [2] , Double Defence
    [3] , Triple Defence
    [4] , four hits a step
   *[other] {""}
}{ $struck ->
    [yes] , with an Air Strike
   *[no] {""}
}
eastfront-hint-strike = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} hitting on { $needs ->
    [6] 6
   *[other] { $needs }+
}; { $number ->
    [one] 1 battle
   *[other] { $number } battles
} in range
eastfront-hint-swap = { $full } at most
eastfront-detail-own = { $number ->
    [one] 1 own block
   *[other] { $number } own blocks
}
eastfront-detail-backs = { $side ->
    [axis] { $number ->
        [one] 1 Axis block
       *[other] { $number } Axis blocks
    }
   *[soviet] { $number ->
        [one] 1 Soviet block
       *[other] { $number } Soviet blocks
    }
}

## The board in the terminal

eastfront-board-weather = { $weather ->
    [dry] dry
    [mud] mud
   *[snow] snow
}{ $west ->
    [dry] { $weather ->
        [dry] {""}
       *[other] {" "}(dry in the west)
    }
    [mud] { $weather ->
        [mud] {""}
       *[other] {" "}(mud in the west)
    }
   *[snow] { $weather ->
        [snow] {""}
       *[other] {" "}(snow in the west)
    }
}
eastfront-board-levels = Production: Axis { $axis }, Soviets { $soviet }
eastfront-board-lost = Units lost: Axis { $axis }, Soviets { $soviet }
eastfront-board-side = { $side ->
    [axis] Axis
   *[soviet] Soviets
}
eastfront-board-battle = { $side ->
    [axis] the Axis defends
   *[soviet] the Soviets defend
}; { eastfront-board-state }
eastfront-board-hqs = HQs
eastfront-board-blocks = Units
eastfront-board-revealed = { $side ->
    [axis] Axis units revealed
   *[soviet] Soviet units revealed
}
eastfront-board-backs = { $side ->
    [axis] Axis blocks
   *[soviet] Soviet blocks
}
eastfront-board-mark = { $mark ->
    [cut_off] unsupplied
    [role] { $role ->
        [invasion] Invasion HQ
        [drop] Paratroop HQ
       *[command] active
    }
    [blitzes] Blitz
    [rearguard] rearguard
    [scattered] scattered
    [moved] moved
    [shipped] moves no more
   *[shown] revealed
}
