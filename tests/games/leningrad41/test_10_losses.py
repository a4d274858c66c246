"""10.14, 10.15: what cover absorbs, who bleeds, and what becomes of the dead."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.leningrad41 import damage
from grognard.games.leningrad41.areas import AREA, CITY
from tests.games.leningrad41.play import (
    AXIS_HOME,
    answer,
    at,
    controller,
    go_on,
    lines,
    move,
    offered,
    position,
    prompt,
    refused,
    rolls,
    strength,
    tactical,
    told,
)
from tests.marks import rule

LUGA = f"""
scenario campaign
axis {AXIS_HOME} 91 92 113
113 de_41_hq
92 de_1pz:3 de_6pz:3
79 su_nw_hq:0 soviet-line
"""


def luga(dice: list[int]) -> Match:
    """The worked example of 10.15.1: two panzer divisions enter Luga, held by an HQ at its heart and a line."""
    m = position(LUGA, dice=dice)
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "79")
    move(m, "de_6pz", "79")
    go_on(m, "take-loss")
    assert rolls(m, "defence") == [[6]]
    assert offered(m, "unit") == {"de_1pz", "de_6pz"}  # the German chooses among equals
    return go_on(answer(m, ("unit", "de_6pz")), "exploitation")


@rule("leningrad41", "10.15.1", "10.14", "10.15", "2.3")
def test_in_luga_three_hits_are_absorbed_by_ground_city_and_line() -> None:
    m = luga([6, 6, 5, 4, 1, 1])
    assert (strength(m, "de_1pz"), strength(m, "de_6pz")) == (3, 2)
    assert sum(len(faces) for faces in rolls(m, "attack")) == 5
    assert sum(e["number"] for e in told(m, "absorbed")) == 3
    assert lines(m, "soviet") == ["79"]
    assert at(m, "su_nw_hq") == "79"
    assert m.dice_left == []


@rule("leningrad41", "10.15.1", "10.14", "10.15")
def test_in_luga_the_fourth_hit_destroys_the_line() -> None:
    m = luga([6, 6, 5, 4, 4, 1])
    assert lines(m, "soviet") == []
    assert at(m, "su_nw_hq") == "79"


@rule("leningrad41", "10.15.1", "10.15", "10.5", "10.15.3")
def test_in_luga_the_fifth_hit_destroys_the_hq() -> None:
    m = luga([6, 6, 5, 4, 4, 4])
    assert at(m, "su_nw_hq") == "pool"
    assert controller(m, "79") == "axis"


# -- 10.14: cover -------------------------------------------------------------------------------------------------


def absorbed(area: str, owner: str, defender: str = "su_r_8a:1", line: bool = False) -> int:
    """How many of many hits the defender of an old battle shrugs off."""
    controlled = area if owner == "axis" else ""
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 113 {controlled}
    113 de_41_hq
    {area} de_1pz:3 de_6pz:3 | {defender} su_l_21td:1 {"soviet-line" if line else ""}
    """,
        dice=[*[1] * (2 + line), 6, 6, 6, 6, 6, 6],
    )
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", area))
    while m.asks and prompt(m) == "take-loss":
        answer(m, ("unit", min(offered(m, "unit"))))
    return sum(e["number"] for e in told(m, "absorbed"))


@rule("leningrad41", "10.14", "2.3", "2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.4.6")
@pytest.mark.parametrize(
    ("area", "owner", "line", "hits"),
    [
        ("93", "soviet", False, 0),   # green
        ("91", "soviet", False, 1),   # yellow
        ("91", "axis", False, 1),     # yellow, whoever controls it
        ("96", "soviet", False, 2),   # red
        ("96", "axis", False, 2),     # red, whoever controls it
        ("112", "soviet", False, 1),  # green with a city
        ("112", "axis", False, 0),    # the city of another
        ("79", "soviet", False, 2),   # yellow with a city
        ("79", "axis", False, 1),
        ("95", "soviet", False, 2),   # a victory area
        ("95", "axis", False, 0),     # the victory area of another
        ("93", "soviet", True, 1),    # a line
        ("91", "soviet", True, 2),
        ("96", "soviet", True, 3),
        ("95", "soviet", True, 3),
        ("79", "soviet", True, 3),    # yellow, city and line
    ],
)  # fmt: skip
def test_what_ground_city_and_line_absorb(area: str, owner: str, line: bool, hits: int) -> None:
    assert absorbed(area, owner, line=line) == hits


