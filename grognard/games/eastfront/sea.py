"""15.0, 15.1, 15.2, 15.21, 15.3: sea power: who controls the waters, the lanes between ports, and moves over them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from grognard.board.areas import mask, members
from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import BASE, COAST, DANZIG, HEX, PORT, PORT_SEAS, PORTS, SEAS, VENTSPILS
from grognard.games.eastfront.position import LANDED, Position
from grognard.games.eastfront.words import AXIS, SIDES, SOVIET

_DATA: dict[str, Any] = table("seas.toml")

# 15.2: the waters beside each, and the shores of the strait between them.
BESIDE: list[list[tuple[int, int]]] = [[] for _ in SEAS]
for _link in _DATA["links"]:
    _a, _b = (SEAS.index(name) for name in _link["between"])
    _shores = mask(HEX[name] for name in _link.get("strait", ()))
    BESIDE[_a].append((_b, _shores))
    BESIDE[_b].append((_a, _shores))
CLOSED: tuple[int, ...] = tuple(  # a set of seas where a side never has sea power
    mask(SEAS.index(name) for name, record in _DATA["closed"].items() if side in record["sides"]) for side in SIDES
)
OF_SEA: list[int] = [mask(port for port in members(PORTS) if sea in PORT_SEAS[port]) for sea in range(len(SEAS))]
BASES = mask(BASE)
BALTIC = SEAS.index("E Baltic")
COURLAND = 1 << DANZIG | 1 << VENTSPILS


# -- control ---------------------------------------------------------------------------------------


def controls(s: Position, side: int, sea: int) -> bool:
    """15.1: who holds the naval base of a sea controls it."""
    return bool(waters(s, side) >> sea & 1)


def waters(s: Position, side: int) -> int:
    """15.1: the seas that a side controls, as a set."""
    if not s.naval:
        return 0
    owned = _waters(side, s.friendly[side] & BASES)
    if side == AXIS and s.scenario == "W44" and s.there[SOVIET] >> DANZIG & 1:
        return owned & ~(1 << BALTIC)  # W'44 1
    return owned


@lru_cache(maxsize=512)
def _waters(side: int, bases: int) -> int:
    return mask(sea for sea, base in enumerate(BASE) if bases >> base & 1) & ~CLOSED[side]


def beside(sea: int, waters_: int, enemy: int) -> list[int]:
    """15.2, 1.39: the controlled seas beside one; not through straits with an enemy shore."""
    return [other for other, shores in BESIDE[sea] if waters_ >> other & 1 and not shores & enemy]


def lanes(s: Position, side: int) -> tuple[int, ...]:
    """15.3: the ports that lanes join, one set for each of the waters that hang together.

    W'44 1: Courland lives from Danzig by way of Ventspils, naval power played or not.
    """
    if s.naval:
        return _lanes(waters(s, side), s.friendly[1 - side])
    if s.scenario == "W44" and side == AXIS and s.friendly[AXIS] & ~s.there[SOVIET] & 1 << DANZIG:
        return (COURLAND,)
    return ()


@lru_cache(maxsize=256)
def _lanes(waters_: int, enemy: int) -> tuple[int, ...]:
    found: list[int] = []
    left = waters_
    while left:
        joined = [(left & -left).bit_length() - 1]
        for sea in joined:
            joined += [other for other in beside(sea, waters_, enemy) if other not in joined]
        found.append(mask(port for sea in joined for port in members(OF_SEA[sea])))
        left &= ~mask(joined)
    return tuple(found)


# -- ports -----------------------------------------------------------------------------------------


def is_beachhead(s: Position, side: int, hex_: int) -> bool:
    """15.51: does the Soviets' Beachhead lie there?"""
    return side == SOVIET and s.beachhead == hex_ and s.beachhead_is == LANDED and bool(s.naval)


def seas_of(s: Position, side: int, hex_: int) -> tuple[int, ...]:
    """15.1, 15.51: the seas that units can sail on from a hex: from a port, or a Beachhead out of battle."""
    if is_beachhead(s, side, hex_) and not s.there[1 - side] >> hex_ & 1:
        return tuple(sorted({*PORT_SEAS[hex_], *COAST[hex_]}))
    return PORT_SEAS[hex_]


def port_left(s: Position, side: int, hex_: int) -> int:
    """15.21, 1.45, 15.51: how many more units may sail into or out of a port in this player turn."""
    if s.tired >> hex_ & 1:
        return 0
    capacity = max(PORT[hex_] if PORT_SEAS[hex_] else 0, int(is_beachhead(s, side, hex_)))
    return capacity - (s.docked >> hex_ & 1)


def use_port(s: Position, side: int, hex_: int) -> None:
    """15.21: one more unit has sailed into or out of a port."""
    if port_left(s, side, hex_) > 1:
        s.docked |= 1 << hex_
    else:
        s.tired |= 1 << hex_


def may_sail_from(s: Position, side: int, hex_: int) -> bool:
    """15.2, 15.21: a friendly port, in a battle or not, that can still send somebody."""
    return bool(s.naval and s.friendly[side] >> hex_ & 1) and port_left(s, side, hex_) > 0


def may_sail_to(s: Position, side: int, hex_: int) -> bool:
    """15.2: a friendly port without a battle that can still take somebody in."""
    return may_sail_from(s, side, hex_) and not s.there[1 - side] >> hex_ & 1


# -- moves -----------------------------------------------------------------------------------------


def sea_reach(s: Position, side: int, start: int, moves: int) -> dict[int, int]:
    """15.2: the ports that a unit can sail to, and how many Supreme Moves each costs: one for each sea."""
    if moves <= 0 or not may_sail_from(s, side, start):
        return {}
    costs: dict[int, int] = {}
    crossed = _crossed(waters(s, side), s.friendly[1 - side], seas_of(s, side, start))
    for sea, cost in crossed:
        if cost > moves:
            break
        for port in _landings(s, side, sea):
            if port != start and port not in costs and may_sail_to(s, side, port):
                costs[port] = cost
    return costs


def _landings(s: Position, side: int, sea: int) -> list[int]:
    """15.1, 15.51: the ports of a sea, and a Beachhead on its coast."""
    found = members(OF_SEA[sea])
    if s.beachhead and is_beachhead(s, side, s.beachhead) and sea in COAST[s.beachhead]:
        found.append(s.beachhead)
    return found


@lru_cache(maxsize=1024)
def _crossed(waters_: int, enemy: int, begin: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """15.2: every sea that a voyage reaches, with the number of seas that it has crossed then, nearest first."""
    costs = {sea: 1 for sea in begin if waters_ >> sea & 1}
    for sea in (order := list(costs)):
        for other in beside(sea, waters_, enemy):
            if other not in costs:
                costs[other] = costs[sea] + 1
                order.append(other)
    return tuple((sea, costs[sea]) for sea in order)


@cache
def coast_of(sea: int) -> int:
    """15.4: the coast hexes of a sea."""
    return mask(hex_ for hex_, seas in enumerate(COAST) if sea in seas)
