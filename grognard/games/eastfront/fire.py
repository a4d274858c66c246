"""7.3, 7.4: what units fire with, what cover the others have, and who suffers the hits."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.eastfront import units
from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import FORTRESSES, MAJOR, MARSHES, MOUNTAINS, TERRAIN
from grognard.games.eastfront.position import Position, defender, name, place, units_in, weaken
from grognard.games.eastfront.scenarios import SCENARIOS, special
from grognard.games.eastfront.units import COUNT, IS_MOUNTAIN, IS_PARATROOP, IS_SS, KIND
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import (
    AXIS,
    DOUBLE,
    FIRES,
    KINDS,
    MUD,
    NO_FIRE,
    SIDES,
    SINGLE,
    SNOW,
    TERRAINS,
    TRIPLE,
)
from grognard.kernel import Ask, Flow, Refused, procedure

_FIRE = table("tables.toml")["fire"]
_COVER = table("tables.toml")["cover"]
NO_EFFECT = 0  # in place of a divisor: nothing that is fired there hits anybody (7.4)
WHOLE = 1  # 7.33: each hit costs a step
_BY_TERRAIN: tuple[int, ...] = tuple(_COVER.get(TERRAINS[kind], 1) for kind in TERRAIN)


def _fires(unit: int, how: str) -> int:
    kind = KINDS[KIND[unit]]
    return FIRES[_FIRE[f"ss_{kind}" if IS_SS[unit] else kind][how]]


ATTACK: list[int] = [_fires(unit, "attack") for unit in range(COUNT)]
DEFENCE: list[int] = [_fires(unit, "defence") for unit in range(COUNT)]
_DROPPED = FIRES[_FIRE["paratroop"]["attack"]], FIRES[_FIRE["paratroop"]["defence"]]
_IN_MOUNTAINS = FIRES[_FIRE["mountain"]["attack"]], FIRES[_FIRE["mountain"]["defence"]]


def better(fire: int, other: int) -> int:
    """7.32: the better of two fires; to fire is better than not to.

    >>> better(SINGLE, DOUBLE) == DOUBLE, better(NO_FIRE, SINGLE) == SINGLE
    (True, True)
    """
    return min(fire, other) if fire and other else fire or other


# -- what units fire with ---------------------------------------------------------------------------------


def attack_fire(s: Position, unit: int, hex_: int) -> int:
    """7.32, 1.34, 2.2, 2.62, 2.63, 2.65, 12.24, W'41 1: the lowest face with which a unit of the active side hits;
    NO_FIRE: it does not fire.
    """
    if unit == units.SIEGE_GUNS and s.siege and in_fortress(s, 1 - s.active, hex_):
        return TRIPLE  # 2.63, 12.24: the guns fire so in mud too
    fire = _DROPPED[0] if s.paratroops and IS_PARATROOP[unit] else ATTACK[unit]
    if not fire:
        return NO_FIRE
    if IS_MOUNTAIN[unit] and MOUNTAINS >> hex_ & 1:
        fire = better(fire, _IN_MOUNTAINS[0])
    weather = weather_at(s, hex_)
    bad_ground = weather == MUD or (weather != SNOW and MARSHES >> hex_ & 1)
    frozen = weather == SNOW and units.SIDE[unit] == AXIS and special(s.scenario, "winter-paralysis")
    return SINGLE if bad_ground or frozen else fire


def defence_fire(s: Position, unit: int, hex_: int) -> int:
    """7.32, 1.41, 2.62, 2.65, 14.5: the same of a unit of the passive side."""
    fire = _DROPPED[1] if s.paratroops and IS_PARATROOP[unit] else DEFENCE[unit]
    if not fire:
        return NO_FIRE
    if IS_MOUNTAIN[unit] and MOUNTAINS >> hex_ & 1:
        fire = better(fire, _IN_MOUNTAINS[1])
    if MAJOR >> hex_ & 1:
        fire = better(fire, DOUBLE)
    return fire


# Who fires so many dice that need this face.
Shot = tuple[int, int, int]  # unit, dice, needs


def _in_order(shots: Iterable[Shot]) -> tuple[Shot, ...]:
    """7.31: the best fire first, then the strongest; the order never matters to the firer."""
    return tuple(sorted((shot for shot in shots if shot[1] and shot[2]), key=lambda shot: (shot[2], -shot[1], shot[0])))


def attack_shots(s: Position, hex_: int) -> tuple[Shot, ...]:
    """7.31: the offensive fire of a battle."""
    return _in_order((u, s.strength[u], attack_fire(s, u, hex_)) for u in units_in(s, s.active, hex_))


def defence_shots(s: Position, hex_: int) -> tuple[Shot, ...]:
    """7.31, 7.32: the defensive fire of a battle; the largest unit of a fortress fires thrice as well."""
    side = 1 - s.active
    shots = [(u, s.strength[u], defence_fire(s, u, hex_)) for u in units_in(s, side, hex_)]
    if in_fortress(s, side, hex_):
        firing = [shot for shot in shots if shot[1] and shot[2]]
        if firing:  # among equals the one that gains most by it
            largest = max(firing, key=lambda shot: (shot[1], shot[2], -shot[0]))
            shots[shots.index(largest)] = largest[0], largest[1], TRIPLE
    return _in_order(shots)


def air_fire(s: Position, side: int) -> int:
    """13.14: the fire of a side's air power; neither ground nor weather changes it."""
    return SCENARIOS[s.scenario].air[side]


