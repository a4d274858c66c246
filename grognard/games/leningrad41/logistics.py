"""7.0, 5.0: the logistics phase. Leaders, the Logistics Value, stars, steps, and reinforcements."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.leningrad41 import areas, blocks
from grognard.games.leningrad41.areas import SOVIET_ENTRY, STAGING, WHITE_BORDER, N
from grognard.games.leningrad41.blocks import (
    FULL,
    IS_COMBAT,
    IS_HQ,
    IS_REDUCED,
    LAST,
    LEADERS,
    SIDE,
    STEP_COST,
)
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.position import (
    BOX,
    DRAWN,
    POOL,
    Position,
    controls,
    faction,
    held,
    hide,
    is_full,
    name,
    on_map,
    place,
    put,
    reveal,
    strengthen,
    weaken,
)  # fmt: skip
from grognard.games.leningrad41.supply import (
    baltic_holder,
    in_supply,
    lifeline_open,
    lifeline_ports,
    network,
    supplied_areas,
)  # fmt: skip
from grognard.games.leningrad41.victory import KILLS, kills, murmansk_is_axis, points
from grognard.games.leningrad41.weather import LOGISTICS as WEATHER_LOGISTICS
from grognard.games.leningrad41.weather import share
from grognard.games.leningrad41.words import (
    AXIS,
    CLOSING,
    LOGISTICS,
    OPENING,
    REINFORCE,
    REINFORCEMENT,
    REPLACE,
    RESTORE,
    SEPTEMBER,
    SIDES,
    SOVIET,
)  # fmt: skip
from grognard.kernel import Ask, Draw, Flow, Refused, procedure

_TABLES = table("tables.toml")
BALTIC_BONUS: int = _TABLES["baltic"]["logistics"]
LEND_LEASE_BONUS: int = _TABLES["lend_lease"]["logistics"]
STARS, POINTS, ARRIVALS = 1, 2, 0  # places in the lifeline's allowance, 14.4


def logistics_value(s: Position, side: int) -> int:
    """7.2.1, 7.2.1.1: leader, HQs with stars, victory points, kills, and options; less the weather."""
    value = s.strength[LEADERS[side]] + points(s, side) + kills(s, side) // KILLS
    value += len(working_hqs(s, side)) + baltic_bonus(s, side) + lend_lease_bonus(s, side)
    return share(value, WEATHER_LOGISTICS[s.weather][side])


def working_hqs(s: Position, side: int) -> tuple[int, ...]:
    """7.2.1: the HQs with stars, on the map or on the Road to Murmansk."""
    return tuple(u for u in blocks.HQS[side] if s.strength[u] and (s.where[u] > 0 or s.where[u] == BOX))


def baltic_bonus(s: Position, side: int) -> int:
    """14.2: for who controls the Baltic."""
    return BALTIC_BONUS if s.baltic and baltic_holder(s) == side else 0


def lend_lease_bonus(s: Position, side: int) -> int:
    """14.9: from September, while S1 to S4 and Murmansk are all Soviet."""
    if not s.lend_lease or side != SOVIET or s.turn < SEPTEMBER or murmansk_is_axis(s):
        return 0
    return LEND_LEASE_BONUS if s.owned[SOVIET] & WHITE_BORDER == WHITE_BORDER else 0


# -- the leader -----------------------------------------------------------------------------------------


@procedure
def logistics(s: Position) -> Flow[None]:
    """7.0, 7.1: who lacks the initiative first, each side pauses or activates its leader."""
    side = s.active
    answer = yield Ask(SIDES[side], "leader", rule="7.0", pause=True, activate=True)
    leader = LEADERS[side]
    if answer == "pause":
        s.strength[leader] = FULL[leader]
        s.report("paused", "7.1", side=SIDES[side])
        next_to_decide(s)
        return
    reveal(s, leader)
    s.report("leader", "7.2", side=SIDES[side], unit=name(leader), strength=s.strength[leader])
    s.left = s.value = logistics_value(s, side)
    s.report("logistics", "7.2.1", only=(SIDES[side],), side=SIDES[side], value=s.value)
    open_lifeline(s)
    s.phase = RESTORE


def next_to_decide(s: Position) -> None:
    """7.0: then the other side; then the holder of the disc plays the first impulse (3.2.1)."""
    if s.active != s.disc:
        s.active, s.phase = s.disc, LOGISTICS
    else:
        s.active, s.phase = s.disc, OPENING


def open_lifeline(s: Position) -> None:
    """14.4: what may go over the Road of Life this phase: one of each for every port."""
    ports = lifeline_ports(s).bit_count() if s.active == SOVIET and lifeline_open(s) else 0
    s.lifeline[:] = [ports, ports, ports]


def needs_lifeline(s: Position, area: int) -> bool:
    """14.4: does supply reach this Soviet area over the Road of Life alone?"""
    if not lifeline_open(s) or in_supply(s, SOVIET, area, network(s, SOVIET)):
        return False
    return in_supply(s, SOVIET, area, supplied_areas(s, SOVIET))


def _lifeline_allows(s: Position, side: int, unit: int, what: int, amount: int) -> bool:
    if side != SOVIET or not s.road_of_life or s.where[unit] <= 0:
        return True
    return s.lifeline[what] >= amount or not needs_lifeline(s, s.where[unit])


def _use_lifeline(s: Position, side: int, area: int, what: int, amount: int) -> None:
    if side == SOVIET and s.road_of_life and needs_lifeline(s, area):
        s.lifeline[what] -= amount


# -- stars and steps -------------------------------------------------------------------------------------


@procedure
def restore(s: Position) -> Flow[None]:
    """7.2.2: Regeneration Points, one a star, up to the Logistics Value."""
    side = s.active
    able = tuple(u for u in blocks.HQS[side] if may_restore(s, side, u) is None)
    unit = yield Ask(  # 1.6: who has nothing left to restore does not show it
        SIDES[side], "restore", rule="7.2.2", args={"points": s.left},
        unit=able, done=True, tests={"unit": (may_restore, side)}, always=True,
    )  # fmt: skip
    if unit is None:
        s.left, s.phase = s.value, REPLACE
        return
    s.left -= 1
    if s.where[unit] > 0:
        _use_lifeline(s, side, s.where[unit], STARS, 1)
    strengthen(s, unit)
    _tell_step(s, unit, "restored")


def _tell_step(s: Position, unit: int, kind: str) -> None:
    s.report(
        kind, "7.2.2", side=SIDES[SIDE[unit]],
        secret={"unit": name(unit), "strength": s.strength[unit]}, to=(SIDES[SIDE[unit]],),
    )  # fmt: skip


def may_restore(s: Position, side: int, unit: int) -> Refused | None:
    """7.2.2: an own HQ on the map, not isolated (9.1), short of stars."""
    if SIDE[unit] != side:
        return Refused("7.2.2", "not-yours")
    if not IS_HQ[unit]:
        return Refused("7.2.2", "not-an-hq", unit=name(unit))
    if s.where[unit] <= 0 and s.where[unit] != BOX:
        return Refused("7.2.2", "not-on-map", unit=name(unit))
    if is_full(s, unit):
        return Refused("7.2.2", "at-full-strength", unit=name(unit))
    if s.isolated[unit]:
        return Refused("9.1", "isolated", unit=name(unit))
    if not s.left:
        return Refused("7.2.2", "points-short", cost=1, points=0)
    if unit == blocks.DIETL and s.first_tanks and s.road == areas_of_road():
        return Refused("14.8", "dietl-in-murmansk")
    if not _lifeline_allows(s, side, unit, STARS, 1):
        return Refused("14.4", "road-of-life-full")
    return None


def areas_of_road() -> int:
    """2.2: the boxes of the Road to Murmansk."""
    boxes: int = _TABLES["murmansk"]["boxes"]
    return boxes


@procedure
def replace(s: Position) -> Flow[None]:
    """7.2.2: Replacement Points: one, two or three a step, by the colour of its dots."""
    side = s.active
    able = tuple(u for u in blocks.OF_SIDE[side] if may_replace(s, side, u) is None)
    unit = yield Ask(  # 1.6: as with the stars
        SIDES[side], "replace", rule="7.2.2", args={"points": s.left},
        unit=able, done=True, tests={"unit": (may_replace, side)}, always=True,
    )  # fmt: skip
    if unit is not None:
        s.left -= STEP_COST[unit]
        _use_lifeline(s, side, s.where[unit], POINTS, STEP_COST[unit])
        strengthen(s, unit)
        _tell_step(s, unit, "replaced")
        return
    open_reinforcements(s)


def may_replace(s: Position, side: int, unit: int) -> Refused | None:
    """7.2.2: an own combat block on the map, not isolated (9.1), short of a step that the points still pay."""
    if SIDE[unit] != side:
        return Refused("7.2.2", "not-yours")
    if not IS_COMBAT[unit]:
        return Refused("7.2.2", "not-a-combat-block", unit=name(unit))
    if not on_map(s, unit):
        return Refused("7.2.2", "not-on-map", unit=name(unit))
    if is_full(s, unit):
        return Refused("7.2.2", "at-full-strength", unit=name(unit))
    if s.isolated[unit]:
        return Refused("9.1", "isolated", unit=name(unit))
    if STEP_COST[unit] > s.left:
        return Refused("7.2.2", "points-short", cost=STEP_COST[unit], points=s.left)
    if not _lifeline_allows(s, side, unit, POINTS, STEP_COST[unit]):
        return Refused("14.4", "road-of-life-full")
    return None


# -- reinforcements ----------------------------------------------------------------------------------------


def open_reinforcements(s: Position) -> None:
    """5.0: as many blocks as the Logistics Value are to be drawn, if the pool has them."""
    open_lifeline(s)
    s.entered = 0
    s.left = min(s.value, len(pool_of(s, s.active)))
    s.phase = REINFORCE


def pool_of(s: Position, side: int) -> tuple[int, ...]:
    """5.0: the Reinforcement Pool."""
    return tuple(u for u in blocks.OF_SIDE[side] if s.where[u] == POOL)


@procedure
def draw_reinforcements(s: Position) -> Flow[None]:
    """5.0, 11.0: at random, but for the last block if Leningrad is the side's (2.6)."""
    side, number = s.active, s.left
    if s.impulse == REINFORCEMENT:  # 11.0: up to that many (reading A28)
        number = yield Ask(
            SIDES[side], "how-many", rule="11.0", number=range(1, number + 1), tests={"number": (may_draw, number)},
            always=True,
        )  # fmt: skip
    s.left = int(controls(s, side, areas.LENINGRAD))
    if number > s.left:
        drawn = yield Draw(number - s.left, pool_of(s, side), rule="5.0", purpose="reinforcements")
        draw_from_pool(s, drawn)


