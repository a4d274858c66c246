"""11.0: what may be built is found for all units at once, and says what the rules say unit by unit."""

from __future__ import annotations

import random

import pytest

from grognard.board.areas import members
from grognard.games.eastfront import production
from grognard.games.eastfront.arrivals import entrances, may_arrive, open_entrances
from grognard.games.eastfront.position import COMING, LOST, Position
from grognard.games.eastfront.units import MAX, MIN, OF_SIDE, TURNED
from grognard.games.eastfront.words import PRODUCTION, SIDES
from tests.games.eastfront.play import GAME, state
from tests.marks import rule

SCENARIOS = ("S41", "S42", "S43", "W44", "EDELWEISS")


@pytest.mark.parametrize("scenario", SCENARIOS)
@rule("eastfront", "11.1", "11.41", "11.42", "11.5", "11.51", "11.52", "15.52", "2.65")
def test_what_may_be_built_at_once_is_what_may_be_built_one_by_one(scenario: str) -> None:
    chance = random.Random(scenario)
    looked = 0
    for seed in range(3):
        m = GAME.start(scenario, seed=seed, options={"naval": seed == 1})
        while m.asks and m.asks[0].prompt == "set-up":
            m.play(m.asks[0].seat, "done")
        while m.result is None and looked < 40 * (seed + 1):
            for ask in m.asks:
                if ask.prompt == "produce" and chance.random() < 0.4:
                    looked += 1
                    compare(state(m), SIDES.index(ask.seat))
                    compare(shaken(state(m), chance), SIDES.index(ask.seat))
            ask = chance.choice(m.asks)
            m.play(ask.seat, *chance.choice(ask.answers()))
    assert looked > 12


def shaken(s: Position, chance: random.Random) -> Position:
    """A position of a production in which more has been lost, is weak and has been built than by chance alone."""
    s = s.clone()
    s.phase = PRODUCTION
    for unit in chance.sample(range(len(s.where)), 60):
        if s.where[unit] > 0:
            s.strength[unit] = chance.randint(MIN[unit], MAX[unit])
            s.built[unit] = chance.choice((0, 0, 0, 1))
        elif s.where[unit] in (COMING, LOST) and unit not in TURNED.values():
            s.where[unit] = chance.choice((COMING, LOST))
    s.points[:] = [chance.randint(0, 40), chance.randint(0, 40)]
    return s


def compare(s: Position, side: int) -> None:
    s.picked[side] = 0
    offered, own = production.ask(s, side).options, OF_SIDE[side]
    for verb, may in (
        ("step", production.may_strengthen), ("cadre", production.may_form), ("arrive", production.may_come),
        ("early", production.may_come_early), ("disband", production.may_disband),
    ):  # fmt: skip
        assert offered.get(verb, []) == [unit for unit in own if may(s, side, unit) is None], verb
    for unit in own:
        if s.where[unit] in (COMING, LOST):
            by_rule = [hex_ for hex_ in members(entrances(s, unit)) if may_arrive(s, unit, hex_) is None]
            assert list(open_entrances(s, unit)) == by_rule
    assert offered.get("done", False) == (production.may_end(s, side) is None)
