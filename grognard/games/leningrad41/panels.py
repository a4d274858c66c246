"""What lies beside the map: the calendar and the score first, then all that a player at the table may look up.

A panel is a title, lines and pieces (docs/client.md), told for whoever the view is for: what a side alone knows
stands in its own view only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.board.areas import members
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, AREAS
from grognard.games.leningrad41.blocks import LEADERS, TYPHOON, UNIT, UNITS
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.ground import ground
from grognard.games.leningrad41.logistics import baltic_bonus, lend_lease_bonus, working_hqs
from grognard.games.leningrad41.marat import marat_needs
from grognard.games.leningrad41.murmansk import BOXES
from grognard.games.leningrad41.pieces import Piece, face, says_block
from grognard.games.leningrad41.position import WHOLE, Position
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.supply import lifeline_open, lifeline_ports
from grognard.games.leningrad41.telling import (
    Line,
    View,
    bombers,
    faces_there,
    gone,
    known,
    line,
    strengths,
    victory_areas,
)
from grognard.games.leningrad41.victory import KILLS
from grognard.games.leningrad41.weather import LOGISTICS, rolls_begin
from grognard.games.leningrad41.words import FACTIONS, MONTHS, SEPTEMBER, SIDES, SOVIET, WEATHERS

Panel = dict[str, Any]

HEADINGS = {"begins": 1, "month": 1, "impulse": 2}  # the events that open a chapter of the log

RESERVE, DRAWN, LATER = "pool", "drawn", "waiting"
OUT = {"axis": "lost-axis", "soviet": "surrendered-soviet"}  # where what is gone for good lies
STEP_COSTS = {fire: cost for fire, cost in table("tables.toml")["replacement"].items() if fire != "source"}
FORMATIONS = tuple(dict.fromkeys(blocks.FORMATION))


def panels(view: View) -> list[Panel]:
    """Everything beside the map that this seat (or a spectator) may look up; what there is nothing of is left out."""
    s = ground(view)
    made = [
        _now(view, s), _score(view), _battles(view), _logistics(view, s), _reserves(view), _later(view),
        _losses(view), _bars(view), _support(view), _murmansk(view), _sea(view, s), _typhoon(view), _order(view),
        *(_enemy(view, side) for side in SIDES if side != view["seat"]),
    ]  # fmt: skip
    return [panel for panel in made if panel["lines"] or panel["pieces"]]


def _panel(name: str, title: Line, lines: Iterable[Line], pieces: Iterable[Piece] = ()) -> Panel:
    return {"id": name, "title": title, "lines": list(lines), "pieces": list(pieces)}


# -- the calendar and the score --------------------------------------------------------------------------------


def _now(view: View, s: Position) -> Panel:
    """1.7, 3.0, 8.0: the month, the impulse, the weather, the disc."""
    scenario = SCENARIOS[view["scenario"]]
    number, last = view["turn"] - scenario.first_turn + 1, scenario.last_turn - scenario.first_turn + 1
    lines = [
        line("panel-impulse", side=view["active"], impulse=view["impulse"], phase=view["phase"]),
        line("panel-weather", weather=view["weather"]),
    ]
    if view["forecast"]:
        lines.append(line("forecast", number=view["forecast"]))
    if rolls_begin(s) and WEATHERS.index(view["weather"]) < WEATHERS.index("snow"):
        lines.append(line("panel-weather-roll", upto=view["forecast"] + 1))
    lines.append(line("piece-disc", side=view["disc"]))
    if scenario.disc_uses:
        lines += [line("panel-disc-used", side=side) for side in SIDES if view["disc_used"][side]]
    if view["passes"]:
        lines.append(line("passed"))
    return _panel("now", line("panel-now", month=view["month"], number=number, last=last), lines)


def _score(view: View) -> Panel:
    """2.4.4: the points, and what each side still lacks."""
    scenario, points = SCENARIOS[view["scenario"]], view["points"]
    lines = []
    for side in SIDES:
        if scenario.sudden_death:
            short = scenario.sudden_death - points[side]
            lines.append(line("panel-lacks", side=side, number=short, needed=scenario.sudden_death))
    for side in SIDES:
        lines.append(line("panel-held", side=side, spaces=victory_areas(view, side)))
    lines.append(line("panel-murmansk", side=view["murmansk"]))
    held = set(view["control"]["axis"])
    for goal, cut_off in scenario.axis_wins:
        if goal:
            codes = [AREAS[area] for area in members(goal)]
            number = sum(code in held for code in codes)
            lines.append(line("panel-goal", spaces=codes, number=number, all=len(codes)))
        if cut_off:
            lines.append(line("panel-cut-off", space=AREAS[cut_off]))
    lines.append(line("panel-end", month=MONTHS[scenario.last_turn], by=scenario.otherwise))
    return _panel("score", line("panel-score", **points), lines)


def _battles(view: View) -> Panel:
    """2.5: the contested areas, and who stands there."""
    lines = []
    for code in view["contested"]:
        control = "axis" if code in view["control"]["axis"] else "soviet"
        here = {f"n-{side}": _standing(view, side, code) for side in SIDES}
        bars = {f"line-{side}": code in view["lines"][side] for side in SIDES}
        fresh, fought = code in view["new_battles"], code in view["fought"]
        lines.append(line("panel-battle", space=code, side=control, fresh=fresh, fought=fought, **here, **bars))
    return _panel("battles", line("contested"), lines)


def _standing(view: View, side: str, code: str) -> int:
    """The blocks of a side in an area, faces and backs."""
    backs: dict[str, int] = view["upright"].get(side, {}).get(code, {})
    return len(faces_there(view, side, code)) + sum(backs.get(wood, 0) for wood in FACTIONS)


# -- logistics and reserves ------------------------------------------------------------------------------------


def _logistics(view: View, s: Position) -> Panel:
    """7.2.1: what the own Logistics Value is made of; 7.2.2: what it buys."""
    kills = [line("panel-kills", side=side, number=view["kills"][side], each=KILLS) for side in SIDES]
    costs = line("panel-costs", **STEP_COSTS)
    if view["seat"] is None:
        return _panel("logistics", line("panel-logistics"), [*kills, costs])
    side = SIDES.index(view["seat"])
    leader = UNITS[LEADERS[side]]
    stars = view["units"][leader]["strength"]
    parts = [
        line("panel-value-leader", unit=leader, number=stars),
        line("panel-value-hqs", number=len(working_hqs(s, side))),
        line("panel-value-points", number=view["points"][view["seat"]]),
        line("panel-value-kills", number=view["kills"][view["seat"]] // KILLS),
    ]
    if s.baltic:
        parts.append(line("panel-value-baltic", number=baltic_bonus(s, side)))
    if s.lend_lease and side == SOVIET:
        parts.append(line("panel-value-lend-lease", number=lend_lease_bonus(s, side)))
    divisor = LOGISTICS[s.weather][side]
    if divisor > 1:
        parts.append(line("panel-value-weather", weather=view["weather"], divisor=divisor))
    title = line("panel-logistics-value", value=view["logistics"])
    return _panel("logistics", title, [*parts, *kills, costs])


def _reserves(view: View) -> Panel:
    """5.0: the Reinforcement Pools: both sides see how many, the owner sees which."""
    lines = [line("piece-pool", side=side, number=view["counts"][side]["pool"]) for side in SIDES]
    for side in SIDES:
        if view["counts"][side]["drawn"]:
            lines.append(line("panel-drawn", side=side, number=view["counts"][side]["drawn"]))
    return _panel("reserves", line("panel-reserves"), lines, [*_off_map(view, DRAWN), *_off_map(view, RESERVE)])


def _later(view: View) -> Panel:
    """5.1: blocks that join the pools at their hour."""
    lines = []
    counts = view["counts"]
    if counts["axis"]["waiting"]:
        lines.append(line("panel-later-axis", number=counts["axis"]["waiting"]))
    if counts["soviet"]["waiting"]:
        both = view["turn"] < SEPTEMBER
        lines.append(line("panel-later-soviet", number=counts["soviet"]["waiting"], both=both))
    return _panel("later", line("panel-later"), lines, _off_map(view, LATER))


def _off_map(view: View, place: str) -> list[Piece]:
    """The own blocks in a place off the map."""
    seat = view["seat"]
    if seat is None:
        return []
    box = "velikiye-luki" if place == LATER and seat == "axis" else f"reserve-{seat}"
    return [face(name, view["units"][name], box) for name in faces_there(view, seat, place)]


def _losses(view: View) -> Panel:
    """9.3, 10.15.3, 14.6: who is gone for good, known to both."""
    lines, lost = [], []
    for side in SIDES:
        names = gone(view, side)
        lines.append(line("panel-lost", side=side, units=names))
        lost += [_gone(name, OUT[side]) for name in names]
    if view["out"]["withdrawn"]:
        lines.append(line("panel-withdrawn", units=view["out"]["withdrawn"]))
    return _panel("losses", line("panel-losses"), lines, lost)


def _gone(name: str, at: str) -> Piece:
    return face(name, {"strength": blocks.FULL[UNIT[name]], "shown": True}, at)


# -- lines, guns and bombers -----------------------------------------------------------------------------------


def _bars(view: View) -> Panel:
    """4.1: the Defensive Lines."""
    lines = []
    for number, side in enumerate(SIDES):
        built = view["lines"][side]
        lines.append(line("lines", side=side, number=len(built), all=blocks.LINES[number], spaces=built))
    return _panel("lines", line("panel-lines"), lines)


def _support(view: View) -> Panel:
    """10.4, 10.11: the artillery markers, the Air HQs that are seen, the bombers."""
    lines = [line("panel-gun", hq=hq, space=code) for hq, code in view["artillery"]]
    for unit in blocks.AIR_HQS:
        told = view["units"].get(UNITS[unit])
        if told is not None and told["at"] in AREA:
            lines.append(says_block(UNITS[unit], told))
    over, states = bombers(view)
    lines += [line("bombers-mission", space=code, bombers=names) for code, names in over.items()]
    lines += [line(f"bombers-{state}", bombers=names) for state, names in states.items()]
    return _panel("support", line("panel-support"), lines)


# -- beside the front ----------------------------------------------------------------------------------------------


def _murmansk(view: View) -> Panel:
    """10.10, 14.8: Dietl's road."""
    tanks = sum(view["counts"][side]["murmansk"] for side in SIDES)
    lines = [line("road", box=view["road"], boxes=BOXES, tanks=tanks), line("panel-murmansk", side=view["murmansk"])]
    dietl = view["units"].get("de_dietl")
    if dietl is not None and dietl["at"] == "box":
        lines.append(says_block("de_dietl", dietl))
    return _panel("murmansk", line("murmansk"), lines)


