### EastFront: what is painted over the board.

eastfront-overlay-control = Control
eastfront-overlay-supply = Supply
eastfront-overlay-rails = Railways
eastfront-overlay-command = Range of an HQ
eastfront-overlay-movement = Reach of a block
eastfront-overlay-terrain = Terrain
eastfront-overlay-sites = Cities and resources

eastfront-overlay-unknown-block = No such block is known to be on the map: choose one that you see

## Control

eastfront-overlay-controlled = { $side ->
    [axis] Axis
   *[soviet] Soviet
} control
eastfront-overlay-disputed = Disputed
eastfront-overlay-battle = Battle

## Supply

eastfront-overlay-supplied = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: own hexes with a line of supply ({ $sign } where it comes from)
eastfront-overlay-supplied-beyond = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: disputed hexes with a line of supply
eastfront-overlay-unfed = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: own hexes without a line of supply
eastfront-overlay-hungry = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: units without a line of supply now

## Railways

eastfront-overlay-rails-of = { $side ->
    [axis] Axis
   *[soviet] Soviet
} railways ({ $sign } where they begin)
eastfront-overlay-rails-by-sea = { $side ->
    [axis] Axis
   *[soviet] Soviet
} ports and railways reached by sea
eastfront-overlay-rails-nobody = Rails that nobody can use

## The range of an HQ

eastfront-overlay-range-command = { $unit }: command radius { $value }
eastfront-overlay-range-commanded = Units that it commands (how many)
eastfront-overlay-range-supported = Battles that it supports
eastfront-overlay-range-air = { $unit }: air range; Air Strike with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
eastfront-overlay-range-supreme = Supreme Moves when active: { $number }
eastfront-overlay-range-no-hq = { $unit } is no HQ
eastfront-overlay-range-none = { $unit } is disorganised and without strength: it commands nobody
eastfront-overlay-range-if-activated = If { $unit } is activated where it stands

## The reach of a block

eastfront-overlay-range-land = By land, speed { $number }
eastfront-overlay-range-battle = Engages the enemy
eastfront-overlay-range-river = Engages over a river: it may be repulsed
eastfront-overlay-range-rail = By rail
eastfront-overlay-range-sea = By sea
eastfront-overlay-range-later = Not its turn to move: as it could go by land under command

## Terrain

eastfront-overlay-ground = { $terrain ->
    [clear] Clear
    [forest] Forest
    [hill] Hill
    [marsh] Marsh
   *[mountain] Mountain
}: { $room } a side, { $sides } across a hexside of a battle{ $terrain ->
    [clear] {""}
    [mountain] ; Double Defence, ends a move
    [marsh] ; Double Defence, ends a move
   *[other] ; Double Defence
}
eastfront-overlay-terrain-signs = { $city } Major City: Double Defence; { $fortress } Fortress: Triple Defence
eastfront-overlay-terrain-weather = As the weather makes it: { $weather ->
    [dry] dry
    [mud] mud
   *[snow] snow
}; in the west { $west ->
    [dry] dry
    [mud] mud
   *[snow] snow
}

## Cities and resources

eastfront-overlay-producing = { $side ->
    [axis] Axis
   *[soviet] Soviets
}: they produce { $number }
eastfront-overlay-idle = Out of rail and sea supply: produces nothing
eastfront-overlay-disputed-site = Nobody's now: produces nothing
