"""Computers at tables: worker processes that get a view and the seat's asks, and when they are asked.

A seat without a person is answered as soon as it is asked, also while nobody looks, until a person is asked; a
table without any person goes on only while somebody looks on.
A person may stop the computer, let it go on, or hurry it: then it makes no pauses until a person is asked again.
What cannot be had from a worker is asked for again, of a fresh one; after a few times the computer stands still,
says that it failed, and goes on when it is told to.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from zlib import crc32

import msgspec

from grognard.server import views
from grognard.server.ladder import PERSON, SPECTATOR, Turned
from grognard.server.tables import Table, Tables
from grognard.server.worker import Answer

PAUSE = 0.3  # seconds between answers that somebody sees, so that one can follow, or stop it
PATIENCE = 60.0  # seconds that a worker may take over one answer
TRIES = 3  # until the computer gives up
ENDING = 1.0  # seconds that a worker has to end by itself
LONGEST_ANSWER = 1 << 20
LOG = logging.getLogger("grognard.server")


class Silent(Exception):
    """A worker did not give an answer."""


# -- workers -------------------------------------------------------------------------------------------------


class Worker:
    """One process, begun when it is first asked and again when it has gone."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return None if self._process is None else self._process.pid

    async def ask(self, question: bytes) -> Answer:
        """The answer to one question; raises `Silent` when there is none to be had."""
        async with self._turn:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._exchange(question)
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as bad:
                await self._kill()
                raise Silent(repr(bad)) from bad
            except asyncio.CancelledError:
                await self._kill()  # else the next question would get this one's answer
                raise

    async def _exchange(self, question: bytes) -> Answer:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await begin_process()
        assert process.stdin
        assert process.stdout
        process.stdin.write(question + b"\n")
        await process.stdin.drain()
        answer = msgspec.json.decode(await process.stdout.readline(), type=Answer)
        if answer.trouble:
            raise ValueError(answer.trouble)
        return answer

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()

    async def close(self) -> None:
        """No more questions: it ends by itself, or else not."""
        process = self._process
        if process is not None and process.stdin:
            process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(ENDING):
                    await process.wait()
        await self._kill()


async def begin_process() -> asyncio.subprocess.Process:
    """A worker, waiting for questions."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "grognard.server.worker",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_ANSWER,
        start_new_session=True,  # Ctrl-C at the terminal is for the server, which then ends its workers
    )  # fmt: skip


# -- who is asked --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Mood:
    """What the computer of a table was told, and how it fares."""

    stopped: bool = False
    hurried: bool = False
    failed: bool = False
    watchers: int = 0
    told: asyncio.Event = field(default_factory=asyncio.Event)  # something new
    task: asyncio.Task[None] | None = None


class Minds:
    """The computers of all tables."""

    def __init__(self, tables: Tables, pause: float = PAUSE, workers: int | None = None) -> None:
        self.tables = tables
        self.pause = pause
        self.workers = [Worker() for _ in range(workers or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self._moods: dict[str, Mood] = {}
        self._beginning: asyncio.Task[None] | None = None
        self._open = True
        tables.listeners.append(self.consider)
        tables.gone.append(self._forget)

    def begin(self) -> None:
        """Go on wherever the computer was to play when the server last ended."""
        self._beginning = asyncio.create_task(self._take_up())

    async def _take_up(self) -> None:
        for table in await self.tables.all():
            self.consider(table)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """No more answers; the workers end."""
        self._open = False
        tasks = [mood.task for mood in self._moods.values() if mood.task is not None]
        tasks += [self._beginning] if self._beginning is not None else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self.workers))

    # -- what a person sees of it and tells it ------------------------------------------------------------------

    def state(self, table: Table) -> dict[str, object] | None:
        """Whose computer is at work, and how; None while a person is asked."""
        seat = to_answer(table)
        if seat is None:
            return None
        mood = self._mood(table)
        told: dict[str, object] = {"seat": seat, "stopped": mood.stopped, "hurried": mood.hurried}
        return {**told, "failed": True} if mood.failed else told

    def tell(self, table: Table, do: str) -> None:
        """`stop`, `go` or `hurry`."""
        if do not in ("stop", "go", "hurry"):
            raise Turned(400, "no-such-order", name=do[:80])
        if to_answer(table) is None:
            raise Turned(409, "mind-idle")
        mood = self._mood(table)
        mood.stopped, mood.hurried, mood.failed = do == "stop", do == "hurry", False
        mood.told.set()
        self.consider(table)

    @contextmanager
    def watched(self, table: Table) -> Iterator[None]:
        """Somebody looks on."""
        mood = self._mood(table)
        mood.watchers += 1
        self.consider(table)
        try:
            yield
        finally:
            mood.watchers -= 1

    def consider(self, table: Table) -> None:
        """Something has changed: is it the computer's turn?"""
        if not self._open or table.deleted:
            return
        mood = self._mood(table)
        seat = to_answer(table)
        if seat is None:
            mood.stopped = mood.hurried = mood.failed = False
        elif _wanted(table, mood) and (mood.task is None or mood.task.done()):
            mood.task = asyncio.create_task(self._play(table, mood))
        state = self.state(table)
        if state != table.mind:
            self.tables.mind_changed(table, state)

    def _mood(self, table: Table) -> Mood:
        return self._moods.setdefault(table.id, Mood())

    def _forget(self, table: Table) -> None:
        mood = self._moods.pop(table.id, None)
        if mood is not None and mood.task is not None:
            mood.task.cancel()

    # -- answering -----------------------------------------------------------------------------------------------

    async def _play(self, table: Table, mood: Mood) -> None:
        """Answer for the seats without a person until one with a person is asked."""
        tries = 0
        while tries < TRIES:
            before = _seen(table)
            try:
                if not await self._one(table, mood):
                    return
            except Exception:
                LOG.exception("table %s: the computer failed", table.id)
                tries += 1
            else:
                tries = 0
                if not mood.hurried and _seen(table) != before:
                    await self._pause(mood)
        mood.stopped = mood.failed = True
        self.consider(table)

    async def _pause(self, mood: Mood) -> None:
        """Let what was seen sink in, unless there is something new to be heard."""
        mood.told.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.pause):
                await mood.told.wait()

    async def _one(self, table: Table, mood: Mood) -> bool:
        """One answer. False when there is nothing to answer, or not now."""
        seat = to_answer(table)
        if seat is None or not _wanted(table, mood):
            return False
        match = table.match
        worker = self.workers[crc32(table.id.encode()) % len(self.workers)]
        answer = await worker.ask(msgspec.json.encode(views.question(table, seat)))

        def still() -> bool:
            return table.match is match and not mood.stopped

        if not still():
            return True
        noun = None if answer.noun is None else table.game.name(answer.verb, answer.noun)
        if not await self.tables.agent_answers(table, seat, answer.verb, noun, still):
            if still() and not table.deleted:
                raise Silent(f"{answer.verb} {noun} is not offered")
        return True


def to_answer(table: Table) -> str | None:
    """The seat without a person that is asked first."""
    return next((ask.seat for ask in table.match.asks if table.players.get(ask.seat) != PERSON), None)


def _wanted(table: Table, mood: Mood) -> bool:
    """Is the computer to play, if it is asked?"""
    return not (mood.stopped or table.deleted) and (mood.watchers > 0 or PERSON in table.players.values())


def _seen(table: Table) -> list[str]:
    """Changes whenever somebody at the table, or whoever looks on, sees something new."""
    persons = [seat for seat, player in table.players.items() if player == PERSON]
    return [table.position(seat) for seat in (*persons, SPECTATOR)]
