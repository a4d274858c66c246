"""Exact dice arithmetic: how many hits, with what probability, in exact fractions."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

Chances = list[Fraction]  # chances[n]: the probability of exactly n hits


def hits(dice: int, needed: int, sides: int = 6) -> Chances:
    """The hits of some dice that each hit on `needed` or more.

    >>> [str(p) for p in hits(2, 5)]
    ['4/9', '4/9', '1/9']
    """
    chance = Fraction(max(0, sides + 1 - needed), sides)
    return _add_dice([Fraction(1)], dice, chance)


def _add_dice(chances: Chances, dice: int, chance: Fraction) -> Chances:
    for _ in range(dice):
        longer = [Fraction(0)] * (len(chances) + 1)
        for n, p in enumerate(chances):
            longer[n] += p * (1 - chance)
            longer[n + 1] += p * chance
        chances = longer
    return chances


def together(volleys: Iterable[Chances]) -> Chances:
    """The hits of several volleys added up.

    >>> [str(p) for p in together([hits(1, 6), hits(1, 4)])]
    ['5/12', '1/2', '1/12']
    """
    total: Chances = [Fraction(1)]
    for volley in volleys:
        added = [Fraction(0)] * (len(total) + len(volley) - 1)
        for n, p in enumerate(total):
            for m, q in enumerate(volley):
                added[n + m] += p * q
        total = added
    return total


def at_least(chances: Chances, number: int) -> Fraction:
    """The probability of so many hits or more.

    >>> str(at_least(hits(3, 6), 1))
    '91/216'
    """
    return sum(chances[max(number, 0) :], Fraction(0))


def expected(chances: Chances) -> Fraction:
    """The mean number of hits.

    >>> str(expected(hits(4, 5)))
    '4/3'
    """
    return sum((n * p for n, p in enumerate(chances)), Fraction(0))
