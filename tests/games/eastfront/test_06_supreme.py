"""6.5, 9.2, 15.2: Supreme Moves: on land anywhere, by rail and by sea far and fast."""

from __future__ import annotations

from grognard import Match
from tests.games.eastfront.play import answer, at, move, offered, place, position, refused, state, told, verbs
from tests.games.eastfront.written import EVERYWHERE, marks
from tests.marks import rule

OKH = "ax_hq_okh Warsaw 3 role=command shown"


def axis(text: str, supreme: int = 6, more: str = "", phase: str = "movement") -> Match:
    head = f"scenario S42\nmonth july-1942\nphase {phase}\nactive axis\naxis {EVERYWHERE}\nsupreme {supreme}"
    return position(f"{head}\n{more}\n{OKH}\n{text}")


# -- 6.52: on land --------------------------------------------------------------------------------------------


@rule("eastfront", "6.51", "6.52")
def test_each_unit_that_nobody_else_commands_costs_a_supreme_move() -> None:
    m = axis("ax_armor_41 Rostov 4\nax_armor_56 Kharkov 4\nax_hq_south Kharkov 1 role=command shown", supreme=1)
    move(m, "ax_armor_56", "Kharkov-W1")
    assert state(m).supreme == 1
    move(m, "ax_armor_41", "Kamensko")
    assert state(m).supreme == 0


@rule("eastfront", "6.51")
def test_when_they_are_used_up_only_the_commanded_move() -> None:
    m = axis("ax_armor_41 Rostov 4\nax_armor_56 Kharkov 4\nax_armor_24 Kharkov 4", supreme=1)
    move(m, "ax_armor_41", "Kamensko")
    assert offered(m, "unit") == set()
    assert refused(m, "unit", "ax_armor_56") == ("5.3", "not-commanded")


@rule("eastfront", "6.52", "6.31", "6.32")
def test_supreme_moves_engage_and_leave_battles() -> None:
    m = axis(
        "ax_armor_41 Kamensko 4\nsv_i_9 Rostov 3\nax_armor_56 Kharkov 4\nax_infantry_2 Kharkov 3\nsv_i_12 Kharkov 3"
    )
    move(m, "ax_armor_41", "Kamensko", "Rostov")
    move(m, "ax_armor_56", "Kharkov-W1", "Kharkov-W1")
    assert (at(m, "ax_armor_41"), state(m).supreme) == ("Rostov", 4)


@rule("eastfront", "6.51")
def test_units_without_supply_can_be_ordered() -> None:
    assert "ax_armor_41" in offered(axis("ax_armor_41 Rostov 4 cut_off=1"), "unit")


@rule("eastfront", "6.52", "4.44")
def test_who_moved_by_a_supreme_move_on_land_moves_again_in_the_blitz_if_commanded() -> None:
    m = axis("""
    ax_hq_center Kharkov 3 role=command blitzes=1 shown
    ax_armor_41 Rostov 4
    sv_i_9 Moscow 3
    """)
    move(m, "ax_armor_41", "Kamensko")
    answer(m, "done", "done")
    assert state(m).blitz == 1
    assert "ax_armor_41" not in offered(m, "unit")  # too far: Supreme Moves are over
    near = axis("""
    ax_hq_center Kharkov 3 role=command blitzes=1 shown
    ax_armor_41 Izyum-SW2 4
    sv_i_9 Moscow 3
    """)
    move(near, "ax_armor_41", "Izyum")
    answer(near, "done", "done")
    assert offered(near, "unit") == {"ax_armor_41"}


# -- 6.53: strategic movement ---------------------------------------------------------------------------------------


@rule("eastfront", "6.5", "6.53", "9.2", "9.21")
def test_a_rail_move_takes_ten_hexes_of_line_and_costs_a_supreme_move_each() -> None:
    m = axis("ax_infantry_2 Warsaw 3")
    answer(m, ("unit", "ax_infantry_2"))
    assert "Rostov" in offered(m, "rail")
    answer(m, ("rail", "Rostov"))
    assert at(m, "ax_infantry_2") == "Rostov"
    assert state(m).supreme == 4  # eleven to twenty hexes
    assert told(m, "by-rail", "soviet")[0]["unit"] is None
    assert told(m, "by-rail", "soviet")[0]["path"] == ["Warsaw", "Rostov"]


@rule("eastfront", "6.53")
def test_no_more_moves_than_are_left() -> None:
    m = axis("ax_infantry_2 Warsaw 3", supreme=1)
    answer(m, ("unit", "ax_infantry_2"))
    assert "Rostov" not in offered(m, "rail")
    assert refused(m, "rail", "Rostov") == ("9.21", "no-rail-there")


@rule("eastfront", "6.53", "9.21")
def test_nobody_engages_by_rail_nor_rides_where_there_is_no_room() -> None:
    full = "\n".join(f"ax_infantry_{n} Kiev 3" for n in (5, 6, 7, 8))
    m = axis(f"ax_infantry_2 Warsaw 3\nsv_i_9 Kharkov 3\n{full}")
    answer(m, ("unit", "ax_infantry_2"))
    assert refused(m, "rail", "Kharkov") == ("6.53", "no-strategic-engaging")
    assert refused(m, "rail", "Kiev") == ("6.21", "no-room")


