"""6.1 to 6.33, 1.3, 12.2: speeds, ground that stops, stacking, engaging and leaving battles, the sides of battles."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront.ground import speed, stops, terrain_in
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.movement import movable
from grognard.games.eastfront.reach import may_move
from grognard.games.eastfront.retreat import may_be_rearguard
from grognard.games.eastfront.units import UNIT
from grognard.games.eastfront.words import FOREST, MARSH, MOUNTAIN
from tests.games.eastfront.play import answer, at, move, offered, place, position, prompt, refused, state, told, verbs
from tests.games.eastfront.written import EVERYWHERE, marks
from tests.marks import rule


def axis(text: str, weather: str = "dry", more: str = "", scenario: str = "S42", month: str = "july-1942") -> Match:
    """The Axis moves, by as many Supreme Moves as it likes; it holds all the land but for the Soviets' hexes."""
    head = f"scenario {scenario}\nmonth {month}\nphase movement\nactive axis\nweather {weather}\naxis {EVERYWHERE}"
    hq = "" if "role=" in text else "ax_hq_okh Warsaw 3 role=command shown"
    return position(f"{head}\nsupreme 9\n{more}\n{hq}\n{text}")


def soviets(text: str, weather: str = "dry", more: str = "") -> Match:
    """The Soviets move, by as many Supreme Moves as they like; they hold all the land but for the Axis' hexes."""
    head = f"scenario S42\nmonth july-1942\nturn second\nphase movement\nactive soviet\nweather {weather}\naxis germany"
    return position(f"{head}\nsupreme 9\n{more}\nsv_hq_stavka Moscow 3 role=command shown\n{text}")


def hexes(*given: str) -> set[str]:
    return {place(name) for name in given}


def reach(m: Match, unit: str) -> set[str]:
    """Where a unit can go by land: it is picked up, looked at, and put back."""
    look = m.clone()
    answer(look, ("unit", unit))
    return offered(look, "space")


# -- 6.1: speed ------------------------------------------------------------------------------------------------

SPEEDS = {
    "ax_armor_41": (3, 1, 2), "ax_mech_55": (3, 1, 2), "ax_infantry_2": (2, 1, 1), "ax_hq_south": (2, 1, 1),
    "ax_mountain_49": (2, 1, 1), "sv_c_1": (3, 2, 2), "sv_s_1": (1, 1, 1), "ax_rum_2": (2, 1, 1), "sv_p_1": (2, 1, 1),
}  # fmt: skip


@rule("eastfront", "2.21", "2.22", "2.23", "2.24", "2.25", "2.26", "6.1", "12.23")
@pytest.mark.parametrize(("weather", "column"), [("dry", 0), ("mud", 1), ("snow", 2)])
def test_speed_by_kind_and_weather(weather: str, column: int) -> None:
    s = state(axis("\n".join(f"{name} Kharkov-{'EW'[n % 2]}{n // 2 + 1} 1" for n, name in enumerate(SPEEDS)), weather))
    assert [speed(s, UNIT[name]) for name in SPEEDS] == [each[column] for each in SPEEDS.values()]


@rule("eastfront", "W'41 1", "12.23")
def test_in_the_first_winter_all_of_the_axis_moves_one_hex_in_snow() -> None:
    s = state(axis("ax_armor_41 Kharkov 4\nsv_a_9 Moscow 3", "snow", scenario="W41", month="january-1942"))
    assert [speed(s, UNIT[name]) for name in ("ax_armor_41", "sv_a_9")] == [1, 2]
    mud = state(axis("ax_armor_41 Kharkov 4\nsv_a_9 Moscow 3", "mud", scenario="W41", month="april-1942"))
    assert speed(mud, UNIT["ax_armor_41"]) == 1


@rule("eastfront", "6.0", "6.1", "2.21", "2.23")
def test_a_unit_reaches_as_many_hexes_as_its_speed() -> None:
    m = axis("ax_armor_41 Kharkov 4\nax_infantry_2 Kharkov 3")
    assert place("Kharkov-W3") in reach(m, "ax_armor_41")
    assert place("Kharkov-W4") not in reach(m, "ax_armor_41")
    assert place("Kharkov-W2") in reach(m, "ax_infantry_2")
    answer(m, ("unit", "ax_infantry_2"))
    assert refused(m, "space", "Kharkov-W3") == ("6.1", "too-far")
    assert refused(m, "space", "Kharkov") == ("6.1", "already-there")


