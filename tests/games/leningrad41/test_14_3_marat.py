"""14.3: the Marat: where she may go, what she fires, and how she is sunk."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from grognard import Match
from tests.games.leningrad41.play import answer, move, offered, position, refused, rolls, told, verbs
from tests.marks import rule

START = "1-12 16-24 32-38 105-108 121-126 F G1-G3"
BALTIC_STATES = f"{START} 54-58 71-75 87-91 109-113 127-132"
LOST_BALTIC = f"{BALTIC_STATES} H K T"

# Tallinn is contested; the 18th Army and Richthofen's Stukas are next door.
TALLINN = """
    options baltic marat
    active axis
    disc axis
    {more}
    axis {axis}
    T su_l_90 su_l_142 | de_18_i:2 de_18_l:1
    55 de_18_hq:4 de_8fk:4
    """
# A round in Tallinn in which everybody misses: four Soviet dice, then three German ones.
ALL_MISS = [1, 1, 1, 1, 1, 1, 1]


def tallinn(dice: Sequence[int] | None = None, axis: str = BALTIC_STATES, more: str = "") -> Match:
    return position(TALLINN.format(axis=axis, more=more), dice)


def activated(match: Match, *hqs: str) -> Match:
    """A Tactical Impulse with these HQs lying where they stood."""
    answer(match, "tactical")
    for hq in hqs:
        answer(match, ("unit", hq), "done")
    return answer(match, "done")


def ship(match: Match) -> dict[str, object]:
    marat: dict[str, object] = match.view(None)["marat"]
    return marat


# ---- where she may go --------------------------------------------------------------------------------


@rule("leningrad41", "14.3")
def test_she_is_asked_for_after_the_hqs_and_before_the_command() -> None:
    match = tallinn()
    answer(match, "tactical", ("unit", "de_18_hq"), "done")
    assert match.asks[0].seat == "axis"
    answer(match, "done")
    assert match.asks[0].seat == "soviet"
    assert match.asks[0].rule == "14.3"
    assert offered(match, "space") == {"T"}
    answer(match, ("space", "T"))
    assert match.asks[0].seat == "axis"
    assert ship(match)["area"] == "T"


@rule("leningrad41", "14.3")
def test_she_may_stay_away() -> None:
    match = activated(tallinn(), "de_18_hq")
    answer(match, "done")
    assert ship(match)["area"] is None
    answer(match, "done", "done")
    assert "done" in verbs(match) or match.view(None)["phase"] != "combat"  # an old battle: nobody must fight
    assert told(match, "battle") == []


@rule("leningrad41", "14.3", "10.12")
def test_her_battle_has_to_be_fought() -> None:
    match = activated(tallinn([*ALL_MISS[:4], 1, *ALL_MISS[4:]]), "de_18_hq")
    answer(match, ("space", "T"), "done", "done")  # command, support: then the one battle follows by itself
    assert [event["space"] for event in told(match, "battle")] == ["T"]
    assert match.dice_left == []


@rule("leningrad41", "14.3", "10.12")
def test_with_other_battles_to_choose_from_hers_is_the_compulsory_one() -> None:
    # An army in Tallinn and one in Narva, both contested of old.
    match = tallinn(more="59 su_r_8a | de_18_xxvi")
    activated(match, "de_18_hq")
    assert offered(match, "space") == {"T", "59"}
    answer(match, ("space", "T"), "done", "done")
    assert offered(match, "space") == {"T", "59"}
    assert refused(match, "done") == ("10.12", "battle-compulsory")


@rule("leningrad41", "14.3")
def test_she_joins_only_battles_that_were_there_before() -> None:
    text = TALLINN.format(axis=BALTIC_STATES, more="59 su_r_8a\n58 de_18_xxvi")
    match = activated(position(text), "de_18_hq")
    assert refused(match, "space", "59") == ("14.3", "not-contested-before")
    answer(match, "done")
    move(match, "de_18_xxvi", "59")
    answer(match, "done")
    assert match.asks[0].seat == "axis"  # nobody asks for her again


@rule("leningrad41", "14.3")
def test_she_joins_battles_on_the_coast_only() -> None:
    match = activated(tallinn(more="64 su_r_8a | de_18_xxvi"), "de_18_hq")
    assert refused(match, "space", "64") == ("14.3", "not-in-her-waters")


@rule("leningrad41", "14.3")
def test_where_only_isolated_blocks_stand_against_her_there_is_no_battle_to_join() -> None:
    text = TALLINN.replace("de_18_i:2 de_18_l:1", "de_18_i:2i").format(axis=BALTIC_STATES, more="")
    match = activated(position(text), "de_18_hq")
    assert match.asks[0].seat == "axis"


@rule("leningrad41", "14.3")
def test_one_battle_an_impulse() -> None:
    match = activated(tallinn(more="59 su_r_8a | de_18_xxvi"), "de_18_hq")
    answer(match, ("space", "59"))
    assert match.asks[0].seat == "axis"
    assert ship(match)["area"] == "59"


BAY = "45 su_l_90 | fi_1\n47 su_l_142 | fi_2\n63 su_r_8a | de_18_xxvi\n62 su_r_11a | de_18_xxxviii"


@rule("leningrad41", "14.3", "14.2")
def test_without_the_baltic_she_lies_in_the_neva_bay() -> None:
    more = f"{BAY}\n61 su_r_23a | de_16_ii\n59 su_r_27a | de_16_x\nO su_l_50rk | de_id_81\nL su_lm | de_id_93"
    text = TALLINN.replace("T su_l_90 su_l_142", "T su_l_177").format(axis=LOST_BALTIC, more=more)
    match = activated(position(text), "de_18_hq")
    assert offered(match, "space") == {"45", "47", "L", "63", "62", "O"}  # the six coasts of the bay
    assert refused(match, "space", "T") == ("14.3", "not-in-her-waters")
    assert refused(match, "space", "61") == ("14.3", "not-in-her-waters")


@rule("leningrad41", "14.3")
def test_damaged_she_stays_in_the_neva_bay_whoever_has_the_baltic() -> None:
    text = TALLINN.replace("T su_l_90 su_l_142", "T su_l_177").format(axis=BALTIC_STATES, more=f"ship damaged\n{BAY}")
    match = activated(position(text), "de_18_hq")
    assert match.view(None)["baltic"] == "soviet"
    assert offered(match, "space") == {"45", "47", "63", "62"}


@rule("leningrad41", "14.3")
def test_contested_oranienbaum_still_serves_her() -> None:
    match = activated(tallinn(axis=LOST_BALTIC, more="O su_l_50rk | de_id_81"), "de_18_hq")
    assert offered(match, "space") == {"O"}


@rule("leningrad41", "14.3")
def test_she_sails_in_axis_impulses_only() -> None:
    text = TALLINN.replace("active axis", "active soviet").format(axis=BALTIC_STATES, more="L su_l_hq")
    match = position(text, ALL_MISS)
    answer(match, "tactical", ("unit", "su_l_hq"), "done", "done")
    assert match.view(None)["phase"] == "command"


@rule("leningrad41", "14.3", "11.0")
def test_she_sails_in_a_strategic_impulse_of_the_axis_too() -> None:
    match = answer(tallinn(), "strategic")
    assert match.asks[0].seat == "soviet"
    assert offered(match, "space") == {"T"}


@rule("leningrad41", "14.3", "12.0")
def test_in_a_pass_nobody_fights_so_she_stays() -> None:
    match = answer(tallinn(), "pass")
    assert match.asks[0].seat == "axis"


@rule("leningrad41", "14.3")
def test_without_the_option_there_is_no_marat() -> None:
    match = position(TALLINN.replace(" marat", "").format(axis=BALTIC_STATES, more=""))
    activated(match, "de_18_hq")
    assert match.asks[0].seat == "axis"
    assert match.view(None)["marat"] is None


# ---- what she fires ------------------------------------------------------------------------------------


@rule("leningrad41", "14.3")
@pytest.mark.parametrize(
    ("state", "face", "hits"), [("whole", 3, 0), ("whole", 4, 1), ("damaged", 4, 0), ("damaged", 5, 1)]
)
def test_her_guns_hit_on_4_to_6_or_on_5_and_6_when_damaged(state: str, face: int, hits: int) -> None:
    match = position(
        f"""
        options baltic marat
        active axis
        ship {state}
        axis {BALTIC_STATES}
        63 su_r_8a:1 | de_18_i:2
        55 de_18_hq:4
        """,
        [1, face, 1, 1],
    )  # the army's die, hers, the corps'
    activated(match, "de_18_hq")
    answer(match, ("space", "63"), "done", "done")
    assert rolls(match, "bombardment") == [[face]]
    assert len(told(match, "loss")) == hits
    assert match.view("axis")["units"]["de_18_i"]["strength"] == 2 - hits


@rule("leningrad41", "14.3", "10.13.4")
@pytest.mark.parametrize(
    ("state", "face", "aborts"), [("whole", 3, 0), ("whole", 4, 1), ("damaged", 4, 0), ("damaged", 5, 1)]
)
def test_she_rolls_one_die_against_aircraft(state: str, face: int, aborts: int) -> None:
    match = position(
        f"""
        options baltic marat
        active axis
        ship {state}
        axis {BALTIC_STATES} 78
        63 su_r_8a:1 | de_18_i:1
        78 de_18_hq:4 de_8fk:2
        """,
        [1, face, *([] if aborts else [1, 1]), 1, 1, 1],
    )  # anti-air of the army and hers; a Do-17; the army and her again; the corps
    activated(match, "de_18_hq", "de_8fk")
    answer(match, ("space", "63"), "done", ("bomber", "do17_1"), "done")
    assert rolls(match, "anti-air") == [[1], [face]]
    assert len(told(match, "aborted")) == aborts
    assert match.dice_left == []


@rule("leningrad41", "14.3")
def test_with_her_gone_home_the_next_battle_is_without_her() -> None:
    match = tallinn([*ALL_MISS[:4], 1, *ALL_MISS[4:]])
    activated(match, "de_18_hq")
    answer(match, ("space", "T"), "done", "done", "done")  # and no Exploitation
    assert ship(match) == {**ship(match), "area": None, "state": "whole"}


# ---- the special bombs -----------------------------------------------------------------------------------


def bombed(dice: Sequence[int], stukas: Sequence[str] = ("ju87_1", "ju87_2"), more: str = "") -> Match:
    """The book's example: the Marat in Tallinn, and Stukas with special bombs after her."""
    match = tallinn([*ALL_MISS, *dice], more=more)
    activated(match, "de_18_hq", "de_8fk")
    answer(match, ("space", "T"), "done")
    for stuka in stukas:
        answer(match, ("bomber", stuka), "bomb")
    return answer(match, "done")


