### Leningrad '41: what is asked, what happens, what stands against it, and the board in words.

## Answers

verb-unit = Block
verb-space = Area
verb-via = By way of
verb-rail = By rail to
verb-sea = By sea to
verb-number = Reinforcements
verb-dismantle = Take down the Defensive Line in
verb-bomber = Bomber
verb-abort = Aborted (one hit)
verb-destroy = Destroyed (two hits)
verb-tactical = Tactical Impulse
verb-strategic = Strategic Impulse: move and fight
verb-reinforce = Strategic Impulse: reinforcements
verb-pass = Pass
verb-done = Done
verb-pause = Logistics Pause
verb-activate = Activate the leader
verb-build = Build a Defensive Line
verb-exploit = Exploitation, for the Initiative Disc
verb-dietl = Dietl attacks the 1st Tank Division
verb-bomb = Special bomb for the Marat
verb-murmansk = Go to Murmansk

## What is asked

ask-setup-strength = Which block starts at strength { $strength }?
ask-leader = Rest your leader, or activate him for replacements and reinforcements?
ask-restore = Which HQ regains a star? Regeneration Points left: { $points }
ask-replace = Which block regains a step? Replacement Points left: { $points }
ask-pick-reinforcement = Leningrad is yours: pick your last reinforcement.
ask-how-many = How many reinforcements do you call for?
ask-reinforce = Which reinforcement arrives next?
ask-reinforce-where = Where does { $unit } arrive?
ask-typhoon = Operation Typhoon: which German block leaves for Moscow?
ask-impulse = Which impulse do you play?
ask-activate = Which HQ do you activate?
ask-activate-where = { $unit } may move before it is revealed. Where to? Movement Points: { $points }
ask-marat = Send the Marat to a coastal battle?
ask-command = Which block moves or builds?{ $left ->
    [-1] {""}
   *[other] {" "}Blocks that may still act: { $left }
}
ask-exploit = Exploitation: which fast block moves?{ $left ->
    [-1] {""}
   *[other] {" "}Blocks that may still act: { $left }
}
ask-act = { $unit }: where to? Movement Points: { $points }
ask-support = Which guns and bombers support a battle?
ask-shell-where = { $unit } fires { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. At which battle?
ask-strike-where = { $bomber } strikes with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. Which battle?
ask-battle = Which battle is fought next?
ask-abort = The anti-aircraft fire hits: which bomber pays for it?
ask-take-loss = A hit in { $space }: which of the strongest blocks takes it?
ask-blitz = Which block goes on in a Blitz?
ask-blitz-where = Blitz: where does { $unit } strike?
ask-exploitation = Spend the Initiative Disc to exploit?

## What happens: the calendar

event-begins = { $scenario ->
    [preludes] Les Preludes, July 1941
    [sight] Leningrad in Sight, July and August 1941
    [circle] Closing the Circle, September and October 1941
   *[campaign] The Road to Leningrad, July to December 1941
}. { $side ->
    [axis] The Axis hold
   *[soviet] The Soviets hold
} the Initiative Disc.
event-month = { $month ->
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
} begins.
event-impulse = { $month ->
    [july] July
    [august] August
    [september] September
    [october] October
    [november] November
   *[december] December
}: { $side ->
    [axis] Axis
   *[soviet] Soviet
} impulse.
event-chose = { $side ->
    [axis] The Axis
   *[soviet] The Soviets
} { $impulse ->
    [tactical] play a Tactical Impulse
    [strategic] play a Strategic Impulse
    [reinforcement] play a Strategic Impulse for reinforcements
   *[pass] pass
}.
event-disc = The Initiative Disc goes to { $side ->
    [axis] the Axis
   *[soviet] the Soviets
}.
event-weather = { $weather ->
    [good] The skies clear: Good Weather.
    [rain] The rains have come: mud.
    [snow] Snow falls, and the rivers freeze.
   *[blizzard] A blizzard sets in.
}
event-available = { $mark ->
    [V] Velikiye Luki is in Axis hands: { $number } German blocks join the pool.
    [S] { $number } Soviet blocks of September join the pool.
   *[N] { $number } Soviet blocks of November join the pool.
}
event-withdrawn = Operation Typhoon: { $unit } is withdrawn { $space ->
    [pool] from the pool
    [waiting] before it ever arrived
   *[other] from { $space }
}.

## What happens: logistics

event-paused = { $side ->
    [axis] The Axis pause: Hitler is
   *[soviet] The Soviets pause: Stalin is
} back at 4 stars.
event-leader = { $unit } is activated at { $strength ->
    [0] the heart, without stars
   *[other] { $strength } stars
}.
event-leader-tires = { $side ->
    [axis] Hitler
   *[soviet] Stalin
} is down to { $strength ->
    [0] the heart
   *[other] { $strength } stars
}.
event-logistics = { $side ->
    [axis] Axis
   *[soviet] Soviet
} Logistics Value: { $value }.
event-restored = { $unit ->
    [none] { $side ->
        [axis] An Axis
       *[soviet] A Soviet
    } HQ regains a star.
   *[other] { $unit } is back at { $strength } stars.
}
event-replaced = { $unit ->
    [none] { $side ->
        [axis] An Axis
       *[soviet] A Soviet
    } block regains a step.
   *[other] { $unit } is back at strength { $strength }.
}
event-drawn = { $side ->
    [axis] The Axis
   *[soviet] The Soviets
} draw { $number ->
    [0] no reinforcements
    [one] 1 reinforcement
   *[other] { $number } reinforcements
}.
event-reinforcement = { $unit ->
    [none] { $faction ->
        [german] A German block
        [finnish] A Finnish block
       *[soviet] A Soviet block
    }
   *[other] { $unit }
} arrives in { $space }.
event-returned = { $number ->
    [one] 1 { $side ->
        [axis] Axis
       *[soviet] Soviet
    } reinforcement finds no place and goes
   *[other] { $number } { $side ->
        [axis] Axis
       *[soviet] Soviet
    } reinforcements find no place and go
} back to the pool.

## What happens: supply

event-isolated = Cut off, { $side ->
    [axis] Axis
   *[soviet] Soviet
} units in: { $spaces }.
event-relieved = The { $side ->
    [axis] Axis
   *[soviet] Soviet
} units in { $space } are in supply again.
event-attrition = { $unit ->
    [none] { $faction ->
        [german] A German block
        [finnish] A Finnish block
       *[soviet] A Soviet block
    } in { $space } wastes away: one step lost.
   *[other] { $unit } in { $space } wastes away: { $strength ->
        [0] down to the heart
       *[other] strength { $strength }
    }.
}
event-surrendered = { $unit } surrenders in { $space ->
    [murmansk] Murmansk
    [box] its box
   *[other] { $space }
}.

## What happens: command and movement

event-activated = { $unit } is activated { $space ->
    [box] on the Road to Murmansk
   *[other] in { $space }
}: { $strength ->
    [0] exhausted, at the heart
   *[other] { $strength } stars
}.
event-deactivated = { $unit } stands down { $space ->
    [box] on the Road to Murmansk
   *[other] in { $space }
} and loses a star.
event-moved = { $unit ->
    [none] { $faction ->
        [german] An Axis (German) block
        [finnish] An Axis (Finnish) block
       *[soviet] A Soviet block
    }
   *[other] { $unit }
} moves { $path }{ $engages ->
    [yes] {" "}and engages
   *[no] {""}
}.
event-rail = { $unit ->
    [none] { $faction ->
        [german] An Axis (German) block
        [finnish] An Axis (Finnish) block
       *[soviet] A Soviet block
    }
   *[other] { $unit }
} goes by rail { $path }.
event-sea = { $unit ->
    [none] { $faction ->
        [german] An Axis (German) block
        [finnish] An Axis (Finnish) block
       *[soviet] A Soviet block
    }
   *[other] { $unit }
} goes by sea { $path }.
event-blitz = Blitz! { $unit ->
    [none] { $faction ->
        [german] An Axis (German) block
        [finnish] An Axis (Finnish) block
       *[soviet] A Soviet block
    }
   *[other] { $unit }
} drives on { $path }{ $engages ->
    [yes] {" "}and engages
   *[no] {""}
}.
event-control = { $space } falls to { $side ->
    [axis] the Axis
   *[soviet] the Soviets
}.
event-built = { $unit ->
    [none] { $side ->
        [axis] The Axis dig
       *[soviet] The Soviets dig
    }
   *[other] { $unit } digs
} in: a Defensive Line in { $space }.
event-dismantled = { $side ->
    [axis] The Axis
   *[soviet] The Soviets
} take down the Defensive Line in { $space }.

## What happens: combat

event-artillery = { $unit } trains its guns on { $space }.
event-bomber = { $bomber } sets out for { $space }{ $bomb ->
    [yes] , with the special bomb for the Marat
   *[no] {""}
}.
event-battle =
    Battle of { $space }: { $attacker ->
        [axis] the Axis attack.
       *[soviet] the Soviets attack.
    }
    Axis: { $lines ->
        [axis] Defensive Line{ $units-axis ->
            [none] {""}
           *[other] , { $units-axis }
        }
       *[other] { $units-axis }
    }
    Soviets: { $lines ->
        [soviet] Defensive Line{ $units-soviet ->
            [none] {""}
           *[other] , { $units-soviet }
        }
       *[other] { $units-soviet }
    }
event-armoured-attack = Armoured Attack in { $space }: the attacker fires first.
event-absorbed = { $space }: cover takes { $number ->
    [one] 1 hit
   *[other] { $number } hits
} on the { $side ->
    [axis] Axis
   *[soviet] Soviets
}.
event-loss = { $unit } is down to { $strength ->
    [0] the heart
   *[other] strength { $strength }
}.
event-line-lost = The { $side ->
    [axis] Axis
   *[soviet] Soviet
} Defensive Line in { $space } is destroyed.
event-destroyed = { $unit } is destroyed { $space ->
    [box] on the Road to Murmansk
   *[other] in { $space }
}{ $returns ->
    [yes] {" "}and goes to the pool
   *[no] {" "}for good
}.
event-won = { $side ->
    [axis] The Axis
   *[soviet] The Soviets
} win the battle of { $space }.
event-undecided = { $space } stays contested, under { $side ->
    [axis] Axis
   *[soviet] Soviet
} control.
event-aborted = { $bomber } turns back, aborted.
event-destroyed-bomber = { $bomber } is shot down.
event-marat = The Marat steams to { $space }.
event-marat-hit = A special bomb strikes home: the Marat is { $sunk ->
    [yes] sunk
   *[no] damaged
}.
event-marat-lost = Oranienbaum has fallen: the Marat is lost.
event-dietl = Dietl reaches box { $box } of { $boxes } on the Road to Murmansk.
event-murmansk = Murmansk has fallen to the Axis, for good.
event-to-murmansk = { $unit } leaves { $space } by rail for Murmansk.

## What the dice are for

purpose-weather = { $upto ->
    [1] The weather breaks on a 1
   *[other] The weather breaks on 1 to { $upto }
}
purpose-strength = Strength of { $unit }
purpose-snipers = Snipers, { $unit } ({ $needs }+)
purpose-artillery = Artillery Fire, { $unit } ({ $needs }+)
purpose-anti-air = Anti-aircraft fire, { $by ->
    [line] Defensive Line
    [marat] Marat
   *[other] { $unit }
} ({ $needs }+)
purpose-air-strike = Air Attack, { $bomber } ({ $needs }+)
purpose-attack = { $unit } attacks ({ $needs }+)
purpose-defence = { $by ->
    [line] The Defensive Line
   *[other] { $unit }
} defends ({ $needs }+)
purpose-bombardment = The Marat's guns ({ $needs }+)
purpose-marat-anti-air = Anti-aircraft fire of the Marat ({ $needs }+)
purpose-special-bomb = Special bomb, { $bomber } ({ $needs }+)
purpose-murmansk = { $unit } on the Road to Murmansk ({ $needs }+)

## How it ends

level-decisive = Decisive Victory
level-marginal = Marginal Victory
level-victory = Victory
reason-sudden-death = Sudden Death, with 7 Victory Points
reason-objectives = every objective taken
reason-cut-off = Leningrad is cut off
reason-points = more Victory Points at the end
reason-time = the objectives were held to the end

## What stands against an answer: whose and what it is

no-not-yours = That is not yours.
no-not-an-hq = { $unit } is no HQ.
no-not-a-combat-block = { $unit } is no Combat Block.
no-not-on-map = { $unit } is not on the map.
no-isolated = { $unit } is isolated: without a line of communication it can only defend.
no-exhausted = { $unit } is exhausted.
no-option-not-played = That optional rule is not played.
no-optional-in-scenario = Optional rules are for the campaign only.
no-position-against = Line { $line } of the position: { $found } stands there against rule { $rule }.
no-full = { $space } is full: its stacking limit is reached.
no-leader-stays = { $unit } stays at home: leaders do not move.
no-dietl-stays = Dietl moves on the Road to Murmansk alone, and by his dice.
no-mannerheim-stays = Mannerheim and the leaders stay where they are.
no-murmansk-fallen = Murmansk has fallen already.
no-murmansk-not-now = Only the 1st Tank Division goes to Murmansk, in a Pass or a Strategic Impulse; there Dietl can attack it, in a Strategic Impulse and with stars.

## What stands against an answer: set-up and logistics

no-not-in-this-choice = That block is not among those whose strength is to be chosen.
no-at-full-strength = { $unit } is at full strength.
no-dietl-in-murmansk = Before Murmansk Dietl regains no stars.
no-road-of-life-full = The Road of Life carries no more of that in this phase.
no-points-short = A step of this block costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; left: { $points }
no-not-in-pool = { $unit } is not in the pool.
no-cannot-draw = You can call for { $number } at most, and for one at least.
no-not-drawn = { $unit } was not drawn as a reinforcement.
no-no-entry = For { $unit } no area is open just now.
no-not-a-staging-area = { $space } is no Staging Area.
no-not-a-city = { $space } is neither a City nor a Victory Area.
no-not-fully-controlled = { $space } is not under your full control.
no-one-per-area = { $space } has had its one reinforcement.
no-area-not-supplied = { $space } is not in supply.
no-not-for-typhoon = { $unit } is not among the blocks that Typhoon takes.
no-gone = { $unit } is gone already.
no-same-colour-again = { $unit } is of the corps that gave a block last time: another's turn now.

## What stands against an answer: the impulse

no-no-hq-to-activate = No tactical HQ of yours can be activated.
no-no-disc = The Initiative Disc is not yours.
no-disc-used-up = In this scenario each side spends the Initiative Disc once, and you have.
no-pool-empty = Your pool is empty.
no-no-own-line = There is no Defensive Line of yours in { $space }.
no-lines-left = There are Defensive Lines left to build ({ $number }): none need be taken down.
no-weather-forbids = In this weather you cannot exploit.
no-already-active = { $unit } is active already.
no-air-hq-first = Before { $unit } an HQ that is tactical has to be activated.
no-cannot-disengage = { $unit } is in contact with the enemy and cannot disengage.
no-not-in-her-waters = The Marat cannot reach { $space }.
no-not-contested-before = { $space } was not contested when the impulse began.
no-nobody-attacks = Nobody can attack in { $space }: all Axis blocks there are isolated.

## What stands against an answer: command and movement

no-already-acted = { $unit } has acted already.
no-one-action = It is on the march: a block does one thing in an impulse.
no-no-actions-left = No more blocks can act in this impulse.
no-not-fast = { $unit } is not fast: only fast blocks exploit.
no-no-disengaging = { $unit } is in contact with the enemy: exploiting, nobody disengages.
no-not-commanded = No active HQ commands { $unit }: it is out of Tactical Range, or of another colour.
no-cannot-move = { $unit } cannot move.
no-nothing-to-do = { $unit } has nowhere to go and nothing to build.
no-enemy-there = The enemy is in { $space }: no HQ is revealed there.
no-no-engaging = The enemy is in { $space }: in a Pass or exploiting, nobody engages.
no-outside-the-zone = { $space } lies outside the Finnish Attack Zone: until Leningrad falls, the Finns fight only inside it.
no-already-there = It is in { $space } already.
no-disengage-to-own = To disengage it has to enter an area of its own without enemies: { $space } is none.
no-too-far = { $space } is out of reach with { $points ->
    [one] 1 Movement Point
   *[other] { $points } Movement Points
}.
no-no-points-left = It can reach { $space }, but not go on from there.
no-no-building = Exploiting, nobody builds Defensive Lines.
no-hq-cannot-build = { $unit } cannot build: only Combat Blocks do, in the Command Segment.
no-at-last-step = { $unit } is at its last step, and building costs one.
no-not-quiet = { $space } is not yours, or is or was contested in this impulse: nothing is built there.
no-line-there = There is a Defensive Line in { $space } already.
no-no-lines-left = All your Defensive Lines are on the map.
no-rail-not-now = Blocks go by rail only in a Pass or a Strategic Impulse.
no-rail-from-quiet = Trains leave only from own areas without enemies: { $space } is none.
no-no-rail = No railway over own areas without enemies leads to { $space }.
no-sea-not-now = Ships take no leaders, nor Mannerheim, and sail in the Command Segment only.
no-baltic-not-yours = You do not control the Baltic.
no-too-heavy-for-ships = { $unit } is a fast block: too heavy for the ships.
no-sea-used = The ships have sailed already in this impulse.
no-not-a-quiet-port = { $space } is no Baltic port of yours without enemies.
no-hq-not-in-port = In a Tactical Impulse the block's active HQ has to be in a Baltic port.

## What stands against an answer: guns and bombers

no-no-artillery = { $unit } has no artillery.
no-not-active = { $unit } is not active.
no-not-a-blitz-hq = { $unit } is no Blitz HQ.
no-already-fires = { $unit } fires at another battle already.
no-no-markers-left = All your Artillery Fire markers are in use.
no-no-battle-in-reach = { $unit } has no battle in reach of its guns.
no-no-battle = There is no battle in { $space }.
no-no-blitz-battle = No Blitz went into { $space }: in the Blitz Segment there is no battle there.
no-not-adjacent = { $space } is not adjacent.
no-no-germans = No German block attacks in { $space }: German guns and bombers support none but their own.
no-no-finns = No Finnish block attacks in { $space }.
no-air-hq-not-active = { $hq } is not active.
no-bomber-away = { $bomber } is aborted or destroyed.
no-bomber-committed = { $bomber } has its mission.
no-cannot-follow = { $bomber } cannot follow the Blitz: only Stukas do that came through their battle.
no-bomber-limit = { $hq } commands { $number ->
    [one] 1 bomber
   *[other] { $number } bombers
} at most, and they are in the air.
no-no-battle-in-range = { $bomber } has no battle in Air Range.
no-out-of-air-range = { $space } is out of Air Range.
no-no-marat = The Marat is in no battle.
no-stukas-only = { $bomber } cannot carry the special bomb: only Stukas can.
no-stukas-used = No more Stukas can carry the special bomb.

## What stands against an answer: combat

no-already-fought = The battle of { $space } has been fought.
no-only-isolated = In { $space } nobody can attack: the blocks are isolated.
no-battle-compulsory = The battle of { $space } has to be fought first.
no-not-flying = { $bomber } does not fly over this battle.
no-two-hits-needed = To count a bomber destroyed takes two hits.
no-not-in-battle = That block is not in this battle.
no-not-the-strongest = { $unit } is not among the strongest, which take the hits.
no-did-not-clear = { $unit } has not cleared a green area in this impulse.
no-no-blitz-hq = No active Blitz HQ commands { $unit }.
no-nowhere-to-blitz = { $unit } has no green area to drive into.
no-not-green = { $space } is no green area.
no-contested-before = { $space } was contested when the Blitz Segment began.

## The board

leningrad41-now = { leningrad41-month } · { leningrad41-sky } · { $side ->
    [axis] Axis
   *[soviet] Soviets
} · { $impulse ->
    [none] {""}
   *[other] { leningrad41-impulse } ·{" "}
}{ leningrad41-phase }
leningrad41-score = Initiative Disc: { $disc ->
    [axis] Axis
   *[soviet] Soviets
} · Victory Points: Axis { $axis }, Soviets { $soviet }{ $value ->
    [none] {""}
   *[other] {" "}· Your Logistics Value: { $value }
}{ $passes ->
    [0] {""}
   *[other] {" "}· { leningrad41-passed }
}
leningrad41-forecast = Weather Forecast marker: { $number }
leningrad41-victory = Victory Areas: Axis: { $axis ->
    [none] none
   *[other] { $axis }
} · Soviets: { $soviet ->
    [none] none
   *[other] { $soviet }
}
leningrad41-area-contested = { $space } (contested)
leningrad41-murmansk = Murmansk
leningrad41-road = Road to Murmansk: Dietl in box { $box } of { $boxes }{ $tanks ->
    [0] {""}
   *[other] {" "}· the 1st Tank Division holds Murmansk
}
leningrad41-pools = Pool: Axis { $axis }{ $axis-waiting ->
    [0] {""}
   *[other] {" "}(and { $axis-waiting } later)
}, Soviets { $soviet }{ $soviet-waiting ->
    [0] {""}
   *[other] {" "}(and { $soviet-waiting } later)
} · Gone for good: Axis { $axis-lost }, Soviets { $soviet-lost }{ $withdrawn ->
    [0] {""}
   *[other] {" "}· Withdrawn: { $withdrawn }
}
leningrad41-sea = Baltic: { $baltic ->
    [axis] Axis
    [soviet] Soviets
   *[none] nobody's
}
leningrad41-marat = Marat: { $state ->
    [whole] undamaged
    [damaged] damaged
   *[sunk] lost
}{ $space ->
    [none] {""}
   *[other] , in { $space }
}
leningrad41-bombers = Bombers: { $known }
leningrad41-bombers-ready = ready: { $bombers }
leningrad41-bombers-aborted = aborted: { $bombers }
leningrad41-bombers-destroyed = destroyed: { $bombers }
leningrad41-bombers-mission = over { $space }: { $bombers }
leningrad41-artillery = Artillery Fire: { $known }
leningrad41-contested = Contested
leningrad41-contested-area = { $side ->
    [axis] Axis control
   *[soviet] Soviet control
}{ $fresh ->
    [yes] , new
   *[no] {""}
}{ $fought ->
    [yes] , fought
   *[no] {""}
}
leningrad41-axis = Axis
leningrad41-soviet = Soviets
leningrad41-hqs = Your HQs
leningrad41-blocks = Your blocks
leningrad41-lines = Defensive Lines: { $side ->
    [axis] Axis
   *[soviet] Soviets
} { $number } of { $all }{ $spaces ->
    [none] {""}
   *[other] : { $spaces }
}
leningrad41-line = Defensive Line
leningrad41-line-isolated = Defensive Line (isolated)
leningrad41-upright = { $wood ->
    [german] German blocks
    [finnish] Finnish blocks
   *[soviet] Soviet blocks
}
leningrad41-upright-count = { $wood ->
    [german] { $number } German
    [finnish] { $number } Finnish
   *[soviet] { $number } Soviet
}
leningrad41-upright-isolated = isolated { $number }
leningrad41-revealed = { $side ->
    [axis] Axis blocks
   *[soviet] Soviet blocks
} revealed
leningrad41-box = { $who ->
    [de_hitler] Rastenburg
    [su_stalin] Moscow
   *[other] Road to Murmansk
}
leningrad41-mark = { $mark ->
    [isolated] isolated
    [active_hq] active
    [acted] has acted
    [crossed] over water
    [cleared] may Blitz
   *[shown] revealed
}
