"""11.0: what is produced, what it costs, who gets steps, where new units arrive; all in secret, and at once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard import Match, Refused
from grognard.board.areas import members
from grognard.games.eastfront.arrivals import entrances, free_hexes, may_arrive
from grognard.games.eastfront.hexes import HEX, N
from grognard.games.eastfront.income import level, producing, sites_level, worth
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.units import UNIT
from grognard.games.eastfront.words import AXIS, PRODUCTION, SOVIET
from tests.games.eastfront.play import GAME, position
from tests.marks import rule

AUGUST = """
scenario S42
month august-1942
phase production
active axis
points 28 30
axis germany romania hungary bulgaria yugoslavia greece albania Brest..Brest-E1 Lvov
"""
WEST = "ax_infantry_1 Krakow 2\nax_armor_3 Krakow 3\n"


def state(m: Match) -> Position:
    assert isinstance(m.state, Position)
    return m.state


def asked(m: Match, seat: str) -> Any:
    return next(ask for ask in m.asks if ask.seat == seat)


def names(m: Match, seat: str, verb: str) -> set[str]:
    options = asked(m, seat).options.get(verb, [])
    return {m.game.name(verb, noun) for noun in options} if isinstance(options, list) else {verb}


def refusal(m: Match, seat: str, verb: str, noun: str | None = None) -> str:
    no = m.why(seat, verb, noun)
    assert no is not None, f"{seat} may: {verb} {noun}"
    return f"{no.rule} {no.key}"


@rule("eastfront", "11.0", "11.4", "4.2", "11.1", "11.41", "11.43")
def test_a_step_costs_what_the_table_says_and_each_unit_gets_one_a_month() -> None:
    m = position(AUGUST + WEST)
    m.play("axis", "step", "ax_infantry_1")
    assert state(m).points == [24, 30]
    assert refusal(m, "axis", "step", "ax_infantry_1") == "11.41 built-already"
    m.play("axis", "step", "ax_armor_3")
    assert state(m).points == [16, 30]
    assert refusal(m, "axis", "step", "sv_i_12") == "11.4 not-yours-to-build"


@rule("eastfront", "11.1", "11.3")
def test_both_sides_build_at_the_same_time_and_neither_sees_what_the_other_does() -> None:
    m = position(AUGUST + WEST + "sv_i_12 Moscow 2")
    before, told = m.view("soviet"), m.events("soviet")
    m.play("axis", "step", "ax_infantry_1")
    assert m.view("soviet") == before
    assert m.events("soviet") == told
    assert {ask.seat for ask in m.asks} == {"axis", "soviet"}
    m.play("soviet", "step", "sv_i_12")
    m.play("axis", "done")
    assert {ask.seat for ask in m.asks} == {"soviet"}
    m.play("soviet", "done")
    assert state(m).strength[m.game.noun("unit", "ax_infantry_1") or 0] == 3
    assert state(m).points == [0, 0]


@rule("eastfront", "11.41")
def test_no_replacements_for_who_is_engaged_unsupplied_or_whole() -> None:
    m = position(
        AUGUST + WEST + "ax_infantry_5 Krakow\nax_infantry_6 Warsaw 2\nsv_i_12 Warsaw 2\nax_infantry_7 Saratov 2\n"
        "battle Warsaw axis"
    )
    assert refusal(m, "axis", "step", "ax_infantry_5") == "11.41 full-strength"
    assert refusal(m, "axis", "step", "ax_infantry_6") == "11.41 builds-in-no-battle"
    assert refusal(m, "axis", "step", "ax_infantry_7") == "11.41 builds-in-supply"
    assert refusal(m, "axis", "step", "ax_infantry_20") == "11.41 not-on-the-map"


@rule("eastfront", "11.3")
def test_nobody_spends_what_he_has_not() -> None:
    m = position(AUGUST.replace("points 28 30", "points 5 30") + WEST)
    assert refusal(m, "axis", "step", "ax_armor_3") == "11.3 too-dear"
    m.play("axis", "step", "ax_infantry_1")
    assert state(m).points[AXIS] == 1


@rule("eastfront", "2.65", "11.41")
def test_one_ss_step_a_month() -> None:
    m = position(AUGUST + "ax_armor_1ss Krakow 2\nax_mech_3ss Krakow 2")
    m.play("axis", "step", "ax_armor_1ss")
    assert refusal(m, "axis", "step", "ax_mech_3ss") == "2.65 one-ss-step"


@rule("eastfront", "11.42", "11.6", "1.44")
def test_a_cadre_is_formed_in_an_own_city_and_stands_there_when_both_are_done() -> None:
    m = position(AUGUST + WEST + "sv_c_1 lost")
    m.play("soviet", "cadre", "sv_c_1")
    assert refusal(m, "soviet", "space", "Moscow-E1") == "11.6 no-entrance"
    m.play("soviet", "space", "Moscow")
    assert state(m).points[SOVIET] == 24
    assert m.view("axis")["standing"]["soviet"] == {}
    m.play("soviet", "done")
    m.play("axis", "done")
    unit = m.game.noun("unit", "sv_c_1") or 0
    assert (state(m).strength[unit], m.view("axis")["standing"]["soviet"]) == (1, {"Moscow": {"blocks": 1}})


@rule("eastfront", "11.6", "1.41", "1.42")
def test_two_new_units_a_month_in_a_major_city_one_in_a_minor() -> None:
    m = position(AUGUST + "sv_c_1 lost\nsv_c_2 lost\nsv_i_12 lost\nsv_i_13 lost")
    for unit in ("sv_c_1", "sv_c_2"):
        m.play("soviet", "cadre", unit)
        m.play("soviet", "space", "Moscow")
    m.play("soviet", "cadre", "sv_i_12")
    assert refusal(m, "soviet", "space", "Moscow") == "11.6 entrance-taken"
    m.play("soviet", "back")
    assert state(m).points[SOVIET] == 18


@rule("eastfront", "11.42", "5.1")
def test_the_cadre_of_an_hq_is_a_step_of_nothing_and_costs_twenty() -> None:
    m = position(AUGUST.replace("points 28 30", "points 40 30") + "ax_hq_a lost")
    m.play("axis", "cadre", "ax_hq_a")
    m.play("axis", "space", "Krakow")
    spent = 40 - state(m).points[AXIS]
    assert spent in (20, 30)
    m.play("axis", "done")
    m.play("soviet", "done")
    assert state(m).strength[m.game.noun("unit", "ax_hq_a") or 0] == 0


@rule("eastfront", "11.52")
def test_who_is_disbanded_goes_when_both_are_done_and_may_be_built_next_month() -> None:
    m = position(AUGUST + WEST)
    m.play("axis", "disband", "ax_infantry_1")
    assert refusal(m, "axis", "step", "ax_infantry_1") == "11.41 not-on-the-map"
    assert refusal(m, "axis", "cadre", "ax_infantry_1") == "11.42 not-eliminated"
    assert m.view("soviet")["standing"]["axis"] == {"Krakow": {"blocks": 2}}
    m.play("axis", "done")
    m.play("soviet", "done")
    assert m.view("soviet")["standing"]["axis"] == {"Krakow": {"blocks": 1}}
    assert "ax_infantry_1" in m.view("soviet")["out"]["lost"]


@rule("eastfront", "11.5", "11.6")
def test_a_reinforcement_comes_in_its_month_and_must_be_placed() -> None:
    m = position(AUGUST.replace("august-1942", "july-1941").replace("S42", "S41") + WEST + "ax_infantry_42 coming")
    assert names(m, "axis", "arrive") == {"ax_infantry_42"}
    assert refusal(m, "axis", "done") == "11.5 still-to-place"
    m.play("axis", "arrive", "ax_infantry_42")
    m.play("axis", "space", "Krakow")
    assert refusal(m, "axis", "step", "ax_infantry_42") == "11.41 not-on-the-map"
    m.play("axis", "done")
    m.play("soviet", "done")
    assert state(m).strength[m.game.noun("unit", "ax_infantry_42") or 0] == 4


@pytest.mark.parametrize(("verb", "strength", "points"), [("space", 3, 28), ("pay", 4, 22)])
@rule("eastfront", "11.51")
def test_a_month_early_it_comes_a_step_weaker_or_is_paid_for(verb: str, strength: int, points: int) -> None:
    m = position(AUGUST.replace("august-1942", "july-1941").replace("S42", "S41") + WEST + "ax_infantry_23 coming")
    assert refusal(m, "axis", "arrive", "ax_infantry_23") == "11.5 not-due"
    m.play("axis", "early", "ax_infantry_23")
    m.play("axis", verb, "Krakow")
    assert state(m).points[AXIS] == points
    m.play("axis", "done")
    m.play("soviet", "done")
    assert state(m).strength[m.game.noun("unit", "ax_infantry_23") or 0] == strength


@rule("eastfront", "11.42")
def test_the_italians_are_never_built_again() -> None:
    m = position(AUGUST + "freed 3\nax_ita_8 gone")
    assert refusal(m, "axis", "cadre", "ax_ita_8") == "11.42 never-again"


@rule("eastfront", "11.42", "2.66")
def test_a_satellite_that_was_lost_comes_back_in_its_own_country() -> None:
    m = position(AUGUST.replace("Lvov", "Lvov..Kishinev") + "freed 3\nax_rum_3 lost bound")
    m.play("axis", "cadre", "ax_rum_3")
    assert "Bucharest" in names(m, "axis", "space")
    assert {"Budapest", "Krakow", "Konigsberg"} & names(m, "axis", "space") == set()
    assert {"Cluj", "Kishinev"} & names(m, "axis", "space") == set()  # it may be there, but these are others' cities


@rule("eastfront", "1.5", "11.32", "11.33")
def test_stalino_is_worth_three_to_the_soviets_and_four_to_the_axis() -> None:
    assert (worth(SOVIET, HEX["Stalino"]), worth(AXIS, HEX["Stalino"])) == (3, 4)
    assert worth(AXIS, HEX["Ploesti"]) == 8


@rule("eastfront", "11.2", "11.31", "11.32")
def test_a_city_that_no_railway_reaches_produces_nothing() -> None:
    whole = state(position(AUGUST + WEST))
    cut = state(position(AUGUST + WEST + "ax_infantry_5 Volkhov\nax_infantry_6 Luga\nax_infantry_7 Novgorod"))
    assert level(whole, AXIS) == whole.base[AXIS] + sites_level(whole, AXIS)
    assert producing(whole, SOVIET) >> HEX["Leningrad"] & 1
    lost = members(producing(whole, SOVIET) & ~producing(cut, SOVIET))
    assert HEX["Leningrad"] in lost
    assert sites_level(whole, SOVIET) - sites_level(cut, SOVIET) == sum(worth(SOVIET, hex_) for hex_ in lost)


@rule("eastfront", "11.32", "11.33")
def test_a_besieged_city_goes_on_producing_while_a_railway_reaches_it() -> None:
    s = state(position(AUGUST + WEST + "sv_i_12 Stalingrad\nax_infantry_5 Stalingrad\nbattle Stalingrad soviet"))
    assert producing(s, SOVIET) >> HEX["Stalingrad"] & 1


@rule("eastfront", "11.1")
def test_what_is_not_offered_changes_nothing() -> None:
    m = position(AUGUST + WEST)
    before = m.digest()
    with pytest.raises(Refused):
        m.play("axis", "cadre", "ax_infantry_1")
    with pytest.raises(Refused):
        m.play("axis", "ready")
    assert m.digest() == before


@rule("eastfront", "15.51")
def test_the_beachhead_is_made_ready_for_twenty_points() -> None:
    m = position(AUGUST.replace("scenario S42", "scenario S42\noptions naval"))
    m.play("soviet", "ready")
    assert state(m).points[SOVIET] == 10
    assert refusal(m, "soviet", "ready") == "15.51 beachhead-is-not-so"
    m.play("soviet", "done")
    m.play("axis", "done")
    assert m.view("axis")["beachhead"]["state"] == "ready"


@rule("eastfront", "11.6")
def test_free_hexes_are_those_that_the_rule_lets_in_one_by_one() -> None:
    for seed in range(6):
        m = GAME.start("S42", seed=seed)
        chance = random.Random(seed)
        for _ in range(400):
            if not m.asks:
                break
            s = state(m)
            if s.phase == PRODUCTION:
                for side, unit in ((AXIS, UNIT["ax_infantry_20"]), (SOVIET, UNIT["sv_i_12"])):
                    flood = members(free_hexes(s, side) & entrances(s, unit))
                    assert flood == [hex_ for hex_ in range(1, N) if may_arrive(s, unit, hex_) is None]
            ask = chance.choice(m.asks)
            m.play(ask.seat, *(("done", None) if "done" in ask.options else chance.choice(ask.answers())))
