"""The words of EastFront: whatever the room says has words in both languages, and they fit what the code gives."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard import words
from grognard.games import eastfront
from grognard.games.eastfront import names
from grognard.games.eastfront.hexes import HEX, HEXES
from grognard.games.eastfront.units import NAMES, NAMES_ES, UNITS
from grognard.games.eastfront.words import SIDES
from tests.games.eastfront.play import GAME
from tests.games.spoken import by_id, said

ROOM = Path(eastfront.__file__).parent
LANGUAGES = words.languages()
FROM_DATA = {  # what stands in tables
    ("tell_move", "kind"): {"moved", "by-rail", "by-sea"},
    ("by_points", "level"): {"draw", "marginal", "major", "decisive"},
    ("by_month", "told['level']"): {"draw", "marginal", "major", "decisive"},
}
TOLD = by_id(said(ROOM, FROM_DATA))
# Verbs and buttons whose asks are put together from tables.
BY_TABLE = {f"verb-{verb}" for verb in ("space", "rail", "sea", "drop", "invade", "evacuate", "by-land", "by-sea",
            "invasion", "invasion-blitz", "paradrop", "paradrop-blitz")}  # fmt: skip


class Variables(Visitor):
    """The variables of a message, and its plain text."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, Variables]:
    """The messages of the room's play (not of its board), with what is in them, by the ids of the code."""
    found = {}
    for path in sorted((words.HOME / lang).glob("eastfront*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables
    return found


SPOKEN = {lang: messages(lang) for lang in LANGUAGES}
PLAYED = re.compile(r"(?:eastfront-)?(ask|event|no|verb|purpose|level|reason)-(.+)")


def code_id(key: str) -> str:
    """The id as the code says it: without the prefix of the game."""
    found = PLAYED.fullmatch(key)
    return f"{found[1]}-{found[2]}" if found else ""


def test_everything_the_room_says_has_words() -> None:
    for lang in LANGUAGES:
        known = {code_id(key) for key in SPOKEN[lang]}
        unsaid = [key for key in {*TOLD, *BY_TABLE} if key not in known and not words.has(key, lang)]
        assert unsaid == []


def test_both_languages_use_the_same_arguments() -> None:
    en, es = ({key: found.names for key, found in SPOKEN[lang].items()} for lang in ("en", "es"))
    assert en == es


@pytest.mark.parametrize("key", sorted(key for key in SPOKEN["en"] if code_id(key) in TOLD))
def test_a_message_uses_what_the_code_gives_it(key: str) -> None:
    given = {name for each in TOLD[code_id(key)] for name in each.args}
    given |= {f"{name}-{more}" for name in given for more in ("name", *SIDES)} | {"hits"}
    assert SPOKEN["en"][key].names <= given, f"{key}: the code gives {sorted(given)}"


def test_no_words_are_left_that_nobody_says() -> None:
    play = [key for key in SPOKEN["en"] if code_id(key)]
    assert [key for key in play if code_id(key) not in TOLD and code_id(key) not in BY_TABLE] == []


def test_spanish_uses_no_english() -> None:
    english = re.compile(r"\b(the|and|block|unit|hexes? of|from|with|strength|headquarters)\b", re.IGNORECASE)
    assert {key: found.text for key, found in SPOKEN["es"].items() if english.search(found.text)} == {}


# -- names ------------------------------------------------------------------------------------------------------


def test_every_block_and_hex_has_a_name_of_its_own_in_both_languages() -> None:
    for lang, called in (("en", NAMES), ("es", NAMES_ES)):
        assert all(called)
        hexes = [names.label("space", hex_, lang) for hex_ in HEXES if hex_]
        assert all(hexes)
        assert len(set(hexes)) == len(hexes)
    twice = {name for name in NAMES if NAMES.count(name) > 1}
    assert twice == set()


def test_what_a_player_is_told_he_can_type() -> None:
    for lang in ("en", "es"):
        for i, hex_ in enumerate(HEXES):
            if hex_:
                assert GAME.noun("space", names.label("space", hex_, lang)) == i
    for unit, name in enumerate(UNITS):
        assert GAME.noun("unit", name) == unit
    assert GAME.noun("unit", "hq_okh") == 0
    assert GAME.noun("space", "Stalingrado E1") == HEX["Stalingrad-E1"]


def test_spanish_says_west_with_its_own_letter() -> None:
    assert names.label("space", "Krivoi-Rog-SW1", "es") == "Krivoy Rog SO1"
    assert GAME.noun("space", "Krivoy Rog SO1") == HEX["Krivoi-Rog-SW1"]