@rule("eastfront", "6.1")
def test_a_unit_moves_once_in_a_phase() -> None:
    m = move(axis("ax_armor_41 Kharkov 4\nax_infantry_2 Kharkov 3"), "ax_armor_41", "Kharkov-W1")
    assert refused(m, "unit", "ax_armor_41") == ("6.1", "moved-already")
    assert refused(m, "unit", "sv_a_9") == ("6.1", "not-yours")


@rule("eastfront", "1.34", "1.35", "6.1", "2.24")
def test_marsh_and_mountains_stop_all_but_cavalry() -> None:
    m = axis("ax_armor_41 Maikop 4\nax_infantry_2 Kiev 4")
    seen = reach(m, "ax_armor_41")
    assert hexes("Tuapse", "Maikop-SE1") <= seen
    assert place("Sochi") not in seen  # only by Tuapse
    riders = soviets("sv_c_1 Maikop 2\nax_infantry_2 Warsaw 3")
    assert hexes("Tuapse", "Sochi") <= reach(riders, "sv_c_1")


@rule("eastfront", "12.2", "12.24", "1.34", "6.1")
def test_mud_makes_marsh_of_all_but_mountains_and_snow_forest_of_the_marsh() -> None:
    dry, mud, snow = (state(axis("ax_armor_41 Kharkov 4", weather)) for weather in ("dry", "mud", "snow"))
    assert [terrain_in(mud, HEX[name]) for name in ("Kharkov", "Pinsk", "Perekop")] == [MARSH, MARSH, MARSH]
    assert terrain_in(mud, HEX["Tuapse"]) == MOUNTAIN
    assert [terrain_in(snow, HEX[name]) for name in ("Pinsk", "Tuapse")] == [FOREST, MOUNTAIN]
    assert [bool(stops(s) >> HEX["Pinsk"] & 1) for s in (dry, mud, snow)] == [True, True, False]
    assert [bool(stops(s) >> HEX["Kharkov"] & 1) for s in (dry, mud, snow)] == [False, True, False]
    riders = soviets("sv_c_1 Kharkov 2\nax_infantry_2 Warsaw 3", "mud")
    assert place("Kharkov-W2") in reach(riders, "sv_c_1")  # cavalry moves two in the mud


@rule("eastfront", "1.35", "1.6", "1.37", "1.38", "6.1")
def test_nobody_marches_over_high_mountains_water_or_the_sivash_bridge() -> None:
    m = axis("ax_infantry_2 Melitopol 3\nax_infantry_6 Rostov-SW1 3", "snow")  # one hex
    assert place("Perekop") not in reach(m, "ax_infantry_2")
    assert place("Mariupol") not in reach(m, "ax_infantry_6")
    answer(m, ("unit", "ax_infantry_2"))
    assert refused(m, "space", "13.20") == ("1.37", "no-land")


@rule("eastfront", "1.39", "6.1")
def test_straits_are_crossed_from_shore_to_shore_and_no_further() -> None:
    m = axis("ax_armor_41 Kerch 4\nax_armor_56 Simferopol 4")
    from_the_shore = reach(m, "ax_armor_41")
    assert place("Novorossiysk") in from_the_shore
    assert not from_the_shore & hexes("Krasnodar", "Krasnodar-SW1", "Krasnodar-W1")
    assert place("Kerch") in reach(m, "ax_armor_56")
    assert place("Novorossiysk") not in reach(m, "ax_armor_56")


@rule("eastfront", "1.39", "6.33", "7.5")
def test_a_battle_over_a_strait_is_begun_from_the_other_shore_by_one_unit() -> None:
    m = axis("ax_armor_41 Kerch 4\nax_armor_56 Simferopol 4\nax_armor_24 Kerch 4\nsv_i_9 Novorossiysk 3")
    assert place("Novorossiysk") not in reach(m, "ax_armor_56")
    move(m, "ax_armor_41", "Novorossiysk")
    assert {"way=river", "came=Kerch"} <= marks(m, "ax_armor_41")
    answer(m, ("unit", "ax_armor_24"))
    assert refused(m, "space", "Novorossiysk") == ("6.33", "side-full")


# -- 6.2: stacking ---------------------------------------------------------------------------------------------

FOUR = "ax_infantry_6 {0} 3\nax_infantry_7 {0} 3\nax_infantry_8 {0} 3\nax_infantry_20 {0} 3"


