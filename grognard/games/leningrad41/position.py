"""What a position of the game is, and the plain questions and small changes that all chapters share."""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.games.leningrad41 import areas, blocks
from grognard.games.leningrad41.areas import AREAS, N
from grognard.games.leningrad41.blocks import COUNT, FACTION, IS_COMBAT, SIDE, UNITS
from grognard.games.leningrad41.words import AXIS, FACTIONS, GERMAN, NONE, SIDES, SOVIET
from grognard.kernel import State

# Where a block is: an area's number, or one of these.
ASIDE = 0  # not in this play: named by no position text
POOL = -1  # the reinforcement pool (Reserva de Fuerzas), 5.0
WAITING = -2  # not available yet, 5.1
LOST = -3  # gone for good, and counted for the other side, 9.3, 10.15.3
WITHDRAWN = -4  # gone for good, and not counted, 14.6
BOX = -5  # a leader in his box, Dietl on his road
DRAWN = -6  # drawn as a reinforcement and not yet placed
MURMANSK = -7  # the 1st Tank Division in Murmansk, 14.8
PLACES = {ASIDE: "aside", POOL: "pool", WAITING: "waiting", LOST: "lost", WITHDRAWN: "withdrawn", BOX: "box",
          DRAWN: "drawn", MURMANSK: "murmansk"}  # fmt: skip
FOR_ALL_TO_SEE = (LOST, WITHDRAWN, MURMANSK)  # both know who is there

FIRST = tuple(of[0] for of in blocks.OF_SIDE)  # a side's blocks stand together in the order of battle

READY, ABORTED, DESTROYED = 0, 1, 2  # a bomber, 10.13.4
WHOLE, DAMAGED, SUNK = 0, 1, 2  # the Marat, 14.3


def _zeros(n: int) -> list[int]:
    return [0] * n


@dataclass(slots=True)
class Position(State):
    """A position. Lists are indexed by block or area; a set of areas is an int with a bit for each."""

    # the scenario and what is played with
    scenario: str = "campaign"
    rail: int = 0
    baltic: int = 0
    marat: int = 0
    road_of_life: int = 0
    blizzard: int = 0
    typhoon: int = 0
    agility: int = 0
    first_tanks: int = 0
    lend_lease: int = 0
    finns_are_white: int = 0  # reading A17
    dietls_box: int = 2  # reading A34
    fixed_setup: int = 0  # draws of the set-up take the first blocks of their lists
    # time
    turn: int = 1
    phase: int = 0
    active: int = AXIS
    disc: int = AXIS
    disc_used: list[int] = field(default_factory=lambda: _zeros(2))
    passes: int = 0
    weather: int = 0
    forecast: int = 0  # where the forecast marker stands, 0 before its first use
    impulse: int = NONE
    # the impulse under way
    left: int = 0  # blocks that may still act, or points that may still be given
    value: int = 0  # the Logistics Value that this phase or impulse opened with (reading A42)
    sea: int = 0  # 14.2: sea transports used
    was_contested: int = 0  # areas contested when the impulse (or the Blitz segment) began
    fresh: int = 0  # areas that became contested since
    fought: int = 0  # areas whose battle has been fought in this segment
    dietl_rolled: int = 0
    marat_area: int = 0  # where the Marat supports a battle this impulse
    bombs: int = 0  # Stukas that carry the special bombs, a bit each
    lifeline: list[int] = field(default_factory=lambda: _zeros(3))  # 14.4: reinforcements, stars, points left
    entered: int = 0  # areas that have had their one reinforcement of this draw, 5.0
    # the march and the battle under way
    marching: int = -1  # the block whose action is open, and what it has spent
    spent: int = 0
    battle: int = 0  # the area, how far the battle is, the cover that is left, hits that are still to be suffered
    stage: int = 0
    fired: int = 0  # guns or bombers that have fired in this stage
    shield: int = 0
    due: int = 0
    # areas
    owned: list[int] = field(default_factory=lambda: _zeros(2))  # areas a side controls (2.5), contested or not
    there: list[int] = field(default_factory=lambda: _zeros(2))  # areas where a side has blocks or a line
    lines: list[int] = field(default_factory=lambda: _zeros(2))  # areas with a side's Defensive Line
    cut_lines: int = 0  # lines marked as isolated
    stack: list[int] = field(default_factory=lambda: _zeros(2 * N))  # blocks of a side in an area
    # blocks
    where: list[int] = field(default_factory=lambda: _zeros(COUNT))
    strength: list[int] = field(default_factory=lambda: _zeros(COUNT))
    shown: list[int] = field(default_factory=lambda: _zeros(COUNT))  # both know who it is
    isolated: list[int] = field(default_factory=lambda: _zeros(COUNT))
    acted: list[int] = field(default_factory=lambda: _zeros(COUNT))
    active_hq: list[int] = field(default_factory=lambda: _zeros(COUNT))
    crossed: list[int] = field(default_factory=lambda: _zeros(COUNT))  # engaged over a river or arrow
    cleared: list[int] = field(default_factory=lambda: _zeros(COUNT))  # may Blitz: took part in clearing a green area
    barrage: list[int] = field(default_factory=lambda: _zeros(COUNT))  # an HQ's artillery: the area it fires at
    # bombers
    bomber: list[int] = field(default_factory=lambda: _zeros(len(blocks.BOMBERS)))
    mission: list[int] = field(default_factory=lambda: _zeros(len(blocks.BOMBERS)))
    # Murmansk, the Marat, Typhoon
    road: int = 1  # Dietl's box
    murmansk: int = 0  # fallen for good
    ship: int = WHOLE
    typhoon_taken: int = 0
    typhoon_last: str = ""


