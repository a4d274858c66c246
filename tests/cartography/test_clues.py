"""The map agrees with everything that the rulebook and true geography say of it."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tools.cartography import clues, curated
from tools.cartography.chart import Chart, chart

CLUES = curated.clues("leningrad41")


@pytest.fixture(scope="module")
def baltic() -> Chart:
    return chart("leningrad41")


def clue(name: str) -> dict[str, Any]:
    return next(told for told in CLUES if told["id"] == name)


@pytest.mark.parametrize("told", CLUES, ids=[told["id"] for told in CLUES])
def test_the_map_keeps_every_clue(baltic: Chart, told: dict[str, Any]) -> None:
    verdict = clues.check(baltic, told)
    assert verdict.holds, (told["text"], verdict.found)


def test_there_are_128_clues_each_with_its_own_name() -> None:
    assert len({told["id"] for told in CLUES}) == len(CLUES) == 128


def spoiled(told: Chart, area: str, **changes: Any) -> Chart:
    """The same chart with one area told wrongly."""
    record = copy.deepcopy(told.map)
    next(entry for entry in record["areas"] if entry["id"] == area).update(changes)
    return Chart(record, told.board, told.scenarios)


@pytest.mark.parametrize(
    ("broken", "area", "changes"),
    [
        ("C003", "108", {"terrain": "green"}),
        ("C029", "40", {"terrain": "green"}),
        ("C037", "61", {"neva_bay": True}),
        ("C045", "53", {"links": [["54", "arrow"]]}),
        ("C059", "124", {"terrain": "yellow"}),
        ("C060", "124", {"terrain": "yellow"}),
        ("C126", "30", {"icons": []}),
    ],
)
def test_a_wrong_map_breaks_the_clue(baltic: Chart, broken: str, area: str, changes: dict[str, Any]) -> None:
    assert not clues.check(spoiled(baltic, area, **changes), clue(broken)).holds


def test_a_town_drawn_in_the_wrong_area_breaks_its_clue(baltic: Chart) -> None:
    board = copy.deepcopy(baltic.board)
    shown = board["areas"]
    shown["113"]["outline"], shown["114"]["outline"] = shown["114"]["outline"], shown["113"]["outline"]
    pskov = next(told for told in CLUES if told["type"] == "place_inside" and told["args"]["name"] == "Pskov")
    assert not clues.check(Chart(baltic.map, board, baltic.scenarios), pskov).holds


def test_a_daugava_that_is_no_river_breaks_the_line_of_the_start(baltic: Chart) -> None:
    record = copy.deepcopy(baltic.map)
    del record["rivers"]["124-127"]
    assert not clues.check(Chart(record, baltic.board, baltic.scenarios), clue("C048")).holds
