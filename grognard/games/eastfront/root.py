"""4.0: the root of a match: the phases that have their module so far; the others wait for a word and do nothing."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from grognard.games.eastfront.position import Position
from grognard.games.eastfront.words import PHASES, SIDES
from grognard.kernel import Ask, Flow, procedure

_HERE = __name__.rpartition(".")[0]
_PROCEDURES = {
    "command": "command.command", "movement": "movement.movement", "mobilize": "command.mobilize",
    "pursuit": "retreat.pursuit", "strikes": "combat.strikes", "battles": "combat.choose_battles",
    "combat": "combat.fight", "deactivation": "command.deactivation", "supply": "supply.supply_phase",
    "setup": "setup.setup", "production": "production.production",
}  # fmt: skip


def _found(name: str) -> Callable[..., Any] | None:
    module, _, procedure_ = name.partition(".")
    if find_spec(f"{_HERE}.{module}") is None:
        return None
    try:
        found: Callable[..., Any] | None = getattr(import_module(f"{_HERE}.{module}"), procedure_, None)
    except ImportError:
        return None
    return found


def phase_procedure(s: Position) -> Callable[..., Any]:
    """The procedure of the open phase, or the one that only waits."""
    name = _PROCEDURES.get(PHASES[s.phase])
    return (_found(name) if name else None) or wait


@procedure
def wait(s: Position) -> Flow[None]:
    """4.0: nothing but a word."""
    yield Ask(SIDES[s.active], "wait", rule="4.0", done=True, always=True)


@procedure
def _war(s: Position) -> Flow[None]:
    """4.0: phase after phase."""
    while True:
        run = phase_procedure(s)
        yield from run(s)


war = _found("turn.war") or _war
