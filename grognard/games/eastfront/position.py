"""What a position of the game is, and the plain questions and small changes that all chapters share."""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.games.eastfront import units
from grognard.games.eastfront.hexes import HEXES, STACK, N
from grognard.games.eastfront.units import COUNT, FIRST, SIDE, UNITS
from grognard.games.eastfront.words import AXIS, DRY, IDLE, SETUP, SIDES
from grognard.kernel import State

# Where a unit is: a hex, or one of these.
ASIDE = 0  # not in this play
LOST = -1  # eliminated; may be built again (11.42)
COMING = -2  # a reinforcement whose month has not come (11.5), or that waits for an event (16.4, 16.5)
GONE = -3  # out of the game for good: never built again
AWAY = -4  # off the map, opposite Soviets on the western edge (16.7)
PLACES = {ASIDE: "aside", LOST: "lost", COMING: "coming", GONE: "gone", AWAY: "away"}

NOT_READY, READY, LANDED, NO_BEACHHEAD = range(4)  # 15.51
BEACHHEADS = ("preparing", "ready", "deployed", "eliminated")


def _zeros(n: int) -> list[int]:
    return [0] * n


@dataclass(slots=True)
class Position(State):
    """A position. Lists are indexed by unit; a set of hexes is an int with a bit for each."""

    # the scenario and what is played with
    scenario: str = "S41"  # whose special rules, air power and base production hold now (3.12)
    last: str = "S41"  # the scenario that the game ends with (3.12 to 3.14)
    campaign: int = 0  # 3.14, 17.4: goes on until a Decisive Victory
    historical: int = 0  # S'41: option 1A
    paratroops: int = 0  # chapter 14
    naval: int = 0  # chapter 15
    west_weather: int = 0  # 12.3: the optional shortcut is not taken
    # time
    month: int = 22  # of the war; September 1939 is 1
    fortnight: int = 1
    turn: int = 0  # 0 the first player turn of the fortnight, 1 the second
    phase: int = SETUP
    active: int = AXIS
    weather: int = DRY
    west: int = DRY  # 12.3: west of the boundary
    blitz: int = 0  # 4.44, 4.45: this is a Blitz phase
    # control (8): fixed when a phase begins, and what it was before (8.34)
    friendly: list[int] = field(default_factory=lambda: _zeros(2))
    disputed: int = 0
    held: list[int] = field(default_factory=lambda: _zeros(2))  # by the last who controlled it
    defends: list[int] = field(default_factory=lambda: _zeros(2))  # battle hexes, by Original Defender (7.12)
    # the player turn
    supreme: int = 0  # Supreme Moves left (5.61)
    crossings: list[int] = field(default_factory=list)  # hexsides used into and out of battles: low hex * N + high hex
    fresh: int = 0  # battles that began in this movement phase (7.15)
    fought: int = 0  # battles resolved in this combat phase
    ordered: int = 0  # battles that will be fought (7.14)
    tired: int = 0  # ports that have used up their capacity in this player turn (15.21)
    docked: int = 0  # major ports that have used one of their two
    invaded: int = 0  # enemy hexes invaded over the sea in this movement phase: one unit each (15.42)
    # the battle under way (7.22)
    battle: int = 0
    stage: int = 0
    hits: int = 0  # half hits or third hits that have not made a whole one
    wounded: int = -1  # the unit that carries them (7.34)
    due: int = 0  # whole hits still to be taken
    repulses: int = 0  # repulses still to be taken (7.51)
    # units
    where: list[int] = field(default_factory=lambda: _zeros(COUNT))
    strength: list[int] = field(default_factory=lambda: _zeros(COUNT))
    shown: list[int] = field(default_factory=lambda: _zeros(COUNT))  # lies face up: both know who it is
    cut_off: list[int] = field(default_factory=lambda: _zeros(COUNT))  # unsupplied since the last check (10.2)
    moved: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 6.1: has moved in this movement phase
    shipped: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 6.53: by rail or sea, in this player turn
    role: list[int] = field(default_factory=lambda: _zeros(COUNT))  # of an active HQ
    blitzes: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 5.7: active as a Blitz HQ
    strike: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 7.13: the battle its air power strikes
    bombs: list[int] = field(default_factory=lambda: _zeros(COUNT))  # and with how many dice
    came: list[int] = field(default_factory=lambda: _zeros(COUNT))  # the hex from which it engaged in this phase (7.51)
    way: list[int] = field(default_factory=lambda: _zeros(COUNT))  # and how
    spent: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 14.2, 15.41: HQ that gave this phase's one order
    rearguard: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 6.41: will leave under Pursuit Fire
    scattered: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 14.6: dropped, not yet joined up
    # chapter 11: production
    points: list[int] = field(default_factory=lambda: _zeros(2))  # still to be spent
    ready: list[int] = field(default_factory=lambda: _zeros(2))  # 1: done with this production
    picked: list[int] = field(default_factory=lambda: _zeros(2))  # the new unit that a side is placing, plus 1
    built: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 11.41: what this month has done for it
    due_at: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 11.6: where it will be; -1: disbanded
    beach_order: int = 0  # 15.51: what will become of the Beachhead
    base: list[int] = field(default_factory=lambda: _zeros(2))  # 11.31
    # what has happened for good (16)
    siege: int = 0  # 2.63: the siege guns are with their corps
    freed: int = 0  # 16.4: bit 0 Odessa taken by the Axis, bit 1 Sevastopol
    fell: int = 0  # 16.4: which of the two the Axis held when last looked at
    bound: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 2.66: a satellite lost once: restricted for good
    surrendered: int = 0  # 16.1: a bit for each satellite
    group_e: int = 0  # 16.5: has been called up
    opposite: list[int] = field(default_factory=lambda: _zeros(COUNT))  # 16.7: the edge hex it stands against
    plain_watch: int = 0  # 16.7: a phase has ended with Soviets on the western edge, and the Axis must face them
    beachhead: int = 0  # 15.51: where it lies
    beachhead_is: int = NOT_READY
    landed: int = 0  # 15.51: where the Coastal Army has come ashore, until it leaves
    beaches: int = 0  # 15.51: where any Soviets have come ashore and still stand, as both have seen
    # kept true by the small changes below
    stack: list[int] = field(default_factory=lambda: _zeros(2 * N))  # units of a side in a hex
    there: list[int] = field(default_factory=lambda: _zeros(2))  # hexes where a side has units


