"""A view as a position of the rules: who controls what, who stands where, all that the seat knows and no more.

The rules' own functions (ranges, support, fire) then work on it, and no rule is written twice. Blocks whose faces the
seat does not see count in the stacks of their hexes, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grognard.board.areas import mask
from grognard.games.eastfront.ground import crossing
from grognard.games.eastfront.hexes import HEX, N
from grognard.games.eastfront.options import apply_options
from grognard.games.eastfront.position import BEACHHEADS, PLACES, Position
from grognard.games.eastfront.scenarios import month_of
from grognard.games.eastfront.units import SIDE, UNIT
from grognard.games.eastfront.words import MONTHS, PHASES, ROLES, SIDES, WAYS, WEATHERS

_OFF_MAP = {name: place for place, name in PLACES.items()}
_MARKS = ("cut_off", "moved", "shipped", "rearguard", "scattered", "shown", "blitzes", "bombs")
_HEXES = ("came", "strike", "opposite")


def sketch(view: Mapping[str, Any]) -> Position:
    """The position as far as the view tells it."""
    s = Position(scenario=view["scenario"])
    apply_options(s, view["options"])
    s.scenario, s.last = view["now"], view["last"]
    s.month, s.fortnight, s.turn = (
        month_of(view["year"], MONTHS.index(view["month"]) + 1),
        view["fortnight"],
        view["turn"],
    )
    s.phase, s.active, s.blitz = PHASES.index(view["phase"]), SIDES.index(view["active"]), int(view["blitz"])
    s.weather, s.west = WEATHERS.index(view["weather"]), WEATHERS.index(view["west"])
    s.siege, s.freed, s.surrendered = int(view["siege_guns"]), view["freed"], view["surrendered"]
    s.group_e, s.supreme = int(view["group_e"]), view["supreme"]
    s.beachhead, s.beachhead_is = HEX.get(view["beachhead"]["at"], 0), BEACHHEADS.index(view["beachhead"]["state"])
    s.disputed = _set(view["disputed"])
    for side, name in enumerate(SIDES):
        s.friendly[side] = s.held[side] = _set(view["control"][name])
    for name, told in view["battles"].items():
        _battle(s, 1 << HEX[name], told)
    s.crossings = [crossing(HEX[a], HEX[b]) for a, b in view["crossings"]]
    for place, names in view["out"].items():
        for name in names:
            s.where[UNIT[name]] = _OFF_MAP[place]
    for name, told in view["units"].items():
        _known(s, UNIT[name], told)
    for name, standing in view["standing"].items():
        for at, told in standing.items():
            _stand(s, SIDES.index(name), HEX[at], told["blocks"])
    return s


def _set(names: Iterable[str]) -> int:
    return mask(HEX[name] for name in names)


def _battle(s: Position, bit: int, told: Mapping[str, Any]) -> None:
    s.defends[SIDES.index(told["defender"])] |= bit
    s.fresh |= bit if told.get("fresh") else 0
    s.ordered |= bit if told.get("ordered") else 0
    s.fought |= bit if told.get("fought") else 0


def _known(s: Position, unit: int, told: Mapping[str, Any]) -> None:
    hex_ = HEX.get(told["at"], 0)
    s.where[unit] = hex_ or _OFF_MAP[told["at"]]
    s.strength[unit] = told["strength"]
    for mark in _MARKS:
        if mark in told:
            getattr(s, mark)[unit] = int(told[mark])
    for mark in _HEXES:
        if mark in told:
            getattr(s, mark)[unit] = HEX[told[mark]]
    if "way" in told:
        s.way[unit] = WAYS.index(told["way"])
    if "role" in told:
        s.role[unit] = ROLES.index(told["role"])
    if hex_:
        _stand(s, SIDE[unit], hex_, 1)


def _stand(s: Position, side: int, hex_: int, number: int) -> None:
    s.stack[side * N + hex_] += number
    s.there[side] |= 1 << hex_
