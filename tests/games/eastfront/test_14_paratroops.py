"""Chapter 14: drops, air assaults, and whether the paratroops join up."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront.drop import may_jump
from grognard.games.eastfront.headquarters import air_value, supports
from grognard.games.eastfront.hexes import distance
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.ground import AXIS_HOME, at_rest, hex_, unit
from tests.games.eastfront.play import answer, controller, offered, position, prompt, refused, state, told, verbs
from tests.games.eastfront.written import at, marks, strength
from tests.marks import rule

DROP = """
scenario W41
options paratroops
month january-1942
phase {phase}
active soviet
axis {home} Kharkov Poltava Belgorod Krasnograd Pavlograd {axis}
sv_hq_west Izyum 2{role}
sv_p_1 Izyum
{text}
"""


def drop(
    text: str = "", phase: str = "movement", axis: str = "", dice: list[int] | None = None, role: str = ""
) -> Match:
    ordered = role or (" role=drop shown" if phase == "movement" else "")
    told_ = DROP.format(home=AXIS_HOME, phase=phase, text=text, axis=axis, role=ordered)
    return position(told_, dice=dice)


def jump(m: Match, to: str) -> Match:
    return answer(m, ("unit", "sv_p_1"), ("drop", to))


def fight(m: Match) -> Match:
    """Say done until the battles are fought, or the enemy is asked."""
    while m.asks and m.asks[0].seat == "soviet" and prompt(m) in ("movement", "mobilize", "strikes", "battles"):
        answer(m, "done")
    return m


# -- 14.2, 14.3: who orders a drop, and where ----------------------------------------------------------------------


@rule("eastfront", "14.2")
def test_an_hq_in_their_hex_may_be_activated_for_a_drop_and_does_not_deploy() -> None:
    m = drop(phase="command")
    answer(m, ("unit", "sv_hq_west"))
    assert {"paradrop"} <= verbs(m)
    answer(m, "paradrop", "done")
    assert "role=drop" in marks(m, "sv_hq_west")
    assert at(m, "sv_hq_west") == "Izyum"
    elsewhere = drop("sv_hq_south Voronezh 2", phase="command")
    answer(elsewhere, ("unit", "sv_hq_south"))
    assert "paradrop" not in verbs(elsewhere)
    assert refused(elsewhere, "paradrop")[0] == "14.2"


@rule("eastfront", "14.0", "14.1")
def test_without_the_rule_nobody_drops() -> None:
    text = DROP.format(home=AXIS_HOME, phase="command", text="", axis="", role="").replace("options paratroops\n", "")
    m = position(text)
    answer(m, ("unit", "sv_hq_west"))
    assert refused(m, "paradrop") == ("14.2", "no-paratroop-rules")


@rule("eastfront", "14.2")
def test_a_drop_hq_commands_nothing_else() -> None:
    m = drop("sv_i_3 Izyum")
    assert offered(m, "unit") == {"sv_p_1"}
    assert refused(m, "unit", "sv_i_3")[0] == "5.3"


@rule("eastfront", "14.3", "13.11")
def test_they_drop_within_air_range_over_whatever_lies_between_but_not_into_mountains() -> None:
    m = drop()
    answer(m, ("unit", "sv_p_1"))
    reach = offered(m, "drop")
    assert {"Kharkov", "Kupyansk", "Krasnograd", "Belgorod", "Zaporozhye"} <= reach
    assert "Kiev" not in reach
    assert refused(m, "drop", "Kiev") == ("14.3", "out-of-drop-range")


@rule("eastfront", "14.3", "1.35")
def test_mountains_are_no_drop_zone() -> None:
    text = DROP.format(home=AXIS_HOME, phase="movement", text="", axis="", role=" role=drop shown")
    m = position(text.replace("Izyum", "Sochi"))
    answer(m, ("unit", "sv_p_1"))
    assert offered(m, "drop")
    assert refused(m, "drop", "Tuapse") == ("14.3", "no-drop-in-mountains")


@rule("eastfront", "14.3", "5.63", "13.11")
@pytest.mark.parametrize(("hq", "farthest"), [("sv_hq_west", 2), ("sv_hq_stavka", 4)])
def test_the_stavka_drops_them_twice_as_far(hq: str, farthest: int) -> None:
    text = DROP.format(home=AXIS_HOME, phase="movement", text="", axis="", role=" role=drop shown")
    m = position(text.replace("sv_hq_west", hq))
    answer(m, ("unit", "sv_p_1"))
    assert max(distance(hex_("Izyum"), hex_(name)) for name in offered(m, "drop")) == farthest


@rule("eastfront", "14.2", "14.6")
def test_one_drop_is_all_that_an_hq_orders_in_a_phase_and_the_scattered_do_not_move() -> None:
    m = jump(drop(), "Zaporozhye")
    assert at(m, "sv_p_1") == "Zaporozhye"
    assert "scattered" in marks(m, "sv_p_1")
    assert "spent" in marks(m, "sv_hq_west")
    no = may_jump(state(m), unit("sv_p_1"))
    assert no is not None
    assert no.rule == "14.6"


# -- 14.4: assaults from the air -----------------------------------------------------------------------------------


@rule("eastfront", "14.4", "7.51")
def test_only_a_one_repulses_them_and_costs_a_step_on_the_way_back() -> None:
    m = jump(drop("ax_infantry_1 Kharkov 3", dice=[1, 2, 3]), "Kharkov")
    assert state(m).fresh >> hex_("Kharkov") & 1
    fight(m)
    assert at(m, "sv_p_1") == "Izyum"
    assert strength(m, "sv_p_1") == 2


@rule("eastfront", "14.4")
def test_in_a_battle_that_goes_on_already_they_are_not_repulsed() -> None:
    m = jump(drop("ax_infantry_1 Kharkov 1\nsv_i_3 Kharkov 3\nbattle Kharkov axis"), "Kharkov")
    assert not state(m).fresh >> hex_("Kharkov") & 1
    assert at(m, "sv_p_1") == "Kharkov"


@rule("eastfront", "6.32", "14.3")
def test_nobody_jumps_out_of_a_battle() -> None:
    m = drop("ax_infantry_1 Izyum 1\nsv_i_3 Izyum\nbattle Izyum soviet\nsv_hq_south Kupyansk 2 role=command shown")
    answer(m, ("unit", "sv_p_1"))
    assert "drop" not in verbs(m)
    assert refused(m, "drop", "Kupyansk") == ("6.32", "jumps-from-battle")


# -- 14.6: scattered, and joined up --------------------------------------------------------------------------------


@rule("eastfront", "14.6", "8.31")
def test_the_scattered_change_no_control_not_even_of_their_own_hex() -> None:
    s = at_rest("sv_p_1 Zaporozhye scattered", axis="Zaporozhye")
    assert s.friendly[AXIS] >> hex_("Zaporozhye") & 1
    s = at_rest("sv_p_1 Zaporozhye", axis="Zaporozhye")
    assert s.friendly[SOVIET] >> hex_("Zaporozhye") & 1


LANDED = """
scenario W41
options paratroops
month january-1942
phase supply
active soviet
axis {home} {axis}
sv_p_1 {where} 3 scattered
{text}
"""


def landed(where: str, text: str = "", axis: str = "Zaporozhye Melitopol Dnepropetrovsk Krivoi-Rog Nikolaev") -> Match:
    return position(LANDED.format(home=AXIS_HOME, where=where, text=text, axis=axis))


@rule("eastfront", "14.6")
def test_in_a_friendly_hex_they_join_up() -> None:
    m = landed("Voronezh")
    assert at(m, "sv_p_1") == "Voronezh"
    assert "scattered" not in marks(m, "sv_p_1")
    assert [event["space"] for event in told(m, "joined-up")] == ["Voronezh"]


@rule("eastfront", "14.6")
def test_beside_a_friendly_hex_without_a_battle_they_join_up_and_hold_their_own_at_once() -> None:
    m = landed("Zaporozhye", axis="Zaporozhye")
    assert "scattered" not in marks(m, "sv_p_1")
    assert controller(m, "Zaporozhye") == "soviet"


@rule("eastfront", "14.6")
def test_far_from_all_friends_they_are_lost() -> None:
    m = landed("Warsaw")
    assert at(m, "sv_p_1") == "lost"
    assert [event["unit"] for event in told(m, "eliminated", "axis")] == ["sv_p_1"]


@rule("eastfront", "14.6")
@pytest.mark.parametrize(("others", "where"), [("", "lost"), ("sv_i_3 Warsaw 2\n", "Warsaw")])
def test_in_the_enemys_battle_they_need_friends_on_the_ground(others: str, where: str) -> None:
    m = landed("Warsaw", f"{others}ax_infantry_1 Warsaw\nbattle Warsaw axis")
    assert at(m, "sv_p_1") == where


@rule("eastfront", "14.6")
def test_a_friendly_hex_in_a_battle_beside_them_is_no_friend() -> None:
    text = "sv_i_3 Lodz 2\nax_infantry_1 Lodz\nbattle Lodz soviet"
    assert at(landed("Warsaw", text), "sv_p_1") == "lost"
    text = "sv_i_3 Lodz 2\nax_infantry_1 Lodz\nbattle Lodz soviet\nsv_i_4 Radom cut_off"
    assert at(landed("Warsaw", text), "sv_p_1") == "Warsaw"


@rule("eastfront", "14.6", "10.2")
@pytest.mark.parametrize(("where", "left"), [("Krivoi-Rog", 3), ("Voronezh", 4)])
def test_joined_up_they_cut_the_enemys_railway_in_the_same_supply_phase(where: str, left: int) -> None:
    m = landed(where, "ax_armor_14 Mariupol 4", axis=f"{TO_MELITOPOL} Mariupol")
    assert "scattered" not in marks(m, "sv_p_1")
    assert strength(m, "ax_armor_14") == left


@rule("eastfront", "14.5", "14.2")
def test_the_drop_hq_neither_supports_nor_strikes() -> None:
    s = state(jump(drop("ax_infantry_1 Kharkov 1\nsv_i_3 Kharkov 3\nbattle Kharkov axis"), "Kharkov"))
    assert air_value(s, unit("sv_hq_west")) <= 0
    assert not supports(s, hex_("Kharkov"))


TO_MELITOPOL = (
    "Kovel Luck Rovno Korosten Kiev Kanev Cherkassy Kirovograd-NE1 Pyatikhatki Krivoi-Rog Zaporozhye Melitopol"
)
