"""10.9, 2.8, 4.1: movement. Where a block can go, what stands in its way, the march itself; and digging in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grognard.games.leningrad41.areas import ARROW, COSTS, LENINGRAD, LINKS, RIVER, STACK, ZONE, N
from grognard.games.leningrad41.blocks import FACTION, IS_CAVALRY, IS_COMBAT, LAST, PM, PM_AGILE, SIDE
from grognard.games.leningrad41.position import (
    Position,
    bars_left,
    contested,
    draw_up_line,
    faction,
    fits,
    holds,
    lift,
    name,
    other,
    place,
    put,
    room_for,
    settle,
    take,
    weaken,
)  # fmt: skip
from grognard.games.leningrad41.transport import (
    go_to_murmansk,
    may_go_by_rail,
    may_go_by_sea,
    may_go_to_murmansk,
    rail_ends,
    sea_ends,
)  # fmt: skip
from grognard.games.leningrad41.victory import watch
from grognard.games.leningrad41.weather import FROZEN
from grognard.games.leningrad41.words import ACTIVATION, AXIS, EXPLOIT, FINNISH, PASS, SIDES
from grognard.kernel import Ask, Flow, Refused, procedure

DISENGAGE = 1  # 2.8

# What a march finds: area -> (points spent, the area before it, is the enemy engaged there).
March = dict[int, tuple[int, int, bool]]


def movement_points(s: Position, unit: int) -> int:
    """4.2.1, 10.9.1, 14.7: what a block may spend."""
    return PM_AGILE[unit] if s.agility else PM[unit]


def costs(s: Position, unit: int) -> tuple[int, ...]:
    """2.8, 8.0, 14.7: what each area costs this block to enter, in this weather."""
    return COSTS[bool(s.agility) and IS_CAVALRY[unit]][s.weather]


def engaging_allowed(s: Position) -> bool:
    """12.0, 10.19, 10.1: not in a Pass, nor in Exploitation, nor by an HQ that is being activated."""
    return s.impulse != PASS and s.phase not in (EXPLOIT, ACTIVATION)


def may_engage(s: Position, unit: int, area: int) -> Refused | None:
    """10.9, 2.7: may this block enter an area with enemy units?"""
    if s.phase == ACTIVATION:
        return Refused("10.1", "enemy-there", space=place(area))
    if not engaging_allowed(s):
        rule = "12.0" if s.impulse == PASS else "10.19"
        return Refused(rule, "no-engaging", space=place(area))
    if FACTION[unit] == FINNISH and not ZONE >> area & 1 and not s.owned[AXIS] >> LENINGRAD & 1:
        return Refused("2.7", "outside-the-zone", space=place(area))
    if not room_for(s, unit, area):
        return Refused("2.9", "full", space=place(area))
    return None


def is_water_crossing(s: Position, before: int, area: int) -> bool:
    """2.4.7, 2.4.8: does the step cross a river that is not frozen, or follow a white arrow?"""
    return bool(ARROW[before] >> area & 1) or (not FROZEN[s.weather] and bool(RIVER[before] >> area & 1))


def march(s: Position, unit: int, engage: bool = True, spent: int = 0) -> March:
    """10.9: every area the block can reach with its points, by its cheapest way; among equals, into battle by land."""
    side, start = SIDE[unit], s.where[unit]
    enemy = s.there[other(side)]
    leaving = enemy >> start & 1
    cavalry = bool(s.agility) and IS_CAVALRY[unit]
    found, battles = ways(
        start, spent + (DISENGAGE if leaving else 0), movement_points(s, unit), cavalry, s.weather, enemy,
        s.owned[side] if leaving else 0,
    )  # fmt: skip
    if battles and engage and engaging_allowed(s):
        found = found.copy()
        for area, total, before in battles:
            _add_battle(s, unit, found, area, total, before)
    return found


@lru_cache(maxsize=8192)
def ways(
    start: int, spent: int, limit: int, cavalry: bool, weather: int, enemy: int, mine: int
) -> tuple[March, list[tuple[int, int, int]]]:
    """10.9: the areas without enemies that the points reach, and the steps from there into battles.

    Out of a battle the first step leads to an area of one's own (`mine`). What comes back is not to be changed.
    """
    cost, leaving = COSTS[cavalry][weather], enemy >> start & 1
    found: March = {}
    battles: list[tuple[int, int, int]] = []
    edges: list[list[int]] = [[] for _ in range(limit + 1)]
    if spent <= limit:
        edges[spent].append(start)
    for points in range(spent, limit + 1):
        for area in edges[points]:
            if area != start and found[area][0] < points:
                continue
            out_of_battle = leaving and area == start
            for near in LINKS[area]:
                total = points + cost[near]
                if total > limit or near == start:
                    continue
                if enemy >> near & 1:
                    if not out_of_battle:
                        battles.append((near, total, area))
                elif (not out_of_battle or mine >> near & 1) and (near not in found or found[near][0] > total):
                    found[near] = (total, area, False)
                    edges[total].append(near)
    return found, battles


def _add_battle(s: Position, unit: int, found: March, area: int, total: int, before: int) -> None:
    """Of several ways into a battle, the cheapest; among equals the one that crosses no water (reading B20)."""
    if may_engage(s, unit, area) is not None:
        return
    known = found.get(area)
    if known is not None:
        old = (known[0], is_water_crossing(s, known[1], area))
        if old <= (total, is_water_crossing(s, before, area)):
            return
    found[area] = (total, before, True)


def may_end(s: Position, unit: int, found: March, start: int, area: int) -> Refused | None:
    """10.9, 2.9: may the block's move end there? If it cannot get there, why not?"""
    if area == start:
        return Refused("10.9", "already-there", space=place(area))
    if area in found:
        if found[area][2] or room_for(s, unit, area):
            return None
        return Refused("2.9", "full", space=place(area))
    return _out_of_reach(s, unit, area)


