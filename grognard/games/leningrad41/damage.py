"""10.14, 10.15: what cover takes, and who suffers the rest."""

from __future__ import annotations

from grognard.games.leningrad41.areas import ABSORB, ABSORB_IF_CONTROLLED, CITY
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.losses import destroy
from grognard.games.leningrad41.position import (
    Position,
    blocks_in,
    controls,
    has_line,
    name,
    place,
    remove_line,
    weaken,
)  # fmt: skip
from grognard.games.leningrad41.words import SIDES
from grognard.kernel import Ask, Flow, Refused, procedure

_TABLE = table("tables.toml")["absorption"]
CITY_BONUS: int = _TABLE["city"]
LINE_BONUS: int = _TABLE["line"]
CAP: int = _TABLE["cap"]


def absorption(s: Position, side: int, area: int) -> int:
    """10.14, 2.3: hits that the defender shrugs off: terrain, a city or victory area it controls, its line."""
    bonus = ABSORB[area]
    if controls(s, side, area):
        bonus += ABSORB_IF_CONTROLLED[area] + (CITY_BONUS if CITY[area] else 0)
    if has_line(s, side, area):
        bonus += LINE_BONUS
    return min(CAP, bonus)


def strongest(s: Position, side: int, area: int) -> tuple[int, ...]:
    """10.15.1: the blocks with the most dots or stars."""
    here = blocks_in(s, side, area)
    top = max((s.strength[u] for u in here), default=0)
    return tuple(u for u in here if s.strength[u] == top)


def absorb(s: Position, side: int, area: int, hits: int) -> int:
    """10.14: the cover takes what it still can; the rest of the hits goes on."""
    absorbed = min(hits, s.shield)
    if absorbed:
        s.shield -= absorbed
        s.report("absorbed", "10.14", side=SIDES[side], space=place(area), number=absorbed)
    return hits - absorbed


@procedure
def suffer(s: Position, side: int, area: int, hits: int) -> Flow[None]:
    """10.15, 10.15.2: hits that nothing absorbs go to the defender's line, then to the strongest block each time."""
    for due in range(hits, 0, -1):
        s.due = due
        if side != s.active and has_line(s, side, area):
            remove_line(s, side, area)
            s.report("line-lost", "10.15", side=SIDES[side], space=place(area))
            continue
        if not strongest(s, side, area):
            break  # 10.15.2: the rest is lost
        unit = yield Ask(
            SIDES[side], "take-loss", rule="10.15.1", args={"space": place(area)},
            unit=strongest(s, side, area), tests={"unit": (may_take_loss, side, area)},
        )  # fmt: skip
        take_loss(s, unit)
    s.due = 0


def may_take_loss(s: Position, side: int, area: int, unit: int) -> Refused | None:
    """10.15.1: one of the strongest in the battle."""
    if unit not in blocks_in(s, side, area):
        return Refused("10.15", "not-in-battle")
    if unit not in strongest(s, side, area):
        return Refused("10.15.1", "not-the-strongest", unit=name(unit))
    return None


def take_loss(s: Position, unit: int) -> None:
    """10.15, 4.2.3.1: one step, or the end."""
    if weaken(s, unit):
        s.report("loss", "10.15", unit=name(unit), strength=s.strength[unit])
    else:
        destroy(s, unit)
