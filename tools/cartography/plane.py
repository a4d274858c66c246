"""From the globe to the board: the conic projection, a gentle burning glass over the thick of it, the page.

The glass makes the small areas round a city large enough for their blocks: inside its radius distances
from its middle grow near the middle and shrink towards the rim, where it meets the plain map smoothly.

>>> glass = Glass(x=0.0, y=0.0, radius=100.0, strength=1.8)
>>> glass.bent(10.0, 0.0)[0], glass.bent(100.0, 0.0)[0]
(16.48, 100.0)
>>> x, y = glass.unbent(*glass.bent(30.0, 40.0))
>>> round(x, 6), round(y, 6)
(30.0, 40.0)
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any

from tools.cartography.conic import Conic

HALVINGS = 60


@dataclass(frozen=True)
class Glass:
    """Magnifies by `strength` at its middle, by nothing at its radius."""

    x: float
    y: float
    radius: float
    strength: float

    def _stretched(self, share: float) -> float:
        k = self.strength
        return k * share + (2 - 2 * k) * share**2 + (k - 1) * share**3

    def bent(self, x: float, y: float) -> tuple[float, float]:
        away = hypot(x - self.x, y - self.y)
        if away == 0 or away >= self.radius:
            return x, y
        growth = self._stretched(away / self.radius) * self.radius / away
        return self.x + (x - self.x) * growth, self.y + (y - self.y) * growth

    def unbent(self, x: float, y: float) -> tuple[float, float]:
        away = hypot(x - self.x, y - self.y)
        if away == 0 or away >= self.radius:
            return x, y
        low, high = 0.0, 1.0
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            if self._stretched(middle) * self.radius < away:
                low = middle
            else:
                high = middle
        shrink = low * self.radius / away
        return self.x + (x - self.x) * shrink, self.y + (y - self.y) * shrink


@dataclass(frozen=True)
class Plane:
    """The page of a board: units to the right and downwards."""

    conic: Conic
    glass: Glass
    scale: float
    left: float
    top: float
    west: float
    north: float

    def page(self, x: float, y: float) -> tuple[float, float]:
        """Kilometres of the plane, on the page."""
        x, y = self.glass.bent(x, y)
        return self.left + (x - self.west) * self.scale, self.top + (self.north - y) * self.scale

    def ground(self, across: float, down: float) -> tuple[float, float]:
        """A point of the page, in kilometres of the plane."""
        x = self.west + (across - self.left) / self.scale
        return self.glass.unbent(x, self.north - (down - self.top) / self.scale)

    def place(self, lon: float, lat: float) -> tuple[float, float]:
        """A place on earth, on the page."""
        return self.page(*self.conic.plane(lon, lat))

    def record(self) -> dict[str, Any]:
        """The numbers that make this plane again."""
        return {
            "conic": {
                "south": self.conic.south,
                "north": self.conic.north,
                "middle": self.conic.middle,
                "meridian": self.conic.meridian,
            },
            "glass": {
                "x": self.glass.x,
                "y": self.glass.y,
                "radius": self.glass.radius,
                "strength": self.glass.strength,
            },
            "scale": self.scale,
            "left": self.left,
            "top": self.top,
            "west": self.west,
            "north": self.north,
        }


def plane_of(record: dict[str, Any]) -> Plane:
    """The plane that a board.json describes."""
    return Plane(
        conic=Conic(**record["conic"]),
        glass=Glass(**record["glass"]),
        scale=record["scale"],
        left=record["left"],
        top=record["top"],
        west=record["west"],
        north=record["north"],
    )