def _sea(view: View, s: Position) -> Panel:
    """14.2, 14.3, 14.4: the Baltic, the Marat, the Road of Life, where they are played with."""
    lines = []
    if view["options"]["baltic"]:
        lines.append(line("sea", baltic=view["baltic"]))
    if view["marat"]:
        lines.append(line("marat", state=view["marat"]["state"], space=view["marat"]["area"]))
        if s.ship == WHOLE or view["marat"]["state"] == "damaged":
            lines.append(line("panel-marat-fire", needs=marat_needs(s)))
    if view["options"]["road-of-life"]:
        ports = [AREAS[area] for area in members(lifeline_ports(s))]
        lines.append(line("panel-lifeline", runs=lifeline_open(s), spaces=ports))
    return _panel("sea", line("panel-sea"), lines)


def _typhoon(view: View) -> Panel:
    """14.6: the blocks that Operation Typhoon takes."""
    lines = []
    if view["options"]["typhoon"]:
        out = {*view["out"]["withdrawn"], *view["out"]["lost"]}
        taken = [name for name in view["out"]["withdrawn"] if name in UNITS and name.startswith("de_")]
        left = [UNITS[unit] for unit in TYPHOON if UNITS[unit] not in out]
        lines = [line("panel-typhoon", number=len(taken), all=len(TYPHOON)), line("panel-typhoon-list", units=left)]
    return _panel("typhoon", line("panel-typhoon-title"), lines)


