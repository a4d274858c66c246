"""3.22, 3.23: what a scenario is set up with: how many units of each kind, how strong in all; lines, posts, land."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from grognard.board.areas import mask
from grognard.games.eastfront import units
from grognard.games.eastfront.arrivals import due_month
from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import HEX, LAND
from grognard.games.eastfront.position import ASIDE, COMING, LOST, Position
from grognard.games.eastfront.scenarios import SCENARIOS
from grognard.games.eastfront.units import (
    EVENT,
    IN_S41,
    IS_HQ,
    IS_SATELLITE,
    IS_TURNCOAT,
    KIND,
    MAX,
    MIN,
    OF_SIDE,
    UNIT,
)
from grognard.games.eastfront.words import KINDS, SIDES

BEST_FIRST = ("armor", "mech", "shock", "cavalry", "infantry", "static", "hq")
NOT_COUNTED = (ASIDE, LOST, COMING)  # who is there uses no combat value of the forces
FREE = -1  # a unit that is in no row: it plays with a strength of its own, or not at all


@dataclass(frozen=True, slots=True)
class Row:
    """3.22: so many units of a kind, with so much combat value in all."""

    kind: int
    count: int
    strength: int


@dataclass(frozen=True, slots=True)
class Post:
    """Who has to stand in a hex at the least: so many, of a kind (-1: any), so strong together."""

    hex_: int
    side: int
    count: int
    kind: int
    strength: int


@dataclass(frozen=True, slots=True)
class Setup:
    """What a scenario is set up with. Pairs are by side, the Axis first."""

    front: tuple[int, int]
    land: tuple[int, int]
    rows: tuple[tuple[Row, ...], tuple[Row, ...]]
    fixed: dict[int, int]
    posts: tuple[Post, ...]
    battles: tuple[tuple[int, int], ...]  # hex, Original Defender
    focus: tuple[tuple[int, ...], tuple[int, ...]]
    pocket: int
    pocket_hq: int
    pocket_units: int  # how many of the Axis have to stand in the pocket
    drawn: tuple[Post, ...]  # posts that the automatic set-up mans, and nobody has to
    away: tuple[int, ...]


def _hexes(names: list[str]) -> int:
    return mask(HEX[name] for name in names)


def _by_side(told: dict[str, Any], name: str) -> tuple[Any, Any]:
    given = told.get(name, {})
    return given.get(SIDES[0], ()), given.get(SIDES[1], ())


def _setup(told: dict[str, Any]) -> Setup:
    axis, nobody = _hexes(told["axis"]), _hexes(told.get("nobody", []))
    front, focus, rows = (_by_side(told, name) for name in ("front", "focus", "forces"))
    fixed = {UNIT[name]: strength for each in told.get("fixed", {}).values() for name, strength in each.items()}
    if told["scenario"] == "S41":
        fixed = {unit: where[0] for unit, where in enumerate(IN_S41) if where}
    return Setup(
        front=(_hexes(front[0]), _hexes(front[1])), land=(axis, LAND & ~axis & ~nobody),
        rows=(_rows(rows[0]), _rows(rows[1])), fixed=fixed,
        posts=_posts(told.get("post", ())), drawn=_posts(told.get("draw", ())),
        battles=tuple((HEX[at], SIDES.index(defender)) for at, defender in told.get("battles", ())),
        focus=(tuple(HEX[name] for name in focus[0]), tuple(HEX[name] for name in focus[1])),
        pocket=_hexes(told.get("pocket", [])), pocket_hq=UNIT.get(told.get("pocket_hq", ""), -1),
        pocket_units=told.get("pocket_units", 0),
        away=tuple(HEX[name] for name in told.get("away", ())),
    )  # fmt: skip


def _posts(told: Any) -> tuple[Post, ...]:
    return tuple(
        Post(HEX[at], SIDES.index(side), count, KINDS.index(kind) if kind else -1, strength)
        for at, side, count, kind, strength in told
    )


def _rows(told: Any) -> tuple[Row, ...]:
    return tuple(Row(KINDS.index(kind), count, strength) for kind, count, strength in told)


SETUPS: dict[str, Setup] = {told["scenario"]: _setup(told) for told in table("setups.toml")["setup"]}


def setup_of(s: Position) -> Setup:
    return SETUPS[s.scenario]


# -- who is there ----------------------------------------------------------------------------------------


def is_first_month(s: Position, unit: int) -> bool:
    """3.22, 11.6: is it a reinforcement of the scenario's first month, which is placed during the set-up?"""
    return first_month(s.scenario)[unit]


