"""10.4, 10.4.1, 10.13.3, 1.4: the guns of active HQs, and the Finnish heavy artillery."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    AXIS_HOME,
    answer,
    go_on,
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

# 114 (green) was contested before; nobody need fight there. 113 and 93 lie next to it.
BATTLE = f"""
scenario campaign
axis {AXIS_HOME} 90 112 113 133
114 de_16_ii:1 | su_nw_11rk su_nw_22rk su_nw_24rk su_r_8a
"""


@rule("leningrad41", "10.4", "10.13.3")
@pytest.mark.parametrize("stars", [4, 3, 2])
def test_an_hq_fires_as_many_dice_as_stars_and_hits_with_five_and_six(stars: int) -> None:
    faces = [5, 6, 4, 3][:stars]
    m = position(BATTLE + f"113 de_41_hq:{stars}", dice=[*faces, *[1] * 13, 1])
    tactical(m, "de_41_hq")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"))
    go_on(m, "battle")
    answer(m, ("space", "114"))
    while prompt(m) == "take-loss":
        answer(m, ("unit", "su_r_8a" if "su_r_8a" in offered(m, "unit") else "su_nw_11rk"))
    assert rolls(m, "artillery") == [faces]
    assert strength(m, "su_r_8a") + strength(m, "su_nw_11rk") == 5
    assert told(m, "roll")[0]["rule"] == "10.13.3"


@rule("leningrad41", "10.4", "8.0", "10.13.3")
@pytest.mark.parametrize(("weather", "stars", "dice"), [("rain", 4, 1), ("snow", 4, 2), ("snow", 3, 1), ("snow", 2, 1)])
def test_bad_weather_cuts_german_guns(weather: str, stars: int, dice: int) -> None:
    m = position(BATTLE + f"weather {weather}\n113 de_41_hq:{stars}", dice=[*[1] * dice, *[1] * 13, 1])
    tactical(m, "de_41_hq")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"))
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "artillery") == [[1] * dice]
    assert m.dice_left == []


@rule("leningrad41", "10.4", "8.0")
@pytest.mark.parametrize(("weather", "dice"), [("good", 4), ("rain", 1), ("snow", 4)])
def test_only_rain_cuts_soviet_guns(weather: str, dice: int) -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 114
    active soviet
    weather {weather}
    114 de_16_ii:1 | su_nw_11rk:1
    93 su_nw_hq:4
    """,
        dice=[*[1] * dice, 1, 1],
    )
    tactical(m, "su_nw_hq")
    go_on(m, "support")
    answer(m, ("unit", "su_nw_hq"))
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "artillery") == [[1] * dice]


