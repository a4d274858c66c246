"""10.17, 10.13.3.1: the Blitz: fast blocks that cleared open ground go on, and may fight again."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    AXIS_HOME,
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
    tactical,
    told,
)
from tests.marks import rule

# Porkhov (114) is green; green too are Soltsy (93) and, over the Shelon, Dno (115); 92 and 133 are yellow.
PORKHOV = f"""
scenario campaign
axis {AXIS_HOME} 90 112 113
113 de_41_hq:4 de_1pz:3 de_16_hq:4
114 su_l_90:1
"""


def cleared(text: str = PORKHOV, dice: tuple[int, ...] = (6, 1, 1), more: tuple[int, ...] = (), *hqs: str) -> Match:
    """The 1st Panzer Division has destroyed the rifle division in 114; what comes next?"""
    m = position(text, dice=[*dice, *more])
    tactical(m, *(hqs or ("de_41_hq",)))
    move(m, "de_1pz", "114")
    while prompt(m) in ("command", "support"):
        answer(m, "done")
    if prompt(m) == "battle":
        answer(m, ("space", "114"))
    return m


@rule("leningrad41", "10.17", "2.5")
def test_a_tank_that_cleared_open_ground_goes_one_area_on() -> None:
    m = cleared()
    assert prompt(m) == "blitz"
    assert offered(m, "unit") == {"de_1pz"}
    answer(m, ("unit", "de_1pz"))
    assert offered(m, "space") == {"93", "113", "115"}  # green and quiet, own or enemy
    answer(m, ("space", "93"))
    assert at(m, "de_1pz") == "93"
    assert controller(m, "93") == "axis"
    assert controller(m, "114") == "axis"


@rule("leningrad41", "10.17")
def test_the_blitz_is_a_choice() -> None:
    m = cleared()
    go_on(m, "exploitation")
    assert at(m, "de_1pz") == "114"


@rule("leningrad41", "10.17")
def test_the_blitz_goes_one_step_and_only_into_open_ground() -> None:
    m = cleared()
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "space", "92") == ("10.17", "not-green")
    assert refused(m, "space", "133") == ("10.17", "not-green")
    assert refused(m, "space", "116") == ("10.17", "not-adjacent")


@rule("leningrad41", "10.17")
def test_there_is_no_blitz_into_an_area_contested_before() -> None:
    m = cleared(PORKHOV + "93 de_8pz:1 | su_nw_11rk:1")
    go_on(m, "blitz")
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "space", "93") == ("10.17", "contested-before")


@rule("leningrad41", "10.17", "2.9")
def test_there_is_no_blitz_into_a_full_area() -> None:
    m = cleared(f"""
    scenario campaign
    axis {AXIS_HOME} 93
    113 de_41_hq:4 de_1pz:3
    93 de_18_i de_18_l de_18_xxvi de_16_ii
    114 su_l_90:1
    """)
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "space", "93") == ("2.9", "full")


@rule("leningrad41", "10.17")
def test_slow_blocks_and_hqs_do_not_blitz() -> None:
    m = position(
        PORKHOV.replace("114 su_l_90:1", "114 de_16_ii:1 de_56_hq:2 de_tt:1 | su_l_90:1"), dice=[1, 1, 1, 1, 6]
    )
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert offered(m, "unit") == {"de_tt"}
    assert refused(m, "unit", "de_16_ii") == ("10.17", "did-not-clear")
    assert refused(m, "unit", "de_56_hq") == ("10.17", "did-not-clear")
    assert refused(m, "unit", "de_1pz") == ("10.17", "did-not-clear")


@rule("leningrad41", "10.17")
def test_an_area_not_cleared_gives_no_blitz() -> None:
    m = cleared(PORKHOV.replace("su_l_90:1", "su_l_90:2"), (6, 1, 1, 1))
    assert prompt(m) == "exploitation"


@rule("leningrad41", "10.17")
def test_clearing_other_than_open_ground_gives_no_blitz() -> None:
    m = position(PORKHOV.replace("114 su_l_90:1", "91 su_l_90:1"), dice=[1, 6, 6, 1])
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "91")
    while prompt(m) in ("command", "support"):
        answer(m, "done")
    assert prompt(m) == "exploitation"
    assert controller(m, "91") == "axis"


@rule("leningrad41", "10.17", "8.0")
@pytest.mark.parametrize("weather", ["rain", "snow"])
def test_bad_weather_gives_no_blitz(weather: str) -> None:
    m = cleared(PORKHOV + f"weather {weather}", (1, 6))
    assert prompt(m) == "impulse"
    assert controller(m, "114") == "axis"


@rule("leningrad41", "10.17", "11.0")
def test_a_strategic_impulse_has_no_blitz() -> None:
    m = position(PORKHOV, dice=[6, 1, 1])
    answer(m, "strategic")
    move(m, "de_1pz", "114")
    go_on(m, "impulse")
    assert m.view(None)["active"] == "soviet"
    assert controller(m, "114") == "axis"


@rule("leningrad41", "10.17", "10.3")
def test_only_an_active_blitz_hq_in_range_and_of_the_colour_lets_a_block_blitz() -> None:
    # Cleared by the 1st Panzer, which is red, and the Totenkopf, which is white.
    text = PORKHOV.replace("de_1pz:3", "de_1pz:3 de_tt:1").replace("de_16_hq:4", "de_56_hq:4")

    def may_blitz(hqs: tuple[str, ...], stars: str = "") -> set[str]:
        m = position(text + stars, dice=[6, 1, 1, 1])
        tactical(m, *hqs)
        move(m, "de_1pz", "114")
        move(m, "de_tt", "114")
        while prompt(m) not in ("blitz", "exploitation"):
            answer(m, "done")
        return offered(m, "unit")

    assert may_blitz(("de_41_hq",)) == {"de_1pz", "de_tt"}
    assert may_blitz(("de_56_hq",)) == {"de_tt"}  # in its own area Manstein could command both; 114 is not it
    text = text.replace("de_56_hq:4", "de_16_hq:4")
    assert may_blitz(("de_16_hq",)) == set()  # no Blitz HQ
    text = text.replace("de_41_hq:4", "de_41_hq:0")
    assert may_blitz(("de_41_hq",)) == set()  # exhausted: its range is its own area


@rule("leningrad41", "10.17", "10.6")
def test_zhukov_leads_a_soviet_blitz_of_any_colour() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 114
    active soviet
    93 su_zhukov:3 su_l_21td:2 su_nw_hq:2
    114 de_id_81:1
    """,
        dice=[5, 1],
    )
    tactical(m, "su_zhukov")
    move(m, "su_l_21td", "114")
    go_on(m, "blitz")
    move(m, "su_l_21td", "113")
    assert controller(m, "113") == "soviet"


