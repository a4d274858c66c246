"""10.4, 10.11: artillery and bombers are sent to battles, after command and before the first battle."""

from __future__ import annotations

from typing import Any

from grognard.board.areas import Net, members
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, LINKS, NET, ZONE, N
from grognard.games.leningrad41.blocks import (
    BOMBER_HQ,
    BOMBERS,
    DIETL,
    FACTION,
    IS_STUKA,
    IS_TACTICAL,
    MANNERHEIM,
    MARKERS,
    SIDE,
)  # fmt: skip
from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.marat import may_bomb_the_marat
from grognard.games.leningrad41.position import (
    READY,
    Position,
    blocks_in,
    contested,
    is_exhausted,
    name,
    place,
)
from grognard.games.leningrad41.weather import hq_stars
from grognard.games.leningrad41.words import AXIS, BLITZ_COMBAT, BLITZ_SUPPORT, COMBAT, FINNISH, GERMAN, SIDES
from grognard.kernel import Ask, Flow, Refused, procedure


def _air_links() -> list[tuple[int, ...]]:
    """10.11: in the air the lakes Ilmen and Peipus are no obstacle: their shores are one step apart."""
    links = [set(near) for near in LINKS]
    for lake in table("map.json")["lakes"]:
        if lake["air_may_cross"]:
            shores = {AREA[code] for code in lake["shores"]}
            for shore in shores:
                links[shore] |= shores - {shore}
    return [tuple(sorted(near)) for near in links]


AIR_NET = Net(_air_links())
EVERYWHERE = (1 << N) - 1


def attackers(s: Position, area: int) -> list[int]:
    """10.12, 9.1: the active side's blocks that attack there: all that are not isolated."""
    return [u for u in blocks_in(s, s.active, area) if not s.isolated[u]]


def may_be_battle(s: Position, area: int) -> bool:
    """10.12: is it contested, with somebody to attack?"""
    return contested(s, area) and bool(attackers(s, area))


def battle_areas(s: Position) -> list[int]:
    """10.12: where battles may be fought; in the Blitz segment only where a Blitz went in."""
    return [area for area in members(_disputed(s)) if attackers(s, area)]


def _disputed(s: Position) -> int:
    possible = s.there[0] & s.there[1] & ~s.fought
    return possible & s.fresh if s.phase in (BLITZ_SUPPORT, BLITZ_COMBAT) else possible


def is_battle_area(s: Position, area: int) -> bool:
    """10.12: is this one of the areas where battles may be fought?"""
    return bool(_disputed(s) >> area & 1) and bool(attackers(s, area))


# -- artillery ---------------------------------------------------------------------------------------------


def may_support(s: Position, side: int, unit: int) -> Refused | None:
    """10.4, 10.5: an active HQ with stars that has not fired, with a battle in reach; in the Blitz a Blitz HQ."""
    if SIDE[unit] != side:
        return Refused("10.4", "not-yours")
    if not IS_TACTICAL[unit] or unit == DIETL:
        return Refused("10.4", "no-artillery", unit=name(unit))
    if not s.active_hq[unit]:
        return Refused("10.4", "not-active", unit=name(unit))
    if s.phase == BLITZ_SUPPORT and not blocks.IS_BLITZ_HQ[unit]:
        return Refused("10.13.3.1", "not-a-blitz-hq", unit=name(unit))
    if is_exhausted(s, unit):
        return Refused("10.5", "exhausted", unit=name(unit))
    if s.barrage[unit]:
        return Refused("10.4", "already-fires", unit=name(unit))
    if unit != MANNERHEIM and _markers_used(s, side) >= MARKERS[side]:
        return Refused("1.1", "no-markers-left")
    if not artillery_targets(s, unit):
        return Refused("10.4", "no-battle-in-reach", unit=name(unit))
    return None


def _markers_used(s: Position, side: int) -> int:
    return sum(1 for u in blocks.TACTICAL[side] if u != MANNERHEIM and s.barrage[u] > 0)


def may_shell(s: Position, unit: int, area: int) -> Refused | None:
    """10.4, 10.4.1, 1.4: an adjacent battle with a block of the HQ's own nation; the Finnish guns: any in the zone."""
    if not may_be_battle(s, area):
        return Refused("10.4", "no-battle", space=place(area))
    if not is_battle_area(s, area):
        return Refused("10.13.3.1", "no-blitz-battle", space=place(area))
    here = attackers(s, area)
    if unit == MANNERHEIM:
        if not ZONE >> area & 1:
            return Refused("10.4.1", "outside-the-zone", space=place(area))
        if all(FACTION[u] != FINNISH for u in here):
            return Refused("10.4.1", "no-finns", space=place(area))
        return None
    if not NET.near[s.where[unit]] >> area & 1:
        return Refused("10.4", "not-adjacent", space=place(area))
    if SIDE[unit] == AXIS and all(FACTION[u] != GERMAN for u in here):
        return Refused("1.4", "no-germans", space=place(area))
    return None


def artillery_targets(s: Position, unit: int) -> tuple[int, ...]:
    return tuple(area for area in battle_areas(s) if may_shell(s, unit, area) is None)


# -- bombers ---------------------------------------------------------------------------------------------------


