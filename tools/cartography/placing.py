"""Where things stand on the map: blocks, the number, the town, the name, each where it disturbs least.

The page is a raster of small squares that know whose ground they are. Each thing is tried everywhere
near its area and takes the cheapest place: foreign ground is dear, open water less so, its own ground is free
unless something stands there already. Small areas choose first, so that their blocks may fan out to sea.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy
import shapely
from shapely.geometry import Point
from shapely.ops import nearest_points

from tools.cartography.board import Board

PIXEL = 2.0
SIDES = ("axis", "soviet")
STACK = {"green": 4, "yellow": 2, "red": 2, "victory": 2}
FOREIGN, WATER, SHORE, TAKEN, NAMED = 3.0, 0.8, 0.35, 2.5, 0.5
PULL = 0.004  # the cost of a unit's distance from the middle of the area
FAN = 46.0  # how far outside its area a thing may stand
LETTER = 0.56  # the width of a letter, as a share of its height
BEHIND = (5.0, -5.0)  # how a block beyond the stack shows behind the first ones
NUMBER_RADIUS = {"green": 8.5, "yellow": 10.5, "red": 12.5, "victory": 13.0}
TOWN_SQUARE = 8.0
TOWN_TEXT, PLACE_TEXT = 10.0, 8.5

Spot = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, width, height


@dataclass
class Layout:
    """The places of one area, in units of the page; a spot is the middle of what stands there."""

    number: Spot
    label: Spot
    town: Spot | None
    anchor: Spot
    blocks: dict[str, list[Spot]]
    line: Spot
    outside: list[str] = field(default_factory=list)


@dataclass
class Ground:
    """The raster of the page."""

    board: Board
    owner: Any
    shore: Any
    burden: Any

    @property
    def ids(self) -> list[str]:
        return self.board.tables.ids

    def window(self, area: str, reach: float) -> tuple[int, int, int, int]:
        """Rows and columns that lie within reach of an area."""
        left, top, right, bottom = self.board.areas[area].bounds
        rows, columns = self.owner.shape
        return (
            max(0, int((top - reach) / PIXEL)),
            min(rows, int((bottom + reach) / PIXEL)),
            max(0, int((left - reach) / PIXEL)),
            min(columns, int((right + reach) / PIXEL)),
        )

    def cost(self, area: str, burdened: float) -> Any:
        """What each square costs a thing of this area."""
        index = self.ids.index(area)
        base = numpy.where(self.owner == index, SHORE * self.shore, FOREIGN)
        base = numpy.where(self.owner == -1, WATER, base)
        return base + burdened * self.burden

    def occupy(self, box: Box, weight: float) -> None:
        left, top, width, height = box
        rows = slice(max(0, round(top / PIXEL)), round((top + height) / PIXEL))
        columns = slice(max(0, round(left / PIXEL)), round((left + width) / PIXEL))
        self.burden[rows, columns] += weight


def place_all(board: Board) -> dict[str, Layout]:
    """The layout of every area, the smallest first."""
    ground = _ground(board)
    room = {area: _room(board, area) for area in board.areas}
    order = sorted(board.areas, key=lambda area: room[area][1])
    towns = {area: _town_spot(board, area) for area in order}
    for town in towns.values():
        if town:
            ground.occupy(_square(town, TOWN_SQUARE + 3), TAKEN / 2)
    layouts: dict[str, Layout] = {}
    for area in order:
        layouts[area] = _lay(ground, area, room[area][0], towns[area])
    for area in order:
        layouts[area].label = _label_spot(ground, area, layouts[area])
    return {area: layouts[area] for area in board.tables.ids}


def _ground(board: Board) -> Ground:
    width, height = board.size
    xs = (numpy.arange(int(width / PIXEL)) + 0.5) * PIXEL
    ys = (numpy.arange(int(height / PIXEL)) + 0.5) * PIXEL
    mesh = numpy.meshgrid(xs, ys)
    owner = numpy.full(mesh[0].shape, -1)
    shore = numpy.zeros(mesh[0].shape)
    owner[~shapely.contains_xy(board.frame, *mesh)] = -2
    owner[shapely.contains_xy(board.land, *mesh) & (owner == -1)] = -2
    for index, shape in enumerate(board.areas.values()):
        mask = shapely.contains_xy(shape, *mesh)
        owner[mask] = index
        shore[mask & ~shapely.contains_xy(shape.buffer(-3.0), *mesh)] = 1.0
    for lake in board.lakes.values():
        owner[shapely.contains_xy(lake, *mesh)] = -1
    return Ground(board, owner, shore, numpy.zeros(mesh[0].shape))


def _room(board: Board, area: str) -> tuple[Spot, float]:
    """The middle of the widest part of an area, and how wide it is."""
    shape = board.areas[area]
    body = max(shape.geoms, key=lambda piece: piece.area) if hasattr(shape, "geoms") else shape
    circle = shapely.maximum_inscribed_circle(body, 0.5)
    x, y = circle.coords[0]
    return (float(x), float(y)), float(circle.length)


def _square(spot: Spot, side: float) -> Box:
    return spot[0] - side / 2, spot[1] - side / 2, side, side


def _town_spot(board: Board, area: str) -> Spot | None:
    """The true place of the town, moved inside its area where the drawing needs it."""
    place = board.tables.place(area)
    if not place.city:
        return None
    true = Point(board.plane.place(place.city_lon, place.city_lat))
    for margin in (-TOWN_SQUARE * 0.8, -TOWN_SQUARE * 0.4, 0.0):
        inner = board.areas[area].buffer(margin)
        if not inner.is_empty:
            spot = nearest_points(inner, true)[0]
            return float(spot.x), float(spot.y)
    return float(true.x), float(true.y)


def _lay(ground: Ground, area: str, middle: Spot, town: Spot | None) -> Layout:
    size, gap = ground.board.drawing["blocks"]["size"], ground.board.drawing["blocks"]["gap"]
    stack = STACK[ground.board.tables.place(area).terrain]
    boxes = _cheapest(ground, area, _formations(stack, size, gap), middle, TAKEN)
    spots = [(left + size / 2, top + size / 2) for left, top, _, _ in boxes]
    blocks = {"axis": spots[:stack], "soviet": spots[stack:]}
    for box in boxes:
        ground.occupy(box, NAMED)
    radius = NUMBER_RADIUS[ground.board.tables.place(area).terrain]
    number_box = _cheapest(ground, area, [[(0.0, 0.0, 2 * radius, 2 * radius)]], middle, TAKEN)[0]
    ground.occupy(number_box, TAKEN)
    shape = ground.board.areas[area]
    for side in SIDES:
        shown = blocks[side]
        blocks[side] = [*shown, *((x + BEHIND[0], y + BEHIND[1]) for x, y in shown)][:4]
    return Layout(
        number=(number_box[0] + radius, number_box[1] + radius),
        label=middle,
        town=town,
        anchor=middle,
        blocks=blocks,
        line=_between(blocks),
        outside=[side for side in SIDES if not all(shape.contains(Point(spot)) for spot in blocks[side])],
    )


def _between(blocks: dict[str, list[Spot]]) -> Spot:
    """The middle of all blocks: where a defensive line lies."""
    spots = [spot for side in SIDES for spot in blocks[side]]
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def _formations(stack: int, size: float, gap: float) -> list[list[Box]]:
    """The ways to stand two stacks side by side: rows and columns of blocks, the Axis first."""
    pace = size + gap
    shapes = [(stack, 1), (1, stack)] if stack == 2 else [(2, 2), (4, 1), (1, 4)]
    formations = []
    for columns, rows in shapes:
        stand = [(c * pace, r * pace) for r in range(rows) for c in range(columns)]
        for dx, dy in ((columns * pace + gap, 0.0), (0.0, rows * pace + gap)):
            one = [(x, y, size, size) for x, y in stand]
            two = [(x + dx, y + dy, size, size) for x, y in stand]
            formations.append([*one, *two])
    return formations


def _cheapest(
    ground: Ground, area: str, formations: list[list[Box]], middle: Spot, burdened: float
) -> list[Box]:
    """The formation and the place that cost least, as boxes on the page."""
    first_row, last_row, first_column, last_column = ground.window(area, FAN)
    cost = ground.cost(area, burdened)[first_row:last_row, first_column:last_column]
    total = numpy.zeros((cost.shape[0] + 1, cost.shape[1] + 1))
    total[1:, 1:] = cost.cumsum(axis=0).cumsum(axis=1)
    best: tuple[float, list[Box]] | None = None
    for formation in formations:
        found = _best_place(
            total, formation, (middle[0] / PIXEL - first_column, middle[1] / PIXEL - first_row)
        )
        if found and (best is None or found[0] < best[0]):
            price, row, column = found
            x, y = (first_column + column) * PIXEL, (first_row + row) * PIXEL
            best = price, [(x + dx, y + dy, w, h) for dx, dy, w, h in formation]
    if best is None:
        raise ValueError(f"no room for the blocks of {area}")
    return best[1]


def _best_place(total: Any, formation: Sequence[Box], middle: Spot) -> tuple[float, int, int] | None:
    """The cheapest place of one formation in a window: its price, row and column."""
    width = round(max(x + w for x, _, w, _ in formation) / PIXEL)
    height = round(max(y + h for _, y, _, h in formation) / PIXEL)
    rows, columns = total.shape[0] - 1 - height, total.shape[1] - 1 - width
    if rows <= 0 or columns <= 0:
        return None
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


def text_width(text: str, size: float) -> float:
    return len(text) * size * LETTER


def _label_spot(ground: Ground, area: str, layout: Layout) -> Spot:
    """The middle of the name: a town's beside its square, any other under or beside its number."""
    place = ground.board.tables.place(area)
    size = TOWN_TEXT if layout.town else PLACE_TEXT
    width, height = text_width(place.caption, size), size * 1.05
    if layout.town:
        held, reach = layout.town, TOWN_SQUARE / 2 + 2
    else:
        held, reach = layout.number, NUMBER_RADIUS[place.terrain] + 1
    spots = _round_about(held, reach, width, height)
    cost = ground.cost(area, 1.0)
    prices = [_price(cost, (x - width / 2, y - height / 2, width, height)) + rank for rank, (x, y) in spots]
    best = spots[min(range(len(spots)), key=prices.__getitem__)][1]
    ground.occupy((best[0] - width / 2, best[1] - height / 2, width, height), TAKEN)
    return best


def _round_about(held: Spot, reach: float, width: float, height: float) -> list[tuple[float, Spot]]:
    """The places round a thing where its name may stand, with a small price for the less handsome ones."""
    x, y = held
    beside, below = reach + width / 2, reach + height / 2
    return [
        (0.00, (x, y + below)),
        (0.05, (x, y - below)),
        (0.02, (x + beside, y)),
        (0.06, (x - beside, y)),
        (0.10, (x + width / 4, y + below)),
        (0.10, (x - width / 4, y + below)),
        (0.14, (x + width / 4, y - below)),
        (0.14, (x - width / 4, y - below)),
        (0.16, (x + width / 2, y + below)),
        (0.16, (x - width / 2, y + below)),
        (0.18, (x + width / 2, y - below)),
        (0.18, (x - width / 2, y - below)),
    ]


def _price(cost: Any, box: Box) -> float:
    left, top, width, height = box
    rows = slice(max(0, round(top / PIXEL)), round((top + height) / PIXEL))
    columns = slice(max(0, round(left / PIXEL)), round((left + width) / PIXEL))
    patch = cost[rows, columns]
    return float(patch.mean()) if patch.size else FOREIGN
