"""True geography in the plane of a map: land, lakes, rivers and the frontier, read from the extract."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy
import shapely
from shapely.geometry import Polygon, box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cartography.conic import Conic
from tools.cartography.curated import Curated, folder


@dataclass(frozen=True)
class Geography:
    """What nature and the peace of 1940 made, in kilometres of the plane."""

    conic: Conic
    frame: BaseGeometry
    cut: BaseGeometry
    mainland: BaseGeometry
    islands: dict[str, BaseGeometry]
    lakes: dict[str, BaseGeometry]
    rivers: dict[str, BaseGeometry]
    whole_rivers: dict[str, BaseGeometry]
    frontier: BaseGeometry
    scenery: dict[str, list[BaseGeometry]] = field(default_factory=dict)

    @property
    def water(self) -> BaseGeometry:
        return unary_union(list(self.lakes.values()))

    @property
    def playable(self) -> BaseGeometry:
        """The mainland that areas may cover: one piece."""
        land = self.mainland.intersection(self.frame).difference(self.water).difference(self.cut)
        return largest(land)


def parts(geometry: BaseGeometry) -> list[BaseGeometry]:
    """The simple pieces of a geometry, however it is wrapped."""
    if geometry.is_empty:
        return []
    if hasattr(geometry, "geoms"):
        return [piece for member in geometry.geoms for piece in parts(member)]
    return [geometry]


def polygons(geometry: BaseGeometry) -> list[Polygon]:
    return [piece for piece in parts(geometry) if piece.geom_type == "Polygon"]


def lines(geometry: BaseGeometry) -> list[BaseGeometry]:
    return [piece for piece in parts(geometry) if piece.geom_type in ("LineString", "LinearRing")]


def largest(geometry: BaseGeometry) -> BaseGeometry:
    return max(polygons(geometry), key=lambda piece: float(piece.area))


def largest_line(geometry: BaseGeometry) -> BaseGeometry:
    return max(lines(geometry), key=lambda piece: float(piece.length))


def conic_of(cells: dict[str, Any]) -> Conic:
    return Conic(**cells["projection"])


def flatten(geometry: BaseGeometry, conic: Conic) -> BaseGeometry:
    """A geometry of longitudes and latitudes, laid on the plane."""
    return shapely.transform(geometry, lambda points: numpy.array([conic.plane(*point) for point in points]))


def read(tables: Curated) -> Geography:
    """The geography of a game, clipped and projected as cells.toml says."""
    cells = tables.cells
    conic = conic_of(cells)
    frame = cells["frame"]
    kinds = _features(tables.key, "geography.geojson")
    land = [flatten(shapely.segmentize(piece, 0.1), conic) for _, piece in kinds["land"]]
    land.sort(key=lambda piece: -float(piece.area))
    lakes = {
        name: unary_union([flatten(piece, conic) for piece in pieces])
        for name, pieces in _by_name(kinds["lake"]).items()
    }
    rivers = {
        name: flatten(_windowed(unary_union(pieces), cells["rivers"][name]), conic)
        for name, pieces in _by_name(kinds["river"]).items()
        if name in cells["rivers"]
    }
    return Geography(
        conic=conic,
        frame=box(frame["west"], frame["south"], frame["east"], frame["north"]),
        cut=unary_union([Polygon([conic.plane(*corner) for corner in cut["corners"]]) for cut in frame["cut"]]),
        mainland=land[0],
        islands=_islands(land[1:], cells["islands"], conic),
        lakes=lakes,
        rivers={name: rivers[name] for name in cells["rivers"]},
        whole_rivers={name: flatten(unary_union(pieces), conic) for name, pieces in _by_name(kinds["river"]).items()},
        frontier=unary_union([flatten(piece, conic) for _, piece in kinds["border"]]),
        scenery={
            kind: [flatten(piece, conic) for _, piece in found]
            for kind, found in _features(tables.key, "scenery.geojson").items()
        },
    )


def _features(key: str, file: str) -> dict[str, list[tuple[str, BaseGeometry]]]:
    read_features = json.loads((folder(key) / file).read_text(encoding="utf-8"))["features"]
    kinds: dict[str, list[tuple[str, BaseGeometry]]] = defaultdict(list)
    for feature in read_features:
        facts = feature["properties"]
        kinds[facts["kind"]].append((facts.get("name", ""), shape(feature["geometry"])))
    return kinds


def _by_name(found: Iterable[tuple[str, BaseGeometry]]) -> dict[str, list[BaseGeometry]]:
    named: dict[str, list[BaseGeometry]] = defaultdict(list)
    for name, piece in found:
        named[name].append(piece)
    return named


def _windowed(river: BaseGeometry, table: dict[str, Any]) -> BaseGeometry:
    """The part of a river that its windows leave."""
    if "within" in table:
        river = river.intersection(box(*table["within"]))
    if "without" in table:
        river = river.difference(box(*table["without"]))
    return river


def _islands(land: list[BaseGeometry], windows: dict[str, list[float]], conic: Conic) -> dict[str, BaseGeometry]:
    """The islands that are areas: all land whose middle lies in the area's window."""
    found: dict[str, list[BaseGeometry]] = defaultdict(list)
    for piece in land:
        middle = piece.representative_point()
        lon, lat = conic.globe(middle.x, middle.y)
        for area, (west, south, east, north) in windows.items():
            if west < lon < east and south < lat < north:
                found[area].append(piece)
    return {area: unary_union(found[area]) for area in windows}
