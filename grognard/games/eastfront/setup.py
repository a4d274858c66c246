"""3.2: the set-up. A side finds its forces drawn up in a sensible way, and changes what it likes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from grognard.board.areas import members
from grognard.games.eastfront import changes, units
from grognard.games.eastfront.control import fix_control
from grognard.games.eastfront.deployment import may_leave, may_stand, region, unmanned
from grognard.games.eastfront.drawing_up import draw_up
from grognard.games.eastfront.edelweiss import lay_out
from grognard.games.eastfront.forces import FREE, SETUPS, is_first_month, row_of, setup_of, spare
from grognard.games.eastfront.hexes import HOME, LAND
from grognard.games.eastfront.income import level
from grognard.games.eastfront.options import apply_options
from grognard.games.eastfront.phases import open_phase
from grognard.games.eastfront.position import AWAY, Position, go_on_fighting, lift, name, place, put
from grognard.games.eastfront.scenarios import SCENARIOS, calendar
from grognard.games.eastfront.units import KIND, MAX, MIN, OF_SIDE, SIDE
from grognard.games.eastfront.words import AXIS, FORTNIGHT, SIDES, SNOW, SOVIET
from grognard.kernel import Ask, Flow, Refused, procedure

DECEMBER = 12


def begin(scenario: str, options: Mapping[str, Any]) -> Position:
    """3.0, 3.2, S'42 1, W'41 4, S'42 4, W'42 4: the position before the set-up: the calendar, the rules that are
    played, who holds what, the first side.
    """
    return _begun(scenario, tuple(sorted(options.items()))).clone()


@cache
def _begun(scenario: str, options: tuple[tuple[str, Any], ...]) -> Position:
    """3.2: the same each time, so that it is drawn up once."""
    record = SCENARIOS[scenario]
    s = Position(scenario=scenario, month=record.month, fortnight=record.fortnight, active=record.first)
    apply_options(s, dict(options))
    if calendar(record.month)[1] == DECEMBER:
        s.weather = s.west = SNOW  # 12.1
    s.freed = s.fell = record.freed
    s.siege = int("siege-guns" in record.special)
    if scenario in SETUPS:
        s.held[:] = setup_of(s).land
        _before_the_first(s)
    else:
        s.held[SOVIET], s.held[AXIS] = HOME[SOVIET], LAND & ~HOME[SOVIET]
        lay_out(s)
    return s


def _before_the_first(s: Position) -> None:
    """3.21, W'42 1, W'44 2: who sets up first stands drawn up. In W'44 three satellites have given up, Army Group E is
    there.
    """
    if s.scenario == "W44":
        s.surrendered, s.group_e = 7, 1
    s.active = SCENARIOS[s.scenario].deploys
    s.friendly[:] = s.held
    s.base[:] = [0, 0]
    s.base[:] = [SCENARIOS[s.scenario].level[side] - level(s, side) for side in (AXIS, SOVIET)]  # 11.2, 11.31
    draw_up(s, s.active)


@procedure
def setup(s: Position) -> Flow[None]:
    """3.2: one change of the side that sets up, or its word that it is done."""
    side = s.active
    own = tuple(changes.in_the_forces(s, side))
    verb, unit = yield Ask(
        SIDES[side], "set-up", rule="3.24", pair=True, always=True,
        unit=changes.movable(s, side), stronger=changes.stronger(s, side, own), weaker=changes.weaker(s, side, own),
        swap=changes.swappable(s, side, own), done=may_end(s, side) is None,
        tests={
            "unit": (may_move, side), "stronger": (may_be_stronger, side), "weaker": (may_be_weaker, side),
            "swap": (may_swap, side), "done": (may_end, side),
        },
    )  # fmt: skip
    if verb == "done":
        finish(s, side)
    elif verb == "unit":
        yield from move(s, unit)
    elif verb == "swap":
        yield from swap(s, side, unit)
    else:
        s.strength[unit] += 1 if verb == "stronger" else -1
        _tell(s, "set-up-strength", unit, strength=s.strength[unit])


def _tell(s: Position, kind: str, unit: int, **args: Any) -> None:
    seat = SIDES[SIDE[unit]]
    s.report(kind, "3.24", side=seat, unit=name(unit), only=(seat,), **args)


@procedure
def move(s: Position, unit: int) -> Flow[None]:
    """3.24: a unit is set up somewhere else."""
    able = changes.places(s, unit)
    to = yield Ask(
        SIDES[SIDE[unit]], "set-up-where", rule="3.24", args={"unit": name(unit)}, space=able, done=True,
        tests={"space": (may_stand, unit)},
    )  # fmt: skip
    if to is not None:
        before = s.where[unit]
        lift(s, unit)
        put(s, unit, to)
        seat = SIDES[SIDE[unit]]
        s.report(
            "set-up-moved", "3.24", side=seat, secret={"unit": name(unit)}, to=(seat,),
            path=[place(before), place(to)],
        )  # fmt: skip


@procedure
def swap(s: Position, side: int, unit: int) -> Flow[None]:
    """3.22: another block of the same kind plays instead, in its place and with its strength."""
    able = tuple(u for u in OF_SIDE[side] if may_replace(s, side, unit, u) is None)
    other = yield Ask(
        SIDES[side], "swap-for", rule="3.24", args={"unit": name(unit)}, unit=able, done=True,
        tests={"unit": (may_replace, side, unit)},
    )  # fmt: skip
    if other is not None:
        exchange(s, unit, other)
        _tell(s, "swapped", unit, other=name(other))


def exchange(s: Position, unit: int, other: int) -> None:
    """3.22: two blocks change places, wherever these are."""
    for given in (s.strength, s.opposite):
        given[unit], given[other] = given[other], given[unit]
    here, there = s.where[unit], s.where[other]
    for each in (unit, other):
        lift(s, each)
    for each, to in ((unit, there), (other, here)):
        if to > 0:
            put(s, each, to)
        else:
            s.where[each] = to


# -- what is allowed --------------------------------------------------------------------------------------


def may_move(s: Position, side: int, unit: int) -> Refused | None:
    """3.24: an own unit on the map that may leave its hex and has another to go to."""
    if SIDE[unit] != side or s.where[unit] <= 0:
        return Refused("3.24", "not-set-up", unit=name(unit))
    no = may_leave(s, unit)
    if no is None and all(may_stand(s, unit, hex_) is not None for hex_ in members(region(s, unit))):
        return Refused("3.24", "no-other-place", unit=name(unit))
    return no


def _in_the_forces(s: Position, side: int, unit: int) -> Refused | None:
    """3.22: strength and identity are chosen in the rows of the scenario's forces alone."""
    if SIDE[unit] != side or (s.where[unit] <= 0 and s.where[unit] != AWAY):
        return Refused("3.24", "not-set-up", unit=name(unit))
    if row_of(s, unit) == FREE or is_first_month(s, unit):
        return Refused("3.22", "strength-is-fixed", unit=name(unit))
    return None


