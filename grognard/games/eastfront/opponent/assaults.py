"""Attacks: where they pay, and who makes them; which battles go on, and which are given up."""

from __future__ import annotations

from dataclasses import dataclass

from grognard.board.areas import members
from grognard.games.eastfront.fire import ATTACK
from grognard.games.eastfront.ground import side_left
from grognard.games.eastfront.hexes import RIVER, STACK, N
from grognard.games.eastfront.opponent.draft import Draft, Order, destinations, fare, own, try_out, way_out
from grognard.games.eastfront.opponent.estimate import Clash, clash, own_kinds
from grognard.games.eastfront.opponent.posts import leaving, refuge
from grognard.games.eastfront.opponent.sight import chance
from grognard.games.eastfront.opponent.worth import margin
from grognard.games.eastfront.position import Position, defender
from grognard.games.eastfront.reach import vias
from grognard.games.eastfront.repulse import surprised
from grognard.games.eastfront.units import IS_HQ
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import MUD, SNOW

_WIN = 0.45  # nobody begins a battle that is likelier lost
_LEAVE = 0.12  # a battle with less hope is given up
_HEX = 2.0  # for any hex won
_THROWN = {MUD: 0.5}  # 7.53: of the dice that throw back over a river


@dataclass(frozen=True, slots=True)
class Assault:
    """Units on their way into a hex, what they cost and bring."""

    hex: int
    orders: tuple[Order, ...]
    value: float
    wins: float


def thrown(p: Position, hex_: int, all_over_river: bool, dice: float, number: int) -> float:
    """7.5: the part of the attackers that is thrown back when all come over a river."""
    weather = weather_at(p, hex_)
    if not all_over_river or weather == SNOW or surprised(p) or not number:
        return 0.0
    return min(0.9, dice * _THROWN.get(weather, 1 / 3) / number)


def judge(made: Draft, hex_: int, units: list[int], *, supported: bool, air: int = 0, river: bool = False) -> Clash:
    """7.2: the battle that these own units would fight there."""
    p, sight = made.p, made.sight
    theirs = sight.foes.get(hex_, [])
    dice = sum(kind.strength for kind in theirs)
    back = thrown(p, hex_, river, dice, len(units))
    defends = defender(p, hex_) != sight.me
    return clash(p, hex_, own_kinds(p, units, hex_), theirs, defends=defends, supported=supported, air=air, thrown=back)


def worth(made: Draft, hex_: int, found: Clash) -> float:
    """Points won less points lost, and the hex."""
    return found.theirs - found.mine + found.wins * (_HEX + made.fields.gain[hex_] + 0.3 * made.fields.keep[hex_])


def plan_assaults(made: Draft, able: set[int], support: int) -> list[Assault]:
    """7.15, 5.42: attack after attack, the best first, with those that are left."""
    chosen: list[Assault] = []
    reach: dict[int, list[int]] = {}
    for unit in sorted(able):
        if not IS_HQ[unit]:
            for hex_ in destinations(made, unit)[1]:
                reach.setdefault(hex_, []).append(unit)
    open_ = {hex_: assault for hex_ in reach if (assault := _assault(made, hex_, reach[hex_], support))}
    taken: set[int] = set()
    while open_:
        best = max(open_.values(), key=lambda each: (each.value, -each.hex))
        del open_[best.hex]
        if sum(fare(made, order.unit) for order in best.orders) > max(0, made.p.supreme):
            again = _assault(made, best.hex, [u for u in reach[best.hex] if u not in taken], support)
            if again:
                open_[best.hex] = again
            continue
        chosen.append(best)
        for order in best.orders:
            taken.add(order.unit)
            try_out(made, order)
        for hex_ in list(open_):
            if any(order.unit in taken for order in open_[hex_].orders):
                del open_[hex_]
                again = _assault(made, hex_, [u for u in reach[hex_] if u not in taken], support)
                if again:
                    open_[hex_] = again
    return chosen


def _assault(made: Draft, hex_: int, able: list[int], support: int) -> Assault | None:
    """6.33: units join one by one, the best first, as long as there is room, and the best number of them is kept."""
    p, sight = made.p, made.sight
    supported = bool(support >> hex_ & 1)
    here = own(made, hex_)
    room = STACK[hex_] - p.stack[sight.me * N + hex_]
    used: dict[int, int] = {}
    ranked = sorted(able, key=lambda u: (-p.strength[u] * chance(ATTACK[u]), leaving(made, u), u))
    base = worth(made, hex_, judge(made, hex_, here, supported=supported)) if here else 0.0
    orders: list[Order] = []
    cost = 0.0
    paid = 0
    best: Assault | None = None
    river = not here
    for unit in ranked:
        if len(orders) >= room:
            break
        via = _side(made, unit, hex_, used)
        if not via or paid + fare(made, unit) > max(0, p.supreme):
            continue
        paid += fare(made, unit)
        used[via] = used.get(via, 0) + 1
        river = river and bool(RIVER[via] >> hex_ & 1)
        orders.append(Order(unit, "space", hex_, via))
        cost += leaving(made, unit)
        found = judge(made, hex_, [*here, *(o.unit for o in orders)], supported=supported, river=river)
        gain = worth(made, hex_, found) - cost - max(0.0, base)
        if found.wins >= _WIN and gain >= margin(sight.me) and (best is None or gain > best.value + 0.2):
            best = Assault(hex_, tuple(orders), gain, found.wins)
    return best


def _side(made: Draft, unit: int, hex_: int, used: dict[int, int]) -> int:
    """6.33: a side by which there is still a way in, dry ground first."""
    able = [near for near in vias(made.p, unit, hex_) if side_left(made.p, near, hex_) > used.get(near, 0)]
    return min(able, key=lambda near: (RIVER[near] >> hex_ & 1, near)) if able else 0


# -- battles that are lost ------------------------------------------------------------------------------------


def withdraw(made: Draft, able: set[int], last: set[int], support: int) -> None:
    """6.32, 6.4: out of battles without hope, as long as there is a way."""
    p, sight = made.p, made.sight
    for hex_ in members(sight.s.there[sight.me] & sight.s.there[sight.foe]):
        here = own(made, hex_)
        if not here or not hopeless(made, hex_, here, bool(support >> hex_ & 1)):
            continue
        going = sorted((u for u in here if u in able), key=lambda u: (-p.strength[u], u))
        stay = [u for u in here if u not in able and u not in last]
        if stay and len(stay) >= len(here):
            continue
        for unit in going:
            to = refuge(made, unit)
            if to:
                try_out(made, Order(unit, "space", to, way_out(made, unit, to)))
        for unit in (u for u in own(made, hex_) if u in last or (u in able and not p.moved[u])):
            made.orders.append(Order(unit, "rearguard"))


def hopeless(made: Draft, hex_: int, here: list[int], supported: bool) -> bool:
    """Is nothing to be won there any more, and much to be lost?"""
    found = judge(made, hex_, here, supported=supported)
    holds = made.fields.keep[hex_] + made.fields.gain[hex_]
    return found.wins < _LEAVE and found.mine + 1 > found.theirs and holds < 12 and len(here) < 4
