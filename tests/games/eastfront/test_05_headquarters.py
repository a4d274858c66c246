"""5.0: headquarters: activated, deployed, mobilized, deactivated; their radius, their blitz, their disorganisation."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront.headquarters import (
    air_range,
    air_value,
    command_value,
    commanded,
    radius,
    supports,
    supreme_moves,
)
from grognard.games.eastfront.hexes import HEX, LAND
from grognard.games.eastfront.units import UNIT
from tests.games.eastfront.ground import names
from tests.games.eastfront.play import (
    answer,
    at,
    offered,
    place,
    position,
    prompt,
    refused,
    state,
    strength,
    told,
    verbs,
)
from tests.games.eastfront.written import EVERYWHERE, marks
from tests.games.eastfront.written import at as written_at
from tests.marks import rule


def axis(
    text: str, phase: str = "command", weather: str = "dry", more: str = "", dice: list[int] | None = None
) -> Match:
    """The Axis is active, and holds all the land but for the Soviets' hexes."""
    head = f"scenario S42\nmonth july-1942\nphase {phase}\nactive axis\nweather {weather}\naxis {EVERYWHERE}\n{more}"
    return position(f"{head}\n{text}", dice=dice)


def soviets(
    text: str, phase: str = "command", weather: str = "dry", more: str = "", dice: list[int] | None = None
) -> Match:
    """The Soviets are active, and hold all the land but for the Axis' hexes."""
    head = f"scenario S42\nmonth july-1942\nturn second\nphase {phase}\nactive soviet\nweather {weather}\naxis germany"
    return position(f"{head}\n{more}\n{text}", dice=dice)


def hexes(*given: str) -> set[str]:
    return {place(name) for name in given}


# -- 5.2: activation -------------------------------------------------------------------------------------------


@rule("eastfront", "5.0", "5.2")
def test_an_active_hq_lies_face_up_and_all_see_what_it_is_worth() -> None:
    m = axis("ax_hq_center Kharkov 3\nax_hq_south Dnepropetrovsk 2")
    answer(m, ("unit", "ax_hq_center"), ("space", "Kharkov"))
    assert {"shown", "role=command"} <= marks(m, "ax_hq_center")
    assert "shown" not in marks(m, "ax_hq_south")
    assert told(m, "activated", "soviet")[0]["strength"] == 3


@rule("eastfront", "5.2")
def test_an_hq_in_a_battle_is_activated_like_any_other() -> None:
    m = axis("ax_hq_center Kharkov 3\nax_infantry_2 Kharkov 3\nsv_i_9 Kharkov 3")
    answer(m, ("unit", "ax_hq_center"), ("space", "Kharkov"))
    assert "role=command" in marks(m, "ax_hq_center")


@rule("eastfront", "5.21", "8.4")
def test_it_deploys_by_one_hex_to_friendly_hexes_only_and_never_into_a_battle() -> None:
    m = axis("""
    ax_hq_center Kamensko 2
    ax_infantry_2 Rostov 3
    sv_i_9 Rostov 3
    sv_i_50 Rostov-E1 3
    """)
    answer(m, ("unit", "ax_hq_center"))
    beside = offered(m, "space")
    assert place("Kamensko") in beside
    assert not beside & hexes("Rostov", "Rostov-E1")
    assert refused(m, "space", "Rostov") == ("5.21", "deploys-into-battle")
    assert refused(m, "space", "Moscow") == ("5.21", "one-hex")
    answer(m, ("space", "Voroshilovgrad"))
    assert at(m, "ax_hq_center") == "Voroshilovgrad"
    assert told(m, "deployed", "soviet")[0]["path"] == ["Kamensko", "Voroshilovgrad"]


