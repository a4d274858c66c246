"""What lies beside the map: the calendar and the score first, then all that a player at the table may look up.

A panel is a title, lines and pieces (docs/client.md), told for whoever the view is for: what a side alone knows
stands in its own view only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.games.eastfront import income, objectives, sea, units, victory
from grognard.games.eastfront.combat import compulsory, struck
from grognard.games.eastfront.costs import BEACHHEAD, PRICES
from grognard.games.eastfront.fire import air_fire, passive_cover
from grognard.games.eastfront.headquarters import supports
from grognard.games.eastfront.hexes import HEX, SEAS
from grognard.games.eastfront.pieces import Piece, absent, face
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.satellites import is_free
from grognard.games.eastfront.scenarios import SCENARIOS, special
from grognard.games.eastfront.sketch import sketch
from grognard.games.eastfront.telling import (
    Line,
    View,
    date,
    due,
    kind_of,
    known,
    line,
    out,
    sea_name,
    standing,
    strengths,
)
from grognard.games.eastfront.units import UNIT, UNITS
from grognard.games.eastfront.weather import outlook
from grognard.games.eastfront.words import AXIS, SIDES, SOVIET, WEATHERS

Panel = dict[str, Any]

HEADINGS = {"scenario": 1, "month": 1, "turn": 2}  # the events that open a chapter of the log

SORTS = ("hq", "armor", "mech", "cavalry", "shock", "infantry", "mountain", "paratroop", "coastal", "static")
PRICED = ("hq", "armor", "mech", "cavalry", "shock", "infantry", "mountain", "coastal", "paratroop", "static")


def panels(view: View) -> list[Panel]:
    """Everything beside the map that this seat (or a spectator) may look up; what there is nothing of is left out."""
    s = sketch(view)
    made = [
        _now(view, s), _score(view, s), _battles(view, s), _production(view, s), _coming(view), _losses(view),
        _satellites(view, s), _sea(view, s), _order(view),
        *(_enemy(view, side) for side in SIDES if side != view["seat"]),
    ]  # fmt: skip
    return [panel for panel in made if panel["lines"] or panel["pieces"]]


def _panel(name: str, title: Line, lines: Iterable[Line], pieces: Iterable[Piece] = ()) -> Panel:
    return {"id": name, "title": title, "lines": list(lines), "pieces": list(pieces)}


# -- the calendar and the score --------------------------------------------------------------------------------


def _now(view: View, s: Position) -> Panel:
    """4.0, 5.61, 12.1: the fortnight, whose turn, the weather and what it may become, Supreme Moves."""
    last = SCENARIOS[view["last"]].last_month
    title = line("panel-now", month=view["month"], year=view["year"], fortnight=view["fortnight"])
    lines = [phase_line(view), line("panel-weather", weather=view["weather"])]
    if view["west"] != view["weather"]:
        lines.append(line("panel-west", weather=view["west"]))
    following = s.month + (view["fortnight"] == 2)
    if following <= last:
        odd, even = outlook(following)
        lines.append(line("panel-outlook", odd=WEATHERS[odd], even=WEATHERS[even], same=odd == even))
    if view["supreme"]:
        lines.append(line("supreme-left", number=view["supreme"]))
    lines.append(line("panel-last", **date(last), left=last - s.month))
    return _panel("now", title, lines)


def phase_line(view: View) -> Line:
    """4.0: whose turn it is, and which phase."""
    return line("panel-phase", side=view["active"], phase=view["phase"], blitz=view["blitz"])


def _score(view: View, s: Position) -> Panel:
    """17.1: the Victory Points as far as the seat can count them."""
    if special(view["now"], "month-table"):
        return _panel("score", line("panel-score"), [line("panel-month-table", **date(s.month))])
    lines: list[Line] = []
    for number, side in enumerate(SIDES):
        parts = {**victory.score(s, number).plain(), "level": view["levels"][side]}
        open_ = view["seat"] == side or view["phase"] == "end"
        if not open_:
            parts.update(hqs=0, unsupplied=0)
        lines.append(line("panel-points", side=side, open=open_, total=sum(parts.values()), **parts))
    return _panel("score", line("panel-score"), [*lines, line("panel-levels", **_least())])


def _least() -> dict[str, int]:
    """17.3: how many points more each level of victory takes."""
    return {level: least for level, least, _ in victory.LEVELS if level != "draw"}


def _battles(view: View, s: Position) -> Panel:
    """7.1: the battles, who defends them, who stands there, and what is to come of them."""
    lines = []
    for name, told in view["battles"].items():
        here = {f"n-{side}": standing(view, side, name) for side in SIDES}
        lines.append(line("panel-battle", space=name, side=told["defender"], **here, **battle_state(s, HEX[name])))
    return _panel("battles", line("panel-battles"), lines)


def battle_state(s: Position, hex_: int) -> dict[str, Any]:
    """7.13 to 7.15, 7.4: what is to happen to a battle in this turn, and what covers its passive side."""
    bit = 1 << hex_
    state = "none"
    if s.fought & bit:
        state = "fought"
    elif s.fresh & bit:
        state = "fresh"
    elif (s.ordered | compulsory(s)) & bit:
        state = "ordered"
    supported = supports(s, hex_)
    return {
        "state": state, "struck": bool(struck(s) & bit), "supported": supported,
        "cover": passive_cover(s, hex_, supported),
    }  # fmt: skip


# -- production ------------------------------------------------------------------------------------------------


def _production(view: View, s: Position) -> Panel:
    """11.2, 11.3: the levels and what they are made of; what is left to spend, and the prices."""
    lines = []
    for number, side in enumerate(SIDES):
        sites = income.sites_level(s, number)
        level = view["levels"][side]
        lines.append(line("panel-production", side=side, level=level, sites=sites, base=level - sites))
    if view["points"] is not None and view["phase"] == "production":
        lines.append(line("panel-points-left", number=view["points"]))
    if view["seat"] is not None:
        lines += _prices(s, SIDES.index(view["seat"]))
    return _panel("production", line("panel-production-title"), lines)


def _prices(s: Position, side: int) -> list[Line]:
    """11.43, 16.2: what a step and a cadre of each kind cost now."""
    extra = objectives.hq_surcharge(s, side)
    told = []
    for kind in PRICED:
        unit = next((u for u in units.OF_SIDE[side] if _price_kind(u) == kind), None)
        if unit is not None:
            step, cadre = (PRICES[unit][k] + (extra[k] if kind == "hq" else 0) for k in (0, 1))
            told.append(line("panel-price", kind=kind, step=step, cadre=cadre))
    unit = next((u for u in units.OF_SIDE[side] if units.IS_SATELLITE[u] and not units.IS_STATIC[u]), None)
    if unit is not None:
        told.append(line("panel-price", kind="satellite", step=PRICES[unit][0], cadre=PRICES[unit][1]))
    if s.naval and side == SOVIET:
        told.append(line("panel-price-beachhead", step=BEACHHEAD))
    return told


def _price_kind(unit: int) -> str:
    """11.43: the line of the price list that a block of its own side is in."""
    ours = not units.IS_SATELLITE[unit] and not units.IS_TURNCOAT[unit]
    return kind_of(UNITS[unit]) if ours or units.IS_STATIC[unit] else "satellite"


def _coming(view: View) -> Panel:
    """11.5, 16.4, 16.5: reinforcements, by the month in which they come or by what brings them."""
    lines, pieces = [], []
    for side in SIDES:
        names = out(view, side, "coming")
        by_month: dict[int, list[str]] = {}
        by_event: dict[str, list[str]] = {}
        for name in names:
            month = due(name)
            if month is not None:
                by_month.setdefault(month, []).append(name)
            else:
                by_event.setdefault(units.EVENT[UNIT[name]], []).append(name)
        lines += [line("panel-arrives", side=side, units=by_month[month], **date(month)) for month in sorted(by_month)]
        lines += [line("panel-waits", side=side, event=event, units=by_event[event]) for event in by_event]
        pieces += [absent(name, "coming", f"coming-{side}") for name in names]
    return _panel("coming", line("panel-coming"), lines, pieces)


def _losses(view: View) -> Panel:
    """2.4: who is eliminated, known to both, and who cannot be built again."""
    lines, pieces = [], []
    for side in SIDES:
        for where in ("lost", "gone"):
            names = out(view, side, where)
            if names:
                lines.append(line(f"panel-{where}", side=side, units=names, number=len(names)))
            pieces += [absent(name, where, f"lost-{side}") for name in names]
    return _panel("losses", line("panel-losses"), lines, pieces)


# -- what else there is ----------------------------------------------------------------------------------------


def _satellites(view: View, s: Position) -> Panel:
    """2.63, 2.66, 16.1 to 16.5: satellites, siege guns, who has surrendered, Army Group E."""
    lines = []
    free = [UNITS[u] for u in units.SATELLITES if is_free(s, u)]
    lines.append(line("panel-free", units=free))
    gave_up = [nation for number, nation in enumerate(objectives.NATIONS) if view["surrendered"] >> number & 1]
    lines += [line("panel-surrendered", nation=nation) for nation in gave_up]
    if view["siege_guns"]:
        lines.append(line("panel-siege-guns", unit=UNITS[units.SIEGE_GUNS]))
    if view["group_e"]:
        lines.append(line("panel-group-e"))
    lines += [line("panel-opposite", side=side, space=space) for side, space in view["away"]]
    for number, side in enumerate(SIDES):
        lines.append(line("panel-air", side=side, needs=air_fire(s, number)))
    return _panel("strategy", line("panel-strategy"), lines)


def _sea(view: View, s: Position) -> Panel:
    """15.1, 15.51: who holds which sea, and the Beachhead, where naval power is played."""
    if not view["options"]["naval"]:
        return _panel("sea", line("panel-sea"), [])
    lines = []
    for each in range(len(SEAS)):
        side = next((SIDES[k] for k in (AXIS, SOVIET) if sea.controls(s, k, each)), "none")
        lines.append(line("panel-sea-of", sea=sea_name(each), side=side))
    told = view["beachhead"]
    lines.append(line("panel-beachhead", state=told["state"], space=told["at"]))
    for mark in ("tired", "docked"):
        if view["ports"][mark]:
            lines.append(line(f"panel-{mark}", spaces=view["ports"][mark]))
    return _panel("sea", line("panel-sea"), lines)


# -- the armies ------------------------------------------------------------------------------------------------


def _order(view: View) -> Panel:
    """2.2: the own blocks on the map, sort by sort; HQs with where they are."""
    if view["seat"] is None:
        return _panel("order", line("panel-order", number=0, steps=0), [])
    own = known(view, view["seat"])
    told = view["units"]
    lines = []
    for sort in SORTS:
        names = [name for name in own if kind_of(name) == sort]
        if sort == "hq":
            lines += [hq_line(view, name) for name in names]
        elif names:
            lines.append(line("panel-sort", kind=sort, number=len(names), units=strengths(view, names)))
    steps = sum(told[name]["strength"] for name in own)
    return _panel("order", line("panel-order", number=len(own), steps=steps), lines)


def hq_line(view: View, name: str) -> Line:
    """5.1: an HQ: how strong, where, and what it does."""
    told = view["units"][name]
    return line(
        "panel-hq", unit=name, value=told["strength"], space=told["at"], role=told.get("role", "idle"),
        blitz=bool(told.get("blitzes")),
    )  # fmt: skip


def _enemy(view: View, side: str) -> Panel:
    """2.3: what is seen of a side that is not one's own: how many stand, and those that lie open."""
    backs = view["standing"].get(side, {}).values()
    lines = [line("panel-backs", number=sum(here["blocks"] for here in backs), places=len(backs))]
    for mark in ("cut_off", "rearguard", "scattered"):
        number = sum(here.get(mark, 0) for here in backs)
        if number:
            lines.append(line("panel-backs-marked", mark=mark, number=number))
    open_ = known(view, side)
    if open_:
        lines.append(line("panel-revealed", units=strengths(view, open_)))
    pieces = [face(name, view["units"][name], view["units"][name]["at"]) for name in open_]
    return _panel(f"seen-{side}", line("panel-seen", side=side), lines, pieces)
