"""What a room says, spoken in the reader's language: lines, labels, events. The same words are spoken once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from grognard import words
from grognard.kernel import Game

KEPT = 50_000  # sentences; then the memory begins anew

_said: dict[tuple[str, str, bytes], str] = {}


def line(game: Game, told: Any, lang: str) -> str:
    """A room's line, `[id, {argument: value}]`; a plain text stands for itself, None for nothing."""
    if told is None or isinstance(told, str):
        return told or ""
    found = (game.key, lang, msgspec.json.encode(told))
    text = _said.get(found)
    if text is None:
        key, args = told
        text = _keep(found, words.say_for(game, key, args, lang))
    return text


def lines(game: Game, told: Iterable[Any], lang: str) -> list[str]:
    """Several of them."""
    return [line(game, each, lang) for each in told]


def event(game: Game, told: dict[str, Any], lang: str) -> str:
    """What happened."""
    found = (game.key, lang, msgspec.json.encode(told))
    text = _said.get(found)
    return _keep(found, words.event(game, told, lang)) if text is None else text


def seat(game: Game, name: str | None, lang: str) -> str:
    """What a seat or a team is called; anything else is its own name."""
    team = [words.title(each.title, lang) for each in game.seats if name in (each.id, each.team)]
    return " + ".join(team) if team else name or ""


def names(game: Game, args: Mapping[str, Any], kind: str | None = None) -> list[str]:
    """The nouns (of one kind) that the arguments of a message name, in the order in which they stand there."""
    found: dict[str, None] = {}
    for arg, value in args.items():
        of = game.kinds.get(arg, arg if arg in game.names else None)
        if of is not None and kind in (None, of):
            found.update(dict.fromkeys(name for name in _texts(value) if has(game, of, name)))
    return list(found)


def kind_of(game: Game, verb: str) -> str | None:
    """What the nouns of a verb are; None for a button."""
    return game.kinds.get(verb, verb) if verb in game.names else None


def has(game: Game, kind: str, name: str) -> bool:
    """Is there a noun of this kind by exactly this name?"""
    return name in _nouns(game).get(kind, ())


_NOUNS: dict[str, dict[str, set[str]]] = {}


def _nouns(game: Game) -> dict[str, set[str]]:
    """The nouns of a game by their kinds."""
    found = _NOUNS.get(game.key)
    if found is None:
        found = _NOUNS[game.key] = {}
        for verb, names in game.names.items():
            found.setdefault(kind_of(game, verb) or verb, set()).update(names)
        for named in found.values():
            named.discard("")
    return found


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)


def _keep(found: tuple[str, str, bytes], text: str) -> str:
    if len(_said) >= KEPT:
        _said.clear()
    _said[found] = text
    return text
