"""Where things stand on the map: blocks, the number, the town, the name, each where it disturbs least.

Each thing is tried everywhere near its area and takes the cheapest place: foreign ground is dear, open
water less so, its own ground is free unless something stands there already. Small areas choose first, so
that their blocks may fan out to sea.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import shapely
from shapely.geometry import Point
from shapely.ops import nearest_points

from tools.cartography.board import Board
from tools.cartography.ground import Box, Ground, Spot, survey

SIDES = ("axis", "soviet")
STACK = {"green": 4, "yellow": 2, "red": 2, "victory": 2}
TAKEN, NAMED = 2.5, 0.5  # what it costs to stand on a sign, and where blocks may come to stand
LETTER, BOLD_LETTER = 0.57, 0.66  # the width of a letter, as a share of its height
BEHIND = (5.0, -5.0)  # how a block beyond the stack shows behind the first ones
MARK_RADIUS = 10.0
NUMBER_RADIUS = {"green": 10.5, "yellow": 12.7, "red": 14.8, "victory": 17.0}
TOWN_SQUARE = 9.0
TOWN_TEXT, PLACE_TEXT = 11.0, 9.0
SIGN_RADIUS = 8.0
ICON_SIZE = 15.0, 10.0


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
    sign: Spot | None = None
    icons: list[Spot] = field(default_factory=list)


def place_all(board: Board) -> dict[str, Layout]:
    """The layout of every area, the smallest first."""
    ground = survey(board)
    room = {area: _room(board, area) for area in board.areas}
    order = sorted(board.areas, key=lambda area: room[area][1])
    towns = {area: _town_spot(board, area) for area in order}
    for town in towns.values():
        if town:
            ground.occupy(_square(town, TOWN_SQUARE + 3), TAKEN / 2)
    for x, y in (board.plane.place(*at) for at in board.drawing["ports"].values()):
        ground.occupy(_square((x, y), 2 * SIGN_RADIUS), TAKEN)
    labels = {area: _town_label(ground, area, town) for area, town in towns.items() if town}
    layouts: dict[str, Layout] = {}
    for area in order:
        layouts[area] = _lay(ground, area, room[area][0], towns[area])
    for area in order:
        layouts[area].label = labels.get(area) or _place_label(ground, area, layouts[area])
    for area in order:
        _place_signs(ground, area, layouts[area])
    return {area: layouts[area] for area in board.tables.ids}


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
    boxes = ground.patch(area, TAKEN).cheapest(_formations(stack, size, gap), middle)
    spots = [(left + size / 2, top + size / 2) for left, top, _, _ in boxes]
    blocks = {"axis": spots[:stack], "soviet": spots[stack:]}
    for box in boxes:
        ground.occupy(box, NAMED)
    radius = NUMBER_RADIUS[ground.board.tables.place(area).terrain]
    number_box = ground.patch(area, TAKEN).cheapest([[(0.0, 0.0, 2 * radius, 2 * radius)]], middle)[0]
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


def label_width(text: str, town: bool) -> float:
    """How wide a name is printed, in the widest of the types that it may be printed in."""
    return len(text) * (TOWN_TEXT * BOLD_LETTER if town else PLACE_TEXT * LETTER)


def _town_label(ground: Ground, area: str, town: Spot) -> Spot:
    """The middle of a town's name, beside its square."""
    place = ground.board.tables.place(area)
    width = label_width(place.caption, town=True)
    moved = ground.board.drawing["moved"].get(area)
    if moved:
        x, y = ground.board.plane.place(*moved)
        ground.occupy((x - width / 2, y - TOWN_TEXT / 2, width, TOWN_TEXT), TAKEN)
        return x, y
    reach = TOWN_SQUARE / 2 + (5.0 if place.terrain == "victory" else 2.5)
    return _beside(ground, area, town, reach, width, TOWN_TEXT * 1.05)


def _place_label(ground: Ground, area: str, layout: Layout) -> Spot:
    """The middle of the name of an area without a town, beside its number."""
    place = ground.board.tables.place(area)
    width = label_width(place.caption, town=False)
    reach = NUMBER_RADIUS[place.terrain] + 1
    return _beside(ground, area, layout.number, reach, width, PLACE_TEXT * 1.05)


def _place_signs(ground: Ground, area: str, layout: Layout) -> None:
    """The sign of a source of supply and the symbols of the set-up: close to the number."""
    tables = ground.board.tables
    reach = NUMBER_RADIUS[tables.place(area).terrain] + 1
    if area in tables.marked("supply_axis") | tables.marked("supply_soviet"):
        layout.sign = _beside(ground, area, layout.number, reach, 2 * SIGN_RADIUS + 1, 2 * SIGN_RADIUS + 1)
    symbols = sum(area in icon["areas"] for icon in tables.areas["icons"])
    if symbols:
        width, height = ICON_SIZE
        row = symbols * (width + 1.5)
        x, y = _beside(ground, area, layout.number, reach, row, height + 1)
        first = x - row / 2 + (width + 1.5) / 2
        layout.icons = [(first + step * (width + 1.5), y) for step in range(symbols)]


def _beside(ground: Ground, area: str, held: Spot, reach: float, width: float, height: float) -> Spot:
    """The cheapest place for a box round a thing; the box is taken from then on."""
    spots = _round_about(held, reach, width, height)
    patch = ground.patch(area, 1.0)
    prices = [patch.price((x - width / 2, y - height / 2, width, height)) + rank for rank, (x, y) in spots]
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
