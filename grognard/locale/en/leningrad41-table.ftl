### Leningrad '41: what stands around the board in the browser: pieces, panels, places, hints.

## Pieces

leningrad41-piece-block = { $unit }, { $counted ->
    [steps] { $value } of { $full }
   *[stars] { $value ->
        [0] exhausted (heart)
        [one] 1 star
       *[other] { $value } stars
    }
}{ $isolated ->
    [yes] , isolated
   *[no] {""}
}{ $active-hq ->
    [yes] , active
   *[no] { $acted ->
        [yes] , has acted
       *[no] {""}
    }
}{ $crossed ->
    [yes] , over water
   *[no] {""}
}{ $cleared ->
    [yes] , may Blitz
   *[no] {""}
}{ $shown ->
    [yes] , revealed
   *[no] {""}
}
leningrad41-piece-back = { $wood ->
    [german] German block
    [finnish] Finnish block
   *[soviet] Soviet block
}, upright{ $mark ->
    [isolated] , isolated
    [crossed] , over water
   *[none] {""}
}
leningrad41-piece-line = { $side ->
    [axis] Axis Defensive Line
   *[soviet] Soviet Defensive Line
}{ $isolated ->
    [yes] , isolated
   *[no] {""}
}
leningrad41-piece-control = { $side ->
    [axis] Axis control
   *[soviet] Soviet control
}
leningrad41-piece-artillery = Artillery Fire of { $hq }
leningrad41-piece-bomber = { $bomber }{ $space ->
    [none] , { $state ->
        [ready] ready
        [aborted] Aborted
       *[destroyed] Destroyed
    }
   *[other] {" "}over { $space }
}
leningrad41-piece-turn = Turn: { leningrad41-month }
leningrad41-piece-weather = Weather: { leningrad41-sky }
leningrad41-piece-disc = Initiative Disc: { $side ->
    [axis] Axis
   *[soviet] Soviets
}
leningrad41-piece-pool = { $side ->
    [axis] Axis pool
   *[soviet] Soviet pool
}: { $number ->
    [one] 1 block
   *[other] { $number } blocks
}
leningrad41-piece-lost = { $side ->
    [axis] Axis blocks gone for good
   *[soviet] Soviet blocks gone for good
}: { $number }

## The calendar

leningrad41-month = { $month ->
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
}
leningrad41-sky = { $weather ->
    [good] Good Weather
    [rain] Rain
    [snow] Snow
   *[blizzard] Blizzard
}
leningrad41-impulse = { $impulse ->
    [tactical] Tactical Impulse
    [strategic] Strategic Impulse
    [reinforcement] Strategic Impulse
   *[pass] Pass
}
leningrad41-phase = { $phase ->
    [setup] Set-up
    [logistics] Logistics Phase: leaders
    [restore] Regeneration Points
    [replace] Replacement Points
    [reinforce] Reinforcements
    [opening] start of the impulse
    [choice] choice of the impulse
    [activation] HQ Activation Segment
    [marat] the Marat
    [command] Command Segment
    [support] artillery and bombers
    [combat] Combat Segment
    [blitz] Blitz Segment
    [blitz-support] Blitz Segment: artillery and bombers
    [blitz-combat] Blitz Segment: combat
    [deactivation] HQ Deactivation Segment
    [closing] end of the impulse
    [exploitation] Exploitation
    [exploit] Exploitation
   *[final] Final Phase
}
leningrad41-passed = One side has passed: if the other does, the month ends

## Panels: the calendar and the score

