"""10.13, 10.14, 10.15: what a battle may come to, exactly, when everybody in it is known.

combat.py says who fires with what after so many losses, and `suffer` who takes them; `grognard.odds` does the sums.
Among equals an owner spares HQs, then the better fire, then tanks; of bombers he spares the better fire, and counts
each hit as one aborted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from grognard.games.leningrad41.blocks import BOMBER_HIT, BOMBER_HQ, HIT, IS_HQ, IS_TANK
from grognard.games.leningrad41.combat import (
    FIRST,
    FLAK,
    NO_STAGE,
    SHELL,
    SNIPE,
    STRIKE,
    Shot,
    armoured_attack,
    attack_fire,
    defence_fire,
    flak,
    flying,
    guns,
    snipers,
)
from grognard.games.leningrad41.damage import absorption, suffer
from grognard.games.leningrad41.position import Position, blocks_in, has_line, other
from grognard.games.leningrad41.weather import hq_stars
from grognard.games.leningrad41.words import SOVIET
from grognard.odds.fire import Spread, Volley, capped, mix, pooled, scores, then

State = tuple[int, int, int]  # losses of the defender (a line is his first), cover left, losses of the attackers
Ways = list[tuple[State, float]]


@dataclass(frozen=True, slots=True)
class Rung:
    """A side in a battle after so many losses."""

    there: bool
    steps: int  # that its blocks have lost
    blocks: int  # that it has lost
    fire: Volley
    flak: Volley = ()
    armoured: bool = False  # 10.13.6.2: would the attackers now fire first?


@dataclass(frozen=True, slots=True)
class Prospects:
    """How a battle may end: the losses of defender and attackers, and what either looks like then."""

    ends: Spread[tuple[int, int]]
    defenders: Sequence[Rung]
    attackers: Sequence[Rung]


def spared_last(s: Position, able: Iterable[int]) -> int:
    """10.15.1: the block among equals that its owner gives first."""
    return min(able, key=lambda u: (IS_HQ[u], -HIT[u], IS_TANK[u], u))


def by_use(planes: Iterable[int]) -> list[int]:
    """10.13.4: bombers in the order in which they are given up."""
    return sorted(planes, key=lambda b: (-BOMBER_HIT[b], b))


# -- rung by rung ---------------------------------------------------------------------------------------------


def ladder(s: Position, side: int, area: int) -> list[Rung]:
    """10.15: a side as it goes down, until nothing is left that can be hit."""
    s = s.clone()
    number = len(blocks_in(s, side, area))
    rungs: list[Rung] = []
    steps = 0
    while True:
        rungs.append(_rung(s, side, area, steps, number - len(blocks_in(s, side, area))))
        line = side != s.active and has_line(s, side, area)
        if not line and not blocks_in(s, side, area):
            return rungs
        steps += not line
        _lose_one(s, side, area)


def _rung(s: Position, side: int, area: int, steps: int, lost: int) -> Rung:
    there = bool(s.there[side] >> area & 1)
    if side == s.active:
        return Rung(there, steps, lost, _volley(attack_fire(s, area)))
    return Rung(
        there, steps, lost, _volley(defence_fire(s, area)), _volley(flak(s, area) if flying(s, area) else ()),
        armoured_attack(s, area),
    )  # fmt: skip


def _volley(shots: Iterable[Shot]) -> Volley:
    return pooled((dice, needs) for dice, needs, _, _ in shots)


def _lose_one(s: Position, side: int, area: int) -> None:
    """One hit by the rules, with the choice that the owner is taken to make."""
    flow = suffer(s, side, area, 1)
    try:
        ask = next(flow)
        while True:
            ask = flow.send(spared_last(s, ask.options["unit"]))
    except StopIteration:
        s.news.clear()


# -- volley by volley -------------------------------------------------------------------------------------------


def prospects(s: Position, area: int, sufferer: int | None, attackers: Sequence[Rung] = ()) -> Prospects:
    """10.13: the rest of a battle from where it stands; `sufferer` is the side that hits still due are taken from.

    The ladder of the attackers may be handed in, for the same ones against many defenders.
    """
    return _Battle(s, area, attackers).fought(sufferer)


class _Battle:
    """The volleys of one battle on the spread of its states."""

    def __init__(self, s: Position, area: int, attackers: Sequence[Rung]) -> None:
        self.s, self.area = s, area
        self.defender = other(s.active)
        self.defenders = ladder(s, self.defender, area)
        self.attackers = attackers or ladder(s, s.active, area)
        self.last = len(self.defenders) - 1
        self.under_way = s.battle == area
        cover = s.shield if self.under_way else absorption(s, self.defender, area)
        self.spread: Spread[State] = {(0, cover, 0): 1.0}

    def fought(self, sufferer: int | None) -> Prospects:
        """10.13: what is left of the sequence, in its order."""
        stage, due = (self.s.stage, self.s.due) if self.under_way else (NO_STAGE, 0)
        if sufferer is not None and due and stage != FLAK:
            self._go(lambda state: [(self._hit(state, sufferer, due), 1.0)])
        if stage < SNIPE:
            self._snipe()
        if stage <= SHELL:
            self._shell(self.s.fired if stage == SHELL else 0)
        if stage < FLAK:
            self._go(self._bombed)
        elif stage <= STRIKE:
            left = by_use(flying(self.s, self.area)[self.s.fired :])[due if stage == FLAK else 0 :]
            self._go(lambda state: self._fire_at_defender(state, self._bombs(left)))
        if stage < FIRST:
            self._ground()
        elif stage == FIRST:
            self._go(self._defend if sufferer == self.defender else self._attack)
        ends = then(self.spread, lambda state: [((state[0], state[2]), 1.0)])
        return Prospects(ends, self.defenders, self.attackers)

    def _go(self, step: Callable[[State], Ways]) -> None:
        self.spread = then(self.spread, step)

    def _contested(self, state: State) -> bool:
        return self.defenders[state[0]].there and self.attackers[state[2]].there

    def _hit(self, state: State, side: int, number: int) -> State:
        """10.15: hits that nothing absorbs."""
        lost, cover, spent = state
        if side == self.defender:
            return (min(lost + number, self.last), cover, spent)
        return (lost, cover, min(spent + number, len(self.attackers) - 1))

    def _fire_at_defender(self, state: State, volley: Volley) -> Ways:
        """10.14: the cover absorbs what it still can."""
        lost, cover, spent = state
        if not volley or not self._contested(state):
            return [(state, 1.0)]
        found = capped(volley, cover + self.last - lost)
        return [
            ((lost, cover - n, spent) if n <= cover else (lost + n - cover, 0, spent), p) for n, p in enumerate(found)
        ]

    # -- before the ground combat

    def _snipe(self) -> None:
        """10.13.2: at the Soviets, whoever attacks; nothing absorbs it."""
        volley = pooled((1, HIT[unit]) for unit in snipers(self.s, self.area))
        if volley:
            self._go(lambda state: [(self._hit(state, SOVIET, n), p) for n, p in enumerate(scores(volley))])

    def _shell(self, fired: int) -> None:
        volley = pooled((hq_stars(self.s, hq), HIT[hq]) for hq in guns(self.s, self.area)[fired:])
        self._go(lambda state: self._fire_at_defender(state, volley))

    def _bombs(self, planes: Iterable[int]) -> Volley:
        return pooled((hq_stars(self.s, BOMBER_HQ[plane]), BOMBER_HIT[plane]) for plane in planes)

    def _bombed(self, state: State) -> Ways:
        """10.13.4, 10.13.5: anti-air fire by what is left of the defender, then the bombers that are left."""
        planes = by_use(flying(self.s, self.area))
        if not planes or not self._contested(state):
            return [(state, 1.0)]
        return [
            (after, p * q)
            for aborted, p in enumerate(scores(self.defenders[state[0]].flak))
            for after, q in self._fire_at_defender(state, self._bombs(planes[aborted:]))
        ]

    # -- on the ground

    def _ground(self) -> None:
        """10.13.6, 10.13.6.2: the defender first, but where the attack is armoured."""
        begun = self.spread
        ends: list[tuple[Spread[State], float]] = []
        for armoured, order in ((True, (self._attack, self._defend)), (False, (self._defend, self._attack))):
            self.spread = {k: p for k, p in begun.items() if self.defenders[k[0]].armoured == armoured}
            for volley in order:
                self._go(volley)
            ends.append((self.spread, 1.0))
        self.spread = mix(ends)

    def _attack(self, state: State) -> Ways:
        return self._fire_at_defender(state, self.attackers[state[2]].fire)

    def _defend(self, state: State) -> Ways:
        if not self._contested(state):
            return [(state, 1.0)]
        volley = self.defenders[state[0]].fire
        found = capped(volley, len(self.attackers) - 1 - state[2])
        return [((state[0], state[1], state[2] + n), p) for n, p in enumerate(found)]
