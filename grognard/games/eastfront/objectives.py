"""16.0, S'44 2: strategic objectives: satellites that surrender, oil, Lend-Lease, Army Group E, the Hungarian Plain."""

from __future__ import annotations

from grognard.board.areas import mask, members
from grognard.games.eastfront import rails, satellites, units
from grognard.games.eastfront.hexes import (
    ARCTIC_ENTRIES,
    ASTRAKHAN,
    AT,
    BAKU,
    BELGRADE,
    EAST_ENTRIES,
    GURYEV,
    KRAKOW,
    NATION,
    PLOESTI,
    WEST_EDGE,
    WEST_FRONT,
    ZOC_NET,
    distance,
)  # fmt: skip
from grognard.games.eastfront.position import (
    ASIDE,
    AWAY,
    GONE,
    LOST,
    Position,
    engaged,
    forget,
    lift,
    name,
    on_map,
    place,
    put,
    reveal,
    room_in,
    send,
)  # fmt: skip
from grognard.games.eastfront.scenarios import month_of, special
from grognard.games.eastfront.units import OF_SIDE, TURNED
from grognard.games.eastfront.words import AXIS, SIDES, SOVIET
from grognard.kernel import Ask, Flow, Refused, Roll, procedure

NATIONS = ("romania", "bulgaria", "hungary")  # 16.1: bit 0, 1 and 2 of who has surrendered
ARMIES: tuple[tuple[int, ...], ...] = tuple(
    tuple(u for u in units.SATELLITES if satellites.HOMES.get(units.NATION[u]) == nation) for nation in NATIONS
)
FIRST_SURRENDER = month_of(1942, 12)
DICE = 2  # reading A41
HQ_DEARER = (5, 10)  # 16.2, 16.6, W'41 1: a step, a cadre
LOST_BASE = 5  # 16.3, 16.61


# -- 16.1: satellites surrender ----------------------------------------------------------------------


@procedure
def surrenders(s: Position) -> Flow[None]:
    """16.1: as a Soviet Supply Phase begins, the Soviets may roll for each satellite in whose land they stand."""
    for number in range(len(NATIONS)):
        if may_roll(s, number) is None:
            yield from roll_for(s, number)


def standing(s: Position, number: int) -> int:
    """16.1: what the dice have to stay under: national hexes under Soviet control, and national units lost."""
    lost = sum(s.where[unit] in (LOST, GONE) for unit in ARMIES[number])
    return (NATION[NATIONS[number]] & s.friendly[SOVIET]).bit_count() + lost


def may_roll(s: Position, number: int) -> Refused | None:
    """16.1: from the winter of 1942 on, in a Soviet turn, for one who fights on and has lost a hex of his land."""
    nation = NATIONS[number]
    if s.active != SOVIET or s.month < FIRST_SURRENDER:
        return Refused("16.1", "no-surrender-yet")
    if s.surrendered >> number & 1:
        return Refused("16.1", "has-surrendered", nation=nation)
    if not NATION[nation] & s.friendly[SOVIET]:
        return Refused("16.1", "not-invaded", nation=nation)
    return None if standing(s, number) > DICE else Refused("16.1", "not-shaken", nation=nation)


@procedure
def roll_for(s: Position, number: int) -> Flow[None]:
    """16.1: less than what stands against them, and they give up."""
    needed = standing(s, number)
    answer = yield Ask(
        SIDES[SOVIET], "surrender", rule="16.1", args={"nation": NATIONS[number], "needed": needed - 1},
        roll=True, done=True,
    )  # fmt: skip
    if answer == "done":
        return
    faces = yield Roll(DICE, rule="16.1", purpose="surrender", nation=NATIONS[number], needed=needed - 1)
    if sum(faces) < needed:
        yield from surrender(s, number)


