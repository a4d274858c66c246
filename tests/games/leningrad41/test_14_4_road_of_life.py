"""14.4: the Road of Life: when it is open, whom it feeds, and how little it carries."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import answer, at, block, offered, position, refused, strength, told
from tests.marks import rule

START = "1-12 16-24 32-38 105-108 121-126 F G1-G3"
# Round Leningrad everything is the Axis's: the Karelian isthmus, Mga, the shore as far as Oranienbaum.
SIEGE = f"{START} 45-48 54-63 65 71-81 87-91 109-113 127-132 H K T"
TWO_PORTS = f"{SIEGE} 66"  # Kobona is lost, Syasstroy (67) and Sviritsa (49) are not
# The book's example: Oranienbaum and Pushkin are contested, Leningrad is quiet, two ports are open.
EXAMPLE = ("L su_l_hq:0 su_lm:1", "O su_l_198:1 | de_18_i", "64 su_l_90:1 | de_18_l", "67 su_r_8a:1", "84 su_nw_hq:0")


def besieged(axis: str, *areas: str, phase: str = "opening", options: str = "baltic road-of-life") -> Match:
    where = "\n".join(areas)
    return position(
        f"""
        options {options}
        phase {phase}
        turn october
        active soviet
        disc axis
        axis {axis}
        box su_stalin:4 de_hitler de_dietl
        pool su_r_11a su_r_23a su_r_27a su_r_34a su_r_48a
        {where}
        """
    )


def isolated(match: Match) -> set[str]:
    return {name for name, unit in match.view("soviet")["units"].items() if unit.get("isolated")}


# ---- open or closed ------------------------------------------------------------------------------------


@rule("leningrad41", "14.4", "9.2")
def test_the_example_all_units_round_leningrad_are_supplied() -> None:
    assert isolated(besieged(TWO_PORTS, *EXAMPLE)) == set()


@rule("leningrad41", "14.4")
def test_without_the_option_the_siege_starves_them() -> None:
    cut = {"su_l_hq", "su_lm", "su_l_198", "su_l_90"}
    assert isolated(besieged(TWO_PORTS, *EXAMPLE, options="baltic")) == cut


@rule("leningrad41", "14.4")
@pytest.mark.parametrize(("lost", "open_"), [("", True), ("66 67", True), ("49 66", True), ("49 67", True)])
def test_any_one_port_keeps_it_open(lost: str, open_: bool) -> None:
    # 84 stays in touch with Kobona by 82.
    match = besieged(f"{SIEGE} {lost}", "L su_lm")
    assert (isolated(match) == set()) == open_


@rule("leningrad41", "14.4")
def test_without_a_port_it_is_closed() -> None:
    assert isolated(besieged(f"{SIEGE} 49 66 67", "L su_lm")) == {"su_lm"}


@rule("leningrad41", "14.4")
def test_a_contested_port_is_no_port() -> None:
    last = f"{SIEGE} 49 66"
    assert isolated(besieged(last, "L su_lm", "67 su_r_8a")) == set()
    assert isolated(besieged(last, "L su_lm", "67 su_r_8a | de_18_i")) == {"su_lm"}


@rule("leningrad41", "14.4", "9.2")
def test_a_port_must_itself_be_supplied() -> None:
    # Kobona, fully Soviet, with enemies all round: reading A21.
    assert isolated(besieged(f"{SIEGE} 49 67 82", "L su_lm", "66 su_r_8a")) == {"su_lm", "su_r_8a"}


@rule("leningrad41", "14.4")
def test_contested_leningrad_closes_it() -> None:
    assert isolated(besieged(SIEGE, "L su_lm | de_18_i")) == {"su_lm"}


@rule("leningrad41", "14.4")
def test_it_goes_to_leningrad_and_nowhere_else() -> None:
    # Leningrad has fallen; a pocket on the isthmus, on the shore of Ladoga, gets nothing.
    match = besieged(f"{SIEGE.replace('45-48', '45-46 48')} L O", "47 su_l_90", "64 su_l_142")
    assert isolated(match) == {"su_l_90", "su_l_142"}


@rule("leningrad41", "14.4")
def test_the_axis_does_not_use_it() -> None:
    match = position(f"""
        options baltic road-of-life
        phase opening
        active axis
        axis {START} L 49 50 67
        L de_18_i
        """)
    assert match.view("axis")["units"]["de_18_i"]["isolated"]


@rule("leningrad41", "14.4", "14.2")
def test_it_goes_on_by_sea() -> None:
    held = SIEGE.replace(" T", "").replace("54-63", "55-63")
    match = besieged(held, "L su_lm", "T su_l_90", "54 su_l_142")
    assert isolated(match) == set()  # over Ladoga, over the Baltic, and on by land
    assert isolated(besieged(held, "L su_lm", "T su_l_90", options="baltic")) == {"su_lm", "su_l_90"}


@rule("leningrad41", "14.4", "9.3")
def test_at_the_end_of_the_impulse_it_counts_as_well() -> None:
    match = besieged(SIEGE, "L su_lm:3", "84 su_r_8a")
    answer(match, "pass", "done")
    assert told(match, "attrition") == []
    assert strength(match, "su_lm") == 3


# ---- how little it carries ----------------------------------------------------------------------------------


def activated(match: Match) -> Match:
    """Stalin is activated; the Logistics Value is far more than the Road carries."""
    return answer(match, "activate")


@rule("leningrad41", "14.4", "7.2.2")
def test_the_example_two_stars_two_points_and_one_place_for_two_reinforcements() -> None:
    match = activated(besieged(TWO_PORTS, *EXAMPLE, phase="logistics"))
    # Two stars for the HQ in Leningrad; the HQ at Tikhvin stands on dry land and takes as many as there are.
    answer(match, ("unit", "su_l_hq"), ("unit", "su_l_hq"))
    assert refused(match, "unit", "su_l_hq") == ("14.4", "road-of-life-full")
    answer(match, ("unit", "su_nw_hq"), ("unit", "su_nw_hq"), ("unit", "su_nw_hq"), "done")
    assert (strength(match, "su_l_hq"), strength(match, "su_nw_hq")) == (3, 4)
    # Two points: two black steps, or one white one.
    white, black = match.clone(), match
    answer(white, ("unit", "su_l_198"))
    assert refused(white, "unit", "su_lm") == ("14.4", "road-of-life-full")
    assert refused(white, "unit", "su_l_90") == ("14.4", "road-of-life-full")
    answer(black, ("unit", "su_lm"), ("unit", "su_l_90"))
    assert refused(black, "unit", "su_lm") == ("14.4", "road-of-life-full")
    answer(black, ("unit", "su_r_8a"))  # at Syasstroy, on dry land
    assert strength(black, "su_l_90") == 2
    assert strength(black, "su_r_8a") == 2


@rule("leningrad41", "14.4", "7.2.2")
def test_one_point_left_is_not_enough_for_a_white_step() -> None:
    match = activated(besieged(TWO_PORTS, *EXAMPLE, phase="logistics"))
    answer(match, "done", ("unit", "su_lm"))
    assert refused(match, "unit", "su_l_198") == ("14.4", "road-of-life-full")
    answer(match, ("unit", "su_lm"))
    assert strength(match, "su_lm") == 3


POCKET = ("L su_lm", "84 su_r_8a", "O soviet-line")  # room in Leningrad, Oranienbaum and Pushkin
ALL_THREE = {"L", "O", "64"}


def arrivals(match: Match, *into: str) -> Match:
    """Reinforcements go to these areas, one after the other."""
    for area in into:
        unit = min(offered(match, "unit"))
        answer(match, ("unit", unit), ("space", area))
    return match


@rule("leningrad41", "14.4", "5.0")
@pytest.mark.parametrize(("lost", "ports"), [("", 3), ("66", 2), ("66 49", 1)])
def test_each_port_brings_one_reinforcement(lost: str, ports: int) -> None:
    match = activated(besieged(f"{SIEGE} {lost}", *POCKET, phase="logistics"))
    answer(match, "done", "done")
    for number, area in enumerate(("L", "O", "64")):
        unit = min(offered(match, "unit"))
        answer(match, ("unit", unit))
        if number < ports:
            answer(match, ("space", area))
            assert at(match, unit) == area
        else:
            assert refused(match, "space", area) == ("14.4", "road-of-life-full")
            assert offered(match, "space") & ALL_THREE == set()
            return
    assert ports == 3


@rule("leningrad41", "14.4", "5.0")
def test_in_the_example_only_leningrad_can_take_one_in() -> None:
    match = activated(besieged(TWO_PORTS, "L su_lm", *EXAMPLE[1:], phase="logistics"))
    answer(match, "done", "done")
    unit = min(offered(match, "unit"))
    answer(match, ("unit", unit))
    assert offered(match, "space") & {"L", "O", "64"} == {"L"}
    assert refused(match, "space", "64") == ("5.0", "not-fully-controlled")


@rule("leningrad41", "14.4", "11.0")
def test_reinforcements_of_a_strategic_impulse_come_no_faster() -> None:
    quiet = besieged(f"{SIEGE} 66 49", *POCKET, phase="choice").notation()
    match = position(quiet.replace("disc axis", "disc soviet"))
    answer(match, "reinforce", ("number", "3"))
    answer(match, ("unit", min(offered(match, "unit"))))  # Leningrad picks the last of the three
    arrivals(match, "L")
    answer(match, ("unit", min(offered(match, "unit"))))
    assert refused(match, "space", "64") == ("14.4", "road-of-life-full")


@rule("leningrad41", "14.4")
def test_what_stands_beyond_the_sea_lives_on_the_same_little() -> None:
    held = SIEGE.replace(" T", "") + " 66 49"
    match = activated(besieged(held, "L su_lm:1", "T su_l_90:1", phase="logistics"))
    answer(match, "done", ("unit", "su_l_90"))
    assert refused(match, "unit", "su_lm") == ("14.4", "road-of-life-full")


@rule("leningrad41", "14.4")
def test_no_siege_no_limit() -> None:
    match = activated(besieged(SIEGE.replace(" 65", ""), "L su_l_hq:0 su_lm:1", phase="logistics"))
    answer(match, ("unit", "su_l_hq"), ("unit", "su_l_hq"), ("unit", "su_l_hq"), "done")
    answer(match, ("unit", "su_lm"), ("unit", "su_lm"), ("unit", "su_lm"))
    assert (strength(match, "su_l_hq"), strength(match, "su_lm")) == (4, 4)


@rule("leningrad41", "14.4", "14.2")
def test_a_way_by_sea_lifts_the_siege_as_well() -> None:
    # Oranienbaum has a way by land; over the bay Leningrad has it too.
    match = activated(besieged(f"{START} 45-48 63-65", "L su_l_hq:0 su_lm:1", phase="logistics"))
    answer(match, ("unit", "su_l_hq"), ("unit", "su_l_hq"), ("unit", "su_l_hq"))
    assert strength(match, "su_l_hq") == 4


@rule("leningrad41", "14.4")
def test_the_limits_start_anew_in_the_next_phase() -> None:
    match = activated(besieged(TWO_PORTS, *EXAMPLE, phase="logistics"))
    answer(match, ("unit", "su_l_hq"), ("unit", "su_l_hq"))
    again = activated(position(match.notation().replace("phase restore", "phase logistics")))
    answer(again, ("unit", "su_l_hq"))
    assert block(again, "su_l_hq")["strength"] == 4
