"""Chapter 10: lines of supply, the check, attrition, fortresses, and the crowds of 6.22."""

from __future__ import annotations

from grognard import Match
from grognard.games.eastfront import rails, supply
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.ground import AXIS_HOME, at_rest, hex_, names, unit
from tests.games.eastfront.play import answer, offered, position, prompt, refused, state, told
from tests.games.eastfront.written import at, line, marks, strength
from tests.marks import rule


def check(text: str, active: str = "axis", axis: str = "", options: str = "", scenario: str = "S42") -> Match:
    """A Supply Phase begins: the side that is not active is looked at."""
    said = f"options {options}\n" if options else ""
    turn = "second" if active == "soviet" else "first"
    return position(
        f"scenario {scenario}\n{said}month july-1942\nturn {turn}\nphase supply\nactive {active}\n"
        f"axis {AXIS_HOME} {axis}\n{text}"
    )


# -- the example of the rulebook -----------------------------------------------------------------------------------

# W stands beside Luck; X and Y fight A in Rovno and C in Ternopol, which the Soviets defend; Z has come from Cernauti.
EXAMPLE = """
ax_infantry_1 Kovel-E1
ax_infantry_28 Rovno
ax_infantry_2 Ternopol
ax_armor_14 Vinnitsa-NW1
sv_i_3 Rovno 3
sv_i_4 Ternopol 3
sv_i_5 Lvov-SE1 3
sv_i_8 Lvov-W1 3
sv_i_13 Vinnitsa 3
battle Rovno soviet
battle Ternopol soviet
"""
A, B, C, D, E, Z = "sv_i_3", "sv_i_13", "sv_i_4", "sv_i_8", "sv_i_5", "ax_armor_14"


@rule("eastfront", "10.0", "10.1", "10.3", "9.4", "8.2", "8.33")
def test_the_railheads_are_kiev_and_vinnitsa() -> None:
    s = at_rest(EXAMPLE, axis="Luck Kovel")
    lines = names(rails.friendly_rails(s, SOVIET))
    assert {"Kiev", "Vinnitsa"} <= lines
    assert not lines & {"Korosten", "Zhitomir", "Vinnitsa-NW1"}
    assert s.friendly[AXIS] >> hex_("Korosten") & 1  # G1: A is engaged and watches nothing
    assert s.disputed >> hex_("Zhitomir") & 1  # D1: Z and B watch it
    assert s.friendly[SOVIET] >> hex_("Vinnitsa-W1") & 1  # S1: Z does not watch over the river
    assert "Luck" in names(rails.friendly_rails(s, AXIS))


@rule("eastfront", "10.2", "10.3", "10.4")
def test_two_trace_a_line_to_vinnitsa_one_is_too_far_and_one_has_none() -> None:
    m = check(EXAMPLE, axis="Luck Kovel")
    assert [strength(m, name) for name in (A, B, C, D, E)] == [2, 3, 3, 2, 3]
    assert [("cut_off" in marks(m, name)) for name in (A, B, C, D, E)] == [True, False, False, True, False]
    [event] = told(m, "unsupplied")
    assert event["side"] == "soviet"
    assert sorted(event["spaces"]) == ["Lvov-W1", "Rovno"]


@rule("eastfront", "10.2", "10.3")
def test_who_cut_them_off_has_no_line_either_but_suffers_only_when_his_enemy_looks() -> None:
    m = check(EXAMPLE, axis="Luck Kovel")
    assert strength(m, Z) == 4
    assert "cut_off" not in marks(m, Z)
    assert not supply.has_line(state(m), unit(Z))
    assert [supply.has_line(state(m), unit(f"ax_infantry_{number}")) for number in (1, 28, 2)] == [True] * 3
    later = check(EXAMPLE, active="soviet", axis="Luck Kovel")
    assert strength(later, Z) == 3
    assert "cut_off" in marks(later, Z)
    assert [strength(later, name) for name in (A, D)] == [3, 3]


# -- 10.3: lines ---------------------------------------------------------------------------------------------------


@rule("eastfront", "10.3", "8.4")
def test_a_line_is_two_hexes_long_and_no_longer() -> None:
    beyond = [
        at_rest("ax_armor_14 " + name, axis=f"{TO_MELITOPOL} {name}") for name in ("Melitopol", "Mariupol", "Rostov")
    ]
    assert [supply.has_line(s, unit("ax_armor_14")) for s in beyond] == [True, True, False]


