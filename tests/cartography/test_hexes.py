"""Maps of hexes: the committed board is what a build gives, and its places are the game's own."""

from __future__ import annotations

import json
from typing import Any

import pytest

import grognard
from tools.cartography.chart import data_folder

KEY = "eastfront"


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    for library in ("numpy", "scipy", "shapely"):
        pytest.importorskip(library)
    from tools.cartography.hexes.build import build

    return build(KEY)


@pytest.mark.parametrize("name", ["board.json", "board.svg"])
def test_the_committed_file_is_what_a_build_gives(files: dict[str, str], name: str) -> None:
    assert files[name] == (data_folder(KEY) / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def board() -> dict[str, Any]:
    told: dict[str, Any] = json.loads((data_folder(KEY) / "board.json").read_text(encoding="utf-8"))
    return told


def test_every_hex_of_the_game_lies_on_the_board(board: dict[str, Any]) -> None:
    assert set(board["areas"]) == set(grognard.game(KEY).names["space"]) - {""}


def test_blocks_lie_inside_of_their_hex(board: dict[str, Any]) -> None:
    half = board["block"] / 2
    for name, area in board["areas"].items():
        corners = [tuple(map(float, point.split(","))) for point in area["outline"][1:-1].split()]
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        top, bottom = min(y for _, y in corners), max(y for _, y in corners)
        for slots in (area["axis"], area["soviet"], area["contested"]["axis"], area["contested"]["soviet"]):
            assert len(slots) == 4
            for x, y in slots:
                assert left <= x - half + 1 < x + half - 1 <= right, name
                assert top <= y - half < y + half <= bottom, name


def test_hexes_that_touch_share_a_side(board: dict[str, Any]) -> None:
    from grognard.games.eastfront.hexes import BESIDE, HEXES

    rounded = {name: _corners(area["outline"]) for name, area in board["areas"].items()}
    for hex_, near in enumerate(BESIDE):
        for other in near:
            one, two = rounded[HEXES[hex_]], rounded[HEXES[other]]
            shared = [a for a in one if any(abs(a[0] - b[0]) <= 1 and abs(a[1] - b[1]) <= 1 for b in two)]
            assert len(shared) == 2, (HEXES[hex_], HEXES[other])


def _corners(outline: str) -> set[tuple[int, ...]]:
    return {tuple(round(float(number)) for number in point.split(",")) for point in outline[1:-1].split()}