@rule("eastfront", "5.21")
def test_a_hex_that_the_enemy_controls_is_no_place_to_deploy_to() -> None:
    m = position("""
    scenario S42
    month july-1942
    phase command
    active axis
    axis germany Kamensko
    ax_hq_center Kamensko 2
    """)
    answer(m, ("unit", "ax_hq_center"))
    assert offered(m, "space") >= hexes("Kamensko", "Rostov")  # its own zone of control: friendly
    assert refused(m, "space", "Kalach-W1") == ("5.21", "not-friendly")  # no zone over the river (8.2)


@rule("eastfront", "5.21", "5.8", "12.22")
def test_in_mud_no_hq_deploys_but_in_snow_it_may() -> None:
    in_mud = axis("ax_hq_center Kharkov 2", weather="mud")
    answer(in_mud, ("unit", "ax_hq_center"))
    assert offered(in_mud, "space") == {"Kharkov"}
    assert refused(in_mud, "space", "Kharkov-E1") == ("5.21", "no-deploying-in-mud")
    in_snow = axis("ax_hq_center Kharkov 2", weather="snow")
    answer(in_snow, ("unit", "ax_hq_center"))
    assert place("Kharkov-E1") in offered(in_snow, "space")


@rule("eastfront", "5.21", "6.42")
def test_an_hq_that_deploys_out_of_a_battle_and_leaves_nobody_there_is_pursued_at_once() -> None:
    text = "ax_hq_center Kharkov 2\nsv_i_9 Kharkov 3"
    m = axis(
        text, dice=[6, 1, 6]
    )  # infantry as fast as an HQ: single fire, but a major city covers it: two hits, a step
    answer(m, ("unit", "ax_hq_center"), ("space", "Kharkov-W1"))
    assert (at(m, "ax_hq_center"), strength(m, "ax_hq_center")) == (place("Kharkov-W1"), 1)
    dead = axis("ax_hq_center Kharkov 0\nsv_a_9 Kharkov 3", dice=[5, 5, 1])
    answer(dead, ("unit", "ax_hq_center"), ("space", "Kharkov-W1"))
    assert written_at(dead, "ax_hq_center") == "lost"


@rule("eastfront", "5.21")
def test_where_others_hold_the_battle_an_hq_deploys_out_of_it_unharmed() -> None:
    m = axis("ax_hq_center Kharkov 2\nax_infantry_2 Kharkov 3\nsv_i_9 Kharkov 3", dice=[])
    answer(m, ("unit", "ax_hq_center"), ("space", "Kharkov-W1"))
    assert strength(m, "ax_hq_center") == 2


@rule("eastfront", "5.21", "6.22")
def test_deploying_may_crowd_a_hex_until_the_end_of_movement() -> None:
    m = axis("""
    ax_hq_center Kharkov-W1 2
    ax_infantry_2 Kharkov 3
    ax_infantry_6 Kharkov 3
    ax_infantry_7 Kharkov 3
    ax_infantry_8 Kharkov 3
    sv_i_9 Moscow 3
    """)
    answer(m, ("unit", "ax_hq_center"), ("blitz", "Kharkov"), "done")
    assert prompt(m) == "movement"
    assert refused(m, "done") == ("6.22", "overstacked")
    answer(m, ("unit", "ax_infantry_2"), ("space", "Kharkov-E1"))
    assert offered(m, "done")


# -- 5.3: the radius -------------------------------------------------------------------------------------------


@rule("eastfront", "5.1", "5.3")
@pytest.mark.parametrize(
    ("value", "far", "not_so_far"),
    [(0, "Kharkov", "Kharkov-E1"), (1, "Kharkov-E1", "Kharkov-E2"), (3, "Kharkov-E3", "Kharkov-E4")],
)
def test_the_radius_is_the_command_value_and_of_none_the_own_hex(value: int, far: str, not_so_far: str) -> None:
    s = state(axis(f"ax_hq_center Kharkov {value} role=command shown", phase="movement"))
    reached = commanded(s)
    assert reached >> HEX[far] & 1
    assert not reached >> HEX[not_so_far] & 1


