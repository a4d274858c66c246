"""What is true of every position: counts add up, stacks fit, strengths exist, nobody stands where he cannot."""

from __future__ import annotations

from grognard.board.areas import mask
from grognard.games.eastfront import units
from grognard.games.eastfront.hexes import LAND, N
from grognard.games.eastfront.position import PLACES, Position
from grognard.games.eastfront.units import MAX, MIN, UNITS
from grognard.games.eastfront.words import AXIS, SIDES, SOVIET


def invariants(s: Position) -> list[str]:
    """What is wrong with a position, in words; nothing when all is well."""
    return [*_presence(s), *_units(s)]


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
    return wrong
