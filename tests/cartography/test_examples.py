"""The examples in the tool's own text are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

PLAIN = ("conic", "plane", "curated", "chart")
DRAWING = ("records", "svg")


def run(name: str) -> doctest.TestResults:
    return doctest.testmod(import_module(f"tools.cartography.{name}"))


@pytest.mark.parametrize("name", PLAIN)
def test_examples_hold(name: str) -> None:
    result = run(name)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("name", DRAWING)
def test_examples_of_the_drawing_hold(name: str) -> None:
    pytest.importorskip("shapely")
    result = run(name)
    assert result.attempted > 0
    assert result.failed == 0
