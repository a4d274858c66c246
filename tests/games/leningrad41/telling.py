"""What every teller of the room is tried with: positions of random matches, and lines that have to be said."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator
from typing import Any

from grognard import Match, words
from tests.games.leningrad41.play import GAME

SEATS = ("axis", "soviet", None)
MATCHES = [
    ("campaign", {"optional": 9}, 1), ("campaign", {"optional": 9}, 2), ("campaign", {}, 3),
    ("preludes", {}, 4), ("sight", {}, 5), ("circle", {}, 6),
]  # fmt: skip
_CHECKED: set[str] = set()
LEFT_OVER = re.compile(r"[{}]|None|\b(?:de|su|fi)_[a-z0-9_]+|(?:ju8|do1)\d_\d|\[\[|leningrad41-|\b(?:axis|soviet)\b")
ENGLISH = re.compile(r"\b(?:the|and|block|blocks|area|with|from|none)\b", re.IGNORECASE)


def positions(
    scenario: str, options: dict[str, Any], seed: int, answers: int = 1200, every: int = 12
) -> Iterator[Match]:
    """Positions of a match at random, one out of so many."""
    match, chance = GAME.start(scenario, seed=seed, options=options), random.Random(seed)
    for step in range(answers):
        if step % every == 0 or match.result is not None:
            yield match
        if match.result is not None:
            return
        ask = match.asks[0]
        match.play(ask.seat, *chance.choice(ask.answers()))


def say(line: list[Any], lang: str = "en") -> str:
    """A line as a reader reads it."""
    key, args = line
    return words.say_for(GAME, key, args, lang)


def check(lines: Iterable[list[Any]]) -> None:
    """Each line is a message that both languages can say, with no argument missing and nothing raw left in it."""
    for line in lines:
        key, args = line
        text = json.dumps(line)
        if text in _CHECKED:
            continue
        _CHECKED.add(text)
        for lang in words.languages():
            assert words.faults(key, args, lang, GAME) == [], line
            text = say(line, lang)
            assert text.strip(), line
            assert not LEFT_OVER.search(text), f"{line}: {text}"
            assert lang != "es" or not ENGLISH.search(text), f"{line}: {text}"
