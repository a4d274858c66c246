"""Hexes with a point to the north, in rows of which every odd one is shifted half a hex to the east.

A hex is its column and row. Adjacency as sets, paths and the like are those of `board.areas.Net`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

Hex = tuple[int, int]  # column, row

DIRECTIONS = ("NE", "E", "SE", "SW", "W", "NW")
NE, E, SE, SW, W, NW = range(6)

_STEPS = (  # for even rows, for odd rows
    ((0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1)),
    ((1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1)),
)


def beside(at: Hex, direction: int) -> Hex:
    """The next hex in a direction.

    >>> beside((3, 2), E), beside((3, 2), SE), beside((3, 3), SE)
    ((4, 2), (3, 3), (4, 4))
    """
    column, row = at
    across, down = _STEPS[row & 1][direction]
    return column + across, row + down


def around(at: Hex) -> Iterator[Hex]:
    """The six hexes next to one, from the north-east clockwise."""
    return (beside(at, direction) for direction in range(6))


def direction_to(at: Hex, near: Hex) -> int:
    """In which direction a neighbour lies.

    >>> DIRECTIONS[direction_to((3, 3), (3, 4))]
    'SW'
    """
    return next(direction for direction in range(6) if beside(at, direction) == near)


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another.

    >>> distance((0, 0), (0, 3)), distance((2, 2), (2, 2)), distance((0, 0), (4, 1))
    (3, 0, 5)
    """
    (qa, ra), (qb, rb) = _slanted(a), _slanted(b)
    across, down = qa - qb, ra - rb
    return max(abs(across), abs(down), abs(across + down))


def _slanted(at: Hex) -> Hex:
    column, row = at
    return column - (row - (row & 1)) // 2, row


def centre(at: Hex, size: float) -> tuple[float, float]:
    """The middle of a hex, whose corners are `size` away from it; the middle of hex 0,0 is at 0,0.

    >>> [round(x, 2) for x in centre((1, 1), 10)]
    [25.98, 15.0]
    """
    column, row = at
    return size * 3**0.5 * (column + 0.5 * (row & 1)), size * 1.5 * row


def corners(at: Hex, size: float) -> list[tuple[float, float]]:
    """The six corners, from the northern one clockwise: side n, to direction n, joins corners n and n + 1."""
    x, y = centre(at, size)
    return [(x + size * sin(n * pi / 3), y - size * cos(n * pi / 3)) for n in range(6)]
