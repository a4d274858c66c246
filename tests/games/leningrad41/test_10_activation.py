"""10.0, 10.1, 10.5, 10.18: HQs are activated, tire, stand down, and are destroyed when they had nothing left."""

from __future__ import annotations

from tests.games.leningrad41.play import (
    AXIS_HOME,
    allowed,
    answer,
    at,
    block,
    move,
    offered,
    position,
    prompt,
    refused,
    strength,
    tactical,
    told,
    verbs,
)
from tests.marks import rule

FRONT = f"""
scenario campaign
axis {AXIS_HOME} 109-113 127-131
"""


@rule("leningrad41", "10.0", "10.11")
def test_a_luftwaffe_hq_is_activated_only_after_a_tactical_hq() -> None:
    m = position(FRONT + "113 de_41_hq de_1fk\n90 de_56_hq")
    answer(m, "tactical")
    assert "done" not in verbs(m)
    assert refused(m, "unit", "de_1fk") == ("10.11", "air-hq-first")
    answer(m, ("unit", "de_41_hq"), "done")
    assert "done" in verbs(m)
    assert allowed(m, "unit", "de_1fk")


@rule("leningrad41", "10.0")
def test_without_a_tactical_hq_there_is_no_tactical_impulse() -> None:
    m = position(FRONT + "113 de_1fk de_1pz\nbox de_hitler de_dietl:0")
    assert refused(m, "tactical") == ("10.0", "no-hq-to-activate")


@rule("leningrad41", "10.0", "10.10")
def test_dietl_alone_makes_a_tactical_impulse() -> None:
    m = position(FRONT + "113 de_1pz", dice=[1, 1, 1, 1])
    assert allowed(m, "tactical")


@rule("leningrad41", "10.1")
def test_an_hq_moves_first_and_is_revealed_where_it_stops() -> None:
    m = position(FRONT + "113 de_41_hq\n114 su_nw_11rk")
    answer(m, "tactical", ("unit", "de_41_hq"))
    assert "de_41_hq" not in m.view("soviet")["units"]
    assert told(m, "activated") == []
    answer(m, ("space", "130"))
    assert m.view("soviet")["units"]["de_41_hq"]["at"] == "130"
    assert told(m, "activated", "soviet")[0]["space"] == "130"


@rule("leningrad41", "10.1")
def test_an_hq_may_be_revealed_without_moving() -> None:
    m = position(FRONT + "113 de_41_hq\n90 de_56_hq")
    answer(m, "tactical", ("unit", "de_41_hq"), "done")
    assert at(m, "de_41_hq") == "113"
    assert block(m, "de_41_hq")["active_hq"]


@rule("leningrad41", "10.1")
def test_an_hq_being_activated_does_not_engage() -> None:
    m = position(FRONT + "113 de_41_hq\n90 de_56_hq\n114 su_nw_11rk")
    answer(m, "tactical", ("unit", "de_41_hq"))
    assert refused(m, "space", "114") == ("10.1", "enemy-there")


@rule("leningrad41", "10.1", "2.9")
def test_an_hq_is_not_revealed_where_it_would_be_one_too_many() -> None:
    m = position(FRONT + "113 de_41_hq\n90 de_56_hq\n111 de_16_ii de_16_x")
    answer(m, "tactical", ("unit", "de_41_hq"))
    assert refused(m, "space", "111") == ("2.9", "full")
    assert allowed(m, "space", "112")


@rule("leningrad41", "10.1", "2.8")
def test_an_hq_in_a_battle_must_disengage_before_it_is_revealed() -> None:
    # The picture of 10.3: Manstein leaves the battle in 114 and lies down in 111 (1 + 1 + 1 + 2 points).
    m = position(FRONT + "114 de_56_hq:2 de_8pz | su_nw_11rk")
    answer(m, "tactical", ("unit", "de_56_hq"))
    assert "done" not in verbs(m)
    assert refused(m, "space", "114")[0] == "10.9"
    assert refused(m, "space", "93") == ("10.9", "disengage-to-own")
    answer(m, ("space", "111"))
    assert at(m, "de_56_hq") == "111"
    assert block(m, "de_56_hq")["active_hq"]


@rule("leningrad41", "10.1")
def test_an_hq_that_cannot_leave_its_battle_is_not_activated() -> None:
    m = position("""
    scenario campaign
    114 de_56_hq:2 de_8pz | su_nw_11rk
    G3 de_41_hq
    """)
    answer(m, "tactical")
    assert refused(m, "unit", "de_56_hq") == ("10.1", "cannot-disengage")


@rule("leningrad41", "10.1", "2.9")
def test_an_hq_whose_every_way_out_is_full_is_not_activated() -> None:
    m = position(f"""
    scenario campaign
    axis {AXIS_HOME} 127 128
    110 de_16_hq | su_nw_11rk
    127 de_16_ii de_16_x
    128 de_18_i de_18_l
    G3 de_41_hq
    """)
    answer(m, "tactical")
    assert refused(m, "unit", "de_16_hq") == ("10.1", "cannot-disengage")


@rule("leningrad41", "10.1", "9.1")
def test_an_isolated_hq_is_not_activated() -> None:
    m = position(FRONT + "113 de_41_hq:4i\n90 de_56_hq")
    answer(m, "tactical")
    assert refused(m, "unit", "de_41_hq") == ("9.1", "isolated")


@rule("leningrad41", "10.1")
def test_only_own_hqs_are_activated_and_each_once() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz\n90 de_56_hq\n93 su_nw_hq")
    answer(m, "tactical", ("unit", "de_41_hq"), "done")
    assert refused(m, "unit", "su_nw_hq") == ("10.1", "not-yours")
    assert refused(m, "unit", "de_1pz") == ("10.1", "not-an-hq")
    assert refused(m, "unit", "de_41_hq") == ("10.1", "already-active")
    assert refused(m, "unit", "de_18_hq") == ("10.1", "not-on-map")


