"""Chapter 9: supply, lines of communication, isolation and what it costs."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    allowed,
    answer,
    at,
    block,
    controller,
    lines,
    move,
    offered,
    pass_on,
    position,
    refused,
    rolls,
    strength,
    told,
)
from tests.marks import rule

# The Axis holds everything that has a number, so that no Soviet there has a way to S1-S12.
CUT = "scenario campaign\nphase opening\nactive soviet\naxis 1-153 F G1 G2 G3 G4\n"


def opening(text: str, side: str = "axis", dice: list[int] | None = None) -> Match:
    return position(f"scenario campaign\nphase opening\nactive {side}\n{text}", dice=dice)


def isolated(match: Match) -> list[str]:
    """The areas in which units were marked at the start of the last impulse."""
    marks = told(match, "isolated")
    found: list[str] = marks[-1]["spaces"] if marks else []
    return found


# ---- 9.3: the example


PUSHKIN = """
scenario campaign
phase opening
active soviet
axis HOME 13-65 71-81 87-95 109-116 127-135 139-141
L su_lm:4 su_l_hq:4 soviet-line
O su_l_90:2
64 su_l_198:2
80 de_16_x | soviet-line
67 su_v_4a su_v_52a
84 su_r_8a su_r_11a
82 su_r_23a soviet-line
96 su_v_hq su_r_27a
98 su_r_34a
"""


@rule("leningrad41", "9.0", "9.1", "9.2", "9.3", "2.1.1")
def test_of_fifteen_soviet_units_the_block_in_pushkin_and_a_line_alone_are_isolated() -> None:
    match = position(PUSHKIN)
    assert isolated(match) == ["64", "80"]
    assert match.view(None)["cut_lines"] == ["80"]
    assert "isolated" in block(match, "su_l_198")
    for unit in ("su_lm", "su_l_hq", "su_l_90", "su_v_4a", "su_r_34a"):
        assert "isolated" not in block(match, unit)


@rule("leningrad41", "9.3")
def test_if_nothing_changes_pushkin_loses_a_step_and_the_line_is_gone() -> None:
    match = position(PUSHKIN)
    answer(match, "pass", "done")
    assert strength(match, "su_l_198") == 1
    assert lines(match, "soviet") == ["82", "L"]
    assert controller(match, "80") == "axis"
    assert [strength(match, u) for u in ("su_lm", "su_l_hq", "su_l_90", "su_v_4a")] == [4, 4, 2, 4]


# ---- 9.0, 9.1: who is checked, and when


@rule("leningrad41", "9.0", "9.1")
def test_only_the_active_side_is_checked() -> None:
    text = "axis HOME 55\n55 de_16_x\n113 su_nw_5\n112 de_18_i\n90 de_18_l\n91 de_1pz\n114 de_6pz\n133 de_8pz"
    match = opening(text + "\n111 de_12pz")
    assert "113" not in isolated(match)
    assert {"55", "112"} <= set(isolated(match))
    answer(match, "pass", "done")
    assert isolated(match) == ["113"]  # now the Soviets were checked


@rule("leningrad41", "9.0", "4.2.4", "10.10.1")
def test_hitler_stalin_and_dietl_are_always_in_supply() -> None:
    match = opening("box de_hitler:2 de_dietl:2 su_stalin:2\n135 de_16_x:4")
    assert isolated(match) == ["135"]
    answer(match, "pass", "done", "pass", "done")
    assert [strength(match, u) for u in ("de_hitler", "de_dietl", "su_stalin")] == [2, 2, 2]
    assert strength(match, "de_16_x") == 3


@rule("leningrad41", "9.1", "6.0")
@pytest.mark.parametrize("verb", ["pass", "tactical", "strategic"])
def test_the_marks_hold_for_the_whole_impulse_whatever_it_is(verb: str) -> None:
    match = opening("axis HOME 109-114 126-133 139-141\n135 de_18_i\n114 de_41_hq de_1pz")
    assert isolated(match) == ["135"]
    answer(match, verb)
    if verb == "tactical":
        answer(match, ("unit", "de_41_hq"))
        pass_on(match, "activate-where", "activate")
    assert refused(match, "unit", "de_18_i") == ("9.1", "isolated")


@rule("leningrad41", "9.1")
def test_isolated_units_neither_move_nor_build_nor_activate() -> None:
    match = position(CUT + "84 su_r_8a\n113 su_nw_hq su_nw_11rk\nS1 su_v_hq")
    assert set(isolated(match)) == {"84", "113"}
    answer(match, "tactical")
    assert refused(match, "unit", "su_nw_hq") == ("9.1", "isolated")
    answer(match, ("unit", "su_v_hq"))
    pass_on(match, "activate-where", "activate")
    assert refused(match, "unit", "su_nw_11rk") == ("9.1", "isolated")


BESIEGED = "axis HOME\n135 de_16_x:4i | su_r_8a:4\n93 de_18_i | su_nw_5\n124 de_16_hq\n"


@rule("leningrad41", "9.1", "10.12")
def test_isolated_blocks_do_not_attack_but_defend() -> None:
    match = position(f"scenario campaign\nphase combat tactical\nactive axis\n{BESIEGED}")
    assert offered(match, "space") == {"93"}
    assert refused(match, "space", "135") == ("10.12", "only-isolated")
    match = position(f"scenario campaign\nphase combat strategic\nactive soviet\n{BESIEGED}", dice=[1] * 8)
    answer(match, ("space", "135"))
    assert rolls(match, "defence") == [[1, 1, 1, 1]]


@rule("leningrad41", "9.1", "10.12", "10.15.1")
def test_beside_others_an_isolated_block_rolls_no_dice_yet_may_be_hit() -> None:
    match = position(
        "scenario campaign\nphase combat strategic\nactive axis\nfresh 93\n93 de_16_x:4i de_1pz:3 | su_r_3td:1",
        dice=[6, 1, 1, 1],
    )
    assert rolls(match, "attack") == [[1, 1, 1]]
    assert (strength(match, "de_16_x"), strength(match, "de_1pz")) == (2, 3)  # the hit, and attrition after it


@rule("leningrad41", "9.1", "9.3")
def test_a_mark_stays_until_a_check_finds_a_way_again() -> None:
    match = position(
        "scenario campaign\nphase logistics\nturn august\nactive soviet\ndisc axis\n84 su_r_8a:2i\n124 de_16_x"
    )
    answer(match, "activate", "done")
    assert refused(match, "unit", "su_r_8a") == ("9.1", "isolated")  # though its way is open now
    answer(match, "done", "pause", "pass", "done")
    assert "isolated" not in block(match, "su_r_8a")  # checked at the start of the Soviet impulse


# ---- 9.2: lines of communication


@rule("leningrad41", "9.2", "2.1")
def test_a_line_runs_any_distance_through_own_quiet_areas() -> None:
    match = opening("axis HOME\nT su_l_90\n139 su_nw_5\n13 su_k_54", side="soviet")
    assert isolated(match) == []


@rule("leningrad41", "9.2")
def test_a_line_does_not_cross_an_enemy_area_even_an_empty_one() -> None:
    ring = "112 111 90 91 114 133"
    match = opening(f"axis HOME {ring}\n113 su_nw_5", side="soviet")
    assert isolated(match) == ["113"]
    match = opening(f"axis HOME {ring.replace(' 133', '')}\n113 su_nw_5", side="soviet")
    assert isolated(match) == []


@rule("leningrad41", "9.2")
def test_a_line_may_begin_in_a_contested_area_but_not_pass_one() -> None:
    ring = "axis HOME 112 111 90 91 114"
    begins = opening(f"{ring}\n113 su_nw_5 | de_16_x", side="soviet")
    assert isolated(begins) == []  # by 133
    crosses = opening(f"{ring}\n113 su_nw_5\n133 su_nw_11rk | de_16_x", side="soviet")
    assert isolated(crosses) == ["113"]


@rule("leningrad41", "9.2")
def test_it_may_begin_in_a_contested_area_of_the_enemys_too() -> None:
    match = opening("axis HOME 112 111 90 91 114 113\n113 su_nw_5 | de_16_x", side="soviet")
    assert isolated(match) == []


@rule("leningrad41", "9.2", "2.1")
def test_units_in_a_source_of_theirs_are_in_supply_even_if_it_is_contested() -> None:
    match = opening("axis HOME\nG3 de_16_x | su_r_8a\n126 su_nw_5\n129 su_nw_33\n139 su_nw_188\nG2 su_r_11a")
    assert isolated(match) == []
    match = opening("axis HOME\nG4 de_16_x | su_r_8a")  # here the source is the Soviets'
    assert isolated(match) == ["G4"]


@rule("leningrad41", "9.2")
def test_a_line_does_not_end_in_a_contested_source() -> None:
    around = "axis HOME 150 151 144 145 147\nS11 su_v_4a | de_16_x\n"
    match = opening(around + "S12 su_r_8a", side="soviet")
    assert isolated(match) == []  # S12 is a source itself
    match = opening("axis 1-153 F G1 G2 G3 G4 S12 S10\n151 su_r_8a\nS11 su_v_4a | de_16_x", side="soviet")
    assert isolated(match) == ["151"]


@rule("leningrad41", "9.2", "2.4.8")
def test_lines_cross_rivers_and_island_arrows() -> None:
    match = opening(
        "axis HOME 109 110\n53 de_16_x\n54 de_18_i\n55 de_18_l\n72 de_1pz\n74 de_6pz\n88 de_8pz\n87 de_3mot"
    )
    assert isolated(match) == []  # 108 - 109 over the Daugava, 54 - 53 along the arrow


# ---- 9.3: the second check, and attrition


@rule("leningrad41", "9.1", "9.3")
def test_who_is_cut_off_in_the_enemys_impulse_suffers_at_the_end_of_his_own() -> None:
    match = opening("axis HOME 126-135 139-141\n135 de_18_i:4\n142 su_r_3td\n115 su_r_8a\n116 su_r_11a", side="soviet")
    answer(match, "pass")
    move(match, "su_r_3td", "134")
    assert match.asks[0].seat == "axis"
    assert isolated(match) == ["135"]
    assert strength(match, "de_18_i") == 4
    answer(match, "pass", "done")
    assert strength(match, "de_18_i") == 3


@rule("leningrad41", "9.3")
def test_a_way_opened_during_the_impulse_saves_them() -> None:
    match = opening("axis HOME 109-113 126-132 139-141\n113 de_1pz\n115 de_16_x:4 axis-line")
    assert isolated(match) == ["115"]
    assert match.view(None)["cut_lines"] == ["115"]
    answer(match, "pass")
    move(match, "de_1pz", "114")
    assert strength(match, "de_16_x") == 4
    assert "isolated" not in block(match, "de_16_x")
    assert match.view(None)["cut_lines"] == []
    assert told(match, "relieved")[0]["space"] == "115"


@rule("leningrad41", "9.3", "4.2.3.1")
@pytest.mark.parametrize(("unit", "dots", "after"), [("su_r_8a", 4, 3), ("su_l_hq", 3, 2), ("su_l_hq", 2, 0)])
def test_attrition_takes_a_step(unit: str, dots: int, after: int) -> None:
    match = position(CUT + f"113 {unit}:{dots}")
    answer(match, "pass", "done")
    assert strength(match, unit) == after


@rule("leningrad41", "9.3", "7.2.1")
@pytest.mark.parametrize(("unit", "dots"), [("su_r_8a", 1), ("su_l_hq", 0)])
def test_a_soviet_block_at_its_last_step_surrenders_for_good_and_counts(unit: str, dots: int) -> None:
    match = position(CUT + f"113 {unit}:{dots}")
    answer(match, "pass", "done")
    assert at(match, unit) == "lost"
    assert match.view(None)["kills"] == {"axis": 1, "soviet": 0}
    assert told(match, "surrendered")[0]["unit"] == unit


@rule("leningrad41", "9.3", "7.2.1")
def test_an_axis_block_at_its_last_step_surrenders_too() -> None:
    match = opening("135 de_id_81:1")
    answer(match, "pass", "done")
    assert at(match, "de_id_81") == "lost"
    assert match.view(None)["kills"] == {"axis": 0, "soviet": 1}


@rule("leningrad41", "9.3", "10.15.3")
def test_a_soviet_block_destroyed_in_combat_may_come_back_and_a_surrendered_one_may_not() -> None:
    match = position(
        "scenario campaign\nphase combat strategic\nactive axis\nfresh 93\n93 de_16_x:4 | su_nw_5:1",
        dice=[1, 6, 1, 1, 1],
    )
    assert at(match, "su_nw_5") == "pool"
    assert match.view(None)["kills"] == {"axis": 0, "soviet": 0}


@rule("leningrad41", "9.3")
def test_a_lone_isolated_line_in_a_contested_area_is_destroyed() -> None:
    match = position(CUT + "113 soviet-line | de_16_x")
    answer(match, "pass", "done")
    assert lines(match, "soviet") == []
    assert controller(match, "113") == "axis"
    assert match.view(None)["kills"] == {"axis": 0, "soviet": 0}  # lines never count


@rule("leningrad41", "9.3", "4.1")
def test_an_isolated_line_survives_beside_a_block_or_where_no_enemy_is() -> None:
    match = position(CUT + "113 soviet-line su_nw_11rk:3 | de_16_x\n112 soviet-line")
    answer(match, "pass", "done")
    assert lines(match, "soviet") == ["112", "113"]
    assert strength(match, "su_nw_11rk") == 2


@rule("leningrad41", "9.3")
def test_a_line_beside_a_block_that_surrenders_just_then_outlives_it() -> None:
    match = position(CUT + "113 soviet-line su_nw_11rk:1 | de_16_x\nS1 su_r_8a")
    answer(match, "pass", "done")
    assert at(match, "su_nw_11rk") == "lost"
    assert lines(match, "soviet") == ["113"]  # lines were looked at first: it was not alone
    answer(match, "pass", "done", "pause", "pause")
    pass_on(answer(match, "pass"), "command")
    pass_on(answer(match, "pass"), "command")
    assert lines(match, "soviet") == []


@rule("leningrad41", "9.3", "2.5")
def test_an_area_whose_last_defender_surrenders_falls_to_the_besieger() -> None:
    match = position(CUT + "113 su_nw_11rk:1 | de_16_x\n128 su_nw_5:1")
    assert controller(match, "113") == "axis"
    answer(match, "pass", "done")
    assert [at(match, u) for u in ("su_nw_11rk", "su_nw_5")] == ["lost", "lost"]
    assert (controller(match, "113"), controller(match, "128")) == ("axis", "soviet")


@rule("leningrad41", "9.3", "2.4.4.2")
def test_a_victory_area_lost_by_surrender_may_end_the_match() -> None:
    match = position(
        "scenario campaign\nphase opening\nactive axis\n108 de_id_81:1 | su_r_8a\n"
        "107 su_r_11a\n123 su_r_23a\n124 su_r_27a\n109 su_r_34a"
    )
    assert isolated(match) == ["108"]
    answer(match, "pass", "done")
    assert match.result is not None
    assert match.result.winner == "soviet"


@rule("leningrad41", "9.3", "6.0")
@pytest.mark.parametrize("verb", ["pass", "strategic", "tactical", "reinforce"])
def test_every_kind_of_impulse_ends_with_the_check(verb: str) -> None:
    match = opening("124 de_16_hq\n135 de_16_x:4\npool de_id_81")
    answer(match, verb)
    if verb == "tactical":
        answer(match, ("unit", "de_16_hq"))
    while match.asks[0].prompt not in ("impulse", "exploitation"):
        answer(
            match, "done" if allowed(match, "done") else ("number", 1) if offered(match, "number") else ("space", "G1")
        )
    assert strength(match, "de_16_x") == 3
