"""3.1, 17.2, S'41 2, S'43 1: the scenarios and their pages: when, who begins, base production, air power, special
rules, handicaps.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.games.eastfront.data import table
from grognard.games.eastfront.words import FIRES, SIDES

SEPTEMBER_1939 = 1939 * 12 + 8  # months are counted from here: it is month 1 of the war (2.5)


@dataclass(frozen=True, slots=True)
class Record:
    """One scenario. Pairs are by side, the Axis first."""

    id: str
    title: dict[str, str]
    text: dict[str, str]  # a sentence for who chooses
    month: int  # of the war
    fortnight: int
    months: int
    first: int  # who moves first in the first fortnight
    deploys: int  # 3.21: who sets up first
    handicap: int | None  # 17.2
    air: tuple[int, int]  # 13.14: the fire of air power
    base: tuple[int, int]  # 11.31
    level: tuple[int, int]
    added: tuple[int, int]  # 3.12: to the base, when an earlier scenario runs on into this one
    freed: int  # 16.4
    special: frozenset[str]

    @property
    def last_month(self) -> int:
        """The month of the war with which it ends."""
        return self.month + self.months - 1


def month_of(year: int, month: int) -> int:
    """2.5: a month of the calendar as a month of the war.

    >>> month_of(1939, 9), month_of(1941, 6)
    (1, 22)
    """
    return year * 12 + month - SEPTEMBER_1939


def calendar(month: int) -> tuple[int, int]:
    """2.5: a month of the war as year and month.

    >>> calendar(22), calendar(28)
    ((1941, 6), (1941, 12))
    """
    year, month = divmod(month + SEPTEMBER_1939 - 1, 12)
    return year, month + 1


def _pair(told: dict[str, Any]) -> tuple[Any, Any]:
    return told.get("axis", 0), told.get("soviet", 0)


def _record(told: dict[str, Any]) -> Record:
    year, month, fortnight = told["start"]
    axis, soviet = _pair(told["air"])
    return Record(
        id=told["id"], title=told["title"], text=told["text"], month=month_of(year, month), fortnight=fortnight,
        months=told["months"],
        first=SIDES.index(told["first"]), deploys=SIDES.index(told["deploys"]), handicap=told.get("handicap"),
        air=(FIRES[axis], FIRES[soviet]), base=_pair(told.get("base", {})), level=_pair(told["level"]),
        added=_pair(told.get("added", {})), freed=told["freed"], special=frozenset(told["special"]),
    )  # fmt: skip


SCENARIOS: dict[str, Record] = {told["id"]: _record(told) for told in table("scenarios.toml")["scenario"]}


def special(scenario: str, rule: str) -> bool:
    """Has a scenario this special rule?"""
    return rule in SCENARIOS[scenario].special


CHAIN: tuple[str, ...] = tuple(name for name in SCENARIOS if not special(name, "tutorial"))  # 3.12: in their order
