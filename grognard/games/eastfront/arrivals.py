"""11.5, 11.6, 16.5: which new units come, and where they may arrive."""

from __future__ import annotations

from grognard.board.areas import mask, members
from grognard.games.eastfront import rails, satellites, units
from grognard.games.eastfront.hexes import ENTRIES, HARBOURS, HOME, MAJOR, MINOR, NATION, STACK, VICTORY_CITIES, N
from grognard.games.eastfront.position import COMING, Position, battles, name, place
from grognard.games.eastfront.scenarios import month_of
from grognard.games.eastfront.units import ARRIVES, EVENT, EVENT_STRENGTH, OF_SIDE, SIDE
from grognard.kernel import Refused

HOMES: tuple[int, int] = tuple((MAJOR | MINOR) & home for home in HOME)  # type: ignore[assignment]  # 1.44
ARRIVING: tuple[int, int] = (HOMES[0] | VICTORY_CITIES | ENTRIES[0], HOMES[1] | ENTRIES[1])  # 11.6
ENTRANCES: tuple[int, int] = (ARRIVING[0] | MAJOR | MINOR, ARRIVING[1])  # 2.66: satellites come in at home, too
BALKAN_PORTS = HARBOURS & (NATION["greece"] | NATION["albania"])  # 16.5


def due_month(unit: int) -> int:
    """11.5: the month of the war in which a reinforcement comes; 0: none is set for it."""
    return MONTH_DUE[unit]


MONTH_DUE: list[int] = [month_of(when[0], when[1]) if when else 0 for when in ARRIVES]


def is_due(s: Position, unit: int) -> bool:
    """11.5, 2.68, 16.4, 16.5: does this reinforcement come with this production?"""
    if s.where[unit] != COMING:
        return False
    if EVENT[unit] == "sevastopol":
        return bool(s.freed & 2)
    if EVENT[unit] == "group-e":
        return bool(s.group_e)
    return 0 < due_month(unit) <= s.month


def is_next(s: Position, unit: int) -> bool:
    """11.51: does it come with the next production, so that it may come early?"""
    return s.where[unit] == COMING and due_month(unit) == s.month + 1


def arriving_strength(unit: int) -> int:
    """11.5: how strong a reinforcement comes."""
    when = ARRIVES[unit]
    return when[2] if when else EVENT_STRENGTH[unit]


def capacity(hex_: int) -> int:
    """11.6, 1.41, 1.42: how many new units a hex takes in one production."""
    return 2 if (MAJOR | VICTORY_CITIES) >> hex_ & 1 else 1


def _is_called_up(s: Position, unit: int) -> bool:
    """16.5: Army Group E as it comes for the first time, each unit to a port of its own; later it is like others."""
    return units.IS_GROUP_E[unit] and s.where[unit] == COMING


def entrances(s: Position, unit: int) -> int:
    """11.6, 1.41, 1.44, 16.5, 2.66: the hexes where a new unit may come in, as far as the map is concerned."""
    if _is_called_up(s, unit):
        return BALKAN_PORTS
    if units.IS_SATELLITE[unit] and not satellites.is_free(s, unit):
        own_cities = (MAJOR | MINOR) & satellites.country(unit)
        return (own_cities | VICTORY_CITIES) & satellites.area(s, unit)
    return ARRIVING[SIDE[unit]]


def may_arrive(s: Position, unit: int, hex_: int) -> Refused | None:
    """11.6, 16.5: an own city or entry in rail or sea supply, not in battle, with room for one more new unit."""
    side, bit, called_up = SIDE[unit], 1 << hex_, _is_called_up(s, unit)
    if not entrances(s, unit) & bit:
        return Refused("16.5" if called_up else "11.6", "no-entrance", unit=name(unit), space=place(hex_))
    if battles(s) & bit:
        return Refused("11.6", "arrives-in-no-battle", space=place(hex_))
    if not s.friendly[side] & bit or not (rails.rail_sea(s, side) & bit or called_up):
        return Refused("11.6", "arrives-in-supply", space=place(hex_))
    coming = sum(1 for other in units.OF_SIDE[side] if s.due_at[other] == hex_)
    most = 1 if called_up else capacity(hex_)
    if coming >= most:
        return Refused("11.6", "entrance-taken", space=place(hex_), number=most)
    if s.stack[side * N + hex_] + coming >= STACK[hex_]:
        return Refused("6.22", "arrives-in-no-crowd", space=place(hex_), number=STACK[hex_])
    return None


def free_hexes(s: Position, side: int) -> int:
    """11.6: where new units may arrive whatever they are: what `may_arrive` says of all hexes at once."""
    free = s.friendly[side] & rails.rail_sea(s, side) & ~battles(s)
    coming: dict[int, int] = {}
    for unit in OF_SIDE[side]:
        hex_ = s.due_at[unit]
        if hex_ > 0:
            coming[hex_] = coming.get(hex_, 0) + 1
    for hex_, number in coming.items():
        if number >= capacity(hex_):
            free &= ~(1 << hex_)
    return free & ~crowded(s, side, coming)


def crowded(s: Position, side: int, coming: dict[int, int]) -> int:
    """6.22: the hexes in which no other unit of a side finds room, with those who are coming."""
    full = 0
    for hex_ in members((s.there[side] | mask(coming)) & ENTRANCES[side]):
        if s.stack[side * N + hex_] + coming.get(hex_, 0) >= STACK[hex_]:
            full |= 1 << hex_
    return full


def open_entrances(s: Position, unit: int) -> tuple[int, ...]:
    """11.6: the hexes where a new unit may arrive now."""
    if _is_called_up(s, unit):
        return tuple(hex_ for hex_ in members(BALKAN_PORTS) if may_arrive(s, unit, hex_) is None)
    return tuple(members(entrances(s, unit) & free_hexes(s, SIDE[unit])))


def finds_room(s: Position, unit: int, free: int) -> bool:
    """11.6: is there a hex where it may arrive, `free_hexes` being known?"""
    if not (units.IS_SATELLITE[unit] or units.IS_GROUP_E[unit]):
        return bool(ARRIVING[SIDE[unit]] & free)
    return bool(open_entrances(s, unit) if _is_called_up(s, unit) else entrances(s, unit) & free)


def waits(s: Position, side: int) -> int:
    """11.5: a reinforcement that has come, has no place yet, and could have one; -1 where there is none."""
    due = [unit for unit in OF_SIDE[side] if s.where[unit] == COMING and is_due(s, unit) and not s.due_at[unit]]
    return next((unit for unit in due if open_entrances(s, unit)), -1)