@rule("eastfront", "5.3", "8.4")
def test_example_stalingrad_in_enemy_hands_blocks_the_line_of_command() -> None:
    """The picture of 5.3: an HQ commands all within two hexes, but nobody behind the enemy in Stalingrad."""
    s = state(
        soviets(
            """
    sv_hq_south Stalingrad-E1 2 role=command shown
    sv_i_9 Stalingrad-SE1 3
    ax_infantry_2 Stalingrad 4
    """,
            phase="movement",
            more="soviet Stalingrad-E1 Stalingrad-SE1",
        )
    )
    reached = radius(s, UNIT["sv_hq_south"])
    assert reached >> HEX["Stalingrad-SE1"] & 1
    assert reached >> HEX["Stalingrad"] & 1  # into an enemy hex: there a battle may be fought and supported
    assert not reached >> HEX["Kalach"] & 1  # but not through it


@rule("eastfront", "5.3")
def test_the_radius_does_not_cross_what_nobody_can_cross() -> None:
    s = state(axis("ax_hq_center Melitopol 1 role=command shown", phase="movement"))
    assert not radius(s, UNIT["ax_hq_center"]) >> HEX["Perekop"] & 1
    assert air_range(s, UNIT["ax_hq_center"]) >> HEX["Perekop"] & 1  # 13.11: aircraft do


@rule("eastfront", "5.3", "6.1")
def test_only_units_under_command_move() -> None:
    m = axis(
        """
    ax_hq_center Kharkov 1 role=command shown
    ax_infantry_2 Kharkov-E1 3
    ax_infantry_6 Kharkov-E2 3
    """,
        phase="movement",
    )
    assert offered(m, "unit") == {"ax_infantry_2"}
    assert refused(m, "unit", "ax_infantry_6") == ("5.3", "not-commanded")
    assert refused(m, "unit", "ax_hq_center") == ("5.41", "active-hq-stays")


@rule("eastfront", "5.2")
def test_an_inactive_hq_moves_like_any_unit_under_command() -> None:
    m = axis("ax_hq_center Kharkov 1 role=command shown\nax_hq_south Kharkov-E1 2", phase="movement")
    answer(m, ("unit", "ax_hq_south"), ("space", "Kharkov-E3"))
    assert at(m, "ax_hq_south") == place("Kharkov-E3")
    assert told(m, "moved", "soviet")[0]["unit"] is None


# -- 5.4: mobile HQs and combat HQs ----------------------------------------------------------------------------


@rule("eastfront", "5.4", "5.41", "5.43")
def test_a_mobile_hq_loses_its_step_stands_up_and_moves() -> None:
    m = axis("ax_hq_center Kharkov 2 role=command shown", phase="mobilize")
    answer(m, ("unit", "ax_hq_center"), ("space", "Kharkov-E2"))
    assert (at(m, "ax_hq_center"), strength(m, "ax_hq_center")) == (place("Kharkov-E2"), 1)
    assert "shown" not in marks(m, "ax_hq_center")
    assert told(m, "deactivated")[0]["unit"] == "ax_hq_center"


@rule("eastfront", "5.42", "5.43", "4.43")
def test_a_combat_hq_stays_supports_and_is_deactivated_where_it_is() -> None:
    m = axis(
        """
    ax_hq_center Kharkov 2 role=command shown
    ax_infantry_2 Kharkov-E1 4 shown
    sv_i_9 Kharkov-E1 2
    """,
        phase="mobilize",
        dice=[1, 1, 1, 1, 1, 1],
    )
    answer(m, "done")
    assert supports(state(m), HEX["Kharkov-E1"])
    assert prompt(m) == "strikes"
    answer(m, "done", ("space", "Kharkov-E1"))
    assert m.dice_left == []
    assert m.asks[0].seat == "soviet"
    assert (at(m, "ax_hq_center"), strength(m, "ax_hq_center")) == ("Kharkov", 1)
    assert "shown" not in marks(m, "ax_hq_center")


