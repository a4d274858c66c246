"""What a commander sees: the view of his seat as a position of the rules, with guesses where blocks stand upright.

The rules' own functions (marches, ranges, supply) then work on it, and no rule is written twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import (
    FACTION,
    FULL,
    HIT,
    IS_AIR,
    IS_FAST,
    IS_HQ,
    IS_REDUCED,
    IS_TANK,
    LAST,
    SIDE,
    STEPS,
)  # fmt: skip
from grognard.games.leningrad41.ground import ground
from grognard.games.leningrad41.opponent.temper import TEMPERS, Temper
from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.supply import supplied_areas
from grognard.games.leningrad41.suspects import suspects
from grognard.games.leningrad41.weather import ATTACK, DEFEND, share
from grognard.games.leningrad41.words import (
    FACTIONS,
    GOOD,
    MONTHS,
    SIDES,
    SOVIET,
)  # fmt: skip

_KEPT = 0.8  # of its strength an unseen block has, as a rule


@dataclass(slots=True)
class Kind:
    """An enemy block as far as it is known: what it has left, what it fires, how it marches."""

    strength: float  # hits that it takes
    attack: tuple[float, float, float]  # dice that hit on 6, 5-6, 4-6
    defend: tuple[float, float, float]
    fast: float = 0.0  # how likely it is fast, a tank, an HQ
    tank: float = 0.0
    hq: float = 0.0
    worth: float = 1.0  # of a hit on it


@dataclass(slots=True)
class Sight:
    """The position as one side sees it, and what follows from it at once."""

    s: Position
    me: int
    foe: int
    value: int  # the own Logistics Value
    pool: tuple[int, int]  # blocks in the pools
    passes: int
    temper: Temper
    blocks_wait: bool  # 5.1: Velikiye Luki's five blocks have not come
    mine: list[int] = field(default_factory=list)  # own blocks on the map
    at: dict[int, list[int]] = field(default_factory=dict)  # the same, by area
    foes: dict[int, list[Kind]] = field(default_factory=dict)  # enemy blocks, by area
    cut_off: dict[int, int] = field(default_factory=dict)  # enemy blocks that are marked as isolated, by area

    # 2.5, 9.2: areas under full control, and those that supply reaches
    own: int = 0
    theirs: int = 0
    supplied: int = 0
    their_supply: int = 0

    def stack(self, area: int) -> list[int]:
        """Own blocks in an area."""
        return self.at.get(area, [])

    def enemies(self, area: int) -> list[Kind]:
        """Enemy blocks in an area."""
        return self.foes.get(area, [])


def look(view: Mapping[str, Any]) -> Sight:
    """1.6: everything that the view says, and guesses for the rest."""
    me = SIDES.index(view["seat"])
    s = ground(view)
    counts = view["counts"]
    sight = Sight(
        s, me, 1 - me, value=view["logistics"] or 0, passes=view["passes"], temper=TEMPERS[me],
        blocks_wait=counts["axis"]["waiting"] > 0,
        pool=(counts["axis"]["pool"], counts["soviet"]["pool"]),
    )  # fmt: skip
    _own_blocks(sight)
    _enemy_blocks(sight, view)
    refresh(sight)
    return sight


def refresh(sight: Sight) -> None:
    """What follows from the places of the units."""
    s, me, foe = sight.s, sight.me, sight.foe
    sight.own = s.owned[me] & ~s.there[foe]
    sight.theirs = s.owned[foe] & ~s.there[me]
    sight.supplied = supplied_areas(s, me)
    sight.their_supply = supplied_areas(s, foe)


def _own_blocks(sight: Sight) -> None:
    where = sight.s.where
    for unit in blocks.OF_SIDE[sight.me]:
        area = where[unit]
        if area > 0:
            sight.mine.append(unit)
            sight.at.setdefault(area, []).append(unit)


# -- the enemy ------------------------------------------------------------------------------------------


def _enemy_blocks(sight: Sight, view: Mapping[str, Any]) -> None:
    s, foe = sight.s, sight.foe
    for unit in blocks.OF_SIDE[foe]:
        area = s.where[unit]
        if area > 0:
            sight.foes.setdefault(area, []).append(known(unit, s.strength[unit], s.weather))
            if s.isolated[unit]:
                sight.cut_off[area] = sight.cut_off.get(area, 0) + 1
    likely = suspects(s, view, foe)
    for code, told in view["upright"][SIDES[foe]].items():
        area = AREA[code]
        for faction, name in enumerate(FACTIONS):
            for _ in range(told.get(name, 0)):
                sight.foes.setdefault(area, []).append(unknown(likely[faction], s.weather, 0))
        if "isolated" in told:
            sight.cut_off[area] = sight.cut_off.get(area, 0) + told["isolated"]


@lru_cache(maxsize=4096)
def known(unit: int, strength: int, weather: int = GOOD) -> Kind:
    """A block whose face is open."""
    steps = STEPS[unit]
    takes = float(len(steps) - steps.index(strength)) if IS_HQ[unit] else float(strength)
    return Kind(
        takes, _dice(unit, strength, ATTACK[weather][FACTION[unit]]),
        _dice(unit, strength, DEFEND[weather][FACTION[unit]]), float(IS_FAST[unit]), float(IS_TANK[unit]),
        float(IS_HQ[unit]), step_value(unit),
    )  # fmt: skip


def _dice(unit: int, strength: float, divisor: int) -> tuple[float, float, float]:
    dice = share(int(strength), divisor) if strength else 0
    if HIT[unit] > 6:
        return (0.0, 0.0, 0.0)
    return (dice * (HIT[unit] == 6), dice * (HIT[unit] == 5), dice * (HIT[unit] == 4))


@lru_cache(maxsize=4096)
def unknown(likely: tuple[int, ...], weather: int, _reserved: int) -> Kind:
    """An upright block: the mean of those that it may be."""
    kinds = [known(unit, _usual(unit), weather) for unit in likely] or [Kind(2.0, (2.0, 0.0, 0.0), (2.0, 0.0, 0.0))]
    number = len(kinds)

    def mean(values: list[float]) -> float:
        return sum(values) / number

    def dice(each: list[tuple[float, float, float]]) -> tuple[float, float, float]:
        return (mean([d[0] for d in each]), mean([d[1] for d in each]), mean([d[2] for d in each]))

    return Kind(
        mean([k.strength for k in kinds]), dice([k.attack for k in kinds]), dice([k.defend for k in kinds]),
        mean([k.fast for k in kinds]), mean([k.tank for k in kinds]), mean([k.hq for k in kinds]),
        mean([k.worth for k in kinds]),
    )  # fmt: skip


def _usual(unit: int) -> int:
    """How strong such a block is likely to be when one does not see it."""
    if IS_REDUCED[unit]:
        return LAST[unit]
    return max((s for s in STEPS[unit] if s <= FULL[unit] * _KEPT + 0.5), default=FULL[unit])


def step_value(unit: int) -> float:
    """What a step of a block is worth, set against one of plain infantry; the Axis gets none back."""
    if IS_AIR[unit]:
        value = 2.0
    elif IS_HQ[unit]:
        value = 1.6
    else:
        value = {6: 1.0, 5: 1.4, 4: 1.9}.get(HIT[unit], 1.0)
    return value * (0.75 if SIDE[unit] == SOVIET else 1.15)


def month(s: Position) -> str:
    """The month's name."""
    return MONTHS[s.turn]
