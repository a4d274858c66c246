"""3.1 and the special rules on the pages of the scenarios: how each of them begins, and what it does differently."""

from __future__ import annotations

from functools import cache

import pytest

from grognard import Match
from grognard.games.eastfront import objectives, satellites
from grognard.games.eastfront.edelweiss import LETTERS
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.income import level, producing, sites_level
from grognard.games.eastfront.position import AWAY, LOST, battles
from grognard.games.eastfront.rails import rail_sea
from grognard.games.eastfront.scenarios import CHAIN, SCENARIOS, calendar
from grognard.games.eastfront.units import IN_S41, KIND, OF_SIDE, UNIT, UNITS
from grognard.games.eastfront.victory import level_of, score
from grognard.games.eastfront.words import ARMOR, AXIS, SOVIET
from tests.games.eastfront.play import GAME, position, prompt, state
from tests.games.eastfront.written import at
from tests.marks import rule


def begun(scenario: str, **options: bool) -> Match:
    """A scenario that both sides have set up as they found it."""
    return _begun(scenario, tuple(options.items())).clone()


@cache
def _begun(scenario: str, options: tuple[tuple[str, bool], ...]) -> Match:
    m = GAME.start(scenario, seed=1, options=dict(options))
    while m.asks and prompt(m) == "set-up":
        m.play(m.asks[0].seat, "done")
    return m


def units_at(m: Match, side: int, name: str) -> list[int]:
    return [unit for unit in OF_SIDE[side] if state(m).where[unit] == HEX[name]]


# -- 3.0, 3.1: all of them -------------------------------------------------------------------------------------


@rule("eastfront", "3.0", "3.1", "3.11", "4.0", "4.1")
def test_eight_scenarios_follow_each_other_through_the_war_and_one_teaches_it() -> None:
    assert CHAIN == ("S41", "W41", "S42", "W42", "S43", "W43", "S44", "W44")
    assert set(SCENARIOS) - set(CHAIN) == {"EDELWEISS"}
    last = [SCENARIOS[name].last_month for name in CHAIN]
    assert [calendar(month)[1] for month in last] == [11, 5] * 4
    begins = [SCENARIOS[name].month for name in CHAIN if name != "S43"]
    assert all(month - 1 in last for month in begins[1:])


@rule("eastfront", "3.2", "4.0", "3.22")
@pytest.mark.parametrize("scenario", CHAIN)
def test_play_begins_without_production_when_both_have_set_up(scenario: str) -> None:
    m = begun(scenario)
    assert prompt(m) == "command"
    assert not [event for event in m.events() if event["kind"] == "production"]
    assert GAME.invariants(state(m)) == []


@rule("eastfront", "17.0", "17.1.1", "17.1.2", "17.1.3", "17.1.4", "17.2")
@pytest.mark.parametrize("scenario", CHAIN)
def test_what_stands_there_at_the_start_can_be_counted(scenario: str) -> None:
    s = state(begun(scenario))
    axis, soviet = score(s, AXIS), score(s, SOVIET)
    assert (axis.level, soviet.level) == SCENARIOS[scenario].level
    assert axis.hqs == 2 * sum(s.strength[hq] for hq in OF_SIDE[AXIS] if UNITS[hq].startswith("ax_hq"))
    assert soviet.units_lost == -sum(s.where[unit] == LOST for unit in OF_SIDE[SOVIET])
    assert axis.handicap == (SCENARIOS[scenario].handicap or 0)
    assert soviet.handicap == 0
    assert axis.total == sum(axis.plain().values())


@rule("eastfront", "17.2")
def test_handicaps_rise_from_forty_against_the_axis_to_fifty_for_it() -> None:
    handicaps = [SCENARIOS[name].handicap for name in CHAIN[:-1]]
    assert handicaps == sorted(each for each in handicaps if each is not None)
    assert (handicaps[0], handicaps[-1], SCENARIOS["W44"].handicap) == (-40, 50, None)


@rule("eastfront", "17.31", "17.3")
def test_the_higher_the_level_the_more_it_is_worth_in_a_tournament() -> None:
    assert [level_of(difference)[1] for difference in (0, 6, 16, 31)] == [1, 2, 3, 4]


# -- Leningrad, Volkhov, Stalingrad ----------------------------------------------------------------------------


@rule("eastfront", "W'41 3", "S'42 3", "W'42 3", "S'43 4", "W'43 3")
@pytest.mark.parametrize("scenario", ["W41", "S42", "W42", "S43", "W43"])
def test_leningrad_begins_besieged_and_produces_nothing(scenario: str) -> None:
    s = state(begun(scenario))
    leningrad = HEX["Leningrad"]
    assert s.friendly[SOVIET] >> leningrad & 1
    assert not rail_sea(s, SOVIET) >> leningrad & 1
    assert not producing(s, SOVIET) >> leningrad & 1
    assert level(s, SOVIET) == SCENARIOS[scenario].level[SOVIET]


