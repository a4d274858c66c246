"""Which HQs to wake and what it is worth: the plan of a Tactical Impulse (10.1 to 10.5, 10.10, 10.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import MIKKELI, NET, ZONE
from grognard.games.leningrad41.blocks import (
    BOMBER_HIT,
    BOMBER_HQ,
    DIETL,
    FACTION,
    FULL,
    HIT,
    IS_AIR,
    IS_HQ,
    MANNERHEIM,
    commands_colour,
)  # fmt: skip
from grognard.games.leningrad41.movement import march
from grognard.games.leningrad41.opponent.estimate import Dice, add, mean_hits, of_face
from grognard.games.leningrad41.opponent.operations import Field, Operation, free_fights
from grognard.games.leningrad41.opponent.plans import Support, select
from grognard.games.leningrad41.opponent.sight import Sight
from grognard.games.leningrad41.opponent.stations import station
from grognard.games.leningrad41.opponent.worth import VICTORY_POINT
from grognard.games.leningrad41.position import BOX, READY, room_for
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.support import AIR_NET, EVERYWHERE
from grognard.games.leningrad41.weather import attack_dice, hq_stars
from grognard.games.leningrad41.words import FINNISH

DIES = 12.0
PLACES = 3  # where an HQ might go, that are looked at in full
STAFF = 5  # HQs in one impulse, at most
BOXES = 9
BOXES_A_TURN = 4
NOT_DRIVEN_OFF = 0.85  # of the bombers, as a rule


@dataclass(frozen=True, slots=True)
class Orders:
    """An HQ's part: where it goes, the blocks that it then commands (a bit each), and its guns or bombers."""

    hq: int
    where: int
    commands: int
    support: Support


@dataclass(slots=True)
class Design:
    """A Tactical Impulse: the HQs in their order, and what it is worth beyond their stars."""

    value: float = 0.0
    staff: list[Orders] = field(default_factory=list)


def last_turn(sight: Sight) -> bool:
    return sight.s.turn >= SCENARIOS[sight.s.scenario].last_turn


def price(sight: Sight, hq: int) -> float:
    """10.18: what a star of this HQ costs now."""
    s = sight.s
    stars = s.strength[hq]
    if last_turn(sight):
        return 0.15 if stars else 0.6
    if not stars:
        return DIES
    missing = sum(FULL[u] - s.strength[u] for u in sight.mine if IS_HQ[u])
    temper = sight.temper
    cost = temper.cheap if missing < sight.value - 1 or hq == DIETL else temper.dear
    return cost + (temper.exhausts if stars == 2 else 0.0)


def able_blocks(sight: Sight) -> int:
    """Who could act if commanded, a bit each."""
    s = sight.s
    found = 0
    for unit in sight.mine:
        if not s.isolated[unit] and not s.acted[unit]:
            found |= 1 << unit
    return found


def commanded(sight: Sight, hq: int, where: int) -> int:
    """10.2: the blocks that this HQ would command from there, a bit each."""
    s = sight.s
    if hq == DIETL or IS_AIR[hq]:
        return 0
    found = 0
    if hq == MANNERHEIM:
        joined = NET.connected(1 << MIKKELI & sight.own, sight.own)
        for unit in sight.mine:
            area = s.where[unit]
            if FACTION[unit] == FINNISH and (joined >> area & 1 or NET.near[area] & joined):
                found |= 1 << unit
        return found
    reach = NET.within(where, hq_stars(s, hq), sight.own)
    finns = bool(s.finns_are_white)
    for unit in sight.mine:
        area = s.where[unit]
        if area == where or (reach >> area & 1 and commands_colour(hq, unit, finns)):
            found |= 1 << unit
    return found & ~(1 << hq)


def places(field_: Field, hq: int) -> list[int]:
    """10.1: where the HQ could stand when it is revealed."""
    sight = field_.sight
    s, here = sight.s, sight.s.where[hq]
    if hq in (DIETL, MANNERHEIM):
        return [here]
    contested = s.there[sight.foe] >> here & 1
    stay = [] if contested else [here]
    return stay + [a for a in march(s, hq, engage=False) if room_for(s, hq, a)]


def support_of(sight: Sight, hq: int, where: int) -> Support:
    """10.4, 10.11: the battles that an HQ's guns or bombers would reach from there, and the hits to expect."""
    s = sight.s
    if hq == DIETL or where <= 0:
        return Support(hq, 0, 0.0)
    stars = hq_stars(s, hq)
    if IS_AIR[hq]:
        return Support(hq, AIR_NET.within(where, stars, EVERYWHERE), mean_hits(bombs(sight, hq)) * NOT_DRIVEN_OFF)
    return Support(hq, ZONE if hq == MANNERHEIM else NET.near[where], mean_hits(of_face(stars, HIT[hq])))


def bombs(sight: Sight, hq: int) -> Dice:
    """10.11, 10.13.5: the dice of an air HQ's bombers, all in one battle."""
    s = sight.s
    stars = hq_stars(s, hq)
    ready = [b for b in range(len(BOMBER_HQ)) if BOMBER_HQ[b] == hq and s.bomber[b] == READY]
    ready.sort(key=lambda b: BOMBER_HIT[b])
    return add((0.0, 0.0, 0.0), *(of_face(stars, BOMBER_HIT[b]) for b in ready[:stars]))


