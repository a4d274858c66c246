### What every game says: refusals, bad input, and the events that the kernel itself reports.

## Refusals

no-match-over = The match is over.
no-no-such-seat = There is no such seat in this game.
no-not-your-turn = It is not your turn.
no-no-such-answer = There is no such answer.
no-takes-no-noun = This answer stands alone: nothing is to be chosen with it.
no-not-now = That cannot be chosen now.
no-no-such-noun = There is nothing of that name.
no-not-offered = That is not among the choices.
no-undo-barrier = That cannot be taken back: dice were rolled, or something hidden came to light.
no-undo-nothing = There is nothing of yours to take back.

## Games, scenarios, options

no-unknown-game = There is no game "{ $name }". Games: { $known }
no-unknown-scenario = There is no scenario "{ $name }". Scenarios: { $known }
no-unknown-option = There is no option "{ $name }". Options: { $known }
no-bad-option-value = Option { $name } cannot be "{ $value }". It can be: { $known }
no-bad-options = Options are names with their values.
no-unknown-seat = There is no seat "{ $name }". Seats: { $known }
no-bad-seed = A seed is a whole number or a text.
no-not-a-count = "{ $name }" must be a whole number.
no-bad-dice = Scripted dice must be a list of faces that such a die has.
no-imagined-match = An imagined match has no record of its own and cannot be saved.

## Saves

no-save-unreadable = This is no readable save: line { $line }, column { $column } is not JSON.
no-save-not-ours = This file is not a match saved by grognard.
no-save-format = The save has format { $found }; this program reads format { $expected }.
no-save-lacks = The save lacks a proper "{ $field }".
no-save-damaged = The save is damaged: it has been changed or cut short since it was written.
no-save-bad-answer = Answer { $number } of the save cannot be read: { $answer }
no-save-differs = Playing the saved answers again leads to another position than the one that was saved.
no-answer-no-longer-applies = Answer { $number } of the save ({ $answer }) no longer applies. Rule { $rule }: { $reason }

## Position texts

no-position-not-text = A position is a text.
no-position-line = Line { $line } of the position: "{ $found }" stands where this was expected: { $expected }
no-position-short = Line { $line } of the position ends too early; expected: { $expected }
no-position-twice = Line { $line } of the position says "{ $found }" again; line { $first } said it already.

## Events

event-roll = { $purpose-name }: { $faces }{ $hits ->
    [none] {""}
    [0] {" "}– no hit
    [one] {" "}– 1 hit
   *[other] {" "}– { $hits } hits
}
event-ended = { $winner ->
    [none] The match is a draw
   *[other] Winner: { $winner-name }
} ({ $level-name }): { $reason-name }.{ $scores ->
    [none] {""}
   *[other] {" "}Score: { $scores }.
}

purpose-roll = Roll
