"""Who stands where: closed fronts, reserves behind them, ground to be had for the taking, HQs where they command."""

from __future__ import annotations

from grognard.games.eastfront.headquarters import NOT_DISTURBED
from grognard.games.eastfront.hexes import LAND, NET, STACK, N, distance
from grognard.games.eastfront.opponent.draft import Draft, Order, destinations, fare, try_out
from grognard.games.eastfront.opponent.fields import march_from, must_hold
from grognard.games.eastfront.opponent.sight import FAST
from grognard.games.eastfront.reach import ride_cost, rides
from grognard.games.eastfront.units import HQS, IS_HQ, IS_STATIC, IS_SUPREME, KIND

_LINE = 4.0  # for the first unit in a hex of the front
_HIT = 1.6  # for a step that meets a threat
_REAR = 0.5  # for each hex of the way to the front
_HUNGRY = 6.0  # for a post without supply
_EXPOSED = 1.3  # for each hit that a weak post in his land may take
_DRAW = 2.2  # of the pull of the enemy's cities
_REST = 0.25  # no unit moves for less
_BY_SUPREME = 1.5  # what a Supreme Move has to bring
_DEEP = 3  # from here on back units ride to the front
_MANY = 4  # units in a hex of the front are enough
_DUTY = 30.0  # a hex that must never be empty
_PRESSED = 2.0  # the more, the nearer the enemy
_HQ_DEPTH = 2
_DRAWN = 0.3
_FAR_OFF = 3.0  # for each hex that an HQ is too far from the front, or too near
_BUSY = 0.25  # for each step more than the enemy has, within an HQ's usual radius
_ENOUGH = 24.0
_CUT_OFF = 8.0
_SHARED = 3.0
_NECK = 0.6  # for each own block whose supply comes by there


def value(made: Draft, unit: int, hex_: int) -> float:
    """What it is worth that a unit stands in a hex, with the others as the draft has them."""
    p, fields, sight = made.p, made.fields, made.sight
    here = p.where[unit] == hex_
    others = made.steps.get(hex_, 0) - (p.strength[unit] if here else 0)
    number = p.stack[sight.me * N + hex_] - here
    if IS_HQ[unit]:
        return _hq_value(made, unit, hex_, number)
    strength, threat = p.strength[unit], fields.threat[hex_]
    total = _DRAW * fields.pull[hex_]
    need = 2 * threat
    hostile = p.held[sight.foe] >> hex_ & 1
    if fields.front >> hex_ & 1:
        if not number:
            total += _LINE * _alone(made, hex_, unit) + 0.1 * fields.keep[hex_]
            total += _NECK * min(_CUT_OFF, fields.neck[hex_])
        total += _HIT * (min(need, others + strength) - min(need, others)) * 0.5
    elif not hostile:
        total -= _REAR * fields.depth[hex_]
        if not number:
            total += _NECK * min(_CUT_OFF, fields.neck[hex_])
            total += 0.05 * fields.keep[hex_] if fields.depth[hex_] <= 2 else 0.0
    if hostile:
        total += (fields.gain[hex_] if not number else 0.0) - _EXPOSED * max(0.0, threat - 0.5 * (others + strength))
    if number >= _MANY - 1:
        total -= 0.8
    if not fields.fed >> hex_ & 1:
        total -= _HUNGRY * _hunger(made, hex_)
    if must_hold(p, sight.me) >> hex_ & 1 and not number:
        total += _DUTY * (1 + _PRESSED / (1 + fields.depth[hex_]))
    return total


def _hunger(made: Draft, hex_: int) -> float:
    """10.3: nearer to the own lines supply follows, as control does."""
    near = NET.near[hex_]
    if near & made.fields.fed:
        return 0.15
    return 0.5 if NET.around(near) & made.fields.fed else 1.0


def _alone(made: Draft, hex_: int, unit: int) -> float:
    """How much a hex of the front needs somebody of its own: less where neighbours stand on both sides."""
    me, foe = made.sight.me, made.sight.foe
    others = made.p.there[me] & ~(1 << made.p.where[unit])
    beside = (NET.near[hex_] & others).bit_count()
    touched = bool(NET.near[hex_] & made.p.there[foe])
    return (1.0 if touched else 0.5) / (1 + 0.5 * max(0, beside - 1))


