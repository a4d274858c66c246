"""The board on the page: every shape of the map in units of the page, ready to be measured and painted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy
import shapely
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, unary_union

from tools.cartography.conic import Conic
from tools.cartography.curated import Curated
from tools.cartography.geography import Geography, lines, polygons
from tools.cartography.links import Neighbourhood, Pair
from tools.cartography.plane import Glass, Plane

DENSE_KM = 3.0
ROUNDING = 0.1
SPARE = 1.3  # square root of the area that may be cut off a corner
SMALL_POND = 30.0


@dataclass(frozen=True)
class Board:
    """Shapes by area, the waters, the lines: all on the page."""

    tables: Curated
    plane: Plane
    near: Neighbourhood
    frame: BaseGeometry
    areas: dict[str, BaseGeometry]
    land: BaseGeometry
    islands: BaseGeometry
    lakes: dict[str, BaseGeometry]
    ponds: BaseGeometry
    streams: dict[str, BaseGeometry]
    borders: dict[Pair, BaseGeometry]

    @property
    def drawing(self) -> dict[str, Any]:
        return self.tables.drawing

    @property
    def size(self) -> tuple[float, float]:
        page = self.drawing["page"]
        return page["width"], page["height"]

    @property
    def away(self) -> BaseGeometry:
        """Land of the frame that is not in play."""
        rest = self.land.difference(unary_union([*self.areas.values(), self.water]).buffer(0.3))
        outer = self.frame.boundary.buffer(1.0)
        return unary_union([piece for piece in polygons(rest) if piece.intersects(outer)]).buffer(-1).buffer(1)

    @property
    def water(self) -> BaseGeometry:
        return unary_union(list(self.lakes.values()))


def plane_for(tables: Curated, conic: Conic) -> Plane:
    page, glass, frame = tables.drawing["page"], tables.drawing["glass"], tables.cells["frame"]
    x, y = conic.plane(glass["lon"], glass["lat"])
    return Plane(
        conic=conic,
        glass=Glass(round(x, 2), round(y, 2), glass["radius"], glass["strength"]),
        scale=page["scale"],
        left=page["left"],
        top=page["top"],
        west=frame["west"],
        north=frame["north"],
    )


def on_page(geometry: BaseGeometry, plane: Plane) -> BaseGeometry:
    """A geometry of the plane, laid on the page; long edges are cut first, for the glass bends them."""
    dense = shapely.segmentize(geometry, DENSE_KM)
    return shapely.transform(dense, lambda points: numpy.array([plane.page(*point) for point in points]))


def compose(tables: Curated, geography: Geography, near: Neighbourhood, outlines: dict[str, BaseGeometry]) -> Board:
    plane = plane_for(tables, geography.conic)
    laid = [on_page(outlines[area], plane) for area in tables.ids]
    laid = [shapely.set_precision(piece, ROUNDING) for piece in shapely.coverage_simplify(laid, SPARE)]
    areas = dict(zip(tables.ids, laid, strict=True))
    frame = on_page(geography.frame, plane).envelope
    scenery = {
        kind: unary_union([on_page(piece, plane) for piece in pieces]).intersection(frame)
        for kind, pieces in geography.scenery.items()
    }
    land = _around(on_page(geography.mainland, plane).intersection(frame), areas)
    lakes = {
        name: on_page(lake, plane).intersection(frame).difference(unary_union(laid))
        for name, lake in geography.lakes.items()
    }
    return Board(
        tables=tables,
        plane=plane,
        near=near,
        frame=frame,
        areas=areas,
        land=land,
        islands=_thinned(scenery.get("island", shapely.Polygon())),
        lakes={name: _thinned(lake) for name, lake in lakes.items()},
        ponds=_thinned(_ponds(scenery.get("pond", shapely.Polygon()), unary_union(list(lakes.values())))),
        streams={
            name: shapely.simplify(on_page(river, plane).intersection(frame), 0.4)
            for name, river in geography.whole_rivers.items()
        },
        borders=_borders(areas, near),
    )


def _thinned(geometry: BaseGeometry) -> BaseGeometry:
    return shapely.simplify(geometry, 0.4)


def _around(land: BaseGeometry, areas: dict[str, BaseGeometry]) -> BaseGeometry:
    """The mainland, its coast the same as that of the areas on it."""
    return _thinned(shapely.union_all([land, *areas.values()]))


def _ponds(ponds: BaseGeometry, lakes: BaseGeometry) -> BaseGeometry:
    """Lakes of no effect: those that are not the four great ones, nor too small to see."""
    kept = [pond for pond in getattr(ponds, "geoms", [ponds]) if pond.area > SMALL_POND]
    return unary_union([pond for pond in kept if pond.intersection(lakes).area < pond.area / 4])


def _borders(areas: dict[str, BaseGeometry], near: Neighbourhood) -> dict[Pair, BaseGeometry]:
    """The shared edge of every pair of areas that touch, as the longest lines it can be."""
    shared: dict[Pair, BaseGeometry] = {}
    names = list(areas)
    tree = shapely.STRtree(list(areas.values()))
    for first, shape in areas.items():
        for index in tree.query(shape, predicate="intersects"):
            second = names[int(index)]
            if first < second:
                edge = shape.boundary.intersection(areas[second].boundary)
                strands = lines(edge)
                if strands:
                    shared[frozenset((first, second))] = linemerge(strands) if len(strands) > 1 else strands[0]
    return shared
