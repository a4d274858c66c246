"""10.1, 10.8: the activation segment, and the command segment of every kind of impulse."""

from __future__ import annotations

from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.blocks import DIETL, IS_AIR, IS_FAST, IS_HQ, IS_LEADER, MANNERHEIM, SIDE
from grognard.games.leningrad41.impulse import end_impulse
from grognard.games.leningrad41.lines import dismantlable, dismantle, may_dismantle
from grognard.games.leningrad41.marat import move_the_marat
from grognard.games.leningrad41.movement import act, can_act, can_step, ends, halt, march
from grognard.games.leningrad41.orders import in_command, is_commanded
from grognard.games.leningrad41.position import (
    BOX,
    Position,
    contested,
    is_exhausted,
    name,
    on_map,
    place,
    reveal,
)  # fmt: skip
from grognard.games.leningrad41.words import (
    CLOSING,
    COMMAND,
    EXPLOIT,
    MARAT,
    PASS,
    SIDES,
    STRATEGIC,
    SUPPORT,
    TACTICAL,
)  # fmt: skip
from grognard.kernel import Ask, Flow, Refused, procedure

# -- 10.1: the activation segment ---------------------------------------------------------------------


def may_activate(s: Position, side: int, unit: int) -> Refused | None:
    """10.1, 10.5, 10.11: an own HQ, not isolated, that can be shown where no enemy is; air HQs after another."""
    if SIDE[unit] != side:
        return Refused("10.1", "not-yours")
    if not IS_HQ[unit]:
        return Refused("10.1", "not-an-hq", unit=name(unit))
    if unit == DIETL:
        return _may_activate_dietl(s)
    if not on_map(s, unit):
        return Refused("10.1", "not-on-map", unit=name(unit))
    if s.active_hq[unit]:
        return Refused("10.1", "already-active", unit=name(unit))
    if s.isolated[unit]:
        return Refused("9.1", "isolated", unit=name(unit))
    if is_exhausted(s, unit) and (IS_AIR[unit] or unit == MANNERHEIM):
        return Refused("10.5", "exhausted", unit=name(unit))
    if IS_AIR[unit] and not any(s.active_hq[u] for u in blocks.TACTICAL[side]):
        return Refused("10.11", "air-hq-first", unit=name(unit))
    if contested(s, s.where[unit]) and not ends(s, unit, march(s, unit, engage=False)):
        return Refused("10.1", "cannot-disengage", unit=name(unit))
    return None


def _may_activate_dietl(s: Position) -> Refused | None:
    """10.5, 10.10: Dietl in whatever box of his road he stands, while he has stars."""
    if s.where[DIETL] != BOX:
        return Refused("10.10", "not-on-map", unit=name(DIETL))
    if s.active_hq[DIETL]:
        return Refused("10.1", "already-active", unit=name(DIETL))
    if is_exhausted(s, DIETL):
        return Refused("10.5", "exhausted", unit=name(DIETL))
    return None


def may_go_tactical(s: Position, side: int) -> Refused | None:
    """10.0: a Tactical Impulse needs a tactical HQ that can be activated."""
    if any(may_activate(s, side, u) is None for u in blocks.TACTICAL[side]):
        return None
    return Refused("10.0", "no-hq-to-activate")


@procedure
def activation(s: Position) -> Flow[None]:
    """10.1: any number of HQs, at least one of them tactical; each moves, and is then revealed."""
    side = s.active
    able = tuple(u for u in blocks.HQS[side] if may_activate(s, side, u) is None)
    some = not able or any(s.active_hq[u] for u in blocks.TACTICAL[side])
    unit = yield Ask(  # 1.6: whether more HQs could be activated is not for the enemy to know
        SIDES[side], "activate", rule="10.1", unit=able, done=some, tests={"unit": (may_activate, side)}, always=True,
    )  # fmt: skip
    if unit is None:
        s.phase = MARAT if move_the_marat(s) else COMMAND
        return
    yield from activate(s, unit)


