"""Paints lines: rivers along hexsides, straits, high peaks, railways, frontiers and the boundary of the fronts."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import hypot
from random import Random

import shapely
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

from tools.cartography import palette
from tools.cartography.geography import lines
from tools.cartography.hexes.layout import TOWN_Y, WATER, Layout
from tools.cartography.svg import Sheet

RAIL = "#9a2b22"
WIGGLE = 3.4
Pair = tuple[str, str]


def paint(sheet: Sheet, layout: Layout) -> None:
    _frontiers(sheet, layout)
    _rivers(sheet, layout)
    _peaks(sheet, layout)
    _rails(sheet, layout)
    _straits(sheet, layout)


def _merged(segments: Iterable[BaseGeometry]) -> list[BaseGeometry]:
    found = list(segments)
    if not found:
        return []
    return lines(linemerge(shapely.union_all(shapely.set_precision(found, 0.01))))


def _sides(layout: Layout, pairs: Iterable[Pair]) -> list[BaseGeometry]:
    return _merged(LineString(layout.side(*pair)) for pair in pairs)


def flowing(line: BaseGeometry, seed: str, by: float = WIGGLE) -> BaseGeometry:
    """A line along hexsides as water would run: a little to and fro, no corners; its ends stay where they are."""
    dice = Random(seed)
    points = list(line.coords)
    bent = [points[0]]
    for (ax, ay), (bx, by_) in pairwise(points):
        length = hypot(bx - ax, by_ - ay) or 1.0
        for part in (1 / 3, 2 / 3):
            aside = dice.uniform(-by, by) / length
            x, y = ax + (bx - ax) * part, ay + (by_ - ay) * part
            bent.append((x - (by_ - ay) * aside, y + (bx - ax) * aside))
        bent.append((bx, by_))
    for _ in range(3):
        bent = _cut_corners(bent)
    return shapely.simplify(LineString(bent), 0.35)


def _cut_corners(points: list[tuple[float, float]], off: float = 0.25) -> list[tuple[float, float]]:
    keep = 1 - off
    inner = [
        point
        for (ax, ay), (bx, by) in pairwise(points)
        for point in ((keep * ax + off * bx, keep * ay + off * by), (off * ax + keep * bx, off * ay + keep * by))
    ]
    return [points[0], *inner, points[-1]]


def rivers_of(layout: Layout) -> list[BaseGeometry]:
    """1.36: the rivers of the game, as flowing lines."""
    found = _sides(layout, layout.edges("river"))
    return [flowing(line, f"{layout.key} river {number}") for number, line in enumerate(found)]


def _rivers(sheet: Sheet, layout: Layout) -> None:
    water = shapely.union_all(rivers_of(layout))
    with sheet.group("rivers", fill="none", stroke_linecap="round", stroke_linejoin="round"):
        sheet.strokes(water, stroke=palette.RIVER_CASE, stroke_width=6.6, opacity=0.9)
        sheet.strokes(water, stroke=palette.RIVER, stroke_width=4.0)
        sheet.strokes(water, stroke="#6fa9cf", stroke_width=1.2)


def _peaks(sheet: Sheet, layout: Layout) -> None:
    """1.35: hexsides that nobody crosses: white peaks."""
    high = shapely.union_all(_sides(layout, layout.edges("alpine")))
    with sheet.group("alpine", fill="none", stroke_linecap="round"):
        sheet.strokes(high, stroke="#6b4a2c", stroke_width=8.6, opacity=0.8)
        sheet.strokes(high, stroke="#ffffff", stroke_width=5.6)
        sheet.strokes(high, stroke="#6b4a2c", stroke_width=5.6, stroke_dasharray="1.2 6.2", stroke_linecap="butt")


def _rails(sheet: Sheet, layout: Layout) -> None:
    """1.6: railways, from hex to hex; the lagoon of Sivash has one too."""
    links = [LineString([_station(layout, one), _station(layout, two)]) for one, two in layout.edges("rail")]
    tracks = [_eased(line) for line in _merged(links)]
    with sheet.group("rails", fill="none", stroke_linejoin="round"):
        net = shapely.union_all(tracks)
        sheet.strokes(net, stroke="#ffffff", stroke_width=4.6, opacity=0.55)
        sheet.strokes(net, stroke=RAIL, stroke_width=2.4, opacity=0.9)
        sheet.strokes(net, stroke="#fbeee0", stroke_width=1.1, stroke_dasharray="5 5")


def _station(layout: Layout, code: str) -> tuple[float, float]:
    """Railways run below the blocks, where the towns are."""
    x, y = layout.centre(code)
    return x, y + TOWN_Y


def _eased(line: BaseGeometry) -> BaseGeometry:
    points = list(line.coords)
    if len(points) < 3:
        return line
    return shapely.simplify(LineString(_cut_corners(_cut_corners(points, 0.07))), 0.3)


def _straits(sheet: Sheet, layout: Layout) -> None:
    """1.39: arrows over the water that one may cross."""
    with sheet.group("straits", fill="#ffffff", stroke=palette.INK, stroke_width=1.2, stroke_linejoin="round"):
        for one, two in layout.edges("strait"):
            sheet.path(_arrow(layout.centre(one), layout.centre(two)))


def _arrow(one: tuple[float, float], two: tuple[float, float]) -> str:
    """A double arrow across the middle between two hexes."""
    (ax, ay), (bx, by) = one, two
    length = hypot(bx - ax, by - ay)
    ux, uy, mx, my = (bx - ax) / length, (by - ay) / length, (ax + bx) / 2, (ay + by) / 2
    profile = [(-17, 0), (-8, 6), (-8, 2.2), (8, 2.2), (8, 6), (17, 0), (8, -6), (8, -2.2), (-8, -2.2), (-8, -6)]
    return "M" + " ".join(f"{mx + a * ux - s * uy:.1f},{my + a * uy + s * ux:.1f}" for a, s in profile) + "Z"


def _frontiers(sheet: Sheet, layout: Layout) -> None:
    """Countries, and 1.7: the boundary of the West Front."""
    dry = {code: told for code, told in layout.hexes.items() if told["terrain"] not in WATER}
    borders, fronts = [], []
    for one, two in neighbours(layout):
        if one in dry and two in dry:
            if dry[one].get("nation") != dry[two].get("nation"):
                borders.append((one, two))
            if bool(dry[one].get("west_front")) != bool(dry[two].get("west_front")):
                fronts.append((one, two))
    with sheet.group("frontiers", fill="none", stroke_linejoin="round"):
        rim = shapely.union_all(_sides(layout, borders))
        sheet.strokes(rim, stroke=palette.FRONTIER, stroke_width=8, opacity=0.14)
        sheet.strokes(rim, stroke=palette.FRONTIER, stroke_width=1.7, stroke_dasharray="10 3.5 2 3.5", opacity=0.85)
        west = shapely.union_all(_sides(layout, fronts))
        sheet.strokes(west, stroke="#5b3b8c", stroke_width=3.4, stroke_dasharray="2 6", stroke_linecap="round")


def neighbours(layout: Layout) -> list[Pair]:
    """Every two hexes that touch, once."""
    from grognard.board import hexes as grid

    found = []
    for code in layout.hexes:
        column, _, row = code.partition(".")
        for near in grid.around((int(column), int(row))):
            other = f"{near[0]}.{near[1]}"
            if other in layout.hexes and code < other:
                found.append((code, other))
    return found
