"""What one seat has seen of a match: its events, the moments they make up, and how often its sight has changed.

All of it is counted by what the seat can see. An answer that brings the seat no event is no moment for it, and one
that changes nothing in its view leaves its position as it was.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from grognard.kernel import Match
from grognard.kernel.events import Event
from grognard.server.ladder import ALL, SPECTATOR

Plain = dict[str, Any]


def eyes(seat: str) -> str | None:
    """Whose eyes these are, as a match knows them."""
    return None if seat == SPECTATOR else seat


class Step(NamedTuple):
    """What stood after so many answers: the length of the log, who gave the last one and could take it back."""

    log: int
    seat: str = ""
    undo: bool = False
    barrier: str = "start"
    floor: int = 0

    @classmethod
    def after(cls, match: Match) -> Step:
        """After the last answer of this match."""
        if not len(match.answers):
            return cls(len(match.log))
        seat = match.answers[-1][0]
        return cls(len(match.log), seat, match.can_undo(seat), match.barrier, match.floor)


class Seen:
    """One seat's past at a table, whose history has a step for each number of answers."""

    __slots__ = (
        "_history", "_mark", "_read", "counts", "events", "kept", "moment_of", "moments", "position", "seat", "texts",
    )  # fmt: skip

    def __init__(self, seat: str, match: Match, history: Sequence[Step], run: bytes) -> None:
        self.seat = seat
        self.events: list[Plain] = []
        self.moment_of: list[int] = []  # event -> its moment
        self.moments: list[int] = [0]  # moment -> answers that had been given
        self.counts: list[int] = []  # moment -> events until then
        self.texts: dict[str, list[str]] = {}  # language -> the events' sentences, as far as they were spoken
        self.kept = 0  # events that the last change has left as they were
        self._read = 0  # answers
        self._history = history
        self._take_in(match, 0, history[0].log)
        self.counts.append(len(self.events))
        self._follow(match)
        self._mark = self._sight(match)
        # A number of an earlier run of the server must not mean something else now; nor may it tell whether others
        # have answered, so it begins by what can be seen, mixed with what is this run's own.
        self.position = int.from_bytes(hashlib.blake2b(self._mark, digest_size=4, key=run).digest(), "big")

    @property
    def last(self) -> int:
        """The present moment."""
        return len(self.moments) - 1

    def _follow(self, match: Match) -> None:
        """Take in what has happened since."""
        steps = self._history
        for answer in range(self._read + 1, len(steps)):
            if self._take_in(match, steps[answer - 1].log, steps[answer].log):
                self.moments.append(answer)
                self.counts.append(len(self.events))
        self._read = len(steps) - 1

    def _take_in(self, match: Match, start: int, end: int) -> bool:
        before = len(self.events)
        moment = len(self.moments) if self.counts else 0
        for number in range(start, end):
            told = _told(match.log[number], self.seat)
            if told is not None:
                self.events.append(told)
                self.moment_of.append(moment)
        return len(self.events) > before

    def _cut(self, answers: int) -> None:
        """Forget what came after so many answers."""
        stay = bisect_right(self.moments, answers)
        del self.moments[stay:], self.counts[stay:]
        events = self.counts[-1]
        del self.events[events:], self.moment_of[events:]
        for texts in self.texts.values():
            del texts[events:]
        self._read = min(self._read, answers)

    def takes_back(self) -> tuple[bool, str, int]:
        """May the seat take its last answer back; what stands against going further back, and at which moment.

        What others have answered since counts only where it is that which stands against it: how often they have
        answered unseen must not show.
        """
        steps = self._history
        own = next((number for number in range(len(steps) - 1, 0, -1) if steps[number].seat == self.seat), 0)
        step = steps[own]
        if own == 0 or (step.undo and own < len(steps) - 1):
            return False, "other" if own else "start", self.last
        barrier, floor = self._barrier(step)
        return step.undo, barrier, bisect_right(self.moments, floor) - 1

    def _barrier(self, step: Step) -> tuple[str, int]:
        """What stands against going further back, as far as the seat saw it: an answer of another that it did not see
        is none to it, and what stood before that counts."""
        steps = self._history
        while step.barrier == "other" and step.floor not in self.moments:
            before = step.floor
            while before and steps[before].seat != self.seat and before not in self.moments:
                before -= 1
            if not before or steps[before].seat != self.seat:
                return ("other" if before else "start"), before
            step = steps[before]
        return step.barrier, step.floor

    def differs(self, after: Match, log: int) -> bool:
        """Would the seat see it if the match went on as this one, whose log beyond that length is new?"""
        if self.moments[-1] > len(after.answers) or self._sight(after) != self._mark:
            return True
        return any(_told(after.log[number], self.seat) is not None for number in range(log, len(after.log)))

    def go_on(self, after: Match, common: int, answered: bool) -> None:
        """The match goes on as this one, with which so many answers are common. An own answer always counts."""
        events = len(self.events)
        self._cut(common)
        self.kept = len(self.events)
        self._follow(after)
        mark = self._sight(after)
        if answered or mark != self._mark or not events == self.kept == len(self.events):
            self.position += 1
        self._mark = mark

    def _sight(self, match: Match) -> bytes:
        """A mark of all that the seat can see now, but what the computer does."""
        told = [
            None if self.seat == ALL else match.view(eyes(self.seat)),
            [ask.plain() for ask in match.asks if ask.seat == self.seat],
            self.takes_back(),
        ]
        return hashlib.blake2b(msgspec.json.encode(told), digest_size=16).digest()


def _told(event: Event, seat: str) -> Plain | None:
    if seat == ALL:
        return {"kind": event.kind, "rule": event.rule, **event.args, **(event.secret or {})}
    return event.seen_by(eyes(seat))
