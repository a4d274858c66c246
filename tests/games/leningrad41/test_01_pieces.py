"""Chapter 1: the pieces, the two sides and three factions, the calendar, the fog of war, the weather."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.leningrad41.play import (
    GAME,
    allowed,
    answer,
    at,
    block,
    move,
    offered,
    pass_on,
    position,
    refused,
    strength,
    told,
)
from tests.marks import rule

TEN_LINES = "\n".join(f"{area} axis-line" for area in range(1, 11))


@rule("leningrad41", "1.1")
def test_the_blocks_of_both_sides_are_those_in_the_box() -> None:
    match = GAME.start("campaign", seed=1)
    axis = Counter(name.partition("_")[0] for name in match.view("axis")["units"])
    soviet = Counter(name.partition("_")[0] for name in match.view("soviet")["units"])
    assert axis == {"de": 35, "fi": 12}
    assert soviet == {"su": 62}
    assert len(match.view(None)["bombers"]) == 8


@rule("leningrad41", "1.1", "4.1")
def test_an_eleventh_black_line_cannot_be_built() -> None:
    match = position(f"scenario campaign\nactive axis\n{TEN_LINES}\n106 de_16_x")
    answer(match, "pass", ("unit", "de_16_x"))
    assert refused(match, "build") == ("4.1", "no-lines-left")


@rule("leningrad41", "1.1", "4.1")
def test_the_red_lines_are_twenty() -> None:
    twenty = "\n".join(f"{area} soviet-line" for area in [*range(87, 105), 109, 110])
    match = position(f"scenario campaign\nactive soviet\n{twenty}\n84 su_r_8a")
    answer(match, "pass", ("unit", "su_r_8a"))
    assert refused(match, "build") == ("4.1", "no-lines-left")
    nineteen = twenty.rpartition("\n")[0]
    match = position(f"scenario campaign\nactive soviet\n{nineteen}\n84 su_r_8a")
    answer(match, "pass", ("unit", "su_r_8a"), "build")
    assert len(match.view(None)["lines"]["soviet"]) == 20


@rule("leningrad41", "1.3")
def test_a_line_alone_is_a_unit_that_must_be_fought() -> None:
    match = position("scenario campaign\nphase command strategic\nleft 2\nactive axis\n113 de_1pz | \n92 soviet-line")
    move(match, "de_1pz", "92")
    assert match.view(None)["contested"] == ["92"]
    assert "92" in match.view(None)["control"]["soviet"]


@rule("leningrad41", "1.3", "2.9")
def test_a_line_is_no_block_and_takes_no_room_in_a_stack() -> None:
    match = position("scenario campaign\nactive axis\n1 axis-line de_16_x\n2 axis-line de_16_ii\n3 de_16_xxviii")
    answer(match, "pass", ("unit", "de_16_xxviii"))
    assert "2" in offered(match, "space")


@rule("leningrad41", "1.4")
def test_mannerheim_commands_finns_and_the_163rd_but_no_germans_even_beside_him() -> None:
    match = position("scenario campaign\nactive axis\n6 fi_mannerheim de_16_x\n11 fi_163\n8 fi_2")
    answer(match, "tactical", ("unit", "fi_mannerheim"))
    pass_on(match, "activate-where", "activate")
    assert offered(match, "unit") == {"fi_163", "fi_2"}
    assert refused(match, "unit", "de_16_x") == ("10.3", "not-commanded")


SUPPORT = """
scenario campaign
phase support tactical
active axis
6 fi_mannerheim:3as
38 de_39_hq:2as de_1fk:4as
39 {attackers} | su_l_90
"""


@rule("leningrad41", "1.4")
def test_german_guns_and_bombers_do_not_help_finns_who_fight_alone() -> None:
    match = position(SUPPORT.format(attackers="fi_2"))
    assert offered(match, "unit") == {"fi_mannerheim"}
    assert offered(match, "bomber") == set()
    answer(match, ("unit", "fi_mannerheim"), ("space", "39"))
    match = position(SUPPORT.format(attackers="fi_2 de_1pz"))
    assert offered(match, "unit") == {"fi_mannerheim", "de_39_hq"}
    assert offered(match, "bomber") == {"ju88_1", "ju88_2", "ju88_3", "ju88_4"}


@rule("leningrad41", "1.4", "2.7.1")
def test_the_163rd_counts_as_finnish_when_guns_and_bombers_choose_whom_to_help() -> None:
    match = position(SUPPORT.format(attackers="fi_163"))
    assert offered(match, "unit") == {"fi_mannerheim"}
    assert offered(match, "bomber") == set()


@rule("leningrad41", "1.4")
def test_finnish_heavy_guns_do_not_help_germans_who_fight_alone() -> None:
    match = position(SUPPORT.format(attackers="de_1pz"))
    assert offered(match, "unit") == {"de_39_hq"}
    match = position(SUPPORT.format(attackers="de_1pz") + "45 fi_5 | su_l_177\n46 fi_2 | su_l_142\n")
    answer(match, ("unit", "fi_mannerheim"))
    assert offered(match, "space") == {"45", "46"}
    assert refused(match, "space", "39") == ("10.4.1", "no-finns")


@rule("leningrad41", "1.5", "6.0", "13.0")
def test_the_campaign_has_six_turns_from_july_to_december() -> None:
    match = GAME.start("campaign", seed=5)
    while match.result is None:
        answer(match, next(verb for verb in ("done", "pass", "pause") if allowed(match, verb)))
    months = [event["month"] for event in told(match, "month")]
    assert months == ["august", "september", "october", "november", "december"]
    assert match.view(None)["month"] == "december"


@rule("leningrad41", "1.5")
def test_there_are_a_campaign_and_three_short_scenarios() -> None:
    months = {}
    for scenario in GAME.scenarios:
        match = GAME.start(scenario.id, seed=1)
        while match.asks[0].prompt == "setup-strength":
            answer(match, ("unit", min(offered(match, "unit"))))
        months[scenario.id] = match.view(None)["month"]
    assert months == {"campaign": "july", "preludes": "july", "sight": "july", "circle": "september"}


@rule("leningrad41", "1.6")
def test_the_enemy_sees_of_an_upright_block_only_the_wood() -> None:
    match = position("scenario campaign\nactive axis\n39 de_1pz fi_2\n46 su_l_90:1")
    seen = match.view("soviet")
    assert seen["upright"]["axis"] == {"39": {"finnish": 1, "german": 1}}
    assert not {"de_1pz", "fi_2"} & set(seen["units"])
    assert seen["units"]["su_l_90"] == {"at": "46", "strength": 1}
    assert match.view("axis")["upright"]["soviet"] == {"46": {"soviet": 1}}
    assert match.view(None)["units"].keys().isdisjoint({"de_1pz", "fi_2", "su_l_90"})


@rule("leningrad41", "1.6.1")
def test_a_revealed_block_is_known_with_its_strength_until_it_stands_up_again() -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_hq:3\n122 de_16_x")
    answer(match, "tactical", ("unit", "de_16_hq"), "done")
    assert match.view("soviet")["units"]["de_16_hq"] == {
        "at": "124", "strength": 3, "shown": True, "acted": True, "active_hq": True,
    }  # fmt: skip
    pass_on(match, "activate", "command", "support", "battle", "exploitation")
    assert "de_16_hq" not in match.view("soviet")["units"]
    assert (at(match, "de_16_hq"), strength(match, "de_16_hq")) == ("124", 2)
    assert "shown" not in block(match, "de_16_hq")


@rule("leningrad41", "1.7", "8.1")
@pytest.mark.parametrize("month", ["july", "august", "september"])
def test_nobody_rolls_for_the_weather_before_october(month: str) -> None:
    match = position(f"scenario campaign\nphase opening\nturn {month}\nactive axis\n124 de_16_x", dice=[1])
    assert match.view(None)["weather"] == "good"
    assert match.dice_left == [1]


@rule("leningrad41", "1.7", "8.1")
def test_the_first_axis_impulse_of_october_may_bring_rain() -> None:
    october = "scenario campaign\nphase opening\nturn october\nactive {side}\n124 de_16_x\n84 su_r_8a"
    match = position(october.format(side="soviet"), dice=[1])
    assert match.dice_left == [1]
    match = position(october.format(side="axis"), dice=[1])
    assert match.dice_left == []
    assert match.view(None)["weather"] == "rain"
