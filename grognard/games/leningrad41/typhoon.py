"""14.6: Operation Typhoon takes eight German blocks away, and in the end Zhukov."""

from __future__ import annotations

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.blocks import COLOUR, FACTION, FORMATION, TYPHOON, ZHUKOV
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.position import (
    BOX,
    LOST,
    POOL,
    WAITING,
    WITHDRAWN,
    Position,
    name,
    place,
    send,
    settle,
)
from grognard.games.leningrad41.victory import watch
from grognard.games.leningrad41.words import AXIS, GERMAN, SEPTEMBER, SIDES
from grognard.kernel import Ask, Flow, Refused, procedure

BLOCKS: int = table("tables.toml")["typhoon"]["blocks"]


def corps(unit: int) -> str:
    """14.6: what may not go twice running: the corps colour; air HQs and white blocks by their formation."""
    return COLOUR[unit] if COLOUR[unit] not in ("none", "white") else FORMATION[unit]


def may_withdraw(s: Position, unit: int) -> Refused | None:
    """14.6: one of the eight, not of the colour that went last; freely another for each of them already lost."""
    if FACTION[unit] != GERMAN or unit in blocks.LEADERS or s.where[unit] == BOX:
        return Refused("14.6", "not-for-typhoon", unit=name(unit))
    if not (s.where[unit] > 0 or s.where[unit] in (POOL, WAITING)):
        return Refused("14.6", "gone", unit=name(unit))
    if unit not in TYPHOON and not _free_choices(s):
        return Refused("14.6", "not-for-typhoon", unit=name(unit))
    if corps(unit) == s.typhoon_last:
        return Refused("14.6", "same-colour-again", unit=name(unit))
    return None


def _free_choices(s: Position) -> int:
    """14.6: how many of the eight were lost before their time, and not yet made good by another block."""
    lost = sum(1 for u in TYPHOON if s.where[u] == LOST)
    listed = sum(1 for u in TYPHOON if s.where[u] == WITHDRAWN)
    return max(0, lost - (s.typhoon_taken - listed))


def candidates(s: Position) -> tuple[int, ...]:
    """14.6: who may go; if the colours leave nobody, the colour is waived (reading B9)."""
    able = tuple(u for u in blocks.OF_SIDE[AXIS] if may_withdraw(s, u) is None)
    if not able and s.typhoon_last:
        s.typhoon_last = ""
        able = tuple(u for u in blocks.OF_SIDE[AXIS] if may_withdraw(s, u) is None)
    return able


@procedure
def typhoon(s: Position) -> Flow[None]:
    """14.6: one block in each of eight Axis impulses from September, chosen by the Axis."""
    if not s.typhoon or s.active != AXIS or s.turn < SEPTEMBER or s.typhoon_taken >= BLOCKS:
        return
    able = candidates(s)
    if able:
        unit = yield Ask(  # 1.6: by itself it would show the enemy, unasked, where a hidden block has stood
            SIDES[AXIS], "typhoon", rule="14.6", unit=able, tests={"unit": (may_withdraw,)}, always=True,
        )  # fmt: skip
        withdraw(s, unit)
    s.typhoon_taken += 1
    if s.typhoon_taken == BLOCKS and s.where[ZHUKOV] != LOST:
        withdraw(s, ZHUKOV)


def withdraw(s: Position, unit: int) -> None:
    """14.6: gone for good, and not counted."""
    area = s.where[unit]
    if unit != ZHUKOV:
        s.typhoon_last = corps(unit)
    send(s, unit, WITHDRAWN)
    s.strength[unit] = blocks.FULL[unit]
    s.report("withdrawn", "14.6", unit=name(unit), space=place(area))
    if area > 0:
        settle(s, area)
        watch(s)
