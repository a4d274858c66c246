"""2.4.4: points, sudden death, and how the campaign and the scenarios end."""

from __future__ import annotations

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import ORANIENBAUM, VELIKIYE_LUKI, VICTORY_AREAS, WHITE_BORDER
from grognard.games.leningrad41.blocks import MARK
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.position import LOST, POOL, SUNK, WAITING, Position, other
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.supply import loc_by_land
from grognard.games.leningrad41.words import AXIS, SIDES, SOVIET
from grognard.kernel import Ended, Result

KILLS = table("tables.toml")["logistics"]["kills"]


def murmansk_is_axis(s: Position) -> bool:
    """10.10: fallen for good, or for as long as the Axis controls S1 to S4."""
    return bool(s.murmansk) or s.owned[AXIS] & WHITE_BORDER == WHITE_BORDER


def points(s: Position, side: int) -> int:
    """2.4.4.1: one for each victory area controlled, and Murmansk."""
    murmansk = murmansk_is_axis(s) if side == AXIS else not murmansk_is_axis(s)
    return (s.owned[side] & VICTORY_AREAS).bit_count() + murmansk


def kills(s: Position, side: int) -> int:
    """7.2.1: enemy blocks gone for good."""
    return sum(1 for u in blocks.OF_SIDE[other(side)] if s.where[u] == LOST)


def result(s: Position, winner: int, level: str, rule: str, reason: str) -> Result:
    return Result(SIDES[winner], level, {SIDES[k]: points(s, k) for k in (AXIS, SOVIET)}, rule=rule, reason=reason)


def watch(s: Position) -> None:
    """2.4.4.2: has something just happened that ends the match, or opens Velikiye Luki (2.2)?"""
    if s.owned[AXIS] >> VELIKIYE_LUKI & 1:
        velikiye_luki_falls(s)
    if s.marat and s.ship != SUNK and s.owned[AXIS] >> ORANIENBAUM & 1:
        s.ship, s.marat_area = SUNK, 0
        s.report("marat-lost", "14.3")
    scenario = SCENARIOS[s.scenario]
    if scenario.sudden_death:
        for side in (AXIS, SOVIET):
            if points(s, side) >= scenario.sudden_death:
                raise Ended(result(s, side, "decisive", "2.4.4.2", "sudden-death"))
    for areas_needed, cut_off in scenario.axis_wins:
        if areas_needed and s.owned[AXIS] & areas_needed == areas_needed:
            raise Ended(result(s, AXIS, "decisive", scenario.rule, "objectives"))
        if cut_off and not loc_by_land(s, SOVIET, cut_off):
            raise Ended(result(s, AXIS, "decisive", scenario.rule, "cut-off"))


def velikiye_luki_falls(s: Position) -> None:
    """2.2, 5.1: when the Axis controls Velikiye Luki, its five blocks join the pool at once."""
    waiting = [u for u in blocks.OF_SIDE[AXIS] if MARK[u] == "V" and s.where[u] == WAITING]
    if waiting:
        for unit in waiting:
            s.where[unit] = POOL
        s.report("available", "5.1", side="axis", mark="V", number=len(waiting))


def at_the_end(s: Position) -> None:
    """2.4.4.2: the last turn is over."""
    scenario = SCENARIOS[s.scenario]
    if scenario.otherwise == "points":
        winner = AXIS if points(s, AXIS) > points(s, SOVIET) else SOVIET
        raise Ended(result(s, winner, "marginal", "2.4.4.2", "points"))
    raise Ended(result(s, SOVIET, "victory", scenario.rule, "time"))