@rule("eastfront", "10.3", "8.4")
def test_a_line_leads_over_disputed_hexes_but_over_no_enemy_hex() -> None:
    """From Kharkov to the railhead of Pavlograd by way of Krasnograd."""
    text = "ax_armor_14 Kharkov\nsv_i_3 Poltava\nsv_i_4 Izyum"
    open_ = at_rest(text, axis=f"{TO_MELITOPOL} Kharkov Krasnograd Dnepropetrovsk Pavlograd")
    assert open_.disputed >> hex_("Krasnograd") & 1
    assert supply.has_line(open_, unit("ax_armor_14"))
    closed = at_rest(
        text.replace("Kharkov", "Kharkov cut_off"), axis=f"{TO_MELITOPOL} Kharkov Krasnograd Dnepropetrovsk Pavlograd"
    )
    assert closed.friendly[SOVIET] >> hex_("Krasnograd") & 1
    assert not supply.has_line(closed, unit("ax_armor_14"))


@rule("eastfront", "10.3", "8.31")
def test_a_line_leads_over_battles_that_the_own_side_defends() -> None:
    """From Krasnograd to the railhead of Pyatikhatki by way of Dnepropetrovsk."""
    text = (
        "ax_armor_14 Krasnograd cut_off\nax_infantry_1 Dnepropetrovsk\nsv_i_4 Dnepropetrovsk\nbattle Dnepropetrovsk {}"
    )
    for side, has_line in (("axis", True), ("soviet", False)):
        s = at_rest(text.format(side), axis=f"{TO_MELITOPOL} Krasnograd Dnepropetrovsk")
        assert supply.has_line(s, unit("ax_armor_14")) == has_line


@rule("eastfront", "10.3")
def test_lines_are_not_traced_over_what_nobody_can_cross() -> None:
    """Perekop and Melitopol touch, but the Sivash carries trains only."""
    s = at_rest("sv_i_3 Perekop", axis="Perekop")
    assert "Melitopol" not in names(supply.supplied(s, AXIS))
    assert supply.supplied(s, SOVIET) >> hex_("Melitopol") & 1


@rule("eastfront", "10.3", "1.39")
def test_a_line_may_cross_a_strait() -> None:
    """15.3, example 1: from Novorossiysk to the railhead of Kerch."""
    s = at_rest("ax_infantry_1 Novorossiysk", axis=f"{TO_MELITOPOL} Perekop Simferopol Kerch Novorossiysk")
    assert "Kerch" in names(rails.friendly_rails(s, AXIS))
    assert "Novorossiysk" not in names(rails.friendly_rails(s, AXIS))
    assert supply.has_line(s, unit("ax_infantry_1"))
    without = at_rest("ax_infantry_1 Novorossiysk", axis=f"{TO_MELITOPOL} Novorossiysk")
    assert not supply.has_line(without, unit("ax_infantry_1"))


TO_MELITOPOL = (
    "Kovel Luck Rovno Korosten Kiev Kanev Cherkassy Kirovograd-NE1 Pyatikhatki Krivoi-Rog Zaporozhye Melitopol"
)


# -- 10.2, 10.4: the check -----------------------------------------------------------------------------------------


@rule("eastfront", "10.4", "2.4", "5.1", "2.67")
def test_who_has_no_step_left_is_lost() -> None:
    text = "ax_armor_24 Voronezh 2\nax_infantry_1 Voronezh 1\nax_hq_south Voronezh 0\nax_hq_center Voronezh 1"
    m = check(text, active="soviet", axis="Voronezh")
    assert strength(m, "ax_armor_24") == 1
    assert [at(m, name) for name in ("ax_infantry_1", "ax_hq_south")] == ["lost", "lost"]
    assert strength(m, "ax_hq_center") == 0
    assert at(m, "ax_hq_center") == "Voronezh"


@rule("eastfront", "10.2")
def test_a_unit_that_has_its_line_again_is_supplied_at_the_next_check_not_before() -> None:
    relieved = check("ax_armor_24 Warsaw cut_off", active="soviet")
    assert "cut_off" not in marks(relieved, "ax_armor_24")
    waiting = check("ax_armor_24 Warsaw cut_off", active="axis")
    assert "cut_off" in marks(waiting, "ax_armor_24")


@rule("eastfront", "10.2", "4.46")
def test_each_turn_ends_with_a_check_of_the_enemys_units_only() -> None:
    both = "ax_armor_24 Voronezh 3\nsv_i_3 Warsaw 2"
    m = check(both, active="soviet", axis="Voronezh")
    assert (strength(m, "ax_armor_24"), strength(m, "sv_i_3")) == (2, 2)
    m = check(both, active="axis", axis="Voronezh")
    assert (strength(m, "ax_armor_24"), strength(m, "sv_i_3")) == (3, 1)


@rule("eastfront", "10.4")
def test_the_enemy_hears_where_units_starve_and_sees_only_those_that_are_lost() -> None:
    m = check("ax_armor_24 Voronezh 3\nax_infantry_1 Voronezh 1", active="soviet", axis="Voronezh")
    heard = told(m, "weaker", "soviet")
    assert [(event["space"], event["unit"], event["strength"]) for event in heard] == [("Voronezh", None, None)]
    assert [event["unit"] for event in told(m, "weaker", "axis")] == ["ax_armor_24"]
    assert [event["unit"] for event in told(m, "eliminated", "soviet")] == ["ax_infantry_1"]


