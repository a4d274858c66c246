"""Set-ups: who stands where when the match begins, the Soviets first (3.2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import FULL, IS_REDUCED, LAST, MARK, STEPS, UNIT, UNITS
from grognard.games.leningrad41.options import apply_options
from grognard.games.leningrad41.position import (
    ASIDE,
    BOX,
    LOST,
    POOL,
    WAITING,
    Position,
    draw_up_line,
    name,
    on_map,
    put,
    send,
)  # fmt: skip
from grognard.games.leningrad41.scenarios import EVERYWHERE, SCENARIOS
from grognard.games.leningrad41.victory import watch
from grognard.games.leningrad41.words import AXIS, LOGISTICS, OPENING, SETUP, SIDES, SOVIET
from grognard.kernel import Ask, Draw, Flow, Refused, Roll, procedure


def begin(scenario: str, options: Mapping[str, Any]) -> Position:
    """The empty map of a scenario, with its control, its calendar and its options."""
    record = SCENARIOS[scenario]
    s = Position(scenario=scenario)
    apply_options(s, options)
    s.turn, s.disc, s.active, s.weather = record.first_turn, record.disc, record.first_impulse, record.weather
    s.owned = [record.axis_areas, EVERYWHERE & ~record.axis_areas]
    s.road = record.axis_road
    if scenario == "circle":
        s.road = s.dietls_box
    s.strength[:] = FULL
    s.phase = SETUP
    return s


@procedure
def setup(s: Position) -> Flow[None]:
    """3.2.1, scenario.setup: removals, fixed blocks, draws, choices, lines, pools; then the first phase."""
    for units, count, to in SCENARIOS[s.scenario].setup.removed:
        yield from remove(s, units, count, to)
    stand_fixed(s)
    for units, places, strength in SCENARIOS[s.scenario].setup.draws:
        yield from draw(s, units, places, strength)
    for side, units, strengths in SCENARIOS[s.scenario].setup.choices:
        yield from choose_strengths(s, side, units, strengths)
    put_lines_and_pools(s)
    start_phase(s)


def stand_fixed(s: Position) -> None:
    """scenario.setup: the blocks whose place is printed."""
    for unit, where, strength in SCENARIOS[s.scenario].setup.fixed:
        stand(s, UNIT[unit], where, strength)


def start_phase(s: Position) -> None:
    """6.0: the match opens with its first impulse, or with the logistics phase."""
    record = SCENARIOS[s.scenario]
    s.report("begins", record.rule, scenario=s.scenario, side=SIDES[record.disc])
    if record.starts_with_logistics:
        s.phase, s.active = LOGISTICS, 1 - s.disc
    else:
        s.phase, s.active = OPENING, record.first_impulse
    watch(s)


@procedure
def remove(s: Position, names: tuple[str, ...], count: int, to: str) -> Flow[None]:
    """scenario.sight, scenario.circle: blocks lost before the scenario opens, drawn at random."""
    drawn = yield from pick(s, names, count)
    for unit in drawn:
        send(s, unit, POOL if to == "pool" else LOST)


@procedure
def draw(s: Position, names: tuple[str, ...], places: tuple[str, ...], strength: int | str) -> Flow[None]:
    """scenario.setup: one of the listed blocks, at random, for each of the places."""
    drawn = yield from pick(s, names, len(places))
    for number, unit in enumerate(drawn):
        stand(s, unit, places[number], "full" if strength in ("die", "choice") else strength)
    if strength == "die":
        for unit in drawn:
            rolled = yield Roll(1, rule="scenario.circle", purpose="strength", only=("axis",), unit=name(unit))
            s.strength[unit] = min(rolled[0], FULL[unit]) if rolled[0] <= 3 else FULL[unit]


@procedure
def pick(s: Position, names: tuple[str, ...], count: int) -> Flow[tuple[int, ...]]:
    """scenario.setup: some of the listed blocks that are still free; with the fixed set-up, the first ones."""
    free = tuple(UNIT[n] for n in names if s.where[UNIT[n]] == ASIDE)
    if s.fixed_setup or count >= len(free) == 1:
        return free[:count]
    drawn: tuple[int, ...] = yield Draw(count, free, rule="scenario.setup", purpose="setup")
    return drawn


@procedure
def choose_strengths(s: Position, side: int, names: tuple[str, ...], strengths: tuple[int, ...]) -> Flow[None]:
    """scenario.sight: the owner says which of these blocks stands at which strength (A32: never above its own)."""
    todo = tuple(UNIT[n] for n in names if on_map(s, UNIT[n]))
    highest = max(strengths)
    for strength in sorted(strengths):
        if strength < highest:  # who is left then has the highest
            unit = yield Ask(
                SIDES[side], "setup-strength", rule="scenario.sight", args={"strength": strength},
                unit=list(todo), tests={"unit": (may_set_strength, side, todo)},
            )  # fmt: skip
        else:
            unit = todo[0]
        s.strength[unit] = min(strength, FULL[unit])
        todo = tuple(u for u in todo if u != unit)


def may_set_strength(s: Position, side: int, todo: tuple[int, ...], unit: int) -> Refused | None:
    """scenario.sight: one of the blocks of the list that has no strength yet."""
    return None if unit in todo else Refused("scenario.sight", "not-in-this-choice")


def stand(s: Position, unit: int, where: str, strength: int | str) -> None:
    """scenario.setup: a block at its place: at full strength, its last step if marked Reduced, or as told."""
    if strength == "full":
        s.strength[unit] = LAST[unit] if IS_REDUCED[unit] else FULL[unit]
    elif strength == "minus1":
        s.strength[unit] = STEPS[unit][min(1, len(STEPS[unit]) - 1)]
    elif isinstance(strength, int):
        s.strength[unit] = min(strength, FULL[unit])
    if where in AREA:
        put(s, unit, AREA[where])
    else:
        s.where[unit] = BOX


def put_lines_and_pools(s: Position) -> None:
    """4.1, 5.0, 5.1: the lines of the set-up, isolated blocks, the pools, and who is not available yet."""
    setup_ = SCENARIOS[s.scenario].setup
    for side in (SOVIET, AXIS):
        for code in setup_.lines[side]:
            draw_up_line(s, side, AREA[code])
    isolated = [AREA[code] for code in setup_.isolated]
    for unit in blocks.OF_SIDE[SOVIET]:
        if s.where[unit] in isolated:
            s.isolated[unit] = 1
    for unit in blocks.ALL:
        if s.where[unit] == ASIDE:
            if UNITS[unit] in setup_.pool:
                s.where[unit] = POOL
            elif MARK[unit] in setup_.waiting:
                s.where[unit] = WAITING