@procedure
def surrender(s: Position, number: int) -> Flow[None]:
    """16.1: its units are laid open; the Soviets take one that no other Axis unit watches, the rest are gone."""
    s.surrendered |= 1 << number
    armies = tuple(unit for unit in ARMIES[number] if on_map(s, unit))
    lay_open(s, armies)
    s.report(
        "gave-up", "16.1", nation=NATIONS[number], units=[name(unit) for unit in armies],
        spaces=[place(s.where[unit]) for unit in armies],
    )  # fmt: skip
    watched = watched_by_others(s, number)
    able = tuple(unit for unit in armies if may_turn(s, number, watched, unit) is None)
    if able:
        turned = yield Ask(
            SIDES[SOVIET], "turncoat", rule="16.1", args={"nation": NATIONS[number]},
            unit=able, tests={"unit": (may_turn, number, watched)},
        )  # fmt: skip
        disarm(s, number, turned)
    else:
        disarm(s, number, -1)


def lay_open(s: Position, armies: tuple[int, ...]) -> None:
    """16.1: who they are is seen by all."""
    for unit in armies:
        reveal(s, unit)


def watched_by_others(s: Position, number: int) -> int:
    """16.1: where units of the Axis that are not of this nation stand, or have a zone of control (8.2)."""
    others = [unit for unit in OF_SIDE[AXIS] if on_map(s, unit) and unit not in ARMIES[number]]
    watching = mask(s.where[unit] for unit in others if not engaged(s, unit) and not s.cut_off[unit])
    return mask(s.where[unit] for unit in others) | ZOC_NET.around(watching)


def may_turn(s: Position, number: int, watched: int, unit: int) -> Refused | None:
    """16.1: a unit of the nation on the map, not in a zone of control of the Axis."""
    if unit not in ARMIES[number] or not on_map(s, unit):
        return Refused("16.1", "not-of-this-nation", nation=NATIONS[number])
    return Refused("16.1", "watched", unit=name(unit)) if watched >> s.where[unit] & 1 else None


def disarm(s: Position, number: int, turned: int) -> None:
    """16.1: one fights on for the Soviets where it stands; all others are out of the game."""
    for unit in ARMIES[number]:
        if unit != turned and s.where[unit] != ASIDE:
            send(s, unit, GONE)
    if turned < 0:
        return
    hex_, strength, twin = s.where[turned], s.strength[turned], TURNED[turned]
    send(s, turned, ASIDE)
    s.strength[twin] = strength
    put(s, twin, hex_)
    s.report("turned", "16.1", unit=name(twin), space=place(hex_))


def end_of_turn(s: Position) -> None:
    """16.11: at the end of a Soviet turn the land of who has surrendered is Soviet where no Axis unit is left."""
    if s.active != SOVIET:
        return
    for number, nation in enumerate(NATIONS):
        land = NATION[nation]
        if s.surrendered >> number & 1 and not s.there[AXIS] & land and s.held[AXIS] & land:
            s.held[SOVIET] |= land
            s.held[AXIS] &= ~land
            s.report("conquered", "16.11", nation=nation)


# -- 16.2, 16.3, 16.6: oil and Lend-Lease ----------------------------------------------------------------


def has_oil(s: Position, side: int) -> bool:
    """16.2, 16.6: Ploesti or else Baku in rail or sea supply for the Axis; Baku for the Soviets."""
    wells = mask((PLOESTI, BAKU)) if side == AXIS else 1 << BAKU
    return bool(rails.rail_sea(s, side) & wells)


def hq_surcharge(s: Position, side: int) -> tuple[int, int]:
    """16.2, 16.6, W'41 1, W'44 4: what a step and a cadre of an HQ cost more; it is not added twice (reading A33)."""
    if side == AXIS and special(s.scenario, "winter-paralysis"):
        return HQ_DEARER
    return (0, 0) if has_oil(s, side) else HQ_DEARER


def base_change(s: Position, side: int) -> int:
    """16.3, 16.61: what the base production of a side loses just now."""
    if side == AXIS:
        return 0
    return -LOST_BASE * (int(not lend_lease(s)) + int(oil_route_is_cut(s)))


def lend_lease(s: Position) -> bool:
    """16.3: does a friendly railway join the Arctic with the east?"""
    return bool(rails.lines_from(s, SOVIET, EAST_ENTRIES) & ARCTIC_ENTRIES)


