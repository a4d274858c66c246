"""The player's words: message ids and their arguments, spoken from the Fluent catalogues.

Every message of every game and of the program stands in `locale/<language>/*.ftl`, each id once:
`ask-<prompt>`, `event-<kind>`, `no-<key>`, `verb-<verb>`, `cli-<what>`. A message gets the arguments of
what it tells, with the names of nouns replaced by what players call them. Some things come on top:

- a seat's id `$winner` comes with the seat's title, `$winner-name`;
- a word of a closed list comes with its own message, formatted with the same arguments: a roll's
  `$purpose` "weather" as `$purpose-name`, from `purpose-weather`; so do `level` and `reason`;
- what a table says seat by seat comes one by one too, `$units-axis`; pairs of a noun and a number stay
  together; a roll whose dice need a face says how many reach it, `$hits`;
- lists are joined with commas, a path with arrows, numbers stand plain (1941, not 1,941), nothing and an
  empty list are "none".

Where a game says a thing in its own way, it has a message with its key before the id (`eastfront-verb-space`);
that one is spoken, in that game.

An id that no catalogue has is spoken as itself, so that it shows; `missing` finds it beforehand.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HOME = Path(__file__).with_name("locale")
ORIGINAL = "en"
CLOSED_LISTS = ("purpose", "level", "reason")
LONGEST_WORD = 1000  # more than that of one argument no message repeats; Fluent gives up at 2500
LARGEST_NUMBER = 10**15  # what is larger was typed by somebody who tries things; Fluent would stumble over it
TOO_LARGE_TO_WRITE = 10**4000  # Python writes no number of more than 4300 digits
PATH = "path"  # places in the order in which something passes them

_chosen: list[str] = []
_folders: list[Path] = [HOME]


class Titled(Protocol):
    """A seat, as far as words are concerned."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> Mapping[str, str]: ...
    @property
    def team(self) -> str: ...


class Naming(Protocol):
    """A game, as far as words are concerned: what its seats and nouns are called."""

    @property
    def key(self) -> str: ...
    @property
    def seats(self) -> Sequence[Titled]: ...
    @property
    def names(self) -> Mapping[str, Sequence[str]]: ...
    @property
    def kinds(self) -> Mapping[str, str]: ...
    def label(self, kind: str, name: str, lang: str, /) -> str: ...


@runtime_checkable
class Speaking(Protocol):
    """A refusal, as far as words are concerned."""

    def text(self, lang: str | None = None) -> str: ...


class Asking(Protocol):
    """An ask, as far as words are concerned."""

    @property
    def prompt(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...


# -- languages -------------------------------------------------------------------------------------


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue.

    >>> languages()
    ('en', 'es')
    """
    return tuple(sorted(folder.name for folder in HOME.iterdir() if folder.is_dir()))


def language(lang: str | None = None) -> str:
    """The language to speak: the one asked for, else the one set, else that of the locale.

    >>> language("es_AR"), language("tlh")
    ('es', 'en')
    """
    for asked in (lang, *_chosen, *_locale()):
        if asked:
            short = asked.replace("_", "-").split("-")[0].split(".")[0].lower()
            return short if short in languages() else ORIGINAL
    return ORIGINAL


def chosen() -> str | None:
    """The language that was set."""
    return _chosen[0] if _chosen else None


def set_language(lang: str | None) -> None:
    """Speak this language from now on; None: that of the locale."""
    _chosen[:] = [lang] if lang else []


def _locale() -> list[str | None]:
    return [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]


# -- catalogues ------------------------------------------------------------------------------------


def read_also(folder: Path) -> None:
    """Take in the catalogues `<folder>/<language>/*.ftl` too: those of a game that lives elsewhere."""
    if folder not in _folders:
        _folders.append(folder)
        _catalogue.cache_clear()


def files(lang: str) -> list[Path]:
    """The catalogue files of a language."""
    return [path for folder in _folders for path in sorted((folder / lang).glob("*.ftl"))]


@cache
def _catalogue(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for path in files(lang):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def ids(lang: str | None = None) -> frozenset[str]:
    """The ids of all messages of a language."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    found = set()
    for path in files(language(lang)):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, Message):
                found.add(entry.id.name)
    return frozenset(found)


