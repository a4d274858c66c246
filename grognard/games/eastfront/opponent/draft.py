"""A sheet on which moves are tried out: the position as it would be, and the orders that lead there."""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.board.areas import members
from grognard.games.eastfront.ground import use_side
from grognard.games.eastfront.hexes import RIVER, N
from grognard.games.eastfront.opponent.fields import Fields
from grognard.games.eastfront.opponent.sight import Sight
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.reach import ends, exits, is_commanded, reach, vias
from grognard.games.eastfront.words import BY_LAND, MOVEMENT, OVER_RIVER


@dataclass(frozen=True, slots=True)
class Order:
    """What a unit is to do: the verb and the hex of the rules' asks, and the side of the battle it takes."""

    unit: int
    verb: str
    hex: int = 0
    via: int = 0
    gain: float = 0.0


@dataclass(slots=True)
class Draft:
    """A position to scribble in."""

    p: Position
    sight: Sight
    fields: Fields
    steps: dict[int, int] = field(default_factory=dict)  # own steps by hex
    orders: list[Order] = field(default_factory=list)
    came: dict[int, list[int]] = field(default_factory=dict)  # by battle, the hexes from which attackers came

    @property
    def able(self) -> set[int]:
        """Units without an order."""
        return set(self.sight.mine) - {order.unit for order in self.orders}


def draft(sight: Sight, fields: Fields) -> Draft:
    """A clean sheet."""
    made = Draft(sight.s.clone(), sight, fields)
    for unit in sight.mine:
        hex_ = sight.s.where[unit]
        made.steps[hex_] = made.steps.get(hex_, 0) + sight.s.strength[unit]
    return made


def own(made: Draft, hex_: int) -> list[int]:
    """Own units in a hex, as it would be."""
    where = made.p.where
    return [unit for unit in made.sight.mine if where[unit] == hex_]


def try_out(made: Draft, order: Order) -> None:
    """Write an order down and do what it says."""
    made.orders.append(order)
    if order.verb not in ("space", "rail", "sea"):
        return
    p, me, unit = made.p, made.sight.me, order.unit
    start, hex_ = p.where[unit], order.hex
    p.supreme -= fare(made, unit) if order.verb == "space" else 0
    enemy = p.there[1 - me]
    if order.via and enemy >> start & 1:
        use_side(p, start, order.via)
    if order.via and enemy >> hex_ & 1:
        use_side(p, order.via, hex_)
        p.came[unit] = order.via
        p.way[unit] = OVER_RIVER if RIVER[order.via] >> hex_ & 1 else BY_LAND
        if not p.there[me] >> hex_ & 1:
            p.fresh |= 1 << hex_
            p.defends[1 - me] |= 1 << hex_
    _shift(made, unit, start, hex_)
    p.moved[unit] = 1


def _shift(made: Draft, unit: int, start: int, hex_: int) -> None:
    p, me = made.p, made.sight.me
    p.where[unit] = hex_
    for at, step in ((start, -1), (hex_, 1)):
        p.stack[me * N + at] += step
        made.steps[at] = made.steps.get(at, 0) + step * p.strength[unit]
        if p.stack[me * N + at]:
            p.there[me] |= 1 << at
        else:
            p.there[me] &= ~(1 << at)
            p.defends[0] &= ~(1 << at)
            p.defends[1] &= ~(1 << at)


def fare(made: Draft, unit: int) -> int:
    """6.51: Supreme Moves that a march by land costs: one, where no HQ commands."""
    return int(made.p.phase == MOVEMENT and not is_commanded(made.p, unit))


def destinations(made: Draft, unit: int) -> tuple[list[int], list[int]]:
    """6.1: where it can go by land: quiet hexes, and battles."""
    enemy = made.p.there[made.sight.foe]
    quiet: list[int] = []
    fights: list[int] = []
    for hex_ in ends(made.p, unit):
        (fights if enemy >> hex_ & 1 else quiet).append(hex_)
    return quiet, fights


def way(made: Draft, unit: int, hex_: int) -> int:
    """6.33: the side by which it had best enter a battle: dry ground first; 0 where it need not say."""
    able = vias(made.p, unit, hex_)
    if not able:
        return 0
    return min(able, key=lambda near: (RIVER[near] >> hex_ & 1, near))


def way_out(made: Draft, unit: int, hex_: int) -> int:
    """6.32: the side by which it leaves a battle."""
    p = made.p
    able = [first for first in members(exits(p, unit)) if reach(p, unit, 1 << first)[0] >> hex_ & 1]
    return able[0] if able else 0
