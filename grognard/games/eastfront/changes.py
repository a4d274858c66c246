"""3.22, 3.24: what a side may change of its set-up, found for all its units at once.

What is allowed is written in `setup` and `deployment`, unit by unit and hex by hex, and says why not. Here the same
is found faster, because the lines, the full hexes and what is left of the forces are looked up once; a test compares.
"""

from __future__ import annotations

from functools import lru_cache

from grognard.board.areas import mask, members
from grognard.games.eastfront.deployment import around, holds, is_tied, may_stand, posts, regions, unmanned
from grognard.games.eastfront.forces import FREE, NOT_COUNTED, SETUPS, first_month, rows_of, setup_of
from grognard.games.eastfront.hexes import STACK, N
from grognard.games.eastfront.position import AWAY, LOST, Position
from grognard.games.eastfront.units import HQS, IS_HQ, MAX, MIN, OF_SIDE, SIDE

OUT = (LOST, AWAY)  # who may play instead


def movable(s: Position, side: int) -> list[int]:
    """3.24: the units that may leave their hex and have another to go to."""
    where, able, full = s.where, regions(s, side), full_hexes(s, side)
    held, manned = pinned(s, side), {post.hex_ for post in posts(s, side)}
    late, apart = first_month(s.scenario), _beside_hqs(s, side)
    found, last, goes = [], -1, False
    for unit in OF_SIDE[side]:
        hex_ = where[unit]
        if hex_ <= 0 or hex_ in held:
            continue
        if hex_ in manned and not all(holds(s, post, unit) for post in posts(s, side) if post.hex_ == hex_):
            continue
        if late[unit]:
            goes_there = bool(places(s, unit))
        elif is_tied(s, unit):
            goes_there = bool(_room(s, unit, able[unit] & ~full))
        elif IS_HQ[unit]:
            goes_there = bool(able[unit] & ~full & ~apart) or bool(_room(s, unit, able[unit] & ~full))
        else:
            if able[unit] is not last:  # most units have the same hexes to go to
                last = able[unit]
                goes = _are_two(last & ~full)
            goes_there = goes or bool(_room(s, unit, last & ~full))
        if goes_there:
            found.append(unit)
    return found


def _are_two(hexes: int) -> bool:
    """Is there one beside the one where somebody may stand already?"""
    return bool(hexes & (hexes - 1))


def _beside_hqs(s: Position, side: int) -> int:
    """3.24: the hexes of all HQs of a side, and those beside them."""
    found = 0
    for hq in HQS[side]:
        if s.where[hq] > 0:
            found |= around(s.where[hq])
    return found


def pinned(s: Position, side: int) -> set[int]:
    """3.24: the hexes of the front line that one unit alone holds."""
    first = side * N
    return {hex_ for hex_ in _listed(setup_of(s).front[side] & s.there[side]) if s.stack[first + hex_] == 1}


def full_hexes(s: Position, side: int) -> int:
    """6.21: the hexes in which no other unit of a side may stand."""
    first = side * N
    return mask([hex_ for hex_ in _listed(s.there[side]) if s.stack[first + hex_] >= STACK[hex_]])


def places(s: Position, unit: int) -> tuple[int, ...]:
    """3.24: the hexes where a unit may be set up instead."""
    able = _room(s, unit, regions(s, SIDE[unit])[unit] & ~full_hexes(s, SIDE[unit]))
    if first_month(s.scenario)[unit]:
        return tuple(hex_ for hex_ in members(able) if may_stand(s, unit, hex_) is None)
    return _listed(able)


def _room(s: Position, unit: int, able: int) -> int:
    """3.24, W'44 1: out of these hexes not the one where it stands, HQs not beside each other, nor out of a pocket."""
    if s.where[unit] > 0:
        able &= ~(1 << s.where[unit])
    if is_tied(s, unit):
        able &= setup_of(s).pocket
    if IS_HQ[unit]:
        for hq in HQS[SIDE[unit]]:
            if hq != unit and s.where[hq] > 0:
                able &= ~around(s.where[hq])
    return able


@lru_cache(maxsize=512)
def _listed(hexes: int) -> tuple[int, ...]:
    return tuple(members(hexes))


def in_the_forces(s: Position, side: int) -> list[int]:
    """3.22: the units in play whose strength and identity the scenario leaves open."""
    rows, late, where = rows_of(s.scenario), first_month(s.scenario), s.where
    return [u for u in OF_SIDE[side] if (where[u] > 0 or where[u] == AWAY) and rows[u] != FREE and not late[u]]


def stronger(s: Position, side: int, own: tuple[int, ...]) -> list[int]:
    """3.22: who of the forces may take a step more, out of what its kind has left (forces.spare)."""
    rows, left = rows_of(s.scenario), [row.strength for row in SETUPS[s.scenario].rows[side]]
    late = first_month(s.scenario)
    for unit in OF_SIDE[side]:
        if s.where[unit] not in NOT_COUNTED and rows[unit] != FREE and not late[unit]:
            left[rows[unit]] -= s.strength[unit]
    return [u for u in own if s.strength[u] < MAX[u] and left[rows[u]] > 0]


def weaker(s: Position, side: int, own: tuple[int, ...]) -> list[int]:
    """3.22, 3.24: who of the forces may give a step up; not below what a post needs."""
    if unmanned(s, side):
        return []
    strong = {post.hex_ for post in posts(s, side) if post.strength}
    able = [u for u in own if s.strength[u] > 1]  # and this is the least that anybody keeps
    return [u for u in able if s.where[u] not in strong or _can_spare_a_step(s, side, u)] if strong else able


def _can_spare_a_step(s: Position, side: int, unit: int) -> bool:
    """3.24: are the posts in its hex strong enough without one of its steps?"""
    s.strength[unit] -= 1
    enough = all(holds(s, post) for post in posts(s, side) if post.hex_ == s.where[unit])
    s.strength[unit] += 1
    return enough


def swappable(s: Position, side: int, own: tuple[int, ...]) -> list[int]:
    """3.22: units of the forces for which another of their kind is left out that can be as strong."""
    rows = rows_of(s.scenario)
    able: set[tuple[int, int]] = set()  # row and strength
    for unit in OF_SIDE[side]:
        if s.where[unit] in OUT and rows[unit] != FREE and not IS_HQ[unit]:
            able |= {(rows[unit], strength) for strength in range(MIN[unit], MAX[unit] + 1)}
    return [u for u in own if (rows[u], s.strength[u]) in able and s.where[u] != AWAY] if able else []
