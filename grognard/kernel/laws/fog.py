"""The sixth law: what a seat is told does not depend on what it may not know."""

from __future__ import annotations

import random
from typing import Any

from grognard.kernel.laws.broken import Complaint, same
from grognard.kernel.laws.history import Notes, play, stroll, tail, told, written
from grognard.kernel.match import Match

NOT_ASKED = 3  # nouns that are tried for a seat that is not asked: they all meet the same refusal
PLAYED_ON = 6


def fog(match: Match, chance: random.Random, notes: Notes) -> None:
    """6: a match with everything hidden drawn afresh is the same to the seat, now and as it plays on."""
    since = tail(match)
    views = {seat.id: match.view(seat.id) for seat in match.game.seats}
    for seat in views:
        notes.differ |= {seat} if any(_other(views[seat]) != _other(view) for view in views.values()) else set()
        other = match.determinize(seat, chance.randrange(1 << 30))
        notes.counts["worlds"] += 1
        if other.digest() != match.digest():
            notes.redrawn.add(seat)
        for complaint in match.game.invariants(other.state):
            raise Complaint(f"imagined for {seat}: {complaint}")
        same(
            told(other, seat, since),
            told(match, seat, since),
            f"what {seat} is told depends on what is hidden",
        )
        same(
            told(other, None, since),
            told(match, None, since),
            "what a spectator is told depends on what is hidden",
        )
        same(refusals(other, seat), refusals(match, seat), f"why {seat} is refused depends on what is hidden")
        _play_on(match, other, seat, chance)
        if other.result is None:
            stroll(other, chance, PLAYED_ON)


def refusals(match: Match, seat: str) -> dict[str, Any]:
    """What stands against every noun that the seat may ask about."""
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    found: dict[str, Any] = {}
    for verb, names in match.game.names.items():
        asked = ask is not None and (verb in ask.options or verb in ask.tests)
        for noun in range(len(names) if asked else min(len(names), NOT_ASKED)):
            no = match.why(seat, verb, noun)
            if no is not None:
                found[f"{verb} {names[noun]}"] = no.plain()
    return found


def _play_on(match: Match, other: Match, seat: str, chance: random.Random) -> None:
    """The same answers tell the seat the same, until dice fall or something comes to its knowledge.

    With dice, blocks may be shown and hidden again in one go: what may then be told is the rules' business.
    """
    one, two, since = match.clone(), other.clone(), len(match.log)
    rolls = (one.dice.count, two.dice.count)
    bit = 1 << [each.id for each in match.game.seats].index(seat)
    for _ in range(PLAYED_ON):
        ask = next((ask for ask in one.asks if ask.seat == seat), None)
        if ask is None:
            return
        verb, noun = chance.choice(ask.answers())
        before = [_seen(world, bit) for world in (one, two)]
        sealed = len(one.together) - len(one.sealed) == 1  # the last sealed answer opens the others
        play(one, (seat, verb, noun))
        play(two, (seat, verb, noun))
        learnt = any(_seen(world, bit) - old for world, old in zip((one, two), before, strict=True))
        if sealed or learnt or (one.dice.count, two.dice.count) != rolls:
            return
        answer = written(match.game, (seat, verb, noun))
        same(told(two, seat, since), told(one, seat, since), f"{answer} tells {seat} what it may not know")


def _seen(match: Match, bit: int) -> set[int]:
    """The things whose faces a seat knows."""
    return {thing for thing, seats in enumerate(match.game.knowledge(match.state)) if seats & bit}


def _other(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key != "seat"}
