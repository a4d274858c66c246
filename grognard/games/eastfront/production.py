"""11.0: the Production Phase. Both sides build in secret at the same time; at the end all is put on the map.

The book's order (replacements, cadres, reinforcements) is kept by what may be done, not by steps of their own:
nobody who has just come takes a step (11.41), so the order in which a player decides changes nothing.
"""

from __future__ import annotations

from typing import Any

from grognard.games.eastfront import builds, supply, units
from grognard.games.eastfront.arrivals import (
    arriving_strength,
    free_hexes,
    is_due,
    is_next,
    may_arrive,
    open_entrances,
    waits,
)
from grognard.games.eastfront.builds import ARRIVAL, CADRE, PAID_ARRIVAL, STEP
from grognard.games.eastfront.costs import BEACHHEAD, cadre_cost, step_cost
from grognard.games.eastfront.phases import open_phase
from grognard.games.eastfront.position import (
    GONE,
    LANDED,
    LOST,
    NO_BEACHHEAD,
    NOT_READY,
    READY,
    Position,
    engaged,
    name,
    on_map,
    place,
    put,
    send,
    strengthen,
)  # fmt: skip
from grognard.games.eastfront.units import IS_SATELLITE, IS_SS, MAX, MIN, OF_SIDE, ONCE, SIDE, SIEGE_GUNS
from grognard.games.eastfront.words import AXIS, FORTNIGHT, SIDES, SOVIET
from grognard.kernel import Apart, Ask, Flow, Refused, procedure

DISBANDED = -1  # in due_at: will be taken off the map
TO_READY, TO_PREPARING, WITHDRAW = 1, 2, 3  # what becomes of the Beachhead (15.51)


@procedure
def production(s: Position) -> Flow[None]:
    """11.1: each side that is not done makes one decision; when both are done it is laid open."""
    seat, (verb, noun) = yield Apart(*(ask(s, side) for side in (AXIS, SOVIET) if not s.ready[side]))
    decide(s, SIDES.index(seat), verb, noun)
    if s.ready[AXIS] and s.ready[SOVIET]:
        lay_open(s)
        open_phase(s, FORTNIGHT)


def ask(s: Position, side: int) -> Ask:
    """11.1: what a side may do now: place the unit in its hand, or begin with something else."""
    unit = s.picked[side] - 1
    if unit >= 0:
        return _ask_where(s, side, unit)
    free = free_hexes(s, side)
    coming = builds.waiting(s, side)
    due = builds.due(s, coming, free)
    return Ask(
        SIDES[side], "produce", rule="11.1", args={"points": s.points[side]}, pair=True, always=True,
        step=builds.steps(s, side), cadre=builds.cadres(s, side, free), arrive=due,
        early=builds.early(s, side, coming, free), disband=builds.disbandable(s, side),
        ready=may_make_ready(s, side) is None, restore=may_restore(s, side) is None,
        withdraw=may_withdraw(s, side) is None, done=not due,
        tests={
            "step": (may_strengthen, side), "cadre": (may_form, side), "arrive": (may_come, side),
            "early": (may_come_early, side), "disband": (may_disband, side), "ready": (may_make_ready, side),
            "restore": (may_restore, side), "withdraw": (may_withdraw, side), "done": (may_end, side),
        },
    )  # fmt: skip


def _ask_where(s: Position, side: int, unit: int) -> Ask:
    """11.6, 11.51: where the unit in hand arrives; one that comes early may be paid for instead of coming weaker.

    It names the rule of the whole phase: who is refused because the other still builds must not learn what he does.
    """
    places = open_entrances(s, unit)
    early = is_next(s, unit)
    able = places if not early or may_come_weaker(s, unit) is None else ()
    paid = places if early and may_pay(s, side, unit) is None else ()
    return Ask(
        SIDES[side], "arrive-where", rule="11.1", args={"unit": name(unit)}, pair=True, always=True,
        space=able, pay=paid, back=True,
        tests={"space": (_may_place, unit), "pay": (_may_place_paid, side, unit)},
    )  # fmt: skip


def decide(s: Position, side: int, verb: str, noun: int | None) -> None:
    """11.1, 11.4: one decision of a side; what others may see of it waits for the end."""
    if noun is None:
        _press(s, side, verb)
    elif verb == "step":
        s.points[side] -= step_cost(s, noun)
        s.built[noun] = STEP
        strengthen(s, noun)
        _tell(s, side, "replaced", "11.41", unit=name(noun), strength=s.strength[noun])
    elif verb == "disband":
        s.due_at[noun] = DISBANDED
        _tell(s, side, "disbanding", "11.52", unit=name(noun))
    elif verb == "space" or verb == "pay":
        _place(s, side, s.picked[side] - 1, noun, verb == "pay")
    else:
        s.picked[side] = noun + 1


