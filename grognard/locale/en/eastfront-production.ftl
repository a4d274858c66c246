### EastFront: production (chapter 11).

## Answers

eastfront-verb-step = Add a step to
eastfront-verb-cadre = Form a cadre of
eastfront-verb-arrive = Place the reinforcement
eastfront-verb-early = Bring a month early
eastfront-verb-disband = Disband
eastfront-verb-pay = Arrive at full strength, for the price of a cadre, in
eastfront-verb-ready = Make the Beachhead ready (20 PP)
eastfront-verb-restore = Bring the Beachhead back to Prep (20 PP)
eastfront-verb-withdraw = Take the Beachhead back
eastfront-verb-back = Not this one

## What is asked

eastfront-ask-produce = Production: what do you build? { $points ->
    [one] 1 production point is left.
   *[other] { $points } production points are left.
}
eastfront-ask-arrive-where = Where does { $unit } arrive?

## What happens

eastfront-event-replaced = { $unit } will be at strength { $strength }.
eastfront-event-placing = { $unit } will arrive in { $space }.
eastfront-event-disbanding = { $unit } will be disbanded.
eastfront-event-beachhead-order = { $order ->
    [ready] The Beachhead will be ready.
    [restore] The Beachhead will come back to Prep.
   *[other] The Beachhead will be taken back.
}
eastfront-event-produced = { $side ->
    [axis] The Axis has
   *[soviet] The Soviets have
} done with production.{ $left ->
    [none] {""}
    [0] {""}
    [one] {" "}1 point is lost.
   *[other] {" "}{ $left } points are lost.
}
eastfront-event-disbanded = { $unit } in { $space } is disbanded.
eastfront-event-arrived = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    } arrives in { $space }.
   *[other] { $unit } (strength { $strength }) arrives in { $space }.
}
eastfront-event-beachhead-turned = The Beachhead is { $state ->
    [ready] ready.
   *[other] in Prep.
}

## What stands against it

eastfront-no-not-yours-to-build = { $unit } is not yours.
eastfront-no-not-on-the-map = { $unit } is not on the map.
eastfront-no-full-strength = { $unit } is at full strength.
eastfront-no-built-already = This production has already done something for { $unit }.
eastfront-no-builds-in-no-battle = { $unit } is engaged: it gets no replacements.
eastfront-no-lives-on-its-fortress = { $unit } lives on the stores of its fortress: it gets no replacements.
eastfront-no-builds-in-supply = { $unit } has no line of supply now.
eastfront-no-one-ss-step = Only one SS step can be built in a production.
eastfront-no-too-dear = That costs { $cost }; you have { $points } left.
eastfront-no-never-again = { $unit } is never built again.
eastfront-no-not-eliminated = { $unit } is not among the eliminated units.
eastfront-no-not-due = { $unit } does not arrive in this month.
eastfront-no-not-next-month = { $unit } is not due next month.
eastfront-no-no-step-to-lose = { $unit } has no step to lose.
eastfront-no-still-to-place = { $unit } arrives in this month: place it first.
eastfront-no-no-entrance = { $unit } cannot arrive in { $space }: it is no own city and no rail entry of the own edge.
eastfront-no-no-entrance-open = No place is open where { $unit } could arrive.
eastfront-no-arrives-in-no-battle = There is a battle in { $space }: nobody arrives there.
eastfront-no-arrives-in-supply = { $space } is not in own rail or sea supply.
eastfront-no-entrance-taken = { $space } takes { $number ->
    [one] 1 new unit
   *[other] { $number } new units
} a month, and has them.
eastfront-no-arrives-in-no-crowd = No more than { $number } units may stand in { $space }.
eastfront-no-no-beachhead-rules = Only the Soviets have a Beachhead, and only with the rules of naval power.
eastfront-no-beachhead-is-not-so = The Beachhead is not in the state for that.
