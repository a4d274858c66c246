"""What is true of every position: counts add up, stacks fit, strengths exist, nobody stands where he cannot."""

from __future__ import annotations

from grognard.board.areas import mask, members
from grognard.games.leningrad41 import areas, blocks
from grognard.games.leningrad41.areas import AREAS, MIKKELI, N
from grognard.games.leningrad41.blocks import DIETL, FIRST_TANKS, LEADERS, MANNERHEIM, SIDE, STEPS, UNITS
from grognard.games.leningrad41.position import BOX, DRAWN, FOR_ALL_TO_SEE, MURMANSK, PLACES, Position
from grognard.games.leningrad41.scenarios import EVERYWHERE
from grognard.games.leningrad41.words import ACTIVATION, AXIS, COMMAND, EXPLOIT, REINFORCE, SIDES, SOVIET


def invariants(s: Position) -> list[str]:
    """What is wrong with a position, in words; nothing when all is well."""
    return [*_control(s), *_presence(s), *_stacks(s), *_lines(s), *_blocks(s)]


def _control(s: Position) -> list[str]:
    wrong = []
    if s.owned[AXIS] & s.owned[SOVIET] or s.owned[AXIS] | s.owned[SOVIET] != EVERYWHERE:
        wrong.append("2.5: every area is one side's")
    for side in (AXIS, SOVIET):
        for area in members(s.there[side] & ~s.there[1 - side] & ~s.owned[side]):
            wrong.append(f"2.5: {SIDES[side]} stands alone in {AREAS[area]} without controlling it")
    return wrong


def _presence(s: Position) -> list[str]:
    wrong = []
    for side in (AXIS, SOVIET):
        count = [0] * N
        for unit in blocks.OF_SIDE[side]:
            if s.where[unit] > 0:
                count[s.where[unit]] += 1
        if count != s.stack[side * N : side * N + N]:
            wrong.append(f"{SIDES[side]}: the counts of blocks by area are off")
        if s.there[side] != mask(a for a in range(N) if count[a]) | s.lines[side]:
            wrong.append(f"{SIDES[side]}: the set of areas with units is off")
    return wrong


def _stacks(s: Position) -> list[str]:
    wrong = []
    for side in (AXIS, SOVIET):
        for area in range(1, N):
            stands = s.stack[side * N + area]
            marching_by = s.phase in (ACTIVATION, COMMAND, EXPLOIT) and side == s.active
            if stands <= areas.STACK[area] + marching_by:
                continue
            if not areas.STAGING >> area & 1 or side != AXIS:
                wrong.append(f"2.9: {stands} {SIDES[side]} blocks in {AREAS[area]}")
    return wrong


def _lines(s: Position) -> list[str]:
    wrong = []
    for side in (AXIS, SOVIET):
        if s.lines[side].bit_count() > blocks.LINES[side]:
            wrong.append(f"4.1: too many lines of {SIDES[side]}")
        if s.lines[side] & ~s.owned[side]:
            wrong.append(f"4.1: a line of {SIDES[side]} where it has no control")
    return wrong


def _blocks(s: Position) -> list[str]:
    wrong = []
    for unit in blocks.ALL:
        where, name = s.where[unit], UNITS[unit]
        if where > 0:
            if unit in (DIETL, *LEADERS) or (unit == MANNERHEIM and where != MIKKELI):
                wrong.append(f"4.2.1: {name} in {AREAS[where]}")
        elif where not in PLACES:
            wrong.append(f"{name} is nowhere")
        elif where == MURMANSK and unit != FIRST_TANKS:
            wrong.append(f"14.8: {name} in Murmansk")
        elif where == BOX and unit not in (DIETL, *LEADERS):
            wrong.append(f"2.2: {name} in a box")
        elif where == DRAWN and s.phase != REINFORCE:
            wrong.append(f"5.0: {name} still in hand")
        if where in FOR_ALL_TO_SEE and not s.shown[unit]:
            wrong.append(f"1.6: {name} is gone for all to see, and yet hidden")
        if s.strength[unit] not in STEPS[unit]:
            wrong.append(f"4.2.3: {name} with strength {s.strength[unit]}")
        if s.active_hq[unit] and SIDE[unit] != s.active:
            wrong.append(f"10.18: {name} still active")
    return wrong