# -- 10.5: fortresses ----------------------------------------------------------------------------------------------

SIEGE = "Perekop Melitopol Sevastopol-NW1 Simferopol Kerch"


@rule("eastfront", "10.5", "1.46")
def test_a_fortress_keeps_the_largest_unit_and_the_others_starve() -> None:
    m = check("sv_i_3 Sevastopol 1\nsv_i_4 Sevastopol 3\nsv_i_5 Sevastopol 2", axis=SIEGE)
    assert offered(m, "unit") == {"sv_i_4"}, "he is asked although there is no choice: the silence would tell"
    answer(m, ("unit", "sv_i_4"))
    assert [strength(m, name) for name in ("sv_i_4", "sv_i_5")] == [3, 1]
    assert at(m, "sv_i_3") == "lost"
    assert supply.relies_on_fortress(state(m), unit("sv_i_4"))
    assert not supply.has_line(state(m), unit("sv_i_4"))


@rule("eastfront", "10.5")
def test_among_equals_its_owner_chooses_who_is_kept() -> None:
    m = check("sv_i_3 Sevastopol 1\nsv_i_4 Sevastopol 2\nsv_i_5 Sevastopol 2", axis=SIEGE)
    assert prompt(m) == "spare"
    assert m.asks[0].seat == "soviet"
    assert offered(m, "unit") == {"sv_i_4", "sv_i_5"}
    assert refused(m, "unit", "sv_i_3") == ("10.5", "not-the-largest")
    assert refused(m, "unit", "ax_armor_24") == ("10.5", "not-starving-here")
    answer(m, ("unit", "sv_i_5"))
    assert [strength(m, name) for name in ("sv_i_4", "sv_i_5")] == [1, 2]


@rule("eastfront", "10.5", "7.12")
def test_a_fortress_feeds_its_original_defender_in_a_battle_and_not_who_attacks_it() -> None:
    besiegers = "ax_infantry_54 Sevastopol 3\nax_infantry_30 Sevastopol 2\nsv_i_3 Sevastopol 2\n"
    m = check(besiegers + "battle Sevastopol soviet", axis=SIEGE)
    assert strength(m, "sv_i_3") == 2
    lost_line = check(besiegers + "battle Sevastopol soviet", active="soviet")
    assert [strength(lost_line, name) for name in ("ax_infantry_54", "ax_infantry_30")] == [2, 1]
    turned = check(besiegers + "battle Sevastopol axis", axis=f"{SIEGE} Sevastopol")
    assert strength(turned, "sv_i_3") == 1


@rule("eastfront", "10.5")
def test_a_fortress_with_a_line_has_nothing_to_choose() -> None:
    m = check("sv_i_4 Leningrad 2\nsv_i_5 Leningrad 2")
    assert [strength(m, name) for name in ("sv_i_4", "sv_i_5")] == [2, 2]
    assert not supply.relies_on_fortress(state(m), unit("sv_i_4"))


# -- 6.22: crowds -----------------------------------------------------------------------------------------------------

CROWD = "\n".join(f"sv_i_{number} Moscow 2" for number in (3, 4, 5, 8, 9))


@rule("eastfront", "6.22", "6.2", "6.21")
def test_in_a_crowd_as_many_as_are_too_many_starve_and_their_owner_chooses() -> None:
    m = check(CROWD)
    assert prompt(m) == "crowded"
    assert m.asks[0].seat == "soviet"
    assert refused(m, "unit", "ax_armor_24")[0] == "6.22"
    answer(m, ("unit", "sv_i_8"))
    assert sorted(strength(m, f"sv_i_{number}") for number in (3, 4, 5, 9)) == [2, 2, 2, 2]
    assert strength(m, "sv_i_8") == 1
    assert "cut_off" in marks(m, "sv_i_8")


@rule("eastfront", "6.22", "10.4")
def test_who_starves_anyway_makes_room_in_the_crowd() -> None:
    m = check(CROWD.replace("Moscow", "Warsaw"))
    assert [strength(m, f"sv_i_{number}") for number in (3, 4, 5, 8, 9)] == [1, 1, 1, 1, 1]


@rule("eastfront", "4.46", "10.2")
def test_after_the_check_it_is_the_other_sides_turn() -> None:
    m = check("sv_hq_stavka Moscow\nax_hq_okh Warsaw")
    assert m.notation().count("active soviet") == 1
    assert line(m, "sv_hq_stavka")[0] == "Moscow"
    assert prompt(m) == "command"