def may_draw(s: Position, most: int, number: int) -> Refused | None:
    """11.0: as many as the Logistics Value and the pool allow, or fewer."""
    return None if 1 <= number <= most else Refused("11.0", "cannot-draw", number=most)


def draw_from_pool(s: Position, drawn: tuple[int, ...]) -> None:
    """5.0, 4.2: reinforcements come at full strength, blocks marked Reduced at their last step."""
    for unit in drawn:
        s.where[unit] = DRAWN
        s.strength[unit] = LAST[unit] if IS_REDUCED[unit] else FULL[unit]
    if not s.left:
        number = sum(1 for u in blocks.OF_SIDE[s.active] if s.where[u] == DRAWN)
        rule = "11.0" if s.impulse == REINFORCEMENT else "5.0"
        s.report("drawn", rule, side=SIDES[s.active], number=number)


def may_pick(s: Position, side: int, unit: int) -> Refused | None:
    """2.6: a block of the own pool."""
    if SIDE[unit] != side:
        return Refused("2.6", "not-yours")
    return None if s.where[unit] == POOL else Refused("2.6", "not-in-pool", unit=name(unit))


@procedure
def reinforce(s: Position) -> Flow[None]:
    """5.0: blocks are drawn, and placed in any order; one that finds no place goes back to the pool."""
    side = s.active
    if s.left == 1 and controls(s, side, areas.LENINGRAD):
        unit = yield Ask(
            SIDES[side], "pick-reinforcement", rule="2.6", unit=pool_of(s, side), tests={"unit": (may_pick, side)}
        )  # fmt: skip
        s.left = 0
        draw_from_pool(s, (unit,))
        return
    if s.left:
        yield from draw_reinforcements(s)
        return
    hand = tuple(u for u in blocks.OF_SIDE[side] if s.where[u] == DRAWN)
    able = hand if hand and entries(s, side) else ()
    if not able:
        return_to_pool(s, hand)
        reinforcements_done(s)
        return
    unit = yield Ask(
        SIDES[side], "reinforce", rule="5.0", unit=able, tests={"unit": (may_place_unit, side)}
    )  # fmt: skip
    yield from enter_map(s, unit)