# -- the armies --------------------------------------------------------------------------------------------------


def _order(view: View) -> Panel:
    """4.2.6: the own blocks on the map, army by army."""
    if view["seat"] is None:
        return _panel("order", line("panel-order"), [])
    units = view["units"]
    here = [name for name in known(view, view["seat"]) if units[name]["at"] in (*AREA, "box", "murmansk")]
    by_formation: dict[str, list[str]] = {formation: [] for formation in FORMATIONS}
    for name in here:
        by_formation[blocks.FORMATION[UNIT[name]]].append(name)
    lines = [
        line("panel-formation", formation=formation, units=strengths(view, names))
        for formation, names in by_formation.items()
        if names
    ]
    return _panel("order", line("panel-order"), lines)


def _enemy(view: View, side: str) -> Panel:
    """1.6: what is seen of a side that is not one's own: its blocks that lie open, and how many stand."""
    standing = view["upright"][side].values()
    lines = []
    for wood in FACTIONS:
        number = sum(here.get(wood, 0) for here in standing)
        if number:
            lines.append(line("panel-upright", wood=wood, number=number))
    isolated = sum(here.get("isolated", 0) for here in standing)
    if isolated:
        lines.append(line("upright-isolated", number=isolated))
    open_ = [name for name in known(view, side) if view["units"][name]["at"] in AREA]
    if open_:
        lines.append(line("panel-open", units=strengths(view, open_)))
    pieces = [face(name, view["units"][name], view["units"][name]["at"]) for name in open_]
    return _panel(f"seen-{side}", line("panel-seen", side=side), lines, pieces)
