### The client at a table: what is asked, the log, the past, the dice, and what stands around the board.

## Around the board

web-skip-to-ask = To what is asked
web-more = More
web-board-tools = Board
web-zoom-in = Nearer
web-zoom-out = Farther
web-fit = The whole board
web-hide-pieces = Hide the pieces
web-tabs = Beside the board
web-tab-ask = Turn
web-tab-log = Log
web-tab-panels = Situation
web-tab-places = Places
web-sheet = Larger or smaller
web-reconnecting = The line to the server is broken. Trying again…
web-gone = This match was deleted.
web-computers = Computers play among themselves here. Their boards are shown when the match is over.
web-times = { $number } × { $text }

## What is asked

web-asked = What is asked
web-how = How
web-choices = { $number ->
    [one] 1 choice
   *[other] { $number } choices
}
web-about = About { $name }
web-waiting = Waiting for: { $seat }
web-mind-thinking = { $seat }: the computer is thinking
web-mind-stopped = { $seat }: the computer is paused
web-mind-progress = Thinking
web-mind-stop = Pause
web-mind-go = Go on
web-mind-hurry = Hurry
web-what-changed = What has changed?
web-happened = { $number ->
    [one] 1 more thing has happened before that.
   *[other] { $number } more things have happened before that.
}

## The way back

web-undo = Undo
web-barrier = { $barrier ->
    [roll] No way back: dice have been rolled.
    [seen] No way back: something hidden has come to light.
    [other] No way back: the other side has answered.
   *[start] Nothing to take back yet.
}
web-barrier-here = { $barrier ->
    [roll] Undo ends here: dice were rolled
    [seen] Undo ends here: something hidden came to light
    [other] Undo ends here: the other side answered
   *[start] Undo ends here
}

## Two at one screen

web-curtain = Next: { $seat }
web-curtain-who = Who sits down?
web-curtain-text = Nobody else should be looking now.
web-curtain-sit = { $seat }: show my board
web-hand-over = Now it is up to the other side: { $seat }
web-hand-over-text = Look at what has happened, then hand over. Your blocks will be hidden.
web-hand-over-do = Hand over

## The log and the past

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-new = since you were last here
web-log-older = Show what came before
web-look-at = Look at the board at moment { $moment }
web-replay = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play through
web-replay-pause = Stop
web-replay-next = One step on
web-replay-last = To the end
web-replay-moment = Moment
web-replay-at = { $moment } of { $moments }
web-replay-all = Replay
web-past = You are looking at the past: moment { $moment } of { $moments }
web-past-note = The board shows a past moment.{ $over ->
    [yes] {""}
   *[no] {" "}Go back to the present to answer.
}
web-now = To the present
web-branch = Play on from here
web-branch-title = Play on from here
web-branch-text = A new match against the computer goes on from moment { $moment }. This one stays as it is.
web-branch-fog = What you cannot see is drawn afresh, and so are the dice: nothing of this match is given away.
web-branch-go = Begin

## The end

web-over = The match is over
web-winner = Victory: { $seat }
web-draw = A draw
web-eyes = Whose eyes
web-eyes-of = View: { $seat }
web-eyes-all = View: everything

## Why

web-why = Can it be chosen?
web-allowed = it can be chosen
web-show-on-board = Show on the board

## Rules

web-rules = Rules in our own words
web-rules-all = All rules
web-rules-search = Find a rule by number or word
web-rules-other = Scenarios and the rest
web-rule = Rule { $number } { $title }
web-rule-unknown = There is no digest of this rule.

## Overlays

web-overlays = Overlays
web-overlay-none = None
web-overlay-off = Take the overlay off
web-overlay-empty = There is nothing to show.
web-overlay-about = { $kind ->
    [unit] of a block
    [space] of a place
   *[other] …
}
web-overlay-pick = { $kind ->
    [unit] which block? Click on it, or choose here.
   *[other] which place? Click on it, or choose here.
}

## Places

web-places-search = Find a place or a block
web-places-all = Show all places

## Dice

web-dice = Dice
web-dice-none = No dice have been rolled yet.
web-dice-faces = How often each face fell: { $side }
web-dice-number = Dice
web-dice-mean = Mean
web-dice-fair = fair: { $number }
web-dice-hits = Hits
web-dice-expected = expected: { $number }
web-needs = { $face }+
web-seal = Honest dice
web-seal-text = The dice of this match were fixed before it began. The seal was published then; the key that opens it is shown at the end, and every roll can be checked against both.
web-commitment = Seal
web-key = Key
web-key-later = The key is shown when the match is over.
web-verify = Check every roll
web-verified = { $stands ->
    [yes] Every roll stands.
   *[no] The rolls do NOT stand.
}

## Keys

web-help = Help and keys
web-help-mouse = Click on what glows to answer. Right-click, or press long, on anything to learn what it is and why it cannot be chosen. Drag the board to move it, turn the wheel or pinch to come nearer.
web-help-lists = Everything can be played without the board: what is asked stands as a list of buttons, and “Places” names every place with what stands there.
web-key-ask = to what is asked
web-key-undo = undo
web-key-log = the log
web-key-places = the places
web-key-panels = the situation
web-key-rules = the rules
web-key-overlays = overlays
web-key-dice = dice
web-key-news = what has changed since your last turn
web-key-step = a step back or on through the past
web-key-fit = the whole board
web-key-zoom = nearer, farther
web-key-hide = hide the pieces
web-key-help = this help
