"""Pairs of matches that differ only in what one seat may not know, and stay so while both are played on.

A random match is looked at from one seat; all that the seat may not know is drawn afresh; both are written as
position texts and begun from there with the same dice. Then they are played side by side: the seat gives the same
answers in both, and for an answer of another seat the twin gets one that looks the same from outside, though it
may be another block that moves, or two answers, or none where the seat can notice none. When nothing of that kind
can be found, because something would come to light in which the two differ, the pair has come to its end; so
has it before the match ends, for then everything comes to light.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from grognard.kernel import Game, Match
from grognard.kernel.laws import settings
from grognard.kernel.match import Answer

BEFORE = 400  # answers at random before a pair begins, at most
TRIES = 4  # answers that are tried for a step
LIKENESSES = 60  # answers of the twin that are compared with one of another seat
QUIET = 8  # answers that nobody notices, after which the twin's next one may be the likeness
Offer = tuple[str, str | None]


@dataclass(frozen=True, slots=True)
class Step:
    """What was done in both: by whom, and the answers in each. None: the last answer was taken back."""

    seat: str
    one: list[Offer | None]
    two: list[Offer | None]


class Pair:
    """Two matches that `seat` cannot tell apart."""

    def __init__(self, seat: str, one: Match, two: Match) -> None:
        self.seat, self.one, self.two = seat, one, two
        self.game = one.game

    @property
    def differ(self) -> bool:
        """Is there something hidden that is not the same?"""
        return self.one.digest() != self.two.digest()

    def step(self, chance: random.Random) -> Step | None:
        """Play both on by one answer, or take one back. None when the pair has come to its end."""
        if self.one.result is not None:
            return None
        if self.one.can_undo(self.seat) and chance.random() < 0.1:
            self.one.undo(self.seat)
            self.two.undo(self.seat)
            return Step(self.seat, [None], [None])
        for _ in range(TRIES):
            ask = chance.choice(self.one.asks)
            answer = (ask.seat, *chance.choice(ask.answers()))
            found = self._together(answer, chance)
            if found is not None:
                return Step(ask.seat, [self._named(answer)], [self._named(each) for each in found])
        return None

    def _together(self, answer: Answer, chance: random.Random) -> list[Answer] | None:
        """Play this answer in the one and its likeness in the other, if there is one; the likeness."""
        one, seen = self._after(self.one, answer)
        if one.result is not None:
            return None
        if answer[0] != self.seat and seen == self._still(self.one) and chance.random() < 0.5:
            self.one = one
            return []
        for match, answers in self._candidates(answer, chance):
            two, same = self._after(match, answers[-1])
            if same == seen:
                self.one, self.two = one, two
                return answers
        return None

    def _candidates(self, answer: Answer, chance: random.Random) -> Iterator[tuple[Match, list[Answer]]]:
        """What may look the same, and the match just before the last of it: the same if it can be, one, or two."""
        if answer[0] == self.seat:
            yield self.two, [answer]
            return
        offered = self._offered(self.two, answer, chance)
        yield from ((self.two, [each]) for each in offered[:LIKENESSES])
        for first in offered[:QUIET]:
            match, seen = self._after(self.two, first)
            if seen == self._still(self.two) and match.result is None:
                yield from ((match, [first, each]) for each in self._offered(match, answer, chance)[:QUIET])

    def _offered(self, match: Match, answer: Answer, chance: random.Random) -> list[Answer]:
        """What the same seat may answer: first the same, then what is of the same kind."""
        offered = [(ask.seat, *each) for ask in match.asks if ask.seat == answer[0] for each in ask.answers()]
        chance.shuffle(offered)
        return sorted(offered, key=lambda each: (each != answer, each[1] != answer[1]))

    def _after(self, match: Match, answer: Answer) -> tuple[Match, Any]:
        """A match after an answer, and what the seat is told of it."""
        after = match.clone()
        after.play(*answer)
        return after, told(after, self.seat, len(match.log))

    def _still(self, match: Match) -> Any:
        """What the seat is told when nothing happens."""
        return told(match, self.seat, len(match.log))

    def _named(self, answer: Answer) -> Offer:
        _, verb, noun = answer
        return verb, None if noun is None else self.game.name(verb, noun)


def told(match: Match, seat: str, since: int) -> tuple[Any, ...]:
    """All that the rules let a seat know, with what happened since a place in the log."""
    seen = [event.seen_by(seat) for event in match.log.since(since)]
    asks = [ask.plain() for ask in match.asks if ask.seat == seat]
    return match.view(seat), asks, [each for each in seen if each is not None], match.can_undo(seat)


def pairs(game: Game, seed: int) -> Iterator[Pair]:
    """Pairs without end, from all scenarios and for all seats, each different in something hidden."""
    chance = random.Random(f"pairs {seed}")
    for setting in settings(game, seed):
        rest = _at_rest(setting.begin(game), chance)
        if rest is None:
            continue
        seat, key = _onlooker(rest, chance), setting.seed
        twin = rest.determinize(seat, key)
        one, two = (game.position(match.notation(), seed=key) for match in (rest, twin))
        pair = Pair(seat, one, two)
        assert told(one, seat, 0) == told(two, seat, 0), f"{seat} is told what is hidden by the rules themselves"
        if pair.differ:
            yield pair


def _onlooker(match: Match, chance: random.Random) -> str:
    """A seat, more often one that is not asked."""
    asked = {ask.seat for ask in match.asks}
    others = [seat.id for seat in match.game.seats if seat.id not in asked]
    return chance.choice(others or sorted(asked)) if chance.random() < 0.7 else chance.choice(sorted(asked))


def _at_rest(match: Match, chance: random.Random) -> Match | None:
    """Played on at random, at the last moment at which its position text says everything."""
    rest = None
    for _ in range(chance.randrange(BEFORE)):
        if match.result is not None:
            break
        ask = chance.choice(match.asks)
        match.play(ask.seat, *chance.choice(ask.answers()))
        if match.at_rest and match.result is None:
            rest = match.clone()
    return rest
