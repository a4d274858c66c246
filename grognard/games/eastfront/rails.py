"""9.0: railways: which of them are a side's, how far units ride on them, and what rails and sea lanes supply.

All that is asked here hangs on control, which stands still during a phase (8.1), and on where the enemy is; so
answers are kept by these.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from grognard.board.areas import members
from grognard.games.eastfront import sea
from grognard.games.eastfront.hexes import AT, ENTRIES, ORIGINS, RAIL_NET, RAILS
from grognard.games.eastfront.position import Position

RIDE = 10  # 9.21: hexes for one Supreme Move
OFF_MAP = 2  # 9.5: what a hex of the map's edge counts outside of it
EVERYWHERE = -1  # all hexes, as a set


def _key(s: Position, side: int) -> tuple[int, int, int]:
    """What lines hang on: the side, its friendly hexes, and where enemies stand."""
    return side, s.friendly[side], s.there[1 - side]


def friendly_rails(s: Position, side: int) -> int:
    """9.12, 9.1, 9.11, 9.3, 9.4: the rail hexes joined to an origin by friendly hexes; a line ends in a friendly
    battle.
    """
    return _lines(*_key(s, side))


@lru_cache(maxsize=1024)
def _lines(side: int, friendly: int, enemies: int) -> int:
    return _along(ORIGINS[side], friendly, enemies)


def _along(start: int, friendly: int, enemies: int) -> int:
    """9.12: the lines from some hexes on: through friendly hexes without enemies, and up to friendly battles."""
    free = friendly & RAILS & ~enemies
    open_ = RAIL_NET.connected(start & free, free)
    return open_ | (RAIL_NET.around(open_) | start) & friendly & RAILS & enemies


def lines_from(s: Position, side: int, start: int) -> int:
    """9.12: the rail hexes joined by friendly hexes to some of these."""
    return _along(start & s.friendly[side], s.friendly[side], s.there[1 - side])


def rail_sea(s: Position, side: int) -> int:
    """9.31, 15.3, W'41 3, S'42 3, W'42 3, S'43 4, W'43 3: the hexes in rail or sea supply: lines from an origin, over
    the sea where naval power is played. Besieged Leningrad is not among them.
    """
    lanes = sea.lanes(s, side)
    return _lines_and_lanes(*_key(s, side), *lanes) if lanes else _lines(*_key(s, side))


@lru_cache(maxsize=1024)
def _lines_and_lanes(side: int, friendly: int, enemies: int, *lanes: int) -> int:
    """15.3: by rail to a port, by sea to others of the same waters, on by rail from there."""
    reached, new = _lines(side, friendly, enemies), -1
    while new:
        new = 0
        for ports in lanes:
            if ports & reached & ~enemies:
                new |= ports & friendly & ~reached
        reached |= new | _along(new & ~enemies, friendly, enemies)
    return reached


def besieged(s: Position, side: int) -> int:
    """15.31: friendly battle ports that supply reaches over the sea alone: they feed one unit only."""
    lanes = sea.lanes(s, side)
    return _besieged(*_key(s, side), *lanes) if lanes else 0


@lru_cache(maxsize=1024)
def _besieged(side: int, friendly: int, enemies: int, *lanes: int) -> int:
    reached = _lines_and_lanes(side, friendly, enemies, *lanes)
    by_rail = _along(reached & ~enemies, friendly, enemies) | _lines(side, friendly, enemies)
    return reached & enemies & ~by_rail


# -- riding ----------------------------------------------------------------------------------------


def railways(s: Position, side: int) -> int:
    """9.2, 1.6, 15.3: the rail hexes that a side's units may ride on."""
    return rail_sea(s, side) & RAILS


def rail_exits(s: Position, side: int, start: int) -> int:
    """9.22: the rail hexes next to one by which a unit may ride out of it."""
    return RAIL_NET.near[start] & railways(s, side) & ~s.there[1 - side]


def rail_reach(s: Position, side: int, start: int, moves: int, exits: int = EVERYWHERE) -> dict[int, int]:
    """9.21, 9.22, 9.5: how many Supreme Moves each hex costs by rail; with `exits`, only by these first hexes.

    The way leads along friendly lines, and outside of the map between entries of the own edge. No battle is
    entered; where the unit stands it needs a line, and may be in a friendly battle.
    """
    ride = _ride(s, side, start, moves, exits)
    return dict(_rides(*ride)) if ride else {}


def rail_hexes(s: Position, side: int, start: int, moves: int, exits: int = EVERYWHERE) -> int:
    """9.21: the same hexes, as a set, whatever they cost."""
    ride = _ride(s, side, start, moves, exits)
    return _ridden(*ride) if ride else 0


def _ride(s: Position, side: int, start: int, moves: int, exits: int) -> tuple[int, int, int, int, int] | None:
    """What a ride depends on; None where there is none."""
    lines = railways(s, side)
    if moves <= 0 or not lines >> start & 1:
        return None
    return start, lines & ~s.there[1 - side], moves, exits & RAIL_NET.near[start], ENTRIES[side]


@lru_cache(maxsize=1024)
def _ridden(start: int, free: int, moves: int, exits: int, entries: int) -> int:
    found = 0
    for _, wave in _waves(start, free, moves, exits, entries):
        found |= wave
    return found


@lru_cache(maxsize=1024)
def _rides(start: int, free: int, moves: int, exits: int, entries: int) -> tuple[tuple[int, int], ...]:
    waves = _waves(start, free, moves, exits, entries)
    return tuple((hex_, -(-steps // RIDE)) for steps, wave in waves for hex_ in members(wave))


def _waves(start: int, free: int, moves: int, exits: int, entries: int) -> Iterator[tuple[int, int]]:
    """9.21: wave after wave along the lines, each with its way; what goes outside of the map comes back some hexes
    later.
    """
    seen = 1 << start
    later: dict[int, int] = {}
    if entries >> start & 1:
        _go_outside(start, free & entries, 0, later)
    wave = exits & free
    for steps in range(1, moves * RIDE + 1):
        wave = (wave | later.pop(steps, 0)) & ~seen
        seen |= wave
        yield steps, wave
        for hex_ in members(wave & entries):
            _go_outside(hex_, free & entries & ~seen, steps, later)
        wave = RAIL_NET.around(wave) & free & ~seen
        if not wave and not later:
            break


def _go_outside(hex_: int, entries: int, steps: int, later: dict[int, int]) -> None:
    """9.5: two rail hexes for each hex of the edge from one entry to another."""
    for other in members(entries & ~(1 << hex_)):
        back = steps + OFF_MAP * abs(AT[hex_][1] - AT[other][1])
        later[back] = later.get(back, 0) | 1 << other
