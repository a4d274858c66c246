"""The page of a hex map: where each hex lies, its outline, and where blocks, names and numbers go in it."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from grognard.board import hexes as grid
from tools.cartography.chart import data_folder
from tools.cartography.curated import FOLDER

Point = tuple[float, float]
WATER = ("sea", "lake")
TOWN_Y, NAME_Y, NUMBER_Y = 22.0, 36.5, -39.0  # from the middle of a hex: its town, the name, the number


@dataclass(frozen=True)
class Layout:
    """A game's hexes and how its page is drawn."""

    key: str
    map: dict[str, Any]
    drawing: dict[str, Any]

    @cached_property
    def hexes(self) -> dict[str, dict[str, Any]]:
        return {record["id"]: record for record in self.map["hexes"]}

    @property
    def size(self) -> Point:
        page = self.drawing["page"]
        return page["width"], page["height"]

    @property
    def radius(self) -> float:
        """From the middle of a hex to its corners."""
        found: float = self.drawing["page"]["radius"]
        return found

    def centre(self, code: str) -> Point:
        x, y = grid.centre(_at(code), self.radius)
        page = self.drawing["page"]
        return round(x + page["left"], 2), round(y + page["top"], 2)

    def corners(self, code: str, radius: float | None = None) -> list[Point]:
        x, y = self.centre(code)
        return [
            (round(x + dx, 2), round(y + dy, 2))
            for dx, dy in _around((0, 0), self.radius if radius is None else radius)
        ]

    def polygon(self, code: str) -> Polygon:
        return Polygon(self.corners(code))

    def side(self, one: str, two: str) -> tuple[Point, Point]:
        """The two corners that two hexes share."""
        direction = grid.direction_to(_at(one), _at(two))
        corners = self.corners(one)
        return corners[direction], corners[(direction + 1) % 6]

    def area(self, *terrains: str) -> BaseGeometry:
        found = [self.polygon(code).buffer(0.2) for code, told in self.hexes.items() if told["terrain"] in terrains]
        return unary_union(found).buffer(-0.2, join_style="mitre")

    @cached_property
    def everything(self) -> BaseGeometry:
        """All hexes together."""
        return unary_union([self.polygon(code).buffer(0.2) for code in self.hexes]).buffer(-0.2)

    def edges(self, kind: str) -> list[tuple[str, str]]:
        """The hexsides, or for rails the links, of a kind."""
        return [(one, two) for one, two, kinds in self.map["edges"] if kind in kinds]


def _at(code: str) -> grid.Hex:
    column, _, row = code.partition(".")
    return int(column), int(row)


def _around(middle: Point, radius: float) -> list[Point]:
    return [(x + middle[0], y + middle[1]) for x, y in grid.corners((0, 0), radius)]


def load(key: str) -> Layout:
    folder: Path = FOLDER / key
    told = json.loads((data_folder(key) / "map.json").read_text(encoding="utf-8"))
    return Layout(key, told, tomllib.loads((folder / "drawing.toml").read_text(encoding="utf-8")))
