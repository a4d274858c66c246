"""6.4, 15.6: rearguards, Pursuit Fire, and what becomes of the battle they leave."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.eastfront.play import (
    answer,
    at,
    move,
    offered,
    place,
    position,
    prompt,
    refused,
    rolls,
    state,
    strength,
    told,
)
from tests.games.eastfront.written import EVERYWHERE, marks
from tests.games.eastfront.written import at as written_at
from tests.marks import rule

HQ = "ax_hq_okh Warsaw 3 role=command shown"


def axis(
    text: str, weather: str = "dry", dice: list[int] | None = None, supreme: int = 9, phase: str = "movement"
) -> Match:
    """The Axis moves by Supreme Moves; it holds all the land but for the Soviets' hexes."""
    head = f"scenario S42\nmonth july-1942\nphase {phase}\nactive axis\nweather {weather}\naxis {EVERYWHERE}"
    return position(f"{head}\nsupreme {supreme}\n{HQ}\n{text}", dice=dice)


@rule("eastfront", "6.4", "6.41")
def test_the_last_one_in_a_battle_can_only_leave_as_a_rearguard() -> None:
    m = axis("ax_infantry_2 Kharkov 3\nax_armor_41 Kharkov 3\nsv_i_9 Kharkov 3")
    assert {"ax_infantry_2", "ax_armor_41"} <= offered(m, "unit")
    assert refused(m, "rearguard", "ax_infantry_2") == ("6.41", "not-the-last")
    move(m, "ax_infantry_2", "Kharkov-W1", "Kharkov-W1")
    assert refused(m, "unit", "ax_armor_41") == ("6.41", "last-in-battle")
    assert offered(m, "rearguard") == {"ax_armor_41"}
    assert refused(m, "rearguard", "ax_infantry_2") == ("6.1", "moved-already")


@rule("eastfront", "6.41")
def test_it_stays_on_top_of_the_enemy_until_all_others_have_moved() -> None:
    m = axis("ax_infantry_2 Kharkov 3\nax_armor_41 Kharkov-W2 4\nsv_i_9 Kharkov 3", dice=[1, 1, 1])
    answer(m, ("rearguard", "ax_infantry_2"))
    assert "rearguard" in marks(m, "ax_infantry_2")
    assert told(m, "rearguard", "soviet")[0]["unit"] is None
    assert refused(m, "unit", "ax_infantry_2") == ("6.41", "rearguard-waits")
    move(m, "ax_armor_41", "Kharkov-W3")
    assert at(m, "ax_infantry_2") == "Kharkov"
    answer(m, "done", "done")
    assert prompt(m) == "march"
    assert rolls(m, "pursuit") == [[1, 1, 1]]


@rule("eastfront", "6.42")
@pytest.mark.parametrize(
    ("rearguard", "pursuer", "weather", "needs"),
    [
        ("ax_infantry_2", "sv_a_9", "dry", 5),  # faster: double fire
        ("ax_infantry_2", "sv_i_9", "dry", 6),  # as fast: single fire
        ("ax_armor_41", "sv_i_9", "dry", None),  # slower: none
        ("ax_armor_41", "sv_a_9", "mud", 6),  # all alike in the mud
        ("ax_armor_41", "sv_c_1", "mud", 5),  # but for cavalry
        ("ax_infantry_2", "sv_s_1", "dry", None),
        ("ax_infantry_2", "sv_s_1", "snow", 6),
        ("ax_infantry_2", "sv_hq_west", "dry", None),  # an HQ does not fire
    ],
)
def test_pursuers_fire_by_their_speed_and_not_by_their_kind(
    rearguard: str, pursuer: str, weather: str, needs: int | None
) -> None:
    m = axis(f"{rearguard} Liski 3\n{pursuer} Liski 2", weather, dice=[1, 1] if needs else [])
    answer(m, ("rearguard", rearguard), "done", "done")
    fired = [roll["needs"] for roll in told(m, "roll", "axis") if roll["purpose"] == "pursuit"]
    assert fired == ([] if needs is None else [needs])
    assert m.dice_left == []


