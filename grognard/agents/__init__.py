"""Who answers for a seat without a person. An agent gets what its seat may know, and never the match.

>>> from grognard.games import game
>>> room = game("leningrad41")
>>> match = room.start("preludes", seed=7)
>>> axis, soviet = make("random", room, "axis", seed=1), make("random", room, "soviet", seed=2)
>>> result = play(match, {"axis": axis, "soviet": soviet})
>>> result.winner
'soviet'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from grognard.agents.chance import RandomAgent
from grognard.kernel import Ask, BadInput, Game, Match, Result

NAMES = ("computer", "random")
LIMIT = 200_000  # answers; a campaign takes a few thousand


class Agent(Protocol):
    """One seat's mind."""

    def answer(self, view: dict[str, Any], asks: Sequence[Ask], /) -> tuple[str, int | None]:
        """A verb and a noun, offered by the first of these asks of its seat."""
        ...


def make(name: str, game: Game, seat: str, seed: int | str | None = 0) -> Agent:
    """An agent by its name: `random`, or `computer`, the opponent that the game's room brings along."""
    if all(each.id != seat for each in game.seats):
        raise BadInput("unknown-seat", name=seat, known=" ".join(each.id for each in game.seats))
    if name == "random":
        return RandomAgent(seat, seed)
    if name == "computer":
        return _of_the_room(game, seat, seed)
    raise BadInput("unknown-agent", name=name, known=" ".join(NAMES))


def _of_the_room(game: Game, seat: str, seed: int | str | None) -> Agent:
    module = f"{game.room}.agent"
    try:
        room = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name not in (module, game.room or None):
            raise
        raise BadInput("no-computer", game=game.key) from None
    made: Agent = room.make(seat, seed)
    return made


def play(match: Match, agents: Mapping[str, Agent], limit: int = LIMIT) -> Result | None:
    """Let agents play a match out. None if it is not over after so many answers."""
    for _ in range(limit):
        if not match.asks:
            break
        step(match, agents)
    return match.result


def step(match: Match, agents: Mapping[str, Agent]) -> None:
    """One answer, by the agent of the seat that is asked first."""
    seat = match.asks[0].seat
    asks = [ask for ask in match.asks if ask.seat == seat]
    verb, noun = agents[seat].answer(match.view(seat), asks)
    match.play(seat, verb, noun)
