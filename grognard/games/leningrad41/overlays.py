"""What to paint over the board for one seat: supply, control, the range of an HQ or a block, terrain, victory.

The rules' own functions answer, on the ground as the view tells it. `own` is the seat's side, the Axis for whoever
has none. Where layers overlap the later one is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from grognard.board.areas import mask, members
from grognard.games.leningrad41.areas import (
    ABSORB,
    ABSORB_IF_CONTROLLED,
    AREAS,
    CITY,
    COSTS,
    SOURCES,
    STACK,
    TERRAIN,
    TERRAINS,
    VICTORY_AREAS,
    N,
)
from grognard.games.leningrad41.blocks import COUNT, DIETL, IS_AIR, IS_HQ, IS_TACTICAL, OF_SIDE, SIDE, UNIT
from grognard.games.leningrad41.command import may_command
from grognard.games.leningrad41.ground import ground
from grognard.games.leningrad41.movement import ends, is_water_crossing, march
from grognard.games.leningrad41.orders import commanded_by, reach
from grognard.games.leningrad41.position import Position, held, name, on_map, other
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.supply import by_land, in_supply, network, supplied_areas
from grognard.games.leningrad41.support import air_range
from grognard.games.leningrad41.transport import rail_ends, sea_ends
from grognard.games.leningrad41.victory import points
from grognard.games.leningrad41.weather import hq_stars
from grognard.games.leningrad41.words import (
    ACTIVATION,
    AXIS,
    COMMAND,
    EXPLOIT,
    SIDES,
    SOVIET,
    TACTICAL,
    WEATHERS,
)

Line = list[Any]
Layer = tuple[str, int, Line]  # tone, areas, what it means
Overlay = dict[str, Any]

DEAREST = 5  # tones of cost
SOURCE, BY_SEA, BY_LADOGA, BY_COAST, CITY_SIGN, BATTLE = "★", "⚓", "≈", "~", "▪", "⚔"


def _line(key: str, **args: Any) -> Line:
    return [f"leningrad41-overlay-{key}", args]


OVERLAYS: list[dict[str, Any]] = [
    {"id": each, "title": _line(each), "noun": noun}
    for each, noun in (
        ("supply", None), ("control", None), ("command", "unit"), ("movement", "unit"), ("terrain", None),
        ("victory", None),
    )
]  # fmt: skip


def overlay(view: Mapping[str, Any], which: str, noun: str | None) -> Overlay:
    """One overlay of a view; `noun` is the block that it is about."""
    s = ground(view)
    me = SIDES.index(view["seat"]) if view["seat"] in SIDES else AXIS
    if which in _ABOUT_A_BLOCK:
        unit = UNIT.get(noun or "", COUNT)
        if unit == COUNT or not on_map(s, unit):
            return _painted([], {}, [["warn", _line("no-block")]])
        return _ABOUT_A_BLOCK[which](s, unit)
    return _OF_THE_BOARD[which](s, me)


def _painted(layers: Sequence[Layer], labels: Mapping[int, str], notes: Iterable[Line] = ()) -> Overlay:
    """The layers one over the other; the legend names those that show, and then come the notes."""
    tones: dict[int, int] = {}
    for number, (_, where, _) in enumerate(layers):
        tones.update(dict.fromkeys(members(where), number))
    seen = set(tones.values())
    return {
        "areas": {AREAS[area]: layers[tones[area]][0] for area in sorted(tones)},
        "labels": {AREAS[area]: labels[area] for area in sorted(labels)},
        "legend": [[tone, line] for number, (tone, _, line) in enumerate(layers) if number in seen] + list(notes),
    }


def _sides(me: int) -> tuple[tuple[int, str], tuple[int, str]]:
    """The sides with their tones, the enemy first: what is one's own lies above."""
    return ((other(me), "foe"), (me, "own"))


# -- 9.0: supply ------------------------------------------------------------------------------------------


def _fed(s: Position, side: int) -> int:
    """9.2: the areas where units of a side are, or would be, in supply."""
    reached = supplied_areas(s, side)
    return mask(a for a in members(s.owned[side] | s.there[side]) if in_supply(s, side, a, reached))