@procedure
def enter_map(s: Position, unit: int) -> Flow[None]:
    """5.0: one reinforcement is placed."""
    side = SIDE[unit]
    area = yield Ask(
        SIDES[side], "reinforce-where", rule="5.0", args={"unit": name(unit)},
        space=entries(s, side), tests={"space": (may_enter_map, unit)},
    )  # fmt: skip
    put(s, unit, area)
    if side == SOVIET:
        s.entered |= 1 << area
        _use_lifeline(s, side, area, ARRIVALS, 1)
    s.report(
        "reinforcement", "5.0", side=SIDES[side], space=place(area), faction=faction(unit),
        secret={"unit": name(unit)}, to=(SIDES[side],),
    )  # fmt: skip


def may_place_unit(s: Position, side: int, unit: int) -> Refused | None:
    """5.0: a block drawn just now that has a place to go."""
    if SIDE[unit] != side:
        return Refused("5.0", "not-yours")
    if s.where[unit] != DRAWN:
        return Refused("5.0", "not-drawn", unit=name(unit))
    return None if entries(s, side) else Refused("5.0", "no-entry", unit=name(unit))


def entries(s: Position, side: int) -> list[int]:
    """5.0: where a side's reinforcements may be placed."""
    if side == AXIS:
        return members(STAGING & held(s, side))
    possible = SOVIET_ENTRY & held(s, side) & supplied_areas(s, side) & ~s.entered
    return [
        area
        for area in members(possible)
        if s.stack[side * N + area] < areas.STACK[area] and _lifeline_carries(s, area)
    ]


