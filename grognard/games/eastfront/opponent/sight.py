"""What a commander sees: the view of his seat as a position of the rules, with guesses where blocks stand upright.

The rules' own functions (marches, ranges, supply) then work on it, and no rule is written twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from grognard.games.eastfront.fire import ATTACK, DEFENCE
from grognard.games.eastfront.ground import crossing
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.opponent.worth import step_value, unit_value
from grognard.games.eastfront.position import ASIDE, Position, other
from grognard.games.eastfront.sketch import sketch
from grognard.games.eastfront.units import IS_HQ, KIND, MAX, OF_SIDE, UNIT, UNITS
from grognard.games.eastfront.words import ARMOR, CAVALRY, MECH, NO_FIRE, SIDES

_KEPT = 0.72  # of its strength an unseen block has, as a rule
FAST = (ARMOR, MECH, CAVALRY)


def chance(needs: float) -> float:
    """7.31: how likely a die hits that needs this face."""
    return (7 - needs) / 6 if needs else 0.0


@dataclass(frozen=True, slots=True)
class Kind:
    """A block as far as it is known: its steps, how likely its dice hit, what a step and the block are worth."""

    strength: float
    attack: float
    defence: float
    step: float
    unit: float
    fast: float
    hq: float


@dataclass(slots=True)
class Sight:
    """The position as one side sees it, and what follows from it at once."""

    s: Position
    me: int
    foe: int
    view: Mapping[str, Any]
    mine: list[int] = field(default_factory=list)  # own blocks on the map
    at: dict[int, list[int]] = field(default_factory=dict)  # the same, by hex
    foes: dict[int, list[Kind]] = field(default_factory=dict)  # enemy blocks, by hex


def look(view: Mapping[str, Any]) -> Sight:
    """2.3: everything that the view says, and guesses for the rest."""
    me = SIDES.index(view["seat"])
    s = sketch(view)
    s.crossings = [crossing(HEX[a], HEX[b]) for a, b in view["crossings"]]
    for name, told in view["units"].items():
        s.bound[UNIT[name]] = int("bound" in told)
        s.spent[UNIT[name]] = int("spent" in told)
    sight = Sight(s, me, other(me), view)
    for unit in OF_SIDE[me]:
        if s.where[unit] > 0:
            sight.mine.append(unit)
            sight.at.setdefault(s.where[unit], []).append(unit)
    _enemies(sight)
    return sight


def _enemies(sight: Sight) -> None:
    s = sight.s
    for unit in OF_SIDE[sight.foe]:
        if s.where[unit] > 0:
            sight.foes.setdefault(s.where[unit], []).append(known(unit, s.strength[unit]))
    standing = sight.view["standing"].get(SIDES[sight.foe])
    if not standing:
        return
    out = {name for names in sight.view["out"].values() for name in names}
    suspects = tuple(u for u in OF_SIDE[sight.foe] if s.where[u] == ASIDE and UNITS[u] not in out)
    usual = unknown(suspects)
    for place, told in standing.items():
        sight.foes.setdefault(HEX[place], []).extend([usual] * told["blocks"])


@lru_cache(maxsize=1024)
def known(unit: int, strength: int) -> Kind:
    """A block whose face is open, or one's own."""
    return Kind(
        float(strength), chance(ATTACK[unit]) if ATTACK[unit] != NO_FIRE else 0.0,
        chance(DEFENCE[unit]) if DEFENCE[unit] != NO_FIRE else 0.0,
        step_value(unit), unit_value(unit), float(KIND[unit] in FAST), float(IS_HQ[unit]),
    )  # fmt: skip


@lru_cache(maxsize=1024)
def unknown(suspects: tuple[int, ...]) -> Kind:
    """A block that stands: the mean of those that it may be."""
    kinds = [known(unit, MAX[unit]) for unit in suspects] or [Kind(3.0, 0.2, 0.2, 3.0, 3.0, 0.2, 0.0)]
    number, steps = len(kinds), sum(k.strength for k in kinds)

    def mean(values: list[float]) -> float:
        return sum(values) / number

    return Kind(
        _KEPT * steps / number, sum(k.strength * k.attack for k in kinds) / steps,
        sum(k.strength * k.defence for k in kinds) / steps, sum(k.strength * k.step for k in kinds) / steps,
        mean([k.unit for k in kinds]), mean([k.fast for k in kinds]), mean([k.hq for k in kinds]),
    )  # fmt: skip
