"""The board as text: a room's own summary where it has one, else its view, laid out plainly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard import room, words
from grognard.kernel import BadInput, Game, Match

FRAME = ("game", "scenario", "options", "seat", "waiting", "result")  # what the kernel puts into every view


def board(game: Game, view: dict[str, Any], lang: str, width: int) -> str:
    """What one seat may know, to be read: the room's `summary.summary(view, lang, say, width)`, or anyhow."""
    own = room.hook(game.room, "summary", "summary")
    return str(own(view, lang, words.say, width)) if own else plain(game, view, lang)


def detail(game: Game, view: dict[str, Any], verb: str, noun: int, lang: str) -> str:
    """What a room's `detail.detail(view, verb, name, lang, say)` says beside a choice."""
    own = room.hook(game.room, "detail", "detail")
    return str(own(view, verb, game.name(verb, noun), lang, words.say)) if own else ""


def drawn(match: Match, seat: str | None, lang: str) -> str:
    """The board as one seat sees it, as an SVG picture."""
    from grognard import picture

    if room.file(match.game.room, "data/board.svg") is None:
        raise BadInput("no-picture", game=match.game.key)
    return picture.draw(match.game, match, seat, lang)


def plain(game: Game, view: Mapping[str, Any], lang: str) -> str:
    """Any view: what is short together on one line, lists and tables below."""
    short, long = [], []
    for key, value in view.items():
        if key in FRAME:
            continue
        name = _named(game, f"view-{key}", key, lang)
        if isinstance(value, list | dict):
            long += [f"{name}:", *(f"  {row}" for row in _rows(game, value, lang))]
        else:
            short.append(f"{name}: {_worded(game, key, value, lang)}")
    return "\n".join([*([" · ".join(short)] if short else []), *long])


def _rows(game: Game, value: list[Any] | dict[str, Any], lang: str) -> list[str]:
    """A list or a table: row by row when it holds more of the kind, else on one line."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    if any(isinstance(each, list | dict) for _, each in pairs):
        named = isinstance(value, dict)
        return [
            (f"{_worded(game, '', key, lang)}: " if named else "") + _flat(game, each, lang)
            for key, each in pairs
            if each not in ([], {}, None)
        ] or ["–"]
    return [_flat(game, value, lang)]


def _flat(game: Game, value: Any, lang: str) -> str:
    if isinstance(value, dict):
        pairs = [(_named(game, f"view-{key}", _worded(game, "", key, lang), lang), key) for key in value]
        return ", ".join(f"{name} {_flat_in(game, key, value[key], lang)}" for name, key in pairs) or "–"
    if isinstance(value, list):
        return ", ".join(_flat_in(game, "", each, lang) for each in value) or "–"
    return _worded(game, "", value, lang)


def _flat_in(game: Game, key: str, value: Any, lang: str) -> str:
    if isinstance(value, list | dict):
        return f"({_flat(game, value, lang)})"
    return _worded(game, key, value, lang)


def _worded(game: Game, key: str, value: Any, lang: str) -> str:
    """A single value: nouns by their labels, seats by their titles."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.say("cli-yes" if value else "cli-no", lang)
    kind = game.kinds.get(key, key)
    if isinstance(value, str) and value in game.names.get(kind, ()):
        return words.label(game, kind, value, lang)
    titles = {seat.id: words.title(seat.title, lang) for seat in game.seats}
    return titles.get(value, str(value))


def _named(game: Game, message: str, name: str, lang: str) -> str:
    return words.say_for(game, message, {}, lang) if words.has(message, lang, game) else str(name)