def _out_of_reach(s: Position, unit: int, area: int) -> Refused:
    side = SIDE[unit]
    if s.there[other(side)] >> area & 1:
        no = may_engage(s, unit, area)
        if no is not None:
            return no
    start = s.where[unit]
    if contested(s, start) and area in LINKS[start] and not holds(s, side, area):
        return Refused("10.9", "disengage-to-own", space=place(area))
    return _cannot_move(s, unit) or Refused("10.9", "too-far", space=place(area), points=movement_points(s, unit))


def _cannot_move(s: Position, unit: int) -> Refused | None:
    """4.2.1: static brigades and Mannerheim stay where they are."""
    return None if movement_points(s, unit) else Refused("4.2.1", "cannot-move", unit=name(unit))


def may_march_to(s: Position, unit: int, spent: int, area: int) -> Refused | None:
    """10.9: the test behind every place offered for a move."""
    return may_end(s, unit, march(s, unit, True, spent), s.where[unit], area)


def ends(s: Position, unit: int, found: March) -> list[int]:
    """10.9: the areas of a march where it may stop."""
    return sorted([a for a, (_, _, battle) in found.items() if battle or room_for(s, unit, a)])


def may_pass(s: Position, unit: int, spent: int, area: int) -> Refused | None:
    """10.9: a place to march by on the way to another."""
    found = march(s, unit, True, spent)
    if area in waypoints(s, unit, found):
        return None
    return may_end(s, unit, found, s.where[unit], area) or Refused("10.9", "no-points-left", space=place(area))


def waypoints(s: Position, unit: int, found: March) -> list[int]:
    """10.9: the areas of a march from which the block could still go on; 2.9: full ones, if it can leave them."""
    limit, cost = movement_points(s, unit), costs(s, unit)
    return sorted([
        a for a, (total, _, battle) in found.items()
        if not battle and total < limit and _affords_a_step(cost, a, limit - total)
        and (room_for(s, unit, a) or _leads_on(s, unit, a, total))
    ])  # fmt: skip


def _affords_a_step(cost: tuple[int, ...], area: int, points: int) -> bool:
    for near in LINKS[area]:  # noqa: SIM110  (as in can_step)
        if cost[near] <= points:
            return True
    return False


