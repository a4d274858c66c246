"""Which HQs to wake and what it is worth: the plan of a Tactical Impulse (10.1 to 10.5, 10.10, 10.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grognard.board.areas import members
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import MIKKELI, NET
from grognard.games.leningrad41.blocks import (
    BOMBER_HIT,
    BOMBER_HQ,
    DIETL,
    FACTION,
    FULL,
    IS_AIR,
    IS_HQ,
    MANNERHEIM,
    commands_colour,
)  # fmt: skip
from grognard.games.leningrad41.movement import march
from grognard.games.leningrad41.opponent.estimate import Dice, add, of_face, outlook
from grognard.games.leningrad41.opponent.operations import Field, Operation, battle_value, free_fights, select
from grognard.games.leningrad41.opponent.sight import Sight
from grognard.games.leningrad41.opponent.stations import risk
from grognard.games.leningrad41.opponent.worth import VICTORY_POINT
from grognard.games.leningrad41.position import BOX, READY, room_for
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.support import AIR_NET, EVERYWHERE
from grognard.games.leningrad41.weather import attack_dice, hq_stars
from grognard.games.leningrad41.words import FINNISH

CHEAP, DEAR = 0.5, 1.6  # a star that the next logistics give back, and one that they do not
EXHAUSTS = 2.0  # an HQ without stars counts for nothing in the Logistics Value
DIES = 7.0
PLACES = 3  # where an HQ might go, that are looked at in full
STAFF = 5  # HQs in one impulse, at most
BOXES = 9


@dataclass(slots=True)
class Orders:
    """An HQ's part: where it goes, and the blocks that it then commands (a bit each)."""

    hq: int
    where: int
    commands: int


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
    cost = CHEAP if missing < sight.value - 1 else DEAR
    return cost + (EXHAUSTS if stars == 2 else 0.0)


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
    if hq == DIETL or hq == MANNERHEIM:
        return [here]
    contested = s.there[sight.foe] >> here & 1
    stay = [] if contested else [here]
    return stay + [a for a in march(s, hq, engage=False) if room_for(s, hq, a)]


# -- the tactical HQs ------------------------------------------------------------------------------------------


def design(field_: Field, found: Sequence[Operation], able: Sequence[int], active: Sequence[int]) -> Design:
    """The HQs to wake, one after the other, as long as each is worth its star."""
    sight = field_.sight
    free = able_blocks(sight)
    wishes = _wishes(found)
    told = Design()
    guns = [sight.s.where[hq] for hq in active if not IS_AIR[hq]]
    cover = 0
    for hq in active:
        cover |= commanded(sight, hq, sight.s.where[hq])
    base = select(field_, found, cover & free, guns=guns).value
    if not active:
        base = 0.0
    candidates = {hq: _best_places(field_, hq, wishes, free) for hq in able if not IS_AIR[hq] and hq != DIETL}
    first_bonus = 0.0 if active else free_fights(field_)
    while candidates and len(told.staff) < STAFF:
        best: tuple[float, int, Orders] | None = None
        for hq, posts in candidates.items():
            for orders in posts:
                taken = 1 << hq
                plan = select(
                    field_, found, (cover | orders.commands) & free & ~taken, guns=[*guns, orders.where]
                )
                gain = plan.value - base - price(sight, hq) - _exposure(field_, hq, orders.where)
                if best is None or (gain, -hq) > (best[0], -best[1]):
                    best = (gain, hq, orders)
        if best is None:
            break
        gain, hq, orders = best
        gain += 0.0 if told.staff or active else first_bonus
        if gain <= 0:
            break
        told.value += gain
        told.staff.append(orders)
        cover |= orders.commands
        guns.append(orders.where)
        free &= ~(1 << hq)
        base = select(field_, found, cover & free, guns=guns).value
        del candidates[hq]
    _add_dietl(field_, told, able)
    _add_air(field_, told, able, found, cover & free, guns)
    return told


def _exposure(field_: Field, hq: int, where: int) -> float:
    """How much worse the HQ would stand there than where it is."""
    if hq == MANNERHEIM:
        return 0.0
    return risk(field_.fields, hq, where) - risk(field_.fields, hq, field_.sight.s.where[hq])


def _wishes(found: Sequence[Operation]) -> dict[int, float]:
    """What each block could do best, roughly."""
    wishes: dict[int, float] = {}
    for op in found:
        share = op.worth[1] / len(op.orders)
        for unit, _, _ in op.orders:
            wishes[unit] = max(wishes.get(unit, 0.0), share)
    return wishes


def _best_places(field_: Field, hq: int, wishes: dict[int, float], free: int) -> list[Orders]:
    """The few places from which most can be done."""
    sight = field_.sight
    ranked: list[tuple[float, int, int]] = []
    for where in places(field_, hq):
        commands = commanded(sight, hq, where)
        hopes = sum(value for unit, value in wishes.items() if commands & free & ~(1 << hq) & 1 << unit)
        ranked.append((hopes - _exposure(field_, hq, where), -where, commands))
    ranked.sort(reverse=True)
    return [Orders(hq, -where, commands) for _, where, commands in ranked[:PLACES]]


