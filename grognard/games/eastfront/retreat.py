"""6.4, 15.6: retreats: who leaves last is the rearguard, and goes under the fire of those who pursue."""

from __future__ import annotations

from typing import Any

from grognard.games.eastfront import invasion, units
from grognard.games.eastfront.fire import count, cover
from grognard.games.eastfront.ground import speed
from grognard.games.eastfront.invasion import ON_LAND, ON_SEA
from grognard.games.eastfront.march import march, pay, tell
from grognard.games.eastfront.phases import open_phase
from grognard.games.eastfront.position import (
    Position,
    engaged,
    hide,
    is_battle,
    name,
    on_map,
    other,
    place,
    units_in,
    weaken,
)
from grognard.games.eastfront.reach import ends, escapes, is_able, is_commanded, is_last, not_ordered
from grognard.games.eastfront.units import IS_HQ, SIDE
from grognard.games.eastfront.words import DOUBLE, SIDES, SINGLE, STRIKES
from grognard.kernel import Ask, Flow, Refused, Roll, procedure

# -- who stays behind ------------------------------------------------------------------------------------------


def may_be_rearguard(s: Position, unit: int) -> Refused | None:
    """6.41: the last unit that was in a battle when the phase began, if it is ordered to go and can."""
    no = is_able(s, unit)
    if no is not None:
        return no
    if not engaged(s, unit):
        return Refused("6.41", "not-in-a-battle", unit=name(unit))
    if not is_last(s, unit):
        return Refused("6.41", "not-the-last", unit=name(unit))
    if _ways_out(s, unit):
        return None
    return not_ordered(s, unit) or Refused("6.32", "no-way-out", unit=name(unit))


def _ways_out(s: Position, unit: int) -> tuple[str, ...]:
    """6.32, 15.6: by land, if somebody orders that, and by sea."""
    by_land = not_ordered(s, unit) is None and bool(ends(s, unit))
    ways = (("by-land", by_land), ("by-sea", bool(escapes(s, unit))))
    return tuple(verb for verb, is_open in ways if is_open)


@procedure
def leave_last(s: Position, unit: int) -> Flow[None]:
    """6.41: it is marked, and waits until all others have moved."""
    how = _ways_out(s, unit)
    buttons: dict[str, Any] = {"by-land": "by-land" in how, "by-sea": "by-sea" in how}
    verb = yield Ask(SIDES[s.active], "rearguard", rule="6.41", args={"unit": name(unit)}, **buttons)
    if verb == "by-land":
        if not is_commanded(s, unit):
            pay(s, unit, 1)
        stay_behind(s, unit, ON_LAND)
    else:
        stay_behind(s, unit, ON_SEA)


def stay_behind(s: Position, unit: int, how: int = ON_LAND) -> None:
    """6.41: it lies on top of the enemy's units: both know that somebody retreats from there."""
    s.rearguard[unit] = how
    tell(s, "rearguard", "6.41", unit, space=place(s.where[unit]))


# -- the pursuit -------------------------------------------------------------------------------------------------


@procedure
def pursuit(s: Position) -> Flow[None]:
    """6.41, 6.42: all others have moved: now the rearguards go, one by one."""
    waiting = tuple(u for u in units.OF_SIDE[s.active] if s.rearguard[u])
    if not waiting:
        open_phase(s, STRIKES)
        return
    unit = yield Ask(SIDES[s.active], "pursuit", rule="6.42", unit=waiting, tests={"unit": (may_go_last,)})
    yield from retreat(s, unit)


def may_go_last(s: Position, unit: int) -> Refused | None:
    """6.41: a rearguard."""
    return None if SIDE[unit] == s.active and s.rearguard[unit] else Refused("6.41", "no-rearguard")


@procedure
def retreat(s: Position, unit: int) -> Flow[None]:
    """6.41, 6.42, 15.6: Pursuit Fire, and who survives it moves. Who finds no way out any more stays, unharmed."""
    how, hex_ = s.rearguard[unit], s.where[unit]
    s.rearguard[unit] = 0
    if not (ends(s, unit) if how == ON_LAND else invasion.evacuations(s, unit)):
        tell(s, "stays", "6.32", unit, space=place(hex_))
        return
    yield from pursuit_fire(s, unit, how)
    if on_map(s, unit):
        if how == ON_LAND:
            yield from march(s, unit)
        else:
            yield from sail_away(s, unit)
    begin_anew(s, hex_)


@procedure
def sail_away(s: Position, unit: int) -> Flow[None]:
    """15.6: it is evacuated."""
    port = yield Ask(
        SIDES[s.active], "escape", rule="15.6", args={"unit": name(unit)}, evacuate=invasion.evacuations(s, unit),
        tests={"evacuate": (invasion.may_evacuate, unit)},
    )  # fmt: skip
    invasion.evacuate(s, unit, port)
    hide(s, unit)


@procedure
def pursuit_fire(s: Position, unit: int, how: int = ON_LAND) -> Flow[None]:
    """6.42: faster units hit it with 5 and 6, those of the same speed with 6; its cover helps as in combat."""
    hex_ = s.where[unit]
    hits = 0
    for needs, dice in pursuers(s, unit, how):
        rolled = yield Roll(dice, rule="6.42", purpose="pursuit", space=place(hex_), needs=needs)
        hits = hits + count(rolled, needs)
    for _ in range(hits // cover(s, SIDE[unit], hex_)):
        if on_map(s, unit):
            weaken(s, unit, "6.42")


def pursuers(s: Position, unit: int, how: int) -> tuple[tuple[int, int], ...]:
    """6.42: the dice that are rolled, by the face that hits; the slower ones and HQs do not fire."""
    hex_ = s.where[unit]
    pace = _pace(s, unit, how)
    dice = {DOUBLE: 0, SINGLE: 0}
    for enemy in units_in(s, other(SIDE[unit]), hex_):
        faster = speed(s, enemy) - pace
        if not IS_HQ[enemy] and faster >= 0:
            dice[DOUBLE if faster else SINGLE] += s.strength[enemy]
    return tuple((needs, number) for needs, number in dice.items() if number)


def _pace(s: Position, unit: int, how: int) -> int:
    """6.42, 15.5, 15.6: how fast it gets away."""
    return speed(s, unit) if how == ON_LAND else invasion.pace_of_evacuation(unit)


def begin_anew(s: Position, hex_: int) -> None:
    """6.41: where the old units have left and new ones have come, a new battle begins, and the enemy defends it."""
    if is_battle(s, hex_):
        s.defends[s.active] &= ~(1 << hex_)
        s.defends[other(s.active)] |= 1 << hex_
        s.fresh |= 1 << hex_
        s.report("battle-anew", "6.41", space=place(hex_), side=SIDES[s.active])
