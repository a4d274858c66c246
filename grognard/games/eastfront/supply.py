"""10.0: supply: lines of supply, and the Supply Phase, in which the enemy's units are looked at (4.46)."""

from __future__ import annotations

from functools import lru_cache

from grognard.board.areas import members
from grognard.games.eastfront import control, drop, invasion, objectives, rails, satellites, sea, units
from grognard.games.eastfront.hexes import FORTRESSES, NET, STACK, N
from grognard.games.eastfront.phases import end_turn
from grognard.games.eastfront.position import Position, name, place, units_in, weaken
from grognard.games.eastfront.words import SIDES
from grognard.kernel import Ask, Flow, Refused, procedure

LINE = 2  # 10.3: hexes of a line of supply, at most


# -- lines -----------------------------------------------------------------------------------------


def supplied(s: Position, side: int) -> int:
    """10.3, 15.52: the hexes from which a unit of this side has a line of supply now."""
    return by_rail_and_sea(s, side) | _by_beachhead(s, side)


def by_rail_and_sea(s: Position, side: int) -> int:
    """10.3: two hexes from a rail or sea line; a port under siege is none of these (15.31)."""
    source = rails.rail_sea(s, side) & ~rails.besieged(s, side)
    return _near(source, control.not_enemy(s, side))


@lru_cache(maxsize=1024)
def _near(source: int, through: int) -> int:
    """10.3: up to two hexes away, over hexes that are not the enemy's; where the unit stands does not matter."""
    found = edge = source
    for _ in range(LINE):
        edge = NET.around(edge & through) & ~found
        found |= edge
    return found


def _by_beachhead(s: Position, side: int) -> int:
    """15.52, 10.6: the Beachhead's own hex, and those beside it if it is friendly, even in a battle."""
    if not s.beachhead or not sea.is_beachhead(s, side, s.beachhead):
        return 0
    here = 1 << s.beachhead
    return here | NET.near[s.beachhead] if s.friendly[side] & here else here


def has_line(s: Position, unit: int) -> bool:
    """10.3, 16.4: has a unit a line now? A restricted satellite abroad has none."""
    return _fed(s, unit, supplied(s, units.SIDE[unit]))


def _fed(s: Position, unit: int, reached: int) -> bool:
    hex_ = s.where[unit]
    if hex_ <= 0 or not reached >> hex_ & 1:
        return False
    return not units.IS_SATELLITE[unit] or bool(satellites.area(s, unit) >> hex_ & 1)


def relies_on_beachhead(s: Position, unit: int) -> bool:
    """15.52: it has a line, but only to the Beachhead: its replacements cost twice as much."""
    return has_line(s, unit) and not by_rail_and_sea(s, units.SIDE[unit]) >> s.where[unit] & 1


def relies_on_fortress(s: Position, unit: int) -> bool:
    """10.5: it has no line, and stands in an own fortress: no replacements reach it."""
    hex_, side = s.where[unit], units.SIDE[unit]
    return bool(hex_ > 0 and FORTRESSES & s.friendly[side] & 1 << hex_) and not has_line(s, unit)


# -- the phase -------------------------------------------------------------------------------------


@procedure
def supply_phase(s: Position) -> Flow[None]:
    """4.46, 10.2: paratroops join up, satellites may give up, a Beachhead is laid; then the enemy is looked at."""
    drop.link_up(s)
    yield from objectives.surrenders(s)
    yield from invasion.lay_beachhead(s)
    yield from check(s, 1 - s.active)
    objectives.end_of_turn(s)
    end_turn(s)


@procedure
def check(s: Position, side: int) -> Flow[None]:
    """10.1, 10.2, 10.4: who has no line is unsupplied from now on, and loses a step; its owner makes choices."""
    reached = supplied(s, side)
    starving = tuple(u for u in units.OF_SIDE[side] if s.where[u] > 0 and not _fed(s, u, reached))
    for hex_ in strongholds(s, side, starving):
        saved = yield from spared(s, side, hex_, starving)
        starving = tuple(unit for unit in starving if unit != saved)
    for hex_ in crowded(s, side):
        starving = yield from crowd_out(s, side, hex_, starving)
    suffer(s, side, starving)


