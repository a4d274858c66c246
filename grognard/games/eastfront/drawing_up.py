"""3.2: a sensible set-up for whoever does not want to think of one, and the beginning for whoever does.

Nothing is thrown and nothing is hidden: the same scenario always begins in the same way.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

from grognard.board.areas import members
from grognard.games.eastfront import hexes, satellites, units
from grognard.games.eastfront.deployment import NO_DISTRICT, district, holds, may_stand, posts, region
from grognard.games.eastfront.forces import SETUPS, by_worth, is_at_hand, is_first_month, muster, setup_of
from grognard.games.eastfront.hexes import (
    AT,
    BESIDE,
    CLEARS,
    MAJOR,
    MINOR,
    MOSCOW,
    NET,
    VICTORY_CITIES,
    WARSAW,
    N,
    distance,
)
from grognard.games.eastfront.position import ASIDE, AWAY, COMING, GONE, LOST, Position, lift, put
from grognard.games.eastfront.units import HQS, IN_S41, IS_HQ, IS_SATELLITE, KIND, OF_SIDE, ONCE, SIDE, SUPREME
from grognard.games.eastfront.words import INFANTRY, KINDS, SOVIET

CROWD = 3  # units of a front hex that the set-up goes up to by itself
FAST = tuple(KINDS.index(kind) for kind in ("armor", "mech", "shock", "cavalry"))
SATELLITES_GONE = ("S43", "W43", "S44", "W44")  # S'43 2: the Italians


def draw_up(s: Position, side: int) -> None:
    """3.22, 3.24: choose the forces of a side and stand them up."""
    strength = muster(s, side)
    for unit in OF_SIDE[side]:
        s.where[unit] = _beginning(s, unit, unit in strength)
        s.strength[unit] = strength.get(unit, 0)
    for unit in OF_SIDE[side]:
        if is_first_month(s, unit) and units.ARRIVES[unit]:
            strength[unit] = units.ARRIVES[unit][2]  # type: ignore[index]
            s.strength[unit] = strength[unit]
    waiting = by_worth([unit for unit in strength if s.where[unit] != AWAY], strength)
    waiting = _oppose(s, side, waiting)
    waiting = _in_their_places(s, waiting, bool(s.historical))
    waiting = _to_posts(s, side, waiting)
    waiting = _in_their_places(s, waiting, True)
    waiting = _to_the_front(s, side, waiting)
    waiting = _headquarters(s, side, waiting)
    _the_rest(s, side, waiting)
    if not s.historical:
        _from_north_to_south(s, side)


def _beginning(s: Position, unit: int, plays: bool) -> int:
    """3.22: who is not in the forces waits for its month, is eliminated, or is not in the game."""
    if plays:
        return ASIDE
    if units.IS_TURNCOAT[unit]:
        return ASIDE
    if IS_SATELLITE[unit] and s.scenario == "W44":
        return GONE  # W'44 2: they have surrendered
    if unit == units.ITALIANS and s.scenario in SATELLITES_GONE:
        return GONE
    if is_at_hand(s, unit):
        return GONE if ONCE[unit] else LOST
    return COMING


def _stand(s: Position, unit: int, hex_: int) -> bool:
    if may_stand(s, unit, hex_) is not None:
        return False
    put(s, unit, hex_)
    return True


def _oppose(s: Position, side: int, waiting: list[int]) -> list[int]:
    """16.7, W'44 3: Axis infantry off the map, against each edge hex that the Soviets hold."""
    edge = setup_of(s).away if side != SOVIET else ()
    chosen = [u for u in reversed(waiting) if KIND[u] == INFANTRY][: len(edge)]
    for unit, hex_ in zip(chosen, edge, strict=True):
        s.where[unit], s.opposite[unit] = AWAY, hex_
    return [unit for unit in waiting if unit not in chosen]


def _in_their_places(s: Position, waiting: list[int], cities: bool) -> list[int]:
    """S'41 1A: units with a place; restricted satellites at home; reinforcements of the first month in a city.

    When Barbarossa is set up freely its cities are manned first (S'41 1B).
    """
    left = []
    for unit in waiting:
        places = _own_places(s, unit, cities)
        if not any(_stand(s, unit, hex_) for hex_ in places):
            left.append(unit)
    return left