# -- questions -----------------------------------------------------------------------------------


def other(side: int) -> int:
    return 1 - side


def on_map(s: Position, unit: int) -> bool:
    return s.where[unit] > 0


def units_in(s: Position, side: int, hex_: int) -> list[int]:
    """A side's units in a hex."""
    found: list[int] = []
    unit = FIRST[side]
    for _ in range(s.stack[side * N + hex_]):
        unit = s.where.index(hex_, unit)
        found.append(unit)
        unit += 1
    return found


def battles(s: Position) -> int:
    """7.11: the hexes where both sides have units."""
    return s.there[0] & s.there[1]


def is_battle(s: Position, hex_: int) -> bool:
    return bool(s.there[0] & s.there[1] & 1 << hex_)


def engaged(s: Position, unit: int) -> bool:
    """6.31: is it in a battle?"""
    return s.where[unit] > 0 and is_battle(s, s.where[unit])


def defender(s: Position, hex_: int) -> int:
    """7.12: the Original Defender of a battle; -1 where there is none."""
    if s.defends[0] >> hex_ & 1:
        return 0
    return 1 if s.defends[1] >> hex_ & 1 else -1


def room_in(s: Position, side: int, hex_: int) -> int:
    """6.21: how many more units of a side may stand there."""
    return STACK[hex_] - s.stack[side * N + hex_]


# -- names for events ----------------------------------------------------------------------------


def name(unit: int) -> str:
    return UNITS[unit]


