"""The staff: which HQs are activated, where, and how (5.2), and where the aircraft fly (13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grognard.games.eastfront.fire import air_fire
from grognard.games.eastfront.headquarters import air_range, air_value, command_value, radius, supreme_moves
from grognard.games.eastfront.hexes import LINKS
from grognard.games.eastfront.opponent.assaults import Assault, judge, plan_assaults, worth
from grognard.games.eastfront.opponent.draft import Draft, draft, own
from grognard.games.eastfront.opponent.estimate import divisor
from grognard.games.eastfront.opponent.fields import Fields
from grognard.games.eastfront.opponent.pockets import close_pockets
from grognard.games.eastfront.opponent.posts import man_the_posts, value
from grognard.games.eastfront.opponent.sight import Sight, chance
from grognard.games.eastfront.opponent.worth import POINT, months_left
from grognard.games.eastfront.position import battles, defender
from grognard.games.eastfront.units import IS_SUPREME
from grognard.games.eastfront.words import COMMAND, COMMANDING, DRY, IDLE

EVERYWHERE = -1
_STEP = 13.0  # what a step of an HQ is felt to cost
_SCARCE = 0.25  # more, for each step that it lacks
_RESERVES = 1.2  # what a Supreme Move brings
_POSTS = 0.5  # of what moves of the rest bring
_BLITZ = 0.25  # of the first round's gain comes again in a second one
_FLIES = 1.5


@dataclass(slots=True)
class Design:
    """The HQs of a player turn: where each goes, and whether it blitzes."""

    places: dict[int, tuple[str, int]] = field(default_factory=dict)


def design(sight: Sight, fields: Fields, able: Sequence[int]) -> Design:
    """5.2: what could be done if all were commanded, and which HQs bring it about for a fair price."""
    made = draft(sight, fields)
    made.p.phase = COMMAND
    going = _goings_on(made)
    assaults = plan_assaults(made, set(sight.mine), EVERYWHERE, {})
    close_pockets(made, made.able - set(able))
    man_the_posts(made, made.able - set(able))
    wants = {order.unit: order.gain for order in made.orders if order.gain}
    found = Design()
    done: set[int] = set()
    served: set[int] = set()
    waiting = list(able)
    while waiting:
        best: tuple[float, int, str, int] | None = None
        for hq in waiting:
            each = _best_place(sight, fields, hq, going, assaults, wants, done, served)
            if each and (best is None or each[0] > best[0]):
                best = each
        if best is None or best[0] <= 0:
            break
        _, hq, verb, place = best
        found.places[hq] = (verb, place)
        waiting.remove(hq)
        mask = _radius(sight, hq, place)
        done |= {each.hex for each in assaults if mask >> each.hex & 1} | {h for h in going if mask >> h & 1}
        served |= {unit for unit in wants if mask >> sight.s.where[unit] & 1}
    return found


def _goings_on(made: Draft) -> dict[int, float]:
    """7.14: what another supported round of the battles under way would bring."""
    found = {}
    p = made.p
    for hex_ in made.sight.foes:
        here = own(made, hex_)
        if here and battles(p) >> hex_ & 1:
            fought = worth(made, hex_, judge(made, hex_, here, supported=True))
            must = defender(p, hex_) != made.sight.me
            found[hex_] = max(0.0, fought) + (1.0 if must else 0.0)
    return found


def _radius(sight: Sight, hq: int, place: int) -> int:
    s = sight.s
    start, role = s.where[hq], s.role[hq]
    s.where[hq], s.role[hq] = place, COMMANDING
    mask = radius(s, hq)
    s.where[hq], s.role[hq] = start, role
    return mask


def price(sight: Sight, hq: int) -> float:
    """5.43, 17.1: the step that it loses, dearer the fewer it has, and at the end a victory point or two."""
    left = months_left(sight.s)
    scarce = 1 + _SCARCE * max(0, 2 - sight.s.strength[hq])
    return _STEP * scarce + (POINT if left == 0 else 0.0)


def _best_place(
    sight: Sight, fields: Fields, hq: int, going: dict[int, float], assaults: Sequence[Assault],
    wants: dict[int, float], done: set[int], served: set[int],
) -> tuple[float, int, str, int] | None:  # fmt: skip
    s = sight.s
    if s.strength[hq] < 1 or s.role[hq] != IDLE:
        return None
    if IS_SUPREME[hq]:
        return _supreme(sight, fields, hq, wants, served)
    best: tuple[float, int, str, int] | None = None
    scratch = draft(sight, fields)
    for place in (s.where[hq], *LINKS[s.where[hq]]):
        if place != s.where[hq] and (
            (s.weather != DRY and s.weather == 1) or not s.friendly[sight.me] >> place & 1
            or s.there[sight.foe] >> place & 1 or s.stack[sight.me * (len(s.stack) // 2) + place] >= 4
        ):  # fmt: skip
            continue
        mask = _radius(sight, hq, place)
        fights = sum(v for h, v in going.items() if h not in done and mask >> h & 1)
        for each in assaults:
            if each.hex not in done and mask >> each.hex & 1:
                share = sum(1 for o in each.orders if mask >> s.where[o.unit] & 1) / max(1, len(each.orders))
                fights += each.value * share * share
        moves = sum(min(6.0, gain) for unit, gain in wants.items() if unit not in served and mask >> s.where[unit] & 1)
        total = fights + _POSTS * moves + 0.3 * (value(scratch, hq, place) - value(scratch, hq, s.where[hq]))
        cost = price(sight, hq)
        verb = "space"
        if _blitz_pays(sight, hq, fights, moves, cost):
            verb = "blitz"
            total += _BLITZ * (fights + 0.5 * moves)
            cost *= 2
        if best is None or total - cost > best[0]:
            best = (total - cost, hq, verb, place)
    return best


def _blitz_pays(sight: Sight, hq: int, fights: float, moves: float, cost: float) -> bool:
    """5.7: two steps at once, for a second round while the enemy waits."""
    if command_value(sight.s, hq) < 2 or sight.s.weather != DRY:
        return False
    return _BLITZ * (fights + 0.5 * moves) > cost


def _supreme(
    sight: Sight, fields: Fields, hq: int, wants: dict[int, float], served: set[int]
) -> tuple[float, int, str, int]:
    """5.6: for reserves that nobody else commands."""
    s = sight.s
    moves = supreme_moves(s, hq)
    gains = sorted((g for u, g in wants.items() if u not in served), reverse=True)[:moves]
    deep = sum(1 for u in sight.mine if 3 <= fields.depth[s.where[u]] < 40)
    total = sum(min(6.0, g) for g in gains) * _POSTS + _RESERVES * min(moves, deep)
    return total - price(sight, hq), hq, "space", s.where[hq]


# -- air strikes -------------------------------------------------------------------------------------------------


def strike(sight: Sight, fields: Fields, hq: int, able: Sequence[int], supported: int) -> tuple[float, int]:
    """13.1: the battle where the bombs do most; a strike makes it be fought (7.15)."""
    s = sight.s
    made = draft(sight, fields)
    dice = air_value(s, hq)
    best = (0.0, 0)
    for hex_ in able:
        here = own(made, hex_)
        defends = defender(s, hex_) != sight.me
        by = divisor(s, sight.foe, hex_, defends, bool(supported >> hex_ & 1))
        if not by or not here:
            continue
        found = judge(made, hex_, here, supported=bool(supported >> hex_ & 1), air=dice)
        hits = dice * chance(air_fire(s, sight.me)) / by
        total = worth(made, hex_, found) + hits
        if total > best[0]:
            best = (total, hex_)
    return best


def reach_of_strike(sight: Sight, hq: int) -> int:
    """13.11: the battles in its reach."""
    return air_range(sight.s, hq) & battles(sight.s)
