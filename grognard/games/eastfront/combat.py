"""7.0, 7.1, 7.2, 13.0, 13.1: air strikes are assigned, battles chosen, and fought round by round."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.eastfront import phases
from grognard.games.eastfront.fire import (
    air_fire,
    attack_shots,
    count,
    defence_shots,
    forget_parts,
    passive_cover,
    take_hits,
)
from grognard.games.eastfront.headquarters import air_range, air_value, is_active, supports
from grognard.games.eastfront.hexes import FORTRESSES
from grognard.games.eastfront.position import (
    Position,
    battles,
    defender,
    eliminate,
    is_battle,
    name,
    other,
    place,
    reveal,
    stand_up,
    units_in,
)
from grognard.games.eastfront.repulse import assault_face, repulse, repulses
from grognard.games.eastfront.units import HQS, IS_STATIC
from grognard.games.eastfront.words import AXIS, BATTLES, COMBAT, DEACTIVATION, DROPPING, SIDES, SOVIET
from grognard.kernel import Ask, Flow, Refused, Roll, procedure

# 7.22: how far a round is.
NO_STAGE, AIR, DEFENCE, OFFENCE = range(4)
STAGES = ("none", "air-strike", "defence", "offence")

# -- air strikes -------------------------------------------------------------------------------------------


def struck(s: Position) -> int:
    """7.13: the battles that somebody's air power strikes."""
    found = 0
    for hq in HQS[s.active]:
        if s.strike[hq]:
            found |= 1 << s.strike[hq]
    return found


def in_reach(s: Position, hq: int) -> int:
    """13.11, 13.13: the battles that an HQ's air power can reach, without those that another strikes already."""
    return air_range(s, hq) & battles(s) & ~struck(s)


def may_fly(s: Position, hq: int) -> Refused | None:
    """13.1, 5.63, 14.2: an active HQ of one's own whose air power is free and reaches a battle."""
    if hq not in HQS[s.active] or not is_active(s, hq):
        return Refused("13.1", "not-an-active-hq")
    if s.role[hq] == DROPPING:
        return Refused("14.2", "air-power-drops", unit=name(hq))
    if s.strike[hq]:
        return Refused("13.12", "flies-already", unit=name(hq), space=place(s.strike[hq]))
    if air_value(s, hq) < 1:
        return Refused("13.16" if s.strength[hq] else "13.12", "no-air-power", unit=name(hq))
    return None if in_reach(s, hq) else Refused("13.11", "no-battle-in-reach", unit=name(hq))


def may_strike(s: Position, hq: int, hex_: int) -> Refused | None:
    """13.11, 13.13: a battle within the air range, with no other strike."""
    if not is_battle(s, hex_):
        return Refused("13.13", "no-battle", space=place(hex_))
    if struck(s) >> hex_ & 1:
        return Refused("13.13", "struck-already", space=place(hex_))
    return None if air_range(s, hq) >> hex_ & 1 else Refused("13.11", "out-of-air-range", unit=name(hq))


@procedure
def strikes(s: Position) -> Flow[None]:
    """7.13, 13.13: all air strikes are assigned before anybody is revealed."""
    able = tuple(unit for unit in HQS[s.active] if may_fly(s, unit) is None)
    hq = yield Ask(SIDES[s.active], "strikes", rule="7.13", unit=able, done=True, tests={"unit": (may_fly,)})
    if hq is None:
        phases.open_phase(s, BATTLES)
    else:
        yield from assign(s, hq)


@procedure
def assign(s: Position, hq: int) -> Flow[None]:
    """7.13: the battle that it strikes, and with how many dice, whatever becomes of the HQ afterwards."""
    at = yield Ask(
        SIDES[s.active], "strike", rule="7.13", args={"unit": name(hq), "number": air_value(s, hq)},
        space=members(in_reach(s, hq)), done=True, tests={"space": (may_strike, hq)},
    )  # fmt: skip
    if at is not None:
        s.strike[hq], s.bombs[hq] = at, air_value(s, hq)
        s.report("strike", "7.13", unit=name(hq), space=place(at), number=s.bombs[hq])


# -- battles -----------------------------------------------------------------------------------------------


def compulsory(s: Position) -> int:
    """7.15: new battles, those with air strikes, and outside the Blitz the Original Attacker's before fortresses."""
    must = s.fresh | struck(s)
    if not s.blitz:
        must |= FORTRESSES & s.defends[other(s.active)]
    return must & battles(s) & ~s.fought


def to_fight(s: Position) -> int:
    """7.14: the active battles that are still to be fought."""
    return compulsory(s) | (s.ordered & battles(s) & ~s.fought)


def may_order(s: Position, hex_: int) -> Refused | None:
    """7.14: a battle that is not active yet."""
    if not is_battle(s, hex_):
        return Refused("7.14", "no-battle", space=place(hex_))
    if compulsory(s) >> hex_ & 1:
        return Refused("7.15", "fought-anyway", space=place(hex_))
    return Refused("7.14", "ordered-already", space=place(hex_)) if s.ordered >> hex_ & 1 else None


@procedure
def choose_battles(s: Position) -> Flow[None]:
    """7.14: the active side says which battles will be fought besides those that must."""
    able = tuple(members(battles(s) & ~to_fight(s)))
    at = yield Ask(SIDES[s.active], "battles", rule="7.14", space=able, done=True, tests={"space": (may_order,)})
    if at is not None:
        s.ordered |= 1 << at
        s.report("ordered", "7.14", space=place(at))
    else:
        lay_open(s)
        phases.open_phase(s, COMBAT)


