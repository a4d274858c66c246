"""Areas joined by links. A set of areas is an int, bit n for area n: cheap to copy, hash and compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache


def mask(areas: Iterable[int]) -> int:
    """The set of these areas.

    >>> mask([1, 3])
    10
    """
    found = 0
    for area in areas:
        found |= 1 << area
    return found


def members(areas: int) -> list[int]:
    """The areas of a set, in order.

    >>> members(10)
    [1, 3]
    """
    found = []
    while areas:
        low = areas & -areas
        found.append(low.bit_length() - 1)
        areas ^= low
    return found


class Net:
    """Which areas touch which.

    >>> row = Net([(), (2,), (1, 3), (2, 4), (3,)])          # 1 - 2 - 3 - 4
    >>> members(row.around(mask([1])))
    [2]
    >>> members(row.connected(mask([1]), through=mask([1, 2])))
    [1, 2]
    >>> members(row.within(1, 2, through=mask([1, 2])))
    [1, 2, 3]
    """

    def __init__(self, links: Sequence[Sequence[int]]) -> None:
        self.links = [tuple(near) for near in links]
        self.near = [mask(near) for near in links]
        self.connected = lru_cache(maxsize=4096)(self._connected)
        self.within = lru_cache(maxsize=8192)(self._within)

    def around(self, areas: int) -> int:
        """Every area that touches one of these (themselves included only if touched)."""
        found = 0
        near = self.near
        while areas:
            low = areas & -areas
            found |= near[low.bit_length() - 1]
            areas ^= low
        return found

    def _connected(self, start: int, through: int) -> int:
        """The areas of `through` that a path inside it joins to the start; the start must lie in it too."""
        found = edge = start & through
        while edge:
            edge = self.around(edge) & through & ~found
            found |= edge
        return found

    def _within(self, start: int, steps: int, through: int) -> int:
        """Areas up to so many steps away: the way leads over `through`, its last step may leave it."""
        found = edge = 1 << start
        for _ in range(steps):
            edge = self.around(edge) & ~found
            found |= edge
            edge &= through
        return found

    def distances(self, start: int) -> list[int]:
        """Steps to every area, control apart (-1: not to be reached)."""
        found = [-1] * len(self.links)
        found[start], edge = 0, [start]
        for area in edge:
            for near in self.links[area]:
                if found[near] < 0:
                    found[near] = found[area] + 1
                    edge.append(near)
        return found
