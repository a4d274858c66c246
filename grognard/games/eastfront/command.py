"""5.0: headquarters at work: activated and deployed, mobilized, deactivated. What they are worth: headquarters.py."""

from __future__ import annotations

from typing import Any

from grognard.board.areas import members
from grognard.games.eastfront import invasion, reach, retreat, units
from grognard.games.eastfront.ground import overstacked
from grognard.games.eastfront.headquarters import (
    NO_COMMAND,
    active_hqs,
    command_value,
    supreme_moves,
)
from grognard.games.eastfront.hexes import LINKS
from grognard.games.eastfront.march import march
from grognard.games.eastfront.phases import open_phase
from grognard.games.eastfront.position import (
    Position,
    engaged,
    lift,
    name,
    on_map,
    other,
    place,
    put,
    reveal,
    stand_up,
    units_in,
    weaken,
)
from grognard.games.eastfront.satellites import may_be_in
from grognard.games.eastfront.units import HQS, IS_HQ, IS_SUPREME, SIDE
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import (
    COMMANDING,
    DROPPING,
    IDLE,
    INVADING,
    MOVEMENT,
    MUD,
    PURSUIT,
    ROLES,
    SIDES,
    STRIKES,
    SUPPLY,
)
from grognard.kernel import Ask, Flow, Refused, procedure

# What an HQ can be activated as, by the button that says it: its role, and whether it is a Blitz HQ.
INVASION, INVASION_BLITZ, PARADROP, PARADROP_BLITZ = "invasion", "invasion-blitz", "paradrop", "paradrop-blitz"
ORDERS: dict[str, tuple[int, bool]] = {
    "space": (COMMANDING, False), "blitz": (COMMANDING, True),
    INVASION: (INVADING, False), INVASION_BLITZ: (INVADING, True),
    PARADROP: (DROPPING, False), PARADROP_BLITZ: (DROPPING, True),
}  # fmt: skip


# -- the command phase -------------------------------------------------------------------------------------


@procedure
def command(s: Position) -> Flow[None]:
    """4.41, 5.2: the active player activates HQs, one by one; nobody has to."""
    able = tuple(unit for unit in HQS[s.active] if may_activate(s, unit) is None)
    hq = yield Ask(
        SIDES[s.active], "command", rule="5.2", unit=able, done=True, always=True, tests={"unit": (may_activate,)}
    )
    if hq is None:
        open_phase(s, MOVEMENT if active_hqs(s) else STRIKES)
    else:
        yield from activate(s, hq)


def may_activate(s: Position, hq: int) -> Refused | None:
    """5.2, 5.8: an HQ of one's own, on the map, not yet active, that can command anything."""
    no = _of_mine(s, hq)
    if no is not None:
        return no
    if s.role[hq] != IDLE:
        return Refused("5.2", "already-active", unit=name(hq))
    if command_value(s, hq) == NO_COMMAND:
        return Refused("5.8", "no-command", unit=name(hq))
    return None


def _of_mine(s: Position, hq: int) -> Refused | None:
    if SIDE[hq] != s.active:
        return Refused("5.2", "not-yours")
    if not IS_HQ[hq]:
        return Refused("5.2", "no-hq", unit=name(hq))
    return None if on_map(s, hq) else Refused("5.2", "not-on-the-map", unit=name(hq))


@procedure
def activate(s: Position, hq: int) -> Flow[None]:
    """5.2, 5.21, 5.7, 14.2, 15.41: as what it is activated, and where: it may first deploy by one hex."""
    places = tuple(near for near in (s.where[hq], *LINKS[s.where[hq]]) if may_deploy(s, hq, near) is None)
    blitz = may_blitz(s, hq) is None
    answer = yield activation_ask(s, hq, places, blitz)
    hex_ = s.where[hq] if answer[1] is None else answer[1]
    role, is_blitz = ORDERS[answer[0]]
    begin_command(s, hq, role, is_blitz)
    if hex_ != s.where[hq]:
        yield from deploy(s, hq, hex_)
    if on_map(s, hq) and role == COMMANDING:
        s.supreme += supreme_moves(s, hq)


