"""13.0, 5.5: air power: who strikes what, how far, with how many dice, and what it hits."""

from __future__ import annotations

import pytest

from tests.games.eastfront.fronts import front, soviets_turn
from tests.games.eastfront.play import answer, offered, position, prompt, refused, rolls, told
from tests.games.eastfront.written import EVERYWHERE, marks, units_after
from tests.marks import rule

HQ = "ax_hq_south Kalach 2 role=command shown"


@rule("eastfront", "13.0", "7.13", "13.11", "13.12", "13.13")
def test_each_active_hq_strikes_one_battle_in_range_and_no_battle_is_struck_twice() -> None:
    m = front(f"""
    {HQ}
    ax_hq_a Kalach-W1 1 role=command shown
    ax_armor_41 Stalingrad 4
    sv_i_8 Stalingrad 3
    ax_armor_56 Kotelnikovo 4
    sv_i_50 Kotelnikovo 3
    ax_armor_24 Maikop 4
    sv_i_9 Maikop 3
    """)
    assert offered(m, "unit") == {"ax_hq_south"}
    assert refused(m, "unit", "ax_hq_a") == ("13.11", "no-battle-in-reach")
    assert refused(m, "unit", "ax_hq_north") == ("13.1", "not-an-active-hq")
    answer(m, ("unit", "ax_hq_south"))
    assert offered(m, "space") == {"Stalingrad", "Kotelnikovo"}
    assert refused(m, "space", "Maikop") == ("13.11", "out-of-air-range")
    assert refused(m, "space", "Moscow") == ("13.13", "no-battle")
    answer(m, ("space", "Stalingrad"))
    assert {"strike=Stalingrad", "bombs=2"} <= marks(m, "ax_hq_south")
    assert prompt(m) == "battles"
    assert refused(m, "space", "Stalingrad") == ("7.15", "fought-anyway")


@rule("eastfront", "13.13")
def test_a_second_hq_may_not_strike_the_same_battle() -> None:
    m = front("""
    ax_hq_south Kalach 2 role=command
    ax_hq_a Kalach 2 role=command
    ax_armor_41 Stalingrad
    sv_i_8 Stalingrad
    ax_armor_56 Kotelnikovo
    sv_i_50 Kotelnikovo
    """)
    answer(m, ("unit", "ax_hq_south"), ("space", "Stalingrad"))
    assert refused(m, "unit", "ax_hq_south") == ("13.12", "flies-already")
    answer(m, ("unit", "ax_hq_a"))
    assert refused(m, "space", "Stalingrad") == ("13.13", "struck-already")


@rule("eastfront", "13.11", "5.63")
def test_a_supreme_hq_strikes_twice_as_far_but_with_its_own_dice() -> None:
    m = front("ax_hq_okh Voroshilovgrad 3 role=command\nax_armor_41 Maikop\nsv_i_8 Maikop", [1] * 10)
    answer(m, ("unit", "ax_hq_okh"), ("space", "Maikop"))
    assert rolls(m, "air-strike") == [[1, 1, 1]]


@rule("eastfront", "13.16", "5.8")
def test_mud_takes_a_die_and_a_hex_from_air_power() -> None:
    text = "weather mud\nax_hq_south Kalach {} role=command\nax_armor_41 Stalingrad\nsv_i_8 Stalingrad"
    m = front(text.format(2), [1] * 8, scenario="S41", month="october-1941")
    answer(m, ("unit", "ax_hq_south"), ("space", "Stalingrad"))
    assert rolls(m, "air-strike") == [[1]]
    m = front(text.format(1), scenario="S41", month="october-1941")
    assert prompt(m) == "battles"  # nobody can fly


@rule("eastfront", "13.14")
@pytest.mark.parametrize(("scenario", "month", "needs"), [("S41", "july-1941", 4), ("S42", "july-1942", 5)])
def test_air_power_fires_by_scenario(scenario: str, month: str, needs: int) -> None:
    m = front(f"{HQ}\nax_armor_41 Kotelnikovo 1\nsv_i_8 Kotelnikovo 1", [1, 1, 1, 1], scenario=scenario, month=month)
    answer(m, ("unit", "ax_hq_south"), ("space", "Kotelnikovo"))
    assert [e["needs"] for e in told(m, "roll") if e["purpose"] == "air-strike"] == [needs]


