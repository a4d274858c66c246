"""Chapter 11: the Strategic Impulse, option A (blocks act) and option B (reinforcements come)."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    answer,
    at,
    controller,
    lines,
    move,
    offered,
    pass_on,
    position,
    prompt,
    refused,
    rolls,
    run_out,
    strength,
    told,
    verbs,
)
from tests.marks import rule

# T6: Stalin exhausted, one HQ of three with stars, four victory areas, two Axis blocks eliminated.
EXAMPLE = """
scenario campaign
phase opening
active soviet
disc soviet
axis HOME T 112 113 91 92
road 10
murmansk-fallen 1
box su_stalin:0 de_hitler de_dietl
lost de_id_81 de_id_93
93 su_nw_hq:2 su_r_8a:4 su_r_11a:4
84 su_v_52a:3
96 su_v_hq:0
90 su_l_hq:0 | de_18_i
89 su_nw_5
88 su_nw_33
114 de_16_x:4
113 de_16_ii:4
133 su_nw_188 | de_1pz
"""


def example(dice: list[int] | None = None) -> Match:
    return answer(position(EXAMPLE, dice=dice), "strategic")


# ---- option A


@rule("leningrad41", "11.0", "7.2.1")
def test_the_example_gives_a_logistics_value_of_five() -> None:  # T6
    match = position(EXAMPLE)
    assert match.view(None)["points"]["soviet"] == 4
    assert match.view("soviet")["logistics"] == 5
    answer(match, "strategic")
    assert match.asks[0].args["left"] == 5


@rule("leningrad41", "11.0", "10.9", "4.1")
def test_five_blocks_act_hqs_too_and_no_sixth() -> None:  # T6
    match = example()
    move(match, "su_nw_hq", "114")
    move(match, "su_r_8a", "114")
    move(match, "su_r_11a", "114")
    answer(match, ("unit", "su_v_52a"), "build")
    assert (lines(match, "soviet"), strength(match, "su_v_52a")) == (["84"], 2)
    assert "shown" not in match.view("soviet")["units"]["su_nw_hq"]
    move(match, "su_l_hq", "89")  # an exhausted HQ disengages
    assert (at(match, "su_l_hq"), controller(match, "90")) == ("89", "axis")
    assert match.asks[0].args["left"] == 0
    assert refused(match, "unit", "su_nw_5") == ("11.0", "no-actions-left")
    assert offered(match, "unit") == set()


@rule("leningrad41", "11.0", "10.12")
def test_then_the_new_battle_must_be_fought_and_the_old_one_need_not() -> None:  # T6
    match = example(dice=[1] * 4 + [1] * 10)
    move(match, "su_nw_hq", "114")
    move(match, "su_r_8a", "114")
    pass_on(match, "command")
    assert offered(match, "space") == {"90", "114", "133"}
    assert refused(match, "done") == ("10.12", "battle-compulsory")
    answer(match, ("space", "114"))
    assert [len(faces) for faces in rolls(match, "defence")] == [4]
    assert sorted(len(faces) for faces in rolls(match, "attack")) == [2, 4]  # the HQ fires as a unit
    answer(match, "done")
    assert match.view(None)["disc"] == "axis"
    assert match.asks[0].seat == "axis"


@rule("leningrad41", "11.0", "10.4")
def test_no_hq_is_revealed_and_no_gun_or_bomber_helps() -> None:
    match = position(
        "scenario campaign\nactive axis\naxis HOME 112-114\n114 de_16_hq de_1fk\n113 de_16_x:4\n"
        "93 su_nw_5:1 soviet-line",
        dice=[1, 1, 1, 1, 1, 1],
    )
    answer(match, "strategic")
    move(match, "de_16_x", "114", "93")
    pass_on(match, "command")
    assert told(match, "activated") == []
    assert (rolls(match, "artillery"), rolls(match, "air-strike")) == ([], [])
    assert strength(match, "de_16_hq") == 4  # nor does it lose a star


@rule("leningrad41", "11.0", "9.1")
def test_isolated_blocks_are_not_chosen() -> None:
    match = position("scenario campaign\nphase opening\nactive axis\n135 de_16_x\n124 de_16_ii")
    answer(match, "strategic")
    assert offered(match, "unit") == {"de_16_ii"}
    assert refused(match, "unit", "de_16_x") == ("9.1", "isolated")


@rule("leningrad41", "11.0", "10.8")
def test_a_block_acts_once_and_needs_no_hq() -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_x")
    answer(match, "strategic")
    move(match, "de_16_x", "123")
    assert refused(match, "unit", "de_16_x") == ("10.8", "already-acted")


@rule("leningrad41", "11.0", "10.17", "10.19")
def test_no_blitz_and_no_exploitation_follow() -> None:
    match = position(
        "scenario campaign\nactive axis\naxis HOME 112 113\n113 de_1pz:3 de_41_hq\n114 su_nw_5:1", dice=[6, 6, 6]
    )
    answer(match, "strategic")
    move(match, "de_1pz", "114")
    pass_on(match, "command")
    assert controller(match, "114") == "axis"
    assert (match.asks[0].seat, prompt(match)) == ("soviet", "impulse")


@rule("leningrad41", "11.0", "7.2.1.1", "8.0")
def test_bad_weather_halves_how_many_act() -> None:
    text = "scenario campaign\nweather {weather}\nactive axis\nbox de_hitler:4 de_dietl:3\n124 de_16_x"
    for weather, left in (("good", 6), ("rain", 3), ("snow", 3)):
        match = position(text.format(weather=weather))
        answer(match, "strategic")
        assert match.asks[0].args["left"] == left


# ---- option B


POOL = "pool su_r_8a su_r_28td su_r_11a su_r_23a su_r_27a su_r_34a su_r_48a su_r_25cav"


@rule("leningrad41", "11.0", "5.0")
def test_reinforcements_up_to_the_logistics_value() -> None:
    match = position(f"scenario campaign\nactive soviet\ndisc soviet\naxis HOME L\nbox su_stalin:0\n{POOL}")
    answer(match, "reinforce")
    assert offered(match, "number") == {"1", "2", "3", "4", "5"}
    assert refused(match, "number", 6) == ("11.0", "cannot-draw")
    answer(match, ("number", 2))
    assert match.view("soviet")["counts"]["soviet"]["drawn"] == 2


@rule("leningrad41", "11.0", "5.0")
def test_they_deploy_at_full_strength_and_reduced_ones_at_their_last_step() -> None:
    match = position("scenario campaign\nactive soviet\ndisc soviet\naxis HOME L\npool su_r_8a:2 su_r_28td:2")
    answer(match, "reinforce", ("number", 2))
    assert (strength(match, "su_r_8a"), strength(match, "su_r_28td")) == (4, 1)
    run_out(match, "soviet")
    assert match.view(None)["counts"]["soviet"]["drawn"] == 0
    assert (strength(match, "su_r_8a"), strength(match, "su_r_28td")) == (4, 1)
    assert at(match, "su_r_8a") != at(match, "su_r_28td")


@rule("leningrad41", "11.0")
def test_with_reinforcements_nobody_moves_builds_activates_or_fights() -> None:
    match = position(
        "scenario campaign\nactive axis\n124 de_16_hq de_16_x\n114 de_1pz | su_nw_5\npool de_id_81 de_id_93"
    )
    seen = set()
    answer(match, "reinforce")
    while match.asks[0].seat == "axis":
        seen |= verbs(match)
        verb, noun = match.asks[0].answers()[0]
        match.play("axis", verb, noun)
    assert seen <= {"number", "unit", "space"}
    assert {event["kind"] for event in match.events("axis")} >= {"chose", "drawn", "reinforcement", "disc"}
    assert not told(match, "moved") + told(match, "built") + told(match, "activated") + told(match, "battle")


@rule("leningrad41", "11.0", "3.2.1")
@pytest.mark.parametrize("verb", ["strategic", "reinforce"])
def test_the_disc_goes_to_the_other_player(verb: str) -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_x\npool de_id_81")
    answer(match, verb)
    run_out(match, "axis")
    assert match.view(None)["disc"] == "soviet"
    assert told(match, "disc")[0]["side"] == "soviet"


@rule("leningrad41", "11.0")
def test_an_empty_pool_sends_nobody() -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_x\nwaiting de_8fk")
    assert refused(match, "reinforce") == ("11.0", "pool-empty")