@rule("eastfront", "6.53", "5.61")
def test_without_the_supreme_hq_there_are_no_trains() -> None:
    m = axis("ax_infantry_2 Warsaw 3\nax_hq_center Warsaw 2 role=command shown", supreme=0)
    answer(m, ("unit", "ax_infantry_2"))
    assert "rail" not in verbs(m)
    assert refused(m, "rail", "Brest") == ("6.53", "no-supreme-moves")


@rule("eastfront", "6.53", "6.1")
def test_who_was_moved_by_rail_does_not_move_in_the_blitz() -> None:
    m = axis("ax_hq_center Kharkov 3 role=command blitzes=1 shown\nax_armor_41 Warsaw 4\nsv_i_9 Moscow 3")
    answer(m, ("unit", "ax_armor_41"), ("rail", "Kharkov"))
    assert "shipped" in marks(m, "ax_armor_41")
    answer(m, "done", "done")
    assert refused(m, "unit", "ax_armor_41") == ("6.53", "no-more-this-turn")


@rule("eastfront", "6.53", "9.22", "6.33")
def test_a_friendly_battle_is_left_by_rail_and_that_counts_for_its_side() -> None:
    text = """
    ax_infantry_2 Kharkov 3
    ax_infantry_6 Kharkov 3
    ax_infantry_7 Kharkov 3
    sv_i_9 Kharkov 1
    battle Kharkov axis
    """
    m = axis(text)
    answer(m, ("unit", "ax_infantry_2"), ("rail", "Warsaw"), ("via", "Poltava"))
    answer(m, ("unit", "ax_infantry_6"), ("rail", "Warsaw"), ("via", "Poltava"))
    assert at(m, "ax_infantry_6") == "Warsaw"
    assert m.notation().count("Kharkov/Poltava") + m.notation().count("Poltava/Kharkov") == 2
    assert refused(m, "unit", "ax_infantry_7") == ("6.41", "last-in-battle")


@rule("eastfront", "9.22", "6.53")
def test_no_train_leaves_a_battle_that_the_enemy_defends_nor_takes_a_rearguard() -> None:
    attackers = axis("ax_infantry_2 Kharkov 3 shown\nax_infantry_6 Kharkov 3 shown\nsv_i_9 Kharkov 1")
    answer(attackers, ("unit", "ax_infantry_2"))
    assert "rail" not in verbs(attackers)
    last = axis("ax_infantry_2 Kharkov 3\nsv_i_9 Kharkov 1\nbattle Kharkov axis")
    assert refused(last, "unit", "ax_infantry_2") == ("6.41", "last-in-battle")


@rule("eastfront", "6.53", "15.2", "15.21")
def test_a_voyage_costs_a_move_for_each_sea_and_uses_the_ports() -> None:
    m = axis("ax_infantry_2 Odessa 3\nax_infantry_6 Odessa 3", more="options naval")
    answer(m, ("unit", "ax_infantry_2"), ("sea", "Rostov"))
    assert (at(m, "ax_infantry_2"), state(m).supreme) == ("Rostov", 3)  # three seas, as in the example of 15.2
    assert "shipped" in marks(m, "ax_infantry_2")
    dry = axis("ax_infantry_2 Odessa 3")
    answer(dry, ("unit", "ax_infantry_2"))
    assert refused(dry, "sea", "Rostov") == ("15.2", "no-naval-rules")


@rule("eastfront", "6.53")
def test_rail_and_land_are_not_combined() -> None:
    m = axis("ax_infantry_2 Warsaw 3")
    answer(m, ("unit", "ax_infantry_2"), ("rail", "Brest"))
    assert refused(m, "unit", "ax_infantry_2") == ("6.53", "no-more-this-turn")


@rule("eastfront", "5.61", "6.51")
def test_example_edelweiss_stavka_orders_six_moves_among_them_a_journey_of_two() -> None:
    """July II: J rides seven hexes, I eleven (two moves); D marches, C and G go into battles; six moves are spent."""
    m = position("""
    scenario S42
    month july-1942
    fortnight 2
    turn second
    phase command
    active soviet
    axis germany Kharkov
    sv_hq_stavka Moscow 3
    sv_i_9 Tbilisi 3
    sv_hq_south Tbilisi 2
    sv_gi_11 Salsk 3
    ax_infantry_2 Kharkov 3
    """)
    answer(m, ("unit", "sv_hq_stavka"), ("space", "Moscow"), "done")
    assert state(m).supreme == 6
    answer(m, ("unit", "sv_i_9"))
    assert "Armavir" in offered(m, "rail")
    answer(m, ("rail", "Armavir"))
    assert state(m).supreme == 5
    move(m, "sv_gi_11", "Tikhoretsk")
    assert (at(m, "sv_i_9"), state(m).supreme, place("Kropotkin")) == ("Armavir", 4, at(m, "sv_gi_11"))
    answer(m, ("unit", "sv_hq_south"), ("rail", "Stalingrad-E1"))
    assert state(m).supreme == 2
