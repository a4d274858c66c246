"""The page on position texts knows every word that the texts of Leningrad and EastFront know."""

from pathlib import Path

import pytest

from grognard.games.eastfront import notation as eastfront
from grognard.games.eastfront.position import BEACHHEADS
from grognard.games.eastfront.words import PHASES, ROLES, WAYS
from grognard.games.leningrad41 import notation
from grognard.games.leningrad41.words import IMPULSES

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text("utf-8")
OF_EASTFRONT = PAGE[PAGE.index("## EastFront") : PAGE.index("## Errors")]
LINES = ("scenario", "options", "box", *notation.NUMBERS, *notation.CHOICES, *notation.SETS, *notation._SPECIAL)
WORDS = (*LINES, *notation.OFF_MAP, *notation.KNOWN_PHASES, *IMPULSES, *notation.BOMBER_STATES, *notation.SHIP_STATES)
EASTFRONT = (
    "scenario", "options", "battle", *eastfront.NUMBER_OF, *eastfront.BY_SIDE, *eastfront.LISTS, *eastfront._SPECIAL,
    *eastfront.OFF_MAP, *eastfront.FLAGS, *PHASES, *BEACHHEADS, *ROLES[1:], *WAYS,
)  # fmt: skip


@pytest.mark.parametrize("word", sorted(set(WORDS)))
def test_the_page_names_every_word_of_a_position_text(word: str) -> None:
    assert f"`{word}`" in PAGE or f"`{word} " in PAGE


@pytest.mark.parametrize("mark", notation.MARKS)
def test_the_page_names_every_mark(mark: str) -> None:
    assert f"| `{mark}` |" in PAGE


@pytest.mark.parametrize("word", sorted(set(EASTFRONT)))
def test_the_page_names_every_word_of_eastfronts_texts(word: str) -> None:
    assert f"`{word}`" in OF_EASTFRONT or f"`{word} " in OF_EASTFRONT


@pytest.mark.parametrize("mark", eastfront.MARKS)
def test_the_page_names_every_mark_of_eastfronts_texts(mark: str) -> None:
    assert f"`{mark}`" in OF_EASTFRONT or f"`{mark}=" in OF_EASTFRONT
