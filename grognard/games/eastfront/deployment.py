"""3.24 and the special rules of the scenarios: where a unit may stand at the start, and where somebody has to."""

from __future__ import annotations

from functools import cache, lru_cache

from grognard.board.areas import mask, members
from grognard.games.eastfront import arrivals, satellites, supply, units
from grognard.games.eastfront.forces import SETUPS, Post, is_first_month, setup_of
from grognard.games.eastfront.hexes import BESIDE, DISTRICTS, FORTRESSES, HEX, LAND, STACK, N
from grognard.games.eastfront.position import Position, name, place, units_in
from grognard.games.eastfront.units import HQS, IN_S41, IS_HQ, KIND, SIDE
from grognard.games.eastfront.words import AXIS, SOVIET
from grognard.kernel import Refused

BARBAROSSA = "S41"
FRONT = "front"
NO_DISTRICT = LAND & ~mask(hex_ for district in DISTRICTS.values() for hex_ in members(district))


def district(group: str) -> int:
    """S'41 1A: the hexes of a group's military district; a front hex that is in none is anybody's."""
    return DISTRICTS.get(group.removesuffix(" MD"), 0) | NO_DISTRICT


def posts(s: Position, side: int) -> tuple[Post, ...]:
    """S'41 1B, S'42 2, W'42 2, W'42 3, S'43 3, W'43 2, W'44 1, W'44 3: the posts of a side; in Barbarossa the cities
    are manned when the set-up is free.
    """
    return () if s.scenario == BARBAROSSA and s.historical else _posts(s.scenario, side)


@cache
def _posts(scenario: str, side: int) -> tuple[Post, ...]:
    return tuple(post for post in SETUPS[scenario].posts if post.side == side)


def battle_hexes(s: Position) -> int:
    """S'42 2, W'42 2, W'42 3, S'43 3, W'43 2: the hexes in which the scenario begins with a battle."""
    return mask(hex_ for hex_, _ in setup_of(s).battles)


def region(s: Position, unit: int) -> int:
    """3.24: the hexes where a unit may stand at the start, as far as lines, supply and its country are concerned."""
    return regions(s, SIDE[unit])[unit]


def regions(s: Position, side: int) -> tuple[int, ...]:
    """3.24: the same, for all units of a side. While it sets up they hang on what does not change."""
    return _regions(
        s.scenario, s.month, s.historical, s.naval, s.freed, tuple(s.bound), side, s.friendly[AXIS],
        s.friendly[SOVIET], s.there[1 - side],
    )  # fmt: skip


@lru_cache(maxsize=64)
def _regions(
    scenario: str, month: int, historical: int, naval: int, freed: int, bound: tuple[int, ...],
    side: int, axis: int, soviet: int, enemies: int,
) -> tuple[int, ...]:  # fmt: skip
    s = Position(scenario=scenario, month=month, historical=historical, naval=naval, freed=freed, bound=list(bound))
    s.friendly[:] = axis, soviet
    s.there[1 - side] = enemies
    once: dict[int, int] = {}  # the same set is the same number, so that it may be compared with `is`
    found = (region_of(s, unit) if SIDE[unit] == side else 0 for unit in units.ALL)
    return tuple(once.setdefault(region, region) for region in found)


def _land_of(s: Position, side: int) -> int:
    """3.24: own land in supply, the front, posts and battles of the scenario, own fortresses."""
    plan = setup_of(s)
    land = (plan.land[side] & _fed(s, side)) | plan.front[side] | plan.pocket * (side == AXIS)
    return land | mask(post.hex_ for post in posts(s, side)) | battle_hexes(s) | (FORTRESSES & plan.land[side])


def region_of(s: Position, unit: int) -> int:
    """3.24: what `region` says, looked up anew."""
    side, plan = SIDE[unit], setup_of(s)
    if is_first_month(s, unit):
        return arrivals.entrances(s, unit) & _fed(s, side) & plan.land[side] & ~battle_hexes(s)
    if units.IS_SATELLITE[unit] and not satellites.is_free(s, unit):
        return satellites.area(s, unit) & plan.land[side]
    if plan.pocket_hq == unit:
        return plan.pocket
    land = _land_of(s, side)
    return (_in_june(s, unit, land) if s.scenario == BARBAROSSA else land) & LAND


def _in_june(s: Position, unit: int, land: int) -> int:
    """S'41 1A, S'41 1B, S'41 4: the front's units on the front; in the historical set-up each in its place; Hungary is
    closed.
    """
    ob = IN_S41[unit]
    if ob is None:
        return land
    _, where, group = ob
    if SIDE[unit] == AXIS:
        return land & satellites.open_to(s, unit)
    if where == FRONT:
        front = setup_of(s).front[SOVIET]
        return front & district(group) if s.historical else front
    if s.historical and where in HEX:
        return 1 << HEX[where]
    return land


