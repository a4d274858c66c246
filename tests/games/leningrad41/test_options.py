"""What may be chosen before a match besides the optional rules: unclear passages, and the set-up without draws."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import BadInput, Match
from tests.games.leningrad41.play import GAME, answer, offered, position, refused
from tests.marks import rule

# ---- A17: are Finnish blocks white ones? ------------------------------------------------------------------

IN_FINLAND = """
    {options}
    active axis
    20 de_16_hq:4
    21 fi_1
    22 fi_cav
    19 fi_ii de_16_ii
    6 fi_mannerheim
    """


def busch_commands(options: str) -> set[str]:
    match = position(IN_FINLAND.format(options=options))
    answer(match, "tactical", ("unit", "de_16_hq"), "done", "done")
    return offered(match, "unit")


@rule("leningrad41", "1.4", "10.2")
def test_a_german_hq_does_not_command_finns_at_a_distance() -> None:
    assert busch_commands("") == {"de_16_ii"}


@rule("leningrad41", "1.4", "10.2")
def test_finns_in_the_hqs_own_area_it_does_command() -> None:
    match = position(IN_FINLAND.format(options="").replace("20 de_16_hq:4\n    21 fi_1", "20 de_16_hq:4 fi_1"))
    answer(match, "tactical", ("unit", "de_16_hq"), "done", "done")
    assert offered(match, "unit") == {"de_16_ii", "fi_1"}


@rule("leningrad41", "1.4", "10.2")
def test_by_the_other_reading_it_commands_them_as_white_blocks() -> None:
    assert busch_commands("options readings.A17") == {"de_16_ii", "fi_1", "fi_cav", "fi_ii"}  # but not Mannerheim


# ---- A34: Dietl's box -----------------------------------------------------------------------------------------


@rule("leningrad41", "scenario.circle", "2.2")
@pytest.mark.parametrize(("chosen", "box"), [({}, 2), ({"readings.A34": 1}, 1), ({"readings.A34": 9}, 9)])
def test_dietl_begins_closing_the_circle_at_titovka_wherever_that_is(chosen: dict[str, Any], box: int) -> None:
    match = GAME.start("circle", seed=1, options=chosen)
    assert match.view(None)["road"] == box


@rule("leningrad41", "scenario.circle")
def test_in_the_other_scenarios_he_begins_at_petsamo() -> None:
    for scenario in ("campaign", "preludes", "sight"):
        assert GAME.start(scenario, seed=1, options={"readings.A34": 5}).view(None)["road"] == 1


@rule("leningrad41", "scenario.circle")
@pytest.mark.parametrize("box", [0, 10, -1, "2", True, None, 2.0])
def test_titovka_is_one_of_the_boxes_before_murmansk(box: object) -> None:
    with pytest.raises(BadInput) as no:
        GAME.start("circle", options={"readings.A34": box})
    assert no.value.details["name"] == "readings.A34"


# ---- the set-up without draws ------------------------------------------------------------------------------------


def stands(match: Match) -> dict[str, Any]:
    """Where every block is, and how strong."""
    return {name: unit for seat in ("axis", "soviet") for name, unit in match.view(seat)["units"].items()}


@rule("leningrad41", "scenario.setup")
@pytest.mark.parametrize("scenario", ["campaign", "preludes", "sight"])
def test_with_the_fixed_set_up_every_match_begins_alike(scenario: str) -> None:
    first, second = (GAME.start(scenario, seed=seed, options={"fixed-setup": True}) for seed in (1, 2))
    assert stands(first) == stands(second)


@rule("leningrad41", "scenario.setup")
@pytest.mark.parametrize("scenario", ["campaign", "preludes", "sight", "circle"])
def test_else_chance_deals_the_blocks(scenario: str) -> None:
    first, second = (GAME.start(scenario, seed=seed) for seed in (1, 2))
    assert stands(first) != stands(second)


@rule("leningrad41", "scenario.setup", "scenario.circle")
def test_with_the_fixed_set_up_only_the_dice_for_the_corps_differ() -> None:
    def without_strength(match: Match) -> dict[str, Any]:
        return {name: unit["at"] for name, unit in stands(match).items()}

    first, second = (GAME.start("circle", seed=seed, options={"fixed-setup": True}) for seed in (1, 2))
    assert without_strength(first) == without_strength(second)


@rule("leningrad41", "scenario.setup")
def test_random_and_fixed_set_ups_put_the_same_numbers_in_the_same_places() -> None:
    for scenario in ("campaign", "preludes", "sight", "circle"):
        views = [GAME.start(scenario, seed=4, options={"fixed-setup": fixed}).view(None) for fixed in (True, False)]
        assert views[0]["upright"] == views[1]["upright"]
        assert views[0]["counts"] == views[1]["counts"]


# ---- options of the wrong kind -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"railway": True}, "unknown-option"),
        ({"": True}, "unknown-option"),
        ({3: True}, "unknown-option"),
        ({"rail": 1}, "bad-option-value"),
        ({"rail": "yes"}, "bad-option-value"),
        ({"rail": None}, "bad-option-value"),
        ({"optional": 12}, "bad-option-value"),
        ({"fixed-setup": "true"}, "bad-option-value"),
        ({"readings.A17": []}, "bad-option-value"),
        ({"readings.A99": True}, "unknown-option"),
    ],
)
def test_an_option_that_does_not_exist_is_refused_by_name(options: dict[Any, Any], key: str) -> None:
    with pytest.raises(BadInput) as no:
        GAME.start("campaign", options=options)
    assert no.value.key == key
    assert no.value.details["name"] == str(next(iter(options)))
    assert no.value.message


@pytest.mark.parametrize("scenario", ["", "Campaign", "moscow", 3, True, b"campaign", ["campaign"]])
def test_an_unknown_scenario_is_refused_by_name(scenario: Any) -> None:
    with pytest.raises(BadInput) as no:
        GAME.start(scenario)
    assert no.value.key == "unknown-scenario"
    assert "campaign" in no.value.message


@rule("leningrad41", "14.0")
def test_every_option_says_its_rule_and_its_values_and_has_words_in_both_languages() -> None:
    for option in GAME.options:
        assert option.rule
        assert option.default in option.values
        assert {"es", "en"} <= set(option.title)
        assert {"es", "en"} <= set(option.text)


def test_a_refused_answer_names_what_it_is_about() -> None:
    match = position(IN_FINLAND.format(options=""))
    answer(match, "tactical")
    assert refused(match, "unit", "fi_1") == ("10.1", "not-an-hq")