# -- the design ------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Drawing:
    """A design under way."""

    field: Field
    found: Sequence[Operation]
    free: int
    cover: int
    support: list[Support]
    base: float = 0.0

    def gain(self, orders: Orders) -> float:
        """What one more HQ adds, less its star and its risk."""
        able = (self.cover | orders.commands) & self.free & ~(1 << orders.hq)
        plan = select(self.field, self.found, able, support=[*self.support, orders.support])
        return plan.value - self.base - _cost(self.field, orders)

    def add(self, orders: Orders) -> None:
        self.free &= ~(1 << orders.hq)
        self.cover |= orders.commands
        self.support.append(orders.support)
        self.base = select(self.field, self.found, self.cover & self.free, support=self.support).value


def design(field_: Field, found: Sequence[Operation], able: Sequence[int], active: Sequence[int]) -> Design:
    """The HQs to wake, one after the other, as long as each is worth its star."""
    sight = field_.sight
    s = sight.s
    draft = _Drawing(field_, found, able_blocks(sight), 0, [])
    for hq in active:
        draft.add(Orders(hq, s.where[hq], commanded(sight, hq, s.where[hq]), support_of(sight, hq, s.where[hq])))
    candidates = {hq: _best_places(field_, found, hq, draft.free) for hq in able if hq != DIETL}
    for hq in blocks.HQS[sight.me]:
        if IS_AIR[hq] and hq not in active and _could_fly(sight, hq):
            candidates[hq] = _best_places(field_, found, hq, draft.free)
    told = Design()
    fights = 0.0 if active else free_fights(field_)
    while candidates and len(told.staff) < STAFF:
        awake = any(not IS_AIR[hq] for hq in [*active, *(each.hq for each in told.staff)])
        ready = [each for hq, posts in candidates.items() for each in posts if awake or not IS_AIR[hq]]
        ranked = [(draft.gain(orders), -orders.hq, orders.where, orders) for orders in ready]
        if not ranked:
            break
        gain, _, _, orders = max(ranked, key=lambda each: each[:3])
        gain += 0.0 if awake else fights
        if gain <= 0:
            break
        told.value += gain
        told.staff.append(orders)
        draft.add(orders)
        del candidates[orders.hq]
    _add_dietl(field_, told, able)
    return told


def _cost(field_: Field, orders: Orders) -> float:
    """The HQ's star, and how much worse it stands there than where it is."""
    cost = price(field_.sight, orders.hq)
    if orders.hq == MANNERHEIM:
        return cost
    here = field_.sight.s.where[orders.hq]
    before = station(field_.fields, field_.told, orders.hq, here)
    return cost + before - station(field_.fields, field_.told, orders.hq, orders.where)


def _best_places(field_: Field, found: Sequence[Operation], hq: int, free: int) -> list[Orders]:
    """The few places from which most can be done, roughly."""
    sight = field_.sight
    wishes: dict[int, float] = {}
    battles: dict[int, Operation] = {}
    for op in found:
        share = op.value(1.5) / len(op.orders)
        for unit, _, _ in op.orders:
            if share > wishes.get(unit, 0.0):
                wishes[unit] = share
        if op.target and (op.target not in battles or op.value(4.0) > battles[op.target].value(4.0)):
            battles[op.target] = op
    ranked: list[tuple[float, int, Orders]] = []
    for where in places(field_, hq):
        commands = commanded(sight, hq, where)
        orders = Orders(hq, where, commands, support_of(sight, hq, where))
        hopes = sum(value for unit, value in wishes.items() if commands & free & ~(1 << hq) & 1 << unit)
        helps = [
            op.value(orders.support.hits) - max(0.0, op.value())
            for area, op in battles.items()
            if orders.support.reach >> area & 1
        ]
        ranked.append((hopes + max([0.0, *helps]) - _cost(field_, orders), -where, orders))
    ranked.sort(key=lambda each: each[:2], reverse=True)
    return [orders for _, _, orders in ranked[:PLACES]]


def _could_fly(sight: Sight, hq: int) -> bool:
    """10.5, 10.11: once another HQ is active."""
    s = sight.s
    return s.where[hq] > 0 and bool(s.strength[hq]) and not s.isolated[hq] and not s.active_hq[hq]


def on_the_road(sight: Sight) -> list[int]:
    """2.2: Dietl, if he is this side's and on his road."""
    return [DIETL] if DIETL in blocks.OF_SIDE[sight.me] and sight.s.where[DIETL] == BOX else []


def may_spend_itself(sight: Sight, hq: int) -> bool:
    """10.5: an exhausted tactical HQ that can be activated, to be lost."""
    return not IS_AIR[hq] and hq not in (DIETL, MANNERHEIM) and sight.s.where[hq] > 0


# -- Dietl --------------------------------------------------------------------------------------------------


def dietl_value(sight: Sight) -> float:
    """10.10: what a try on the road to Murmansk is worth."""
    s = sight.s
    return VICTORY_POINT / BOXES * attack_dice(s, DIETL) / 3 if dietl_marches(sight) else 0.0


def dietl_marches(sight: Sight) -> bool:
    """10.10: is Murmansk still to be had?"""
    s = sight.s
    if s.where[DIETL] != BOX or s.murmansk or SCENARIOS[s.scenario].otherwise != "points":
        return False
    turns_left = max(1, SCENARIOS[s.scenario].last_turn - s.turn + 1)
    return BOXES + 1 - s.road <= BOXES_A_TURN * turns_left


def _add_dietl(field_: Field, told: Design, able: Sequence[int]) -> None:
    sight = field_.sight
    if DIETL in able:
        gain = dietl_value(sight) - price(sight, DIETL)
        if gain > 0:
            told.value += gain
            told.staff.append(Orders(DIETL, BOX, 0, Support(DIETL, 0, 0.0)))