def _fed(s: Position, side: int) -> int:
    """3.24: the hexes in supply at the start."""
    return supply.supplied(s, side)


@lru_cache(maxsize=2048)
def around(hex_: int) -> int:
    """A hex and those beside it."""
    return mask(BESIDE[hex_]) | 1 << hex_


def may_stand(s: Position, unit: int, hex_: int) -> Refused | None:
    """3.24, 6.21: may a unit be set up there?"""
    side = SIDE[unit]
    if s.where[unit] == hex_:
        return Refused("3.24", "stands-there-already", unit=name(unit))
    if not region(s, unit) >> hex_ & 1:
        return _why_not_there(s, unit, hex_)
    if not setup_of(s).pocket >> hex_ & 1 and is_tied(s, unit):
        return Refused("W'44 1", "pocket-stays-manned", number=setup_of(s).pocket_units)
    if s.stack[side * N + hex_] >= STACK[hex_]:
        return Refused("6.21", "set-up-full", space=place(hex_), number=STACK[hex_])
    if IS_HQ[unit] and any(hq != unit and s.where[hq] > 0 and around(hex_) >> s.where[hq] & 1 for hq in HQS[side]):
        return Refused("3.24", "hqs-apart", space=place(hex_))
    if is_first_month(s, unit):
        others = sum(is_first_month(s, other) for other in units_in(s, side, hex_))
        if others >= arrivals.capacity(hex_):
            return Refused("11.6", "entrance-taken", space=place(hex_), number=arrivals.capacity(hex_))
    return None


def _why_not_there(s: Position, unit: int, hex_: int) -> Refused:
    side = SIDE[unit]
    if not setup_of(s).land[side] >> hex_ & 1:
        return Refused("3.24", "not-own-land", space=place(hex_))
    if is_first_month(s, unit):
        return Refused("3.22", "arrives-in-a-city", unit=name(unit), space=place(hex_))
    if units.IS_SATELLITE[unit] and not satellites.is_free(s, unit):
        return Refused("2.66", "satellite-stays", unit=name(unit), space=place(hex_))
    if setup_of(s).pocket_hq == unit:
        return Refused("W'44 1", "stands-in-the-pocket", unit=name(unit))
    if not satellites.open_to(s, unit) >> hex_ & 1:
        return Refused("S'41 4", "hungary-closed", space=place(hex_))
    ob = IN_S41[unit] if s.scenario == BARBAROSSA else None
    if ob is not None and ob[1]:
        return Refused("S'41 1A" if s.historical else "S'41 1B", "has-its-place", unit=name(unit))
    return Refused("3.24", "set-up-in-supply", space=place(hex_))


def may_leave(s: Position, unit: int) -> Refused | None:
    """3.24: the front line and the posts of the scenario stay manned."""
    hex_, side = s.where[unit], SIDE[unit]
    if hex_ <= 0:
        return None
    if setup_of(s).front[side] >> hex_ & 1 and s.stack[side * N + hex_] == 1:
        return Refused("3.24", "front-stays-manned", space=place(hex_))
    for post in posts(s, side):
        if post.hex_ == hex_ and not holds(s, post, unit):
            return Refused("3.24", "post-stays-manned", space=place(hex_), number=post.count)
    return None


def in_pocket(s: Position) -> int:
    """W'44 1: how many of the Axis stand in the pocket."""
    return sum(s.stack[AXIS * N + hex_] for hex_ in members(setup_of(s).pocket))


def is_tied(s: Position, unit: int) -> bool:
    """W'44 1: does it stand in a pocket in which nobody can be spared? It may go from hex to hex there."""
    plan, hex_ = setup_of(s), s.where[unit]
    return SIDE[unit] == AXIS and hex_ > 0 and bool(plan.pocket >> hex_ & 1) and in_pocket(s) <= plan.pocket_units


def holds(s: Position, post: Post, without: int = -1) -> bool:
    """Is a post manned as it has to be, without a certain unit?"""
    there = [u for u in units_in(s, post.side, post.hex_) if u != without and (post.kind < 0 or KIND[u] == post.kind)]
    return len(there) >= post.count and sum(s.strength[u] for u in there) >= post.strength


def unmanned(s: Position, side: int) -> int:
    """3.24, W'44 1: a hex of the front line without a unit, a post that is not held, a pocket with too few; 0: none."""
    for hex_ in members(setup_of(s).front[side] & ~s.there[side]):
        return hex_
    if side == AXIS and in_pocket(s) < setup_of(s).pocket_units:
        return members(setup_of(s).pocket)[0]
    return next((post.hex_ for post in posts(s, side) if not holds(s, post)), 0)
