"""The conic map projection that the boards are drawn in, in plain Python so that the tests need nothing else.

>>> baltic = Conic(south=57.0, north=61.5, middle=59.4, meridian=35.0)
>>> x, y = baltic.plane(30.31, 59.94)
>>> round(x, 1), round(y, 1)
(-261.8, 69.3)
>>> lon, lat = baltic.globe(x, y)
>>> round(lon, 6), round(lat, 6)
(30.31, 59.94)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import atan, atan2, cos, degrees, hypot, log, pi, radians, sin, sqrt, tan

EQUATOR_KM = 6378.137
FLATTENING = 1 / 298.257223563
ECCENTRICITY = sqrt(FLATTENING * (2 - FLATTENING))


def _parallel_radius(latitude: float) -> float:
    """The radius of a parallel, as a share of the equator's."""
    return cos(latitude) / sqrt(1 - (ECCENTRICITY * sin(latitude)) ** 2)


def _conformal(latitude: float) -> float:
    """The tangent of half the conformal colatitude."""
    flattened = ECCENTRICITY * sin(latitude)
    stretch: float = ((1 - flattened) / (1 + flattened)) ** (ECCENTRICITY / 2)
    return tan(pi / 4 - latitude / 2) / stretch


@dataclass(frozen=True)
class Conic:
    """Lambert's conformal conic on the WGS84 ellipsoid: two true parallels, an origin, kilometres."""

    south: float
    north: float
    middle: float
    meridian: float

    @cached_property
    def _cone(self) -> tuple[float, float, float]:
        south, north, middle = radians(self.south), radians(self.north), radians(self.middle)
        widths = _parallel_radius(south), _parallel_radius(north)
        slopes = _conformal(south), _conformal(north)
        power = log(widths[0] / widths[1]) / log(slopes[0] / slopes[1])
        scale = EQUATOR_KM * widths[0] / (power * slopes[0] ** power)
        return power, scale, scale * _conformal(middle) ** power

    def plane(self, lon: float, lat: float) -> tuple[float, float]:
        """Kilometres east and north of the origin."""
        power, scale, origin = self._cone
        radius = scale * _conformal(radians(lat)) ** power
        turn = power * radians(lon - self.meridian)
        return radius * sin(turn), origin - radius * cos(turn)

    def globe(self, x: float, y: float) -> tuple[float, float]:
        """The longitude and latitude of a point of the plane."""
        power, scale, origin = self._cone
        radius = hypot(x, origin - y)
        turn = atan2(x, origin - y)
        slope = (radius / scale) ** (1 / power)
        latitude = pi / 2 - 2 * atan(slope)
        for _ in range(8):
            flattened = ECCENTRICITY * sin(latitude)
            ratio = ((1 - flattened) / (1 + flattened)) ** (ECCENTRICITY / 2)
            latitude = pi / 2 - 2 * atan(slope * ratio)
        return self.meridian + degrees(turn / power), degrees(latitude)
