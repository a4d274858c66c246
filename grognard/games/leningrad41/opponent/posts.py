"""Who keeps what: the areas that need a garrison, the blocks that give it, and where all others are bound."""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.board.areas import members
from grognard.games.leningrad41.areas import STACK, VICTORY_AREAS, WHITE_BORDER, ZONE
from grognard.games.leningrad41.blocks import (
    FACTION,
    IS_AIR,
    IS_COMBAT,
    IS_FAST,
    IS_HQ,
    IS_STATIC,
    MANNERHEIM,
    PM,
)  # fmt: skip
from grognard.games.leningrad41.opponent.fields import Fields
from grognard.games.leningrad41.opponent.sight import Sight
from grognard.games.leningrad41.opponent.worth import VICTORY_POINT, march_to, worth
from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.victory import murmansk_is_axis
from grognard.games.leningrad41.words import AXIS, FINNISH, SOVIET

WORTH_KEEPING = 3.0  # from this worth on an area has a garrison
NEAR = ((6, 1.0), (10, 0.75), (15, 0.4), (22, 0.15))  # movement points of the nearest enemy: how urgent
FAR = 0.04
SHARES = (0.85, 0.35, 0.08, 0.04)  # of an area's worth, for the first block that keeps it, the second …
TOO_FAR = 30
ONE_WILL_DO = 12.0  # up to this worth
ALL_BUT_ONE = VICTORY_AREAS.bit_count() - 1


@dataclass(slots=True)
class Duties:
    """For each block the area that it keeps or is bound for, and what that is worth."""

    values: tuple[float, ...]  # the worth of every area
    keeps: dict[int, tuple[int, float]] = field(default_factory=dict)
    bound: dict[int, tuple[int, float]] = field(default_factory=dict)


def urgency(sight: Sight, area: int) -> float:
    """How soon the enemy could be there, from 0 to 1."""
    way = march_to(area)
    nearest = min((way[each] for each in sight.foes), default=99)
    return next((share for points, share in NEAR if nearest <= points), FAR)


def area_values(sight: Sight) -> tuple[float, ...]:
    """What the areas are worth now."""
    s = sight.s
    murmansk = bool(murmansk_is_axis(s))
    return worth(s.scenario, sight.blocks_wait, murmansk, _last_one(s, murmansk))


def _last_one(s: Position, murmansk: bool) -> int:
    """2.4.4.2: the one victory area that a side lacks for sudden death, or 0."""
    for side in (AXIS, SOVIET):
        if murmansk == (side == AXIS) and (s.owned[side] & VICTORY_AREAS).bit_count() == ALL_BUT_ONE:
            return members(VICTORY_AREAS & s.owned[1 - side])[0]
    return 0


def duties(fields: Fields) -> Duties:
    """Garrisons first, the most valuable first; then the field army."""
    sight = fields.sight
    told = Duties(area_values(sight))
    free = {u for u in sight.mine if IS_COMBAT[u] and not sight.s.isolated[u]}
    for value, area in _wanted(sight, told.values):
        unit = _nearest(sight, free, area)
        if unit is None:
            continue
        free.discard(unit)
        told.keeps[unit] = (area, value)
    _field_army(sight, told, free)
    return told


def _wanted(sight: Sight, values: tuple[float, ...]) -> list[tuple[float, int]]:
    """Each garrison block that is wanted, with its value."""
    s, wanted = sight.s, []
    for area, value in enumerate(values):
        if value < WORTH_KEEPING or not s.owned[sight.me] >> area & 1:
            continue
        urgent = urgency(sight, area)
        for nth in range(min(STACK[area], len(SHARES)) if value > ONE_WILL_DO else 1):
            share = SHARES[nth] * (urgent if nth == 0 else urgent * urgent)
            if value * share >= 0.3:
                wanted.append((value * share * sight.temper.keeping, area))
    wanted.sort(key=lambda each: (-each[0], each[1]))
    return wanted


def _nearest(sight: Sight, free: set[int], area: int) -> int | None:
    """Who can be there soonest; tanks have better things to do."""
    s, way = sight.s, march_to(area)
    best: tuple[float, int] | None = None
    for unit in free:
        distance = way[s.where[unit]]
        if distance > TOO_FAR or (distance and not PM[unit]):
            continue
        if FACTION[unit] == FINNISH and distance > 12:
            continue
        cost = distance / max(1, PM[unit]) + (0.7 if IS_FAST[unit] else 0.0) - 0.1 * s.strength[unit]
        if distance and IS_STATIC[unit]:
            continue
        if best is None or (cost, unit) < best:
            best = (cost, unit)
    return best[1] if best else None


# -- the field army ------------------------------------------------------------------------------------------


def _field_army(sight: Sight, told: Duties, free: set[int]) -> None:
    """Every other block goes where it is worth most: to take what is the enemy's, or near what he threatens."""
    goals = _goals(sight, told.values)
    load = dict.fromkeys(goals, 0.0)
    for unit in sorted(free, key=lambda u: (-PM[u], u)):
        best, best_value = 0, 0.0
        for area, (value, need) in goals.items():
            if FACTION[unit] == FINNISH and not _finns_go(sight, area):
                continue
            way = march_to(area)[sight.s.where[unit]]
            full = 1.0 if load[area] < need else 0.45
            pull = value * full * sight.temper.patience**way
            if pull > best_value:
                best, best_value = area, pull
        if best:
            told.bound[unit] = (best, best_value)
            load[best] += sight.s.strength[unit] + 1
    for unit in sight.mine:
        if IS_HQ[unit] and unit != MANNERHEIM and not IS_AIR[unit]:
            _follow(sight, told, unit)


def _finns_go(sight: Sight, area: int) -> bool:
    """2.7: the Finns fight in their zone, and walk where nobody is beyond it."""
    return bool((ZONE | WHITE_BORDER) >> area & 1) and not (sight.enemies(area) and WHITE_BORDER >> area & 1)


def _goals(sight: Sight, values: tuple[float, ...]) -> dict[int, tuple[float, float]]:
    """Areas to go for: what they are worth, and how much strength the task takes."""
    s, goals = sight.s, {}
    for area, value in enumerate(values):
        if value < WORTH_KEEPING:
            continue
        near = march_to(area)
        facing = sum(kind.strength for each, kinds in sight.foes.items() if near[each] <= 4 for kind in kinds)
        if s.owned[sight.foe] >> area & 1:
            goals[area] = (value, 4.0 + 1.5 * facing)
        elif value > 10:
            goals[area] = (min(value, VICTORY_POINT) * sight.temper.shielding * urgency(sight, area), 2.0 + facing)
    return goals


def _follow(sight: Sight, told: Duties, hq: int) -> None:
    """An HQ is bound for where most blocks near it are bound."""
    here = sight.s.where[hq]
    votes: dict[int, float] = {}
    for unit, (area, value) in told.bound.items():
        if not IS_HQ[unit]:
            votes[area] = votes.get(area, 0.0) + value * 0.9 ** march_to(here)[sight.s.where[unit]]
    if votes:
        best = max(votes, key=lambda area: (votes[area], -area))
        told.bound[hq] = (best, votes[best])
