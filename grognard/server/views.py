"""The only door: what leaves the process about a match, spoken, for one seat, as JSON data."""

from __future__ import annotations

from typing import Any

from grognard.kernel import Game
from grognard.server.tables import Table

Plain = dict[str, Any]


def games(lang: str) -> list[Plain]:
    """The games that can be played."""
    raise NotImplementedError


def board(game: Game, lang: str) -> Plain:
    """The board's places, and how its pieces look."""
    raise NotImplementedError


def picture(game: Game, lang: str) -> str:
    """The printed board as SVG."""
    raise NotImplementedError


def rules(game: Game, lang: str) -> list[Plain]:
    """Our digests of the rules, in the order of the book."""
    raise NotImplementedError


def summary(table: Table, lang: str) -> Plain:
    """What anybody may know of a table, for the list."""
    raise NotImplementedError


def detail(table: Table, lang: str) -> Plain:
    """The same with options and commitment, and the key when the match is over."""
    raise NotImplementedError


def look(table: Table, seat: str, lang: str, moment: int | None = None) -> Plain:
    """The board as the seat sees it, now or at a moment."""
    raise NotImplementedError


def events(table: Table, seat: str, lang: str, since: int = 0) -> list[Plain]:
    """The seat's log from event number `since`."""
    raise NotImplementedError


def why(table: Table, seat: str, lang: str, kind: str, name: str, moment: int | None = None) -> Plain:
    """What a thing is, and which rule stands against choosing it."""
    raise NotImplementedError


def overlay(
    table: Table, seat: str, lang: str, overlay: str, noun: str | None = None, moment: int | None = None
) -> Plain:
    """What to paint over the board."""
    raise NotImplementedError


def odds(table: Table, seat: str, lang: str, noun: str | None = None, moment: int | None = None) -> Plain | None:
    """How a battle may go."""
    raise NotImplementedError


def dice(table: Table, seat: str, lang: str) -> list[Plain]:
    """The dice that the seat saw, by side."""
    raise NotImplementedError


def verify(table: Table, lang: str) -> Plain:
    """Every roll checked, when the match is over."""
    raise NotImplementedError
