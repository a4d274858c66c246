"""14.8, 14.9: the 1st Soviet Tank Division at Murmansk, and Lend-Lease."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import answer, at, offered, position, refused, rolls, strength, told, verbs
from tests.marks import rule

TANKS = "su_k_1td"
START = "1-12 16-24 32-38 105-108 121-126 F G1-G3"


def soviet(
    more: str = "", tanks: str = "30 su_k_1td", options: str = "options first-tanks", disc: str = "soviet"
) -> Match:
    return position(f"{options}\nactive soviet\ndisc {disc}\n{tanks}\n84 su_k_hq su_r_25cav\n{more}")


def axis(
    road: int = 5,
    dietl: int = 4,
    tanks: str = f"murmansk {TANKS}",
    dice: list[int] | None = None,
    more: str = "",
    options: str = "options first-tanks",
) -> Match:
    """An Axis impulse, with the tanks in Murmansk."""
    return position(
        f"""
        {options}
        active axis
        disc axis
        road {road}
        box de_dietl:{dietl} de_hitler su_stalin
        124 de_16_hq de_16_ii
        {tanks}
        {more}
        """,
        dice,
    )


def dietl_rolls(match: Match) -> Match:
    return answer(match, "tactical", ("unit", "de_dietl"), "done", "done")


def road(match: Match) -> int:
    box: int = match.view(None)["road"]
    return box


# ---- the way there ---------------------------------------------------------------------------------------


@rule("leningrad41", "14.8", "12.0")
def test_a_pass_may_take_the_division_to_murmansk() -> None:
    match = answer(soviet(), "pass", ("unit", TANKS), "murmansk")
    assert at(match, TANKS) == "murmansk"
    assert match.asks[0].seat == "axis"


@rule("leningrad41", "14.8", "11.0")
def test_a_strategic_impulse_may_too_as_one_of_its_blocks() -> None:
    match = answer(soviet(), "strategic")
    left = match.asks[0].plain()["args"]["left"]
    answer(match, ("unit", TANKS), "murmansk")
    assert at(match, TANKS) == "murmansk"
    assert match.asks[0].plain()["args"]["left"] == left - 1


@rule("leningrad41", "14.8")
def test_not_in_a_tactical_impulse_nor_in_exploitation() -> None:
    match = soviet("29 su_zhukov")
    answer(match, "tactical", ("unit", "su_zhukov"), "done", "done", ("unit", TANKS))
    assert "murmansk" not in verbs(match)
    assert refused(match, "murmansk") == ("14.8", "murmansk-not-now")
    match = position(f"options first-tanks\nphase exploit tactical\nactive soviet\nleft 3\n30 {TANKS}")
    answer(match, ("unit", TANKS))
    assert "murmansk" not in verbs(match)


@rule("leningrad41", "14.8")
def test_no_other_block_goes_there() -> None:
    match = answer(soviet(), "pass", ("unit", "su_r_25cav"))
    assert "murmansk" not in verbs(match)
    assert refused(match, "murmansk") == ("14.8", "murmansk-not-now")


@rule("leningrad41", "14.8")
def test_not_without_the_option() -> None:
    match = answer(soviet(options=""), "pass", ("unit", TANKS))
    assert "murmansk" not in verbs(match)
    assert refused(match, "murmansk") == ("14.8", "option-not-played")


@rule("leningrad41", "14.8", "9.1")
def test_not_when_it_is_isolated() -> None:
    match = answer(soviet(tanks=f"30 {TANKS}:2i"), "pass")
    assert refused(match, "unit", TANKS) == ("9.1", "isolated")


@rule("leningrad41", "14.8")
def test_not_out_of_a_battle() -> None:
    match = answer(soviet(tanks=f"30 {TANKS} | fi_1"), "pass", ("unit", TANKS))
    assert "murmansk" not in verbs(match)


@rule("leningrad41", "14.8", "10.10")
def test_not_once_murmansk_has_fallen() -> None:
    match = answer(soviet("road 10\nmurmansk-fallen 1"), "pass", ("unit", TANKS))
    assert refused(match, "murmansk") == ("14.8", "murmansk-fallen")


@rule("leningrad41", "14.8")
def test_it_never_comes_back() -> None:
    match = answer(soviet(), "pass", ("unit", TANKS), "murmansk", "pass", "done")
    # A Pass each ends the month, and the next one begins: no impulse ever offers it again.
    match = position(match.notation().split("\nphase")[0] + f"\nactive soviet\nmurmansk {TANKS}\n84 su_zhukov")
    answer(match, "pass")
    assert TANKS not in offered(match, "unit")
    assert refused(match, "unit", TANKS) == ("12.0", "not-on-map")


@rule("leningrad41", "14.8", "9.3")
def test_there_it_needs_no_supply_and_takes_its_strength_along() -> None:
    match = answer(soviet(tanks=f"30 {TANKS}:1"), "pass", ("unit", TANKS), "murmansk")
    assert strength(match, TANKS) == 1
    assert told(match, "attrition") == []


# ---- Dietl's way -------------------------------------------------------------------------------------------


@rule("leningrad41", "14.8", "10.10")
def test_with_the_division_in_murmansk_dietl_advances_on_a_6_alone() -> None:
    assert road(dietl_rolls(axis(dice=[5, 5, 5, 6]))) == 6
    assert road(dietl_rolls(axis(dice=[5, 5, 5, 6], tanks=f"30 {TANKS}"))) == 9
    assert road(dietl_rolls(axis(dice=[5, 5, 5, 6], tanks=f"30 {TANKS}", options=""))) == 9


@rule("leningrad41", "14.8", "10.10")
def test_murmansk_does_not_fall_when_he_gets_there() -> None:
    match = dietl_rolls(axis(road=9, dice=[6, 6, 1, 1]))
    assert road(match) == 10
    assert match.view(None)["murmansk"] == "soviet"
    assert match.view(None)["points"] == {"axis": 1, "soviet": 6}
    assert strength(match, TANKS) == 2  # the second 6 was not for the tanks: they fight from the next impulse on


@rule("leningrad41", "14.8", "10.10")
def test_without_the_division_it_falls() -> None:
    match = dietl_rolls(axis(road=9, dice=[6, 6, 1, 1], tanks=f"30 {TANKS}"))
    assert match.view(None)["murmansk"] == "axis"
    assert match.view(None)["points"] == {"axis": 2, "soviet": 5}


# ---- the fight for Murmansk ----------------------------------------------------------------------------------


@rule("leningrad41", "14.8")
def test_in_a_tactical_impulse_each_6_costs_the_division_a_step() -> None:
    match = dietl_rolls(axis(road=10, dice=[5, 5, 6, 1]))
    assert strength(match, TANKS) == 1
    assert match.view(None)["murmansk"] == "soviet"


@rule("leningrad41", "14.8", "7.2.1", "9.3")
def test_its_end_counts_as_surrendered_and_is_murmansks_too() -> None:
    match = dietl_rolls(axis(road=10, dice=[6, 6, 6, 1]))
    assert at(match, TANKS) == "lost"
    assert match.view(None)["kills"]["axis"] == 1
    assert match.view(None)["murmansk"] == "axis"
    assert match.view(None)["points"] == {"axis": 2, "soviet": 5}


@rule("leningrad41", "14.8", "11.0")
def test_in_a_strategic_impulse_dietl_may_be_activated_for_it() -> None:
    match = axis(road=10, dice=[6, 1, 1, 1])
    answer(match, "strategic", "done", "dietl")
    assert rolls(match, "murmansk") == [[6, 1, 1, 1]]
    assert strength(match, TANKS) == 1
    assert strength(match, "de_dietl") == 3  # he tires as after every activation


@rule("leningrad41", "14.8", "11.0")
def test_in_a_strategic_impulse_he_need_not() -> None:
    match = axis(road=10)
    answer(match, "strategic", "done", "done")
    assert strength(match, TANKS) == 2
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "14.8", "11.0")
def test_on_the_road_a_strategic_impulse_does_not_move_him() -> None:
    match = axis(road=9)
    answer(match, "strategic", "done")
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "14.8", "12.0")
def test_a_pass_brings_no_fight() -> None:
    match = axis(road=10)
    answer(match, "pass", "done")
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "14.8", "11.0")
def test_nor_does_a_call_for_reinforcements() -> None:
    match = axis(road=10, more="pool de_id_81 de_id_93")
    answer(match, "reinforce", ("number", "1"))
    while match.asks[0].seat == "axis":
        assert "dietl" not in verbs(match)
        ask = match.asks[0]
        verb = next(iter(ask.options))
        nouns = ask.options[verb]
        match.play("axis", verb, nouns[0] if isinstance(nouns, list) else None)
    assert rolls(match, "murmansk") == []


@rule("leningrad41", "14.8", "10.5")
def test_exhausted_he_does_not_fight() -> None:
    match = axis(road=10, dietl=0)
    answer(match, "strategic", "done")
    assert refused(match, "dietl") == ("10.5", "exhausted")
    match = axis(road=10, dietl=0)
    answer(match, "tactical")
    assert refused(match, "unit", "de_dietl") == ("10.5", "exhausted")


@rule("leningrad41", "14.8", "10.10", "8.0")
@pytest.mark.parametrize(("weather", "rolled"), [("good", 4), ("rain", 1), ("snow", 2)])
def test_the_weather_counts_in_that_fight(weather: str, rolled: int) -> None:
    match = dietl_rolls(axis(road=10, dice=[1] * rolled, more=f"turn november\nweather {weather}"))
    assert [len(faces) for faces in rolls(match, "murmansk")] == [rolled]


@rule("leningrad41", "14.8")
def test_the_division_never_hurts_dietl() -> None:
    match = dietl_rolls(axis(road=10, dice=[1, 1, 1, 1]))
    answer(match, "done")  # no Exploitation
    assert strength(match, "de_dietl") == 3  # the star of every activation, and no more
    assert [event["purpose"] for event in told(match, "roll")] == ["murmansk"]


@rule("leningrad41", "14.8", "7.2.2")
def test_dietl_does_not_regenerate_in_murmansk() -> None:
    text = f"""
        options first-tanks
        phase logistics
        turn august
        active axis
        disc axis
        road {{}}
        box de_dietl:2 de_hitler su_stalin
        murmansk {TANKS}
        """
    match = answer(position(text.format(10)), "activate")
    assert refused(match, "unit", "de_dietl") == ("14.8", "dietl-in-murmansk")
    match = answer(position(text.format(9)), "activate", ("unit", "de_dietl"))
    assert strength(match, "de_dietl") == 3


@rule("leningrad41", "14.8", "10.10")
def test_s1_to_s4_still_make_murmansk_the_axis_s_for_a_while() -> None:
    match = axis(more=f"axis {START} S1-S4")
    assert match.view(None)["murmansk"] == "axis"


# ---- 14.9: Lend-Lease -------------------------------------------------------------------------------------------


def lend_lease(turn: str = "september", more: str = "", options: str = "options lend-lease") -> int:
    """The Soviet value: Stalin 4, six points, and what else there is."""
    value: int = position(f"{options}\nturn {turn}\n{more}").view("soviet")["logistics"]
    return value


@rule("leningrad41", "14.9", "7.2.1")
@pytest.mark.parametrize(
    ("turn", "value"),
    [("july", 10), ("august", 10), ("september", 11), ("october", 11), ("november", 11), ("december", 11)],
)
def test_lend_lease_is_worth_one_point_from_september(turn: str, value: int) -> None:
    assert lend_lease(turn) == value
    assert lend_lease(turn, options="") == 10


@rule("leningrad41", "14.9")
@pytest.mark.parametrize("lost", ["S1", "S2", "S3", "S4"])
def test_each_of_the_four_areas_is_needed(lost: str) -> None:
    assert lend_lease(more=f"axis {START} {lost}") == 10


@rule("leningrad41", "14.9", "10.10")
def test_murmansk_is_needed_too() -> None:
    assert lend_lease(more="road 10\nmurmansk-fallen 1") == 9  # its victory point is gone as well


@rule("leningrad41", "14.9")
def test_it_is_for_the_soviets_alone() -> None:
    plain = position("turn september").view("axis")["logistics"]
    assert position("options lend-lease\nturn september").view("axis")["logistics"] == plain


@rule("leningrad41", "14.9", "7.2.1.1")
def test_bad_weather_halves_it_with_the_rest() -> None:
    assert lend_lease("october", "weather rain\nbox su_stalin:3 de_hitler de_dietl") == 5  # 3 + 6 + 1
    assert lend_lease("november", "weather snow") == 11
