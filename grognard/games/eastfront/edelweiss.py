"""Edelweiss, the tutorial: a few units in the south, from July II 1942 to the end of the summer, without a set-up."""

from __future__ import annotations

from typing import Any

from grognard.board.areas import mask
from grognard.games.eastfront.control import fix_control
from grognard.games.eastfront.data import table
from grognard.games.eastfront.forces import SETUPS
from grognard.games.eastfront.hexes import HEX, LAND
from grognard.games.eastfront.income import level
from grognard.games.eastfront.position import ASIDE, LOST, Position, go_on_fighting, put
from grognard.games.eastfront.scenarios import SCENARIOS
from grognard.games.eastfront.units import UNIT
from grognard.games.eastfront.words import AXIS, COMMAND, SIDES, SOVIET

_DATA: dict[str, Any] = table("edelweiss.toml")
LETTERS: dict[str, int] = {letter: UNIT[told["unit"]] for letter, told in _DATA["units"].items()}


def lay_out(s: Position) -> None:
    """Edelweiss 1: who stands where, and whose Stalingrad is. What the rest of the map produces is in the base."""
    s.held[AXIS] = SETUPS["S42"].land[AXIS] | mask(HEX[name] for name in _DATA["axis"])
    s.held[SOVIET] = LAND & ~s.held[AXIS]
    s.where[:] = [ASIDE] * len(s.where)
    for told in _DATA["units"].values():
        unit = UNIT[told["unit"]]
        s.strength[unit] = told["strength"]
        if told["at"]:
            put(s, unit, HEX[told["at"]])
        else:
            s.where[unit] = LOST
    for name, side in _DATA["battles"]:
        go_on_fighting(s, HEX[name], SIDES.index(side))
    fix_control(s)
    s.news.clear()
    s.base[:] = [0, 0]
    s.base[:] = [SCENARIOS[s.scenario].level[side] - level(s, side) for side in (AXIS, SOVIET)]
    s.phase = COMMAND
