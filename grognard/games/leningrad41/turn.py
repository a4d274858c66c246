"""3.0, 6.0, 12.0, 13.0: the turn. The match as a loop over phases, each of which asks once and returns."""

from __future__ import annotations

from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.blitz import blitz
from grognard.games.leningrad41.combat import combat
from grognard.games.leningrad41.command import activation, command, may_go_tactical
from grognard.games.leningrad41.impulse import end_impulse, has_disc, spend_disc
from grognard.games.leningrad41.lines import dismantlable, dismantle, may_dismantle
from grognard.games.leningrad41.logistics import (
    logistics,
    logistics_value,
    open_reinforcements,
    reinforce,
    replace,
    restore,
)  # fmt: skip
from grognard.games.leningrad41.losses import destroy
from grognard.games.leningrad41.marat import marat, move_the_marat
from grognard.games.leningrad41.position import (
    ABORTED,
    DESTROYED,
    POOL,
    READY,
    WAITING,
    Position,
    hide,
    is_exhausted,
    name,
    place,
    settle,
    weaken,
)  # fmt: skip
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.setup import setup
from grognard.games.leningrad41.supply import check_isolation, check_supply
from grognard.games.leningrad41.support import support
from grognard.games.leningrad41.typhoon import typhoon
from grognard.games.leningrad41.victory import at_the_end, watch
from grognard.games.leningrad41.weather import EXPLOITATION as WEATHER_LETS_EXPLOIT
from grognard.games.leningrad41.weather import check_weather
from grognard.games.leningrad41.words import (
    ACTIVATION,
    AXIS,
    BLITZ,
    BLITZ_COMBAT,
    BLITZ_SUPPORT,
    CHOICE,
    CLOSING,
    COMBAT,
    COMMAND,
    DEACTIVATION,
    EXPLOIT,
    EXPLOITATION,
    FINAL,
    IMPULSES,
    LOGISTICS,
    MARAT,
    MONTHS,
    NONE,
    NOVEMBER,
    OPENING,
    PASS,
    REINFORCE,
    REINFORCEMENT,
    REPLACE,
    RESTORE,
    SEPTEMBER,
    SETUP,
    SIDES,
    SOVIET,
    STRATEGIC,
    SUPPORT,
    TACTICAL,
)  # fmt: skip
from grognard.kernel import Ask, Flow, Refused, procedure


@procedure
def war(s: Position) -> Flow[None]:
    """6.0: phase after phase, until the match ends."""
    while True:
        if s.phase == COMMAND or s.phase == EXPLOIT:
            yield from command(s)
        elif s.phase == COMBAT or s.phase == BLITZ_COMBAT:
            yield from combat(s)
        elif s.phase == CHOICE:
            yield from choice(s)
        elif s.phase == ACTIVATION:
            yield from activation(s)
        elif s.phase == SUPPORT or s.phase == BLITZ_SUPPORT:
            yield from support(s)
        elif s.phase == BLITZ:
            yield from blitz(s)
        elif s.phase == OPENING:
            yield from opening(s)
        elif s.phase == MARAT:
            yield from marat(s)
        elif s.phase == DEACTIVATION:
            deactivate(s)
        elif s.phase == CLOSING:
            close(s)
        elif s.phase == EXPLOITATION:
            yield from exploitation(s)
        elif s.phase == LOGISTICS:
            yield from logistics(s)
        elif s.phase == RESTORE:
            yield from restore(s)
        elif s.phase == REPLACE:
            yield from replace(s)
        elif s.phase == REINFORCE:
            yield from reinforce(s)
        elif s.phase == FINAL:
            final_phase(s)
        elif s.phase == SETUP:
            yield from setup(s)


# -- the impulse: opening and choice ---------------------------------------------------------------


@procedure
def opening(s: Position) -> Flow[None]:
    """6.0, 9.1: a new impulse: Typhoon (14.6), the weather (8.1), and the supply check."""
    fresh_impulse(s)
    yield from typhoon(s)
    yield from check_weather(s)
    check_supply(s, s.active)
    s.phase = CHOICE


def fresh_impulse(s: Position) -> None:
    """3.0: nobody has acted; what is contested now was contested before. 10.15.3: aborted bombers are back."""
    s.impulse, s.left, s.sea, s.fresh, s.fought, s.dietl_rolled, s.bombs = NONE, 0, 0, 0, 0, 0, 0
    s.was_contested = s.there[AXIS] & s.there[SOVIET]
    for marks in (s.acted, s.crossed, s.cleared, s.barrage):
        marks[:] = [0] * len(marks)
    s.mission[:] = [0] * len(s.mission)
    if s.active == AXIS:
        s.bomber[:] = [READY if b == ABORTED else b for b in s.bomber]
    s.report("impulse", "6.0", side=SIDES[s.active], month=MONTHS[s.turn])


@procedure
def choice(s: Position) -> Flow[None]:
    """3.0, 6.0: a Tactical Impulse, a Strategic one for the Initiative Disc (3.2.1), or Pass."""
    side = s.active
    answer = yield impulse_ask(s, side)
    if answer[0] == "dismantle":
        dismantle(s, side, answer[1])
        return
    begin_impulse(s, answer[0])


