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
from grognard import agents
from grognard.bench import REPEATS, Figure, best, timed
from grognard.kernel import Game, Match
from grognard.room import hook

ANSWERS = 12_000
AIMS = {"answers": "30,000", "clone": "< 8", "view": "< 150"}  # unless the room's `measures` say otherwise


def begin(game: Game, seed: int) -> Match:
    """A match of the scenario that the room wants to be measured by, past its set-up."""
    match = game.start(hook(game.room, "measures", "SCENARIO"), seed=seed)
    under_way = hook(game.room, "measures", "under_way")
    if under_way is not None:
        under_way(match)
    return match


def play_at_random(game: Game, answers: int, seed: int = 0) -> tuple[int, list[Match]]:
    """Matches played at random until so many answers have been given."""
    given, chance = 0, random.Random(seed)
    played: list[Match] = []
    while given < answers:
        match = begin(game, len(played))
        while match.result is None and given < answers:
            ask = match.asks[0]
            match.play(ask.seat, *chance.choice(ask.answers()))
            given += 1
        played.append(match)
    return given, played


def _per_answer(game: Game) -> float:
    start = time.process_time()
    given, _ = play_at_random(game, ANSWERS)
    return (time.process_time() - start) / given


def _timed(action: Callable[[], object], times: int, before: Callable[[], object] | None = None) -> Callable[[], float]:
    def measure() -> float:
        taken = 0.0
        for _ in range(times if before else 1):
            if before:
                before()
            start = time.process_time()
            for _ in range(1 if before else times):
                action()
            taken += time.process_time() - start
        return taken / times

    return measure


def _in_a_new_process(before: str, action: str) -> float:
    """Seconds in a process of its own, that finds the program compiled as after its first start."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    code = f"import time\n{before}\na = time.process_time()\n{action}\nprint(time.process_time() - a)"
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
    aims = AIMS | (hook(game.room, "measures", "AIMS") or {})
    yield Figure("random answers in a match", 1 / per_answer, "a second", aims["answers"], loop / per_answer)
    yield figure("clone", best(_timed(middle.clone, 2000)), 1e6, "µs", aims["clone"])
    yield figure("view", best(_timed(lambda: middle.view(seat), 500)), 1e6, "µs", aims["view"])
    for name, aim, before, action, parts in (hook(game.room, "measures", "extras") or _nothing)(middle):
        yield figure(name, best(_timed(action, 20, before)) / parts, 1e6, "µs", aim)
    if "opponents" in aims:
        yield figure("a whole match between opponents", _between_opponents(game), 1, "s", aims["opponents"])
    yield figure("save a whole match", best(_timed(whole.save, 20)), 1e3, "ms", "-")
    yield figure("load it again", best(_timed(lambda: grognard.load(saved), 3)), 1e3, "ms", "-")
    yield Figure("answers in that match", len(whole.answers), "")
    yield Figure("a saved match", len(saved.encode()), "bytes")
    yield figure("import grognard, new process", _in_a_new_process("", "import grognard"), 1e3, "ms", "< 120")
    yield figure("start, cold", _in_a_new_process("import grognard", cold), 1e3, "ms", "< 60")
    yield figure("start, warm", best(_timed(lambda: game.start(seed=1), 50)), 1e3, "ms", "-")


def _half_way(game: Game) -> Match:
    """A position from the middle of a match."""
    _, played = play_at_random(game, 400, seed=1)
    return played[0]


def _nothing(match: Match) -> tuple[()]:
    return ()


def _between_opponents(game: Game) -> float:
    """Seconds for a match in which the computer plays every seat."""
    match = game.start(hook(game.room, "measures", "SCENARIO"), seed=1)
    minds = {seat.id: agents.make("computer", game, seat.id, seed=1) for seat in game.seats}
    start = time.process_time()
    agents.play(match, minds)
    return time.process_time() - start
