"""9.3, 10.15.3: what becomes of blocks that are removed."""

from __future__ import annotations

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.blocks import SIDE
from grognard.games.leningrad41.position import LOST, POOL, Position, faction, name, place, send
from grognard.games.leningrad41.words import SOVIET


def destroy(s: Position, unit: int, rule: str = "10.15.3") -> None:
    """10.15.3: a block destroyed in combat: Axis blocks are gone for good, Soviet ones return to the pool."""
    area = s.where[unit]
    soviet = SIDE[unit] == SOVIET
    send(s, unit, POOL if soviet else LOST)
    s.strength[unit] = blocks.FULL[unit]
    s.report("destroyed", rule, unit=name(unit), space=place(area), faction=faction(unit), returns=soviet)


def surrender(s: Position, unit: int) -> None:
    """9.3: a block that isolation finishes is gone for good, whoever owned it."""
    area = s.where[unit]
    send(s, unit, LOST)
    s.strength[unit] = blocks.FULL[unit]
    s.report("surrendered", "9.3", unit=name(unit), space=place(area), faction=faction(unit))
