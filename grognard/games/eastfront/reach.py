"""6.1 to 6.33, 6.5: who may be moved, and where to: by land, by rail and by sea, out of battles and into them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grognard.board.areas import Net, mask, members
from grognard.games.eastfront import drop, invasion, rails, satellites, sea, units
from grognard.games.eastfront.ground import crowded, side_left, speed, stops, with_room
from grognard.games.eastfront.headquarters import commanded
from grognard.games.eastfront.hexes import LAND, NET, RAIL_NET, RAILS, STRAIT
from grognard.games.eastfront.position import Position, engaged, name, on_map, other, place, room_in, units_in
from grognard.games.eastfront.units import IS_HQ, IS_STATIC, IS_SUPREME, KIND, SIDE
from grognard.games.eastfront.words import CAVALRY, MOBILIZE, MOVEMENT
from grognard.kernel import Refused

MANY = 99  # more moves than anybody has
BY_LAND_NET = Net([members(near & ~STRAIT[hex_]) for hex_, near in enumerate(NET.near)])  # 1.39: without straits

# -- who may move --------------------------------------------------------------------------------------------


def is_able(s: Position, unit: int) -> Refused | None:
    """6.1: one's own, on the map, not moved yet; 5.41, 5.43, 14.6: no HQ that is or was active, none scattered."""
    if SIDE[unit] != s.active:
        return Refused("6.1", "not-yours")
    if not on_map(s, unit):
        return Refused("6.1", "not-on-the-map", unit=name(unit))
    if s.phase == MOBILIZE:
        return None
    if s.role[unit]:
        return Refused("5.41", "active-hq-stays", unit=name(unit))
    if s.shipped[unit]:
        return Refused("5.43" if IS_HQ[unit] else "6.53", "no-more-this-turn", unit=name(unit))
    if s.moved[unit]:
        return Refused("6.1", "moved-already", unit=name(unit))
    if s.rearguard[unit]:
        return Refused("6.41", "rearguard-waits", unit=name(unit))
    if s.scattered[unit]:
        return Refused("14.6", "scattered", unit=name(unit))
    return satellites.may_move(s, unit)


def is_commanded(s: Position, unit: int) -> bool:
    """5.3, 2.67: does an HQ other than the Supreme one command it?"""
    return not IS_STATIC[unit] and bool(commanded(s) >> s.where[unit] & 1)


def not_ordered(s: Position, unit: int) -> Refused | None:
    """5.3, 6.1, 6.52, 2.67: does anybody order it to move by land?"""
    if s.phase != MOVEMENT or s.supreme or is_commanded(s, unit):
        return None
    if IS_STATIC[unit]:
        return Refused("2.67", "static-needs-supreme", unit=name(unit))
    return Refused("5.3", "not-commanded", unit=name(unit))


def is_last(s: Position, unit: int) -> bool:
    """6.41: is none other there of those who were in the battle when the phase began?"""
    here = units_in(s, SIDE[unit], s.where[unit])
    return not any(u != unit and not s.moved[u] for u in here)


def may_move(s: Position, unit: int) -> Refused | None:
    """6.1, 6.41: may it be moved, and has it anywhere to go?"""
    no = is_able(s, unit)
    if no is not None:
        return no
    if engaged(s, unit) and is_last(s, unit):
        return Refused("6.41", "last-in-battle", unit=name(unit))
    if can_go(s, unit):
        return None
    no = not_ordered(s, unit)
    if no is not None:
        return no
    return Refused("6.32" if engaged(s, unit) else "6.1", "nowhere-to-go", unit=name(unit))


def can_go(s: Position, unit: int) -> bool:
    """6.1: is there any order that it can follow?"""
    return bool(
        _marches(s, unit) or rides(s, unit) or voyages(s, unit) or drops(s, unit) or landings(s, unit)
        or escapes(s, unit)
    )  # fmt: skip


def orders(s: Position, unit: int) -> tuple[tuple[str, Sequence[int]], ...]:
    """6.1, 6.5, 14.3, 15.4, 15.6: all the ways in which a unit can move now, and where to."""
    return (
        ("space", ends(s, unit)), ("rail", rides(s, unit)), ("sea", sorted(voyages(s, unit))),
        ("drop", drops(s, unit)), ("invade", landings(s, unit)), ("evacuate", escapes(s, unit)),
    )  # fmt: skip


# -- by land ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def _reach(start: int, steps: int, closed: int, halts: int, exits: int) -> tuple[int, int]:
    """6.1: the hexes that so many steps reach, and those from which a step is left.

    `closed` cannot be entered, `halts` end the move, and the first step leads into `exits`. Straits are
    crossed from the hex where the move begins, and end it (1.39).
    """
    if not steps:
        return 0, 0
    found = 0
    going = 1 << start
    springs = going
    for step in range(steps):
        edge = NET.around(going) if step == 0 else BY_LAND_NET.around(going)
        edge &= exits if step == 0 else ~closed
        edge &= ~closed & ~(1 << start)
        found |= edge
        going = edge & ~halts & ~springs
        if step == 0:
            going &= ~STRAIT[start]
        if step + 1 < steps:
            springs |= going
    return found, springs


