"""Tables on disk: what a match began with and its answers in order, which together are the whole truth of it.

One thread writes. What waits to be written at the same time goes into one transaction, and whoever waits
hears of it only when it is on the disk. Read at will; readers never wait for the writer.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

FILE = "tables.sqlite3"
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY = 5.0  # seconds that a writer waits for another process to let go of the file
LOOK_DELAY = 1.0  # seconds after which the marks of who has seen what are written, if nothing takes them along
GROUP = 500  # writes in one transaction, at most

Answer = tuple[str, str, str | None]  # seat, verb, name of the noun

SCHEMA = sql.MetaData()
TABLES = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("scenario", sql.String(64), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("beginning", sql.JSON, nullable=False),
    sql.Column("seats", sql.JSON, nullable=False),
    sql.Column("rules", sql.String(128), nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("changed", sql.Double, nullable=False),
    sql.Column("result", sql.JSON(none_as_null=True), nullable=True),
    sql.Column("looked", sql.JSON, nullable=False),
    sql.Column("length", sql.Integer, nullable=False),
)
ANSWERS = sql.Table(
    "answers",
    SCHEMA,
    sql.Column("table", sql.String(32), sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.String(64), nullable=False),
    sql.Column("verb", sql.String(64), nullable=False),
    sql.Column("noun", sql.Text, nullable=True),
)


class NotKept(Exception):
    """It could not be written; nothing of it was. The cause is what the database said."""


class Stale(NotKept):
    """The table on disk has another number of answers than was thought, or is not there: read it again."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it is kept."""

    id: str
    game: str
    scenario: str
    options: dict[str, Any]
    beginning: dict[str, Any]  # record.beginning(match)
    seats: dict[str, str]  # seat -> who plays it: person, computer, random
    rules: str  # fingerprint of the rules it was begun under
    created: float = field(default_factory=time.time)  # seconds since 1970
    changed: float = field(default_factory=time.time)
    result: dict[str, Any] | None = None
    looked: dict[str, int] = field(default_factory=dict)  # seat -> events that it has seen
    length: int = 0  # answers given


