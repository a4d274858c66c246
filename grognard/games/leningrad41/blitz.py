"""10.17: the Blitz segment: fast blocks that cleared a green area go one area further, and may fight again."""

from __future__ import annotations

from grognard.board.areas import members
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import GREENS, NET
from grognard.games.leningrad41.blocks import IS_BLITZ_HQ, SIDE
from grognard.games.leningrad41.movement import may_engage, step, tell_move
from grognard.games.leningrad41.orders import commanded_by
from grognard.games.leningrad41.position import Position, name, other, place, room_for
from grognard.games.leningrad41.words import BLITZ_SUPPORT, SIDES
from grognard.kernel import Ask, Flow, Refused, procedure


def may_blitz(s: Position, side: int, unit: int) -> Refused | None:
    """10.17: it cleared a green area, an active Blitz HQ commands it, and there is somewhere to go."""
    if SIDE[unit] != side:
        return Refused("10.17", "not-yours")
    if not s.cleared[unit]:
        done = s.acted[unit]
        return Refused("10.8" if done else "10.17", "already-acted" if done else "did-not-clear", unit=name(unit))
    if not any(s.active_hq[hq] and IS_BLITZ_HQ[hq] and commanded_by(s, hq, unit) for hq in blocks.TACTICAL[side]):
        return Refused("10.17", "no-blitz-hq", unit=name(unit))
    if not blitz_ends(s, unit):
        return Refused("10.17", "nowhere-to-blitz", unit=name(unit))
    return None


def may_blitz_to(s: Position, unit: int, area: int) -> Refused | None:
    """10.17: one step, into a green area that was not contested when the segment began."""
    if not NET.near[s.where[unit]] >> area & 1:
        return Refused("10.17", "not-adjacent", space=place(area))
    if not GREENS >> area & 1:
        return Refused("10.17", "not-green", space=place(area))
    if s.was_contested >> area & 1:
        return Refused("10.17", "contested-before", space=place(area))
    if s.there[other(SIDE[unit])] >> area & 1:
        return may_engage(s, unit, area)
    return None if room_for(s, unit, area) else Refused("2.9", "full", space=place(area))


def blitz_ends(s: Position, unit: int) -> tuple[int, ...]:
    near = NET.near[s.where[unit]] & GREENS & ~s.was_contested
    return tuple(a for a in members(near) if may_blitz_to(s, unit, a) is None)


@procedure
def blitz(s: Position) -> Flow[None]:
    """10.17: block after block, as long as the attacker likes."""
    side = s.active
    able = tuple(u for u in blocks.OF_SIDE[side] if s.cleared[u] and may_blitz(s, side, u) is None)
    unit = None
    if able:
        unit = yield Ask(SIDES[side], "blitz", rule="10.17", unit=able, done=True, tests={"unit": (may_blitz, side)})
    if unit is None:
        s.phase = BLITZ_SUPPORT
        return
    yield from charge(s, unit)


@procedure
def charge(s: Position, unit: int) -> Flow[None]:
    """10.17: where to."""
    area = yield Ask(
        SIDES[s.active], "blitz-where", rule="10.17", args={"unit": name(unit)},
        space=blitz_ends(s, unit), tests={"space": (may_blitz_to, unit)},
    )  # fmt: skip
    tell_move(s, unit, "blitz", "10.17", [s.where[unit], area])
    s.cleared[unit], s.acted[unit] = 0, 1
    step(s, unit, area)