@cache
def first_month(scenario: str) -> tuple[bool, ...]:
    """3.22, 11.6: the same, for all units."""
    return tuple(due_month(unit) == SCENARIOS[scenario].month for unit in units.ALL)


def is_at_hand(s: Position, unit: int) -> bool:
    """3.22: has it come before the scenario begins? Army Group E is in the forces where it has been called up."""
    if IS_TURNCOAT[unit]:
        return unit in setup_of(s).fixed
    if EVENT[unit]:
        return unit in setup_of(s).fixed or bool(EVENT[unit] == "group-e" and s.group_e)
    return due_month(unit) < SCENARIOS[s.scenario].month


def row_of(s: Position, unit: int) -> int:
    """3.22: which row of the forces a unit counts in."""
    return rows_of(s.scenario)[unit]


@cache
def rows_of(scenario: str) -> tuple[int, ...]:
    """3.22, 2.64: the same, for all units. Paratroops are in none: they come in December 1941, and later begin lost."""
    plan, found = SETUPS[scenario], []
    for unit in units.ALL:
        kinds = [row.kind for row in plan.rows[units.SIDE[unit]]]
        bound = unit in plan.fixed or IS_SATELLITE[unit] or IS_TURNCOAT[unit] or units.IS_PARATROOP[unit]
        free = bound or KIND[unit] not in kinds
        found.append(FREE if free else kinds.index(KIND[unit]))
    return tuple(found)


def in_row(s: Position, side: int, row: int) -> list[int]:
    """3.22: the units of a row that are at hand, those that one would take first before the others."""
    found = [u for u in OF_SIDE[side] if row_of(s, u) == row and is_at_hand(s, u) and not is_first_month(s, u)]
    return sorted(found, key=lambda u: (-MAX[u], u))


def spare(s: Position, side: int, row: int) -> int:
    """3.22: combat value of a row that is not yet given out; reinforcements of the first month have their own."""
    used = sum(
        s.strength[u] for u in OF_SIDE[side]
        if s.where[u] not in NOT_COUNTED and row_of(s, u) == row and not is_first_month(s, u)
    )  # fmt: skip
    return setup_of(s).rows[side][row].strength - used


def strengths(chosen: list[int], total: int) -> dict[int, int]:
    """3.22: combat value shared out evenly, the first ones getting the odd steps; nobody gets more than he can hold."""
    given = {unit: MIN[unit] for unit in chosen}
    left = total - sum(given.values())
    while left > 0:
        able = [unit for unit in chosen if given[unit] < MAX[unit]]
        if not able:
            break
        lowest = min(given[unit] for unit in able)
        for unit in able:
            if left and given[unit] == lowest:
                given[unit] += 1
                left -= 1
    return given


def muster(s: Position, side: int) -> dict[int, int]:
    """3.22: the units that a side begins with, and how strong each is."""
    found = {unit: strength for unit, strength in setup_of(s).fixed.items() if units.SIDE[unit] == side}
    for number, row in enumerate(setup_of(s).rows[side]):
        found.update(strengths(in_row(s, side, number)[: row.count], row.strength))
    return found


def by_worth(chosen: list[int], strength: dict[int, int]) -> list[int]:
    """The best first: tanks, motorised, shock troops, then the strongest."""
    rank = {KINDS.index(kind): number for number, kind in enumerate(BEST_FIRST)}
    return sorted(chosen, key=lambda u: (IS_HQ[u], rank[KIND[u]], -strength[u], u))