class Store:
    """The tables of one database. What changes something is awaited, and returns when it is durable.

    store = Store.open()                       # the user's data folder
    await store.create(Row(...), answers)      # a new table; with answers when it is an import
    await store.append("p7k2m4", 57, "axis", "unit", "de_1pz")   # the answer number 57, counted from 0
    await store.cut("p7k2m4", 57)              # taken back: 57 answers stay
    store.look("p7k2m4", "axis", 340)          # the seat has seen 340 events; written when convenient
    await store.close()

    What cannot be written raises `NotKept`, and the table is as it was; then forget what memory has of it and
    read it again (or put back a clone of before), for a match cannot always undo. Writes of one table are made in
    the order in which they were asked for; once one failed, those behind it find themselves `Stale`.
    """

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine
        self._writer = _Writer(engine)

    @classmethod
    def open(cls, folder: Path | None = None) -> Self:
        """The tables in a folder, by default the user's own. The file is made, or brought up to date."""
        folder = data_folder() if folder is None else folder
        folder.mkdir(parents=True, exist_ok=True)
        return cls.at(f"sqlite:///{folder / FILE}")

    @classmethod
    def at(cls, address: str) -> Self:
        """The tables of a database by its SQLAlchemy address."""
        engine = _engine(address)
        migrate(engine)
        return cls(engine)

    # -- writing -----------------------------------------------------------------------------------

    async def create(self, row: Row, answers: Sequence[Answer] = ()) -> None:
        """A new table, with the answers that it has already (an import, a branch)."""
        told = {**asdict(row), "length": len(answers)}
        numbered = [_answer(row.id, number, *answer) for number, answer in enumerate(answers)]

        def write(connection: sql.Connection) -> None:
            connection.execute(TABLES.insert(), told)
            if numbered:
                connection.execute(ANSWERS.insert(), numbered)

        await self._writer.do(write)

    async def append(
        self,
        table: str,
        number: int,
        seat: str,
        verb: str,
        noun: str | None,
        result: dict[str, Any] | None = None,
        changed: float | None = None,
    ) -> None:
        """One more answer, the `number`-th from 0, and the result if it ended the match.

        `changed` is when it counts as having changed: an answer that nobody can see need not show in the list.
        """
        answer = _answer(table, number, seat, verb, noun)
        counted = {"of": table, "was": number, "now": number + 1, "at": time.time() if changed is None else changed}

        def write(connection: sql.Connection) -> None:
            _one(connection.execute(_COUNT, counted))
            connection.execute(_APPEND, answer)
            if result is not None:
                connection.execute(TABLES.update().where(TABLES.c.id == table).values(result=result))

        await self._writer.do(write)

    async def cut(self, table: str, length: int, changed: float | None = None) -> None:
        """Only the first `length` answers stay, and no result."""
        at = time.time() if changed is None else changed

        def write(connection: sql.Connection) -> None:
            known = TABLES.update().where(TABLES.c.id == table, TABLES.c.length >= length)
            _one(connection.execute(known.values(length=length, result=None, changed=at)))
            connection.execute(ANSWERS.delete().where(ANSWERS.c.table == table, ANSWERS.c.number >= length))

        await self._writer.do(write)

    async def delete(self, table: str) -> None:
        """Away with it. A table that is not there is gone already."""

        def write(connection: sql.Connection) -> None:
            connection.execute(ANSWERS.delete().where(ANSWERS.c.table == table))
            connection.execute(TABLES.delete().where(TABLES.c.id == table))

        await self._writer.do(write)

    def look(self, table: str, seat: str, events: int) -> None:
        """A seat has seen so many events. Written with the next answer, or a little later; returns at once."""
        self._writer.look(table, seat, events)

    async def close(self) -> None:
        """Write what waits, then let go of the file."""
        await asyncio.to_thread(self._writer.close)
        self._engine.dispose()

    # -- reading -----------------------------------------------------------------------------------

    async def tables(self) -> list[Row]:
        """All tables, the one that changed last first."""
        return await asyncio.to_thread(self._rows, sql.select(TABLES).order_by(TABLES.c.changed.desc(), TABLES.c.id))

    async def table(self, table: str) -> Row | None:
        """One table, if it is there."""
        found = await asyncio.to_thread(self._rows, sql.select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def answers(self, table: str) -> list[Answer]:
        """Its answers, in order."""
        wanted = sql.select(ANSWERS.c.seat, ANSWERS.c.verb, ANSWERS.c.noun)
        wanted = wanted.where(ANSWERS.c.table == table).order_by(ANSWERS.c.number)
        return [(row.seat, row.verb, row.noun) for row in await asyncio.to_thread(self._read, wanted)]

    def _rows(self, wanted: sql.Select[Any]) -> list[Row]:
        return [Row(**row._mapping) for row in self._read(wanted)]

    def _read(self, wanted: sql.Select[Any]) -> Sequence[sql.Row[Any]]:
        with self._engine.connect() as connection:
            return connection.execute(wanted).all()


_COUNT = (
    TABLES.update()
    .where(TABLES.c.id == sql.bindparam("of"), TABLES.c.length == sql.bindparam("was"))
    .values(length=sql.bindparam("now"), changed=sql.bindparam("at"))
)
_APPEND = ANSWERS.insert()


def _answer(table: str, number: int, seat: str, verb: str, noun: str | None) -> dict[str, Any]:
    return {"table": table, "number": number, "seat": seat, "verb": verb, "noun": noun}


def _one(done: sql.CursorResult[Any]) -> None:
    """Exactly one table was as it was thought to be."""
    if done.rowcount != 1:
        raise Stale("the table on disk is not as it was thought to be")


# -- the writer ------------------------------------------------------------------------------------------

Write = Callable[[sql.Connection], None]


class _Work:
    """A write, and who waits for it."""

    __slots__ = ("error", "future", "loop", "write")

    def __init__(self, write: Write) -> None:
        self.write = write
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[None] = self.loop.create_future()
        self.error: NotKept | None = None


class _Writer:
    """The thread that writes. Whatever waits when it comes round goes into one transaction."""

    def __init__(self, engine: sql.Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._waiting: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()  # None: write what is there, and end
        self._looks: dict[tuple[str, str], int] = {}
        self._door = threading.Lock()  # between asking and closing
        self._open = True
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def do(self, write: Write) -> None:
        work = _Work(write)
        with self._door:
            if not self._open:
                raise NotKept("the store is closed")
            self._waiting.put(work)
        await work.future

    def look(self, table: str, seat: str, events: int) -> None:
        with self._door:
            self._looks[table, seat] = events

    def close(self) -> None:
        with self._door:
            if self._open:
                self._open = False
                self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        ending = False
        while not ending:
            group, ending = self._group()
            self._write(group)
            _tell(group)

    def _group(self) -> tuple[list[_Work], bool]:
        """What waits, at least one if nothing else is to be done; and whether this is the last."""
        group: list[_Work] = []
        try:
            work = self._waiting.get(timeout=LOOK_DELAY)
            while work is not None:
                group.append(work)
                if len(group) >= GROUP:
                    return group, False
                work = self._waiting.get_nowait()
            return group, True
        except queue.Empty:
            return group, False

    def _write(self, group: list[_Work]) -> None:
        """All in one transaction. If something is wrong with one, each by itself, so that it alone fails."""
        with self._door:
            looks, self._looks = self._looks, {}
        if not group and not looks:
            return
        try:
            with self._engine.begin() as connection:
                for work in group:
                    work.write(connection)
                _mark(connection, looks)
        except Exception as bad:  # noqa: BLE001 (whatever it is, it reaches those who wait)
            with self._door:
                self._looks = looks | self._looks
            if len(group) == 1:
                group[0].error = _reason(bad)
            elif group:
                for work in group:
                    self._write([work])


def _mark(connection: sql.Connection, looks: dict[tuple[str, str], int]) -> None:
    """Write who has seen how much."""
    for table in {table for table, _ in looks}:
        row = connection.execute(sql.select(TABLES.c.looked).where(TABLES.c.id == table)).first()
        if row is not None:
            looked = row.looked | {seat: events for (of, seat), events in looks.items() if of == table}
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(looked=looked))


def _reason(bad: Exception) -> NotKept:
    if isinstance(bad, NotKept):
        return bad
    told = NotKept(str(getattr(bad, "orig", None) or bad))
    told.__cause__ = bad
    return told


def _tell(group: Iterable[_Work]) -> None:
    """Wake those who wait: one call for each of their loops."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Work]] = {}
    for work in group:
        by_loop.setdefault(work.loop, []).append(work)
    for loop, works in by_loop.items():
        try:
            loop.call_soon_threadsafe(_wake, works)
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue


def _wake(works: Iterable[_Work]) -> None:
    for work in works:
        if not work.future.done():  # else whoever waited has given up
            if work.error is None:
                work.future.set_result(None)
            else:
                work.future.set_exception(work.error)


# -- the file --------------------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where a user's tables lie unless another folder is named."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "grognard"


def migrate(engine: sql.Engine) -> None:
    """Bring the schema up to date: all of it or, if it is cut short, nothing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.execution_options(writes=True).begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _engine(address: str) -> sql.Engine:
    engine = sql.create_engine(address, connect_args={"timeout": BUSY} if address.startswith("sqlite") else {})
    if engine.dialect.name == "sqlite":
        sql.event.listen(engine, "connect", _as_we_want_it)
        sql.event.listen(engine, "begin", _begin)
    return engine


def _as_we_want_it(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, also before a change of the schema
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: sql.Connection) -> None:
    """A writer takes the lock at once: it must not read first and then find that others have written."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
