"""Volleys, spreads and fights: against counting every face, and against throwing the dice."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.odds import expected, hits
from grognard.odds.fire import Force, Volley, capped, chance, fight, mean, mix, pooled, scores, then

VOLLEYS: list[Volley] = [(), ((1, 6),), ((2, 5), (1, 4)), ((3, 6), (1, 2)), ((2, 7),), ((4, 1),)]
buckets = st.lists(st.tuples(st.integers(0, 3), st.integers(1, 7)), max_size=3)


def counted(volley: Volley) -> list[float]:
    """The same by going through all faces of all dice."""
    needs = [needed for dice, needed in volley for _ in range(dice)]
    found = [0] * (len(needs) + 1)
    for faces in product(range(1, 7), repeat=len(needs)):
        found[sum(face >= needed for face, needed in zip(faces, needs, strict=True))] += 1
    return [number / 6 ** len(needs) for number in found]


@pytest.mark.parametrize("volley", VOLLEYS)
def test_scores_are_what_counting_every_face_gives(volley: Volley) -> None:
    assert scores(volley) == pytest.approx(counted(volley))


@given(buckets)
def test_pooled_dice_score_the_same(dice: list[tuple[int, int]]) -> None:
    assert scores(pooled(dice)) == pytest.approx(scores(tuple(dice)))


@given(buckets, st.integers(0, 6))
def test_a_cap_gathers_what_lies_above_it(dice: list[tuple[int, int]], most: int) -> None:
    every, some = scores(tuple(dice)), capped(tuple(dice), most)
    assert len(some) == min(len(every), most + 1)
    assert sum(some) == pytest.approx(1)
    assert some[:most] == pytest.approx(every[: min(most, len(some))])


@given(buckets)
def test_the_mean_of_a_volley_is_that_of_its_buckets(dice: list[tuple[int, int]]) -> None:
    spread = dict(enumerate(scores(tuple(dice))))
    assert mean(spread, float) == pytest.approx(sum(float(expected(hits(n, needed))) for n, needed in dice))


def test_other_dice_have_other_chances() -> None:
    assert scores(((1, 8),), 10) == pytest.approx((0.7, 0.3))


def test_spreads_go_on_and_mix_without_loss() -> None:
    walked = then({0: 0.25, 3: 0.75}, lambda n: [(n - 1, 0.5), (n + 1, 0.5)])
    assert walked == {-1: 0.125, 1: 0.125, 2: 0.375, 4: 0.375}
    assert chance(walked, lambda n: n > 1) == 0.75
    assert mix([(walked, 0.5), ({9: 1.0}, 0.5)])[9] == 0.5


# -- fights -------------------------------------------------------------------------------------------------


def thrown(first: Force, second: Force, rounds: int, at_once: bool, luck: random.Random) -> tuple[int, int]:
    """One fight with real dice."""
    taken = [0, 0]

    def fire(force: Force, on: int) -> int:
        return sum(luck.randint(1, 6) >= needed for dice, needed in force.fires(on) for _ in range(dice))

    for _ in range(rounds):
        lost = first.after(taken[0]), second.after(taken[1])
        if lost[0] >= first.stands or lost[1] >= second.stands:
            break
        answer = fire(second, lost[1]) if at_once else 0
        taken[1] += fire(first, lost[0])
        if not at_once and second.after(taken[1]) < second.stands:
            answer = fire(second, second.after(taken[1]))
        taken[0] += answer
    return first.after(taken[0]), second.after(taken[1])


TANKS = Force(((3, 4),), ((2, 4),), ((1, 4),))
DUG_IN = Force(((1, 6), (2, 5)), ((2, 5),), ((1, 5),), cover=2)
SHAKY = Force(((4, 5),), ((3, 5),), ((2, 5),), ((1, 5),), stands=2)


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize(("first", "second"), [(DUG_IN, TANKS), (TANKS, DUG_IN), (TANKS, SHAKY), (SHAKY, DUG_IN)])
def test_a_fight_comes_out_as_often_as_with_real_dice(first: Force, second: Force, rounds: int, at_once: bool) -> None:
    luck = random.Random(f"{rounds} {at_once}")
    games = 4000
    spread = fight(first, second, rounds, at_once=at_once)
    assert sum(spread.values()) == pytest.approx(1)
    counted: dict[tuple[int, int], int] = {}
    for _ in range(games):
        end = thrown(first, second, rounds, at_once, luck)
        counted[end] = counted.get(end, 0) + 1
    for end in {*spread, *counted}:
        p = spread.get(end, 0.0)
        four_sigmas = 4 * (p * (1 - p) / games) ** 0.5 + 2 / games
        assert counted.get(end, 0) / games == pytest.approx(p, abs=four_sigmas)


def test_who_has_lost_enough_leaves_and_is_not_fired_at() -> None:
    sure = Force(((1, 1),), ((1, 1),), ((1, 1),))
    assert fight(sure, SHAKY, rounds=9)[0, 2] == pytest.approx((2 / 3) ** 3)


def test_cover_takes_the_first_hits_and_no_more() -> None:
    sure = Force(((2, 1),), ((2, 1),))
    assert fight(sure, Force((), (), cover=1)) == {(0, 1): 1.0}
    assert fight(sure, Force((), (), cover=3), rounds=2) == {(0, 1): 1.0}
