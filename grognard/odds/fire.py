"""Fire with buckets of dice, volley after volley: what a fight may come to, as an exact distribution.

A *bucket* is `(dice, needed)`: so many dice that each hit on so much or more. A *spread* says how likely each state
is; what a state is, the game decides. Nothing is sampled here.

>>> squad = Force(((2, 5),), ((1, 5),))               # two dice that hit on 5, and one after the first loss
>>> militia = Force(((2, 6),), ((1, 6),), cover=1)    # its cover takes the first hit
>>> after = fight(militia, squad)                     # the militia fires first, then what is left of the squad
>>> round(chance(after, lambda lost: lost[0] > 0), 4)
0.0772
>>> round(mean(after, lambda lost: lost[1]), 4)
0.3333
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache
from typing import TypeVar

from grognard.odds import hits, together

Bucket = tuple[int, int]
Volley = tuple[Bucket, ...]
T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)
Spread = dict[T, float]


@lru_cache(maxsize=16384)
def scores(volley: Volley, sides: int = 6) -> tuple[float, ...]:
    """The probability of 0, 1, 2 … hits of these buckets together.

    >>> [round(p, 4) for p in scores(((1, 6), (1, 4)))]
    [0.4167, 0.5, 0.0833]
    """
    return tuple(float(p) for p in together(hits(dice, needed, sides) for dice, needed in volley))


@lru_cache(maxsize=65536)
def capped(volley: Volley, most: int) -> tuple[float, ...]:
    """The same, where no more than so many hits count: the last probability is that of as many or more.

    >>> [round(p, 4) for p in capped(((3, 4),), 1)]
    [0.125, 0.875]
    """
    found = scores(volley)
    return found if len(found) <= most + 1 else (*found[:most], sum(found[most:]))


def pooled(buckets: Iterable[Bucket]) -> Volley:
    """The same dice with each need once, so that equal volleys are one.

    >>> pooled([(1, 6), (2, 4), (1, 6), (0, 5)])
    ((2, 4), (2, 6))
    """
    dice: dict[int, int] = {}
    for number, needed in buckets:
        dice[needed] = dice.get(needed, 0) + number
    return tuple((number, needed) for needed, number in sorted(dice.items()) if number > 0)


# -- spreads ------------------------------------------------------------------------------------------------


def then(spread: Spread[T], step: Callable[[T], Iterable[tuple[U, float]]]) -> Spread[U]:
    """What becomes of a spread when each state goes on to others, each with its probability.

    >>> then({0: 0.5, 1: 0.5}, lambda n: [(n, 0.5), (n + 1, 0.5)])
    {0: 0.25, 1: 0.5, 2: 0.25}
    """
    found: Spread[U] = {}
    for state, likely in spread.items():
        for end, p in step(state):
            if p:
                found[end] = found.get(end, 0.0) + likely * p
    return found


def mix(spreads: Iterable[tuple[Spread[T], float]]) -> Spread[T]:
    """One spread of several, each with its weight; the weights add up to one.

    >>> mix([({"won": 1.0}, 0.25), ({"won": 0.5, "lost": 0.5}, 0.75)])
    {'won': 0.625, 'lost': 0.375}
    """
    found: Spread[T] = {}
    for spread, weight in spreads:
        for state, likely in spread.items():
            found[state] = found.get(state, 0.0) + likely * weight
    return found


def chance(spread: Spread[T], that: Callable[[T], bool]) -> float:
    """How likely it is that a state is so."""
    return sum((likely for state, likely in spread.items() if that(state)), 0.0)


def mean(spread: Spread[T], of: Callable[[T], float]) -> float:
    """The mean of something over the states."""
    return sum((of(state) * likely for state, likely in spread.items()), 0.0)


# -- two forces ---------------------------------------------------------------------------------------------


class Force:
    """A side in a fight, rung by rung: what it fires at first, after one loss, after two; below the last it is gone.

    `cover` takes so many hits of the whole fight before the first loss. After `stands` losses the force leaves: it
    neither fires nor is fired at any more (by default it stands to the last).
    """

    __slots__ = ("rungs", "cover", "stands")

    def __init__(self, *rungs: Volley, cover: int = 0, stands: int | None = None) -> None:
        self.rungs = rungs
        self.cover = cover
        self.stands = len(rungs) if stands is None else min(stands, len(rungs))

    def fires(self, lost: int) -> Volley:
        return self.rungs[lost] if lost < self.stands else ()

    def after(self, taken: int) -> int:
        """The losses that so many hits make."""
        return min(max(0, taken - self.cover), len(self.rungs))


def fight(first: Force, second: Force, rounds: int = 1, *, at_once: bool = False) -> Spread[tuple[int, int]]:
    """The losses of both after some rounds; in each the first fires, then what is left of the second, or both at once.

    >>> duellist = Force(((1, 4),))
    >>> {lost: p for lost, p in sorted(fight(duellist, duellist, at_once=True).items())}
    {(0, 0): 0.25, (0, 1): 0.25, (1, 0): 0.25, (1, 1): 0.25}
    >>> coward = Force(((1, 4),), ((1, 4),), stands=1)     # leaves after its first loss
    >>> {lost: round(p, 3) for lost, p in sorted(fight(duellist, coward, rounds=20).items())}
    {(0, 0): 0.0, (0, 1): 0.667, (1, 0): 0.333}
    """
    limits = (first.cover + len(first.rungs), second.cover + len(second.rungs))

    def shots(hit: tuple[int, int], ours: bool, theirs: bool) -> Iterable[tuple[tuple[int, int], float]]:
        """What a state goes on to when the first force fires, or the second, or both at once."""
        lost = first.after(hit[0]), second.after(hit[1])
        if lost[0] >= first.stands or lost[1] >= second.stands:
            return [(hit, 1.0)]
        on_second = scores(first.fires(lost[0]) if ours else ())
        on_first = scores(second.fires(lost[1]) if theirs else ())
        return [
            ((min(hit[0] + m, limits[0]), min(hit[1] + n, limits[1])), p * q)
            for n, p in enumerate(on_second)
            for m, q in enumerate(on_first)
        ]

    taken: Spread[tuple[int, int]] = {(0, 0): 1.0}
    for _ in range(rounds):
        if at_once:
            taken = then(taken, lambda hit: shots(hit, True, True))
        else:
            taken = then(taken, lambda hit: shots(hit, True, False))
            taken = then(taken, lambda hit: shots(hit, False, True))
    return then(taken, lambda hit: [((first.after(hit[0]), second.after(hit[1])), 1.0)])
