"""4.1, 10.9: Defensive Lines as they are built, attacked and taken down in play."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    AXIS_HOME,
    allowed,
    answer,
    go_on,
    lines,
    move,
    offered,
    position,
    refused,
    rolls,
    strength,
    tactical,
    told,
    verbs,
)
from tests.marks import rule

FRONT = f"""
scenario campaign
axis {AXIS_HOME} 90 112 113 114
"""


@rule("leningrad41", "4.1", "10.9", "4.2.3.1")
def test_a_block_builds_a_line_by_losing_a_step_instead_of_moving() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz:3 de_6pz")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"), "build")
    assert (lines(m, "axis"), strength(m, "de_1pz")) == (["113"], 2)
    assert refused(m, "unit", "de_1pz") == ("10.8", "already-acted")


@rule("leningrad41", "4.1", "12.0")
def test_a_pass_may_build_a_line() -> None:
    m = position(FRONT + "113 de_16_ii:4")
    answer(m, "pass", ("unit", "de_16_ii"), "build")
    assert (lines(m, "axis"), strength(m, "de_16_ii")) == (["113"], 3)


@rule("leningrad41", "4.1", "11.0")
def test_a_strategic_impulse_may_build_lines_with_several_blocks() -> None:
    m = position(FRONT + "disc axis\n113 de_16_ii\n112 de_16_x")
    answer(m, "strategic", ("unit", "de_16_ii"), "build", ("unit", "de_16_x"), "build")
    assert lines(m, "axis") == ["112", "113"]


@rule("leningrad41", "4.1")
def test_an_hq_does_not_build() -> None:
    m = position(FRONT + "113 de_41_hq de_18_hq")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_18_hq"))
    assert refused(m, "build") == ("4.1", "hq-cannot-build")


@rule("leningrad41", "4.1")
def test_a_block_at_its_last_step_does_not_build() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz:1")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "build") == ("4.1", "at-last-step")


@rule("leningrad41", "4.1", "10.9")
def test_no_line_is_built_in_a_battle() -> None:
    m = position(FRONT + "113 de_41_hq\n114 de_1pz | su_nw_11rk")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "build") == ("10.9", "not-quiet")


@rule("leningrad41", "4.1", "10.9")
def test_an_area_has_one_line() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz axis-line")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"))
    assert refused(m, "build") == ("10.9", "line-there")


@rule("leningrad41", "4.1", "10.9", "10.8")
def test_who_has_marched_does_not_build() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz")
    tactical(m, "de_41_hq")
    answer(m, ("unit", "de_1pz"), ("via", "90"))
    assert "build" not in verbs(m)


@rule("leningrad41", "4.1", "9.1")
def test_an_isolated_block_does_not_build() -> None:
    m = position(FRONT + "113 de_41_hq de_1pz:3i de_6pz")
    tactical(m, "de_41_hq")
    assert refused(m, "unit", "de_1pz") == ("9.1", "isolated")


TEN = "\n".join(f"{area} axis-line" for area in range(1, 11))


@rule("leningrad41", "4.1", "4.0")
def test_the_axis_has_ten_lines_and_takes_one_down_to_build_an_eleventh() -> None:
    m = position(FRONT + TEN + "\n113 de_16_ii de_16_x")
    answer(m, "pass", ("unit", "de_16_ii"))
    assert refused(m, "build") == ("4.1", "no-lines-left")
    n = position(FRONT + TEN + "\n113 de_16_ii de_16_x")
    answer(n, ("dismantle", "4"), "pass", ("unit", "de_16_ii"), "build")
    assert set(lines(n, "axis")) == {"1", "2", "3", "5", "6", "7", "8", "9", "10", "113"}


@rule("leningrad41", "4.1", "4.0")
def test_the_soviets_have_twenty_lines() -> None:
    twenty = "\n".join(f"{area} soviet-line" for area in range(60, 80))
    m = position(FRONT + "active soviet\n" + twenty + "\n95 su_nw_11rk")
    answer(m, "pass", ("unit", "su_nw_11rk"))
    assert refused(m, "build") == ("4.1", "no-lines-left")
    fewer = twenty.replace("79 soviet-line", "")
    n = position(FRONT + "active soviet\n" + fewer + "\n95 su_nw_11rk")
    answer(n, "pass", ("unit", "su_nw_11rk"))
    assert allowed(n, "build")


@rule("leningrad41", "4.1", "10.12")
def test_a_line_neither_moves_nor_attacks() -> None:
    m = position(FRONT + "113 de_41_hq\n114 axis-line | su_nw_11rk\n112 de_1pz | su_nw_22rk")
    tactical(m, "de_41_hq")
    go_on(m, "battle")
    assert offered(m, "space") == {"112"}
    assert refused(m, "space", "114") == ("10.12", "only-isolated")


@rule("leningrad41", "4.1", "10.13.6")
def test_an_attackers_own_line_does_not_fire() -> None:
    # Soviets attack in 64, which they control and where their line stands: only the blocks roll.
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME}
    active soviet
    disc soviet
    64 de_16_ii:1 | su_nw_11rk:1 soviet-line
    """,
        dice=[1, 1],
    )
    answer(m, "strategic", "done", ("space", "64"))
    assert [e["rule"] for e in told(m, "roll")] == ["10.13.6", "10.13.6"]
    assert m.dice_left == []


