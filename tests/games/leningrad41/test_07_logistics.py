"""Chapter 7: the Logistics Phase, leaders, the Logistics Value, stars and steps."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    GAME,
    allowed,
    answer,
    at,
    block,
    offered,
    position,
    prompt,
    refused,
    run_out,
    strength,
    told,
    verbs,
)
from tests.marks import rule


def phase(text: str, active: str = "axis", disc: str = "axis", turn: str = "august") -> Match:
    return position(f"scenario campaign\nphase logistics\nturn {turn}\nactive {active}\ndisc {disc}\n{text}")


def value(match: Match, side: str = "axis") -> int:
    """The Logistics Value, as its owner sees it."""
    found: int = match.view(side)["logistics"]
    return found


# ---- 7.0-7.2: pause or work


@rule("leningrad41", "7.0")
def test_each_player_pauses_or_activates_his_leader() -> None:
    match = phase("124 de_16_x", active="soviet")
    assert (match.asks[0].seat, verbs(match)) == ("soviet", {"pause", "activate"})
    answer(match, "pause")
    assert (match.asks[0].seat, verbs(match)) == ("axis", {"pause", "activate"})


@rule("leningrad41", "7.0")
def test_the_first_turn_has_no_logistics_phase() -> None:
    assert prompt(GAME.start("campaign", seed=1)) == "impulse"


@rule("leningrad41", "7.1", "7.2.2")
@pytest.mark.parametrize("stars", [0, 2, 3, 4])
def test_a_leader_at_rest_is_back_at_four_stars_and_nothing_else_happens(stars: int) -> None:
    match = phase(f"box de_hitler:{stars} de_dietl:2\n124 de_16_hq:2 de_16_x:1\npool de_id_81")
    answer(match, "pause")
    assert strength(match, "de_hitler") == 4
    assert (strength(match, "de_16_hq"), strength(match, "de_16_x"), at(match, "de_id_81")) == (2, 1, "pool")
    assert prompt(match) == "impulse"


@rule("leningrad41", "7.2", "7.2.2")
@pytest.mark.parametrize(("stars", "after"), [(4, 3), (3, 2), (2, 0), (0, 0)])
def test_a_leader_who_has_worked_loses_a_star_and_at_his_heart_he_stays(stars: int, after: int) -> None:
    match = phase(f"box de_hitler:{stars} de_dietl\n124 de_16_x:2")
    assert value(match) == stars + 2  # Riga and Dietl
    answer(match, "activate", "done", "done")
    assert strength(match, "de_hitler") == after
    assert at(match, "de_hitler") == "box"
    assert prompt(match) == "impulse"


@rule("leningrad41", "7.2", "1.6.1")
def test_an_activated_leader_is_revealed() -> None:
    match = phase("box de_hitler:3 de_dietl")
    assert "de_hitler" not in match.view("soviet")["units"]
    answer(match, "activate")
    assert told(match, "leader", "soviet")[0]["strength"] == 3
    assert match.view("soviet")["units"]["de_hitler"]["strength"] == 3


@rule("leningrad41", "7.2")
def test_stars_come_first_then_steps_then_reinforcements() -> None:
    match = phase("box de_hitler de_dietl:3\n124 de_16_hq:2 de_16_x:1\npool de_id_81 de_id_93")
    answer(match, "activate")
    assert prompt(match) == "restore"
    answer(match, ("unit", "de_16_hq"), "done")
    assert prompt(match) == "replace"
    answer(match, ("unit", "de_16_x"), "done")
    assert prompt(match) == "reinforce"
    run_out(match, "axis")
    assert match.view("axis")["counts"]["axis"]["pool"] == 0


@rule("leningrad41", "7.2", "7.2.1")
def test_the_value_is_fixed_when_the_leader_is_activated() -> None:
    match = phase("box de_hitler:0 de_dietl:0\n124 de_16_hq:0 de_18_hq:0 de_16_x:2 de_18_i:2\nL de_1pz")
    assert value(match) == 2  # Riga and Leningrad
    answer(match, "activate", ("unit", "de_16_hq"), ("unit", "de_18_hq"))
    assert offered(match, "unit") == set()  # two more HQs count now, yet not for this phase
    answer(match, "done")
    assert match.asks[0].args["points"] == 2


# ---- 7.2.1: the Logistics Value


@rule("leningrad41", "7.2.1", "2.4.4.1", "scenario.campaign")
def test_the_values_at_the_start_of_the_campaign() -> None:  # T1
    match = GAME.start("campaign", seed=6)
    assert (value(match, "axis"), value(match, "soviet")) == (11, 13)


@rule("leningrad41", "7.2.1", "scenario.sight", "scenario.circle")
@pytest.mark.parametrize(("scenario", "axis", "soviet"), [("sight", 11, 13), ("circle", 13, 10)])
def test_the_values_at_the_start_of_the_scenarios(scenario: str, axis: int, soviet: int) -> None:  # T2
    match = GAME.start(scenario, seed=6)
    while prompt(match) == "setup-strength":
        answer(match, ("unit", min(offered(match, "unit"))))
    assert (value(match, "axis"), value(match, "soviet")) == (axis, soviet)


@rule("leningrad41", "7.2.1")
def test_dietl_and_the_luftwaffe_count_and_exhausted_hqs_do_not() -> None:
    text = "scenario campaign\nactive axis\nbox de_hitler:0 de_dietl:{dietl}\n124 de_1fk:{fk} de_16_hq:{hq}"
    assert value(position(text.format(dietl=0, fk=0, hq=0))) == 1
    assert value(position(text.format(dietl=2, fk=0, hq=0))) == 2
    assert value(position(text.format(dietl=2, fk=3, hq=0))) == 3
    assert value(position(text.format(dietl=2, fk=3, hq=2))) == 4


@rule("leningrad41", "7.2.1")
def test_hqs_off_the_map_do_not_count() -> None:
    match = position("scenario campaign\nactive axis\nbox de_hitler:0 de_dietl:0\npool de_1fk\nwaiting de_39_hq")
    assert value(match) == 1


TEN_SOVIETS = "su_r_8a su_r_11a su_r_23a su_r_27a su_r_34a su_r_48a su_r_25cav su_r_27cav su_r_54cav su_r_42a"
TEN_MORE = "su_r_55a su_r_7a su_r_3gd su_r_4gd su_r_nkvd su_r_60td su_v_4a su_v_52a su_v_54a su_v_59a"
TEN_GERMANS = "de_id_81 de_id_93 de_id_96 de_id_212 de_id_215 de_id_223 de_id_285 de_id_ss_pol de_azul de_fj"


@rule("leningrad41", "7.2.1", "9.3")
@pytest.mark.parametrize(
    ("lost", "bonus"),
    [(TEN_SOVIETS.replace(" su_r_42a", ""), 0), (TEN_SOVIETS, 1), (f"{TEN_SOVIETS} {TEN_MORE} su_lm", 2)],
)
def test_every_ten_surrendered_soviets_are_a_point_for_the_axis(lost: str, bonus: int) -> None:
    match = position(f"scenario campaign\nactive axis\nbox de_hitler:0 de_dietl:0\nlost {lost}")
    assert value(match) == 1 + bonus


@rule("leningrad41", "7.2.1", "9.3", "10.15.3")
@pytest.mark.parametrize(("lost", "bonus"), [(TEN_GERMANS.replace(" de_fj", ""), 0), (TEN_GERMANS, 1)])
def test_every_ten_lost_axis_blocks_are_a_point_for_the_soviets(lost: str, bonus: int) -> None:
    match = position(f"scenario campaign\nactive soviet\nbox su_stalin:0\nlost {lost}")
    assert value(match, "soviet") == 6 + bonus


@rule("leningrad41", "7.2.1")
def test_soviets_destroyed_in_battle_wait_in_the_pool_and_count_for_nobody() -> None:
    match = position(f"scenario campaign\nactive axis\nbox de_hitler:0 de_dietl:0\npool {TEN_SOVIETS}")
    assert value(match) == 1


@rule("leningrad41", "7.2.1.1", "8.0")
@pytest.mark.parametrize(("weather", "axis", "soviet"), [("good", 6, 10), ("rain", 3, 5), ("snow", 3, 10)])
def test_rain_halves_both_values_and_snow_only_that_of_the_axis(weather: str, axis: int, soviet: int) -> None:
    match = position(f"scenario campaign\nweather {weather}\nactive axis\nbox de_hitler:4 de_dietl:4")
    assert (value(match, "axis"), value(match, "soviet")) == (axis, soviet)


# ---- 7.2.2, T3-T5: the example of November


NOVEMBER = f"""
weather snow
axis HOME 95 T
box de_hitler:0 de_dietl:3 su_stalin:2
124 de_16_hq:2 de_18_hq:2 de_56_hq:3 de_41_hq:0 de_1pz:2 de_id_81:1 de_16_x:3
lost {TEN_SOVIETS} {TEN_MORE} su_lm
pool de_id_93 de_id_96 de_id_212 de_id_215 de_id_223
"""


def november() -> Match:
    return phase(NOVEMBER, active="soviet", turn="november")


@rule("leningrad41", "7.2", "7.2.1", "7.2.1.1", "7.1")
def test_november_the_soviets_pause_and_hitler_at_his_heart_has_nine_halved_to_four() -> None:  # T3
    match = november()
    answer(match, "pause")
    assert strength(match, "su_stalin") == 4
    assert match.view(None)["points"]["axis"] == 3
    answer(match, "activate")
    assert told(match, "logistics", "axis")[0]["value"] == 4
    assert match.asks[0].args["points"] == 4


@rule("leningrad41", "7.2.2")
def test_november_four_points_restore_one_hq_from_three_and_another_from_its_heart() -> None:  # T4
    match = november()
    answer(match, "pause", "activate", ("unit", "de_56_hq"))
    assert refused(match, "unit", "de_56_hq") == ("7.2.2", "at-full-strength")
    answer(match, ("unit", "de_41_hq"), ("unit", "de_41_hq"), ("unit", "de_41_hq"))
    assert (strength(match, "de_56_hq"), strength(match, "de_41_hq")) == (4, 4)
    assert offered(match, "unit") == set()
    assert refused(match, "unit", "de_16_hq") == ("7.2.2", "points-short")


@rule("leningrad41", "7.2.2")
def test_november_four_points_replace_a_red_step_and_a_black_one() -> None:  # T5
    match = november()
    answer(match, "pause", "activate", "done", ("unit", "de_1pz"))
    assert match.asks[0].args["points"] == 1
    assert refused(match, "unit", "de_16_x") == ("7.2.2", "points-short")  # a white step costs two
    answer(match, ("unit", "de_id_81"))
    assert (strength(match, "de_1pz"), strength(match, "de_id_81")) == (3, 2)
    assert match.asks[0].args["points"] == 0


@rule("leningrad41", "7.2", "5.0")
def test_november_four_reinforcements_enter_and_hitler_stays_at_his_heart() -> None:
    match = november()
    answer(match, "pause", "activate", "done", "done")
    assert match.view("axis")["counts"]["axis"] == {"pool": 1, "drawn": 4, "waiting": 0, "murmansk": 0}
    run_out(match, "axis")
    assert strength(match, "de_hitler") == 0
    assert match.view("axis")["counts"]["axis"]["drawn"] == 0


# ---- 7.2.2: stars and steps


@rule("leningrad41", "7.2.2")
@pytest.mark.parametrize(
    ("unit", "cost"), [("su_r_8a", 1), ("su_r_163mech", 2), ("de_16_x", 2), ("fi_2", 3), ("de_1pz", 3)]
)
def test_a_step_costs_by_its_colour(unit: str, cost: int) -> None:
    side = "soviet" if unit.startswith("su_") else "axis"
    match = phase(f"124 {unit}:1" if side == "axis" else f"84 {unit}:1", active=side, disc=side)
    before = value(match, side)
    answer(match, "activate", "done", ("unit", unit))
    assert match.asks[0].args["points"] == before - cost
    assert strength(match, unit) == 2


@rule("leningrad41", "7.2.2")
def test_the_two_kinds_of_points_do_not_mix() -> None:
    match = phase("box de_hitler:0 de_dietl:2\n124 de_16_hq:0 de_16_x:1")
    answer(match, "activate")
    assert refused(match, "unit", "de_16_x") == ("7.2.2", "not-an-hq")
    answer(match, "done")
    assert match.asks[0].args["points"] == 2  # what was not spent on stars is not added
    assert refused(match, "unit", "de_16_hq") == ("7.2.2", "not-a-combat-block")


@rule("leningrad41", "7.2.2", "10.10")
def test_dietl_and_luftwaffe_hqs_are_restored_like_the_others_and_leaders_are_not() -> None:
    match = phase("box de_hitler:2 de_dietl:2\n124 de_1fk:0")
    answer(match, "activate")
    assert offered(match, "unit") == {"de_dietl", "de_1fk"}
    answer(match, ("unit", "de_dietl"), ("unit", "de_1fk"))
    assert (strength(match, "de_dietl"), strength(match, "de_1fk")) == (3, 2)
    assert refused(match, "unit", "de_hitler") == ("7.2.2", "not-an-hq")


@rule("leningrad41", "7.2.2")
def test_only_own_blocks_on_the_map_that_lack_a_step() -> None:
    match = phase("124 de_16_x:4 de_18_i:1\npool de_id_81:1\n84 su_r_8a:1\n6 fi_mannerheim:2")
    answer(match, "activate", "done")
    assert offered(match, "unit") == {"de_18_i"}
    assert refused(match, "unit", "de_16_x") == ("7.2.2", "at-full-strength")
    assert refused(match, "unit", "de_id_81") == ("7.2.2", "not-on-map")
    assert refused(match, "unit", "su_r_8a") == ("7.2.2", "not-yours")


@rule("leningrad41", "9.1", "7.2.2")
def test_isolated_blocks_are_neither_restored_nor_replaced() -> None:
    match = phase("124 de_16_hq:2 de_16_x:1\n135 de_18_hq:2i de_18_i:1i")
    answer(match, "activate")
    assert refused(match, "unit", "de_18_hq") == ("9.1", "isolated")
    answer(match, "done")
    assert refused(match, "unit", "de_18_i") == ("9.1", "isolated")
    assert allowed(match, "unit", "de_16_x")


@rule("leningrad41", "7.2.2", "9.1")
def test_a_block_cut_off_but_not_marked_yet_is_replaced_and_so_is_one_in_a_battle() -> None:
    match = phase("135 de_18_i:1 | su_r_8a")  # no check since it was cut off
    answer(match, "activate", "done", ("unit", "de_18_i"))
    assert strength(match, "de_18_i") == 2
    assert "isolated" not in block(match, "de_18_i")
