"""A worker process: agents that answer for seats without a person.

It reads questions, one JSON object a line, and writes answers likewise. A question holds what the seat may know
and what it is asked; nothing else ever reaches this process. An agent remembers what it meant to do, so each seat
of each table has one of its own, as long as the process lives. Run as `python -m grognard.server.worker`.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from typing import Any, BinaryIO

import msgspec

from grognard import agents
from grognard.games import game
from grognard.kernel import Ask

REMEMBERED = 64  # agents; the one that was asked longest ago is forgotten first


class Asked(msgspec.Struct):
    """One ask of the seat."""

    seat: str
    prompt: str
    rule: str
    args: dict[str, Any]
    options: dict[str, Any]  # verb -> nouns, or true for a button

    def ask(self) -> Ask:
        return Ask(self.seat, self.prompt, rule=self.rule, args=self.args, **self.options)


class Question(msgspec.Struct):
    """What an agent is to answer."""

    table: str
    game: str
    player: str
    seat: str
    view: dict[str, Any]
    asks: list[Asked]


class Answer(msgspec.Struct):
    """What it answers; trouble when it could not."""

    verb: str = ""
    noun: int | None = None
    trouble: str = ""


class Agents:
    """The agents of this process."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, str, str], agents.Agent] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        """The answer of the seat's own agent. One that stumbles is forgotten: another begins afresh."""
        key = (question.table, question.seat, question.player)
        try:
            agent = self._known.pop(key, None) or self._make(question)
            verb, noun = agent.answer(question.view, [asked.ask() for asked in question.asks])
        except Exception as bad:  # noqa: BLE001 (whatever it is, the server hears of it and asks again)
            traceback.print_exc()
            return Answer(trouble=f"{type(bad).__name__}: {bad}"[:500])
        self._known[key] = agent
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return Answer(verb, noun)

    def _make(self, question: Question) -> agents.Agent:
        return agents.make(question.player, game(question.game), question.seat, question.table)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    known = Agents()
    for line in questions:
        answer = known.answer(msgspec.json.decode(line, type=Question))
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def main() -> None:
    """Answer on stdout; whatever else is printed goes to stderr. The server, not Ctrl-C, ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:  # the server was killed meanwhile
        os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())  # for what is still to be flushed


if __name__ == "__main__":
    main()
