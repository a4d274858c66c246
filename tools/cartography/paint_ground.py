"""Paints what lies under everything: the sea and its shore lines, land, terrain, lakes."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, hypot, sin
from random import Random

import shapely
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cartography import palette
from tools.cartography.board import Board
from tools.cartography.placing import NUMBER_RADIUS, Layout, label_width
from tools.cartography.svg import Sheet, strokes

SHORE_LINES = ((3.0, 0.9, 0.75), (7.0, 0.8, 0.55), (12.0, 0.7, 0.4), (18.5, 0.6, 0.28), (26.5, 0.5, 0.18))
LAKE_LINES = SHORE_LINES[:4]
WASH = (3.5, 9.0)
MERIDIANS, PARALLELS = range(18, 40, 2), range(55, 64)
TREE = "l-2.3,0 2.3-6.2 2.3,6.2zm0,0v1.7"
BUSH = "c-3.4,0-3.2-4.4,0-4.4s3.4,4.4,0,4.4v2"
MARSH = "m-4,0h8m-6.6,1.9h5.2m-2.6-2v-3m-2.2,2.6l-1.4-2.2m5-.2l-1.4,2.2"
GRASS = "l-1.3-2.6m1.3,2.6v-3.4m0,3.4l1.4-2.5"
PACE = {"green": 30.0, "yellow": 17.0, "red": 12.5}


def paint(sheet: Sheet, board: Board, layouts: dict[str, Layout]) -> None:
    _sea(sheet, board)
    _land(sheet, board)
    _terrain(sheet, board)
    _textures(sheet, board, layouts)


def _sea(sheet: Sheet, board: Board) -> None:
    left, top, right, bottom = board.frame.bounds
    with sheet.group("sea"):
        sheet.add("rect", x=left, y=top, width=right - left, height=bottom - top, fill="url(#deep)")
        sheet.path(_graticule(board), fill="none", stroke="#ffffff", stroke_width=0.7, opacity=0.35, id="graticule")
        dry = shapely.union_all([board.land, board.islands]).simplify(0.8)
        for distance, width, strength in SHORE_LINES:
            rim = dry.buffer(distance).simplify(0.5).boundary.intersection(board.frame.buffer(-0.5))
            sheet.strokes(rim, fill="none", stroke=palette.SHORE, stroke_width=width, opacity=strength)


def _graticule(board: Board) -> str:
    """Meridians and parallels."""
    nets = []
    for lon in MERIDIANS:
        nets.append([board.plane.place(lon, lat / 4) for lat in range(4 * PARALLELS[0], 4 * PARALLELS[-1] + 1)])
    for lat in PARALLELS:
        nets.append([board.plane.place(lon / 2, lat) for lon in range(2 * MERIDIANS[0], 2 * MERIDIANS[-1] + 1)])
    return strokes(shapely.MultiLineString(nets).intersection(board.frame))


def _land(sheet: Sheet, board: Board) -> None:
    with sheet.group("land", fill=palette.LAND, stroke=palette.COAST, stroke_width=1.1, stroke_linejoin="round"):
        sheet.shape(board.land)
        sheet.shape(board.islands, stroke_width=0.7)
        away = board.away.buffer(1).intersection(board.frame).simplify(0.5)
        sheet.shape(away, fill="url(#hatch)", stroke="none")


def _terrain(sheet: Sheet, board: Board) -> None:
    """Each area like a hand-coloured map: strong at the rim, pale at heart."""
    with sheet.group("terrain", stroke="none"):
        for terrain, (heart, wash, rim, _) in palette.TERRAIN.items():
            mine = [board.areas[place.id] for place in board.tables.places if place.terrain == terrain]
            with sheet.group(f"terrain-{terrain}"):
                sheet.shape(unary_union([shapely.MultiPolygon(_pieces(mine))]), fill=rim)
                for inset, colour in zip(WASH, (wash, heart), strict=True):
                    inner = [shape.buffer(-inset).simplify(0.7) for shape in mine]
                    sheet.shape(shapely.MultiPolygon(_pieces(inner)), fill=colour)


def _pieces(shapes: list[BaseGeometry]) -> list[BaseGeometry]:
    return [
        piece
        for shape in shapes
        for piece in (shape.geoms if hasattr(shape, "geoms") else [shape])
        if not piece.is_empty
    ]


def _textures(sheet: Sheet, board: Board, layouts: dict[str, Layout]) -> None:
    """Woods and marshes, drawn by hand as it were: never under a number or a name."""
    kept_free = unary_union([_signs(board, area, layout) for area, layout in layouts.items()])
    with sheet.group("textures", fill="none", stroke_width=0.6, stroke_linecap="round", stroke_linejoin="round"):
        for terrain, pace in PACE.items():
            mine = [board.areas[place.id].buffer(-6) for place in board.tables.places if place.terrain == terrain]
            ground = unary_union(mine).difference(kept_free)
            trees, marshes, grass = [], [], []
            for x, y, chance in scattered(ground, pace, f"{board.tables.key} {terrain}"):
                if terrain == "green":
                    grass.append(f"M{x:.0f},{y:.0f}{GRASS}")
                elif terrain == "red" and chance < 0.38:
                    marshes.append(f"M{x:.0f},{y:.0f}{MARSH}")
                else:
                    trees.append(f"M{x:.0f},{y:.0f}{TREE if chance < 0.75 else BUSH}")
            colour = palette.GLYPH[terrain]
            sheet.path("".join(trees), stroke=colour, opacity=0.55, id=f"woods-{terrain}")
            sheet.path("".join(grass), stroke=colour, opacity=0.6, id=f"grass-{terrain}")
            sheet.path("".join(marshes), stroke=palette.RIVER, opacity=0.6, id=f"marshes-{terrain}")


def _signs(board: Board, area: str, layout: Layout) -> BaseGeometry:
    """The ground that the number, the town and the name of an area need."""
    place = board.tables.place(area)
    width = label_width(place.caption, bool(layout.town))
    x, y = layout.label
    taken = [
        Point(layout.number).buffer(NUMBER_RADIUS[place.terrain] + 4),
        box(x - width / 2 - 3, y - 8, x + width / 2 + 3, y + 9),
    ]
    if layout.town:
        taken.append(Point(layout.town).buffer(9))
    return unary_union(taken)


def scattered(ground: BaseGeometry, pace: float, seed: str) -> Iterator[tuple[float, float, float]]:
    """Points in clumps, none nearer to another than the pace; the same for the same seed."""
    dice = Random(seed)
    shapely.prepare(ground)
    left, top, right, bottom = ground.bounds
    grid: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for _ in range(int((right - left) * (bottom - top) / pace**2 * 5)):
        x, y, chance, luck = (dice.random() for _ in range(4))
        x, y = left + x * (right - left), top + y * (bottom - top)
        cell = floor(x / pace), floor(y / pace)
        near = [
            other
            for column in (-1, 0, 1)
            for row in (-1, 0, 1)
            for other in grid.get((cell[0] + column, cell[1] + row), ())
        ]
        clump = 0.5 + 0.5 * sin(x / 37) * sin(y / 29 + sin(x / 53))
        if luck > 0.2 + clump or any(hypot(x - ox, y - oy) < pace for ox, oy in near):
            continue
        if shapely.contains_xy(ground, x, y):
            grid.setdefault(cell, []).append((x, y))
            yield x, y, chance


def lakes(sheet: Sheet, board: Board) -> None:
    with sheet.group("lakes", fill=palette.SEA, stroke=palette.COAST, stroke_width=0.9, stroke_linejoin="round"):
        sheet.shape(board.ponds, stroke=palette.SHORE, stroke_width=0.5, fill="#d3dfdc", id="ponds")
        for name, lake in board.lakes.items():
            sheet.shape(lake, id=f"lake-{name.lower()}")
            for distance, width, strength in LAKE_LINES:
                rim = lake.buffer(-distance).simplify(0.5)
                sheet.strokes(rim, fill="none", stroke=palette.SHORE, stroke_width=width, opacity=strength)
