"""10.9, 2.7, 2.8, 2.9: how far a block marches, where it must stop, and where it may not go."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    AXIS_HOME,
    allowed,
    answer,
    at,
    controller,
    go_on,
    move,
    offered,
    position,
    refused,
    tactical,
)
from tests.marks import rule

FRONT = f"""
scenario campaign
axis {AXIS_HOME} 90 112 113 114
"""


@rule("leningrad41", "10.9", "10.9.1", "2.8")
def test_a_slow_block_spends_three_points() -> None:
    # From green 1: 16 and 18 are green (1), 2 yellow (2), 17 and 32 two green steps, 3, 19 and 33 green and yellow.
    m = position("scenario campaign\n1 de_16_ii")
    answer(m, "pass", ("unit", "de_16_ii"))
    assert offered(m, "space") == {"16", "18", "2", "17", "32", "3", "19", "33"}
    assert refused(m, "space", "F") == ("10.9", "too-far")


@rule("leningrad41", "10.9", "10.9.1", "2.8")
def test_a_fast_block_spends_five_points() -> None:
    m = position("scenario campaign\n1 fi_cav")
    answer(m, "pass", ("unit", "fi_cav"))
    slow = {"16", "18", "2", "17", "32", "3", "19", "33"}
    assert offered(m, "space") == slow | {"4", "20", "F", "H", "34"}


@rule("leningrad41", "2.8", "10.9")
@pytest.mark.parametrize(
    ("start", "end", "points"), [("113", "114", 1), ("27", "26", 2), ("27", "28", 3), ("94", "95", 2), ("54", "K", 2)]
)
def test_each_terrain_has_its_price_and_rivers_and_arrows_cost_nothing_more(start: str, end: str, points: int) -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME}\n{start} de_1pz")
    answer(m, "pass", ("unit", "de_1pz"))
    answer(m, ("via", end))
    assert m.asks[0].args["points"] == 5 - points


@rule("leningrad41", "10.9", "2.8")
def test_too_few_points_no_move() -> None:
    m = position("scenario campaign\n26 fi_1\n27 de_16_ii")
    answer(m, "pass", ("unit", "fi_1"))
    assert refused(m, "space", "28") == ("10.9", "too-far")  # 2 + 3 points


@rule("leningrad41", "8.0", "10.9")
def test_in_rain_a_slow_block_enters_one_area_and_cannot_disengage() -> None:
    m = position(FRONT + "weather rain\n113 de_16_ii\n114 de_16_x | su_nw_11rk")
    answer(m, "pass")
    assert refused(m, "unit", "de_16_x") == ("10.9", "nothing-to-do")
    answer(m, ("unit", "de_16_ii"))
    assert offered(m, "space") == {"90", "91", "112", "133"}


@rule("leningrad41", "8.0", "10.9")
def test_in_rain_a_fast_block_may_still_disengage() -> None:
    m = position(FRONT + "weather rain\n114 de_1pz de_6pz | su_nw_11rk")
    answer(m, "pass", ("unit", "de_1pz"))  # 1 + 3 points, and only one own area near: it goes there
    assert at(m, "de_1pz") == "113"


@rule("leningrad41", "8.0", "10.9")
def test_in_snow_every_area_costs_two_swamps_too() -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME}\nweather snow\n27 de_16_ii")
    answer(m, "pass", ("unit", "de_16_ii"))
    assert offered(m, "space") == {"13", "26", "28", "41"}


# -- battles on the way ---------------------------------------------------------------------------------


@rule("leningrad41", "10.9")
def test_who_meets_the_enemy_stops() -> None:
    m = position(FRONT + "113 de_16_ii de_18_hq\n114 | su_nw_11rk")
    tactical(m, "de_18_hq")
    answer(m, ("unit", "de_16_ii"))
    assert refused(m, "space", "93") == ("10.9", "too-far")
    assert "114" in offered(m, "space")
    assert "114" not in offered(m, "via")
    answer(m, ("space", "114"))
    assert m.view(None)["new_battles"] == ["114"]


@rule("leningrad41", "10.9", "4.1")
def test_a_line_alone_is_an_enemy_to_stop_for() -> None:
    m = position(FRONT + "113 de_1pz de_18_hq\n114 soviet-line")
    tactical(m, "de_18_hq")
    move(m, "de_1pz", "114")
    assert m.view(None)["contested"] == ["114"]


@rule("leningrad41", "10.9", "2.8")
def test_disengaging_costs_one_more_and_goes_to_an_own_quiet_area() -> None:
    m = position(FRONT + "113 de_16_hq\n114 de_18_hq | su_nw_11rk\n112 de_16_x | su_nw_22rk")
    tactical(m, "de_16_hq")
    answer(m, ("unit", "de_16_x"))
    # 1 to leave, 1 for 90 or 113; the third point leads on to 74 or 75, or into the other battle.
    assert offered(m, "space") == {"90", "113", "74", "75", "114"}
    assert refused(m, "space", "111") == ("10.9", "disengage-to-own")  # 1 + 2 points, but Soviet
    assert refused(m, "space", "133") == ("10.9", "disengage-to-own")
    answer(m, ("space", "90"))
    assert at(m, "de_16_x") == "90"


@rule("leningrad41", "10.9", "2.8")
def test_disengaging_into_a_swamp_is_too_much_for_a_slow_block() -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME} 26 27 28\n6 fi_mannerheim\n27 fi_1 | su_k_54")
    tactical(m, "fi_mannerheim")
    answer(m, ("unit", "fi_1"))  # 26 costs 1 + 2, 28 would cost 1 + 3; and there is but one way
    assert at(m, "fi_1") == "26"


@rule("leningrad41", "10.9")
def test_nobody_disengages_into_another_battle() -> None:
    m = position(FRONT + "90 de_36mot\n114 de_1pz | su_nw_11rk\n113 de_6pz | su_nw_22rk")
    answer(m, "pass")
    assert refused(m, "unit", "de_1pz") == ("10.9", "nothing-to-do")


@rule("leningrad41", "10.9")
def test_who_has_disengaged_may_march_on_and_engage_again() -> None:
    m = position(FRONT + "113 de_41_hq\n114 de_1pz | su_nw_11rk\n91 su_nw_22rk")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"))
    assert "91" in offered(m, "space")  # 1 to leave, 1 to 113, 2 to 91
    answer(m, ("space", "91"))
    assert m.view(None)["new_battles"] == ["91"]
    assert controller(m, "114") == "soviet"


@rule("leningrad41", "10.9")
def test_nobody_goes_straight_from_one_battle_into_another() -> None:
    m = position(FRONT + "90 de_18_hq\n114 de_18_i | su_nw_11rk\n93 su_nw_22rk")
    tactical(m, "de_18_hq")
    answer(m, ("unit", "de_18_i"))
    assert refused(m, "space", "93") == ("10.9", "disengage-to-own")
    assert offered(m, "space") == {"113", "90", "112"}


@rule("leningrad41", "10.9", "2.5")
def test_who_leaves_an_area_to_the_enemy_alone_loses_it_at_once() -> None:
    m = position(FRONT + "113 de_41_hq\n114 de_1pz | su_nw_11rk")
    assert controller(m, "114") == "axis"
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "113")
    assert controller(m, "114") == "soviet"
    assert m.view(None)["contested"] == []


@rule("leningrad41", "10.9", "2.5")
def test_areas_passed_on_the_way_change_hands() -> None:
    m = position(FRONT + "114 de_1pz de_41_hq")
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "93", "116", "115")
    assert [controller(m, area) for area in ("93", "116", "115", "92")] == ["axis", "axis", "axis", "soviet"]


@rule("leningrad41", "10.9", "2.5")
def test_engaging_does_not_change_control() -> None:
    m = position(FRONT + "113 de_1pz de_41_hq\n93 su_nw_11rk")
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "93")
    assert controller(m, "93") == "soviet"


@rule("leningrad41", "10.9", "2.4.4.2")
def test_marching_into_riga_ends_the_campaign() -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME} 109\nactive soviet\n109 su_nw_11rk")
    answer(m, "pass")
    move(m, "su_nw_11rk", "108")
    assert m.result is not None
    assert (m.result.winner, m.result.level, m.result.rule) == ("soviet", "decisive", "2.4.4.2")


# -- 2.9: stacking --------------------------------------------------------------------------------------


@rule("leningrad41", "2.9", "10.9")
def test_blocks_may_crowd_on_the_way_but_not_where_they_stop() -> None:
    m = position(FRONT + "113 de_18_hq de_16_ii\n114 de_18_i de_18_l de_18_xxvi de_16_x")
    tactical(m, "de_18_hq")
    answer(m, ("unit", "de_16_ii"))
    assert refused(m, "space", "114") == ("2.9", "full")
    answer(m, ("space", "93"))
    assert at(m, "de_16_ii") == "93"


@rule("leningrad41", "2.9")
def test_four_blocks_a_side_in_green_two_elsewhere_each_side_apart() -> None:
    m = position(f"""
    scenario campaign
    axis {AXIS_HOME} 90 112 113
    113 de_18_hq de_16_ii de_16_x
    114 de_18_i de_18_l de_18_xxvi | su_nw_11rk su_nw_22rk su_nw_24rk su_nw_41rk soviet-line
    91 de_1pz | su_nw_5
    """)
    tactical(m, "de_18_hq")
    move(m, "de_16_ii", "114")  # the fourth of his side among four enemies and their line
    answer(m, ("unit", "de_16_x"))
    assert refused(m, "space", "114") == ("2.9", "full")
    answer(m, ("space", "91"))
    assert at(m, "de_16_x") == "91"


@rule("leningrad41", "2.9")
@pytest.mark.parametrize(("full", "start"), [("91", "113"), ("96", "82"), ("95", "94")])
def test_a_yellow_red_or_victory_area_holds_two(full: str, start: str) -> None:
    m = position(FRONT + f"{full} de_18_i de_18_l\n{start} de_1pz de_41_hq")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "space", full) == ("2.9", "full")


@rule("leningrad41", "2.9", "2.4.5")
def test_any_number_of_germans_may_crowd_a_staging_area() -> None:
    m = position(FRONT + "G1 de_18_i de_18_l de_18_xxvi de_16_x\nG2 de_16_ii")
    answer(m, "pass")
    move(m, "de_16_ii", "G1")
    assert at(m, "de_16_ii") == "G1"


# -- 2.7: the Finnish Attack Zone -------------------------------------------------------------------------


@rule("leningrad41", "2.7", "2.7.1")
@pytest.mark.parametrize("finn", ["fi_1", "fi_163", "fi_cav"])
def test_finns_do_not_engage_outside_their_zone(finn: str) -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME} 39 40 45 46\n6 fi_mannerheim\n46 {finn}\n47 su_l_90")
    tactical(m, "fi_mannerheim")
    answer(m, ("unit", finn))
    assert refused(m, "space", "47") == ("2.7", "outside-the-zone")
    assert "48" in offered(m, "space")  # empty: they may go there


@rule("leningrad41", "2.7")
def test_finns_do_not_join_a_german_battle_outside_their_zone() -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME} 39 40 45 46\n6 fi_mannerheim\n46 fi_1\n47 de_tt | su_l_90")
    tactical(m, "fi_mannerheim")
    answer(m, ("unit", "fi_1"))
    assert refused(m, "space", "47") == ("2.7", "outside-the-zone")


@rule("leningrad41", "2.7")
def test_with_leningrad_in_axis_hands_the_finns_go_anywhere() -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME} 39 40 45 46 L\n6 fi_mannerheim\n46 fi_1\n47 su_l_90")
    tactical(m, "fi_mannerheim")
    move(m, "fi_1", "47")
    assert m.view(None)["new_battles"] == ["47"]


@rule("leningrad41", "2.7")
def test_finns_engage_inside_their_zone() -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME}\n6 fi_mannerheim\n24 fi_1\n40 su_k_54")
    tactical(m, "fi_mannerheim")
    move(m, "fi_1", "40")
    assert m.view(None)["new_battles"] == ["40"]


# -- how many ----------------------------------------------------------------------------------------------


@rule("leningrad41", "10.9", "12.0")
def test_a_pass_moves_one_block_without_engaging() -> None:
    m = position(FRONT + "113 de_16_ii de_16_x\n114 su_nw_11rk\n112 de_1pz | su_nw_22rk")
    answer(m, "pass", ("unit", "de_16_ii"))
    assert refused(m, "space", "114") == ("12.0", "no-engaging")
    n = position(FRONT + "113 de_16_ii de_16_x\n114 su_nw_11rk\n112 de_1pz | su_nw_22rk")
    answer(n, "pass")
    move(n, "de_1pz", "90")  # it may disengage
    assert n.view(None)["active"] == "soviet"  # and that was all


@rule("leningrad41", "10.9", "11.0")
def test_a_strategic_impulse_moves_as_many_blocks_as_the_logistics_value() -> None:
    # Hitler at 0, Riga, one HQ and Dietl exhausted: 0 + 1 + 1 = 2.
    m = position(FRONT + "disc axis\n113 de_16_ii de_16_x de_18_hq de_1pz\nbox de_hitler:0 de_dietl:0")
    assert m.view("axis")["logistics"] == 2
    answer(m, "strategic")
    move(m, "de_16_ii", "114")
    move(m, "de_1pz", "114")
    go_on(m, "impulse")
    assert m.view(None)["active"] == "soviet"


@rule("leningrad41", "10.9", "4.2.1")
def test_static_brigades_never_move() -> None:
    m = position(FRONT + "active soviet\nH su_st_hanko:1 su_l_90")
    answer(m, "pass")
    assert refused(m, "unit", "su_st_hanko") == ("4.2.1", "cannot-move")
    assert allowed(m, "unit", "su_l_90")
