"""A finished map as its files tell it, in plain Python: names, neighbours, routes, outlines.

Built only from what the game ships (map.json, board.json, scenarios.toml), so that the clues are proven of
the very data that is played with, and without the libraries that drew it.
"""

from __future__ import annotations

import heapq
import json
import tomllib
import unicodedata
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import hypot
from pathlib import Path
from typing import Any

from tools.cartography.curated import spread
from tools.cartography.plane import Plane, plane_of

GAMES = Path(__file__).parents[2] / "grognard" / "games"
STACK = {"green": 4, "yellow": 2, "red": 2, "victory": 2}  # rule 2.9
COST = {"green": 1, "yellow": 2, "red": 3, "victory": 2}  # rule 2.8

Point = tuple[float, float]
Owner = Callable[[str], str]


def data_folder(key: str) -> Path:
    return GAMES / key / "data"


@dataclass(frozen=True)
class Chart:
    """The map, the board and the scenarios of a game."""

    map: dict[str, Any]
    board: dict[str, Any]
    scenarios: dict[str, dict[str, Any]]

    @cached_property
    def areas(self) -> dict[str, dict[str, Any]]:
        return {area["id"]: area for area in self.map["areas"]}

    @cached_property
    def links(self) -> dict[str, dict[str, str]]:
        """For each area its neighbours and how one crosses."""
        return {area["id"]: dict(area["links"]) for area in self.map["areas"]}

    @cached_property
    def plane(self) -> Plane:
        return plane_of(self.board["plane"])

    def river(self, one: str, two: str) -> str | None:
        rivers: dict[str, str] = self.map["rivers"]
        return rivers.get(f"{one}-{two}") or rivers.get(f"{two}-{one}")

    def named(self, name: str) -> str:
        """The area of a name; a whole name or first word goes before a part of one."""
        wanted = plain(name)
        holding: list[str] = [
            area["id"] for area in self.map["areas"] if wanted in plain(f"{area['name']} {area['blue_port'] or ''}")
        ]
        best = [code for code in holding if plain(self.areas[code]["name"]).split(" ")[0] == wanted.split(" ")[0]]
        if not holding:
            raise LookupError(f"no area is named {name}")
        return (best or holding)[0]

    def sources(self, side: str) -> set[str]:
        return {code for code, area in self.areas.items() if area["supply"] == side}

    def owner(self, scenario: str) -> Owner:
        """Who controls an area when a scenario starts."""
        record = self.scenarios[scenario]
        while "setup" in record:
            record = self.scenarios[record["setup"]]
        axis = set(spread(record["control"]["axis"]))
        return lambda area: "axis" if area in axis else "soviet"

    def set_up(self, scenario: str) -> dict[tuple[str, str], int]:
        """How many blocks of a side start in an area."""
        record = self.scenarios[scenario]
        while "setup" in record:
            record = self.scenarios[record["setup"]]
        placed: Counter[tuple[str, str]] = Counter()
        for fixed in record.get("fixed", ()):
            placed.update((_side(block[0]), block[1]) for block in fixed["blocks"])
        for draw in record.get("draws", ()):
            placed.update((_side(draw["from"][0]), place) for place in draw["to"])
        return {key: count for key, count in placed.items() if key[1] in self.areas}

    def distances(self, start: str, passable: Callable[[str], bool] = lambda _: True) -> dict[str, int]:
        """How many areas away the others are."""
        steps, waiting = {start: 0}, deque([start])
        while waiting:
            here = waiting.popleft()
            for there in self.links[here]:
                if there not in steps and passable(there):
                    steps[there] = steps[here] + 1
                    waiting.append(there)
        return steps

    def movement(self, start: str, goal: str, owner: Owner) -> int:
        """The points of movement from one area to another through the Axis' own ground."""
        cheapest = {start: 0}
        waiting = [(0, start)]
        while waiting:
            paid, here = heapq.heappop(waiting)
            if here == goal:
                return paid
            for there in self.links[here]:
                price = paid + COST[self.areas[there]["terrain"]]
                if owner(there) == "axis" and price < cheapest.get(there, 99):
                    cheapest[there] = price
                    heapq.heappush(waiting, (price, there))
        return 99

    def supplied(self, area: str, side: str, owner: Owner) -> bool:
        """Whether a line of own areas reaches a source that the side holds."""
        reached = self.distances(area, lambda other: owner(other) == side)
        return any(source in reached for source in self.sources(side) if owner(source) == side)

    @cached_property
    def outlines(self) -> dict[str, list[list[Point]]]:
        """The outline of every area, ring by ring, in kilometres of the plane."""
        return {
            code: [[self.plane.ground(*point) for point in ring] for ring in rings(shown["outline"])]
            for code, shown in self.board["areas"].items()
        }

    def away(self, area: str, lon: float, lat: float) -> float:
        """How many kilometres outside an area a place lies; 0 inside."""
        point = self.plane.conic.plane(lon, lat)
        outline = self.outlines[area]
        if sum(_crossings(point, ring) for ring in outline) % 2:
            return 0.0
        return min(_gap(point, ring[at - 1], ring[at]) for ring in outline for at in range(len(ring)))


def chart(key: str) -> Chart:
    """The map of a game as it is committed."""
    where = data_folder(key)
    return Chart(
        map=json.loads((where / "map.json").read_text(encoding="utf-8")),
        board=json.loads((where / "board.json").read_text(encoding="utf-8")),
        scenarios={
            record["id"]: record
            for record in tomllib.loads((where / "scenarios.toml").read_text(encoding="utf-8"))["scenario"]
        },
    )


def plain(text: str) -> str:
    """Small letters without marks.

    >>> plain("Võru – Rēzekne")
    'voru – rezekne'
    """
    letters = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def rings(outline: str) -> list[list[Point]]:
    """The rings of a path as board.json writes it.

    >>> rings("M0,0 2,0 2,2Z")
    [[(0.0, 0.0), (2.0, 0.0), (2.0, 2.0)]]
    """
    return [
        [(float(x), float(y)) for x, y in (pair.split(",") for pair in ring.removeprefix("M").split())]
        for ring in outline.split("Z")
        if ring
    ]


def _side(block: str) -> str:
    return "soviet" if block.startswith("su_") else "axis"


def _crossings(point: Point, ring: list[Point]) -> int:
    """How often a ray to the east meets the ring."""
    x, y = point
    count = 0
    for at in range(len(ring)):
        (ax, ay), (bx, by) = ring[at - 1], ring[at]
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            count += 1
    return count


def _gap(point: Point, start: Point, stop: Point) -> float:
    """The distance of a point from a stretch."""
    (x, y), (ax, ay), (bx, by) = point, start, stop
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = 0.0 if length == 0 else max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
    return hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
