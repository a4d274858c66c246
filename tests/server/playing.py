"""Tables in a temporary folder, and persons who play at them through the front door, toys included."""

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import grognard
from grognard.kernel import Game, dice, record
from grognard.server import ladder, views
from grognard.server.store import Store
from grognard.server.tables import Table, Tables
from tests.toys import bids, hats, partners

TOYS = {toy.key: toy for toy in (bids.GAME, hats.GAME, partners.GAME)}
PERSONS = {"axis": "person", "soviet": "person"}

Told = Callable[[Tables], Coroutine[Any, Any, None]]


def at_tables(folder: Path, told: Told) -> None:
    """Open the tables of a folder, do something there, close them."""

    async def run() -> None:
        tables = Tables(Store.open(folder))
        try:
            await told(tables)
        finally:
            await tables.close()

    with sown():
        asyncio.run(run())


@contextmanager
def sown() -> Iterator[None]:
    """Matches have the same dice, and branches the same hidden things, in every run of a test."""
    seeds = random.Random("tables")
    keys = SimpleNamespace(token_bytes=seeds.randbytes)
    names = SimpleNamespace(
        token_bytes=secrets.token_bytes, choice=secrets.choice, token_hex=lambda size: seeds.randbytes(size).hex()
    )
    where = patch.object(dice, "secrets", keys), patch.object(record, "secrets", keys)
    with where[0], where[1], patch("grognard.server.tables.secrets", names):
        yield


@contextmanager
def toys() -> Iterator[None]:
    """The toy games are games like the others."""
    known = {**grognard.games(), **TOYS}

    def game(key: str) -> Game:
        return known[key]

    with patch.object(grognard, "game", game), patch.object(grognard, "games", lambda: known):
        yield


def wanted(
    game: str = "leningrad41", scenario: str = "preludes", seats: dict[str, str] | None = None
) -> ladder.NewTable:
    """What one asks for a new table."""
    persons = PERSONS if game == "leningrad41" else {seat.id: "person" for seat in TOYS[game].seats}
    return ladder.NewTable(game, scenario, {}, seats or persons)


async def answer(tables: Tables, table: Table, seat: str, verb: str, noun: str | None = None) -> str:
    """A person answers what it sees."""
    position = views.look(table, seat, "en")["position"]
    return await tables.answer(table, seat, ladder.Answer(position, verb, noun))


async def undo(tables: Tables, table: Table, seat: str) -> str:
    """A person takes back what it sees."""
    return await tables.undo(table, seat, ladder.Back(table.position(seat)))


async def stroll(tables: Tables, table: Table, chance: random.Random, number: int) -> int:
    """Persons answer at random; how many answers they gave before the match was over."""
    for given in range(number):
        if table.match.result is not None:
            return given
        await answer(tables, table, *any_answer(table, chance))
    return number


def any_answer(table: Table, chance: random.Random) -> tuple[str, str, str | None]:
    """One of the answers of one of those who are asked."""
    ask = chance.choice(table.match.asks)
    verb, noun = chance.choice(ask.answers())
    return ask.seat, verb, None if noun is None else table.game.name(verb, noun)
