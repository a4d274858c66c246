"""3.12 to 3.14: what may be chosen before a match, and what does not go together."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from grognard import BadInput
from grognard.games.eastfront.options import OPTIONS, field_values
from grognard.games.eastfront.scenarios import CHAIN, SCENARIOS, calendar
from tests.games.eastfront.play import GAME, position, state
from tests.marks import rule


def begun(scenario: str, **options: Any) -> Any:
    return state(GAME.start(scenario, seed=1, options={name.replace("_", "-"): v for name, v in options.items()}))


@rule("eastfront", "3.11")
def test_summers_and_winters_last_six_months_and_follow_each_other() -> None:
    assert CHAIN == ("S41", "W41", "S42", "W42", "S43", "W43", "S44", "W44")
    for one, next_ in pairwise(CHAIN):
        late = int(next_ == "S43")  # Kursk begins in July
        assert SCENARIOS[next_].month == SCENARIOS[one].last_month + 1 + late
        assert calendar(SCENARIOS[one].last_month)[1] == (11 if one[0] == "S" else 5)


@rule("eastfront", "3.12", "3.13")
def test_a_longer_game_ends_with_the_scenario_that_one_chooses() -> None:
    assert begun("S42", until="S43").last == "S43"
    assert begun("S42").last == "S42"
    assert begun("S42", until="S42").last == "S42"


@rule("eastfront", "3.14")
def test_a_campaign_goes_on_to_the_last_scenario() -> None:
    s = begun("S41", campaign=True)
    assert (s.campaign, s.last) == (1, "W44")


@pytest.mark.parametrize(
    ("scenario", "options", "key"),
    [
        ("S43", {"until": "W42"}, "no-such-end"),
        ("EDELWEISS", {"until": "S43"}, "no-such-end"),
        ("EDELWEISS", {"campaign": True}, "no-campaign"),
        ("W41", {"historical": True}, "not-historical"),
    ],
)
def test_what_does_not_go_together_is_refused_with_its_reason(scenario: str, options: Any, key: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.start(scenario, seed=1, options=options)
    assert bad.value.key == f"eastfront-{key}"
    for lang in ("en", "es"):
        assert scenario in bad.value.text(lang) or key == "not-historical"
        assert "{" not in bad.value.text(lang)


@rule("eastfront", "12.3", "14.1", "15.1")
def test_the_optional_rules_are_in_the_position_and_in_its_text() -> None:
    chosen = {"paratroops": True, "naval": True, "west-weather": True}
    match = GAME.start("S42", seed=1, options=chosen)
    s = state(match)
    assert (s.paratroops, s.naval, s.west_weather) == (1, 1, 1)
    assert {name for name, value in field_values(s, "S42").items() if value} == set(chosen)
    again = position(match.notation())
    assert {name for name, value in again.options.items() if value} == set(chosen)


def test_every_option_says_what_it_is_in_both_languages() -> None:
    for option in OPTIONS:
        for lang in ("en", "es"):
            assert option.title[lang]
            assert option.text[lang]
        assert option.default in option.values
