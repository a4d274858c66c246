"""Grognard: historical board wargames, with every rule enforced and every refusal explained.

>>> import grognard
>>> match = grognard.game("leningrad41").start("preludes", seed=7)
>>> match.asks[0].seat
'axis'
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from grognard.games import game, games
from grognard.kernel import BadInput, DiceRanOut, Game, Match, Refused, Result, record
from grognard.kernel.ask import Spoken

__version__ = "0.1.0"
__all__ = ["BadInput", "DiceRanOut", "Game", "Match", "Refused", "Result", "game", "games", "load"]


def load(saved: str | bytes) -> Match:
    """A saved match again. What cannot be read raises `BadInput`, which says where and what."""
    return record.load(saved, game)


def _speak(key: str, args: Mapping[str, Any], lang: str | None, game: Any) -> str:
    """Refusals and errors speak through the catalogues, which are read when first needed."""
    from grognard import words

    return words.error(key, args, lang, game)


Spoken.speak = _speak


def __getattr__(name: str) -> Any:
    if name in ("laws", "words"):
        return import_module(f"grognard.{name}")
    raise AttributeError(f"module 'grognard' has no attribute {name!r}")
