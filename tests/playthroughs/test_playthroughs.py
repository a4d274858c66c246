"""The playthroughs on file are what the games do now."""

import pytest

from tests.playthroughs.write import HOME, playthroughs, text

WANTED = playthroughs()


@pytest.mark.parametrize("name", WANTED)
def test_a_playthrough_is_what_the_game_does(name: str) -> None:
    path = HOME / name
    assert path.is_file(), "not written yet: python -m tests.playthroughs.write"
    expected, found = path.read_text("utf-8").split("\n"), text(*WANTED[name]).split("\n")
    for number, (old, new) in enumerate(zip(expected, found, strict=False), 1):
        assert new == old, f"{name}, line {number}; if this was meant: python -m tests.playthroughs.write"
    assert len(found) == len(expected)


def test_no_file_is_left_over() -> None:
    assert {path.name for path in HOME.glob("*.txt")} == set(WANTED)