def _hq_value(made: Draft, unit: int, hex_: int, number: int) -> float:
    """5.3: two hexes behind the front, and never alone where the enemy may come."""
    fields, p = made.fields, made.p
    if IS_SUPREME[unit] and fields.depth[NOT_DISTURBED[made.sight.me]] > 1:
        return -1.0 * march_from(NOT_DISTURBED[made.sight.me])[hex_]  # 5.8, 5.61: it orders moves however far away
    total = -_FAR_OFF * min(10, abs(fields.depth[hex_] - _HQ_DEPTH)) + _DRAWN * fields.pull[hex_]
    total += _BUSY * min(_ENOUGH, _openings(made, unit, hex_))
    total -= _SHARED * sum(1 for hq in HQS[made.sight.me] if hq != unit and _shares(made, hq, hex_))
    if p.held[made.sight.foe] >> hex_ & 1 or not fields.fed >> hex_ & 1:
        total -= 10.0
    if p.there[made.sight.foe] >> hex_ & 1:
        total -= 12.0
    return total - fields.threat[hex_] * (3.0 if not number else 0.5)


def _openings(made: Draft, unit: int, hex_: int) -> float:
    """5.3: how much stronger the own stacks are than the enemy's around there, where no other HQ commands."""
    near = NET.within(hex_, _HQ_DEPTH, LAND)
    for hq in HQS[made.sight.me]:
        at = made.p.where[hq]
        if hq != unit and at > 0 and not IS_SUPREME[hq]:
            near &= ~NET.within(at, _HQ_DEPTH, LAND)
    return sum(excess for foe, excess in made.fields.openings.items() if near >> foe & 1)


def _shares(made: Draft, hq: int, hex_: int) -> bool:
    """5.3: two HQs close together command the same units."""
    at = made.p.where[hq]
    return at > 0 and not IS_SUPREME[hq] and distance(at, hex_) <= _HQ_DEPTH


def leaving(made: Draft, unit: int) -> float:
    """What is missed when a unit leaves its hex."""
    hex_ = made.p.where[unit]
    if made.p.there[made.sight.foe] >> hex_ & 1:
        return 0.0
    return max(0.0, value(made, unit, hex_) - _DRAW * made.fields.pull[hex_])


# -- who goes where ------------------------------------------------------------------------------------------


def man_the_posts(made: Draft, able: set[int]) -> None:
    """Unit after unit to where it is worth most, those that gain most first."""
    p, foe = made.p, made.sight.foe
    places: dict[int, list[int]] = {}
    for unit in able:
        if not p.there[foe] >> p.where[unit] & 1:
            quiet = destinations(made, unit)[0]
            if quiet:
                places[unit] = quiet
    queue = sorted((_best(made, unit, places[unit]) for unit in places), key=_first)
    while queue:
        gain, unit, _ = queue.pop(0)
        paid = fare(made, unit)
        if paid > p.supreme:
            continue
        if gain < (_BY_SUPREME if paid else _REST):
            continue
        again = _best(made, unit, places[unit])
        if again[0] < gain - 0.01:
            queue.append(again)
            queue.sort(key=_first)
            continue
        if p.stack[made.sight.me * N + again[2]] >= STACK[again[2]]:
            places[unit] = [each for each in places[unit] if each != again[2]]
            if places[unit]:
                queue.append(_best(made, unit, places[unit]))
                queue.sort(key=_first)
            continue
        try_out(made, Order(unit, "space", again[2], 0, again[0]))


def _first(each: tuple[float, int, int]) -> tuple[float, int]:
    return (-each[0], each[1])


def _best(made: Draft, unit: int, places: list[int]) -> tuple[float, int, int]:
    now = value(made, unit, made.p.where[unit])
    best = max(places, key=lambda hex_: (value(made, unit, hex_), -hex_))
    return value(made, unit, best) - now, unit, best


def bring_up(made: Draft, able: set[int]) -> None:
    """6.51, 9.2: with the Supreme Moves that are left, reserves ride to the front."""
    p, fields = made.p, made.fields
    waiting = [u for u in able if not IS_STATIC[u] and fields.depth[p.where[u]] >= _DEEP and not p.shipped[u]]
    waiting.sort(key=lambda u: (not IS_HQ[u], -p.strength[u] - (KIND[u] in FAST), -fields.depth[p.where[u]], u))
    for unit in waiting:
        if p.supreme <= 0:
            return
        found = [hex_ for hex_ in rides(p, unit) if not fields.threat[hex_] or p.there[made.sight.me] >> hex_ & 1]
        if not found:
            continue
        gain, _, hex_ = _best(made, unit, found)
        cost = ride_cost(p, unit, hex_, 0)
        if cost <= p.supreme and gain >= _BY_SUPREME * cost:
            try_out(made, Order(unit, "rail", hex_, 0, gain))
            p.shipped[unit] = 1
            p.supreme -= cost


# -- out of lost battles ----------------------------------------------------------------------------------------


def refuge(made: Draft, unit: int) -> int:
    """6.32: the best hex to fall back to; 0 where there is none."""
    quiet = destinations(made, unit)[0]
    safe = [hex_ for hex_ in quiet if made.fields.fed >> hex_ & 1] or quiet
    return max(safe, key=lambda hex_: (value(made, unit, hex_), -hex_)) if safe else 0