@rule("eastfront", "6.2", "6.21", "1.31")
def test_four_units_fill_a_clear_hex_but_others_pass_through() -> None:
    m = axis("ax_infantry_2 Kharkov 3\n" + FOUR.format("Kharkov-W1"))
    seen = reach(m, "ax_infantry_2")
    assert place("Kharkov-W1") not in seen
    assert place("Kharkov-W2") in seen
    answer(m, ("unit", "ax_infantry_2"))
    assert refused(m, "space", "Kharkov-W1") == ("6.21", "no-room")


@rule("eastfront", "6.21", "1.34", "1.35", "12.24")
@pytest.mark.parametrize("weather", ["dry", "mud", "snow"])
def test_marsh_holds_three_and_mountains_two_in_any_weather(weather: str) -> None:
    marsh = axis("ax_armor_41 Slutsk 4\nax_infantry_6 Pinsk 3\nax_infantry_7 Pinsk 3", weather)
    assert place("Pinsk") in reach(marsh, "ax_armor_41")
    marsh = axis("ax_armor_41 Slutsk 4\nax_infantry_6 Pinsk 3\nax_infantry_7 Pinsk 3\nax_infantry_8 Pinsk 3", weather)
    assert place("Pinsk") not in reach(marsh, "ax_armor_41")
    mountain = axis("ax_armor_41 Maikop 4\nax_infantry_6 Tuapse 3\nax_infantry_7 Tuapse 3", weather)
    assert place("Tuapse") not in reach(mountain, "ax_armor_41")
    clear = axis("ax_infantry_2 Kharkov 3\n" + "\n".join(FOUR.format("Kharkov-W1").split("\n")[:3]), weather)
    assert place("Kharkov-W1") in reach(clear, "ax_infantry_2")


@rule("eastfront", "6.21")
def test_in_a_battle_each_side_has_its_own_limit() -> None:
    m = axis("ax_infantry_2 Kharkov-W1 3\nsv_i_9 Kharkov 3\nsv_i_12 Kharkov 3\nsv_i_3 Kharkov 3\nsv_i_5 Kharkov 3")
    assert "Kharkov" in reach(m, "ax_infantry_2")
    crowded = axis("ax_infantry_2 Kharkov-W1 3\nsv_i_9 Kharkov 3\n" + FOUR.format("Kharkov"))
    assert "Kharkov" not in reach(crowded, "ax_infantry_2")


# -- 6.3: engaging and leaving ---------------------------------------------------------------------------------


@rule("eastfront", "6.3", "6.31", "7.11", "7.12", "7.15")
def test_who_enters_an_enemy_hex_stops_there_unrevealed_and_begins_a_battle() -> None:
    m = axis("ax_armor_41 Kharkov-W1 4\nsv_i_9 Kharkov 3\nsv_i_12 Moscow 3")
    seen = reach(m, "ax_armor_41")
    assert "Kharkov" in seen
    assert place("Kharkov-E1") in seen  # by another way
    move(m, "ax_armor_41", "Kharkov-W1", "Kharkov")
    assert at(m, "ax_armor_41") == "Kharkov"
    assert "shown" not in marks(m, "ax_armor_41")
    assert "battle Kharkov soviet fresh" in m.notation()
    assert told(m, "moved", "soviet")[-1]["unit"] is None
    assert told(m, "new-battle", "soviet")


@rule("eastfront", "6.31")
def test_the_enemys_hexes_cannot_be_passed() -> None:
    m = axis("ax_armor_41 Maikop 4\nsv_i_9 Tuapse 3")
    assert "Tuapse" in reach(m, "ax_armor_41")
    wall = axis("ax_armor_41 Novorossiysk 4\nsv_i_9 Krasnodar-SW1 3\nsv_i_12 Krasnodar-W1 3\nsv_i_3 Kerch 3")
    assert reach(wall, "ax_armor_41") == hexes("Krasnodar-SW1", "Krasnodar-W1", "Kerch")


@rule("eastfront", "6.31", "7.15")
def test_more_units_in_an_existing_battle_make_it_no_new_one() -> None:
    m = axis("ax_armor_41 Kharkov-W1 4\nax_infantry_2 Kharkov 3 shown\nsv_i_9 Kharkov 3")
    move(m, "ax_armor_41", "Kharkov-W1", "Kharkov")
    assert state(m).fresh == 0
    assert told(m, "new-battle") == []


