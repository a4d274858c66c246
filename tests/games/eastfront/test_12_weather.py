"""12.0: the weather of the months, of the west, who moves first, and what weather does to fighting."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.weather import initiative, weather_at
from tests.games.eastfront.play import position, rolls, state, told
from tests.marks import rule

UNITS = "ax_infantry_1 Warsaw\nsv_i_8 Moscow\nax_hq_okh Warsaw\nsv_hq_stavka Moscow"


def fortnight(scenario: str, month: str, dice: list[int], extra: str = "", options: str = "") -> Match:
    """The beginning of a fortnight."""
    given = f"options {options}\n" if options else ""
    return position(
        f"scenario {scenario}\n{given}month {month}\nphase fortnight\naxis germany\n{UNITS}\n{extra}", dice=dice
    )


FIXED = [
    ("S42", "june-1942", "dry"), ("S42", "july-1942", "dry"), ("S42", "august-1942", "dry"),
    ("S42", "september-1942", "dry"), ("W42", "december-1942", "snow"), ("W42", "january-1943", "snow"),
    ("W42", "february-1943", "snow"), ("W42", "april-1943", "mud"),
]  # fmt: skip
VARIABLE = [
    ("S42", "october-1942", "dry", "mud"), ("S42", "november-1942", "mud", "snow"),
    ("W42", "march-1943", "snow", "mud"), ("W42", "may-1943", "mud", "dry"),
]  # fmt: skip


@rule("eastfront", "12.0", "12.1", "4.3")
@pytest.mark.parametrize(("scenario", "month", "weather"), FIXED)
def test_most_months_have_a_weather_without_dice(scenario: str, month: str, weather: str) -> None:
    m = fortnight(scenario, month, [])
    assert told(m, "weather")[0]["weather"] == weather
    assert rolls(m, "weather") == []


@rule("eastfront", "12.1", "4.3")
@pytest.mark.parametrize(("scenario", "month", "odd", "even"), VARIABLE)
def test_in_four_months_the_sum_of_a_die_of_each_player_decides(scenario: str, month: str, odd: str, even: str) -> None:
    assert told(fortnight(scenario, month, [1, 2]), "weather")[0]["weather"] == odd
    assert told(fortnight(scenario, month, [3, 5]), "weather")[0]["weather"] == even


@rule("eastfront", "12.1")
def test_the_second_fortnight_of_a_variable_month_rolls_anew() -> None:
    assert rolls(fortnight("S42", "october-1942", [6, 1], "fortnight 2"), "weather") == [[6, 1]]


@rule("eastfront", "12.21", "4.4")
@pytest.mark.parametrize(
    ("month", "dice", "side"), [("november-1942", [1, 2], "axis"), ("november-1942", [1, 1], "soviet")]
)
def test_in_snow_the_soviets_move_first_else_the_axis(month: str, dice: list[int], side: str) -> None:
    m = fortnight("S42", month, dice)
    assert ["axis", "soviet"][initiative(state(m))] == side
    assert told(m, "turn")[0]["side"] == side


@rule("eastfront", "12.3", "1.7")
def test_the_west_has_the_weather_of_the_east_until_the_soviets_come_there() -> None:
    m = fortnight("S44", "november-1944", [1, 1])
    assert told(m, "weather")[0]["west"] == "snow"
    m = fortnight("S44", "november-1944", [1, 1, 1, 2], "sv_i_50 Belgrade")
    assert (told(m, "weather")[0]["weather"], told(m, "weather")[0]["west"]) == ("snow", "dry")
    s = state(m)
    assert (weather_at(s, HEX["Belgrade"]), weather_at(s, HEX["Warsaw"])) == (0, 2)


@rule("eastfront", "12.3")
def test_without_the_shortcut_the_west_always_has_its_own_weather() -> None:
    m = fortnight("W42", "january-1943", [], options="west-weather")
    assert (told(m, "weather")[0]["weather"], told(m, "weather")[0]["west"]) == ("snow", "mud")
    m = fortnight("W42", "february-1943", [1, 2], options="west-weather")
    assert rolls(m, "west-weather") == [[1, 2]]
    assert told(m, "weather")[0]["west"] == "mud"
    m = fortnight("W42", "march-1943", [2, 2], options="west-weather")
    assert told(m, "weather")[0]["west"] == "dry"


@rule("eastfront", "12.24", "7.52", "7.53")
def test_ground_and_rivers_in_the_west_follow_its_own_weather() -> None:
    text = "weather snow\nwest mud\nphase combat\nactive soviet\naxis germany yugoslavia"
    battle = "sv_i_8 Belgrade 1\nax_infantry_1 Belgrade 1\nbattle Belgrade axis ordered"
    m = position(f"scenario W43\nmonth january-1944\n{text}\n{battle}", dice=[1, 1])
    assert told(m, "battle")[0]["cover"] == 3  # mud, and no support
