"""Chapter 5: reinforcements, how they are drawn and where they enter; lettered blocks."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    allowed,
    answer,
    at,
    offered,
    position,
    prompt,
    refused,
    run_out,
    strength,
    told,
)
from tests.marks import rule

SOVIET_POOL = "pool su_r_8a su_r_11a su_r_23a su_r_27a su_r_34a su_r_48a su_r_25cav su_r_27cav"
# Everything but the named areas is Axis; Leningrad too, so that nobody chooses the last block.
ALMOST_ALL = "1-83 85-107 109-145 147-153 F G1 G2 G3 G4 H K L O S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12"


def call(side: str, text: str, number: int = 3) -> Match:
    """A Strategic Impulse, option B, in which a side has just drawn so many blocks."""
    match = position(f"scenario campaign\nactive {side}\ndisc {side}\n{text}")
    answer(match, "reinforce", ("number", number))
    return match


def hand(match: Match, seat: str) -> list[str]:
    """The blocks drawn and not yet placed."""
    return sorted(u for u, told in match.view(seat)["units"].items() if told["at"] == "drawn")


# ---- 5.0: how many, and which


@rule("leningrad41", "5.0", "7.2")
def test_the_logistics_phase_draws_as_many_as_the_logistics_value() -> None:
    text = (
        f"scenario campaign\nphase logistics\nturn august\nactive soviet\naxis HOME L\nbox su_stalin:2\n{SOVIET_POOL}"
    )
    match = position(text)
    assert match.view("soviet")["logistics"] == 2 + 5
    answer(match, "activate", "done", "done")
    assert match.view("soviet")["counts"]["soviet"]["drawn"] == 7
    assert told(match, "drawn")[0]["number"] == 7


@rule("leningrad41", "5.0")
def test_a_pool_that_holds_less_gives_what_it_has() -> None:
    text = "scenario campaign\nphase logistics\nturn august\nactive soviet\npool su_r_8a su_r_11a"
    match = position(text)
    answer(match, "activate", "done", "done")
    if prompt(match) == "pick-reinforcement":
        answer(match, ("unit", "su_r_8a"))
    assert hand(match, "soviet") == ["su_r_11a", "su_r_8a"]


@rule("leningrad41", "5.0", "11.0")
def test_which_blocks_come_is_chance() -> None:
    drawn = set()
    for seed in range(8):
        match = position(f"scenario campaign\nactive soviet\ndisc soviet\naxis HOME L\n{SOVIET_POOL}", seed=seed)
        answer(match, "reinforce", ("number", 2))
        drawn.add(tuple(hand(match, "soviet")))
    assert len(drawn) > 3


@rule("leningrad41", "5.0", "4.2")
def test_they_come_at_full_strength_and_those_marked_reduced_at_their_last_step() -> None:
    match = call("soviet", "axis HOME L\npool su_r_8a:1 su_r_28td:2 su_lm:4", 3)
    assert {u: strength(match, u) for u in hand(match, "soviet")} == {"su_r_8a": 4, "su_r_28td": 1, "su_lm": 1}


# ---- 5.0: where Germans enter


@rule("leningrad41", "5.0", "2.4.5")
def test_germans_enter_fully_controlled_staging_areas_without_any_limit() -> None:
    pool = "pool de_id_81 de_id_93 de_id_96 de_id_212 de_id_215 de_id_223"
    match = call("axis", f"axis HOME G4\n{pool}\nG2 de_16_x | su_r_8a\n", 5)
    for number in range(5):
        unit = hand(match, "axis")[0]
        if allowed(match, "unit", unit):
            answer(match, ("unit", unit))
        if number == 0:
            assert offered(match, "space") == {"G1", "G3", "G4"}
            assert refused(match, "space", "G2") == ("5.0", "not-fully-controlled")
            assert refused(match, "space", "F") == ("5.0", "not-a-staging-area")
            assert refused(match, "space", "123") == ("5.0", "not-a-staging-area")
        answer(match, ("space", "G1"))
    assert match.view("soviet")["upright"]["axis"]["G1"] == {"german": 5}


@rule("leningrad41", "5.0")
def test_the_soviet_half_of_velikiye_luki_is_no_german_entry() -> None:
    match = call("axis", "axis HOME\npool de_id_81 de_id_93\n", 1)
    assert refused(match, "space", "G4") == ("5.0", "not-fully-controlled")


@rule("leningrad41", "5.0")
def test_finns_get_no_reinforcements() -> None:
    match = position("scenario campaign\nactive axis\n6 fi_2\nlost fi_5")
    assert refused(match, "reinforce") == ("11.0", "pool-empty")


# ---- 5.0: where Soviets enter


@rule("leningrad41", "5.0")
def test_soviets_enter_cities_and_victory_areas_that_are_theirs_alone_and_in_supply() -> None:
    match = call("soviet", f"axis HOME L\n{SOVIET_POOL}\n113 su_nw_hq | de_1pz\nH su_st_hanko", 3)
    answer(match, ("unit", hand(match, "soviet")[0]))
    spaces = offered(match, "space")
    assert {"84", "95", "146", "T", "S3", "S5", "S9", "S11", "39", "112"} <= spaces
    assert refused(match, "space", "114") == ("5.0", "not-a-city")
    assert refused(match, "space", "113") == ("5.0", "not-fully-controlled")
    assert refused(match, "space", "L") == ("5.0", "not-fully-controlled")


@rule("leningrad41", "5.0")
def test_one_block_an_area_in_each_draw() -> None:
    match = call("soviet", f"axis HOME L\n{SOVIET_POOL}", 2)
    first, second = hand(match, "soviet")
    assert refused(match, "unit", "de_1pz") == ("5.0", "not-yours")
    assert refused(match, "unit", "su_zhukov") == ("5.0", "not-drawn")
    answer(match, ("unit", first), ("space", "84"))
    if prompt(match) == "reinforce":
        answer(match, ("unit", second))
    assert refused(match, "space", "84") == ("5.0", "one-per-area")


@rule("leningrad41", "5.0", "2.9")
def test_soviet_reinforcements_never_overstack() -> None:
    match = call("soviet", f"axis HOME L\n{SOVIET_POOL}\n84 su_v_4a su_v_52a soviet-line\n95 su_v_54a soviet-line", 2)
    answer(match, ("unit", hand(match, "soviet")[0]))
    assert refused(match, "space", "84") == ("2.9", "full")
    assert "95" in offered(match, "space")


@rule("leningrad41", "5.0", "9.2")
def test_an_area_without_a_line_of_communications_takes_no_reinforcements() -> None:
    match = call("soviet", f"axis HOME 55 56 54 L\n{SOVIET_POOL}\n", 2)
    answer(match, ("unit", hand(match, "soviet")[0]))
    for area in ("T", "H", "K"):  # the coast supplies units there (2.1.1), yet no line leads from the area to a source
        assert refused(match, "space", area) == ("5.0", "area-not-supplied")


@rule("leningrad41", "5.0")
def test_what_finds_no_place_goes_back_to_the_pool_and_nothing_is_drawn_for_it() -> None:
    match = call("soviet", f"axis {ALMOST_ALL}\n{SOVIET_POOL}", 4)  # only 84, 146, T, S1 are Soviet, and cut off
    assert match.asks[0].seat == "axis"
    assert match.view("soviet")["counts"]["soviet"] == {"pool": 8, "drawn": 0, "waiting": 0, "murmansk": 0}
    assert told(match, "returned")[0]["number"] == 4


@rule("leningrad41", "5.0")
def test_those_who_find_a_place_are_placed_before_the_rest_goes_back() -> None:
    areas = ALMOST_ALL.replace(" S3", "").replace(" S5", "")  # the cities S3 and S5 are Soviet again
    match = call("soviet", f"axis {areas}\n{SOVIET_POOL}", 4)
    drawn = hand(match, "soviet")
    assert not allowed(match, "done")
    answer(match, ("unit", drawn[0]), ("space", "S3"))
    answer(match, ("unit", drawn[1]))
    assert at(match, drawn[1]) == "S5"
    assert told(match, "returned")[0]["number"] == 2
    assert {at(match, unit) for unit in drawn[2:]} == {"pool"}


# ---- 5.1: lettered blocks

VOLKHOV = "su_v_hq su_v_4a su_v_52a su_v_54a su_v_59a"
S_BLOCKS = f"su_zhukov {VOLKHOV} su_r_42a su_r_55a su_r_7a su_r_3gd su_r_4gd su_r_nkvd su_r_60td"
N_BLOCKS = "su_v_2sh su_r_3sh su_r_4sh"


@rule("leningrad41", "5.1", "13.0")
@pytest.mark.parametrize(
    ("month", "pool", "mark"), [("july", 0, ""), ("august", 13, "S"), ("september", 0, ""), ("october", 3, "N")]
)
def test_thirteen_blocks_come_in_september_and_three_in_november(month: str, pool: int, mark: str) -> None:
    waiting = N_BLOCKS if month in ("september", "october") else f"{S_BLOCKS} {N_BLOCKS}"
    match = position(f"scenario campaign\nturn {month}\nactive axis\npasses 1\nwaiting {waiting}", dice=[6, 6])
    answer(match, "pass", "done")
    assert match.view("soviet")["counts"]["soviet"]["pool"] == pool
    assert [event["mark"] for event in told(match, "available")] == [m for m in [mark] if m]


@rule("leningrad41", "5.1")
def test_they_may_be_drawn_in_the_logistics_phase_of_that_very_turn() -> None:
    match = position(f"scenario campaign\nturn august\nactive axis\npasses 1\nwaiting {S_BLOCKS}")
    answer(match, "pass", "done", "activate", "done", "done")
    assert match.view("soviet")["counts"]["soviet"]["drawn"] > 5


@rule("leningrad41", "5.1")
def test_v_blocks_may_be_drawn_in_the_turn_in_which_velikiye_luki_falls() -> None:
    match = position(
        "scenario campaign\nactive axis\ndisc axis\npasses 1\n134 de_1pz\n"
        "waiting de_39_hq de_12pz de_18mot de_20mot de_8fk"
    )
    answer(match, "pass", ("unit", "de_1pz"), ("space", "G4"), "pause")
    answer(match, "activate", "done", "done")
    assert hand(match, "axis") == ["de_12pz", "de_18mot", "de_20mot", "de_39_hq", "de_8fk"]


@rule("leningrad41", "5.1", "4.2.5")
def test_the_militia_leaves_leningrad_like_any_infantry() -> None:
    match = position("scenario campaign\nactive soviet\nL su_lm")
    answer(match, "pass", ("unit", "su_lm"), ("space", "64"))
    assert at(match, "su_lm") == "64"
    run_out(match, "soviet")
    assert match.asks[0].seat == "axis"
