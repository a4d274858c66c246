"""1.6: who the blocks may be whose faces a seat does not see: the order of battle, less all that is accounted for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import MIKKELI, VELIKIYE_LUKI
from grognard.games.leningrad41.blocks import DIETL, FACTION, IS_LEADER, IS_STATIC, MANNERHEIM, MARK
from grognard.games.leningrad41.position import ASIDE, Position
from grognard.games.leningrad41.view import GARRISONS
from grognard.games.leningrad41.words import AXIS, FACTIONS, NOVEMBER, SEPTEMBER


def suspects(s: Position, view: Mapping[str, Any], side: int) -> tuple[tuple[int, ...], ...]:
    """Which blocks of each wood may be the ones that stand upright, on the ground `s` of a view (ground.py)."""
    gone = set(view["out"]["lost"]) | set(view["out"]["withdrawn"])
    found: tuple[list[int], ...] = tuple([] for _ in FACTIONS)
    for unit in blocks.OF_SIDE[side]:
        if IS_LEADER[unit] or unit in (DIETL, MANNERHEIM) or IS_STATIC[unit] or s.where[unit] != ASIDE:
            continue
        if blocks.UNITS[unit] not in gone and not _still_waits(s, unit):
            found[FACTION[unit]].append(unit)
    return tuple(tuple(units) for units in found)


def _still_waits(s: Position, unit: int) -> bool:
    """5.1: a block that cannot have come yet."""
    mark = MARK[unit]
    if mark == "S":
        return s.turn < SEPTEMBER
    if mark == "N":
        return s.turn < NOVEMBER
    if mark == "V":
        return not s.owned[AXIS] >> VELIKIYE_LUKI & 1
    return False


def given_away(s: Position, view: Mapping[str, Any], area: int) -> list[int]:
    """4.2.1: the blocks that must be among those that stand upright here: who cannot have gone anywhere else."""
    homes = {MANNERHEIM: MIKKELI}
    if not s.rail and not s.baltic:
        homes |= GARRISONS[s.scenario]
    lost = view["out"]["lost"]
    return [u for u, home in homes.items() if home == area and s.where[u] == ASIDE and blocks.UNITS[u] not in lost]