@rule("eastfront", "13.14", "12.24", "13.15")
def test_neither_mud_nor_marsh_changes_the_fire_of_air_power_but_its_hits_are_halved() -> None:
    text = "weather mud\nax_hq_south Kalach 3 role=command\nax_armor_41 Kotelnikovo 1\nsv_i_8 Kotelnikovo 3"
    m = front(text, [4, 4, 1, 1, 1, 1], scenario="S41", month="october-1941")
    answer(m, ("unit", "ax_hq_south"), ("space", "Kotelnikovo"))
    assert [e["needs"] for e in told(m, "roll") if e["purpose"] == "air-strike"] == [4]
    assert units_after(m, "sv_i_8") == [2]


@rule("eastfront", "13.15", "7.4")
def test_without_support_from_the_ground_the_hits_of_the_air_are_halved_too() -> None:
    text = "ax_hq_okh Voroshilovgrad 3 role=command\nax_infantry_1 Maikop 1\nsv_i_8 Maikop 3"
    m = front(text, [5, 6, 1, 1, 1, 1, 1])
    answer(m, ("unit", "ax_hq_okh"), ("space", "Maikop"))
    assert told(m, "battle")[0]["supported"] is False
    assert units_after(m, "sv_i_8") == [2]


@rule("eastfront", "13.13", "7.13", "13.12")
def test_a_strike_has_the_dice_with_which_it_was_assigned_whatever_its_hq_suffers_meanwhile() -> None:
    text = """
    ax_hq_south Stalingrad 3 role=command
    ax_armor_41 Kotelnikovo 1
    sv_i_8 Kotelnikovo 1
    sv_i_50 Stalingrad 2
    battle Stalingrad soviet
    """
    m = front(text, [5, 6, 1, 1, 1, 1, 1])
    answer(m, ("unit", "ax_hq_south"), ("space", "Kotelnikovo"), ("space", "Stalingrad"), ("space", "Stalingrad"))
    assert rolls(m, "air-strike") == [[1, 1, 1]]


@rule("eastfront", "14.2", "13.1")
def test_an_hq_that_orders_a_drop_has_no_air_power() -> None:
    head = f"scenario S42\noptions paratroops\nmonth july-1942\nphase strikes\nactive soviet\naxis {EVERYWHERE}"
    text = """
    sv_hq_south Stalingrad 2 role=drop
    sv_hq_west Stalingrad-E1 2 role=command
    sv_i_8 Kotelnikovo 1
    ax_infantry_1 Kotelnikovo 1
    """
    m = position(f"{head}\n{text}")
    assert offered(m, "unit") == {"sv_hq_west"}
    assert refused(m, "unit", "sv_hq_south") == ("14.2", "air-power-drops")


@rule("eastfront", "13.1", "13.15")
def test_the_ground_never_answers_the_air_and_hits_count_before_the_defender_fires() -> None:
    m = front(f"{HQ}\nax_armor_41 Kotelnikovo 1\nsv_i_8 Kotelnikovo 2", [6, 6])
    answer(m, ("unit", "ax_hq_south"), ("space", "Kotelnikovo"))
    assert units_after(m, "sv_i_8") == ["lost"]
    assert rolls(m, "defensive-fire") == []


@rule("eastfront", "13.11", "13.13")
def test_the_soviets_strike_by_the_same_rules() -> None:
    m = soviets_turn(
        "sv_hq_south Stalingrad 1 role=command\nsv_i_8 Kotelnikovo 1\nax_infantry_1 Kotelnikovo 2", [6, 1, 1, 1]
    )
    answer(m, ("unit", "sv_hq_south"), ("space", "Kotelnikovo"))
    assert units_after(m, "ax_infantry_1") == [1]


@rule("eastfront", "7.15", "13.13")
def test_a_struck_battle_is_fought_though_its_hq_has_fallen_in_another() -> None:
    text = """
    ax_hq_south Stalingrad 1 role=command
    ax_armor_41 Kotelnikovo 1
    sv_i_8 Kotelnikovo 1
    sv_i_50 Stalingrad 2
    battle Stalingrad soviet
    """
    m = front(text, [6, 6, 1, 1])
    answer(m, ("unit", "ax_hq_south"), ("space", "Kotelnikovo"), ("space", "Stalingrad"), ("space", "Stalingrad"))
    assert units_after(m, "ax_hq_south") == ["lost"]
    assert [e["space"] for e in told(m, "battle")] == ["Stalingrad", "Kotelnikovo"]
    assert rolls(m, "air-strike") == []