@rule("eastfront", "6.42")
def test_each_hit_costs_a_step_the_faster_ones_first() -> None:
    m = axis("ax_infantry_2 Liski 4\nsv_i_9 Liski 2\nsv_a_9 Liski 1", dice=[5, 5, 6])
    answer(m, ("rearguard", "ax_infantry_2"), "done", "done")
    assert rolls(m, "pursuit") == [[5], [5, 6]]
    assert strength(m, "ax_infantry_2") == 2


@rule("eastfront", "6.42", "7.34")
@pytest.mark.parametrize(
    ("where", "weather", "left"),
    [("Liski", "dry", 1), ("Perekop", "dry", 3), ("Liski", "mud", 3), ("Kharkov", "dry", 3)],
)
def test_the_ground_covers_the_rearguard_as_in_combat(where: str, weather: str, left: int) -> None:
    m = axis(f"ax_infantry_2 {where} 4\nsv_i_9 {where} 3", weather, dice=[6, 6, 6])
    answer(m, ("rearguard", "ax_infantry_2"), "done", "done")
    assert strength(m, "ax_infantry_2") == left


@rule("eastfront", "6.41", "6.42")
def test_who_survives_completes_his_move_and_the_others_end_the_battle() -> None:
    m = axis("ax_infantry_2 Liski 4\nsv_i_9 Liski 1", dice=[6])
    answer(m, ("rearguard", "ax_infantry_2"), "done", "done")
    answer(m, ("space", "Belgorod"))  # by Voronezh SW1, the only way
    assert (written_at(m, "ax_infantry_2"), strength(m, "ax_infantry_2")) == ("Belgorod", 3)
    assert "battle Liski" not in m.notation()
    assert m.asks[0].seat == "soviet"


@rule("eastfront", "6.42")
def test_a_rearguard_that_is_shot_down_does_not_hurt_the_rest() -> None:
    m = axis("ax_infantry_2 Liski 1\nax_infantry_6 Liski 3\nsv_i_9 Liski 1", dice=[6])
    move(m, "ax_infantry_6", "Voronezh-SW1", "Voronezh-SW1")
    answer(m, ("rearguard", "ax_infantry_2"), "done", "done")
    assert written_at(m, "ax_infantry_2") == "lost"
    assert strength(m, "ax_infantry_6") == 3


@rule("eastfront", "6.41")
def test_leaving_with_all_while_others_come_is_a_retreat_and_a_new_attack() -> None:
    m = axis(
        """
    ax_infantry_2 Liski 3
    ax_infantry_6 Voronezh-SW1 3
    sv_i_9 Liski 2
    battle Liski axis
    """,
        dice=[1, 1, 3, 3, 3, 3, 3],
    )
    assert state(m).fresh == 0
    move(m, "ax_infantry_6", "Voronezh-SW1", "Liski")
    assert state(m).fresh == 0
    assert offered(m, "rearguard") == {"ax_infantry_2"}  # who has come does not count as staying
    answer(m, ("rearguard", "ax_infantry_2"), "done", "done")
    answer(m, ("space", "Starobelsk"), ("via", "Starobelsk"))
    assert told(m, "battle-anew", "soviet")
    assert (rolls(m, "defensive-fire"), rolls(m, "offensive-fire")) == ([[3, 3]], [[3, 3, 3]])  # it must be fought
    assert "battle Liski soviet" in m.notation()


@rule("eastfront", "6.41")
def test_with_one_that_stays_all_others_leave_unharmed() -> None:
    m = axis("ax_infantry_2 Kharkov 3\nax_infantry_6 Kharkov 3\nsv_i_9 Kharkov 3", dice=[])
    move(m, "ax_infantry_2", "Kharkov-W1", "Kharkov-W1")
    assert strength(m, "ax_infantry_2") == 3


@rule("eastfront", "6.41", "6.52")
def test_a_rearguard_needs_an_order_like_all_others_and_a_supreme_move_is_paid_for_it() -> None:
    text = "ax_infantry_2 Liski 3\nsv_i_9 Liski 3"
    none = axis(text, supreme=0)
    assert refused(none, "rearguard", "ax_infantry_2") == ("5.3", "not-commanded")
    one = axis(text, supreme=1)
    answer(one, ("rearguard", "ax_infantry_2"))
    assert state(one).supreme == 0
    free = axis(text + "\nax_hq_south Liski-W1 1 role=command shown", supreme=1)
    answer(free, ("rearguard", "ax_infantry_2"))
    assert state(free).supreme == 1


