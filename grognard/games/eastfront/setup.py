"""3.2: the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.eastfront.hexes import HOME, LAND
from grognard.games.eastfront.options import apply_options
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.scenarios import SCENARIOS, calendar
from grognard.games.eastfront.words import AXIS, SNOW, SOVIET

DECEMBER = 12


def begin(scenario: str, options: Mapping[str, Any]) -> Position:
    """3.2: the position before the set-up: the calendar, the rules that are played, and who holds which country."""
    record = SCENARIOS[scenario]
    s = Position(scenario=scenario, month=record.month, fortnight=record.fortnight, active=record.first)
    apply_options(s, options)
    if calendar(record.month)[1] == DECEMBER:
        s.weather = s.west = SNOW  # 12.1
    s.base[:] = record.base
    s.freed = s.fell = record.freed
    s.siege = int("siege-guns" in record.special)
    s.held[SOVIET] = HOME[SOVIET]
    s.held[AXIS] = LAND & ~HOME[SOVIET]
    return s
