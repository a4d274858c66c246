"""Tables in memory: a match, its players, and what each seat has seen of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from grognard.kernel import Game, Match
from grognard.server import ladder
from grognard.server.store import Store


@dataclass(eq=False, slots=True)
class Table:
    """A match with people or computers in its seats."""

    id: str
    game: Game
    match: Match
    players: dict[str, str]  # seat -> person, computer, random
    created: float
    changed: float  # when anybody could last see a change
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    mind: dict[str, Any] | None = None  # the computer at work: seat, stopped, hurried; set by who runs it


class Tables:
    """All tables of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: list[Callable[[Table], None]] = []  # called after every durable change
        self.gone: list[Callable[[Table], None]] = []  # called when a table was deleted

    async def all(self) -> list[Table]:
        """All tables, the one that changed last first."""
        raise NotImplementedError

    async def get(self, table: str) -> Table:
        """A table by its id."""
        raise NotImplementedError

    async def create(self, wanted: ladder.NewTable) -> Table:
        """A new table."""
        raise NotImplementedError

    async def bring(self, text: str, seat: str | None = None) -> Table:
        """A table from the text of a save; a person takes this seat, or all of them."""
        raise NotImplementedError

    def export(self, table: Table) -> str:
        """The match as the text of a save, which tells everything."""
        raise NotImplementedError

    async def delete(self, table: str) -> None:
        """Away with it."""
        raise NotImplementedError

    async def answer(self, table: Table, seat: str, answer: ladder.Answer) -> str:
        """A person's answer; gives the seat's new position."""
        raise NotImplementedError

    async def undo(self, table: Table, seat: str, back: ladder.Back) -> str:
        """A person takes its last answer back; gives the seat's new position."""
        raise NotImplementedError

    async def branch(self, table: Table, seat: str, wanted: ladder.Branch) -> Table:
        """A new table that goes on from a moment that the seat has seen."""
        raise NotImplementedError

    async def agent_answers(self, table: Table, seat: str, verb: str, noun: str | None, length: int) -> bool:
        """A computer's answer to the match as it was after `length` answers; False if it has moved on."""
        raise NotImplementedError

    def looked(self, table: Table, seat: str) -> None:
        """The seat has seen all that there is."""
        raise NotImplementedError

    def mind_changed(self, table: Table, mind: dict[str, Any] | None) -> None:
        """The computer began, stopped, hurries or is done: those who listen hear of it."""
        raise NotImplementedError

    async def close(self) -> None:
        """Write what waits, let go of the file."""
        raise NotImplementedError
