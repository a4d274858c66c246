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
