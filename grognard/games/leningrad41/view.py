"""1.6: the fog of war. What a seat may know, and positions that it could not tell from this one.

Both know who controls what, where blocks stand and the colour of their wood, what lies open, the lines,
and what is out of the game for good. A side knows all its own blocks. Of an enemy's upright block
nothing more is told, even if it lay open before: the log remembers that, not the board.
"""

from __future__ import annotations

import random
from typing import Any

from grognard.board.areas import members
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, AREAS
from grognard.games.leningrad41.blocks import (
    BOMBERS,
    FACTION,
    FULL,
    IS_REDUCED,
    IS_STATIC,
    LAST,
    MANNERHEIM,
    SIDE,
    STEPS,
    UNIT,
    UNITS,
)  # fmt: skip
from grognard.games.leningrad41.combat import STAGES
from grognard.games.leningrad41.logistics import logistics_value
from grognard.games.leningrad41.position import (
    BOX,
    DRAWN,
    FOR_ALL_TO_SEE,
    LOST,
    MURMANSK,
    POOL,
    WAITING,
    WITHDRAWN,
    Position,
    other,
    place,
)  # fmt: skip
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.supply import baltic_holder
from grognard.games.leningrad41.victory import kills, murmansk_is_axis, points
from grognard.games.leningrad41.words import (
    AXIS,
    COMMAND,
    EXPLOIT,
    FACTIONS,
    IMPULSES,
    MONTHS,
    PHASES,
    REPLACE,
    RESTORE,
    SIDES,
    SOVIET,
    STRATEGIC,
    WEATHERS,
)  # fmt: skip

_SHIP = ("whole", "damaged", "sunk")
_BOMBER = ("ready", "aborted", "destroyed")
OUT_OF_SIGHT = (POOL, DRAWN, BOX)  # places where both know how many blocks are, not all of them which
GARRISONS = {
    scenario.id: {UNIT[block]: AREA[where] for block, where, _ in scenario.setup.fixed if IS_STATIC[UNIT[block]]}
    for scenario in SCENARIOS.values()
}


def view(s: Position, seat: str | None) -> dict[str, Any]:
    """1.6: what one seat (None: a spectator) may know of a position."""
    side = SIDES.index(seat) if seat is not None else None
    return {
        **_calendar(s),
        "points": {SIDES[k]: points(s, k) for k in (AXIS, SOVIET)},
        "kills": {SIDES[k]: kills(s, k) for k in (AXIS, SOVIET)},
        "logistics": logistics_value(s, side) if side is not None else None,
        "control": {SIDES[k]: [AREAS[a] for a in members(s.owned[k])] for k in (AXIS, SOVIET)},
        "contested": [AREAS[a] for a in members(s.there[AXIS] & s.there[SOVIET])],
        "new_battles": [AREAS[a] for a in members(s.fresh)],
        "contested_before": [AREAS[a] for a in members(s.was_contested)],
        "fought": [AREAS[a] for a in members(s.fought)],
        "lines": {SIDES[k]: [AREAS[a] for a in members(s.lines[k])] for k in (AXIS, SOVIET)},
        "cut_lines": [AREAS[a] for a in members(s.cut_lines)],
        "upright": {SIDES[k]: _upright(s, k) for k in (AXIS, SOVIET) if k != side},
        "units": _known_units(s, side),
        "counts": {SIDES[k]: _counts(s, k) for k in (AXIS, SOVIET)},
        "out": {
            "lost": [UNITS[u] for u in blocks.ALL if s.where[u] == LOST],
            "withdrawn": [UNITS[u] for u in blocks.ALL if s.where[u] == WITHDRAWN],
        },
        "artillery": [
            [UNITS[u], AREAS[s.barrage[u]]] for k in (AXIS, SOVIET) for u in blocks.TACTICAL[k] if s.barrage[u]
        ],
        "bombers": {BOMBERS[b]: [_BOMBER[s.bomber[b]], place(max(0, s.mission[b])) if s.mission[b] > 0 else None]
                    for b in range(len(BOMBERS))},
        "battle": _battle(s) if s.battle else None,
        "sea": s.sea,
        "road": s.road,
        "murmansk": SIDES[AXIS if murmansk_is_axis(s) else SOVIET],
        "baltic": None if (holder := baltic_holder(s)) is None else SIDES[holder],
        "marat": {"state": _SHIP[s.ship], "area": place(s.marat_area) if s.marat_area else None,
                  "bombs": s.bombs.bit_count()} if s.marat else None,
    }  # fmt: skip


def _calendar(s: Position) -> dict[str, Any]:
    return {
        "turn": s.turn, "month": MONTHS[s.turn], "phase": PHASES[s.phase], "active": SIDES[s.active],
        "disc": SIDES[s.disc], "disc_used": {SIDES[k]: s.disc_used[k] for k in (AXIS, SOVIET)}, "passes": s.passes,
        "impulse": IMPULSES[s.impulse], "weather": WEATHERS[s.weather], "forecast": s.forecast,
    }  # fmt: skip


def _battle(s: Position) -> dict[str, Any]:
    """10.13: the battle that is being fought: how far it is, the cover left, hits still to be suffered."""
    return {
        "space": place(s.battle), "stage": STAGES[s.stage], "fired": s.fired, "cover": s.shield, "hits": s.due,
    }  # fmt: skip


