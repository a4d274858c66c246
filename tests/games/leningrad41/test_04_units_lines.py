"""Chapter 4: what is printed on the blocks, and what leaders, HQs, combat blocks and lines can do."""

from __future__ import annotations

from collections import Counter

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    GAME,
    allowed,
    answer,
    at,
    lines,
    offered,
    pass_on,
    position,
    prompt,
    refused,
    rolls,
    run_out,
    strength,
    told,
)
from tests.marks import rule


def full_strength(unit: str) -> int:
    """The strength of a block that a position names without saying how strong it is."""
    where = {"de_dietl": "box", "de_hitler": "box", "su_stalin": "box"}.get(unit, "pool")
    return strength(position(f"scenario campaign\n{where} {unit}"), unit)


# ---- 4.0, 4.2: what there is


@rule("leningrad41", "4.0", "1.1")
def test_there_are_ten_black_lines_and_twenty_red_ones_and_eight_bombers() -> None:
    for side, unit, many in (("axis", "de_16_x", 10), ("soviet", "su_r_8a", 20)):
        areas = "\n".join(f"{area} {side}-line" for area in range(17, 17 + many))
        home = "1" if side == "axis" else "84"
        match = position(f"scenario campaign\nactive {side}\naxis HOME\n{areas}\n{home} {unit}")
        answer(match, "pass", ("unit", unit))
        assert refused(match, "build") == ("4.1", "no-lines-left")
    assert len(GAME.names["bomber"]) == 8


@rule("leningrad41", "4.2", "4.2.3")
@pytest.mark.parametrize(
    ("unit", "dots"),
    [
        ("su_r_8a", 4),  # a Soviet army
        ("su_nw_11rk", 3),  # a corps
        ("su_l_90", 2),  # a division
        ("su_r_3td", 2),
        ("de_16_x", 4),  # an Axis corps
        ("fi_ii", 4),
        ("de_1pz", 3),  # divisions
        ("fi_2", 2),
        ("de_id_81", 2),
        ("fi_cav", 1),  # the one brigade
        ("de_16_hq", 4),  # stars
        ("su_zhukov", 4),
        ("de_1fk", 4),
        ("de_hitler", 4),
    ],
)
def test_how_strong_a_block_is(unit: str, dots: int) -> None:
    assert full_strength(unit) == dots


@rule("leningrad41", "4.2.3")
def test_combat_blocks_count_down_to_one_and_stars_skip_to_the_heart() -> None:
    match = position("scenario campaign\n124 de_16_x:1 de_16_hq:0\nbox de_hitler:2 de_dietl:0")
    assert strength(match, "de_16_x") == 1
    for word in ("de_16_x:0", "de_16_hq:1"):
        with pytest.raises(ValueError, match=word):
            position(f"scenario campaign\n124 {word}")


# ---- 4.2.1: who moves how far


@rule("leningrad41", "4.2.1", "4.2.5", "10.9.1")
@pytest.mark.parametrize(
    ("unit", "points"),
    [
        ("de_16_x", 3),
        ("fi_2", 3),
        ("su_r_8a", 3),
        ("su_lm", 3),
        ("su_nw_5abn", 3),  # airborne troops are plain infantry
        ("de_fj", 3),
        ("de_16_hq", 3),
        ("su_l_hq", 3),
        ("de_1fk", 3),
        ("de_1pz", 5),
        ("de_36mot", 5),
        ("su_r_163mech", 5),
        ("su_r_25cav", 5),
        ("fi_cav", 5),
        ("su_r_3td", 5),
        ("de_41_hq", 5),
        ("de_56_hq", 5),
        ("de_39_hq", 5),
        ("su_zhukov", 5),
    ],
)
def test_slow_blocks_have_3_points_and_fast_ones_5(unit: str, points: int) -> None:
    side = "soviet" if unit.startswith("su_") else "axis"
    match = position(f"scenario campaign\nactive {side}\naxis HOME 113\n113 {unit}")
    answer(match, "pass", ("unit", unit))
    assert match.asks[0].args["points"] == points


@rule("leningrad41", "4.2.1", "4.2.5")
@pytest.mark.parametrize("unit", ["su_st_hanko", "su_st_kures"])
def test_the_static_brigades_never_move_but_may_dig_in(unit: str) -> None:
    match = position(f"scenario campaign\nactive soviet\n84 {unit}")
    answer(match, "pass", ("unit", unit))
    assert lines(match, "soviet") == ["84"]  # nothing else was to be chosen
    assert strength(match, unit) == 1
    match = position(f"scenario campaign\nactive soviet\n84 {unit}:1")
    answer(match, "pass")
    assert refused(match, "unit", unit) == ("4.2.1", "cannot-move")