def may_be_stronger(s: Position, side: int, unit: int) -> Refused | None:
    """3.22: a step more, out of the combat value of its kind that is not yet given out."""
    no = _in_the_forces(s, side, unit)
    if no is not None:
        return no
    if s.strength[unit] >= MAX[unit]:
        return Refused("3.22", "full-strength", unit=name(unit))
    return None if spare(s, side, row_of(s, unit)) > 0 else Refused("3.22", "nothing-to-spare", unit=name(unit))


def may_be_weaker(s: Position, side: int, unit: int) -> Refused | None:
    """3.22: a step less; the posts of the scenario stay as strong as they have to be."""
    no = _in_the_forces(s, side, unit)
    if no is not None:
        return no
    if s.strength[unit] <= max(1, MIN[unit]):
        return Refused("3.22", "no-step-to-give", unit=name(unit))
    s.strength[unit] -= 1
    short = unmanned(s, side)
    s.strength[unit] += 1
    return Refused("3.24", "post-stays-strong", space=place(short)) if short else None


def may_swap(s: Position, side: int, unit: int) -> Refused | None:
    """3.22: a unit for which there is another of its kind."""
    no = _in_the_forces(s, side, unit)
    if no is not None:
        return no
    left_out = (other for other in OF_SIDE[side] if s.where[other] in changes.OUT and KIND[other] == KIND[unit])
    if any(may_replace(s, side, unit, other) is None for other in left_out):
        return None
    return Refused("3.22", "no-other-of-its-kind", unit=name(unit))


def may_replace(s: Position, side: int, unit: int, other: int) -> Refused | None:
    """3.22: one of the same kind that is left out, or stands off the map, and can be as strong."""
    if SIDE[other] != side or KIND[other] != KIND[unit] or row_of(s, other) != row_of(s, unit):
        return Refused("3.22", "another-kind", unit=name(other))
    if other == unit or s.where[other] not in changes.OUT or s.where[unit] == AWAY:
        return Refused("3.22", "not-left-out", unit=name(other))
    if units.IS_HQ[unit] or not MIN[other] <= s.strength[unit] <= MAX[other]:
        return Refused("3.22", "not-as-strong", unit=name(other))
    return None


def may_end(s: Position, side: int) -> Refused | None:
    """3.24: the whole front line and all posts are manned."""
    empty = unmanned(s, side)
    return Refused("3.24", "front-is-open", space=place(empty)) if empty else None


# -- the end ------------------------------------------------------------------------------------------------


def finish(s: Position, side: int) -> None:
    """3.21: the other side's set-up, or the beginning of play."""
    s.report("set-up-done", "3.21", side=SIDES[side])
    if side == SCENARIOS[s.scenario].deploys:
        s.active = 1 - side
        draw_up(s, s.active)
        return
    for hex_, defender in setup_of(s).battles:
        go_on_fighting(s, hex_, defender)
    fix_control(s)
    s.turn = 0
    open_phase(s, FORTNIGHT)