def _press(s: Position, side: int, verb: str) -> None:
    """11.1, 15.51: a button."""
    if verb == "back":
        s.picked[side] = 0
    elif verb == "done":
        s.ready[side] = 1
    elif verb == "withdraw":
        s.beach_order = WITHDRAW
    else:
        s.beach_order = TO_READY if verb == "ready" else TO_PREPARING
        s.points[side] -= BEACHHEAD
    if verb in ("ready", "restore", "withdraw"):
        _tell(s, side, "beachhead-order", "15.51", order=verb)


def _place(s: Position, side: int, unit: int, hex_: int, paid: bool) -> None:
    """11.42, 11.5, 11.6: a cadre or a reinforcement has its place; it is put there when both sides are done."""
    s.picked[side] = 0
    s.due_at[unit] = hex_
    if s.where[unit] == LOST:
        s.points[side] -= cadre_cost(s, unit)
        s.built[unit] = CADRE
    else:
        s.built[unit] = PAID_ARRIVAL if paid else ARRIVAL
        if paid:
            s.points[side] -= cadre_cost(s, unit)
    _tell(s, side, "placing", "11.6", unit=name(unit), space=place(hex_))


def _tell(s: Position, side: int, kind: str, rule: str, **args: Any) -> None:
    """11.1: only the side itself hears what it produces."""
    s.report(kind, rule, side=SIDES[side], only=(SIDES[side],), **args)


# -- what is allowed ----------------------------------------------------------------------------------


def _not_yours(unit: int) -> Refused:
    return Refused("11.4", "not-yours-to-build", unit=name(unit))


def may_strengthen(s: Position, side: int, unit: int) -> Refused | None:
    """11.41, 10.5: one step a month, for a unit on the map that is not engaged and has a line of supply now."""
    if SIDE[unit] != side:
        return _not_yours(unit)
    if not on_map(s, unit) or s.due_at[unit]:
        return Refused("11.41", "not-on-the-map", unit=name(unit))
    if s.strength[unit] >= MAX[unit] and not s.built[unit]:
        return Refused("11.41", "full-strength", unit=name(unit))
    if s.built[unit]:
        return Refused("11.41", "built-already", unit=name(unit))
    if engaged(s, unit):
        return Refused("11.41", "builds-in-no-battle", unit=name(unit))
    if supply.relies_on_fortress(s, unit):
        return Refused("10.5", "lives-on-its-fortress", unit=name(unit))
    if not supply.has_line(s, unit):
        return Refused("11.41", "builds-in-supply", unit=name(unit))
    if IS_SS[unit] and builds.ss_step_is_taken(s):
        return Refused("2.65", "one-ss-step")
    return _affords(s, side, step_cost(s, unit))


def _affords(s: Position, side: int, cost: int) -> Refused | None:
    return None if cost <= s.points[side] else Refused("11.3", "too-dear", cost=cost, points=s.points[side])


def may_form(s: Position, side: int, unit: int) -> Refused | None:
    """11.42: a cadre of a unit that was eliminated before this production, where there is a place for it."""
    if SIDE[unit] != side:
        return _not_yours(unit)
    if s.where[unit] != LOST or ONCE[unit]:
        return Refused("11.42", "never-again" if ONCE[unit] else "not-eliminated", unit=name(unit))
    if s.due_at[unit]:
        return Refused("11.42", "built-already", unit=name(unit))
    if IS_SS[unit] and builds.ss_step_is_taken(s):
        return Refused("2.65", "one-ss-step")
    return _affords(s, side, cadre_cost(s, unit)) or _has_entrance(s, unit)


def _has_entrance(s: Position, unit: int) -> Refused | None:
    return None if open_entrances(s, unit) else Refused("11.6", "no-entrance-open", unit=name(unit))


def may_come(s: Position, side: int, unit: int) -> Refused | None:
    """11.5: a reinforcement whose month has come."""
    if SIDE[unit] != side:
        return _not_yours(unit)
    if not is_due(s, unit) or s.due_at[unit]:
        return Refused("11.5", "not-due", unit=name(unit))
    return _has_entrance(s, unit)


def may_come_early(s: Position, side: int, unit: int) -> Refused | None:
    """11.51: a reinforcement of the next month, a step weaker or for the price of its cadre."""
    if SIDE[unit] != side:
        return _not_yours(unit)
    if not is_next(s, unit) or s.due_at[unit]:
        return Refused("11.51", "not-next-month", unit=name(unit))
    if may_come_weaker(s, unit) is None:
        return _has_entrance(s, unit)
    return may_pay(s, side, unit) or _has_entrance(s, unit)


def may_come_weaker(s: Position, unit: int) -> Refused | None:
    """11.51: it has a step to lose."""
    return None if arriving_strength(unit) > MIN[unit] else Refused("11.51", "no-step-to-lose", unit=name(unit))


