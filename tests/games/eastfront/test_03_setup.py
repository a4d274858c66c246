"""3.2: forces, lines and deployment of each scenario: what stands ready, what may be changed, what may not."""

from __future__ import annotations

from functools import cache

import pytest

from grognard import Match
from grognard.board.areas import members
from grognard.games.eastfront.deployment import posts, unmanned
from grognard.games.eastfront.forces import SETUPS, is_first_month, row_of
from grognard.games.eastfront.hexes import AT, HEX, HEXES, distance
from grognard.games.eastfront.income import level
from grognard.games.eastfront.position import AWAY, LOST, Position, battles
from grognard.games.eastfront.scenarios import SCENARIOS
from grognard.games.eastfront.setup import may_be_weaker, may_replace
from grognard.games.eastfront.units import HQS, KIND, OF_SIDE, SUPREME, UNIT
from grognard.games.eastfront.words import AXIS, INFANTRY, SIDES, SOVIET
from tests.games.eastfront.play import GAME
from tests.marks import rule

EACH = tuple(SETUPS)


def state(m: Match) -> Position:
    assert isinstance(m.state, Position)
    return m.state


def begun(scenario: str, **options: bool) -> Match:
    return _begun(scenario, tuple(options.items())).clone()


@cache
def _begun(scenario: str, options: tuple[tuple[str, bool], ...]) -> Match:
    return GAME.start(scenario, seed=1, options=dict(options))


def both_done(scenario: str) -> Match:
    return _both_done(scenario).clone()


@cache
def _both_done(scenario: str) -> Match:
    m = begun(scenario)
    while m.asks and m.asks[0].prompt == "set-up":
        m.play(m.asks[0].seat, "done")
    return m


def refusal(m: Match, verb: str, noun: str | None = None) -> str:
    no = m.why(m.asks[0].seat, verb, noun)
    assert no is not None, f"may: {verb} {noun}"
    return f"{no.rule} {no.key}"


@pytest.mark.parametrize("scenario", EACH)
@rule("eastfront", "3.21", "3.23", "3.24")
def test_both_sides_stand_ready_with_the_whole_front_manned(scenario: str) -> None:
    m = both_done(scenario)
    s = state(m)
    for side in (AXIS, SOVIET):
        front = SETUPS[scenario].front[side]
        assert [HEXES[hex_] for hex_ in members(front & ~s.there[side])] == []
        assert unmanned(s, side) == 0
    assert m.asks[0].prompt == "command"
    assert GAME.invariants(s) == []


@pytest.mark.parametrize("scenario", EACH)
@rule("eastfront", "3.22")
def test_forces_are_as_many_and_as_strong_as_the_scenario_says(scenario: str) -> None:
    s = state(both_done(scenario))
    for side in (AXIS, SOVIET):
        for number, row in enumerate(SETUPS[scenario].rows[side]):
            there = [u for u in OF_SIDE[side] if row_of(s, u) == number and (s.where[u] > 0 or s.where[u] == AWAY)]
            counted = [u for u in there if not is_first_month(s, u)]
            assert len(counted) == row.count
            assert sum(s.strength[u] for u in counted) == row.strength


@rule("eastfront", "3.22")
def test_barbarossa_begins_with_the_order_of_battle_of_the_book() -> None:
    s = state(both_done("S41"))
    axis = [u for u in OF_SIDE[AXIS] if s.where[u] > 0]
    soviet = [u for u in OF_SIDE[SOVIET] if s.where[u] > 0]
    assert (len(axis), sum(s.strength[u] for u in axis)) == (50, 166)
    assert (len(soviet), sum(s.strength[u] for u in soviet)) == (54, 121)


@pytest.mark.parametrize("scenario", EACH)
@rule("eastfront", "3.24")
def test_no_two_headquarters_of_a_side_are_set_up_beside_each_other(scenario: str) -> None:
    s = state(both_done(scenario))
    for side in (AXIS, SOVIET):
        at = [s.where[hq] for hq in HQS[side] if s.where[hq] > 0]
        assert all(distance(a, b) > 1 for n, a in enumerate(at) for b in at[n + 1 :])


@pytest.mark.parametrize("scenario", EACH)
@rule("eastfront", "3.22")
def test_headquarters_stand_from_north_to_south_in_the_order_of_the_roster(scenario: str) -> None:
    s = state(both_done(scenario))
    for side in (AXIS, SOVIET):
        rows = [AT[s.where[hq]][1] for hq in HQS[side] if hq not in SUPREME and s.where[hq] > 0]
        assert rows == sorted(rows), [HEXES[s.where[hq]] for hq in HQS[side]]


@pytest.mark.parametrize("scenario", EACH)
@rule("eastfront", "11.2", "11.31")
def test_production_begins_at_the_level_of_the_scenario(scenario: str) -> None:
    s = state(begun(scenario))
    assert [level(s, side) for side in (AXIS, SOVIET)] == list(SCENARIOS[scenario].level)


