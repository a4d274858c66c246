"""Leningrad '41: Army Group North against the Soviet fronts, July to December 1941."""

from __future__ import annotations

from grognard.games.leningrad41 import areas, blocks, view
from grognard.games.leningrad41.check import invariants
from grognard.games.leningrad41.names import ALIASES, KINDS, label
from grognard.games.leningrad41.notation import read, write
from grognard.games.leningrad41.options import OPTIONS, settle_options
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.setup import begin
from grognard.games.leningrad41.turn import war
from grognard.kernel import Game, Scenario, Seat

_AREAS = areas.AREAS


def _fingerprint() -> str:
    from grognard.source import fingerprint  # asked for when saving, not when starting

    return fingerprint("leningrad41")


GAME = Game(
    key="leningrad41",
    title={"en": "Leningrad '41", "es": "Leningrad '41"},
    seats=(
        Seat("axis", {"en": "Axis", "es": "Eje"}),
        Seat("soviet", {"en": "Soviets", "es": "Soviéticos"}),
    ),
    scenarios=tuple(Scenario(record.id, record.title, record.text) for record in SCENARIOS.values()),
    options=OPTIONS,
    names={
        "unit": blocks.UNITS, "space": _AREAS, "via": _AREAS, "rail": _AREAS, "sea": _AREAS, "dismantle": _AREAS,
        "bomber": blocks.BOMBERS, "abort": blocks.BOMBERS, "destroy": blocks.BOMBERS,
        "number": [str(n) for n in range(blocks.COUNT + 1)],
    },
    aliases=ALIASES,
    kinds=KINDS,
    label=label,
    begin=begin,
    root=war,
    view=view.view,
    determinize=view.determinize,
    knowledge=view.knowledge,
    invariants=invariants,
    settle_options=settle_options,
    read=read,
    write=write,
    hidden_slots=frozenset({"unit", "drawn", "todo"}),
    turn_rule="3.0",
    fingerprint=_fingerprint,
    room=__name__,
)  # fmt: skip
