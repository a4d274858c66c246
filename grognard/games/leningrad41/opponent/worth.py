"""What the war is about: how much each area is worth to hold, scenario by scenario, in steps of infantry."""

from __future__ import annotations

from functools import lru_cache

from grognard.board.areas import members
from grognard.games.leningrad41.areas import (
    CITY,
    COSTS,
    LINKS,
    SOURCES,
    VELIKIYE_LUKI,
    VICTORY_AREAS,
    WHITE_BORDER,
    N,
)
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.words import AXIS, GOOD

VICTORY_POINT = 24.0
DECIDES = 40.0  # an area whose fall ends a scenario
ONE_OF_SEVERAL = 22.0  # one of a few that together end it
RESERVE = 10.0  # 5.1: Velikiye Luki while its five blocks wait
BASE = 8.0  # an Axis source of supply, without which all is lost
BORDER = 5.0  # S1 to S4, which are worth Murmansk together (10.10)
SOVIET_SOURCE = 0.6
ENTRY = 0.8  # a city where Soviet reinforcements come in
PLAIN = 0.12


@lru_cache(maxsize=64)
def worth(scenario: str, blocks_wait: bool, murmansk_fallen: bool, last_one: int) -> tuple[float, ...]:
    """Area by area, what its control is worth to either side; `last_one` is the area that a side lacks of all."""
    values = [0.0] + [PLAIN + (ENTRY if CITY[a] else 0.0) for a in range(1, N)]
    for area in members(SOURCES[AXIS]):
        values[area] += BASE
    for area in members(SOURCES[1 - AXIS]):
        values[area] += SOVIET_SOURCE
    record = SCENARIOS[scenario]
    if record.otherwise == "points":
        for area in members(VICTORY_AREAS):
            values[area] += VICTORY_POINT
        if not murmansk_fallen:
            for area in members(WHITE_BORDER):
                values[area] += BORDER
    for together, _ in record.axis_wins:
        for area in members(together):
            values[area] += DECIDES if together.bit_count() == 1 else ONE_OF_SEVERAL
    if last_one and record.sudden_death:
        values[last_one] += DECIDES
    if blocks_wait:
        values[VELIKIYE_LUKI] += RESERVE
    return tuple(values)


@lru_cache(maxsize=8)
def must_stay_joined(scenario: str) -> int:
    """An area that the Soviets lose by having it cut off, or 0."""
    return next((cut for _, cut in SCENARIOS[scenario].axis_wins if cut), 0)


@lru_cache(maxsize=1024)
def march_to(target: int) -> tuple[int, ...]:
    """Movement points from every area to this one in good weather, enemies apart."""
    far = 999
    cost = COSTS[False][GOOD]
    found = [far] * N
    found[target] = 0
    edge: list[list[int]] = [[target]]
    points = 0
    while points < len(edge):
        for area in edge[points]:
            if found[area] < points:
                continue
            step = points + cost[area]  # who comes from a neighbour pays for this area
            for near in LINKS[area]:
                if step < found[near]:
                    found[near] = step
                    while len(edge) <= step:
                        edge.append([])
                    edge[step].append(near)
        points += 1
    return tuple(found)