@rule("leningrad41", "10.1", "10.8")
def test_an_active_hq_is_not_moved_again_by_another() -> None:
    m = position(FRONT + "113 de_41_hq de_56_hq de_1pz")
    tactical(m, "de_41_hq", "de_56_hq")
    assert prompt(m) == "command"
    assert refused(m, "unit", "de_56_hq") == ("10.8", "already-acted")


@rule("leningrad41", "10.1", "11.0")
def test_in_a_strategic_impulse_hqs_move_but_are_not_activated() -> None:
    m = position(FRONT + "disc axis\n113 de_41_hq de_1pz\n114 su_nw_11rk")
    answer(m, "strategic")
    move(m, "de_41_hq", "112")
    assert "de_41_hq" not in m.view("soviet")["units"]
    assert "active_hq" not in block(m, "de_41_hq")
    assert strength(answer(m, "done"), "de_41_hq") == 4


# -- 10.5: exhausted HQs ---------------------------------------------------------------------------------


@rule("leningrad41", "10.5", "10.3")
def test_an_exhausted_hq_commands_only_in_the_area_where_it_lies() -> None:
    m = position(FRONT + "113 de_41_hq:0 de_1pz de_8pz\n90 de_6pz")
    tactical(m, "de_41_hq")
    assert offered(m, "unit") == {"de_1pz", "de_8pz"}
    assert refused(m, "unit", "de_6pz") == ("10.3", "not-commanded")


@rule("leningrad41", "10.5", "10.4")
def test_an_exhausted_hq_has_no_artillery() -> None:
    m = position(FRONT + "113 de_41_hq:0\n90 de_56_hq\n114 de_1pz | su_nw_11rk")
    tactical(m, "de_41_hq", "de_56_hq")
    answer(m, "done")
    assert prompt(m) == "battle"  # nobody could support it
    n = position(FRONT + "113 de_41_hq:0 de_56_hq\n114 de_1pz | su_nw_11rk")
    tactical(n, "de_41_hq", "de_56_hq")
    answer(n, "done")
    assert refused(n, "unit", "de_41_hq") == ("10.5", "exhausted")
    assert offered(n, "unit") == {"de_56_hq"}


@rule("leningrad41", "10.5", "10.18", "10.15.3")
def test_an_exhausted_axis_hq_is_lost_for_good_when_it_stands_down() -> None:
    m = position(FRONT + "113 de_41_hq:0 de_1pz")
    tactical(m, "de_41_hq")
    answer(m, "done")
    assert at(m, "de_41_hq") == "lost"
    assert m.view(None)["out"]["lost"] == ["de_41_hq"]
    assert m.view(None)["kills"] == {"axis": 0, "soviet": 1}
    assert told(m, "destroyed")[0]["rule"] == "10.18"


@rule("leningrad41", "10.5", "10.18", "10.15.3")
def test_an_exhausted_soviet_hq_goes_to_the_pool_when_it_stands_down() -> None:
    m = position(FRONT + "active soviet\n93 su_nw_hq:0 su_nw_11rk")
    tactical(m, "su_nw_hq")
    answer(m, "done")
    assert at(m, "su_nw_hq") == "pool"
    assert m.view(None)["kills"] == {"axis": 0, "soviet": 0}


@rule("leningrad41", "10.5", "10.7", "10.10", "10.11")
def test_exhausted_luftwaffe_mannerheim_and_dietl_stay_inactive() -> None:
    for hq in ("de_1fk", "fi_mannerheim", "de_dietl"):
        m = position(FRONT + "113 de_41_hq de_56_hq de_1fk:0\n6 fi_mannerheim:0\nbox de_hitler de_dietl:0")
        answer(m, "tactical", ("unit", "de_41_hq"), "done")
        assert refused(m, "unit", hq) == ("10.5", "exhausted")


@rule("leningrad41", "10.5", "7.2.1")
def test_an_exhausted_hq_does_not_count_in_the_logistics_value() -> None:
    fresh = position(FRONT + "113 de_41_hq:2").view("axis")["logistics"]
    tired = position(FRONT + "113 de_41_hq:0").view("axis")["logistics"]
    assert fresh == tired + 1


# -- 10.18: standing down ----------------------------------------------------------------------------------


@rule("leningrad41", "10.18")
def test_every_active_hq_loses_a_star_and_stands_up_hidden() -> None:
    m = position(FRONT + "113 de_41_hq:4 de_1fk:3\n90 de_56_hq:2 de_1pz\n112 de_16_hq:4", dice=[])
    tactical(m, "de_41_hq", "de_1fk", "de_56_hq")
    assert {"de_41_hq", "de_1fk", "de_56_hq"} <= set(m.view("soviet")["units"])
    answer(m, "done")
    assert [strength(m, u) for u in ("de_41_hq", "de_1fk", "de_56_hq", "de_16_hq")] == [3, 2, 0, 4]
    assert not {"de_41_hq", "de_1fk", "de_56_hq"} & set(m.view("soviet")["units"])
    assert [e["unit"] for e in told(m, "deactivated")] == ["de_41_hq", "de_56_hq", "de_1fk"]


@rule("leningrad41", "10.18")
def test_an_hq_that_tires_to_its_heart_is_not_yet_destroyed() -> None:
    m = position(FRONT + "113 de_41_hq:2 de_1pz")
    tactical(m, "de_41_hq")
    answer(m, "done")
    assert (at(m, "de_41_hq"), strength(m, "de_41_hq")) == ("113", 0)
