"""Dice statistics of a match, and the check of every roll when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

import grognard
from grognard import room, words
from grognard.kernel import BadInput, DiceRanOut, Game, Match, Refused, record
from grognard.kernel.dice import first_wrong
from grognard.server import spoken
from grognard.server.tables import Table

Plain = dict[str, Any]
SIDES = 6  # dice with other sides are not counted


def tally(game: Game, events: Sequence[Plain], lang: str) -> list[Plain]:
    """The dice of a log by side, in the order of the seats; what is nobody's comes last."""
    rolls = [event for event in events if event["kind"] == "roll"]
    own = room.hook(game.room, "tally", "sides")
    sides: Iterable[str | None] = own(events) if own else (_side(game, roll) for roll in rolls)
    rolled: dict[str | None, list[Plain]] = {}
    for side, roll in zip(sides, rolls, strict=True):
        if roll.get("sides", SIDES) == SIDES:
            rolled.setdefault(side, []).append(roll)
    order = {seat.id: at for at, seat in enumerate(game.seats)}
    return [
        {"side": side, "title": _title(game, side, lang), **_counted(rolled[side])}
        for side in sorted(rolled, key=lambda side: order.get(str(side), len(order)))
    ]


def _side(game: Game, roll: Plain) -> str | None:
    """Whose roll it is, where the roll itself names a seat."""
    seats = {each for seat in game.seats for each in (seat.id, seat.team) if each}
    return next((str(roll[arg]) for arg in ("side", "seat", "by") if roll.get(arg) in seats), None)


def _title(game: Game, side: str | None, lang: str) -> str:
    return words.say("server-nobody", lang) if side is None else spoken.seat(game, side, lang)


def _counted(rolls: Sequence[Plain]) -> Plain:
    """How often each face fell; hits and how many were to be expected, of the rolls that needed a face or more.

    >>> _counted([{"faces": [6, 2], "needs": 5}, {"faces": [4]}])
    {'dice': 3, 'faces': [0, 1, 0, 1, 0, 1], 'mean': 4.0, 'hits': 1, 'expected': 0.67}
    """
    faces = [face for roll in rolls for face in roll["faces"]]
    hits, expected = 0, Fraction(0)
    for roll in rolls:
        needs = roll.get("needs")
        if isinstance(needs, int):
            hits += sum(face >= needs for face in roll["faces"])
            expected += len(roll["faces"]) * Fraction(max(0, min(SIDES, SIDES + 1 - needs)), SIDES)
    return {
        "dice": len(faces),
        "faces": [faces.count(face) for face in range(1, SIDES + 1)],
        "mean": round(sum(faces) / len(faces), 2) if faces else None,
        "hits": hits,
        "expected": round(float(expected), 2),
    }


# -- when it is over ---------------------------------------------------------------------------------------------


def verified(table: Table, lang: str) -> Plain:
    """The match played again from what was kept of it: does each roll come out, and the same end?"""
    match = table.match
    rolls = _rolls(match)
    lines = [
        words.say("server-verify-counts", lang, answers=len(match.answers), rolls=len(rolls)),
        words.say("server-verify-commitment", lang, hash=match.commitment),
        words.say("server-verify-key", lang, key=match.dice.key.hex()),
    ]
    if match.dice.script is not None:
        return {"stands": False, "lines": [*lines, words.say("server-verify-scripted", lang)]}
    wrong = first_wrong(match.dice, rolls)
    key = "server-verify-rolls-right" if wrong is None else "server-verify-rolls-wrong"
    lines.append(words.say(key, lang, number=0 if wrong is None else wrong + 1, rolls=len(rolls)))
    again = _again(table)
    same = again is not None and _rolls(again) == rolls and again.digest() == match.digest()
    lines.append(words.say("server-verify-same" if same else "server-verify-other", lang))
    return {"stands": wrong is None and same, "lines": lines}


def _rolls(match: Match) -> list[Plain]:
    return [event.args for event in match.log if event.kind == "roll"]


def _again(table: Table) -> Match | None:
    """The match as it comes when it is played from its beginning, if it can be."""
    try:
        match = record.begin_again(grognard.game(table.game.key), table.beginning)
        for seat, verb, noun in table.match.answers:
            match.play(seat, verb, noun)
    except (BadInput, Refused, DiceRanOut):
        return None
    return match
