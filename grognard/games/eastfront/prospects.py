"""7.22, 7.33 to 7.35, 7.51: what a round may come to, exactly, when everybody in it is known.

fire.py says who fires with what after so many losses, and who takes them; here are only the sums. Among equals an owner
gives up HQs last, then the better fire; an attacker who must choose sends the worse fire back over the river.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache

from grognard.games.eastfront.combat import flyer
from grognard.games.eastfront.fire import (
    ATTACK,
    DEFENCE,
    Shot,
    air_fire,
    attack_shots,
    defence_shots,
    hit,
    passive_cover,
    targets,
)
from grognard.games.eastfront.position import Position, lift, other, units_in
from grognard.games.eastfront.repulse import assault_face, weakest
from grognard.games.eastfront.units import IS_HQ
from grognard.odds.fire import Spread, Volley, capped, pooled, then

Loss = tuple[int, int]  # of the attackers: hits taken, units repulsed
State = tuple[int, Loss]  # hits on the defender, of which his cover makes steps


@dataclass(frozen=True, slots=True)
class Rung:
    """A side in a battle after so many losses."""

    there: bool
    steps: int  # that its units have lost
    units: int  # that it has lost
    back: int  # that were repulsed
    fire: Volley


@dataclass(frozen=True, slots=True)
class Prospects:
    """How a round may end: steps lost by the defender, hits and repulses of the attackers, and what each looks like."""

    ends: Spread[State]
    defenders: tuple[Rung, ...]
    attackers: Callable[[Loss], Rung]


def _given_first(able: Iterable[int], fires: list[int]) -> int:
    """7.33: the unit among equals that its owner gives first: no HQ, and the worst fire."""
    return min(able, key=lambda u: (IS_HQ[u], -fires[u], u))


def _volley(shots: Iterable[Shot]) -> Volley:
    return pooled((dice, needs) for _, dice, needs in shots)


def _take(s: Position, side: int, hex_: int, number: int, fires: list[int], spared: tuple[int, ...] = ()) -> int:
    """7.33: so many whole losses by the rules; gives how many there was somebody for."""
    for taken in range(number):
        able = targets(s, side, hex_, spared)
        if not able:
            return taken
        hit(s, _given_first(able, fires), 1, "7.33")
    return number


def defenders(s: Position, hex_: int) -> tuple[Rung, ...]:
    """7.33: the passive side as it goes down, step by step, until nobody is left."""
    s = s.clone()
    side = other(s.active)
    began = len(units_in(s, side, hex_))
    rungs: list[Rung] = []
    while True:
        left = len(units_in(s, side, hex_))
        rungs.append(Rung(bool(left), len(rungs), began - left, 0, _volley(defence_shots(s, hex_))))
        if not left:
            return tuple(rungs)
        _take(s, side, hex_, 1, DEFENCE)


def attacker(s: Position, hex_: int, loss: Loss) -> Rung:
    """7.33, 7.51: the active side after so many hits and repulses, the weakest gone back and the rest hit first."""
    s = s.clone()
    hits, repulses = loss
    began = units_in(s, s.active, hex_)
    back: tuple[int, ...] = ()
    for _ in range(repulses):
        able = weakest(s, hex_, back)
        if able:
            back = (*back, _given_first(able, ATTACK))
    steps = _take(s, s.active, hex_, hits, ATTACK, back)
    survivors = [u for u in back if s.where[u] == hex_]
    for unit in survivors:
        lift(s, unit)
    left = units_in(s, s.active, hex_)
    gone = len(began) - len(left) - len(survivors)
    return Rung(bool(left), steps, gone, len(survivors), _volley(attack_shots(s, hex_)))


@lru_cache(maxsize=4096)
def volleys(volley: Volley, face: int) -> tuple[tuple[Loss, float], ...]:
    """7.51: how likely so many hits and so many repulses are, of dice that repulse up to a face.

    >>> [(loss, round(p, 3)) for loss, p in volleys(((1, 6),), 2)]
    [((0, 0), 0.5), ((0, 1), 0.333), ((1, 0), 0.167)]
    """
    found: Spread[Loss] = {(0, 0): 1.0}
    for dice, needs in volley:
        strikes, throws = (7 - needs) / 6, face / 6
        for _ in range(dice):
            found = then(found, _die(strikes, throws))
    return tuple(found.items())


def _die(strikes: float, throws: float) -> Callable[[Loss], list[tuple[Loss, float]]]:
    """One die more: it misses, throws back, or hits."""

    def step(loss: Loss) -> list[tuple[Loss, float]]:
        hits, back = loss
        return [((hits, back), 1 - strikes - throws), ((hits, back + 1), throws), ((hits + 1, back), strikes)]

    return step


def prospects(s: Position, hex_: int, supported: bool, known: dict[Loss, Rung]) -> Prospects:
    """7.22: a whole round: the air strike, the defender's fire, and that of the attackers who are left.

    `known` keeps what the attackers look like, for the same ones against many defenders.
    """
    divisor = passive_cover(s, hex_, supported)
    face = assault_face(s, hex_)
    rungs = defenders(s, hex_)
    limit = (len(rungs) - 1) * divisor  # hits that the defender can take

    def looks(loss: Loss) -> Rung:
        if loss not in known:
            known[loss] = attacker(s, hex_, loss)
        return known[loss]

    def struck(state: State, volley: Volley) -> list[tuple[State, float]]:
        taken, loss = state
        if not divisor or not volley:
            return [(state, 1.0)]
        return [((taken + n, loss), p) for n, p in enumerate(capped(volley, limit - taken))]

    def rung(taken: int) -> Rung:
        return rungs[taken // divisor if divisor else 0]

    def defended(state: State) -> list[tuple[State, float]]:
        return [((state[0], loss), p) for loss, p in volleys(rung(state[0]).fire, face)]

    def attacked(state: State) -> list[tuple[State, float]]:
        return struck(state, looks(state[1]).fire if rung(state[0]).there else ())

    hq = flyer(s, hex_)
    bombs: Volley = ((s.bombs[hq], air_fire(s, s.active)),) if hq >= 0 else ()
    spread: Spread[State] = then({(0, (0, 0)): 1.0}, lambda state: struck(state, bombs))
    spread = then(then(spread, defended), attacked)
    ends = then(spread, lambda state: [((state[0] // divisor if divisor else 0, state[1]), 1.0)])
    return Prospects(ends, rungs, looks)