@rule("leningrad41", "14.3")
def test_the_example_of_tallinn_one_stuka_driven_off_and_the_other_hits() -> None:
    match = bombed([4, 6])
    assert rolls(match, "bombardment") == []  # she has other things to do
    answer(match, ("abort", "ju87_1"))
    assert rolls(match, "marat-anti-air") == [[4]]
    assert rolls(match, "special-bomb") == [[6]]
    assert ship(match)["state"] == "damaged"
    assert match.dice_left == []
    assert match.view(None)["bombers"]["ju87_1"][0] == "aborted"
    assert match.view(None)["bombers"]["ju87_2"][0] == "ready"


@rule("leningrad41", "14.3")
def test_the_land_battle_comes_first() -> None:
    match = bombed([1, 1, 1])
    kinds = [event["purpose"] for event in told(match, "roll")]
    assert kinds == ["defence", "defence", "attack", "attack", "marat-anti-air", "special-bomb", "special-bomb"]


@rule("leningrad41", "14.3")
@pytest.mark.parametrize(
    ("dice", "state"), [([3, 3, 3], "whole"), ([3, 4, 3], "damaged"), ([1, 3, 6], "damaged"), ([2, 5, 4], "sunk")]
)
def test_each_stuka_that_gets_through_rolls_one_die_and_hits_on_4_to_6(dice: list[int], state: str) -> None:
    match = bombed(dice)
    assert ship(match)["state"] == state
    assert match.dice_left == []


