### What the tables say to who sits at them: who may play, what is turned away, news, dice.

## Who may sit

server-player-person = A person at this screen
server-player-computer = The computer
server-player-random = The computer, at random

## What is turned away

server-no-such-table = There is no such table. It may have been deleted.
server-no-such-seat = There is no seat "{ $name }" in this game.
server-not-your-seat = That seat is not yours.
server-not-over = That can be seen when the match is over.
server-over = The match is over.
server-not-asked = It is not your turn.
server-stale = The board has changed meanwhile. Look again, then choose.
server-undo-barrier = That cannot be taken back: dice were rolled, or something hidden came to light.
server-undo-nothing = There is nothing of yours to take back.
server-malformed = The message cannot be read: { $trouble }
server-bad-number = { $name } must be a whole number of at most { $highest }, not "{ $value }".
server-bad-player = Seat { $seat } needs somebody who can play it: { $known }
server-no-such-moment = There is no moment { $moment }; the last one is { $last }.
server-no-such-thing = There is nothing by the name of "{ $name }".
server-no-such-overlay = There is no overlay "{ $name }".
server-no-board = { $title } has no board to be drawn.
server-rules-changed = This match was begun under other rules and can no longer be played on.
server-scripted-dice = The dice of this match were laid down beforehand and are used up: it cannot go on.
server-table-moved = Somebody else has moved at this table. Look again, then choose.

## What has happened since the last turn

server-news = News since my last turn
server-news-legend = { $events ->
    [0] Nothing has happened since your last turn
    [one] 1 event since your last turn
   *[other] { $events } events since your last turn
}{ $places ->
    [0] {""}
    [one] , in 1 place
   *[other] , in { $places } places
}

## Dice

server-nobody = Nobody's
server-verify-counts = Answers: { $answers }. Rolls: { $rolls }.
server-verify-commitment = Seal of the dice, published at the start: { $hash }
server-verify-key = Key of the dice: { $key }
server-verify-rolls-right = { $rolls ->
    [0] No dice were rolled.
    [one] The one roll is what the key gives.
   *[other] All { $rolls } rolls are what the key gives.
}
server-verify-rolls-wrong = Roll { $number } of { $rolls } is NOT what the key gives.
server-verify-scripted = The dice of this match were LAID DOWN beforehand, not rolled: there is nothing to check them against.
server-verify-same = Played again from the start, the match comes to the same end.
server-verify-other = Played again from the start, the match does NOT come to the same end.
