"""What a place, a block or a bomber is: read out by a screen reader, or asked for by a right-click.

First what is printed, then what stands there as the seat sees it, then where one can go from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.games.leningrad41 import areas, blocks
from grognard.games.leningrad41.areas import AREA, AREAS, ARROW, CITY, COSTS, LINKS, RIVER, STACK, TERRAIN, TERRAINS
from grognard.games.leningrad41.blocks import BOMBER_HIT, BOMBER_HQ, BOMBERS, DIETL, LEADERS, UNIT, UNITS
from grognard.games.leningrad41.damage import CITY_BONUS
from grognard.games.leningrad41.ground import ground
from grognard.games.leningrad41.names import KINDS
from grognard.games.leningrad41.orders import reach
from grognard.games.leningrad41.pieces import Piece, pieces, says_block
from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.supply import in_supply, supplied_areas
from grognard.games.leningrad41.telling import Line, View, gone, line, side_of
from grognard.games.leningrad41.weather import FROZEN, hq_stars
from grognard.games.leningrad41.words import FACTIONS, SIDES

BORDERS = ("land", "river", "arrow")
PRINTED = (  # what else is printed in an area, each with its line
    ("supply-axis", areas.SOURCES[0]), ("supply-soviet", areas.SOURCES[1]), ("staging", areas.STAGING),
    ("port", areas.PORTS), ("ladoga-port", areas.LADOGA_PORTS), ("baltic", areas.BALTIC),
    ("neva-bay", areas.NEVA_BAY), ("zone", areas.ZONE), ("white-border", areas.WHITE_BORDER),
)  # fmt: skip


def about(view: View, kind: str, name: str) -> list[Line]:
    """What one seat may know of a thing on the board; nothing of what is none."""
    tellers: dict[str, Callable[[View, str], list[Line]]] = {"space": _place, "unit": _unit, "bomber": _bomber}
    teller = tellers.get(KINDS.get(kind, kind))
    return teller(view, name) if teller else []


# -- places ----------------------------------------------------------------------------------------------------


def _place(view: View, code: str) -> list[Line]:
    here = [piece for piece in pieces(view) if piece["at"] == code]
    if code not in AREA:
        return _standing(here)
    s, area = ground(view), AREA[code]
    return [*_printed(s, area), *_held(view, s, area), *_standing(here), *_neighbours(s, area)]


def _printed(s: Position, area: int) -> list[Line]:
    """2.4: the terrain, the city, and what else the map shows."""
    kind = TERRAINS[TERRAIN[area]]
    cover, more = areas.ABSORB[area], areas.ABSORB_IF_CONTROLLED[area] + (CITY_BONUS if CITY[area] else 0)
    told = [
        line(
            "about-terrain", terrain=kind, city=CITY[area], cost=COSTS[False][s.weather][area],
            room=STACK[area], cover=cover, owner=cover + more,
        )
    ]  # fmt: skip
    return [*told, *(line(f"about-{key}") for key, where in PRINTED if where >> area & 1)]


def _held(view: View, s: Position, area: int) -> list[Line]:
    """2.5, 9.2: whose it is, and whether supply reaches it."""
    side = 0 if s.owned[0] >> area & 1 else 1
    told = [line("about-control", side=SIDES[side], contested=bool(s.there[0] & s.there[1] & 1 << area))]
    sides = [each for each in SIDES if s.there[SIDES.index(each)] >> area & 1] or [SIDES[side]]
    for each in sides:
        number = SIDES.index(each)
        fed = in_supply(s, number, area, supplied_areas(s, number))
        told.append(line("about-supply", side=each, supplied=fed))
    return told


def _standing(here: list[Piece]) -> list[Line]:
    """The pieces of a place as they are seen; blocks that nobody can tell apart are counted."""
    backs: dict[str, list[Piece]] = {}
    told = []
    for piece in here:
        if piece["kind"] == "block" and "id" not in piece:
            backs.setdefault(piece["wood"], []).append(piece)
        elif piece["kind"] != "control":
            told.append(piece["says"])
    for wood in FACTIONS:
        if wood in backs:
            marks = [mark for piece in backs[wood] for mark in piece["marks"]]
            counted = {mark: marks.count(mark) for mark in ("isolated", "crossed")}
            told.append(line("about-upright", wood=wood, number=len(backs[wood]), **counted))
    return told or [line("about-empty")]


def _neighbours(s: Position, area: int) -> list[Line]:
    """2.4.7, 2.4.8: where one can go from here, by the border in between."""
    near: dict[str, list[str]] = {border: [] for border in BORDERS}
    for to in LINKS[area]:
        river, arrow = RIVER[area] >> to & 1, ARROW[area] >> to & 1
        near["arrow" if arrow else "river" if river else "land"].append(AREAS[to])
    frozen = bool(FROZEN[s.weather])
    return [line(f"about-by-{border}", spaces=codes, frozen=frozen) for border, codes in near.items() if codes]


# -- blocks ----------------------------------------------------------------------------------------------------


def _unit(view: View, name: str) -> list[Line]:
    if name not in UNIT:
        return []
    told = view["units"].get(name)
    if told is None:
        return [line("about-block", unit=name), _absent(view, name), *_sticker(name)]
    seen = [says_block(name, told), _whereabouts(view, name, told["at"])]
    return [*seen, *_sticker(name), *_orders(ground(view), UNIT[name])]


def _absent(view: View, name: str) -> Line:
    """1.6: a block that the seat does not see, unless it is gone for all to know."""
    if name in view["out"]["withdrawn"]:
        return line("about-withdrawn")
    return line("about-lost") if name in gone(view, side_of(name)) else line("about-unseen")


def _whereabouts(view: View, name: str, at: str) -> Line:
    if at in AREA:
        return line("about-at", space=at)
    if at == "box" and UNIT[name] == DIETL:
        return line("about-road", box=view["road"])
    return line("about-off", place=at)


def _sticker(name: str) -> list[Line]:
    """4.2: what is printed on a block."""
    unit = UNIT[name]
    if unit in LEADERS:
        return [line("about-leader")]
    fire = line("about-fire", fire=blocks.FIRE[unit], needs=blocks.HIT[unit], kind=blocks.SYMBOL[unit],
                size=blocks.SIZE[unit])  # fmt: skip
    march = line("about-march", fast=blocks.IS_FAST[unit], points=blocks.PM[unit])
    return [fire, march, *([line("about-blitz-hq")] if blocks.IS_BLITZ_HQ[unit] else []), *_formation(unit)]


def _formation(unit: int) -> list[Line]:
    """4.2.6: who commands it."""
    colour, side = blocks.COLOUR[unit], blocks.SIDE[unit]
    if blocks.IS_HQ[unit]:
        return []
    if colour == "white":
        return [line("about-any-hq", side=SIDES[side])]
    same = [hq for hq in blocks.TACTICAL[side] if blocks.COLOUR[hq] == colour]
    return [line("about-hq", hq=UNITS[hq]) for hq in same]


def _orders(s: Position, unit: int) -> list[Line]:
    """10.2, 10.3, 10.4: what an HQ of this many stars can do in this weather."""
    if not blocks.IS_HQ[unit] or s.where[unit] <= 0:
        return []
    stars = hq_stars(s, unit)
    if not stars:
        return [line("about-exhausted")]
    if blocks.IS_AIR[unit]:
        return [line("about-air-range", number=stars)]
    if unit == blocks.MANNERHEIM:
        return [line("about-mannerheim", dice=stars)]
    return [line("about-range", number=stars, all=reach(s, unit).bit_count())]


# -- bombers ---------------------------------------------------------------------------------------------------


def _bomber(view: View, name: str) -> list[Line]:
    """10.11.1: a bomber, its air HQ and what it does."""
    if name not in BOMBERS:
        return []
    number = BOMBERS.index(name)
    state, code = view["bombers"][name]
    told: dict[str, Any] = {"hq": UNITS[BOMBER_HQ[number]], "needs": BOMBER_HIT[number]}
    return [line("piece-bomber", bomber=name, state=state, space=code), line("about-bomber", **told)]
