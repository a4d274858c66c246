"""The tables of the players' pages say what the data of the games say, in both languages.

`python -m tests.docs.test_tables` writes the readings on the pages anew, and the counts of what is reconstructed.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import grognard

DOCS = Path(__file__).parents[2] / "docs"
GAMES = Path(grognard.__file__).parent / "games"
READINGS = {"leningrad41": 42, "eastfront": 51}  # of the digests; those found since follow them
CITED = re.compile(r"reading ([AB]\d+)")
READING = re.compile(r"\| [A-Z]\d+ \|")
RECONSTRUCTED = re.compile(r"\| `(\w+\.toml)` \| \d+ \| \d+ \|")
PAGES = {
    ("leningrad41", "en"): "players.md",
    ("leningrad41", "es"): "jugadores.md",
    ("eastfront", "en"): "players-eastfront.md",
    ("eastfront", "es"): "jugadores-eastfront.md",
}
every_page = pytest.mark.parametrize(("key", "lang"), PAGES)
every_game = pytest.mark.parametrize("key", READINGS)


def table(key: str, name: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / key / name).read_text("utf-8"))


def lines(key: str, lang: str) -> list[str]:
    return (DOCS / PAGES[key, lang]).read_text("utf-8").splitlines()


def option_rows(key: str, lang: str) -> list[str]:
    """A row for each option: what is typed, its rule, what it means."""
    return [
        f"| `{o['id']}` | {o['rule']} | {o['title'][lang]} | {o['text'][lang]} |"
        for o in table(key, "data/options.toml")["option"]
    ]


def reading_rows(key: str, lang: str) -> list[str]:
    """A row for each reading: its name, the rules that it reads, how."""
    return [f"| {r['id']} | {', '.join(r['rules'])} | {r[lang]} |" for r in table(key, "readings.toml")["reading"]]


def sources(told: Any) -> Iterator[str]:
    """Where the records of a table come from, record by record and field by field."""
    if isinstance(told, dict):
        for name, value in told.items():
            if isinstance(value, str) and (name == "source" or name.endswith("_source")):
                yield value
            else:
                yield from sources(value)
    elif isinstance(told, list):
        for each in told:
            yield from sources(each)


def counts(key: str, name: str) -> str:
    """How a row begins that tells how much of a table is the rulebook's, and how much is not."""
    found = list(sources(table(key, f"data/{name}")))
    by_rule = sum(source.startswith("rule ") for source in found)
    return f"| `{name}` | {by_rule} | {len(found) - by_rule} |"


@every_page
def test_the_options_on_the_page_are_those_of_the_game(key: str, lang: str) -> None:
    assert [row for row in option_rows(key, lang) if row not in lines(key, lang)] == []


@every_page
def test_the_readings_on_the_page_are_those_of_the_game(key: str, lang: str) -> None:
    assert [line for line in lines(key, lang) if READING.match(line)] == reading_rows(key, lang)


@every_game
def test_readings_are_numbered_without_a_gap(key: str) -> None:
    named = [reading["id"] for reading in table(key, "readings.toml")["reading"]]
    theirs = READINGS[key]
    ours = len(named) - theirs
    assert named == [f"A{n + 1}" for n in range(theirs)] + [f"B{n + 1}" for n in range(ours)]


@every_game
def test_readings_are_of_rules_that_the_ledger_knows(key: str) -> None:
    known = {rule["id"] for rule in table(key, "rules.toml")["rule"]}
    assert {rule for reading in table(key, "readings.toml")["reading"] for rule in reading["rules"]} - known == set()


@every_game
def test_every_reading_that_the_code_speaks_of_is_there(key: str) -> None:
    named = {reading["id"] for reading in table(key, "readings.toml")["reading"]}
    spoken = {name for path in (GAMES / key).rglob("*.py") for name in CITED.findall(path.read_text("utf-8"))}
    assert spoken
    assert spoken - named == set()


@every_page
def test_the_page_names_every_scenario(key: str, lang: str) -> None:
    told = lines(key, lang)
    missing = [
        s.id
        for s in grognard.game(key).scenarios
        if not any(f"`{s.id}`" in line and s.title[lang] in line for line in told)
    ]
    assert missing == []


@every_page
def test_what_is_reconstructed_is_counted_as_the_data_say(key: str, lang: str) -> None:
    told = [line for line in lines(key, lang) if RECONSTRUCTED.match(line)]
    for line in told:
        name = RECONSTRUCTED.match(line)
        assert name is not None
        assert line.startswith(counts(key, name[1]))


def test_every_table_of_eastfront_that_has_sources_is_counted() -> None:
    folder = GAMES / "eastfront" / "data"
    with_sources = {path.name for path in folder.glob("*.toml") if any(sources(tomllib.loads(path.read_text("utf-8"))))}
    looks = {"faces.toml"}  # colours of the pieces: ours
    for lang in ("en", "es"):
        assert {found[1] for line in lines("eastfront", lang) if (found := RECONSTRUCTED.match(line))} == (
            with_sources - looks
        )


def rewrite(key: str, lang: str) -> None:
    """Put the readings and the counts of today on the page."""
    told = lines(key, lang)
    old = [at for at, line in enumerate(told) if READING.match(line)]
    told[old[0] : old[-1] + 1] = reading_rows(key, lang)
    for at, line in enumerate(told):
        counted = RECONSTRUCTED.match(line)
        if counted:
            told[at] = counts(key, counted[1]) + line[counted.end() :]
    (DOCS / PAGES[key, lang]).write_text("\n".join(told) + "\n", "utf-8")


if __name__ == "__main__":
    for each in PAGES:
        rewrite(*each)
