"""Where it is dangerous to stand, what the enemy can cut off, and what can be cut off of his."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from grognard.board.areas import members
from grognard.games.leningrad41.areas import BALTIC, COSTS, LINKS, NET, SOURCES, STACK, N
from grognard.games.leningrad41.blocks import IS_COMBAT
from grognard.games.leningrad41.opponent.estimate import mean_hits
from grognard.games.leningrad41.opponent.sight import Kind, Sight, step_value
from grognard.games.leningrad41.opponent.worth import must_stay_joined
from grognard.games.leningrad41.supply import by_land, supplied_areas
from grognard.games.leningrad41.words import SOVIET

SLOW, FAST = 3, 5
LIKELY_FAST = 0.5
COMES = 0.5  # of what could attack an area, so much does
LOSS_OF_LINK = 60.0  # the area that a scenario forbids to be cut off


@lru_cache(maxsize=20000)
def strides(start: int, limit: int, blocked: int, weather: int) -> int:
    """The areas that a block could enter from here, of which the blocked ones end its march."""
    cost = COSTS[False][weather]
    spent = {start: 0}
    edges: list[list[int]] = [[] for _ in range(limit + 1)]
    edges[0].append(start)
    found = 0
    for points in range(limit):
        for area in edges[points]:
            if spent[area] < points:
                continue
            for near in LINKS[area]:
                total = points + cost[near]
                if total <= limit and spent.get(near, 99) > total:
                    spent[near] = total
                    found |= 1 << near
                    if not blocked >> near & 1:
                        edges[total].append(near)
    return found


@dataclass(slots=True)
class Fields:
    """The lie of the land, for one sight."""

    sight: Sight
    danger: list[float]  # hits that the enemy could score in an area in his next impulse
    comers: list[int]  # enemy blocks that could come
    enemy_steps: int  # areas that an enemy block could enter
    sure: int  # areas in supply whatever the enemy walks into
    _cuts: dict[int, float] = field(default_factory=dict)
    _guards: dict[int, float] = field(default_factory=dict)
    _reliefs: dict[int, float] = field(default_factory=dict)


def survey(sight: Sight) -> Fields:
    """What the enemy can do next."""
    s, me = sight.s, sight.me
    danger, comers, steps = [0.0] * N, [0] * N, 0
    mine = s.there[me]
    for area, kinds in sight.foes.items():
        if sight.cut_off.get(area):
            continue
        pinned = mine >> area & 1
        slow = strides(area, SLOW - pinned, mine, s.weather)
        fast = strides(area, FAST - pinned, mine, s.weather)
        steps |= _spread(danger, comers, kinds, slow, fast)
        if pinned:
            danger[area] += sum(mean_hits(kind.attack) for kind in kinds)
            comers[area] += len(kinds)
    free = sight.own & ~(steps & ~mine)
    sure = NET.connected(SOURCES[me] & free, free)
    if me == SOVIET and not s.baltic:
        sure |= BALTIC & s.owned[SOVIET]
    return Fields(sight, danger, comers, steps, sure)


def _spread(danger: list[float], comers: list[int], kinds: list[Kind], slow: int, fast: int) -> int:
    """Add what a stack threatens. Gives the areas that it can be expected to walk into."""
    quick = sum(mean_hits(kind.attack) * kind.fast for kind in kinds)
    all_hits = sum(mean_hits(kind.attack) for kind in kinds)
    many = len(kinds)
    for area in members(slow):
        danger[area] += all_hits
        comers[area] += many
    far = fast & ~slow
    if quick:
        some = max(1, round(sum(kind.fast for kind in kinds)))
        for area in members(far):
            danger[area] += quick
            comers[area] += some
    return slow | (fast if any(kind.fast >= LIKELY_FAST for kind in kinds) else 0)


def threat(fields: Fields, area: int) -> float:
    """Hits to expect there in the enemy's next impulse: no more blocks than find room."""
    come = fields.comers[area]
    if not come:
        return 0.0
    return COMES * fields.danger[area] * min(1.0, STACK[area] / come)


