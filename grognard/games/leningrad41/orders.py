"""10.2, 10.3, 10.6, 10.7: who commands whom, and how far."""

from __future__ import annotations

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import MIKKELI, NET
from grognard.games.leningrad41.blocks import DIETL, FACTION, IS_TACTICAL, MANNERHEIM, SIDE, commands_colour
from grognard.games.leningrad41.position import Position, held
from grognard.games.leningrad41.weather import hq_stars
from grognard.games.leningrad41.words import FINNISH


def range_of(s: Position, hq: int) -> int:
    """10.3: the areas within an HQ's Tactical Range; its way leads through areas under own full control."""
    return NET.within(s.where[hq], hq_stars(s, hq), held(s, SIDE[hq]))


def reach(s: Position, hq: int) -> int:
    """10.3, 10.7: the areas in which an HQ commands blocks of its own; Mannerheim's are all that a line joins to 6."""
    if hq != MANNERHEIM:
        return range_of(s, hq)
    free = held(s, SIDE[MANNERHEIM])
    joined = NET.connected(1 << MIKKELI & free, free)
    return joined | NET.around(joined) & s.there[0] & s.there[1]


def commanded_by(s: Position, hq: int, unit: int) -> bool:
    """10.2: does this active HQ command this block: in its own area, or by colour within its range?"""
    if not IS_TACTICAL[hq] or hq == DIETL:
        return False
    area = s.where[unit]
    if hq == MANNERHEIM:  # 1.4, 10.7
        return FACTION[unit] == FINNISH and bool(reach(s, hq) >> area & 1)
    if s.where[hq] == area:
        return True
    return commands_colour(hq, unit, bool(s.finns_are_white)) and bool(range_of(s, hq) >> area & 1)


def is_commanded(s: Position, unit: int) -> bool:
    """10.2: is there an active HQ that commands this block now (reading A16)?"""
    return any(s.active_hq[hq] and commanded_by(s, hq, unit) for hq in blocks.TACTICAL[SIDE[unit]])


def in_command(s: Position, side: int, free: list[int]) -> list[int]:
    """10.2: those of these blocks that some active HQ commands, looked for the short way."""
    found: list[int] = []
    where = s.where
    for hq in blocks.TACTICAL[side]:
        if s.active_hq[hq] and hq != DIETL:
            if hq == MANNERHEIM:
                found += [u for u in free if commanded_by(s, hq, u)]
                continue
            reach, here = range_of(s, hq), where[hq]
            finns = bool(s.finns_are_white)
            found += [
                u for u in free
                if where[u] == here or (reach >> where[u] & 1 and commands_colour(hq, u, finns))
            ]  # fmt: skip
    return sorted(set(found))
