"""What is true of every position: counts add up, strengths exist, marks are in place, nobody is in two places."""

from __future__ import annotations

from grognard.board.areas import mask, members
from grognard.games.eastfront import units
from grognard.games.eastfront.hexes import HEXES, LAND, STACK, WEST_EDGE, N
from grognard.games.eastfront.position import (
    ASIDE,
    AWAY,
    COMING,
    GONE,
    LANDED,
    LOST,
    PLACES,
    Position,
    battles,
    engaged,
)  # fmt: skip
from grognard.games.eastfront.units import (
    ARRIVES,
    EVENT,
    IS_HQ,
    IS_TURNCOAT,
    MAX,
    MIN,
    ONCE,
    PARATROOP,
    SIDE,
    TURNED,
    UNITS,
)
from grognard.games.eastfront.words import (
    AXIS,
    COMMAND,
    IDLE,
    MOBILIZE,
    MOVEMENT,
    PRODUCTION,
    PURSUIT,
    SIDES,
    SOVIET,
    SUPPLY,
)  # fmt: skip

# Marks of the turn, which are forgotten when a block leaves the map.
ON_MAP_MARKS = (
    "shown", "cut_off", "moved", "shipped", "role", "blitzes", "strike", "bombs", "came", "way", "rearguard",
    "scattered",
)  # fmt: skip


def invariants(s: Position) -> list[str]:
    """What is wrong with a position, in words; nothing when all is well."""
    return [*_control(s), *_presence(s), *_battles(s), *_units(s), *_open(s), *_production(s)]


def _control(s: Position) -> list[str]:
    """8.1, 8.3: every hex is held by one side at most; in a phase it is friendly to one, disputed, or nobody's."""
    wrong = []
    if s.held[AXIS] & s.held[SOVIET]:
        wrong.append("8.34: both sides held the same hex last")
    if s.friendly[AXIS] & s.friendly[SOVIET] or (s.friendly[AXIS] | s.friendly[SOVIET]) & s.disputed:
        wrong.append("8.3: a hex is friendly twice, or friendly and disputed")
    if (s.held[AXIS] | s.held[SOVIET] | s.disputed) & ~LAND:
        wrong.append("8.3: control over water")
    return wrong


def _presence(s: Position) -> list[str]:
    wrong = []
    for side in (AXIS, SOVIET):
        count = [0] * N
        for unit in units.OF_SIDE[side]:
            if s.where[unit] > 0:
                count[s.where[unit]] += 1
        if count != s.stack[side * N : side * N + N]:
            wrong.append(f"{SIDES[side]}: the counts of units by hex are off")
        if s.there[side] != mask(hex_ for hex_ in range(N) if count[hex_]):
            wrong.append(f"{SIDES[side]}: the set of hexes with units is off")
        crowded = [hex_ for hex_ in range(1, N) if count[hex_] > 2 * STACK[hex_]]
        wrong += [f"6.22: {count[hex_]} {SIDES[side]} units in {HEXES[hex_]}" for hex_ in crowded]
    return wrong


def _battles(s: Position) -> list[str]:
    """7.12: each battle has one Original Defender, and nothing else has."""
    wrong = []
    if s.defends[AXIS] & s.defends[SOVIET]:
        wrong.append("7.12: a battle with two Original Defenders")
    for hex_ in members((s.defends[AXIS] | s.defends[SOVIET]) ^ battles(s)):
        wrong.append(f"7.12: a battle without Original Defender, or the other way round, in {HEXES[hex_]}")
    return wrong


def _units(s: Position) -> list[str]:
    wrong = []
    for unit in units.ALL:
        where, name = s.where[unit], UNITS[unit]
        if where > 0:
            if not LAND >> where & 1:
                wrong.append(f"1.37: {name} at sea")
            if not MIN[unit] <= s.strength[unit] <= MAX[unit]:
                wrong.append(f"2.4: {name} with strength {s.strength[unit]}")
        elif where not in PLACES:
            wrong.append(f"{name} is nowhere")
        elif where == LOST and ONCE[unit]:
            wrong.append(f"11.42: {name} might be built again")
        elif where == COMING and not (ARRIVES[unit] or EVENT[unit]):
            wrong.append(f"11.5: {name} is awaited for ever")
        elif where == AWAY and not (SIDE[unit] == AXIS and WEST_EDGE >> s.opposite[unit] & 1):
            wrong.append(f"16.7: {name} off the map against nothing")
        if where <= 0 and any(getattr(s, mark)[unit] for mark in ON_MAP_MARKS):
            wrong.append(f"{name} is off the map and has marks of the turn")
        if where in (LOST, GONE, COMING, ASIDE) and s.strength[unit]:
            wrong.append(f"{name} is not in play and has strength")
        if IS_TURNCOAT[unit] and where > 0 and s.where[_other_side(unit)] > 0:
            wrong.append(f"16.1: {name} fights for both sides")
    return wrong


_BEFORE = {twin: satellite for satellite, twin in TURNED.items()}


def _other_side(unit: int) -> int:
    return _BEFORE[unit]


def _open(s: Position) -> list[str]:
    """5.2, 7.12, 7.14, 14.6: who lies open, and who is marked."""
    wrong = []
    for unit in units.ALL:
        name = UNITS[unit]
        active = s.role[unit] != IDLE
        if active and not (IS_HQ[unit] and SIDE[unit] == s.active and s.shown[unit]):
            wrong.append(f"5.2: {name} is active and should not be, or not be hidden")
        gives_up = units.IS_SATELLITE[unit] and s.surrendered and s.phase == SUPPLY  # 16.1: laid open for the choice
        if s.shown[unit] and not active and not gives_up and not engaged(s, unit):
            wrong.append(f"7.12: {name} lies open and neither fights nor commands")
        if s.scattered[unit] and unit != PARATROOP:
            wrong.append(f"14.6: {name} is scattered")
        if s.rearguard[unit] and s.phase not in (MOVEMENT, MOBILIZE, PURSUIT):
            wrong.append(f"6.41: {name} is still a rearguard")
        if (s.moved[unit] or s.came[unit]) and SIDE[unit] != s.active:
            wrong.append(f"6.1: {name} has moved in the turn of the other side")
        if s.came[unit] and s.phase == COMMAND:
            wrong.append(f"7.51: {name} still comes from somewhere")
    return wrong


def _production(s: Position) -> list[str]:
    """11.1, 11.3: points and orders are of a production and end with it."""
    wrong = []
    if s.phase != PRODUCTION and (any(s.points) or any(s.picked) or any(s.built) or any(s.due_at) or s.beach_order):
        wrong.append("11.3: something is left of a production")
    if any(points < 0 for points in s.points):
        wrong.append("11.3: more was spent than there was")
    if bool(s.beachhead) != (s.beachhead_is == LANDED):
        wrong.append("15.51: a Beachhead that is not where it is")
    return wrong
