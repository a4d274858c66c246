"""What a seat is told of undo does not hang on what others have answered unseen."""

from __future__ import annotations

from itertools import product

import pytest

import grognard
from grognard.server.seen import Seen, Step

BUILDING = """
scenario S42
month august-1942
phase production
points 28 30
axis germany romania hungary
ax_infantry_1 Krakow 2
ax_armor_3 Krakow 2
sv_i_12 Moscow 2
sv_i_13 Moscow 2
"""
OWN = (("soviet", "step", "sv_i_12"), ("soviet", "step", "sv_i_13"))
OTHERS = (("axis", "step", "ax_infantry_1"), ("axis", "step", "ax_armor_3"))
# How many of the other seat's answers come before the first own answer, and between the two.
UNSEEN = [counts for counts in product(range(3), repeat=2) if 0 < sum(counts) <= len(OTHERS)]

Answer = tuple[str, str, str]


def told(*answers: Answer) -> tuple[bool, str, int]:
    """What the Soviets are told of undo after these answers."""
    match = grognard.game("eastfront").position(BUILDING)
    history = [Step.after(match)]
    for answer in answers:
        match.play(*answer)
        history.append(Step.after(match))
    return Seen("soviet", match, history, b"").takes_back()


def test_both_own_answers_could_be_taken_back_if_nobody_else_had_answered() -> None:
    assert told(*OWN) == (True, "start", 0)


@pytest.mark.parametrize(("before", "between"), UNSEEN)
def test_unseen_answers_do_not_show_in_what_stands_against_undo(before: int, between: int) -> None:
    others = OTHERS[: before + between]
    assert told(*others[:before], OWN[0], *others[before:], OWN[1]) == told(*OWN)


def test_an_answer_that_was_seen_stands_against_undo() -> None:
    match = grognard.game("leningrad41").start("preludes", seed=3)
    history = [Step.after(match)]
    while not history[-1].seat or len({step.seat for step in history[1:]}) < 2 or history[-1].seat == history[1].seat:
        ask = match.asks[0]
        match.play(ask.seat, *("done", None) if "done" in ask.options else ask.answers()[0])
        history.append(Step.after(match))
    first, second = history[1].seat, history[-1].seat
    seen = Seen(second, match, history, b"")
    assert len(history) - 2 in seen.moments
    assert history[-2].seat == first
    _, barrier, floor = seen.takes_back()
    assert (barrier, seen.moments[floor]) == (history[-1].barrier, history[-1].floor)
