"""10.13.2: the Finnish snipers."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import AXIS_HOME, answer, at, go_on, move, position, rolls, strength, tactical, told
from tests.marks import rule


def battle(area: str, text: str, dice: list[int], axis: str = "") -> Match:
    """The old battle in this area is fought."""
    m = position(f"scenario campaign\naxis {AXIS_HOME} {axis}\n6 fi_mannerheim:0\n11 de_41_hq\n{text}", dice=dice)
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    return answer(m, ("space", area))


@rule("leningrad41", "10.13.2", "4.2.2")
def test_a_division_with_two_red_dots_gives_one_die_in_40_and_none_in_vyborg() -> None:
    # The worked example of 10.13.2: Vyborg is a city, area 40 is not.
    m = battle("40", "40 fi_1:2 | su_k_54:2", [4, 1, 1, 1])
    assert rolls(m, "snipers") == [[4]]
    assert strength(m, "su_k_54") == 1
    n = battle("39", "39 fi_2:2 | su_k_54:2", [1, 1, 1, 1])
    assert rolls(n, "snipers") == []


@rule("leningrad41", "10.13.2")
@pytest.mark.parametrize(("face", "hit"), [(3, False), (4, True)])
def test_divisions_hit_with_four_and_more(face: int, hit: bool) -> None:
    m = battle("40", "40 fi_1:1 | su_k_54:2", [face, 1, 1, 1])
    assert (strength(m, "su_k_54") == 1) is hit


@rule("leningrad41", "10.13.2")
@pytest.mark.parametrize(("face", "hit"), [(4, False), (5, True)])
def test_corps_hit_by_their_own_fire(face: int, hit: bool) -> None:
    m = battle("40", "40 fi_ii:1 | su_k_54:2", [face, 1, 1, 1])
    assert (strength(m, "su_k_54") == 1) is hit


@rule("leningrad41", "10.13.2", "2.7.1")
def test_every_finnish_block_gives_a_die_but_not_the_163rd_nor_germans() -> None:
    m = battle("28", "28 fi_163:1 fi_cav:1 | su_k_54:2", [1, *[1] * 4])
    assert [e["unit"] for e in told(m, "roll") if e["purpose"] == "snipers"] == ["fi_cav"]
    n = battle("40", "40 fi_1:1 fi_2:1 | su_k_54:2", [1, 1, 1, 1, 1, 1])
    assert [e["unit"] for e in told(n, "roll") if e["purpose"] == "snipers"] == ["fi_1", "fi_2"]


@rule("leningrad41", "10.13.2", "10.14")
def test_swamps_do_not_cover_from_snipers_but_cover_from_all_that_follows() -> None:
    # Red ground absorbs two. Three sniper hits would; two of the ground attack are swallowed whole.
    m = battle("28", "28 fi_1:2 | su_k_54:2 su_k_71:2", [6, 1, 1, 1, 6, 6])
    # the sniper's hit costs a step, before the defenders fire
    answer(m, ("unit", "su_k_54"))
    assert len(rolls(m, "defence")[0]) == 1
    assert (strength(m, "su_k_54"), strength(m, "su_k_71")) == (1, 2)
    assert sum(e["number"] for e in told(m, "absorbed")) == 2


@rule("leningrad41", "10.13.2", "10.13.6")
def test_snipers_fire_before_the_defender() -> None:
    m = battle("40", "40 fi_1:1 | su_k_54:1", [4])
    assert [e["purpose"] for e in told(m, "roll")] == ["snipers"]
    assert at(m, "su_k_54") == "pool"


@rule("leningrad41", "10.13.2")
def test_a_line_on_either_side_keeps_snipers_away() -> None:
    m = battle("40", "40 fi_1:1 | su_k_54:1 soviet-line", [1, 1, 1])
    assert rolls(m, "snipers") == []
    n = battle("40", "40 fi_1:1 axis-line | su_k_54:1", [1, 1], axis="40")
    assert rolls(n, "snipers") == []


@rule("leningrad41", "10.13.2", "2.7")
def test_there_are_no_snipers_outside_the_zone_nor_in_the_open() -> None:
    m = battle("47", "47 fi_1:1 | su_l_90:1", [1, 1])
    assert rolls(m, "snipers") == []
    n = battle("34", "34 fi_1:1 | su_l_90:1", [1, 1])
    assert rolls(n, "snipers") == []


@rule("leningrad41", "10.13.2")
def test_finns_who_are_attacked_have_their_snipers_too() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 40
    active soviet
    disc soviet
    40 fi_1:1
    46 su_k_54:2
    """,
        dice=[4, 1, 1],
    )
    answer(m, "strategic")
    move(m, "su_k_54", "40")
    go_on(m, "impulse")
    assert [(e["purpose"], len(e["faces"])) for e in told(m, "roll")] == [("snipers", 1), ("defence", 1), ("attack", 1)]
    assert strength(m, "su_k_54") == 1


@rule("leningrad41", "10.13.2", "9.1")
def test_isolated_finns_do_not_snipe_in_attack() -> None:
    m = battle("40", "40 fi_1:1i fi_2:1 | su_k_54:1", [1, 1, 1])
    assert [e["unit"] for e in told(m, "roll") if e["purpose"] == "snipers"] == ["fi_2"]


@rule("leningrad41", "10.13.2", "8.0", "10.13.6.1")
def test_neither_weather_nor_rivers_touch_the_snipers() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 39
    weather rain
    6 fi_mannerheim
    39 fi_cav:1 fi_1:2
    40 su_k_54:2
    """,
        dice=[1, 1, 1, 1, 1, 1],
    )
    tactical(m, "fi_mannerheim")
    move(m, "fi_cav", "40")
    move(m, "fi_1", "40")
    go_on(m, "impulse")
    assert rolls(m, "snipers") == [[1], [1]]
    assert rolls(m, "attack") == [[1], [1]]
