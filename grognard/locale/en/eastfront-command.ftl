### EastFront: the sequence of play, headquarters, movement (chapters 4, 5, 6).

## Answers

eastfront-verb-via = By
eastfront-verb-rail = By rail to
eastfront-verb-sea = By sea to
eastfront-verb-drop = Drop on
eastfront-verb-invade = Invade
eastfront-verb-evacuate = Evacuate to
eastfront-verb-blitz = Blitz from
eastfront-verb-rearguard = Rearguard
eastfront-verb-by-land = Retreat by land
eastfront-verb-by-sea = Evacuate by sea
eastfront-verb-invasion = Invasion HQ
eastfront-verb-invasion-blitz = Invasion HQ in Blitz
eastfront-verb-paradrop = Paratroop HQ
eastfront-verb-paradrop-blitz = Paratroop HQ in Blitz

## What is asked

eastfront-ask-command = Which HQ is activated?
eastfront-ask-activate = { $unit } commands up to { $value ->
    [0] its own hex
    [one] 1 hex
   *[other] { $value } hexes
}. Where, and as what?
eastfront-ask-movement = Which unit moves?{ $supreme ->
    [0] {""}
   *[other] {" "}Supreme Moves left: { $supreme }
}
eastfront-ask-march = Where does { $unit } go?
eastfront-ask-via = { $unit }, { $space }: by way of which hex does it engage or disengage?
eastfront-ask-mobilize = Which HQ is mobilized? The others stay for the combat.
eastfront-ask-rearguard = { $unit } is the rearguard. How does it get away?
eastfront-ask-pursuit = Which rearguard leaves now?
eastfront-ask-escape = { $unit } is evacuated. To which port?

## What happens: the calendar

eastfront-event-month = { $month ->
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
} { $year }.
eastfront-event-turn = { $side ->
    [axis] Axis player turn
   *[soviet] Soviet player turn
}, { $fortnight ->
    [1] first fortnight
   *[other] second fortnight
}.
eastfront-event-held = Hold or die: the Axis has no player turn in this fortnight.
eastfront-event-scenario = The match goes on with scenario { $scenario }.
eastfront-event-went-home = { $unit } leaves the war for good.

## What happens: headquarters

eastfront-event-activated = { $unit } is activated in { $space } with a command value of { $strength }{ $role ->
    [invasion] , as Invasion HQ
    [drop] , as Paratroop HQ
   *[command] {""}
}{ $blitz ->
    [yes] , in Blitz
   *[no] {""}
}.
eastfront-event-deployed = { $unit } is deployed: { $path }.
eastfront-event-deactivated = { $unit } is deactivated in { $space }.

## What happens: movement

eastfront-event-moved = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    }
   *[other] { $unit }
} moves { $path }{ $engages ->
    [yes] {" "}and engages
   *[no] {""}
}.
eastfront-event-by-rail = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    }
   *[other] { $unit }
} goes by rail { $path }.
eastfront-event-by-sea = { $unit ->
    [none] { $side ->
        [axis] An Axis unit
       *[soviet] A Soviet unit
    }
   *[other] { $unit }
} goes by sea { $path }.
eastfront-event-new-battle = { $side ->
    [axis] The Axis attacks
   *[soviet] The Soviets attack
} { $space }: a new battle.
eastfront-event-rearguard = { $unit ->
    [none] { $side ->
        [axis] The Axis
       *[soviet] The Soviets
    }
   *[other] { $unit }
} will retreat from { $space } as rearguard.
eastfront-event-stays = { $unit ->
    [none] The rearguard
   *[other] { $unit }
} finds no way out of { $space } any more and stays.
eastfront-event-battle-anew = { $side ->
    [axis] The Axis
   *[soviet] The Soviets
} retreated from { $space } and attack it with other units: a new battle.
eastfront-purpose-pursuit = Pursuit Fire in { $space } ({ $needs }+)

## What is against it: headquarters

eastfront-no-not-yours = That unit is not yours.
eastfront-no-no-hq = { $unit } is no HQ.
eastfront-no-already-active = { $unit } is active already.
eastfront-no-no-command = { $unit } is disorganised and without strength: it can command nobody.
eastfront-no-one-hex = An HQ is deployed by one hex; { $space } is not beside it.
eastfront-no-no-deploying-in-mud = In mud no HQ is deployed.
eastfront-no-deploys-into-battle = An HQ is not deployed where enemies are: { $space }.
eastfront-no-not-friendly = { $space } is not a friendly hex.
eastfront-no-supreme-never-blitz = A Supreme HQ cannot be a Blitz HQ.
eastfront-no-blitz-needs-steps = { $unit } has not the two steps that a Blitz costs.
eastfront-no-no-paratroop-rules = Paratroops are not played.
eastfront-no-no-paratroops-here = There are no paratroops in the hex of { $unit }.
eastfront-no-hq-not-active = { $unit } is not active.
eastfront-no-blitz-stays = { $unit } is in Blitz and stays active through the first combat.
eastfront-no-no-step-left = { $unit } has no step left: deactivated, it is eliminated and cannot move.

## What is against it: movement

eastfront-no-not-commanded = { $unit } is under no HQ's command.
eastfront-no-static-needs-supreme = { $unit } is static: only a Supreme Move can move it.
eastfront-no-active-hq-stays = { $unit } is active: it moves only when it is mobilized.
eastfront-no-no-more-this-turn = { $unit } moves no more in this player turn.
eastfront-no-moved-already = { $unit } has moved already in this phase.
eastfront-no-rearguard-waits = { $unit } is a rearguard and leaves after all others.
eastfront-no-scattered = { $unit } is scattered and cannot move.
eastfront-no-nowhere-to-go = { $unit } has nowhere to go.
eastfront-no-already-there = It is in { $space } already.
eastfront-no-no-land = { $space } is no land.
eastfront-no-no-room = There is no room left in { $space }.
eastfront-no-too-far = { $space } is out of reach (speed { $speed }).
eastfront-no-overstacked = Too many units in { $space }: some can still move away.
eastfront-no-hq-never-engages = { $unit } is an HQ: it never engages of its own will.
eastfront-no-no-engaging-again = Who leaves a battle does not engage again in this phase: { $space }.
eastfront-no-side-full = No more units can cross that hexside of the battle in this phase: { $space }.
eastfront-no-not-this-way = It cannot go by { $space }.
eastfront-no-last-in-battle = { $unit } is the last in its battle: it can only leave as rearguard.
eastfront-no-not-in-a-battle = { $unit } is in no battle.
eastfront-no-not-the-last = { $unit } is not the last in its battle: it can leave without being pursued.
eastfront-no-no-way-out = { $unit } has no friendly hex to leave the battle for.
eastfront-no-no-rearguard = That is no rearguard.
eastfront-no-no-supreme-moves = There is no Supreme Move for that.
eastfront-no-no-strategic-engaging = Nobody engages by Strategic Movement: { $space }.
eastfront-no-no-rail-there = No friendly rail line leads to { $space } in the moves that are left.
eastfront-no-no-sailing-there = No voyage leads to { $space } in the moves that are left.