def _own_places(s: Position, unit: int, cities: bool) -> list[int]:
    """The hexes that a unit belongs to before all others, the best first."""
    if is_first_month(s, unit):
        return sorted(members(region(s, unit)), key=lambda h: (h != MOSCOW, not MAJOR >> h & 1, h))
    if IS_SATELLITE[unit] and not satellites.is_free(s, unit):
        front = setup_of(s).front[SIDE[unit]] & ~s.there[SIDE[unit]]
        return sorted(members(region(s, unit)), key=lambda h: (not front >> h & 1, _city_rank(h), s.stack[h], h))
    ob = IN_S41[unit] if s.scenario == "S41" else None
    if ob is None or not ob[1]:
        return [home] if (home := _home_of_supreme(s, unit)) else []
    if ob[1] in hexes.HEX:
        return [hexes.HEX[ob[1]]] if cities else []
    side, own = SIDE[unit], district(ob[2])
    line = members(setup_of(s).front[side])
    return sorted(line, key=lambda h: (not own >> h & 1, s.stack[side * N + h], NO_DISTRICT >> h & 1, h))


def _city_rank(hex_: int) -> int:
    return 0 if VICTORY_CITIES >> hex_ & 1 else 1 if MINOR >> hex_ & 1 else 2


def _home_of_supreme(s: Position, unit: int) -> int:
    """5.8: Moscow and Warsaw spare the supreme HQ the weather."""
    if unit not in SUPREME:
        return 0
    home = MOSCOW if SIDE[unit] == SOVIET else WARSAW
    return home if not setup_of(s).front[SIDE[unit]] >> home & 1 and may_stand(s, unit, home) is None else 0


def _to_posts(s: Position, side: int, waiting: list[int]) -> list[int]:
    """S'41 1B, W'42 2, W'44 1: the posts of the scenario: first who has to be of a kind; as strong as asked, the best
    that there are.
    """
    drawn = (post for post in setup_of(s).drawn if post.side == side)
    for post in sorted((*posts(s, side), *drawn), key=lambda post: post.kind < 0):
        for strict in (True, False):
            for unit in list(waiting):
                short = not holds(s, post)
                fits = post.kind < 0 or KIND[unit] == post.kind
                humble = KIND[unit] == INFANTRY or post.kind >= 0 or post.strength
                if short and fits and (humble or not strict) and not IS_HQ[unit] and _stand(s, unit, post.hex_):
                    waiting = [each for each in waiting if each != unit]
    return waiting


def _danger(s: Position, side: int, hex_: int) -> int:
    """How open a hex of the front is: enemy front beside it, clear ground."""
    enemy = setup_of(s).front[1 - side] | setup_of(s).land[1 - side]
    return sum(enemy >> near & 1 for near in BESIDE[hex_]) + 2 * (CLEARS >> hex_ & 1)


def _to_the_front(s: Position, side: int, waiting: list[int]) -> list[int]:
    """3.24: one unit in each hex of the front, then tanks where the scenario masses, then a second and third line."""
    front = sorted(members(setup_of(s).front[side]), key=lambda h: (-_danger(s, side, h), h))
    focus = list(setup_of(s).focus[side]) or front[:5]
    slow = [unit for unit in waiting if KIND[unit] == INFANTRY]
    left = _share(s, side, slow, [hex_ for hex_ in front if not s.stack[side * N + hex_]], 1)
    used = set(slow) - set(left)
    rest = [unit for unit in waiting if unit not in used]
    rest = _share(s, side, rest, [hex_ for hex_ in front if not s.stack[side * N + hex_]], 1)
    fast = [unit for unit in rest if KIND[unit] in FAST]
    kept = [unit for unit in rest if KIND[unit] not in FAST]
    fast = _share(s, side, fast, focus, CROWD)
    kept += fast
    kept = _share(s, side, kept, front, 2)
    return _share(s, side, kept, front, CROWD)


