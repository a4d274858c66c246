"""10.12, 10.13, 10.16: which battles are fought, in which order things happen, and what is seen afterwards."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    AXIS_HOME,
    allowed,
    answer,
    at,
    block,
    controller,
    go_on,
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

# 113 Pskov (green, city) is Axis; 114, 93 green, 91 yellow, 92 yellow lie before it.
FRONT = f"""
scenario campaign
axis {AXIS_HOME} 90 112 113
113 de_41_hq:4 de_1pz:3 de_36mot:3 de_tt:3
"""


def ordered(text: str, hq: str, *moves: tuple[str, ...], dice: list[int] | None = None) -> Match:
    """One HQ activated where it stands, these marches, and on to the battles."""
    m = position(text, dice=dice)
    tactical(m, hq)
    for unit, *path in moves:
        move(m, unit, *path)
    return m


def finish(m: Match) -> Match:
    """On to the end of the impulse, or to the question of Exploitation."""
    while m.asks and prompt(m) not in ("impulse", "exploitation"):
        answer(m, "done")
    return m


def shown(m: Match, unit: str) -> bool:
    """Does the other side see the face of this block?"""
    return unit in m.view("axis" if unit.startswith("su_") else "soviet")["units"]


# -- 10.12: where there are battles -----------------------------------------------------------------------------


@rule("leningrad41", "10.12")
def test_battles_are_fought_only_where_both_sides_have_units() -> None:
    m = ordered(FRONT + "114 de_6pz | su_nw_11rk\n93 su_nw_22rk", "de_41_hq")
    go_on(m, "battle")
    assert offered(m, "space") == {"114"}
    assert refused(m, "space", "93") == ("10.12", "no-battle")
    assert refused(m, "space", "113") == ("10.12", "no-battle")


@rule("leningrad41", "10.12")
def test_a_battle_just_joined_must_be_fought_an_old_one_may_wait() -> None:
    m = ordered(FRONT + "114 de_6pz:1 | su_nw_11rk:1\n91 su_nw_22rk:1", "de_41_hq", ("de_tt", "91"), dice=[1, 1, 1, 1])
    go_on(m, "battle")
    assert refused(m, "done") == ("10.12", "battle-compulsory")
    answer(m, ("space", "91"))
    assert allowed(m, "done")
    assert offered(m, "space") == {"114"}
    finish(m)
    assert [e["space"] for e in told(m, "battle")] == ["91"]


@rule("leningrad41", "10.12")
def test_joining_an_old_battle_does_not_make_it_compulsory() -> None:
    m = ordered(FRONT + "114 de_6pz:1 | su_nw_11rk:1", "de_41_hq", ("de_1pz", "114"))
    go_on(m, "battle")
    assert allowed(m, "done")


@rule("leningrad41", "10.12", "10.8")
def test_blocks_in_an_old_battle_fight_without_a_command() -> None:
    m = ordered(FRONT.replace("de_41_hq:4", "de_41_hq:0") + "114 de_16_ii:2 | su_nw_11rk:1", "de_41_hq", dice=[1, 1, 5])
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "attack") == [[1, 5]]


@rule("leningrad41", "10.12", "10.13.1")
def test_the_attacker_picks_the_order_and_each_battle_reveals_only_its_own_blocks() -> None:
    text = FRONT + "91 su_nw_11rk:1\n114 su_nw_22rk:1"
    m = ordered(text, "de_41_hq", ("de_tt", "91"), ("de_36mot", "114"), dice=[1] * 8)
    go_on(m, "battle")
    assert offered(m, "space") == {"91", "114"}
    assert not any(shown(m, u) for u in ("su_nw_11rk", "su_nw_22rk", "de_tt", "de_36mot"))
    answer(m, ("space", "114"))
    assert told(m, "battle")[0]["space"] == "114"
    assert "su_nw_11rk" not in str(told(m, "battle", "axis")[0])


@rule("leningrad41", "10.12")
def test_any_number_of_battles_may_be_fought() -> None:
    m = ordered(
        FRONT + "114 de_6pz:1 | su_nw_11rk:1\n93 de_8pz:1 | su_nw_22rk:1\n91 de_3mot:1 | su_l_90:1",
        "de_41_hq", dice=[1] * 6,
    )  # fmt: skip
    go_on(m, "battle")
    answer(m, ("space", "93"), ("space", "114"))
    answer(m, ("space", "91"))
    assert sorted(e["space"] for e in told(m, "battle")) == ["114", "91", "93"]


@rule("leningrad41", "10.12", "9.1", "10.15")
def test_isolated_attackers_do_not_roll_but_may_be_hit() -> None:
    text = FRONT + "91 de_6pz:3i de_8pz:1 | su_nw_11rk:2"
    m = ordered(text, "de_41_hq", dice=[6, 1, 1])
    go_on(m, "battle")
    answer(m, ("space", "91"))
    assert [e["unit"] for e in told(m, "roll")] == ["su_nw_11rk", "de_8pz"]
    assert [(e["unit"], e["strength"]) for e in told(m, "loss")] == [("de_6pz", 2)]  # the strongest


@rule("leningrad41", "10.12", "9.1")
def test_where_all_are_isolated_there_is_no_attack() -> None:
    m = ordered(FRONT + "91 de_6pz:3i | su_nw_11rk:1\n114 de_8pz | su_nw_22rk", "de_41_hq")
    go_on(m, "battle")
    assert refused(m, "space", "91") == ("10.12", "only-isolated")


@rule("leningrad41", "10.12", "9.1")
def test_isolated_defenders_defend_normally() -> None:
    m = ordered(FRONT + "114 de_6pz:1 | su_nw_11rk:3i soviet-line", "de_41_hq", dice=[1, 1, 1, 1, 1])
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "defence") == [[1], [1, 1, 1]]


@rule("leningrad41", "10.12", "10.16")
def test_a_battle_lasts_one_round() -> None:
    m = ordered(FRONT + "91 de_6pz:1 | su_nw_11rk:1\n114 de_8pz | su_nw_22rk", "de_41_hq", dice=[1, 1])
    go_on(m, "battle")
    answer(m, ("space", "91"))
    assert refused(m, "space", "91") == ("10.16", "already-fought")


@rule("leningrad41", "10.12", "12.0")
def test_a_pass_fights_no_battle() -> None:
    m = position(FRONT + "114 de_6pz | su_nw_11rk", dice=[])
    answer(m, "pass", "done")
    assert m.view(None)["active"] == "soviet"
    assert told(m, "battle") == []


@rule("leningrad41", "10.12", "11.0")
def test_a_strategic_impulse_fights_battles() -> None:
    m = position(FRONT + "disc axis\n91 su_nw_11rk:1", dice=[1, 1, 1, 1])
    answer(m, "strategic")
    move(m, "de_1pz", "91")
    finish(m)
    assert [e["space"] for e in told(m, "battle")] == ["91"]


@rule("leningrad41", "10.12", "2.5", "10.14")
def test_the_defender_is_whoever_is_not_active_even_in_anothers_area() -> None:
    # 91 is Axis-controlled; the Soviets there still have the cover of the ground, and still fire first.
    m = ordered(FRONT.replace("112 113", "112 113 91") + "91 de_6pz:1 | su_nw_11rk:1", "de_41_hq", dice=[1, 6])
    go_on(m, "battle")
    answer(m, ("space", "91"))
    assert [e["purpose"] for e in told(m, "roll")] == ["defence", "attack"]
    assert told(m, "absorbed")[0]["side"] == "soviet"


# -- 10.13: the sequence --------------------------------------------------------------------------------------------


@rule("leningrad41", "10.13", "10.13.6")
def test_snipers_guns_flak_bombs_and_then_the_ground() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME}
    24 de_41_hq:2 de_1fk:2
    6 fi_mannerheim:2
    40 de_tt:1 fi_1:1 | su_k_54:2 su_k_71:2
    """,
        dice=[1] * 50,
    )
    tactical(m, "de_41_hq", "fi_mannerheim", "de_1fk")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"), ("unit", "fi_mannerheim"), ("bomber", "ju88_1"))
    go_on(m, "battle")
    answer(m, ("space", "40"))
    assert [(e["purpose"], len(e["faces"])) for e in told(m, "roll")] == [
        ("snipers", 1),
        ("artillery", 2),
        ("artillery", 2),
        ("anti-air", 1),
        ("anti-air", 1),
        ("air-strike", 2),
        ("defence", 2),
        ("defence", 2),
        ("attack", 1),
        ("attack", 1),
    ]


