"""The checks that a message climbs before anything happens. Each rung has its message; none ends in a traceback."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec

from grognard import room, words
from grognard.kernel import Game, Match, Refused
from grognard.kernel.ask import Spoken

ALL = "all"  # the seat that sees everything, when a match is over
SPECTATOR = "spectator"  # the seat of those who only look on; open to all
PERSON = "person"
HIGHEST = 999_999_999  # no match has so many moments or events

T = TypeVar("T")


class Turned(Exception):
    """A message that is turned away: the status, the message's id in the catalogues, the rule if one says so."""

    def __init__(self, status: int, key: str, /, *, no: Spoken | None = None, game: Game | None = None, **args: Any):
        super().__init__(key)
        self.status, self.key, self.no, self.game, self.args_ = status, key, no, game, args

    def plain(self, lang: str) -> dict[str, Any]:
        """As JSON data, in the reader's language."""
        if self.no is None:
            return {"error": {"key": self.key, "message": words.say(f"server-{self.key}", lang, **self.args_)}}
        told: dict[str, Any] = {"key": self.no.key, "message": self.no.text(lang)}
        if isinstance(self.no, Refused):
            told["rule"] = self.no.rule
            told["digest"] = "" if self.game is None else room.digest(self.game.room, self.no.rule, lang)
        return {"error": told}


def forbidden(no: Refused, game: Game) -> Turned:
    """What the rules say no to."""
    return Turned(409, no.key, no=no, game=game)


def unreadable(bad: Spoken) -> Turned:
    """What the kernel cannot read: a save, an option, a scenario."""
    return Turned(400, bad.key, no=bad)


# -- what may be sent --------------------------------------------------------------------------------------


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's answer to what it was last shown."""

    position: str
    verb: str
    noun: str | None = None


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """The last answer is taken back."""

    position: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    scenario: str
    options: dict[str, bool | int | str]
    seats: dict[str, str]


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """A new table that goes on from a moment that a seat has seen."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]
    seat: str
    against: str


class Mind(msgspec.Struct, forbid_unknown_fields=True):
    """What the computer is told."""

    do: str


def read(body: bytes, shape: type[T]) -> T:
    """The message of this shape that a body holds.

    >>> read(b'{"position": "7", "verb": "done"}', Answer)
    Answer(position='7', verb='done', noun=None)
    """
    try:
        return msgspec.json.decode(body, type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as bad:
        raise Turned(400, "malformed", trouble=_short(str(bad))) from bad


def number(text: str | None, name: str, highest: int) -> int | None:
    """A number from an address, or None when it is not given."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= highest):
        raise Turned(400, "bad-number", name=name, value=_short(text), highest=highest)
    return int(text)


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"


# -- the rungs of an answer --------------------------------------------------------------------------------


def seat_at(game: Game, seat: str) -> None:
    """Is there such a seat?"""
    if seat not in (ALL, SPECTATOR) and all(each.id != seat for each in game.seats):
        raise Turned(404, "no-such-seat", name=_short(seat))


def person_at(game: Game, players: Mapping[str, str], seat: str) -> None:
    """Does a person sit there, who may answer?"""
    seat_at(game, seat)
    if players.get(seat) != PERSON:
        raise Turned(403, "not-your-seat")


def may_look(game: Game, players: Mapping[str, str], seat: str, over: bool) -> None:
    """A person sees its own seat, and every other when the match is over; anybody may look on."""
    seat_at(game, seat)
    if not over and seat != SPECTATOR and players.get(seat) != PERSON:
        raise Turned(403, "not-your-seat" if seat != ALL else "not-over")


def present(position: str, now: str) -> None:
    """Was the answer meant for what the seat sees now?"""
    if position != now:
        raise Turned(409, "stale", position=_short(position), now=now)


def asked(match: Match, seat: str) -> None:
    """Is the match on, and the seat asked? Says nothing of what others are asked."""
    if match.result is not None:
        raise Turned(409, "over")
    if all(ask.seat != seat for ask in match.asks):
        raise Turned(409, "not-asked")


def offered(match: Match, seat: str, verb: str, noun: str | None) -> None:
    """The last rung: do the rules offer it?"""
    no = match.why(seat, verb, noun)
    if no is not None:
        raise forbidden(no, match.game)


def takes_back(undo: bool, barrier: str) -> None:
    """May the seat take its last answer back? Says what stands against it, as its look does."""
    if not undo:
        raise Turned(409, "undo-nothing" if barrier in ("start", "other") else "undo-barrier")
