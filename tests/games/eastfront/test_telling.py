"""The words around the board: each is said by some teller, in both languages alike; and the small reckonings agree."""

from __future__ import annotations

import ast
from fnmatch import fnmatch
from pathlib import Path

from grognard import words
from grognard.games import eastfront
from grognard.games.eastfront.telling import due, kind_of, sea_name, strengths
from tests.games.eastfront.play import position
from tests.games.eastfront.telling import ENGLISH
from tests.games.leningrad41.test_telling import Parts, catalogue
from tests.games.spoken import board_keys, patterns

FILES = ("eastfront-table.ftl", "eastfront-overlays.ftl")
ROOM = Path(eastfront.__file__).parent
TELLERS = {"line": "eastfront-", "_line": "eastfront-overlay-"}


def said() -> set[str]:
    """The ids of the lines that the room tells, with `*` for what is put into them."""
    found = board_keys(ROOM)
    for path in ROOM.glob("*.py"):
        if path.stem == "odds":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                prefix = TELLERS.get(node.func.id)
                if prefix:
                    found |= {prefix + each for each in patterns(node.args[0]) if each != "*"}
    found |= {str(node.value) for node in ast.walk(ast.parse((ROOM / "detail.py").read_text("utf-8")))
              if isinstance(node, ast.Constant) and str(node.value).startswith("eastfront-")}  # fmt: skip
    return found


def test_no_words_are_left_that_nobody_says() -> None:
    lines = said() | {f"eastfront-overlay-{each['id']}" for each in eastfront_overlays()}
    assert len(lines) > 120
    known = catalogue("en", *FILES)
    quoted = {key for parts in known.values() for key in parts.messages}
    unsaid = [key for key in known if key not in quoted and not any(fnmatch(key, each) for each in lines)]
    assert unsaid == []


def eastfront_overlays() -> list[dict[str, str]]:
    from grognard.games.eastfront.overlays import OVERLAYS

    return OVERLAYS


def test_both_languages_use_the_same_arguments() -> None:
    used = {lang: catalogue(lang, *FILES) for lang in words.languages()}
    assert set(used["en"]) == set(used["es"])
    for key in used["en"]:
        one, two = (each[key].names | _within(each, each[key]) for each in used.values())
        assert one == two, key


def _within(known: dict[str, Parts], parts: Parts) -> set[str]:
    """The variables of the messages that one refers to."""
    return {name for key in parts.messages if key in known for name in known[key].names}


def test_spanish_is_not_english() -> None:
    assert {key: p.text for key, p in catalogue("es", *FILES).items() if ENGLISH.search(p.text)} == {}


def test_strengths_are_steps_or_stars() -> None:
    view = position(
        "scenario S42\nax_armor_41 Kiev 2\nax_infantry_1 Kiev\nax_hq_okh Warsaw 3\nax_hq_south Kiev 0\nsv_i_8 Moscow"
    ).view("axis")
    told = strengths(view, ("ax_armor_41", "ax_infantry_1", "ax_hq_okh", "ax_hq_south"))
    assert told == [["ax_armor_41", "2/4"], ["ax_infantry_1", "4"], ["ax_hq_okh", "3★"], ["ax_hq_south", "0★"]]


def test_what_makes_a_unit_special_is_its_sort() -> None:
    names = ("ax_mountain_49", "sv_p_1", "sv_co_coastal", "ax_rum_2", "sv_s_1", "ax_armor_1ss")
    assert [kind_of(name) for name in names] == ["mountain", "paratroop", "coastal", "static", "shock", "armor"]
    assert due("ax_armor_41") is None
    assert due("ax_armor_1ss") is not None
    assert len({sea_name(sea) for sea in range(8)}) == 8
