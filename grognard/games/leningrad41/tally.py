"""Whose dice are rolled, for the statistics: the side of the block, of the bomber or of what else fires."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.words import AXIS, SIDES, SOVIET


def sides(events: Iterable[dict[str, Any]]) -> list[str | None]:
    """The side of each roll of a log; None for the weather."""
    found: list[str | None] = []
    active = SIDES[AXIS]
    for event in events:
        if event["kind"] == "impulse":
            active = event["side"]
        elif event["kind"] == "roll":
            found.append(_side(event, active))
    return found


def _side(roll: dict[str, Any], active: str) -> str | None:
    if roll.get("unit") is not None:
        return SIDES[blocks.SIDE[blocks.UNIT[roll["unit"]]]]
    if "bomber" in roll:
        return SIDES[AXIS]
    if roll.get("by") == "marat" or roll["purpose"] in ("anti-air", "marat-anti-air"):
        return SIDES[SOVIET]  # only the Axis flies
    if roll.get("by") == "line":
        return SIDES[SOVIET] if active == SIDES[AXIS] else SIDES[AXIS]  # 4.1: a line only defends
    return None
