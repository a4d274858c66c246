"""Chapter 15: who controls the sea, voyages, supply over it, and ports under siege."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront import rails, sea, supply
from grognard.games.eastfront.hexes import BASE, HEXES, PORT, SEAS
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.ground import AXIS_HOME, at_rest, costs, hex_, names, unit
from tests.games.eastfront.play import answer, offered, position, prompt, refused, state, verbs
from tests.games.eastfront.written import at, strength
from tests.marks import rule

CRIMEA = "Perekop Melitopol Sevastopol-NW1 Simferopol Kerch Sevastopol"

# -- 15.1: control -------------------------------------------------------------------------------------------------


@rule("eastfront", "15.0", "15.1", "1.45")
def test_each_sea_belongs_to_who_holds_its_base() -> None:
    bases = {SEAS[number]: HEXES[base] for number, base in enumerate(BASE)}
    assert bases == {
        "E Baltic": "Danzig", "Gulf of Finland": "Tallinn", "Gulf of Riga": "Riga", "W Black Sea": "Sevastopol",
        "E Black Sea": "Batumi", "Azov": "Rostov", "N Caspian": "Astrakhan", "S Caspian": "Baku",
    }  # fmt: skip
    s = at_rest("", options="naval", axis="Riga Sevastopol")
    owned = {SEAS[k] for k in range(len(SEAS)) if sea.controls(s, AXIS, k)}
    assert owned == {"E Baltic", "Gulf of Riga", "W Black Sea"}
    theirs = {SEAS[k] for k in range(len(SEAS)) if sea.controls(s, SOVIET, k)}
    assert theirs == set(bases) - owned


@rule("eastfront", "15.0")
def test_without_the_rule_nobody_controls_any_sea() -> None:
    s = at_rest("")
    assert not any(sea.controls(s, side, k) for side in (AXIS, SOVIET) for k in range(len(SEAS)))
    assert not sea.sea_reach(s, SOVIET, hex_("Odessa"), 6)


@rule("eastfront", "15.1")
def test_the_axis_has_no_ships_on_the_caspian() -> None:
    s = at_rest("", options="naval", axis="Astrakhan Baku Guryev")
    assert not any(sea.controls(s, side, SEAS.index("N Caspian")) for side in (AXIS, SOVIET))
    assert not sea.sea_reach(s, AXIS, hex_("Astrakhan"), 6)


# -- 15.2: voyages -------------------------------------------------------------------------------------------------


@rule("eastfront", "15.2")
def test_from_odessa_to_rostov_are_three_seas() -> None:
    """The first example beside 15.2."""
    s = at_rest("", options="naval")
    reached = costs(sea.sea_reach(s, SOVIET, hex_("Odessa"), 3))
    assert reached["Rostov"] == 3
    assert reached["Batumi"] == 2
    assert reached["Sevastopol"] == 1  # a port of both Black Seas
    assert "Rostov" not in costs(sea.sea_reach(s, SOVIET, hex_("Odessa"), 2))
    assert "Odessa" not in reached
    assert "Baku" not in reached


@rule("eastfront", "15.2")
@pytest.mark.parametrize(
    ("text", "reached"), [("", True), ("ax_infantry_1 Tallinn\nsv_i_3 Tallinn\nbattle Tallinn axis", False)]
)
def test_from_danzig_to_tallinn_are_two_seas_if_there_is_no_battle_in_tallinn(text: str, reached: bool) -> None:
    """The second example."""
    s = at_rest(text, options="naval", axis="Tallinn")
    moves = costs(sea.sea_reach(s, AXIS, hex_("Danzig"), 2))
    assert moves.get("Tallinn") == (2 if reached else None)


@rule("eastfront", "15.2", "1.39")
@pytest.mark.parametrize("shore", ["Kerch", "Novorossiysk"])
def test_no_ship_passes_a_strait_with_an_enemy_shore(shore: str) -> None:
    s = at_rest("", options="naval", axis=shore)
    reached = costs(sea.sea_reach(s, SOVIET, hex_("Odessa"), 6))
    assert "Batumi" in reached
    assert "Rostov" not in reached
    assert "Mariupol" not in reached


@rule("eastfront", "1.39", "15.3")
def test_supply_from_rostov_to_batumi_needs_both_shores_of_kerch() -> None:
    """The example of 1.39."""
    joined = [lane for lane in sea.lanes(at_rest("", options="naval"), SOVIET) if lane >> hex_("Batumi") & 1]
    assert joined[0] >> hex_("Rostov") & 1
    parted = [
        lane for lane in sea.lanes(at_rest("", options="naval", axis="Kerch"), SOVIET) if lane >> hex_("Batumi") & 1
    ]
    assert not parted[0] >> hex_("Rostov") & 1


VOYAGE = """
scenario S42
options naval
month july-1942
phase movement
active soviet
supreme 6
axis {home} {axis}
sv_hq_stavka Moscow role=command shown
{text}
"""


def voyage(text: str, axis: str = "") -> Match:
    return position(VOYAGE.format(home=AXIS_HOME, text=text, axis=axis))


def sail(m: Match, name: str, to: str) -> Match:
    return answer(m, ("unit", name), ("sea", to))


@rule("eastfront", "15.2", "6.53")
def test_a_voyage_costs_a_supreme_move_for_each_sea_and_is_the_last_move_of_the_turn() -> None:
    m = sail(voyage("sv_i_3 Odessa"), "sv_i_3", "Rostov")
    assert at(m, "sv_i_3") == "Rostov"
    assert state(m).supreme == 3
    assert refused(m, "unit", "sv_i_3")[0] == "6.53"


@rule("eastfront", "15.21")
def test_a_minor_port_takes_one_unit_in_a_turn_and_a_major_one_two() -> None:
    m = voyage("sv_i_3 Odessa\nsv_i_4 Odessa\nsv_i_5 Odessa\nsv_i_8 Rostov")
    assert (PORT[hex_("Kerch")], PORT[hex_("Odessa")]) == (1, 2)
    sail(m, "sv_i_3", "Kerch")
    assert (sea.port_left(state(m), SOVIET, hex_("Kerch")), sea.port_left(state(m), SOVIET, hex_("Odessa"))) == (0, 1)
    answer(m, ("unit", "sv_i_4"))
    assert "Kerch" not in offered(m, "sea")
    assert "Sevastopol" in offered(m, "sea")
    answer(m, ("sea", "Sevastopol"))
    answer(m, ("unit", "sv_i_5"))
    assert "sea" not in verbs(m)


@rule("eastfront", "15.2", "6.31")
def test_who_sails_leaves_a_friendly_battle_but_enters_none() -> None:
    text = "sv_i_3 Odessa\nsv_i_4 Odessa\nax_infantry_1 Odessa\nbattle Odessa {}\n"
    text += "sv_i_5 Kerch 1\nax_infantry_2 Kerch\nbattle Kerch soviet"
    m = voyage(text.format("soviet"))
    answer(m, ("unit", "sv_i_3"))
    assert "Sevastopol" in offered(m, "sea")
    assert "Kerch" not in offered(m, "sea")
    taken = voyage(text.format("axis"), axis="Odessa")
    assert not sea.sea_reach(state(taken), SOVIET, hex_("Odessa"), 6)
    assert "sv_i_3" in offered(taken, "unit")  # by land, if at all
    assert "sea" not in verbs(answer(taken, ("unit", "sv_i_3")))


# -- 15.3: supply over the sea -------------------------------------------------------------------------------------


@rule("eastfront", "15.3", "9.31", "10.3")
def test_a_port_that_lanes_reach_is_a_railhead() -> None:
    text, gate = "sv_i_3 Sevastopol\nax_infantry_1 Perekop\nax_infantry_2 Melitopol", "Perekop Melitopol"
    for options, lost, has_line in (
        ("", "", False), ("naval", "", True),
        ("naval", "Batumi Rostov", True),  # from Odessa, over the Western Black Sea
        ("naval", "Odessa Nikolaev", True),  # from Batumi, over the Eastern
        ("naval", "Batumi Odessa Nikolaev Rostov", False),
    ):  # fmt: skip
        s = at_rest(text, options=options, axis=f"{gate} {lost}")
        assert supply.has_line(s, unit("sv_i_3")) == has_line, (options, lost)


@rule("eastfront", "15.3")
def test_the_axis_in_novorossiysk_needs_the_eastern_black_sea_or_a_line_to_kerch() -> None:
    """The first example beside 15.3."""
    west = "Kovel Luck Rovno Korosten Kiev Kanev Cherkassy Kirovograd-NE1 Pyatikhatki Krivoi-Rog Zaporozhye"
    s = at_rest("ax_infantry_1 Novorossiysk", options="naval", axis=f"{west} {CRIMEA} Rostov Novorossiysk")
    assert "Novorossiysk" not in names(rails.rail_sea(s, AXIS))
    assert supply.has_line(s, unit("ax_infantry_1"))


@rule("eastfront", "15.3", "W'44 1")
@pytest.mark.parametrize("options", ["", "naval"])
def test_courland_lives_from_danzig_over_ventspils_while_danzig_is_quiet(options: str) -> None:
    """The second example, and the scenario's own rule, which holds without naval power too."""
    text = "ax_infantry_1 Ventspils\nax_infantry_2 Riga-W1\nsv_i_4 Ventspils-SW1\nsv_i_5 Riga\nsv_i_8 Memel\n"
    s = at_rest(text, options=options, scenario="W44", axis="Ventspils Riga-W1")
    assert [supply.has_line(s, unit(f"ax_infantry_{number}")) for number in (1, 2)] == [True, True]
    fight = text + "ax_infantry_5 Danzig\nsv_i_3 Danzig\nbattle Danzig axis"
    s = at_rest(fight, options=options, scenario="W44", axis="Ventspils Riga-W1")
    assert [supply.has_line(s, unit(f"ax_infantry_{number}")) for number in (1, 2)] == [False, False]
    if not options:
        earlier = at_rest(text, scenario="S44", axis="Ventspils Riga-W1")
        assert not supply.has_line(earlier, unit("ax_infantry_1"))