@rule("leningrad41", "10.4", "10.6", "10.13.3")
def test_zhukovs_guns_hit_with_four_and_more() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 114
    active soviet
    114 de_16_ii:4 | su_nw_11rk:1
    93 su_zhukov:3
    """,
        dice=[4, 4, 3, 1, 1, 1],
    )
    tactical(m, "su_zhukov")
    go_on(m, "support")
    answer(m, ("unit", "su_zhukov"))
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert strength(m, "de_16_ii") == 2


@rule("leningrad41", "10.4")
def test_guns_reach_adjacent_battles_only() -> None:
    m = position(BATTLE + "112 de_56_hq\n113 de_41_hq\n92 de_1pz | su_l_90")
    tactical(m, "de_56_hq", "de_41_hq")
    go_on(m, "support")
    assert refused(m, "unit", "de_56_hq") == ("10.4", "no-battle-in-reach")
    answer(m, ("unit", "de_41_hq"))
    n = position(BATTLE + "113 de_41_hq\n93 de_1pz | su_l_90\n91 de_6pz | su_l_142")
    tactical(n, "de_41_hq")
    go_on(n, "support")
    answer(n, ("unit", "de_41_hq"))
    assert refused(n, "space", "93") == ("10.4", "not-adjacent")
    assert refused(n, "space", "112") == ("10.4", "no-battle")
    assert offered(n, "space") == {"91", "114"}


@rule("leningrad41", "10.4", "10.2")
def test_each_hq_supports_one_battle_and_several_may_support_the_same() -> None:
    m = position(BATTLE + "113 de_41_hq:2 de_56_hq:2\n91 de_6pz | su_l_142", dice=[5, 1, 6, 1, *[1] * 12])
    tactical(m, "de_41_hq", "de_56_hq")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"), ("space", "114"))
    assert refused(m, "unit", "de_41_hq") == ("10.4", "already-fires")
    answer(m, ("unit", "de_56_hq"), ("space", "114"))
    assert m.view("soviet")["artillery"] == [["de_41_hq", "114"], ["de_56_hq", "114"]]
    go_on(m, "battle")
    answer(m, ("space", "114"))  # each hit falls on the 8th Army, the strongest: 4 to 3, and then among equals
    answer(m, ("unit", "su_r_8a"))
    assert rolls(m, "artillery") == [[5, 1], [6, 1]]
    assert strength(m, "su_r_8a") == 2


@rule("leningrad41", "10.4", "10.12")
def test_an_hq_that_was_not_activated_has_no_artillery() -> None:
    m = position(BATTLE + "113 de_41_hq de_56_hq")
    tactical(m, "de_41_hq")
    go_on(m, "support")
    assert refused(m, "unit", "de_56_hq") == ("10.4", "not-active")
    assert refused(m, "unit", "su_nw_hq") == ("10.4", "not-yours")


@rule("leningrad41", "10.4", "10.13.6")
def test_an_hq_in_the_battle_fires_there_as_a_unit() -> None:
    # Not activated, it attacks with double fire and its stars; a Luftwaffe HQ beside it does not fire.
    m = position(BATTLE.replace("de_16_ii:1", "de_18_hq:3 de_1fk:4") + "113 de_41_hq", dice=[*[1] * 13, 5, 6, 4])
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "attack") == [[5, 6, 4]]


@rule("leningrad41", "10.4", "10.5", "10.13.6")
def test_an_exhausted_hq_in_the_battle_does_not_fire() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 113
    113 de_41_hq de_1pz:1
    114 su_nw_hq:0 su_nw_11rk:1
    """,
        dice=[1, 1],
    )
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"), ("space", "114"))
    go_on(m, "exploitation")
    assert rolls(m, "defence") == [[1]]
    assert [e["unit"] for e in told(m, "roll")] == ["de_1pz", "su_nw_11rk"]  # tanks first: Armoured Attack


@rule("leningrad41", "10.12", "10.4")
def test_guns_do_not_fire_where_only_isolated_blocks_stand() -> None:
    m = position(BATTLE.replace("de_16_ii:1", "de_16_ii:1i") + "113 de_41_hq de_56_hq\n91 de_6pz | su_l_142")
    tactical(m, "de_41_hq")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"))
    assert m.view(None)["artillery"] == [["de_41_hq", "91"]]  # the only battle that somebody fights
    go_on(m, "battle")
    assert refused(m, "space", "114") == ("10.12", "only-isolated")


@rule("leningrad41", "1.4", "10.4", "2.7.1")
@pytest.mark.parametrize(("blocks", "allowed"), [("fi_1", False), ("fi_163", False), ("fi_1 de_tt", True)])
def test_german_guns_support_only_battles_with_germans(blocks: str, allowed: bool) -> None:
    m = position(f"""
    scenario campaign
    axis {AXIS_HOME} 37 38
    38 de_41_hq
    39 {blocks} | su_k_54
    6 fi_mannerheim
    """)
    tactical(m, "de_41_hq", "fi_mannerheim")
    go_on(m, "support")
    no = m.why("axis", "unit", "de_41_hq")
    assert (no is None) is allowed


# -- 10.4.1: the Finnish heavy artillery -----------------------------------------------------------------------

