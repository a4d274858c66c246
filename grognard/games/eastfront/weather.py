"""12.0: the weather of the fortnight, on both sides of the boundary of the fronts, and who moves first in it."""

from __future__ import annotations

from typing import Any

from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import WEST_FRONT
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.scenarios import calendar
from grognard.games.eastfront.words import AXIS, SNOW, SOVIET, WEATHERS
from grognard.kernel import Flow, Roll, procedure

_TABLE = table("tables.toml")["weather"]
Year = dict[int, tuple[int, int]]  # by month: the weather of an odd and of an even sum; fixed months have it twice


def _year(told: dict[str, Any]) -> Year:
    found: Year = {}
    for month, weather in told.items():
        odd, even = (weather, weather) if isinstance(weather, str) else (weather["odd"], weather["even"])
        found[int(month)] = WEATHERS.index(odd), WEATHERS.index(even)
    return found


EAST: Year = _year(_TABLE["east"])
WEST: Year = _year(_TABLE["west"])


def outlook(month: int, year: Year = EAST) -> tuple[int, int]:
    """12.1: what an odd and an even sum bring in a month of the war.

    >>> outlook(22), outlook(26)
    ((0, 0), (0, 1))
    """
    return year[calendar(month)[1]]


def west_counts(s: Position) -> bool:
    """12.3: the west has a weather of its own; by the shortcut only once the Soviets have come there."""
    return bool(s.west_weather or s.group_e or s.there[SOVIET] & WEST_FRONT)


def weather_at(s: Position, hex_: int) -> int:
    """12.3, 1.7: the weather in a hex."""
    return s.west if WEST_FRONT >> hex_ & 1 else s.weather


def initiative(s: Position) -> int:
    """12.21, 4.4: the side that moves first: the Soviets in snow, else the Axis."""
    return SOVIET if s.weather == SNOW else AXIS


@procedure
def roll_weather(s: Position) -> Flow[None]:
    """12.1, 12.3: a fortnight's weather: fixed, or by the sum of a die of each player."""
    odd, even = outlook(s.month)
    if odd != even:
        rolled = yield Roll(2, rule="12.1", purpose="weather", odd=WEATHERS[odd], even=WEATHERS[even])
        odd = odd if sum(rolled) % 2 else even
    s.weather = s.west = odd
    if west_counts(s):
        odd, even = outlook(s.month, WEST)
        if odd != even:
            rolled = yield Roll(2, rule="12.3", purpose="west-weather", odd=WEATHERS[odd], even=WEATHERS[even])
            odd = odd if sum(rolled) % 2 else even
        s.west = odd
    s.report("weather", "12.1", weather=WEATHERS[s.weather], west=WEATHERS[s.west])
