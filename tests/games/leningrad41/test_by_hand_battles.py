"""Positions typed in by somebody who doubts, dice and all: battles, the Blitz, optional rules, the scenarios' ends."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    allowed,
    answer,
    at,
    block,
    command,
    controller,
    go_on,
    lines,
    logistics,
    move,
    offered,
    position,
    prompt,
    refused,
    rolls,
    strength,
    tactical,
    told,
)
from tests.marks import rule

# ---- 10.12 to 10.16: battles ----------------------------------------------------------------------------------


@rule("leningrad41", "10.14", "2.4.4", "2.5")
def test_ramparts_serve_who_controls_them_and_woods_serve_everybody() -> None:
    # The Soviets attack Axis blocks that stand in Soviet-controlled Tallinn, then in a Soviet wood.
    m = position("active soviet\nphase combat strategic\nT su_r_8a:4 de_fj:2\naxis HOME 54-56", dice=[1, 1, 6, 1, 1, 1])
    answer(m, ("space", "T"))
    assert told(m, "absorbed") == []
    assert strength(m, "de_fj") == 1
    m = position("active soviet\nphase combat strategic\n77 su_r_8a:4 de_fj:2\naxis HOME", dice=[1, 1, 6, 1, 1, 1])
    answer(m, ("space", "77"))
    assert [event["number"] for event in told(m, "absorbed")] == [1]
    assert strength(m, "de_fj") == 2


@rule("leningrad41", "10.14", "4.1", "10.15")
def test_the_cover_is_one_for_guns_bombs_and_troops_and_the_line_falls_in_between() -> None:
    # Luga: three of cover. Two hits of the guns; then two of the tanks: the first is absorbed, the line falls.
    m = command(
        "axis HOME 90-92 112 113\n92 de_41_hq:2sa de_1pz:2\n113 de_1fk:2\n79 su_l_21td:2 soviet-line\n112 de_tt",
        dice=[6, 6, 1, 1, 1, 6, 6],
    )
    move(m, "de_1pz", "79")
    answer(m, "done", ("unit", "de_41_hq"))
    go_on(m, "exploitation")
    assert [event["number"] for event in told(m, "absorbed")] == [2, 1]
    assert lines(m, "soviet") == []
    assert strength(m, "su_l_21td") == 2


@rule("leningrad41", "10.13.4")
def test_three_hits_on_two_bombers_destroy_one_and_send_the_other_home() -> None:
    text = (
        "phase combat tactical\naxis HOME 109-114\n112 de_1fk:4sa de_41_hq:4sa\n"
        "93 de_1pz:3 su_r_8a:4 su_l_21td:2 soviet-line\nbomber ju88_1 ready >93\nbomber ju88_2 ready >93"
    )
    m = position(text, dice=[6, 5, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    answer(m, ("space", "93"))
    assert prompt(m) == "abort"
    assert offered(m, "destroy") == {"ju88_1", "ju88_2"}
    answer(m, ("destroy", "ju88_1"))  # and the last hit finds the only one that is left
    states = m.view()["bombers"]
    assert (states["ju88_1"][0], states["ju88_2"][0]) == ("destroyed", "aborted")
    assert rolls(m, "air-strike") == []


@rule("leningrad41", "10.13.2", "10.15")
def test_snipers_of_the_defence_strike_attackers_who_have_no_cover_anyway() -> None:
    m = position("phase combat strategic\nactive soviet\n27 fi_1:2 fi_ii:4 su_r_8a:2 su_r_11a:1\naxis HOME 13 25-28",
                 dice=[4, 4, 1, 1, 1, 1, 1, 1, 1, 1])  # fmt: skip
    answer(m, ("space", "27"))
    assert rolls(m, "snipers") == [[4], [4]]  # the corps needs a five, the division a four
    assert strength(m, "su_r_8a") == 1
    assert [len(faces) for faces in rolls(m, "attack")] == [1, 1]  # it fires with what is left


@rule("leningrad41", "10.13.6.1", "10.13.6.2", "2.4.7")
def test_one_die_over_the_river_even_for_the_strongest_and_no_armoured_attack() -> None:
    # From Porkhov (114) to Dno (115) leads a river, from 133 none.
    m = command(
        "axis HOME 109-114 133\n114 de_41_hq:4sa de_1pz:3 de_6pz:3\n133 de_tt:3\n115 su_r_8a:1",
        dice=[1, 1, 1, 1, 1, 1],
    )
    for unit in ("de_1pz", "de_6pz", "de_tt"):
        move(m, unit, "115")
    go_on(m, "exploitation")
    assert told(m, "armoured-attack") == []
    assert rolls(m, "attack") == [[1], [1], [1, 1, 1]]


@rule("leningrad41", "10.15.1", "10.5")
def test_stars_and_dots_are_measured_with_one_measure() -> None:
    m = position("phase combat strategic\nactive axis\n77 de_1pz:3 de_6pz:3 su_nw_hq:3 su_r_8a:3\naxis HOME 90-92",
                 dice=[1, 1, 1, 1, 1, 1, 4, 4, 4, 1, 1, 1])  # fmt: skip
    answer(m, ("space", "77"))  # three hits, the wood takes one
    assert m.asks[0].seat == "soviet"
    assert offered(m, "unit") == {"su_nw_hq", "su_r_8a"}
    assert refused(m, "unit", "su_nw_22rk") == ("10.15", "not-in-battle")
    answer(m, ("unit", "su_nw_hq"))  # then the army is the strongest
    assert (strength(m, "su_nw_hq"), strength(m, "su_r_8a")) == (2, 2)


@rule("leningrad41", "10.12", "10.9", "10.16")
def test_fresh_blocks_in_an_old_battle_lie_down_with_the_rest_and_roll_all_their_dice() -> None:
    # Kingisepp was contested before; over the river from Narva comes one more.
    m = command("axis HOME 54-59\n59 de_18_hq:4sa de_18_i:4\n60 de_tt:1 su_r_8a:1", dice=[6, 1, 1, 1, 1])
    move(m, "de_18_i", "60")
    go_on(m, "battle")
    assert allowed(m, "done")  # an old battle need not be fought
    answer(m, ("space", "60"))
    assert rolls(m, "attack") == [[1, 1, 1], [1]]
    assert block(m, "de_18_i")["shown"]


# ---- 10.17, 10.19 -------------------------------------------------------------------------------------------


@rule("leningrad41", "10.17", "10.14", "10.13.6.2")
def test_a_blitz_into_a_city_of_the_enemys_is_no_armoured_attack() -> None:
    m = position(
        "phase blitz tactical\naxis HOME 90 91 109-114\n113 de_41_hq:4sa\n93 de_1pz:3sz\n116 su_r_8a:1\n92 su_r_11a",
        dice=[1, 6, 6, 6],
    )
    move(m, "de_1pz", "116")
    go_on(m, "exploitation")
    assert told(m, "armoured-attack") == []
    assert rolls(m, "defence") == [[1]]
    assert at(m, "su_r_8a") == "pool"
    assert controller(m, "116") == "axis"


@rule("leningrad41", "10.17", "2.9")
def test_yellow_ground_and_full_ground_stop_a_blitz() -> None:
    m = position(
        "phase blitz tactical\naxis HOME 90 91 109-115\n113 de_41_hq:4sa\n"
        "114 de_6pz de_36mot de_tt de_8pz\n93 de_1pz:3sz de_3mot:3sz"
    )
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "space", "92") == ("10.17", "not-green")
    assert refused(m, "space", "114") == ("2.9", "full")
    assert {"79", "94"}.isdisjoint(offered(m, "space"))


@rule("leningrad41", "10.19", "8.0", "9.3")
def test_the_soviets_exploit_in_snow_with_a_value_that_snow_leaves_whole() -> None:
    m = position(
        "phase exploitation tactical\nactive soviet\ndisc soviet\nturn november\nweather snow\nbox su_stalin:2\n"
        "84 su_r_25cav su_r_8a su_zhukov:3\n104 su_r_46td:2i"
    )
    answer(m, "exploit")
    assert m.asks[0].args["left"] == logistics(m, "soviet") == 2 + 1 + 6
    assert offered(m, "unit") == {"su_r_25cav", "su_zhukov"}
    assert refused(m, "unit", "su_r_46td") == ("9.1", "isolated")
    assert refused(m, "unit", "su_r_8a") == ("10.19", "not-fast")
    assert m.view()["disc"] == "axis"


# ---- 11, 12, 14.1, 14.2 ---------------------------------------------------------------------------------------


@rule("leningrad41", "14.1", "11.0", "2.5")
def test_a_train_runs_over_what_was_taken_a_moment_before() -> None:
    m = command("options rail\naxis HOME 90 91 112-114 79\n113 de_1pz\n114 de_tt", "strategic")
    answer(m, ("unit", "de_tt"))
    assert "79" not in offered(m, "rail")
    answer(m, ("space", "93"))  # 93 joins 79 to the rest
    answer(m, ("unit", "de_1pz"))
    assert "79" in offered(m, "rail")


@rule("leningrad41", "14.1", "12.0", "10.11")
def test_in_a_pass_an_air_hq_takes_the_train_and_stays_unseen() -> None:
    m = command("options rail\n123 de_1fk", "pass")
    answer(m, ("unit", "de_1fk"), ("rail", "105"))
    assert at(m, "de_1fk") == "105"
    assert "de_1fk" not in m.view("soviet")["units"]
    assert told(m, "rail", "soviet")[0]["unit"] is None


@rule("leningrad41", "14.2", "7.2.1", "2.4.4.2")
def test_the_baltic_lost_in_an_impulse_carries_nobody_in_it_any_more() -> None:
    # The Axis hold T and K; with Hanko the Soviets' last port of the third colour goes.
    m = command("options baltic\nactive soviet\naxis HOME H T K 54\nO su_r_8a\nL su_lm", "strategic")
    answer(m, ("unit", "su_r_8a"))
    assert offered(m, "sea") == set()
    assert refused(m, "sea", "L") == ("14.2", "baltic-not-yours")
    m = command("options baltic\nactive soviet\naxis HOME T K 54\nO su_r_8a\nL su_lm", "strategic")
    answer(m, ("unit", "su_r_8a"))
    assert offered(m, "sea") == {"L", "H"}


# ---- 14.3 to 14.9 ------------------------------------------------------------------------------------------------


@rule("leningrad41", "14.3", "10.13.4", "10.15")
def test_the_marat_fires_at_aircraft_and_at_the_landward_side_of_one_battle() -> None:
    m = position(
        "options baltic marat\nphase combat tactical\naxis HOME 54-56\n55 de_18_hq:4sa de_1fk:2sa\nmarat T\n"
        "T de_18_i:1 su_l_90:1\nbomber ju88_1 ready >T",
        dice=[1, 4, 1, 4],
    )  # her battle must be fought, and there is no other
    # Anti-air: the division 1, the Marat 4, a hit: the only bomber is gone. Then the division 1 and the Marat 4.
    assert rolls(m, "anti-air") == [[1], [4]]
    assert rolls(m, "bombardment") == [[4]]
    assert at(m, "de_18_i") == "lost"


@rule("leningrad41", "14.6", "12.0", "2.5")
def test_typhoon_takes_the_last_german_out_of_a_battle_and_the_area_falls() -> None:
    september = "options typhoon\nphase opening\nturn september\nactive axis\n"
    m = position(f"{september}axis HOME 109-113\n113 de_1pz su_r_8a\n112 de_8pz de_3mot\n124 de_16_ii")
    answer(m, ("unit", "de_1pz"))
    assert controller(m, "113") == "soviet"
    assert m.view()["contested"] == []
    assert m.view()["kills"] == {"axis": 0, "soviet": 0}
    m = position(f"{september}typhoon-taken 1\ntyphoon-last red\n112 de_8pz de_6pz de_16_ii")
    assert offered(m, "unit") == {"de_8pz"}
    assert refused(m, "unit", "de_6pz") == ("14.6", "same-colour-again")
    assert refused(m, "unit", "de_16_ii") == ("14.6", "not-for-typhoon")


@rule("leningrad41", "14.7", "8.0")
def test_agile_cavalry_rides_two_areas_in_the_mud_and_tanks_one() -> None:
    text = "options agility\nturn october\nweather rain\nactive soviet\n104 su_r_25cav su_r_46td"
    m = command(text, "pass")
    answer(m, ("unit", "su_r_25cav"))
    cavalry = offered(m, "space")
    m = command(text, "pass")
    answer(m, ("unit", "su_r_46td"))
    assert offered(m, "space") == {"102", "103", "120", "S7", "S8", "S9"}
    assert cavalry > offered(m, "space")
    assert {"S6", "S10", "99"} <= cavalry


@rule("leningrad41", "14.7", "10.9", "10.19")
def test_four_points_get_a_division_out_of_a_battle_into_the_swamp_and_not_into_exploitation() -> None:
    text = "options {}agility\n94 de_id_81 su_r_8a\n80 de_tt\naxis HOME 78-81 95 113 114 92 93 96"
    m = command(text.format("rail ").replace("94 de_id_81 su_r_8a", "95 de_id_81 su_r_8a"), "pass")
    answer(m, ("unit", "de_id_81"))
    assert "96" in offered(m, "space")  # one to disengage, three for the swamp
    m = position(f"{text.format('')}\nphase exploit tactical\nleft 3")
    assert refused(m, "unit", "de_id_81") == ("10.19", "not-fast")


@rule("leningrad41", "14.8", "10.10", "7.2.2")
def test_dietl_breaks_the_tanks_step_by_step_and_murmansk_falls_with_the_last() -> None:
    m = position("options first-tanks\nroad 10\nmurmansk su_k_1td:2\nbox de_dietl:4", dice=[5, 6, 5, 6])
    answer(m, "tactical", ("unit", "de_dietl"), "done", "done")
    assert rolls(m, "murmansk") == [[5, 6, 5, 6]]  # sixes only: two hits, both steps
    assert at(m, "su_k_1td") == "lost"
    assert m.view()["murmansk"] == "axis"
    assert m.view()["kills"]["axis"] == 1
    assert strength(m, "de_dietl") == 3


@rule("leningrad41", "14.8", "10.10")
def test_four_lost_white_borders_give_murmansk_away_over_the_heads_of_the_tanks() -> None:
    m = position("options first-tanks\naxis HOME S1 S2 S3 S4\nmurmansk su_k_1td:2")
    assert m.view()["murmansk"] == "axis"
    assert m.view()["points"] == {"axis": 2, "soviet": 5}
    m = position("options first-tanks\naxis HOME S1 S2 S3\nS4 de_fj su_r_8a\nmurmansk su_k_1td:2")
    assert m.view()["murmansk"] == "soviet"  # contested, and still Soviet


@rule("leningrad41", "14.9", "10.10")
@pytest.mark.parametrize(
    ("turn", "more", "bonus"),
    [("august", "", 0), ("september", "", 1), ("september", "S4 de_fj su_r_8a", 1), ("december", "axis HOME S2", 0),
     ("october", "murmansk-fallen 1\nroad 10", 0)],
)  # fmt: skip
def test_lend_lease_comes_from_september_by_the_white_border_and_murmansk(turn: str, more: str, bonus: int) -> None:
    with_it, without = (
        logistics(position(f"{options}\nturn {turn}\nbox su_stalin:4\n{more}"), "soviet")
        for options in ("options lend-lease", "options rail")
    )
    assert with_it - without == bonus


# ---- the scenarios -----------------------------------------------------------------------------------------------


@rule("leningrad41", "scenario.sight", "9.2")
def test_the_sea_and_the_ice_of_ladoga_do_not_save_leningrad_from_being_cut_off() -> None:
    text = (
        "scenario sight\noptions baltic road-of-life\nphase command pass\nleft 1\nactive axis\n"
        "axis HOME 39 40 45-49 54-65 71-81 87-94 105-116 121-134 139-141 G4\n"
        "{}L su_lm su_l_hq\n66 su_r_8a"
    )
    m = position(text.format("64 de_1pz\n"))
    answer(m, "done")
    assert m.result is not None
    assert (m.result.winner, m.result.reason, m.result.rule) == ("axis", "cut-off", "scenario.sight")
    m = position(text.format("65 su_r_11a\n"))  # by Mga and Kobona leads the way out
    answer(m, "done")
    assert m.result is None


@rule("leningrad41", "scenario.preludes", "3.2.1", "10.19")
def test_in_the_first_scenario_a_disc_that_comes_back_is_of_no_more_use() -> None:
    m = position("scenario preludes\ndisc axis 1 1\n113 de_1pz de_41_hq")
    assert refused(m, "strategic") == ("scenario.preludes", "disc-used-up")
    assert refused(m, "reinforce") == ("scenario.preludes", "disc-used-up")
    tactical(m, "de_41_hq")
    while m.asks and m.asks[0].seat == "axis":
        assert prompt(m) != "exploitation"
        answer(m, "done")
    assert (m.asks[0].seat, prompt(m)) == ("soviet", "impulse")


@rule("leningrad41", "scenario.circle", "8.1", "13.0")
def test_october_ends_the_circle_with_whoever_stands_where_he_stands() -> None:
    m = position(
        "scenario circle\nphase final\nturn october\npasses 2\naxis 1-153 F G1-G4 H K T S1 S2 S3 S4\nL su_lm\nO su_r_8a"
    )
    assert m.result is not None
    assert (m.result.winner, m.result.reason) == ("soviet", "time")
