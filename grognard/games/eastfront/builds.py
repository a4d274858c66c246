"""11.4, 11.5: what a side may build in a production, found for all its units at once.

What is allowed is written in `production`, unit by unit, and says why not. Here the same is found faster, because
supply, battles, surcharges and open hexes are looked up once; a test compares.
"""

from __future__ import annotations

from grognard.games.eastfront import arrivals, objectives, satellites, supply
from grognard.games.eastfront.arrivals import finds_room, is_due, is_next
from grognard.games.eastfront.costs import PRICES, cadre_cost
from grognard.games.eastfront.position import COMING, LOST, Position, battles
from grognard.games.eastfront.units import ALL, IS_HQ, IS_SATELLITE, IS_SS, MAX, MIN, OF_SIDE, ONCE

STEP, CADRE, ARRIVAL, PAID_ARRIVAL = 1, 2, 3, 4  # in built: what this production has done for a unit
SS = tuple(unit for unit in ALL if IS_SS[unit])


def ss_step_is_taken(s: Position) -> bool:
    """2.65, 11.41: one SS step a production, a cadre being one."""
    return any(s.built[unit] in (STEP, CADRE) for unit in SS)


def steps(s: Position, side: int) -> list[int]:
    """11.41, 10.5, 15.52, 2.65: the units that may take a step, and for which there are points."""
    points, surcharge = s.points[side], objectives.hq_surcharge(s, side)[0]
    by_land, fed = supply.by_rail_and_sea(s, side), supply.supplied(s, side) & ~battles(s)
    ss_taken = ss_step_is_taken(s)
    where, strength, built, due_at = s.where, s.strength, s.built, s.due_at
    found = []
    for unit in OF_SIDE[side]:
        hex_ = where[unit]
        if hex_ <= 0 or built[unit] or due_at[unit] or strength[unit] >= MAX[unit] or not fed >> hex_ & 1:
            continue
        cost = PRICES[unit][0] + surcharge if IS_HQ[unit] else PRICES[unit][0]
        if not by_land >> hex_ & 1:
            cost *= 2
        if cost > points or (ss_taken and IS_SS[unit]):
            continue
        if not IS_SATELLITE[unit] or satellites.area(s, unit) >> hex_ & 1:
            found.append(unit)
    return found


def cadres(s: Position, side: int, free: int) -> list[int]:
    """11.42, 2.65: who may be built again, and has an entrance among the free hexes."""
    ss_taken = ss_step_is_taken(s)
    found = []
    for unit in OF_SIDE[side]:
        if s.where[unit] != LOST or ONCE[unit] or s.due_at[unit] or (ss_taken and IS_SS[unit]):
            continue
        if cadre_cost(s, unit) <= s.points[side] and finds_room(s, unit, free):
            found.append(unit)
    return found


def waiting(s: Position, side: int) -> list[int]:
    """11.5: reinforcements that have not come yet, and have no place yet."""
    return [unit for unit in OF_SIDE[side] if s.where[unit] == COMING and not s.due_at[unit]]


def due(s: Position, coming: list[int], free: int) -> list[int]:
    """11.5: those whose month it is, and who find an entrance."""
    return [unit for unit in coming if is_due(s, unit) and finds_room(s, unit, free)]


def early(s: Position, side: int, coming: list[int], free: int) -> list[int]:
    """11.51: those of the next month: with a step to lose, or for the price of a cadre."""
    return [
        unit for unit in coming
        if is_next(s, unit) and finds_room(s, unit, free)
        and (arrivals.arriving_strength(unit) > MIN[unit] or cadre_cost(s, unit) <= s.points[side])
    ]  # fmt: skip


def disbandable(s: Position, side: int) -> list[int]:
    """11.52: the units on the map that nothing has been spent on."""
    where, built, due_at = s.where, s.built, s.due_at
    return [unit for unit in OF_SIDE[side] if where[unit] > 0 and not built[unit] and not due_at[unit]]
