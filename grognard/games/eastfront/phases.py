"""4.0: how one phase follows another, and what each fixes and forgets as it opens; turns, fortnights, months."""

from __future__ import annotations

from grognard.games.eastfront import income, invasion, objectives
from grognard.games.eastfront.control import fix_control
from grognard.games.eastfront.position import Position, other
from grognard.games.eastfront.scenarios import SCENARIOS, calendar, special
from grognard.games.eastfront.words import (
    AXIS,
    COMMAND,
    END,
    FORTNIGHT,
    MONTHS,
    MOVEMENT,
    PRODUCTION,
    SIDES,
    SOVIET,
    STRIKES,
    SUPPLY,
)

BOOK_PHASES = frozenset((COMMAND, MOVEMENT, STRIKES, SUPPLY, PRODUCTION, FORTNIGHT, END))  # 8.1 (reading A31)


def open_phase(s: Position, phase: int) -> None:
    """4.0, 8.1: the next phase opens, and its marks are wiped off. Where a phase of the book begins control is fixed.

    16.7: first the Axis faces Soviets who stood on the western edge as the last phase ended.
    """
    s.phase = phase
    if phase in BOOK_PHASES:
        if phase == COMMAND and s.active == AXIS:
            objectives.come_back(s)
        s.plain_watch = int(bool(objectives.unfaced(s)))
        if not s.plain_watch:
            settle(s)
    if phase == COMMAND:
        _fresh_turn(s)
    elif phase == MOVEMENT:
        _fresh_movement(s)
    elif phase == STRIKES:
        s.fought = s.ordered = 0
        _wipe(s.strike)


def settle(s: Position) -> None:
    """8.1, 11.3: what stands fast in a phase from its beginning: control, what hangs on it, and production points."""
    s.plain_watch = 0
    fix_control(s)
    objectives.look(s)
    invasion.look(s)
    if s.phase == PRODUCTION:
        s.points[:] = [income.level(s, AXIS), income.level(s, SOVIET)]


def _wipe(*marks: list[int]) -> None:
    for each in marks:
        each[:] = [0] * len(each)


def _fresh_turn(s: Position) -> None:
    """4.4: nobody has been activated, moved or shipped yet."""
    s.blitz = s.supreme = s.tired = s.docked = 0
    _wipe(s.role, s.blitzes, s.shipped, s.strike)
    _fresh_movement(s)
    s.report("turn", "4.4", side=SIDES[s.active], fortnight=s.fortnight)


def _fresh_movement(s: Position) -> None:
    """6.1, 6.33: everyone may move, and all hexsides are free; 7.15: no battle is new."""
    s.fresh = s.invaded = 0
    s.crossings.clear()
    _wipe(s.moved, s.came, s.way, s.spent, s.rearguard)


def begin_fortnight(s: Position, first: int) -> None:
    """4.4, 12.21, S'44 3: the first player turn of a fortnight; in S'44 that of the first Axis turn falls away."""
    s.turn, s.active = 0, first
    if first == AXIS and special(s.scenario, "hold-or-die") and _is_the_first(s):
        s.report("held", "S'44 3", side=SIDES[AXIS])
        s.turn, s.active = 1, SOVIET
    open_phase(s, COMMAND)


def _is_the_first(s: Position) -> bool:
    """Is this the first fortnight of the scenario?"""
    record = SCENARIOS[s.scenario]
    return s.month == record.month and s.fortnight == record.fortnight


def end_turn(s: Position) -> None:
    """4.1, 4.4: the other side's turn; or the next fortnight; or the next month, with production; or the end."""
    if s.turn == 0:
        s.turn, s.active = 1, other(s.active)
        open_phase(s, COMMAND)
    elif s.fortnight == 1:
        s.fortnight = 2
        open_phase(s, FORTNIGHT)
    elif s.month == SCENARIOS[s.scenario].last_month:
        open_phase(s, END)
    else:
        begin_month(s)


def begin_month(s: Position) -> None:
    """4.1, 4.2: a month begins with production."""
    s.month, s.fortnight, s.turn = s.month + 1, 1, 0
    year, month = calendar(s.month)
    s.report("month", "4.1", month=MONTHS[month - 1], year=year)
    open_phase(s, PRODUCTION)
