"""1.3, 6.33, 12.2: how fast units are, what stops them, and how many of them pass through a side of a battle."""

from __future__ import annotations

from functools import lru_cache

from grognard.board.areas import mask, members
from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import (
    CLEARS,
    MARSHES,
    MOUNTAINS,
    RIVER,
    STACK,
    TERRAIN,
    WEST_FRONT,
    WOODS,
    N,
)
from grognard.games.eastfront.position import Position, other
from grognard.games.eastfront.scenarios import special
from grognard.games.eastfront.units import KIND, SIDE
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import AXIS, CLEAR, FOREST, KINDS, MARSH, MOUNTAIN, MUD, SEA, SNOW, TERRAINS

_TABLE = table("movement.toml")
SPEED: list[tuple[int, int, int]] = [tuple(_TABLE["speed"][kind]["hexes"]) for kind in KINDS]
SIDE_LIMIT: tuple[int, ...] = tuple(_TABLE["hexside"][name] for name in TERRAINS[:SEA])
RIVER_LIMIT: int = _TABLE["hexside"]["river"]
FROZEN_PACE = 1  # W'41 1


def speed(s: Position, unit: int, hex_: int = 0) -> int:
    """2.2, 2.21, 2.22, 2.23, 2.24, 2.25, 2.26, 12.23, W'41 1: hexes a unit moves, in the weather where it is or
    would be; in the first winter the Axis one in the snow.
    """
    weather = weather_at(s, hex_ or s.where[unit])
    if weather == SNOW and SIDE[unit] == AXIS and special(s.scenario, "winter-paralysis"):
        return FROZEN_PACE
    return SPEED[KIND[unit]][weather]


def terrain_in(s: Position, hex_: int) -> int:
    """1.34, 12.24: what the weather makes of a hex: all but mountains are marsh in mud; marsh is forest in snow."""
    terrain, weather = TERRAIN[hex_], weather_at(s, hex_)
    if weather == MUD and terrain < MOUNTAIN:
        return MARSH
    return FOREST if weather == SNOW and terrain == MARSH else terrain


def stops(s: Position) -> int:
    """6.1, 12.24: the hexes that end the move of whoever enters them, save cavalry."""
    return _stops(s.weather, s.west)


@lru_cache(maxsize=16)
def _stops(weather: int, west: int) -> int:
    found = MOUNTAINS
    for here, of in ((weather, ~WEST_FRONT), (west, WEST_FRONT)):
        if here != SNOW:
            found |= MARSHES & of
        if here == MUD:
            found |= (CLEARS | WOODS) & of
    return found


# -- the sides of battles ------------------------------------------------------------------------------


def side_limit(s: Position, a: int, b: int) -> int:
    """6.33, 1.31, 1.32, 1.33, 1.34, 1.35, 1.36, 1.39: how many units of the active side may cross a side of a battle
    in a movement phase, to and fro.
    """
    if RIVER[a] >> b & 1:
        return RIVER_LIMIT
    enemy = s.there[other(s.active)]
    limits = [SIDE_LIMIT[terrain_in(s, hex_)] for hex_ in (a, b) if enemy >> hex_ & 1]
    return min(limits, default=SIDE_LIMIT[CLEAR])


def crossing(a: int, b: int) -> int:
    """A hexside as a number."""
    return a * N + b if a < b else b * N + a


def side_left(s: Position, a: int, b: int) -> int:
    """6.33: how many may still cross it in this movement phase."""
    return side_limit(s, a, b) - s.crossings.count(crossing(a, b))


def use_side(s: Position, a: int, b: int) -> None:
    """6.33: one unit more has crossed it."""
    s.crossings.append(crossing(a, b))


# -- stacking ----------------------------------------------------------------------------------------


def with_room(s: Position, side: int, hexes: int) -> int:
    """6.21: those of some hexes where another unit of a side can stop."""
    there, stack, base = hexes & s.there[side], s.stack, side * N
    while there:
        low = there & -there
        hex_ = low.bit_length() - 1
        if stack[base + hex_] >= STACK[hex_]:
            hexes ^= low
        there ^= low
    return hexes


def crowded(s: Position, side: int) -> int:
    """6.21: the hexes where no other unit of a side can stop."""
    there = s.there[side]
    return there & ~with_room(s, side, there)


def overstacked(s: Position, side: int) -> int:
    """6.22: the hexes with more units than may stand there."""
    return mask(hex_ for hex_ in members(crowded(s, side)) if s.stack[side * N + hex_] > STACK[hex_])
