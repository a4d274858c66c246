"""2.3: positions that a seat could not tell from the one that is: what it may not know, drawn afresh.

Which of the enemy's blocks stand where, and how strong they are, is drawn; how many stand in a hex and what they
were seen doing stays. A block is not put where the rules would never have let it come: restricted satellites abroad,
HQs in battles that their side began, anything but infantry on a beach.
"""

from __future__ import annotations

import random

from grognard.games.eastfront import production, units
from grognard.games.eastfront.income import level
from grognard.games.eastfront.position import AWAY, Position, battles, other
from grognard.games.eastfront.satellites import area
from grognard.games.eastfront.units import IS_HQ, IS_TURNCOAT, KIND, MAX, MIN, PARATROOP
from grognard.games.eastfront.words import BY_AIR, BY_SEA, END, INFANTRY, PRODUCTION, SETUP, SIDES, SOVIET

# What was seen being done with a block goes with its place, not with its face.
WITH_THE_PLACE = ("where", "cut_off", "moved", "shipped", "came", "way", "rearguard", "opposite")
WHERE, CAME, WAY = (WITH_THE_PLACE.index(name) for name in ("where", "came", "way"))
ROUNDS = 2

Spot = tuple[int, ...]


def determinize(s: Position, seat: str, chance: random.Random, held: frozenset[int]) -> Position:
    """2.3: draw afresh which enemy blocks stand where and how strong they are; change nothing that the seat knows."""
    enemy = other(SIDES.index(seat))
    hidden = [u for u in units.OF_SIDE[enemy] if u not in held and _is_hidden(s, u)]
    if s.phase == SETUP:
        _deal_alike(s, hidden, chance)
        return s
    if s.phase == PRODUCTION:
        _forget_production(s, enemy)
    for turncoats in (False, True):  # 16.1: of another wood than the rest of their side
        _deal(s, [u for u in hidden if IS_TURNCOAT[u] == turncoats], battles(s) & ~s.defends[enemy], chance)
    for unit in hidden:
        s.strength[unit] = guess(unit, chance)
    if s.phase == PRODUCTION and s.ready[enemy]:
        _produce(s, enemy, chance)
    return s


def _is_hidden(s: Position, unit: int) -> bool:
    """2.3: does it stand, on the map or off its western edge? In the end everything lies open."""
    return s.phase != END and not s.shown[unit] and (s.where[unit] > 0 or s.where[unit] == AWAY)


def _deal(s: Position, hidden: list[int], attacked: int, chance: random.Random) -> None:
    """Deal the blocks to the spots that were taken: each tries to change with another, where both may be."""
    dealt = [u for u in hidden if not s.scattered[u]]  # 14.6: face down lie paratroops only
    spots: list[Spot] = [tuple(getattr(s, name)[u] for name in WITH_THE_PLACE) for u in dealt]
    areas = [area(s, u) for u in dealt]
    for _ in range(ROUNDS):
        for i in range(len(dealt) - 1, 0, -1):
            j = chance.randrange(i + 1)
            if _fits(dealt[i], areas[i], spots[j], attacked) and _fits(dealt[j], areas[j], spots[i], attacked):
                spots[i], spots[j] = spots[j], spots[i]
    for unit, spot in zip(dealt, spots, strict=True):
        for name, value in zip(WITH_THE_PLACE, spot, strict=True):
            getattr(s, name)[unit] = value


def _fits(unit: int, may_be: int, spot: Spot, attacked: int) -> bool:
    """2.66, 5.1, 14.2, 15.41: could this block have come to this spot?"""
    where, way = spot[WHERE], spot[WAY]
    if where > 0 and not may_be >> where & 1:
        return False
    if IS_HQ[unit] and (spot[CAME] or (where > 0 and attacked >> where & 1)):
        return False
    if way == BY_AIR:
        return unit == PARATROOP
    return way != BY_SEA or KIND[unit] == INFANTRY


def _deal_alike(s: Position, hidden: list[int], chance: random.Random) -> None:
    """3.22: while forces are being set up, only blocks of a kind, an origin and a district change places."""
    groups: dict[tuple[int, int, str, str], list[int]] = {}
    for unit in hidden:
        start = units.IN_S41[unit]
        alike = KIND[unit], MAX[unit], units.NATION[unit], start[2] if start else ""
        groups.setdefault(alike, []).append(unit)
    for group in groups.values():
        spots = [(s.where[u], s.opposite[u], s.strength[u]) for u in group]
        chance.shuffle(spots)
        for unit, spot in zip(group, spots, strict=True):
            s.where[unit], s.opposite[unit], s.strength[unit] = spot


def _forget_production(s: Position, side: int) -> None:
    """11.1: what a side has decided in this production is its secret."""
    s.points[side], s.picked[side] = level(s, side), 0
    for unit in units.OF_SIDE[side]:
        s.built[unit] = s.due_at[unit] = 0
    if side == SOVIET:
        s.beach_order = 0


def _produce(s: Position, side: int, chance: random.Random) -> None:
    """11.1: some production that a side that is done may have decided."""
    s.ready[side] = 0
    while not s.ready[side]:
        answers = production.ask(s, side).answers()
        production.decide(s, side, *chance.choice(answers))
    s.news.clear()


def guess(unit: int, chance: random.Random) -> int:
    """2.3: how strong a block may be that one does not see: whole, or, as likely, at any of its steps."""
    if chance.random() < 0.5:
        return MAX[unit]
    return chance.randint(MIN[unit], MAX[unit])