leningrad41-panel-now = { leningrad41-month }, month { $number } of { $last }
leningrad41-panel-impulse = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $impulse ->
    [none] { leningrad41-phase }
   *[other] { leningrad41-impulse }, { leningrad41-phase }
}
leningrad41-panel-weather = { $weather ->
    [good] Good Weather: areas cost what their terrain says
    [rain] Rain: every area costs 3 points; attackers and HQs count as 1; no Blitz, no Exploitation; Logistics Values are halved
    [snow] Snow: every area costs 2 points, rivers are frozen; German attackers and HQs and the Axis Logistics Value are halved; no Blitz; only the Soviets exploit
   *[blizzard] Blizzard: every area costs 2 points, rivers are frozen; German attackers and HQs are quartered, all others halved; Germans defend at half; Logistics Values are halved; no Blitz; only the Soviets exploit
}
leningrad41-panel-weather-roll = At the next Axis Impulse the weather worsens on { $upto ->
    [1] a 1
   *[other] 1-{ $upto }
}
leningrad41-panel-disc-used = { $side ->
    [axis] The Axis have
   *[soviet] The Soviets have
} spent the Initiative Disc, which each side may do once
leningrad41-panel-score = Victory Points: Axis { $axis }, Soviets { $soviet }
leningrad41-panel-lacks = { $side ->
    [axis] The Axis lack
   *[soviet] The Soviets lack
} { $number ->
    [one] 1 point
   *[other] { $number } points
} to Sudden Death, a Decisive Victory with { $needed }
leningrad41-panel-held = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $spaces ->
    [none] no Victory Area
   *[other] { $spaces }
}
leningrad41-panel-murmansk = Murmansk: { $side ->
    [axis] Axis
   *[soviet] Soviets
}
leningrad41-panel-goal = The Axis win at once with { $spaces }: they have { $number } of { $all }
leningrad41-panel-cut-off = The Axis win at once when no Line of Communications by land reaches { $space }
leningrad41-panel-end = After { leningrad41-month } { $by ->
    [points] whoever has more points has a Marginal Victory
   *[soviet] the Soviets win
}
leningrad41-panel-battle = { $space }: { $side ->
    [axis] Axis control
   *[soviet] Soviet control
}; Axis { $n-axis }{ $line-axis ->
    [yes] {" "}and a Defensive Line
   *[no] {""}
}, Soviets { $n-soviet }{ $line-soviet ->
    [yes] {" "}and a Defensive Line
   *[no] {""}
}{ $fresh ->
    [yes] ; newly contested
   *[no] {""}
}{ $fought ->
    [yes] ; fought
   *[no] {""}
}

## Panels: logistics, reserves, losses

leningrad41-panel-logistics = Logistics
leningrad41-panel-logistics-value = Logistics: your value is { $value }
leningrad41-panel-value-leader = { $unit }, stars: { $number }
leningrad41-panel-value-hqs = HQs with stars: { $number }
leningrad41-panel-value-points = Victory Points: { $number }
leningrad41-panel-value-kills = For enemy blocks gone for good: { $number }
leningrad41-panel-value-baltic = For the Baltic: { $number }
leningrad41-panel-value-lend-lease = For Lend-Lease: { $number }
leningrad41-panel-value-weather = { leningrad41-sky }: divided by { $divisor }
leningrad41-panel-kills = { $side ->
    [axis] Blocks the Soviets have lost for good
   *[soviet] Blocks the Axis have lost for good
}: { $number }; every { $each } give the other side 1 point of Logistics
leningrad41-panel-costs = A step costs Replacement Points by its fire: single { $single }, double { $double }, triple { $triple }; a star of an HQ costs { $hq } Regeneration Point
leningrad41-panel-reserves = Pools
leningrad41-panel-drawn = { $side ->
    [axis] The Axis have
   *[soviet] The Soviets have
} drawn { $number ->
    [one] 1 Reinforcement
   *[other] { $number } Reinforcements
}, not yet placed
leningrad41-panel-later = Later arrivals
leningrad41-panel-later-axis = { $number ->
    [one] 1 German block joins
   *[other] { $number } German blocks join
} when the Axis control Velikiye Luki
leningrad41-panel-later-soviet = { $number ->
    [one] 1 Soviet block joins
   *[other] { $number } Soviet blocks join
} in { $both ->
    [yes] September and November
   *[no] November
}
leningrad41-panel-losses = Losses
leningrad41-panel-lost = { $side ->
    [axis] Axis, gone for good
   *[soviet] Soviets, gone for good
}: { $units ->
    [none] nobody
   *[other] { $units }
}
leningrad41-panel-withdrawn = Withdrawn to Moscow: { $units }

## Panels: support, Murmansk, the sea

