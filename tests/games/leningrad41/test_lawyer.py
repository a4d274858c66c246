"""Where chapters meet: what happens when the rules of two of them fall on the same moment."""

from __future__ import annotations

from tests.games.leningrad41.play import (
    AXIS_HOME,
    allowed,
    answer,
    at,
    controller,
    go_on,
    move,
    offered,
    position,
    refused,
    rolls,
    tactical,
    told,
)
from tests.marks import rule

# Tallinn is contested; Oranienbaum stands empty and Soviet, with a panzer division before it.
SHIP_WITHOUT_A_PORT = f"""
options baltic marat
axis {AXIS_HOME} 54-58 60 61 109
T su_l_90:1 su_l_142:1 | de_18_i:2
55 de_18_hq:4 de_8fk:4
61 de_1pz
60 de_41_hq
"""


@rule("leningrad41", "14.3", "2.5")
def test_a_marat_that_loses_oranienbaum_on_her_way_supports_nobody() -> None:
    m = position(SHIP_WITHOUT_A_PORT, dice=[1, 1, 1, 1])
    tactical(m, "de_18_hq", "de_41_hq")
    answer(m, ("space", "T"))
    move(m, "de_1pz", "O")
    assert told(m, "marat-lost")
    assert m.view(None)["marat"]["state"] == "sunk"
    assert m.view(None)["marat"]["area"] is None
    go_on(m, "battle")
    assert allowed(m, "done")  # no ship, and so no battle that must be fought
    answer(m, ("space", "T"))
    assert rolls(m, "bombardment") == []


@rule("leningrad41", "14.3", "10.12", "10.13")
def test_stukas_loaded_for_a_marat_that_is_lost_meanwhile_find_nobody_to_bomb() -> None:
    garrison = SHIP_WITHOUT_A_PORT + "O su_l_177:1\n"
    m = position(garrison, dice=[1, 6, 6, 6, 1, 1, 1, 1])
    tactical(m, "de_18_hq", "de_8fk", "de_41_hq")
    answer(m, ("space", "T"))
    move(m, "de_1pz", "O")
    answer(m, "done", ("bomber", "ju87_1"), "bomb", "done")
    answer(m, ("space", "O"))
    assert told(m, "marat-lost")
    answer(m, ("space", "T"))
    assert rolls(m, "air-strike") == rolls(m, "special-bomb") == rolls(m, "marat-anti-air") == []
    assert rolls(m, "bombardment") == []
    assert m.dice_left == []


@rule("leningrad41", "2.9", "10.9", "10.13.6.1")
def test_a_block_goes_round_by_a_full_area_to_keep_its_feet_dry() -> None:
    # Staraya Russa (116) lies over the river from 94; from Soltsy (93), full of Germans, it does not.
    m = position(
        f"axis {AXIS_HOME} 93 94 112-114\n94 de_1pz:3 de_41_hq\n93 de_6pz de_36mot de_8pz de_3mot\n116 su_l_90:1",
        dice=[1, 1, 1, 1],
    )
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "space", "93") == ("2.9", "full")
    assert "93" in offered(m, "via")
    answer(m, ("via", "93"))
    assert refused(m, "done") == ("2.9", "full")
    answer(m, ("space", "116"))
    go_on(m, "exploitation")
    assert rolls(m, "attack") == [[1, 1, 1]]  # all its dice: it crossed no water


@rule("leningrad41", "2.9", "10.9")
def test_nobody_marches_into_a_full_area_from_which_nothing_leads_on() -> None:
    # Kondopoga (15) is full, and so is all that two points more would reach.
    m = position("axis HOME 13-15 30\n14 fi_1\n15 fi_ii fi_5\n30 fi_7 fi_11\n6 fi_mannerheim:4\noptions agility")
    tactical(m, "fi_mannerheim")
    answer(m, ("unit", "fi_1"))
    assert refused(m, "via", "15") == ("2.9", "full")


@rule("leningrad41", "10.17", "10.8")
def test_who_has_made_his_blitz_is_told_so() -> None:
    m = position(
        f"axis {AXIS_HOME} 90 112 113\n113 de_41_hq:4 de_1pz:3 de_6pz:3\n114 su_l_90:1", dice=[6, 1, 1, 1, 1, 1]
    )
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "114")
    move(m, "de_6pz", "114")
    go_on(m, "blitz")
    move(m, "de_1pz", "93")
    assert refused(m, "unit", "de_1pz") == ("10.8", "already-acted")
    assert refused(m, "unit", "de_41_hq") == ("10.17", "did-not-clear")


@rule("leningrad41", "10.1", "2.4.4.2", "2.2")
def test_an_hq_that_marches_by_takes_what_ends_the_match() -> None:
    m = position(f"scenario preludes\naxis {AXIS_HOME} T 113 141\n141 de_41_hq")
    answer(m, "tactical", ("unit", "de_41_hq"), ("via", "G4"))
    assert controller(m, "G4") == "axis"
    assert not m.asks


@rule("leningrad41", "4.1", "10.12")
def test_a_line_alone_beside_the_enemy_does_not_attack() -> None:
    m = position(f"axis {AXIS_HOME} 113\n113 axis-line | su_l_90\n112 de_41_hq de_1pz")
    tactical(m, "de_41_hq")
    go_on(m, "exploitation")
    assert told(m, "battle") == []


@rule("leningrad41", "10.15", "4.1")
def test_the_line_of_those_who_attack_neither_fires_nor_falls() -> None:
    m = position(f"axis {AXIS_HOME} 113\n113 axis-line de_1pz:1 | su_l_90:2\n112 de_41_hq", dice=[6, 6])
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", "113"))
    assert at(m, "de_1pz") == "lost"
    assert m.view(None)["lines"]["axis"] == ["113"]
    assert "113" in m.view(None)["contested"]
    assert controller(m, "113") == "axis"
