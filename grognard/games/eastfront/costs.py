"""11.43, 11.42, 15.52, 16.2, 16.6: what steps and cadres cost."""

from __future__ import annotations

from typing import Any

from grognard.games.eastfront import objectives, supply, units
from grognard.games.eastfront.data import table
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.units import KIND, SIDE
from grognard.games.eastfront.words import KINDS, SIDES

_DATA: dict[str, Any] = table("costs.toml")
BEACHHEAD: int = _DATA["beachhead"]["cost"]  # 15.51


def _row(unit: int) -> str:
    """11.43, 2.61, 2.62: the line of the table that a unit is paid by: what makes it special comes before its kind."""
    if units.IS_MOUNTAIN[unit]:
        return "mountain"
    if units.IS_COASTAL[unit]:
        return "coastal"
    if units.IS_PARATROOP[unit]:
        return "paratroop"
    if units.IS_STATIC[unit]:
        return "static"
    if units.IS_SATELLITE[unit] or units.IS_TURNCOAT[unit]:
        return "satellite"
    return KINDS[KIND[unit]]


PRICES: list[tuple[int, int]] = [
    (row["step"], row["cadre"]) for unit in units.ALL for row in [_DATA[SIDES[SIDE[unit]]][_row(unit)]]
]


def step_cost(s: Position, unit: int) -> int:
    """11.43: a step; dearer for HQs without oil (16.2, 16.6), double where only the Beachhead feeds it (15.52)."""
    cost = PRICES[unit][0]
    if units.IS_HQ[unit]:
        cost += objectives.hq_surcharge(s, SIDE[unit])[0]
    if units.SIDE[unit] == units.SIDE[units.COASTAL] and supply.relies_on_beachhead(s, unit):
        cost *= 2
    return cost


def cadre_cost(s: Position, unit: int) -> int:
    """11.42, 11.43: a cadre; an HQ's is the step of nothing (5.1)."""
    cost = PRICES[unit][1]
    if units.IS_HQ[unit]:
        cost += objectives.hq_surcharge(s, SIDE[unit])[1]
    return cost
