"""Writes what the games read: map.json for the rules, board.json for whoever shows the board."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from shapely.geometry.base import BaseGeometry

from tools.cartography.board import Board
from tools.cartography.curated import Curated, Place, spread
from tools.cartography.geography import polygons
from tools.cartography.ground import Spot
from tools.cartography.links import Neighbourhood
from tools.cartography.placing import Layout

WHERE_FROM = (
    "reconstructed: the printed map was not seen; outlines, names and links follow true geography "
    "(Natural Earth, town coordinates) fitted to every clue of the rulebook; per area, rule = the rulebook "
    "says it, inferred = its clues force it, geography = the true coast"
)


def map_record(tables: Curated, near: Neighbourhood) -> dict[str, Any]:
    """All that the rules need to know of the map; no shapes."""
    return {
        "source": WHERE_FROM,
        "areas": [_area(tables, near, place) for place in tables.places],
        "lakes": [
            {"name": name, "shores": [area for area in tables.ids if name in near.coast[area]], **facts}
            for name, facts in tables.areas["lakes"].items()
        ],
        "rivers": _rivers(tables, near),
    }


def _area(tables: Curated, near: Neighbourhood, place: Place) -> dict[str, Any]:
    marks = {name: place.id in tables.marked(name) for name in tables.areas["marks"]}
    icons = [icon for icon in tables.areas["icons"] if place.id in icon["areas"]]
    record: dict[str, Any] = {"id": place.id, "name": place.name}
    if place.name_es:
        record["name_es"] = place.name_es
    record |= {
        "terrain": place.terrain,
        "city": bool(place.city) and place.terrain != "victory",
        "white_port": marks["white_port"],
        "blue_port": tables.areas["blue_port"].get(place.id),
        "neva_bay": marks["neva_bay"],
        "supply": "axis" if marks["supply_axis"] else "soviet" if marks["supply_soviet"] else None,
        "staging": marks["staging"],
        "white_border": marks["white_border"],
        "zone": place.id in tables.zone,
        "coast": near.coast[place.id],
        "icons": [icon["symbol"] for icon in icons],
        "links": [
            [other, near.kind[frozenset((place.id, other))]]
            for other in tables.ids
            if frozenset((place.id, other)) in near.kind and other != place.id
        ],
        "source": _sources(tables, place.id),
    }
    if icons:
        record["source"]["icons"] = min(icon["source"] for icon in icons)
    return record


def _sources(tables: Curated, area: str) -> dict[str, str]:
    """How well each group of facts of an area is founded."""
    otherwise = {"name": "reconstructed", "terrain": "reconstructed", "city": "reconstructed"}
    otherwise |= {"zone": "inferred", "coast": "geography"}
    better = tables.areas["sources"]
    return {
        group: next((word for word, areas in better[group].items() if area in spread(areas)), word)
        for group, word in otherwise.items()
    }


def _rivers(tables: Curated, near: Neighbourhood) -> dict[str, str]:
    names = {key: river.get("name", key) for key, river in tables.cells["rivers"].items()}
    return {
        f"{first}-{second}": names[near.river[frozenset((first, second))]]
        for at, first in enumerate(tables.ids)
        for second in tables.ids[at + 1 :]
        if frozenset((first, second)) in near.river
    }


def board_record(board: Board, layouts: dict[str, Layout]) -> dict[str, Any]:
    """Where everything of the map lies on the page of board.svg."""
    return {
        "about": "shapes and places in units of board.svg; 'plane' turns longitude and latitude into them",
        "size": list(board.size),
        "plane": board.plane.record(),
        "block": board.drawing["blocks"]["size"],
        "languages": ["en", "es"],
        "areas": {area: _shown(board, area, layouts[area]) for area in board.tables.ids},
        "boxes": {box["id"]: box for box in boxes(board.drawing)},
    }


def _shown(board: Board, area: str, layout: Layout) -> dict[str, Any]:
    place = board.tables.place(area)
    return {
        "outline": path(board.areas[area]),
        "centre": [place.lon, place.lat],
        "edge": board.near.edge[area],
        "number": _spot(layout.number),
        "label": _spot(layout.label),
        "city": _spot(layout.town) if layout.town else None,
        "anchor": _spot(layout.anchor),
        "axis": [_spot(spot) for spot in layout.blocks["axis"]],
        "soviet": [_spot(spot) for spot in layout.blocks["soviet"]],
        "line": _spot(layout.line),
        "outside": layout.outside,
    }


def boxes(drawing: dict[str, Any]) -> list[dict[str, Any]]:
    """Every box of the board, the rows of the tracks written out, each with the places of its blocks."""
    found = []
    for row in drawing["rows"]:
        (x, y), (width, height), (dx, dy) = row["first"], row["size"], row["step"]
        for number, (name, en, es) in enumerate(row["boxes"]):
            rect = [x + number * dx, y + number * dy, width, height]
            found.append({"id": name, "track": row["track"], "en": en, "es": es, "rect": rect})
    for box in drawing["boxes"]:
        found.append({key: box[key] for key in ("id", "side", "en", "es", "rect")})
    size, gap = drawing["blocks"]["size"], drawing["blocks"]["gap"]
    return [{**box, "slots": slots(box["rect"], size, gap)} for box in found]


def slots(rect: list[float], size: float, gap: float) -> list[list[float]]:
    """As many places of a block as a box holds, row by row from its top left, centred."""
    left, top, width, height = rect
    pace = size + gap
    columns, rows = max(1, int((width - gap) / pace)), max(1, int((height - gap) / pace))
    x = left + (width - columns * pace) / 2 + pace / 2
    y = top + (height - rows * pace) / 2 + pace / 2
    return [[round(x + c * pace, 1), round(y + r * pace, 1)] for r in range(rows) for c in range(columns)]


def _spot(spot: Spot) -> list[float]:
    return [round(spot[0], 1), round(spot[1], 1)]


def path(geometry: BaseGeometry) -> str:
    """An outline as the `d` of an SVG path: absolute coordinates, a tenth of a unit fine."""
    rings = [ring for piece in polygons(geometry) for ring in (piece.exterior, *piece.interiors)]
    return "".join(f"M{_points(ring.coords[:-1])}Z" for ring in rings)


def _points(coords: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{short(x)},{short(y)}" for x, y in coords)


def short(number: float) -> str:
    """A number to a tenth, without needless digits.

    >>> short(12.04), short(-0.01), short(7.25)
    ('12', '0', '7.2')
    """
    text = f"{number:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def layered(record: dict[str, Any]) -> str:
    """JSON with one line for each member of a table, so that changes show in a diff."""
    rows = []
    for key, value in record.items():
        name = json.dumps(key)
        if isinstance(value, dict) and all(isinstance(item, (dict, str, list)) for item in value.values()) and value:
            inner = ",\n".join(f"{json.dumps(k, ensure_ascii=False)}: {_line(v)}" for k, v in value.items())
            rows.append(f"{name}: {{\n{inner}\n}}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            rows.append(f"{name}: [\n" + ",\n".join(_line(item) for item in value) + "\n]")
        else:
            rows.append(f"{name}: {_line(value)}")
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
