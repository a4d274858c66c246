"""7.1 to 7.4: which battles are fought, fire, cover, support, and the examples of the rulebook."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.eastfront.fronts import front, soviets_turn
from tests.games.eastfront.play import (
    answer,
    offered,
    position,
    prompt,
    refused,
    rolls,
    told,
)
from tests.games.eastfront.written import at, marks, units_after
from tests.marks import rule

HQ = "ax_hq_south Kalach 2 role=command shown"


def quick(m: Match) -> Match:
    """Say done to strikes and further battles: only what must be fought is fought."""
    while m.asks and prompt(m) in ("strikes", "battles"):
        answer(m, "done")
    return m


# -- 7.14, 7.15: which battles ----------------------------------------------------------------------------------


OLD_BATTLES = f"""
{HQ}
ax_armor_41 Kotelnikovo 4 shown
sv_i_8 Kotelnikovo 3
ax_armor_56 Rostov-E1 4 shown
sv_i_50 Rostov-E1 3
"""


@rule("eastfront", "7.14")
def test_old_battles_wait_unless_they_are_chosen() -> None:
    m = front(OLD_BATTLES, phase="battles")
    assert offered(m, "space") == {"Kotelnikovo", "Rostov-E1"}
    answer(m, "done")
    assert not told(m, "battle")
    m = front(OLD_BATTLES, [1] * 7, phase="battles")
    answer(m, ("space", "Kotelnikovo"))
    assert refused(m, "space", "Kotelnikovo") == ("7.14", "ordered-already")
    assert refused(m, "space", "Moscow") == ("7.14", "no-battle")
    answer(m, "done")
    assert [e["space"] for e in told(m, "battle")] == ["Kotelnikovo"]


@rule("eastfront", "7.15")
def test_a_new_battle_must_be_fought_even_without_support() -> None:
    m = front("ax_armor_41 Kotelnikovo 1\nsv_i_8 Kotelnikovo 1\nbattle Kotelnikovo soviet fresh", [1, 1])
    assert [e["space"] for e in told(quick(m), "battle")] == ["Kotelnikovo"]


@rule("eastfront", "7.15", "1.46", "7.4")
def test_before_a_fortress_the_original_attacker_must_fight_each_turn_though_in_vain() -> None:
    text = "ax_infantry_1 Sevastopol 4 shown\nsv_i_51 Sevastopol 1\nbattle Sevastopol soviet"
    m = quick(front(text, [4]))
    assert rolls(m, "offensive-fire") == []
    assert told(m, "in-vain")
    assert told(m, "roll")[0]["needs"] == 4  # the largest unit of the fortress fires thrice
    assert units_after(m, "ax_infantry_1", "sv_i_51") == [3, 1]


@rule("eastfront", "7.15")
def test_no_fortress_must_be_fought_in_the_blitz_nor_by_its_defender() -> None:
    text = "ax_infantry_1 Sevastopol 4 shown\nsv_i_51 Sevastopol 1\nbattle Sevastopol soviet"
    m = front(f"blitz 1\n{text}", phase="battles")
    assert offered(m, "space") == {"Sevastopol"}
    answer(m, "done")
    assert not told(m, "battle")
    m = soviets_turn(text, phase="battles")
    assert offered(m, "space") == {"Sevastopol"}


@rule("eastfront", "7.14", "7.15", "4.43")
def test_active_battles_lie_open_and_elsewhere_only_what_joined_the_original_attacker() -> None:
    m = front(OLD_BATTLES + "ax_mech_55 Rostov-E1 2\nax_infantry_1 Kotelnikovo 2", phase="battles")
    answer(m, ("space", "Kotelnikovo"), "done")
    assert "shown" in marks(m, "ax_mech_55")
    assert "shown" not in marks(m, "sv_i_50")
    assert [len(found) for found in told(m, "battle")[0]["units"].values()] == [2, 1]


@rule("eastfront", "7.21")
def test_the_active_side_chooses_the_order_and_no_battle_is_fought_twice() -> None:
    m = front(OLD_BATTLES, [1] * 14, phase="battles")
    answer(m, ("space", "Kotelnikovo"), ("space", "Rostov-E1"))  # no other is left to choose
    assert prompt(m) == "battle"
    assert refused(m, "space", "Moscow") == ("7.21", "no-battle")
    answer(m, ("space", "Rostov-E1"))
    assert [e["space"] for e in told(m, "battle")] == ["Rostov-E1", "Kotelnikovo"]


@rule("eastfront", "7.12", "7.22")
def test_after_the_round_the_original_defender_stands_up_and_the_attacker_stays_open() -> None:
    m = front(OLD_BATTLES, [1] * 9, phase="battles")
    answer(m, ("space", "Kotelnikovo"), "done")
    assert "shown" in marks(m, "ax_armor_41")
    assert "shown" not in marks(m, "sv_i_8")


@rule("eastfront", "7.21")
def test_whoever_wins_a_hex_stands_up_in_it() -> None:
    m = front(OLD_BATTLES.replace(" 3", " 1"), [1, 6, 1, 1, 1], phase="battles")
    answer(m, ("space", "Kotelnikovo"), "done")
    assert at(m, "sv_i_8") == "lost"
    assert "shown" not in marks(m, "ax_armor_41")


# -- 7.3: fire ----------------------------------------------------------------------------------------------------


@rule("eastfront", "7.0", "7.1", "7.2", "7.3", "7.31", "7.32", "7.33", "7.22")
def test_the_example_of_a_battle_in_the_open() -> None:
    """Armour 3, infantry 3 and 2 against armour 4 and mechanised 4, with an air strike of 2, in 1941."""
    m = front(
        f"""
        {HQ}
        ax_armor_41 Kotelnikovo 4
        ax_mech_55 Kotelnikovo 4
        sv_a_4 Kotelnikovo 3
        sv_i_8 Kotelnikovo 3
        sv_i_50 Kotelnikovo 2
        battle Kotelnikovo soviet fresh
        """,
        [3, 5, 2, 3, 6, 2, 4, 3, 6, 3, 5, 5, 3, 4, 5],
        scenario="S41", month="july-1941",
    )  # fmt: skip
    answer(m, ("unit", "ax_hq_south"), ("space", "Kotelnikovo"))
    assert prompt(m) == "take-hit"
    assert offered(m, "unit") == {"sv_a_4", "sv_i_8"}
    assert refused(m, "unit", "sv_i_50") == ("7.33", "not-the-strongest")
    answer(m, ("unit", "sv_i_8"))
    assert offered(m, "unit") == {"ax_armor_41", "ax_mech_55"}
    answer(m, ("unit", "ax_mech_55"))  # the second hit falls on the armour by itself
    assert offered(m, "unit") == {"sv_a_4", "sv_i_8", "sv_i_50"}  # the first of the last volley fell on the armour
    answer(m, ("unit", "sv_i_50"))
    assert units_after(m, "sv_a_4", "sv_i_8", "sv_i_50") == [2, 2, 1]
    assert units_after(m, "ax_armor_41", "ax_mech_55") == [3, 3]
    assert m.dice_left == []


KINDS = [
    ("ax_armor_41", 5, 5), ("ax_mech_55", 6, 5), ("ax_infantry_1", 6, 6), ("ax_armor_1ss", 4, 4), ("ax_mech_3ss", 5, 4),
    ("ax_mountain_49", 6, 6), ("ax_bul_2", 6, 6), ("ax_rum_3", 6, 6),
]  # fmt: skip


@rule("eastfront", "7.32", "2.21", "2.22", "2.23", "2.65")
@pytest.mark.parametrize(("unit", "attack", "defence"), KINDS)
def test_each_kind_has_its_fire(unit: str, attack: int, defence: int) -> None:
    m = front(f"{unit} Kotelnikovo 1\nsv_i_8 Kotelnikovo 1\nbattle Kotelnikovo soviet fresh", [1, 1])
    assert told(quick(m), "roll")[-1]["needs"] == attack
    text = f"{unit} Kotelnikovo 1 shown\nsv_i_8 Kotelnikovo 1\nbattle Kotelnikovo soviet ordered"
    assert told(soviets_turn(text, [1, 1], phase="combat"), "roll")[0]["needs"] == defence


@rule("eastfront", "7.32", "2.24", "2.25", "14.5", "2.61")
@pytest.mark.parametrize(
    ("unit", "options", "attack"),
    [("sv_c_6", "", 6), ("sv_s_1", "", 5), ("sv_p_1", "", 6), ("sv_p_1", "paratroops", 6), ("sv_co_coastal", "", 6)],
)
def test_each_soviet_kind_has_its_fire(unit: str, options: str, attack: int) -> None:
    given = f"options {options}\n" if options else ""
    text = f"{unit} Kotelnikovo 1\nax_infantry_1 Kotelnikovo 1\nbattle Kotelnikovo axis ordered"
    m = position(f"scenario S42\n{given}phase combat\nactive soviet\naxis germany\n{text}", dice=[1, 1])
    assert told(m, "roll")[-1]["needs"] == attack


@rule("eastfront", "14.5", "2.64")
@pytest.mark.parametrize(("options", "defence"), [("", 6), ("options paratroops\n", 5)])
def test_paratroops_defend_doubly_where_their_chapter_is_played(options: str, defence: int) -> None:
    text = "sv_p_1 Kotelnikovo 1\nax_infantry_1 Kotelnikovo 1\nbattle Kotelnikovo soviet ordered"
    m = position(f"scenario S42\n{options}phase combat\nactive axis\naxis germany\n{text}", dice=[1, 1])
    assert told(m, "roll")[0]["needs"] == defence


def needs_of(m: Match) -> list[int]:
    """The lowest face that hits, roll by roll."""
    return [event["needs"] for event in told(m, "roll")]


def duel(
    attacker: str, defender: str, hex_: str, weather: str = "dry", scenario: str = "S42", month: str = "july-1942"
) -> Match:
    """One Axis unit attacks one Soviet one, both with a single die that misses."""
    text = f"weather {weather}\n{attacker} {hex_} 1\n{defender} {hex_} 1\nbattle {hex_} soviet ordered"
    return front(text, [1, 1], scenario=scenario, month=month, phase="combat")


@rule("eastfront", "7.32", "1.34", "12.24")
def test_marsh_and_mud_make_all_attacks_single_but_not_the_defence() -> None:
    assert needs_of(duel("ax_armor_41", "sv_a_4", "Volkhov")) == [5, 6]
    assert needs_of(duel("ax_armor_41", "sv_a_4", "Volkhov", "snow", "W42", "january-1943")) == [5, 5]
    assert needs_of(duel("ax_armor_41", "sv_a_4", "Kotelnikovo", "mud")) == [5, 6]


@rule("eastfront", "7.32", "2.62", "12.24")
def test_mountain_troops_fire_doubly_in_mountains_save_when_they_attack_in_mud() -> None:
    assert needs_of(duel("ax_mountain_49", "sv_i_8", "Tuapse")) == [6, 5]
    assert needs_of(duel("ax_mountain_49", "sv_i_8", "Tuapse", "mud")) == [6, 6]
    text = "ax_mountain_49 Tuapse 1 shown\nsv_i_8 Tuapse 1\nbattle Tuapse soviet ordered"
    assert needs_of(soviets_turn(text, [1, 1], phase="combat")) == [5, 6]


@rule("eastfront", "7.32", "1.41")
def test_whoever_defends_a_major_city_fires_doubly_at_least() -> None:
    assert needs_of(duel("ax_infantry_1", "sv_i_8", "Rostov")) == [5, 6]
    text = "ax_mech_3ss Rostov 1 shown\nsv_i_8 Rostov 1\nbattle Rostov soviet ordered"
    assert needs_of(soviets_turn(text, [1, 1], phase="combat")) == [4, 6]


@rule("eastfront", "W'41 1")
def test_in_the_snow_of_the_first_winter_the_axis_attacks_singly_and_defends_as_ever() -> None:
    assert needs_of(duel("ax_armor_41", "sv_a_4", "Kotelnikovo", "snow", "W41", "january-1942")) == [5, 6]
    assert needs_of(duel("ax_armor_41", "sv_a_4", "Kotelnikovo", "snow", "W42", "january-1943")) == [5, 5]
    text = "weather snow\nax_armor_41 Kotelnikovo 1 shown\nsv_a_4 Kotelnikovo 1\nbattle Kotelnikovo soviet ordered"
    m = position(f"scenario W41\nphase combat\nactive soviet\naxis germany\n{text}", dice=[1, 1])
    assert needs_of(m) == [5, 5]


@rule("eastfront", "2.26", "5.1")
def test_hqs_never_fire_but_are_hit_like_anybody() -> None:
    m = front("ax_armor_41 Kotelnikovo 1\nsv_hq_south Kotelnikovo 1\nbattle Kotelnikovo soviet ordered", [6],
              phase="combat")  # fmt: skip
    assert rolls(m, "defensive-fire") == []
    assert rolls(m, "offensive-fire") == [[6]]  # unsupported: half a hit, which is forgotten
    assert units_after(m, "sv_hq_south") == [1]


@rule("eastfront", "5.1", "7.33", "2.4")
def test_an_hq_without_steps_and_a_unit_at_one_are_eliminated_by_a_hit() -> None:
    m = front(f"{HQ}\nax_armor_41 Kotelnikovo 2\nsv_hq_south Kotelnikovo 0\nbattle Kotelnikovo soviet ordered",
              [6, 1], phase="combat")  # fmt: skip
    assert at(m, "sv_hq_south") == "lost"


@rule("eastfront", "2.67")
def test_static_units_without_strength_are_lost_when_nobody_stands_by_them() -> None:
    m = soviets_turn("ax_rum_2 Galati 0\nsv_i_8 Galati 2\nbattle Galati axis ordered", phase="combat")
    assert at(m, "ax_rum_2") == "lost"
    assert not told(m, "roll")
    text = "ax_rum_2 Galati 0\nax_rum_1 Galati 1\nsv_i_8 Galati 1\nbattle Galati axis ordered"
    m = soviets_turn(text, [1, 1], phase="combat")
    assert at(m, "ax_rum_2") == "Galati"


@rule("eastfront", "7.31")
def test_nobody_fires_when_no_enemy_is_left() -> None:
    text = "ax_armor_41 Kotelnikovo 4\nax_infantry_1 Kotelnikovo 4\nsv_i_8 Kotelnikovo 1\n"
    m = front(f"{HQ}\n{text}battle Kotelnikovo soviet ordered", [1, 6, 1, 1, 1], phase="combat")
    assert rolls(m, "offensive-fire") == [[6, 1, 1, 1]]
    assert at(m, "sv_i_8") == "lost"
    assert m.dice_left == []


# -- 7.34, 7.35: cover ------------------------------------------------------------------------------------------------


def cover_of(hex_: str, *, supported: bool = True, weather: str = "dry", month: str = "july-1942") -> int:
    """The cover that the log gives the Soviet defender of a hex, with or without support for the Axis."""
    hq = f"\nax_hq_south {hex_} 3 role=command" if supported else ""
    text = f"weather {weather}{hq}\nax_infantry_1 {hex_} 1\nsv_i_8 {hex_} 1\nbattle {hex_} soviet ordered"
    m = front(text, [1, 1], phase="combat", month=month)
    cover: int = told(m, "battle")[0]["cover"]
    return cover


@rule("eastfront", "7.34", "7.35", "7.4", "1.32", "1.33", "1.34", "1.35")
@pytest.mark.parametrize(
    ("hex_", "supported", "cover"),
    [
        ("Kotelnikovo", True, 1), ("Kotelnikovo", False, 2), ("Perekop", True, 2), ("Perekop", False, 3),
        ("Volkhov", True, 2), ("Tuapse", True, 2), ("Tuapse", False, 3), ("Rostov", True, 2), ("Rostov", False, 3),
        ("Sevastopol", True, 3), ("Sevastopol", False, 0), ("Leningrad", True, 3), ("Leningrad", False, 0),
    ],
)  # fmt: skip
def test_ground_cities_and_want_of_support_double_and_treble_the_defence(
    hex_: str, supported: bool, cover: int
) -> None:
    assert cover_of(hex_, supported=supported) == cover


@rule("eastfront", "7.34", "12.24")
def test_mud_doubles_every_defence_and_never_more() -> None:
    assert cover_of("Kotelnikovo", weather="mud") == 2
    assert cover_of("Kotelnikovo", weather="mud", supported=False) == 3
    assert cover_of("Rostov", weather="mud") == 2
    assert cover_of("Sevastopol", weather="mud") == 3


@rule("eastfront", "7.34")
def test_half_hits_add_up_from_the_air_to_the_last_shot_and_the_rest_is_forgotten() -> None:
    text = f"""
    {HQ}
    ax_infantry_1 Stalingrad 2
    ax_infantry_2 Stalingrad 1
    sv_i_8 Stalingrad 3
    sv_i_50 Stalingrad 3
    battle Stalingrad soviet fresh
    """
    m = front(text, [5, 1, 1, 1, 1, 1, 1, 1, 6, 1, 6])
    answer(m, ("unit", "ax_hq_south"), ("space", "Stalingrad"))
    assert offered(m, "unit") == {"sv_i_8", "sv_i_50"}
    answer(m, ("unit", "sv_i_8"))  # its second half falls on it without asking; then the other is the strongest
    assert units_after(m, "sv_i_8", "sv_i_50") == [2, 3]
    assert "wounded" not in m.notation()
    assert m.dice_left == []


@rule("eastfront", "7.34", "13.15")
def test_half_a_hit_from_the_air_outlives_the_hits_that_the_attackers_take_meanwhile() -> None:
    text = f"{HQ}\nax_armor_41 Stalingrad 4\nsv_i_8 Stalingrad 3\nbattle Stalingrad soviet fresh"
    m = front(text, [5, 1, 6, 1, 1, 5, 1, 1])
    answer(m, ("unit", "ax_hq_south"), ("space", "Stalingrad"))
    assert units_after(m, "ax_armor_41", "sv_i_8") == [3, 2]


@rule("eastfront", "7.34")
def test_the_unit_with_half_a_hit_takes_the_next_half() -> None:
    text = (
        f"{HQ}\nax_infantry_1 Stalingrad 2\nsv_i_8 Stalingrad 2\nsv_i_50 Stalingrad 2\nbattle Stalingrad soviet ordered"
    )
    m = front(text, [1, 1, 1, 1, 6, 6], phase="combat")
    answer(m, ("unit", "sv_i_50"))
    assert units_after(m, "sv_i_8", "sv_i_50") == [2, 1]


@rule("eastfront", "7.35", "2.63", "12.24")
def test_siege_guns_fire_thrice_at_a_fortress_also_in_mud_and_a_third_of_it_counts() -> None:
    text = (
        "siege 1\nweather {}\nax_hq_south Simferopol 3 role=command\nax_infantry_54 Sevastopol\nsv_i_51 Sevastopol 2\n"
    )
    m = front(text.format("mud") + "battle Sevastopol soviet ordered", [1, 1, 4, 4, 4, 1], phase="combat")
    assert needs_of(m) == [4, 4]
    assert units_after(m, "sv_i_51") == [1]
    m = front(text.format("dry").replace("siege 1", "siege 0") + "battle Sevastopol soviet ordered", [1] * 6,
              phase="combat")  # fmt: skip
    assert needs_of(m) == [4, 6]


@rule("eastfront", "7.32", "1.46")
def test_only_the_largest_unit_of_the_fortress_fires_thrice() -> None:
    text = "ax_infantry_1 Sevastopol 4\nsv_i_51 Sevastopol 2\nsv_i_8 Sevastopol 1\nbattle Sevastopol soviet ordered"
    assert needs_of(front(text, [1, 1, 1], phase="combat")) == [4, 6]


# -- 7.23: counterattacks --------------------------------------------------------------------------------------------


@rule("eastfront", "7.23", "7.34")
def test_when_the_soviets_strike_back_at_stalingrad_the_city_helps_the_germans() -> None:
    text = """
    sv_hq_south Stalingrad-E1 2 role=command
    ax_infantry_1 Stalingrad 3 shown
    sv_i_8 Stalingrad 2
    sv_i_50 Stalingrad 1
    battle Stalingrad soviet
    """
    m = soviets_turn(text, [5, 1, 1, 6, 6], phase="battles")
    answer(m, ("space", "Stalingrad"), "done")
    assert told(m, "battle")[0]["cover"] == 2
    assert needs_of(m) == [5, 6, 6]
    assert units_after(m, "ax_infantry_1", "sv_i_8", "sv_i_50") == [2, 1, 1]
    assert "shown" not in marks(m, "sv_i_8")  # still the Original Defender
    assert "shown" in marks(m, "ax_infantry_1")


@rule("eastfront", "7.23", "1.46")
def test_a_fortress_never_helps_the_original_attacker() -> None:
    text = """
    sv_hq_south Sevastopol 2 role=command
    ax_infantry_1 Sevastopol 2 shown
    sv_i_8 Sevastopol 1
    battle Sevastopol soviet ordered
    """
    m = soviets_turn(text, [1, 1, 6], phase="combat")
    assert told(m, "battle")[0]["cover"] == 1
    assert needs_of(m) == [6, 6]
    assert units_after(m, "ax_infantry_1") == [1]


@rule("eastfront", "7.33")
def test_the_active_side_always_suffers_in_full() -> None:
    m = front(f"{HQ}\nax_infantry_1 Rostov 2\nsv_i_8 Rostov 1\nbattle Rostov soviet ordered", [5, 1], phase="combat")
    assert units_after(m, "ax_infantry_1") == [1]


@rule("eastfront", "7.4", "5.42")
def test_support_reaches_as_far_as_the_command_radius() -> None:
    m = front(f"{HQ}\nax_infantry_1 Kotelnikovo 2\nsv_i_8 Kotelnikovo 1\nbattle Kotelnikovo soviet ordered", [1, 6, 1],
              phase="combat")  # fmt: skip
    assert told(m, "battle")[0]["supported"] is True
    assert at(m, "sv_i_8") == "lost"
    m = front("ax_infantry_1 Kotelnikovo 1\nsv_i_8 Kotelnikovo 2\nbattle Kotelnikovo soviet ordered", [1, 1, 6],
              phase="combat")  # fmt: skip
    assert told(m, "battle")[0]["supported"] is False
    assert units_after(m, "sv_i_8") == [2]