def oil_route_is_cut(s: Position) -> bool:
    """16.61: Baku is Soviet, but Guryev or Astrakhan is the Axis'."""
    return bool(s.held[SOVIET] >> BAKU & 1) and bool(s.held[AXIS] & mask((GURYEV, ASTRAKHAN)))


# -- 16.4, 16.5: what is looked at as each phase begins ------------------------------------------------------


def look(s: Position) -> None:
    """16.4, 16.5: the cities that free the satellites, and Soviets across the boundary of the fronts."""
    satellites.look_at_the_cities(s)
    if not s.group_e and s.there[SOVIET] & WEST_FRONT:
        s.group_e = 1
        s.report("group-e", "16.5")


# -- 16.7: the Hungarian Plain -------------------------------------------------------------------------------

PLAIN = mask(hex_ for hex_ in members(WEST_EDGE) if AT[KRAKOW][1] <= AT[hex_][1] <= AT[BELGRADE][1])


def gaps(s: Position) -> int:
    """16.7: the hexes of the western edge where Soviets stand alone and nobody stands against them."""
    open_ = PLAIN & s.there[SOVIET] & ~s.there[AXIS]
    for unit in OF_SIDE[AXIS]:
        if s.where[unit] == AWAY:
            open_ &= ~(1 << s.opposite[unit])
    return open_


def unfaced(s: Position) -> int:
    """16.7: those of these hexes that the Axis has still to send somebody against, if there is anybody."""
    found = gaps(s)
    return found if found and _unengaged(s) else 0


def _unengaged(s: Position) -> list[int]:
    return [unit for unit in OF_SIDE[AXIS] if on_map(s, unit) and not engaged(s, unit)]


@procedure
def hungarian_plain(s: Position) -> Flow[None]:
    """16.7: after a phase, for each of these hexes, the nearest Axis unit leaves the map to stand against it.

    Its owner chooses among those that are equally near.
    """
    hex_ = members(gaps(s))[0]
    unit = yield Ask(
        SIDES[AXIS], "oppose", rule="16.7", args={"space": place(hex_)}, unit=nearest(s, hex_),
        tests={"unit": (may_oppose, hex_)},
    )  # fmt: skip
    go_opposite(s, unit, hex_)


def nearest(s: Position, hex_: int) -> tuple[int, ...]:
    """16.7: the unengaged units of the Axis that are nearest, as the hexes count."""
    free = _unengaged(s)
    best = min((distance(s.where[unit], hex_) for unit in free), default=0)
    return tuple(unit for unit in free if distance(s.where[unit], hex_) == best)


def may_oppose(s: Position, hex_: int, unit: int) -> Refused | None:
    """16.7: only one of the nearest."""
    return None if unit in nearest(s, hex_) else Refused("16.7", "not-the-nearest", space=place(hex_))


def go_opposite(s: Position, unit: int, hex_: int) -> None:
    """16.7: off the map, beside a hex of its edge, as strong as it is."""
    start = s.where[unit]
    lift(s, unit)
    forget(s, unit)
    s.where[unit], s.opposite[unit], s.cut_off[unit] = AWAY, hex_, 0
    s.report(
        "opposed", "16.7", space=place(hex_), path=[place(start), place(hex_)],
        secret={"unit": name(unit)}, to=(SIDES[AXIS],),
    )  # fmt: skip


def come_back(s: Position) -> None:
    """16.7: as an Axis Command Phase begins: who stands against a hex that the Soviets have left appears there."""
    away = [unit for unit in OF_SIDE[AXIS] if s.where[unit] == AWAY]
    for unit in sorted(away, key=lambda u: (s.opposite[u], u)):  # by the edge: an order that tells nothing
        hex_ = s.opposite[unit]
        if not s.there[SOVIET] >> hex_ & 1 and room_in(s, AXIS, hex_) > 0:
            s.opposite[unit] = 0
            put(s, unit, hex_)
            s.report("came-back", "16.7", space=place(hex_), secret={"unit": name(unit)}, to=(SIDES[AXIS],))