def _closed(s: Position, unit: int) -> int:
    """6.31, 2.66: where it cannot pass: the enemy's units, and countries that are closed to it."""
    return s.there[other(SIDE[unit])] | ~satellites.open_to(s, unit)


def _halts(s: Position, unit: int) -> int:
    """2.24, 6.1: cavalry alone is not stopped by marsh and mountains."""
    return 0 if KIND[unit] == CAVALRY else stops(s)


def exits(s: Position, unit: int) -> int:
    """6.32, 6.33: out of a battle only into friendly hexes beside it, as far as the hexsides let it through."""
    start = s.where[unit]
    if not engaged(s, unit):
        return NET.near[start]
    side = SIDE[unit]
    free = NET.near[start] & s.friendly[side] & ~s.there[other(side)]
    return mask(hex_ for hex_ in members(free) if side_left(s, start, hex_) > 0)


def reach(s: Position, unit: int, through: int) -> tuple[int, int]:
    """6.1, 6.32: where it can go by land if its first step leads through these; from where it could engage."""
    found, springs = _reach(s.where[unit], speed(s, unit), _closed(s, unit), _halts(s, unit), through)
    return found, 0 if IS_HQ[unit] or engaged(s, unit) else springs


def ends(s: Position, unit: int) -> list[int]:
    """6.1, 6.21, 6.31: the hexes where a move by land can end, battles among them."""
    if not_ordered(s, unit) is not None:
        return []
    found, springs = reach(s, unit, exits(s, unit))
    found = with_room(s, SIDE[unit], found)
    if springs:
        found |= _battles(s, unit, springs)
    return members(found)


def _marches(s: Position, unit: int) -> bool:
    """6.1: can it go anywhere by land?"""
    if not_ordered(s, unit) is not None:
        return False
    first = exits(s, unit)
    if not first:
        return False
    found, springs = reach(s, unit, first)
    return bool(with_room(s, SIDE[unit], found) or (springs and _battles(s, unit, springs)))


def _battles(s: Position, unit: int, springs: int) -> int:
    """6.31, 6.33: the enemy's hexes that it can enter."""
    found = 0
    near = NET.around(springs) & s.there[other(SIDE[unit])] & satellites.open_to(s, unit)
    for hex_ in members(near):
        if room_in(s, SIDE[unit], hex_) > 0 and entries(s, unit, springs, hex_):
            found |= 1 << hex_
    return found


def entries(s: Position, unit: int, springs: int, hex_: int) -> list[int]:
    """6.33, 1.39: the hexes from which it can enter a battle."""
    return [
        near for near in members(springs & NET.near[hex_])
        if (near == s.where[unit] or not STRAIT[near] >> hex_ & 1) and side_left(s, near, hex_) > 0
    ]  # fmt: skip


def vias(s: Position, unit: int, hex_: int) -> list[int]:
    """6.32, 6.33: the hexes between which a player chooses on the way into a battle, or out of one."""
    if s.there[other(SIDE[unit])] >> hex_ & 1:
        return entries(s, unit, reach(s, unit, exits(s, unit))[1], hex_)
    if engaged(s, unit):
        return [first for first in members(exits(s, unit)) if reach(s, unit, 1 << first)[0] >> hex_ & 1]
    return []


def may_be_there(s: Position, unit: int, hex_: int) -> Refused | None:
    """2.66, S'41 4: is the country open to it?"""
    return satellites.may_be_in(s, unit, hex_)


def may_go_to(s: Position, unit: int, hex_: int) -> Refused | None:
    """6.1: may its move by land end there; and if not, why?"""
    if hex_ in ends(s, unit):
        return None
    if hex_ == s.where[unit]:
        return Refused("6.1", "already-there", space=place(hex_))
    no = not_ordered(s, unit) or may_be_there(s, unit, hex_)
    if no is not None:
        return no
    if not LAND >> hex_ & 1:
        return Refused("1.37", "no-land", space=place(hex_))
    if room_in(s, SIDE[unit], hex_) <= 0:
        return Refused("6.21", "no-room", space=place(hex_))
    return _why_not_there(s, unit, hex_)


def _why_not_there(s: Position, unit: int, hex_: int) -> Refused:
    start = s.where[unit]
    into_battle = bool(s.there[other(SIDE[unit])] >> hex_ & 1)
    if into_battle and IS_HQ[unit]:
        return Refused("5.1", "hq-never-engages", unit=name(unit))
    if into_battle and engaged(s, unit):
        return Refused("6.32", "no-engaging-again", space=place(hex_))
    if engaged(s, unit) and NET.near[start] >> hex_ & 1:
        if not s.friendly[SIDE[unit]] >> hex_ & 1:
            return Refused("6.32", "not-friendly", space=place(hex_))
        return Refused("6.33", "side-full", space=place(hex_))
    if into_battle and reach(s, unit, exits(s, unit))[1] & NET.near[hex_]:
        return Refused("6.33", "side-full", space=place(hex_))
    return Refused("6.1", "too-far", space=place(hex_), speed=speed(s, unit))


