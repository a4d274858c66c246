### EastFront: control, railways, supply, paratroops, the sea and strategic objectives (chapters 8, 9, 10, 14, 15, 16).

## Answers

eastfront-verb-roll = Roll the dice
eastfront-verb-lay = Deploy the Beachhead

## What is asked

eastfront-ask-spare = { $space } can keep one unit only: which?
eastfront-ask-crowded = Too many units in { $space }: which one is unsupplied?
eastfront-ask-surrender = { $nation ->
    [romania] Roll for Romania's surrender?
    [bulgaria] Roll for Bulgaria's surrender?
   *[hungary] Roll for Hungary's surrender?
} It gives up on { $needed } or less with two dice.
eastfront-ask-turncoat = { $nation ->
    [romania] Romania
    [bulgaria] Bulgaria
   *[hungary] Hungary
} has surrendered: which of its units changes sides?
eastfront-ask-beachhead = Deploy the Beachhead with the Coastal Army?
eastfront-ask-oppose = The Soviets hold { $space } on the edge of the map: which unit leaves to face them?

## What happens: control and supply

eastfront-event-control = { $side ->
    [axis] The Axis now controls
   *[soviet] The Soviets now control
} { $spaces }.
eastfront-event-unsupplied = Attrition: { $side ->
    [axis] unsupplied Axis units
   *[soviet] unsupplied Soviet units
} in { $spaces }.

## What happens: by air and sea

eastfront-event-dropped = { $unit } drops: { $path } (ordered by { $hq }).
eastfront-event-joined-up = { $unit } joins up with its own side in { $space }.
eastfront-event-invaded = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    }
   *[other] { $unit }
} invades by sea: { $path } (ordered by { $hq }).
eastfront-event-evacuated = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    }
   *[other] { $unit }
} is evacuated by sea: { $path } (ordered by { $hq }).
eastfront-event-beachhead = The Beachhead is deployed in { $space }.
eastfront-event-beachhead-lost = The Beachhead in { $space } is lost.

## What happens: strategic objectives

eastfront-purpose-surrender = { $nation ->
    [romania] Romania's surrender
    [bulgaria] Bulgaria's surrender
   *[hungary] Hungary's surrender
}
eastfront-event-gave-up = { $nation ->
    [romania] Romania surrenders.
    [bulgaria] Bulgaria surrenders.
   *[hungary] Hungary surrenders.
} { $units ->
    [none] {""}
   *[other] They lay down their arms: { $units }.
}
eastfront-event-turned = { $unit } fights on in { $space } with the Soviets.
eastfront-event-conquered = { $nation ->
    [romania] All of Romania
    [bulgaria] All of Bulgaria
   *[hungary] All of Hungary
} comes under Soviet control.
eastfront-event-satellites = Satellite expeditions set free: { $units ->
    [none] none
   *[other] { $units }
}.
eastfront-event-group-e = The Soviets cross the Front boundary: Army Group E is called up.
eastfront-event-opposed = { $unit ->
    [none] An Axis unit
   *[other] { $unit }
} leaves the map to face { $space }: { $path }.
eastfront-event-came-back = { $unit ->
    [none] An Axis unit
   *[other] { $unit }
} is back on the map in { $space }.

## What stands against it: supply

eastfront-no-not-starving-here = That is no unit without supply in { $space }.
eastfront-no-not-the-largest = { $unit } is not the strongest unit: a Fortress keeps the largest only.
eastfront-no-no-cadre = { $unit } is no cadre: a besieged port keeps one cadre only.
eastfront-no-not-in-this-crowd = That is no unit of yours in { $space }.
eastfront-no-starves-already = { $unit } is unsupplied already.
eastfront-no-satellite-stays = { $unit } is restricted to its country and the hexes around; { $space } lies outside.
eastfront-no-hungary-closed = No German unit enters Hungary in June 1941: { $space }.
eastfront-no-hungarians-wait = { $unit } cannot move in June 1941.

## What stands against it: paratroops

eastfront-no-no-paratroops = { $unit } cannot drop by parachute.
eastfront-no-cannot-jump-now = { $unit } cannot drop any more in this phase.
eastfront-no-jumps-from-battle = { $unit } is engaged: there is no dropping out of a battle.
eastfront-no-no-drop-hq = No Paratroop HQ in the hex of { $unit } has a drop to order.
eastfront-no-no-drop-in-mountains = { $space } is mountain: no drops there.
eastfront-no-out-of-drop-range = { $space } is out of the Air Range of the Paratroop HQ.

## What stands against it: the sea

eastfront-no-no-naval-rules = Naval Power is not played.
eastfront-no-not-in-a-port = { $unit } is not in a friendly port.
eastfront-no-sea-is-closed = No controlled sea can be reached from { $space }.
eastfront-no-embarks-in-movement = Invasions belong to the Movement Phase.
eastfront-no-only-infantry-invades = { $unit } is no infantry: it cannot invade by sea.
eastfront-no-embarks-from-battle = There is a battle in { $space }: no invasion starts there.
eastfront-no-no-invasion-hq = No Invasion HQ in the port of { $unit } has an invasion to order.
eastfront-no-not-on-these-seas = { $space } is not on the coast of a controlled sea of that port.
eastfront-no-no-landing-there = No landing in { $space }: mountain, marsh or shoals.
eastfront-no-one-invader = { $space } is defended, and has been invaded in this phase.
eastfront-no-no-invasion-hq-there = No Invasion HQ in { $space } can order the evacuation.
eastfront-no-evacuates-first = { $unit } waits in its port for the rearguard that it takes off.
eastfront-no-not-a-quiet-port = { $space } is not a friendly port without a battle.
eastfront-no-beachhead-not-ready = The Beachhead is not Ready.
eastfront-no-coastal-not-ashore = { $unit } is not where it landed.

## What stands against it: strategic objectives

eastfront-no-no-surrender-yet = Surrender is rolled for in Soviet turns only, from the winter of 1942 on.
eastfront-no-has-surrendered = It has surrendered already.
eastfront-no-not-invaded = The Soviets control no hex of that country.
eastfront-no-not-shaken = Two dice cannot fall that low yet.
eastfront-no-not-of-this-nation = That is no unit in play of the country that surrenders.
eastfront-no-watched = Other Axis units watch { $unit }.
eastfront-no-not-the-nearest = That is not one of the nearest unengaged units to { $space }.
