"""The ledger: every applicable rule of every game is implemented and proven, and the ledger can tell."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from grognard import ledger, words
from grognard.games import game, keys
from grognard.kernel import Game
from tests.toys import parry

LISTED = [key for key in keys() if (ledger.home(game(key)) / "rules.toml").is_file()]


@pytest.mark.parametrize("key", LISTED)
def test_every_applicable_rule_is_implemented_and_proven(key: str) -> None:
    gaps = {row.rule: row.gaps for row in ledger.rows(game(key)) if row.gaps}
    assert gaps == {}


@pytest.mark.parametrize("key", LISTED)
def test_no_docstring_and_no_mark_names_a_rule_that_there_is_not(key: str) -> None:
    assert ledger.unlisted(game(key)) == {}


@pytest.mark.parametrize("key", LISTED)
def test_every_rule_has_words_in_both_languages_and_stands_once(key: str) -> None:
    rows = ledger.rows(game(key))
    assert len({row.rule for row in rows}) == len(rows)
    for row in rows:
        assert all(row.title[lang] for lang in ledger.LANGUAGES)
        assert not row.reason or all(row.reason[lang] for lang in ledger.LANGUAGES), row.rule


# -- how it reads ----------------------------------------------------------------------------------------

RULES = """
[[rule]]
id = "1.0"
en_title = "Beginning"
es_title = "Comienzo"
en = "How it begins."
es = "Cómo empieza."
[[rule]]
id = "1.1"
en_title = "Marching"
es_title = "Marcha"
en = "Blocks march."
es = "Los bloques marchan."
[[rule]]
id = "1.2"
en_title = "Paint"
es_title = "Pintura"
en = "How to paint them."
es = "Cómo pintarlos."
not_applicable = "nothing to enforce"
not_applicable_es = "nada que aplicar"
[[rule]]
id = "scenario.dawn"
en_title = "Dawn"
es_title = "Amanecer"
en = "How it is set up."
es = "Cómo se despliega."
"""
ROOM = '''"""1.0: the beginning."""

GAME = None


def march() -> None:
    """1.1, scenario.dawn: blocks march."""


class Marching:
    """2.1: a rule that the ledger does not have."""

    def halt(self) -> None:
        """Not 1.1: only the beginning of a docstring counts."""
'''
TESTS = """
import pytest
from tests.marks import rule

@rule("ledgered", "1.1")
def test_marching() -> None: ...

@rule("another", "1.0")
def test_of_another_game() -> None: ...

@pytest.mark.rule("ledgered", "1.0", "3.3")
class TestBeginning:
    @rule("ledgered", "1.1")
    def test_it(self) -> None: ...

def march() -> None: ...
"""


@pytest.fixture
def ledgered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose room is a folder of this test."""
    room = tmp_path / "ledgered_room"
    room.mkdir()
    (room / "rules.toml").write_text(RULES, "utf-8")
    (room / "__init__.py").write_text(ROOM, "utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(TESTS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return replace(parry.GAME, key="ledgered", room="ledgered_room")


def test_the_ledger_finds_places_and_tests(ledgered: Game, tmp_path: Path) -> None:
    rows = {row.rule: row for row in ledger.rows(ledgered, tmp_path / "tests")}
    assert list(rows) == ["1.0", "1.1", "1.2", "scenario.dawn"]
    assert rows["1.0"].places == ("__init__.py",)
    assert rows["1.0"].tests == ("tests/test_it.py: TestBeginning",)
    assert rows["1.1"].places == ("__init__.py: march",)
    assert rows["1.1"].tests == ("tests/test_it.py: test_marching", "tests/test_it.py: TestBeginning.test_it")
    assert {rule: row.gaps for rule, row in rows.items()} == {
        "1.0": (), "1.1": (), "1.2": (), "scenario.dawn": ("test",),
    }  # fmt: skip


def test_the_ledger_notices_rules_that_it_does_not_have(ledgered: Game, tmp_path: Path) -> None:
    assert ledger.unlisted(ledgered, tmp_path / "tests") == {
        "2.1": ["__init__.py: Marching"],
        "3.3": ["tests/test_it.py: TestBeginning"],
    }


def test_without_an_implementation_or_a_test_a_rule_has_gaps(ledgered: Game, tmp_path: Path) -> None:
    (tmp_path / "ledgered_room" / "__init__.py").write_text("GAME = None\n", "utf-8")
    rows = {row.rule: row.gaps for row in ledger.rows(ledgered, tmp_path / "no tests")}
    assert rows["1.1"] == ("implementation", "test")
    assert rows["1.2"] == ()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_tells_where_and_why_not(ledgered: Game, tmp_path: Path, lang: str) -> None:
    told = ledger.text(ledgered, lang, tmp_path / "tests")
    assert "__init__.py: march" in told
    assert {"en": "nothing to enforce", "es": "nada que aplicar"}[lang] in told
    assert words.say("ledger-tests-none", lang) in told
    assert words.say("ledger-sum", lang, rules=4, applicable=3, whole=2) in told


def test_a_game_without_a_list_of_rules_says_so() -> None:
    assert ledger.text(parry.GAME, "en") == words.say("ledger-none", "en")