def place(hex_: int) -> str:
    return HEXES[hex_] if hex_ > 0 else PLACES[hex_]


# -- small changes: these alone move units, so that the counts stay true ----------------------------


def lift(s: Position, unit: int) -> None:
    """Take a unit off its hex. A battle that one side has left is over, and nobody lies open in it (7.12)."""
    hex_, side = s.where[unit], SIDE[unit]
    s.where[unit] = ASIDE
    if hex_ <= 0:
        return
    s.stack[side * N + hex_] -= 1
    if not s.stack[side * N + hex_]:
        s.there[side] &= ~(1 << hex_)
        s.defends[0] &= ~(1 << hex_)
        s.defends[1] &= ~(1 << hex_)
        for left in units_in(s, other(side), hex_):
            stand_up(s, left)


def put(s: Position, unit: int, hex_: int) -> None:
    """Set a unit down in a hex. Where the enemy stands alone it begins a battle that he defends (7.11, 7.12)."""
    side, bit = SIDE[unit], 1 << hex_
    if s.there[other(side)] & bit and not s.there[side] & bit:
        s.defends[other(side)] |= bit
    s.where[unit] = hex_
    s.stack[side * N + hex_] += 1
    s.there[side] |= bit


def go_on_fighting(s: Position, hex_: int, by: int) -> None:
    """7.12: a battle that a scenario begins with: one side has long defended it, and its attackers lie open."""
    s.defends[by] |= 1 << hex_
    s.defends[other(by)] &= ~(1 << hex_)
    for unit in units_in(s, other(by), hex_):
        reveal(s, unit)


def send(s: Position, unit: int, to: int) -> None:
    """Take a unit off the map, to one of the places there."""
    lift(s, unit)
    s.where[unit] = to
    forget(s, unit)
    s.cut_off[unit] = s.strength[unit] = 0


def forget(s: Position, unit: int) -> None:
    """Away with all marks of the turn, and face down: both know only that it is gone."""
    for marks in (
        s.shown, s.moved, s.shipped, s.role, s.blitzes, s.strike, s.bombs, s.came, s.way, s.spent, s.rearguard,
        s.scattered,
    ):  # fmt: skip
        marks[unit] = 0


def reveal(s: Position, unit: int) -> None:
    s.shown[unit] = 1


def hide(s: Position, unit: int) -> None:
    s.shown[unit] = 0


def stand_up(s: Position, unit: int) -> None:
    """7.12, 7.21: face to its owner again; active HQs and the Original Attackers of battles stay as they lie."""
    hex_ = s.where[unit]
    if s.role[unit] == IDLE and (not is_battle(s, hex_) or defender(s, hex_) == SIDE[unit]):
        s.shown[unit] = 0


def weaken(s: Position, unit: int, rule: str) -> None:
    """2.4, 5.1: one step down, or out of the game until it is built again."""
    if s.strength[unit] > units.MIN[unit]:
        s.strength[unit] -= 1
        s.report(
            "weaker", rule, space=place(s.where[unit]), side=SIDES[SIDE[unit]],
            secret={"unit": name(unit), "strength": s.strength[unit]}, to=_who_sees(s, unit),
        )  # fmt: skip
    else:
        eliminate(s, unit, rule)


def eliminate(s: Position, unit: int, rule: str) -> None:
    """2.4: off the map. Everyone sees who it was: what is lost is laid open, and counts for victory (17.1)."""
    hex_ = s.where[unit]
    s.report("eliminated", rule, unit=name(unit), space=place(hex_))
    if unit == units.SIEGE_GUNS:
        s.siege = 0  # 2.63
    s.bound[unit] = int(units.IS_SATELLITE[unit])
    send(s, unit, GONE if units.ONCE[unit] else LOST)


def _who_sees(s: Position, unit: int) -> tuple[str, ...]:
    return SIDES if s.shown[unit] else (SIDES[SIDE[unit]],)


def strengthen(s: Position, unit: int) -> None:
    """11.41: one step up."""
    s.strength[unit] += 1
