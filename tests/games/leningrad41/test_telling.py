"""The words around the board: each is said by some teller, in both languages alike; and the small reckonings agree."""

from __future__ import annotations

import ast
from fnmatch import fnmatch
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard import words
from grognard.games import leningrad41
from grognard.games.leningrad41.telling import bombers, strengths, victory_areas
from tests.games.leningrad41.play import GAME, position
from tests.games.leningrad41.telling import ENGLISH
from tests.games.spoken import patterns

FILE = "leningrad41-table.ftl"


class Parts(Visitor):
    """What a message is made of: its variables, the messages it refers to, its plain text."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def catalogue(lang: str, *files: str) -> dict[str, Parts]:
    found = {}
    for file in files:
        for entry in FluentParser(with_spans=False).parse((words.HOME / lang / file).read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = parts = Parts()
                parts.visit(entry)
    return found


def said() -> set[str]:
    """The ids of the lines that the room tells, with `*` for what is put into them."""
    return {
        f"leningrad41-{each}"
        for path in Path(leningrad41.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "line" and node.args
        for each in patterns(node.args[0])
    }


def test_no_words_are_left_that_nobody_says() -> None:
    lines = said()
    assert len(lines) > 70
    quoted = {key for parts in catalogue("en", FILE, "leningrad41.ftl").values() for key in parts.messages}
    quoted.add("leningrad41-text")  # the lobby asks every game for its sentence, by its key
    unsaid = [
        key
        for key in catalogue("en", FILE)
        if key not in quoted and not any(fnmatch(key, each) for each in lines if each != "leningrad41-*")
    ]
    assert unsaid == []


def test_both_languages_use_the_same_arguments() -> None:
    used = {lang: catalogue(lang, FILE) for lang in words.languages()}
    for key, parts in used["en"].items():
        one, two = (each[key].names | _within(each, each[key]) for each in used.values())
        assert one == two, key
        assert parts.text.strip() or parts.messages or parts.names, key


def _within(known: dict[str, Parts], parts: Parts) -> set[str]:
    """The variables of the messages that one refers to."""
    return {name for key in parts.messages if key in known for name in known[key].names}


def test_spanish_is_not_english() -> None:
    assert {key: p.text for key, p in catalogue("es", FILE).items() if ENGLISH.search(p.text)} == {}


def test_strengths_are_dots_or_stars() -> None:
    view = position("113 de_1pz:2 de_36mot de_16_hq:3 de_18_hq:0").view("axis")
    told = strengths(view, ("de_1pz", "de_36mot", "de_16_hq", "de_18_hq"))
    assert told == [["de_1pz", "2/3"], ["de_36mot", "3"], ["de_16_hq", "3★"], ["de_18_hq", "♥"]]


@pytest.mark.rule("leningrad41", "10.11")
def test_bombers_count_where_they_can_be_sent_or_have_been() -> None:
    text = "phase combat tactical\nactive axis\nG1 de_1fk:4sda\n113 de_1pz | su_nw_22rk\n"
    view = position(text + "bomber ju88_1 ready >113\nbomber ju88_2 aborted -\n").view("soviet")
    assert bombers(view) == ({"113": ["ju88_1"]}, {"ready": ["ju88_3", "ju88_4"], "aborted": ["ju88_2"]})
    assert bombers(GAME.start("campaign", seed=1).view("soviet")) == ({}, {})


@pytest.mark.rule("leningrad41", "2.4.4")
def test_victory_areas_go_with_control() -> None:
    view = position("axis HOME 108\n113 de_1pz").view(None)
    assert victory_areas(view, "axis") == ["108"]
    assert len(victory_areas(view, "soviet")) == 5