def _supply(s: Position, me: int) -> Overlay:
    """9.0: who is in supply and by what way, and who is cut off."""
    layers: list[Layer] = []
    labels: dict[int, str] = {}
    fed = [_fed(s, side) for side in (AXIS, SOVIET)]
    for side, tone in _sides(me):
        land, net, all_nets = by_land(s, side), network(s, side), supplied_areas(s, side)
        ways = (
            ("land", SOURCE, land), ("sea", BY_SEA, net & ~land), ("ladoga", BY_LADOGA, all_nets & ~net),
            ("coast", BY_COAST, fed[side] & held(s, side) & ~all_nets),
        )  # fmt: skip
        for way, sign, where in ways:
            layers.append((tone, where, _line(f"supply-{way}", side=SIDES[side], sign=sign)))
            labels.update(dict.fromkeys(members(where & SOURCES[side] if way == "land" else where), sign))
    foe, disputed = other(me), s.there[AXIS] & s.there[SOVIET]
    layers += [
        ("warn", held(s, me) & ~fed[me], _line("supply-none", side=SIDES[me])),
        ("contested", disputed, _line("contested")),
        ("good", s.there[foe] & ~fed[foe], _line("supply-cut", side=SIDES[foe])),
        ("bad", s.there[me] & ~fed[me], _line("supply-cut", side=SIDES[me])),
    ]
    return _painted(layers, labels)


# -- 2.5: control -----------------------------------------------------------------------------------------


def _control(s: Position, me: int) -> Overlay:
    """2.5: who controls what; of a contested area, who defends it as its controller."""
    layers = [(tone, held(s, side), _line("controlled", side=SIDES[side])) for side, tone in _sides(me)]
    disputed = s.there[AXIS] & s.there[SOVIET]
    layers += [
        (tone, disputed & s.owned[side], _line("control-contested", side=SIDES[side]))
        for side, tone in ((me, "contested"), (other(me), "warn"))
    ]
    return _painted(layers, dict.fromkeys(members(disputed), BATTLE))


# -- 10.3: the range of an HQ ------------------------------------------------------------------------------


def _command(s: Position, hq: int) -> Overlay:
    """10.2, 10.3, 10.7, 10.11: where an HQ commands blocks, and how many that one knows; where its bombers reach."""
    stars = hq_stars(s, hq)
    if IS_AIR[hq]:
        within = air_range(s, hq)
        layers: list[Layer] = [
            ("good", within, _line("range-air", unit=name(hq), stars=stars)),
            ("contested", within & s.there[AXIS] & s.there[SOVIET], _line("contested")),
        ]
        return _painted(layers, {}, _if_activated(s, hq))
    if not IS_TACTICAL[hq] or hq == DIETL:
        return _painted([], {}, [["warn", _line("range-no-hq", unit=name(hq))]])
    found: dict[int, int] = {}
    for unit in OF_SIDE[SIDE[hq]]:
        if unit != hq and on_map(s, unit) and commanded_by(s, hq, unit):
            found[s.where[unit]] = found.get(s.where[unit], 0) + 1
    layers = [
        ("good", reach(s, hq) | 1 << s.where[hq], _line("range-command", unit=name(hq), stars=stars)),
        ("own", mask(found), _line("range-commanded")),
    ]
    return _painted(layers, {area: str(number) for area, number in found.items()}, _if_activated(s, hq))


def _if_activated(s: Position, hq: int) -> list[Line]:
    return [] if s.active_hq[hq] else [["warn", _line("range-if-activated", unit=name(hq))]]


# -- 10.9: the range of a block ------------------------------------------------------------------------------


