"""4.1: Defensive Lines taken down, so that their bars can be built again elsewhere."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.leningrad41.position import Position, bars_left, place, remove_line, settle
from grognard.games.leningrad41.victory import watch
from grognard.games.leningrad41.words import SIDES
from grognard.kernel import Refused


def may_dismantle(s: Position, side: int, area: int) -> Refused | None:
    """4.1: an own line, to build it again elsewhere: so only when none is left to build (reading B10)."""
    if not s.lines[side] >> area & 1:
        return Refused("4.1", "no-own-line", space=place(area))
    if bars_left(s, side):
        return Refused("4.1", "lines-left", number=bars_left(s, side))
    return None


def dismantlable(s: Position, side: int) -> list[int]:
    return [] if bars_left(s, side) else members(s.lines[side])


def dismantle(s: Position, side: int, area: int) -> None:
    """4.1: take a line down."""
    remove_line(s, side, area)
    s.report("dismantled", "4.1", side=SIDES[side], space=place(area))
    settle(s, area)
    watch(s)
