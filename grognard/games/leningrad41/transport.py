"""14.1, 14.2, 14.8: by rail, by sea, and the 1st Tank Division's way to Murmansk."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.leningrad41.areas import PORTS, RAIL_NET
from grognard.games.leningrad41.blocks import FIRST_TANKS, IS_FAST, IS_LEADER, MANNERHEIM, SIDE, TACTICAL
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.orders import commanded_by
from grognard.games.leningrad41.position import (
    MURMANSK,
    Position,
    faction,
    held,
    holds,
    name,
    place,
    room_for,
    send,
    settle,
)  # fmt: skip
from grognard.games.leningrad41.supply import baltic_holder
from grognard.games.leningrad41.words import COMMAND, PASS, SIDES, STRATEGIC
from grognard.games.leningrad41.words import TACTICAL as TACTICAL_IMPULSE
from grognard.kernel import Refused

TRANSPORTS: int = table("tables.toml")["baltic"]["transports"]


def may_ride(s: Position, unit: int) -> Refused | None:
    """14.1: by rail in a Pass or a Strategic Impulse, from an own quiet area; who cannot leave his place does not."""
    if not s.rail:
        return Refused("14.1", "option-not-played")
    if s.phase != COMMAND or s.impulse not in (PASS, STRATEGIC):
        return Refused("14.1", "rail-not-now")
    if unit == MANNERHEIM or IS_LEADER[unit]:
        return Refused("10.7", "mannerheim-stays")
    if not holds(s, SIDE[unit], s.where[unit]):
        return Refused("14.1", "rail-from-quiet", space=place(s.where[unit]))
    return None


def may_go_by_rail(s: Position, unit: int, area: int) -> Refused | None:
    """14.1: any distance, through and to own quiet areas, not over the island arrows."""
    no = may_ride(s, unit)
    if no is not None:
        return no
    if area == s.where[unit]:
        return Refused("10.9", "already-there", space=place(area))
    if not _rails(s, unit) >> area & 1:
        return Refused("14.1", "no-rail", space=place(area))
    return None if room_for(s, unit, area) else Refused("2.9", "full", space=place(area))


def _rails(s: Position, unit: int) -> int:
    free = held(s, SIDE[unit])
    return RAIL_NET.connected(1 << s.where[unit] & free, free)


def rail_ends(s: Position, unit: int) -> tuple[int, ...]:
    if not s.rail or may_ride(s, unit) is not None:
        return ()
    found = _rails(s, unit) & ~(1 << s.where[unit])
    return tuple(area for area in members(found) if room_for(s, unit, area))


def may_embark(s: Position, unit: int) -> Refused | None:
    """14.2: one slow block an impulse, for who controls the Baltic, from an own quiet port."""
    side, area = SIDE[unit], s.where[unit]
    if not s.baltic:
        return Refused("14.2", "option-not-played")
    if s.phase != COMMAND or unit == MANNERHEIM or IS_LEADER[unit]:
        return Refused("14.2", "sea-not-now")
    if baltic_holder(s) != side:
        return Refused("14.2", "baltic-not-yours")
    if IS_FAST[unit]:
        return Refused("14.2", "too-heavy-for-ships", unit=name(unit))
    if s.sea >= TRANSPORTS:
        return Refused("14.2", "sea-used")
    if not PORTS >> area & 1 or not holds(s, side, area):
        return Refused("14.2", "not-a-quiet-port", space=place(area))
    if s.impulse == TACTICAL_IMPULSE and not _ordered_from_a_port(s, unit):
        return Refused("14.2", "hq-not-in-port")
    return None


def _ordered_from_a_port(s: Position, unit: int) -> bool:
    return any(
        s.active_hq[hq] and s.where[hq] > 0 and PORTS >> s.where[hq] & 1 and commanded_by(s, hq, unit)
        for hq in TACTICAL[SIDE[unit]]
    )


def may_go_by_sea(s: Position, unit: int, area: int) -> Refused | None:
    """14.2: to another own quiet port with room."""
    no = may_embark(s, unit)
    if no is not None:
        return no
    if area == s.where[unit]:
        return Refused("10.9", "already-there", space=place(area))
    if not PORTS >> area & 1 or not holds(s, SIDE[unit], area):
        return Refused("14.2", "not-a-quiet-port", space=place(area))
    return None if room_for(s, unit, area) else Refused("2.9", "full", space=place(area))


def sea_ends(s: Position, unit: int) -> tuple[int, ...]:
    if not s.baltic or may_embark(s, unit) is not None:
        return ()
    return tuple(area for area in members(PORTS) if may_go_by_sea(s, unit, area) is None)


def may_go_to_murmansk(s: Position, unit: int) -> Refused | None:
    """14.8: the 1st Tank Division, in a Pass or a Strategic Impulse, from an own quiet area, while Murmansk stands."""
    if not s.first_tanks:
        return Refused("14.8", "option-not-played")
    if unit != FIRST_TANKS or s.phase != COMMAND or s.impulse not in (PASS, STRATEGIC):
        return Refused("14.8", "murmansk-not-now")
    if s.murmansk:
        return Refused("14.8", "murmansk-fallen")
    if not holds(s, SIDE[unit], s.where[unit]):
        return Refused("14.8", "rail-from-quiet", space=place(s.where[unit]))
    return None


def go_to_murmansk(s: Position, unit: int) -> None:
    """14.8: it goes to Murmansk, and stays there."""
    before = s.where[unit]
    strength = s.strength[unit]
    send(s, unit, MURMANSK)
    s.strength[unit] = strength
    s.report(
        "to-murmansk",
        "14.8",
        side=SIDES[SIDE[unit]],
        unit=name(unit),
        faction=faction(unit),
        space=place(before),
    )
    settle(s, before)
