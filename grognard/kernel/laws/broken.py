"""What a law says when it does not hold: which, where, and the answers that lead there."""

from __future__ import annotations

import json
from typing import Any

SHOWN = 160  # characters of a value in a complaint

Plain = dict[str, Any]


class Complaint(Exception):
    """What stands against a law at one moment of a match."""


class LawBroken(AssertionError):
    """A law does not hold: the shortest history found that shows it, ready to be played again."""

    def __init__(
        self,
        law: int,
        name: str,
        what: str,
        *,
        game: str = "",
        scenario: str = "",
        options: Plain | None = None,
        seed: int | str = 0,
        answers: list[str] | None = None,
    ) -> None:
        super().__init__(law, name, what)
        self.law, self.name, self.what = law, name, what
        self.game, self.scenario, self.options, self.seed = game, scenario, options or {}, seed
        self.answers = answers or []

    def __str__(self) -> str:
        said = f"law {self.law}, {self.name}, does not hold in {self.game}: {self.what}"
        if not self.scenario:  # it took more than one match to see
            return said
        return (
            f"{said}\n"
            f"after {len(self.answers)} answers of scenario {self.scenario!r}, seed {self.seed!r},"
            f" options {self.options}:\n"
            f"    match = game.start({self.scenario!r}, seed={self.seed!r}, options={self.options!r})\n"
            f"    for answer in {' '.join(self.answers)!r}.split():\n"
            f"        match.play(*answer.split('/', 2))"
        )


def same(found: Any, expected: Any, what: str) -> None:
    """Complain about the first place where two pieces of plain data differ, byte for byte."""
    if as_text(found) != as_text(expected):
        raise Complaint(f"{what}: {difference(found, expected)}")


def as_text(told: Any) -> str:
    """Plain data as JSON text; complains when it is not plain."""
    try:
        return json.dumps(told, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError) as bad:
        raise Complaint(f"this is no plain JSON data ({bad}): {shown(told)}") from bad


def difference(found: Any, expected: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first.

    >>> difference({"a": [1, 2]}, {"a": [1, 3]})
    '/a/1 is 2, not 3'
    >>> difference({"a": 1, "b": 2}, {"b": 2, "a": 1})
    'the keys are a b, not b a'
    """
    if isinstance(found, dict) and isinstance(expected, dict):
        if list(found) != list(expected):
            here, there = " ".join(map(str, found)), " ".join(map(str, expected))
            return f"{_at(path)}the keys are {shown(here, bare=True)}, not {shown(there, bare=True)}"
        pairs = [(f"{path}/{key}", found[key], expected[key]) for key in found]
    elif isinstance(found, list | tuple) and isinstance(expected, list | tuple):
        if len(found) != len(expected):
            return f"{_at(path)}{len(found)} items, not {len(expected)}: {shown(found)}, not {shown(expected)}"
        pairs = [(f"{path}/{i}", a, b) for i, (a, b) in enumerate(zip(found, expected, strict=True))]
    else:
        return f"{path or 'it'} is {shown(found)}, not {shown(expected)}"
    for below, a, b in pairs:
        if as_text(a) != as_text(b):
            return difference(a, b, below)
    return f"{_at(path)}alike"


def shown(value: Any, bare: bool = False) -> str:
    """A value, cut short."""
    text = value if bare else repr(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def _at(path: str) -> str:
    return f"{path}: " if path else ""