@rule("leningrad41", "4.2.1", "10.7")
def test_mannerheim_and_the_leaders_never_move() -> None:
    match = position("scenario campaign\nactive axis\n6 fi_mannerheim\n124 de_16_x")
    answer(match, "strategic")
    assert refused(match, "unit", "fi_mannerheim") == ("4.2.1", "cannot-move")
    assert refused(match, "unit", "de_hitler") == ("4.2.4", "leader-stays")
    match = position("scenario campaign\nactive soviet\ndisc soviet\n84 su_r_8a")
    answer(match, "strategic")
    assert refused(match, "unit", "su_stalin") == ("4.2.4", "leader-stays")


# ---- 4.2.2: firepower


def hits_in_attack(attacker: str, face: int) -> int:
    """How many of an attacker's dice with this face hit: steps that a Soviet army in the open loses."""
    soviet = attacker.startswith("su_")
    side, enemy = ("soviet", "de_16_x:4") if soviet else ("axis", "su_r_8a:4")
    match = position(
        f"scenario campaign\nphase combat strategic\nactive {side}\nfresh 93\n93 {attacker} {enemy}",
        dice=[1, 1, 1, 1, *[face] * 9],
    )
    name = attacker.partition(":")[0]
    thrown: list[int] = next((e["faces"] for e in told(match, "roll") if e.get("unit") == name), [])
    lost = 4 - strength(match, enemy.partition(":")[0]) if at(match, enemy.partition(":")[0]) == "93" else 4
    assert lost in (0, len(thrown))
    return lost


@rule("leningrad41", "4.2.2")
@pytest.mark.parametrize(
    ("attacker", "needs"),
    [
        ("de_id_81:2", 6),  # black
        ("su_r_8a:2", 6),
        ("su_r_25cav:2", 6),
        ("de_16_x:2", 5),  # white
        ("de_36mot:2", 5),
        ("su_r_163mech:2", 5),
        ("su_r_3sh:2", 5),
        ("de_16_hq:2", 5),  # the stars of HQs are white
        ("su_l_hq:2", 5),
        ("fi_2:2", 4),  # red
        ("su_zhukov:2", 4),  # the stars of Zhukov are red
    ],
)
def test_black_hits_with_6_white_with_5_and_red_with_4(attacker: str, needs: int) -> None:
    assert hits_in_attack(attacker, needs) > 0
    assert hits_in_attack(attacker, needs - 1) == 0


@rule("leningrad41", "4.2.2")
def test_mannerheims_stars_are_red_and_a_luftwaffe_hq_has_no_fire_at_all() -> None:
    text = "scenario campaign\nphase combat tactical\nactive axis\nfresh 46\n6 fi_mannerheim:2as>46\n"
    match = position(text + "46 fi_ii:1 | su_r_8a:4", dice=[1, 4, 4, 1, 1, 1, 1])  # sniper, guns, defence, attack
    guns = next(e for e in told(match, "roll") if e["purpose"] == "artillery")
    assert (guns["faces"], guns["needs"]) == ([4, 4], 4)
    match = position(
        "scenario campaign\nphase combat strategic\nactive axis\nfresh 93\n93 de_1fk:4 | su_r_8a:1", dice=[1]
    )
    assert rolls(match, "attack") == []
    match = position(
        "scenario campaign\nphase combat strategic\nactive soviet\nfresh 93\n93 de_1fk:4 | su_r_8a:1", dice=[6]
    )
    assert rolls(match, "defence") == []
    assert strength(match, "de_1fk") == 3


# ---- 4.2.3: strength


@rule("leningrad41", "4.2.3", "10.13.6")
@pytest.mark.parametrize("dots", [4, 3, 2, 1])
def test_strength_is_the_number_of_dice(dots: int) -> None:
    match = position(
        f"scenario campaign\nphase combat strategic\nactive axis\nfresh 93\n93 de_16_x:{dots} | su_r_8a:{dots}",
        dice=[1] * 2 * dots,
    )
    assert [len(faces) for faces in (*rolls(match, "defence"), *rolls(match, "attack"))] == [dots, dots]