SIEGE = """
scenario S42
options naval
month july-1942
phase supply
active axis
axis {home} Nikolaev Odessa-SW1 Razdelnaya Voznesensk Kishinev
ax_infantry_1 Odessa
{text}
battle Odessa soviet
"""


def siege(text: str) -> Match:
    return position(SIEGE.format(home=AXIS_HOME, text=text))


@rule("eastfront", "15.31", "10.4")
def test_a_port_in_a_battle_keeps_one_cadre_alive_and_no_more() -> None:
    strong = answer(siege("sv_i_3 Odessa 3\nsv_i_4 Odessa 2"), "done")  # neither is a cadre
    assert [strength(strong, name) for name in ("sv_i_3", "sv_i_4")] == [2, 1]
    weak = answer(siege("sv_i_3 Odessa 2\nsv_i_4 Odessa 1"), ("unit", "sv_i_4"))
    assert [strength(weak, name) for name in ("sv_i_3", "sv_i_4")] == [1, 1]
    assert strength(siege("sv_i_3 Odessa 1"), "sv_i_3") == 1
    assert strength(siege("sv_i_3 Odessa 3"), "sv_i_3") == 2


@rule("eastfront", "15.31")
def test_of_two_cadres_the_owner_keeps_one() -> None:
    m = siege("sv_i_3 Odessa 1\nsv_i_4 Odessa 1\nsv_i_5 Odessa 2")
    assert prompt(m) == "spare"
    assert m.asks[0].rule == "15.31"
    assert refused(m, "unit", "sv_i_5") == ("15.31", "no-cadre")
    answer(m, ("unit", "sv_i_4"))
    assert at(m, "sv_i_3") == "lost"
    assert [strength(m, name) for name in ("sv_i_4", "sv_i_5")] == [1, 1]


@rule("eastfront", "15.31")
def test_a_port_in_a_battle_that_rails_reach_is_supplied_as_usual() -> None:
    m = position(
        f"scenario S42\noptions naval\nmonth july-1942\nphase supply\nactive axis\naxis {AXIS_HOME}\n"
        "ax_infantry_1 Odessa\nsv_i_3 Odessa 3\nbattle Odessa soviet"
    )
    assert strength(m, "sv_i_3") == 3


@rule("eastfront", "15.31", "10.5")
def test_sevastopol_under_siege_is_a_fortress_first() -> None:
    m = position(
        f"scenario S42\noptions naval\nmonth july-1942\nphase supply\nactive axis\naxis {AXIS_HOME} "
        "Perekop Melitopol Sevastopol-NW1 Simferopol Kerch\n"
        "ax_infantry_54 Sevastopol\nsv_i_3 Sevastopol 3\nsv_i_4 Sevastopol 1\nbattle Sevastopol soviet"
    )
    answer(m, ("unit", "sv_i_3"))
    assert strength(m, "sv_i_3") == 3
    assert at(m, "sv_i_4") == "lost"