@rule("leningrad41", "14.3")
def test_one_bomb_is_enough_for_a_damaged_ship() -> None:
    match = position(
        f"""
        options baltic marat
        active axis
        ship damaged
        axis {BALTIC_STATES} 78
        63 su_r_8a:1 | de_18_i:1
        78 de_18_hq:4 de_8fk:2
        """,
        [1, 1, 4, 4],
    )
    activated(match, "de_18_hq", "de_8fk")
    answer(match, ("space", "63"), "done", ("bomber", "ju87_1"), "bomb", "done")
    assert rolls(match, "marat-anti-air") == [[4]]  # 4 is no hit for a damaged ship
    assert ship(match)["state"] == "sunk"


@rule("leningrad41", "14.3")
def test_one_stuka_may_go_for_her_and_the_other_for_the_troops() -> None:
    # Anti-air of the two divisions, four dice of the Stuka; the battle; her die and the bomb.
    match = tallinn([1, 1, 1, 1, 1, 1, *ALL_MISS, 1, 1])
    activated(match, "de_18_hq", "de_8fk")
    answer(match, ("space", "T"), "done", ("bomber", "ju87_1"), "bomb", ("bomber", "ju87_2"), ("space", "T"), "done")
    assert rolls(match, "anti-air") == [[1], [1]]  # hers is for the bomb alone
    assert rolls(match, "air-strike") == [[1, 1, 1, 1]]
    assert rolls(match, "special-bomb") == [[1]]
    assert match.dice_left == []


