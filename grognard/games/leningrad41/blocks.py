"""1.1, 4.0, 4.2, 4.2.1, 4.2.2, 4.2.5: the units. What is printed on each of the 109 blocks, and the bombers."""

from __future__ import annotations

from typing import Any

from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.words import FACTIONS, FINNISH, SIDES, SOVIET

_DATA = table("units.toml")
_TABLES = table("tables.toml")
_RECORDS: list[dict[str, Any]] = [
    {**{k: formation[k] for k in ("side", "faction", "colour")}, "formation": formation["id"], **block}
    for formation in _DATA["formation"]
    for block in formation["blocks"]
]

UNITS: list[str] = [r["id"] for r in _RECORDS]
UNIT: dict[str, int] = {name: i for i, name in enumerate(UNITS)}
COUNT = len(UNITS)
ALL = range(COUNT)

NAMES: list[str] = [r["name"] for r in _RECORDS]
NAMES_ES: list[str] = [r["name_es"] for r in _RECORDS]
LABELS: list[str] = [r["label"] for r in _RECORDS]
SIDE: list[int] = [SIDES.index(r["side"]) for r in _RECORDS]
FACTION: list[int] = [FACTIONS.index(r["faction"]) for r in _RECORDS]
COLOUR: list[str] = [r["colour"] for r in _RECORDS]
TYPE: list[str] = [r["type"] for r in _RECORDS]
SYMBOL: list[str] = [r.get("symbol", r["type"]) for r in _RECORDS]
SIZE: list[str] = [r["size"] for r in _RECORDS]
STEPS: list[tuple[int, ...]] = [tuple(r["steps"]) for r in _RECORDS]
FULL: list[int] = [steps[0] for steps in STEPS]
LAST: list[int] = [steps[-1] for steps in STEPS]
FIRE: list[str] = [r["fire"] for r in _RECORDS]
MARK: list[str] = [r.get("mark", "") for r in _RECORDS]
FORMATION: list[str] = [r["formation"] for r in _RECORDS]

# 4.2.2: the lowest face that hits, by fire; 7 never does.
HITS_ON = {fire: min(faces, default=7) for fire, faces in _TABLES["fire"].items() if fire != "source"}
HIT: list[int] = [HITS_ON[fire] for fire in FIRE]
LINE_HIT = HITS_ON[_DATA["lines"]["fire"]]
STEP_COST: list[int] = [_TABLES["replacement"].get(fire, 0) for fire in FIRE]  # 7.2.2

IS_LEADER = [kind == "leader" for kind in TYPE]
IS_HQ = [kind in ("hq", "luftwaffe") for kind in TYPE]  # with stars; the leaders are no HQs
IS_TACTICAL = [kind == "hq" for kind in TYPE]
IS_AIR = [kind == "luftwaffe" for kind in TYPE]
IS_TANK = [kind == "tank" for kind in TYPE]
IS_STATIC = [kind == "static" for kind in TYPE]
IS_COMBAT = [not IS_HQ[u] and not IS_LEADER[u] for u in ALL]
IS_CAVALRY = [kind == "cavalry" for kind in TYPE]
IS_FAST = [bool(r.get("fast")) for r in _RECORDS]
IS_BLITZ_HQ = [bool(r.get("blitz")) for r in _RECORDS]
IS_REDUCED = [bool(r.get("reduced")) for r in _RECORDS]
IS_AGILE = [bool(r.get("agile")) or r["id"] in _DATA["shock_armies"]["blocks"] for r in _RECORDS]

_AGILE_PM = _TABLES["movement"]["agile"]
PM: tuple[int, ...] = tuple(r["pm"] for r in _RECORDS)  # 4.2.1
PM_AGILE: tuple[int, ...] = tuple(_AGILE_PM if IS_AGILE[u] else PM[u] for u in ALL)  # 14.7

HITLER, STALIN = UNIT["de_hitler"], UNIT["su_stalin"]
LEADERS = (HITLER, STALIN)
DIETL, MANNERHEIM, ZHUKOV = UNIT["de_dietl"], UNIT["fi_mannerheim"], UNIT["su_zhukov"]
AIR_HQS = tuple(u for u in ALL if IS_AIR[u])
GUEST = UNIT[_DATA["finnish_guest"]["block"]]  # the 163rd, 2.7
AZUL = UNIT[_DATA["azul"]["block"]]
FIRST_TANKS = UNIT[_DATA["first_tank_division"]["block"]]  # 14.8
TYPHOON = tuple(UNIT[name] for name in _DATA["typhoon"]["blocks"])  # 14.6
IS_SNIPER = [FACTION[u] == FINNISH and IS_COMBAT[u] and u != GUEST for u in ALL]  # 10.13.2
OF_SIDE = tuple(tuple(u for u in ALL if SIDE[u] == side) for side in (0, 1))
TACTICAL = tuple(tuple(u for u in of if IS_TACTICAL[u]) for of in OF_SIDE)
HQS = tuple(tuple(u for u in of if IS_HQ[u]) for of in OF_SIDE)

LINES: tuple[int, int] = (_DATA["lines"]["axis"], _DATA["lines"]["soviet"])  # 4.1
MARKERS: tuple[int, int] = (_DATA["artillery"]["axis"], _DATA["artillery"]["soviet"])  # 1.1

# 10.11.1: the bombers, each with its air HQ.
_BOMBERS: list[dict[str, Any]] = _DATA["bombers"]["list"]
BOMBERS: list[str] = [b["id"] for b in _BOMBERS]
BOMBER_NAMES: list[str] = [b["name"] for b in _BOMBERS]
BOMBER_HQ: list[int] = [UNIT[b["hq"]] for b in _BOMBERS]
BOMBER_FIRE: list[str] = [b["fire"] for b in _BOMBERS]
BOMBER_HIT: list[int] = [HITS_ON[fire] for fire in BOMBER_FIRE]
IS_STUKA: list[bool] = [bool(b.get("blitz")) for b in _BOMBERS]


def commands_colour(hq: int, unit: int, finns_are_white: bool) -> bool:
    """4.2.6, 10.2: may this HQ command such a block within its range? (A17 settles white Finnish wood.)"""
    if SIDE[hq] != SIDE[unit]:
        return False
    if hq == MANNERHEIM:
        return FACTION[unit] == FINNISH
    if SIDE[hq] == SOVIET and COLOUR[hq] == "none":  # Zhukov, 10.6
        return True
    if FACTION[unit] == FINNISH:
        return finns_are_white and IS_COMBAT[unit]
    if IS_HQ[unit]:
        return False
    return COLOUR[unit] in ("white", COLOUR[hq])
