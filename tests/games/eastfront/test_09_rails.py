"""Chapter 9: railways: which are friendly, who rides on them and how far, and what they supply."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront import rails
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.ground import at_rest, costs, hex_, names
from tests.games.eastfront.play import answer, offered, position, refused, state, told, verbs
from tests.games.eastfront.written import at, marks
from tests.marks import rule

# -- 9.1: which railways are friendly ------------------------------------------------------------------------------


@rule("eastfront", "9.0", "9.1", "9.11", "9.12", "9.3")
def test_lines_lead_from_the_own_edge_as_far_as_hexes_are_friendly() -> None:
    s = at_rest("")
    axis, soviet = names(rails.friendly_rails(s, AXIS)), names(rails.friendly_rails(s, SOVIET))
    assert {"Danzig", "Warsaw", "Krakow", "Ploesti", "Budapest"} <= axis
    assert {"Moscow", "Leningrad", "Kiev", "Sevastopol", "Baku", "Batumi"} <= soviet
    assert not axis & soviet
    assert "Kotelnikovo" in soviet
    assert "Elista" not in soviet  # no railway


@rule("eastfront", "9.12", "9.3")
def test_a_line_ends_before_the_first_enemy_or_disputed_hex() -> None:
    s = at_rest("ax_infantry_1 Zhitomir\nsv_i_3 Vinnitsa", axis="Zhitomir Korosten")
    lines = names(rails.friendly_rails(s, SOVIET))
    assert not lines & {"Zhitomir", "Korosten", "Kiev"}  # in the zone of the Axis alone
    assert s.disputed >> hex_("Vinnitsa-NW1") & 1
    assert "Vinnitsa-NW1" not in lines
    assert "Vinnitsa" in lines  # the railhead, from Uman


@rule("eastfront", "9.12", "9.4", "9.3")
def test_a_line_reaches_a_friendly_battle_but_does_not_go_on_behind_it() -> None:
    text = "sv_i_3 Bryansk\nax_infantry_1 Bryansk\nbattle Bryansk {}"
    open_, taken = (at_rest(text.format(side)) for side in ("soviet", "axis"))
    assert rails.friendly_rails(open_, SOVIET) >> hex_("Bryansk") & 1
    assert not rails.friendly_rails(taken, SOVIET) >> hex_("Bryansk") & 1
    on_a_branch = at_rest("sv_i_3 Simferopol\nax_infantry_1 Simferopol\nbattle Simferopol soviet")
    lines = names(rails.friendly_rails(on_a_branch, SOVIET))
    assert "Simferopol" in lines
    assert not lines & {"Kerch", "Sevastopol"}


@rule("eastfront", "9.12")
def test_baku_is_an_origin_of_its_own() -> None:
    cut = "Makhachkala Grozny-E1 Derbent Baku-NW1"
    s = at_rest("", axis=f"{cut} Rostov Rostov-E1 Rostov-SE1 Kotelnikovo Salsk Astrakhan Astrakhan-SW1")
    assert "Tbilisi" in names(rails.friendly_rails(s, SOVIET))
    s = at_rest("", axis=f"{cut} Rostov Rostov-E1 Rostov-SE1 Kotelnikovo Salsk Astrakhan Astrakhan-SW1 Baku")
    assert "Tbilisi" not in names(rails.friendly_rails(s, SOVIET))


@rule("eastfront", "9.12")
def test_no_railway_crosses_the_strait_of_kerch_but_one_crosses_the_sivash() -> None:
    whole = at_rest("", axis="Melitopol Perekop")
    assert "Kerch" not in names(rails.friendly_rails(whole, SOVIET))  # though Novorossiysk is Soviet
    assert "Kerch" in names(rails.friendly_rails(at_rest(""), SOVIET))
    reach = costs(rails.rail_reach(at_rest(""), SOVIET, hex_("Perekop"), 1))
    assert "Melitopol" in reach


# -- 9.2: rides ------------------------------------------------------------------------------------------------


@rule("eastfront", "9.2", "9.21")
def test_one_move_is_ten_hexes_and_two_are_twenty() -> None:
    """Edelweiss: from Tbilisi to Armavir are 7 hexes, and an HQ's 11 hexes take two moves."""
    s = at_rest("")
    reached = costs(rails.rail_reach(s, SOVIET, hex_("Tbilisi"), 2))
    assert reached["Armavir"] == 1
    assert reached["Stalingrad-E1"] == 2
    assert "Stalingrad-E1" not in costs(rails.rail_reach(s, SOVIET, hex_("Tbilisi"), 1))
    assert not rails.rail_reach(s, SOVIET, hex_("Tbilisi"), 0)
    assert "Tbilisi" not in reached


