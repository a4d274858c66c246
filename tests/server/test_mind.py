"""Computers at tables: they answer when they are asked, can be stopped and hurried, and survive their workers."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from grognard import agents
from grognard.games import game
from grognard.server import mind, views
from grognard.server.ladder import Answer, NewTable, Turned
from grognard.server.mind import Minds, Worker
from grognard.server.store import Store
from grognard.server.tables import Table, Tables
from grognard.server.worker import Agents, Asked, Question
from tests.server.playing import sown

PATIENCE = 30.0
AGAINST = {"axis": "person", "soviet": "computer"}
Told = Callable[[Tables, Minds], Awaitable[None]]


def at_tables(folder: Path, told: Told, pause: float = 0.0) -> None:
    """Open the tables, set the computers to work, do, close."""

    async def run() -> None:
        tables = Tables(Store.open(folder))
        minds = Minds(tables, pause, workers=1)
        minds.begin()
        try:
            await told(tables, minds)
        finally:
            await minds.close()
            await tables.close()

    with sown():
        asyncio.run(run())


async def begin(tables: Tables, seats: dict[str, str] = AGAINST, scenario: str = "preludes") -> Table:
    return await tables.create(NewTable("leningrad41", scenario, {}, seats))


async def until(holds: Callable[[], Any]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def answer(tables: Tables, table: Table, seat: str = "axis") -> None:
    """A person gives the last of the answers that are offered: what ends things comes last."""
    ask = next(ask for ask in table.match.asks if ask.seat == seat)
    verb, noun = ask.answers()[-1]
    name = None if noun is None else table.game.name(verb, noun)
    await tables.answer(table, seat, Answer(table.position(seat), verb, name))


async def hand_over(tables: Tables, table: Table) -> None:
    """A person answers until the computer is asked."""
    while mind.to_answer(table) is None:
        await answer(tables, table)


async def answers_more(table: Table, more: int) -> None:
    """Wait for so many answers."""
    wanted = len(table.match.answers) + more
    await until(lambda: len(table.match.answers) >= wanted)


def persons_turn(table: Table) -> bool:
    return any(table.players[ask.seat] == "person" for ask in table.match.asks)


def by_computer(table: Table) -> int:
    return sum(table.players[seat] != "person" for seat, _, _ in table.match.answers)


def test_the_computer_answers_until_a_person_is_asked(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables)
        await hand_over(tables, table)
        await until(lambda: by_computer(table) and persons_turn(table))
        assert table.mind is None
        assert len(await tables.store.answers(table.id)) == len(table.match.answers)

    at_tables(tmp_path, told)


def test_a_match_of_two_random_players_goes_on_while_somebody_looks_on(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables, {"axis": "random", "soviet": "random"}, "campaign")
        await asyncio.sleep(0.3)
        assert len(table.match.answers) == 0
        with minds.watched(table):
            await until(lambda: len(table.match.answers) > 20)
            left = len(table.match.answers)
        await asyncio.sleep(0.4)
        assert len(table.match.answers) <= left + 1  # one was being thought of

    at_tables(tmp_path, told)


def test_a_worker_decides_as_the_agent_would_in_this_process(tmp_path: Path) -> None:
    """So each seat of a table has one agent, which remembers what it meant to do."""

    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables, {"axis": "computer", "soviet": "computer"})
        beside = table.match.clone()
        with minds.watched(table):
            await until(lambda: len(table.match.answers) >= 60)
        room = game("leningrad41")
        players = {seat: agents.make("computer", room, seat, table.id) for seat in ("axis", "soviet")}
        for played in list(table.match.answers)[:60]:
            agents.step(beside, players)
            assert beside.answers[-1] == played

    at_tables(tmp_path, told)


def test_a_worker_is_told_the_view_and_the_asks_of_its_seat_and_no_more(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables)
        await hand_over(tables, table)
        question = views.question(table, "soviet")
        assert set(question) == {"table", "game", "player", "seat", "view", "asks"}
        assert question["view"] == table.match.view("soviet")
        assert {ask["seat"] for ask in question["asks"]} == {"soviet"}

    at_tables(tmp_path, told)


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables, {"axis": "computer", "soviet": "computer"})
        worker = minds.workers[0]
        with minds.watched(table):
            for _ in range(3):
                await answers_more(table, 10)
                assert worker.pid not in (None, os.getpid())
                os.kill(worker.pid or 0, signal.SIGKILL)
            await answers_more(table, 10)
        assert table.mind is not None
        assert "failed" not in table.mind

    at_tables(tmp_path, told)


async def _useless() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", "pass", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_computer_that_cannot_answer_says_so_and_tries_again_when_told_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(mind, "begin_process", _useless)
            table = await begin(tables, {"axis": "computer", "soviet": "person"})
            await until(lambda: table.mind and table.mind.get("failed"))
            assert table.mind == {"seat": "axis", "stopped": True, "hurried": False, "failed": True}
            assert len(table.match.answers) == 0
        minds.tell(table, "go")
        await until(lambda: persons_turn(table))
        assert table.mind is None

    at_tables(tmp_path, told)
    assert caplog.text.count("the computer failed") == mind.TRIES


def test_an_answer_that_is_not_offered_counts_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(self: Worker, question: bytes) -> Any:
        from grognard.server.worker import Answer as Reply

        return Reply("no-such-verb")

    async def told(tables: Tables, minds: Minds) -> None:
        monkeypatch.setattr(Worker, "ask", nonsense)
        table = await begin(tables, {"axis": "computer", "soviet": "person"})
        await until(lambda: table.mind and table.mind.get("failed"))
        assert len(table.match.answers) == 0

    at_tables(tmp_path, told)


def test_the_computer_stops_when_told_to_and_goes_on(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables, {"axis": "computer", "soviet": "person"})
        await until(lambda: len(table.match.answers) > 3)
        minds.tell(table, "stop")
        assert table.mind == {"seat": "axis", "stopped": True, "hurried": False}
        async with table.lock:  # an answer that is on its way to the disk has been given
            stands = len(table.match.answers)
        await asyncio.sleep(0.4)
        assert len(table.match.answers) == stands
        minds.tell(table, "go")
        assert table.mind == {"seat": "axis", "stopped": False, "hurried": False}
        await until(lambda: len(table.match.answers) > stands)

    at_tables(tmp_path, told, pause=0.05)


def test_the_computer_pauses_where_there_is_something_to_see_unless_it_is_hurried(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables, {"axis": "computer", "soviet": "person"})
        first = table.position("soviet")
        await until(lambda: table.position("soviet") != first)
        stands = len(table.match.answers)
        await asyncio.sleep(0.5)
        assert len(table.match.answers) == stands
        minds.tell(table, "hurry")
        await until(lambda: persons_turn(table))
        assert table.mind is None

    at_tables(tmp_path, told, pause=3600)


def test_only_a_computer_that_is_to_answer_can_be_told_what_to_do(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables)
        with pytest.raises(Turned) as idle:
            minds.tell(table, "stop")
        with pytest.raises(Turned) as unknown:
            minds.tell(table, "dance")
        assert (idle.value.status, unknown.value.status) == (409, 400)

    at_tables(tmp_path, told)


def test_after_a_restart_the_computer_goes_on(tmp_path: Path) -> None:
    begun: list[str] = []

    async def before(tables: Tables, minds: Minds) -> None:
        table = await begin(tables, {"axis": "computer", "soviet": "person"})
        minds.tell(table, "stop")
        begun.append(table.id)

    async def after(tables: Tables, minds: Minds) -> None:
        table = await tables.get(begun[0])
        await until(lambda: persons_turn(table))
        assert by_computer(table)

    at_tables(tmp_path, before)
    at_tables(tmp_path, after)


def test_a_table_that_is_deleted_is_played_no_more(tmp_path: Path) -> None:
    async def told(tables: Tables, minds: Minds) -> None:
        table = await begin(tables, {"axis": "computer", "soviet": "person"})
        await tables.delete(table.id)
        stands = len(table.match.answers)
        await asyncio.sleep(0.3)
        assert len(table.match.answers) == stands

    at_tables(tmp_path, told)


def test_an_agent_that_stumbles_is_replaced_by_a_fresh_one(capfd: pytest.CaptureFixture[str]) -> None:
    match = game("leningrad41").start("preludes", seed=7)
    asked = [Asked(**ask.plain()) for ask in match.asks]
    good = Question("t", "leningrad41", "computer", "axis", match.view("axis"), asked)
    bad = Question("t", "leningrad41", "computer", "axis", {}, asked)
    known = Agents()
    first = known.answer(good)
    assert (first.trouble, match.asks[0].allows(first.verb, first.noun)) == ("", True)
    assert known.answer(bad).trouble.startswith("KeyError")
    assert known.answer(good) == first