def has(key: str, lang: str | None = None, game: Naming | None = None) -> bool:
    """Is there such a message, the game's own or everybody's?"""
    return _catalogue(language(lang)).has_message(_own(key, language(lang), game))


def missing(wanted: Iterable[str], lang: str | None = None, game: Naming | None = None) -> list[str]:
    """Which of these messages a language lacks; without a language: which any language lacks."""
    spoken = languages() if lang is None else (language(lang),)
    return sorted({key for key in wanted for each in spoken if not has(key, each, game)})


def _own(key: str, lang: str, game: Naming | None) -> str:
    """The id of the game's own message, if it has one."""
    own = key if game is None else f"{game.key}-{key}"
    return own if _catalogue(lang).has_message(own) else key


# -- speaking --------------------------------------------------------------------------------------


def say(key: str, lang: str | None = None, /, **args: Any) -> str:
    """A message.

    >>> say("no-match-over", "en")
    'The match is over.'
    """
    return _format(key, args, language(lang))[0]


def faults(key: str, args: Mapping[str, Any], lang: str | None = None, game: Naming | None = None) -> list[str]:
    """What goes wrong when a message is spoken with these arguments, such as one that it lacks."""
    return _told(key, args, language(lang), game)[1]


def error(key: str, args: Mapping[str, Any], lang: str | None = None, game: Naming | None = None) -> str:
    """What a refusal or a bad input says; with the game, nouns have their labels.

    An argument that is itself a refusal says its own words in the same language.
    """
    tongue = language(lang)
    given = {name: each.text(tongue) if isinstance(each, Speaking) else each for name, each in args.items()}
    return _tell(f"no-{key}", given, tongue, game)


def say_for(game: Naming, key: str, args: Mapping[str, Any], lang: str | None = None) -> str:
    """A message about a game: nouns by their labels, seats by their titles."""
    return _tell(key, args, language(lang), game)


def ask(game: Naming, ask: Asking, lang: str | None = None) -> str:
    """What an ask asks."""
    return _tell(f"ask-{ask.prompt}", ask.args, language(lang), game)


def event(game: Naming, event: Mapping[str, Any], lang: str | None = None) -> str:
    """What happened, without its rule number."""
    return _tell(f"event-{event['kind']}", event, language(lang), game)


def event_ids(event: Mapping[str, Any]) -> list[str]:
    """The ids that speaking an event needs: its own, and those of its closed lists.

    >>> event_ids({"kind": "roll", "rule": "8.1", "purpose": "weather", "faces": [3]})
    ['event-roll', 'purpose-weather']
    """
    lists = [f"{name}-{event[name]}" for name in CLOSED_LISTS if isinstance(event.get(name), str)]
    return [f"event-{event['kind']}", *lists]


def verb(game: Naming, verb: str, noun: int | None = None, lang: str | None = None) -> str:
    """What an answer is called: a noun by its label, a button (or a verb alone) by its word."""
    spoken = language(lang)
    if noun is None:
        return _format(_own(f"verb-{verb}", spoken, game), {}, spoken)[0]
    return label(game, verb, game.names[verb][noun], spoken)


def label(game: Naming, verb: str, name: str, lang: str | None = None) -> str:
    """What players call a noun."""
    return game.label(game.kinds.get(verb, verb), name, language(lang))


def title(titles: Mapping[str, str], lang: str | None = None) -> str:
    """The title in the language, else in the original one, else whatever there is."""
    spoken = language(lang)
    return titles.get(spoken) or titles.get(ORIGINAL) or next(iter(titles.values()), "")


