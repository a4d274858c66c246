"""What `grognard bench` measures of this game beside what it measures of every game, and what is aimed at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from grognard.games.eastfront import rails, reach, sea, supply
from grognard.games.eastfront.hexes import NET, RAIL_NET, ZOC_NET
from grognard.games.eastfront.movement import movable
from grognard.games.eastfront.position import Position, on_map
from grognard.games.eastfront.units import ALL
from grognard.games.eastfront.words import MOVEMENT
from grognard.kernel import Match

SCENARIO = "S42"  # the longest fronts, and both sides move
AIMS = {"answers": "25,000", "clone": "< 15", "view": "-", "opponents": "< 30"}
MOVES = 8  # what a Supreme HQ at its best orders
REMEMBERED: list[Any] = [
    *(each for module in (rails, reach, sea, supply) for each in vars(module).values() if hasattr(each, "cache_clear")),
    *(each for net in (NET, RAIL_NET, ZOC_NET) for each in (net.connected, net.within)),
]  # fmt: skip


def under_way(match: Match) -> None:
    """Both sides take their set-up as they find it: what is measured is the war."""
    while match.asks and match.asks[0].prompt == "set-up":
        match.play(match.asks[0].seat, "done")


def forget() -> None:
    """Empty what is remembered of lines and ways, so that they are found anew."""
    for each in REMEMBERED:
        each.cache_clear()


def extras(match: Match) -> Iterator[tuple[str, str, Callable[[], object], Callable[[], object], int]]:
    """Name, aim, what is done before, what is timed, and how many answers it gives: of nothing remembered."""
    s: Position = match.state
    there = [unit for unit in ALL if on_map(s, unit)]
    yield "supply check for all units", "< 1000", forget, lambda: [supply.has_line(s, unit) for unit in there], 1
    ordered = s.clone()
    ordered.phase, ordered.supreme = MOVEMENT, MOVES
    ordered.moved = [0] * len(ordered.moved)
    able = movable(ordered)[0]
    yield (
        "legal moves of one unit, mean of all", "< 100", forget,
        lambda: [reach.orders(ordered, unit) for unit in able], len(able),
    )  # fmt: skip
