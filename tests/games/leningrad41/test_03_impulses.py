"""Chapters 3 and 6: impulses and turns, fractions, the Initiative Disc, the sequence of play."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    GAME,
    allowed,
    answer,
    controller,
    move,
    offered,
    pass_on,
    position,
    prompt,
    refused,
    rolls,
    run_out,
    told,
    verbs,
)
from tests.marks import rule

QUIET = "scenario campaign\nphase {phase}\nactive {active}\ndisc {disc}\n124 de_16_hq de_16_x\n84 su_v_hq su_r_8a\n"


def quiet(phase: str = "choice", active: str = "axis", disc: str = "axis", more: str = "") -> str:
    return QUIET.format(phase=phase, active=active, disc=disc) + more


# ---- 3.0


@rule("leningrad41", "3.0", "6.0")
def test_an_impulse_is_tactical_or_strategic_or_a_pass() -> None:
    match = position(quiet(more="pool de_id_81"))
    assert verbs(match) == {"tactical", "strategic", "reinforce", "pass"}
    match = position(quiet(disc="soviet", more="pool de_id_81"))
    assert verbs(match) == {"tactical", "pass"}
    assert refused(match, "strategic") == ("3.2.1", "no-disc")
    assert refused(match, "reinforce") == ("3.2.1", "no-disc")


@rule("leningrad41", "3.0")
def test_the_players_take_turns_whatever_the_impulse() -> None:
    match = position(quiet())
    answer(match, "pass", "done")
    assert match.asks[0].seat == "soviet"
    answer(match, "tactical", ("unit", "su_v_hq"))
    pass_on(match, "activate-where", "activate", "command", "support", "battle")
    assert match.asks[0].seat == "axis"
    answer(match, "strategic", "done")
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "3.0", "6.0", "12.0")
def test_two_passes_in_a_row_end_the_turn() -> None:
    match = position(quiet())
    answer(match, "pass", "done", "pass", "done")
    assert match.view(None)["month"] == "august"
    assert prompt(match) == "leader"


@rule("leningrad41", "3.0", "6.0", "12.0")
def test_a_pass_that_another_impulse_follows_ends_nothing() -> None:
    match = position(quiet())
    answer(match, "pass", "done", "tactical", ("unit", "su_v_hq"))
    pass_on(match, "activate-where", "activate", "command", "support", "battle")
    answer(match, "pass", "done")
    assert match.view(None)["month"] == "july"
    assert match.asks[0].seat == "soviet"
    answer(match, "pass", "done")
    assert match.view(None)["month"] == "august"


@rule("leningrad41", "3.0", "6.0")
def test_a_turn_may_have_any_number_of_impulses() -> None:
    match = GAME.start("campaign", seed=2)
    for _ in range(20):
        hq = min(offered(answer(match, "tactical"), "unit") - {"fi_mannerheim"})
        answer(match, ("unit", hq))
        pass_on(match, "activate-where", "activate", "command", "support", "battle", "exploitation")
        if not allowed(match, "tactical"):
            break
    assert match.view(None)["month"] == "july"
    assert len(told(match, "impulse")) > 10


# ---- 3.1


@rule("leningrad41", "3.1", "7.2.1.1")
@pytest.mark.parametrize(
    ("hitler", "dietl", "hq", "value"),
    [(4, 4, 3, 3), (3, 4, 0, 2), (0, 2, 0, 1), (0, 0, 0, 1)],  # with Riga: 7, 5, 2 and 1, halved by Rain
)
def test_a_half_is_rounded_down_but_not_below_one(hitler: int, dietl: int, hq: int, value: int) -> None:
    match = position(
        f"scenario campaign\nweather rain\nactive axis\nbox de_hitler:{hitler} de_dietl:{dietl}\n124 de_16_hq:{hq}"
    )
    assert match.view("axis")["logistics"] == value


@rule("leningrad41", "3.1", "8.0")
@pytest.mark.parametrize(("dots", "dice"), [(4, 2), (3, 1), (2, 1), (1, 1)])
def test_halved_blocks_roll_at_least_one_die(dots: int, dice: int) -> None:
    match = position(
        "scenario campaign\nphase combat tactical\nweather snow\nactive axis\nfresh 114\n"
        f"114 de_16_x:{dots} | su_nw_5:1",
        dice=[1] * 5,
    )
    assert [len(faces) for faces in rolls(match, "attack")] == [dice]


@rule("leningrad41", "3.1", "10.5")
def test_half_of_nothing_is_nothing() -> None:
    match = position(
        "scenario campaign\nphase combat strategic\nweather snow\nactive axis\nfresh 114\n114 de_16_hq:0 | su_nw_5:1",
        dice=[1],
    )
    assert rolls(match, "attack") == []


# ---- 3.2: the disc


@rule("leningrad41", "3.2", "3.2.1", "6.0")
@pytest.mark.parametrize(("disc", "other"), [("axis", "soviet"), ("soviet", "axis")])
def test_who_has_the_disc_decides_last_in_logistics_and_plays_the_first_impulse(disc: str, other: str) -> None:
    match = position(quiet(phase="logistics", active=other, disc=disc))
    assert (match.asks[0].seat, prompt(match)) == (other, "leader")
    answer(match, "pause")
    assert (match.asks[0].seat, prompt(match)) == (disc, "leader")
    answer(match, "pause")
    assert (match.asks[0].seat, prompt(match)) == (disc, "impulse")


@rule("leningrad41", "3.2.1")
def test_a_turn_that_ends_goes_on_with_the_logistics_of_who_lacks_the_disc() -> None:
    match = position(quiet(active="soviet", disc="soviet", more="passes 1\n"))
    answer(match, "pass", "done")
    assert (match.asks[0].seat, prompt(match)) == ("axis", "leader")


@rule("leningrad41", "3.2.1", "11.0")
@pytest.mark.parametrize("verb", ["strategic", "reinforce"])
def test_the_disc_is_spent_on_a_strategic_impulse_and_goes_to_the_opponent(verb: str) -> None:
    match = position(quiet(more="pool de_id_81\n"))
    answer(match, verb)
    run_out(match, "axis")
    assert match.view(None)["disc"] == "soviet"
    assert match.view(None)["disc_used"] == {"axis": 1, "soviet": 0}
    assert allowed(match, "strategic")


@rule("leningrad41", "3.2.1", "10.19")
def test_the_disc_buys_an_exploitation_move_straight_after_a_tactical_impulse_only() -> None:
    match = position(quiet(more="123 de_1pz\n"))
    answer(match, "tactical", ("unit", "de_16_hq"))
    pass_on(match, "activate-where", "activate", "command", "support", "battle")
    assert prompt(match) == "exploitation"
    answer(match, "exploit")
    assert match.view(None)["disc"] == "soviet"
    pass_on(match, "exploit")
    assert match.asks[0].seat == "soviet"
    match = position(quiet(more="123 de_1pz\n"))
    answer(match, "pass", "done")
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "3.2.1", "10.19")
def test_without_the_disc_nobody_exploits() -> None:
    match = position(quiet(disc="soviet", more="123 de_1pz\n"))
    answer(match, "tactical", ("unit", "de_16_hq"))
    pass_on(match, "activate-where", "activate", "command", "support", "battle")
    assert (match.asks[0].seat, prompt(match)) == ("soviet", "impulse")


@rule("leningrad41", "3.2.1", "scenario.setup")
def test_who_lacks_the_disc_sets_up_first() -> None:
    match = GAME.start("sight", seed=4)
    seats = []
    while prompt(match) == "setup-strength":
        seats.append(match.asks[0].seat)
        answer(match, ("unit", min(offered(match, "unit"))))
    assert seats == sorted(seats, reverse=True)  # the Soviets, then the Axis
    assert set(seats) == {"axis", "soviet"}


# ---- 6.0


@rule("leningrad41", "6.0", "10.18", "9.3")
def test_the_segments_of_a_tactical_impulse_follow_each_other() -> None:
    match = position(
        "scenario campaign\nphase opening\nturn october\nactive axis\n124 de_16_hq:3 de_16_x:4\n"
        "127 su_nw_5:1\n133 de_18_i",
        dice=[6, 1, 1, 1, 1, 1],
    )
    answer(match, "tactical", ("unit", "de_16_hq"))
    pass_on(match, "activate-where", "activate")
    move(match, "de_16_x", "127")
    pass_on(match, "command", "support", "battle", "take-loss")
    kinds = [event["kind"] for event in match.events(None)]
    order = ["impulse", "roll", "isolated", "chose", "activated", "moved", "battle", "deactivated", "attrition"]
    assert [kind for kind in kinds if kind in order and kind != "roll"] == [k for k in order if k != "roll"]
    assert kinds.index("impulse") < kinds.index("roll") < kinds.index("isolated")
    assert controller(match, "127") == "soviet"
    assert prompt(match) == "exploitation"


@rule("leningrad41", "6.0")
@pytest.mark.parametrize("verb", ["pass", "strategic", "reinforce"])
def test_only_a_tactical_impulse_activates_hqs(verb: str) -> None:
    match = position(quiet(more="pool de_id_81\n"))
    answer(match, verb)
    assert prompt(match) != "activate"
    run_out(match, "axis")
    assert told(match, "activated") == []


@rule("leningrad41", "6.0", "7.0")
def test_july_opens_with_impulses_and_the_later_turns_with_logistics() -> None:
    match = GAME.start("campaign", seed=1)
    assert (match.asks[0].seat, prompt(match)) == ("axis", "impulse")
    answer(match, "pass", "done", "pass", "done")
    assert (match.view(None)["month"], prompt(match)) == ("august", "leader")