# -- arguments -------------------------------------------------------------------------------------


def _tell(key: str, args: Mapping[str, Any], lang: str, game: Naming | None) -> str:
    return _told(key, args, lang, game)[0]


def _told(key: str, args: Mapping[str, Any], lang: str, game: Naming | None) -> tuple[str, list[str]]:
    """A message with all that comes on top of its arguments, and what goes wrong with it."""
    given = dict(args) if game is None else _with_labels(game, args, lang)
    if key == "event-roll":
        given["hits"] = _hits(args)
    wrong: list[str] = []
    for name in CLOSED_LISTS:
        word = args.get(name)
        if isinstance(word, str):
            own = _own(f"{name}-{word}", lang, game)
            given[f"{name}-name"] = word
            if has(own, lang):
                given[f"{name}-name"], amiss = _format(own, given, lang)
                wrong += amiss
    text, amiss = _format(_own(key, lang, game), given, lang)
    return text, wrong + amiss


def _hits(roll: Mapping[str, Any]) -> int | None:
    """How many dice of a roll show what they need, if they need a face or more."""
    needs = roll.get("needs")
    return sum(face >= needs for face in roll.get("faces", ())) if isinstance(needs, int) else None


def _with_labels(game: Naming, args: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The arguments as a player reads them: labels for nouns, titles beside seats."""
    seats = _seats(game, lang)
    given: dict[str, Any] = {}
    for name, value in args.items():
        called = _labelled(game, game.kinds.get(name), value, lang)
        if isinstance(called, dict):
            given.update({f"{name}-{key}": each for key, each in called.items() if key in seats})
            called = {seats.get(key, key): each for key, each in called.items()}
        elif isinstance(called, list) and name == PATH:
            called = " → ".join(map(str, called))
        elif isinstance(value, str) and value in seats:
            given[f"{name}-name"] = seats[value]
        given[name] = called
    return given


def _labelled(game: Naming, kind: str | None, value: Any, lang: str) -> Any:
    """A value with the names of nouns of this kind as labels, wherever in it they stand."""
    if isinstance(value, list | tuple):
        return [_labelled(game, kind, each, lang) for each in value]
    if isinstance(value, dict):
        return {key: _labelled(game, kind, each, lang) for key, each in value.items()}
    return game.label(kind, value, lang) if kind is not None and isinstance(value, str) else value


def _seats(game: Naming, lang: str) -> dict[str, str]:
    """What seats are called, and teams by their seats."""
    called: dict[str, str] = {}
    for seat in game.seats:
        own = title(seat.title, lang)
        if seat.team:
            called[seat.team] = f"{called[seat.team]} + {own}" if seat.team in called else own
        called[seat.id] = own
    return called


def _format(key: str, args: Mapping[str, Any], lang: str) -> tuple[str, list[str]]:
    bundle = _catalogue(lang)
    if not bundle.has_message(key):
        return key, [f"no message {key} in {lang}"]
    pattern = bundle.get_message(key).value
    if pattern is None:
        return key, [f"message {key} in {lang} has no text"]
    text, wrong = bundle.format_pattern(pattern, {name: _value(value) for name, value in args.items()})
    return str(text), [f"{key} in {lang}: {each}" for each in wrong]


def _value(value: Any) -> Any:
    """A JSON value as Fluent takes it."""
    if value is None or value in ([], {}, ()):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        if abs(value) >= LARGEST_NUMBER:
            return _cut(str(value)) if abs(value) < TOO_LARGE_TO_WRITE else "…"
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    if isinstance(value, dict):
        return _cut(", ".join(f"{key} {each}" for key, each in value.items()))
    if isinstance(value, list | tuple):
        return _cut(", ".join(" ".join(map(str, each)) if isinstance(each, list) else str(each) for each in value))
    return _cut(str(value))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_WORD else text[:LONGEST_WORD] + "…"
