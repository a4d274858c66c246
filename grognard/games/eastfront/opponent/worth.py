"""What things are worth, in production points: steps, units, hexes. A victory point is worth a few of them (17.1)."""

from __future__ import annotations

from grognard.games.eastfront.costs import PRICES
from grognard.games.eastfront.hexes import CITY_VALUE, RESOURCE
from grognard.games.eastfront.income import worth
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.scenarios import SCENARIOS
from grognard.games.eastfront.units import IS_HQ, ONCE, SIDE
from grognard.games.eastfront.words import AXIS

POINT = 4.0  # production points for a victory point
_LOST = (2.0, 1.0)  # 17.1.3: victory points for a unit that is lost, by side
_HQ_LOST = 4.0
_FOR_GOOD = 4.0


def step_value(unit: int) -> float:
    """11.43, 17.1: what a step of a unit is worth; those of HQs count for victory too."""
    return PRICES[unit][0] + (2 * POINT if IS_HQ[unit] else 0.0)


def unit_value(unit: int) -> float:
    """11.42, 17.1: what is lost with the last step of a unit: half of that is paid back with a cadre."""
    points = _HQ_LOST if IS_HQ[unit] else _LOST[SIDE[unit]]
    return 0.5 * PRICES[unit][1] + 0.5 * POINT * points + (_FOR_GOOD if ONCE[unit] else 0.0)


def months_left(s: Position) -> int:
    """4.1: months after this one."""
    return max(0, SCENARIOS[s.last].last_month - s.month)


def site(s: Position, side: int, hex_: int) -> float:
    """11.32, 17.1: what a hex that produces is worth to a side, and its loss to the other."""
    if not CITY_VALUE[hex_] and not RESOURCE[hex_]:
        return 0.0
    both = worth(side, hex_) + worth(1 - side, hex_)
    return both * (POINT / 2 + 0.5 * min(4, months_left(s)))


def margin(side: int) -> float:
    """What an attack has to bring in at least: the Axis' losses are harder to replace."""
    return 1.5 if side == AXIS else 1.0
