"""2.66, 16.4, S'41 4: where the satellites of the Axis may be, and what sets them free."""

from __future__ import annotations

from typing import Any

from grognard.board.areas import mask, members
from grognard.games.eastfront import units
from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import BESIDE, HEX, LAND, NATION, ODESSA, SEVASTOPOL
from grognard.games.eastfront.position import Position, name, place
from grognard.games.eastfront.scenarios import SCENARIOS, special
from grognard.games.eastfront.units import IS_EXPEDITION, IS_SATELLITE, SIDE, UNIT
from grognard.games.eastfront.words import AXIS
from grognard.kernel import Refused

FREES = (ODESSA, SEVASTOPOL)  # 16.4: bit 0 and bit 1 of what has been taken
FIRST_FREED = UNIT["ax_rum_3"]  # 16.4, result 1: the one that Odessa frees
HOMES = {"rumanian": "romania", "bulgarian": "bulgaria", "hungarian": "hungary"}


def _with_border(nation: int) -> int:
    """2.66: a country, and the hexes that touch it."""
    found = nation
    for hex_ in members(nation):
        for near in BESIDE[hex_]:
            found |= 1 << near
    return found & LAND


_DATA: dict[str, Any] = table("tables.toml")["satellites"]
COUNTRY: dict[str, int] = {  # 16.4: Rumania is that of 1939
    nation: NATION[home] | mask(HEX[name] for name in _DATA["before_the_war"].get(home, ()))
    for nation, home in HOMES.items()
}
_AREA: list[int] = [  # where each may be while it is restricted; the Italians' home is not on the map
    _with_border(COUNTRY[nation]) if IS_SATELLITE[unit] and (nation := units.NATION[unit]) in COUNTRY
    else 0 if IS_SATELLITE[unit] else LAND for unit in units.ALL
]  # fmt: skip


def is_free(s: Position, unit: int) -> bool:
    """16.4, W'41 4, S'42 4, W'42 4, S'43 2, W'43 1, S'44 1: may it go anywhere? No satellite may that was lost once
    (2.66), nor anyone from S'43 on.
    """
    if not IS_SATELLITE[unit]:
        return True
    if not IS_EXPEDITION[unit] or s.bound[unit] or special(s.scenario, "satellites-home"):
        return False
    return bool(s.freed & (1 if unit == FIRST_FREED else 2))


def country(unit: int) -> int:
    """1.44: the land of a satellite as it is now; the Italians' is not on the map."""
    return NATION.get(HOMES.get(units.NATION[unit], ""), 0)


def area(s: Position, unit: int) -> int:
    """2.66, 16.4: the hexes where a unit may be."""
    return LAND if is_free(s, unit) else _AREA[unit]


def open_to(s: Position, unit: int) -> int:
    """2.66, 16.4, S'41 4: the hexes that this unit may enter, as far as countries are concerned."""
    if units.NATION[unit] == "german" and hungary_is_closed(s):
        return LAND & ~NATION["hungary"]
    return area(s, unit)


def may_be_in(s: Position, unit: int, hex_: int) -> Refused | None:
    """2.66, 16.4, S'41 4: may this unit be there, as far as its country and Hungary's peace are concerned?"""
    if open_to(s, unit) >> hex_ & 1 or not LAND >> hex_ & 1:
        return None
    if IS_SATELLITE[unit]:
        return Refused("2.66", "satellite-stays", unit=name(unit), space=place(hex_))
    return Refused("S'41 4", "hungary-closed", space=place(hex_))


def may_move(s: Position, unit: int) -> Refused | None:
    """S'41 4: the Hungarians stand still in June 1941."""
    if hungary_is_closed(s) and units.NATION[unit] == "hungarian" and SIDE[unit] == AXIS:
        return Refused("S'41 4", "hungarians-wait", unit=name(unit))
    return None


def hungary_is_closed(s: Position) -> bool:
    """S'41 4: in June 1941 no German enters Hungary, and no Hungarian moves."""
    return special(s.scenario, "hungary-waits") and s.month == SCENARIOS[s.scenario].month


def look_at_the_cities(s: Position) -> None:
    """16.4: a city taken frees; a city lost restricts all of them again, until the Axis takes one anew."""
    now = sum(1 << bit for bit, city in enumerate(FREES) if s.held[AXIS] >> city & 1)
    if s.fell & ~now:
        s.freed = 0
    elif now & ~s.fell:
        s.freed = now
    if now != s.fell and not special(s.scenario, "satellites-home"):
        s.report("satellites", "16.4", units=[name(u) for u in units.SATELLITES if is_free(s, u)])
    s.fell = now
