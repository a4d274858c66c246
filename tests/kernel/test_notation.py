"""Position texts: what is wrong in them is named with its line and with what was expected."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel import BadInput
from grognard.kernel.notation import Line, lines, spans
from tests.toys import parry, partners

GOOD = "toy parry\nscenario siege\nbegun 1\n"


def complaint(text: object) -> BadInput:
    with pytest.raises(BadInput) as caught:
        parry.GAME.position(text)  # type: ignore[arg-type]
    return caught.value


@pytest.mark.parametrize(
    ("text", "key", "details"),
    [
        (GOOD + "turns six\n", "position-line", {"line": 4, "found": "six", "expected": "0-99"}),
        (GOOD + "\n# a comment\nturns 100\n", "position-line", {"line": 6, "found": "100", "expected": "0-99"}),
        (GOOD + "turns\n", "position-short", {"line": 4, "expected": "0-99"}),
        (GOOD + "turns 6 7\n", "position-line", {"line": 4, "found": "7", "expected": "—"}),
        (GOOD + "owner 0,x,2\n", "position-line", {"line": 4, "found": "0,x,2", "expected": "0-99"}),
        (GOOD + "owner 2-1\n", "position-line", {"line": 4, "found": "2-1", "expected": "0-99"}),
        (GOOD + "turns 4\nturns 5\n", "position-twice", {"line": 5, "found": "turns", "first": 4}),
        (GOOD.replace("siege", "war"), "position-line", {"line": 2, "found": "war", "expected": "skirmish siege"}),
        ("toy bids\nscenario siege\n", "position-line", {"line": 1, "found": "bids", "expected": "parry"}),
        ("scenario siege\n", "position-lacks", {"expected": "toy"}),
        ("", "position-lacks", {"expected": "toy"}),
    ],
)
def test_a_typing_error_is_named(text: str, key: str, details: dict[str, object]) -> None:
    no = complaint(text)
    assert (no.key, no.details) == (key, details)


def test_an_unknown_word_is_named_with_those_that_would_do() -> None:
    no = complaint(GOOD + "turn 5\n")
    assert (no.details["line"], no.details["found"]) == (4, "turn")
    assert "turns" in no.details["expected"]


@pytest.mark.parametrize("text", [None, 7, b"toy parry", ["toy parry"]])
def test_a_position_is_a_text(text: object) -> None:
    assert complaint(text).key == "position-not-text"


@given(st.text())
def test_no_text_does_anything_but_complain(text: str) -> None:
    complaint(text)
    complaint(GOOD + "where " + text.replace("#", "+") + "x")


def test_what_is_left_out_is_as_the_scenario_begins() -> None:
    match = partners.GAME.position("toy partners\nscenario night\n", seed=4)
    assert match.digest() == partners.GAME.start("night", seed=4).digest()


def test_a_long_wrong_word_is_not_repeated_in_full() -> None:
    no = complaint(GOOD + f"turns {'6' * 5000}\n")
    assert len(no.details["found"]) < 60


@given(st.lists(st.integers(0, 99)))
def test_spans_are_read_as_they_were_written(numbers: list[int]) -> None:
    assert Line(1, f"key {spans(numbers)}").numbers(0, 99) == numbers


@given(st.lists(st.sampled_from(["a 1", "", "# note", "b  2 # note", "   "])))
def test_lines_keep_their_numbers(text: list[str]) -> None:
    found = [(line.number_of_line, line.key) for line in lines("\n".join(text))]
    assert found == [(i, each[0]) for i, each in enumerate(text, 1) if each[:1] in ("a", "b")]