@rule("eastfront", "11.32", "9.31")
@pytest.mark.parametrize("scenario", ["S41", "S44"])
def test_in_other_scenarios_leningrad_produces(scenario: str) -> None:
    assert producing(state(begun(scenario)), SOVIET) >> HEX["Leningrad"] & 1


@rule("eastfront", "S'42 2", "W'42 3", "S'43 3", "W'43 2", "7.12")
@pytest.mark.parametrize("scenario", ["S42", "W42", "S43", "W43"])
def test_at_volkhov_both_fight_and_the_axis_defends(scenario: str) -> None:
    m = begun(scenario)
    assert battles(state(m)) >> HEX["Volkhov"] & 1
    assert state(m).defends[AXIS] >> HEX["Volkhov"] & 1
    assert all(state(m).shown[unit] for unit in units_at(m, SOVIET, "Volkhov"))


@rule("eastfront", "W'42 2")
def test_at_stalingrad_four_germans_with_tanks_and_twelve_steps_lie_open() -> None:
    m = begun("W42")
    germans = units_at(m, AXIS, "Stalingrad")
    assert state(m).defends[SOVIET] >> HEX["Stalingrad"] & 1
    assert len(germans) == 4
    assert any(KIND[unit] == ARMOR for unit in germans)
    assert sum(state(m).strength[unit] for unit in germans) >= 12
    assert all(state(m).shown[unit] for unit in germans)


@rule("eastfront", "W'43 2")
def test_in_the_dnieper_salient_the_soviets_have_come_over_and_lie_open() -> None:
    m = begun("W43")
    salient = "Kremenchug-W1"
    assert state(m).defends[AXIS] >> HEX[salient] & 1
    assert units_at(m, AXIS, salient)
    assert units_at(m, SOVIET, salient)
    assert all(state(m).shown[unit] for unit in units_at(m, SOVIET, salient))


# -- who begins, and when --------------------------------------------------------------------------------------


@rule("eastfront", "W'42 1", "3.21")
def test_in_the_winter_of_stalingrad_the_axis_sets_up_first_and_the_soviets_move_first() -> None:
    assert GAME.start("W42", seed=1).asks[0].seat == "axis"
    assert begun("W42").asks[0].seat == "soviet"


@rule("eastfront", "S'43 1", "3.12")
def test_kursk_begins_in_july_but_a_game_that_runs_on_has_its_june() -> None:
    assert calendar(state(begun("S43")).month) == (1943, 7)
    m = position("scenario W42\noptions until=S43\nmonth may-1943\nfortnight 2\nphase end\naxis germany\n"
                 "ax_infantry_1 Warsaw\nsv_i_8 Moscow")  # fmt: skip
    assert state(m).scenario == "S43"
    assert calendar(state(m).month) == (1943, 6)


def sent_to_moscow(*options: str) -> str:
    """The rule that keeps an army of the front, one that may be moved along it, from going to Moscow."""
    m = GAME.start("S41", seed=1, options=dict.fromkeys(options, True))
    able = m.asks[0].options["unit"]
    assert isinstance(able, list)
    m.play("soviet", "unit", next(unit for unit in able if (IN_S41[unit] or (0, "", ""))[1] == "front"))
    no = m.why("soviet", "space", "Moscow")
    assert no is not None
    return no.rule


@rule("eastfront", "S'41 1A")
def test_the_historical_set_up_has_every_army_where_it_was() -> None:
    m = begun("S41", historical=True)
    assert [at(m, name) for name in ("sv_hq_ukraine", "sv_i_23", "sv_gi_22", "sv_hq_stavka")] == [
        "Ternopol", "Leningrad", "Vitebsk", "Moscow",
    ]  # fmt: skip
    assert sent_to_moscow("historical") == "S'41 1A"


@rule("eastfront", "S'41 1B")
def test_in_the_free_set_up_the_listed_cities_are_held_and_the_fronts_armies_stay_there() -> None:
    m = begun("S41")
    held = {"Moscow": 3, "Leningrad": 2, "Kiev": 1, "Tbilisi": 1, "Stalingrad": 1}
    assert [city for city, least in held.items() if len(units_at(m, SOVIET, city)) < least] == []
    assert sent_to_moscow() == "S'41 1B"


# -- satellites, oil, the Balkans ------------------------------------------------------------------------------


FREE = {
    "S41": [], "W41": ["ax_rum_3"], "S42": ["ax_rum_3"],
    "W42": ["ax_rum_3", "ax_rum_4", "ax_hun_2", "ax_ita_8"], "S43": [], "W43": [], "S44": [], "W44": [],
}  # fmt: skip