@rule("leningrad41", "10.17", "10.12")
def test_a_blitz_into_enemies_is_a_battle_that_must_be_fought() -> None:
    m = cleared(PORKHOV + "93 su_nw_11rk:3\n115 su_nw_22rk:1", (6, 1, 1), (1, 1, 1, 1, 1, 1))
    answer(m, ("unit", "de_1pz"), ("space", "93"))
    go_on(m, "exploitation")
    assert [e["space"] for e in told(m, "battle")] == ["114", "93"]
    assert m.view(None)["contested"] == ["93"]
    assert m.dice_left == []


@rule("leningrad41", "10.17")
def test_several_blocks_may_blitz_into_the_same_area() -> None:
    text = PORKHOV.replace("de_1pz:3", "de_1pz:3 de_6pz:1") + "93 su_nw_11rk:1"
    m = position(text, dice=[6, 1, 1, 1, 6, 1, 1, 1])
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "114")
    move(m, "de_6pz", "114")
    go_on(m, "blitz")
    move(m, "de_1pz", "93")
    move(m, "de_6pz", "93")  # contested by now, but not when the segment began
    go_on(m, "exploitation")
    assert (at(m, "de_1pz"), at(m, "de_6pz"), at(m, "su_nw_11rk")) == ("93", "93", "pool")


@rule("leningrad41", "10.17")
def test_there_is_but_one_blitz_an_impulse() -> None:
    m = cleared(PORKHOV + "93 su_nw_11rk:1", (6, 1, 1), (6, 1, 1))
    answer(m, ("unit", "de_1pz"), ("space", "93"))
    go_on(m, "exploitation")
    assert controller(m, "93") == "axis"
    assert told(m, "blitz")[-1]["path"] == ["114", "93"]
    assert len(told(m, "blitz")) == 1
    assert "cleared" not in block(m, "de_1pz")


@rule("leningrad41", "10.17", "10.13.6.1", "10.13.6.2")
def test_the_blitz_over_a_river_costs_dice_and_the_tanks_advantage() -> None:
    m = cleared(PORKHOV + "115 su_nw_11rk:1", (6, 1, 1), (1, 1))
    answer(m, ("unit", "de_1pz"), ("space", "115"))
    go_on(m, "exploitation")
    assert [(e["purpose"], len(e["faces"])) for e in told(m, "roll")] == [("attack", 3), ("defence", 1), ("attack", 1)]


@rule("leningrad41", "10.17", "10.12")
def test_in_the_blitz_no_other_battles_are_fought() -> None:
    m = cleared(PORKHOV + "93 su_nw_11rk:1\n91 de_8pz:1 | su_nw_22rk:1", (6, 1, 1), (1, 1, 1, 1))
    go_on(m, "blitz")
    answer(m, ("unit", "de_1pz"), ("space", "93"))
    go_on(m, "exploitation")
    assert [e["space"] for e in told(m, "battle")] == ["114", "93"]


