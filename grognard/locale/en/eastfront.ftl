### EastFront: the map, the calendar, and what is said everywhere.

eastfront-text = The war in the East from 1941 to 1945 on 570 hexes: blocks that hide what they are, headquarters that command and strike from the air, railways, supply, production.

## Answers

eastfront-verb-done = Done
eastfront-verb-unit = Block
eastfront-verb-space = Hex

## What stands against it

no-eastfront-no-such-end = { $scenario } cannot run on to { $until }.
no-eastfront-no-campaign = { $scenario } does not run on into others.
no-eastfront-not-historical = Only Summer 1941 has a historical set-up.
