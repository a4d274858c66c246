"""What to paint over the board for one seat: control, supply, rails, the range of an HQ or a block, terrain, sites.

The rules' own functions answer, on the position as the view tells it. `own` is the seat's side, the Axis for whoever
has none. Where layers overlap the later one is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from grognard.board.areas import mask, members
from grognard.games.eastfront import reach
from grognard.games.eastfront.ground import SIDE_LIMIT, speed, terrain_in
from grognard.games.eastfront.headquarters import (
    NO_COMMAND,
    air_range,
    air_value,
    command_value,
    radius,
    supreme_moves,
)
from grognard.games.eastfront.hexes import (
    FORTRESSES,
    HEXES,
    LAND,
    MAJOR,
    MINOR,
    ORIGINS,
    RAILS,
    RIVER,
    SITES,
    STACK,
    VICTORY_CITIES,
)
from grognard.games.eastfront.income import producing, worth
from grognard.games.eastfront.position import Position, battles, name, on_map, other
from grognard.games.eastfront.rails import friendly_rails, rail_sea
from grognard.games.eastfront.sketch import sketch
from grognard.games.eastfront.supply import has_line, supplied
from grognard.games.eastfront.units import COUNT, IS_HQ, IS_STATIC, IS_SUPREME, OF_SIDE, SIDE, UNIT
from grognard.games.eastfront.words import AXIS, MOBILIZE, MOVEMENT, SEA, SIDES, SOVIET, TERRAINS, WEATHERS

Line = list[Any]
Layer = tuple[str, int, Line]  # tone, hexes, what it means
Overlay = dict[str, Any]

BATTLE, SOURCE, FORTRESS = "⚔", "★", "▣"


def _line(key: str, **args: Any) -> Line:
    return [f"eastfront-overlay-{key}", args]


OVERLAYS: list[dict[str, Any]] = [
    {"id": each, "title": _line(each), "noun": noun}
    for each, noun in (
        ("control", None), ("supply", None), ("rails", None), ("command", "unit"), ("movement", "unit"),
        ("terrain", None), ("sites", None),
    )
]  # fmt: skip


def overlay(view: Mapping[str, Any], which: str, noun: str | None) -> Overlay:
    """One overlay of a view; `noun` is the block that it is about."""
    s = sketch(view)
    me = SIDES.index(view["seat"]) if view["seat"] in SIDES else AXIS
    if which in _ABOUT_A_BLOCK:
        unit = UNIT.get(noun or "", COUNT)
        if unit == COUNT or not on_map(s, unit):
            return _painted([], {}, [["warn", _line("unknown-block")]])
        return _ABOUT_A_BLOCK[which](s, unit)
    return _OF_THE_BOARD[which](s, me)


def _painted(layers: Sequence[Layer], labels: Mapping[int, str], notes: Iterable[Line] = ()) -> Overlay:
    """The layers one over the other; the legend names those that show, and then come the notes."""
    tones: dict[int, int] = {}
    for number, (_, where, _) in enumerate(layers):
        tones.update(dict.fromkeys(members(where), number))
    seen = set(tones.values())
    return {
        "areas": {HEXES[hex_]: layers[tones[hex_]][0] for hex_ in sorted(tones)},
        "labels": {HEXES[hex_]: labels[hex_] for hex_ in sorted(labels)},
        "legend": [[tone, told] for number, (tone, _, told) in enumerate(layers) if number in seen] + list(notes),
    }


def _sides(me: int) -> tuple[tuple[int, str], tuple[int, str]]:
    """The sides with their tones, the enemy first: what is one's own lies above."""
    return ((other(me), "foe"), (me, "own"))


# -- 8.0: control -------------------------------------------------------------------------------------------


def _control(s: Position, me: int) -> Overlay:
    """8.3: who controls what in this phase, and what lies between; battles by who defends them."""
    layers: list[Layer] = [(tone, s.friendly[k] & LAND, _line("controlled", side=SIDES[k])) for k, tone in _sides(me)]
    fights = battles(s)
    layers += [
        ("warn", s.disputed & LAND, _line("disputed")),
        ("contested", fights, _line("battle")),
    ]
    return _painted(layers, dict.fromkeys(members(fights), BATTLE))


# -- 10.0: supply -------------------------------------------------------------------------------------------