@rule("leningrad41", "4.1", "10.15")
def test_an_attackers_own_line_does_not_shield_its_blocks() -> None:
    m = position(
        f"""
    scenario campaign
    axis {AXIS_HOME}
    active soviet
    disc soviet
    64 de_16_ii:1 | su_nw_11rk:2 soviet-line
    """,
        dice=[6, 1],
    )
    answer(m, "strategic", "done", ("space", "64"))
    assert strength(m, "su_nw_11rk") == 1
    assert lines(m, "soviet") == ["64"]


@rule("leningrad41", "4.1", "10.13.6")
@pytest.mark.parametrize(("face", "steps"), [(5, 3), (6, 2)])
def test_a_line_rolls_one_die_in_defence_and_hits_with_a_six(face: int, steps: int) -> None:
    m = position(FRONT + "113 de_41_hq de_1pz\n114 soviet-line", dice=[face, 1, 1, 1])
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "114")
    go_on(m, "exploitation")
    assert rolls(m, "defence") == [[face]]
    assert strength(m, "de_1pz") == steps


@rule("leningrad41", "4.1", "10.14", "10.15")
def test_it_takes_two_hits_to_destroy_a_line() -> None:
    text = FRONT + "113 de_41_hq de_1pz:2\n114 soviet-line"
    for faces, left in (([1, 6, 1], ["114"]), ([1, 6, 6], [])):
        m = position(text, dice=faces)
        tactical(m, "de_41_hq")
        move(m, "de_1pz", "114")
        go_on(m, "exploitation")
        assert lines(m, "soviet") == left


@rule("leningrad41", "4.1", "10.15")
def test_a_line_must_fall_before_any_block_takes_a_hit() -> None:
    # Four hits on a green area: one absorbed, the line, then the block.
    m = position(FRONT + "113 de_41_hq de_1pz de_6pz:1\n114 su_nw_11rk:3 soviet-line", dice=[1, 1, 1, 1, 6, 6, 6, 1])
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "114")
    move(m, "de_6pz", "114")
    go_on(m, "exploitation")
    assert lines(m, "soviet") == []
    assert strength(m, "su_nw_11rk") == 2
    assert [e["kind"] for e in m.events() if e["kind"] in ("absorbed", "line-lost", "loss")] == [
        "absorbed", "line-lost", "loss",
    ]  # fmt: skip


@rule("leningrad41", "4.1", "10.15.3")
def test_a_line_destroyed_may_be_built_again() -> None:
    twenty = "\n".join(f"{area} soviet-line" for area in [114, *range(60, 79)])
    m = position(FRONT + twenty + "\n113 de_41_hq de_1pz:3\n95 su_nw_11rk", dice=[1, 6, 6, 1])
    tactical(m, "de_41_hq")
    move(m, "de_1pz", "114")
    go_on(m, "impulse")
    answer(m, "pass", ("unit", "su_nw_11rk"), "build")
    assert "95" in lines(m, "soviet")
