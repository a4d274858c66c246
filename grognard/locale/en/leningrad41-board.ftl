### The board of Leningrad '41 in lines of text.

board-calendar = { $month ->
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
} 1941 · { $weather ->
    [good] good weather
    [rain] rain
    [snow] snow
   *[blizzard] blizzard
}{ $forecast ->
    [0] {""}
   *[other] {" "}(forecast { $forecast })
} · { $active-name }{ $impulse ->
    [tactical] : Tactical Impulse
    [strategic] : Strategic Impulse
    [reinforcement] : Reinforcement Impulse
    [pass] : Pass
   *[none] {""}
}, { $phase ->
    [setup] set-up
    [logistics] Logistics Phase
    [restore] Logistics Phase: HQ stars
    [replace] Logistics Phase: replacements
    [reinforce] reinforcements
    [opening] opening of the impulse
    [choice] choice of the impulse
    [activation] HQ Activation Segment
    [marat] the Marat
    [command] Command Segment
    [support] support of the battles
    [combat] Combat Segment
    [blitz] Blitz
    [blitz-support] Blitz: support
    [blitz-combat] Blitz: combat
    [deactivation] HQ Deactivation Segment
    [closing] end of the impulse
    [exploitation] Exploitation
    [exploit] Exploitation
   *[final] Final Phase
} · Initiative Disc: { $disc-name }{ $passes ->
    [0] {""}
    [one] {" "}· one pass so far
   *[other] {" "}· { $passes } passes in a row
}
board-score = Victory Points: Axis { $points-axis }, Soviets { $points-soviet } · Blocks destroyed: by the Axis { $kills-axis }, by the Soviets { $kills-soviet }{ $logistics ->
    [none] {""}
   *[other] {" "}· your Logistics Value: { $logistics }
}
board-victory = Victory Areas of the { $side ->
    [axis] Axis
   *[soviet] Soviets
}: { $spaces ->
    [none] {""}
   *[other] { $spaces }
}{ $murmansk ->
    [no] {""}
   *[yes] { $spaces ->
        [none] Murmansk
       *[other] , Murmansk
    }
}
board-battles = Battles: { $spaces ->
    [none] {""}
   *[other] { $spaces }
}{ $fresh ->
    [none] {""}
   *[other] {" "}(new: { $fresh })
}
board-areas = { $spaces }
board-side = { $side ->
    [axis] AXIS
   *[soviet] SOVIETS
}
board-area = { $spaces }: { $standing }
board-alike = { $standing }: { $spaces }
board-unit = { $unit } { $strength }{ $marks ->
    [none] {""}
   *[other] {" "}({ $marks })
}
board-unit-at = { $space ->
    [none] { $place ->
        [pool] pool
        [drawn] drawn
        [waiting] not yet there
        [box] box
        [murmansk] road to Murmansk
       *[other] out of play
    }
   *[other] { $space }
} · { $strength }
board-mark = { $mark ->
    [shown] open
    [active-hq] active
    [acted] has acted
    [isolated] isolated
    [crossed] over the river
   *[cleared] may Blitz
}
board-upright = { $wood ->
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
}
board-upright-mark = { $mark ->
    [isolated] { $number } isolated
   *[crossed] { $number } over the river
}
board-line = Defensive Line
board-reserve = { $place ->
    [pool] Force Pool
    [drawn] Drawn
    [waiting] Not yet there
    [murmansk] Road to Murmansk
    [box] Boxes
    [lost] Destroyed
   *[withdrawn] Withdrawn
} ({ $number }): { $units }
board-counted = { $place ->
    [pool] Force Pool
    [drawn] Drawn
    [waiting] Not yet there
   *[murmansk] Road to Murmansk
}: { $number ->
    [one] 1 block
   *[other] { $number } blocks
}
board-road = Road to Murmansk: the Axis stands in box { $box } of 10.
board-baltic = The Baltic is controlled by the { $side ->
    [axis] Axis
   *[soviet] Soviets
}.
board-bombers = Bombers { $state ->
    [ready] ready
    [aborted] aborted
   *[destroyed] destroyed
}: { $names }
board-bomber = { $bomber }
board-bomber-to = { $bomber } → { $space }
board-artillery = Artillery: { $unit } → { $space }
board-marat = The Marat: { $state ->
    [whole] intact
    [damaged] damaged
   *[sunk] sunk
}{ $space ->
    [none] {""}
   *[other] , { $space }
}{ $bombs ->
    [0] {""}
   *[other] {" "}({ $bombs } bombers overhead)
}