def _supply(s: Position, me: int) -> Overlay:
    """10.3: where units of a side have a line, the rails and ports that feed them, and who is out of supply."""
    foe = other(me)
    layers: list[Layer] = []
    for k, tone in _sides(me):
        layers.append((tone, supplied(s, k) & s.friendly[k], _line("supplied", side=SIDES[k], sign=SOURCE)))
    fed = supplied(s, me)
    layers.append(("cost-1", fed & ~s.friendly[me] & LAND & ~s.friendly[foe], _line("supplied-beyond", side=SIDES[me])))
    hungry = [_hungry(s, k) for k in (AXIS, SOVIET)]
    layers += [
        ("warn", s.friendly[me] & LAND & ~fed, _line("unfed", side=SIDES[me])),
        ("good", hungry[foe], _line("hungry", side=SIDES[foe])),
        ("bad", hungry[me], _line("hungry", side=SIDES[me])),
    ]
    return _painted(layers, dict.fromkeys(members((ORIGINS[AXIS] | ORIGINS[SOVIET]) & LAND), SOURCE))


def _hungry(s: Position, side: int) -> int:
    """10.2: hexes in which blocks of a side have no line, as far as one sees who stands there."""
    fed = supplied(s, side)
    found = s.there[side] & ~fed
    return found | mask(s.where[u] for u in OF_SIDE[side] if s.where[u] > 0 and not has_line(s, u))


# -- 9.0: rails ---------------------------------------------------------------------------------------------


def _rails(s: Position, me: int) -> Overlay:
    """9.12: which lines are whose, where they end, and those that are nobody's."""
    layers: list[Layer] = [("warn", RAILS & LAND, _line("rails-nobody"))]
    labels: dict[int, str] = {}
    for k, tone in _sides(me):
        lines = friendly_rails(s, k)
        layers.append((tone, lines, _line("rails-of", side=SIDES[k], sign=SOURCE)))
        by_sea = rail_sea(s, k) & ~lines
        layers.append(("cost-2" if k == me else "cost-4", by_sea, _line("rails-by-sea", side=SIDES[k])))
        labels.update(dict.fromkeys(members(ORIGINS[k] & s.friendly[k]), SOURCE))
    return _painted(layers, labels)


# -- 5.0: the range of an HQ --------------------------------------------------------------------------------


def _command(s: Position, hq: int) -> Overlay:
    """5.3, 5.5, 5.61, 13.11: whom an HQ commands from where it stands, and how far its aircraft go."""
    if not IS_HQ[hq]:
        return _painted([], {}, [["warn", _line("range-no-hq", unit=name(hq))]])
    value = command_value(s, hq)
    if value == NO_COMMAND:
        return _painted([], {}, [["warn", _line("range-none", unit=name(hq))]])
    fights = battles(s)
    air = air_range(s, hq) & LAND
    layers: list[Layer] = [("cost-1", air, _line("range-air", unit=name(hq), dice=air_value(s, hq)))]
    labels: dict[int, str] = {}
    notes: list[Line] = []
    if IS_SUPREME[hq]:
        notes.append(["good", _line("range-supreme", number=supreme_moves(s, hq))])
    else:
        within = radius(s, hq)
        found: dict[int, int] = {}
        for unit in OF_SIDE[SIDE[hq]]:
            if unit != hq and on_map(s, unit) and within >> s.where[unit] & 1 and not IS_STATIC[unit]:
                found[s.where[unit]] = found.get(s.where[unit], 0) + 1
        layers += [
            ("good", within, _line("range-command", unit=name(hq), value=value)),
            ("own", mask(found), _line("range-commanded")),
            ("contested", within & fights, _line("range-supported")),
        ]
        labels = {hex_: str(number) for hex_, number in found.items()}
    labels.update(dict.fromkeys(members(air & fights), BATTLE))
    if not s.role[hq]:
        notes.append(["warn", _line("range-if-activated", unit=name(hq))])
    return _painted(layers, labels, notes)


# -- 6.0: the range of a block ------------------------------------------------------------------------------


