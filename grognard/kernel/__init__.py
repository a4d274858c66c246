"""What every game stands on: procedures, matches, asks, dice, events. Knows no game, does no I/O."""

from grognard.kernel.ask import Apart, Ask, BadInput, Ended, Refused, Result, Together
from grognard.kernel.dice import DiceRanOut, Draw, Roll, Shuffle
from grognard.kernel.flow import Flow, procedure
from grognard.kernel.game import Game, Option, Scenario, Seat
from grognard.kernel.match import Match
from grognard.kernel.state import State

__all__ = [
    "Apart", "Ask", "BadInput", "DiceRanOut", "Draw", "Ended", "Flow", "Game", "Match", "Option", "Refused", "Result",
    "Roll", "Scenario", "Seat", "Shuffle", "State", "Together", "procedure",
]  # fmt: skip
