"""Guns, bombers, battles, the Blitz, and who takes a loss (10.4, 10.11 to 10.17, 14.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.board.areas import members
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import STACK, N
from grognard.games.leningrad41.blitz import blitz_ends
from grognard.games.leningrad41.blocks import BOMBER_HIT, BOMBER_HQ, HIT, IS_HQ
from grognard.games.leningrad41.movement import is_water_crossing
from grognard.games.leningrad41.opponent.estimate import Dice, add, of_face, outlook
from grognard.games.leningrad41.opponent.fields import cut
from grognard.games.leningrad41.opponent.operations import (
    WORTH_DOING,
    Field,
    battle_value,
)
from grognard.games.leningrad41.opponent.sight import Sight, step_value
from grognard.games.leningrad41.opponent.stations import station
from grognard.games.leningrad41.position import READY
from grognard.games.leningrad41.support import air_targets, artillery_targets
from grognard.games.leningrad41.weather import hq_stars

AS_PLANNED = 3.0  # a gun or bomber that was meant for a battle
MARGIN = 0.0  # an optional battle must be worth more


def team(sight: Sight, area: int) -> list[tuple[int, bool]]:
    """10.12: who attacks there, and over water."""
    s = sight.s
    fresh = s.fresh >> area & 1
    return [(u, bool(s.crossed[u] and fresh)) for u in sight.stack(area) if not s.isolated[u]]


def committed(sight: Sight, area: int) -> Dice:
    """The dice of guns and bombers that are already sent there."""
    s = sight.s
    dice = (0.0, 0.0, 0.0)
    for hq in blocks.TACTICAL[sight.me]:
        if s.barrage[hq] == area:
            dice = add(dice, of_face(hq_stars(s, hq), HIT[hq]))
    for bomber, target in enumerate(s.mission):
        if target == area and s.bomber[bomber] == READY:
            dice = add(dice, of_face(hq_stars(s, BOMBER_HQ[bomber]), BOMBER_HIT[bomber]))
    return dice


def battle_worth(field_: Field, area: int, more: Dice = (0.0, 0.0, 0.0)) -> float:
    """What a battle is worth with what is there and on its way."""
    sight = field_.sight
    seen = outlook(sight, area, team(sight, area), add(committed(sight, area), more))
    return battle_value(field_, area, seen)


def support(
    field_: Field, guns: Sequence[int], planes: Sequence[int], planned: Mapping[int, int]
) -> tuple[str, int, int] | None:
    """10.4, 10.11: the gun or bomber that helps most, and where: as planned, if that still helps."""
    s = field_.sight.s
    best: tuple[float, str, int, int] | None = None
    for verb, nouns in (("unit", guns), ("bomber", planes)):
        for noun in nouns:
            if verb == "unit":
                dice, targets = of_face(hq_stars(s, noun), HIT[noun]), artillery_targets(s, noun)
            else:
                dice = of_face(hq_stars(s, BOMBER_HQ[noun]), BOMBER_HIT[noun])
                targets = air_targets(s, noun)
            for area in targets:
                gain = battle_worth(field_, area, dice) - battle_worth(field_, area)
                if planned.get(noun if verb == "unit" else BOMBER_HQ[noun]) == area:
                    gain += AS_PLANNED
                if not s.fresh >> area & 1 and battle_worth(field_, area, dice) <= MARGIN:
                    gain = 0.01  # it will not be fought as things are, but perhaps with more
                if best is None or gain > best[0]:
                    best = (gain, verb, noun, area)
    return best[1:] if best else None


def next_battle(field_: Field, able: Sequence[int], may_stop: bool) -> int | None:
    """10.12: the most promising battle first; none that is not compulsory and does not pay."""
    ranked = sorted(((battle_worth(field_, area), -area) for area in able), reverse=True)
    if not ranked:
        return None
    worth, area = ranked[0]
    if worth > MARGIN or not may_stop:
        return -area
    return None


def loss(sight: Sight, able: Sequence[int]) -> int:
    """10.15.1: the block whose step is worth least."""
    s = sight.s

    def pain(unit: int) -> float:
        dies = s.strength[unit] == blocks.LAST[unit]
        return step_value(unit) + (1.0 if dies else 0.0) + (0.8 if IS_HQ[unit] else 0.0)

    return min(able, key=lambda u: (pain(u), u))


# -- the Blitz ----------------------------------------------------------------------------------------------------


def charge(field_: Field, able: Sequence[int]) -> tuple[int, int] | None:
    """10.17: the best charge of these blocks, if any is worth it."""
    sight = field_.sight
    s = sight.s
    best: tuple[float, int, int] | None = None
    for unit in able:
        for area in blitz_ends(s, unit):
            value = charge_value(field_, unit, area)
            if value > WORTH_DOING and (best is None or value > best[0]):
                best = (value, unit, area)
    return (best[1], best[2]) if best else None


def charge_value(field_: Field, unit: int, area: int) -> float:
    """What one more area is worth to a block that has just won."""
    sight = field_.sight
    s = sight.s
    here = station(field_.fields, field_.told, unit, s.where[unit])
    prize = cut(field_.fields, 1 << area) * sight.temper.cut_stays
    if s.there[sight.foe] >> area & 1:
        water = is_water_crossing(s, s.where[unit], area)
        company = [(u, bool(s.crossed[u])) for u in sight.stack(area)]
        mates = [
            (u, water) for u in sight.stack(s.where[unit]) if u != unit and s.cleared[u] and area in blitz_ends(s, u)
        ]
        room = STACK[area] - s.stack[sight.me * N + area] - 1
        seen = outlook(sight, area, [*company, (unit, water), *mates[:room]])
        return battle_value(field_, area, seen) - here * 0.3 + prize - 0.5
    value = station(field_.fields, field_.told, unit, area) - here
    if s.owned[sight.foe] >> area & 1:
        value += field_.told.values[area] * sight.temper.stays + prize
    return value


# -- the air, and the Marat -----------------------------------------------------------------------------------


def bomber_to_lose(sight: Sight, able: Sequence[int]) -> int:
    """10.13.4: level bombers rather than Stukas, which fly with the Blitz."""
    return min(able, key=lambda b: (-BOMBER_HIT[b], b))


def marat_joins(field_: Field, harbours: Sequence[int]) -> int | None:
    """14.3: where the battle would hurt the enemy: the area that is worth most, if it can hold."""
    sight = field_.sight
    best: tuple[float, int] | None = None
    for area in harbours:
        theirs = sum(kind.strength for kind in sight.enemies(area))
        ours = sum(sight.s.strength[u] for u in sight.stack(area))
        value = field_.told.values[area] * 0.05 + ours - theirs
        if ours >= theirs and (best is None or value > best[0]):
            best = (value, area)
    return best[1] if best else None


def contested_areas(sight: Sight) -> list[int]:
    return members(sight.s.there[0] & sight.s.there[1])