@rule("eastfront", "5.1", "6.31")
def test_an_hq_never_engages() -> None:
    m = axis("ax_hq_south Kharkov-W1 2\nsv_i_9 Kharkov 3")
    answer(m, ("unit", "ax_hq_south"))
    assert refused(m, "space", "Kharkov") == ("5.1", "hq-never-engages")


@rule("eastfront", "6.32", "8.33", "8.4")
def test_a_battle_is_left_for_friendly_hexes_only() -> None:
    """In snow the infantry goes one hex: just the ways out. Izyum is the enemy's, Krasnograd is disputed."""
    m = axis(
        """
    ax_infantry_2 Kharkov 3
    ax_infantry_6 Kharkov 3
    sv_i_9 Kharkov 3
    sv_i_12 Izyum-SW1 3
    sv_i_3 Kupyansk 3
    ax_infantry_7 Poltava 3
    """,
        "snow",
    )
    answer(m, ("unit", "ax_infantry_2"))
    assert offered(m, "space") == hexes("Poltava", "Kharkov-NW1")
    assert refused(m, "space", "Krasnograd") == ("6.32", "not-friendly")
    assert refused(m, "space", "Izyum") == ("6.32", "not-friendly")
    assert refused(m, "space", "Kupyansk") == ("6.32", "no-engaging-again")


@rule("eastfront", "6.32")
def test_from_there_the_move_goes_on_as_any_other() -> None:
    m = axis("ax_armor_41 Kharkov 4\nax_infantry_6 Kharkov 3\nsv_i_9 Kharkov 3\nsv_i_12 Izyum-SW1 3")
    assert hexes("Kharkov-W1", "Kharkov-W2", "Kharkov-W3") <= reach(m, "ax_armor_41")


@rule("eastfront", "6.32")
def test_who_has_left_a_battle_engages_nobody_in_that_phase() -> None:
    m = axis("ax_armor_41 Kharkov 4\nax_infantry_2 Kharkov 3\nsv_i_9 Kharkov 3\nsv_i_12 Kharkov-W2 3")
    answer(m, ("unit", "ax_armor_41"))
    assert place("Kharkov-W2") not in offered(m, "space")
    assert refused(m, "space", "Kharkov-W2") == ("6.32", "no-engaging-again")


@rule("eastfront", "6.32", "8.31")
def test_a_friendly_battle_is_no_way_out_either() -> None:
    """8.4, the picture: B can leave for any hex beside it but the other battle."""
    m = axis("""
    ax_armor_41 Kharkov 4
    ax_infantry_2 Kharkov 3
    sv_i_9 Kharkov 3
    ax_infantry_6 Izyum 3
    sv_i_12 Izyum 3 shown
    battle Izyum axis
    """)
    answer(m, ("unit", "ax_armor_41"))
    assert place("Izyum") not in offered(m, "space")


@rule("eastfront", "6.32")
def test_without_a_friendly_hex_beside_it_a_unit_stays_in_its_battle() -> None:
    around = ("Belgorod", "Kupyansk", "Izyum", "Krasnograd", "Poltava", "Kharkov-NW1")
    ring = "\n".join(f"sv_i_{n} {name} 3" for n, name in zip((3, 4, 5, 13, 8, 12), around, strict=True))
    m = axis(f"ax_armor_41 Kharkov 4\nax_infantry_2 Kharkov 3\nsv_i_9 Kharkov 3\n{ring}")
    assert refused(m, "unit", "ax_armor_41") == ("6.32", "nowhere-to-go")
    assert refused(m, "rearguard", "ax_armor_41") == ("6.41", "not-the-last")


# -- 6.33: the sides of battles --------------------------------------------------------------------------------


@rule("eastfront", "6.33", "1.31", "1.36", "7.52")
def test_two_units_cross_a_clear_side_and_one_a_river_frozen_or_not() -> None:
    """In snow infantry has but one way into the battle."""
    m = axis(
        """
    ax_infantry_2 Kamensko 3
    ax_infantry_6 Kamensko 3
    ax_infantry_7 Kamensko 3
    ax_infantry_8 Mariupol 3
    ax_infantry_20 Mariupol 3
    sv_i_9 Rostov 3
    """,
        "snow",
    )
    move(m, "ax_infantry_2", "Rostov")
    move(m, "ax_infantry_6", "Rostov")
    answer(m, ("unit", "ax_infantry_7"))
    assert refused(m, "space", "Rostov") == ("6.33", "side-full")
    answer(m, ("space", "Voroshilovgrad"))
    move(m, "ax_infantry_8", "Rostov")
    answer(m, ("unit", "ax_infantry_20"))
    assert refused(m, "space", "Rostov") == ("6.33", "side-full")
    assert {"way=river", "came=Mariupol"} <= marks(m, "ax_infantry_8")
    assert "came=Kamensko" in marks(m, "ax_infantry_2")
    assert "way=river" not in marks(m, "ax_infantry_2")


