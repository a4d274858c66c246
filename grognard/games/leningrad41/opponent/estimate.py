"""What a battle is likely to bring (10.13 to 10.15): how often it clears the area, what it costs each side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import floor

from grognard.games.leningrad41.areas import CITY, GREENS, TERRAIN, ZONE
from grognard.games.leningrad41.areas import RED as RED_TERRAIN
from grognard.games.leningrad41.areas import YELLOW as YELLOW_TERRAIN
from grognard.games.leningrad41.blocks import HIT, IS_SNIPER, IS_TANK
from grognard.games.leningrad41.damage import absorption
from grognard.games.leningrad41.opponent.sight import Kind, Sight, step_value
from grognard.games.leningrad41.position import controls, has_line
from grognard.games.leningrad41.weather import ARMOURED, attack_dice
from grognard.odds import at_least, expected, hits, together

Dice = tuple[float, float, float]  # dice that hit on 6, on 5 and 6, on 4 to 6
CHANCE = (1 / 6, 1 / 3, 1 / 2)
ODD_FACES = (6, 5, 4)
MANY = 9


@dataclass(frozen=True, slots=True)
class Outlook:
    """What to expect of one round."""

    clears: float  # the chance that no enemy is left
    kills: float  # steps that the enemy loses
    worth: float  # of these
    losses: float  # own steps lost
    price: float  # of these
    left: float  # steps that the enemy keeps, his line among them


@lru_cache(maxsize=16384)
def chances(six: int, five: int, four: int) -> tuple[float, ...]:
    """For 0, 1, 2 … the probability of at least so many hits; the mean comes last."""
    volleys = [hits(number, face) for number, face in zip((six, five, four), ODD_FACES, strict=True) if number]
    total = together(volleys)
    return (*(float(at_least(total, n)) for n in range(len(total))), float(expected(total)))


def mean_hits(dice: Dice) -> float:
    return dice[0] * CHANCE[0] + dice[1] * CHANCE[1] + dice[2] * CHANCE[2]


def reach(dice: Dice, needed: float) -> float:
    """The probability that these dice score what is needed, both perhaps no whole numbers."""
    if needed <= 0:
        return 1.0
    low = floor(needed)
    share = needed - low
    sure = _at_least(dice, low)
    return sure if share < 0.05 else sure * (1 - share) + _at_least(dice, low + 1) * share


def _at_least(dice: Dice, number: int) -> float:
    table = chances(_round(dice[0]), _round(dice[1]), _round(dice[2]))
    return table[number] if number < len(table) - 1 else 0.0


def _round(number: float) -> int:
    """Many dice in threes, so that fewer tables are made."""
    return round(number) if number < MANY else 3 * round(number / 3)


def add(*volleys: Dice) -> Dice:
    return (
        sum(v[0] for v in volleys), sum(v[1] for v in volleys), sum(v[2] for v in volleys),
    )  # fmt: skip


def scaled(dice: Dice, by: float) -> Dice:
    return (dice[0] * by, dice[1] * by, dice[2] * by)


def of_face(number: float, face: int) -> Dice:
    """So many dice that hit from this face on."""
    return (number * (face == 6), number * (face == 5), number * (face == 4))


# -- one round --------------------------------------------------------------------------------------------


def outlook(sight: Sight, area: int, attackers: Sequence[tuple[int, bool]], support: Dice = (0.0, 0.0, 0.0)) -> Outlook:
    """10.13: these own blocks (and whether each comes over water) attack, with the dice of guns and bombers."""
    s, foe = sight.s, sight.foe
    defenders = sight.enemies(area)
    line = has_line(s, foe, area)
    shield = absorption(s, foe, area)
    takes = sum(kind.strength for kind in defenders)
    ground, strength, price = _attack(sight, attackers)
    snipers = _snipers(sight, area, attackers, bool(line))
    before = mean_hits(support) + mean_hits(snipers)
    answer = add(*(kind.defend for kind in defenders), of_face(int(line), 6))
    strong = strength or 1.0
    if _armoured(sight, area, attackers):
        first = _hurt(mean_hits(add(support, ground)) + mean_hits(snipers), shield, int(line), takes)
        losses = min(strong, mean_hits(scaled(answer, 1 - first / takes if takes else 0.0)))
        fire = ground
    else:
        softened = _hurt(before, shield, int(line), takes)
        losses = min(strong, mean_hits(scaled(answer, 1 - softened / takes if takes else 0.0)))
        fire = scaled(ground, 1 - losses / strong)
    every = add(fire, support, snipers)
    needed = takes + shield + int(line)
    kills = _hurt(mean_hits(every), shield, int(line), takes)
    worth = sum(kind.worth * kind.strength for kind in defenders) / takes if takes else 0.0
    return Outlook(
        reach(every, needed), kills, kills * worth, losses, losses * price, max(0.0, takes + int(line) - kills)
    )


def _hurt(scored: float, shield: int, line: int, takes: float) -> float:
    """Steps that the defender loses; the cover takes less than its face says when few hits come."""
    cover = shield + line
    through = scored - cover * (1 - 0.5 ** (scored / cover)) if cover else scored
    return min(takes, max(0.0, through))


def _attack(sight: Sight, attackers: Sequence[tuple[int, bool]]) -> tuple[Dice, float, float]:
    """The dice of the attackers, what they take, and what a step of theirs is worth."""
    s = sight.s
    six = five = four = 0
    strength = price = 0.0
    for unit, over_water in attackers:
        dice = attack_dice(s, unit)
        if over_water:
            dice = min(dice, 1)
        face = HIT[unit]
        if face == 6:
            six += dice
        elif face == 5:
            five += dice
        elif face == 4:
            four += dice
        takes = max(1, s.strength[unit])
        strength += takes
        price += takes * step_value(unit)
    return (float(six), float(five), float(four)), strength, price / strength if strength else 0.0


def _snipers(sight: Sight, area: int, attackers: Sequence[tuple[int, bool]], line: bool) -> Dice:
    """10.13.2: Finns in the woods."""
    if line or not ZONE >> area & 1 or CITY[area] or TERRAIN[area] not in (YELLOW_TERRAIN, RED_TERRAIN):
        return (0.0, 0.0, 0.0)
    return add((0.0, 0.0, 0.0), *(of_face(1, HIT[u]) for u, _ in attackers if IS_SNIPER[u]))


def _armoured(sight: Sight, area: int, attackers: Sequence[tuple[int, bool]]) -> bool:
    """10.13.6.2, as far as one can know: tanks that come by land, and likely none against them."""
    s = sight.s
    if not ARMOURED[s.weather] or not GREENS >> area & 1 or has_line(s, sight.foe, area):
        return False
    if CITY[area] and controls(s, sight.foe, area):
        return False
    unlikely = 1.0
    for kind in sight.enemies(area):
        unlikely *= 1 - kind.tank
    return unlikely > 0.5 and any(IS_TANK[unit] and not over_water for unit, over_water in attackers)


def defence(kinds: Sequence[Kind]) -> Dice:
    """The dice of some enemy blocks when they attack."""
    return add((0.0, 0.0, 0.0), *(kind.attack for kind in kinds))
