"""From a history that breaks a law to the shortest one that can be found within a budget.

Three ways, one after the other: an earlier ask of the same match, other matches that break it sooner, and
the same answers with some left out.
"""

from __future__ import annotations

import random

from grognard.kernel.ask import Refused
from grognard.kernel.game import Game
from grognard.kernel.laws.broken import Complaint, LawBroken
from grognard.kernel.laws.course import Failure, broken
from grognard.kernel.laws.history import Notes, Setting, play, random_answer, replayed, written
from grognard.kernel.match import Answer, Match

RUNS = 600  # of the law, for each of the three ways
PLAYS = 150_000  # answers, for each of them
SEEDS = 80
DEPTH = 60


class _Budget:
    def __init__(self, runs: int) -> None:
        self.runs, self.plays = runs, PLAYS

    @property
    def left(self) -> bool:
        return self.runs > 0 and self.plays > 0


def shortest(game: Game, failure: Failure, runs: int = RUNS) -> LawBroken:
    """The error for a failure, with the shortest history found."""
    best = failure
    if failure.answers and failure.law.number != 7:  # a match without end has no short history
        for way in (_earlier, _sooner, _fewer):
            best = way(game, best, _Budget(runs))
    return LawBroken(
        best.law.number,
        best.law.name,
        best.what,
        game=game.key,
        scenario=best.setting.scenario,
        options=dict(best.setting.options),
        seed=best.setting.seed,
        answers=[written(game, answer) for answer in best.answers],
    )


def _earlier(game: Game, best: Failure, budget: _Budget) -> Failure:
    """The first of its asks at which the law breaks; where there are many, not all are looked at."""
    gap = max(len(best.answers) // budget.runs, 1)
    match = best.setting.begin(game)
    for step, answer in enumerate(best.answers):
        if step % gap == 0 or step < DEPTH:
            found = _fails(best, match, best.setting, best.answers[:step], budget)
            if found is not None:
                return found
        try:
            match.play(*answer)
        except Refused:
            return best
    return best


def _sooner(game: Game, best: Failure, budget: _Budget) -> Failure:
    """Another match with the same options that breaks the law sooner."""
    for number in range(SEEDS):
        setting = Setting(best.setting.scenario, best.setting.options, f"short {number}")
        chance = random.Random(setting.seed)
        match, answers = setting.begin(game), list[Answer]()
        while match.result is None and len(answers) < min(len(best.answers) - 1, DEPTH) and budget.left:
            answers.append(random_answer(match, chance))
            try:
                play(match, answers[-1])
            except Complaint:
                break
            budget.plays -= 1
            found = _fails(best, match, setting, answers, budget)
            if found is not None:
                best = found
                break
    return best


def _fewer(game: Game, best: Failure, budget: _Budget) -> Failure:
    """Leave answers out, many at once and then fewer, as long as the law still breaks."""
    size = len(best.answers) // 2
    while size and budget.left:
        at = 0
        while at < len(best.answers) and budget.left:
            fewer = best.answers[:at] + best.answers[at + size :]
            found = _tried(game, best, fewer, budget)
            if found is not None and len(found.answers) < len(best.answers):
                best = found
            else:
                at += size
        size //= 2
    return best


def _tried(game: Game, best: Failure, answers: list[Answer], budget: _Budget) -> Failure | None:
    budget.plays -= len(answers)
    try:
        match, done = replayed(game, best.setting, answers)
    except Exception:  # noqa: BLE001 (a history that crashes the rules is another failure)
        return None
    return _fails(best, match, best.setting, done, budget)


def _fails(best: Failure, match: Match, setting: Setting, answers: list[Answer], budget: _Budget) -> Failure | None:
    for attempt in dict.fromkeys((best.attempt, len(answers), 0)):
        budget.runs -= 1
        what = broken(best.law.check, match, attempt, Notes())
        if what is not None:
            return Failure(best.law, setting, answers, attempt, what)
    return None