def _movement(s: Position, unit: int) -> Overlay:
    """10.9: where a block can go and what it costs; where it would meet the enemy; 14.1, 14.2: rail and sea."""
    notes = _against(s, unit)
    under_way = s.marching == unit
    found = march(s, unit, True, s.spent if under_way else 0)
    stops = ends(s, unit, found)
    peaceful = [area for area in stops if not found[area][2]]
    battles = [area for area in stops if found[area][2]]
    wet = [a for a in battles if not s.was_contested >> a & 1 and is_water_crossing(s, found[a][1], a)]
    rail, sea = ((), ()) if under_way else (rail_ends(s, unit), sea_ends(s, unit))
    layers: list[Layer] = [
        ("good", mask(rail), _line("range-rail")),
        ("good", mask(sea), _line("range-sea", sign=BY_SEA)),
    ]
    for cost in range(1, DEAREST + 1):
        where = mask(area for area in peaceful if min(found[area][0], DEAREST) == cost)
        layers.append((f"cost-{cost}", where, _line("range-cost", points=cost)))
    layers += [
        ("contested", mask(battles), _line("range-battle")),
        ("bad", mask(wet), _line("range-water")),
    ]
    labels = dict.fromkeys(sea, BY_SEA) | {area: str(found[area][0]) for area in stops}
    return _painted(layers, labels, notes)


def _against(s: Position, unit: int) -> list[Line]:
    """10.8: what stands against going now; when it is not the moment to go, a Tactical Impulse is set on the ground."""
    side = SIDE[unit]
    if s.active == side and (s.phase in (COMMAND, EXPLOIT) or (s.phase == ACTIVATION and IS_HQ[unit])):
        if s.marching == unit or s.phase == ACTIVATION:
            return []
        s.left = 1
        no = may_command(s, side, unit)
        return [] if no is None else [["warn", [f"no-{no.key}", dict(no.details)]]]
    s.active, s.phase, s.impulse, s.sea = side, COMMAND, TACTICAL, 0
    return [["warn", _line("range-later")]]


# -- 2.4: terrain ------------------------------------------------------------------------------------------


def _terrain(s: Position, me: int) -> Overlay:
    """2.4: the ground, what it costs to enter in this weather, and its cities."""
    layers: list[Layer] = []
    costs = COSTS[False][s.weather]
    for kind, terrain in enumerate(TERRAINS):
        where = [area for area in range(1, N) if TERRAIN[area] == kind]
        first = where[0]
        told = _line(
            "ground", terrain=terrain, points=costs[first], stack=STACK[first],
            absorb=ABSORB[first] + ABSORB_IF_CONTROLLED[first],
        )  # fmt: skip
        layers.append((f"terrain-{kind + 1}", mask(where), told))
    notes = [["terrain-1", _line("terrain-city", sign=CITY_SIGN)]]
    if s.weather:
        notes.append(["warn", _line("terrain-weather", weather=WEATHERS[s.weather])])
    labels = {a: f"{costs[a]}{CITY_SIGN}" if CITY[a] else str(costs[a]) for a in range(1, N)}
    return _painted(layers, labels, notes)


# -- 2.4.4: victory -----------------------------------------------------------------------------------------


def _victory(s: Position, me: int) -> Overlay:
    """2.4.4, scenario.preludes, scenario.sight, scenario.circle: what decides the match, and whose it is now."""
    scenario = SCENARIOS[s.scenario]
    labels: dict[int, str] = {}
    notes: list[Line] = []
    for letter, (needed, cut_off) in zip("abcdef", scenario.axis_wins, strict=False):
        for area in members(needed | 1 << cut_off if cut_off else needed):
            labels[area] = f"{labels[area]} {letter}" if area in labels else letter
        told = {"letter": letter, "spaces": [AREAS[a] for a in members(needed)], "space": AREAS[cut_off]}
        notes.append(["good", _line("victory-cut" if cut_off else "victory-take", **told)])
    if scenario.sudden_death:
        labels = dict.fromkeys(members(VICTORY_AREAS), SOURCE)
        notes = [[tone, _line("victory-points", side=SIDES[k], number=points(s, k))] for k, tone in _sides(me)]
    layers = [(tone, mask(labels) & s.owned[side], _line("controlled", side=SIDES[side])) for side, tone in _sides(me)]
    for area in members(mask(labels) & s.there[AXIS] & s.there[SOVIET]):
        labels[area] += BATTLE
    return _painted(layers, labels, notes)


_ABOUT_A_BLOCK: dict[str, Callable[[Position, int], Overlay]] = {"command": _command, "movement": _movement}
_OF_THE_BOARD: dict[str, Callable[[Position, int], Overlay]] = {
    "supply": _supply, "control": _control, "terrain": _terrain, "victory": _victory,
}  # fmt: skip
