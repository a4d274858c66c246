"""The scripted opponent: it always answers what is offered, beats chance in every scenario, and sees only its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grognard.agents import make, play, step
from grognard.agents.tournament import Pairing, play_one
from grognard.games.eastfront.opponent.commander import Commander, fallback
from grognard.games.eastfront.scenarios import SCENARIOS
from grognard.kernel import Ask
from tests.games.eastfront.play import GAME

SEATS = ("axis", "soviet")
ALL_RULES = {"paratroops": True, "naval": True, "west-weather": True}


class _Strict:
    """A commander who must not need the way out that is there for surprises."""

    def __init__(self, seat: str) -> None:
        self.commander = Commander(seat, 1)

    def answer(self, view: dict[str, Any], asks: Sequence[Ask], /) -> tuple[str, int | None]:
        verb, noun = self.commander.answer(view, asks)
        assert asks[0].allows(verb, noun), f"{verb} {noun} is no answer to {asks[0]}"
        return verb, noun


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_beats_chance(scenario: str, seat: str) -> None:
    agents = tuple((each, "computer" if each == seat else "random") for each in SEATS)
    assert play_one(Pairing("eastfront", scenario, 7, agents)).winner == seat


@pytest.mark.parametrize("scenario", ["S41", "W42", "W44"])
def test_it_answers_whatever_is_asked_with_all_rules_in_play(scenario: str) -> None:
    match = GAME.start(scenario, seed=3, options=ALL_RULES)
    assert play(match, {seat: _Strict(seat) for seat in SEATS}) is not None


def test_it_answers_in_positions_that_it_would_never_have_come_to() -> None:
    match = GAME.start("S42", seed=5, options=ALL_RULES)
    chance = {seat: make("random", GAME, seat, 5) for seat in SEATS}
    for _ in range(1500):
        if not match.asks:
            break
        seat = match.asks[0].seat
        _Strict(seat).answer(match.view(seat), [ask for ask in match.asks if ask.seat == seat])
        step(match, chance)
    assert len(match.events()) > 100


def test_it_decides_alike_whenever_it_sees_the_same() -> None:
    records = []
    for _ in range(2):
        match = GAME.start("EDELWEISS", seed=11)
        play(match, {seat: make("computer", GAME, seat, 4) for seat in SEATS})
        records.append(match.events("axis"))
    assert records[0] == records[1]


def test_what_it_does_not_see_changes_nothing() -> None:
    """2.3: in a world that its seat cannot tell from the true one it gives the same answer."""
    match = GAME.start("S43", seed=2)
    minds = {seat: make("computer", GAME, seat, 0) for seat in SEATS}
    for number in range(300):
        seat = match.asks[0].seat
        if number % 25 == 0:
            world = match.determinize(seat, seed=number)
            mine = [ask for ask in match.asks if ask.seat == seat]
            told = Commander(seat).answer(match.view(seat), mine)
            assert told == Commander(seat).answer(world.view(seat), [a for a in world.asks if a.seat == seat])
        step(match, minds)
        if not match.asks:
            break


def test_the_way_out_is_to_stop_or_the_first_thing_offered() -> None:
    assert fallback(Ask("axis", "hold", rule="1", space=[4], done=True)) == ("done", None)
    assert fallback(Ask("axis", "hold", rule="1", space=[4])) == ("space", 4)
