"""What could be done: marches, field works and attacks, each with its worth (10.8, 10.9, 10.12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from grognard.board.areas import members
from grognard.games.leningrad41.areas import NET, STACK, N
from grognard.games.leningrad41.blocks import (
    HIT,
    IS_AIR,
    IS_COMBAT,
    IS_HQ,
    IS_LEADER,
)  # fmt: skip
from grognard.games.leningrad41.movement import March, is_water_crossing, march, may_build
from grognard.games.leningrad41.opponent.estimate import Outlook, of_face, outlook
from grognard.games.leningrad41.opponent.fields import Fields, cut, relief, threat
from grognard.games.leningrad41.opponent.posts import Duties, urgency
from grognard.games.leningrad41.opponent.sight import Sight, step_value
from grognard.games.leningrad41.opponent.stations import duty, station
from grognard.games.leningrad41.position import room_for
from grognard.games.leningrad41.weather import attack_dice
from grognard.games.leningrad41.words import AXIS

Order = tuple[int, str, int]  # block, verb, area (0 for none)

WORTH_DOING = 0.2
SUPPORT = (0.0, 1.5, 4.0, 8.0)  # hits of guns and bombers for which an attack is thought through
MOST = 4  # blocks that an attack tries
TEAMS = 3


@dataclass(slots=True)
class Operation:
    """A march, a work or an attack: who does what, and what it is worth; an attack's worth grows with its support."""

    orders: tuple[Order, ...]
    worth: tuple[float, ...]  # an attack's, with as many hits from guns and bombers as SUPPORT says
    target: int = 0  # the battle's area
    prize: float = 0.0  # the part of the worth that nobody can win twice
    prize_of: int = 0  # for these areas
    units: int = 0  # the blocks, a bit each

    def __post_init__(self) -> None:
        for unit, _, _ in self.orders:
            self.units |= 1 << unit

    def value(self, support: float = 0.0) -> float:
        """The worth with so many hits from guns and bombers."""
        worth = self.worth
        if len(worth) == 1 or support <= 0:
            return worth[0]
        for step in range(1, len(SUPPORT)):
            low, high = SUPPORT[step - 1], SUPPORT[step]
            if support <= high:
                return worth[step - 1] + (worth[step] - worth[step - 1]) * (support - low) / (high - low)
        return worth[-1]


@dataclass(slots=True)
class Field:
    """A sight with all that was thought about it."""

    sight: Sight
    fields: Fields
    told: Duties
    marches: dict[int, March] = field(default_factory=dict)
    paths: dict[tuple[int, int], int] = field(default_factory=dict)

    def march(self, unit: int) -> March:
        found = self.marches.get(unit)
        if found is None:
            found = self.marches[unit] = march(self.sight.s, unit)
        return found

    def path(self, unit: int, area: int) -> int:
        """The areas of the march there, its end included."""
        found, start = self.march(unit), self.sight.s.where[unit]
        way = 0
        while area != start:
            way |= 1 << area
            area = found[area][1]
        return way


# -- marches and works ----------------------------------------------------------------------------------------


def marches(field_: Field, unit: int, engage: bool = True) -> list[Operation]:
    """The best two things that a block can do by itself without a battle."""
    sight = field_.sight
    s = sight.s
    if IS_LEADER[unit]:
        return []
    here = station(field_.fields, field_.told, unit, s.where[unit])
    found: list[tuple[float, int, float, int]] = []
    for area, (_, _, battle) in field_.march(unit).items():
        if battle or not room_for(s, unit, area):
            continue
        gain = station(field_.fields, field_.told, unit, area) - here
        prize, of = winnings(field_, unit, area)
        found.append((gain + prize, area, prize, of))
    found.sort(key=lambda each: (-each[0], each[1]))
    told = [
        Operation(((unit, "space", area),), (value,), 0, prize, of)
        for value, area, prize, of in found[:2]
        if value > WORTH_DOING
    ]
    works = build_value(field_, unit)
    if works > WORTH_DOING:
        told.append(Operation(((unit, "build", 0),), (works,), 0, works, 1 << s.where[unit]))
    return told


def winnings(field_: Field, unit: int, area: int) -> tuple[float, int]:
    """What a march takes from the enemy on its way, and the areas that this is counted for."""
    sight = field_.sight
    path = field_.path(unit, area)
    taken = path & sight.s.owned[sight.foe]
    if not taken:
        return 0.0, 0
    prize = 0.0
    values = field_.told.values
    for each in members(taken):
        prize += values[each] * (holding(field_, unit, area) if each == area else sight.temper.passing)
    stays = IS_COMBAT[unit]
    prize += cut(field_.fields, taken) * (sight.temper.cut_stays if stays else sight.temper.cut_passes)
    prize += relief(field_.fields, taken) * sight.temper.relief
    return prize, taken


def holding(field_: Field, unit: int, area: int) -> float:
    """How likely the block keeps the area."""
    strength = max(1, field_.sight.s.strength[unit])
    return kept(field_, area) - 0.4 * min(1.0, threat(field_.fields, area) / (strength + 2))


