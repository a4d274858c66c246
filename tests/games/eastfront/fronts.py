"""Typed positions in which one side is about to fight, for the tests of combat."""

from __future__ import annotations

from grognard import Match
from tests.games.eastfront.play import position
from tests.games.eastfront.written import EVERYWHERE

AXIS_ATTACKS = """
scenario {scenario}
month {month}
phase {phase}
active axis
axis germany romania hungary Kamensko Rostov Kalach
"""


def front(
    text: str, dice: list[int] | None = None, scenario: str = "S42", month: str = "july-1942", phase: str = "strikes"
) -> Match:
    """The Axis is active in a summer's combat phase."""
    return position(AXIS_ATTACKS.format(scenario=scenario, month=month, phase=phase) + text, dice=dice)


def soviets_turn(text: str, dice: list[int] | None = None, phase: str = "strikes") -> Match:
    """The Soviets are active in a combat phase of summer 1942; the Axis has all the land, and supply, behind it."""
    head = f"scenario S42\nmonth july-1942\nturn second\nphase {phase}\nactive soviet\naxis {EVERYWHERE}"
    return position(f"{head}\n{text}", dice=dice)
