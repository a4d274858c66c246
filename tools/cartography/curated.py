"""Reads the hand-kept tables of a game: its areas, what the rules say of them, how the land is cut."""

from __future__ import annotations

import csv
import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
TERRAINS = ("green", "yellow", "red", "victory")


@dataclass(frozen=True)
class Place:
    """One row of areas.csv: the centre of an area and what stands there."""

    id: str
    lat: float
    lon: float
    terrain: str
    name: str
    city: str
    city_lat: float
    city_lon: float
    label: str
    name_es: str
    pull: float

    @property
    def caption(self) -> str:
        """The one short name that the map prints."""
        return self.city or self.label or self.name


@dataclass(frozen=True)
class Curated:
    """All tables of one game."""

    key: str
    places: tuple[Place, ...]
    areas: dict[str, Any]
    cells: dict[str, Any]
    drawing: dict[str, Any]

    @property
    def ids(self) -> list[str]:
        return [place.id for place in self.places]

    def place(self, area: str) -> Place:
        return next(place for place in self.places if place.id == area)

    def marked(self, mark: str) -> set[str]:
        """The areas that carry one of the marks of areas.toml."""
        return set(spread(self.areas["marks"][mark]))

    @property
    def finland(self) -> set[str]:
        return set(spread(self.areas["sides"]["finland"]))

    @property
    def zone(self) -> set[str]:
        """The Finnish Attack Zone, with Finland itself."""
        return set(spread(self.areas["zone"]["areas"])) | self.finland


def spread(items: list[str]) -> list[str]:
    """Writes ranges out.

    >>> spread(["1-3", "G1-G2", "K"])
    ['1', '2', '3', 'G1', 'G2', 'K']
    """
    codes: list[str] = []
    for item in items:
        found = re.fullmatch(r"([A-Z]*)(\d+)-\1(\d+)", item)
        if found:
            letter, first, last = found[1], int(found[2]), int(found[3])
            codes.extend(f"{letter}{number}" for number in range(first, last + 1))
        else:
            codes.append(item)
    return codes


def reading_order(code: str) -> tuple[bool, str, int]:
    """Numbers first, then letters, as the list of areas goes.

    >>> sorted(["S10", "K", "12", "S9", "2"], key=reading_order)
    ['2', '12', 'K', 'S9', 'S10']
    """
    found = re.fullmatch(r"([A-Z]*)(\d*)", code)
    if not found:
        raise ValueError(f"{code!r} is no code of an area")
    return bool(found[1]), found[1], int(found[2] or 0)


def folder(key: str) -> Path:
    return FOLDER / key


def load(key: str) -> Curated:
    """The tables of a game, in the order of its codes."""
    where = folder(key)
    with (where / "areas.csv").open(encoding="utf-8", newline="") as file:
        places = [_place(row) for row in csv.DictReader(file)]
    places.sort(key=lambda place: reading_order(place.id))
    return Curated(
        key=key,
        places=tuple(places),
        areas=_toml(where / "areas.toml"),
        cells=_toml(where / "cells.toml"),
        drawing=_toml(where / "drawing.toml"),
    )


def clues(key: str) -> list[dict[str, Any]]:
    """What the rulebook and true geography say of the map, one statement a record."""
    told = json.loads((folder(key) / "clues.json").read_text(encoding="utf-8"))
    listed: list[dict[str, Any]] = told["clues"]
    return listed


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _place(row: dict[str, str]) -> Place:
    if row["terrain"] not in TERRAINS:
        raise ValueError(f"areas.csv: {row['id']} has the unknown terrain {row['terrain']!r}")
    return Place(
        id=row["id"],
        lat=float(row["lat"]),
        lon=float(row["lon"]),
        terrain=row["terrain"],
        name=row["name"],
        city=row["city"],
        city_lat=float(row["city_lat"] or row["lat"]),
        city_lon=float(row["city_lon"] or row["lon"]),
        label=row["label"],
        name_es=row["name_es"],
        pull=float(row["pull"] or 0),
    )
