"""15.4, 15.5, 15.6: invasions and evacuations over the sea, and the Beachhead of the Coastal Army."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.eastfront import sea
from grognard.games.eastfront.drop import land
from grognard.games.eastfront.hexes import COAST, MARSHES, MOUNTAINS, PORT_SEAS, PORTS, SHOALS
from grognard.games.eastfront.position import (
    LANDED,
    NO_BEACHHEAD,
    READY,
    Position,
    hide,
    is_battle,
    lift,
    name,
    on_map,
    place,
    put,
    room_in,
)  # fmt: skip
from grognard.games.eastfront.satellites import may_be_in
from grognard.games.eastfront.units import COASTAL, HQS, IS_STATIC, KIND, OF_SIDE, SIDE
from grognard.games.eastfront.words import BY_SEA, INFANTRY, INVADING, MOVEMENT, SIDES, SOVIET
from grognard.kernel import Ask, Flow, Refused, procedure

EVACUATED, EVACUATED_COASTAL = 1, 2  # 15.6: the speed that counts under Pursuit Fire
BARRED = MARSHES | MOUNTAINS | SHOALS  # 15.41, 15.42: as they are printed, whatever the weather


ON_LAND, ON_SEA = 1, 2  # 6.41, 15.6: how a rearguard means to go


# -- invasions ---------------------------------------------------------------------------------------


def may_command(s: Position, hq: int) -> Refused | None:
    """15.41, 15.51: an HQ in a friendly port, no Beachhead, on a sea that its side controls."""
    if not s.naval:
        return Refused("15.41", "no-naval-rules")
    hex_, side = s.where[hq], SIDE[hq]
    if hex_ <= 0 or not PORTS & s.friendly[side] & 1 << hex_:
        return Refused("15.41", "not-in-a-port", unit=name(hq))
    if not any(sea.controls(s, side, each) for each in PORT_SEAS[hex_]):
        return Refused("15.1", "sea-is-closed", space=place(hex_))
    return None


def may_embark(s: Position, unit: int) -> Refused | None:
    """15.41: infantry that has not moved, out of battle, in the port of an invasion HQ with an order left."""
    if not s.naval:
        return Refused("15.41", "no-naval-rules")
    if s.phase != MOVEMENT:
        return Refused("15.41", "embarks-in-movement")
    if KIND[unit] != INFANTRY:
        return Refused("15.41", "only-infantry-invades", unit=name(unit))
    if s.moved[unit] or s.shipped[unit] or s.scattered[unit]:
        return Refused("6.1", "moved-already", unit=name(unit))
    if is_battle(s, s.where[unit]):
        return Refused("15.41", "embarks-from-battle", space=place(s.where[unit]))
    return None if invasion_hqs(s, s.where[unit]) else Refused("15.41", "no-invasion-hq", unit=name(unit))


def invasion_hqs(s: Position, hex_: int) -> list[int]:
    """15.41: the invasion HQs in a hex that have not yet given the one order of this phase."""
    return [hq for hq in HQS[s.active] if s.where[hq] == hex_ and s.role[hq] == INVADING and not s.spent[hq]]


def may_invade(s: Position, unit: int, hex_: int) -> Refused | None:
    """15.4, 15.41, 15.42, 1.37: any coast of the port's seas that can be landed on; one unit for each defended one."""
    no = may_embark(s, unit)
    if no is not None:
        return no
    if not _shores(s, s.where[unit]) >> hex_ & 1 or hex_ == s.where[unit]:
        return Refused("15.41", "not-on-these-seas", space=place(hex_))
    if BARRED >> hex_ & 1:
        return Refused("15.42", "no-landing-there", space=place(hex_))
    if s.invaded >> hex_ & 1 and s.there[1 - SIDE[unit]] >> hex_ & 1:
        return Refused("15.42", "one-invader", space=place(hex_))
    if room_in(s, SIDE[unit], hex_) <= 0:
        return Refused("6.21", "no-room", space=place(hex_))
    return may_be_in(s, unit, hex_)


def _shores(s: Position, port: int) -> int:
    """15.41: the coasts of the controlled seas of a port."""
    found = 0
    for each in PORT_SEAS[port]:
        if sea.controls(s, s.active, each):
            found |= sea.coast_of(each)
    return found


def targets(s: Position, unit: int) -> tuple[int, ...]:
    """15.41: where a unit can invade just now."""
    if may_embark(s, unit) is not None:
        return ()
    return tuple(hex_ for hex_ in members(_shores(s, s.where[unit])) if may_invade(s, unit, hex_) is None)


def invade(s: Position, unit: int, hex_: int) -> None:
    """15.4, 15.43: ashore; where the enemy stands alone a Naval Assault begins."""
    start, hidden = s.where[unit], not s.shown[unit]
    hq = invasion_hqs(s, start)[0]
    s.spent[hq] = s.moved[unit] = 1
    s.invaded |= 1 << hex_
    land(s, unit, hex_, BY_SEA)
    if SIDE[unit] == SOVIET:
        s.beaches |= 1 << hex_
    if unit == COASTAL:
        s.landed = hex_
    to = (SIDES[SIDE[unit]],) if hidden else SIDES
    s.report(
        "invaded", "15.4", path=[place(start), place(hex_)], side=SIDES[SIDE[unit]], hq=name(hq),
        secret={"unit": name(unit)}, to=to,
    )  # fmt: skip