@rule("leningrad41", "10.14", "4.1")
def test_absorption_never_exceeds_three(monkeypatch: pytest.MonkeyPatch) -> None:
    # No area of this map is both red and a city; were one so, a line would not make it four.
    city = list(CITY)
    city[AREA["96"]] = True
    monkeypatch.setattr(damage, "CITY", city)
    assert absorbed("96", "soviet") == 3
    assert absorbed("96", "soviet", line=True) == 3


@rule("leningrad41", "10.14")
def test_the_attacker_absorbs_nothing() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 113 79
    113 de_41_hq
    79 de_tt:3 axis-line | su_r_8a:3
    """,
        dice=[6, 6, 1, 1],
    )
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", "79"))
    assert strength(m, "de_tt") == 1
    assert told(m, "absorbed") == []


@rule("leningrad41", "10.14", "10.13")
def test_one_pool_serves_guns_bombs_and_ground_attack_together() -> None:
    # Swamp absorbs two in all: one hit by the guns, one bomb; the ground attack's hits all count.
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 95 113
    113 de_41_hq
    95 de_56_hq:2 de_1fk:2
    96 de_1pz:2 | su_r_8a:4
    """,
        dice=[5, 1, 1, 5, 1, *[1] * 4, 4, 1],
    )
    tactical(m, "de_41_hq", "de_56_hq", "de_1fk")
    go_on(m, "support")
    answer(m, ("unit", "de_56_hq"), ("bomber", "ju88_1"))
    go_on(m, "battle")
    answer(m, ("space", "96"))
    assert [e["number"] for e in told(m, "absorbed")] == [1, 1]
    assert strength(m, "su_r_8a") == 3
    assert m.dice_left == []


@rule("leningrad41", "10.14")
def test_each_battle_has_its_own_cover() -> None:
    text = f"scenario campaign\naxis {AXIS_HOME} 113\n113 de_41_hq\n91 de_tt:1 | su_r_8a:1\n94 de_3mot:1 | su_r_11a:1"
    m = position(text, dice=[1, 6, 1, 6])
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", "91"), ("space", "94"))
    assert [e["number"] for e in told(m, "absorbed")] == [1, 1]


@rule("leningrad41", "10.14", "10.10")
def test_axis_defenders_are_covered_in_the_soviet_impulse() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 79
    active soviet
    disc soviet
    79 de_16_ii:3 axis-line | su_l_21td:2
    """,
        dice=[1, 1, 1, 1, 5, 5],
    )
    answer(m, "strategic", "done", ("space", "79"))
    assert told(m, "absorbed") == [{"kind": "absorbed", "rule": "10.14", "side": "axis", "space": "79", "number": 2}]
    assert strength(m, "de_16_ii") == 3


# -- 10.15: losses ------------------------------------------------------------------------------------------------


def beaten(blocks: str, hits: int) -> Match:
    """Soviet blocks in the open that suffer so many hits, up to the first choice among equals."""
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 113
    113 de_41_hq
    114 de_16_ii:4 de_1pz:3 | {blocks}
    """,
        dice=[*[6] * hits, *[1] * 30],
    )
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    return answer(m, ("space", "114"))


@rule("leningrad41", "10.15", "10.15.1")
def test_the_strongest_block_bleeds_first_and_is_compared_again_after_each_hit() -> None:
    m = beaten("su_r_8a:4 su_nw_11rk:2", 2)  # 4, 3, and then
    assert (strength(m, "su_r_8a"), strength(m, "su_nw_11rk")) == (2, 2)