@rule("leningrad41", "10.13.1")
def test_both_sides_lay_all_their_blocks_down() -> None:
    m = ordered(FRONT + "91 de_6pz:1 de_8pz:1i | su_nw_11rk:1 su_nw_22rk:1", "de_41_hq", dice=[6, 6, 1])
    go_on(m, "battle")
    answer(m, ("space", "91"))
    assert told(m, "battle", "soviet") == told(m, "battle", "axis")
    for unit in ("de_6pz", "de_8pz", "su_nw_11rk", "su_nw_22rk"):
        assert unit in str(told(m, "battle", None)[0])


@rule("leningrad41", "10.13.6", "4.2.2", "4.2.3")
@pytest.mark.parametrize(
    ("unit", "faces", "hits"),
    [("de_azul:3", [6, 5, 4], 1), ("de_16_ii:3", [6, 5, 4], 2), ("de_1pz:3", [6, 5, 4], 3), ("de_1pz:3", [3, 3, 3], 0)],
)
def test_a_block_rolls_its_strength_and_hits_by_its_colour(unit: str, faces: list[int], hits: int) -> None:
    text = f"scenario campaign\naxis {AXIS_HOME}\n113 de_41_hq\n114 {unit} | su_r_8a:4 su_l_21td:1"
    m = ordered(text, "de_41_hq", dice=[1] * 5 + faces)
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "attack") == [faces]
    assert strength(m, "su_r_8a") == 4 - hits


