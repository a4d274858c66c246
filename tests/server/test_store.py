"""Tables on disk: what is acknowledged is there, in order; what cannot be written says so and changes nothing."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from grognard.server import store as storing
from grognard.server.store import FILE, NotKept, Row, Stale, Store

Told = Callable[[Store], Coroutine[Any, Any, None]]


def row(table: str = "one", **changes: Any) -> Row:
    told: dict[str, Any] = {
        "id": table, "game": "leningrad41", "scenario": "preludes", "options": {"rail": True},
        "beginning": {"key": "00ff", "dice": [1, 6]}, "seats": {"axis": "person", "soviet": "computer"}, "rules": "1",
    }  # fmt: skip
    return Row(**{**told, **changes})


def with_store(folder: Path, told: Told) -> None:
    """Open, do, close."""

    async def run() -> None:
        store = Store.open(folder)
        try:
            await told(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    made = row(created=5.5)

    async def write(store: Store) -> None:
        await store.create(made)
        await store.append("one", 0, "axis", "unit", "de_1pz")
        await store.append("one", 1, "axis", "done", None, {"winner": "axis"})

    async def read(store: Store) -> None:
        found = await store.table("one")
        assert found is not None
        assert (found.game, found.options, found.beginning, found.seats) == (
            made.game, made.options, made.beginning, made.seats,
        )  # fmt: skip
        assert (found.created, found.length, found.result) == (5.5, 2, {"winner": "axis"})
        assert found.changed >= made.changed
        assert await store.answers("one") == [("axis", "unit", "de_1pz"), ("axis", "done", None)]

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_an_import_comes_with_its_answers(tmp_path: Path) -> None:
    given = [("axis", "unit", f"block {number}") for number in range(3000)]

    async def told(store: Store) -> None:
        await store.create(row(result={"winner": None}), given)
        await store.append("one", 3000, "axis", "done", None)
        assert await store.answers("one") == [*given, ("axis", "done", None)]
        found = await store.table("one")
        assert found is not None
        assert found.length == 3001
        assert found.result == {"winner": None}

    with_store(tmp_path, told)


def test_the_table_that_changed_last_comes_first(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.create(row(name))
        await store.append("two", 0, "axis", "done", None)
        assert [found.id for found in await store.tables()] == ["two", "three", "one"]

    with_store(tmp_path, told)


def test_what_is_taken_back_is_gone_and_the_table_plays_on(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        await store.create(row())
        for number, verb in enumerate("abcd"):
            await store.append("one", number, "axis", verb, None, {"winner": "axis"} if verb == "d" else None)
        await store.cut("one", 2)
        found = await store.table("one")
        assert found is not None
        assert (found.result, found.length) == (None, 2)
        await store.append("one", 2, "soviet", "e", None)
        assert [verb for _, verb, _ in await store.answers("one")] == ["a", "b", "e"]
        with pytest.raises(Stale):
            await store.cut("one", 9)
        with pytest.raises(Stale):
            await store.cut("two", 0)

    with_store(tmp_path, told)


def test_a_deleted_table_leaves_nothing_and_takes_no_answers(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        await store.create(row())
        await store.append("one", 0, "axis", "done", None)
        await store.delete("one")
        await store.delete("one")
        assert await store.table("one") is None
        assert await store.answers("one") == []
        with pytest.raises(Stale):
            await store.append("one", 1, "axis", "done", None)
        await store.create(row())
        assert await store.answers("one") == []

    with_store(tmp_path, told)


def test_an_answer_with_another_number_than_the_next_is_stale_and_changes_nothing(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        await store.create(row())
        await store.append("one", 0, "axis", "done", None)
        before = await store.table("one")
        for number in (0, 2, -1):
            with pytest.raises(Stale):
                await store.append("one", number, "axis", "unit", "de_1pz", {"winner": "axis"})
        with pytest.raises(Stale):
            await store.append("two", 0, "axis", "done", None)
        assert await store.table("one") == before
        assert await store.answers("one") == [("axis", "done", None)]

    with_store(tmp_path, told)


def test_a_name_is_taken_once(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        await store.create(row())
        with pytest.raises(NotKept):
            await store.create(row(game="another"))
        found = await store.table("one")
        assert found is not None
        assert found.game == "leningrad41"

    with_store(tmp_path, told)


def test_one_bad_write_among_many_fails_alone(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        for number in range(50):
            await store.create(row(f"t{number}"))
        numbers = [1 if table == 25 else 0 for table in range(50)]
        said = await asyncio.gather(
            *(store.append(f"t{table}", number, "axis", "done", None) for table, number in enumerate(numbers)),
            return_exceptions=True,
        )
        assert [type(each) for each in said] == [Stale if table == 25 else type(None) for table in range(50)]
        for table in range(50):
            assert len(await store.answers(f"t{table}")) == (table != 25)

    with_store(tmp_path, told)


def test_after_a_failed_answer_those_behind_it_are_refused_too(tmp_path: Path) -> None:
    """No hole can come about: 1 is missing, so 2 and 3 have nothing to follow."""

    async def told(store: Store) -> None:
        await store.create(row())
        said = await asyncio.gather(
            *(store.append("one", number, "axis", "done", None) for number in (0, 2, 3)), return_exceptions=True
        )
        assert [type(each) for each in said] == [type(None), Stale, Stale]
        assert len(await store.answers("one")) == 1

    with_store(tmp_path, told)


def test_two_hundred_at_once_each_find_all_their_answers_in_order(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        async def play(table: str) -> None:
            await store.create(row(table))
            for number in range(20):
                await store.append(table, number, "axis", f"{table}-{number}", None)

        await asyncio.gather(*(play(f"t{number}") for number in range(200)))
        for number in range(200):
            verbs = [verb for _, verb, _ in await store.answers(f"t{number}")]
            assert verbs == [f"t{number}-{each}" for each in range(20)]

    with_store(tmp_path, told)


def test_what_was_not_awaited_is_written_before_closing(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(row())
        tasks = [asyncio.create_task(store.append("one", number, "axis", "done", None)) for number in range(300)]
        await asyncio.sleep(0)
        store.look("one", "axis", 7)
        await store.close()
        await asyncio.gather(*tasks)
        with pytest.raises(NotKept):
            await store.append("one", 300, "axis", "done", None)

    async def read(store: Store) -> None:
        assert len(await store.answers("one")) == 300
        found = await store.table("one")
        assert found is not None
        assert found.looked == {"axis": 7}

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_what_a_seat_has_seen_is_kept_by_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "LOOK_DELAY", 0.01)

    async def told(store: Store) -> None:
        await store.create(row(looked={"axis": 3}))
        store.look("one", "soviet", 4)
        store.look("one", "soviet", 9)
        store.look("gone", "axis", 1)
        for _ in range(200):
            found = await store.table("one")
            assert found is not None
            if "soviet" in found.looked:
                break
            await asyncio.sleep(0.01)
        assert found is not None
        assert found.looked == {"axis": 3, "soviet": 9}

    with_store(tmp_path, told)


# -- when the disk does not play along -----------------------------------------------------------------


def test_a_locked_file_reaches_whoever_waits_and_later_it_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "BUSY", 0.05)

    async def told(store: Store) -> None:
        await store.create(row())
        other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(NotKept, match="locked"):
            await store.append("one", 0, "axis", "done", None)
        assert await store.answers("one") == []  # reading goes on
        other.execute("ROLLBACK")
        other.close()
        await store.append("one", 0, "axis", "done", None)

    with_store(tmp_path, told)


def test_a_full_disk_reaches_whoever_waits_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        await store.create(row())

        @sql.event.listens_for(store._engine, "begin")
        def no_more_pages(connection: sql.Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        with pytest.raises(NotKept, match="full"):
            await store.create(row("two"), [("axis", "unit", "x" * 1000)] * 50)
        assert await store.table("two") is None
        assert await store.answers("two") == []

    with_store(tmp_path, told)


def test_the_disk_is_asked_to_hold_it_for_good(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        with store._engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL

    with_store(tmp_path, told)


# -- the schema ------------------------------------------------------------------------------------------


def test_the_migrations_lead_to_the_schema_that_the_code_speaks(tmp_path: Path) -> None:
    async def told(store: Store) -> None:
        with store._engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), storing.SCHEMA) == []

    with_store(tmp_path, told)


def test_a_first_opening_that_is_cut_short_leaves_nothing_half_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = storing._engine(f"sqlite:///{tmp_path / FILE}")

    @sql.event.listens_for(engine, "before_cursor_execute")
    def power_cut(_: Any, __: Any, statement: str, *___: Any) -> None:
        if "CREATE TABLE answers" in statement:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        storing.migrate(engine)
    engine.dispose()
    with sqlite3.connect(tmp_path / FILE) as file:
        assert file.execute("SELECT name FROM sqlite_master").fetchall() == []
    file.close()

    async def told(store: Store) -> None:
        await store.create(row())

    with_store(tmp_path, told)


def test_the_schema_can_be_said_in_postgresql_too() -> None:
    from sqlalchemy.dialects import postgresql

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    said = [str(sql.schema.CreateTable(table).compile(dialect=dialect)) for table in storing.SCHEMA.sorted_tables]
    assert "DOUBLE PRECISION" in said[0]
    assert "FOREIGN KEY" in said[1]


@pytest.mark.parametrize(
    ("platform", "told", "expected"),
    [
        ("linux", {}, ".local/share/grognard"),
        ("linux", {"XDG_DATA_HOME": "/elsewhere"}, "/elsewhere/grognard"),
        ("darwin", {}, "Library/Application Support/grognard"),
        ("win32", {}, "AppData/Local/grognard"),
    ],
)
def test_the_data_lies_where_the_system_keeps_such_things(
    platform: str, told: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert storing.data_folder() == tmp_path / expected


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from grognard.server.store import Row, Store

async def play(store, table):
    await store.create(Row(table, "g", "s", {}, {}, {}, "1"))
    for number in range(100_000):
        await store.append(table, number, "axis", "done", None)
        print(table, number, flush=True)

async def run():
    store = Store.open(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"t{number}") for number in range(5)))

asyncio.run(run())
"""


def test_what_was_acknowledged_survives_being_killed(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-c", KILLED, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    heard = [process.stdout.readline() for _ in range(200)]
    process.kill()
    heard += process.stdout.read().splitlines()
    process.wait()
    acknowledged = [line.split() for line in heard if len(line.split()) == 2]
    process.stdout.close()

    async def told(store: Store) -> None:
        for table in {table for table, _ in acknowledged}:
            last = max(int(number) for name, number in acknowledged[:-1] if name == table)
            found = await store.table(table)
            assert found is not None
            assert len(await store.answers(table)) == found.length > last
            await store.append(table, found.length, "axis", "done", None)

    with_store(tmp_path, told)
