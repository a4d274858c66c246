"""8.0: the weather, and what it does to marching, fighting, ranges and logistics."""

from __future__ import annotations

from grognard.games.leningrad41.blocks import AZUL, FACTION
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.words import (
    AXIS,
    BLIZZARD,
    DECEMBER,
    FACTIONS,
    GOOD,
    RAIN,
    SIDES,
    SNOW,
    WEATHERS,
)
from grognard.kernel import Flow, Roll, procedure

_EFFECTS = [table("tables.toml")["weather"][name] for name in WEATHERS]
ATTACK = [[e["attack"][f] for f in FACTIONS] for e in _EFFECTS]
DEFEND = [[e["defend"][f] for f in FACTIONS] for e in _EFFECTS]
AZUL_ATTACK = [e["attack"]["azul"] for e in _EFFECTS]
AZUL_DEFEND = [e["defend"]["azul"] for e in _EFFECTS]
HQ = [[e["hq"][f] for f in FACTIONS] for e in _EFFECTS]
LOGISTICS = [[e["logistics"][side] for side in SIDES] for e in _EFFECTS]
FROZEN = [e["frozen"] for e in _EFFECTS]  # 2.4.7
ARMOURED = [e["armoured"] for e in _EFFECTS]  # 10.13.6.2
BLITZ = [e["blitz"] for e in _EFFECTS]  # 10.17
EXPLOITATION = [[side in e["exploitation"] for side in SIDES] for e in _EFFECTS]  # 10.19

BECOMES_ONE = 0  # in the tables: not divided, but brought down to one


def share(amount: int, divisor: int) -> int:
    """3.1: a part of an amount, rounded down, but never below one; nothing stays nothing."""
    if amount <= 0:
        return 0
    if divisor == BECOMES_ONE:
        return 1
    return max(1, amount // divisor)


def attack_dice(s: Position, unit: int) -> int:
    """4.2.3, 8.0, 14.5, 14.7: a block's dice in attack, before rivers."""
    table_ = AZUL_ATTACK[s.weather] if s.agility and unit == AZUL else ATTACK[s.weather][FACTION[unit]]
    return share(s.strength[unit], table_)


def defence_dice(s: Position, unit: int) -> int:
    """4.2.3, 8.0, 14.5, 14.7: a block's dice in defence."""
    table_ = AZUL_DEFEND[s.weather] if s.agility and unit == AZUL else DEFEND[s.weather][FACTION[unit]]
    return share(s.strength[unit], table_)


def hq_stars(s: Position, hq: int) -> int:
    """10.3, 10.4, 10.11: an HQ's strength for range, artillery, bombers: its stars, less the weather."""
    return share(s.strength[hq], HQ[s.weather][FACTION[hq]])


def rolls_begin(s: Position) -> bool:
    """1.7, 8.1: are we in or past the month whose first Axis impulse starts the rolls?"""
    month = SCENARIOS[s.scenario].weather_rolls
    return bool(month) and s.turn >= month


@procedure
def check_weather(s: Position) -> Flow[None]:
    """8.1: at each Axis impulse from October the Soviet player rolls for rain, and then for snow."""
    if s.active != AXIS or not rolls_begin(s):
        return
    if s.blizzard and s.turn == DECEMBER and s.weather != BLIZZARD:
        change(s, BLIZZARD, "14.5")
        return
    if s.weather in (GOOD, RAIN):
        s.forecast += 1
        rolled = yield Roll(1, rule="8.1", purpose="weather", upto=s.forecast)
        if rolled[0] <= s.forecast:
            s.forecast = 0
            change(s, SNOW if s.weather == RAIN else RAIN, "8.1")


def change(s: Position, weather: int, rule: str) -> None:
    """8.0: the weather turns."""
    s.weather = weather
    s.report("weather", rule, weather=WEATHERS[weather])