@rule("eastfront", "5.43", "5.1")
def test_an_hq_without_strength_that_was_active_is_eliminated_when_it_is_deactivated() -> None:
    m = axis("ax_hq_center Kharkov 0 role=command shown\nax_infantry_2 Warsaw 3\nsv_i_9 Moscow 3", phase="deactivation")
    assert written_at(m, "ax_hq_center") == "lost"
    mobile = axis("ax_hq_center Kharkov 0 role=command shown\nax_hq_south Kiev 2 role=command shown", phase="mobilize")
    assert refused(mobile, "unit", "ax_hq_center") == ("5.43", "no-step-left")


@rule("eastfront", "5.43")
def test_an_hq_that_was_deactivated_does_not_move_in_the_blitz() -> None:
    m = axis(
        """
    ax_hq_center Kharkov 3 role=command blitzes=1 shown
    ax_hq_south Kharkov-E1 2 role=command shown
    ax_hq_a Kharkov-E1 2
    """,
        phase="deactivation",
    )
    assert (prompt(m), state(m).blitz) == ("movement", 1)
    assert refused(m, "unit", "ax_hq_south") == ("5.43", "no-more-this-turn")
    assert "ax_hq_a" in offered(m, "unit")


@rule("eastfront", "5.41")
def test_nobody_is_asked_to_mobilize_who_cannot() -> None:
    m = axis("ax_hq_center Kharkov 0 role=command shown\nax_infantry_2 Kharkov 3\nsv_i_9 Moscow 3", phase="movement")
    answer(m, "done")
    assert m.asks[0].seat == "soviet"


# -- 5.5, 5.6: aircraft, and the Supreme HQs -------------------------------------------------------------------


@rule("eastfront", "5.5", "5.63", "13.11", "13.12")
def test_aircraft_fly_as_far_as_the_command_value_and_those_of_the_supreme_hq_twice_as_far() -> None:
    s = state(
        axis("ax_hq_okh Kharkov 3 role=command shown\nax_hq_south Kharkov 2 role=command shown", phase="mobilize")
    )
    okh, south = UNIT["ax_hq_okh"], UNIT["ax_hq_south"]
    assert (air_value(s, okh), air_value(s, south)) == (3, 2)
    assert air_range(s, okh) >> HEX["Kharkov-E6"] & 1
    assert not air_range(s, okh) >> HEX["Kharkov-E7"] & 1
    assert not air_range(s, south) >> HEX["Kharkov-E3"] & 1


@rule("eastfront", "5.6", "5.61", "6.51")
def test_a_supreme_hq_has_two_moves_for_each_point_and_no_radius() -> None:
    m = axis("ax_hq_okh Kharkov 3\nax_infantry_2 Kharkov 3\nsv_i_9 Moscow 3")
    answer(m, ("unit", "ax_hq_okh"), ("space", "Kharkov"))
    s = state(m)
    assert s.supreme == 6
    assert commanded(s) == 0


@rule("eastfront", "5.64", "6.51")
def test_a_supreme_hq_supports_no_combat() -> None:
    s = state(axis("ax_hq_okh Kharkov 3 role=command shown", phase="mobilize"))
    assert not supports(s, HEX["Kharkov"])


@rule("eastfront", "5.62")
def test_a_supreme_hq_mobilizes_by_one_rail_move_for_nothing_and_by_more_with_what_is_left() -> None:
    text = "ax_hq_okh Warsaw 3 role=command shown"
    one = axis(text, phase="mobilize")
    two = axis(text, phase="mobilize", more="supreme 1")
    answer(one, ("unit", "ax_hq_okh"))
    answer(two, ("unit", "ax_hq_okh"))
    near, far = offered(one, "rail"), offered(two, "rail")
    assert near < far
    answer(two, ("rail", min(far - near)))
    assert (state(two).supreme, strength(two, "ax_hq_okh")) == (0, 2)
    answer(one, ("rail", "Brest"))
    assert (state(one).supreme, at(one, "ax_hq_okh")) == (0, "Brest")


