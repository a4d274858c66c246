"""4.42, 6.0: the movement phase, unit by unit. Who may move and where to: reach.py; the move itself: march.py."""

from __future__ import annotations

from grognard.board.areas import mask, members
from grognard.games.eastfront import retreat, satellites, units
from grognard.games.eastfront.ground import crowded, overstacked
from grognard.games.eastfront.headquarters import active_hqs, commanded
from grognard.games.eastfront.hexes import NET
from grognard.games.eastfront.march import march
from grognard.games.eastfront.phases import open_phase
from grognard.games.eastfront.position import Position, other, place, units_in
from grognard.games.eastfront.reach import may_move
from grognard.games.eastfront.units import IS_PARATROOP, IS_SATELLITE, IS_STATIC
from grognard.games.eastfront.words import MOBILIZE, SIDES, STRIKES
from grognard.kernel import Ask, Flow, Refused, procedure

EVERYWHERE = -1  # all hexes, as a set
# Units that nothing binds in particular: no satellites, no static ones, no paratroops.
FREE: list[bool] = [not (IS_SATELLITE[u] or IS_STATIC[u] or IS_PARATROOP[u]) for u in units.ALL]


@procedure
def movement(s: Position) -> Flow[None]:
    """4.42, 6.1: units move one by one, under command or by Supreme Moves; 6.41: some will be rearguards."""
    if not active_hqs(s):
        open_phase(s, STRIKES)
        return
    able, last = movable(s)
    answer = yield Ask(
        SIDES[s.active], "movement", rule="6.1", args={"supreme": s.supreme}, unit=able, rearguard=last,
        done=may_stop(s) is None, pair=True, always=True,
        tests={"unit": (may_move,), "rearguard": (retreat.may_be_rearguard,), "done": (may_stop,)},
    )  # fmt: skip
    if answer[0] == "done":
        open_phase(s, MOBILIZE)
    elif answer[0] == "rearguard":
        yield from retreat.leave_last(s, answer[1])
    else:
        yield from march(s, answer[1])


def movable(s: Position) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """6.1, 6.41: the units that can move now, and those that can be rearguards."""
    able: list[int] = []
    last: list[int] = []
    enemy, ordered = s.there[other(s.active)], EVERYWHERE if s.supreme else commanded(s)
    possible = EVERYWHERE if s.supreme or s.naval or s.paratroops else ordered
    easy = 0 if satellites.hungary_is_closed(s) else _with_way_out(s, s.there[s.active] & ordered & ~enemy)
    where, moved, shipped, role = s.where, s.moved, s.shipped, s.role
    for unit in units.OF_SIDE[s.active]:
        at = where[unit]
        if at <= 0 or moved[unit] or shipped[unit]:
            continue
        if easy >> at & 1 and FREE[unit] and not role[unit]:
            able.append(unit)  # the quick look; all others are looked at closely
        elif possible >> at & 1:
            if may_move(s, unit) is None:
                able.append(unit)
            elif enemy >> at & 1 and retreat.may_be_rearguard(s, unit) is None:
                last.append(unit)
    return tuple(able), tuple(last)


def _with_way_out(s: Position, hexes: int) -> int:
    """6.21: those of some hexes beside which there is a hex without enemies that has room."""
    shut = s.there[other(s.active)] | crowded(s, s.active)
    return mask(hex_ for hex_ in members(hexes) if NET.near[hex_] & ~shut)


def may_stop(s: Position) -> Refused | None:
    """6.2, 6.22: not while a crowd that an HQ has made could still be parted."""
    for hex_ in members(overstacked(s, s.active)):
        here = units_in(s, s.active, hex_)
        if not any(_will_go(s, unit) for unit in here) and any(may_move(s, unit) is None for unit in here):
            return Refused("6.22", "overstacked", space=place(hex_))
    return None


def _will_go(s: Position, hq: int) -> bool:
    """5.41, 5.7: an active HQ that could still mobilize out of a crowd."""
    return bool(s.role[hq] and s.strength[hq] and (s.blitz or not s.blitzes[hq]))
