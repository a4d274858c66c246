"""6.1, 6.31, 6.5: the move itself: where to and how, what it costs, what it leaves behind, and who is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.games.eastfront import drop, invasion, sea
from grognard.games.eastfront.ground import use_side
from grognard.games.eastfront.hexes import RIVER
from grognard.games.eastfront.position import Position, engaged, hide, lift, name, other, place, put
from grognard.games.eastfront.reach import (
    is_commanded,
    may_go_to,
    may_ride,
    may_sail,
    orders,
    rail_vias,
    ride_cost,
    vias,
    voyages,
)
from grognard.games.eastfront.units import IS_SUPREME, SIDE
from grognard.games.eastfront.words import BY_LAND, MOBILIZE, MOVEMENT, OVER_RIVER, SIDES
from grognard.kernel import Ask, Flow, Refused, procedure

TOLD = {"space": ("moved", "6.1"), "rail": ("by-rail", "9.2"), "sea": ("by-sea", "15.2")}  # the event, and its rule
BY_ORDER: dict[str, Callable[[Position, int, int], None]] = {
    "drop": drop.drop, "invade": invasion.invade, "evacuate": invasion.evacuate,
}  # fmt: skip


@procedure
def march(s: Position, unit: int) -> Flow[None]:
    """6.1, 6.5: where to, and how; into a battle or out of one perhaps also by which hexside (6.33)."""
    answer = yield march_ask(s, unit)
    verb, hex_ = answer[0], answer[1]
    if verb in BY_ORDER:
        BY_ORDER[verb](s, unit, hex_)
        hide(s, unit)
    elif verb == "sea":
        sail(s, unit, hex_)
    else:
        yield from go_by(s, unit, hex_, verb)


def march_ask(s: Position, unit: int) -> Ask:
    """6.1, 6.5: all that this unit may do."""
    options: dict[str, Any] = dict(orders(s, unit))
    return Ask(
        SIDES[s.active], "march", rule="6.1", args={"unit": name(unit)}, pair=True,
        tests={
            "space": (may_go_to, unit), "rail": (may_ride, unit), "sea": (may_sail, unit),
            "drop": (drop.may_drop, unit), "invade": (invasion.may_invade, unit),
            "evacuate": (invasion.may_evacuate, unit),
        },
        **options,
    )  # fmt: skip


@procedure
def go_by(s: Position, unit: int, hex_: int, verb: str) -> Flow[None]:
    """6.33, 9.22: by which hexside it enters a battle, or leaves one, if there are several.

    It names the rule of the whole march: who must wait is refused by it, and must not learn how far the block can go.
    """
    sides = tuple(ways(s, unit, hex_, verb))
    via = 0
    if sides:
        via = yield Ask(
            SIDES[s.active], "via", rule="6.1", args={"unit": name(unit), "space": place(hex_)}, via=sides,
            tests={"via": (may_go_by, unit, hex_, verb)},
        )  # fmt: skip
    if verb == "space":
        go(s, unit, hex_, via)
    else:
        ride(s, unit, hex_, via)


def ways(s: Position, unit: int, hex_: int, verb: str) -> list[int]:
    """6.33, 9.22: the hexes by which it can go, on foot or by rail."""
    return vias(s, unit, hex_) if verb == "space" else rail_vias(s, unit, hex_)


def may_go_by(s: Position, unit: int, hex_: int, verb: str, via: int) -> Refused | None:
    """6.33, 9.22: can it go this way?"""
    return None if via in ways(s, unit, hex_, verb) else Refused("6.33", "not-this-way", space=place(via))


def go(s: Position, unit: int, hex_: int, via: int) -> None:
    """6.1, 6.3, 6.31, 6.32, 6.33: by land. It engages where the enemy is; a hexside of a battle is used up a little."""
    start, leaving = s.where[unit], engaged(s, unit)
    bit = 1 << hex_
    engages = bool(s.there[other(SIDE[unit])] & bit)
    new = engages and not s.there[SIDE[unit]] & bit
    if s.phase == MOVEMENT and not is_commanded(s, unit):
        pay(s, unit, 1)
    if leaving:
        use_side(s, start, via)
    if engages:
        use_side(s, via, hex_)
        s.came[unit] = via
        s.way[unit] = OVER_RIVER if RIVER[via] >> hex_ & 1 else BY_LAND
    tell_move(s, unit, "space", [start, *([via] if via not in (0, start, hex_) else []), hex_], engages)
    arrive(s, unit, hex_)
    if new:
        s.fresh |= bit
        s.report("new-battle", "7.11", space=place(hex_), side=SIDES[s.active])


def ride(s: Position, unit: int, hex_: int, via: int) -> None:
    """9.21, 9.22: by rail."""
    start = s.where[unit]
    pay(s, unit, ride_cost(s, unit, hex_, via))
    if via:
        use_side(s, start, via)
    tell_move(s, unit, "rail", [start, hex_], False)
    arrive(s, unit, hex_)
    s.shipped[unit] = 1


def sail(s: Position, unit: int, hex_: int) -> None:
    """15.2, 15.21: by sea, from port to port."""
    start, side = s.where[unit], SIDE[unit]
    pay(s, unit, voyages(s, unit)[hex_])
    sea.use_port(s, side, start)
    sea.use_port(s, side, hex_)
    tell_move(s, unit, "sea", [start, hex_], False)
    arrive(s, unit, hex_)
    s.shipped[unit] = 1


def arrive(s: Position, unit: int, hex_: int) -> None:
    """6.1: off its hex and on to another, standing up; it moves no more in this phase."""
    lift(s, unit)
    put(s, unit, hex_)
    hide(s, unit)
    s.moved[unit] = 1


def pay(s: Position, unit: int, moves: int) -> None:
    """6.51, 6.52, 5.62: Supreme Moves; the first Strategic Move of a Supreme HQ that mobilizes costs nothing."""
    if s.phase == MOBILIZE and IS_SUPREME[unit]:
        moves -= 1
    s.supreme -= moves


def tell_move(s: Position, unit: int, verb: str, path: list[int], engages: bool) -> None:
    """6.31: all see a block go from where to where; which one it is only its own side, unless it lay open."""
    kind, rule = TOLD[verb]
    tell(s, kind, "6.31" if engages else rule, unit, path=[place(hex_) for hex_ in path], engages=engages)


def tell(s: Position, kind: str, rule: str, unit: int, **args: Any) -> None:
    """What a block does, as the enemy sees it."""
    side = SIDES[SIDE[unit]]
    s.report(kind, rule, side=side, secret={"unit": name(unit)}, to=SIDES if s.shown[unit] else (side,), **args)