def kept(field_: Field, area: int) -> float:
    """How likely an area stays ours, supply alone considered."""
    sight = field_.sight
    safe = field_.fields.sure >> area & 1 or NET.near[area] & field_.fields.sure
    return sight.temper.stays * (1.0 if safe else sight.temper.unsure)


def build_value(field_: Field, unit: int) -> float:
    """4.1: a line where much is at stake, for a step of the block."""
    sight = field_.sight
    s, area = sight.s, sight.s.where[unit]
    value = field_.told.values[area]
    if value < 8 or may_build(s, unit) is not None:
        return 0.0
    urgent = urgency(sight, area)
    return value * urgent * urgent * sight.temper.works - step_value(unit) * 0.9


# -- attacks --------------------------------------------------------------------------------------------------


def attacks(field_: Field, able: Sequence[int]) -> list[Operation]:
    """For every area that these blocks can attack, the best teams."""
    s = field_.sight.s
    by_target: dict[int, list[tuple[int, bool]]] = {}
    for unit in able:
        if IS_AIR[unit] or IS_LEADER[unit] or (IS_HQ[unit] and not s.strength[unit]):
            continue
        for area, (_, before, battle) in field_.march(unit).items():
            if battle:
                water = is_water_crossing(s, before, area) and not s.was_contested >> area & 1
                by_target.setdefault(area, []).append((unit, water))
    told = []
    for area in sorted(by_target):
        told += _teams(field_, area, by_target[area])
    return told


def _teams(field_: Field, area: int, able: list[tuple[int, bool]]) -> list[Operation]:
    """Teams of one, two … blocks: always the best shots next."""
    sight = field_.sight
    there = [u for u in sight.stack(area) if not sight.s.isolated[u]]
    room = STACK[area] - sight.s.stack[sight.me * N + area]
    ready = [each for each in able if not IS_HQ[each[0]]]
    ready.sort(key=lambda each: (-_fire(field_, each, area), each[0]))
    told: list[Operation] = []
    already = [(u, False) for u in there]
    for size in range(1, min(room, len(ready), MOST) + 1):
        told.append(_attack(field_, area, ready[:size], already))
    told = [op for op in told if op.worth[-1] > WORTH_DOING]
    told.sort(key=lambda op: -op.worth[1])
    return told[:TEAMS]


def _fire(field_: Field, each: tuple[int, bool], area: int) -> float:
    """How good a shot this block is there, set against what it leaves undone."""
    s, (unit, water) = field_.sight.s, each
    dice = attack_dice(s, unit)
    fire = (min(dice, 1) if water else dice) * (7 - HIT[unit]) / 6
    kept = field_.told.keeps.get(unit)
    duty = kept[1] * 0.3 if kept is not None and kept[0] == s.where[unit] and kept[0] != area else 0.0
    return fire + 0.1 * s.strength[unit] - duty


def _attack(
    field_: Field, area: int, team: Sequence[tuple[int, bool]], already: Sequence[tuple[int, bool]]
) -> Operation:
    sight, fields = field_.sight, field_.fields
    path = 0
    moved = 0.0
    for unit, _ in team:
        path |= field_.path(unit, area)
        where = sight.s.where[unit]
        moved += _battle_station(field_, unit, area) - station(fields, field_.told, unit, where)
    prize = cut(fields, path) * sight.temper.cut_stays
    prize += relief(fields, path & ~(1 << area)) * sight.temper.relief
    worths = [
        battle_value(field_, area, outlook(sight, area, [*already, *team], of_face(3 * hits, 5))) + moved + prize
        for hits in SUPPORT
    ]
    if already:  # they can fight without this
        alone = max(0.0, battle_value(field_, area, outlook(sight, area, already)))
        worths = [value - alone for value in worths]
    orders = tuple((unit, "space", area) for unit, _ in team)
    return Operation(orders, tuple(worths), area, prize, path)


def _battle_station(field_: Field, unit: int, area: int) -> float:
    """Where the block stands afterwards: nearer its goal; the risk is in the battle's own value."""
    return duty(field_.fields, field_.told, unit, area)


def battle_value(field_: Field, area: int, seen: Outlook) -> float:
    """What a battle is worth: steps won and lost, the area, and what comes after if it is not won."""
    me, temper = field_.sight.me, field_.sight.temper
    exchange = seen.worth * temper.kill - seen.price * temper.loss
    ground = field_.told.values[area]
    if field_.sight.s.owned[me] >> area & 1:
        ground *= 0.6  # ours, but the enemy stands in it
    siege = temper.siege * ground * seen.kills / (seen.kills + seen.left) if seen.kills else 0.0
    after = (1 - seen.clears) * (siege - temper.aftermath * threat(field_.fields, area))
    return exchange + seen.clears * (ground * kept(field_, area) + temper.ground) + after


def free_fights(field_: Field) -> float:
    """10.12: what the battles that need no command are worth."""
    sight = field_.sight
    s = sight.s
    total = 0.0
    for area in members(s.there[AXIS] & s.there[1 - AXIS]):
        there = [(u, False) for u in sight.stack(area) if not s.isolated[u]]
        if there:
            total += max(0.0, battle_value(field_, area, outlook(sight, area, there)))
    return total
