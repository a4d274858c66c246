"""10.2, 10.3, 10.6, 10.7, 10.8: who commands whom, how far, and for what."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    AXIS_HOME,
    answer,
    at,
    block,
    lines,
    move,
    offered,
    position,
    refused,
    strength,
    tactical,
)
from tests.marks import rule

FRONT = f"""
scenario campaign
axis {AXIS_HOME} 87-90 109-115 127-133 93
"""


@rule("leningrad41", "10.2")
def test_an_hq_commands_its_own_colour_and_white_blocks() -> None:
    m = position(FRONT + "113 de_41_hq\n114 de_1pz de_8pz de_tt de_16_ii")
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == {"de_1pz", "de_tt"}
    assert refused(m, "unit", "de_8pz") == ("10.3", "not-commanded")


@rule("leningrad41", "10.2")
def test_a_soviet_front_commands_its_own_colour_and_white_blocks() -> None:
    m = position(FRONT + "active soviet\n95 su_nw_hq\n94 su_nw_11rk su_l_90\n81 su_r_8a su_k_54\n80 su_l_hq")
    tactical(m, "su_nw_hq")
    assert offered(m, "unit") == {"su_nw_11rk", "su_r_8a"}


@rule("leningrad41", "10.2", "10.11")
def test_an_hq_commands_any_block_where_it_lies_other_hqs_too() -> None:
    m = position(FRONT + "113 de_41_hq de_8pz de_18_hq de_1fk\n112 de_16_ii de_16_hq")
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == {"de_8pz", "de_18_hq", "de_1fk"}
    move(m, "de_1fk", "114")
    assert at(m, "de_1fk") == "114"
    assert "active_hq" not in block(m, "de_1fk")


@rule("leningrad41", "10.2", "10.11")
def test_a_luftwaffe_hq_commands_nobody() -> None:
    m = position(FRONT + "90 de_41_hq:0\n113 de_1fk de_1pz de_tt")
    tactical(m, "de_41_hq", "de_1fk")
    assert offered(m, "unit") == set()


@rule("leningrad41", "10.2", "10.10")
def test_dietl_commands_nobody() -> None:
    m = position(FRONT + "113 de_1pz de_tt\n112 de_41_hq")
    tactical(m, "de_dietl")
    assert offered(m, "unit") == set()
    assert refused(m, "unit", "de_tt") == ("10.3", "not-commanded")


@rule("leningrad41", "10.2", "2.7.1", "1.4")
def test_a_german_hq_does_not_take_finns_for_white_blocks() -> None:
    text = "{}\n22 de_41_hq fi_1\n37 fi_2 fi_163\n35 de_tt"
    m = position(text.format(FRONT))
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == {"fi_1", "de_tt"}
    n = position(text.format(FRONT + "options readings.A17=true"))
    tactical(n, "de_41_hq")
    assert offered(n, "unit") == {"fi_1", "fi_2", "fi_163", "de_tt"}


# -- 10.3: range -----------------------------------------------------------------------------------------

# From 108 Riga: 109 is one area away, 110 two, 111 three, 112 four, 113 five.
LONG = f"""
scenario campaign
axis {AXIS_HOME} 109-113
108 de_41_hq:{{stars}}
109 de_1pz:1
110 de_6pz:1
111 de_36mot:1
112 de_tt:1
113 de_azul:1
"""
BY_DISTANCE = ("de_1pz", "de_6pz", "de_36mot", "de_tt", "de_azul")


@rule("leningrad41", "10.3", "10.5")
@pytest.mark.parametrize(("stars", "reach"), [(4, 4), (3, 3), (2, 2), (0, 0)])
def test_range_is_as_many_areas_as_stars(stars: int, reach: int) -> None:
    m = position(LONG.format(stars=stars))
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == set(BY_DISTANCE[:reach])


@rule("leningrad41", "10.3", "8.0")
@pytest.mark.parametrize(
    ("weather", "stars", "reach"), [("rain", 4, 1), ("snow", 4, 2), ("snow", 3, 1), ("snow", 2, 1)]
)
def test_bad_weather_shortens_a_german_range(weather: str, stars: int, reach: int) -> None:
    m = position(LONG.format(stars=stars) + f"weather {weather}")
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == set(BY_DISTANCE[:reach])


@rule("leningrad41", "10.3", "8.0")
@pytest.mark.parametrize(
    ("weather", "reach"), [("rain", {"su_nw_11rk"}), ("snow", {"su_nw_11rk", "su_nw_22rk", "su_r_8a"})]
)
def test_only_rain_shortens_a_soviet_range(weather: str, reach: set[str]) -> None:
    m = position(FRONT + f"active soviet\nweather {weather}\n95 su_nw_hq:3\n97 su_nw_11rk\n98 su_nw_22rk\n99 su_r_8a")
    tactical(m, "su_nw_hq")
    assert offered(m, "unit") == reach


@rule("leningrad41", "10.3")
@pytest.mark.parametrize("battle_is_axis", [False, True])
def test_range_ends_in_a_contested_or_enemy_area_but_does_not_pass_it(battle_is_axis: bool) -> None:
    # 113 - 114 (contested) - 93: nothing else joins them within three areas.
    m = position(f"""
    scenario campaign
    axis {AXIS_HOME} 113 {"114" if battle_is_axis else ""}
    113 de_41_hq:4
    114 de_1pz | su_nw_11rk
    93 de_6pz | su_nw_22rk
    """)
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == {"de_1pz"}
    assert refused(m, "unit", "de_6pz") == ("10.3", "not-commanded")


@rule("leningrad41", "10.3")
def test_manstein_with_two_stars_reaches_two_areas_and_not_the_division_in_93() -> None:
    # The picture of 10.3: he disengages from 114 and is revealed in 111; the Luftwaffe HQ is activated in 129.
    m = position(f"""{FRONT}
    114 de_56_hq:2 | su_nw_11rk
    129 de_8fk
    111 de_16_hq:0
    112 de_8pz
    93 de_3mot
    """)
    answer(m, "tactical", ("unit", "de_56_hq"), ("space", "111"), ("unit", "de_8fk"), "done", "done")
    assert offered(m, "unit") == {"de_16_hq", "de_8pz"}
    assert refused(m, "unit", "de_3mot") == ("10.3", "not-commanded")


@rule("leningrad41", "10.3")
def test_range_is_measured_anew_with_each_order() -> None:
    # The division in 93 is out of reach until the panzers have passed through the empty enemy area between.
    m = position(f"""
    scenario campaign
    axis {AXIS_HOME} 113
    113 de_41_hq:2 de_1pz
    93 de_6pz
    """)
    tactical(m, "de_41_hq")
    assert "de_6pz" not in offered(m, "unit")
    move(m, "de_1pz", "114")
    assert "de_6pz" in offered(m, "unit")


# -- 10.6, 10.7: the marshals -------------------------------------------------------------------------------


@rule("leningrad41", "10.6")
def test_zhukov_commands_every_soviet_block_in_range_hqs_too() -> None:
    m = position(FRONT + "active soviet\n95 su_zhukov:2\n97 su_nw_11rk su_l_hq\n98 su_k_54 su_r_8a\n119 su_l_90")
    tactical(m, "su_zhukov")
    assert offered(m, "unit") == {"su_nw_11rk", "su_l_hq", "su_k_54", "su_r_8a"}


@rule("leningrad41", "10.6", "10.9.1")
def test_zhukov_is_the_only_fast_soviet_hq() -> None:
    m = position(FRONT + "active soviet\n119 su_zhukov su_nw_hq")
    answer(m, "tactical", ("unit", "su_zhukov"))
    assert m.asks[0].args["points"] == 5
    answer(m, "done", ("unit", "su_nw_hq"))
    assert m.asks[0].args["points"] == 3


@rule("leningrad41", "10.7", "2.7.1")
def test_mannerheim_commands_every_finn_who_traces_a_line_to_mikkeli() -> None:
    # The picture of 10.7: distance does not matter; the 163rd is one of his, Germans are not.
    m = position(FRONT + "6 fi_mannerheim:2\n38 fi_1 de_tt\n1 fi_cav\n11 fi_163\n17 fi_2:2i")
    tactical(m, "fi_mannerheim")
    assert offered(m, "unit") == {"fi_1", "fi_cav", "fi_163"}
    assert refused(m, "unit", "fi_2") == ("9.1", "isolated")
    assert refused(m, "unit", "de_tt") == ("10.3", "not-commanded")


@rule("leningrad41", "10.7")
def test_mannerheim_does_not_command_a_finn_cut_off_from_mikkeli() -> None:
    m = position(f"""
    scenario campaign
    axis {AXIS_HOME} 30 31
    6 fi_mannerheim
    30 fi_1
    11 fi_2
    """)
    tactical(m, "fi_mannerheim")
    assert offered(m, "unit") == {"fi_2"}
    assert refused(m, "unit", "fi_1") == ("10.3", "not-commanded")


@rule("leningrad41", "10.7")
def test_mannerheims_line_may_begin_in_a_battle() -> None:
    m = position(FRONT + "6 fi_mannerheim\n39 fi_1 | su_k_54")
    tactical(m, "fi_mannerheim")
    assert offered(m, "unit") == {"fi_1"}


@rule("leningrad41", "10.7", "4.2.1")
def test_mannerheim_does_not_leave_mikkeli() -> None:
    m = position(FRONT + "6 fi_mannerheim fi_1\n11 fi_2")
    tactical(m, "fi_mannerheim")
    assert at(m, "fi_mannerheim") == "6"
    n = position(FRONT + "6 fi_mannerheim fi_1")
    answer(n, "pass")
    assert refused(n, "unit", "fi_mannerheim") == ("4.2.1", "cannot-move")


@rule("leningrad41", "10.7", "4.1")
def test_a_finn_far_away_builds_a_line_at_mannerheims_command() -> None:
    m = position(FRONT + "6 fi_mannerheim:2\n38 fi_1")
    tactical(m, "fi_mannerheim")
    answer(m, ("unit", "fi_1"), "build")
    assert lines(m, "axis") == ["38"]


# -- 10.8: one action a block ----------------------------------------------------------------------------


@rule("leningrad41", "10.8")
def test_a_block_does_one_thing_an_impulse() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz de_6pz\n112 de_56_hq")
    tactical(m, "de_41_hq", "de_56_hq")
    move(m, "de_1pz", "114")
    assert refused(m, "unit", "de_1pz") == ("10.8", "already-acted")
    answer(m, ("unit", "de_6pz"), "build")
    assert refused(m, "unit", "de_6pz") == ("10.8", "already-acted")
    assert strength(m, "de_6pz") == 2


@rule("leningrad41", "10.8", "10.9", "9.1")
def test_an_isolated_block_takes_no_orders() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz:3i de_6pz")
    tactical(m, "de_41_hq")
    assert refused(m, "unit", "de_1pz") == ("9.1", "isolated")


@rule("leningrad41", "10.8", "4.2.4")
def test_leaders_and_the_enemy_take_no_orders() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz\n93 su_nw_11rk")
    tactical(m, "de_41_hq")
    assert refused(m, "unit", "de_hitler") == ("4.2.4", "leader-stays")
    assert refused(m, "unit", "su_nw_11rk")[1] == "not-yours"
    assert refused(m, "unit", "de_8pz") == ("10.8", "not-on-map")
