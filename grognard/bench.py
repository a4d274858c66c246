"""`grognard bench`: how fast the house is on this machine, each figure also against a fixed loop.

The loop does the kind of work that rules do (small ints, lists, calls), so that a figure divided by it
compares between machines. Nothing here is asserted: the figures are for people.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import grognard
from grognard.kernel import Game, Match

ANSWERS = 12_000
REPEATS = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """One measure: what, how much of what unit, what is aimed at, and the ratio to the fixed loop."""

    name: str
    value: float
    unit: str
    aim: str
    ratio: float

    def line(self) -> str:
        ratio = f"x {self.ratio:.4g}" if self.ratio else ""
        return f"{self.name:<44}{self.value:>12,.1f} {self.unit:<9} aim {self.aim:<8} {ratio}"


def fixed_loop() -> float:
    """Seconds for a fixed piece of plain Python: half a million small steps."""

    def step(values: list[int], at: int) -> int:
        values[at & 63] = (values[at & 63] + at) & 1023
        return values[(at * 7) & 63]

    values, total = list(range(64)), 0
    start = time.perf_counter()
    for at in range(500_000):
        total += step(values, at)
    return time.perf_counter() - start


def best(measure: Callable[[], float]) -> float:
    """The least of several: what the machine can do when nothing disturbs it."""
    return min(measure() for _ in range(REPEATS))


def play_at_random(game: Game, answers: int, seed: int = 0) -> tuple[int, list[Match]]:
    """Campaigns played at random until so many answers have been given."""
    given, chance = 0, random.Random(seed)
    played: list[Match] = []
    while given < answers:
        match = game.start(seed=len(played))
        while match.result is None and given < answers:
            ask = match.asks[0]
            match.play(ask.seat, *chance.choice(ask.answers()))
            given += 1
        played.append(match)
    return given, played


def _per_answer(game: Game) -> float:
    start = time.perf_counter()
    given, _ = play_at_random(game, ANSWERS)
    return (time.perf_counter() - start) / given


def _timed(action: Callable[[], object], times: int) -> Callable[[], float]:
    def measure() -> float:
        start = time.perf_counter()
        for _ in range(times):
            action()
        return (time.perf_counter() - start) / times

    return measure


def _in_a_new_process(before: str, timed: str) -> float:
    """Seconds in a process of its own, that finds the program compiled as after its first start."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    code = f"import time\n{before}\na = time.perf_counter()\n{timed}\nprint(time.perf_counter() - a)"
    runs = [float(subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True).stdout)
            for _ in range(REPEATS + 1)]  # fmt: skip
    return statistics.median(runs[1:])


def figures(key: str = "leningrad41") -> list[Figure]:
    """All measures of one game."""
    game = grognard.game(key)
    loop = best(fixed_loop)
    _, played = play_at_random(game, ANSWERS)
    whole = max((m for m in played if m.result is not None), key=lambda m: len(m.answers))
    middle = _half_way(game)
    seat = game.seats[0].id
    saved = whole.save()
    per_answer = best(lambda: _per_answer(game))

    def figure(name: str, seconds: float, scale: float, unit: str, aim: str) -> Figure:
        return Figure(name, seconds * scale, unit, aim, seconds / loop)

    cold = f"grognard.game({key!r}).start()"
    return [
        Figure("the fixed loop", loop * 1e3, "ms", "-", 1.0),
        Figure("random answers in a campaign", 1 / per_answer, "a second", "30,000", loop / per_answer),
        figure("clone", best(_timed(middle.clone, 2000)), 1e6, "µs", "< 8"),
        figure("view", best(_timed(lambda: middle.view(seat), 500)), 1e6, "µs", "< 150"),
        figure("save a whole campaign", best(_timed(whole.save, 20)), 1e3, "ms", "-"),
        figure("load it again", best(_timed(lambda: grognard.load(saved), 3)), 1e3, "ms", "-"),
        Figure("answers in that campaign", len(whole.answers), "", "-", 0.0),
        Figure("a saved campaign", len(saved.encode()), "bytes", "-", 0.0),
        figure("import grognard, new process", _in_a_new_process("", "import grognard"), 1e3, "ms", "< 120"),
        figure("start, cold", _in_a_new_process("import grognard", cold), 1e3, "ms", "< 60"),
        figure("start, warm", best(_timed(lambda: game.start(seed=1), 50)), 1e3, "ms", "-"),
    ]


def _half_way(game: Game) -> Match:
    """A position from the middle of a campaign."""
    _, played = play_at_random(game, 400, seed=1)
    return played[0]


def main(key: str = "leningrad41") -> int:
    """Print the measures."""
    print(f"{key}, CPython {sys.version.split()[0]}, one core; x: times the fixed loop")
    for figure in figures(key):
        print(figure.line())
    return 0