@rule("leningrad41", "10.15", "10.15.1")
def test_among_equals_the_owner_chooses_hit_by_hit() -> None:
    m = beaten("su_nw_11rk:3 su_nw_22rk:3 su_l_90:2", 3)
    assert m.asks[0].seat == "soviet"
    assert offered(m, "unit") == {"su_nw_11rk", "su_nw_22rk"}
    assert refused(m, "unit", "su_l_90") == ("10.15.1", "not-the-strongest")
    assert refused(m, "unit", "su_r_8a") == ("10.15", "not-in-battle")
    answer(m, ("unit", "su_nw_22rk"))  # the second hit then falls on the other by itself
    assert offered(m, "unit") == {"su_nw_11rk", "su_nw_22rk", "su_l_90"}
    answer(m, ("unit", "su_l_90"))
    assert [strength(m, u) for u in ("su_nw_11rk", "su_nw_22rk", "su_l_90")] == [2, 2, 1]


@rule("leningrad41", "10.15.1", "4.2.3")
def test_stars_count_as_dots() -> None:
    m = beaten("su_nw_hq:3 su_nw_11rk:2", 1)
    assert (strength(m, "su_nw_hq"), strength(m, "su_nw_11rk")) == (2, 2)


@rule("leningrad41", "10.15.1", "10.5", "4.2.3.1")
def test_an_hq_with_two_stars_falls_to_its_heart_and_then_dies() -> None:
    m = beaten("su_nw_hq:2 su_nw_11rk:1", 1)
    assert (strength(m, "su_nw_hq"), strength(m, "su_nw_11rk")) == (0, 1)
    n = beaten("su_nw_hq:0 su_nw_11rk:1", 2)
    assert [e["unit"] for e in told(n, "destroyed")] == ["su_nw_11rk", "su_nw_hq"]


@rule("leningrad41", "10.15", "10.15.1")
def test_the_attacker_too_loses_his_strongest_first() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 113
    113 de_41_hq
    91 de_16_ii:4 de_1pz:3 | su_r_8a:4
    """,
        dice=[6, 6, 1, 1, *[1] * 10],
    )
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", "91"))
    assert (m.asks[0].seat, offered(m, "unit")) == ("axis", {"de_16_ii", "de_1pz"})
    answer(m, ("unit", "de_16_ii"))
    assert (strength(m, "de_16_ii"), strength(m, "de_1pz")) == (2, 3)


@rule("leningrad41", "10.15.2")
def test_hits_beyond_the_last_block_are_lost() -> None:
    m = beaten("su_l_90:2", 7)
    assert at(m, "su_l_90") == "pool"
    assert len(told(m, "loss")) + len(told(m, "destroyed")) == 2
    assert controller(m, "114") == "axis"


@rule("leningrad41", "10.15.3", "9.3", "7.2.1")
def test_dead_axis_blocks_are_gone_and_count_dead_soviets_return_to_the_pool() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 113
    113 de_41_hq
    91 de_16_ii:1 de_1pz:1 | su_l_90:1 su_l_142:1
    """,
        dice=[6, 1, 6, 6, 6, 6],
    )
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", "91"), ("unit", "de_16_ii"))  # one absorbed of the panzers' one hit
    assert at(m, "de_16_ii") == "lost"
    assert m.view("soviet")["out"]["lost"] == ["de_16_ii"]
    assert m.view(None)["kills"] == {"axis": 0, "soviet": 1}
    n = beaten("su_l_90:1", 1)
    assert at(n, "su_l_90") == "pool"
    assert strength(n, "su_l_90") == 2  # it will come back whole
    assert n.view(None)["kills"] == {"axis": 0, "soviet": 0}


@rule("leningrad41", "10.15.3", "7.2.1")
def test_ten_dead_axis_blocks_are_a_logistics_point_for_the_soviets() -> None:
    lost = " ".join(f"de_id_{n}" for n in (81, 93, 96, 212, 215, 223, 285)) + " de_16_x de_fj"
    text = f"scenario campaign\naxis {AXIS_HOME} 113\n113 de_41_hq:0 de_tt\n95 su_nw_11rk\nlost {lost}"
    m = position(text)
    before = m.view("soviet")["logistics"]
    tactical(m, "de_41_hq")
    go_on(m, "exploitation")  # the exhausted HQ is the tenth
    assert m.view(None)["kills"]["soviet"] == 10
    assert m.view("soviet")["logistics"] == before + 1