leningrad41-panel-lines = Defensive Lines
leningrad41-panel-support = Artillery and bombers
leningrad41-panel-gun = Artillery Fire of { $hq }: { $space }
leningrad41-panel-sea = Baltic and Ladoga
leningrad41-panel-marat-fire = The Marat fires 1 die, { $needs }+
leningrad41-panel-lifeline = Road of Life: { $runs ->
    [yes] open; what each port carries in a phase: 1 Reinforcement, 1 star, 1 Replacement Point
   *[no] not in use
}. Supplied ports: { $spaces ->
    [none] none
   *[other] { $spaces }
}
leningrad41-panel-typhoon-title = Operation Typhoon
leningrad41-panel-typhoon = Withdrawn: { $number } of { $all }, one in each Axis Impulse from September
leningrad41-panel-typhoon-list = Still on the list: { $units ->
    [none] nobody
   *[other] { $units }
}

## Panels: the armies

leningrad41-panel-order = Your army on the map
leningrad41-panel-formation = { $formation ->
    [de_leader] Supreme Leader
    [de_dietl] Road to Murmansk
    [de_16] 16th Army
    [de_18] 18th Army
    [de_41] XLI Panzer Corps
    [de_56] LVI Panzer Corps
    [de_39] XXXIX Panzer Corps
    [de_reserve] Axis Reserves
    [de_1fk] I Fliegerkorps
    [de_8fk] VIII Fliegerkorps
    [fi_army] Finnish Army
    [su_leader] Supreme Leader
    [su_stavka] Stavka
    [su_leningrad] Leningrad Front
    [su_karelia] Karelia Front
    [su_volkhov] Volkhov Front
    [su_northwest] Northwest Front
   *[su_reserve] Soviet Reserves
}: { $units }
leningrad41-panel-seen = { $side ->
    [axis] Axis blocks on the map
   *[soviet] Soviet blocks on the map
}
leningrad41-panel-upright = Upright: { leningrad41-upright-count }
leningrad41-panel-open = Revealed: { $units }

## A place, a block, a bomber

