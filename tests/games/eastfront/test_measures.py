"""What is measured of EastFront is the war, with nothing remembered from before."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.eastfront import measures, rails, supply
from grognard.games.eastfront.units import ALL
from tests.games.eastfront.play import GAME, prompt, state
from tests.marks import rule


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


@rule("eastfront", "9.21", "9.5")
def test_the_hexes_of_a_ride_are_those_that_have_a_price() -> None:
    match = GAME.start(measures.SCENARIO, seed=1)
    measures.under_way(match)
    s, looked = state(match), 0
    for side in (0, 1):
        for start in members(rails.railways(s, side)):
            for moves in (1, 3):
                prices = rails.rail_reach(s, side, start, moves)
                assert members(rails.rail_hexes(s, side, start, moves)) == sorted(prices)
                assert all(1 <= price <= moves for price in prices.values())
                looked += len(prices)
    assert looked > 1000
