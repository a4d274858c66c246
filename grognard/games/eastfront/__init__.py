"""EastFront: the war in the East, June 1941 to May 1945, in hexes and standing blocks."""

from __future__ import annotations

from grognard.games.eastfront import view
from grognard.games.eastfront.check import invariants
from grognard.games.eastfront.imagine import determinize
from grognard.games.eastfront.names import ALIASES, KINDS, NAMES, label
from grognard.games.eastfront.notation import read, write
from grognard.games.eastfront.options import OPTIONS, settle_options
from grognard.games.eastfront.scenarios import SCENARIOS
from grognard.games.eastfront.setup import begin
from grognard.games.eastfront.turn import war
from grognard.kernel import Game, Scenario, Seat


def _fingerprint() -> str:
    from grognard.source import fingerprint  # asked for when saving, not when starting

    return fingerprint("eastfront")


GAME = Game(
    key="eastfront",
    title={"en": "EastFront", "es": "EastFront"},
    seats=(
        Seat("axis", {"en": "Axis", "es": "Eje"}),
        Seat("soviet", {"en": "Soviets", "es": "Soviéticos"}),
    ),
    scenarios=tuple(Scenario(record.id, record.title, record.text) for record in SCENARIOS.values()),
    options=OPTIONS,
    names=NAMES,
    aliases=ALIASES,
    kinds=KINDS,
    label=label,
    begin=begin,
    root=war,
    view=view.view,
    determinize=determinize,
    knowledge=view.knowledge,
    invariants=invariants,
    settle_options=settle_options,
    read=read,
    write=write,
    hidden_slots=frozenset({"unit", "hq"}),
    turn_rule="4.4",
    fingerprint=_fingerprint,
    room=__name__,
)
