"""2.0, 2.4, 2.4.1, 2.4.2, 2.4.3, 2.4.4, 2.4.6: the map. The 175 areas, their terrain and links.

Areas are numbers: "113" is 113, and the lettered ones follow.
"""

from __future__ import annotations

from typing import Any

from grognard.board.areas import Net, mask
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.words import SIDES

_MAP = table("map.json")
_TABLES = table("tables.toml")
_RECORDS: list[dict[str, Any]] = _MAP["areas"]

GREEN, YELLOW, RED, VICTORY = range(4)
TERRAINS = ("green", "yellow", "red", "victory")


def _numbered() -> list[str]:
    """Names in the order of their ids: 1 to 153 at their own number, then the lettered areas."""
    codes = [record["id"] for record in _RECORDS]
    plain = sorted((c for c in codes if c.isdigit()), key=int)
    return ["", *plain, *(c for c in codes if not c.isdigit())]


AREAS: list[str] = _numbered()
N = len(AREAS)
AREA: dict[str, int] = {code: i for i, code in enumerate(AREAS) if code}
_BY_ID: list[dict[str, Any]] = [{}, *sorted(_RECORDS, key=lambda r: AREA[r["id"]])]


def _column(name: str, default: Any) -> list[Any]:
    return [record.get(name, default) for record in _BY_ID]


def _where(name: str, value: Any = True) -> int:
    return mask(i for i in range(1, N) if _BY_ID[i][name] == value)


NAMES: list[str] = _column("name", "")
NAMES_ES: list[str] = [r.get("name_es") or r.get("name", "") for r in _BY_ID]
TERRAIN: list[int] = [TERRAINS.index(r["terrain"]) if r else GREEN for r in _BY_ID]
_TERRAIN_TABLE = [_TABLES["terrain"][name] for name in TERRAINS]
PM: tuple[int, ...] = tuple(_TERRAIN_TABLE[t]["pm"] for t in TERRAIN)  # 2.8
STACK: tuple[int, ...] = tuple(_TERRAIN_TABLE[t]["stack"] for t in TERRAIN)  # 2.9
ABSORB: tuple[int, ...] = tuple(_TERRAIN_TABLE[t]["absorb"] for t in TERRAIN)  # 2.3
ABSORB_IF_CONTROLLED: tuple[int, ...] = tuple(_TERRAIN_TABLE[t]["absorb_controlled"] for t in TERRAIN)
CITY: list[bool] = _column("city", False)

LINKS: list[tuple[int, ...]] = [tuple(AREA[to] for to, _ in r.get("links", ())) for r in _BY_ID]
NET = Net(LINKS)
RIVER: list[int] = [mask(AREA[to] for to, kind in r.get("links", ()) if kind == "river") for r in _BY_ID]
ARROW: list[int] = [mask(AREA[to] for to, kind in r.get("links", ()) if kind == "arrow") for r in _BY_ID]
RAIL_NET = Net([tuple(to for to in near if not ARROW[i] >> to & 1) for i, near in enumerate(LINKS)])  # 14.1

SOURCES = tuple(_where("supply", side) for side in SIDES)  # 2.1
STAGING = _where("staging")  # 2.4.5
ZONE = _where("zone")  # 2.7
WHITE_BORDER = _where("white_border")  # 10.10
NEVA_BAY = _where("neva_bay")  # 14.3
PORTS = _where("white_port")  # 14.2
LADOGA_PORTS = mask(i for i in range(1, N) if _BY_ID[i]["blue_port"])  # 14.4
BALTIC = mask(i for i in range(1, N) if "Baltic" in _BY_ID[i]["coast"])  # 2.1.1
VICTORY_AREAS = _where("terrain", "victory")  # 2.4.4
SOVIET_ENTRY = VICTORY_AREAS | _where("city")  # 5.0
GREENS = _where("terrain", "green")

LENINGRAD = AREA[_TABLES["special_areas"]["leningrad"]]
ORANIENBAUM = AREA[_TABLES["special_areas"]["oranienbaum"]]
MIKKELI = AREA[_TABLES["special_areas"]["mannerheim"]]
VELIKIYE_LUKI = AREA[_TABLES["special_areas"]["velikiye_luki"]]
BALTIC_NEEDS = mask(AREA[a] for a in _TABLES["baltic"]["needs"])
BALTIC_ONE_OF = mask(AREA[a] for a in _TABLES["baltic"]["one_of"])

# What a step into an area costs, by weather and then for cavalry that is agile (8.0, 14.7.1).
_CAVALRY = _TABLES["movement"]["cavalry"]


def _costs(weather: str, agile_cavalry: bool) -> tuple[int, ...]:
    flat = _TABLES["weather"][weather]["move"]
    costs = [flat or pm for pm in PM]
    return tuple(_CAVALRY["pays"] if agile_cavalry and c == _CAVALRY["where"] else c for c in costs)


COSTS = {
    agile: tuple(_costs(weather, agile) for weather in ("good", "rain", "snow", "blizzard"))
    for agile in (False, True)
}  # fmt: skip