# -- 5.7: blitz ------------------------------------------------------------------------------------------------


@rule("eastfront", "5.7")
def test_supreme_hqs_never_blitz_nor_does_who_has_not_two_steps() -> None:
    m = axis("ax_hq_okh Kharkov 3\nax_hq_center Kharkov 0\nax_hq_south Kiev 1")
    answer(m, ("unit", "ax_hq_okh"))
    assert "blitz" not in verbs(m)
    assert refused(m, "blitz", "Kharkov") == ("5.7", "supreme-never-blitz")
    answer(m, ("space", "Kharkov"), ("unit", "ax_hq_center"))
    assert refused(m, "blitz", "Kharkov") == ("5.7", "blitz-needs-steps")
    answer(m, ("space", "Kharkov"), ("unit", "ax_hq_south"))
    assert "Kiev" in offered(m, "blitz")


@rule("eastfront", "5.7", "4.43", "4.44", "4.45")
def test_a_blitz_hq_stays_active_a_step_lower_and_is_deactivated_after_the_second_round() -> None:
    m = axis("""
    ax_hq_center Kharkov 2
    ax_infantry_2 Kharkov-E1 3
    ax_infantry_6 Kharkov-E2 3
    sv_i_9 Moscow 3
    """)
    answer(m, ("unit", "ax_hq_center"), ("blitz", "Kharkov"), "done")
    assert offered(m, "unit") == {"ax_infantry_2", "ax_infantry_6"}
    answer(m, ("unit", "ax_infantry_2"), ("space", "Kharkov"), "done")
    assert (prompt(m), strength(m, "ax_hq_center")) == ("movement", 1)
    assert {"shown", "role=command"} <= marks(m, "ax_hq_center")
    assert offered(m, "unit") == {"ax_infantry_2"}  # may move again; the other is out of the smaller radius
    answer(m, "done")
    assert (prompt(m), offered(m, "unit")) == ("mobilize", {"ax_hq_center"})
    answer(m, "done")
    assert (m.asks[0].seat, strength(m, "ax_hq_center")) == ("soviet", 0)


@rule("eastfront", "5.7", "5.41")
def test_a_blitz_hq_mobilizes_only_after_the_blitz_movement() -> None:
    first = axis(
        """
    ax_hq_center Kharkov 2 role=command blitzes=1 shown
    ax_hq_south Kharkov-W1 2 role=command shown
    """,
        phase="mobilize",
    )
    assert refused(first, "unit", "ax_hq_center") == ("5.7", "blitz-stays")
    second = axis("ax_hq_center Kharkov 1 role=command blitzes=1 shown", phase="mobilize", more="blitz 1")
    answer(second, ("unit", "ax_hq_center"), ("space", "Kharkov-E1"))
    assert strength(second, "ax_hq_center") == 0


# -- 5.8: disorganisation --------------------------------------------------------------------------------------


@rule("eastfront", "5.8", "12.22", "13.16")
@pytest.mark.parametrize(("weather", "of_axis", "of_soviets"), [("dry", 2, 2), ("mud", 1, 1), ("snow", 1, 2)])
def test_mud_disorganises_all_hqs_and_snow_those_of_the_axis(weather: str, of_axis: int, of_soviets: int) -> None:
    s = state(axis("ax_hq_center Kharkov 2\nsv_hq_west Moscow 2", weather=weather))
    values = [command_value(s, UNIT[hq]) for hq in ("ax_hq_center", "sv_hq_west")]
    assert values == [of_axis, of_soviets]
    assert air_value(s, UNIT["ax_hq_center"]) == of_axis