@rule("leningrad41", "10.13.6")
def test_the_defender_fires_first_and_losses_do_not_fire_back() -> None:
    m = ordered(FRONT + "91 su_nw_11rk:3", "de_41_hq", ("de_tt", "91"), dice=[6, 6, 1, 1])
    go_on(m, "exploitation")
    assert [e["purpose"] for e in told(m, "roll")] == ["defence", "attack"]
    assert rolls(m, "attack") == [[1]]  # two of three steps are gone


@rule("leningrad41", "10.13.6", "10.16")
def test_attackers_wiped_out_do_not_fire_at_all() -> None:
    m = ordered(FRONT.replace("de_tt:3", "de_tt:1") + "91 su_nw_11rk:3", "de_41_hq", ("de_tt", "91"), dice=[6, 6, 1])
    go_on(m, "exploitation")
    assert rolls(m, "attack") == []
    assert at(m, "de_tt") == "lost"
    assert controller(m, "91") == "soviet"
    assert m.view(None)["contested"] == []


@rule("leningrad41", "10.13", "10.15.2")
def test_once_the_defenders_are_gone_nobody_rolls_any_more() -> None:
    # The first HQ's guns destroy them all: the second HQ, the bomber and the blocks have nothing to fire at.
    m = position(
        FRONT + "112 de_56_hq:2 de_1fk:2\n114 de_6pz:1 | su_nw_11rk:1\n93 de_16_hq:2", dice=[5, 1, 1, 1]
    )  # fmt: skip
    tactical(m, "de_41_hq", "de_16_hq", "de_1fk")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"), ("unit", "de_16_hq"), ("bomber", "ju88_1"))
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert [e["purpose"] for e in told(m, "roll")] == ["artillery"]
    assert told(m, "armoured-attack") == []
    assert controller(m, "114") == "axis"


@rule("leningrad41", "10.13.6", "8.0")
@pytest.mark.parametrize(
    ("weather", "unit", "dice"),
    [("rain", "de_tt:3", 1), ("rain", "fi_ii:4", 1), ("snow", "de_tt:3", 1), ("snow", "de_16_ii:4", 2),
     ("snow", "de_tt:1", 1), ("snow", "fi_ii:4", 4)],
)  # fmt: skip
def test_weather_cuts_the_attackers_dice(weather: str, unit: str, dice: int) -> None:
    text = f"scenario campaign\naxis {AXIS_HOME} 38\nweather {weather}\n38 de_41_hq\n39 {unit} | su_k_54:2"
    m = ordered(text, "de_41_hq", dice=[1, 1] + [1] * dice)
    go_on(m, "battle")
    answer(m, ("space", "39"))
    assert rolls(m, "attack") == [[1] * dice]
    assert rolls(m, "defence") == [[1, 1]]  # the defender's are whole