def _upright(s: Position, side: int) -> dict[str, dict[str, int]]:
    """Area by area, the blocks of a side that stand: how many of which wood, how many isolated or over water."""
    told: dict[str, dict[str, int]] = {}
    where, shown, isolated, crossed = s.where, s.shown, s.isolated, s.crossed
    for unit in blocks.OF_SIDE[side]:
        area = where[unit]
        if area > 0 and not shown[unit]:
            here = told.setdefault(AREAS[area], {})
            wood = FACTIONS[FACTION[unit]]
            here[wood] = here.get(wood, 0) + 1
            if isolated[unit]:
                here["isolated"] = here.get("isolated", 0) + 1
            if crossed[unit]:
                here["crossed"] = here.get("crossed", 0) + 1
    return {code: dict(sorted(told[code].items())) for code in sorted(told)}


def _known_units(s: Position, side: int | None) -> dict[str, dict[str, Any]]:
    """The own blocks, and those of the other side that lie open."""
    told = {}
    for unit in blocks.ALL:
        if SIDE[unit] == side or (s.shown[unit] and (s.where[unit] > 0 or s.where[unit] == BOX)):
            told[UNITS[unit]] = _unit(s, unit)
    return told


def _unit(s: Position, unit: int) -> dict[str, Any]:
    here: dict[str, Any] = {"at": place(s.where[unit]), "strength": s.strength[unit]}
    for mark in ("shown", "isolated", "acted", "active_hq", "crossed", "cleared"):
        if getattr(s, mark)[unit] and s.where[unit] not in FOR_ALL_TO_SEE:
            here[mark] = True
    if s.marching == unit and s.spent:
        here["spent"] = s.spent
    return here


def _counts(s: Position, side: int) -> dict[str, int]:
    """How many blocks a side has where nobody sees which."""
    found = {"pool": 0, "drawn": 0, "waiting": 0, "murmansk": 0}
    names = {POOL: "pool", DRAWN: "drawn", WAITING: "waiting", MURMANSK: "murmansk"}
    for unit in blocks.OF_SIDE[side]:
        name = names.get(s.where[unit])
        if name:
            found[name] += 1
    return found


def knowledge(s: Position) -> list[int]:
    """Which blocks both know; what only its owner knows does not change hands in this game."""
    return s.shown


# -- imagining --------------------------------------------------------------------------------------------


def determinize(s: Position, seat: str, chance: random.Random, held: frozenset[int]) -> Position:
    """1.6: draw afresh which enemy blocks stand upright where, and how strong; change nothing the seat knows.

    Whose place gives him away stays there, but not at the strength that nobody sees: leaders, Dietl,
    Mannerheim, the tanks in Murmansk (14.8), and the static brigades in the places that they cannot leave.
    """
    enemy = other(SIDES.index(seat))
    value = logistics_value(s, enemy)
    hidden = [u for u in blocks.OF_SIDE[enemy] if _has_secrets(s, u)]
    at_home = {u for u in hidden if _is_given_away(s, u)}
    for unit in sorted(at_home):
        s.strength[unit] = chance.choice(STEPS[unit])
    for wood in sorted({FACTION[u] for u in blocks.OF_SIDE[enemy]}):
        _deal(s, [u for u in hidden if FACTION[u] == wood and u not in held and u not in at_home], chance)
    if s.active == enemy:
        _reckon(s, logistics_value(s, enemy) - value)
    return s


def _has_secrets(s: Position, unit: int) -> bool:
    """1.6: is it hidden who this block is, or how strong?"""
    where = s.where[unit]
    return where == MURMANSK or (not s.shown[unit] and (where > 0 or where in OUT_OF_SIGHT))


def _is_given_away(s: Position, unit: int) -> bool:
    """1.6, 4.2.1: is it known who is there? The static brigades stay at home where no train or ship takes them away."""
    if s.where[unit] in (BOX, MURMANSK) or unit == MANNERHEIM:
        return True
    return s.where[unit] == GARRISONS[s.scenario].get(unit) and not s.rail and not s.baltic


def _reckon(s: Position, more: int) -> None:
    """7.2.1: what is left of an enemy's Logistics Value is as unknown as the value."""
    if s.phase in (RESTORE, REPLACE, EXPLOIT) or (s.phase == COMMAND and s.impulse == STRATEGIC):
        s.value = max(0, s.value + more)
        s.left = max(0, s.left + more)


def _deal(s: Position, unknown: list[int], chance: random.Random) -> None:
    """Deal the blocks to the places and marks that were taken, each with a strength it can have."""
    places = [(s.where[u], s.isolated[u], s.acted[u], s.crossed[u]) for u in unknown]
    dealt = unknown[:]
    chance.shuffle(dealt)
    for unit, (where, isolated, acted, crossed) in zip(dealt, places, strict=True):
        s.where[unit], s.isolated[unit], s.acted[unit], s.crossed[unit] = where, isolated, acted, crossed
        if where == DRAWN:
            s.strength[unit] = LAST[unit] if IS_REDUCED[unit] else FULL[unit]
        else:
            s.strength[unit] = guess(unit, chance) if where > 0 else FULL[unit]


def guess(unit: int, chance: random.Random) -> int:
    """1.6: how strong a block on the map may be that one does not see: whole, or, as likely, at any of its steps."""
    return chance.choice(STEPS[unit]) if chance.random() < 0.5 else FULL[unit]
