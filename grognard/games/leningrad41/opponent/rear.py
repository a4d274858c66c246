"""Behind the front: the leader, stars and steps, reinforcements, withdrawals, the set-up (5.0, 7.0, 14.6)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.board.areas import members
from grognard.games.leningrad41.areas import SOVIET_ENTRY, STACK, STAGING, N
from grognard.games.leningrad41.blocks import (
    DIETL,
    FULL,
    IS_AIR,
    IS_BLITZ_HQ,
    IS_COMBAT,
    IS_FAST,
    IS_HQ,
    LEADERS,
    MANNERHEIM,
    SIDE,
    STEP_COST,
)  # fmt: skip
from grognard.games.leningrad41.opponent.fields import threat
from grognard.games.leningrad41.opponent.operations import Field
from grognard.games.leningrad41.opponent.posts import SHARES, WORTH_KEEPING, urgency
from grognard.games.leningrad41.opponent.sight import Sight, step_value
from grognard.games.leningrad41.opponent.staff import dietl_marches
from grognard.games.leningrad41.opponent.stations import risk
from grognard.games.leningrad41.opponent.worth import march_to
from grognard.games.leningrad41.position import POOL
from grognard.games.leningrad41.words import AXIS

ENOUGH_NEED = 5
DIETL_FIRST = 6.0


def leader_acts(sight: Sight) -> bool:
    """7.0: the leader rests only when he is spent and little is needed."""
    s = sight.s
    if s.strength[LEADERS[sight.me]]:
        return True
    stars = sum(FULL[u] - s.strength[u] for u in sight.mine if IS_HQ[u])
    steps = sum(FULL[u] - s.strength[u] for u in sight.mine if IS_COMBAT[u])
    return min(stars, sight.value) + min(steps, sight.value) + 2 * min(sight.pool[sight.me], sight.value) > ENOUGH_NEED


def restore(field_: Field, able: Sequence[int]) -> int | None:
    """7.2.2: spent HQs first, then those that lead most."""
    s = field_.sight.s

    def gain(unit: int) -> float:
        if unit == DIETL:
            return DIETL_FIRST if dietl_marches(field_.sight) else 0.5
        use = 3.0 if IS_BLITZ_HQ[unit] or IS_AIR[unit] else 2.6
        if unit == MANNERHEIM:
            use = 2.2
        spent = 2.0 if not s.strength[unit] else 0.0
        return use + spent - 0.5 * s.strength[unit]

    return max(able, key=lambda u: (gain(u), -u), default=None)


def replace(field_: Field, able: Sequence[int]) -> int | None:
    """7.2.2: steps where they are worth most for their price."""
    s = field_.sight.s
    fields = field_.fields

    def gain(unit: int) -> float:
        area = s.where[unit]
        near = min(1.0, threat(fields, area) / 3)
        weak = 0.5 if s.strength[unit] == 1 else 0.0
        keeps = 0.4 if unit in field_.told.keeps and field_.told.keeps[unit][1] > 4 else 0.0
        return (step_value(unit) + near + weak + keeps) / float(STEP_COST[unit] ** 0.8)

    return max(able, key=lambda u: (gain(u), -u), default=None)


# -- reinforcements ----------------------------------------------------------------------------------------------


def block_worth(sight: Sight, unit: int) -> float:
    """How much one would like to have this block."""
    if IS_AIR[unit]:
        return 9.0
    if IS_HQ[unit]:
        return 8.0
    return FULL[unit] * step_value(unit) + (1.0 if IS_FAST[unit] else 0.0)


def pool_worth(sight: Sight) -> float:
    """11.0: what a draw of reinforcements would bring now."""
    s = sight.s
    pool = [u for u in range(len(s.where)) if s.where[u] == POOL and _is_ours(sight, u)]
    if not pool:
        return 0.0
    mean = sum(block_worth(sight, u) for u in pool) / len(pool)
    return mean * min(len(pool), sight.value, places_to_enter(sight))


def places_to_enter(sight: Sight) -> int:
    """5.0: how many blocks find a place, about."""
    if sight.me == AXIS:
        return 99 if STAGING & sight.own & sight.supplied else 0
    return sum(
        sight.s.stack[sight.me * N + area] < STACK[area] for area in members(SOVIET_ENTRY & sight.own & sight.supplied)
    )


def _is_ours(sight: Sight, unit: int) -> bool:
    return SIDE[unit] == sight.me


def best_block(sight: Sight, able: Sequence[int]) -> int:
    """2.6, 5.0: the strongest first, so that it finds the best place."""
    return max(able, key=lambda u: (block_worth(sight, u), -u))


def entry(field_: Field, unit: int, areas: Sequence[int]) -> int:
    """5.0: where a reinforcement is wanted most."""
    return max(areas, key=lambda a: (entry_value(field_, unit, a), -a))


def entry_value(field_: Field, unit: int, area: int) -> float:
    """A garrison that is short, or the way to where things are decided."""
    sight = field_.sight
    s, values = sight.s, field_.told.values
    value = 0.0
    if values[area] >= WORTH_KEEPING and IS_COMBAT[unit]:
        nth = s.stack[sight.me * N + area]
        if nth < min(STACK[area], len(SHARES)):
            urgent = urgency(sight, area)
            value += values[area] * SHARES[nth] * (urgent if nth == 0 else urgent**1.5)
    pull = 0.0
    for goal, worth in enumerate(values):
        if worth < 8 or goal == area:
            continue
        way = march_to(goal)[area]
        hostile = s.owned[sight.foe] >> goal & 1
        interest = worth if hostile else worth * urgency(sight, goal) * 0.6
        pull = max(pull, interest * 0.93**way)
    caution = 2.5 if IS_HQ[unit] else 1.0
    return value + 0.5 * pull - caution * risk(field_.fields, unit, area) * 0.7


# -- Typhoon, and the set-up ---------------------------------------------------------------------------------------


def to_withdraw(sight: Sight, able: Sequence[int]) -> int:
    """14.6: what is worth least goes first."""
    s = sight.s

    def value(unit: int) -> float:
        on_map = 1.0 if s.where[unit] > 0 else 0.3
        if IS_HQ[unit]:
            return 8.0 * on_map + s.strength[unit]
        return s.strength[unit] * step_value(unit) * on_map

    return min(able, key=lambda u: (value(u), u))


def weakest_post(field_: Field, able: Sequence[int]) -> int:
    """scenario.sight: the strengths come lowest first: the block that matters least gets it."""
    sight = field_.sight
    return min(
        able,
        key=lambda u: (FULL[u] + field_.told.values[sight.s.where[u]] + threat(field_.fields, sight.s.where[u]), u),
    )