@rule("leningrad41", "4.2.3", "4.1")
def test_a_line_has_one_die_and_an_exhausted_hq_none() -> None:
    match = position(
        "scenario campaign\nphase combat strategic\nactive axis\nfresh 93\n93 de_16_x:1 | su_l_hq:0 soviet-line",
        dice=[1, 1],
    )
    assert (rolls(match, "defence"), rolls(match, "attack")) == ([[1]], [[1]])


@rule("leningrad41", "4.2.3", "10.11")
def test_the_stars_of_a_luftwaffe_hq_limit_its_bombers_and_their_range() -> None:
    text = """
    scenario campaign
    phase support tactical
    active axis
    124 de_16_hq:4as
    {hq} de_1fk:2as
    93 de_16_x | su_r_8a
    """
    match = position(text.format(hq="113"))  # 113 - 114 - 93
    assert len(offered(match, "bomber")) == 4
    answer(match, ("bomber", "ju88_1"), ("bomber", "ju88_2"))
    match = position(text.format(hq="113"))
    answer(match, ("bomber", "ju88_1"))
    answer(match, ("bomber", "ju88_2"))
    assert prompt(match) != "support" or offered(match, "bomber") == set()
    match = position(text.format(hq="112"))  # a third area away
    assert prompt(match) != "support"


@rule("leningrad41", "4.2.3.1")
def test_each_hit_costs_a_step_and_the_last_step_is_the_end() -> None:
    text = "scenario campaign\nphase combat strategic\nactive axis\nfresh 93\n93 de_16_x:2 | su_nw_11rk:{dots}"
    match = position(text.format(dots=3), dice=[1, 1, 1, 6, 6])
    assert strength(match, "su_nw_11rk") == 1
    match = position(text.format(dots=1), dice=[1, 6, 1])
    assert at(match, "su_nw_11rk") == "pool"


@rule("leningrad41", "4.2.3.1", "9.3")
def test_an_hq_of_two_stars_is_next_at_its_heart_and_then_gone() -> None:
    text = "scenario campaign\nphase combat strategic\nactive axis\nfresh 93\n93 de_16_x:1 | su_l_hq:{stars}"
    assert strength(position(text.format(stars=2), dice=[1, 1, 6]), "su_l_hq") == 0
    assert at(position(text.format(stars=0), dice=[6]), "su_l_hq") == "pool"


# ---- 4.2.4, 4.2.6: leaders and HQs


@rule("leningrad41", "4.2.4", "9.0")
def test_leaders_are_always_in_supply_and_count_in_the_logistics_value() -> None:
    match = position("scenario campaign\nphase opening\nactive axis\nbox de_hitler:2 de_dietl:0\n135 de_16_x")
    assert told(match, "isolated")[0]["spaces"] == ["135"]
    assert match.view("axis")["logistics"] == 2 + 1  # and Riga
    run_out(match, "axis")
    assert strength(match, "de_hitler") == 2


@rule("leningrad41", "4.2.6")
def test_the_hqs_of_both_sides() -> None:
    match = GAME.start("campaign", seed=1)
    axis = {u for u in match.view("axis")["units"] if full_strength_of_hq(match, u)}
    tactical = {"de_16_hq", "de_18_hq", "de_dietl", "de_39_hq", "de_41_hq", "de_56_hq", "fi_mannerheim"}
    assert axis == tactical | {"de_1fk", "de_8fk"}
    soviet = {u for u in match.view("soviet")["units"] if full_strength_of_hq(match, u)}
    assert soviet == {"su_zhukov", "su_nw_hq", "su_v_hq", "su_k_hq", "su_l_hq"}


def full_strength_of_hq(match: Match, unit: str) -> bool:
    """Can this block be restored with stars, were it at its heart? Then it is an HQ."""
    place = {"de_dietl": "box", "fi_mannerheim": "6"}.get(unit, "84")
    if unit in ("de_hitler", "su_stalin"):
        return False
    try:
        position(f"scenario campaign\n{place} {unit}:0")
    except ValueError:
        return False
    return True


@rule("leningrad41", "4.2.6", "10.2")
def test_a_colour_obeys_its_own_hq_and_white_blocks_obey_any() -> None:
    match = position(
        "scenario campaign\nactive axis\naxis HOME 112-114\n113 de_16_hq\n114 de_16_x de_id_81 de_18_i de_1pz\n"
        "112 de_8pz de_fj"
    )
    answer(match, "tactical", ("unit", "de_16_hq"))
    pass_on(match, "activate-where", "activate")
    assert offered(match, "unit") == {"de_16_x", "de_id_81", "de_fj"}
    assert refused(match, "unit", "de_18_i") == ("10.3", "not-commanded")