@rule("eastfront", "5.8")
def test_a_disorganised_hq_without_strength_commands_nobody_and_cannot_be_activated() -> None:
    m = axis("ax_hq_center Kharkov 0\nax_hq_south Kiev 1", weather="mud")
    assert offered(m, "unit") == {"ax_hq_south"}
    assert refused(m, "unit", "ax_hq_center") == ("5.8", "no-command")


@rule("eastfront", "5.8")
def test_supreme_hqs_at_home_do_not_mind_the_weather() -> None:
    s = state(axis("ax_hq_okh Warsaw 3\nsv_hq_stavka Moscow 3", weather="mud"))
    assert [supreme_moves(s, UNIT[hq]) for hq in ("ax_hq_okh", "sv_hq_stavka")] == [6, 6]
    away = state(axis("ax_hq_okh Brest 3\nsv_hq_stavka Tula 3", weather="mud"))
    assert [supreme_moves(away, UNIT[hq]) for hq in ("ax_hq_okh", "sv_hq_stavka")] == [4, 4]


@rule("eastfront", "S'41 3", "5.8")
def test_in_june_1941_all_soviet_hqs_are_disorganised_even_in_moscow_but_they_may_deploy() -> None:
    head = "scenario S41\nmonth {}\nfortnight 2\nturn second\nphase command\nactive soviet\naxis germany"
    text = "sv_hq_stavka Moscow 3\nsv_hq_west Minsk 2\nax_infantry_2 Warsaw 3"
    june = position(f"{head.format('june-1941')}\n{text}")
    assert [command_value(state(june), UNIT[hq]) for hq in ("sv_hq_stavka", "sv_hq_west")] == [2, 1]
    answer(june, ("unit", "sv_hq_west"))
    assert len(offered(june, "space")) > 1
    july = state(position(f"{head.format('july-1941')}\n{text}"))
    assert [command_value(july, UNIT[hq]) for hq in ("sv_hq_stavka", "sv_hq_west")] == [3, 2]


# -- 14.2, 15.41: other orders ---------------------------------------------------------------------------------


@rule("eastfront", "14.2")
def test_an_hq_with_the_paratroops_can_order_a_drop_and_then_has_neither_command_nor_aircraft() -> None:
    text = "sv_hq_west Moscow 2\nsv_p_1 Moscow 3\nsv_hq_south Kharkov 2\nax_infantry_2 Smolensk 3"
    m = soviets(text, more="options paratroops")
    answer(m, ("unit", "sv_hq_south"))
    assert refused(m, "paradrop") == ("14.2", "no-paratroops-here")
    answer(m, ("space", "Kharkov"), ("unit", "sv_hq_west"), "paradrop")
    s = state(m)
    hq = UNIT["sv_hq_west"]
    assert (air_value(s, hq), supports(s, HEX["Moscow"])) == (0, False)
    assert names(commanded(s)) == names(radius(s, UNIT["sv_hq_south"]))
    without = soviets(text)
    answer(without, ("unit", "sv_hq_west"))
    assert refused(without, "paradrop") == ("14.2", "no-paratroop-rules")


@rule("eastfront", "15.41")
def test_an_invasion_hq_supports_over_the_sea_and_commands_nobody_by_land() -> None:
    text = "sv_hq_south Sevastopol {}\nsv_i_9 Sevastopol 3\nsv_i_12 Simferopol 3"
    reached = []
    for value in (1, 2):
        m = soviets(text.format(value), more="options naval")
        answer(m, ("unit", "sv_hq_south"), "invasion")
        s = state(m)
        assert commanded(s) == 0
        reached.append(names(radius(s, UNIT["sv_hq_south"]) & LAND))
    assert "Simferopol" not in reached[0]  # it lies beside Sevastopol, but by land
    assert "Simferopol" in reached[1]  # over two hexes of sea
    ashore = soviets("sv_hq_south Kharkov 2", more="options naval")
    answer(ashore, ("unit", "sv_hq_south"))
    assert refused(ashore, "invasion") == ("15.41", "not-in-a-port")