def _leads_on(s: Position, unit: int, area: int, spent: int) -> bool:
    """2.9: can a block that marches into a full area march out of it, to where it may stop?"""
    cavalry = bool(s.agility) and IS_CAVALRY[unit]
    enemy = s.there[other(SIDE[unit])]
    found, battles = ways(area, spent, movement_points(s, unit), cavalry, s.weather, enemy, 0)
    if any(end != s.where[unit] and room_for(s, unit, end) for end in found):
        return True
    return engaging_allowed(s) and any(may_engage(s, unit, end) is None for end, _, _ in battles)


def destinations(s: Position, unit: int, spent: int) -> tuple[list[int], list[int]]:
    """10.9: where a block's move may end, and where it may pass and go on."""
    found = march(s, unit, True, spent)
    return ends(s, unit, found), waypoints(s, unit, found)


# -- can it do anything at all? ------------------------------------------------------------------------


def can_act(s: Position, unit: int) -> Refused | None:
    """10.8: has the block a move to make or a line to build?"""
    if can_step(s, unit) or may_build(s, unit) is None or ends(s, unit, march(s, unit)):
        return None
    if rail_ends(s, unit) or sea_ends(s, unit) or may_go_to_murmansk(s, unit) is None:
        return None
    return _cannot_move(s, unit) or Refused("10.9", "nothing-to-do", unit=name(unit))


def can_step(s: Position, unit: int) -> bool:
    """The quick look: a first step that may also be the last."""
    side, start = SIDE[unit], s.where[unit]
    enemy, stack, limit = s.there[other(side)], s.stack, movement_points(s, unit)
    if enemy >> start & 1:
        return False
    cost = costs(s, unit)
    for near in LINKS[start]:
        if cost[near] <= limit and stack[side * N + near] < STACK[near] and not enemy >> near & 1:
            return True
    return False


def may_build(s: Position, unit: int) -> Refused | None:
    """4.1, 10.9: a combat block above its last step, that stood since the impulse began in an own quiet area."""
    area = s.where[unit]
    if s.phase == EXPLOIT:
        return Refused("10.19", "no-building")
    if s.phase == ACTIVATION or not IS_COMBAT[unit]:
        return Refused("4.1", "hq-cannot-build", unit=name(unit))
    if s.strength[unit] <= LAST[unit]:
        return Refused("4.1", "at-last-step", unit=name(unit))
    if s.was_contested >> area & 1 or not holds(s, SIDE[unit], area):
        return Refused("10.9", "not-quiet", space=place(area))
    if s.lines[SIDE[unit]] >> area & 1:
        return Refused("10.9", "line-there", space=place(area))
    if not bars_left(s, SIDE[unit]):
        return Refused("4.1", "no-lines-left")
    return None


# -- the action ------------------------------------------------------------------------------------------


@procedure
def act(s: Position, unit: int, prompt: str) -> Flow[None]:
    """10.8, 10.9: one block moves, area by area if it likes, or goes by rail or sea, or builds a line.

    An HQ that is being activated (10.1) moves in the same way, or stays where it is.
    """
    spent = 0
    s.marching = unit
    moved = False
    activating = s.phase == ACTIVATION
    while True:
        stay = (moved and fits(s, unit)) or (not moved and activating and not contested(s, s.where[unit]))
        answer = yield act_ask(s, unit, prompt, spent, moved, stay)
        if answer[0] == "done":
            return
        if answer[0] == "murmansk":
            go_to_murmansk(s, unit)
            return
        if answer[0] == "build":
            build(s, unit)
            return
        if answer[0] in ("rail", "sea"):
            ride(s, unit, answer[1], answer[0])
            return
        s.spent = spent = go(s, unit, march(s, unit, True, spent), answer[1])
        moved = True
        if answer[0] == "space":
            return


