"""The tables of the players' pages say what the data of the game say, in both languages.

`python -m tests.docs.test_tables` writes the readings on the pages anew.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import grognard

DOCS = Path(__file__).parents[2] / "docs"
ROOM = Path(grognard.__file__).parent / "games" / "leningrad41"
READINGS = 42  # of the digest; those found since follow them
CITED = re.compile(r"reading ([AB]\d+)")
READING = re.compile(r"\| [A-Z]\d+ \|")
PAGES = {"en": "players.md", "es": "jugadores.md"}


def table(name: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((ROOM / name).read_text("utf-8"))


def lines(lang: str) -> list[str]:
    return (DOCS / PAGES[lang]).read_text("utf-8").splitlines()


def option_rows(lang: str) -> list[str]:
    """A row for each option: what is typed, its rule, what it means."""
    return [
        f"| `{o['id']}` | {o['rule']} | {o['title'][lang]} | {o['text'][lang]} |"
        for o in table("data/options.toml")["option"]
    ]


def reading_rows(lang: str) -> list[str]:
    """A row for each reading: its name, the rules that it reads, how."""
    return [f"| {r['id']} | {', '.join(r['rules'])} | {r[lang]} |" for r in table("readings.toml")["reading"]]


@pytest.mark.parametrize("lang", PAGES)
def test_the_options_on_the_page_are_those_of_the_game(lang: str) -> None:
    assert [row for row in option_rows(lang) if row not in lines(lang)] == []


@pytest.mark.parametrize("lang", PAGES)
def test_the_readings_on_the_page_are_those_of_the_game(lang: str) -> None:
    assert [line for line in lines(lang) if READING.match(line)] == reading_rows(lang)


def test_readings_are_numbered_without_a_gap() -> None:
    named = [reading["id"] for reading in table("readings.toml")["reading"]]
    ours = len(named) - READINGS
    assert named == [f"A{n + 1}" for n in range(READINGS)] + [f"B{n + 1}" for n in range(ours)]


def test_every_reading_that_the_code_speaks_of_is_there() -> None:
    named = {reading["id"] for reading in table("readings.toml")["reading"]}
    spoken = {name for path in ROOM.rglob("*.py") for name in CITED.findall(path.read_text("utf-8"))}
    assert spoken
    assert spoken - named == set()


@pytest.mark.parametrize("lang", PAGES)
def test_the_page_names_every_scenario(lang: str) -> None:
    game = grognard.game("leningrad41")
    missing = [
        s.id for s in game.scenarios if not any(f"`{s.id}`" in line and s.title[lang] in line for line in lines(lang))
    ]
    assert missing == []


def rewrite(lang: str) -> None:
    """Put the readings of today on the page."""
    told = lines(lang)
    old = [at for at, line in enumerate(told) if READING.match(line)]
    told[old[0] : old[-1] + 1] = reading_rows(lang)
    (DOCS / PAGES[lang]).write_text("\n".join(told) + "\n", "utf-8")


if __name__ == "__main__":
    for each in PAGES:
        rewrite(each)