def on_the_road(sight: Sight) -> list[int]:
    """2.2: Dietl, if he is this side's and on his road."""
    return [DIETL] if DIETL in blocks.OF_SIDE[sight.me] and sight.s.where[DIETL] == BOX else []


def may_spend_itself(sight: Sight, hq: int) -> bool:
    """10.5: an exhausted tactical HQ that can be activated, to be lost."""
    return not IS_AIR[hq] and hq not in (DIETL, MANNERHEIM) and sight.s.where[hq] > 0


# -- Dietl and the bombers ----------------------------------------------------------------------------------


def dietl_value(sight: Sight) -> float:
    """10.10: what a try on the road to Murmansk is worth."""
    s = sight.s
    if s.where[DIETL] != BOX or s.murmansk or SCENARIOS[s.scenario].otherwise != "points":
        return 0.0
    to_go = max(1, BOXES + 1 - s.road)
    turns_left = max(1, SCENARIOS[s.scenario].last_turn - s.turn + 1)
    if to_go > 4 * turns_left:
        return 0.0
    return VICTORY_POINT * 0.8 / BOXES * attack_dice(s, DIETL) / 3


def _add_dietl(field_: Field, told: Design, able: Sequence[int]) -> None:
    sight = field_.sight
    if DIETL in able:
        gain = dietl_value(sight) - price(sight, DIETL)
        if gain > 0:
            told.value += gain
            told.staff.append(Orders(DIETL, BOX, 0))


def bombs(sight: Sight, hq: int) -> Dice:
    """10.11, 10.13.5: the dice of an air HQ's bombers, all in one battle."""
    s = sight.s
    stars = hq_stars(s, hq)
    ready = [b for b in range(len(BOMBER_HQ)) if BOMBER_HQ[b] == hq and s.bomber[b] == READY]
    ready.sort(key=lambda b: BOMBER_HIT[b])
    return add((0.0, 0.0, 0.0), *(of_face(stars, BOMBER_HIT[b]) for b in ready[:stars]))


def _add_air(
    field_: Field, told: Design, able: Sequence[int], found: Sequence[Operation], cover: int, guns: list[int]
) -> None:
    """10.11: an air HQ flies when its bombers make a battle that much better."""
    sight = field_.sight
    s = sight.s
    air = [hq for hq in blocks.HQS[sight.me] if IS_AIR[hq] and (hq in able or _could_fly(sight, hq))]
    if not air or not (told.staff or any(s.active_hq[hq] for hq in sight.mine)):
        return
    planned = [op for op in select(field_, found, cover, guns=guns).operations if op.target]
    battles: dict[int, list[tuple[int, bool]]] = {
        area: [(u, False) for u in sight.stack(area) if not s.isolated[u]]
        for area in members(s.there[0] & s.there[1])
    }
    for op in planned:
        team = battles.setdefault(op.target, [(u, False) for u in sight.stack(op.target)])
        team += [(unit, False) for unit, _, _ in op.orders]
    for hq in air:
        choice = _best_raid(field_, hq, battles)
        if choice is not None and choice[0] > price(sight, hq):
            told.value += choice[0] - price(sight, hq)
            told.staff.append(Orders(hq, choice[1], 0))
            battles.pop(choice[2], None)


def _could_fly(sight: Sight, hq: int) -> bool:
    """10.5, 10.11: once another HQ is active."""
    s = sight.s
    return s.where[hq] > 0 and bool(s.strength[hq]) and not s.isolated[hq] and not s.active_hq[hq]


def _best_raid(
    field_: Field, hq: int, battles: dict[int, list[tuple[int, bool]]]
) -> tuple[float, int, int] | None:
    """The battle that gains most from this HQ's bombers: the gain, where the HQ must stand, the area."""
    sight = field_.sight
    s = sight.s
    dice, stars = bombs(sight, hq), hq_stars(s, hq)
    best: tuple[float, int, int] | None = None
    ranked = sorted(places(field_, hq), key=lambda a: (risk(field_.fields, hq, a), a != s.where[hq], a))
    for area, team in battles.items():
        if not any(FACTION[u] != FINNISH for u, _ in team):
            continue
        base = (0.0, 0.0, 0.0)
        gain = battle_value(field_, area, outlook(sight, area, team, add(base, dice)))
        gain -= battle_value(field_, area, outlook(sight, area, team, base))
        if best is not None and gain <= best[0]:
            continue
        for where in ranked:
            if AIR_NET.within(where, stars, EVERYWHERE) >> area & 1:
                best = (gain - max(0.0, _exposure(field_, hq, where)), where, area)
                break
    return best
