"""Histories: how a match was begun and answered, and what its seats were told on the way."""

from __future__ import annotations

import hashlib
import random
import traceback
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from grognard.kernel.ask import Refused
from grognard.kernel.game import Game
from grognard.kernel.laws.broken import Complaint, as_text
from grognard.kernel.match import Answer, Match

TAIL = 40  # events: a law compares the last ones only
EVERY_STEP_UNTIL = 24
STRIDE = 32
SAMPLES = 12


@dataclass(frozen=True)
class Setting:
    """How a match begins."""

    scenario: str
    options: Mapping[str, Any]
    seed: str

    def begin(self, game: Game) -> Match:
        return game.start(self.scenario, seed=self.seed, options=self.options)


@dataclass
class Notes:
    """What was heard and counted while the laws looked on."""

    heard: dict[str, dict[str, dict[str, Any]]] = field(default_factory=dict)  # id -> samples of arguments
    rules: set[str] = field(default_factory=set)  # the rule numbers that were named
    counts: Counter[str] = field(default_factory=Counter)
    differ: set[str] = field(default_factory=set)  # seats that are told other things than some other seat
    redrawn: set[str] = field(default_factory=set)  # seats for which something was drawn afresh

    def hear(self, key: str, rule: str, args: Mapping[str, Any]) -> None:
        """A message id, with what was said."""
        self.rules.add(rule)
        samples = self.heard.setdefault(key, {})
        if len(samples) < SAMPLES:
            samples.setdefault(as_text(args), dict(args))

    def join(self, other: Notes) -> None:
        """Take over what another has noted."""
        for key, samples in other.heard.items():
            mine = self.heard.setdefault(key, {})
            for text in list(samples)[: max(SAMPLES - len(mine), 0)]:
                mine.setdefault(text, samples[text])
        self.rules |= other.rules
        self.counts += other.counts
        self.differ |= other.differ
        self.redrawn |= other.redrawn


def random_answer(match: Match, chance: random.Random) -> Answer:
    ask = chance.choice(match.asks)
    verb, noun = chance.choice(ask.answers())
    return ask.seat, verb, noun


def play(match: Match, answer: Answer) -> None:
    """Give an answer that was offered; whatever goes wrong is a complaint."""
    try:
        match.play(*answer)
    except Exception as bad:
        raise Complaint(f"{written(match.game, answer)} is offered and does not apply: {last_line(bad)}") from bad


def stroll(match: Match, chance: random.Random, most: int) -> None:
    """Play on at random."""
    for _ in range(chance.randint(1, most)):
        if match.result is not None:
            return
        play(match, random_answer(match, chance))


def replayed(game: Game, setting: Setting, answers: Iterable[Answer]) -> tuple[Match, list[Answer]]:
    """The match after these answers, leaving out those that do not apply; and those that do."""
    match, done = setting.begin(game), []
    for answer in answers:
        if match.result is not None:
            break
        try:
            match.play(*answer)
        except Refused:
            continue
        done.append(answer)
    return match, done


def written(game: Game, answer: Answer) -> str:
    """An answer as the records write it."""
    seat, verb, noun = answer
    return f"{seat}/{verb}" if noun is None else f"{seat}/{verb}/{game.name(verb, noun)}"


def seats(game: Game) -> list[str | None]:
    """All that may look: the seats, and a spectator."""
    return [*(seat.id for seat in game.seats), None]


# -- what is told -----------------------------------------------------------------------------------


def told(match: Match, seat: str | None, since: int) -> dict[str, Any]:
    """What a seat is told: its view, its asks, and the events after a place in the log."""
    seen = [event.seen_by(seat) for event in match.log.since(since)]
    return {
        "view": match.view(seat),
        "asks": [ask.plain() for ask in match.asks if ask.seat == seat],
        "events": [event for event in seen if event is not None],
    }


def tail(match: Match) -> int:
    """The place in the log from which laws compare events."""
    return max(len(match.log) - TAIL, 0)


def snapshot(match: Match, since: int) -> dict[str, Any]:
    """All that anybody can find out about a match: what should not change, or come back."""
    return {
        "digest": match.digest(),
        "asks": [ask.plain() for ask in match.asks],
        "answers": len(match.answers),
        "events": len(match.log),
        "dice": [match.dice.count, match.dice.used],
        "undo": [seat.id for seat in match.game.seats if match.can_undo(seat.id)],
        "told": {str(seat): told(match, seat, since) for seat in seats(match.game)},
    }


class Chain:
    """What was told step by step, as one hash a step: every ask, and everything at many of the steps."""

    def __init__(self) -> None:
        self.steps: list[str] = []
        self._since = 0

    def add(self, match: Match) -> None:
        step = len(self.steps)
        said: Any = [ask.plain() for ask in match.asks]
        if step < EVERY_STEP_UNTIL or step % STRIDE == 0 or match.result is not None:
            views = [told(match, seat, self._since) for seat in seats(match.game)]
            said = [said, match.digest(), views]
            self._since = len(match.log)
        self.steps.append(hashlib.blake2b(as_text(said).encode("utf-8", "replace"), digest_size=8).hexdigest())

    def parts_from(self, other: list[str]) -> int | None:
        """The first step that is not the same, if any."""
        for step, (mine, theirs) in enumerate(zip(self.steps, other, strict=False)):
            if mine != theirs:
                return step
        return None if len(self.steps) == len(other) else min(len(self.steps), len(other))


def chain(game: Game, setting: Setting, answers: Iterable[Answer]) -> list[str]:
    """The chain of a whole history."""
    match, links = setting.begin(game), Chain()
    links.add(match)
    for answer in answers:
        match.play(*answer)
        links.add(match)
    return links.steps


def last_line(bad: BaseException) -> str:
    """An exception and where it was raised."""
    frames = traceback.extract_tb(bad.__traceback__)
    where = f" (line {frames[-1].lineno} of {frames[-1].filename.rsplit('/', 1)[-1]})" if frames else ""
    return f"{type(bad).__name__}: {bad}{where}"