def act_ask(s: Position, unit: int, prompt: str, spent: int, moved: bool, stay: bool) -> Ask:
    """10.8: all that this block may do now; once it has moved, only go on or stop."""
    space, via = destinations(s, unit, spent)
    return Ask(
        SIDES[SIDE[unit]], prompt, rule="10.1" if s.phase == ACTIVATION else "10.9",
        args={"unit": name(unit), "points": movement_points(s, unit) - spent},
        space=space, via=via, rail=() if moved else rail_ends(s, unit), sea=() if moved else sea_ends(s, unit),
        build=not moved and may_build(s, unit) is None, done=stay, pair=True, always=stay,
        murmansk=not moved and may_go_to_murmansk(s, unit) is None,
        tests={
            "space": (may_march_to, unit, spent), "via": (may_pass, unit, spent),
            "build": (one_action,) if moved else (may_build, unit),
            "rail": (one_action,) if moved else (may_go_by_rail, unit),
            "sea": (one_action,) if moved else (may_go_by_sea, unit),
            "murmansk": (one_action,) if moved else (may_go_to_murmansk, unit),
            **({"done": (may_stop, unit)} if moved else {}),
        },
    )  # fmt: skip


def halt(s: Position) -> None:
    """10.8: the block's action is over."""
    s.marching, s.spent = -1, 0


def may_stop(s: Position, unit: int) -> Refused | None:
    """10.9, 2.9: stacking is checked where a block ends its move."""
    return None if fits(s, unit) else Refused("2.9", "full", space=place(s.where[unit]))


def one_action(s: Position, area: int = 0) -> Refused:
    """10.8: a block that has moved does nothing else in this impulse."""
    return Refused("10.8", "one-action")


def build(s: Position, unit: int) -> None:
    """4.1: the block loses a step, and a line stands in its area."""
    area, side = s.where[unit], SIDE[unit]
    weaken(s, unit)
    draw_up_line(s, side, area)
    s.report("built", "4.1", side=SIDES[side], space=place(area), secret={"unit": name(unit)}, to=(SIDES[side],))


def go(s: Position, unit: int, found: March, end: int) -> int:
    """10.9, 2.5: along the way, area by area; what it passes becomes its side's. Gives the points spent."""
    path = [end]
    start = s.where[unit]
    while found[path[0]][1] != start:
        path.insert(0, found[path[0]][1])
    tell_move(s, unit, "moved", "10.9", [start, *path])
    for area in path:
        step(s, unit, area)
    return found[end][0]


def tell_move(s: Position, unit: int, kind: str, rule: str, path: list[int]) -> None:
    """A hidden block is seen to move, but not which; one that lies open is known as it stands up."""
    side = SIDES[SIDE[unit]]
    told: dict[str, Any] = {"unit": name(unit)}
    shown = bool(s.shown[unit])
    public: dict[str, Any] = told if shown else {}
    s.report(
        kind, rule, faction=faction(unit), path=[place(a) for a in path], engages=contested_by(s, unit, path[-1]),
        secret=None if shown else told, to=(side,), **public,
    )  # fmt: skip


def contested_by(s: Position, unit: int, area: int) -> bool:
    return bool(s.there[other(SIDE[unit])] >> area & 1)


def step(s: Position, unit: int, area: int) -> None:
    """2.5, 10.9, 10.13.6.1: one step of a march: into a battle, perhaps over water, or an area changes hands."""
    before, side = s.where[unit], SIDE[unit]
    lift(s, unit)
    s.shown[unit] = 0
    put(s, unit, area)
    if s.there[other(side)] >> area & 1:
        engage(s, unit, before, area)
        settle(s, before)
        watch(s)
    else:
        changed = take(s, side, area)
        if s.there[other(side)] >> before & 1:
            settle(s, before)
            changed = True
        if changed:
            watch(s)


def engage(s: Position, unit: int, before: int, area: int) -> None:
    """10.9, 10.13.6.1: the block is in a battle, marked if it came over water to where there was none."""
    if not s.was_contested >> area & 1:
        s.fresh |= 1 << area
        s.crossed[unit] = int(is_water_crossing(s, before, area))


def ride(s: Position, unit: int, area: int, how: str) -> None:
    """14.1, 14.2: by rail or by sea."""
    if how == "sea":
        s.sea += 1
    tell_move(s, unit, how, "14.1" if how == "rail" else "14.2", [s.where[unit], area])
    lift(s, unit)
    s.shown[unit] = 0
    put(s, unit, area)
