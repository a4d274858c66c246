"""Chapter 8: the weather, how it is rolled for and what it does."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    answer,
    offered,
    pass_on,
    position,
    prompt,
    rolls,
    told,
)
from tests.marks import rule

# ---- 8.0: marching


STEPS = {"114": "113", "91": "113", "95": "94", "135": "134"}  # into green, yellow, victory and red


@rule("leningrad41", "8.0", "2.8")
@pytest.mark.parametrize("end", STEPS)
def test_in_rain_every_area_costs_three(end: str) -> None:
    match = position(f"scenario campaign\nweather rain\nactive axis\n{STEPS[end]} de_1pz de_16_x")
    answer(match, "pass", ("unit", "de_16_x"))
    assert end in offered(match, "space")  # with 3 points
    match = position(f"scenario campaign\nweather rain\nactive axis\n{STEPS[end]} de_1pz")
    answer(match, "pass", ("unit", "de_1pz"))
    assert end in offered(match, "space")
    assert offered(match, "via") == set()  # 2 of 5 points are left, and no area costs that little


@rule("leningrad41", "8.0", "2.8")
@pytest.mark.parametrize("weather", ["snow", "blizzard"])
@pytest.mark.parametrize("end", STEPS)
def test_in_snow_every_area_costs_two(weather: str, end: str) -> None:
    match = position(f"scenario campaign\nweather {weather}\nactive axis\n{STEPS[end]} de_1pz")
    answer(match, "pass", ("unit", "de_1pz"), ("via", end))
    assert match.asks[0].args["points"] == 3


@rule("leningrad41", "8.0", "2.8", "10.9")
def test_in_rain_a_slow_block_goes_one_area_and_cannot_disengage() -> None:
    match = position("scenario campaign\nweather rain\nactive axis\naxis HOME 113\n113 de_16_x\n114 de_16_ii | su_nw_5")
    answer(match, "pass")
    assert not match.why("axis", "unit", "de_16_x")
    no = match.why("axis", "unit", "de_16_ii")
    assert no is not None
    assert no.rule == "10.9"
    answer(match, ("unit", "de_16_x"))
    assert offered(match, "space") == {"90", "91", "112", "133"}  # the neighbours of Pskov without an enemy


@rule("leningrad41", "8.0", "2.8")
def test_in_snow_red_areas_are_cheaper_than_in_summer() -> None:
    match = position("scenario campaign\nweather snow\nactive axis\n134 de_16_x")
    answer(match, "pass", ("unit", "de_16_x"))
    assert "135" in offered(match, "space")
    assert "136" not in offered(match, "space")


# ---- 8.0: fighting


def dice_of(attacker: str, weather: str, purpose: str = "attack") -> int:
    """How many dice a block of this strength rolls in attack, or in defence."""
    soviet = attacker.startswith("su_")
    side, enemy = ("soviet", "de_1fk:4") if soviet else ("axis", "su_l_hq:0")
    if purpose == "defence":
        side = "axis" if soviet else "soviet"
    match = position(
        f"scenario campaign\nphase combat strategic\nweather {weather}\nactive {side}\nfresh 93\n93 {attacker} {enemy}",
        dice=[1] * 12,
    )
    return sum(len(faces) for faces in rolls(match, purpose))


@rule("leningrad41", "8.0", "3.1")
@pytest.mark.parametrize(
    ("attacker", "rain", "snow"),
    [
        ("de_16_x:4", 1, 2),
        ("de_1pz:3", 1, 1),
        ("fi_ii:4", 1, 4),
        ("fi_163:3", 1, 3),
        ("su_r_8a:4", 1, 4),
        ("su_zhukov:4", 1, 4),
    ],
)
def test_how_many_dice_attackers_have(attacker: str, rain: int, snow: int) -> None:
    assert dice_of(attacker, "good") == int(attacker[-1])
    assert (dice_of(attacker, "rain"), dice_of(attacker, "snow")) == (rain, snow)


@rule("leningrad41", "8.0", "10.13.6")
@pytest.mark.parametrize("defender", ["de_16_x:4", "fi_ii:3", "su_r_8a:4"])
@pytest.mark.parametrize("weather", ["good", "rain", "snow"])
def test_defenders_do_not_mind_rain_or_snow(defender: str, weather: str) -> None:
    assert dice_of(defender, weather, "defence") == int(defender[-1])


GUNS = """
scenario campaign
phase support tactical
weather {weather}
active {side}
114 {hq}:4as
93 de_16_x:1 | su_nw_5:2
"""


@rule("leningrad41", "8.0", "10.4")
@pytest.mark.parametrize(
    ("hq", "weather", "dice"),
    [
        ("de_16_hq", "good", 4), ("de_16_hq", "rain", 1), ("de_16_hq", "snow", 2),
        ("su_l_hq", "good", 4), ("su_l_hq", "rain", 1), ("su_l_hq", "snow", 4),
    ],
)  # fmt: skip
def test_how_many_dice_the_guns_have(hq: str, weather: str, dice: int) -> None:
    side = "axis" if hq.startswith("de_") else "soviet"
    match = position(GUNS.format(weather=weather, side=side, hq=hq), dice=[1] * 14)
    answer(match, ("unit", hq))
    pass_on(match, "support")
    answer(match, ("space", "93"))
    assert [len(faces) for faces in rolls(match, "artillery")] == [dice]


@rule("leningrad41", "8.0", "10.4.1")
@pytest.mark.parametrize(("weather", "dice"), [("good", 4), ("rain", 1), ("snow", 4)])
def test_snow_does_not_touch_the_finnish_heavy_guns(weather: str, dice: int) -> None:
    match = position(
        f"scenario campaign\nphase combat tactical\nweather {weather}\nactive axis\nfresh 46\n"
        "6 fi_mannerheim:4as>46\n46 fi_ii:1 | su_r_8a:4",
        dice=[1] * 16,
    )
    assert [len(faces) for faces in rolls(match, "artillery")] == [dice]


AIR = """
scenario campaign
phase support tactical
weather {weather}
active axis
124 de_16_hq:4as
{hq} de_1fk:{stars}as
93 de_16_x:1 | su_l_hq:0
"""


@rule("leningrad41", "8.0", "10.11")
@pytest.mark.parametrize(
    ("weather", "stars", "bombers"), [("good", 4, 4), ("good", 3, 3), ("rain", 4, 1), ("snow", 4, 2), ("snow", 3, 1)]
)
def test_how_many_bombers_fly_and_how_many_dice_each_rolls(weather: str, stars: int, bombers: int) -> None:
    match = position(AIR.format(weather=weather, hq="114", stars=stars), dice=[1] * 20)
    for number in range(1, bombers + 1):
        answer(match, ("bomber", f"ju88_{number}"))
    if prompt(match) == "support":
        assert offered(match, "bomber") == set()
        pass_on(match, "support")
    answer(match, ("space", "93"))
    assert [len(faces) for faces in rolls(match, "air-strike")] == [bombers] * bombers


@rule("leningrad41", "8.0", "10.11")
@pytest.mark.parametrize(("weather", "hq"), [("rain", "113"), ("snow", "112")])
def test_bad_weather_shortens_the_way_of_the_bombers(weather: str, hq: str) -> None:
    far = position(AIR.format(weather=weather, hq=hq, stars=4), dice=[1] * 20)  # two areas in Rain, three in Snow
    assert prompt(far) != "support" or offered(far, "bomber") == set()
    assert offered(position(AIR.format(weather="good", hq=hq, stars=4)), "bomber")


# ---- 8.1: the rolls

OCTOBER = """
scenario campaign
phase opening
turn october
active {side}
forecast {marker}
weather {weather}
124 de_16_x
84 su_r_8a
"""


def opening(die: int, marker: int = 0, weather: str = "good", side: str = "axis") -> Match:
    return position(OCTOBER.format(side=side, marker=marker, weather=weather), dice=[die])


@rule("leningrad41", "8.1")
@pytest.mark.parametrize(
    ("marker", "die", "weather"),
    [(0, 1, "rain"), (0, 2, "good"), (1, 2, "rain"), (1, 3, "good"), (4, 5, "rain"), (4, 6, "good"), (5, 6, "rain")],
)
def test_rain_comes_with_a_roll_up_to_the_marker_which_rises_each_time(marker: int, die: int, weather: str) -> None:
    match = opening(die, marker)
    assert match.view(None)["weather"] == weather
    assert match.view(None)["forecast"] == (0 if weather == "rain" else marker + 1)
    assert rolls(match, "weather") == [[die]]


@rule("leningrad41", "8.1")
def test_only_axis_impulses_bring_a_roll_and_a_pass_is_one() -> None:
    match = position(
        OCTOBER.format(side="axis", marker=0, weather="good") + "\n123 de_16_hq\n85 su_v_hq", dice=[6, 6, 3]
    )
    answer(match, "pass", "done")
    assert match.asks[0].seat == "soviet"
    assert rolls(match, "weather") == [[6]]
    answer(match, "tactical", ("unit", "su_v_hq"))
    pass_on(match, "activate-where", "activate", "command", "support", "battle")
    assert rolls(match, "weather") == [[6], [6]]
    answer(match, "pass", "done", "tactical", ("unit", "su_v_hq"))
    pass_on(match, "activate-where", "activate", "command", "support", "battle")
    assert rolls(match, "weather") == [[6], [6], [3]]
    assert match.view(None)["weather"] == "rain"


@rule("leningrad41", "8.1")
def test_after_rain_the_marker_starts_again_at_one_for_snow() -> None:
    match = opening(2, marker=0, weather="rain")
    assert (match.view(None)["weather"], match.view(None)["forecast"]) == ("rain", 1)
    assert opening(1, marker=0, weather="rain").view(None)["weather"] == "snow"
    assert opening(2, marker=1, weather="rain").view(None)["weather"] == "snow"


@rule("leningrad41", "8.1")
def test_rain_lasts_through_the_next_soviet_impulse_at_least() -> None:
    match = position(OCTOBER.format(side="axis", marker=0, weather="good"), dice=[1, 1])
    assert match.view(None)["weather"] == "rain"
    answer(match, "pass", "done")
    assert (match.asks[0].seat, match.view(None)["weather"]) == ("soviet", "rain")
    assert match.dice_left == [1]


@rule("leningrad41", "8.1")
def test_snow_stays_to_the_end_and_nobody_rolls_any_more() -> None:
    match = opening(1, weather="snow")
    assert match.dice_left == [1]
    assert match.view(None)["weather"] == "snow"


@rule("leningrad41", "8.1")
def test_the_marker_stays_where_it_is_from_turn_to_turn() -> None:
    match = position(OCTOBER.format(side="axis", marker=1, weather="good"), dice=[6, 4])
    answer(match, "pass", "done", "pass", "done", "pause", "pause")
    assert match.view(None)["month"] == "november"
    assert rolls(match, "weather") == [[6], [4]]
    assert match.view(None)["weather"] == "good"
    assert match.view(None)["forecast"] == 3


@rule("leningrad41", "8.1", "1.7")
def test_if_the_soviets_open_october_the_roll_waits_for_the_axis() -> None:
    match = opening(1, side="soviet")
    assert match.dice_left == [1]
    answer(match, "pass", "done")
    assert match.dice_left == []
    assert [event["weather"] for event in told(match, "weather")] == ["rain"]
