"""`grognard.laws.check(game)`: random matches of a game, with every law of the house looking on.

The laws themselves are in `grognard.kernel.laws`. Here is what they need from outside of the kernel: worker
processes, another Python with other hashes for the law of determinism, and the catalogues for the law of
words.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import Any

from grognard import ledger, words
from grognard.kernel import Game, Match, record
from grognard.kernel.laws import (
    BOUND,
    MOMENTS,
    Chain,
    Complaint,
    Failure,
    Law,
    LawBroken,
    Notes,
    Setting,
    chain,
    look_on,
    settings,
    shortest,
    snapshot,
    tail,
)  # fmt: skip
from grognard.kernel.laws.broken import same
from grognard.kernel.match import Answer

__all__ = ["LawBroken", "Report", "check"]

CHUNK = 8  # matches that a worker plays before it reports
ELSEWHERE_EVERY = 10  # of the matches, those played again in another process
RUNS_ELSEWHERE = 24  # of the law of determinism, when it looks for a short history: each starts a Python
PROCESSES_PAY = 24  # matches from which on worker processes are worth their start
HASHES = ("1", "2")

Progress = Callable[[int, int], None]


@dataclass
class Report:
    """What was looked at, when every law held."""

    game: str
    matches: int = 0
    notes: Notes = field(default_factory=Notes)

    def __str__(self) -> str:
        counts = self.notes.counts
        return (
            f"{self.game}: {self.matches} matches, {counts['plays']} answers, {counts['moments']} moments,"
            f" {counts['worlds']} imagined worlds, {counts['positions']} positions,"
            f" {counts['undone']} undone, {len(self.notes.heard)} messages"
        )


def check(
    game: Game,
    matches: int = 200,
    seed: int | str = 0,
    *,
    scenarios: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    moments: int = MOMENTS,
    bound: int = BOUND,
    workers: int | None = None,
    elsewhere: bool = True,
    progress: Progress | None = None,
) -> Report:
    """Play random matches of every scenario with several sets of options; raise `LawBroken` if a law breaks.

    All laws are tried at `moments` asks of each match, spread over its whole length, the cheap ones at every
    ask. `progress` is told how many matches are done, and of how many. Without `workers` as many processes
    are used as there are processors, if that pays; `elsewhere` asks other Pythons too (law 1).
    """
    told = progress or (lambda done, total: None)
    ways = list(islice(settings(game, seed, scenarios, options), matches))
    jobs = [_Job(ways[at : at + CHUNK], moments, bound, elsewhere) for at in range(0, matches, CHUNK)]
    report = Report(game.key)
    told(0, matches)
    for number, notes in _done(game, jobs, workers):
        report.matches += number
        report.notes.join(notes)
        told(report.matches, matches)
    _draws_afresh(game, report)
    _has_words(game, report.notes)
    return report


# -- the work, here or in other processes ------------------------------------------------------------


@dataclass(frozen=True)
class _Job:
    ways: Sequence[Setting]
    moments: int
    bound: int
    elsewhere: bool


def _done(game: Game, jobs: Sequence[_Job], workers: int | None) -> Iterator[tuple[int, Notes]]:
    """The jobs, as they are done."""
    number = workers if workers is not None else os.cpu_count() or 1
    asked = workers is not None or sum(len(job.ways) for job in jobs) >= PROCESSES_PAY
    place = _place(game)
    if number < 2 or len(jobs) < 2 or not asked or place is None:
        for job in jobs:
            yield len(job.ways), _work(game, job)
        return
    with ProcessPoolExecutor(number, mp_context=get_context("spawn")) as pool:
        running: list[Future[tuple[int, Notes]]] = [pool.submit(_work_there, place, job) for job in jobs]
        try:
            for future in as_completed(running):
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _work_there(place: tuple[str, str], job: _Job) -> tuple[int, Notes]:
    return len(job.ways), _work(_found(place), job)


def _work(game: Game, job: _Job) -> Notes:
    notes = Notes()
    kept: list[tuple[Setting, list[Answer], Chain]] = []
    runs = None
    try:
        for number, way in enumerate(job.ways):
            answers, links = look_on(game, way, notes, job.moments, job.bound)
            if job.elsewhere and number % ELSEWHERE_EVERY == 0:
                kept.append((way, answers, links))
        runs = RUNS_ELSEWHERE
        if kept:
            _alike_elsewhere(game, kept)
    except Failure as failure:
        broken = shortest(game, failure) if runs is None else shortest(game, failure, runs)
        raise broken from None
    return notes


def _place(game: Game) -> tuple[str, str] | None:
    """The module and the name by which another process finds the same game, if it can."""
    if not game.room:
        return None
    for name, value in vars(import_module(game.room)).items():
        if value is game:
            return game.room, name
    return None


def _found(place: tuple[str, str]) -> Game:
    found: Game = getattr(import_module(place[0]), place[1])
    return found


# -- 1: another process ------------------------------------------------------------------------------


def _alike_elsewhere(game: Game, kept: Sequence[tuple[Setting, list[Answer], Chain]]) -> None:
    """1: the same seed and answers are told the same in another process with other hashes."""
    place = _place(game)
    if place is None:
        return
    law = Law(1, "determinism", partial(_saved_elsewhere, place))
    asked = [[way.scenario, dict(way.options), way.seed, answers] for way, answers, _ in kept]
    for hashes in HASHES:
        there = _elsewhere({"place": place, "histories": asked}, hashes)
        for (way, answers, links), steps in zip(kept, there, strict=True):
            parts = links.parts_from(steps)
            if parts is not None:
                what = "in another process, with other hashes, something else is told"
                raise Failure(law, way, answers[:parts], parts, what)


def _saved_elsewhere(place: tuple[str, str], match: Match, chance: Random, notes: Notes) -> None:
    """1, at one moment: the saved match read in another process is told the same."""
    since = tail(match)
    for hashes in HASHES:
        (there,) = _elsewhere({"place": place, "saves": [match.save()], "since": since}, hashes)
        same(there, json.loads(json.dumps(snapshot(match, since))), "in another process, with other hashes")


def _elsewhere(request: dict[str, Any], hashes: str) -> Any:
    """What another Python says to a request."""
    done = subprocess.run(
        [sys.executable, "-c", "from grognard import laws; laws._answer_request()"],
        input=json.dumps(request), capture_output=True, text=True, check=False, encoding="utf-8",
        env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )  # fmt: skip
    if done.returncode:
        raise Complaint(f"another process cannot play it again: {done.stderr.strip().splitlines()[-1:]}")
    return json.loads(done.stdout)


def _answer_request() -> None:
    request = json.load(sys.stdin)
    game = _found(request["place"])
    told: list[Any] = []
    for scenario, options, seed, answers in request.get("histories", ()):
        told.append(chain(game, Setting(scenario, options, seed), [tuple(answer) for answer in answers]))
    for saved in request.get("saves", ()):
        told.append(snapshot(record.load(saved, lambda key: game), request["since"]))
    json.dump(told, sys.stdout)


# -- 6: something is hidden, so something is drawn ------------------------------------------------------


def _draws_afresh(game: Game, report: Report) -> None:
    """6: where seats are told different things, imagining must draw something anew for each of them."""
    for seat in sorted(report.notes.differ - report.notes.redrawn):
        what = f"in {report.notes.counts['worlds']} imagined worlds nothing was ever drawn afresh for {seat}"
        raise LawBroken(6, "fog", what, game=game.key)


# -- 10: words -----------------------------------------------------------------------------------------


def _has_words(game: Game, notes: Notes) -> None:
    """10: every message that was heard, and every title, is there in every language and lacks nothing."""
    faults = [*_untitled(game), *_unspoken(game, notes), *_unlisted(game, notes)]
    if faults:
        more = f" (and {len(faults) - 12} more)" if len(faults) > 12 else ""
        what = "; ".join(faults[:12]) + more
        raise LawBroken(10, "words", what, game=game.key)


def _untitled(game: Game) -> Iterator[str]:
    titled = [(game.key, game.title)]
    titled += [(seat.id, seat.title) for seat in game.seats]
    titled += [(scenario.id, scenario.title) for scenario in game.scenarios]
    titled += [(option.id, option.title) for option in game.options]
    for name, title in titled:
        for lang in words.languages():
            if not title.get(lang):
                yield f"{name} has no title in {lang}"


def _unspoken(game: Game, notes: Notes) -> Iterator[str]:
    for key, samples in sorted(notes.heard.items()):
        for lang in words.languages():
            if not words.has(key, lang, game):
                yield f"there is no {key} in {lang}"
                continue
            for args in samples.values():
                wrong = words.faults(key, args, lang, game)
                if key.startswith("event-"):
                    wrong += [f"no {each} in {lang}" for each in words.missing(words.event_ids(args), lang, game)]
                if wrong or not _spoken(game, key, args, lang).strip():
                    yield f"{key} in {lang} with {dict(args)}: {'; '.join(wrong) or 'says nothing'}"
                    break


def _spoken(game: Game, key: str, args: Mapping[str, Any], lang: str) -> str:
    kind, _, name = key.partition("-")
    if kind == "event":
        return words.event(game, args, lang)
    if kind == "no":
        return words.error(name, args, lang, game)
    if kind == "ask":
        return words.ask(game, _Asked(name, args), lang)
    return words.verb(game, name, None, lang)


@dataclass(frozen=True)
class _Asked:
    prompt: str
    args: Mapping[str, Any]


def _unlisted(game: Game, notes: Notes) -> Iterator[str]:
    """Rules that asks, events and refusals name, and the game's own list of rules has not."""
    known = {row.rule for row in ledger.rows(game)} if game.room else set()
    for rule in sorted(notes.rules) if known else ():
        if rule not in known:
            yield f"rule {rule} is named, and is in no rules.toml"