@rule("eastfront", "6.33", "6.31")
def test_the_way_into_a_battle_is_chosen_where_there_are_several() -> None:
    m = axis("ax_armor_41 Kamensko 4\nsv_i_9 Rostov 3")
    answer(m, ("unit", "ax_armor_41"), ("space", "Rostov"))
    assert prompt(m) == "via"
    assert hexes("Kamensko", "Voroshilovgrad", "Rostov-E1") <= offered(m, "via")
    assert refused(m, "via", "Moscow") == ("6.33", "not-this-way")
    answer(m, ("via", "Rostov-E1"))
    assert {"way=river", "came=Rostov-E1"} <= marks(m, "ax_armor_41")
    assert told(m, "moved", "soviet")[-1]["path"] == ["Kamensko", "Rostov-E1", "Rostov"]


@rule("eastfront", "6.33", "1.32", "1.34", "1.35")
@pytest.mark.parametrize(("battle", "near"), [("Perekop", "Simferopol"), ("Pinsk", "Slutsk"), ("Tuapse", "Sochi")])
def test_one_unit_crosses_a_side_of_a_battle_in_forest_marsh_or_mountains(battle: str, near: str) -> None:
    m = axis(f"ax_infantry_2 {near} 3\nax_infantry_6 {near} 3\nsv_i_9 {battle} 3", "snow")
    move(m, "ax_infantry_2", battle)
    answer(m, ("unit", "ax_infantry_6"))
    assert refused(m, "space", battle) == ("6.33", "side-full")


@rule("eastfront", "6.33", "12.24")
def test_in_mud_every_side_of_a_battle_lets_one_unit_through() -> None:
    text = "ax_infantry_2 Kamensko 3\nax_infantry_6 Kamensko 3\nax_infantry_7 Kamensko 3\nsv_i_9 Rostov 3"
    dry, mud = axis(text), axis(text, "mud")
    move(dry, "ax_infantry_2", "Kamensko", "Rostov")
    move(mud, "ax_infantry_2", "Rostov")
    answer(dry, ("unit", "ax_infantry_6"), ("space", "Rostov"))
    assert place("Kamensko") in offered(dry, "via")
    answer(mud, ("unit", "ax_infantry_6"))
    assert refused(mud, "space", "Rostov") == ("6.33", "side-full")


@rule("eastfront", "6.33")
def test_coming_and_going_count_together() -> None:
    m = axis("""
    ax_armor_41 Rostov 4
    ax_infantry_2 Rostov 3
    ax_infantry_6 Rostov 3
    ax_infantry_7 Kamensko 3
    ax_infantry_8 Kamensko 3
    sv_i_9 Rostov 3
    """)
    answer(m, ("unit", "ax_infantry_2"), ("space", "Kamensko"), ("via", "Kamensko"))
    move(m, "ax_infantry_7", "Kamensko", "Rostov")
    answer(m, ("unit", "ax_infantry_8"), ("space", "Rostov"))
    assert place("Kamensko") not in offered(m, "via")
    assert refused(m, "via", "Kamensko") == ("6.33", "not-this-way")


@rule("eastfront", "6.33", "6.32")
def test_example_edelweiss_the_second_to_leave_rostov_takes_another_side_because_the_river_is_used() -> None:
    """August I: W leaves Rostov over the river for Rostov E1; X has to leave by Kamensko."""
    m = axis("""
    ax_armor_41 Rostov 4
    ax_armor_56 Rostov 4
    ax_infantry_2 Rostov 3
    sv_i_9 Rostov 1
    ax_infantry_6 Rostov-E1 3
    """)
    move(m, "ax_armor_41", "Rostov-E1", "Tikhoretsk")
    answer(m, ("unit", "ax_armor_56"), ("space", "Salsk"))
    assert place("Rostov-E1") not in offered(m, "via")


