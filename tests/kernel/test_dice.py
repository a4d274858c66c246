"""Dice: fair, the same for the same seed, sealed beforehand, and scripted."""

import hashlib
from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import BadInput, DiceRanOut, Draw, Shuffle
from grognard.kernel.dice import Dice, checked

# The limit that a fair die stays under in 999 of 1,000 tries, by degrees of freedom.
CHI_SQUARE = {1: 10.83, 4: 18.47, 5: 20.52, 9: 27.88, 19: 43.82, 23: 49.73, 299: 380.2, 35: 66.62}


def chi_square(found: Counter[Any], kinds: int) -> float:
    expected = sum(found.values()) / kinds
    return sum((number - expected) ** 2 for number in found.values()) / expected + expected * (kinds - len(found))


@pytest.mark.parametrize("sides", [2, 5, 6, 10, 20, 300])
def test_every_face_comes_equally_often(sides: int) -> None:
    dice = Dice.seeded("fair")
    found = Counter(face for _ in range(2_000) for face in dice.roll(30, sides))
    assert set(found) <= set(range(1, sides + 1))
    assert chi_square(found, sides) < CHI_SQUARE[sides - 1]


def test_one_roll_says_nothing_about_the_next() -> None:
    dice = Dice.seeded("next")
    faces = [dice.roll(1, 6)[0] for _ in range(36_001)]
    assert chi_square(Counter(pairwise(faces)), 36) < CHI_SQUARE[35]


def test_every_order_of_a_shuffle_comes_equally_often() -> None:
    dice = Dice.seeded("shuffle")
    found = Counter(dice.draw(4, (1, 2, 3, 4)) for _ in range(24_000))
    assert set(found) == set(permutations((1, 2, 3, 4)))
    assert chi_square(found, 24) < CHI_SQUARE[23]


def test_the_seed_says_everything() -> None:
    one, two, other = Dice.seeded(7), Dice.seeded(7), Dice.seeded(8)
    rolls = [one.roll(3, 6) for _ in range(50)]
    assert rolls == [two.roll(3, 6) for _ in range(50)]
    assert rolls != [other.roll(3, 6) for _ in range(50)]


def test_without_a_seed_the_dice_are_new_each_time() -> None:
    assert Dice.seeded(None).key != Dice.seeded(None).key


def test_a_roll_hangs_on_its_number_alone_so_that_anyone_can_check_it() -> None:
    dice = Dice.seeded(7)
    for _ in range(4):
        dice.roll(2, 6)
    again = Dice(dice.key)
    again.count = 4
    assert again.roll(3, 6) == dice.roll(3, 6)


def test_the_commitment_is_the_hash_of_the_key_and_tells_keys_apart() -> None:
    dice = Dice.seeded(7)
    assert dice.commitment == hashlib.sha256(b"grognard dice " + dice.key).hexdigest()
    assert dice.commitment != Dice.seeded(8).commitment
    assert dice.key.hex() not in dice.commitment


@given(st.integers(0, 12), st.lists(st.integers(), max_size=12))
def test_a_draw_gives_some_of_the_items_none_twice(number: int, items: list[int]) -> None:
    draw = Draw(number, items, rule="1")
    drawn = Dice.seeded("draw").draw(draw.number, draw.items)
    assert len(drawn) == min(number, len(items))
    assert not Counter(drawn) - Counter(items)


@given(st.lists(st.integers(), max_size=30))
def test_a_shuffle_gives_all_of_them(items: list[int]) -> None:
    shuffle = Shuffle(items, rule="1")
    assert Counter(Dice.seeded("all").draw(shuffle.number, shuffle.items)) == Counter(items)


def test_a_clone_goes_on_with_the_same_rolls_by_itself() -> None:
    dice = Dice.seeded(7, script=[1, 2, 3, 4])
    dice.roll(1, 6)
    twin = dice.clone()
    assert twin.roll(2, 6) == (2, 3)
    assert dice.left == (2, 3, 4)
    assert twin.left == (4,)


# -- scripted ------------------------------------------------------------------------------------------


def test_scripted_dice_fall_in_their_order() -> None:
    dice = Dice.seeded(7, script=[6, 1, 3])
    assert dice.roll(2, 6) == (6, 1)
    assert dice.left == (3,)


def test_a_script_that_is_too_short_says_so_and_keeps_what_is_left() -> None:
    dice = Dice.seeded(7, script=[6])
    with pytest.raises(DiceRanOut, match="roll 2 dice, the script has 1 left"):
        dice.roll(2, 6)
    assert dice.left == (6,)


def test_a_face_that_the_die_has_not_is_refused() -> None:
    dice = Dice.seeded(7, script=[7])
    with pytest.raises(BadInput) as caught:
        dice.roll(1, 6)
    assert caught.value.key == "bad-dice"
    assert dice.left == (7,)


@pytest.mark.parametrize("script", ["123", 5, [0], [-1], [True], [1.0], ["1"], [None], {1: 2}, [[1]]])
def test_a_script_is_a_list_of_faces(script: object) -> None:
    with pytest.raises(BadInput) as caught:
        checked(script)
    assert caught.value.key == "bad-dice"
