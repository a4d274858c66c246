"""For the tests of odds and overlays: battles fought with thrown dice by the room's own rules, and random matches."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from grognard import Match
from grognard.games.leningrad41.combat import battle
from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.prospects import by_use, spared_last
from grognard.kernel import Ask, Ended, Roll
from tests.games.leningrad41.play import GAME

SEATS = ("axis", "soviet", None)


def owners_choice(s: Position, ask: Ask) -> tuple[str, int]:
    """What the odds take an owner to choose."""
    if ask.prompt == "take-loss":
        return "unit", spared_last(s, _nouns(ask, "unit"))
    return "abort", by_use(_nouns(ask, "abort"))[0]


def _nouns(ask: Ask, verb: str) -> list[int]:
    nouns = ask.options[verb]
    assert isinstance(nouns, list)
    return nouns


def fought(s: Position, area: int, luck: random.Random) -> Position:
    """One battle from its beginning."""
    s = s.clone()
    flow = battle(s, area)
    answer: Any = None
    try:
        while True:
            waits = flow.send(answer)
            if isinstance(waits, Roll):
                answer = tuple(luck.randint(1, 6) for _ in range(waits.dice))
            else:
                verb, noun = owners_choice(s, waits)
                answer = (verb, noun) if waits.pair else noun
    except (StopIteration, Ended):
        return s


def fought_on(match: Match, seed: int) -> Position:
    """The rest of a battle that is under way, with other dice."""
    match = match.clone()
    match.reseed(seed)
    while match.result is None and match.state.battle:
        ask = match.asks[0]
        match.play(ask.seat, *owners_choice(match.state, ask))
    state: Position = match.state
    return state


def at_random(scenario: str, options: dict[str, Any], seed: int, answers: int) -> Iterator[Match]:
    """A match at random, answer by answer."""
    match = GAME.start(scenario, seed=seed, options=options)
    chance = random.Random(f"{scenario} {seed}")
    for _ in range(answers):
        yield match
        if match.result is not None:
            return
        ask = match.asks[0]
        match.play(ask.seat, *chance.choice(ask.answers()))


MATCHES = [
    ("campaign", {"optional": 9}, 1), ("campaign", {"optional": 4}, 2), ("campaign", {}, 3), ("preludes", {}, 4),
    ("sight", {}, 5), ("circle", {}, 6),
]  # fmt: skip
