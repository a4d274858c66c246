"""10.10, 10.10.1: Dietl on the Road to Murmansk."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    AXIS_HOME,
    answer,
    at,
    block,
    go_on,
    offered,
    position,
    refused,
    strength,
    tactical,
    told,
    verbs,
)
from tests.marks import rule

ROAD = f"""
scenario campaign
axis {AXIS_HOME}
113 de_41_hq de_1pz
"""


def advance(text: str, *dice: int) -> object:
    m = position(ROAD + text, dice=list(dice))
    tactical(m, "de_dietl")
    go_on(m, "exploitation" if m.view(None)["weather"] == "good" else "impulse")
    assert m.dice_left == []
    return m.view(None)["road"]


@rule("leningrad41", "10.10")
def test_dietl_rolls_his_stars_and_goes_a_box_further_for_each_five_or_six() -> None:
    assert advance("box de_hitler de_dietl:4", 4, 5, 6, 3) == 3
    assert advance("box de_hitler de_dietl:3\nroad 5", 5, 5, 5) == 8
    assert advance("box de_hitler de_dietl:2\nroad 5", 4, 4) == 5


@rule("leningrad41", "10.10", "8.0")
@pytest.mark.parametrize(("weather", "stars", "dice"), [("rain", 4, 1), ("snow", 4, 2), ("snow", 3, 1), ("snow", 2, 1)])
def test_bad_weather_cuts_dietls_dice(weather: str, stars: int, dice: int) -> None:
    assert advance(f"weather {weather}\nbox de_hitler de_dietl:{stars}", *[6] * dice) == 1 + dice


@rule("leningrad41", "10.10", "10.18")
def test_dietl_tires_like_any_hq() -> None:
    m = position(ROAD + "box de_hitler de_dietl:4", dice=[1, 1, 1, 1])
    tactical(m, "de_dietl")
    assert m.view("soviet")["units"]["de_dietl"]["strength"] == 4
    go_on(m, "exploitation")
    assert strength(m, "de_dietl") == 3
    assert "de_dietl" not in m.view("soviet")["units"]


@rule("leningrad41", "10.10", "2.4.4.1")
def test_murmansk_falls_for_good_when_dietl_enters_it() -> None:
    m = position(ROAD + "road 8\nbox de_hitler de_dietl:3", dice=[6, 5, 6])
    before = m.view(None)["points"]
    tactical(m, "de_dietl")
    go_on(m, "exploitation")
    assert m.view(None)["road"] == 10
    assert m.view(None)["murmansk"] == "axis"
    assert m.view(None)["points"] == {"axis": before["axis"] + 1, "soviet": before["soviet"] - 1}
    assert len(told(m, "murmansk")) == 1


@rule("leningrad41", "10.10", "2.4.4.1")
def test_murmansk_is_axis_only_while_it_controls_the_white_border() -> None:
    m = position(f"scenario campaign\naxis {AXIS_HOME} S1 S2 S3\nactive axis\nS3 de_16_ii\nS5 su_nw_11rk")
    assert m.view(None)["murmansk"] == "soviet"
    answer(m, "pass", ("unit", "de_16_ii"), ("space", "S4"))
    assert m.view(None)["murmansk"] == "axis"
    assert m.view(None)["points"]["axis"] == 2
    n = position(f"scenario campaign\naxis {AXIS_HOME} S1 S2 S3 S4\nactive soviet\nS3 de_16_ii\nS5 su_nw_11rk")
    assert n.view(None)["murmansk"] == "axis"
    answer(n, "pass", ("unit", "su_nw_11rk"), ("space", "S4"))
    assert n.view(None)["murmansk"] == "soviet"


@rule("leningrad41", "10.10", "2.4.4.2")
def test_the_seventh_point_at_murmansk_wins_at_once() -> None:
    m = position(
        f"scenario campaign\naxis {AXIS_HOME} T L 95 84 146\nroad 9\n113 de_1pz\nbox de_hitler de_dietl:2", dice=[5, 1]
    )
    answer(m, "tactical")
    while m.result is None:
        answer(m, ("unit", "de_dietl") if "unit" in verbs(m) and "de_dietl" in offered(m, "unit") else "done")
    assert (m.result.winner, m.result.level, m.result.scores) == ("axis", "decisive", {"axis": 7, "soviet": 0})


@rule("leningrad41", "10.10")
def test_dietl_is_not_activated_in_a_strategic_impulse_nor_moved_in_a_pass() -> None:
    m = position(ROAD + "disc axis")
    answer(m, "strategic")
    assert refused(m, "unit", "de_dietl") == ("10.10", "dietl-stays")
    n = position(ROAD + "disc axis")
    answer(n, "pass")
    assert refused(n, "unit", "de_dietl") == ("10.10", "dietl-stays")
    answer(n, "done")
    assert n.view(None)["road"] == 1


@rule("leningrad41", "10.10", "10.2", "10.4")
def test_dietl_gives_no_artillery() -> None:
    m = position(ROAD + "93 de_6pz | su_nw_11rk\n114 de_56_hq", dice=[])
    tactical(m, "de_dietl", "de_56_hq")
    go_on(m, "support")
    assert refused(m, "unit", "de_dietl") == ("10.4", "no-artillery")


@rule("leningrad41", "10.10", "10.19")
def test_dietl_does_not_exploit() -> None:
    m = position(ROAD, dice=[1, 1, 1, 1])
    tactical(m, "de_dietl")
    go_on(m, "exploitation")
    answer(m, "exploit")
    assert refused(m, "unit", "de_dietl") == ("10.10", "dietl-stays")


@rule("leningrad41", "10.10")
def test_after_the_fall_dietl_may_still_be_activated_where_he_is() -> None:
    # The rulebook lets him be activated in whatever box he stands; there is nothing left to roll for.
    m = position(ROAD + "road 10\nmurmansk-fallen 1\nbox de_hitler de_dietl:4", dice=[])
    tactical(m, "de_dietl")
    go_on(m, "exploitation")
    assert strength(m, "de_dietl") == 3


@rule("leningrad41", "10.10.1", "9.0")
def test_dietl_is_always_in_supply() -> None:
    m = position(ROAD + "phase opening\nG3 de_6pz\nbox de_hitler de_dietl:4")
    assert "isolated" not in block(m, "de_dietl")
    n = position("scenario campaign\naxis 113\nphase opening\n113 de_41_hq:4\nG1 su_nw_11rk\nG2 su_l_90\nG3 su_l_50rk")
    assert block(n, "de_41_hq")["isolated"]
    assert "isolated" not in block(n, "de_dietl")
    assert at(n, "de_dietl") == "box"
    tactical(n, "de_dietl")
    assert block(n, "de_dietl")["active_hq"]