def _lifeline_carries(s: Position, area: int) -> bool:
    """14.4: one reinforcement for each port, where supply comes over the Road of Life alone."""
    return not s.road_of_life or bool(s.lifeline[ARRIVALS]) or not needs_lifeline(s, area)


def may_enter_map(s: Position, unit: int, area: int) -> Refused | None:
    """5.0: Axis: a fully controlled staging area. Soviets: a fully controlled, supplied city or victory area."""
    side, here = SIDE[unit], 1 << area
    if side == AXIS and not STAGING & here:
        return Refused("5.0", "not-a-staging-area", space=place(area))
    if side == SOVIET and not SOVIET_ENTRY & here:
        return Refused("5.0", "not-a-city", space=place(area))
    if not held(s, side) & here:
        return Refused("5.0", "not-fully-controlled", space=place(area))
    if side == AXIS:
        return None
    if s.entered & here:
        return Refused("5.0", "one-per-area", space=place(area))
    if s.stack[side * N + area] >= areas.STACK[area]:
        return Refused("2.9", "full", space=place(area))
    if not supplied_areas(s, side) >> area & 1:  # the area itself: 2.1.1 feeds units only (reading B11)
        return Refused("5.0", "area-not-supplied", space=place(area))
    if not _lifeline_carries(s, area):
        return Refused("14.4", "road-of-life-full")
    return None


def return_to_pool(s: Position, hand: tuple[int, ...]) -> None:
    """5.0: what cannot be placed goes back, and nothing is drawn for it."""
    for unit in hand:
        s.where[unit], s.strength[unit] = POOL, FULL[unit]
    if hand:
        s.report("returned", "5.0", side=SIDES[s.active], number=len(hand))


def reinforcements_done(s: Position) -> None:
    """7.2: the leader that was active loses a star; 11.0: or the Strategic Impulse is over."""
    s.left = 0
    if s.impulse == REINFORCEMENT:
        s.phase = CLOSING
        return
    leader = LEADERS[s.active]
    weaken(s, leader)
    hide(s, leader)
    s.report("leader-tires", "7.2", side=SIDES[s.active], strength=s.strength[leader])
    next_to_decide(s)