def impulse_ask(s: Position, side: int) -> Ask:
    """3.0, 6.0: the impulses that are open to a side."""
    buttons: dict[str, Any] = {
        "tactical": may_go_tactical(s, side) is None, "strategic": may_go_strategic(s, side) is None,
        "reinforce": may_call_reinforcements(s, side) is None, "pass": True,
    }  # fmt: skip
    return Ask(
        SIDES[side], "impulse", rule="6.0", dismantle=dismantlable(s, side), pair=True, always=True,
        tests={
            "tactical": (may_go_tactical, side), "strategic": (may_go_strategic, side),
            "reinforce": (may_call_reinforcements, side), "dismantle": (may_dismantle, side),
        },
        **buttons,
    )  # fmt: skip


def begin_impulse(s: Position, verb: str) -> None:
    """6.0: what the chosen impulse opens with. 11.0: a Strategic Impulse is paid with the disc at once."""
    side = s.active
    s.impulse = {"tactical": TACTICAL, "strategic": STRATEGIC, "reinforce": REINFORCEMENT, "pass": PASS}[verb]
    s.report("chose", "6.0", side=SIDES[side], impulse=IMPULSES[s.impulse])
    if s.impulse == TACTICAL:
        s.phase = ACTIVATION
        return
    s.value = logistics_value(s, side)
    if s.impulse == PASS:
        s.left, s.phase = 1, COMMAND
        return
    spend_disc(s, side)
    s.left = s.value
    if s.impulse == STRATEGIC:
        s.phase = MARAT if move_the_marat(s) else COMMAND
    else:
        open_reinforcements(s)


def may_go_strategic(s: Position, side: int) -> Refused | None:
    """11.0: option A, for the disc."""
    return has_disc(s, side)


def may_call_reinforcements(s: Position, side: int) -> Refused | None:
    """11.0: option B, for the disc, while the pool holds anything."""
    no = has_disc(s, side)
    if no is None and all(s.where[u] != POOL for u in blocks.OF_SIDE[side]):
        no = Refused("11.0", "pool-empty")
    return no


# -- the impulse: its end ----------------------------------------------------------------------------


def deactivate(s: Position) -> None:
    """10.18: each active HQ loses a star and stands up; the exhausted ones are destroyed."""
    for unit in blocks.HQS[s.active]:
        if not s.active_hq[unit]:
            continue
        s.active_hq[unit] = s.barrage[unit] = 0
        hide(s, unit)
        area = s.where[unit]
        if is_exhausted(s, unit):
            destroy(s, unit, "10.18")
            settle(s, area)
        else:
            weaken(s, unit)
            s.report("deactivated", "10.18", unit=name(unit), space=place(area))
    for unit in blocks.OF_SIDE[s.active]:
        if s.cleared[unit]:
            s.cleared[unit] = s.shown[unit] = 0
    watch(s)
    s.phase = CLOSING


def close(s: Position) -> None:
    """6.0, 9.3: the isolation check; then Exploitation after a Tactical Impulse, else the other side."""
    check_isolation(s, s.active)
    watch(s)
    s.phase = EXPLOITATION
    if s.impulse != TACTICAL:
        end_impulse(s)


@procedure
def exploitation(s: Position) -> Flow[None]:
    """10.19: after a Tactical Impulse the disc buys a move of fast blocks, up to the Logistics Value."""
    side = s.active
    if may_exploit(s, side) is not None:
        end_impulse(s)
        return
    answer = yield Ask(SIDES[side], "exploitation", rule="10.19", exploit=True, done=True)
    if answer == "done":
        end_impulse(s)
        return
    s.left = s.value = logistics_value(s, side)
    spend_disc(s, side)
    s.acted[:] = [0] * len(s.acted)
    s.phase = EXPLOIT


def may_exploit(s: Position, side: int) -> Refused | None:
    """10.19, 8.0: the disc, and weather that allows it."""
    if not WEATHER_LETS_EXPLOIT[s.weather][side]:
        return Refused("10.19", "weather-forbids")
    return has_disc(s, side)


# -- the turn's end ------------------------------------------------------------------------------------


def final_phase(s: Position) -> None:
    """13.0: destroyed bombers return and the turn marker moves, or the match is over."""
    s.bomber[:] = [READY if b == DESTROYED else b for b in s.bomber]
    s.passes = 0
    if s.turn >= SCENARIOS[s.scenario].last_turn:
        at_the_end(s)
    s.turn += 1
    s.report("month", "13.0", month=MONTHS[s.turn])
    arrive(s)
    s.phase, s.active = LOGISTICS, 1 - s.disc


def arrive(s: Position) -> None:
    """5.1: the blocks marked S join the pool in September, those marked N in November."""
    mark = {SEPTEMBER: "S", NOVEMBER: "N"}.get(s.turn)
    joining = [u for u in blocks.OF_SIDE[SOVIET] if blocks.MARK[u] == mark and s.where[u] == WAITING]
    for unit in joining:
        s.where[unit] = POOL
    if joining:
        s.report("available", "5.1", side="soviet", mark=mark, number=len(joining))
