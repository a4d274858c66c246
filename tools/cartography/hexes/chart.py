"""A finished hex map as its files tell it, in plain Python: places, hexsides, railways, scenarios' lines.

Built only from what the game ships (map.json, setups.toml), so that the clues are proven of the very data that is
played with.
"""

from __future__ import annotations

import json
import tomllib
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from grognard.board import hexes as grid
from tools.cartography.chart import data_folder

BARS = frozenset(("alpine", "lake", "sea", "lagoon"))
Neighbours = Callable[[str], list[str]]


@dataclass(frozen=True)
class Chart:
    """The map and the set-ups of a hex game. Hexes go by `column.row`."""

    map: dict[str, Any]
    setups: dict[str, dict[str, Any]]

    @cached_property
    def hexes(self) -> dict[str, dict[str, Any]]:
        return {record["id"]: record for record in self.map["hexes"]}

    @cached_property
    def land(self) -> set[str]:
        return {code for code, told in self.hexes.items() if "nation" in told}

    @cached_property
    def _sides(self) -> dict[frozenset[str], frozenset[str]]:
        return {frozenset((one, two)): frozenset(kinds) for one, two, kinds in self.map["edges"]}

    @cached_property
    def _named(self) -> dict[str, str]:
        found = {told["address"]: code for code, told in self.hexes.items() if "address" in told}
        found |= {name: code for code, told in self.hexes.items() for name in told.get("places", ())}
        aliases = {
            other: found[name] for name, others in self.map["aliases"].items() for other in others if name in found
        }
        return {**aliases, **found}

    def at(self, address: str) -> str:
        """1.2: a hex by its place, or by way and distance from one: "Rostov E1"."""
        if address in self.hexes:
            return address
        if address in self._named:
            return self._named[address]
        place, _, way = address.rpartition(" ")
        code, direction = self.at(place), way.rstrip("0123456789")
        for _ in range(int(way[len(direction) :])):
            code = self.beside(code, direction)
        return code

    def beside(self, code: str, direction: str) -> str:
        column, row = grid.beside(self.cell(code), grid.DIRECTIONS.index(direction))
        return f"{column}.{row}"

    def cell(self, code: str) -> tuple[int, int]:
        column, _, row = code.partition(".")
        return int(column), int(row)

    def around(self, code: str) -> list[str]:
        return [f"{column}.{row}" for column, row in grid.around(self.cell(code))]

    def side(self, one: str, two: str) -> frozenset[str]:
        """What lies on the side between two hexes, or joins them."""
        return self._sides.get(frozenset((one, two)), frozenset())

    def distance(self, one: str, two: str) -> int:
        return grid.distance(self.cell(one), self.cell(two))

    def roads(self, code: str) -> list[str]:
        """The hexes that land units can go to from one."""
        return [near for near in self.around(code) if near in self.land and not self.side(code, near) & BARS]

    def rails(self, code: str) -> list[str]:
        return [near for near in self.around(code) if "rail" in self.side(code, near)]

    def steps(
        self, start: Iterable[str], onward: Neighbours, free: Callable[[str], bool] = lambda _: True
    ) -> dict[str, int]:
        """How many steps away all others are."""
        found = dict.fromkeys(start, 0)
        waiting = deque(found)
        while waiting:
            here = waiting.popleft()
            for near in onward(here):
                if near not in found and free(near):
                    found[near] = found[here] + 1
                    waiting.append(near)
        return found

    def marches(self, start: str) -> dict[str, int]:
        return self.steps([start], self.roads)

    def entries(self, edge: str) -> list[str]:
        return [code for code, told in self.hexes.items() if told.get("rail_entry") == edge]

    def ports(self, sea: str) -> list[str]:
        return [code for code, told in self.hexes.items() if sea in told.get("port", {}).get("seas", ())]

    # -- how scenarios begin -----------------------------------------------------------------------------

    def line(self, scenario: str, side: str) -> list[str]:
        """3.23: the hexes of a side's front line."""
        return [self._by_word(word) for word in self.setups[scenario]["front"][side]]

    def held(self, scenario: str, side: str) -> set[str]:
        axis = {self._by_word(word) for word in self.setups[scenario]["axis"]}
        nobody = {self._by_word(word) for word in self.setups[scenario].get("nobody", ())}
        return axis if side == "axis" else self.land - axis - nobody

    def battles(self, scenario: str) -> dict[str, str]:
        return {self._by_word(word): defender for word, defender in self.setups[scenario].get("battles", ())}

    def _by_word(self, word: str) -> str:
        return self._words[word]

    @cached_property
    def _words(self) -> dict[str, str]:
        return {str(told.get("address") or code).replace(" ", "-"): code for code, told in self.hexes.items()}

    def supplied(self, scenario: str, side: str) -> set[str]:
        """9.12, 9.31, 15.3: the hexes in rail or sea supply as a scenario begins."""
        battles = self.battles(scenario)
        own = {code for code in self.held(scenario, side) if battles.get(code, side) == side}
        own |= {code for code, defender in battles.items() if defender == side}

        def onward(code: str) -> list[str]:
            return [] if code in battles else self.rails(code)

        baku = [self.at("Baku")] if side == "soviet" else []
        start = [code for code in [*self.entries("west" if side == "axis" else "east"), *baku] if code in own]
        reached = set(self.steps(start, onward, own.__contains__))
        while True:
            new = {
                port
                for sea in self.map["seas"]
                if self._rules(own, side, sea)
                for port in self._shipped(sea, own, reached)
            }
            if not new - reached:
                return reached
            reached |= set(self.steps(new - reached - set(battles), onward, own.__contains__)) | new

    def _rules(self, own: set[str], side: str, sea: str) -> bool:
        return self.map["seas"][sea]["base"] in own and (side == "soviet" or "Caspian" not in sea)

    def _shipped(self, sea: str, own: set[str], reached: set[str]) -> set[str]:
        ports = {port for port in self.ports(sea) if port in own}
        return ports if ports & reached else set()


def chart(key: str) -> Chart:
    """The chart of a game."""
    folder = data_folder(key)
    told = tomllib.loads((folder / "setups.toml").read_text(encoding="utf-8"))["setup"]
    grid_map = json.loads((folder / "map.json").read_text(encoding="utf-8"))
    return Chart(grid_map, {record["scenario"]: record for record in told})