# -- questions -----------------------------------------------------------------------------------


def other(side: int) -> int:
    return 1 - side


def controls(s: Position, side: int, area: int) -> bool:
    """2.5: is it the side's area, contested or not?"""
    return bool(s.owned[side] >> area & 1)


def contested(s: Position, area: int) -> bool:
    """2.5: have both sides units there?"""
    return bool(s.there[AXIS] & s.there[SOVIET] & 1 << area)


def held(s: Position, side: int) -> int:
    """2.5: the areas under a side's full control."""
    return s.owned[side] & ~s.there[other(side)]


def holds(s: Position, side: int, area: int) -> bool:
    """2.5: full control: the side's, and no enemy there."""
    return bool(s.owned[side] & ~s.there[other(side)] & 1 << area)


def on_map(s: Position, unit: int) -> bool:
    return s.where[unit] > 0


def blocks_in(s: Position, side: int, area: int) -> list[int]:
    """A side's blocks in an area."""
    found: list[int] = []
    unit = FIRST[side]
    for _ in range(s.stack[side * N + area]):
        unit = s.where.index(area, unit)
        found.append(unit)
        unit += 1
    return found


def has_line(s: Position, side: int, area: int) -> bool:
    return bool(s.lines[side] >> area & 1)


def room_for(s: Position, unit: int, area: int) -> bool:
    """2.9: may one more such block stand there?"""
    return s.stack[SIDE[unit] * N + area] < areas.STACK[area] or _is_staging(s, unit, area)


def fits(s: Position, unit: int) -> bool:
    """2.9: may the block stop where it stands? A full area is for marching by."""
    area = s.where[unit]
    return s.stack[SIDE[unit] * N + area] <= areas.STACK[area] or _is_staging(s, unit, area)


def _is_staging(s: Position, unit: int, area: int) -> bool:
    """2.4.5: staging areas hold any number of Germans."""
    return FACTION[unit] == GERMAN and bool(areas.STAGING & s.owned[AXIS] & 1 << area)


def bars_left(s: Position, side: int) -> int:
    """4.1: Defensive Lines not on the map."""
    return blocks.LINES[side] - s.lines[side].bit_count()


# -- names for events ----------------------------------------------------------------------------


