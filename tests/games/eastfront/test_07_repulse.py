"""7.5, 14.4, 15.43: assaults over rivers, from the air and from the sea, with the rulebook's examples."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.eastfront.play import answer, offered, position, prompt, refused, rolls, told
from tests.games.eastfront.written import EVERYWHERE, at, marks, units_after
from tests.marks import rule

# Kotelnikovo has rivers towards Kalach and Kalach SW1, and none towards Stalingrad.


def assault(
    text: str, dice: list[int] | None = None, *, weather: str = "dry", scenario: str = "S42", month: str = "july-1942"
) -> Match:
    """A new battle at Kotelnikovo that the Axis has begun, about to be fought."""
    head = f"scenario {scenario}\nmonth {month}\nphase combat\nactive axis\nweather {weather}\naxis germany Kamensko"
    return position(f"{head}\n{text}\nbattle Kotelnikovo soviet fresh", dice=dice)


RIVER_CROSSING = """
ax_hq_south Kalach 2 role=command strike=Kotelnikovo bombs=2
ax_armor_41 Kotelnikovo 3 came=Kalach way=river
ax_infantry_1 Kotelnikovo 4 came=Kalach-SW1 way=river
sv_gi_11 Kotelnikovo 4
"""


@rule("eastfront", "7.5", "7.51")
def test_the_example_of_a_river_crossing() -> None:
    m = assault(RIVER_CROSSING, [5, 1, 1, 4, 6, 1, 1, 1])
    assert at(m, "ax_armor_41") == "Kalach"
    assert units_after(m, "ax_armor_41", "ax_infantry_1", "sv_gi_11") == [3, 3, 3]
    assert rolls(m, "offensive-fire") == [[1, 1, 1]]  # the infantry alone
    assert "shown" not in marks(m, "ax_armor_41")
    assert told(m, "repulsed")[0]["at"] == "Kalach"


@rule("eastfront", "7.51", "7.22")
def test_the_air_strike_comes_before_anybody_can_be_repulsed() -> None:
    m = assault(RIVER_CROSSING.replace("sv_gi_11 Kotelnikovo 4", "sv_gi_11 Kotelnikovo 1"), [5, 6])
    assert at(m, "sv_gi_11") == "lost"
    assert at(m, "ax_armor_41") == "Kotelnikovo"


@rule("eastfront", "7.51")
def test_the_attacker_chooses_among_his_weakest() -> None:
    text = """
    ax_armor_41 Kotelnikovo 3 came=Kalach way=river
    ax_infantry_1 Kotelnikovo 3 came=Kalach-SW1 way=river
    ax_infantry_2 Kotelnikovo 4 came=Kalach-SW1 way=river
    sv_i_8 Kotelnikovo 1
    """
    m = assault(text, [2, *[1] * 7])
    assert prompt(m) == "repulse"
    assert offered(m, "unit") == {"ax_armor_41", "ax_infantry_1"}
    assert refused(m, "unit", "ax_infantry_2") == ("7.51", "not-the-weakest")
    assert refused(m, "unit", "sv_i_8") == ("7.51", "not-in-assault")
    answer(m, ("unit", "ax_infantry_1"))
    assert [at(m, unit) for unit in ("ax_armor_41", "ax_infantry_1")] == ["Kotelnikovo", "Kalach-SW1"]


@rule("eastfront", "7.51")
def test_if_all_are_repulsed_they_suffer_the_hits_and_the_battle_is_over() -> None:
    text = "ax_infantry_1 Kotelnikovo 3 came=Kalach way=river\nsv_m_5 Kotelnikovo 3"
    m = assault(text, [2, 4, 5])
    assert at(m, "ax_infantry_1") == "Kalach"
    assert units_after(m, "ax_infantry_1") == [2]
    assert rolls(m, "offensive-fire") == []
    assert told(m, "won")[0]["side"] == "soviet"
    assert "battle Kotelnikovo soviet" not in m.notation()


@rule("eastfront", "7.51")
def test_hits_that_those_who_stay_cannot_bear_fall_on_the_repulsed() -> None:
    text = """
    ax_infantry_1 Kotelnikovo 2 came=Kalach way=river
    ax_infantry_2 Kotelnikovo 1 came=Kalach-SW1 way=river
    sv_ga_1 Kotelnikovo 4
    """
    m = assault(text, [1, 5, 5, 6])  # the weakest goes back; the other dies, and the third hit falls on the one going
    assert [at(m, unit) for unit in ("ax_infantry_1", "ax_infantry_2")] == ["lost", "lost"]


@rule("eastfront", "7.51")
def test_a_bridgehead_is_a_battle_like_any_other_from_the_second_round_on() -> None:
    text = "ax_infantry_1 Kotelnikovo 3 shown came=Kalach way=river\nsv_i_8 Kotelnikovo 1"
    head = "scenario S42\nmonth july-1942\nphase combat\nactive axis\naxis germany"
    m = position(f"{head}\n{text}\nbattle Kotelnikovo soviet ordered", dice=[1, 1, 1, 1])
    assert at(m, "ax_infantry_1") == "Kotelnikovo"


@rule("eastfront", "7.5")
def test_one_attacker_over_land_makes_it_no_assault() -> None:
    text = """
    ax_infantry_1 Kotelnikovo 3 came=Kalach way=river
    ax_infantry_2 Kotelnikovo 4 came=Stalingrad
    sv_i_8 Kotelnikovo 1
    """
    assert told(assault(text, [1] * 8), "repulsed") == []


@rule("eastfront", "7.52", "7.53", "12.24", "1.36")
@pytest.mark.parametrize(("weather", "face"), [("dry", 2), ("mud", 3), ("snow", 0)])
def test_mud_repulses_more_and_on_frozen_rivers_nobody_is(weather: str, face: int) -> None:
    text = "ax_infantry_1 Kotelnikovo 1 came=Kalach way=river\nsv_i_8 Kotelnikovo 1"
    for rolled in range(1, 6):
        m = assault(text, [rolled, 1], weather=weather, scenario="W42", month="march-1943")
        assert at(m, "ax_infantry_1") == ("Kalach" if rolled <= face else "Kotelnikovo")


@rule("eastfront", "S'41 3")
@pytest.mark.parametrize(("month", "where"), [("june-1941", "Kotelnikovo"), ("july-1941", "Kalach")])
def test_in_june_1941_no_axis_river_assault_is_repulsed(month: str, where: str) -> None:
    text = "ax_infantry_1 Kotelnikovo 1 came=Kalach way=river\nsv_i_8 Kotelnikovo 1"
    assert at(assault(text, [1, 1], scenario="S41", month=month), "ax_infantry_1") == where


def soviet_assault(text: str, dice: list[int], options: str = "paratroops naval") -> Match:
    head = f"scenario S42\noptions {options}\nmonth july-1942\nturn second\nphase combat\nactive soviet"
    return position(f"{head}\naxis {EVERYWHERE}\n{text}", dice=dice)


COMBINED = """
sv_p_1 Kotelnikovo 3 came=Stalingrad way=air scattered
sv_i_8 Kotelnikovo 3 came=Kalach way=river
sv_gi_11 Kotelnikovo 4 came=Kalach-SW1 way=river
ax_infantry_1 Kotelnikovo 4
battle Kotelnikovo axis fresh
"""


@rule("eastfront", "7.54", "14.41")
def test_the_example_of_a_combined_assault() -> None:
    m = soviet_assault(COMBINED, [6, 1, 5, 2, *[1] * 6])
    assert offered(m, "unit") == {"sv_p_1", "sv_i_8"}
    answer(m, ("unit", "sv_i_8"))
    assert at(m, "sv_i_8") == "Kalach"
    assert units_after(m, "sv_i_8", "sv_gi_11", "sv_p_1") == [3, 3, 3]


@rule("eastfront", "14.4", "14.6")
def test_repulsed_paratroops_lose_a_step_besides_and_are_not_scattered() -> None:
    m = soviet_assault(COMBINED, [6, 1, 5, 2, *[1] * 7])
    answer(m, ("unit", "sv_p_1"))
    assert at(m, "sv_p_1") == "Stalingrad"
    assert units_after(m, "sv_p_1", "sv_gi_11") == [2, 3]
    assert not any(mark.startswith("scattered") for mark in marks(m, "sv_p_1"))


@rule("eastfront", "14.4")
def test_a_drop_is_repulsed_on_a_one_only_and_a_cadre_does_not_survive_it() -> None:
    text = "sv_p_1 Kotelnikovo 1 came=Stalingrad way=air\nax_infantry_1 Kotelnikovo 1\nbattle Kotelnikovo axis fresh"
    assert at(soviet_assault(text, [2, 1]), "sv_p_1") == "Kotelnikovo"
    assert at(soviet_assault(text, [1]), "sv_p_1") == "lost"


@rule("eastfront", "15.43", "15.41")
def test_the_example_of_an_assault_from_the_sea() -> None:
    text = """
    sv_hq_south Novorossiysk 2 role=invasion strike=Simferopol bombs=2
    sv_i_8 Simferopol 3 came=Novorossiysk way=sea
    ax_infantry_1 Simferopol 3
    battle Simferopol axis fresh
    """
    m = soviet_assault(text, [6, 6, 2, 6])
    assert units_after(m, "ax_infantry_1", "sv_i_8") == [2, 2]
    assert at(m, "sv_i_8") == "Novorossiysk"


@rule("eastfront", "15.43", "15.5")
@pytest.mark.parametrize(("unit", "face"), [("sv_i_8", 3), ("sv_co_coastal", 2)])
def test_landings_are_repulsed_on_three_or_less_the_coastal_army_on_two(unit: str, face: int) -> None:
    text = f"{unit} Simferopol 1 came=Novorossiysk way=sea\nax_infantry_1 Simferopol 1\nbattle Simferopol axis fresh"
    for rolled in range(1, 5):
        m = soviet_assault(text, [rolled, 1])
        assert at(m, unit) == ("Novorossiysk" if rolled <= face else "Simferopol")


@rule("eastfront", "15.43", "7.54")
def test_a_landing_with_an_attack_over_land_is_no_assault() -> None:
    text = """
    sv_i_8 Simferopol 1 came=Novorossiysk way=sea
    sv_i_50 Simferopol 1 came=Sevastopol
    ax_infantry_1 Simferopol 1
    battle Simferopol axis fresh
    """
    assert at(soviet_assault(text, [1, 1, 1]), "sv_i_8") == "Simferopol"