def _share(s: Position, side: int, waiting: list[int], places: list[int], most: int) -> list[int]:
    """Units one by one to the places in turn, until each has so many; HQs wait. Gives who is left."""
    left = list(waiting)
    for crowd in range(most):
        for hex_ in places:
            if s.stack[side * N + hex_] != crowd:
                continue
            for unit in left:
                if not IS_HQ[unit] and _stand(s, unit, hex_):
                    left.remove(unit)
                    break
    return left


def _headquarters(s: Position, side: int, waiting: list[int]) -> list[int]:
    """5.3: each HQ a hex or two behind the front, where it commands most of those whom no other commands."""
    left = [unit for unit in waiting if not IS_HQ[unit]]
    commanded = 0
    for hq in sorted((unit for unit in waiting if IS_HQ[unit]), key=lambda u: (u in SUPREME, -s.strength[u], u)):
        behind = region(s, hq) & ~setup_of(s).front[side]
        able = [hex_ for hex_ in members(behind) if may_stand(s, hq, hex_) is None] or [
            hex_ for hex_ in members(region(s, hq)) if may_stand(s, hq, hex_) is None
        ]
        if not able:
            left.append(hq)
            continue
        reach = max(1, s.strength[hq])
        best = max(able, key=lambda h: (_commands(s, side, h, reach, commanded), -_depth(s, side, h), -h))
        put(s, hq, best)
        commanded |= NET.within(best, reach, hexes.LAND)
    return left


def _from_north_to_south(s: Position, side: int) -> None:
    """3.22: HQs stand from north to south in the order of the roster, as far as they may; in June 1941 each is as
    strong as the order of battle says.
    """
    hqs = [hq for hq in HQS[side] if hq not in SUPREME and s.where[hq] > 0]
    spots = sorted(((s.where[hq], s.strength[hq]) for hq in hqs), key=lambda spot: (AT[spot[0]][1], AT[spot[0]][0]))
    keeps = s.scenario == "S41"
    may_be = {hq: region(s, hq) for hq in hqs}
    orders = (
        order for order in permutations(range(len(hqs)))
        if all(may_be[hq] >> spots[k][0] & 1 and (keeps or spots[k][1] <= units.MAX[hq])
               for hq, k in zip(hqs, order, strict=True))
    )  # fmt: skip
    best = min(orders, key=_inversions, default=None)
    for hq in hqs if best else ():
        lift(s, hq)
    for hq, k in zip(hqs, best or (), strict=bool(best)):
        put(s, hq, spots[k][0])
        if not keeps:
            s.strength[hq] = spots[k][1]


def _inversions(order: tuple[int, ...]) -> int:
    """How many pairs are the wrong way round.

    >>> _inversions((0, 1, 2)), _inversions((2, 0, 1))
    (0, 2)
    """
    return sum(a > b for a, b in combinations(order, 2))


def _commands(s: Position, side: int, hex_: int, reach: int, commanded: int) -> int:
    """How many units an HQ would command there whom none commands yet."""
    circle = NET.within(hex_, reach, hexes.LAND) & ~commanded
    return sum(s.stack[side * N + each] for each in members(circle & s.there[side]))


def _depth(s: Position, side: int, hex_: int) -> int:
    return _depths(s.scenario, side)[hex_]


@cache
def _depths(scenario: str, side: int) -> tuple[int, ...]:
    """How far each hex is from the front of a side."""
    front = members(SETUPS[scenario].front[side])
    return tuple(min(distance(hex_, each) for each in front) if hex_ else 0 for hex_ in range(N))


def _the_rest(s: Position, side: int, waiting: list[int]) -> None:
    """Reserves: in cities near the front, then anywhere."""
    for unit in waiting:
        able = members(region(s, unit))
        able.sort(
            key=lambda h: (IS_HQ[unit] and _depth(s, side, h) == 0, not (MAJOR | MINOR) >> h & 1, _depth(s, side, h), h)
        )
        next((hex_ for hex_ in able if _stand(s, unit, hex_)), 0)
