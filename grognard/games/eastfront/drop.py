"""14.0: paratroops: where they may drop, how they drop, and whether they join up."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.eastfront import units
from grognard.games.eastfront.control import fix_control
from grognard.games.eastfront.headquarters import air_range, command_value
from grognard.games.eastfront.hexes import LAND, MOUNTAINS, NET
from grognard.games.eastfront.position import (
    Position,
    battles,
    eliminate,
    engaged,
    hide,
    lift,
    name,
    on_map,
    place,
    put,
    room_in,
)  # fmt: skip
from grognard.games.eastfront.units import HQS, PARATROOP, SIDE
from grognard.games.eastfront.words import BY_AIR, DROPPING, MOVEMENT, SIDES
from grognard.kernel import Refused


def may_drop(s: Position, unit: int, hex_: int) -> Refused | None:
    """14.2, 14.3: paratroops with a drop HQ in their hex that has not ordered it yet; in its range, no mountains."""
    no = may_jump(s, unit)
    if no is not None:
        return no
    if MOUNTAINS >> hex_ & 1:
        return Refused("14.3", "no-drop-in-mountains", space=place(hex_))
    if not any(_range(s, hq) >> hex_ & 1 for hq in _orderers(s)):
        return Refused("14.3", "out-of-drop-range", space=place(hex_))
    return None if room_in(s, SIDE[unit], hex_) > 0 else Refused("6.21", "no-room", space=place(hex_))


def may_jump(s: Position, unit: int) -> Refused | None:
    """14.1, 2.64, 14.2, 14.6: who is no paratroop, has moved, fights, or is scattered does not jump."""
    if not s.paratroops or unit != PARATROOP:
        return Refused("14.1", "no-paratroops", unit=name(unit))
    if s.phase != MOVEMENT or not on_map(s, unit) or s.moved[unit] or s.shipped[unit] or s.scattered[unit]:
        return Refused("14.6", "cannot-jump-now", unit=name(unit))
    if engaged(s, unit):
        return Refused("6.32", "jumps-from-battle", unit=name(unit))
    return None if _orderers(s) else Refused("14.2", "no-drop-hq", unit=name(unit))


def _orderers(s: Position) -> list[int]:
    """14.2: the HQs in the hex of the paratroops that have a drop to order in this phase."""
    here = s.where[PARATROOP]
    return [hq for hq in HQS[s.active] if s.role[hq] == DROPPING and not s.spent[hq] and s.where[hq] == here]


def _range(s: Position, hq: int) -> int:
    """14.3: what a drop HQ reaches: its range in the air, twice that of a Supreme HQ."""
    if command_value(s, hq) < 0:
        return 0
    return air_range(s, hq) & LAND & ~(1 << s.where[hq])


def targets(s: Position) -> list[int]:
    """14.3: where the paratroops can drop just now."""
    if may_jump(s, PARATROOP) is not None:
        return []
    found = 0
    for hq in _orderers(s):
        found |= _range(s, hq)
    return [hex_ for hex_ in members(found) if may_drop(s, PARATROOP, hex_) is None]


def drop(s: Position, unit: int, hex_: int) -> None:
    """14.3, 14.4, 14.6: it comes down there, scattered; on enemies that stand alone it begins a battle."""
    start = s.where[unit]
    hq = next(each for each in _orderers(s) if _range(s, each) >> hex_ & 1)
    s.spent[hq] = s.moved[unit] = s.scattered[unit] = 1
    land(s, unit, hex_, BY_AIR)
    s.report(
        "dropped", "14.3", path=[place(start), place(hex_)], side=SIDES[SIDE[unit]], unit=name(unit), hq=name(hq),
    )  # fmt: skip


def land(s: Position, unit: int, hex_: int, way: int) -> None:
    """7.11, 7.15, 7.51: out of the air or the sea into a hex; where the enemy stands alone the battle is new."""
    enemies, own = s.there[1 - SIDE[unit]] >> hex_ & 1, s.there[SIDE[unit]] >> hex_ & 1
    start = s.where[unit]
    lift(s, unit)
    put(s, unit, hex_)
    hide(s, unit)
    if enemies:
        s.came[unit], s.way[unit] = start, way
        if not own:
            s.fresh |= 1 << hex_
            s.report("new-battle", "7.11", space=place(hex_), side=SIDES[SIDE[unit]])


# -- joining up --------------------------------------------------------------------------------------


def link_up(s: Position) -> None:
    """14.6: as their own Supply Phase begins the scattered join up, or are lost; then they hold land as others do."""
    unit = PARATROOP
    if not s.scattered[unit] or SIDE[unit] != s.active:
        return
    if not can_join_up(s, unit):
        eliminate(s, unit, "14.6")
        return
    s.scattered[unit] = 0
    s.report("joined-up", "14.6", space=place(s.where[unit]), unit=name(unit))
    fix_control(s)


def can_join_up(s: Position, unit: int) -> bool:
    """14.6: in a friendly hex, beside one without a battle, or in a battle with others who came by land."""
    hex_, side = s.where[unit], SIDE[unit]
    if s.friendly[side] >> hex_ & 1 or NET.near[hex_] & s.friendly[side] & ~battles(s):
        return True
    return any(s.where[other] == hex_ and other != unit and not s.scattered[other] for other in units.OF_SIDE[side])