# -- lines of supply ----------------------------------------------------------------------------------------


def cut(fields: Fields, path: int) -> float:
    """What of the enemy would lose its supply if his areas of this path were ours."""
    path &= fields.sight.s.owned[fields.sight.foe]
    if not path:
        return 0.0
    known = fields._cuts.get(path)
    if known is None:
        known = fields._cuts[path] = _cut(fields.sight, path)
    return known


def _cut(sight: Sight, path: int) -> float:
    s, me, foe = sight.s, sight.me, sight.foe
    there = s.there[me]
    s.there[me] |= path
    reached = supplied_areas(s, foe)
    value = 0.0
    if reached != sight.their_supply & ~path:
        for area, kinds in sight.foes.items():
            if not _fed(sight, foe, area, reached) and not sight.cut_off.get(area):
                s.there[me] = there
                fed_before = _fed(sight, foe, area, sight.their_supply)
                s.there[me] |= path
                if fed_before:
                    value += sum(0.8 + 0.25 * kind.strength * kind.worth + 0.8 * kind.hq for kind in kinds)
        joined = must_stay_joined(s.scenario)
        if joined and foe == SOVIET and not by_land(s, SOVIET) >> joined & 1:
            value += LOSS_OF_LINK
    s.there[me] = there
    return value


def _fed(sight: Sight, side: int, area: int, reached: int) -> bool:
    """9.2, near enough: is a stack of the side in supply there?"""
    s, here = sight.s, 1 << area
    if reached & here or SOURCES[side] & s.owned[side] & here:
        return True
    if side == SOVIET and not s.baltic and BALTIC & s.owned[SOVIET] & here:
        return True
    return bool(s.there[1 - side] & here) and bool(NET.near[area] & reached)


def guard(fields: Fields, area: int) -> float:
    """What own stacks would lose their supply if the enemy walked into this area, left empty."""
    sight = fields.sight
    if not fields.enemy_steps >> area & 1 or not sight.own >> area & 1:
        return 0.0
    known = fields._guards.get(area)
    if known is None:
        known = fields._guards[area] = _guard(sight, area)
    return known


def _guard(sight: Sight, area: int) -> float:
    s, me, foe = sight.s, sight.me, sight.foe
    there = s.there[foe]
    s.there[foe] |= 1 << area
    reached = supplied_areas(s, me)
    value = 0.0
    if reached != sight.supplied & ~(1 << area):
        for other, units in sight.at.items():
            if _fed(sight, me, other, sight.supplied) and not _fed(sight, me, other, reached):
                value += sum(weight(sight, unit) for unit in units)
    s.there[foe] = there
    return value


def weight(sight: Sight, unit: int) -> float:
    """What a block of one's own is worth in steps."""
    if IS_COMBAT[unit]:
        return 0.5 + sight.s.strength[unit] * step_value(unit)
    return 3.0 + sight.s.strength[unit]


def relief(fields: Fields, path: int) -> float:
    """What own isolated blocks would be in supply again if the areas of this path were ours."""
    sight = fields.sight
    s, me, foe = sight.s, sight.me, sight.foe
    path &= s.owned[foe]
    if not path or not any(s.isolated[unit] for unit in sight.mine):
        return 0.0
    known = fields._reliefs.get(path)
    if known is None:
        owned = s.owned[me], s.owned[foe]
        s.owned[me] |= path
        s.owned[foe] &= ~path
        reached = supplied_areas(s, me)
        known = sum(
            weight(sight, unit)
            for unit in sight.mine
            if s.isolated[unit]
            and _fed(sight, me, s.where[unit], reached)
            and not _fed(sight, me, s.where[unit], sight.supplied)
        )
        s.owned[me], s.owned[foe] = owned
        fields._reliefs[path] = known
    return known