@rule("leningrad41", "10.13.6", "8.0")
@pytest.mark.parametrize(("weather", "dice"), [("rain", 1), ("snow", 3)])
def test_only_rain_cuts_a_soviet_attack(weather: str, dice: int) -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 114
    active soviet
    disc soviet
    weather {weather}
    114 de_16_ii:2 | su_nw_11rk:3
    """,
        dice=[1] * (2 + dice),
    )
    answer(m, "strategic", "done", ("space", "114"))
    assert rolls(m, "attack") == [[1] * dice]
    assert rolls(m, "defence") == [[1, 1]]


# -- 10.13.6.1: over water ------------------------------------------------------------------------------------------


@rule("leningrad41", "10.13.6.1", "2.4.7")
@pytest.mark.parametrize(("weather", "dice"), [("good", 1), ("snow", 2)])
def test_who_engages_over_a_river_rolls_one_die_but_not_over_ice(weather: str, dice: int) -> None:
    text = f"scenario campaign\naxis {AXIS_HOME}\nweather {weather}\n126 de_18_hq de_18_i:4\n127 su_nw_11rk:1"
    m = ordered(text, "de_18_hq", ("de_18_i", "127"), dice=[1] * (1 + dice))
    finish(m)
    assert rolls(m, "attack") == [[1] * dice]


@rule("leningrad41", "10.13.6.1", "2.4.7")
def test_who_comes_another_way_into_the_same_battle_rolls_all() -> None:
    text = f"scenario campaign\naxis {AXIS_HOME} 109 110\n126 de_41_hq de_1pz:3\n110 de_36mot:3\n127 su_nw_11rk:1"
    m = position(text, dice=[1] * 5)
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "127")
    move(m, "de_36mot", "127")
    finish(m)
    assert {e["unit"]: len(e["faces"]) for e in told(m, "roll") if e["purpose"] == "attack"} == {
        "de_1pz": 1,
        "de_36mot": 3,
    }


@rule("leningrad41", "10.13.6.1")
def test_an_old_battle_is_joined_over_a_river_at_full_strength() -> None:
    text = f"scenario campaign\naxis {AXIS_HOME}\n126 de_18_hq de_18_i:4\n127 de_tt:1 | su_nw_11rk:1"
    m = ordered(text, "de_18_hq", ("de_18_i", "127"), dice=[1] * 6)
    go_on(m, "battle")
    answer(m, ("space", "127"))
    assert sorted(len(faces) for faces in rolls(m, "attack")) == [1, 4]


@rule("leningrad41", "10.13.6.1")
def test_the_river_hinders_only_in_the_impulse_of_the_crossing() -> None:
    text = f"scenario campaign\naxis {AXIS_HOME}\n126 de_18_hq:4 de_18_i:4\n127 su_nw_11rk:1\nS5 su_r_8a"
    m = ordered(text, "de_18_hq", ("de_18_i", "127"), dice=[1, 1, 1, 1, 1, 1, 1])
    finish(m)
    answer(m, "done", "pass", "done")  # no Exploitation; the Soviets pass
    assert m.view(None)["active"] == "axis"
    tactical(m, "de_18_hq")
    go_on(m, "battle")
    answer(m, ("space", "127"))
    assert rolls(m, "attack") == [[1], [1, 1, 1, 1]]


@rule("leningrad41", "10.13.6.1", "2.4.8")
@pytest.mark.parametrize("weather", ["good", "snow"])
def test_island_arrows_hinder_in_every_weather(weather: str) -> None:
    text = f"scenario campaign\naxis {AXIS_HOME} 54\nweather {weather}\n54 de_18_hq de_18_i:4\nK su_st_kures:1"
    m = ordered(text, "de_18_hq", ("de_18_i", "K"), dice=[1, 1])
    finish(m)
    assert rolls(m, "attack") == [[1]]


@rule("leningrad41", "10.13.6.1", "10.4")
def test_the_river_does_not_hinder_guns_and_bombers() -> None:
    text = f"scenario campaign\naxis {AXIS_HOME}\n126 de_18_hq:4 de_18_i:4\n125 de_1fk:4\n127 su_nw_11rk:1"
    m = position(text, dice=[1, 1, 1, 1, 1, *[1] * 4, 1, 1])
    tactical(m, "de_18_hq", "de_1fk")
    move(m, "de_18_i", "127")
    go_on(m, "support")
    answer(m, ("unit", "de_18_hq"), ("bomber", "ju88_1"))
    finish(m)
    assert [len(r) for r in rolls(m, "artillery") + rolls(m, "air-strike") + rolls(m, "attack")] == [4, 4, 1]


@rule("leningrad41", "10.13.6.1", "10.9")
def test_who_is_sent_over_a_river_swims_and_who_is_sent_round_does_not() -> None:
    # From 112 the way to 133 leads over the Velikaya; by Pskov it is longer, and dry.
    text = f"scenario campaign\naxis {AXIS_HOME} 112 113\n112 de_41_hq de_1pz:3\n133 su_nw_11rk:1"
    m = ordered(text, "de_41_hq", ("de_1pz", "133"), dice=[1] * 2)
    finish(m)
    assert rolls(m, "attack") == [[1]]
    n = ordered(text, "de_41_hq", ("de_1pz", "113", "133"), dice=[1] * 4)
    finish(n)
    assert rolls(n, "attack") == [[1, 1, 1]]


@rule("leningrad41", "10.13.6.1", "10.9")
def test_of_two_ways_as_short_into_a_battle_a_block_takes_the_dry_one() -> None:
    # From 92 to 115: over Porkhov it would be a river, over Soltsy it is not; both cost two points.
    text = f"scenario campaign\naxis {AXIS_HOME} 92 93 114\n92 de_41_hq de_1pz:3\n115 su_nw_11rk:1 su_l_21td:1"
    m = ordered(text, "de_41_hq", ("de_1pz", "115"), dice=[1] * 5)
    finish(m)
    assert rolls(m, "attack") == [[1, 1, 1]]


# -- 10.13.6.2: Armoured Attack ---------------------------------------------------------------------------------------


def order_of_fire(m: Match) -> list[str]:
    finish(m)
    return [e["purpose"] for e in told(m, "roll")]


GREEN = f"scenario campaign\naxis {AXIS_HOME} 113\n113 de_41_hq de_1pz:3 de_36mot:3\n"


@rule("leningrad41", "10.13.6.2")
def test_tanks_on_open_ground_fire_first() -> None:
    m = ordered(GREEN + "114 su_nw_11rk:3", "de_41_hq", ("de_1pz", "114"), dice=[6, 6, 1, 1])
    assert order_of_fire(m) == ["attack", "defence"]
    assert rolls(m, "defence") == [[1]]  # two of its steps are gone
    assert len(told(m, "armoured-attack")) == 1


@rule("leningrad41", "10.13.6.2")
def test_defenders_destroyed_by_an_armoured_attack_do_not_fire() -> None:
    m = ordered(GREEN + "114 su_nw_11rk:2", "de_41_hq", ("de_1pz", "114"), dice=[6, 4, 1])
    go_on(m, "blitz")
    assert [e["purpose"] for e in told(m, "roll")] == ["attack"]


@rule("leningrad41", "10.13.6.2")
def test_soviet_tanks_attack_so_too() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 114
    active soviet
    disc soviet
    114 de_16_ii:2 | su_l_21td:1
    """,
        dice=[1, 1, 1],
    )
    answer(m, "strategic", "done", ("space", "114"))
    assert [e["purpose"] for e in told(m, "roll")] == ["attack", "defence"]


