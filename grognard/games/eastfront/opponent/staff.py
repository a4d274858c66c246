"""The staff: which HQs are activated, where, and how (5.2), and where the aircraft fly (13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grognard.board.areas import members
from grognard.games.eastfront.command import may_deploy
from grognard.games.eastfront.fire import air_fire
from grognard.games.eastfront.headquarters import air_range, air_value, command_value, radius, supreme_moves
from grognard.games.eastfront.hexes import LINKS
from grognard.games.eastfront.opponent.assaults import Assault, judge, plan_assaults, worth
from grognard.games.eastfront.opponent.draft import Draft, draft, own
from grognard.games.eastfront.opponent.estimate import divisor
from grognard.games.eastfront.opponent.fields import FAR, Fields
from grognard.games.eastfront.opponent.pockets import close_pockets
from grognard.games.eastfront.opponent.posts import man_the_posts, value
from grognard.games.eastfront.opponent.sight import Sight, chance
from grognard.games.eastfront.opponent.worth import POINT, months_left
from grognard.games.eastfront.position import battles, defender, room_in
from grognard.games.eastfront.scenarios import special
from grognard.games.eastfront.units import IS_SUPREME
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import COMMAND, COMMANDING, DRY

EVERYWHERE = -1
_STEP = 13.0  # what a step of an HQ is felt to cost
_SCARCE = 0.25  # more, for each step that it lacks
_NO_POINTS = 6.0
_RESERVES = 1.2  # what a Supreme Move brings
_POSTS = 0.5  # of what moves of the rest bring
_MOST = 6.0  # no single move counts for more
_BLITZ = 0.25  # of the first round's gain comes again in a second one
_BOMB = 2.5  # what a hit from the air brings
_BETTER = 0.3  # of what a better place is worth for the turns to come
_DEEP = 3  # behind the front there are reserves
_FEW = 2  # steps below which an HQ is scarce


@dataclass(slots=True)
class Outlook:
    """What could be done if all were commanded, and what of it the HQs chosen so far do not bring about."""

    sight: Sight
    fields: Fields
    going: dict[int, float]  # battles under way, and what another supported round brings
    assaults: list[Assault]
    wants: dict[int, float]  # unit -> what its best move brings


def design(sight: Sight, fields: Fields, able: Sequence[int]) -> dict[int, tuple[str, int]]:
    """5.2: the HQs that are worth a step of theirs: as what, and where each is activated."""
    made = draft(sight, fields)
    made.p.phase = COMMAND
    going = _goings_on(made)
    assaults = plan_assaults(made, set(sight.mine), EVERYWHERE)
    close_pockets(made, made.able - set(able))
    man_the_posts(made, made.able)
    wants = {order.unit: min(_MOST, order.gain) for order in made.orders if order.gain}
    outlook = Outlook(sight, fields, going, assaults, wants)
    found: dict[int, tuple[str, int]] = {}
    waiting = [hq for hq in able if sight.s.strength[hq]]
    while waiting:
        total, hq, verb, place = max(_best_place(outlook, hq) for hq in waiting)
        if total <= 0:
            break
        found[hq] = (verb, place)
        waiting.remove(hq)
        _strike_out(outlook, _radius(sight, hq, place))
    return found


def _strike_out(outlook: Outlook, mask: int) -> None:
    """What an HQ that commands these hexes brings about needs no other."""
    s = outlook.sight.s
    outlook.going = {hex_: gain for hex_, gain in outlook.going.items() if not mask >> hex_ & 1}
    outlook.assaults = [each for each in outlook.assaults if not mask >> each.hex & 1]
    outlook.wants = {unit: gain for unit, gain in outlook.wants.items() if not mask >> s.where[unit] & 1}


def _goings_on(made: Draft) -> dict[int, float]:
    """7.14: what another supported round of the battles under way would bring."""
    found = {}
    p = made.p
    for hex_ in members(battles(p)):
        fought = worth(made, hex_, judge(made, hex_, own(made, hex_), supported=True))
        must = defender(p, hex_) != made.sight.me
        found[hex_] = max(0.0, fought) + (1.0 if must else 0.0)
    return found


def _radius(sight: Sight, hq: int, place: int) -> int:
    """5.3: what an HQ would command from a hex."""
    s = sight.s
    start, role = s.where[hq], s.role[hq]
    s.where[hq], s.role[hq] = place, COMMANDING
    mask = 0 if IS_SUPREME[hq] else radius(s, hq)
    s.where[hq], s.role[hq] = start, role
    return mask


def price(sight: Sight, hq: int) -> float:
    """5.43, 17.1: the step that it loses, dearer the fewer it has, and at the end a victory point or two."""
    if special(sight.s.scenario, "month-table"):
        return _NO_POINTS  # W'44 5: no points are counted, and nothing comes after
    scarce = 1 + _SCARCE * max(0, _FEW - sight.s.strength[hq])
    return _STEP * scarce + (0.0 if months_left(sight.s) else POINT)


def _best_place(outlook: Outlook, hq: int) -> tuple[float, int, str, int]:
    """5.2, 5.21: how much more than its price an HQ brings, and from where."""
    s = outlook.sight.s
    if IS_SUPREME[hq]:
        return _supreme(outlook, hq)
    here = s.where[hq]
    scratch = draft(outlook.sight, outlook.fields)
    cost = price(outlook.sight, hq)
    found = []
    for place in (here, *(near for near in LINKS[here] if _may_go(outlook.sight, hq, near))):
        fights, moves = _brings(outlook, hq, _radius(outlook.sight, hq, place))
        total = fights + moves + _BETTER * (value(scratch, hq, place) - value(scratch, hq, here)) - cost
        again = _BLITZ * (fights + moves) - cost
        blitz = again > 0 and command_value(s, hq) > 1 and weather_at(s, here) == DRY
        found.append((total + (again if blitz else 0.0), hq, "blitz" if blitz else "space", place))
    return max(found)


def _may_go(sight: Sight, hq: int, place: int) -> bool:
    """5.21, 6.22: it may deploy there, and would not stand in a crowd."""
    return may_deploy(sight.s, hq, place) is None and room_in(sight.s, sight.me, place) > 0


def _brings(outlook: Outlook, hq: int, mask: int) -> tuple[float, float]:
    """5.42: attacks and battles with the HQ's support, and its bombs; and what other moves are worth."""
    s = outlook.sight.s
    fights = sum(gain for hex_, gain in outlook.going.items() if mask >> hex_ & 1)
    for each in outlook.assaults:
        if mask >> each.hex & 1:
            share = sum(mask >> s.where[order.unit] & 1 for order in each.orders) / len(each.orders)
            fights += each.value * share * share
    if fights:
        fights += _BOMB * command_value(s, hq) * chance(air_fire(s, outlook.sight.me))
    moves = sum(gain for unit, gain in outlook.wants.items() if unit != hq and mask >> s.where[unit] & 1)
    return fights, _POSTS * moves


def _supreme(outlook: Outlook, hq: int) -> tuple[float, int, str, int]:
    """5.6: for reserves that nobody else commands."""
    s = outlook.sight.s
    moves = supreme_moves(s, hq)
    gains = sorted(outlook.wants.values(), reverse=True)[:moves]
    deep = sum(_DEEP <= outlook.fields.depth[s.where[unit]] < FAR for unit in outlook.sight.mine)
    total = _POSTS * sum(gains) + _RESERVES * min(moves, deep)
    return total - price(outlook.sight, hq), hq, "space", s.where[hq]


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
