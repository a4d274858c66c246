"""What the room tells a player around the board: lines of words, and the reckonings that several tellers share.

A line is a message id and its arguments; a panel, a place, a hint and the summary of the terminal say the same things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grognard.games.eastfront import units
from grognard.games.eastfront.hexes import HEX, SEAS
from grognard.games.eastfront.scenarios import calendar, month_of
from grognard.games.eastfront.units import IS_HQ, KIND, MAX, SIDE, UNIT, UNITS
from grognard.games.eastfront.words import KINDS, MONTHS, SIDES

View = Mapping[str, Any]
Line = list[Any]  # [message id, {argument: value}]

# What can be said of a block beside its strength, whoever sees it.
MARKS = ("cut_off", "moved", "shipped", "rearguard", "scattered")


def line(key: str, /, **args: Any) -> Line:
    """A line of this room.

    >>> line("supreme-left", number=2)
    ['eastfront-supreme-left', {'number': 2}]
    """
    return [f"eastfront-{key}", args]


def side_of(name: str) -> str:
    """Whose block it is."""
    return SIDES[SIDE[UNIT[name]]]


def known(view: View, side: str) -> list[str]:
    """The blocks of a side on the map that can be told apart, in the order of the army list."""
    return [name for name in UNITS if name in view["units"] and side_of(name) == side and is_placed(view, name)]


def is_placed(view: View, name: str) -> bool:
    """Does it stand in a hex?"""
    return view["units"][name]["at"] in HEX


def faces_there(view: View, side: str, hex_name: str) -> list[str]:
    """The blocks of a side in a hex that can be told apart."""
    return [name for name in known(view, side) if view["units"][name]["at"] == hex_name]


def backs_there(view: View, side: str, hex_name: str) -> int:
    """How many blocks of a side in a hex show only their backs."""
    found: int = view["standing"].get(side, {}).get(hex_name, {}).get("blocks", 0)
    return found


def standing(view: View, side: str, hex_name: str) -> int:
    """All blocks of a side in a hex, faces and backs."""
    return len(faces_there(view, side, hex_name)) + backs_there(view, side, hex_name)


def strength(name: str, value: int) -> str:
    """A block's strength: the stars of an HQ, or steps out of the full ones where it has lost some.

    >>> strength("ax_armor_41", 2), strength("ax_armor_41", 4), strength("ax_hq_okh", 3), strength("ax_hq_okh", 0)
    ('2/4', '4', '3★', '0★')
    """
    full = MAX[UNIT[name]]
    if IS_HQ[UNIT[name]]:
        return f"{value}★"
    return str(value) if value == full else f"{value}/{full}"


def strengths(view: View, names: Iterable[str]) -> list[list[str]]:
    """Blocks with their strengths, as a message takes them."""
    return [[name, strength(name, view["units"][name]["strength"])] for name in names]


def kind_of(name: str) -> str:
    """2.2, 2.6: what sort of unit it is, what makes it special before its kind."""
    unit = UNIT[name]
    for flag, word in (
        (units.IS_MOUNTAIN, "mountain"), (units.IS_PARATROOP, "paratroop"), (units.IS_COASTAL, "coastal"),
    ):  # fmt: skip
        if flag[unit]:
            return word
    return KINDS[KIND[unit]]


def out(view: View, side: str, *where: str) -> list[str]:
    """2.4, 11.5: the blocks of a side that are lost, gone for good, or still to come."""
    return [name for each in where for name in view["out"][each] if side_of(name) == side]


def sea_name(sea: int) -> str:
    """15.1: a sea as a message tells it from the others.

    >>> sea_name(0), sea_name(1)
    ('e-baltic', 'gulf-of-finland')
    """
    return SEAS[sea].lower().replace(" ", "-")


def due(name: str) -> int | None:
    """11.5: the month of the war in which a reinforcement comes, if a month brings it."""
    arrives = units.ARRIVES[UNIT[name]]
    return month_of(arrives[0], arrives[1]) if arrives else None


def date(month: int) -> dict[str, Any]:
    """A month of the war, as the arguments of a line."""
    year, number = calendar(month)
    return {"year": year, "month": MONTHS[number - 1]}