@pytest.mark.parametrize(
    ("scenario", "hex_", "defender"),
    [("S42", "Volkhov", "axis"), ("W42", "Volkhov", "axis"), ("W42", "Stalingrad", "soviet"),
     ("S43", "Volkhov", "axis"), ("W43", "Volkhov", "axis"), ("W43", "Kirovograd-NE1", "axis")],
)  # fmt: skip
@rule("eastfront", "3.24", "7.12")
def test_battles_that_are_being_fought_when_the_scenario_begins(scenario: str, hex_: str, defender: str) -> None:
    s = state(both_done(scenario))
    assert battles(s) >> HEX[hex_] & 1
    assert s.defends[SIDES.index(defender)] >> HEX[hex_] & 1
    attackers = [u for u in OF_SIDE[1 - SIDES.index(defender)] if s.where[u] == HEX[hex_]]
    assert all(s.shown[u] for u in attackers)


@rule("eastfront", "3.24")
def test_four_germans_with_tanks_stand_in_stalingrad_and_may_not_all_leave() -> None:
    m = begun("W42")
    s = state(m)
    there = [u for u in OF_SIDE[AXIS] if s.where[u] == HEX["Stalingrad"]]
    assert len(there) == 4
    assert sum(s.strength[u] for u in there) >= 12
    tanks = next(m.game.name("unit", u) for u in there if m.game.name("unit", u).startswith("ax_armor"))
    assert refusal(m, "unit", tanks) == "3.24 post-stays-manned"


@rule("eastfront", "3.24")
def test_the_last_unit_of_a_front_hex_stays_until_another_has_come() -> None:
    m = begun("S42")
    s = state(m)
    alone = next(
        u for u in OF_SIDE[AXIS]
        if s.where[u] > 0 and SETUPS["S42"].front[AXIS] >> s.where[u] & 1
        and sum(s.where[other] == s.where[u] for other in OF_SIDE[AXIS]) == 1
    )  # fmt: skip
    assert refusal(m, "unit", m.game.name("unit", alone)) in ("3.24 front-stays-manned", "3.24 post-stays-manned")


@rule("eastfront", "3.24", "2.66")
def test_a_unit_goes_where_there_is_supply_on_its_side_of_the_line() -> None:
    m = begun("S42")
    mover = m.game.name("unit", m.asks[0].options["unit"][-1])  # type: ignore[index]
    m.play("axis", "unit", mover)
    assert refusal(m, "space", "Moscow") in ("3.24 not-own-land", "2.66 satellite-stays")
    to = m.asks[0].options["space"][0]  # type: ignore[index]
    m.play("axis", "space", to)
    assert state(m).where[UNIT[mover]] == to
    told = m.events("soviet")[-1]
    assert told["kind"] == "set-up-moved"
    assert told.get("unit") is None


@rule("eastfront", "3.22")
def test_strength_goes_from_one_unit_to_another_of_its_kind() -> None:
    m = begun("S42")
    strong = next(u for u in OF_SIDE[AXIS] if u in m.asks[0].options["weaker"])  # type: ignore[operator]
    name = m.game.name("unit", strong)
    assert refusal(m, "stronger", name) in ("3.22 nothing-to-spare", "3.22 full-strength")
    before = state(m).strength[strong]
    m.play("axis", "weaker", name)
    assert state(m).strength[strong] == before - 1
    m.play("axis", "stronger", name)
    assert state(m).strength[strong] == before


@rule("eastfront", "3.22", "11.6")
@pytest.mark.parametrize("scenario", ["S42", "W42"])
def test_reinforcements_of_the_first_month_take_nothing_from_the_forces(scenario: str) -> None:
    m = begun(scenario)
    m.play("axis", "done")
    s = state(m)
    new = {row_of(s, u) for u in OF_SIDE[SOVIET] if is_first_month(s, u) and row_of(s, u) >= 0}
    giver = next(u for u in OF_SIDE[SOVIET] if row_of(s, u) in new and may_be_weaker(s, SOVIET, u) is None)
    m.play("soviet", "weaker", giver)
    assert m.why("soviet", "stronger", giver) is None  # what it gave may be taken back


@rule("eastfront", "2.64", "14.1", "3.22")
@pytest.mark.parametrize("scenario", ["S42", "W42", "S43", "W43", "S44", "W44"])
def test_the_paratroops_begin_eliminated_and_no_other_block_stands_back_for_them(scenario: str) -> None:
    m = begun(scenario, paratroops=True)
    while m.asks[0].seat != "soviet":
        m.play(m.asks[0].seat, "done")
    s = state(m)
    assert s.where[UNIT["sv_p_1"]] == LOST
    army = next(u for u in OF_SIDE[SOVIET] if s.where[u] > 0 and KIND[u] == INFANTRY and row_of(s, u) >= 0)
    no = may_replace(s, SOVIET, army, UNIT["sv_p_1"])
    assert no is not None
    assert no.rule == "3.22"