@rule("leningrad41", "10.13.6.2")
@pytest.mark.parametrize(
    ("why", "text", "unit", "area"),
    [
        ("rain", "weather rain\n114 su_nw_11rk:1", "de_1pz", "114"),
        ("snow", "weather snow\n114 su_nw_11rk:1", "de_1pz", "114"),
        ("yellow ground", "91 su_nw_11rk:1", "de_1pz", "91"),
        ("a line", "114 su_nw_11rk:1 soviet-line", "de_1pz", "114"),
        ("a city", "112 su_nw_11rk:1", "de_1pz", "112"),
        ("a tank in defence", "114 su_l_21td:1", "de_1pz", "114"),
        ("no tank in attack", "114 su_nw_11rk:1", "de_36mot", "114"),
    ],
)
def test_otherwise_the_defender_fires_first(why: str, text: str, unit: str, area: str) -> None:
    m = ordered(GREEN + text, "de_41_hq", (unit, area), dice=[1] * 8)
    assert order_of_fire(m)[0] == "defence", why
    assert told(m, "armoured-attack") == []


@rule("leningrad41", "10.13.6.2", "10.14")
def test_a_city_that_the_defender_does_not_control_does_not_help_him() -> None:
    m = ordered(
        f"scenario campaign\naxis {AXIS_HOME} 112 113\n113 de_41_hq\n112 de_6pz:1 | su_nw_11rk:1",
        "de_41_hq", dice=[1, 1],
    )  # fmt: skip
    go_on(m, "battle")
    answer(m, ("space", "112"))
    assert order_of_fire(m) == ["attack", "defence"]