# -- evacuations -------------------------------------------------------------------------------------


def may_evacuate(s: Position, unit: int, port: int) -> Refused | None:
    """15.6, 2.67: from any coast to a friendly port without a battle, on one sea, if an invasion HQ there orders it."""
    if not s.naval:
        return Refused("15.41", "no-naval-rules")
    start = s.where[unit]
    if s.moved[unit] or s.shipped[unit] or s.scattered[unit]:
        return Refused("6.1", "moved-already", unit=name(unit))
    if IS_STATIC[unit]:
        return Refused("2.67", "static-needs-supreme", unit=name(unit))
    if port == start or not invasion_hqs(s, port):
        return Refused("15.6", "no-invasion-hq-there", space=place(port))
    if is_battle(s, port) or not PORTS & s.friendly[SIDE[unit]] & 1 << port:
        return Refused("15.6", "not-a-quiet-port", space=place(port))
    if not any(each in COAST[start] and sea.controls(s, SIDE[unit], each) for each in PORT_SEAS[port]):
        return Refused("15.6", "not-on-these-seas", space=place(port))
    if room_in(s, SIDE[unit], port) <= 0:
        return Refused("6.21", "no-room", space=place(port))
    return may_be_in(s, unit, port)


def evacuations(s: Position, unit: int) -> tuple[int, ...]:
    """15.6: the ports to which a unit can be evacuated just now."""
    if not s.naval or not on_map(s, unit) or not COAST[s.where[unit]]:
        return ()
    ports = sorted({s.where[hq] for hq in HQS[s.active] if s.role[hq] == INVADING and not s.spent[hq]})
    return tuple(port for port in ports if may_evacuate(s, unit, port) is None)


def evacuate(s: Position, unit: int, port: int) -> None:
    """15.6: over the sea to the port of the HQ that orders it."""
    start, hidden = s.where[unit], not s.shown[unit]
    hq = invasion_hqs(s, port)[0]
    s.spent[hq] = s.moved[unit] = 1
    lift(s, unit)
    put(s, unit, port)
    hide(s, unit)
    s.report(
        "evacuated", "15.6", path=[place(start), place(port)], side=SIDES[SIDE[unit]], hq=name(hq),
        secret={"unit": name(unit)}, to=(SIDES[SIDE[unit]],) if hidden else SIDES,
    )  # fmt: skip


def is_awaited(s: Position, hq: int) -> bool:
    """15.6, 6.41: does a rearguard count on this invasion HQ, and on no other, to take it off?"""
    if s.role[hq] != INVADING or s.spent[hq]:
        return False
    waiting = (unit for unit in OF_SIDE[SIDE[hq]] if s.rearguard[unit] == ON_SEA)
    return any(evacuations(s, unit) == (s.where[hq],) and len(invasion_hqs(s, s.where[hq])) == 1 for unit in waiting)


def pace_of_evacuation(unit: int) -> int:
    """15.6, 15.5: how fast a unit counts as under Pursuit Fire when it leaves over the sea."""
    return EVACUATED_COASTAL if unit == COASTAL else EVACUATED


# -- the Beachhead -----------------------------------------------------------------------------------


def may_lay_beachhead(s: Position) -> Refused | None:
    """15.51: a Beachhead that is ready, where the Coastal Army came ashore and still is."""
    if not s.naval or s.active != SOVIET:
        return Refused("15.51", "no-naval-rules")
    if s.beachhead_is != READY:
        return Refused("15.51", "beachhead-not-ready")
    if not s.landed or s.where[COASTAL] != s.landed:
        return Refused("15.51", "coastal-not-ashore", unit=name(COASTAL))
    return None


@procedure
def lay_beachhead(s: Position) -> Flow[None]:
    """15.51: in any Soviet Supply Phase while the Coastal Army stays where it landed.

    The Soviets are asked as soon as anybody of theirs has landed: the enemy must not learn who it was from the silence.
    """
    s.beaches &= s.there[SOVIET]
    if s.where[COASTAL] != s.landed:
        s.landed = 0
    if not s.beaches or s.active != SOVIET or s.beachhead_is != READY:
        return
    answer = yield Ask(
        SIDES[SOVIET], "beachhead", rule="15.51", lay=may_lay_beachhead(s) is None, done=True, always=True,
        tests={"lay": (may_lay_beachhead,)},
    )  # fmt: skip
    if answer == "lay":
        s.beachhead, s.beachhead_is = s.landed, LANDED
        s.report("beachhead", "15.51", space=place(s.beachhead))


def look(s: Position) -> None:
    """15.51: a Beachhead with enemies on it and no friend left is lost."""
    here = 1 << s.beachhead
    if s.beachhead_is == LANDED and s.there[1 - SOVIET] & here and not s.there[SOVIET] & here:
        s.report("beachhead-lost", "15.51", space=place(s.beachhead))
        s.beachhead, s.beachhead_is = 0, NO_BEACHHEAD