def _movement(s: Position, unit: int) -> Overlay:
    """6.1, 6.31, 9.2, 15.2: where a block can go; where it would meet the enemy, and over a river only."""
    notes = _against(s, unit)
    by_land = mask(reach.ends(s, unit))
    fights = by_land & s.there[other(SIDE[unit])]
    wet = mask(hex_ for hex_ in members(fights) if _wet(s, unit, hex_))
    layers: list[Layer] = [
        ("cost-3", mask(reach.rides(s, unit)), _line("range-rail")),
        ("cost-4", mask(reach.voyages(s, unit)), _line("range-sea")),
        ("good", by_land & ~fights, _line("range-land", number=speed(s, unit))),
        ("contested", fights, _line("range-battle")),
        ("bad", wet, _line("range-river")),
    ]
    return _painted(layers, dict.fromkeys(members(fights), BATTLE), notes)


def _wet(s: Position, unit: int, hex_: int) -> bool:
    """7.51: are all its ways into a battle over rivers?"""
    ways = reach.vias(s, unit, hex_)
    return bool(ways) and all(RIVER[way] >> hex_ & 1 for way in ways)


def _against(s: Position, unit: int) -> list[Line]:
    """6.1: what stands against going now; when it is not the moment to go, as if it were ordered to move by land."""
    side = SIDE[unit]
    if s.active == side and s.phase == MOVEMENT and not s.role[unit]:
        no = reach.is_able(s, unit) or reach.not_ordered(s, unit)
        return [] if no is None else [["warn", [f"no-{no.key}", dict(no.details)]]]
    if s.active == side and s.phase == MOBILIZE and s.role[unit]:
        return []
    s.active, s.phase, s.supreme = side, MOVEMENT, 0
    for marks in (s.moved, s.shipped, s.rearguard):
        marks[unit] = 0
    s.phase = MOBILIZE  # in which nobody needs to be under command
    return [["warn", _line("range-later")]]


# -- 1.3, 6.2, 6.33: terrain ----------------------------------------------------------------------------------


def _terrain(s: Position, me: int) -> Overlay:
    """1.3, 12.24: the ground as the weather makes it: who stops, how many stand there and cross its sides."""
    layers: list[Layer] = []
    now = {hex_: terrain_in(s, hex_) for hex_ in members(LAND)}
    for kind, terrain in enumerate(TERRAINS[:SEA]):
        where = mask(hex_ for hex_, here in now.items() if here == kind)
        room = min((STACK[hex_] for hex_ in members(where)), default=0)
        told = _line("ground", terrain=terrain, room=room, sides=SIDE_LIMIT[kind])
        layers.append((f"{'terrain' if kind < 4 else 'cost'}-{kind + 1}", where, told))
    labels = dict.fromkeys(members(MAJOR | VICTORY_CITIES), SOURCE) | dict.fromkeys(members(FORTRESSES), FORTRESS)
    notes: list[Line] = [["terrain-1", _line("terrain-signs", city=SOURCE, fortress=FORTRESS)]]
    if s.weather or s.west:
        notes.append(["warn", _line("terrain-weather", weather=WEATHERS[s.weather], west=WEATHERS[s.west])])
    return _painted(layers, labels, notes)


# -- 1.4, 1.5, 11.3: sites ------------------------------------------------------------------------------------


def _sites(s: Position, me: int) -> Overlay:
    """1.4, 1.5, 11.32, 11.33: cities and resources with what they produce, for whom, and those that produce nothing."""
    layers: list[Layer] = []
    labels: dict[int, str] = {}
    for k, tone in _sides(me):
        held = SITES & s.friendly[k]
        works = producing(s, k)
        layers.append((tone, works, _line("producing", side=SIDES[k], number=sum(worth(k, h) for h in members(works)))))
        layers.append(("warn", held & ~works, _line("idle")))
        labels.update({hex_: str(worth(k, hex_)) for hex_ in members(held)})
    rest = (SITES | MINOR) & ~(s.friendly[AXIS] | s.friendly[SOVIET])
    layers.append(("contested", rest & SITES, _line("disputed-site")))
    labels.update({hex_: str(worth(me, hex_)) for hex_ in members(rest & SITES)})
    return _painted(layers, labels)


_ABOUT_A_BLOCK: dict[str, Callable[[Position, int], Overlay]] = {"command": _command, "movement": _movement}
_OF_THE_BOARD: dict[str, Callable[[Position, int], Overlay]] = {
    "control": _control, "supply": _supply, "rails": _rails, "terrain": _terrain, "sites": _sites,
}  # fmt: skip
