"""The page as a raster of small squares that know whose ground they are and what already stands there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy
import shapely

from tools.cartography.board import Board

PIXEL = 2.0
OPEN_WATER, NO_AREA, OFF_MAP = -1, -2, -3
FOREIGN, OFF, WATER, SHORE = 3.0, 12.0, 0.8, 0.35  # what a square costs that is not an area's own inland
FAN = 46.0  # how far outside its area a thing may stand
PULL = 0.004  # the cost of a unit's distance from the middle of the area

Spot = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height


@dataclass
class Patch:
    """The costs of the squares round one area."""

    cost: Any
    row: int
    column: int

    def price(self, box: Box) -> float:
        """The mean cost of a box; what leaves the patch is foreign."""
        left, top, width, height = box
        first, column = round(top / PIXEL) - self.row, round(left / PIXEL) - self.column
        rows, columns = round(height / PIXEL), round(width / PIXEL)
        inside = self.cost[max(0, first) : max(0, first + rows), max(0, column) : max(0, column + columns)]
        missing: int = rows * columns - inside.size
        return (float(inside.sum()) + OFF * missing) / (rows * columns)

    def cheapest(self, formations: Sequence[Sequence[Box]], middle: Spot) -> list[Box]:
        """The formation and the place that cost least, as boxes on the page."""
        total = numpy.zeros((self.cost.shape[0] + 1, self.cost.shape[1] + 1))
        total[1:, 1:] = self.cost.cumsum(axis=0).cumsum(axis=1)
        centre = middle[0] / PIXEL - self.column, middle[1] / PIXEL - self.row
        found = [(*_best_place(total, formation, centre), formation) for formation in formations]
        _, row, column, formation = min(found, key=lambda place: place[0])
        x, y = (self.column + column) * PIXEL, (self.row + row) * PIXEL
        return [(x + dx, y + dy, w, h) for dx, dy, w, h in formation]


def _best_place(total: Any, formation: Sequence[Box], middle: Spot) -> tuple[float, int, int]:
    """The cheapest place of one formation in a patch: its price, row and column."""
    width = round(max(x + w for x, _, w, _ in formation) / PIXEL)
    height = round(max(y + h for _, y, _, h in formation) / PIXEL)
    rows, columns = total.shape[0] - 1 - height, total.shape[1] - 1 - width
    if rows <= 0 or columns <= 0:
        return float("inf"), 0, 0
    price = numpy.zeros((rows, columns))
    for x, y, w, h in formation:
        c, r, wide, high = round(x / PIXEL), round(y / PIXEL), round(w / PIXEL), round(h / PIXEL)
        price += (
            total[r + high : r + high + rows, c + wide : c + wide + columns]
            - total[r : r + rows, c + wide : c + wide + columns]
            - total[r + high : r + high + rows, c : c + columns]
            + total[r : r + rows, c : c + columns]
        ) / (wide * high)
    down, right = numpy.mgrid[0:rows, 0:columns]
    away = numpy.hypot(down + height / 2 - middle[1], right + width / 2 - middle[0]) * PIXEL
    price = price + PULL * away
    row, column = divmod(int(price.argmin()), columns)
    return float(price[row, column]), row, column


@dataclass
class Ground:
    """The raster of the whole page."""

    board: Board
    owner: Any
    shore: Any
    burden: Any

    def patch(self, area: str, burdened: float) -> Patch:
        """What the squares round an area cost a thing of that area."""
        left, top, right, bottom = self.board.areas[area].bounds
        rows = slice(max(0, int((top - FAN) / PIXEL)), int((bottom + FAN) / PIXEL))
        columns = slice(max(0, int((left - FAN) / PIXEL)), int((right + FAN) / PIXEL))
        owner = self.owner[rows, columns]
        own = owner == self.board.tables.ids.index(area)
        cost = numpy.where(own, SHORE * self.shore[rows, columns], FOREIGN)
        cost = numpy.where(owner == OPEN_WATER, WATER, cost)
        cost = numpy.where(owner == OFF_MAP, OFF, cost)
        return Patch(cost + burdened * self.burden[rows, columns], rows.start, columns.start)

    def occupy(self, box: Box, weight: float) -> None:
        left, top, width, height = box
        rows = slice(max(0, round(top / PIXEL)), round((top + height) / PIXEL))
        columns = slice(max(0, round(left / PIXEL)), round((left + width) / PIXEL))
        self.burden[rows, columns] += weight


def survey(board: Board) -> Ground:
    """The raster of a board, nothing standing on it yet."""
    width, height = board.size
    xs = (numpy.arange(int(width / PIXEL)) + 0.5) * PIXEL
    ys = (numpy.arange(int(height / PIXEL)) + 0.5) * PIXEL
    mesh: Any = numpy.meshgrid(xs, ys)
    x, y = mesh
    owner = numpy.full(x.shape, OPEN_WATER)
    shore = numpy.zeros(x.shape)
    owner[shapely.contains_xy(board.land, x, y)] = NO_AREA
    for index, shape in enumerate(board.areas.values()):
        left, top, right, bottom = shape.bounds
        near = (
            slice(int(top / PIXEL), int(bottom / PIXEL) + 1),
            slice(int(left / PIXEL), int(right / PIXEL) + 1),
        )
        inside = shapely.contains_xy(shape, x[near], y[near])
        inland = shapely.contains_xy(shape.buffer(-3.0), x[near], y[near])
        owner[near][inside] = index
        shore[near][inside & ~inland] = 1.0
    for lake in board.lakes.values():
        owner[shapely.contains_xy(lake, x, y)] = OPEN_WATER
    owner[~shapely.contains_xy(board.frame.buffer(-4), x, y)] = OFF_MAP
    return Ground(board, owner, shore, numpy.zeros(x.shape))
