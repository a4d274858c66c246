"""A view as a position of the rules: who controls what, who stands where, all that the seat knows and no more.

The rules' own functions (marches, ranges, supply) then work on it, and no rule is written twice. Blocks whose
faces the seat does not see count in the stacks of their areas, and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from grognard.board.areas import mask
from grognard.games.leningrad41.areas import AREA, N
from grognard.games.leningrad41.blocks import IS_STUKA, SIDE, UNIT
from grognard.games.leningrad41.combat import STAGES
from grognard.games.leningrad41.murmansk import BOXES
from grognard.games.leningrad41.options import apply_options
from grognard.games.leningrad41.position import PLACES, Position
from grognard.games.leningrad41.words import FACTIONS, IMPULSES, PHASES, SIDES, WEATHERS

_OFF_MAP = {name: place for place, name in PLACES.items()}
_BOMBER = {"ready": 0, "aborted": 1, "destroyed": 2}
_SHIP = {"whole": 0, "damaged": 1, "sunk": 2}


def ground(view: Mapping[str, Any]) -> Position:
    """The position as far as the view tells it."""
    s = _calendar(view)
    _areas(s, view)
    _known_blocks(s, view)
    for side, standing in view["upright"].items():
        for code, told in standing.items():
            _stand(s, SIDES.index(side), AREA[code], sum(told.get(wood, 0) for wood in FACTIONS))
    return s


def _calendar(view: Mapping[str, Any]) -> Position:
    s = Position(scenario=view["scenario"])
    apply_options(s, view["options"])
    s.turn, s.phase, s.weather = view["turn"], PHASES.index(view["phase"]), WEATHERS.index(view["weather"])
    s.impulse, s.passes, s.forecast = IMPULSES.index(view["impulse"]), view["passes"], view["forecast"]
    s.active, s.disc = SIDES.index(view["active"]), SIDES.index(view["disc"])
    s.disc_used = [view["disc_used"][side] for side in SIDES]
    s.road = view["road"]
    s.murmansk = int(view["murmansk"] == "axis" and s.road == BOXES)
    if view["marat"]:
        s.ship = _SHIP[view["marat"]["state"]]
        s.marat_area = AREA.get(view["marat"]["area"] or "", 0)
    s.sea = view["sea"]
    if view["battle"]:
        _battle(s, view["battle"])
    return s


def _battle(s: Position, told: Mapping[str, Any]) -> None:
    s.battle, s.stage = AREA[told["space"]], STAGES.index(told["stage"])
    s.fired, s.shield, s.due = told["fired"], told["cover"], told["hits"]


def _set(codes: Iterable[str]) -> int:
    return mask(AREA[code] for code in codes)


def _areas(s: Position, view: Mapping[str, Any]) -> None:
    for side, name in enumerate(SIDES):
        s.owned[side] = _set(view["control"][name])
        s.lines[side] = s.there[side] = _set(view["lines"][name])
    s.fresh, s.fought, s.cut_lines = _set(view["new_battles"]), _set(view["fought"]), _set(view["cut_lines"])
    s.was_contested = _set(view["contested_before"])
    for name, area in view["artillery"]:
        s.barrage[UNIT[name]] = AREA[area]
    for number, (state, area) in enumerate(view["bombers"].values()):
        s.bomber[number] = _BOMBER[state]
        s.mission[number] = AREA[area] if area else 0
    if view["marat"]:
        _special_bombs(s, view["marat"]["bombs"])


def _special_bombs(s: Position, number: int) -> None:
    """14.3: Stukas are alike: which of those over the Marat's battle carry the bombs does not matter."""
    for bomber, area in enumerate(s.mission):
        if number and IS_STUKA[bomber] and area and area == s.marat_area:
            s.bombs |= 1 << bomber
            number -= 1


def _known_blocks(s: Position, view: Mapping[str, Any]) -> None:
    for name, told in view["units"].items():
        unit = UNIT[name]
        area = s.where[unit] = _place(told["at"])
        s.strength[unit] = told["strength"]
        if len(told) > 2:
            _marks(s, unit, told)
        if "spent" in told:
            s.marching, s.spent = unit, told["spent"]
        if area > 0:
            _stand(s, SIDE[unit], area, 1)


def _stand(s: Position, side: int, area: int, number: int) -> None:
    s.stack[side * N + area] += number
    s.there[side] |= 1 << area


def _place(code: str) -> int:
    area = AREA.get(code)
    return _OFF_MAP[code] if area is None else area


def _marks(s: Position, unit: int, told: Mapping[str, Any]) -> None:
    s.shown[unit] = int("shown" in told)
    s.isolated[unit] = int("isolated" in told)
    s.acted[unit] = int("acted" in told)
    s.active_hq[unit] = int("active_hq" in told)
    s.crossed[unit] = int("crossed" in told)
    s.cleared[unit] = int("cleared" in told)
