"""10.11, 10.11.1, 10.13.4, 10.13.5: the Luftwaffe: its HQs, its bombers, and what shoots at them."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    AXIS_HOME,
    answer,
    at,
    block,
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

JU88 = ["ju88_1", "ju88_2", "ju88_3", "ju88_4"]
DO17 = ["do17_1", "do17_2"]
STUKAS = ["ju87_1", "ju87_2"]

# A battle in green 114: one area from 113 and 133, two from 112, three from 131.
BATTLE = f"""
scenario campaign
axis {AXIS_HOME} 90 109-113 127-133
114 de_16_ii:1 | su_nw_11rk:1
"""


def in_support(text: str, *hqs: str, dice: list[int] | None = None) -> Match:
    m = position(text, dice=dice)
    tactical(m, *hqs)
    return go_on(m, "support")


def fly(m: Match, *bombers: str) -> Match:
    """Each of these bombers to the battle in 114, or to the only one there is."""
    for bomber in bombers:
        answer(m, ("bomber", bomber))
        if m.asks and prompt(m) == "strike-where":
            answer(m, ("space", "114"))
    return m


def bomber(m: Match, name: str) -> list[str | None]:
    where: list[str | None] = m.view("axis")["bombers"][name]
    return where


# -- 10.11: the HQs ------------------------------------------------------------------------------------------


@rule("leningrad41", "10.11", "10.11.1")
@pytest.mark.parametrize(("hq", "own"), [("de_1fk", JU88), ("de_8fk", DO17 + STUKAS)])
def test_each_air_hq_has_its_own_bombers_stukas_only_the_eighth(hq: str, own: list[str]) -> None:
    m = in_support(BATTLE + f"113 de_41_hq {hq}:4", "de_41_hq", hq)
    assert offered(m, "bomber") == set(own)
    other = STUKAS[0] if hq == "de_1fk" else JU88[0]
    assert refused(m, "bomber", other) == ("10.11", "air-hq-not-active")


@rule("leningrad41", "10.11")
@pytest.mark.parametrize("stars", [4, 3, 2])
def test_an_air_hq_commits_as_many_bombers_as_stars(stars: int) -> None:
    m = in_support(BATTLE + f"113 de_41_hq de_1fk:{stars}", "de_41_hq", "de_1fk")
    fly(m, *JU88[:stars])
    if stars < 4:
        assert refused(m, "bomber", JU88[stars]) == ("10.11", "bomber-limit")
    else:
        assert refused(m, "bomber", JU88[0]) == ("10.11", "bomber-committed")


@rule("leningrad41", "10.11")
@pytest.mark.parametrize(("stars", "where", "reaches"), [(2, "112", True), (2, "131", False), (3, "131", True)])
def test_air_range_is_the_stars_in_areas(stars: int, where: str, reaches: bool) -> None:
    m = in_support(BATTLE + f"113 de_41_hq\n{where} de_1fk:{stars}", "de_41_hq", "de_1fk")
    assert (m.why("axis", "bomber", "ju88_1") is None) is reaches


@rule("leningrad41", "10.11")
def test_bombers_fly_over_enemy_areas_and_battles() -> None:
    # From 113 the way to 115 leads over the battle in 114 or over Soviet ground.
    text = f"scenario campaign\naxis {AXIS_HOME} 113\n115 de_16_ii | su_nw_11rk\n114 de_16_x | su_nw_22rk\n133 su_r_8a"
    m = in_support(text + "\n113 de_41_hq de_1fk:2", "de_41_hq", "de_1fk")
    answer(m, ("bomber", "ju88_1"))
    assert offered(m, "space") == {"114", "115"}


@rule("leningrad41", "10.11")
def test_ilmen_and_peipus_are_no_obstacle_in_the_air_but_ladoga_is() -> None:
    def reaches(hq_in: str, battle_in: str) -> bool:
        m = in_support(f"""
        scenario campaign
        axis {AXIS_HOME} {hq_in} 121
        121 de_41_hq
        122 de_6pz | su_l_90
        {hq_in} de_1fk:2
        {battle_in} de_tt | su_nw_11rk
        105 de_16_hq
        106 de_16_ii | su_l_142
        """, "de_41_hq", "de_16_hq", "de_1fk")  # fmt: skip
        return m.why("axis", "bomber", "ju88_1") is None

    assert reaches("94", "117")  # over Ilmen to Staraya Russa's shore, and on to Demyansk
    assert reaches("113", "57")  # over Peipus to Tartu or Johvi, and on to Rakvere
    assert not reaches("26", "66")  # Ladoga keeps Sortavala and Kobona apart


@rule("leningrad41", "10.11", "8.0")
@pytest.mark.parametrize(
    ("weather", "stars", "planes", "near", "far"),
    [("rain", 4, 1, "133", "112"), ("snow", 4, 2, "112", "131"), ("snow", 3, 1, "133", "112")],
)
def test_bad_weather_cuts_bombers_range_and_dice(weather: str, stars: int, planes: int, near: str, far: str) -> None:
    text = BATTLE + f"weather {weather}\n113 de_41_hq\n{{}} de_1fk:{stars}"
    m = in_support(text.format(far), "de_41_hq", "de_1fk")
    assert refused(m, "bomber", "ju88_1") == ("10.11", "no-battle-in-range")
    n = in_support(text.format(near), "de_41_hq", "de_1fk", dice=[1, *[1] * planes * planes, 1, 1])
    fly(n, *JU88[:planes])
    assert refused(n, "bomber", JU88[planes]) == ("10.11", "bomber-limit")
    go_on(n, "battle")
    answer(n, ("space", "114"))
    assert rolls(n, "air-strike") == [[1] * planes] * planes
    assert rolls(n, "anti-air") == [[1]]


@rule("leningrad41", "10.11", "12.0", "11.0")
def test_an_air_hq_that_only_moves_sends_no_bombers() -> None:
    m = position(BATTLE + "disc axis\n112 de_1fk de_41_hq")
    answer(m, "strategic")
    move(m, "de_1fk", "113")
    go_on(m, "battle")
    assert at(m, "de_1fk") == "113"
    n = position(BATTLE + "112 de_1fk")
    answer(n, "pass")
    move(n, "de_1fk", "113")
    assert at(n, "de_1fk") == "113"
    assert "active_hq" not in block(n, "de_1fk")


@rule("leningrad41", "10.11", "10.9.1")
def test_an_air_hq_is_slow_and_moves_when_it_is_activated() -> None:
    m = position(BATTLE + "113 de_41_hq\n131 de_1fk:2")
    answer(m, "tactical", ("unit", "de_41_hq"), "done", ("unit", "de_1fk"))
    assert m.asks[0].args["points"] == 3
    answer(m, ("space", "112"))
    go_on(m, "support")
    assert offered(m, "bomber") == set(JU88)


@rule("leningrad41", "10.11", "10.12", "1.4", "2.7.1")
@pytest.mark.parametrize(("blocks", "allowed"), [("fi_1", False), ("fi_163", False), ("fi_1 de_tt", True)])
def test_bombers_join_only_battles_with_germans_in_them(blocks: str, allowed: bool) -> None:
    m = position(f"""
    scenario campaign
    axis {AXIS_HOME} 37 38
    38 de_41_hq de_1fk
    40 {blocks} | su_k_54
    6 fi_mannerheim
    """)
    tactical(m, "de_41_hq", "fi_mannerheim", "de_1fk")
    go_on(m, "support")
    assert (m.why("axis", "bomber", "ju88_1") is None) is allowed


@rule("leningrad41", "10.11", "10.12")
def test_bombers_do_not_attack_alone() -> None:
    m = in_support(BATTLE + "113 de_41_hq de_1fk\n93 su_nw_22rk", "de_41_hq", "de_1fk")
    answer(m, ("bomber", "ju88_1"))  # the battle in 114 is the only place to go
    assert bomber(m, "ju88_1") == ["ready", "114"]


@rule("leningrad41", "10.11")
def test_the_soviets_have_no_bombers() -> None:
    m = position(BATTLE + "active soviet\n93 su_nw_hq su_l_hq")
    tactical(m, "su_nw_hq")
    go_on(m, "support")
    assert refused(m, "bomber", "ju88_1")[0] == "10.11"


# -- 10.13.5: the strike -----------------------------------------------------------------------------------------


@rule("leningrad41", "10.11.1", "10.13.5")
def test_level_bombers_hit_with_five_stukas_with_four() -> None:
    text = BATTLE.replace("su_nw_11rk:1", "su_nw_11rk:3 su_r_8a:4") + "113 de_41_hq de_8fk:2"
    m = in_support(text, "de_41_hq", "de_8fk", dice=[1, 1, 4, 5, 4, 3, *[1] * 10])
    fly(m, "do17_1", "ju87_1")
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "air-strike") == [[4, 5], [4, 3]]
    # The Do-17's five takes the 8th Army to 3; the Stuka's four is one more among equals.
    answer(m, ("unit", "su_nw_11rk"))
    assert (strength(m, "su_r_8a"), strength(m, "su_nw_11rk")) == (3, 2)


@rule("leningrad41", "10.11.1", "10.13.5")
def test_four_junkers_of_a_full_air_corps_roll_four_dice_each() -> None:
    m = in_support(
        BATTLE.replace("su_nw_11rk:1", "su_r_8a:4") + "112 de_41_hq\n113 de_1fk:4", "de_41_hq", "de_1fk",
        dice=[1, *[1] * 15, 5, *[1] * 10],
    )  # fmt: skip
    fly(m, *JU88)
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "air-strike") == [[1, 1, 1, 1]] * 3 + [[1, 1, 1, 5]]
    assert strength(m, "su_r_8a") == 3


EXAMPLE = f"""
scenario campaign
axis {AXIS_HOME}
23 de_41_hq
38 de_1fk:4 de_8fk:3
6 fi_mannerheim:2
40 fi_ii:1 de_tt:1 | su_k_54:2 su_k_1td:2 soviet-line
"""


@rule("leningrad41", "10.13.4", "10.13.5", "10.11.1", "10.13.2")
def test_seven_bombers_two_hits_one_destroyed() -> None:
    # The worked example of 10.13.5: line, tank and infantry fire at seven bombers and hit twice.
    dice = [
        1, 1,                                  # the Finnish heavy artillery, two stars
        6, 1, 5,                               # anti-air: the line (6), the infantry (6), the tank (5-6)
        *[1] * 16,                             # four Ju-88, four dice each
        *[1] * 6,                              # two Stukas, three dice each
        1, 1, 1, 1, 1,                         # the defenders: line 1, 2 and 2
        1, 1,                                  # the attackers
    ]  # fmt: skip
    m = position(EXAMPLE, dice=dice)
    tactical(m, "de_41_hq", "fi_mannerheim", "de_1fk", "de_8fk")
    go_on(m, "support")
    answer(m, ("unit", "fi_mannerheim"), *(("bomber", b) for b in [*JU88, *STUKAS, "do17_1"]))
    go_on(m, "battle")
    answer(m, ("space", "40"))
    assert rolls(m, "artillery") == [[1, 1]]
    assert rolls(m, "snipers") == []  # there is a line
    assert rolls(m, "anti-air") == [[6], [1], [5]]
    assert m.asks[0].args["hits"] == 2
    answer(m, ("destroy", "do17_1"))
    strikes = [(e["bomber"], len(e["faces"])) for e in told(m, "roll") if e["purpose"] == "air-strike"]
    assert sorted(strikes) == sorted([(b, 4) for b in JU88] + [(b, 3) for b in STUKAS])
    assert m.dice_left == []


@rule("leningrad41", "10.13.4")
def test_two_hits_may_be_two_aborted_instead() -> None:
    m = position(EXAMPLE, dice=[1, 1, 6, 1, 5, *[1] * 40])
    tactical(m, "de_41_hq", "fi_mannerheim", "de_1fk", "de_8fk")
    go_on(m, "support")
    answer(m, ("unit", "fi_mannerheim"), *(("bomber", b) for b in [*JU88, *STUKAS, "do17_1"]))
    go_on(m, "battle")
    answer(m, ("space", "40"), ("abort", "do17_1"))
    assert refused(m, "destroy", "ju88_1") == ("10.13.4", "two-hits-needed")
    assert refused(m, "abort", "do17_2") == ("10.13.4", "not-flying")
    answer(m, ("abort", "ju88_2"))
    assert len(rolls(m, "air-strike")) == 5
    assert {b: bomber(m, b)[0] for b in ("do17_1", "ju88_2", "ju88_1")} == {
        "do17_1": "aborted", "ju88_2": "aborted", "ju88_1": "ready",
    }  # fmt: skip


@rule("leningrad41", "10.13.4", "10.5")
def test_hqs_fire_at_bombers_too_unless_exhausted() -> None:
    text = BATTLE.replace("su_nw_11rk:1", "su_nw_11rk:1 su_nw_hq:{}") + "113 de_41_hq de_1fk:2"
    for stars, faces in ((2, [[5], [5]]), (0, [[5]])):
        m = in_support(text.format(stars), "de_41_hq", "de_1fk", dice=[5, 5, *[1] * 10])
        fly(m, "ju88_1", "ju88_2")
        go_on(m, "battle")
        answer(m, ("space", "114"))
        assert rolls(m, "anti-air") == faces  # white stars hit with a five, infantry does not
        assert (prompt(m) == "abort") is (stars == 2)


@rule("leningrad41", "10.13.4", "8.0")
def test_weather_does_not_touch_anti_air() -> None:
    m = in_support(
        BATTLE.replace("su_nw_11rk:1", "su_k_1td:2") + "weather rain\n112 de_41_hq\n113 de_1fk:4",
        "de_41_hq", "de_1fk", dice=[5, 1, 1, 1],
    )  # fmt: skip
    fly(m, "ju88_1")
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert bomber(m, "ju88_1") == ["aborted", None]
    assert rolls(m, "air-strike") == []


@rule("leningrad41", "10.13.4", "10.13")
def test_without_bombers_nobody_fires_at_the_sky() -> None:
    m = in_support(BATTLE + "113 de_41_hq de_1fk", "de_41_hq", "de_1fk", dice=[1, 1])
    go_on(m, "battle")
    answer(m, ("space", "114"))
    assert rolls(m, "anti-air") == []


@rule("leningrad41", "10.13.4", "10.15.2")
def test_anti_air_hits_beyond_the_bombers_are_lost() -> None:
    text = BATTLE.replace("su_nw_11rk:1", "su_k_1td:2 su_l_21td:2") + "113 de_41_hq de_1fk:2"
    m = in_support(text, "de_41_hq", "de_1fk", dice=[6, 6, *[1] * 10])
    fly(m, "ju88_1")
    go_on(m, "battle")
    answer(m, ("space", "114"), ("abort", "ju88_1"))
    assert rolls(m, "air-strike") == []
    assert len(told(m, "aborted")) == 1


@rule("leningrad41", "10.13.4", "10.15.3", "13.0")
def test_aborted_bombers_are_back_next_axis_impulse_destroyed_ones_next_turn() -> None:
    m = position("""
    scenario campaign
    active soviet
    passes 0
    113 de_16_ii
    93 su_nw_11rk
    bomber ju88_1 aborted
    bomber ju88_2 destroyed
    """)
    answer(m, "pass")
    go_on(m, "impulse")
    assert m.view(None)["active"] == "axis"
    assert [bomber(m, b)[0] for b in ("ju88_1", "ju88_2")] == ["ready", "destroyed"]
    answer(m, "pass")
    go_on(m, "leader")
    assert m.view(None)["month"] == "august"
    assert bomber(m, "ju88_2")[0] == "ready"


@rule("leningrad41", "10.13.4", "10.15.3")
def test_a_bomber_away_does_not_fly() -> None:
    text = BATTLE + "113 de_41_hq de_1fk\nbomber ju88_1 aborted\nbomber ju88_2 destroyed"
    m = in_support(text, "de_41_hq", "de_1fk")
    assert refused(m, "bomber", "ju88_1") == ("10.13.4", "bomber-away")
    assert offered(m, "bomber") == {"ju88_3", "ju88_4"}


@rule("leningrad41", "10.11", "10.15")
def test_an_air_hq_caught_in_a_battle_does_not_fire_but_bleeds() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME} 114
    active soviet
    disc soviet
    114 de_1fk:4 de_16_ii:1
    93 su_l_21td:2
    """,
        dice=[6, 1, 1],
    )
    answer(m, "strategic")
    move(m, "su_l_21td", "114")
    go_on(m, "impulse")
    assert [e.get("unit") for e in told(m, "roll")] == ["su_l_21td", "de_16_ii"]
    assert strength(m, "de_1fk") == 3