ZONE = f"""
scenario campaign
axis {AXIS_HOME} 26 27
6 fi_mannerheim:2
"""


@rule("leningrad41", "10.4.1", "10.13.3", "10.7")
def test_mannerheim_with_two_stars_gives_two_dice_that_hit_with_four_and_more() -> None:
    # The picture of 10.4.1. Vyborg is a city: no snipers; yellow and Soviet city absorb two.
    m = position(ZONE + "39 fi_ii:1 | su_k_54:2", dice=[4, 3, 1, 1, 1])
    tactical(m, "fi_mannerheim")
    go_on(m, "support")
    answer(m, ("unit", "fi_mannerheim"))
    go_on(m, "battle")
    answer(m, ("space", "39"))
    assert rolls(m, "artillery") == [[4, 3]]
    assert told(m, "absorbed")[0]["number"] == 1


@rule("leningrad41", "10.4.1", "10.7")
def test_the_heavy_artillery_fires_anywhere_in_the_zone_once() -> None:
    m = position(ZONE + "38 de_41_hq\n39 fi_1 de_tt | su_k_54\n28 fi_2 | su_k_71")
    tactical(m, "fi_mannerheim", "de_41_hq")
    go_on(m, "support")
    answer(m, ("unit", "fi_mannerheim"))
    assert offered(m, "space") == {"39", "28"}
    answer(m, ("space", "28"))
    assert refused(m, "unit", "fi_mannerheim") == ("10.4", "already-fires")


@rule("leningrad41", "10.4.1", "1.4", "2.7.1")
def test_the_heavy_artillery_needs_a_finn_and_the_zone() -> None:
    m = position(ZONE + "39 de_tt | su_k_54\n40 fi_163 | su_k_71\n49 fi_1 | su_k_168\n28 fi_2 | su_l_90")
    tactical(m, "fi_mannerheim")
    go_on(m, "support")
    answer(m, ("unit", "fi_mannerheim"))
    assert offered(m, "space") == {"40", "28"}  # the 163rd is a Finn for this
    assert refused(m, "space", "39") == ("10.4.1", "no-finns")
    assert refused(m, "space", "49") == ("10.4.1", "outside-the-zone")


@rule("leningrad41", "10.4.1", "10.4")
def test_without_mannerheim_active_there_is_no_heavy_artillery() -> None:
    m = position(ZONE + "38 de_41_hq\n39 fi_1 de_tt | su_k_54")
    tactical(m, "de_41_hq")
    go_on(m, "support")
    assert refused(m, "unit", "fi_mannerheim") == ("10.4", "not-active")


@rule("leningrad41", "10.4.1", "8.0")
@pytest.mark.parametrize(("weather", "dice"), [("rain", 1), ("snow", 4)])
def test_only_rain_cuts_the_finnish_guns(weather: str, dice: int) -> None:
    m = position(ZONE.replace(":2", ":4") + f"weather {weather}\n39 fi_1:1 | su_k_54:1", dice=[*[1] * dice, 1, 1])
    tactical(m, "fi_mannerheim")
    go_on(m, "support")
    answer(m, ("unit", "fi_mannerheim"))
    go_on(m, "battle")
    answer(m, ("space", "39"))
    assert rolls(m, "artillery") == [[1] * dice]


@rule("leningrad41", "10.4.1", "10.4", "10.13.3")
def test_german_and_finnish_guns_may_join_in_one_battle() -> None:
    m = position(ZONE + "38 de_41_hq:2\n39 fi_1:1 de_tt:1 | su_k_54:2", dice=[6, 6, 4, 1, 1, 1, 1, 1])
    tactical(m, "fi_mannerheim", "de_41_hq")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"), ("unit", "fi_mannerheim"))
    go_on(m, "battle")
    answer(m, ("space", "39"))
    # Yellow and city absorb two hits of the three, whoever fired them.
    assert strength(m, "su_k_54") == 1
    assert sum(e["number"] for e in told(m, "absorbed")) == 2
