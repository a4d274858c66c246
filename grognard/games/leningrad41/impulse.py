"""3.0, 3.2.1: the Initiative Disc, and how an impulse ends."""

from __future__ import annotations

from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.words import FINAL, NONE, OPENING, PASS, SIDES
from grognard.kernel import Refused


def has_disc(s: Position, side: int) -> Refused | None:
    """3.2, 3.2.1: only who holds the disc can spend it; in the first scenario (scenario.preludes) once a side."""
    if s.disc != side:
        return Refused("3.2.1", "no-disc")
    limit = SCENARIOS[s.scenario].disc_uses
    if limit and s.disc_used[side] >= limit:
        return Refused("scenario.preludes", "disc-used-up")
    return None


def spend_disc(s: Position, side: int) -> None:
    """11.0, 10.19: the disc is spent, and goes to the opponent (reading A9)."""
    s.disc_used[side] += 1
    s.disc = 1 - side
    s.report("disc", "3.2.1", side=SIDES[s.disc])


def end_impulse(s: Position) -> None:
    """6.0, 12.0: two passes running, one each, end the phase."""
    s.passes = s.passes + 1 if s.impulse == PASS else 0
    s.impulse, s.marat_area = NONE, 0
    if s.passes >= 2:
        s.phase = FINAL
    else:
        s.active, s.phase = 1 - s.active, OPENING
