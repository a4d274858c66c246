"""Longitude and latitude to the page of a hex map: bent smoothly, so that true towns come to lie in their hexes."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from typing import Any

import numpy
import shapely
from scipy.interpolate import RBFInterpolator
from shapely.geometry.base import BaseGeometry

from tools.cartography.conic import Conic
from tools.cartography.curated import FOLDER
from tools.cartography.hexes.layout import Layout

DENSE = 0.12  # degrees: no edge is longer before it is bent


@dataclass(frozen=True)
class Warp:
    """A thin plate through the anchors, no stiffer than asked."""

    conic: Conic
    plate: Any

    def lay(self, geometry: BaseGeometry) -> BaseGeometry:
        """A geometry of longitudes and latitudes, on the page."""
        return shapely.transform(shapely.segmentize(geometry, DENSE), self._points)

    def place(self, lon: float, lat: float) -> tuple[float, float]:
        ((x, y),) = self._points(numpy.array([(lon, lat)]))
        return round(float(x), 1), round(float(y), 1)

    def _points(self, points: Any) -> Any:
        return self.plate(numpy.array([self.conic.plane(*point) for point in points]))


def through_the_towns(layout: Layout) -> Warp:
    """The plate of a game's anchors."""
    told = layout.drawing["warp"]
    conic = Conic(**told["projection"])
    at = {name: code for code, record in layout.hexes.items() for name in record.get("places", ())}
    with (FOLDER / layout.key / "anchors.csv").open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["place"] in at]
    true = numpy.array([conic.plane(float(row["lon"]), float(row["lat"])) for row in rows])
    page = numpy.array([layout.centre(at[row["place"]]) for row in rows])
    plate = RBFInterpolator(true, page, kernel="thin_plate_spline", smoothing=told["smoothing"], degree=1)
    return Warp(conic, plate)
