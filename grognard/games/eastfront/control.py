"""8.0: who controls which hex: fixed when a phase begins, whatever moves during it (8.1)."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.eastfront import units
from grognard.games.eastfront.hexes import HEXES, LAND, ZOC_NET
from grognard.games.eastfront.position import Position, battles
from grognard.games.eastfront.words import AXIS, SIDES, SOVIET


def zone_of_control(s: Position, side: int) -> int:
    """8.2: the empty hexes beside a side's units that are not engaged, supplied and not scattered; not over rivers."""
    sources = s.there[side] & ~battles(s)
    if any(s.cut_off[unit] or s.scattered[unit] for unit in units.OF_SIDE[side]):
        sources &= _able(s, side)
    return ZOC_NET.around(sources) & ~s.there[AXIS] & ~s.there[SOVIET]


def _able(s: Position, side: int) -> int:
    """8.2, 14.6: the hexes where some unit of a side has a zone of control."""
    found = 0
    for unit in units.OF_SIDE[side]:
        if s.where[unit] > 0 and not s.cut_off[unit] and not s.scattered[unit]:
            found |= 1 << s.where[unit]
    return found


def _occupied(s: Position, side: int) -> int:
    """8.31: hexes of a side's units alone, and battles that it defends; 14.6: the scattered hold nothing."""
    held = s.there[side] & ~battles(s)
    if units.SIDE[units.PARATROOP] == side and s.scattered[units.PARATROOP]:
        here = 1 << s.where[units.PARATROOP]
        others = (
            unit
            for unit in units.OF_SIDE[side]
            if unit != units.PARATROOP and s.where[unit] == s.where[units.PARATROOP]
        )
        if next(others, None) is None:
            held &= ~here
    return held | s.defends[side]


def fix_control(s: Position) -> None:
    """8.1, 8.3, 8.32, 8.33, 8.34: at the beginning of a phase: occupied, in one side's zone, in both, or as it was."""
    zones = zone_of_control(s, AXIS), zone_of_control(s, SOVIET)
    occupied = _occupied(s, AXIS), _occupied(s, SOVIET)
    s.disputed = zones[AXIS] & zones[SOVIET]
    for side, enemy in ((AXIS, SOVIET), (SOVIET, AXIS)):
        gained = occupied[side] | (zones[side] & ~zones[enemy] & ~occupied[enemy])
        fresh = gained & ~s.held[side]
        s.held[side] |= gained
        s.held[enemy] &= ~gained
        if fresh:
            s.report("control", "8.1", side=SIDES[side], spaces=[HEXES[hex_] for hex_ in members(fresh)])
    s.friendly[:] = [s.held[AXIS] & ~s.disputed, s.held[SOVIET] & ~s.disputed]


def is_friendly(s: Position, side: int, hex_: int) -> bool:
    """8.31: is it a side's hex in this phase?"""
    return bool(s.friendly[side] >> hex_ & 1)


def not_enemy(s: Position, side: int) -> int:
    """8.4: the land that command and land supply may be traced through: friendly or disputed, or nobody's."""
    return LAND & ~s.friendly[1 - side]
