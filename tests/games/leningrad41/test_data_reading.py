"""Reads the data of Leningrad '41 for the tests, and carries out a set-up as scenarios.toml describes it."""

from __future__ import annotations

import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

Record = dict[str, Any]
Place = tuple[str, int]

DATA = Path(__file__).parents[3] / "grognard" / "games" / "leningrad41" / "data"


def load(name: str) -> Record:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


UNITS, SCENARIOS, TABLES = load("units"), load("scenarios"), load("tables")
BLOCKS: dict[str, Record] = {
    block["id"]: {**block, "formation": group["id"], **{k: group[k] for k in ("side", "faction", "colour")}}
    for group in UNITS["formation"]
    for block in group["blocks"]
}
HQS = ("hq", "luftwaffe")
BOXES = {"Moscow", "Rastenburg"} | {f"road:{n}" for n in range(1, 11)}
CODES = (
    {str(n) for n in range(1, 154)} | set("FHKTOL") | {f"G{n}" for n in range(1, 5)} | {f"S{n}" for n in range(1, 13)}
)
STAGING = {"G1", "G2", "G3", "G4"}


def scenario(key: str) -> Record:
    """One scenario, with the set-up it takes over from another."""
    found: Record = next(s for s in SCENARIOS["scenario"] if s["id"] == key)
    return {**scenario(found["setup"]), **found} if "setup" in found else found


KEYS = [s["id"] for s in SCENARIOS["scenario"]]


def count(**wanted: object) -> int:
    return sum(all(block.get(k) == v for k, v in wanted.items()) for block in BLOCKS.values())


def ids(**wanted: object) -> set[str]:
    return {i for i, block in BLOCKS.items() if all(block.get(k) == v for k, v in wanted.items())}


def map_data() -> Record:
    path = DATA / "map.json"
    if not path.exists():
        pytest.skip("the map data is not there yet")
    found: Record = json.loads(path.read_text(encoding="utf-8"))
    return found


def map_areas() -> dict[str, Record]:
    return {area["id"]: area for area in map_data()["areas"]}


def unroll(entries: list[str]) -> list[str]:
    """Area codes, with ranges of plain numbers written out."""
    areas: list[str] = []
    for entry in entries:
        if re.fullmatch(r"\d+-\d+", entry):
            first, last = map(int, entry.split("-"))
            assert first < last
            areas += [str(n) for n in range(first, last + 1)]
        else:
            areas.append(entry)
    return areas


class Setup:
    """A set-up carried out as the head of scenarios.toml describes it."""

    def __init__(self, key: str, seed: int) -> None:
        self.rules = scenario(key)
        self.dice = random.Random(seed)
        self.places: dict[str, Place] = {}
        self.gone: dict[str, str] = {}
        self.undecided: set[str] = set()
        self.remove()
        self.place_fixed()
        self.draw()
        self.choose()
        self.wait()

    def free(self, names: list[str]) -> list[str]:
        return [name for name in names if name not in self.places and name not in self.gone]

    def remove(self) -> None:
        for entry in self.rules.get("removed", []):
            for name in self.dice.sample(self.free(entry["from"]), entry["count"]):
                self.gone[name] = entry["to"]

    def put(self, name: str, place: str, strength: int) -> None:
        assert self.free([name]), f"{name} is placed twice"
        self.places[name] = (place, strength)

    def place_fixed(self) -> None:
        for entry in self.rules["fixed"]:
            for name, place, *given in entry["blocks"]:
                self.put(name, place, given[0] if given else full(name))

    def draw(self) -> None:
        for entry in self.rules["draws"]:
            drawn = self.dice.sample(self.free(entry["from"]), len(entry["to"]))
            for name, place in zip(drawn, entry["to"], strict=True):
                self.put(name, place, self.strength(name, entry["strength"]))

    def strength(self, name: str, rule: str | int) -> int:
        steps: list[int] = BLOCKS[name]["steps"]
        first = steps[0]
        if isinstance(rule, int):
            return min(rule, first)
        if rule == "choice":
            self.undecided.add(name)
        if rule == "die":
            roll = self.dice.randint(1, 6)
            return roll if roll < 4 else first
        return steps[1] if rule == "minus1" else full(name)

    def choose(self) -> None:
        for entry in self.rules.get("choices", []):
            names = [name for name in entry["from"] if name in self.places]
            assert {BLOCKS[name]["side"] for name in names} == {entry["side"]}
            for name, strength in zip(names, entry["strengths"], strict=True):
                self.undecided.remove(name)
                self.places[name] = (self.places[name][0], min(strength, BLOCKS[name]["steps"][0]))
        assert not self.undecided

    def wait(self) -> None:
        for name in self.free(self.rules["pool"]["blocks"]):
            self.gone[name] = "pool"
        for name in self.free(list(BLOCKS)):
            if BLOCKS[name].get("mark") in self.rules["waiting"]["marks"]:
                self.gone[name] = BLOCKS[name]["mark"]

    def on_map(self, side: str) -> set[str]:
        return {name for name in self.places if BLOCKS[name]["side"] == side}

    def away(self, where: str, side: str) -> set[str]:
        return {name for name, at in self.gone.items() if at == where and BLOCKS[name]["side"] == side}

    def holder(self, area: str) -> str:
        return "axis" if area in unroll(self.rules["control"]["axis"]) else "soviet"


def full(name: str) -> int:
    """The strength a block stands at when none is given: reduced blocks at their last step."""
    steps: list[int] = BLOCKS[name]["steps"]
    return steps[-1] if BLOCKS[name].get("reduced") else steps[0]
