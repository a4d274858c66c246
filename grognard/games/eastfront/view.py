"""2.1, 2.3, 7.12: the fog of war. What a seat may know of a position.

The blocks of a side are of one colour of wood, and what they are stands on the face that looks at their owner (but
a satellite that has changed sides keeps its wood, 16.1).
So of blocks that stand both know where, how many, and what could be seen being done with them: that they moved and
from where, came by rail, are out of supply, are left as a rearguard. Active HQs, units in a battle that is fought,
and Original Attackers after it lie open. What is eliminated, gone for good, or still to come is known to all, and so
is who controls what, who produces how much, and what is left of hexside limits and Supreme Moves. What somebody
spends in a Production Phase is his secret until both are done. When all is over everything lies open.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.board.areas import members
from grognard.games.eastfront import units
from grognard.games.eastfront.hexes import HEXES, N
from grognard.games.eastfront.income import level
from grognard.games.eastfront.position import (
    AWAY,
    BEACHHEADS,
    COMING,
    GONE,
    LOST,
    Position,
    battles,
    place,
)
from grognard.games.eastfront.scenarios import CHAIN, SCENARIOS, calendar
from grognard.games.eastfront.units import IS_TURNCOAT, SIDE, UNITS
from grognard.games.eastfront.words import AXIS, END, MONTHS, PHASES, PRODUCTION, ROLES, SIDES, SOVIET, WAYS, WEATHERS

OUT = {"lost": LOST, "gone": GONE, "coming": COMING}  # both know who is there
# What everyone sees of a block that stands: marks, and the hex from which it engaged.
SEEN = ("cut_off", "moved", "shipped", "rearguard", "scattered")
# What lies beside a block whose face one sees.
MARKS = (*SEEN, "shown", "blitzes", "spent", "bound")
PLACES = ("came", "strike", "opposite")


def view(s: Position, seat: str | None) -> dict[str, Any]:
    """2.3: what one seat (None: a spectator) may know of a position."""
    side = SIDES.index(seat) if seat is not None else None
    return {
        **_calendar(s),
        "control": {SIDES[k]: list(_names(s.friendly[k])) for k in (AXIS, SOVIET)},
        "disputed": list(_names(s.disputed)),
        "battles": _battles(s),
        "fight": _fight(s) if s.battle else None,
        "standing": {SIDES[k]: standing(s, k) for k in (AXIS, SOVIET) if k != side},
        "units": _known_units(s, side),
        "out": {name: [UNITS[u] for u in units.ALL if s.where[u] == where] for name, where in OUT.items()},
        "away": _away(s),
        "crossings": sorted([HEXES[code // N], HEXES[code % N]] for code in s.crossings),
        "supreme": s.supreme,
        "ports": {"tired": list(_names(s.tired)), "docked": list(_names(s.docked))},
        "invaded": list(_names(s.invaded)),
        "levels": {SIDES[k]: level(s, k) for k in (AXIS, SOVIET)},
        "points": None if side is None else s.points[side],
        "picked": None if side is None or not s.picked[side] else UNITS[s.picked[side] - 1],
        "beach_order": s.beach_order if side == SOVIET else 0,
        "beachhead": {"at": place(s.beachhead) if s.beachhead else None, "state": BEACHHEADS[s.beachhead_is]},
        "siege_guns": bool(s.siege),
        "freed": s.freed,
        "surrendered": s.surrendered,
        "group_e": bool(s.group_e),
    }


def _calendar(s: Position) -> dict[str, Any]:
    year, month = calendar(s.month)
    return {
        "now": s.scenario, "last": s.last, "year": year, "month": MONTHS[month - 1], "fortnight": s.fortnight,
        "turn": s.turn, "phase": PHASES[s.phase], "active": SIDES[s.active], "blitz": bool(s.blitz),
        "weather": WEATHERS[s.weather], "west": WEATHERS[s.west],
    }  # fmt: skip


@lru_cache(maxsize=512)
def _names(hexes: int) -> tuple[str, ...]:
    """The names of a set of hexes; most of these sets stay as they are for a whole phase."""
    return tuple(HEXES[hex_] for hex_ in members(hexes))


def _battles(s: Position) -> dict[str, dict[str, Any]]:
    """7.12: the battles, who defends them, and what is to happen to them in this turn."""
    told: dict[str, dict[str, Any]] = {}
    for hex_ in members(battles(s)):
        here: dict[str, Any] = {"defender": SIDES[AXIS if s.defends[AXIS] >> hex_ & 1 else SOVIET]}
        for name in ("fresh", "ordered", "fought"):
            if getattr(s, name) >> hex_ & 1:
                here[name] = True
        told[HEXES[hex_]] = here
    return told


def _fight(s: Position) -> dict[str, Any]:
    """7.22: the round that is being fought: how far it is, hits and repulses that are still to be taken."""
    return {
        "space": place(s.battle), "stage": s.stage, "hits": s.hits, "due": s.due, "repulses": s.repulses,
        "wounded": UNITS[s.wounded] if s.wounded >= 0 else None,
    }  # fmt: skip


def standing(s: Position, side: int) -> dict[str, dict[str, Any]]:
    """2.1, 2.3: hex by hex, how many blocks of a side stand there, and how many of them were seen doing what."""
    told: dict[str, dict[str, Any]] = {}
    where, shown, came = s.where, s.shown, s.came
    for unit in units.OF_SIDE[side]:
        hex_ = where[unit]
        if hex_ <= 0 or shown[unit] or s.phase == END:
            continue
        here = told.setdefault(HEXES[hex_], {"blocks": 0})
        here["blocks"] += 1
        for mark in SEEN:
            if getattr(s, mark)[unit]:
                here[mark] = here.get(mark, 0) + 1
        if IS_TURNCOAT[unit]:
            here["turncoats"] = here.get("turncoats", 0) + 1
        if came[unit]:
            here.setdefault("came", []).append([HEXES[came[unit]], WAYS[s.way[unit]]])
    for here in told.values():
        here.get("came", []).sort()
    return {name: dict(sorted(told[name].items())) for name in sorted(told)}


def _known_units(s: Position, side: int | None) -> dict[str, dict[str, Any]]:
    """The own blocks, and those of the other side that lie open."""
    told = {}
    for unit in units.ALL:
        if s.where[unit] and (SIDE[unit] == side or s.shown[unit] or s.phase == END):
            told[UNITS[unit]] = _unit(s, unit, SIDE[unit] == side)
    return told


def _unit(s: Position, unit: int, own: bool) -> dict[str, Any]:
    here: dict[str, Any] = {"at": place(s.where[unit]), "strength": s.strength[unit]}
    for mark in MARKS:
        if getattr(s, mark)[unit]:
            here[mark] = True
    for mark in PLACES:
        if getattr(s, mark)[unit]:
            here[mark] = place(getattr(s, mark)[unit])
    if s.came[unit]:
        here["way"] = WAYS[s.way[unit]]
    if s.role[unit]:
        here["role"] = ROLES[s.role[unit]]
    if s.bombs[unit]:
        here["bombs"] = s.bombs[unit]
    if own and s.built[unit]:
        here["built"] = True
    if own and s.due_at[unit]:
        here["due_at"] = place(s.due_at[unit]) if s.due_at[unit] > 0 else "lost"
    return here


def _away(s: Position) -> list[list[str]]:
    """16.7: blocks off the map, by their side and the edge hex that they stand against."""
    return sorted([SIDES[SIDE[u]], place(s.opposite[u])] for u in units.ALL if s.where[u] == AWAY)


def knowledge(s: Position) -> list[int]:
    """2.3, 11.1, 17.1: which seats see a block's face beside its owner, then what both were told by now.

    Both see what lies open or is out of play, and in the end everything. Production is laid open when both are done,
    and when a scenario of a longer game is over its points are counted.
    """
    if s.phase == END:
        return _EVERYTHING
    seen = [3 if shown or AWAY < where < 0 else 0 for shown, where in zip(s.shown, s.where, strict=True)]
    return [*seen, 0 if s.phase == PRODUCTION else 3, *_COUNTED[s.scenario]]


_COUNTED = {name: [3 if name in CHAIN[i + 1 :] else 0 for i in range(len(CHAIN))] for name in SCENARIOS}
_EVERYTHING = [3] * (units.COUNT + 1 + len(CHAIN))
