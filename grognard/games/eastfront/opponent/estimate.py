"""What a battle is likely to cost and to bring: the mean of a round, and who has the hex in the end (7.2 to 7.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grognard.games.eastfront.fire import air_fire, attack_fire, cover, defence_fire
from grognard.games.eastfront.hexes import FORTRESSES, MAJOR
from grognard.games.eastfront.opponent.sight import Kind, chance, known
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.words import DOUBLE, TRIPLE

_IN_FORTRESS = 3  # 7.35
_LITTLE = 0.01


@dataclass(frozen=True, slots=True)
class Clash:
    """A battle: losses of the first round in production points, and how likely the attacker has the hex in the end."""

    mine: float  # points lost
    theirs: float
    wins: float
    rounds: float  # until the enemy is gone, by the mean


def own_kinds(s: Position, units: Iterable[int], hex_: int) -> list[Kind]:
    """Own units as they would fire in a hex, in its weather and on its ground."""
    found = []
    for unit in units:
        kind = known(unit, s.strength[unit])
        found.append(
            Kind(
                kind.strength, chance(attack_fire(s, unit, hex_)), chance(defence_fire(s, unit, hex_)), kind.step,
                kind.unit, kind.fast, kind.hq,
            )
        )  # fmt: skip
    return found


def divisor(s: Position, side: int, hex_: int, defends: bool, supported: bool) -> int:
    """7.34, 7.35, 7.4: hits for a step of the passive side; 0: none hits."""
    if FORTRESSES >> hex_ & 1 and defends:
        return _IN_FORTRESS if supported else 0
    return cover(s, side, hex_) + (not supported)


def defence(kinds: Sequence[Kind], hex_: int, defends: bool) -> float:
    """7.32: hits of a round of defensive fire."""
    least = chance(DOUBLE) if MAJOR >> hex_ & 1 else 0.0
    hits = sum(k.strength * max(k.defence, least if k.defence else 0.0) for k in kinds)
    if FORTRESSES >> hex_ & 1 and defends and kinds:
        top = max(kinds, key=lambda k: k.strength)
        hits += top.strength * (chance(TRIPLE) - max(top.defence, least))
    return hits


def loss(kinds: Sequence[Kind], steps: float) -> float:
    """7.33: what so many steps are worth, with the units that go with the last ones."""
    total = sum(k.strength for k in kinds) + _LITTLE
    share = min(1.0, steps / total)
    return share * (sum(k.strength * k.step for k in kinds) + share * sum(k.unit for k in kinds))


def clash(
    s: Position, hex_: int, mine: Sequence[Kind], theirs: Sequence[Kind], *, defends: bool, supported: bool, air: int,
    thrown: float = 0.0,
) -> Clash:  # fmt: skip
    """7.22: own units attack. `defends`: the enemy does (7.12); `thrown`: the part that is repulsed first."""
    by = divisor(s, 1 - s.active, hex_, defends, supported)
    power = sum(k.strength * k.attack for k in mine) * (1 - thrown)
    bombs = air * chance(air_fire(s, s.active))
    steps, total = sum(k.strength for k in theirs) + _LITTLE, sum(k.strength for k in mine) + _LITTLE
    if not by or not mine:
        fire = defence(theirs, hex_, defends)
        return Clash(loss(mine, fire), 0.0, 0.0, 99.0)
    first = min(1.0, bombs / by / steps)
    fire = defence(theirs, hex_, defends) * (1 - first)
    left = max(0.0, 1 - 0.7 * fire / total)  # the strongest suffer, but not all of them before they fire
    hits = bombs + power * left
    killed = min(steps, hits / by)
    rounds = steps / max(_LITTLE, hits / by)
    lasting = total / max(_LITTLE, fire)
    wins = 1 / (1 + (rounds / max(_LITTLE, lasting)) ** 2) / (1 + max(0.0, rounds - 2) / 4)
    return Clash(loss(mine, fire), loss(theirs, killed), wins, rounds)