def activation_ask(s: Position, hq: int, places: tuple[int, ...], blitz: bool) -> Ask:
    """5.2: the ways in which an HQ can be activated."""
    buttons: dict[str, Any] = {
        INVASION: invasion.may_command(s, hq) is None, PARADROP: may_order_drop(s, hq) is None,
    }  # fmt: skip
    buttons[INVASION_BLITZ], buttons[PARADROP_BLITZ] = blitz and buttons[INVASION], blitz and buttons[PARADROP]
    return Ask(
        SIDES[s.active], "activate", rule="5.2", args={"unit": name(hq), "value": command_value(s, hq)},
        space=places, blitz=places if blitz else (), pair=True,
        tests={
            "space": (may_deploy, hq), "blitz": (may_deploy_in_blitz, hq),
            INVASION: (invasion.may_command, hq), INVASION_BLITZ: (may_blitz_in_invasion, hq),
            PARADROP: (may_order_drop, hq), PARADROP_BLITZ: (may_blitz_in_drop, hq),
        },
        **buttons,
    )  # fmt: skip


def may_deploy(s: Position, hq: int, hex_: int) -> Refused | None:
    """5.21, 12.22: it stays, or goes to a friendly hex beside it, not in mud and not into a battle."""
    start = s.where[hq]
    if hex_ == start:
        return None
    if hex_ not in LINKS[start]:
        return Refused("5.21", "one-hex", space=place(hex_))
    if weather_at(s, start) == MUD:
        return Refused("5.21", "no-deploying-in-mud")
    if s.there[other(s.active)] >> hex_ & 1:
        return Refused("5.21", "deploys-into-battle", space=place(hex_))
    if not s.friendly[s.active] >> hex_ & 1:
        return Refused("5.21", "not-friendly", space=place(hex_))
    return may_be_in(s, hq, hex_)


def may_blitz(s: Position, hq: int) -> Refused | None:
    """5.7: a Blitz HQ spends two steps, so it needs one to command with afterwards; Supreme HQs never blitz."""
    if IS_SUPREME[hq]:
        return Refused("5.7", "supreme-never-blitz")
    return None if s.strength[hq] else Refused("5.7", "blitz-needs-steps", unit=name(hq))


def may_deploy_in_blitz(s: Position, hq: int, hex_: int) -> Refused | None:
    """5.7, 5.21: both at once."""
    return may_blitz(s, hq) or may_deploy(s, hq, hex_)


def may_blitz_in_invasion(s: Position, hq: int) -> Refused | None:
    """15.41, 5.7: an invasion HQ in blitz commands a second invasion."""
    return may_blitz(s, hq) or invasion.may_command(s, hq)


def may_order_drop(s: Position, hq: int) -> Refused | None:
    """14.2: an HQ in the hex of the paratroops, who belong to its side."""
    if not s.paratroops:
        return Refused("14.2", "no-paratroop-rules")
    if SIDE[units.PARATROOP] != s.active or s.where[units.PARATROOP] != s.where[hq]:
        return Refused("14.2", "no-paratroops-here", unit=name(hq))
    return None


def may_blitz_in_drop(s: Position, hq: int) -> Refused | None:
    """14.2, 5.7: in blitz a paratroop HQ orders two drops, one in each phase."""
    return may_blitz(s, hq) or may_order_drop(s, hq)


def begin_command(s: Position, hq: int, role: int, is_blitz: bool) -> None:
    """5.2: it lies face up, with the marker of what it does."""
    s.role[hq], s.blitzes[hq] = role, int(is_blitz)
    reveal(s, hq)
    s.report(
        "activated", "5.7" if is_blitz else "5.2", unit=name(hq), space=place(s.where[hq]), strength=s.strength[hq],
        role=ROLES[role], blitz=is_blitz,
    )  # fmt: skip