@rule("leningrad41", "4.2.6", "10.11")
def test_a_luftwaffe_hq_neither_commands_nor_builds_nor_shells() -> None:
    match = position(
        "scenario campaign\nphase command tactical\nactive axis\naxis HOME 113 124\n124 de_16_hq:4as\n"
        "113 de_1fk:4as de_16_x\n114 de_16_ii | su_nw_5"
    )
    assert refused(match, "unit", "de_16_x") == ("10.3", "not-commanded")
    pass_on(match, "command")
    assert offered(match, "unit") == set()
    assert refused(match, "unit", "de_1fk") == ("10.4", "no-artillery")
    match = position("scenario campaign\nactive axis\naxis HOME 113\n113 de_1fk:4")
    answer(match, "pass", ("unit", "de_1fk"))
    assert refused(match, "build") == ("4.1", "hq-cannot-build")


# ---- 4.1: lines taken down, lines cut off


def ten_lines(rest: str = "", beside_the_last: str = "") -> Match:
    areas = "\n".join(f"{area} axis-line" for area in range(1, 11))
    return position(f"scenario campaign\nactive axis\naxis HOME\n{areas} {beside_the_last}\n{rest}")


@rule("leningrad41", "4.1")
def test_a_line_is_taken_down_only_when_none_is_left_to_build() -> None:
    match = ten_lines()
    assert offered(match, "dismantle") == {str(area) for area in range(1, 11)}
    assert refused(match, "dismantle", "11") == ("4.1", "no-own-line")
    answer(match, ("dismantle", "4"))
    assert "4" not in lines(match, "axis")
    assert refused(match, "dismantle", "5") == ("4.1", "lines-left")


@rule("leningrad41", "4.1", "11.0")
def test_lines_are_taken_down_between_one_building_and_the_next() -> None:
    match = ten_lines(rest="105 de_16_x\n106 de_16_ii")
    answer(match, "strategic")
    answer(match, ("dismantle", "1"), ("unit", "de_16_x"), "build", ("dismantle", "2"), ("unit", "de_16_ii"), "build")
    assert set(lines(match, "axis")) == {str(area) for area in range(3, 11)} | {"105", "106"}


@rule("leningrad41", "4.1", "2.5")
def test_an_area_stays_ones_own_when_its_line_is_gone_unless_the_enemy_stands_there() -> None:
    match = ten_lines(beside_the_last="| su_l_90")
    answer(match, ("dismantle", "10"))
    control = match.view(None)["control"]
    assert "10" in control["soviet"]
    match = ten_lines()
    answer(match, ("dismantle", "10"))
    assert "10" in match.view(None)["control"]["axis"]


@rule("leningrad41", "4.1", "9.3")
def test_a_line_cut_off_by_itself_survives_where_nobody_attacks_it() -> None:
    ring = "scenario campaign\nphase opening\nactive soviet\naxis 1-153 G1 G2 G3 G4 F\n"
    match = position(ring + "113 soviet-line")
    assert match.view(None)["cut_lines"] == ["113"]
    answer(match, "pass", "done")
    assert match.asks[0].seat == "axis"
    assert lines(match, "soviet") == ["113"]


@rule("leningrad41", "4.1", "4.2.6")
def test_a_line_is_built_where_one_controls_and_in_no_other_place() -> None:
    match = position("scenario campaign\nactive axis\nbox de_dietl\n124 de_16_x")
    answer(match, "pass")
    assert refused(match, "unit", "de_dietl") == ("10.10", "dietl-stays")  # no lines on the Road to Murmansk
    answer(match, ("unit", "de_16_x"), "build")
    assert lines(match, "axis") == ["124"]
    assert Counter(event["kind"] for event in match.events("soviet"))["built"] == 1


@rule("leningrad41", "4.1", "4.2.3.1")
def test_building_costs_the_block_a_step() -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_x:3")
    answer(match, "pass", ("unit", "de_16_x"), "build")
    assert strength(match, "de_16_x") == 2
    match = position("scenario campaign\nactive axis\n124 de_16_x:1")
    answer(match, "pass", ("unit", "de_16_x"))
    assert not allowed(match, "build")
