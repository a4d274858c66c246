"""Chapter 8: control of hexes, zones of control, and what they are good for."""

from __future__ import annotations

import pytest

from grognard.games.eastfront.control import fix_control, is_friendly, not_enemy, zone_of_control
from grognard.games.eastfront.hexes import HEXES, LINKS
from grognard.games.eastfront.position import lift
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.ground import at_rest, hex_, names, unit
from tests.games.eastfront.play import answer, controller, move, position, prompt, told
from tests.marks import rule

# -- 8.2: zones of control ---------------------------------------------------------------------------------------


@rule("eastfront", "8.2")
def test_a_zone_of_control_covers_the_empty_hexes_around_but_none_over_a_river() -> None:
    assert names(zone_of_control(at_rest("sv_i_3 Kharkov"), SOVIET)) == {
        "Kharkov-NW1", "Poltava", "Izyum", "Belgorod", "Krasnograd",
    }  # fmt: skip
    crowded = at_rest("sv_i_3 Kharkov\nsv_i_4 Poltava\nax_infantry_1 Belgorod", axis="Belgorod")
    assert names(zone_of_control(crowded, SOVIET)) >= {"Kharkov-NW1", "Izyum", "Krasnograd"}
    assert not names(zone_of_control(crowded, SOVIET)) & {"Kharkov", "Poltava", "Belgorod"}


@rule("eastfront", "8.2")
def test_in_stalingrad_it_reaches_two_hexes_not_over_the_rivers_and_not_into_the_battle_beside() -> None:
    """The picture beside 8.4."""
    s = at_rest("sv_i_3 Stalingrad\nsv_i_4 Kotelnikovo\nax_armor_14 Kotelnikovo\nbattle Kotelnikovo axis")
    assert names(zone_of_control(s, SOVIET)) == {"Stalingrad-SE1", "Stalingrad-NE1"}
    assert not zone_of_control(s, AXIS)


@rule("eastfront", "8.2", "14.6")
def test_who_is_engaged_unsupplied_or_scattered_has_no_zone_of_control() -> None:
    assert zone_of_control(at_rest("sv_p_1 Kharkov"), SOVIET)
    assert not zone_of_control(at_rest("sv_p_1 Kharkov cut_off"), SOVIET)
    assert not zone_of_control(at_rest("sv_p_1 Kharkov scattered"), SOVIET)
    assert not zone_of_control(at_rest("sv_p_1 Kharkov\nax_infantry_1 Kharkov"), SOVIET)
    beside_another = at_rest("sv_p_1 Kharkov cut_off\nsv_i_3 Kharkov")
    assert "Poltava" in names(zone_of_control(beside_another, SOVIET))


# -- 8.3: friendly, enemy, disputed --------------------------------------------------------------------------------

FRONT = "ax_infantry_1 Kharkov\nsv_i_3 Izyum\n"


@rule("eastfront", "8.0", "8.3", "8.31", "8.32", "8.33")
def test_what_both_zones_cover_is_disputed_and_what_one_covers_is_its_owners() -> None:
    s = at_rest(FRONT, axis="Kharkov")
    both = zone_of_control(s, AXIS) & zone_of_control(s, SOVIET)
    assert names(both) == {"Krasnograd"}
    assert s.disputed == both
    for name in ("Kharkov", "Poltava", "Belgorod"):
        assert is_friendly(s, AXIS, hex_(name))
        assert not is_friendly(s, SOVIET, hex_(name))
    assert is_friendly(s, SOVIET, hex_("Izyum"))
    assert not is_friendly(s, AXIS, hex_("Krasnograd"))
    assert not is_friendly(s, SOVIET, hex_("Krasnograd"))


@rule("eastfront", "8.31", "7.12")
def test_a_battle_is_friendly_to_its_original_defender() -> None:
    text = "ax_infantry_1 Kharkov\nsv_i_3 Kharkov\nbattle Kharkov {}"
    assert is_friendly(at_rest(text.format("soviet"), axis="Kharkov"), SOVIET, hex_("Kharkov"))
    assert is_friendly(at_rest(text.format("axis")), AXIS, hex_("Kharkov"))


@rule("eastfront", "8.34")
def test_a_hex_that_nobody_watches_stays_with_who_had_it_last() -> None:
    s = at_rest("", axis="Kharkov")
    assert is_friendly(s, AXIS, hex_("Kharkov"))
    assert is_friendly(s, SOVIET, hex_("Izyum"))


@rule("eastfront", "8.34", "8.33")
@pytest.mark.parametrize(("held", "side"), [("Kharkov", SOVIET), ("Kharkov Krasnograd", AXIS)])
def test_a_disputed_hex_goes_back_to_its_last_owner_when_both_have_gone(held: str, side: int) -> None:
    s = at_rest(FRONT, axis=held)
    assert not is_friendly(s, side, hex_("Krasnograd"))
    for name in ("ax_infantry_1", "sv_i_3"):
        lift(s, unit(name))
    fix_control(s)
    assert is_friendly(s, side, hex_("Krasnograd"))


# -- 8.1: fixed while a phase lasts --------------------------------------------------------------------------------

ADVANCE = """
scenario S42
month july-1942
phase movement
active axis
axis germany romania hungary slovakia Kharkov Poltava Poltava-W1
ax_hq_south Kharkov 2 role=command shown
ax_armor_14 Kharkov
sv_i_3 Rostov
"""


@rule("eastfront", "8.1", "8.4")
def test_control_changes_when_the_next_phase_begins_not_while_units_move() -> None:
    m = position(ADVANCE)
    assert controller(m, "Izyum") == "axis"  # the zone of Kharkov
    move(m, "ax_armor_14", "Kursk")
    assert controller(m, "Kursk") == "soviet"
    while prompt(m) in ("movement", "mobilize"):
        answer(m, "done")
    assert controller(m, "Kursk") == "axis"
    assert any("Kursk" in event["spaces"] for event in told(m, "control") if event["side"] == "axis")


@rule("eastfront", "8.1")
def test_whoever_only_passes_through_leaves_a_hex_as_it_was() -> None:
    m = position(ADVANCE)
    move(m, "ax_armor_14", "Millerovo")
    while prompt(m) in ("movement", "mobilize"):
        answer(m, "done")
    gained = {name for event in told(m, "control") for name in event["spaces"]}
    around = {HEXES[near] for near in (hex_("Millerovo"), *LINKS[hex_("Millerovo")])}
    assert "Millerovo" in gained
    assert gained <= around


@rule("eastfront", "8.4")
def test_command_and_land_supply_are_traced_over_disputed_hexes_but_never_over_the_enemys() -> None:
    s = at_rest(FRONT, axis="Kharkov")
    free = names(not_enemy(s, AXIS))
    assert {"Belgorod", "Krasnograd", "Kharkov", "Poltava"} <= free
    assert "Izyum" not in free
