"""2.0, 2.3: the fog of war. What a seat may know, and positions that it could not tell from this one."""

from __future__ import annotations

import random
from typing import Any

from grognard.games.eastfront import units
from grognard.games.eastfront.position import Position, place
from grognard.games.eastfront.units import UNITS
from grognard.games.eastfront.words import SIDES


def view(s: Position, seat: str | None) -> dict[str, Any]:
    """What one seat (None: a spectator) may know of a position."""
    side = SIDES.index(seat) if seat is not None else None
    own = [u for u in units.ALL if s.shown[u] or units.SIDE[u] == side]
    return {"units": {UNITS[u]: [place(s.where[u]), s.strength[u]] for u in own}}


def determinize(s: Position, seat: str, chance: random.Random, held: frozenset[int]) -> Position:
    """Draw afresh what a seat may not know."""
    return s


def knowledge(s: Position) -> list[int]:
    """Which blocks both know; what only its owner knows does not change hands in this game."""
    return s.shown
