"""Where the front is, who threatens it, how far everything is from it, and what there is to be won."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from grognard.board.areas import members
from grognard.games.eastfront.control import fix_control
from grognard.games.eastfront.hexes import LAND, NET, RAILS, SITES, N
from grognard.games.eastfront.income import worth
from grognard.games.eastfront.opponent.sight import Sight
from grognard.games.eastfront.opponent.worth import site
from grognard.games.eastfront.position import Position, battles
from grognard.games.eastfront.satellites import open_to
from grognard.games.eastfront.scenarios import special
from grognard.games.eastfront.supply import supplied
from grognard.games.eastfront.units import IS_HQ
from grognard.games.eastfront.victory import POLISH_PLAIN
from grognard.games.eastfront.words import AXIS, SOVIET

_DRIVE = 4.0
_BOLD = 2.0
FAR = 40  # more steps than there are
_MORE = 1.2  # steps for one of the enemy's, before an attack is thought of
_PLENTY = 10.0
_RAID = 2  # hexes that most units go in a turn
_TIED = 0.3  # of the threat of a unit remains while it is in a battle
_SECOND = 0.45  # of it reaches the second hex
_EDGE = 60.0  # W'44 5, 16.8: what the edge of the Polish plain is worth


@dataclass(slots=True)
class Fields:
    """One number a hex."""

    threat: list[float]  # hits that the enemy could bring there
    front: int  # own land that touches enemy units, or his land
    depth: list[int]  # steps to the next hex beside the enemy
    gain: list[float]  # what taking it brings
    keep: list[float]  # what losing it costs
    pull: list[float]  # how much it draws who attacks
    fed: int  # where own units have supply now
    ratio: float  # own strength by the enemy's
    openings: dict[int, float]  # enemy hexes, and how many steps more the own units beside them have
    neck: list[float]  # own blocks that starve if the enemy comes there


def survey(sight: Sight) -> Fields:
    """The whole map at a glance."""
    s, me, foe = sight.s, sight.me, sight.foe
    front = _front(s, me, foe)
    gain, keep = _values(s, me, foe)
    ratio = _ratio(sight)
    return Fields(
        _threat(sight), front, _depth(s.there[foe]), gain, keep, _pull(s, me, foe, ratio), supplied(s, me), ratio,
        _openings(sight), _necks(sight),
    )  # fmt: skip


def _openings(sight: Sight) -> dict[int, float]:
    s, found = sight.s, {}
    fighting = battles(s)
    for hex_, kinds in sight.foes.items():
        near = [*(u for h in members(NET.near[hex_] & ~fighting) for u in sight.at.get(h, ())), *sight.at.get(hex_, ())]
        mine = sum(s.strength[unit] for unit in near if not IS_HQ[unit] and open_to(s, unit) >> hex_ & 1)
        found[hex_] = max(0.0, min(_PLENTY, mine - _MORE * sum(kind.strength for kind in kinds)))
    return found


def starving(p: Position) -> tuple[int, int]:
    """10.3: blocks of each side that would have no line of supply, if control were fixed now."""
    held, friendly, disputed = list(p.held), list(p.friendly), p.disputed
    fix_control(p)
    found = []
    for side in (0, 1):
        hungry = p.there[side] & ~supplied(p, side)
        found.append(sum(p.stack[side * N + hex_] for hex_ in members(hungry)))
    p.held[:], p.friendly[:], p.disputed = held, friendly, disputed
    p.news.clear()
    return found[0], found[1]


def if_somebody_came(p: Position, side: int, hex_: int) -> tuple[int, int]:
    """10.3: who would starve if a unit of a side stood in an empty hex."""
    p.there[side] |= 1 << hex_
    p.stack[side * N + hex_] += 1
    after = starving(p)
    p.stack[side * N + hex_] -= 1
    p.there[side] &= ~(1 << hex_)
    return after


def _necks(sight: Sight) -> list[float]:
    """Behind the own front, where it stands open: the hexes through which supply comes."""
    s, me, foe = sight.s, sight.me, sight.foe
    found = [0.0] * N
    before = starving(s)[me]
    open_ = LAND & ~s.there[me]
    edge, steps = s.there[foe] & ~s.there[me], 0
    seen = edge
    while edge and steps < _RAID:
        edge = NET.around(edge) & open_ & ~seen
        seen |= edge
        steps += 1
    for hex_ in members(seen & s.held[me] & ~s.there[foe]):
        found[hex_] = max(0.0, if_somebody_came(s, foe, hex_)[me] - before)
    return found


def _ratio(sight: Sight) -> float:
    mine = sum(sight.s.strength[unit] for unit in sight.mine)
    theirs = sum(kind.strength for kinds in sight.foes.values() for kind in kinds)
    return mine / max(1.0, theirs)


def _threat(sight: Sight) -> list[float]:
    found = [0.0] * N
    fighting = battles(sight.s)
    for hex_, kinds in sight.foes.items():
        power = sum(kind.strength * kind.attack for kind in kinds)
        if fighting >> hex_ & 1:
            power *= _TIED
        near = NET.near[hex_]
        for other in members(near):
            found[other] += power
        for other in members(NET.around(near) & ~near & ~(1 << hex_)):
            found[other] += _SECOND * power
    return found


def _front(s: Position, me: int, foe: int) -> int:
    """Own or disputed land beside enemy units or beside land that is his."""
    mine = LAND & ~s.held[foe] & ~s.there[foe] | s.there[me]
    return mine & (NET.around(s.there[foe]) | NET.around(s.held[foe] & ~s.there[me]) | s.there[foe])


def _depth(enemies: int) -> list[int]:
    found = [FAR] * N
    edge = seen = enemies | NET.around(enemies)
    steps = 0
    while edge:
        for hex_ in members(edge):
            found[hex_] = steps
        edge = NET.around(edge) & ~seen
        seen |= edge
        steps += 1
    return found


def _values(s: Position, me: int, foe: int) -> tuple[list[float], list[float]]:
    gain, keep = [0.0] * N, [0.0] * N
    for hex_ in members(LAND):
        value = 0.8 + 0.8 * (RAILS >> hex_ & 1) + (site(s, me, hex_) if SITES >> hex_ & 1 else 0.0)
        (keep if s.held[me] >> hex_ & 1 else gain)[hex_] = value
    if special(s.scenario, "month-table") or s.campaign:
        for hex_ in members(POLISH_PLAIN):
            (keep if me == AXIS else gain)[hex_] += _EDGE
    return gain, keep


@cache
def march_from(hex_: int) -> tuple[int, ...]:
    """Steps by land from one hex to all."""
    return tuple(steps if steps >= 0 else FAR for steps in NET.distances(hex_))


def _pull(s: Position, me: int, foe: int, ratio: float) -> list[float]:
    """Where the enemy's cities, resources and, in the end, the Polish plain draw the own units."""
    found = [0.0] * N
    for hex_ in members(SITES & s.held[foe]):
        weight = 6.0 + 5.0 * (worth(me, hex_) + worth(foe, hex_))
        for other, steps in enumerate(march_from(hex_)):
            found[other] = max(found[other], weight / (steps + 4))
    if me == SOVIET and (special(s.scenario, "month-table") or s.campaign):
        for hex_ in members(POLISH_PLAIN):
            for other, steps in enumerate(march_from(hex_)):
                found[other] = max(found[other], 4 * _EDGE / (steps + 4))
    drive = max(0.3, min(_DRIVE, ratio**_BOLD))
    return [drive * each for each in found]


def must_hold(s: Position, me: int) -> int:
    """W'44 5, 16.8: hexes that are never left empty: the edge of the Polish plain, once the enemy is not far."""
    if me != AXIS or not (special(s.scenario, "month-table") or s.campaign):
        return 0
    return POLISH_PLAIN
