"""2.0: the blocks: how many, of which kinds, how strong they grow, what makes some of them special."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard.games.eastfront import units
from grognard.games.eastfront.arrivals import due_month
from grognard.games.eastfront.costs import cadre_cost, step_cost
from grognard.games.eastfront.fire import ATTACK, DEFENCE
from grognard.games.eastfront.forces import SETUPS, in_row, row_of
from grognard.games.eastfront.ground import SPEED
from grognard.games.eastfront.scenarios import SCENARIOS, month_of
from grognard.games.eastfront.units import KIND, LABELS, MAX, MIN, NAMES, NAMES_ES, NATION, OF_SIDE, UNIT, UNITS
from grognard.games.eastfront.words import (
    ARMOR,
    AXIS,
    CAVALRY,
    DOUBLE,
    HQ,
    INFANTRY,
    KINDS,
    MECH,
    NO_FIRE,
    SHOCK,
    SINGLE,
    SOVIET,
    STATIC,
)
from tests.games.eastfront.ground import at_rest
from tests.games.eastfront.play import GAME, position, state
from tests.games.eastfront.written import at
from tests.marks import rule

SOVIETS = [unit for unit in OF_SIDE[SOVIET] if not units.IS_TURNCOAT[unit]]


def of(side: int, kind: int) -> list[int]:
    return [unit for unit in (SOVIETS if side else OF_SIDE[AXIS]) if KIND[unit] == kind]


# -- 2.0 to 2.2: who there is ------------------------------------------------------------------------------------


@rule("eastfront", "2.0")
def test_the_blocks_are_138_and_nine_satellites_may_be_seen_again_on_the_other_side() -> None:
    assert (len(OF_SIDE[AXIS]), len(SOVIETS)) == (65, 73)
    turned = [unit for unit in OF_SIDE[SOVIET] if units.IS_TURNCOAT[unit]]
    assert sorted(units.TURNED.values()) == turned
    assert Counter(NATION[unit] for unit in units.TURNED) == {"rumanian": 4, "hungarian": 3, "bulgarian": 2}


@rule("eastfront", "2.1", "2.66")
def test_the_axis_leads_germans_and_four_nations_of_satellites() -> None:
    assert {NATION[unit] for unit in SOVIETS} == {"soviet"}
    nations = Counter(NATION[unit] for unit in OF_SIDE[AXIS])
    assert {name: nations[name] for name in ("rumanian", "hungarian", "bulgarian", "italian")} == {
        "rumanian": 4, "hungarian": 3, "bulgarian": 2, "italian": 1,
    }  # fmt: skip
    assert nations["german"] == 55
    expeditions = {UNITS[unit] for unit in units.ALL if units.IS_EXPEDITION[unit]}
    assert expeditions == {"ax_rum_3", "ax_rum_4", "ax_hun_2", "ax_ita_8"}


@rule("eastfront", "2.2", "2.24", "2.25", "2.67")
def test_cavalry_and_shock_armies_are_soviet_and_static_units_satellites() -> None:
    assert [len(of(AXIS, kind)) for kind in (CAVALRY, SHOCK)] == [0, 0]
    assert [len(of(SOVIET, kind)) for kind in (CAVALRY, SHOCK, STATIC)] == [5, 5, 0]
    assert {UNITS[unit] for unit in of(AXIS, STATIC)} == {"ax_bul_2", "ax_rum_2"}
    assert [len(of(side, HQ)) for side in (AXIS, SOVIET)] == [5, 6]


@rule("eastfront", "2.2", "2.21", "2.22", "2.23", "2.24", "2.25", "2.26")
@pytest.mark.parametrize(
    ("kind", "speed", "attack", "defence"),
    [
        (ARMOR, 3, DOUBLE, DOUBLE), (MECH, 3, SINGLE, DOUBLE), (INFANTRY, 2, SINGLE, SINGLE),
        (CAVALRY, 3, SINGLE, SINGLE), (SHOCK, 1, DOUBLE, DOUBLE), (HQ, 2, NO_FIRE, NO_FIRE),
    ],
    ids=lambda value: KINDS[value] if value in range(len(KINDS)) else str(value),
)  # fmt: skip
def test_the_kind_says_how_fast_a_unit_is_and_how_it_fires(kind: int, speed: int, attack: int, defence: int) -> None:
    plain = [u for u in units.ALL if KIND[u] == kind and not units.IS_SS[u]]
    assert SPEED[kind][0] == speed
    assert {ATTACK[unit] for unit in plain} == {attack}
    assert {DEFENCE[unit] for unit in plain} == {defence}


# -- 2.3 to 2.5: strength and names -----------------------------------------------------------------------------------


@rule("eastfront", "2.3", "2.4", "2.67", "5.1")
def test_germans_grow_to_four_soviets_to_three_guards_and_shock_to_four() -> None:
    fighters = [unit for unit in units.ALL if KIND[unit] not in (HQ, STATIC)]
    assert {MIN[unit] for unit in fighters} == {1}
    assert {MAX[unit] for unit in fighters if NATION[unit] == "german"} == {4}
    guards = [u for u in fighters if u in SOVIETS and (units.IS_GUARDS[u] or KIND[u] == SHOCK)]
    assert {MAX[unit] for unit in guards} == {4}
    assert {MAX[unit] for unit in fighters if unit in SOVIETS and unit not in guards} == {3}
    assert {MIN[unit] for unit in units.ALL if KIND[unit] in (HQ, STATIC)} == {0}


@rule("eastfront", "5.1", "W'41 2")
def test_the_hqs_of_the_axis_have_fourteen_steps_and_stavka_three() -> None:
    assert sum(MAX[hq] for hq in units.HQS[AXIS]) == 14
    assert [MAX[hq] for hq in units.HQS[SOVIET]] == [3, 2, 2, 2, 2, 2]
    assert (UNIT["ax_hq_okh"], UNIT["sv_hq_stavka"]) == units.SUPREME


@rule("eastfront", "2.5", "11.5")
def test_every_block_has_its_number_and_its_month() -> None:
    assert all(NAMES[unit] and NAMES_ES[unit] and LABELS[unit] for unit in units.ALL)
    assert len(set(NAMES)) == len(set(NAMES_ES)) == len(UNITS)
    assert due_month(UNIT["sv_p_1"]) == month_of(1941, 12) == 28  # counted from September 1939
    assert due_month(UNIT["ax_armor_41"]) == 0


# -- 2.6: special units ------------------------------------------------------------------------------------------------


@rule("eastfront", "2.6", "3.22")
@pytest.mark.parametrize(
    ("special", "plain"),
    [("ax_mountain_49", "ax_infantry_2"), ("ax_infantry_54", "ax_infantry_2"), ("sv_co_coastal", "sv_i_40")],
)
def test_special_infantry_counts_as_infantry_of_the_starting_forces(special: str, plain: str) -> None:
    s = state(GAME.start("S42", seed=1))
    side, row = units.SIDE[UNIT[plain]], row_of(s, UNIT[plain])
    assert row_of(s, UNIT[special]) == row
    assert SETUPS["S42"].rows[side][row].kind == INFANTRY
    assert UNIT[special] in in_row(s, side, row)


@rule("eastfront", "2.61", "2.62", "11.43")
def test_mountain_steps_and_the_cadre_of_the_coastal_army_are_dearer() -> None:
    s = at_rest("")
    plain, mountain, siege = (UNIT[name] for name in ("ax_infantry_1", "ax_mountain_49", "ax_infantry_54"))
    assert step_cost(s, mountain) > step_cost(s, plain) == step_cost(s, siege) == 4
    assert cadre_cost(s, mountain) > cadre_cost(s, plain) == cadre_cost(s, siege)
    army, coastal = UNIT["sv_i_40"], UNIT["sv_co_coastal"]
    assert step_cost(s, army) == step_cost(s, coastal) == 2
    assert cadre_cost(s, coastal) > cadre_cost(s, army) == 4


@rule("eastfront", "2.63", "S'42 1")
def test_the_siege_guns_come_in_summer_1942_and_are_lost_with_their_corps() -> None:
    assert [state(GAME.start(name, seed=1)).siege for name in ("S41", "W41", "S42", "W43")] == [0, 0, 1, 1]
    m = position("scenario S42\nmonth july-1942\nturn second\nphase combat\nactive soviet\naxis germany\n"
                   "sv_hq_west Kharkov-E1 2 role=command shown\nsv_s_1 Kalach 2\nax_infantry_54 Kalach 1\n"
                   "battle Kalach axis ordered", dice=[1, 6, 6])  # fmt: skip
    assert at(m, "ax_infantry_54") == "lost"
    assert state(m).siege == 0


@rule("eastfront", "2.65")
def test_two_ss_corps_come_in_1943() -> None:
    corps = {UNITS[unit]: due_month(unit) for unit in units.ALL if units.IS_SS[unit]}
    assert set(corps) == {"ax_armor_1ss", "ax_mech_3ss"}
    assert all(month_of(1943, 1) <= month <= month_of(1943, 12) for month in corps.values())


@rule("eastfront", "2.64", "14.1")
@pytest.mark.parametrize("scenario", ["S42", "W42", "S43"])
def test_the_paratroops_begin_later_scenarios_eliminated_to_be_built(scenario: str) -> None:
    m = GAME.start(scenario, seed=1)
    while m.asks[0].prompt == "set-up":
        m.play(m.asks[0].seat, "done")
    assert at(m, "sv_p_1") == "lost"


@rule("eastfront", "2.68")
def test_army_group_e_has_four_german_units_that_wait_for_an_event() -> None:
    assert len(units.GROUP_E) == 4
    assert {(NATION[unit], units.EVENT[unit], due_month(unit)) for unit in units.GROUP_E} == {("german", "group-e", 0)}
    assert "group_e" not in SCENARIOS["S44"].special
