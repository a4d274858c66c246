"""1.0, 1.1, 1.3, 1.4, 1.6, 1.37, 1.38: the map. Hexes, terrain, hexsides, cities, ports, rails, nations, and how
players speak of places.

Hexes are numbers from 1, in reading order; a set of hexes is an int, bit n for hex n. 0 is no hex. The
sea and the lakes are hexes too, so that ranges can be counted and ships can sail over them.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from grognard.board import hexes as grid
from grognard.board.areas import Net, mask
from grognard.games.eastfront.data import table
from grognard.games.eastfront.words import CLEAR, FOREST, HILL, LAKE, MARSH, MOUNTAIN, SEA, TERRAINS

_MAP = table("map.json")
_RECORDS: list[dict[str, Any]] = [{}, *_MAP["hexes"]]

N = len(_RECORDS)  # 570 hexes, and 0


def _column(name: str, default: Any) -> list[Any]:
    return [record.get(name, default) for record in _RECORDS]


def _where(name: str, *values: Any) -> int:
    """The hexes that have a field, or one of some values in it."""
    if not values:
        return mask(i for i in range(1, N) if _RECORDS[i].get(name))
    return mask(i for i in range(1, N) if _RECORDS[i].get(name) in values)


# -- names -----------------------------------------------------------------------------------------

IDS: list[str] = _column("id", "")
AT: list[grid.Hex] = [(int(column or -9), int(row or -9)) for column, _, row in (code.partition(".") for code in IDS)]
BY_ID: dict[str, int] = {code: i for i, code in enumerate(IDS) if code}
ADDRESSES: list[str] = [record.get("address") or record.get("id", "") for record in _RECORDS]  # "Rostov E1"
HEXES: list[str] = [address.replace(" ", "-") for address in ADDRESSES]  # as one word, for position texts
PLACES: list[tuple[str, ...]] = [tuple(names) for names in _column("places", ())]
ALIASES: dict[str, list[str]] = _MAP["aliases"]
FAR = 8  # so many hexes from a place one still speaks of it


def _addresses() -> dict[str, int]:
    """1.2, 1.43: the words that mean a hex: its address, its places and the other words for them, and so many hexes
    from one.

    >>> HEX["Rostov-E2"] == HEX["Salsk-NE1"], HEX["Kamensk"] == HEX["Kamensko"]
    (True, True)
    """
    words = {name: i for i, name in enumerate(HEXES) if name}
    for i, places in enumerate(PLACES):
        for place in (each for known in places for each in (known, *ALIASES.get(known, ()))):
            words.setdefault(place.replace(" ", "-"), i)
    for place, i in [(word, i) for word, i in words.items() if IDS[i] and not word[-1].isdigit()]:
        for direction, letters in enumerate(grid.DIRECTIONS):
            at = AT[i]
            for steps in range(1, FAR + 1):
                at = grid.beside(at, direction)
                code = f"{at[0]}.{at[1]}"
                if code in BY_ID:
                    words.setdefault(f"{place}-{letters}{steps}", BY_ID[code])
    return words


HEX: dict[str, int] = _addresses()

# -- terrain -----------------------------------------------------------------------------------------

TERRAIN: list[int] = [TERRAINS.index(record.get("terrain", "sea")) for record in _RECORDS]
LAND = mask(i for i in range(1, N) if TERRAIN[i] not in (SEA, LAKE))
OF_TERRAIN: list[int] = [mask(i for i in range(1, N) if TERRAIN[i] == kind) for kind in range(len(TERRAINS))]
MARSHES, MOUNTAINS = OF_TERRAIN[MARSH], OF_TERRAIN[MOUNTAIN]
WOODS = OF_TERRAIN[FOREST] | OF_TERRAIN[HILL]  # 1.33: hills are as forest
CLEARS = OF_TERRAIN[CLEAR]
STACK: tuple[int, ...] = tuple({MARSH: 3, MOUNTAIN: 2}.get(kind, 4) for kind in TERRAIN)  # 6.21

# -- hexsides ------------------------------------------------------------------------------------------

# What lies on the side between two hexes: a set of these words.
SIDE_OF: dict[tuple[int, int], frozenset[str]] = {}
for _a, _b, _kinds in _MAP["edges"]:
    SIDE_OF[BY_ID[_a], BY_ID[_b]] = SIDE_OF[BY_ID[_b], BY_ID[_a]] = frozenset(_kinds)
_NOTHING: frozenset[str] = frozenset()
_BARS = frozenset(("alpine", "lake", "sea", "lagoon"))  # 1.35, 1.37, 1.38, 1.6: nobody marches across


def side(a: int, b: int) -> frozenset[str]:
    """What lies on the hexside between two hexes that touch."""
    return SIDE_OF.get((a, b), _NOTHING)


def _neighbours(i: int) -> tuple[int, ...]:
    names = (f"{column}.{row}" for column, row in grid.around(AT[i])) if i else ()
    return tuple(BY_ID[name] for name in names if name in BY_ID)


BESIDE: list[tuple[int, ...]] = [_neighbours(i) for i in range(N)]  # all hexes that touch, sea and all
LINKS: list[tuple[int, ...]] = [
    tuple(j for j in near if LAND >> i & LAND >> j & 1 and not side(i, j) & _BARS) for i, near in enumerate(BESIDE)
]
NET = Net(LINKS)  # 6.1: where land units can go
AIR_NET = Net(BESIDE)  # 13.11: as the crow flies
RIVER: list[int] = [mask(j for j in near if side(i, j) & {"river", "strait"}) for i, near in enumerate(BESIDE)]
STRAIT: list[int] = [mask(j for j in near if "strait" in side(i, j)) for i, near in enumerate(BESIDE)]  # 1.39
ZOC_NET = Net([tuple(j for j in near if not RIVER[i] >> j & 1) for i, near in enumerate(LINKS)])  # 8.2
RAIL_NET = Net([tuple(j for j in near if "rail" in side(i, j)) for i, near in enumerate(BESIDE)])  # 1.6: Sivash too
RAILS = mask(i for i in range(1, N) if RAIL_NET.links[i]) | _where("rail_entry")  # Guryev's line leaves the map at once


@cache
def distance(a: int, b: int) -> int:
    """Hexes from one to another, whatever lies between.

    >>> distance(HEX["Rostov"], HEX["Rostov-E2"])
    2
    """
    return grid.distance(AT[a], AT[b])


def within(hex_: int, steps: int) -> int:
    """13.11: the hexes at most so many steps away, whatever lies between."""
    return AIR_NET.within(hex_, steps, _EVERYWHERE)


_EVERYWHERE = (1 << N) - 1

# -- cities, resources, ports ----------------------------------------------------------------------------

MAJOR = _where("city", "major", "victory")  # 1.41
VICTORY_CITIES = _where("city", "victory")  # 1.41: the Axis' new units may arrive there too
MINOR = _where("city", "minor")  # 1.42
FORTRESSES = _where("fortress")  # 1.46
CITY_VALUE: list[int] = _column("value", 0)  # 11.32
RESOURCE: list[int] = [record.get("resource", {}).get("value", 0) for record in _RECORDS]  # 1.5, 11.33
SITES = mask(i for i in range(1, N) if CITY_VALUE[i] or RESOURCE[i])

SEAS: list[str] = [name for name, sea in _MAP["seas"].items() if sea["playable"]]  # 15.1
BASE: list[int] = [BY_ID[_MAP["seas"][name]["base"]] for name in SEAS]  # the naval base of each
PORT: list[int] = [{"major": 2, "minor": 1}.get(record.get("port", {}).get("size"), 0) for record in _RECORDS]  # 15.21
PORT_SEAS: list[tuple[int, ...]] = [
    tuple(SEAS.index(name) for name in record.get("port", {}).get("seas", ()) if name in SEAS) for record in _RECORDS
]
PORTS = mask(i for i in range(1, N) if PORT_SEAS[i])
HARBOURS = _where("port")  # 1.45: on seas that are out of play too (16.5)
COAST: list[tuple[int, ...]] = [
    tuple(SEAS.index(name) for name in record.get("coast", ()) if name in SEAS) for record in _RECORDS
]
SEA_OF: list[int] = [SEAS.index(name) if (name := record.get("sea")) in SEAS else -1 for record in _RECORDS]
SHOALS = _where("shoals")  # 1.37

# -- countries and edges -----------------------------------------------------------------------------------

NATIONS = ("ussr", "germany", "romania", "hungary", "bulgaria", "slovakia", "yugoslavia", "greece", "albania")
NATION: dict[str, int] = {name: _where("nation", name) for name in NATIONS}
HOME: tuple[int, int] = (NATION["germany"], NATION["ussr"])  # 1.44
WEST_FRONT = _where("west_front")  # 1.7
DISTRICTS: dict[str, int] = {
    name: _where("district", name) for name in ("Leningrad", "Baltic", "West", "Kiev", "Odessa")
}
WEST_EDGE = mask(i for i in range(1, N) if AT[i][0] == 0) & LAND  # 1.1: the Axis' home edge
WEST_ENTRIES, EAST_ENTRIES = _where("rail_entry", "west"), _where("rail_entry", "east")  # 9.11
ARCTIC_ENTRIES = _where("rail_entry", "arctic")  # 16.3
BAKU = HEX["Baku"]
ENTRIES: tuple[int, int] = (WEST_ENTRIES, EAST_ENTRIES)  # of the Axis, of the Soviets
ORIGINS: tuple[int, int] = (WEST_ENTRIES, EAST_ENTRIES | 1 << BAKU)  # 9.12: where railways are supplied from

MOSCOW, LENINGRAD, WARSAW, SEVASTOPOL, ODESSA, PLOESTI = (
    HEX[name] for name in ("Moscow", "Leningrad", "Warsaw", "Sevastopol", "Odessa", "Ploesti")
)
GURYEV, ASTRAKHAN, KRAKOW, BELGRADE, STALINGRAD, VOLKHOV = (
    HEX[name] for name in ("Guryev", "Astrakhan", "Krakow", "Belgrade", "Stalingrad", "Volkhov")
)
DANZIG, VENTSPILS = HEX["Danzig"], HEX["Ventspils"]