def name(unit: int) -> str:
    return UNITS[unit]


def place(area: int) -> str:
    return AREAS[area] if area > 0 else PLACES[area]


def faction(unit: int) -> str:
    """What anyone sees of an upright block: the colour of its wood."""
    return FACTIONS[FACTION[unit]]


# -- small changes: these alone move blocks, so that the counts stay true ---------------------------


def lift(s: Position, unit: int) -> None:
    """Take a block off its area."""
    area, side = s.where[unit], SIDE[unit]
    if area > 0:
        s.stack[side * N + area] -= 1
        _mark_presence(s, side, area)
    s.where[unit] = ASIDE


def put(s: Position, unit: int, area: int) -> None:
    """Set a block down in an area."""
    side = SIDE[unit]
    s.where[unit] = area
    s.stack[side * N + area] += 1
    s.there[side] |= 1 << area


def send(s: Position, unit: int, to: int) -> None:
    """Take a block off the map, to one of the places there."""
    lift(s, unit)
    s.where[unit] = to
    s.shown[unit] = int(to in FOR_ALL_TO_SEE)
    s.isolated[unit] = s.active_hq[unit] = s.crossed[unit] = s.cleared[unit] = 0
    s.acted[unit] = s.barrage[unit] = 0


def draw_up_line(s: Position, side: int, area: int) -> None:
    s.lines[side] |= 1 << area
    s.there[side] |= 1 << area


def remove_line(s: Position, side: int, area: int) -> None:
    s.lines[side] &= ~(1 << area)
    s.cut_lines &= ~(1 << area)
    _mark_presence(s, side, area)


def _mark_presence(s: Position, side: int, area: int) -> None:
    """1.3: blocks and lines are units; without either a side is not there."""
    if not s.stack[side * N + area] and not has_line(s, side, area):
        s.there[side] &= ~(1 << area)


def take(s: Position, side: int, area: int) -> bool:
    """2.5: the side alone stands (or has just passed) there, so it is its area. Was it not before?"""
    bit = 1 << area
    if s.owned[side] & bit:
        return False
    s.owned[side] |= bit
    s.owned[other(side)] &= ~bit
    s.report("control", "2.5", side=SIDES[side], space=AREAS[area])
    return True


def settle(s: Position, area: int) -> None:
    """2.5, 10.16: who stands alone in an area controls it; and there nobody need lie face up any longer."""
    here = 1 << area
    axis, soviet = s.there[AXIS] & here, s.there[SOVIET] & here
    if axis and soviet:
        return
    if axis or soviet:
        side = AXIS if axis else SOVIET
        take(s, side, area)
        for unit in blocks_in(s, side, area):
            if not s.active_hq[unit] and not s.cleared[unit]:
                s.shown[unit] = 0


def weaken(s: Position, unit: int) -> bool:
    """4.2.3.1: one step down. False if it was at its last and is to be removed."""
    steps = blocks.STEPS[unit]
    at = steps.index(s.strength[unit])
    if at + 1 == len(steps):
        return False
    s.strength[unit] = steps[at + 1]
    return True


def strengthen(s: Position, unit: int) -> None:
    """7.2.2: one step up."""
    steps = blocks.STEPS[unit]
    s.strength[unit] = steps[steps.index(s.strength[unit]) - 1]


def is_full(s: Position, unit: int) -> bool:
    return s.strength[unit] == blocks.FULL[unit]


def is_exhausted(s: Position, unit: int) -> bool:
    """10.5: an HQ at its heart."""
    return blocks.IS_HQ[unit] and s.strength[unit] == 0


def can_spare_step(s: Position, unit: int) -> bool:
    """4.1: a combat block above its last step."""
    return IS_COMBAT[unit] and s.strength[unit] > blocks.LAST[unit]


def reveal(s: Position, unit: int) -> None:
    """1.6.1: lay a block down for both to see."""
    s.shown[unit] = 1


def hide(s: Position, unit: int) -> None:
    s.shown[unit] = 0