def may_pay(s: Position, side: int, unit: int) -> Refused | None:
    """11.51: the price of its cadre."""
    return _affords(s, side, cadre_cost(s, unit))


def _may_place(s: Position, unit: int, hex_: int) -> Refused | None:
    return (may_come_weaker(s, unit) if is_next(s, unit) else None) or may_arrive(s, unit, hex_)


def _may_place_paid(s: Position, side: int, unit: int, hex_: int) -> Refused | None:
    if not is_next(s, unit):
        return Refused("11.51", "not-next-month", unit=name(unit))
    return may_pay(s, side, unit) or may_arrive(s, unit, hex_)


def may_disband(s: Position, side: int, unit: int) -> Refused | None:
    """11.52: an own unit on the map that nothing has been spent on."""
    if SIDE[unit] != side:
        return _not_yours(unit)
    if not on_map(s, unit) or s.due_at[unit]:
        return Refused("11.52", "not-on-the-map", unit=name(unit))
    return Refused("11.52", "built-already", unit=name(unit)) if s.built[unit] else None


def may_end(s: Position, side: int) -> Refused | None:
    """11.5: a reinforcement that has come and can be placed is placed."""
    unit = waits(s, side)
    return None if unit < 0 else Refused("11.5", "still-to-place", unit=name(unit))


def _beachhead(s: Position, side: int, state: int) -> Refused | None:
    """15.51: the Beachhead is the Soviets', of the naval rules, and in this state; one change a production."""
    if side != SOVIET or not s.naval:
        return Refused("15.51", "no-beachhead-rules")
    if s.beach_order or s.beachhead_is != state:
        return Refused("15.51", "beachhead-is-not-so")
    return None


def may_make_ready(s: Position, side: int) -> Refused | None:
    """15.51: from Prep to Ready."""
    return _beachhead(s, side, NOT_READY) or _affords(s, side, BEACHHEAD)


def may_restore(s: Position, side: int) -> Refused | None:
    """15.51: an eliminated one, back to Prep."""
    return _beachhead(s, side, NO_BEACHHEAD) or _affords(s, side, BEACHHEAD)


def may_withdraw(s: Position, side: int) -> Refused | None:
    """15.51: a deployed one, taken back to Prep."""
    return _beachhead(s, side, LANDED)


# -- the end ---------------------------------------------------------------------------------------------


def lay_open(s: Position) -> None:
    """11.1, 11.6: all that was built is put on the map, and what is left of the points is lost (11.3)."""
    for side in (AXIS, SOVIET):
        s.report("produced", "11.3", side=SIDES[side], secret={"left": s.points[side]}, to=(SIDES[side],))
        for unit in OF_SIDE[side]:
            if s.due_at[unit] == DISBANDED:
                _disband(s, unit)
        coming = [unit for unit in OF_SIDE[side] if s.due_at[unit] > 0]
        for unit in sorted(coming, key=lambda u: (s.due_at[u], u)):  # by their hexes: an order that tells nothing
            _arrive(s, unit, s.due_at[unit])
    _turn_beachhead(s)
    s.points[:] = s.ready[:] = s.picked[:] = [0, 0]
    s.built[:] = s.due_at[:] = [0] * units.COUNT


def _disband(s: Position, unit: int) -> None:
    """11.52: away with it, until the next production."""
    s.report("disbanded", "11.52", unit=name(unit), space=place(s.where[unit]))
    s.bound[unit] = int(IS_SATELLITE[unit])  # 2.66
    send(s, unit, GONE if ONCE[unit] else LOST)


def _arrive(s: Position, unit: int, hex_: int) -> None:
    """11.42, 11.5, 11.51, 2.63, 2.66: a cadre of the lowest strength and without siege guns, or a reinforcement."""
    side = SIDE[unit]
    if s.built[unit] == CADRE:
        s.strength[unit] = MIN[unit]
        if unit == SIEGE_GUNS:
            s.siege = 0
    else:
        early = is_next(s, unit)
        s.strength[unit] = arriving_strength(unit) - int(early and s.built[unit] == ARRIVAL)
    s.where[unit] = 0
    put(s, unit, hex_)
    s.report(
        "arrived", "11.6", side=SIDES[side], space=place(hex_),
        secret={"unit": name(unit), "strength": s.strength[unit]}, to=(SIDES[side],),
    )  # fmt: skip


def _turn_beachhead(s: Position) -> None:
    """15.51: the Beachhead gets ready, comes back, or is taken back."""
    if s.beach_order:
        s.beachhead_is = READY if s.beach_order == TO_READY else NOT_READY
        if s.beach_order == WITHDRAW:
            s.beachhead = 0
        s.report("beachhead-turned", "15.51", state="ready" if s.beachhead_is == READY else "preparing")
    s.beach_order = 0
