"""What the room tells a player around the board: lines of words, and the reckonings that several tellers share.

A line is a message id and its arguments; a panel, a place, a hint and the summary of the terminal say the same things.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, VICTORY_AREAS
from grognard.games.leningrad41.blocks import BOMBER_HQ, BOMBERS, FULL, IS_COMBAT, UNIT, UNITS
from grognard.games.leningrad41.words import SIDES

View = Mapping[str, Any]
Line = list[Any]  # [message id, {argument: value}]

MISSIONS = ("ready", "aborted", "destroyed")


def line(key: str, /, **args: Any) -> Line:
    """A line of this room.

    >>> line("forecast", number=2)
    ['leningrad41-forecast', {'number': 2}]
    """
    return [f"leningrad41-{key}", args]


def side_of(name: str) -> str:
    """Whose block it is."""
    return SIDES[blocks.SIDE[UNIT[name]]]


def known(view: View, side: str) -> list[str]:
    """The blocks of a side that can be told apart, in the order of the army list."""
    units = view["units"]
    return [name for name in UNITS if name in units and side_of(name) == side]


def strength(name: str, value: int) -> str:
    """A block's strength: stars, or steps out of its full ones where it has lost some.

    >>> strength("de_1pz", 2), strength("de_1pz", 3), strength("de_16_hq", 4), strength("de_16_hq", 0)
    ('2/3', '3', '4★', '♥')
    """
    full = FULL[UNIT[name]]
    if not IS_COMBAT[UNIT[name]]:
        return f"{value}★" if value else "♥"
    return str(value) if value == full else f"{value}/{full}"


def strengths(view: View, names: Iterable[str]) -> list[list[str]]:
    """Blocks with their strengths, as a message takes them."""
    return [[name, strength(name, view["units"][name]["strength"])] for name in names]


def victory_areas(view: View, side: str) -> list[str]:
    """2.4.4: the victory areas that a side controls."""
    return [code for code in view["control"][side] if VICTORY_AREAS >> AREA[code] & 1]


def bombers(view: View) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """10.11: the bombers that somebody can send, or that are away: those over an area, and the rest by their state."""
    over: dict[str, list[str]] = {}
    states: dict[str, list[str]] = {state: [] for state in MISSIONS}
    for bomber, (state, code) in view["bombers"].items():
        hq = UNITS[BOMBER_HQ[BOMBERS.index(bomber)]]
        if code is not None:
            over.setdefault(code, []).append(bomber)
        elif state != "ready" or view["units"].get(hq, {}).get("at") in AREA:
            states[state].append(bomber)
    return over, {state: names for state, names in states.items() if names}


def gone(view: View, side: str) -> list[str]:
    """9.3, 10.15.3: the blocks of a side that are lost for good."""
    return [name for name in view["out"]["lost"] if side_of(name) == side]


def faces_there(view: View, side: str, code: str) -> list[str]:
    """The blocks of a side in an area that can be told apart."""
    return [name for name in known(view, side) if view["units"][name]["at"] == code]
