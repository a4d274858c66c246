### EastFront: combat, weather, air power, victory (chapters 7, 12, 13, 17).

## What is asked

eastfront-ask-strikes = Which HQ's air power strikes a battle?
eastfront-ask-strike = { $unit } strikes with { $number ->
    [one] 1 die
   *[other] { $number } dice
}. Which battle?
eastfront-ask-battles = Which other battles are fought?
eastfront-ask-battle = Which battle is fought next?
eastfront-ask-take-hit = { $cover ->
    [1] A hit in { $space }: which unit loses a step?
    [2] Half a hit in { $space }: which unit takes it?
   *[other] A third of a hit in { $space }: which unit takes it?
}{ $hits ->
    [1] {""}
   *[other] {" "}Still to come: { $hits }
}
eastfront-ask-repulse = Repulse in { $space }: which attacker goes back?{ $number ->
    [1] {""}
   *[other] {" "}Still to go: { $number }
}

## What happens: battles

eastfront-event-strike = The air power of { $unit } will strike { $space } ({ $number ->
    [one] 1 die
   *[other] { $number } dice
}).
eastfront-event-ordered = There will be fighting in { $space }.
eastfront-event-battle = Battle of { $space }: { $side ->
    [axis] the Axis attacks
   *[soviet] the Soviets attack
}{ $supported ->
    [yes] {""}
   *[no] , unsupported
}{ $assault ->
    [0] {""}
   *[other] , in an assault (repulse on 1 to { $assault })
}{ $cover ->
    [0] . The fortress cannot be hurt
    [1] {""}
    [2] . Double Defence
    [3] . Triple Defence
   *[other] {""}
}. Axis: { $units-axis }. Soviets: { $units-soviet }.
eastfront-event-in-vain = Without support nothing can be done against the fortress of { $space }.
eastfront-event-repulsed = { $unit } is repulsed from { $space } and goes back to { $at }.
eastfront-event-undecided = { $space } stays in dispute; { $side ->
    [axis] the Axis defends
   *[soviet] the Soviets defend
} it.
eastfront-event-won = { $side ->
    [axis] { $space } is in Axis hands.
    [soviet] { $space } is in Soviet hands.
   *[none] Nobody is left in { $space }.
}
eastfront-event-weaker = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    } in { $space } loses a step.
   *[other] { $unit } ({ $space }) falls to { $strength }.
}
eastfront-event-eliminated = { $unit } is eliminated in { $space }.

## What happens: the weather

eastfront-event-weather = { $weather ->
    [dry] The ground is dry.
    [mud] Mud.
   *[snow] Snow; the rivers are frozen.
}{ $west ->
    [dry] { $weather ->
        [dry] {""}
       *[other] {" "}West of the boundary: dry.
    }
    [mud] { $weather ->
        [mud] {""}
       *[other] {" "}West of the boundary: mud.
    }
   *[snow] { $weather ->
        [snow] {""}
       *[other] {" "}West of the boundary: snow.
    }
}

## What happens: the end

eastfront-event-score = Victory Points: Axis { $totals-axis }, Soviets { $totals-soviet }. Tournament points of the level: { $points }.
eastfront-level-draw = Draw
eastfront-level-marginal = Marginal Victory
eastfront-level-major = Major Victory
eastfront-level-decisive = Decisive Victory
eastfront-reason-victory-points = by Victory Points
eastfront-reason-polish-plain = the Soviets reach the Polish plain
eastfront-reason-held-out = the Polish plain was held to the end

## Dice

eastfront-purpose-air-strike = Air Strike of { $unit } ({ $needs }+)
eastfront-purpose-defensive-fire = { $unit } fires in defence ({ $needs }+)
eastfront-purpose-offensive-fire = { $unit } fires in attack ({ $needs }+)
eastfront-purpose-weather = Weather (odd: { $odd ->
    [dry] dry
    [mud] mud
   *[snow] snow
}, even: { $even ->
    [dry] dry
    [mud] mud
   *[snow] snow
})
eastfront-purpose-west-weather = Weather in the west (odd: { $odd ->
    [dry] dry
    [mud] mud
   *[snow] snow
}, even: { $even ->
    [dry] dry
    [mud] mud
   *[snow] snow
})

## What stands against it

eastfront-no-not-an-active-hq = Only an active HQ of yours has air power.
eastfront-no-air-power-drops = { $unit } has spent its air power on the drop.
eastfront-no-flies-already = The air power of { $unit } strikes { $space } already.
eastfront-no-no-air-power = { $unit } has no air power now.
eastfront-no-no-battle-in-reach = No battle without an Air Strike lies in the air range of { $unit }.
eastfront-no-no-battle = There is no battle in { $space }.
eastfront-no-struck-already = Another Air Strike goes to { $space }.
eastfront-no-out-of-air-range = That is out of the air range of { $unit }.
eastfront-no-fought-anyway = Combat in { $space } is obligatory anyway.
eastfront-no-ordered-already = { $space } is an active battle already.
eastfront-no-fought-already = The round in { $space } has been fought.
eastfront-no-not-active = { $space } is not an active battle.
eastfront-no-not-in-battle = That is none of your units in this battle.
eastfront-no-not-the-strongest = { $unit } is not among the strongest there.
eastfront-no-not-the-wounded = Part of a hit lies on another unit already, which takes this one too.
eastfront-no-not-in-assault = That is none of the attackers of this assault.
eastfront-no-not-the-weakest = { $unit } is not among the weakest attackers.

## Odds

eastfront-odds-title = { $space }: how the next round may go for the { $side ->
    [axis] Axis
   *[soviet] Soviets
}
eastfront-odds-taken = { $side ->
    [axis] The Axis takes the hex
   *[soviet] The Soviets take the hex
}
eastfront-odds-failed = { $side ->
    [axis] The Axis holds it, the attackers are gone
   *[soviet] The Soviets hold it, the attackers are gone
}
eastfront-odds-undecided = The battle goes on
eastfront-odds-nobody = Nobody is left
eastfront-odds-attack = { $side ->
    [axis] Axis
   *[soviet] Soviets
} in attack: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $triple } triple, { $double } double, { $single } single){ $hidden ->
    [0] {""}
   *[other] {" "}and { $hidden } unseen
}
eastfront-odds-defence = { $side ->
    [axis] Axis
   *[soviet] Soviets
} in defence: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $triple } triple, { $double } double, { $single } single){ $hidden ->
    [0] {""}
   *[other] {" "}and { $hidden } unseen
}
eastfront-odds-air = Air Strike: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} ({ $triple } triple, { $double } double, { $single } single)
eastfront-odds-cover = { $supported ->
    [yes] With support
   *[no] Without support
}: { $cover ->
    [0] the fortress cannot be hurt
    [1] each hit costs a step
   *[other] { $cover } hits cost a step
}
eastfront-odds-assault = An assault: each 1 to { $face } repulses an attacker
eastfront-odds-losses = { $side ->
    [axis] The Axis loses
   *[soviet] The Soviets lose
} { $steps } steps and { $number } units on average
eastfront-odds-back = { $number } attackers are repulsed on average
eastfront-odds-unseen = { $side ->
    [axis] Axis
   *[soviet] Soviet
} blocks not seen: { $number }, out of { $of }
eastfront-odds-range = { $side ->
    [axis] The Axis takes
   *[soviet] The Soviets take
} it with { $low } to { $high } in a hundred, whoever stands there