# -- 10.13.3.1: guns and Stukas once more -----------------------------------------------------------------------------


@rule("leningrad41", "10.13.3.1", "10.17", "10.4")
def test_a_blitz_hq_next_to_the_new_battle_fires_its_guns_again() -> None:
    # Reinhardt goes to 92, next to both 114 and 93, the 16th Army beside him is no Blitz HQ.
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 91 92 113
    92 de_41_hq:2 de_16_hq:2
    113 de_1pz:3
    114 su_l_90:1
    93 su_nw_11rk:1
    """,
        dice=[1, 1, 6, 1, 1, 3, 4, 1, 1, 1, 1],
    )
    tactical(m, "de_41_hq", "de_16_hq")
    move(m, "de_1pz", "114")
    go_on(m, "support")
    answer(m, ("unit", "de_41_hq"))
    go_on(m, "blitz")
    answer(m, ("unit", "de_1pz"), ("space", "93"))
    go_on(m, "support")
    assert refused(m, "unit", "de_16_hq") == ("10.13.3.1", "not-a-blitz-hq")
    assert offered(m, "unit") == {"de_41_hq"}
    answer(m, ("unit", "de_41_hq"))
    go_on(m, "exploitation")
    assert rolls(m, "artillery") == [[1, 1], [3, 4]]
    assert m.dice_left == []


@rule("leningrad41", "10.13.3.1")
def test_a_blitz_hq_too_far_from_the_new_battle_stays_silent() -> None:
    m = cleared(PORKHOV + "93 su_nw_11rk:1", (6, 1, 1), (1, 1, 1, 1))
    answer(m, ("unit", "de_1pz"), ("space", "93"))  # Reinhardt in 113 does not lie next to 93
    go_on(m, "exploitation")
    assert rolls(m, "artillery") == []


STUKA = f"""
scenario campaign
axis {AXIS_HOME} 113 112
113 de_41_hq:4 de_1pz:3 de_8fk:4
114 su_l_90:1
93 su_nw_11rk:1
91 de_tt:1 | su_r_8a:1
"""


def stukas(aims: dict[str, str], dice: list[int]) -> Match:
    """Bombers sent out, the battle in 114 won, the panzers on their way to 93."""
    m = position(STUKA, dice=dice)
    tactical(m, "de_41_hq", "de_8fk")
    move(m, "de_1pz", "114")
    go_on(m, "support")
    for bomber, area in aims.items():
        answer(m, ("bomber", bomber), ("space", area))
    go_on(m, "battle")
    answer(m, ("space", "114"))
    if prompt(m) == "abort":
        answer(m, ("abort", "ju87_1"))
    go_on(m, "blitz")
    answer(m, ("unit", "de_1pz"), ("space", "93"))
    return m


@rule("leningrad41", "10.17", "10.11.1")
def test_stukas_that_came_through_follow_the_blitz_level_bombers_do_not() -> None:
    m = stukas({"ju87_1": "114", "do17_1": "114"}, [1, *[1] * 8, 6, 1, 1, 1, 4, 1, 1, 1])
    assert offered(m, "bomber") == {"ju87_1"}
    assert refused(m, "bomber", "do17_1") == ("10.17", "cannot-follow")
    answer(m, ("bomber", "ju87_1"))
    go_on(m, "exploitation")
    assert [(e["bomber"], e["faces"]) for e in told(m, "roll") if e["purpose"] == "air-strike"][-1] == (
        "ju87_1", [4, 1, 1, 1],
    )  # fmt: skip
    assert at(m, "su_nw_11rk") == "pool"


@rule("leningrad41", "10.17", "10.13.4")
def test_a_stuka_shot_away_does_not_follow() -> None:
    m = stukas({"ju87_1": "114", "ju87_2": "114"}, [6, 1, 1, 1, 1, 6, 1, 1, *[1] * 10])
    assert offered(m, "bomber") == {"ju87_2"}
    assert refused(m, "bomber", "ju87_1") == ("10.13.4", "bomber-away")


@rule("leningrad41", "10.17")
def test_a_stuka_kept_at_home_does_not_join_in_later() -> None:
    m = stukas({"ju87_1": "114"}, [1, 1, 1, 1, 1, 6, 1, 1, *[1] * 10])
    assert refused(m, "bomber", "ju87_2") == ("10.17", "cannot-follow")


@rule("leningrad41", "10.17", "10.11")
def test_a_stuka_whose_battle_was_never_fought_has_nobody_to_follow() -> None:
    m = stukas({"ju87_1": "91", "ju87_2": "114"}, [1, 1, 1, 1, 1, 6, 1, 1, *[1] * 10])
    assert offered(m, "bomber") == {"ju87_2"}
    assert refused(m, "bomber", "ju87_1") == ("10.17", "cannot-follow")
