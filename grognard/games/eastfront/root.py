"""4.0: the root of a match: the phases that have their module so far; the others wait for a word and do nothing."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from grognard.games.eastfront.position import Position
from grognard.games.eastfront.words import (
    BATTLES,
    COMBAT,
    COMMAND,
    DEACTIVATION,
    MOBILIZE,
    MOVEMENT,
    PRODUCTION,
    PURSUIT,
    SETUP,
    SIDES,
    STRIKES,
    SUPPLY,
)
from grognard.kernel import Ask, Flow, procedure

_HERE = __name__.rpartition(".")[0]


@procedure
def wait(s: Position) -> Flow[None]:
    """4.0: nothing but a word."""
    yield Ask(SIDES[s.active], "wait", rule="4.0", done=True, always=True)


def _found(name: str) -> Callable[..., Any] | None:
    module, _, procedure_ = name.partition(".")
    if find_spec(f"{_HERE}.{module}") is None:
        return None
    try:
        found: Callable[..., Any] | None = getattr(import_module(f"{_HERE}.{module}"), procedure_, None)
    except (ImportError, SyntaxError):
        return None
    return found


command = _found("command.command") or wait
movement = _found("movement.movement") or wait
mobilize = _found("command.mobilize") or wait
pursuit = _found("retreat.pursuit") or wait
strikes = _found("combat.strikes") or wait
choose_battles = _found("combat.choose_battles") or wait
fight = _found("combat.fight") or wait
deactivation = wait
supply_phase = _found("supply.supply_phase") or wait
setup = _found("setup.setup") or wait
production = _found("production.production") or wait


@procedure
def _war(s: Position) -> Flow[None]:
    """4.0: phase after phase."""
    while True:
        if s.phase == COMMAND:
            yield from command(s)
        elif s.phase == MOVEMENT:
            yield from movement(s)
        elif s.phase == MOBILIZE:
            yield from mobilize(s)
        elif s.phase == PURSUIT:
            yield from pursuit(s)
        elif s.phase == STRIKES:
            yield from strikes(s)
        elif s.phase == BATTLES:
            yield from choose_battles(s)
        elif s.phase == COMBAT:
            yield from fight(s)
        elif s.phase == DEACTIVATION:
            yield from deactivation(s)
        elif s.phase == SUPPLY:
            yield from supply_phase(s)
        elif s.phase == SETUP:
            yield from setup(s)
        elif s.phase == PRODUCTION:
            yield from production(s)
        else:
            yield from wait(s)


war = _found("turn.war") or _war