# 114 and 115 are green; the Shelon runs between them, and 93 lies on the side of 115.
SHELON = f"scenario campaign\naxis {AXIS_HOME} 93 114\n114 de_41_hq de_1pz:3 de_36mot:3\n93 de_6pz:3\n"


@rule("leningrad41", "10.13.6.2", "10.13.6.1")
def test_tanks_that_all_came_over_a_river_lose_the_advantage() -> None:
    m = ordered(SHELON + "115 su_nw_11rk:1", "de_41_hq", ("de_1pz", "115"), dice=[1, 1])
    assert order_of_fire(m) == ["defence", "attack"]
    assert rolls(m, "attack") == [[1]]


@rule("leningrad41", "10.13.6.2", "10.13.6.1")
def test_one_tank_on_dry_land_is_enough() -> None:
    m = ordered(SHELON + "115 su_nw_11rk:1", "de_41_hq", ("de_6pz", "115"), ("de_1pz", "115"), dice=[1] * 5)
    assert order_of_fire(m) == ["attack", "attack", "defence"]
    assert rolls(m, "attack") == [[1], [1, 1, 1]]


@rule("leningrad41", "10.13.6.2", "10.13.6.1")
def test_motorised_infantry_on_dry_land_is_not() -> None:
    text = SHELON.replace("93 de_6pz:3", "93 de_tt:2")
    m = ordered(text + "115 su_nw_11rk:1", "de_41_hq", ("de_tt", "115"), ("de_1pz", "115"), dice=[1] * 4)
    assert order_of_fire(m) == ["defence", "attack", "attack"]


@rule("leningrad41", "10.13.6.2", "10.13.6.1")
def test_in_an_old_battle_the_river_no_longer_matters_to_tanks() -> None:
    m = ordered(SHELON + "115 de_tt:1 | su_nw_11rk:1", "de_41_hq", ("de_1pz", "115"), dice=[1] * 5)
    go_on(m, "battle")
    answer(m, ("space", "115"))
    assert order_of_fire(m) == ["attack", "attack", "defence"]


# -- 10.16: afterwards -------------------------------------------------------------------------------------------------


@rule("leningrad41", "10.16", "2.5")
def test_the_victor_takes_the_area_and_hides() -> None:
    m = ordered(FRONT + "91 su_nw_11rk:1", "de_41_hq", ("de_tt", "91"), dice=[1, 5, 5, 1])
    go_on(m, "exploitation")
    assert at(m, "su_nw_11rk") == "pool"
    assert controller(m, "91") == "axis"
    assert not shown(m, "de_tt")  # a yellow area: no Blitz to wait for


@rule("leningrad41", "10.16", "10.17")
def test_fast_blocks_that_cleared_a_green_area_stay_visible_until_the_blitz_is_over() -> None:
    m = ordered(FRONT + "114 su_nw_11rk:1\n112 de_16_ii", "de_41_hq", ("de_1pz", "114"), dice=[5, 1, 1])
    go_on(m, "blitz")
    assert shown(m, "de_1pz")
    go_on(m, "exploitation")
    assert not shown(m, "de_1pz")


@rule("leningrad41", "10.16")
def test_where_the_battle_goes_on_the_controller_hides_and_the_other_stays_visible() -> None:
    m = ordered(FRONT + "91 su_nw_11rk:3", "de_41_hq", ("de_tt", "91"), dice=[1, 1, 1, 1, 1, 1])
    go_on(m, "exploitation")
    assert controller(m, "91") == "soviet"
    assert shown(m, "de_tt")
    assert not shown(m, "su_nw_11rk")
    n = ordered(FRONT.replace("112 113", "112 113 91") + "91 de_6pz:1 | su_nw_11rk:3", "de_41_hq", dice=[1] * 4)
    go_on(n, "battle")
    answer(n, ("space", "91"))
    go_on(n, "exploitation")
    assert shown(n, "su_nw_11rk")
    assert not shown(n, "de_6pz")


@rule("leningrad41", "10.16")
def test_defenders_who_win_hide_and_keep_or_take_the_area() -> None:
    text = FRONT.replace("112 113", "112 113 91").replace("de_tt:3", "de_tt:1")
    m = ordered(text + "91 de_6pz:1 | su_nw_11rk:3", "de_41_hq", dice=[6, 1, 1])
    go_on(m, "battle")
    answer(m, ("space", "91"))
    go_on(m, "exploitation")
    assert controller(m, "91") == "soviet"
    assert not shown(m, "su_nw_11rk")
    assert block(m, "su_nw_11rk")["at"] == "91"
