"""Short words for the tests: a position typed in, answers given, and what one sees afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import grognard
from grognard import Match

GAME = grognard.game("leningrad41")
Noun = int | str | None


def position(text: str, dice: Sequence[int] | None = None, seed: int | str = 0) -> Match:
    """A match that goes on from a position text, with these dice to come; HOME stands for AXIS_HOME."""
    return GAME.position(text.replace("HOME", AXIS_HOME), seed=seed, dice=dice)


def answer(match: Match, *answers: str | tuple[str, Noun]) -> Match:
    """Give answers one after the other, each by whoever is asked: a button, or a verb and its noun."""
    for each in answers:
        verb, noun = (each, None) if isinstance(each, str) else each
        match.play(match.asks[0].seat, verb, noun)
    return match


def move(match: Match, unit: str, *path: str) -> Match:
    """A block marches by these areas to the last of them."""
    *by, end = path
    return answer(match, ("unit", unit), *(("via", area) for area in by), ("space", end))


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


def _side(unit: str) -> str:
    return "soviet" if unit.startswith("su_") else "axis"


def block(match: Match, unit: str) -> dict[str, Any]:
    """What the owner sees of a block: where it is, its strength, its marks."""
    found: dict[str, Any] = match.view(_side(unit))["units"][unit]
    return found


def at(match: Match, unit: str) -> str:
    """The area, or the place off the map, where a block is."""
    where: str = block(match, unit)["at"]
    return where


def strength(match: Match, unit: str) -> int:
    stars: int = block(match, unit)["strength"]
    return stars


def told(match: Match, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    """The events of one kind as a seat has heard them."""
    return [event for event in match.events(seat) if event["kind"] == kind]


def rolls(match: Match, purpose: str) -> list[list[int]]:
    """The dice thrown for one purpose, in the order thrown."""
    return [event["faces"] for event in told(match, "roll", "axis") if event["purpose"] == purpose]


def controller(match: Match, area: str) -> str:
    """Who controls an area, contested or not."""
    control = match.view(None)["control"]
    return next(side for side in ("axis", "soviet") if area in control[side])


def lines(match: Match, side: str) -> list[str]:
    """The areas with a side's Defensive Lines."""
    found: list[str] = match.view(None)["lines"][side]
    return found


# What the Axis controls when the campaign begins, for positions that add to it: `axis {AXIS_HOME} 109-113`.
AXIS_HOME = "1-12 16-24 32-38 105-108 121-126 F G1 G2 G3"


def tactical(match: Match, *hqs: str) -> Match:
    """Begin a Tactical Impulse, activate these HQs where they stand, and go on to the orders."""
    answer(match, "tactical")
    for hq in hqs:
        if match.asks[0].prompt == "activate":
            answer(match, ("unit", hq))
        if match.asks[0].prompt == "activate-where":
            answer(match, "done")
    if match.asks[0].prompt == "activate":
        answer(match, "done")
    return match


def prompt(match: Match) -> str:
    """What is asked just now."""
    return match.asks[0].prompt


def pass_on(match: Match, *prompts: str) -> Match:
    """Say `done` to every ask of these kinds that comes now."""
    while match.asks and match.asks[0].prompt in prompts:
        answer(match, "done")
    return match


def go_on(match: Match, to: str) -> Match:
    """Say done again and again until this is asked."""
    for _ in range(20):
        if match.asks and prompt(match) == to:
            return match
        answer(match, "done")
    raise AssertionError(f"{to} is never asked")


def run_out(match: Match, seat: str) -> Match:
    """Let a seat do as little as it may until the other is asked: done, or else the first answer offered."""
    for _ in range(200):
        if not match.asks or match.asks[0].seat != seat:
            return match
        verb, noun = ("done", None) if allowed(match, "done") else match.asks[0].answers()[0]
        match.play(seat, verb, noun)
    raise AssertionError(f"{seat} is asked without end")


def command(text: str, impulse: str = "tactical", dice: list[int] | None = None) -> Match:
    """The command segment of an impulse, with nine blocks still to act where they are counted."""
    return position(f"phase command {impulse}\nleft 9\nvalue 9\n{text}", dice=dice)


def logistics(match: Match, seat: str) -> int:
    """A seat's Logistics Value, as it sees it."""
    value: int = match.view(seat)["logistics"]
    return value