@procedure
def activate(s: Position, unit: int) -> Flow[None]:
    """10.1: the HQ moves as far as it can and likes, and then lies down for all to see."""
    if unit != DIETL:
        yield from act(s, unit, "activate-where")
        halt(s)
    s.active_hq[unit] = s.acted[unit] = 1
    reveal(s, unit)
    s.report("activated", "10.1", unit=name(unit), space=place(s.where[unit]), strength=s.strength[unit])


# -- 10.8: the command segment, of every kind of impulse ----------------------------------------------------


def may_command(s: Position, side: int, unit: int) -> Refused | None:
    """10.8, 10.9, 12.0, 11.0, 10.19: a block that may act in this impulse, and has something to do."""
    rule = _command_rule(s)
    if SIDE[unit] != side:
        return Refused(rule, "not-yours")
    if IS_LEADER[unit]:
        return Refused("4.2.4", "leader-stays", unit=name(unit))
    if unit == DIETL:
        return Refused("10.10", "dietl-stays")
    if not on_map(s, unit):
        return Refused(rule, "not-on-map", unit=name(unit))
    if s.isolated[unit]:
        return Refused("9.1", "isolated", unit=name(unit))
    if s.acted[unit] or s.active_hq[unit]:
        return Refused("10.8", "already-acted", unit=name(unit))
    if not s.left and (s.phase == EXPLOIT or s.impulse != TACTICAL):
        return Refused(rule, "no-actions-left")
    if s.phase == EXPLOIT and not IS_FAST[unit]:
        return Refused("10.19", "not-fast", unit=name(unit))
    if s.phase == EXPLOIT and contested(s, s.where[unit]):
        return Refused("10.19", "no-disengaging", unit=name(unit))
    if s.phase == COMMAND and s.impulse == TACTICAL and not is_commanded(s, unit):
        return Refused("10.3", "not-commanded", unit=name(unit))
    return can_act(s, unit)


def _command_rule(s: Position) -> str:
    if s.phase == EXPLOIT:
        return "10.19"
    return {TACTICAL: "10.8", STRATEGIC: "11.0", PASS: "12.0"}.get(s.impulse, "10.8")


def commandable(s: Position, side: int) -> tuple[int, ...]:
    """The blocks for which `may_command` finds nothing, looked for the short way."""
    acted, active, isolated, where = s.acted, s.active_hq, s.isolated, s.where
    free = [u for u in blocks.OF_SIDE[side] if where[u] > 0 and not (acted[u] or active[u] or isolated[u])]
    if s.phase == EXPLOIT:
        free = [u for u in free if IS_FAST[u] and not contested(s, where[u])] if s.left else []
    elif s.impulse == TACTICAL:
        free = in_command(s, side, free)
    elif not s.left:
        return ()
    return tuple([u for u in free if can_step(s, u) or can_act(s, u) is None])


@procedure
def command(s: Position) -> Flow[None]:
    """10.8, 10.9, 10.19, 11.0, 12.0: block after block moves or builds, until its player says that it is enough.

    1.6: the enemy is not to know whether more could act, nor how many; only the one block of a Pass is public.
    """
    side = s.active
    verb: str = "done"
    noun: Any = None
    if s.left or s.impulse != PASS:
        verb, noun = yield Ask(
            SIDES[side], "exploit" if s.phase == EXPLOIT else "command", rule=_command_rule(s),
            args={"left": s.left if s.impulse != TACTICAL or s.phase == EXPLOIT else -1},
            unit=commandable(s, side), dismantle=() if s.phase == EXPLOIT else dismantlable(s, side), done=True,
            tests={"unit": (may_command, side), "dismantle": (may_dismantle, side)}, pair=True, always=True,
        )  # fmt: skip
    if verb == "done":
        end_command(s)
        return
    if verb == "dismantle":
        dismantle(s, side, noun)
        return
    unit: int = noun
    yield from act(s, unit, "act")
    halt(s)
    s.acted[unit] = 1
    s.left = max(0, s.left - 1)


def end_command(s: Position) -> None:
    """6.0: after command, combat, with support in a Tactical Impulse; after a Pass or Exploitation, the end."""
    if s.phase == EXPLOIT:
        end_impulse(s)  # its isolation check came before (reading A26)
    elif s.impulse == PASS:
        s.phase = CLOSING
    else:
        s.phase = SUPPORT
