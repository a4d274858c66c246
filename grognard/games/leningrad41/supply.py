"""9.0: supply. Lines of communication, who is isolated, and what isolation costs."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.leningrad41 import areas, blocks
from grognard.games.leningrad41.areas import (
    BALTIC,
    LADOGA_PORTS,
    LENINGRAD,
    NET,
    NEVA_BAY,
    ORANIENBAUM,
    PORTS,
    SOURCES,
)
from grognard.games.leningrad41.losses import surrender
from grognard.games.leningrad41.position import (
    Position,
    blocks_in,
    contested,
    faction,
    held,
    holds,
    name,
    place,
    remove_line,
    settle,
    weaken,
)  # fmt: skip
from grognard.games.leningrad41.words import AXIS, SIDES, SOVIET


def baltic_holder(s: Position) -> int | None:
    """14.2: the side that controls the Baltic: Leningrad, Oranienbaum and one port of the third colour."""
    for side in (AXIS, SOVIET):
        owned = s.owned[side]
        if owned & areas.BALTIC_NEEDS == areas.BALTIC_NEEDS and owned & areas.BALTIC_ONE_OF:
            return side
    return None


def neva_bay_is_soviet(s: Position) -> bool:
    """14.2: who holds Oranienbaum controls the Neva Bay."""
    return bool(s.owned[SOVIET] >> ORANIENBAUM & 1)


def _sea_ports(s: Position, side: int) -> int:
    """14.2: the ports between which this side may trace supply by sea."""
    if not s.baltic:
        return 0
    if baltic_holder(s) == side:
        return PORTS
    if side == SOVIET and neva_bay_is_soviet(s):
        return PORTS & NEVA_BAY
    return 0


def by_land(s: Position, side: int) -> int:
    """9.2: the areas under full control that a land path joins to a source under full control."""
    free = held(s, side)
    return NET.connected(SOURCES[side] & free, free)


def network(s: Position, side: int) -> int:
    """9.2, 14.2: the areas from which a line of communication reaches a source, by land or one sea leg."""
    free = held(s, side)
    reached = NET.connected(SOURCES[side] & free, free)
    ports = _sea_ports(s, side) & free
    if reached & ports:
        reached |= NET.connected(reached | ports, free)
    return reached


def lifeline_ports(s: Position) -> int:
    """14.4: the blue Ladoga ports under full Soviet control and in supply (reading A21)."""
    return LADOGA_PORTS & network(s, SOVIET)


def lifeline_open(s: Position) -> bool:
    """14.4: Leningrad is fully Soviet and besieged, and a supplied port across Ladoga serves it."""
    if not s.road_of_life or not holds(s, SOVIET, LENINGRAD):
        return False
    return not by_land(s, SOVIET) >> LENINGRAD & 1 and bool(lifeline_ports(s))


def supplied_areas(s: Position, side: int) -> int:
    """9.2, 14.4: as `network`, with the Road of Life, which may go on by sea (14.2)."""
    reached = network(s, side)
    if side == SOVIET and lifeline_open(s):
        free = held(s, side)
        start = reached | 1 << LENINGRAD
        reached |= NET.connected(start, free)
        ports = _sea_ports(s, side) & free
        if reached & ports:
            reached |= NET.connected(reached | ports, free)
    return reached


def in_supply(s: Position, side: int, area: int, reached: int) -> bool:
    """2.1, 2.1.1, 9.2: are units of the side in this area in supply, given the areas supply reaches?"""
    here = 1 << area
    if reached & here:
        return True
    if SOURCES[side] & s.owned[side] & here:  # in a controlled source, even a contested one
        return True
    if side == SOVIET and not s.baltic and BALTIC & s.owned[SOVIET] & here:  # 2.1.1
        return True
    if s.there[1 - side] & here:  # a line may begin in a contested area
        return bool(NET.near[area] & reached) or _begins_by_sea(s, side, area, reached)
    return False


def _begins_by_sea(s: Position, side: int, area: int, reached: int) -> bool:
    """14.2, 14.4: a line that begins in a contested port, over the Neva Bay or the Baltic."""
    if not s.owned[side] >> area & 1:
        return False
    ports = _sea_ports(s, side)
    return bool(ports >> area & 1) and bool(ports & reached & held(s, side))


def check_supply(s: Position, side: int) -> None:
    """9.1, 10.10.1: as its impulse begins a side marks the units on the map that have no line; Dietl is not on it."""
    reached = supplied_areas(s, side)
    marked: list[str] = []
    for area in members(s.there[side]):
        fine = in_supply(s, side, area, reached)
        if s.lines[side] >> area & 1:
            s.cut_lines = s.cut_lines & ~(1 << area) if fine else s.cut_lines | 1 << area
        for unit in blocks_in(s, side, area):
            s.isolated[unit] = int(not fine)
        if not fine:
            marked.append(place(area))
    if marked:
        s.report("isolated", "9.1", side=SIDES[side], spaces=marked)


def check_isolation(s: Position, side: int) -> None:
    """9.3: at the end of its impulse the side checks its marked units again; who is still cut off suffers."""
    reached = supplied_areas(s, side)
    lines = s.cut_lines & s.lines[side]
    where = {s.where[u] for u in blocks.OF_SIDE[side] if s.isolated[u] and s.where[u] > 0}
    for area in sorted(where | set(members(lines))):
        if in_supply(s, side, area, reached):
            _relieve(s, side, area)
        else:
            _attrition(s, side, area)
    for area in sorted(where | set(members(lines))):
        settle(s, area)


def _relieve(s: Position, side: int, area: int) -> None:
    if s.lines[side] >> area & 1:
        s.cut_lines &= ~(1 << area)
    for unit in blocks_in(s, side, area):
        s.isolated[unit] = 0
    s.report("relieved", "9.3", side=SIDES[side], space=place(area))


def _attrition(s: Position, side: int, area: int) -> None:
    """9.3: a line that stands alone in a contested area goes; then blocks lose a step or surrender."""
    alone = not blocks_in(s, side, area)
    if s.cut_lines & s.lines[side] & 1 << area and alone and contested(s, area):
        remove_line(s, side, area)
        s.report("line-lost", "9.3", side=SIDES[side], space=place(area))
    for unit in blocks_in(s, side, area):
        if not s.isolated[unit]:
            continue
        if weaken(s, unit):
            s.report(
                "attrition", "9.3", space=place(area), faction=faction(unit),
                secret={"unit": name(unit), "strength": s.strength[unit]}, to=(SIDES[side],),
            )  # fmt: skip
        else:
            surrender(s, unit)


def loc_by_land(s: Position, side: int, area: int) -> bool:
    """9.2: does a land line lead from this area to a source? (Scenario 2 asks it of Leningrad.)"""
    reached = by_land(s, side)
    if reached >> area & 1:
        return True
    return contested(s, area) and bool(NET.near[area] & reached)