@rule("eastfront", "3.22")
def test_another_block_of_its_kind_plays_instead() -> None:
    m = begun("S42")
    m.play("axis", "done")
    s = state(m)
    able = m.asks[0].options["swap"]
    assert isinstance(able, list)
    m.play("soviet", "swap", able[0])
    assert refusal(m, "unit", "sv_hq_stavka") == "3.22 another-kind"
    other = m.asks[0].options["unit"][0]  # type: ignore[index]
    here = s.where[able[0]]
    m.play("soviet", "unit", other)
    assert (state(m).where[other], state(m).where[able[0]]) == (here, LOST)


@rule("eastfront", "3.22", "17.1")
def test_who_is_left_out_begins_eliminated() -> None:
    s = state(both_done("W41"))
    lost = [u for u in OF_SIDE[SOVIET] if s.where[u] == LOST]
    assert len(lost) == 19


@rule("eastfront", "3.22", "11.6")
def test_reinforcements_of_the_first_month_begin_in_an_own_city() -> None:
    m = begun("W41")
    s = state(m)
    assert s.where[UNIT["sv_s_1"]] > 0
    assert refusal(m, "stronger", "sv_s_1") == "3.22 strength-is-fixed"


@rule("eastfront", "3.24")
def test_in_the_historical_set_up_everybody_has_a_place() -> None:
    m = begun("S41", historical=True)
    s = state(m)
    assert s.where[UNIT["sv_hq_ukraine"]] == HEX["Ternopol"]
    assert s.where[UNIT["sv_gi_19"]] == HEX["Cherkassy"]
    front = SETUPS["S41"].front[SOVIET]
    assert all(front >> s.where[UNIT[name]] & 1 for name in ("sv_gi_11", "sv_gi_10", "sv_gi_6", "sv_c_2"))


@rule("eastfront", "3.24")
def test_when_barbarossa_is_set_up_freely_every_major_city_is_manned() -> None:
    s = state(begun("S41"))
    wanted = {HEXES[post.hex_]: post.count for post in posts(s, SOVIET)}
    assert (wanted["Moscow"], wanted["Leningrad"], wanted["Tbilisi"]) == (3, 2, 1)
    for city, count in wanted.items():
        assert sum(s.where[u] == HEX[city] for u in OF_SIDE[SOVIET]) >= count


@rule("eastfront", "W'44 1", "3.24")
def test_eight_of_the_axis_begin_in_courland_wherever_they_stand_there() -> None:
    m = begun("W44")
    while m.asks[0].seat != "axis":
        m.play(m.asks[0].seat, "done")
    s, pocket = state(m), SETUPS["W44"].pocket

    def there() -> list[int]:
        return [u for u in OF_SIDE[AXIS] if s.where[u] > 0 and pocket >> s.where[u] & 1]

    while len(there()) > SETUPS["W44"].pocket_units:
        goer = next(u for u in there() if u in m.asks[0].options["unit"] and u != UNIT["ax_hq_north"])  # type: ignore[operator]
        m.play("axis", "unit", goer)
        m.play("axis", "space", next(h for h in m.asks[0].options["space"] if not pocket >> h & 1))  # type: ignore[union-attr]
    mover = next(u for u in there() if s.stack[s.where[u]] > 1 and u in m.asks[0].options["unit"])  # type: ignore[operator]
    m.play("axis", "unit", mover)
    assert all(pocket >> hex_ & 1 for hex_ in m.asks[0].options["space"])  # type: ignore[union-attr]
    assert refusal(m, "space", "Danzig") == "W'44 1 pocket-stays-manned"
    m.play("axis", "space", m.asks[0].options["space"][0])  # type: ignore[index]
    assert unmanned(s, AXIS) == 0


@rule("eastfront", "16.7", "16.5")
def test_courland_the_balkans_and_the_hungarian_plain_in_the_last_winter() -> None:
    s = state(both_done("W44"))
    pocket = [HEX[name] for name in ("Ventspils", "Ventspils-SW1", "Riga-W1", "Memel-NE1")]
    there = [u for u in OF_SIDE[AXIS] if s.where[u] in pocket]
    assert len(there) >= 8
    assert UNIT["ax_hq_north"] in there
    away = sorted(HEXES[s.opposite[u]] for u in OF_SIDE[AXIS] if s.where[u] == AWAY)
    assert away == ["Belgrade", "Belgrade-NW1", "Szeged"]
    assert [s.where[UNIT[name]] > 0 for name in ("sv_rum_4", "sv_hun_1", "sv_bul_1")] == [True] * 3


@rule("eastfront", "3.21")
def test_who_moves_first_and_who_sets_up_first() -> None:
    first = {"S41": "soviet", "W41": "soviet", "S42": "axis", "W42": "axis", "S43": "axis", "S44": "axis"}
    moves = {"S41": "axis", "W41": "soviet", "S42": "axis", "W42": "soviet", "S43": "axis", "S44": "soviet"}
    for scenario, seat in first.items():
        assert begun(scenario).asks[0].seat == seat
        assert both_done(scenario).asks[0].seat == moves[scenario]


def test_edelweiss_begins_at_once() -> None:
    m = GAME.start("EDELWEISS")
    s = state(m)
    assert m.asks[0].prompt == "command"
    assert [level(s, side) for side in (AXIS, SOVIET)] == [28, 30]
