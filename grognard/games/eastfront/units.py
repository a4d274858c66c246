"""2.0, 5.1: the 138 blocks. A unit is its place in this list; the Axis come first.

A satellite that changes sides (16.1) goes on as a Soviet unit of its own: nine such stand at the end of the list.
"""

from __future__ import annotations

from typing import Any

from grognard.games.eastfront.data import table
from grognard.games.eastfront.words import HQ, KINDS, SIDES, STATIC

_DATA = table("units.toml")
_RECORDS: list[tuple[int, dict[str, Any]]] = [
    (number, record) for number, side in enumerate(SIDES) for record in _DATA[side]["blocks"]
]

UNITS: list[str] = [record["id"] for _, record in _RECORDS]
UNIT: dict[str, int] = {name: unit for unit, name in enumerate(UNITS)}
COUNT = len(UNITS)
ALL = range(COUNT)


def _column(name: str, default: Any) -> list[Any]:
    return [record.get(name, default) for _, record in _RECORDS]


SIDE: list[int] = [side for side, _ in _RECORDS]
OF_SIDE: tuple[range, range] = (range(SIDE.count(0)), range(SIDE.count(0), COUNT))
FIRST: tuple[int, int] = (0, SIDE.count(0))  # a side's units stand together
NAMES: list[str] = _column("name", "")
NAMES_ES: list[str] = _column("name_es", "")
LABELS: list[str] = _column("label", "")
KIND: list[int] = [KINDS.index(kind) for kind in _column("kind", "")]
NATION: list[str] = _column("nation", "")
MAX: list[int] = _column("max", 0)
MIN: list[int] = [0 if kind in (HQ, STATIC) else 1 for kind in KIND]  # 5.1, 2.67: these have a step of nothing

IS_HQ: list[bool] = [kind == HQ for kind in KIND]
IS_STATIC: list[bool] = [kind == STATIC for kind in KIND]
IS_SUPREME: list[bool] = _column("supreme", False)
IS_GUARDS: list[bool] = _column("guards", False)
IS_SS: list[bool] = _column("ss", False)
IS_MOUNTAIN: list[bool] = _column("mountain", False)
IS_COASTAL: list[bool] = _column("coastal", False)
IS_PARATROOP: list[bool] = _column("paratroop", False)
TURNCOAT: list[str] = _column("turncoat", "")  # 16.1: the satellite that goes on as this Soviet block
IS_TURNCOAT: list[bool] = [bool(name) for name in TURNCOAT]
IS_SATELLITE: list[bool] = [
    nation not in ("german", "soviet") and not IS_TURNCOAT[u] for u, nation in enumerate(NATION)
]  # 2.66
IS_EXPEDITION: list[bool] = _column("expedition", False)
IS_GROUP_E: list[bool] = _column("group_e", False)  # 2.68, 16.5
ONCE: list[bool] = _column("once", False)  # 11.42: never built again
HAS_SIEGE_GUNS: list[bool] = [bool(scenario) for scenario in _column("siege", "")]  # 2.63, from S'42

ARRIVES: list[tuple[int, int, int] | None] = [
    (when[0], when[1], when[2]) if (when := record.get("arrives")) else None for _, record in _RECORDS
]  # 11.5: year, month, strength
EVENT: list[str] = _column("event", "")  # 16.4, 16.5: what brings it, and how strong it comes
EVENT_STRENGTH: list[int] = _column("event_cv", 0)
IN_S41: list[tuple[int, str, str] | None] = [
    (where[0], where[1], where[2]) if (where := record.get("s41")) else None for _, record in _RECORDS
]  # strength, place, group

HQS = tuple(tuple(u for u in of if IS_HQ[u]) for of in OF_SIDE)
SUPREME: tuple[int, int] = (UNIT["ax_hq_okh"], UNIT["sv_hq_stavka"])  # 5.6
COASTAL, PARATROOP = UNIT["sv_co_coastal"], UNIT["sv_p_1"]
ITALIANS = UNIT["ax_ita_8"]
SIEGE_GUNS = HAS_SIEGE_GUNS.index(True)
GROUP_E: tuple[int, ...] = tuple(u for u in ALL if IS_GROUP_E[u])
TURNED: dict[int, int] = {UNIT[name]: unit for unit, name in enumerate(TURNCOAT) if name}  # what a satellite turns into
SATELLITES: tuple[int, ...] = tuple(u for u in ALL if IS_SATELLITE[u])
