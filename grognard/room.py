"""What a game's room brings along beside its rules: modules, files, and the rulebook in our own words.

A room that lacks one of them is played all the same; whoever asks gets None or nothing.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any


@cache
def hook(room: str, module: str, name: str) -> Any:
    """A function (or anything else) of a room's module, if the room has it.

    >>> hook("grognard.games.leningrad41", "pieces", "pieces").__name__
    'pieces'
    >>> hook("grognard.games.leningrad41", "telepathy", "read") is None
    True
    """
    if not room:
        return None
    path = f"{room}.{module}"
    try:
        return getattr(import_module(path), name, None)
    except ModuleNotFoundError as absent:
        if absent.name != path:
            raise
        return None


def file(room: str, name: str) -> Traversable | None:
    """A file that a room brings along, if it does."""
    if not room:
        return None
    try:
        found = files(room).joinpath(name)
    except TypeError:  # the room is a single module
        return None
    return found if found.is_file() else None


@cache
def rules(room: str) -> dict[str, dict[str, Any]]:
    """The rules of a room by their numbers, in the order of the rulebook."""
    ledger = file(room, "rules.toml")
    if ledger is None:
        return {}
    return {rule["id"]: rule for rule in tomllib.loads(ledger.read_text("utf-8"))["rule"]}


def rule_title(rule: dict[str, Any], lang: str) -> str:
    """What a rule is called."""
    return str(rule.get(f"{lang}_title") or rule.get("en_title", ""))


def digest(room: str, number: str, lang: str) -> str:
    """A rule in our own words, or nothing."""
    rule = rules(room).get(number) or rules(room).get(f"{number}.0") or {}
    return str(rule.get(lang) or rule.get("en", ""))
