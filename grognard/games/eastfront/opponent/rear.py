"""Behind the front: production (11), hits and starvation (7.33, 10.5), and the small decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.eastfront.costs import cadre_cost, step_cost
from grognard.games.eastfront.fire import ATTACK
from grognard.games.eastfront.opponent.fields import Fields
from grognard.games.eastfront.opponent.sight import Sight, chance
from grognard.games.eastfront.opponent.worth import POINT, months_left, step_value, unit_value
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.units import IS_HQ, IS_SATELLITE, KIND, MAX, SIDE
from grognard.games.eastfront.words import ARMOR, AXIS, MECH, SHOCK

Answer = tuple[str, int | None]
_NEAR = 3  # hexes behind the front: there replacements are felt soonest
_LAST_POINTS = (2.0, 1.0)


# -- losses ------------------------------------------------------------------------------------------------


def loss(s: Position, able: Iterable[int]) -> int:
    """7.33: the unit whose step is missed least."""
    return min(able, key=lambda u: (IS_HQ[u], step_value(u) + (unit_value(u) if s.strength[u] <= 1 else 0.0), u))


def repulsed(s: Position, able: Iterable[int]) -> int:
    """7.51: the worst fire goes back."""
    return min(able, key=lambda u: (s.strength[u] * chance(ATTACK[u]), u))


def spared(s: Position, able: Iterable[int]) -> int:
    """10.5: the dearest unit is kept alive."""
    return max(able, key=lambda u: (IS_HQ[u], unit_value(u) + step_value(u) * s.strength[u], -u))


# -- production --------------------------------------------------------------------------------------------


def produce(sight: Sight, fields: Fields, options: dict[str, list[int] | bool], refused: set[int]) -> Answer:
    """11.1: who comes in comes; then the best that the points can buy, until nothing is left."""
    s = sight.s
    for unit in _list(options, "arrive"):
        if unit not in refused:
            return ("arrive", unit)
    if months_left(s) and sight.view["points"] is not None:
        for unit in _list(options, "early"):
            if unit not in refused and _wanted_early(s, unit):
                return ("early", unit)
    best: tuple[float, str, int] | None = None
    for verb, price in (("step", _step), ("cadre", _cadre)):
        for unit in _list(options, verb):
            if unit not in refused:
                value = price(s, fields, unit)
                if value > 0 and (best is None or value > best[0]):
                    best = (value, verb, unit)
    return ("done", None) if best is None else (best[1], best[2])


def _list(options: dict[str, list[int] | bool], verb: str) -> list[int]:
    found = options.get(verb)
    return found if isinstance(found, list) else []


def _wanted_early(s: Position, unit: int) -> bool:
    """11.51: strong units are worth a step to have them a month earlier; the others wait."""
    return not IS_HQ[unit] and MAX[unit] >= 4


def _step(s: Position, fields: Fields, unit: int) -> float:
    """What a step brings for each point of its price."""
    price, strength, last = step_cost(s, unit), s.strength[unit], months_left(s) == 0
    if IS_HQ[unit]:
        return (22.0 - 3.0 * strength if not last else 18.0 - strength) / price
    value = {ARMOR: 1.15, SHOCK: 1.1, MECH: 1.05}.get(KIND[unit], 1.0) * (1.25 - 0.15 * strength)
    depth = fields.depth[s.where[unit]]
    return value * (1.0 if depth <= _NEAR else 0.8)


def _cadre(s: Position, fields: Fields, unit: int) -> float:
    """What a cadre brings for each point of its price: with it the loss is off the record (17.1.3)."""
    price = cadre_cost(s, unit)
    if IS_HQ[unit]:
        return 26.0 / price
    points = POINT * _LAST_POINTS[SIDE[unit]]
    if months_left(s) == 0:
        return 1.3 * points / price
    value = 0.55 * points + step_value(unit)
    if IS_SATELLITE[unit]:
        value *= 0.8
    return value / price * (1.05 if SIDE[unit] == AXIS else 1.2)


def entrance(sight: Sight, fields: Fields, unit: int, able: Sequence[int]) -> int:
    """11.6: as near to the front as is safe."""
    s = sight.s

    def value(hex_: int) -> tuple[float, int]:
        depth = fields.depth[hex_]
        safe = fields.threat[hex_] <= 0 or (not IS_HQ[unit] and bool(s.there[sight.me] >> hex_ & 1))
        wanted = 3 if IS_HQ[unit] else 1
        return (-abs(depth - wanted) - (0 if safe else 4) + 0.05 * fields.keep[hex_], -hex_)

    return max(able, key=value)