def lay_open(s: Position) -> None:
    """7.14, 7.15: everybody in an active battle is revealed, and in the others the Original Attacker's new units."""
    s.ordered |= struck(s)  # 7.15: they are fought even if the HQ that strikes falls in another battle (reading B31)
    active = to_fight(s)
    for hex_ in members(battles(s)):
        for side in (AXIS, SOVIET):
            if active >> hex_ & 1 or defender(s, hex_) != side:
                for unit in units_in(s, side, hex_):
                    reveal(s, unit)


def may_fight(s: Position, hex_: int) -> Refused | None:
    """7.21: an active battle whose round is still to come."""
    if s.fought >> hex_ & 1:
        return Refused("7.21", "fought-already", space=place(hex_))
    if not is_battle(s, hex_):
        return Refused("7.21", "no-battle", space=place(hex_))
    return None if to_fight(s) >> hex_ & 1 else Refused("7.14", "not-active", space=place(hex_))


@procedure
def fight(s: Position) -> Flow[None]:
    """7.21: a round in each active battle, in the order that the active side likes."""
    able = tuple(members(to_fight(s)))
    if not able:
        phases.open_phase(s, DEACTIVATION)
        return
    at = yield Ask(SIDES[s.active], "battle", rule="7.21", space=able, tests={"space": (may_fight,)})
    yield from round_(s, at)


# -- one round -----------------------------------------------------------------------------------------------


@procedure
def round_(s: Position, hex_: int) -> Flow[None]:
    """7.22: air strike, defensive fire, offensive fire; then the Original Defender's units stand up again."""
    supported = supports(s, hex_)
    divisor = passive_cover(s, hex_, supported)
    s.battle = hex_
    open_round(s, hex_, supported, divisor)
    s.stage = AIR
    yield from air_strike(s, hex_, divisor)
    s.stage = DEFENCE
    yield from defend(s, hex_)
    s.stage = OFFENCE
    yield from attack(s, hex_, divisor)
    close_round(s, hex_)


def open_round(s: Position, hex_: int, supported: bool, divisor: int) -> None:
    """7.22, 2.67: who fights whom; static units without strength that nobody stands by are gone at once."""
    s.report(
        "battle", "7.22", space=place(hex_), side=SIDES[s.active], supported=supported, cover=divisor,
        assault=assault_face(s, hex_),
        units={SIDES[k]: [[name(u), s.strength[u]] for u in units_in(s, k, hex_)] for k in (AXIS, SOVIET)},
    )  # fmt: skip
    for side in (AXIS, SOVIET):
        here = units_in(s, side, hex_)
        if all(IS_STATIC[unit] and not s.strength[unit] for unit in here):
            for unit in here:
                eliminate(s, unit, "2.67")


def flyer(s: Position, hex_: int) -> int:
    """13.13: the HQ whose air power strikes there; -1: none."""
    return next((hq for hq in HQS[s.active] if s.strike[hq] == hex_), -1)


@procedure
def air_strike(s: Position, hex_: int, divisor: int) -> Flow[None]:
    """13.15: a die for each point of the strike; the ground covers from it too."""
    hq = flyer(s, hex_)
    if hq >= 0 and divisor and is_battle(s, hex_):
        needs = air_fire(s, s.active)
        rolled = yield Roll(s.bombs[hq], rule="13.15", purpose="air-strike", needs=needs, unit=name(hq))
        yield from take_hits(s, other(s.active), hex_, count(rolled, needs), divisor, "13.15")


@procedure
def defend(s: Position, hex_: int) -> Flow[None]:
    """7.22, 7.51: the passive side fires; in an assault all its dice are read before anybody falls or goes back."""
    face = assault_face(s, hex_)
    hits = back = 0
    for unit, dice, needs in defence_shots(s, hex_):
        if is_battle(s, hex_):
            rolled = yield Roll(dice, rule="7.31", purpose="defensive-fire", needs=needs, unit=name(unit))
            if face:
                hits, back = hits + count(rolled, needs), back + repulses(rolled, face)
            else:
                yield from take_hits(s, s.active, hex_, count(rolled, needs), 1, "7.33")
    if face:
        yield from repulse(s, hex_, back, hits)


@procedure
def attack(s: Position, hex_: int, divisor: int) -> Flow[None]:
    """7.22, 7.4: the active side fires, as long as anybody is left to be hit."""
    if not divisor and is_battle(s, hex_):
        s.report("in-vain", "7.4", space=place(hex_))
    for unit, dice, needs in attack_shots(s, hex_) if divisor else ():
        if is_battle(s, hex_):
            rolled = yield Roll(dice, rule="7.31", purpose="offensive-fire", needs=needs, unit=name(unit))
            yield from take_hits(s, other(s.active), hex_, count(rolled, needs), divisor, "7.33")


def close_round(s: Position, hex_: int) -> None:
    """7.21, 7.22, 7.34: parts of hits are forgotten; the Original Defender stands up, and whoever is left alone."""
    forget_parts(s)
    s.fought |= 1 << hex_
    s.fresh &= ~(1 << hex_)
    s.battle, s.stage = 0, NO_STAGE
    for hq in HQS[s.active]:
        if s.strike[hq] == hex_:
            s.strike[hq] = s.bombs[hq] = 0
    if is_battle(s, hex_):
        s.report("undecided", "7.21", space=place(hex_), side=SIDES[defender(s, hex_)])
    else:
        winner = next((SIDES[side] for side in (AXIS, SOVIET) if s.there[side] >> hex_ & 1), None)
        s.report("won", "7.21", space=place(hex_), side=winner)
    for side in (AXIS, SOVIET):
        for unit in units_in(s, side, hex_):
            stand_up(s, unit)
