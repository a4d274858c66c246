"""What is measured of EastFront is the war, with nothing remembered from before."""

from __future__ import annotations

from grognard.games.eastfront import measures, rails, supply
from grognard.games.eastfront.units import ALL
from tests.games.eastfront.play import GAME, prompt, state


def test_the_match_that_is_measured_is_past_its_set_up() -> None:
    match = GAME.start(measures.SCENARIO, seed=1)
    assert prompt(match) == "set-up"
    measures.under_way(match)
    assert prompt(match) == "command"


def test_each_measure_does_what_it_says_on_positions_where_there_is_something_to_find() -> None:
    match = GAME.start(measures.SCENARIO, seed=1)
    measures.under_way(match)
    before, found = match.digest(), {}
    for name, _, prepare, action, parts in measures.extras(match):
        prepare()
        assert rails._lines.cache_info().currsize == 0
        found[name] = (action(), parts)
    (lines, one), (moves, units) = found.values()
    assert one == 1
    assert isinstance(lines, list)
    assert isinstance(moves, list)
    assert lines == [supply.has_line(state(match), u) for u in ALL if state(match).where[u] > 0]
    assert len(moves) == units > 20
    assert all(any(hexes for _, hexes in orders) for orders in moves)
    assert match.digest() == before