def strongholds(s: Position, side: int, starving: tuple[int, ...]) -> tuple[int, ...]:
    """10.5, 15.31: own fortresses and besieged ports in which somebody has no line."""
    havens = (FORTRESSES & s.friendly[side]) | rails.besieged(s, side)
    return tuple(hex_ for hex_ in members(havens) if any(s.where[unit] == hex_ for unit in starving))


def _may_spare(s: Position, hex_: int, starving: tuple[int, ...], unit: int) -> Refused | None:
    """10.5: a fortress keeps its largest unit; 15.31: a port one unit that is but a cadre."""
    here = [u for u in starving if s.where[u] == hex_]
    if unit not in here:
        return Refused("10.5", "not-starving-here", space=place(hex_))
    if FORTRESSES >> hex_ & 1:
        if s.strength[unit] < max(s.strength[u] for u in here):
            return Refused("10.5", "not-the-largest", unit=name(unit))
    elif s.strength[unit] > units.MIN[unit]:
        return Refused("15.31", "no-cadre", unit=name(unit))
    return None


@procedure
def spared(s: Position, side: int, hex_: int, starving: tuple[int, ...]) -> Flow[int]:
    """10.5, 15.31: the one unit that a fortress, or a port under siege, keeps alive; its owner chooses among equals.

    Among several he is asked even if there is nothing to choose: the enemy must not learn it from the silence.
    """
    able = tuple(unit for unit in starving if _may_spare(s, hex_, starving, unit) is None)
    hungry = sum(s.where[unit] == hex_ for unit in starving)
    if not able and hungry == 1:
        return -1
    saved: int | None = yield Ask(
        SIDES[side], "spare", rule="10.5" if FORTRESSES >> hex_ & 1 else "15.31", args={"space": place(hex_)},
        unit=able, done=not able, always=hungry > 1, tests={"unit": (_may_spare, hex_, starving)},
    )  # fmt: skip
    return -1 if saved is None else saved


def crowded(s: Position, side: int) -> tuple[int, ...]:
    """6.22: the hexes where a side has more units than may stand there."""
    return tuple(hex_ for hex_ in members(s.there[side]) if s.stack[side * N + hex_] > STACK[hex_])


def _may_starve(s: Position, side: int, hex_: int, starving: tuple[int, ...], unit: int) -> Refused | None:
    """6.22: one of the units that stand there and have what they need."""
    if units.SIDE[unit] != side or s.where[unit] != hex_:
        return Refused("6.22", "not-in-this-crowd", space=place(hex_))
    return Refused("6.22", "starves-already", unit=name(unit)) if unit in starving else None


@procedure
def crowd_out(s: Position, side: int, hex_: int, starving: tuple[int, ...]) -> Flow[tuple[int, ...]]:
    """6.22: as many as are too many count as unsupplied; their owner chooses who."""
    hungry = sum(s.where[unit] == hex_ for unit in starving)
    for _ in range(s.stack[side * N + hex_] - STACK[hex_] - hungry):
        able = tuple(u for u in units_in(s, side, hex_) if u not in starving)
        chosen = yield Ask(
            SIDES[side], "crowded", rule="6.22", args={"space": place(hex_)},
            unit=able, tests={"unit": (_may_starve, side, hex_, starving)},
        )  # fmt: skip
        starving = (*starving, chosen)
    return starving


def suffer(s: Position, side: int, starving: tuple[int, ...]) -> None:
    """10.2, 10.4: the marks that last until the next check, and a step less for who has no supply."""
    for unit in units.OF_SIDE[side]:
        s.cut_off[unit] = int(unit in starving)
    if starving:
        where = sorted({s.where[unit] for unit in starving})
        s.report("unsupplied", "10.2", side=SIDES[side], spaces=[place(hex_) for hex_ in where])
    for unit in sorted(starving, key=lambda u: (s.where[u], u)):  # by their hexes: an order that tells nothing
        weaken(s, unit, "10.4")