@rule("eastfront", "9.21")
def test_a_ride_begins_and_ends_on_friendly_railways() -> None:
    s = at_rest("ax_infantry_1 Voronezh", axis="Voronezh")
    assert not rails.rail_reach(s, SOVIET, hex_("Elista"), 3)
    assert not rails.rail_reach(s, SOVIET, hex_("Voronezh"), 3)
    assert "Voronezh" not in costs(rails.rail_reach(s, SOVIET, hex_("Moscow"), 3))


RIDE = """
scenario S42
month july-1942
phase movement
active soviet
supreme 3
axis germany romania hungary slovakia {axis}
sv_hq_stavka Moscow role=command shown
{text}
"""


def ride(text: str, axis: str = "") -> Match:
    return position(RIDE.format(text=text, axis=axis))


@rule("eastfront", "9.2", "9.21", "6.53")
def test_a_unit_rides_by_supreme_moves_and_moves_no_more_in_this_turn() -> None:
    m = ride("sv_i_3 Tbilisi")
    answer(m, ("unit", "sv_i_3"), ("rail", "Stalingrad-E1"))
    assert at(m, "sv_i_3") == "Stalingrad-E1"
    assert state(m).supreme == 1
    assert "shipped" in marks(m, "sv_i_3")
    assert refused(m, "unit", "sv_i_3")[0] == "6.53"


@rule("eastfront", "9.22")
def test_nobody_rides_into_a_battle() -> None:
    m = ride("sv_i_3 Tbilisi\nsv_i_4 Armavir 2\nax_armor_14 Armavir\nbattle Armavir soviet")
    answer(m, ("unit", "sv_i_3"))
    assert "Armavir" not in offered(m, "rail")
    assert refused(m, "rail", "Armavir")[0] == "6.53"


@rule("eastfront", "9.22", "6.33")
def test_who_rides_out_of_a_friendly_battle_uses_up_the_hexside() -> None:
    text = "sv_i_3 Tula\nsv_i_4 Tula\nsv_i_5 Tula\nsv_i_6 Tula\nax_armor_14 Tula\nbattle Tula {}"
    m = ride(text.format("soviet").replace("sv_i_6", "sv_i_8"))
    answer(m, ("unit", "sv_i_3"))
    assert "rail" in verbs(m)
    answer(m, ("rail", "Moscow"))
    if "via" in verbs(m):
        answer(m, ("via", min(offered(m, "via"))))
    assert at(m, "sv_i_3") == "Moscow"
    assert len(state(m).crossings) == 1
    taken = ride(text.format("axis").replace("sv_i_6", "sv_i_8"), axis="Tula")
    answer(taken, ("unit", "sv_i_3"))
    assert "rail" not in verbs(taken)


@rule("eastfront", "9.22")
def test_only_certain_first_hexes_may_be_asked_for() -> None:
    s = at_rest("sv_i_3 Tula\nax_armor_14 Tula\nbattle Tula soviet")
    exits = rails.rail_exits(s, SOVIET, hex_("Tula"))
    assert exits
    everywhere = rails.rail_reach(s, SOVIET, hex_("Tula"), 1)
    for name in names(exits):
        by_one = rails.rail_reach(s, SOVIET, hex_("Tula"), 1, 1 << hex_(name))
        assert name in costs(by_one)
        assert set(by_one) <= set(everywhere)
    assert not rails.rail_reach(s, SOVIET, hex_("Tula"), 1, 0)


