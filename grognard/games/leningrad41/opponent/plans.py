"""Operations put together to a plan: each block and each gun once, no area overfull (2.9, 10.4, 10.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from grognard.games.leningrad41.areas import STACK, N
from grognard.games.leningrad41.blocks import IS_LEADER, IS_STATIC
from grognard.games.leningrad41.opponent.operations import WORTH_DOING, Field, Operation, attacks, marches

HELPS = 0.3  # what a gun must add to a battle


@dataclass(frozen=True, slots=True)
class Support:
    """An HQ's guns or bombers: the areas that they reach, and the hits to expect of them."""

    hq: int
    reach: int
    hits: float


@dataclass(slots=True)
class Plan:
    """Operations that go together."""

    operations: list[Operation] = field(default_factory=list)
    value: float = 0.0
    blocks: int = 0
    fires: dict[int, int] = field(default_factory=dict)  # HQ -> the battle that its guns or bombers are for


def options(field_: Field, able: Iterable[int]) -> list[Operation]:
    """All that these blocks could do."""
    units = [u for u in able if not IS_LEADER[u]]
    found = attacks(field_, [u for u in units if not IS_STATIC[u]])
    for unit in units:
        found += marches(field_, unit)
    return found


def select(
    field_: Field, found: Sequence[Operation], able: int, limit: int = 99, support: Sequence[Support] = (),
    quiet: bool = False,
) -> Plan:  # fmt: skip
    """Greedily, the best operations of these blocks (a bit each) that do not get in each other's way."""
    ranked = []
    for number, op in enumerate(found):
        if op.units & ~able or (quiet and op.target):
            continue
        value = op.value(_promised(op, support)) if op.target else op.worth[0]
        if value > WORTH_DOING:
            ranked.append((-value, number))
    ranked.sort()
    plan = Plan()
    used = won = 0
    room: dict[int, int] = {}
    guns = list(support)
    for _, number in ranked:
        op = found[number]
        if op.units & used or plan.blocks + len(op.orders) > limit or not _fits(field_, room, op):
            continue
        value, taken = _supported(op, guns) if op.target else (op.worth[0], [])
        if op.prize_of & won:
            value -= op.prize
        if value <= WORTH_DOING:
            continue
        _move(field_, room, op)
        for gun in taken:
            guns.remove(gun)
            plan.fires[gun.hq] = op.target
        used |= op.units
        won |= op.prize_of
        plan.operations.append(op)
        plan.value += value
        plan.blocks += len(op.orders)
    return plan


def _promised(op: Operation, support: Sequence[Support]) -> float:
    return sum(each.hits for each in support if each.reach >> op.target & 1)


def _supported(op: Operation, guns: Sequence[Support]) -> tuple[float, list[Support]]:
    """The worth of an attack with the guns that help it, and which those are."""
    value, hits = op.value(), 0.0
    taken = []
    for gun in sorted(guns, key=lambda each: -each.hits):
        if gun.reach >> op.target & 1:
            better = op.value(hits + gun.hits)
            if better > value + HELPS:
                value, hits = better, hits + gun.hits
                taken.append(gun)
    return value, taken


def _fits(field_: Field, room: dict[int, int], op: Operation) -> bool:
    """2.9: is there room for all of them?"""
    sight = field_.sight
    end = op.orders[0][2]
    if not end:
        return True
    taken = room.get(end, sight.s.stack[sight.me * N + end])
    return taken + len(op.orders) <= STACK[end]


def _move(field_: Field, room: dict[int, int], op: Operation) -> None:
    sight = field_.sight
    stack, side = sight.s.stack, sight.me * N
    for unit, verb, end in op.orders:
        if verb != "build":
            start = sight.s.where[unit]
            room[start] = room.get(start, stack[side + start]) - 1
            room[end] = room.get(end, stack[side + end]) + 1
