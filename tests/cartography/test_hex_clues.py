"""EastFront's map and start lines agree with everything that the rulebook says of them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tools.cartography import curated
from tools.cartography.hexes import clues
from tools.cartography.hexes.chart import Chart, chart

CLUES = curated.clues("eastfront")


@pytest.fixture(scope="module")
def east() -> Chart:
    return chart("eastfront")


@pytest.mark.parametrize("told", CLUES, ids=[told["id"] for told in CLUES])
def test_the_map_keeps_every_clue(east: Chart, told: dict[str, Any]) -> None:
    assert clues.holds(east, told), (told["section"], told["kind"], told["args"])


def test_there_are_281_clues_each_with_its_own_name() -> None:
    assert len({told["id"] for told in CLUES}) == len(CLUES) == 281


def spoiled(told: Chart, place: str, **changes: Any) -> Chart:
    """The same chart with one hex told wrongly."""
    record, code = copy.deepcopy(told.map), told.at(place)
    next(each for each in record["hexes"] if each["id"] == code).update(changes)
    return Chart(record, told.setups)


def without(told: Chart, kind: str) -> Chart:
    """The same chart, nothing of a kind on any hexside."""
    record = copy.deepcopy(told.map)
    record["edges"] = [[one, two, [each for each in kinds if each != kind]] for one, two, kinds in record["edges"]]
    return Chart(record, told.setups)


@pytest.mark.parametrize(
    ("place", "changes", "kind"),
    [
        ("Tuapse", {"terrain": "clear"}, "terrain"),
        ("Rostov", {"city": "minor"}, "city"),
        ("Sevastopol", {"fortress": False}, "fortress"),
        ("Maikop", {"resource": {"kind": "ore", "value": 1}}, "resource"),
        ("Cluj", {"nation": "romania"}, "nation"),
        ("Danzig", {"port": {"size": "minor", "seas": []}}, "port"),
    ],
)
def test_a_wrong_hex_breaks_its_clues(east: Chart, place: str, changes: dict[str, Any], kind: str) -> None:
    wrong = spoiled(east, place, **changes)
    assert not all(clues.holds(wrong, told) for told in CLUES if told["kind"] == kind)


@pytest.mark.parametrize(
    ("kind", "broken"), [("river", "river"), ("rail", "rail"), ("strait", "strait_between"), ("rail", "home_rail")]
)
def test_missing_hexsides_break_their_clues(east: Chart, kind: str, broken: str) -> None:
    wrong = without(east, kind)
    assert not all(clues.holds(wrong, told) for told in CLUES if told["kind"] == broken)
