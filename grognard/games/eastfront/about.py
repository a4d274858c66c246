"""What a hex or a block is: read out by a screen reader, or asked for by a right-click.

First what is printed, then what stands there as the seat sees it, then where one can go from there.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.eastfront import hexes, units
from grognard.games.eastfront.costs import cadre_cost, step_cost
from grognard.games.eastfront.fire import ATTACK, DEFENCE, cover
from grognard.games.eastfront.ground import SIDE_LIMIT, SPEED, speed, terrain_in
from grognard.games.eastfront.headquarters import (
    NO_COMMAND,
    air_range,
    air_value,
    command_value,
    disorganised,
    radius,
    supreme_moves,
)
from grognard.games.eastfront.hexes import BESIDE, HEX, HEXES, LAND, RAIL_NET, RIVER, STACK, STRAIT, TERRAIN
from grognard.games.eastfront.income import worth
from grognard.games.eastfront.names import KINDS
from grognard.games.eastfront.pieces import FIRE_NAMES, Piece, comes_with, pieces, says_block
from grognard.games.eastfront.position import Position, is_battle
from grognard.games.eastfront.rails import rail_sea
from grognard.games.eastfront.satellites import is_free
from grognard.games.eastfront.sketch import sketch
from grognard.games.eastfront.supply import supplied
from grognard.games.eastfront.telling import Line, View, date, due, kind_of, line, sea_name
from grognard.games.eastfront.units import IS_HQ, IS_SUPREME, KIND, UNIT
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import AXIS, SIDES, SOVIET, TERRAINS, WEATHERS

PRINTED = (  # what else is printed in a hex, each with its line
    ("fortress", hexes.FORTRESSES), ("west-entry", hexes.WEST_ENTRIES), ("east-entry", hexes.EAST_ENTRIES),
    ("arctic-entry", hexes.ARCTIC_ENTRIES), ("shoals", hexes.SHOALS), ("west-front", hexes.WEST_FRONT & LAND),
)  # fmt: skip
CITIES = (("victory", hexes.VICTORY_CITIES), ("major", hexes.MAJOR), ("minor", hexes.MINOR))


def about(view: View, kind: str, name: str) -> list[Line]:
    """What one seat may know of a thing on the board; nothing of what is none."""
    tellers: dict[str, Callable[[View, str], list[Line]]] = {"space": _place, "unit": _unit}
    teller = tellers.get(KINDS.get(kind, kind))
    return teller(view, name) if teller else []


# -- hexes -----------------------------------------------------------------------------------------------------


def _place(view: View, name: str) -> list[Line]:
    here = [piece for piece in pieces(view) if piece["at"] == name]
    if name not in HEX:
        return _standing(here)
    s, hex_ = sketch(view), HEX[name]
    if not LAND >> hex_ & 1:
        return [line("about-water", terrain=TERRAINS[TERRAIN[hex_]])]
    return [*_printed(s, hex_), *_held(s, hex_), *_battle(s, hex_), *_standing(here), *_neighbours(hex_)]


def _printed(s: Position, hex_: int) -> list[Line]:
    """1.3, 1.4, 1.5: the terrain and what the weather makes of it, cities, resources, ports, country."""
    ground = TERRAINS[TERRAIN[hex_]]
    told = [
        line(
            "about-terrain", terrain=ground, now=TERRAINS[terrain_in(s, hex_)], room=STACK[hex_],
            sides=SIDE_LIMIT[terrain_in(s, hex_)],
        )
    ]  # fmt: skip
    size = next((word for word, where in CITIES if where >> hex_ & 1), None)
    if size:
        told.append(line("about-city", size=size, value=hexes.CITY_VALUE[hex_]))
    if hexes.RESOURCE[hex_]:
        told.append(line("about-resource", axis=_resource(hex_, AXIS), soviet=_resource(hex_, SOVIET)))
    if hexes.PORT[hex_]:
        told += [line("about-port", major=hexes.PORT[hex_] > 1, sea=sea_name(each)) for each in hexes.PORT_SEAS[hex_]]
    told += [line(f"about-{key}") for key, where in PRINTED if where >> hex_ & 1]
    nation = next((each for each in hexes.NATIONS if hexes.NATION[each] >> hex_ & 1), None)
    return [*told, line("about-nation", nation=nation)] if nation else told


def _resource(hex_: int, side: int) -> int:
    return worth(side, hex_) - hexes.CITY_VALUE[hex_]


def _held(s: Position, hex_: int) -> list[Line]:
    """8.3, 10.3, 9.12: whose it is, and whether supply and rails reach it."""
    side = next((SIDES[k] for k in (AXIS, SOVIET) if s.friendly[k] >> hex_ & 1), "none")
    told = [line("about-control", side=side)]
    there = [k for k in (AXIS, SOVIET) if s.there[k] >> hex_ & 1] or [k for k in (AXIS, SOVIET) if SIDES[k] == side]
    for number in there:
        told.append(
            line(
                "about-supply", side=SIDES[number], supplied=bool(supplied(s, number) >> hex_ & 1),
                rail=bool(rail_sea(s, number) >> hex_ & 1),
            )
        )  # fmt: skip
    return told


def _battle(s: Position, hex_: int) -> list[Line]:
    """7.12, 7.34: who defends, and what covers him; elsewhere what would cover whoever is attacked."""
    if is_battle(s, hex_):
        side = AXIS if s.defends[AXIS] >> hex_ & 1 else SOVIET
        return [line("about-battle", side=SIDES[side], cover=cover(s, side, hex_))]
    found = max(cover(s, side, hex_) for side in (AXIS, SOVIET))
    return [line("about-cover", cover=found)] if found > 1 else []


def _standing(here: list[Piece]) -> list[Line]:
    """The pieces of a place as they are seen; blocks that nobody can tell apart are counted."""
    backs: dict[str, list[Piece]] = {}
    told = []
    for piece in here:
        if piece["kind"] == "block" and "id" not in piece:
            backs.setdefault(piece["side"], []).append(piece)
        else:
            told.append(piece["says"])
    for side, pieces_ in backs.items():
        marks = [mark for piece in pieces_ for mark in piece["marks"]]
        counted = {mark: marks.count(mark) for mark in ("unsupplied", "acted", "rearguard", "scattered")}
        told.append(line("about-backs", side=side, number=len(pieces_), **counted))
    return told or [line("about-empty")]


def _neighbours(hex_: int) -> list[Line]:
    """1.35 to 1.39: where one can go from here, by the hexside in between; where no one can."""
    near: dict[str, list[str]] = {border: [] for border in ("land", "river", "strait", "rail", "barred")}
    for to in BESIDE[hex_]:
        if not LAND >> to & 1:
            continue
        open_ = hexes.NET.near[hex_] >> to & 1
        strait, river = STRAIT[hex_] >> to & 1, RIVER[hex_] >> to & 1
        near["barred" if not open_ else "strait" if strait else "river" if river else "land"].append(HEXES[to])
        if RAIL_NET.near[hex_] >> to & 1:
            near["rail"].append(HEXES[to])
    return [line(f"about-by-{border}", spaces=names) for border, names in near.items() if names]


# -- blocks ----------------------------------------------------------------------------------------------------


def _unit(view: View, name: str) -> list[Line]:
    if name not in UNIT:
        return []
    s, unit, told = sketch(view), UNIT[name], view["units"].get(name)
    where = next((each for each, names in view["out"].items() if name in names), None)
    if where is not None:
        return [
            line(f"piece-{where}", unit=name, value=comes_with(name, where)),
            *_arrival(name, where),
            *_sticker(s, unit),
        ]
    if told is None or told["at"] == "aside":
        return [line("about-unseen", unit=name), *_sticker(s, unit)]
    seen = [says_block(name, told), line("about-at", space=told["at"] if told["at"] in HEX else None)]
    if "came" in told:
        seen.append(line("about-came", space=told["came"], way=told["way"]))
    return [*seen, *_sticker(s, unit), *_orders(s, unit)]


def _arrival(name: str, where: str) -> list[Line]:
    """11.5, 11.42: when it comes, or whether it can come back."""
    month = due(name)
    return [] if where != "coming" or month is None else [line("about-arrives", **date(month))]


def _sticker(s: Position, unit: int) -> list[Line]:
    """2.2, 2.6, 7.32, 11.43: what sort of unit it is, how it fires and moves, what it costs."""
    name = units.UNITS[unit]
    told = [
        line(
            "about-sort", kind=kind_of(name), nation=units.NATION[unit], ss=units.IS_SS[unit],
            guards=units.IS_GUARDS[unit], supreme=IS_SUPREME[unit],
        )
    ]  # fmt: skip
    if not IS_HQ[unit]:
        told.append(line("about-fire", attack=FIRE_NAMES[ATTACK[unit]], defence=FIRE_NAMES[DEFENCE[unit]]))
    dry, mud, snow = SPEED[KIND[unit]]
    told.append(line("about-speed", dry=dry, mud=mud, snow=snow))
    told.append(line("about-cost", step=step_cost(s, unit), cadre=cadre_cost(s, unit), once=units.ONCE[unit]))
    if units.IS_SATELLITE[unit]:
        told.append(line("about-satellite", free=is_free(s, unit)))
    if unit == units.SIEGE_GUNS and s.siege:
        told.append(line("about-siege-guns"))
    return told


def _orders(s: Position, unit: int) -> list[Line]:
    """5.1, 5.3, 5.5, 5.61, 5.8: what an HQ of this strength can do in this weather; how fast others are now."""
    if s.where[unit] <= 0:
        return []
    if not IS_HQ[unit]:
        return [line("about-speed-now", number=speed(s, unit), weather=WEATHERS[weather_at(s, s.where[unit])])]
    value = command_value(s, unit)
    if value == NO_COMMAND:
        return [line("about-no-command")]
    told: list[Line] = []
    if disorganised(s, unit):
        told.append(line("about-disorganised"))
    if IS_SUPREME[unit]:
        told.append(line("about-supreme", number=supreme_moves(s, unit)))
    else:
        told.append(line("about-radius", value=value, all=radius(s, unit).bit_count()))
    reach = air_range(s, unit)
    return [*told, line("about-air", dice=air_value(s, unit), all=(reach & LAND).bit_count())]
