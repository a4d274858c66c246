"""A few words beside a choice: what a move meets, what a step costs, whom an HQ commands, who stands in a battle.

All of it follows from what the seat sees; the rules' own functions reckon on the view (sketch.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.eastfront import reach, units
from grognard.games.eastfront.costs import cadre_cost, step_cost
from grognard.games.eastfront.fire import air_fire
from grognard.games.eastfront.ground import side_left
from grognard.games.eastfront.headquarters import (
    air_range,
    air_value,
    command_value,
    radius,
    supreme_moves,
)
from grognard.games.eastfront.hexes import HEX, HEXES, RIVER, STACK, N
from grognard.games.eastfront.names import KINDS
from grognard.games.eastfront.panels import battle_state
from grognard.games.eastfront.pieces import comes_with
from grognard.games.eastfront.position import Position, battles, lift, other, put
from grognard.games.eastfront.sketch import sketch
from grognard.games.eastfront.supply import supplied
from grognard.games.eastfront.telling import Line, View, kind_of, line, strength
from grognard.games.eastfront.units import IS_STATIC, IS_SUPREME, OF_SIDE, SIDE, UNIT, UNITS
from grognard.games.eastfront.words import SIDES

Ask = Mapping[str, Any]  # Ask.plain()
Hints = dict[str, dict[str, Line]]
Teller = Callable[[int], Line | None]

FIGHTS = ("strike", "battles", "battle")
STEPS = {"space": 1, "blitz": 2}  # 5.43, 5.7: what an HQ loses by the end of its turn
BUILT = {"step": step_cost, "cadre": cadre_cost}


def hints(view: View, ask: Ask) -> Hints:
    """Verb by verb, what is worth knowing of the nouns that an ask offers."""
    s = sketch(view)
    told: Hints = {}
    for verb, nouns in ask["options"].items():
        if isinstance(nouns, list) and nouns:
            teller = _teller(view, s, ask, verb)
            names = UNITS if KINDS[verb] == "unit" else HEXES
            lines = {names[noun]: teller(noun) for noun in nouns}
            told[verb] = {name: each for name, each in lines.items() if each is not None}
    return {verb: lines for verb, lines in told.items() if lines}


def _teller(view: View, s: Position, ask: Ask, verb: str) -> Teller:
    """Who tells of a noun of this verb in this ask."""
    prompt, side = ask["prompt"], SIDES.index(ask["seat"])
    subject = UNIT.get(ask["args"].get("unit", ""), -1)
    if KINDS[verb] == "unit":
        return _of_units(view, s, prompt, verb)
    if prompt == "activate":
        return lambda hex_: _commands(s, subject, hex_, STEPS[verb])
    if prompt in FIGHTS:
        return lambda hex_: _battle(s, hex_)
    if prompt == "via":
        return lambda hex_: _by(s, hex_, HEX[ask["args"]["space"]], s.where[subject])
    if verb == "space" and prompt == "march":
        return lambda hex_: _march(s, subject, hex_)
    if verb in ("rail", "sea"):
        costs = _rides(s, subject) if verb == "rail" else reach.voyages(s, subject)
        return lambda hex_: line("hint-supreme", cost=costs.get(hex_, 1), **_room(s, side, hex_))
    if verb in ("drop", "invade"):
        return lambda hex_: line("hint-assault", way=verb, foes=s.stack[other(side) * N + hex_])
    return lambda hex_: line("hint-march", foes=0, fresh=False, river=False, fed=True, **_room(s, side, hex_))


# -- where to -----------------------------------------------------------------------------------------------------


def _room(s: Position, side: int, hex_: int) -> dict[str, int]:
    """6.21: how many already stand there, of how many that may."""
    return {"number": s.stack[side * N + hex_], "all": STACK[hex_]}


def _march(s: Position, unit: int, hex_: int) -> Line:
    """6.31, 7.11, 7.51, 10.3: what a move by land meets at its end, and whether supply follows."""
    side = SIDE[unit]
    foes = s.stack[other(side) * N + hex_]
    joins = bool(s.there[side] & 1 << hex_)
    ways = reach.vias(s, unit, hex_) if foes else []
    river = bool(ways) and all(RIVER[way] >> hex_ & 1 for way in ways)
    fed = bool(foes or supplied(s, side) >> hex_ & 1)
    return line("hint-march", foes=foes, fresh=bool(foes) and not joins, river=river, fed=fed, **_room(s, side, hex_))


def _by(s: Position, via: int, end: int, start: int) -> Line:
    """6.33, 7.51: the hexside between a battle and this hex: over a river or not, and how many may still cross."""
    fight = end if s.there[other(s.active)] >> end & 1 else start
    return line("hint-via", river=bool(RIVER[via] >> fight & 1), left=side_left(s, via, fight))


def _rides(s: Position, unit: int) -> dict[int, int]:
    return {hex_: reach.ride_cost(s, unit, hex_, 0) for hex_ in reach.rides(s, unit)}


def _commands(s: Position, hq: int, hex_: int, steps: int) -> Line:
    """5.3, 5.42, 5.61: whom an HQ would command from there, the battles that it would support or strike; its end."""
    s, stays, doomed = s.clone(), s.where[hq] == hex_, s.strength[hq] < steps
    if not stays:
        lift(s, hq)
        put(s, hq, hex_)
    if IS_SUPREME[hq]:
        strikes = _count(air_range(s, hq) & battles(s))
        return line("hint-supreme-hq", stays=stays, doomed=doomed, moves=supreme_moves(s, hq), strikes=strikes)
    return line("hint-commands", stays=stays, doomed=doomed, **_command(s, hq))


def _command(s: Position, hq: int) -> dict[str, int]:
    """5.3, 5.42: the units and the battles within its radius."""
    within = radius(s, hq)
    return {"number": _under(s, hq, within), "battles": _count(within & battles(s))}


def _under(s: Position, hq: int, within: int) -> int:
    """5.3, 2.67: units of its side there that it can order to move."""
    return sum(1 for u in OF_SIDE[SIDE[hq]] if u != hq and within >> max(0, s.where[u]) & 1 and not IS_STATIC[u])


def _count(hexes: int) -> int:
    return hexes.bit_count()


def _battle(s: Position, hex_: int) -> Line:
    """7.14, 7.4: who stands there, what covers the defender, and whether an HQ supports the attack."""
    told = battle_state(s, hex_)
    return line(
        "hint-battle", attackers=s.stack[s.active * N + hex_], defenders=s.stack[other(s.active) * N + hex_],
        cover=told["cover"], supported=told["supported"], struck=told["struck"],
    )  # fmt: skip


# -- who ----------------------------------------------------------------------------------------------------------


def _of_units(view: View, s: Position, prompt: str, verb: str) -> Teller:
    if verb in ("cadre", "step"):
        return lambda unit: _cost(view, unit, BUILT[verb](s, unit))
    if verb in ("arrive", "early"):
        return lambda unit: line(
            "hint-arrives", strength=strength(UNITS[unit], comes_with(UNITS[unit], "coming")), early=verb == "early",
            cost=cadre_cost(s, unit),
        )  # fmt: skip
    if prompt == "command":
        return lambda unit: _hq(view, s, unit)
    if prompt == "strikes":
        return lambda unit: line(
            "hint-strike", dice=air_value(s, unit), needs=air_fire(s, s.active),
            number=_count(air_range(s, unit) & battles(s)),
        )  # fmt: skip
    if prompt == "swap-for":
        return lambda unit: line("hint-swap", full=units.MAX[unit], kind=kind_of(UNITS[unit]))
    return lambda unit: _unit(view, unit)


def _unit(view: View, unit: int) -> Line | None:
    """2.4: how strong a unit is, and where."""
    name = UNITS[unit]
    told = view["units"].get(name)
    if told is None:
        return None
    at = told["at"] if told["at"] in HEX else None
    return line("hint-unit", strength=strength(name, told["strength"]), space=at, unsupplied=bool(told.get("cut_off")))


def _cost(view: View, unit: int, cost: int) -> Line:
    """11.43: what a step or a cadre costs, for whom."""
    name = UNITS[unit]
    told = view["units"].get(name, {"at": "lost", "strength": 0})
    if told["at"] not in HEX:
        return line("hint-cost", cost=cost, strength="none", space=None)
    return line("hint-cost", cost=cost, strength=strength(name, told["strength"]), space=told["at"])


def _hq(view: View, s: Position, hq: int) -> Line:
    """5.2, 5.3, 5.8: what an HQ would command where it stands."""
    told = {"value": command_value(s, hq), "space": view["units"][UNITS[hq]]["at"], "doomed": not s.strength[hq]}
    if IS_SUPREME[hq]:
        return line("hint-hq-supreme", moves=supreme_moves(s, hq), **told)
    return line("hint-hq", **told, **_command(s, hq))