@procedure
def deploy(s: Position, hq: int, hex_: int) -> Flow[None]:
    """5.21: one hex; out of a battle that it leaves to the enemy alone it goes under Pursuit Fire at once."""
    start = s.where[hq]
    if engaged(s, hq) and len(units_in(s, s.active, start)) == 1:
        yield from retreat.pursuit_fire(s, hq)
        if not on_map(s, hq):
            return
    lift(s, hq)
    put(s, hq, hex_)
    s.report("deployed", "5.21", unit=name(hq), path=[place(start), place(hex_)])


# -- mobilizing --------------------------------------------------------------------------------------------


@procedure
def mobilize(s: Position) -> Flow[None]:
    """5.4, 5.41, 5.62, 4.44: HQs that have commanded may be deactivated and then move; the others stay for combat."""
    able = tuple(unit for unit in HQS[s.active] if may_mobilize(s, unit) is None)
    last = tuple(unit for unit in HQS[s.active] if may_retreat(s, unit) is None)
    if not able and not last:
        open_phase(s, PURSUIT)
        return
    answer = yield Ask(
        SIDES[s.active], "mobilize", rule="5.41", unit=able, rearguard=last, done=may_stop(s) is None, pair=True,
        always=True, tests={"unit": (may_mobilize,), "rearguard": (may_retreat,), "done": (may_stop,)},
    )  # fmt: skip
    if answer[0] == "done":
        open_phase(s, PURSUIT)
        return
    deactivate(s, answer[1], "5.41")
    if answer[0] == "rearguard":
        retreat.stay_behind(s, answer[1])
    else:
        yield from march(s, answer[1])


def may_mobilize(s: Position, hq: int) -> Refused | None:
    """5.41, 5.7: an active HQ with a step to lose that has somewhere to go; a Blitz HQ only in the Blitz phase."""
    no = _may_stand_down(s, hq)
    if no is not None:
        return no
    if engaged(s, hq) and reach.is_last(s, hq):
        return Refused("6.41", "last-in-battle", unit=name(hq))
    return None if reach.can_go(s, hq) else Refused("5.41", "nowhere-to-go", unit=name(hq))


def may_retreat(s: Position, hq: int) -> Refused | None:
    """5.41, 6.41: an active HQ that is the last of its side in a battle is a rearguard if it goes."""
    return _may_stand_down(s, hq) or retreat.may_be_rearguard(s, hq)


def _may_stand_down(s: Position, hq: int) -> Refused | None:
    no = _of_mine(s, hq)
    if no is not None:
        return no
    if not s.role[hq]:
        return Refused("5.41", "hq-not-active", unit=name(hq))
    if s.blitzes[hq] and not s.blitz:
        return Refused("5.7", "blitz-stays", unit=name(hq))
    if invasion.is_awaited(s, hq):
        return Refused("15.6", "evacuates-first", unit=name(hq))
    return None if s.strength[hq] else Refused("5.43", "no-step-left", unit=name(hq))


def may_stop(s: Position) -> Refused | None:
    """6.22: not while an HQ that deployed stands in a crowd and could make room."""
    for hex_ in members(overstacked(s, s.active)):
        if any(may_mobilize(s, hq) is None for hq in units_in(s, s.active, hex_)):
            return Refused("6.22", "overstacked", space=place(hex_))
    return None


# -- deactivation --------------------------------------------------------------------------------------------


def deactivation(s: Position) -> None:
    """4.43, 4.45, 5.43, 5.7: after combat HQs lose a step and stand up; Blitz HQs command a second round first."""
    for hq in active_hqs(s):
        if s.blitzes[hq] and not s.blitz:
            weaken(s, hq, "5.7")
        else:
            deactivate(s, hq, "5.43")
    s.supreme = 0
    if not s.blitz and active_hqs(s):
        s.blitz = 1
        open_phase(s, MOVEMENT)
    else:
        open_phase(s, SUPPLY)


def deactivate(s: Position, hq: int, rule: str) -> None:
    """5.43: a step less, or lost; it commands no more and moves no more in this turn, except to mobilize."""
    s.report("deactivated", rule, unit=name(hq), space=place(s.where[hq]))
    weaken(s, hq, rule)
    s.role[hq] = s.blitzes[hq] = 0
    if on_map(s, hq):
        s.shipped[hq] = 1
        stand_up(s, hq)
