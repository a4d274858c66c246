### EastFront: the set-up (chapter 3).

## Answers

eastfront-verb-stronger = A step more for
eastfront-verb-weaker = A step less for
eastfront-verb-swap = Another block instead of

## What is asked

eastfront-ask-set-up = Set-up: your forces stand ready. What do you change?
eastfront-ask-set-up-where = Where does { $unit } begin?
eastfront-ask-swap-for = Which block plays instead of { $unit }?

## What happens

eastfront-event-set-up-moved = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    } is set up elsewhere: { $path }.
   *[other] { $unit } is set up elsewhere: { $path }.
}
eastfront-event-set-up-strength = { $unit } begins with strength { $strength }.
eastfront-event-swapped = { $other } plays instead of { $unit }.
eastfront-event-set-up-done = { $side ->
    [axis] The Axis is
   *[soviet] The Soviets are
} set up.

## What stands against it

eastfront-no-stands-there-already = { $unit } stands there already.
eastfront-no-set-up-full = No more than { $number } units of a side may stand in { $space }.
eastfront-no-hqs-apart = HQs are not set up in one hex, nor in hexes beside each other: { $space } is too near to another.
eastfront-no-not-own-land = { $space } is not on your side of the line.
eastfront-no-arrives-in-a-city = { $unit } comes as a reinforcement of this month: in an own city or rail entry in supply, not in { $space }.
eastfront-no-stands-in-the-pocket = { $unit } begins in Courland.
eastfront-no-has-its-place = { $unit } has its place in this set-up.
eastfront-no-set-up-in-supply = { $space } is out of supply and not in your front line.
eastfront-no-front-stays-manned = { $space } is in the front line: somebody has to stand there. Send another unit there first.
eastfront-no-pocket-stays-manned = At least { $number } units of the Axis begin in Courland.
eastfront-no-post-stays-manned = At least { $number ->
    [one] 1 unit
   *[other] { $number } units
} must stand in { $space }.
eastfront-no-post-stays-strong = Those in { $space } must stay as strong as they are.
eastfront-no-not-set-up = { $unit } is not set up on the map.
eastfront-no-no-other-place = There is no other place for { $unit }.
eastfront-no-strength-is-fixed = { $unit } plays as it is: neither block nor strength is chosen.
eastfront-no-nothing-to-spare = All combat value of this kind is given out: make another one weaker first.
eastfront-no-no-step-to-give = { $unit } has no step to give.
eastfront-no-no-other-of-its-kind = There is no other block of this kind for { $unit }.
eastfront-no-another-kind = { $unit } is of another kind.
eastfront-no-not-left-out = { $unit } plays already.
eastfront-no-not-as-strong = { $unit } cannot stand in with that strength.
eastfront-no-front-is-open = Nobody stands in { $space }.
