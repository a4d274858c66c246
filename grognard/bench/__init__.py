"""`grognard bench`: how fast the house is on this machine, each figure also against a fixed loop.

The loop does the kind of work that rules do (small ints, lists, calls), so that a figure divided by it
compares between machines. Nothing here is asserted: the figures are for people.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

REPEATS = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """One measure: what, how much of what unit, what is aimed at, and the ratio to the fixed loop."""

    name: str
    value: float
    unit: str
    aim: str = "-"
    ratio: float = 0.0

    def line(self) -> str:
        ratio = f"x {self.ratio:.4g}" if self.ratio else ""
        return f"{self.name:<44}{self.value:>12,.1f} {self.unit:<9} aim {self.aim:<8} {ratio}".rstrip()


def fixed_loop() -> float:
    """Seconds for a fixed piece of plain Python: half a million small steps."""

    def step(values: list[int], at: int) -> int:
        values[at & 63] = (values[at & 63] + at) & 1023
        return values[(at * 7) & 63]

    values, total = list(range(64)), 0
    start = time.process_time()
    for at in range(500_000):
        total += step(values, at)
    return time.process_time() - start


def best(measure: Callable[[], float]) -> float:
    """The least of several: what the machine can do when nothing disturbs it."""
    return min(measure() for _ in range(REPEATS))


def timed(name: str, seconds: float, scale: float, unit: str, aim: str, loop: float) -> Figure:
    """A time in this unit, and how many fixed loops it is."""
    return Figure(name, seconds * scale, unit, aim, seconds / loop)


def main(key: str | None = None) -> int:
    """Print the measures of one game, or of all: the rules, the server, the client in a browser."""
    from grognard.games import keys

    print(f"CPython {sys.version.split()[0]}, one core; x: times the fixed loop")
    loop = best(fixed_loop)
    print(timed("the fixed loop", loop, 1e3, "ms", "-", loop).line())
    for each in [key] if key else keys():
        print(f"\n{each}")
        _print(each, loop)
    return 0


def _print(key: str, loop: float) -> None:
    from grognard.bench import browser, rules, served

    for part in (rules, served, browser):
        try:
            for figure in part.figures(key, loop):
                print(figure.line(), flush=True)
        except browser.NoBrowser as none:
            print(none)
