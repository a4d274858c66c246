"""How well a block stands somewhere: its duty, the enemy about, and its supply."""

from __future__ import annotations

from grognard.games.leningrad41.areas import NET
from grognard.games.leningrad41.blocks import IS_COMBAT, IS_FAST, IS_HQ
from grognard.games.leningrad41.damage import absorption
from grognard.games.leningrad41.opponent.fields import Fields, guard, threat
from grognard.games.leningrad41.opponent.posts import Duties
from grognard.games.leningrad41.opponent.sight import step_value
from grognard.games.leningrad41.opponent.worth import march_to

COVER = 0.7  # how much of an area's absorption is likely to be used
AT_HAND = 3  # movement points: near enough to what one protects
DARES = 0.3  # the enemy attacks even the strong so often; the weaker they are the more
ABANDONED = 0.7  # of its worth
BEHIND = 3  # HQs stay so far behind


def station(fields: Fields, told: Duties, unit: int, area: int) -> float:
    """The worth of this block standing in this area at the end of the impulse."""
    guards = fields.sight.temper.guard * guard_there(fields, unit, area)
    held = abandoned(fields, told, unit, area) if area == fields.sight.s.where[unit] else 0.0
    return duty(fields, told, unit, area) - risk(fields, unit, area) + guards + held


def duty(fields: Fields, told: Duties, unit: int, area: int) -> float:
    """What it does for its garrison or its goal."""
    kept = told.keeps.get(unit)
    if kept is not None:
        post, value = kept
        if post == area:
            return value
        way = march_to(post)[area]
        return value * fields.sight.temper.on_the_way * max(0.0, 1 - way / 24)
    goal = told.bound.get(unit)
    if goal is None:
        return 0.0
    target, value = goal
    way = march_to(target)[area]
    sight = fields.sight
    if IS_HQ[unit]:
        way = max(way, BEHIND)
    elif sight.s.owned[sight.me] >> target & 1:
        way = max(way, AT_HAND)
    step = sight.temper.fast_step if IS_FAST[unit] else sight.temper.slow_step
    return -way * step * min(1.0, 0.4 + value / 10)


def risk(fields: Fields, unit: int, area: int) -> float:
    """What it stands to lose there: to an attack, and for want of supply."""
    sight = fields.sight
    s, me = sight.s, sight.me
    lost = 0.0
    worth = max(1, s.strength[unit]) * step_value(unit) + (2.0 if IS_HQ[unit] else 0.3)
    hits = threat(fields, area)
    if hits:
        cover = absorption(s, me, area) * COVER
        through = max(0.0, hits - cover)
        others = [u for u in sight.stack(area) if u != unit]
        stands = max(1, s.strength[unit]) + sum(max(1, s.strength[u]) for u in others)
        share = min(1.0, through / stands)
        lost = worth * share * (DARES + (1 - DARES) * share) * sight.temper.caution
        if IS_HQ[unit] and not any(IS_COMBAT[u] for u in others):
            lost += sight.temper.hq_alone * min(1.0, hits)
    if not fields.sure >> area & 1 and not NET.near[area] & fields.sure:
        lost += worth * sight.temper.isolation
    return lost


def guard_there(fields: Fields, unit: int, area: int) -> float:
    """What it keeps in supply by standing there, if nobody else does."""
    sight = fields.sight
    if any(u != unit for u in sight.stack(area)):
        return 0.0
    return guard(fields, area)


def abandoned(fields: Fields, told: Duties, unit: int, area: int) -> float:
    """2.5: an area where the enemy stands too is his as soon as the last block leaves."""
    sight = fields.sight
    here = 1 << area
    if not sight.s.there[sight.foe] & sight.s.owned[sight.me] & here:
        return 0.0
    if any(u != unit for u in sight.stack(area)):
        return 0.0
    return ABANDONED * told.values[area]