# -- by rail and by sea: 6.53 ----------------------------------------------------------------------------------


def strategic_moves(s: Position, unit: int) -> int:
    """6.53, 5.62: Strategic Moves for a unit. A Supreme HQ that mobilizes has one for nothing, and what is left."""
    if s.phase == MOVEMENT:
        return s.supreme
    return 1 + s.supreme if s.phase == MOBILIZE and IS_SUPREME[unit] else 0


def rides(s: Position, unit: int) -> list[int]:
    """9.21, 9.22: where it can go by rail."""
    return members(_rides_by(s, unit, _rail_exits(s, unit)))


def _rides_by(s: Position, unit: int, first: int) -> int:
    """9.22: the same, if the ride begins over one of these hexes; outside of the map it can always begin (9.5)."""
    moves = strategic_moves(s, unit)
    if not moves or not RAILS >> s.where[unit] & 1:
        return 0
    return rails.rail_hexes(s, SIDE[unit], s.where[unit], moves, first) & ~_barred(s, unit)


def ride_cost(s: Position, unit: int, hex_: int, via: int) -> int:
    """9.21: the moves that it takes, out of a battle by one of the ways there are."""
    first = 1 << via if via else _rail_exits(s, unit)
    return rails.rail_reach(s, SIDE[unit], s.where[unit], strategic_moves(s, unit), first)[hex_]


def _rail_exits(s: Position, unit: int) -> int:
    """9.22, 6.33: the first hexes of the line; out of a battle as far as the hexsides let it through."""
    start = s.where[unit]
    if not engaged(s, unit):
        return rails.EVERYWHERE
    return mask(hex_ for hex_ in members(RAIL_NET.near[start]) if side_left(s, start, hex_) > 0)


def rail_vias(s: Position, unit: int, hex_: int) -> list[int]:
    """9.22: the hexes by which it can ride out of a battle; none where no hexside is used (9.5)."""
    if not engaged(s, unit):
        return []
    outside = rails.rail_reach(s, SIDE[unit], s.where[unit], strategic_moves(s, unit), 0)
    if outside.get(hex_, MANY) <= ride_cost(s, unit, hex_, 0):
        return []
    return [first for first in members(_rail_exits(s, unit)) if _rides_by(s, unit, 1 << first) >> hex_ & 1]


def voyages(s: Position, unit: int) -> dict[int, int]:
    """15.2: where it can go by sea, and the moves that it takes."""
    moves = strategic_moves(s, unit)
    if not moves or not s.naval:
        return {}
    barred = _barred(s, unit)
    reached = sea.sea_reach(s, SIDE[unit], s.where[unit], moves)
    return {hex_: cost for hex_, cost in reached.items() if not barred >> hex_ & 1}


def _barred(s: Position, unit: int) -> int:
    """6.21, 6.53, 2.66: battles, hexes where there is no room, and closed countries."""
    side = SIDE[unit]
    return crowded(s, side) | s.there[other(side)] | ~satellites.open_to(s, unit) | 1 << s.where[unit]


def may_ride(s: Position, unit: int, hex_: int) -> Refused | None:
    """9.2, 6.53: may it go there by rail?"""
    if hex_ in rides(s, unit):
        return None
    return _no_strategic(s, unit, hex_) or Refused("9.21", "no-rail-there", space=place(hex_))


def may_sail(s: Position, unit: int, hex_: int) -> Refused | None:
    """15.2, 6.53: may it go there by sea?"""
    if hex_ in voyages(s, unit):
        return None
    if not s.naval:
        return Refused("15.2", "no-naval-rules")
    return _no_strategic(s, unit, hex_) or Refused("15.2", "no-sailing-there", space=place(hex_))


def _no_strategic(s: Position, unit: int, hex_: int) -> Refused | None:
    if not strategic_moves(s, unit):
        return Refused("6.53", "no-supreme-moves")
    if s.there[other(SIDE[unit])] >> hex_ & 1:
        return Refused("6.53", "no-strategic-engaging", space=place(hex_))
    if room_in(s, SIDE[unit], hex_) <= 0:
        return Refused("6.21", "no-room", space=place(hex_))
    return may_be_there(s, unit, hex_)


# -- by the orders of other HQs: 14.3, 15.4, 15.6 --------------------------------------------------------------


def drops(s: Position, unit: int) -> list[int]:
    """14.3: where paratroops can be dropped."""
    return [hex_ for hex_ in members(LAND) if drop.may_drop(s, unit, hex_) is None] if _may_jump(s, unit) else []


def _may_jump(s: Position, unit: int) -> bool:
    return unit == units.PARATROOP and drop.may_jump(s, unit) is None


def landings(s: Position, unit: int) -> tuple[int, ...]:
    """15.4: where it can invade by order of an invasion HQ in its port."""
    return invasion.targets(s, unit) if s.naval else ()


def escapes(s: Position, unit: int) -> tuple[int, ...]:
    """15.6: the ports to which it can be evacuated."""
    return invasion.evacuations(s, unit) if s.naval and s.phase == MOVEMENT else ()
