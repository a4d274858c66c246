"""Positions typed in by somebody who doubts, dice and all: the map, logistics, weather, supply, orders and marches."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    GAME,
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

# ---- 2, 4, 5: the map, the lines, the reinforcements -----------------------------------------------------------


@rule("leningrad41", "2.2", "2.5", "4.1", "5.1", "10.14")
def test_a_line_alone_keeps_velikiye_luki_and_its_fall_calls_the_five_in_that_moment() -> None:
    m = position("axis HOME 134 141\n141 de_56_hq:4 de_8pz:3\nG4 soviet-line\nwaiting de_39_hq de_12pz de_8fk",
                 dice=[1, 4, 5, 6])  # fmt: skip
    tactical(m, "de_56_hq")
    move(m, "de_8pz", "G4")
    assert controller(m, "G4") == "soviet"
    assert told(m, "available") == []
    go_on(m, "exploitation")  # city and line take two of the three hits, the line falls to the third
    assert controller(m, "G4") == "axis"
    assert told(m, "available")[0]["number"] == 3
    assert at(m, "de_39_hq") == "pool"


@rule("leningrad41", "2.4.5", "2.9", "5.0", "11.0")
def test_a_contested_staging_area_takes_in_any_number_of_germans_on_foot_and_none_as_reinforcements() -> None:
    text = "G4 de_12pz de_18mot de_20mot de_39_hq su_l_90\nG3 de_tt\n141 de_8pz\npool de_fj\naxis HOME 141 G4"
    m = command(text, "strategic")
    assert allowed(answer(m, ("unit", "de_8pz")), "space", "G4")
    m = position(text)
    answer(m, "reinforce", ("number", 1))
    assert prompt(m) == "reinforce-where"
    assert refused(m, "space", "G4") == ("5.0", "not-fully-controlled")
    assert offered(m, "space") == {"G1", "G2", "G3"}


@rule("leningrad41", "2.9", "4.1", "2.4.4")
def test_two_blocks_and_a_line_stand_in_leningrad_and_no_third_block() -> None:
    m = command("active soviet\nL su_lm:4 su_l_hq:4sa\n64 su_l_90", "tactical")
    answer(m, ("unit", "su_l_90"))
    assert refused(m, "space", "L") == ("2.9", "full")
    answer(m, ("space", "63"))
    answer(m, ("unit", "su_lm"), "build")
    assert (strength(m, "su_lm"), lines(m, "soviet")) == (3, ["L"])
    assert refused(m, "unit", "su_l_hq") == ("10.8", "already-acted")


@rule("leningrad41", "4.1", "4.2.5")
def test_a_brigade_of_one_step_never_digs_in_and_a_garrison_does() -> None:
    m = command("10 fi_cav", "pass")
    answer(m, ("unit", "fi_cav"))
    assert refused(m, "build") == ("4.1", "at-last-step")
    m = command("active soviet\nH su_st_hanko", "pass")
    answer(m, ("unit", "su_st_hanko"))  # nothing else that it could do
    assert (strength(m, "su_st_hanko"), lines(m, "soviet")) == (1, ["H"])


@rule("leningrad41", "4.1", "2.5")
def test_a_line_left_behind_holds_the_area_and_an_enemy_who_marches_in_stops() -> None:
    m = command("79 soviet-line\n92 de_1pz\naxis HOME 90-92 112 113\n91 de_41_hq:4sa")
    answer(m, ("unit", "de_1pz"))
    assert "79" in offered(m, "space")
    assert "79" not in offered(m, "via")  # a line is a unit: who meets it goes no further
    assert "78" in offered(m, "space")  # round by Lyady (77)


@rule("leningrad41", "5.0", "2.9")
def test_a_soviet_reinforcement_needs_a_city_with_room_full_control_and_a_line_to_a_source() -> None:
    m = position(
        "active soviet\ndisc soviet\naxis HOME 109-115 127-134 139-141 G4\n"
        "84 su_r_8a su_r_11a\n99 su_r_23a\n118 su_r_27a de_1pz\n116 su_r_34a\n93 de_tt\nT su_r_48a\npool su_r_42a"
    )
    answer(m, "reinforce")  # Leningrad is Soviet: of one, the last is chosen
    assert refused(m, "space", "84") == ("2.9", "full")
    assert refused(m, "space", "118") == ("5.0", "not-fully-controlled")
    assert refused(m, "space", "98") == ("5.0", "not-a-city")
    assert refused(m, "space", "113") == ("5.0", "not-fully-controlled")
    assert {"99", "116", "146", "L"} <= offered(m, "space")


@rule("leningrad41", "5.0", "2.1.1")
def test_a_coast_feeds_who_stands_there_and_lands_nobody() -> None:
    pocket = "axis HOME 54-56 71-75 87-90 109-113\nT su_r_48a\n55 de_tt\npool su_r_42a"
    m = position(f"phase opening\nactive soviet\ndisc soviet\n{pocket}")
    assert "isolated" not in block(m, "su_r_48a")
    answer(m, "reinforce")
    assert refused(m, "space", "T") == ("5.0", "area-not-supplied")


# ---- 7, 8: logistics and weather -------------------------------------------------------------------------------


@rule("leningrad41", "7.2.1", "10.5")
@pytest.mark.parametrize(("lost", "more"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_only_full_tens_of_the_surrendered_count(lost: int, more: int) -> None:
    soviets = [name for name in GAME.names["unit"] if name.startswith(("su_l_", "su_r_"))]
    gone = [name for name in soviets if name != "su_l_hq"][:lost]
    m = position(f"lost {' '.join(gone)}\nbox de_hitler:2 de_dietl:0\n123 de_18_hq:0 de_1fk:2 de_16_hq:2")
    assert logistics(m, "axis") == 2 + 2 + 1 + more  # Hitler, an air HQ and one army HQ, Riga


@rule("leningrad41", "7.2.1", "8.0", "14.2", "14.9", "7.2.1.1")
def test_the_bonuses_are_added_before_the_weather_halves() -> None:
    text = "options baltic lend-lease\nturn november\nweather {}\nbox su_stalin:2\n84 su_zhukov:3"
    values = {weather: logistics(position(text.format(weather)), "soviet") for weather in ("good", "rain", "snow")}
    # Stalin 2, Zhukov 1, six points, the Baltic, Lend-Lease: 11, and 5 in the rain; snow spares the Soviets.
    assert values == {"good": 11, "rain": 5, "snow": 11}


@rule("leningrad41", "7.0", "3.2.1")
def test_who_lacks_the_disc_decides_first_and_who_has_it_plays_first() -> None:
    m = position("phase final\nturn august\ndisc soviet\n113 de_1pz\n84 su_r_8a")
    assert (m.asks[0].seat, prompt(m)) == ("axis", "leader")
    answer(m, "pause", "pause")
    assert (m.asks[0].seat, prompt(m)) == ("soviet", "impulse")


@rule("leningrad41", "8.1", "12.0")
def test_the_marker_moves_at_axis_impulses_only_and_starts_anew_for_snow() -> None:
    def october(more: str, *dice: int) -> tuple[str, int]:
        view = position(f"phase opening\nturn october\n113 de_1pz\n84 su_r_8a\n{more}", dice=list(dice)).view()
        return view["weather"], view["forecast"]

    assert october("active axis", 2) == ("good", 1)
    assert october("active axis\nforecast 2", 3) == ("rain", 0)
    assert october("active axis\nweather rain", 2) == ("rain", 1)
    assert october("active axis\nweather rain", 1) == ("snow", 0)
    assert october("active axis\nweather snow") == ("snow", 0)
    assert october("active soviet\nforecast 4") == ("good", 4)


@rule("leningrad41", "8.0", "3.1", "2.7.1", "10.13.6")
def test_in_snow_a_german_three_rolls_one_and_the_163rd_all_its_dots() -> None:
    m = position("phase combat strategic\nturn november\nweather snow\n41 de_tt:3 fi_163:3 su_r_8a:4",
                 dice=[1, 1, 1, 1, 1, 1, 1, 1])  # fmt: skip
    answer(m, ("space", "41"))
    assert {tuple(faces) for faces in rolls(m, "attack")} == {(1,), (1, 1, 1)}
    assert m.dice_left == []


@rule("leningrad41", "8.0", "10.9", "10.1")
def test_in_rain_an_hq_in_a_battle_can_get_away_only_if_it_is_fast() -> None:
    text = "turn october\nweather rain\naxis HOME 109-114\n114 {} de_8pz su_r_8a\n113 de_1pz"
    assert "de_41_hq" in offered(answer(position(text.format("de_41_hq:3")), "tactical"), "unit")
    m = answer(position(text.format("de_18_hq:3")), "tactical")  # Dietl makes the impulse
    assert refused(m, "unit", "de_18_hq") == ("10.1", "cannot-disengage")


# ---- 9: supply ---------------------------------------------------------------------------------------------------


@rule("leningrad41", "9.2", "2.1")
def test_a_contested_source_feeds_who_stands_in_it_and_nobody_beyond() -> None:
    m = position(
        "phase opening\nactive soviet\naxis 1-153 F G1-G4 H K L O T S1-S10 S12\n"
        "S11 su_r_8a de_1pz\n150 su_r_11a\n151 su_r_23a de_tt"
    )
    # S11 is Soviet and contested; the other sources are the enemy's.
    assert "isolated" not in block(m, "su_r_8a")
    assert block(m, "su_r_11a")["isolated"]
    assert block(m, "su_r_23a")["isolated"]


@rule("leningrad41", "9.2", "9.3", "4.1")
def test_a_line_carries_supply_and_one_lost_in_battle_cuts_it() -> None:
    # Staraya Russa is Soviet; the way out leads over Kholm (135), which nobody but a line holds.
    front = "axis HOME 87-94 109-115 127-134 139-142 G4\n116 su_r_8a\n117 de_tt\n97 de_6pz\n94 de_8pz\n135 soviet-line"
    for enemy, cut in (("", False), ("\n142 de_20mot", False), (" de_20mot", True)):
        m = position(f"phase opening\nactive soviet\n{front}{enemy}")
        assert ("isolated" in block(m, "su_r_8a")) == cut


@rule("leningrad41", "9.3", "10.5", "10.15.3")
def test_an_exhausted_hq_that_stays_cut_off_surrenders() -> None:
    m = command("axis HOME 113\n113 de_41_hq:0i\n112 su_r_8a\n90 su_r_11a\n91 su_r_23a\n114 su_r_27a\n133 su_r_34a",
                "pass")  # fmt: skip
    answer(m, "done")
    assert at(m, "de_41_hq") == "lost"
    assert controller(m, "113") == "axis"  # nobody of the enemy's has come in


@rule("leningrad41", "9.3", "2.5", "9.1")
def test_the_last_isolated_defender_gives_the_area_and_what_hung_on_it() -> None:
    m = command("axis HOME 114 115 133 134\n116 de_tt su_r_8a:1i\n93 de_6pz\n135 de_8pz\n117 de_3mot\n97 de_36mot\n"
                "94 de_1pz\nactive soviet", "pass")  # fmt: skip
    answer(m, "done")
    assert at(m, "su_r_8a") == "lost"
    assert controller(m, "116") == "axis"
    assert m.view()["contested"] == []


# ---- 10: HQs, movement ------------------------------------------------------------------------------------------


@rule("leningrad41", "10.1", "2.5")
def test_an_hq_that_leaves_its_battle_alone_gives_the_area_up() -> None:
    m = position("axis HOME 109-114\n114 de_41_hq:3 su_r_8a\n113 de_1pz")
    answer(m, "tactical", ("unit", "de_41_hq"))
    assert not allowed(m, "done")  # it cannot be revealed among the enemy
    assert refused(m, "space", "93") == ("10.9", "disengage-to-own")
    answer(m, ("space", "113"))
    assert controller(m, "114") == "soviet"
    assert m.view()["contested"] == []


@rule("leningrad41", "10.2", "10.4", "10.15.1")
def test_an_hq_sent_into_battle_by_another_fires_and_bleeds_as_a_block_there() -> None:
    m = command("axis HOME 109-113\n113 de_41_hq:4sa de_56_hq:4\n114 su_r_8a:4",
                dice=[1, 1, 1, 1, 6, 1, 1, 1, 1, 5, 1, 1])  # fmt: skip
    move(m, "de_56_hq", "114")
    go_on(m, "support")
    assert offered(m, "unit") == {"de_41_hq"}  # the other was not activated: it has no guns
    answer(m, ("unit", "de_41_hq"))
    go_on(m, "exploitation")
    assert rolls(m, "artillery") == [[1, 1, 1, 1]]
    assert rolls(m, "defence") == [[6, 1, 1, 1]]
    assert rolls(m, "attack") == [[1, 5, 1]]  # three stars are left, and five hits
    assert (strength(m, "de_56_hq"), strength(m, "su_r_8a")) == (3, 3)
    assert "shown" not in block(m, "de_41_hq")


@rule("leningrad41", "10.6", "10.3", "10.13.3")
def test_zhukov_sends_a_front_hq_into_battle_and_fires_for_it() -> None:
    m = command(
        "active soviet\ndisc soviet\naxis HOME 109-115 G4\n116 su_zhukov:2sa\n93 su_nw_hq:3\n115 de_id_81:2",
        dice=[4, 3, 6, 1, 1],
    )
    # Zhukov's guns hit with a four: one hit; the division that is left hits the HQ with its die.
    move(m, "su_nw_hq", "115")
    answer(m, "done", ("unit", "su_zhukov"))
    assert prompt(m) == "exploitation"
    assert rolls(m, "artillery") == [[4, 3]]
    assert rolls(m, "defence") == [[6]]
    assert strength(m, "su_nw_hq") == 2
    assert rolls(m, "attack") == [[1, 1]]


@rule("leningrad41", "10.5", "10.18", "7.2.1")
def test_an_exhausted_hq_gives_its_last_orders_and_counts_as_a_kill() -> None:
    m = position(
        "axis HOME 109-113\n113 de_41_hq:0 de_1pz:3 de_tt:3\n112 de_36mot\n114 su_nw_5:1", dice=[6, 6, 6, 6, 6, 6]
    )
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == {"de_1pz", "de_tt"}  # those in its own area, and not the red division next door
    move(m, "de_1pz", "114")
    go_on(m, "exploitation")  # cleared open ground, but a range of nothing leads no Blitz
    assert told(m, "blitz") == []
    assert at(m, "de_41_hq") == "lost"
    assert m.view()["kills"]["soviet"] == 1


@rule("leningrad41", "10.3", "10.8", "2.5")
def test_an_order_given_first_may_open_the_range_for_the_next() -> None:
    text = "axis HOME 109-113\n113 de_41_hq:2sa de_1pz\n93 de_36mot\n92 de_6pz"
    m = command(text)
    assert "de_36mot" not in offered(m, "unit")  # 114 and 92: one Soviet, one in between
    move(m, "de_1pz", "114")
    assert "de_36mot" in offered(m, "unit")


@rule("leningrad41", "2.7", "10.9")
def test_finns_may_go_round_the_zones_edge_over_empty_ground_and_fight_nobody_there() -> None:
    m = command(
        "options agility\n6 fi_mannerheim:4sa\n41 fi_cav fi_1\n50 su_r_8a\n49 soviet-line\naxis HOME 13-15 25-30 39-43"
    )
    answer(m, ("unit", "fi_cav"))
    assert refused(m, "space", "50") == ("2.7", "outside-the-zone")
    assert refused(m, "space", "49") == ("2.7", "outside-the-zone")
    text = "6 fi_mannerheim:4sa\n43 fi_cav\n51 su_r_8a\naxis HOME 13-15 25-30 39-43"
    m = command(text)
    answer(m, ("unit", "fi_cav"))
    assert "50" in offered(m, "space")  # empty: they may go there
    assert refused(m, "space", "51") == ("2.7", "outside-the-zone")
    with_leningrad = command(f"{text} L")
    assert "51" in offered(answer(with_leningrad, ("unit", "fi_cav")), "space")


@rule("leningrad41", "10.9", "2.8")
def test_a_fast_block_disengages_and_engages_elsewhere_with_the_points_that_are_left() -> None:
    m = command("axis HOME 109-113 133\n113 de_41_hq:4sa\n114 de_1pz:3 de_tt:1 su_r_8a\n93 su_r_11a\n115 su_r_23a")
    answer(m, ("unit", "de_1pz"))
    # One point to get away; to 133 (yellow) two more; 115 (green) over the last: four of five.
    assert {"133", "115", "113", "112"} <= offered(m, "space")
    assert refused(m, "space", "93")[0] == "10.9"  # next door, but the enemy's: not the first step
    answer(m, ("space", "115"))
    assert m.view()["new_battles"] == ["115"]
    assert "114" in m.view()["contested"]
