"""One module is the only door: whatever else of the server speaks to the outside never touches a match itself."""

import ast
from pathlib import Path

import pytest

import grognard.server

HERE = Path(grognard.server.__file__).parent
OUTSIDE = ("app", "guard", "live", "pages", "serve", "shelf", "spoken", "store", "worker")
WAYS = {"match", "past", "Match"}  # to a match: the table's own, one of before, the thing itself


@pytest.mark.parametrize("name", OUTSIDE)
def test_what_speaks_to_the_outside_has_no_match_in_its_hands(name: str) -> None:
    tree = ast.parse((HERE / f"{name}.py").read_text("utf-8"))
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    read |= {each.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for each in node.names}
    assert not read & WAYS


def test_all_modules_are_outside_or_known_to_hold_a_match() -> None:
    inside = {"ladder", "mind", "news", "scene", "seen", "tables", "tally", "views"}
    assert {path.stem for path in HERE.glob("*.py")} == {*OUTSIDE, *inside, "__init__"}
