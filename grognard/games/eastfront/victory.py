"""17.0: points, levels, and how scenarios and the campaign end."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.board.areas import mask, members
from grognard.games.eastfront import units
from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import AT, KRAKOW, WEST_EDGE
from grognard.games.eastfront.income import level
from grognard.games.eastfront.position import AWAY, GONE, LOST, Position
from grognard.games.eastfront.satellites import is_free
from grognard.games.eastfront.scenarios import SCENARIOS, calendar, special
from grognard.games.eastfront.units import HQS, IS_HQ, ITALIANS, NATION, OF_SIDE
from grognard.games.eastfront.words import AXIS, END, SIDES, SOVIET
from grognard.kernel import Ended, Result

_TABLE = table("tables.toml")["victory"]
LEVELS: list[tuple[str, int, int]] = sorted(
    ((level, told["least"], told["points"]) for level, told in _TABLE["levels"].items()), key=lambda each: each[1]
)  # name, least difference, tournament points
MONTH_TABLE: dict[str, dict[str, str]] = _TABLE["month_table"]
POLISH_PLAIN = mask(hex_ for hex_ in members(WEST_EDGE) if AT[hex_][1] < AT[KRAKOW][1])  # 16.8: the edge beyond Krakow


@dataclass(frozen=True, slots=True)
class Score:
    """17.1: the victory points of a side, item by item; losses are negative."""

    level: int
    hqs: int
    hqs_lost: int
    units_lost: int
    restricted: int = 0
    unsupplied: int = 0
    exhaustion: int = 0
    handicap: int = 0

    @property
    def total(self) -> int:
        return sum(getattr(self, name) for name in self.__slots__)

    def plain(self) -> dict[str, int]:
        """Item by item, for whoever tells it."""
        return {name: getattr(self, name) for name in self.__slots__}


def command_values(s: Position, side: int) -> int:
    """17.1.2: the strength of a side's HQs in play, whatever weather disorganises them."""
    return sum(s.strength[hq] for hq in HQS[side] if in_play(s, hq))


def in_play(s: Position, unit: int) -> bool:
    """17.1: on the map, or off its edge against the Soviets there (16.7)."""
    return s.where[unit] > 0 or s.where[unit] == AWAY


def lost(s: Position, side: int) -> list[int]:
    """17.1.3: a side's units that are eliminated, whether or not they may be built again."""
    return [unit for unit in OF_SIDE[side] if s.where[unit] in (LOST, GONE)]


def score(s: Position, side: int) -> Score:
    """17.1, 17.1.1, 17.1.2, 17.1.3, 17.1.4, 17.2: production level, HQs, losses; for the Axis also satellites held
    back, want of supply, the handicap.
    """
    gone = lost(s, side)
    hqs_lost = sum(IS_HQ[unit] for unit in gone)
    counts = {
        "level": level(s, side), "hqs": _TABLE["hq_step"] * command_values(s, side),
        "hqs_lost": -_TABLE["hq_lost"] * hqs_lost,
    }  # fmt: skip
    if side == SOVIET:
        return Score(
            **counts, units_lost=-_TABLE["soviet_unit_lost"] * (len(gone) - hqs_lost), exhaustion=exhaustion(s)
        )
    return Score(
        **counts, units_lost=-_TABLE["axis_unit_lost"] * (len(gone) - hqs_lost), restricted=-held_back(s),
        unsupplied=-_TABLE["unsupplied"] * unsupplied(s), handicap=SCENARIOS[s.scenario].handicap or 0,
    )  # fmt: skip


def exhaustion(s: Position) -> int:
    """W'41 2: a point for the Soviets for each step that the Axis' HQs lack of their full strength."""
    if not special(s.scenario, "winter-paralysis"):
        return 0
    return max(0, int(_TABLE["full_axis_command"]) - command_values(s, AXIS))


def unsupplied(s: Position) -> int:
    """17.1.3: German units out of supply."""
    return sum(1 for unit in OF_SIDE[AXIS] if NATION[unit] == "german" and s.where[unit] > 0 and s.cut_off[unit])


def held_back(s: Position) -> int:
    """17.1.3: points for satellite expeditions in play that may not leave home (reading A47)."""
    held = [u for u in units.SATELLITES if units.IS_EXPEDITION[u] and u != ITALIANS and in_play(s, u)]
    return int(_TABLE["restricted"]) * sum(1 for unit in held if not is_free(s, unit))


def level_of(difference: int) -> tuple[str, int]:
    """17.3, 17.31: the level of a difference of points, and its tournament points.

    >>> level_of(0), level_of(6), level_of(-40)
    (('draw', 1), ('marginal', 2), ('decisive', 4))
    """
    name, _, points = next(each for each in reversed(LEVELS) if abs(difference) >= each[1])
    return name, points


def by_points(s: Position) -> Result:
    """17.1 to 17.3: who has won by how much."""
    totals = {SIDES[side]: score(s, side).total for side in (AXIS, SOVIET)}
    difference = totals[SIDES[AXIS]] - totals[SIDES[SOVIET]]
    level, _ = level_of(difference)
    winner = None if level == "draw" else SIDES[AXIS] if difference > 0 else SIDES[SOVIET]
    return Result(winner, level, totals, rule="17.3", reason="victory-points")


def tell_score(s: Position, result: Result, items: bool) -> None:
    """17.1, 17.4: the count is made by both together; item by item only when nothing is left to hide."""
    told = {SIDES[side]: score(s, side).plain() for side in (AXIS, SOVIET)} if items else {}
    points = next(points for level, _, points in LEVELS if level == result.level)
    s.report("score", "17.1", totals=result.scores, items=told, points=points)


def by_month(s: Position, month: str) -> Result:
    """W'44 5: who has won by the month in which the Soviets reached the Polish plain, if they did."""
    told = MONTH_TABLE[month]
    reason = "held-out" if month == "never" else "polish-plain"
    return Result(told["winner"] or None, told["level"], {}, rule="W'44 5", reason=reason)


def watch(s: Position) -> None:
    """16.8, 17.4: Soviets alone in a hex of the edge north of Krakow end W'44, and the campaign at any time."""
    if not s.there[SOVIET] & POLISH_PLAIN & ~s.there[AXIS]:
        return
    if special(s.scenario, "month-table"):
        s.phase = END
        raise Ended(by_month(s, str(calendar(s.month)[1])))
    if s.campaign:
        s.phase = END
        raise Ended(Result(SIDES[SOVIET], "decisive", {}, rule="16.8", reason="polish-plain"))


def at_the_end(s: Position) -> None:
    """17.3, 17.4, W'44 5: the last month of a scenario is over. A campaign goes on until a Decisive Victory."""
    if special(s.scenario, "month-table"):
        raise Ended(by_month(s, "never"))
    result = by_points(s)
    over = result.level == "decisive" or not s.campaign
    tell_score(s, result, over)
    if over:
        raise Ended(result)
