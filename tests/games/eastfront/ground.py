"""Sets of hexes by their names, and positions in which nobody has done anything yet: for tests of rails and supply."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.eastfront.hexes import HEX, HEXES
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.units import UNIT
from tests.games.eastfront.play import position, state

AXIS_HOME = "germany romania hungary bulgaria slovakia yugoslavia greece albania"


def names(hexes: int) -> set[str]:
    """The names of a set of hexes."""
    return {HEXES[hex_] for hex_ in members(hexes)}


def at_rest(text: str, active: str = "axis", scenario: str = "S42", options: str = "", axis: str = "") -> Position:
    """A position in a Command Phase, in which nobody has done anything; the Axis holds its home and what is said."""
    said = "" if not options else f"\noptions {options}"
    return state(
        position(f"scenario {scenario}{said}\nphase command\nactive {active}\naxis {AXIS_HOME} {axis}\n{text}")
    )


def hex_(name: str) -> int:
    return HEX[name]


def unit(name: str) -> int:
    return UNIT[name]


def costs(reached: dict[int, int]) -> dict[str, int]:
    """What each place costs, by its name."""
    return {HEXES[hex_]: moves for hex_, moves in reached.items()}
