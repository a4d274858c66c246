"""The rules: answers, clones, views, saves, and how long it takes to begin."""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import grognard
from grognard.bench import REPEATS, Figure, best, timed
from grognard.kernel import Game, Match

ANSWERS = 12_000


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


def _in_a_new_process(before: str, action: str) -> float:
    """Seconds in a process of its own, that finds the program compiled as after its first start."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    code = f"import time\n{before}\na = time.perf_counter()\n{action}\nprint(time.perf_counter() - a)"
    runs = [float(subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True).stdout)
            for _ in range(REPEATS + 1)]  # fmt: skip
    return statistics.median(runs[1:])


def figures(key: str, loop: float) -> Iterator[Figure]:
    """The measures of one game's rules."""
    game = grognard.game(key)
    _, played = play_at_random(game, ANSWERS)
    whole = max((m for m in played if m.result is not None), key=lambda m: len(m.answers))
    middle = _half_way(game)
    seat = game.seats[0].id
    saved = whole.save()
    per_answer = best(lambda: _per_answer(game))

    def figure(name: str, seconds: float, scale: float, unit: str, aim: str) -> Figure:
        return timed(name, seconds, scale, unit, aim, loop)

    cold = f"grognard.game({key!r}).start()"
    yield Figure("random answers in a campaign", 1 / per_answer, "a second", "30,000", loop / per_answer)
    yield figure("clone", best(_timed(middle.clone, 2000)), 1e6, "µs", "< 8")
    yield figure("view", best(_timed(lambda: middle.view(seat), 500)), 1e6, "µs", "< 150")
    yield figure("save a whole campaign", best(_timed(whole.save, 20)), 1e3, "ms", "-")
    yield figure("load it again", best(_timed(lambda: grognard.load(saved), 3)), 1e3, "ms", "-")
    yield Figure("answers in that campaign", len(whole.answers), "")
    yield Figure("a saved campaign", len(saved.encode()), "bytes")
    yield figure("import grognard, new process", _in_a_new_process("", "import grognard"), 1e3, "ms", "< 120")
    yield figure("start, cold", _in_a_new_process("import grognard", cold), 1e3, "ms", "< 60")
    yield figure("start, warm", best(_timed(lambda: game.start(seed=1), 50)), 1e3, "ms", "-")


def _half_way(game: Game) -> Match:
    """A position from the middle of a campaign."""
    _, played = play_at_random(game, 400, seed=1)
    return played[0]
