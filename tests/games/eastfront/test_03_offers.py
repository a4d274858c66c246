"""3.2: what a set-up may change is found for all units at once, and says what the rules say unit by unit."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.board.areas import members
from grognard.games.eastfront import changes, deployment, setup
from grognard.games.eastfront.forces import SETUPS
from grognard.games.eastfront.hexes import LAND
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.units import ALL, OF_SIDE, SIDE
from tests.games.eastfront.play import GAME, state
from tests.marks import rule

WAYS = [*((name, {}) for name in SETUPS), ("S41", {"historical": True}), ("W44", {"naval": True})]
CHANGES, EVERY = 90, 30


@pytest.mark.parametrize(("scenario", "options"), WAYS)
@rule("eastfront", "3.22", "3.24")
def test_what_may_be_changed_at_once_is_what_may_be_changed_one_by_one(scenario: str, options: dict[str, Any]) -> None:
    chance = random.Random(scenario)
    m = GAME.start(scenario, seed=1, options=options)
    for _ in range(2):
        for number in range(CHANGES):
            ask = m.asks[0]
            if ask.prompt == "set-up" and number % EVERY == 0:
                compare(state(m))
            answers = [each for each in ask.answers() if each[0] != "done"] or [("done", None)]
            m.play(ask.seat, *chance.choice(answers))
        while m.asks[0].prompt != "set-up":
            m.play(m.asks[0].seat, "done")
        if m.why(m.asks[0].seat, "done") is not None:
            return
        m.play(m.asks[0].seat, "done")


def compare(s: Position) -> None:
    side, own = s.active, OF_SIDE[s.active]
    forces = tuple(changes.in_the_forces(s, side))
    assert changes.movable(s, side) == [u for u in own if setup.may_move(s, side, u) is None]
    assert changes.stronger(s, side, forces) == [u for u in own if setup.may_be_stronger(s, side, u) is None]
    assert changes.weaker(s, side, forces) == [u for u in own if setup.may_be_weaker(s, side, u) is None]
    assert changes.swappable(s, side, forces) == [u for u in own if setup.may_swap(s, side, u) is None]
    for unit in own:
        if s.where[unit] > 0:
            assert changes.places(s, unit) == tuple(
                hex_ for hex_ in members(LAND) if deployment.may_stand(s, unit, hex_) is None
            )
        assert deployment.region(s, unit) == deployment.region_of(s, unit)
    assert all(each == 0 for unit, each in zip(ALL, deployment.regions(s, side), strict=True) if SIDE[unit] != side)


@rule("eastfront", "3.2")
def test_a_match_that_begins_never_changes_the_set_up_of_the_next() -> None:
    first = GAME.start("S42", seed=1)
    before = state(first).plain()
    for verb in ("weaker", "unit"):
        m = GAME.start("S42", seed=1)
        m.play(m.asks[0].seat, verb, m.asks[0].options[verb][0])  # type: ignore[index]
    assert state(GAME.start("S42", seed=2)).plain() == before
