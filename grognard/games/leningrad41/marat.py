"""14.3: the Marat, the Soviet battleship."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.leningrad41.areas import BALTIC, NEVA_BAY
from grognard.games.leningrad41.blocks import BOMBERS, HITS_ON, IS_STUKA
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.position import (
    ABORTED,
    DAMAGED,
    SUNK,
    WHOLE,
    Position,
    blocks_in,
    contested,
    place,
)  # fmt: skip
from grognard.games.leningrad41.supply import baltic_holder, neva_bay_is_soviet
from grognard.games.leningrad41.words import AXIS, COMMAND, SIDES, SOVIET
from grognard.kernel import Ask, Flow, Refused, Roll, procedure

_FIRE = table("units.toml")["marat"]["fire"]
MAX_STUKAS: int = table("tables.toml")["marat"]["max_stukas"]
STUKA_HIT = HITS_ON["triple"]  # reading A36


def marat_needs(s: Position) -> int:
    """14.3: triple fire while whole, double when damaged."""
    return HITS_ON[_FIRE[0] if s.ship == WHOLE else _FIRE[1]]


def waters(s: Position) -> int:
    """14.3: the coasts it can reach: the Baltic while the Soviets hold it and the ship is whole, or the Neva Bay."""
    if not s.marat or s.ship == SUNK or not neva_bay_is_soviet(s):
        return 0
    if s.ship == WHOLE and baltic_holder(s) == SOVIET:
        return BALTIC
    return NEVA_BAY


def may_sail_to(s: Position, area: int) -> Refused | None:
    """14.3: a coastal battle that was there when the Axis impulse began, which somebody can attack."""
    if not waters(s) >> area & 1:
        return Refused("14.3", "not-in-her-waters", space=place(area))
    if not s.was_contested >> area & 1 or not contested(s, area):
        return Refused("14.3", "not-contested-before", space=place(area))
    if not _is_attacked(s, area):
        return Refused("14.3", "nobody-attacks", space=place(area))
    return None


def _is_attacked(s: Position, area: int) -> bool:
    """10.12: can anybody of the Axis fight there?"""
    return contested(s, area) and not all(s.isolated[u] for u in blocks_in(s, AXIS, area))


def harbours(s: Position) -> tuple[int, ...]:
    return tuple(a for a in members(waters(s) & s.was_contested) if may_sail_to(s, a) is None)


def move_the_marat(s: Position) -> bool:
    """14.3: once in each Axis impulse, between activation and command."""
    return s.active == AXIS and bool(harbours(s))


@procedure
def marat(s: Position) -> Flow[None]:
    """14.3: the Soviet player may send it to one battle, which the Axis then has to fight."""
    area = yield Ask(
        SIDES[SOVIET], "marat", rule="14.3", space=harbours(s), done=True, tests={"space": (may_sail_to,)}
    )  # fmt: skip
    s.phase = COMMAND
    if area is not None:
        s.marat_area = area
        s.report("marat", "14.3", space=place(area))


def may_bomb_the_marat(s: Position, bomber: int, in_range: int) -> Refused | None:
    """14.3: a Stuka with its special bomb, one or two of them, against the Marat in range."""
    if not s.marat_area or not _is_attacked(s, s.marat_area):
        return Refused("14.3", "no-marat")
    if not IS_STUKA[bomber]:
        return Refused("14.3", "stukas-only", bomber=BOMBERS[bomber])
    if s.bombs.bit_count() >= MAX_STUKAS:
        return Refused("14.3", "stukas-used")
    if not in_range >> s.marat_area & 1:
        return Refused("10.11", "out-of-air-range", space=place(s.marat_area))
    return None


def marat_fights_on_land(s: Position, area: int) -> bool:
    """14.3: attacked by Stukas, it has other things to do."""
    return s.marat_area == area and not s.bombs


@procedure
def fight_the_marat(s: Position) -> Flow[None]:
    """14.3: after the land battle: the Marat's anti-air die, then a die for each Stuka that is left."""
    needs = marat_needs(s)
    rolled = yield Roll(1, rule="14.3", purpose="marat-anti-air", needs=needs)
    if rolled[0] >= needs:
        flying = tuple(b for b in range(len(BOMBERS)) if s.bombs >> b & 1)
        bomber = yield Ask(SIDES[AXIS], "abort", rule="14.3", abort=flying, tests={"abort": (may_abort_stuka, flying)})
        s.bombs &= ~(1 << bomber)
        s.bomber[bomber] = ABORTED
        s.report("aborted", "14.3", bomber=BOMBERS[bomber])
    for bomber in tuple(b for b in range(len(BOMBERS)) if s.bombs >> b & 1):
        rolled = yield Roll(1, rule="14.3", purpose="special-bomb", needs=STUKA_HIT, bomber=BOMBERS[bomber])
        if rolled[0] >= STUKA_HIT and s.ship != SUNK:
            hit_the_marat(s)
    s.bombs = s.marat_area = 0


def may_abort_stuka(s: Position, flying: tuple[int, ...], bomber: int) -> Refused | None:
    """14.3: one of the Stukas that fly at the Marat."""
    return None if bomber in flying else Refused("14.3", "not-flying", bomber=BOMBERS[bomber])


def hit_the_marat(s: Position) -> None:
    """14.3: the first hit damages it for good, a second sinks it."""
    s.ship = DAMAGED if s.ship == WHOLE else SUNK
    s.report("marat-hit", "14.3", sunk=s.ship == SUNK)