leningrad41-about-terrain = { $terrain ->
    [green] Green Area
    [yellow] Yellow Area
    [red] Red Area
   *[victory] Victory Area, 1 point
}{ $city ->
    [yes] {" "}with a City
   *[no] {""}
}: { $cost ->
    [one] 1 point
   *[other] { $cost } points
} to enter, room for { $room } blocks a side, absorbs { $cover }{ $owner ->
    [0] {""}
   *[other] {" "}({ $owner } for who controls it)
}
leningrad41-about-supply-axis = Supply source of the Axis
leningrad41-about-supply-soviet = Supply source of the Soviets
leningrad41-about-staging = Staging Area: German Reinforcements enter here
leningrad41-about-port = Baltic port
leningrad41-about-ladoga-port = Port on Lake Ladoga
leningrad41-about-baltic = On the Baltic coast
leningrad41-about-neva-bay = On the Neva Bay
leningrad41-about-zone = In the Finnish Attack Zone
leningrad41-about-white-border = On the railway to Murmansk
leningrad41-about-control = { $side ->
    [axis] Axis control
   *[soviet] Soviet control
}{ $contested ->
    [yes] , contested
   *[no] {""}
}
leningrad41-about-supply = { $side ->
    [axis] Axis units here
   *[soviet] Soviet units here
} { $supplied ->
    [yes] are in supply
   *[no] are out of supply
}
leningrad41-about-upright = { $wood ->
    [german] { $number ->
        [one] 1 German block
       *[other] { $number } German blocks
    }
    [finnish] { $number ->
        [one] 1 Finnish block
       *[other] { $number } Finnish blocks
    }
   *[soviet] { $number ->
        [one] 1 Soviet block
       *[other] { $number } Soviet blocks
    }
}, upright{ $isolated ->
    [0] {""}
   *[other] , isolated: { $isolated }
}{ $crossed ->
    [0] {""}
   *[other] , over water: { $crossed }
}
leningrad41-about-empty = Nobody is here
leningrad41-about-by-land = By land to { $spaces }
leningrad41-about-by-river = Over a river{ $frozen ->
    [yes] , now frozen,
   *[no] {""}
} to { $spaces }
leningrad41-about-by-arrow = Over the strait to { $spaces }
leningrad41-about-block = { $unit }
leningrad41-about-unseen = Where it is, you cannot see
leningrad41-about-lost = Gone for good
leningrad41-about-withdrawn = Withdrawn for good
leningrad41-about-at = In { $space }
leningrad41-about-road = On the Road to Murmansk, box { $box }
leningrad41-about-off = { $place ->
    [pool] In the pool
    [drawn] Drawn as a Reinforcement
    [waiting] Not yet available
    [murmansk] In Murmansk
    [box] In its box
   *[aside] Not in this play
}
leningrad41-about-leader = Supreme Leader: his stars count for the Logistics Value
leningrad41-about-fire = { $kind ->
    [hq] Tactical HQ
    [luftwaffe] Air HQ
    [tank] Tanks
    [mechanised] Mechanised
    [motorised] Motorised infantry
    [cavalry] Cavalry
    [airborne] Airborne infantry
    [static] Static infantry
   *[infantry] Infantry
}{ $size ->
    [army] , army
    [corps] , corps
    [division] , division
    [brigade] , brigade
   *[hq] {""}
}; { $fire ->
    [none] does not fire
    [single] Single Fire: { $needs }
    [double] Double Fire: { $needs }+
   *[triple] Triple Fire: { $needs }+
}
leningrad41-about-march = { $points ->
    [0] Does not move
   *[other] { $fast ->
        [yes] Fast
       *[no] Slow
    }: { $points } points
}
leningrad41-about-blitz-hq = Blitz HQ
leningrad41-about-any-hq = Commanded by any { $side ->
    [axis] German Tactical HQ
   *[soviet] Soviet Tactical HQ
}
leningrad41-about-hq = Commanded by { $hq }
leningrad41-about-exhausted = Exhausted: no range, no artillery
leningrad41-about-air-range = Air Range { $number }; up to { $number ->
    [one] 1 bomber with 1 die
   *[other] { $number } bombers with { $number } dice each
}
leningrad41-about-mannerheim = Commands all Finns in one connection with Mikkeli; artillery { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} anywhere in the Finnish Attack Zone
leningrad41-about-range = Tactical Range { $number }: { $all ->
    [one] 1 Area
   *[other] { $all } Areas
} from here; artillery { $number ->
    [one] 1 die
   *[other] { $number } dice
}
leningrad41-about-bomber = Bomber of { $hq }, { $needs }+

## Beside a choice

leningrad41-hint-march = { $cost ->
    [0] 1 Area
    [one] 1 point
   *[other] { $cost } points
}{ $left ->
    [0] {""}
   *[other] , { $left } left
}{ $foes ->
    [0] {""}
    [one] ; meets 1 enemy block
   *[other] ; meets { $foes } enemy blocks
}{ $bar ->
    [yes] { $foes ->
        [0] ; meets a Defensive Line
       *[other] {" "}and a Defensive Line
    }
   *[no] {""}
}{ $water ->
    [yes] {" "}over water: 1 die in attack
   *[no] {""}
}
leningrad41-hint-room = { $number } of { $all } blocks there
leningrad41-hint-battle = { $attackers } against { $defenders }{ $bar ->
    [yes] {" "}and a Defensive Line
   *[no] {""}
}; absorbs { $cover }{ $fresh ->
    [yes] ; newly contested
   *[no] {""}
}
leningrad41-hint-unit = { $strength }{ $space ->
    [none] {""}
   *[other] {" "}· { $space }
}
leningrad41-hint-points = { $cost ->
    [one] 1 point
   *[other] { $cost } points
} · { leningrad41-hint-unit }
leningrad41-hint-full = of { $full }{ $space ->
    [none] {""}
   *[other] {" "}· { $space }
}
leningrad41-hint-commands = { leningrad41-hint-unit }; { $number ->
    [one] 1 block
   *[other] { $number } blocks
} under its command from there
leningrad41-hint-guns = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $needs }+
leningrad41-hint-bomber = { leningrad41-hint-guns } · { $hq }

## In the lobby

leningrad41-text = A block game of Army Group North's drive on Leningrad and the Finnish attack from the north, July to December 1941: hidden strengths, headquarters that must be woken, and weather that turns.
