"""What every teller of the room is tried with: positions of random matches, and lines that have to be said."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable, Iterator
from typing import Any

from grognard import Match, words
from grognard.kernel import Ask
from tests.games.eastfront.play import GAME

SEATS = ("axis", "soviet", None)
MATCHES = [
    ("S42", {}, 1), ("S41", {}, 2), ("W42", {"naval": True, "paratroops": True}, 3), ("S44", {"west-weather": True}, 4),
    ("W44", {}, 5), ("EDELWEISS", {}, 6),
]  # fmt: skip
_CHECKED: set[str] = set()
LEFT_OVER = re.compile(r"[{}]|None|\b(?:ax|sv)_[a-z0-9_]+|\[\[|eastfront-|\b(?:axis|soviet|cut_off)\b")
ENGLISH = re.compile(r"\b(?:the|and|block|blocks|unit|units|with|from|none|strength|of)\b", re.IGNORECASE)


def positions(
    scenario: str, options: dict[str, Any], seed: int, answers: int = 900, every: int = 15
) -> Iterator[Match]:
    """Positions of a match at random, one out of so many; set-ups are left as they are."""
    match, chance = GAME.start(scenario, seed=seed, options=options), random.Random(seed)
    for step in range(answers):
        if step % every == 0 or match.result is not None:
            yield match
        if match.result is not None:
            return
        ask = match.asks[0]
        match.play(ask.seat, *_chosen(ask, chance, step))


def _chosen(ask: Ask, chance: random.Random, step: int) -> tuple[str, int | None]:
    """An answer: set-ups and productions are soon done with, elsewhere something is done first."""
    offered = ask.answers()
    done = [each for each in offered if each[0] == "done"]
    if done and (chance.random() < 0.05 or (ask.prompt in ("set-up", "produce") and step % 5)):
        return done[0]
    verb = chance.choice(sorted({each[0] for each in offered} - {"done"}) or ["done"])
    return chance.choice([each for each in offered if each[0] == verb])


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
            assert text.strip() or key == "eastfront-hint-march", line
            assert not LEFT_OVER.search(text), f"{line}: {text}"
            assert lang != "es" or not ENGLISH.search(text), f"{line}: {text}"
