"""Paints what lies under the grid: the sea and its shore lines, land, terrain, lakes, and the grid itself."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property

import shapely
from shapely.geometry import Polygon, box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cartography import palette
from tools.cartography.curated import FOLDER
from tools.cartography.geography import polygons
from tools.cartography.hexes.layout import WATER, Layout
from tools.cartography.hexes.warp import Warp
from tools.cartography.paint_ground import BUSH, GRASS, MARSH, SHORE_LINES, TREE, scattered
from tools.cartography.svg import Sheet

HEART = 0.6  # of a hex: so much of it is drawn as what it is, whatever true coasts say
LAKE_HEART = 0.86
SMOOTH = 5.0
FINE = 0.7
PEAK = "l4.6,-8.4 4.6,8.4m-2.9,-5.2l-1.7,1.7m-4.6,3.5m6.2,-4.1l2.4,-4.2 4.4,8"
HILL = "c1.6,-4.6 6.4,-4.6 8,0"
TERRAIN = {  # the heart of the ground, its rim
    "clear": ("#f1e7c8", "#e2d4a8"),
    "forest": ("#cfdcaa", "#a9c083"),
    "hill": ("#e6cfa2", "#cfae78"),
    "marsh": ("#cfe0d2", "#9fc3b3"),
    "mountain": ("#d6b896", "#b18d66"),
}
INK = {"forest": "#6f8a4a", "hill": "#a5814c", "marsh": "#4f8f84", "mountain": "#7c5a38", "clear": "#b9ad84"}
PACE = {"forest": 15.0, "marsh": 17.0, "mountain": 19.0, "hill": 20.0, "clear": 46.0}


@dataclass(frozen=True)
class Ground:
    """Land and water on the page, where the grid has the last word."""

    layout: Layout
    warp: Warp

    @cached_property
    def frame(self) -> BaseGeometry:
        left, top, right, bottom = self.layout.drawing["page"].get("frame", [14, 14, *self._far])
        return box(left, top, right, bottom)

    @property
    def _far(self) -> tuple[float, float]:
        width, height = self.layout.size
        return width - 14, height - 14

    @cached_property
    def land(self) -> BaseGeometry:
        true = unary_union([self.warp.lay(piece).buffer(0) for piece in self._features("land")]).intersection(
            self.frame
        )
        dry = unary_union([self._heart(code, HEART) for code in self._of(land=True)])
        wet = unary_union([self._heart(code, HEART) for code in self._of(land=False)])
        drawn = true.union(dry).difference(wet)
        return shapely.simplify(drawn.buffer(SMOOTH).buffer(-2 * SMOOTH).buffer(SMOOTH), FINE)

    @cached_property
    def lakes(self) -> BaseGeometry:
        true = unary_union([self.warp.lay(piece).buffer(0) for piece in self._features("lake")])
        here = self.layout.everything.buffer(-1)
        whole = unary_union(
            [self._heart(c, LAKE_HEART) for c, h in self.layout.hexes.items() if h["terrain"] == "lake"]
        )
        sides = [shapely.LineString(self.layout.side(*pair)).buffer(5.5) for pair in self.layout.edges("lake")]
        dry = unary_union([self._heart(code, 0.72) for code in self._of(land=True)])
        found = unary_union([true.difference(dry), whole, *sides]).intersection(here)
        kept = [piece for piece in polygons(found.buffer(2).buffer(-3).buffer(1)) if piece.area > 120]
        return shapely.simplify(unary_union(kept), FINE)

    def _of(self, *, land: bool) -> list[str]:
        return [code for code, told in self.layout.hexes.items() if (told["terrain"] not in WATER) == land]

    def _heart(self, code: str, part: float) -> BaseGeometry:
        return Polygon(self.layout.corners(code, self.layout.radius * part))

    def _features(self, kind: str) -> list[BaseGeometry]:
        told = json.loads((FOLDER / self.layout.key / "geography.geojson").read_text(encoding="utf-8"))["features"]
        return [shape(each["geometry"]) for each in told if each["properties"]["kind"] == kind]


def paint(sheet: Sheet, ground: Ground) -> None:
    _sea(sheet, ground)
    _land(sheet, ground)
    _terrain(sheet, ground)
    _textures(sheet, ground)
    _lakes(sheet, ground)
    _grid(sheet, ground.layout)


def _sea(sheet: Sheet, ground: Ground) -> None:
    left, top, right, bottom = ground.frame.bounds
    with sheet.group("sea"):
        sheet.add("rect", x=left, y=top, width=right - left, height=bottom - top, fill="url(#deep)")
        for distance, width, strength in SHORE_LINES:
            rim = ground.land.buffer(distance).simplify(FINE).boundary.intersection(ground.frame.buffer(-1))
            sheet.strokes(rim, fill="none", stroke=palette.SHORE, stroke_width=width, opacity=strength)


def _land(sheet: Sheet, ground: Ground) -> None:
    with sheet.group("land", stroke=palette.COAST, stroke_width=1.2, stroke_linejoin="round"):
        sheet.shape(ground.land, fill="url(#away)")


def _terrain(sheet: Sheet, ground: Ground) -> None:
    """Ground of one kind flows together; its rim is darker, as on a hand-coloured map."""
    with sheet.group("terrain", stroke="none"):
        everything = ground.layout.area(*TERRAIN).intersection(ground.land)
        sheet.shape(everything.simplify(0.3), fill=TERRAIN["clear"][0])
        for terrain, (heart, rim) in TERRAIN.items():
            if terrain == "clear":
                continue
            area = ground.layout.area(terrain)
            soft = area.buffer(-7).buffer(14).buffer(-9).intersection(everything)
            with sheet.group(f"terrain-{terrain}"):
                sheet.shape(soft.simplify(FINE), fill=rim)
                sheet.shape(soft.buffer(-3.2).simplify(FINE), fill=heart)


def _textures(sheet: Sheet, ground: Ground) -> None:
    """Woods, marshes, hills and peaks, drawn by hand as it were, round the rims of the hexes more than in them."""
    signs = {"forest": (TREE, BUSH), "marsh": (MARSH,), "hill": (HILL,), "mountain": (PEAK,), "clear": (GRASS,)}
    middles = unary_union([_name_place(ground.layout, code) for code in ground.layout.hexes])
    with sheet.group("textures", fill="none", stroke_width=0.8, stroke_linecap="round", stroke_linejoin="round"):
        for terrain, pace in PACE.items():
            here = ground.layout.area(terrain).buffer(-5).intersection(ground.land.buffer(-4)).difference(ground.lakes)
            drawn = []
            for x, y, chance in scattered(here.difference(middles), pace, f"{ground.layout.key} {terrain}"):
                each = signs[terrain]
                drawn.append(f"M{x:.0f},{y:.0f}{each[0] if chance < 0.72 else each[-1]}")
            sheet.path("".join(drawn), stroke=INK[terrain], opacity=0.62, id=f"texture-{terrain}")


def _name_place(layout: Layout, code: str) -> BaseGeometry:
    """Where a town and its name stand."""
    if not layout.hexes[code].get("places"):
        return Polygon()
    x, y = layout.centre(code)
    return box(x - 32, y + 10, x + 32, y + 42)


def _lakes(sheet: Sheet, ground: Ground) -> None:
    with sheet.group("lakes", fill=palette.SEA, stroke=palette.COAST, stroke_width=0.9, stroke_linejoin="round"):
        sheet.shape(ground.lakes)
        for distance, width, strength in SHORE_LINES[:3]:
            rim = ground.lakes.buffer(-distance).simplify(FINE)
            sheet.strokes(rim, fill="none", stroke=palette.SHORE, stroke_width=width, opacity=strength)


def _grid(sheet: Sheet, layout: Layout) -> None:
    """The hexes: each side once."""
    sides = set()
    for code in layout.hexes:
        corners = layout.corners(code)
        for one, two in zip(corners, corners[1:] + corners[:1], strict=True):
            ends = sorted(((round(one[0]), round(one[1])), (round(two[0]), round(two[1]))))
            sides.add((*ends[0], *ends[1]))
    d = "".join(f"M{ax},{ay} {bx},{by}" for ax, ay, bx, by in sorted(sides))
    with sheet.group("grid", fill="none", stroke_linecap="round"):
        sheet.path(d, stroke="#ffffff", stroke_width=2.2, opacity=0.28)
        sheet.path(d, stroke=palette.BORDER, stroke_width=0.9, opacity=0.55)