@rule("eastfront", "W'41 4", "S'42 4", "W'42 4", "S'43 2", "W'43 1", "S'44 1")
@pytest.mark.parametrize("scenario", CHAIN)
def test_which_expeditions_begin_free(scenario: str) -> None:
    s = state(begun(scenario))
    expeditions = ["ax_rum_3", "ax_rum_4", "ax_hun_2", "ax_ita_8"]
    assert [name for name in expeditions if satellites.is_free(s, UNIT[name])] == FREE[scenario]


@rule("eastfront", "S'42 4", "16.4")
def test_in_summer_1942_sevastopol_frees_the_other_three() -> None:
    s = state(begun("S42"))
    s.freed = 3
    assert satellites.is_free(s, UNIT["ax_hun_2"])


@rule("eastfront", "S'43 2", "S'44 1")
def test_from_1943_on_no_city_frees_anybody_any_more() -> None:
    s = state(begun("S44"))
    s.freed = 3
    assert not any(satellites.is_free(s, UNIT[name]) for name in ("ax_rum_3", "ax_rum_4", "ax_hun_2"))


@rule("eastfront", "S'44 2", "16.1", "16.2")
def test_in_summer_1944_satellites_may_give_up_and_ploesti_may_be_lost() -> None:
    s = state(begun("S44"))
    assert objectives.hq_surcharge(s, AXIS) == (0, 0)
    s.active = SOVIET
    assert objectives.may_roll(s, 2) is not None  # nobody stands in Bulgaria yet
    invaded = state(position("scenario S44\nmonth august-1944\nactive soviet\naxis germany hungary bulgaria\n"
                             "sv_i_8 Ploesti\nax_rum_1 lost\nax_infantry_1 Warsaw"))  # fmt: skip
    assert objectives.may_roll(invaded, 0) is None
    assert objectives.hq_surcharge(invaded, AXIS) == (5, 10)


@rule("eastfront", "W'44 4", "16.2")
def test_in_the_last_winter_ploesti_is_lost_and_axis_hqs_cost_more() -> None:
    s = state(begun("W44"))
    assert s.friendly[SOVIET] >> HEX["Ploesti"] & 1
    assert objectives.hq_surcharge(s, AXIS) == (5, 10)


@rule("eastfront", "W'44 2", "16.5", "16.1")
def test_in_the_last_winter_three_nations_fight_for_the_soviets_and_army_group_e_is_there() -> None:
    m = begun("W44")
    assert state(m).surrendered == 7
    turned = [UNITS[unit] for unit in OF_SIDE[SOVIET] if UNITS[unit].startswith(("sv_rum", "sv_hun", "sv_bul"))]
    nations = [name.split("_")[1] for name in turned if state(m).where[UNIT[name]] > 0]
    assert sorted(nations) == ["bul", "hun", "rum"]
    assert state(m).group_e == 1
    assert not any(state(m).where[UNIT[name]] > 0 for name in ("ax_rum_1", "ax_hun_1", "ax_bul_1"))


@rule("eastfront", "W'44 3", "16.7")
def test_in_the_last_winter_three_of_the_axis_face_the_soviets_off_the_map() -> None:
    s = state(begun("W44"))
    away = [unit for unit in OF_SIDE[AXIS] if s.where[unit] == AWAY]
    assert len(away) == 3
    assert all(s.there[SOVIET] >> s.opposite[unit] & 1 for unit in away)


@rule("eastfront", "W'44 1")
def test_eight_units_and_hq_north_begin_in_courland() -> None:
    m = begun("W44")
    pocket = [
        unit for name in ("Ventspils", "Ventspils-SW1", "Riga-W1", "Memel-NE1") for unit in units_at(m, AXIS, name)
    ]
    assert len(pocket) >= 8
    assert UNIT["ax_hq_north"] in pocket


# -- the tutorial ----------------------------------------------------------------------------------------------


@rule("eastfront", "Edelweiss 1")
def test_the_tutorial_begins_at_once_with_the_units_of_its_table() -> None:
    m = GAME.start("EDELWEISS")
    s = state(m)
    assert (prompt(m), m.asks[0].seat, s.fortnight) == ("command", "axis", 2)
    assert [s.where[LETTERS[letter]] for letter in "LM"] == [LOST, LOST]
    assert s.defends[SOVIET] >> HEX["Stalingrad"] & 1
    assert sum(s.where[unit] > 0 for unit in (*OF_SIDE[AXIS], *OF_SIDE[SOVIET])) == len(LETTERS) - 2
    assert sites_level(s, AXIS) + s.base[AXIS] == 28
