"""Short words for the tests: a position typed in, answers given, and what one sees afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import grognard
from grognard import Match
from grognard.games.eastfront.hexes import HEX, HEXES
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.units import UNIT

GAME = grognard.game("eastfront")
Noun = int | str | None


def position(text: str, dice: Sequence[int] | None = None, seed: int | str = 0) -> Match:
    """A match that goes on from a position text, with these dice to come."""
    return GAME.position(text, seed=seed, dice=dice)


def answer(match: Match, *answers: str | tuple[str, Noun]) -> Match:
    """Give answers one after the other, each by whoever is asked: a button, or a verb and its noun."""
    for each in answers:
        verb, noun = (each, None) if isinstance(each, str) else each
        match.play(match.asks[0].seat, verb, noun)
    return match


def move(match: Match, unit: str, *path: str) -> Match:
    """A block moves to the last of these hexes; those before it are the ways by which it enters and leaves battles."""
    *by, end = path
    return answer(match, ("unit", unit), ("space", end), *(("via", hex_) for hex_ in by))


def offered(match: Match, verb: str) -> set[str]:
    """The names of what may be answered with this verb; a button that is offered gives its own name."""
    options = match.asks[0].options.get(verb, [])
    if isinstance(options, bool):
        return {verb} if options else set()
    return {GAME.name(verb, noun) for noun in options}


def verbs(match: Match) -> set[str]:
    """The verbs that may be answered."""
    return set(match.asks[0].options)


def refused(match: Match, verb: str, noun: Noun = None) -> tuple[str, str]:
    """The rule that forbids an answer, and the key of what it says."""
    no = match.why(match.asks[0].seat, verb, noun)
    assert no is not None, f"{verb} {noun} is allowed"
    return no.rule, no.key


def allowed(match: Match, verb: str, noun: Noun = None) -> bool:
    return match.why(match.asks[0].seat, verb, noun) is None


def state(match: Match) -> Position:
    """The position itself, for what no view tells."""
    return cast(Position, match.state)


def block(match: Match, unit: str) -> dict[str, Any]:
    """What the owner sees of a block: where it is, its strength, its marks."""
    found: dict[str, Any] = match.view("soviet" if unit.startswith("sv_") else "axis")["units"][unit]
    return found


def at(match: Match, unit: str) -> str:
    """The address of the hex where a block is, or the place off the map."""
    where: str = block(match, unit)["at"]
    return where


def strength(match: Match, unit: str) -> int:
    return state(match).strength[UNIT[unit]]


def place(name: str) -> str:
    """The address that the map gives a hex, whatever one calls it."""
    return HEXES[HEX[name]]


def told(match: Match, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The events of one kind as a seat has heard them."""
    return [event for event in match.events(seat) if event["kind"] == kind]


def rolls(match: Match, purpose: str) -> list[list[int]]:
    """The dice thrown for one purpose, in the order thrown."""
    return [event["faces"] for event in told(match, "roll", "axis") if event["purpose"] == purpose]


def controller(match: Match, name: str) -> str:
    """Who controls a hex in this phase: axis, soviet, or nobody where it is disputed."""
    view = match.view(None)
    return next((side for side in ("axis", "soviet") if place(name) in view["control"][side]), "nobody")


def prompt(match: Match) -> str:
    """What is asked just now."""
    return match.asks[0].prompt