def count(rolled: tuple[int, ...], needs: int) -> int:
    """7.31: the hits among some dice."""
    return sum(1 for face in rolled if face >= needs)


# -- cover ----------------------------------------------------------------------------------------------------


def in_fortress(s: Position, side: int, hex_: int) -> bool:
    """1.46, 7.23: the fortress helps the Original Defender alone."""
    return bool(FORTRESSES >> hex_ & 1) and defender(s, hex_) == side


def cover(s: Position, side: int, hex_: int) -> int:
    """7.34, 7.35, 1.32, 1.33, 1.34, 1.35, 1.41: hits for a step that a side loses there, by ground, city, mud or
    fortress.
    """
    if in_fortress(s, side, hex_):
        return int(_COVER["fortress"])
    found = _BY_TERRAIN[hex_]
    if MAJOR >> hex_ & 1:
        found = max(found, _COVER["city"])
    if weather_at(s, hex_) == MUD:
        found = max(found, _COVER["mud"])
    return found


def passive_cover(s: Position, hex_: int, supported: bool) -> int:
    """7.4: the cover of the passive side in a battle: one more in unsupported combat, and a fortress cannot be hit."""
    found = cover(s, 1 - s.active, hex_)
    if supported:
        return found
    return NO_EFFECT if in_fortress(s, 1 - s.active, hex_) else found + 1


# -- hits -----------------------------------------------------------------------------------------------------


def targets(s: Position, side: int, hex_: int, spared: tuple[int, ...] = ()) -> tuple[int, ...]:
    """7.33, 7.34, 7.51: the unit that already has a part of a hit, else the strongest; those spared come last."""
    here = units_in(s, side, hex_)
    open_ = [u for u in here if u not in spared] or here
    if s.wounded in open_:
        return (s.wounded,)
    top = max((s.strength[u] for u in open_), default=0)
    return tuple(u for u in open_ if s.strength[u] == top)


def may_take_hit(s: Position, side: int, hex_: int, spared: tuple[int, ...], unit: int) -> Refused | None:
    """7.33: one of the strongest, or the one that has a part of a hit already (7.34)."""
    if unit not in units_in(s, side, hex_):
        return Refused("7.33", "not-in-battle")
    if unit not in targets(s, side, hex_, spared):
        if s.wounded in units_in(s, side, hex_):
            return Refused("7.34", "not-the-wounded", unit=name(unit))
        return Refused("7.33", "not-the-strongest", unit=name(unit))
    return None


@procedure
def take_hits(
    s: Position, side: int, hex_: int, hits: int, divisor: int, rule: str, spared: tuple[int, ...] = ()
) -> Flow[None]:
    """7.33 to 7.35: hits fall on the strongest; behind cover two or three of them cost one step."""
    for due in range(hits if divisor else 0, 0, -1):
        s.due = due
        if not targets(s, side, hex_, spared):
            break  # nobody is left: the rest is wasted
        unit = yield Ask(
            SIDES[side], "take-hit", rule="7.33", args={"space": place(hex_), "hits": due, "cover": divisor},
            unit=targets(s, side, hex_, spared), tests={"unit": (may_take_hit, side, hex_, spared)},
        )  # fmt: skip
        hit(s, unit, divisor, rule)
    s.due = 0


def hit(s: Position, unit: int, divisor: int, rule: str) -> None:
    """7.33, 7.34, 7.35: one hit; the last part of a whole one costs the step.

    A hit without cover is whole: it leaves alone what the other side carries on from the air strike.
    """
    if divisor == WHOLE:
        weaken(s, unit, rule)
        return
    if s.wounded != unit:
        s.wounded, s.hits = unit, 0
    s.hits += 1
    if s.hits >= divisor:
        forget_parts(s)
        weaken(s, unit, rule)


def forget_parts(s: Position) -> None:
    """7.34: what is left of half hits and third hits at the end of a round is nothing."""
    s.hits, s.wounded = 0, -1
