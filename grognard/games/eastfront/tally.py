"""Whose dice are rolled, for the statistics: the side of the unit that fires."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.games.eastfront.units import SIDE, UNIT
from grognard.games.eastfront.words import SIDES


def sides(events: Iterable[dict[str, Any]]) -> list[str | None]:
    """The side of each roll of a log; None for the weather and for what both throw together."""
    return [_side(event) for event in events if event["kind"] == "roll"]


def _side(roll: dict[str, Any]) -> str | None:
    unit = roll.get("unit")
    return SIDES[SIDE[UNIT[unit]]] if unit in UNIT else roll.get("by")