def may_fly(s: Position, bomber: int) -> Refused | None:
    """10.11, 10.11.1, 10.17: ready, its air HQ active and not at its limit, a battle in range."""
    hq = BOMBER_HQ[bomber]
    if s.active != AXIS or not s.active_hq[hq]:
        return Refused("10.11", "air-hq-not-active", hq=name(hq))
    if s.bomber[bomber] != READY:
        return Refused("10.13.4", "bomber-away", bomber=BOMBERS[bomber])
    if s.mission[bomber] > 0:
        return Refused("10.11", "bomber-committed", bomber=BOMBERS[bomber])
    if s.mission[bomber] < 0:
        return Refused("10.17", "cannot-follow", bomber=BOMBERS[bomber])
    if _committed(s, hq) >= hq_stars(s, hq):
        return Refused("10.11", "bomber-limit", hq=name(hq), number=hq_stars(s, hq))
    if not air_targets(s, bomber) and not bomb_targets(s, bomber):
        return Refused("10.11", "no-battle-in-range", bomber=BOMBERS[bomber])
    return None


def _committed(s: Position, hq: int) -> int:
    return sum(1 for b, area in enumerate(s.mission) if area > 0 and BOMBER_HQ[b] == hq)


def air_range(s: Position, hq: int) -> int:
    """10.11: as many areas as stars, over anything."""
    return AIR_NET.within(s.where[hq], hq_stars(s, hq), EVERYWHERE)


def may_strike(s: Position, bomber: int, area: int) -> Refused | None:
    """10.11, 1.4: a battle within Air Range, with a German block in it."""
    if not is_battle_area(s, area):
        return Refused("10.11", "no-battle", space=place(area))
    if not air_range(s, BOMBER_HQ[bomber]) >> area & 1:
        return Refused("10.11", "out-of-air-range", space=place(area))
    if all(FACTION[u] != GERMAN for u in attackers(s, area)):
        return Refused("1.4", "no-germans", space=place(area))
    return None


def air_targets(s: Position, bomber: int) -> tuple[int, ...]:
    return tuple(area for area in battle_areas(s) if may_strike(s, bomber, area) is None)


def bomb_targets(s: Position, bomber: int) -> tuple[int, ...]:
    """14.3: the Marat's battle, if this Stuka can reach it with the special bomb."""
    if not s.marat_area or not IS_STUKA[bomber] or s.phase == BLITZ_SUPPORT:
        return ()
    return (s.marat_area,) if may_bomb_the_marat(s, bomber, air_range(s, BOMBER_HQ[bomber])) is None else ()


# -- the segment -------------------------------------------------------------------------------------------------


def _refuse_bomber(s: Position, side: int, bomber: int) -> Refused | None:
    return may_fly(s, bomber) if side == AXIS else Refused("10.11", "not-yours")


@procedure
def support(s: Position) -> Flow[None]:
    """10.4, 10.11, 14.3: the active side sends its guns and bombers, one by one, as long as it likes."""
    side = s.active
    guns = tuple(u for u in blocks.TACTICAL[side] if s.active_hq[u] and may_support(s, side, u) is None)
    planes = tuple(b for b in range(len(BOMBERS)) if s.active_hq[BOMBER_HQ[b]] and may_fly(s, b) is None)
    verb: str = "done"
    noun: Any = None
    if guns or planes:
        verb, noun = yield Ask(
            SIDES[side], "support", rule="10.4", unit=guns, bomber=planes, done=True, pair=True,
            tests={"unit": (may_support, side), "bomber": (_refuse_bomber, side)},
        )  # fmt: skip
    if verb == "unit":
        yield from aim(s, noun)
    elif verb == "bomber":
        yield from fly(s, noun)
    else:
        s.phase = BLITZ_COMBAT if s.phase == BLITZ_SUPPORT else COMBAT


@procedure
def aim(s: Position, unit: int) -> Flow[None]:
    """10.4, 10.4.1: the marker goes to one battle."""
    area = yield Ask(
        SIDES[s.active], "shell-where", rule="10.4.1" if unit == MANNERHEIM else "10.4",
        args={"unit": name(unit), "dice": hq_stars(s, unit)},
        space=artillery_targets(s, unit), tests={"space": (may_shell, unit)},
    )  # fmt: skip
    s.barrage[unit] = area
    s.report("artillery", "10.4", unit=name(unit), space=place(area), side=SIDES[s.active])


@procedure
def fly(s: Position, bomber: int) -> Flow[None]:
    """10.11, 14.3: the bomber goes to one battle, a Stuka perhaps with a bomb for the Marat."""
    hq = BOMBER_HQ[bomber]
    answer = yield Ask(
        SIDES[AXIS], "strike-where", rule="10.11", args={"bomber": BOMBERS[bomber], "dice": hq_stars(s, hq)},
        space=air_targets(s, bomber), bomb=bool(bomb_targets(s, bomber)), pair=True,
        tests={"space": (may_strike, bomber), "bomb": (_refuse_bomb, bomber)},
    )  # fmt: skip
    if answer[0] == "bomb":
        s.bombs |= 1 << bomber
        s.mission[bomber] = s.marat_area
    else:
        s.mission[bomber] = answer[1]
    s.report(
        "bomber", "14.3" if answer[0] == "bomb" else "10.11",
        bomber=BOMBERS[bomber], space=place(s.mission[bomber]), bomb=answer[0] == "bomb",
    )  # fmt: skip


def _refuse_bomb(s: Position, bomber: int) -> Refused | None:
    """14.3: why this bomber carries no special bomb."""
    return may_bomb_the_marat(s, bomber, air_range(s, BOMBER_HQ[bomber]))
