"""What the notation says of a block: read back in tests of what no seat sees whole."""

from __future__ import annotations

from grognard import Match
from grognard.board.areas import members
from grognard.games.eastfront.hexes import HEXES, LAND
from grognard.games.eastfront.units import MAX, UNIT

EVERYWHERE = f"{HEXES[members(LAND)[0]]}..{HEXES[members(LAND)[-1]]}"


def line(match: Match, unit: str) -> list[str]:
    """A block's line of the notation, without its name."""
    lines = (each.split() for each in match.notation().splitlines())
    return next(words[1:] for words in lines if words[0] == unit)


def at(match: Match, unit: str) -> str:
    """The hex, or the place off the map, where a block is."""
    return line(match, unit)[0]


def strength(match: Match, unit: str) -> int:
    """What it says, or its highest, which goes without saying."""
    words = line(match, unit)
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else MAX[UNIT[unit]]


def marks(match: Match, unit: str) -> set[str]:
    """The marks of a block: shown, moved, role=command and so on."""
    return {word for word in line(match, unit)[1:] if not word.isdigit()}


def units_after(match: Match, *names: str) -> list[int | str]:
    """The strength of each block, or where it has gone."""
    return [strength(match, name) if at(match, name) not in ("lost", "gone") else at(match, name) for name in names]