# -- 9.5: outside of the map --------------------------------------------------------------------------------------


@rule("eastfront", "9.5")
def test_outside_of_the_map_each_hex_of_the_own_edge_counts_two() -> None:
    s = at_rest("")
    assert costs(rails.rail_reach(s, SOVIET, hex_("Uralsk"), 1))["Guryev"] == 1  # three rows: six hexes
    far = costs(rails.rail_reach(s, SOVIET, hex_("Ufa"), 2))
    assert far["Guryev"] == 2  # eight rows: sixteen
    assert "Guryev" not in costs(rails.rail_reach(s, SOVIET, hex_("Ufa"), 1))


@rule("eastfront", "9.5")
@pytest.mark.parametrize(("start", "reached"), [("Saratov", True), ("Saratov-W1", False)])
def test_both_ways_of_riding_are_counted_together(start: str, reached: bool) -> None:
    s = at_rest("")
    assert ("Guryev" in costs(rails.rail_reach(s, SOVIET, hex_(start), 1))) == reached


@rule("eastfront", "9.5")
def test_nobody_comes_back_onto_the_map_in_the_enemys_land_or_in_a_battle() -> None:
    lost = at_rest("", axis="Guryev")
    assert "Guryev" not in costs(rails.rail_reach(lost, SOVIET, hex_("Uralsk"), 3))
    fought = at_rest("sv_i_3 Guryev\nax_armor_14 Guryev\nbattle Guryev soviet")
    assert "Guryev" not in costs(rails.rail_reach(fought, SOVIET, hex_("Uralsk"), 3))
    assert costs(rails.rail_reach(fought, SOVIET, hex_("Guryev"), 1))["Uralsk"] == 1  # but one may leave it


@rule("eastfront", "9.5")
def test_entries_of_the_other_edge_lead_nowhere() -> None:
    s = at_rest("ax_infantry_1 Uralsk", axis="Uralsk Guryev Ufa")
    assert not rails.rail_reach(s, AXIS, hex_("Uralsk"), 3)
    west = costs(rails.rail_reach(s, AXIS, hex_("Krakow"), 1))
    assert west["Budapest"] == 1


# -- 9.3: rail and sea together -----------------------------------------------------------------------------------


@rule("eastfront", "9.31")
def test_without_naval_power_rails_alone_supply() -> None:
    s = at_rest("", axis="Melitopol Perekop")
    assert rails.rail_sea(s, SOVIET) == rails.friendly_rails(s, SOVIET)
    assert not rails.rail_sea(s, SOVIET) >> hex_("Sevastopol") & 1


@rule("eastfront", "9.31", "15.3")
def test_a_line_over_the_sea_goes_on_by_rail_behind_the_port() -> None:
    s = at_rest("", options="naval", axis="Melitopol Perekop")
    supplied = names(rails.rail_sea(s, SOVIET))
    assert {"Sevastopol", "Simferopol", "Kerch"} <= supplied
    assert costs(rails.rail_reach(s, SOVIET, hex_("Sevastopol"), 1)).keys() >= {"Simferopol", "Kerch"}


@rule("eastfront", "9.2")
def test_the_log_tells_who_rode_where_to_and_not_who_it_was() -> None:
    m = ride("sv_i_3 Tbilisi")
    answer(m, ("unit", "sv_i_3"), ("rail", "Armavir"))
    rode = [event for seat in ("axis", "soviet") for event in told(m, "by-rail", seat)]
    assert [event["path"][-1] for event in rode] == ["Armavir", "Armavir"]
    assert [event["unit"] for event in rode] == [None, "sv_i_3"]