@rule("eastfront", "6.33", "7.5")
def test_each_of_a_river_assault_takes_a_side_of_its_own() -> None:
    """Edelweiss, July II: Q goes through Kamensko E1 and over the river, so that one unit crosses each side."""
    m = axis("ax_armor_41 Kalach 4\nax_infantry_2 Kalach 3\nsv_i_9 Kotelnikovo 2")
    move(m, "ax_infantry_2", "Kalach", "Kotelnikovo")
    answer(m, ("unit", "ax_armor_41"), ("space", "Kotelnikovo"))
    assert place("Kalach") not in offered(m, "via")
    answer(m, ("via", "Kalach-SW1"))
    assert {"way=river", "came=Kalach-SW1"} <= marks(m, "ax_armor_41")


# -- 2.66, 2.67: who is bound ----------------------------------------------------------------------------------


@rule("eastfront", "2.67", "6.52")
def test_a_static_unit_moves_by_supreme_moves_only() -> None:
    text = "ax_rum_2 Bucharest 1\nax_hq_a Bucharest 2 role=command shown"
    by_hq = position(f"scenario S42\nphase movement\nactive axis\naxis {EVERYWHERE}\n{text}")
    assert refused(by_hq, "unit", "ax_rum_2") == ("2.67", "static-needs-supreme")
    ordered = axis("ax_rum_2 Bucharest 1")
    assert "ax_rum_2" in offered(ordered, "unit")
    assert place("Bucharest-NE2") in reach(ordered, "ax_rum_2")


@rule("eastfront", "2.66")
def test_a_restricted_satellite_goes_no_further_than_beside_its_country() -> None:
    m = axis("ax_rum_4 Jassy 3")
    seen = reach(m, "ax_rum_4")
    assert seen
    answer(m, ("unit", "ax_rum_4"))
    assert refused(m, "space", "Moscow") == ("2.66", "satellite-stays")


# -- what is told ----------------------------------------------------------------------------------------------


@rule("eastfront", "6.31")
def test_a_block_that_lay_open_is_known_as_it_leaves_and_stands_up_again() -> None:
    m = axis("ax_armor_41 Kharkov 4 shown\nax_infantry_2 Kharkov 3 shown\nsv_i_9 Kharkov 3")
    move(m, "ax_armor_41", "Kharkov-W1", "Kharkov-W1")
    assert told(m, "moved", "soviet")[-1]["unit"] == "ax_armor_41"
    assert "shown" not in marks(m, "ax_armor_41")


@rule("eastfront", "6.1")
def test_the_phase_goes_on_until_its_player_says_so() -> None:
    m = axis("ax_armor_41 Kharkov 4")
    assert "done" in verbs(m)
    move(m, "ax_armor_41", "Kharkov-W1")
    assert (prompt(m), offered(m, "unit")) == ("movement", set())


# -- 12.3: two weathers ------------------------------------------------------------------------------------


@rule("eastfront", "12.3", "12.23", "12.24", "6.1")
def test_the_weather_where_a_unit_is_sets_its_speed_and_that_of_each_hex_what_stops_it() -> None:
    m = axis("ax_armor_41 Belgrade 4\nax_armor_56 Kharkov 4", "mud", more="west dry")
    s = state(m)
    assert [speed(s, UNIT[name]) for name in ("ax_armor_41", "ax_armor_56")] == [3, 1]
    halting = stops(s)
    assert not halting >> HEX["Belgrade"] & 1
    assert halting >> HEX["Kharkov"] & 1


@rule("eastfront", "6.1")
def test_what_is_offered_and_what_each_unit_may_do_are_the_same() -> None:
    """Where the offer takes a quick look, the test of every unit says the same."""
    m = axis(
        """
    ax_hq_south Kharkov 2 role=command shown
    ax_infantry_2 Kharkov-E1 3
    ax_infantry_6 Kharkov-E2 3 moved
    ax_infantry_7 Rostov 3
    ax_infantry_8 Rostov-W1 3 shipped
    ax_rum_4 Kharkov-W1 3
    ax_rum_2 Kharkov-W2 1
    ax_armor_41 Liski 3
    ax_armor_56 Liski 3
    sv_i_9 Liski 3
    ax_armor_24 Voronezh 3
    sv_i_12 Voronezh 3
    """
    )
    for supreme in (9, 0):
        s = state(m)
        s.supreme = supreme
        able, last = movable(s)
        assert set(able) == {unit for unit in UNIT.values() if may_move(s, unit) is None}
        assert set(last) == {unit for unit in UNIT.values() if may_be_rearguard(s, unit) is None}
