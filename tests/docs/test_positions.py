"""The page on position texts knows every word that Leningrad's texts know."""

from pathlib import Path

import pytest

from grognard.games.leningrad41 import notation
from grognard.games.leningrad41.words import IMPULSES

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
LINES = ("scenario", "options", "box", *notation.NUMBERS, *notation.CHOICES, *notation.SETS, *notation._SPECIAL)
WORDS = (*LINES, *notation.OFF_MAP, *notation.KNOWN_PHASES, *IMPULSES, *notation.BOMBER_STATES, *notation.SHIP_STATES)


@pytest.mark.parametrize("word", sorted(set(WORDS)))
def test_the_page_names_every_word_of_a_position_text(word: str) -> None:
    assert f"`{word}`" in PAGE or f"`{word} " in PAGE


@pytest.mark.parametrize("mark", notation.MARKS)
def test_the_page_names_every_mark(mark: str) -> None:
    assert f"| `{mark}` |" in PAGE
