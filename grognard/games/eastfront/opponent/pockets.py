"""Encirclement: who would starve if somebody stood there (8.1, 10.3), and the moves that bring it about."""

from __future__ import annotations

from grognard.games.eastfront.hexes import LAND, NET, STACK, N
from grognard.games.eastfront.opponent.draft import Draft, Order, destinations, fare, try_out
from grognard.games.eastfront.opponent.fields import if_somebody_came, starving
from grognard.games.eastfront.opponent.posts import leaving, value
from grognard.games.eastfront.units import IS_HQ

_POCKET = 2.5  # for each block of his that starves
_OURS = 4.0  # for each of one's own
_LEAST = 2.0  # what a move into a pocket's neck has to bring
_STAND = 0.6  # of what the post itself is worth


def close_pockets(made: Draft, able: set[int]) -> None:
    """Into the hexes behind the enemy's back, as long as more of his starve by it than own units."""
    p, me, foe = made.p, made.sight.me, made.sight.foe
    behind = LAND & ~p.there[0] & ~p.there[1] & (p.held[foe] | p.disputed)
    movers: dict[int, list[int]] = {}
    for unit in sorted(able):
        if IS_HQ[unit] or p.there[foe] >> p.where[unit] & 1:
            continue
        for hex_ in destinations(made, unit)[0]:
            if behind >> hex_ & 1:
                movers.setdefault(hex_, []).append(unit)
    while movers:
        before = starving(p)
        best: tuple[float, int, int] | None = None
        for hex_, units in movers.items():
            if not NET.near[hex_] & (p.there[foe] | p.held[foe]):
                continue
            bonus = _bonus(made, hex_, before)
            if bonus <= 0:
                continue
            for unit in (u for u in units if fare(made, u) <= max(0, p.supreme)):
                total = bonus + _STAND * (value(made, unit, hex_) - value(made, unit, p.where[unit])) - leaving(
                    made, unit
                )  # fmt: skip
                if best is None or total > best[0]:
                    best = (total, unit, hex_)
        if best is None or best[0] < _LEAST:
            return
        total, unit, hex_ = best
        try_out(made, Order(unit, "space", hex_, 0, total))
        movers = {
            h: left for h, units in movers.items()
            if h != hex_ and (left := [u for u in units if u != unit]) and p.stack[me * N + h] < STACK[h]
        }  # fmt: skip


def _bonus(made: Draft, hex_: int, before: tuple[int, int]) -> float:
    """What it changes that somebody stands there."""
    me = made.sight.me
    after = if_somebody_came(made.p, me, hex_)
    return _POCKET * (after[1 - me] - before[1 - me]) - _OURS * max(0, after[me] - before[me])