@rule("leningrad41", "14.3")
def test_only_stukas_carry_the_bombs_and_only_against_her() -> None:
    match = activated(tallinn(more="59 su_r_8a | de_18_xxvi"), "de_18_hq", "de_8fk")
    trial = answer(match.clone(), ("space", "T"), "done", ("bomber", "do17_1"))
    assert refused(trial, "bomb") == ("14.3", "stukas-only")
    answer(match, "done", "done", ("bomber", "ju87_1"))
    assert refused(match, "bomb") == ("14.3", "no-marat")


@rule("leningrad41", "14.3", "10.11")
def test_she_must_be_within_air_range() -> None:
    text = TALLINN.replace("55 de_18_hq:4 de_8fk:4", "55 de_18_hq:4\n113 de_8fk:2").format(
        axis=BALTIC_STATES, more="112 su_r_8a | de_16_ii\n114 su_r_11a | de_16_x"
    )
    match = activated(position(text), "de_18_hq", "de_8fk")
    answer(match, ("space", "T"), "done", ("bomber", "ju87_1"))
    assert refused(match, "bomb") == ("10.11", "out-of-air-range")


@rule("leningrad41", "14.3", "10.11")
def test_a_special_bomb_counts_among_the_bombers_of_its_hq() -> None:
    text = TALLINN.replace("de_8fk:4", "de_8fk:2").format(axis=BALTIC_STATES, more="53 su_r_8a | de_18_xxvi")
    match = activated(position(text), "de_18_hq", "de_8fk")
    answer(match, ("space", "T"), "done", ("bomber", "ju87_1"), "bomb", ("bomber", "do17_1"), ("space", "T"))
    assert "bomber" not in verbs(match)
    assert refused(match, "bomber", "do17_2") == ("10.11", "bomber-limit")


@rule("leningrad41", "14.3")
def test_no_bombs_fall_where_her_battle_has_gone() -> None:
    # The last Germans leave Tallinn after she has come: there is no battle, and nothing to attack her in.
    text = TALLINN.replace("de_18_i:2 de_18_l:1", "de_18_i:2").format(
        axis=BALTIC_STATES, more="59 su_r_8a | de_18_xxvi\n53 su_r_11a | de_id_81"
    )
    match = activated(position(text), "de_18_hq", "de_8fk")
    answer(match, ("space", "T"))
    move(match, "de_18_i", "55")
    answer(match, "done", ("bomber", "ju87_1"))
    assert "bomb" not in verbs(match)
    assert refused(match, "bomb")[0] == "14.3"


@rule("leningrad41", "14.3")
def test_a_stuka_driven_off_is_back_in_the_next_axis_impulse() -> None:
    match = bombed([6, 1])
    answer(match, ("abort", "ju87_2"))
    assert match.view(None)["bombers"]["ju87_2"][0] == "aborted"
    answer(match, "done")  # no Exploitation
    answer(match, "pass", "done")  # the Soviets
    assert match.asks[0].seat == "axis"
    assert match.view(None)["bombers"]["ju87_2"][0] == "ready"


# ---- her end -----------------------------------------------------------------------------------------------


@rule("leningrad41", "14.3")
def test_she_is_lost_with_oranienbaum_for_good() -> None:
    text = f"""
        options baltic marat
        active axis
        axis {BALTIC_STATES} 61
        61 de_18_i
        124 de_18_hq
        63 su_r_8a | de_18_l
        """
    match = position(text)
    answer(match, "pass")
    move(match, "de_18_i", "O")
    assert ship(match)["state"] == "sunk"
    assert len(told(match, "marat-lost")) == 1
    answer(match, "pass")
    # The Soviets take it back; she does not come back with it.
    again = position(match.notation().replace("O de_18_i:4", "61 de_18_i:4").replace(" O ", " "))
    assert ship(again)["state"] == "sunk"


@rule("leningrad41", "14.3")
def test_sunk_she_sails_no_more() -> None:
    match = activated(tallinn(more="ship sunk"), "de_18_hq")
    assert match.asks[0].seat == "axis"
