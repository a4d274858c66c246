"""5.0, 13.1: what a headquarters is worth: its value, whom it commands and supports, how far its aircraft go."""

from __future__ import annotations

from grognard.board.areas import Net
from grognard.games.eastfront.control import not_enemy
from grognard.games.eastfront.hexes import BESIDE, MOSCOW, NET, OF_TERRAIN, WARSAW, side, within
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.scenarios import SCENARIOS, special
from grognard.games.eastfront.units import HQS, IS_HQ, IS_SUPREME, SIDE
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import COMMANDING, DROPPING, DRY, IDLE, INVADING, SEA, SNOW, SOVIET

NO_COMMAND = -1  # a disorganised HQ without strength
NOT_DISTURBED: tuple[int, int] = (WARSAW, MOSCOW)  # 5.8: Supreme HQs here do not mind the weather
AIR_FACTOR = 2  # 5.63, 13.11

_SEA = OF_TERRAIN[SEA]
_WATER = frozenset(("sea", "strait", "lagoon"))
SEA_NET = Net(
    [tuple(j for j in near if _SEA >> i & 1 or _SEA >> j & 1 or side(i, j) & _WATER) for i, near in enumerate(BESIDE)]
)  # 15.41: where the radius of an invasion HQ can be traced


def disorganised(s: Position, hq: int) -> bool:
    """5.8, 12.22: in mud everyone, in snow the Axis, save Supreme HQs at home; S'41 3: the surprised Soviets."""
    weather = weather_at(s, s.where[hq])
    if weather == DRY or (weather == SNOW and SIDE[hq] == SOVIET):
        return surprised(s, hq)
    return not (IS_SUPREME[hq] and s.where[hq] == NOT_DISTURBED[SIDE[hq]]) or surprised(s, hq)


def surprised(s: Position, hq: int) -> bool:
    """S'41 3: Soviet HQs in the first month."""
    return SIDE[hq] == SOVIET and special(s.scenario, "surprise") and s.month == SCENARIOS[s.scenario].month


def command_value(s: Position, hq: int) -> int:
    """5.1, 5.8: the strength of an HQ, or one less; -1: it can command nothing at all."""
    return s.strength[hq] - disorganised(s, hq)


def is_active(s: Position, hq: int) -> bool:
    """5.2: has it been activated?"""
    return s.role[hq] != IDLE


def active_hqs(s: Position) -> list[int]:
    """5.2: the active HQs."""
    return [hq for hq in HQS[s.active] if s.role[hq]]


def radius(s: Position, hq: int) -> int:
    """5.3, 8.4, 15.41: the hexes that an HQ reaches. The way leads through no enemy hex; of invasions, over sea only.

    The last step may lead into a hex that the enemy controls: else no battle of his could ever be supported.
    """
    value = command_value(s, hq)
    if value < 0:
        return 0
    if s.role[hq] == INVADING:
        return SEA_NET.within(s.where[hq], value, _SEA)
    return NET.within(s.where[hq], value, not_enemy(s, SIDE[hq]))


def commanded(s: Position) -> int:
    """5.3, 6.1: the hexes whose units may move now; Supreme HQs, invasions and drops command otherwise."""
    found = 0
    for hq in HQS[s.active]:
        if s.role[hq] == COMMANDING and not IS_SUPREME[hq]:
            found |= radius(s, hq)
    return found


def supports(s: Position, hex_: int) -> bool:
    """5.42, 5.64, 7.4, 14.2: does an active HQ of the active side support a battle there?"""
    for hq in HQS[s.active]:
        if s.role[hq] in (COMMANDING, INVADING) and not IS_SUPREME[hq] and radius(s, hq) >> hex_ & 1:
            return True
    return False


def air_value(s: Position, hq: int) -> int:
    """5.5, 13.12, 13.16: the dice of an HQ's Air Strike; 14.2: none for one that has ordered a drop."""
    return 0 if s.role[hq] == DROPPING else max(0, command_value(s, hq))


def air_range(s: Position, hq: int) -> int:
    """5.5, 5.63, 13.11: as far as its command value, whatever lies between; of a Supreme HQ twice as far."""
    value = command_value(s, hq)
    if value < 0:
        return 0
    return within(s.where[hq], value * (AIR_FACTOR if IS_SUPREME[hq] else 1))


def supreme_moves(s: Position, hq: int) -> int:
    """5.61, 6.51: what an active Supreme HQ can order."""
    return SUPREME_MOVES * max(0, command_value(s, hq)) if IS_HQ[hq] and IS_SUPREME[hq] else 0


SUPREME_MOVES = 2  # 5.61: for each point of the command value
