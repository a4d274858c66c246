"""Whose dice are rolled, for the statistics: the side of the unit that fires."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.games.eastfront.units import SIDE, UNIT
from grognard.games.eastfront.words import AXIS, SIDES, SOVIET

PURSUIT, SURRENDER = "pursuit", "surrender"


def sides(events: Iterable[dict[str, Any]]) -> list[str | None]:
    """The side of each roll of a log; None for the weather, which both players roll."""
    found: list[str | None] = []
    active: str | None = None
    for event in events:
        if event["kind"] == "turn":
            active = event["side"]
        elif event["kind"] == "roll":
            found.append(_side(event, active))
    return found


def _side(roll: dict[str, Any], active: str | None) -> str | None:
    if roll.get("unit") in UNIT:
        return SIDES[SIDE[UNIT[roll["unit"]]]]
    if roll["purpose"] == SURRENDER:
        return SIDES[SOVIET]  # 16.1: the Soviets roll for it
    if roll["purpose"] == PURSUIT and active is not None:  # 6.42: at somebody of the active side
        return SIDES[SOVIET] if active == SIDES[AXIS] else SIDES[AXIS]
    return None
