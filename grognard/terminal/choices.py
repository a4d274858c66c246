"""The answers to an ask as numbered choices, and what a typed line means among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, product
from string import ascii_lowercase
from typing import TypeVar

from grognard import words
from grognard.kernel import Ask, Game
from grognard.terminal.screen import fold

Found = TypeVar("Found")
DONE = "done"


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: the key to type for it, and what it is called."""

    key: str
    verb: str
    noun: int | None
    label: str


def choices(game: Game, ask: Ask, lang: str) -> list[Choice]:
    """All answers with their keys.

    Where nouns go by printed numbers, as areas do, their names are the keys: an area is chosen by what
    is printed on it, and no key means anything else; in a second role the verb stands before it, and other
    answers are lettered. Elsewhere answers are counted from 1. To be done is always 0.
    """
    answers = ask.answers()
    printed = {verb for verb in ask.options if goes_by_numbers(game, verb)}
    taken = {name.casefold() for verb in printed for name in game.names[verb]}
    counted = (key for key in (_letters() if printed else _numbers()) if key not in taken)
    used: set[str] = set()
    found = []
    for verb, noun in answers:
        own = game.name(verb, noun) if noun is not None and verb in printed else ""
        if verb == DONE and "0" not in taken:
            key = "0"
        elif own:
            key = own if own not in used else f"{verb} {own}"
        else:
            key = next(counted)
        used.add(key)
        found.append(Choice(key, verb, noun, words.verb(game, verb, noun, lang)))
    return found


def button(game: Game, verb: str, lang: str) -> Choice:
    """An answer without a noun that has no key of its own: one that is not offered."""
    return Choice("", verb, None, words.verb(game, verb, None, lang))


def is_a_number(game: Game, verb: str) -> bool:
    """Does this verb take mere numbers: how many, not which?"""
    return all(name.isdigit() for name in game.names[verb] if name)


def goes_by_numbers(game: Game, verb: str) -> bool:
    """Do the nouns of this verb go by numbers?"""
    return any(name.isdigit() for name in game.names.get(verb, ()))


def _numbers() -> Iterator[str]:
    return (str(number) for number in count(1))


def _letters() -> Iterator[str]:
    return ("".join(letters) for length in count(1) for letters in product(ascii_lowercase, repeat=length))


def meant(game: Game, offered: Iterable[Choice], typed: str, lang: str) -> list[Choice]:
    """The choices that a typed line may mean: by key, by name, by the beginning of a name or word.

    One noun under several verbs is meant under the first, as its key is, unless the verb is typed too.
    """
    known = list(offered)
    by_key = [choice for choice in known if choice.key.casefold() == typed.strip().casefold()]
    found = by_key or _nearest(fold(typed), [(choice, _forms(game, choice, lang)) for choice in known])
    return list({choice.label: choice for choice in reversed(found)}.values())[::-1]


def _forms(game: Game, choice: Choice, lang: str) -> list[str]:
    """What a player may type for a choice."""
    verbs = [choice.verb, words.verb(game, choice.verb, None, lang)]
    if choice.noun is None:
        return verbs
    nouns = [choice.label, game.name(choice.verb, choice.noun)]
    return [*nouns, *(f"{verb} {noun}" for verb in verbs for noun in nouns)]


def nouns_meant(game: Game, verbs: Iterable[str], typed: str, lang: str) -> list[tuple[str, int]]:
    """The nouns of these verbs, offered or not, that a typed line may mean."""
    verbs = list(verbs)
    exact = [(verb, noun) for verb in verbs if (noun := game.noun(verb, typed)) is not None]
    known = [((verb, noun), forms) for verb in verbs for noun, forms in _nouns(game, verb, lang)]
    return exact or _nearest(fold(typed), known)


def _nouns(game: Game, verb: str, lang: str) -> Iterator[tuple[int, list[str]]]:
    called = [verb, words.verb(game, verb, None, lang)]
    for noun, name in enumerate(game.names.get(verb, ())):
        if name:
            plain = [words.label(game, verb, name, lang), name]
            yield noun, [*plain, *(f"{each} {word}" for each in called for word in plain)]


def _nearest(typed: str, known: list[tuple[Found, list[str]]]) -> list[Found]:
    """What fits best: the whole of a form, else its beginning, else the beginning of a word in it."""
    if not typed:
        return []
    folded = [(thing, [fold(form) for form in forms]) for thing, forms in known]
    whole = [thing for thing, forms in folded if typed in forms]
    if whole or typed.isdigit():  # a number is a key or a name, never the beginning of one
        return whole
    begun = [thing for thing, forms in folded if any(form.startswith(typed) for form in forms)]
    return begun or [thing for thing, forms in folded if any(f" {typed}" in form.replace("(", " ") for form in forms)]