@rule("eastfront", "6.32", "6.41")
def test_without_a_way_out_nobody_is_a_rearguard() -> None:
    ring = "\n".join(
        f"sv_i_{n} {name} 3"
        for n, name in zip(
            (3, 4, 5, 13, 8, 12), ("Belgorod", "Kupyansk", "Izyum", "Krasnograd", "Poltava", "Kharkov-NW1"), strict=True
        )
    )
    m = axis(f"ax_armor_41 Kharkov 4\nsv_i_9 Kharkov 3\n{ring}")
    assert refused(m, "rearguard", "ax_armor_41") == ("6.32", "no-way-out")


@rule("eastfront", "6.41", "6.33")
def test_a_rearguard_whose_way_out_others_have_used_up_stays_and_is_not_fired_at() -> None:
    """In snow the infantry has one way out of Tuapse, and who comes in uses it."""
    m = axis(
        """
    ax_infantry_2 Tuapse 3
    ax_infantry_6 Sochi 3
    sv_i_9 Tuapse 3
    sv_i_12 Krasnodar-SW1 3
    sv_i_3 Maikop 3
    sv_i_4 Maikop-SE1 3
    """,
        "snow",
        dice=[],
    )
    answer(m, ("rearguard", "ax_infantry_2"))
    move(m, "ax_infantry_6", "Tuapse")
    answer(m, "done", "done")
    assert told(m, "stays", "soviet")
    assert written_at(m, "ax_infantry_2") == "Tuapse"
    assert told(m, "roll") == []


@rule("eastfront", "6.41", "6.42", "5.41")
def test_an_hq_that_mobilizes_out_of_a_battle_as_the_last_one_is_a_rearguard() -> None:
    m = axis("ax_hq_south Liski 2 role=command shown\nsv_i_9 Liski 1", dice=[1])
    answer(m, "done")
    assert refused(m, "unit", "ax_hq_south") == ("6.41", "last-in-battle")
    answer(m, ("rearguard", "ax_hq_south"), "done")
    assert prompt(m) == "march"
    assert strength(m, "ax_hq_south") == 1
    answer(m, ("space", "Liski-W1"), ("via", "Liski-W1"))
    assert written_at(m, "ax_hq_south") == place("Liski-W1")


@rule("eastfront", "6.42")
def test_several_rearguards_go_one_by_one_as_their_player_likes() -> None:
    m = axis("ax_infantry_2 Liski 3\nsv_i_9 Liski 1\nax_infantry_6 Kharkov 3\nsv_i_12 Kharkov 1", dice=[1, 1])
    answer(m, ("rearguard", "ax_infantry_2"), ("rearguard", "ax_infantry_6"), "done", "done")
    assert (prompt(m), offered(m, "unit")) == ("pursuit", {"ax_infantry_2", "ax_infantry_6"})
    assert refused(m, "unit", "sv_i_9") == ("6.41", "no-rearguard")


# -- 15.6 ------------------------------------------------------------------------------------------------------


@rule("eastfront", "15.6", "15.5", "6.42")
@pytest.mark.parametrize(("unit", "needs"), [("sv_i_9", 5), ("sv_co_coastal", 6)])
def test_a_retreat_over_the_sea_is_slow_except_for_the_coastal_army(unit: str, needs: int) -> None:
    head = "scenario S42\noptions naval\nmonth july-1942\nturn second\nphase movement\nactive soviet\naxis germany"
    m = position(
        f"""{head}
    sv_hq_south Sevastopol 2 role=invasion shown
    {unit} Odessa 3
    ax_infantry_2 Odessa 2
    battle Odessa soviet
    """,
        dice=[1, 1],
    )
    answer(m, ("rearguard", unit), "done", "done")
    assert [roll["needs"] for roll in told(m, "roll", "axis")] == [needs]
    assert written_at(m, unit) == "Sevastopol"
