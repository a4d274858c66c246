"""11.2, 11.3: the production level: base, cities and resources that rails and ships reach."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.eastfront import objectives, rails
from grognard.games.eastfront.hexes import CITY_VALUE, RESOURCE, SITES
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.words import AXIS

AXIS_RESOURCES = 2  # 1.5, 11.33: resources are worth the double to the Axis


def producing(s: Position, side: int) -> int:
    """11.32, 11.33, 9.31: the cities and resources that a side controls in rail or sea supply, even in a battle;
    Leningrad only once a railway leads there again.
    """
    return rails.rail_sea(s, side) & s.friendly[side] & SITES


def worth(side: int, hex_: int) -> int:
    """1.5, 11.32, 11.33: what a hex produces for a side."""
    return CITY_VALUE[hex_] + RESOURCE[hex_] * (AXIS_RESOURCES if side == AXIS else 1)


def sites_level(s: Position, side: int) -> int:
    """11.32, 11.33: what cities and resources produce for a side."""
    return sum(worth(side, hex_) for hex_ in members(producing(s, side)))


def level(s: Position, side: int) -> int:
    """11.2, 11.31: the production level: base (11.31, with the changes of 16.3 and 16.61), cities and resources."""
    return max(0, s.base[side] + objectives.base_change(s, side) + sites_level(s, side))
