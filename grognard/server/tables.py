"""Tables in memory: a match, its players, and what each seat has seen of it.

A match that is answered is a copy; it takes the place of the one before when the answer is on the disk. So whoever
looks meanwhile sees what was acknowledged and nothing else, and what could not be kept has never been.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import nullcontext
from typing import Any, TypeVar

import grognard
from grognard import agents, room
from grognard.kernel import BadInput, DiceRanOut, Game, Match, Refused, record
from grognard.server import ladder, scene
from grognard.server.ladder import PERSON, SPECTATOR, Turned
from grognard.server.seen import Seen, Step
from grognard.server.store import Answer, NotKept, Row, Stale, Store

T = TypeVar("T")
Plain = dict[str, Any]

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that could be taken for another
ID_LENGTH = 8
STRETCH = 64  # answers of which one finds out together whose turn they were
PASTS = 24  # past moments of a table that are kept for who steps through them


class Table:
    """A match with people or computers in its seats."""

    def __init__(self, row: Row, match: Match, history: list[Step], run: bytes) -> None:
        self.id = row.id
        self.game: Game = match.game
        self.match = match
        self.players = dict(row.seats)  # seat -> person, computer, random
        self.created = row.created
        self.changed = row.changed  # when a spectator could last see a change
        self.looked = dict(row.looked)  # seat -> how many events a spectator had seen when it last looked
        self.beginning = row.beginning
        self.rules = row.rules
        self.lock = asyncio.Lock()
        self.mind: Plain | None = None  # the computer at work: seat, stopped, hurried
        self.deleted = False
        self.spoken: dict[Any, Any] = {}  # looks at the present, by those who made them; emptied by every change
        self._history, self._run = history, run
        self._seen: dict[str, Seen] = {}
        self._pasts: dict[int, Match] = {}
        self._active: dict[int, str | None] = {}
        for seat in (SPECTATOR, *(seat for seat, player in self.players.items() if player == PERSON)):
            self.seen(seat)

    @property
    def over(self) -> bool:
        return self.match.result is not None

    def seen(self, seat: str) -> Seen:
        """What a seat has seen."""
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = Seen(seat, self.match, self._history, self._run)
        return found

    def position(self, seat: str) -> str:
        """The number of what the seat sees now."""
        return str(self.seen(seat).position)

    def moment(self, seat: str, moment: int) -> Match:
        """The match as it was at a moment of the seat's."""
        moments = self.seen(seat).moments
        if not 0 <= moment < len(moments):
            raise Turned(404, "no-such-moment", moment=moment, last=len(moments) - 1)
        return self.past(moments[moment])

    def past(self, answers: int) -> Match:
        """The match as it was after so many answers."""
        if answers >= len(self.match.answers):
            return self.match
        found = self._pasts.pop(answers, None) or self.match.at(answers)
        self._pasts[answers] = found
        if len(self._pasts) > PASTS:
            del self._pasts[next(iter(self._pasts))]
        return found

    def active(self, answers: int) -> str | None:
        """Whose turn it was after so many answers, as anybody could see."""
        if answers not in self._active:
            first = answers - answers % STRETCH
            last, past = min(first + STRETCH, len(self.match.answers)), self.match.at(first)
            for number in range(first, last + 1):
                self._active[number] = scene.active(self.game, past.view())
                if number < last:
                    past.play(*self.match.answers[number])
        return self._active[answers]

    def shows(self, match: Match) -> bool:
        """Would a spectator see it if the match went on as this one?"""
        return self.seen(SPECTATOR).differs(match, self._history[-1].log)

    def become(self, match: Match, seat: str, changed: float) -> None:
        """The match goes on as this one, by an answer of the seat or because it took one back."""
        common = min(len(match.answers), len(self.match.answers))
        if common < len(self.match.answers):
            del self._history[common + 1 :]
            self._active = {answers: seat for answers, seat in self._active.items() if answers <= common}
            self._pasts = {answers: past for answers, past in self._pasts.items() if answers <= common}
        else:
            self._history.append(Step.after(match))
        self.match, self.changed = match, changed
        self.spoken.clear()
        for each in self._seen.values():
            each.go_on(match, common, each.seat == seat)


class Tables:
    """All tables of a store, in memory from when they are first asked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listeners: list[Callable[[Table], None]] = []  # called after every change, once it is durable
        self.gone: list[Callable[[Table], None]] = []  # called when a table was deleted
        self.lost: list[Row] = []  # tables of rules that have changed since: they stay on the disk as they are
        self._tables: dict[str, Table] = {}
        self._run = secrets.token_bytes(16)  # makes the numbers of positions this run's own
        self._loading = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- finding -----------------------------------------------------------------------------------

    async def all(self) -> list[Table]:
        """All tables that can be played on, the one that changed last first; the others are in `lost`."""
        found, lost = [], []
        for row in await self.store.tables():
            try:
                found.append(await self.get(row.id))
            except Turned:
                lost.append(row)
        self.lost = lost
        return sorted(found, key=lambda table: (-table.changed, table.id))

    async def get(self, table: str) -> Table:
        """A table by its id."""
        found = self._tables.get(table)
        if found is None:
            async with self._loading:
                found = self._tables.get(table) or await self._load(table)
                self._tables[table] = found
        return found

    async def _load(self, table: str) -> Table:
        row = await self.store.table(table)
        if row is None:
            raise Turned(404, "no-such-table")
        answers = await self.store.answers(table)
        try:
            return Table(row, *await asyncio.to_thread(_again, row, answers), self._run)
        except (BadInput, Refused, DiceRanOut) as bad:
            raise Turned(409, "rules-changed") from bad

    # -- tables come and go --------------------------------------------------------------------------

    async def create(self, wanted: ladder.NewTable) -> Table:
        """A new table."""
        try:
            game = grognard.game(wanted.game)
            players = _players(game, wanted.seats)
            match = game.start(wanted.scenario, options=wanted.options)
        except BadInput as bad:
            raise ladder.unreadable(bad) from bad
        return await self._add(match, players)

    async def bring(self, text: str, seat: str | None = None) -> Table:
        """A table from the text of a save; a person takes this seat, or all of them."""
        try:
            match = await asyncio.to_thread(record.load, text, grognard.game)
        except BadInput as bad:
            raise ladder.unreadable(bad) from bad
        if match.dice.script is not None and match.result is None:
            raise Turned(400, "scripted-dice")
        game = match.game
        if seat is None:
            return await self._add(match, {each.id: PERSON for each in game.seats})
        return await self._add(match, _person_against(game, seat, _opponent(game)))

    async def branch(self, table: Table, seat: str, wanted: ladder.Branch) -> Table:
        """A new table that goes on from a moment that the seat has seen; all that was hidden is drawn afresh."""
        ladder.may_look(table.game, table.players, seat, table.over)
        _is_seat(table.game, wanted.seat)
        if wanted.seat != seat and not table.over:
            raise Turned(403, "not-your-seat")
        past = table.moment(seat, wanted.moment)
        if past.result is not None:
            raise Turned(409, "over")
        players = _person_against(table.game, wanted.seat, wanted.against)
        knows = None if seat in (ladder.ALL, SPECTATOR) else seat
        return await self._add(record.branch(past, knows, secrets.token_hex(8)), players)

    async def _add(self, match: Match, players: dict[str, str]) -> Table:
        answers, now = [_named(match, answer) for answer in match.answers], time.time()
        row = Row(
            id="".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)),
            game=match.game.key,
            scenario=match.scenario,
            options=match.options,
            beginning=record.beginning(match),
            seats=players,
            rules=match.game.fingerprint(),
            created=now,
            changed=now,
            result=None if match.result is None else match.result.plain(),
        )
        try:
            await self.store.create(row, answers)
        except NotKept as bad:
            raise Turned(503, "not-kept") from bad
        if not answers:
            table = Table(row, match, [Step.after(match)], self._run)
        else:
            table = Table(row, *await asyncio.to_thread(_again, row, answers), self._run)
        self._tables[table.id] = table
        self._tell(table)
        return table

    async def delete(self, table: str) -> None:
        """Away with it, though its rules may have changed."""
        if await self.store.table(table) is None:
            raise Turned(404, "no-such-table")
        await self._finish(self._delete(table))

    async def _delete(self, table: str) -> None:
        found = self._tables.get(table)
        async with nullcontext() if found is None else found.lock:
            try:
                await self.store.delete(table)
            except NotKept as bad:
                raise Turned(503, "not-kept") from bad
            if found is not None:
                self._forget(found)

    def _forget(self, table: Table) -> None:
        table.deleted = True
        self._tables.pop(table.id, None)
        for listener in self.gone:
            listener(table)

    # -- playing -------------------------------------------------------------------------------------

    async def answer(self, table: Table, seat: str, answer: ladder.Answer) -> str:
        """A person's answer; gives the seat's new position, when the answer is durable."""
        ladder.person_at(table.game, table.players, seat)
        return await self._finish(self._answer(table, seat, answer))

    async def _answer(self, table: Table, seat: str, answer: ladder.Answer) -> str:
        async with table.lock:
            _is_there(table)
            ladder.present(answer.position, table.position(seat))
            ladder.asked(table.match, seat)
            ladder.offered(table.match, seat, answer.verb, answer.noun)
            await self._play(table, seat, answer.verb, answer.noun)
            self._tell(table)
            return table.position(seat)

    async def undo(self, table: Table, seat: str, back: ladder.Back) -> str:
        """A person takes its last answer back; gives the seat's new position."""
        ladder.person_at(table.game, table.players, seat)
        return await self._finish(self._undo(table, seat, back))

    async def _undo(self, table: Table, seat: str, back: ladder.Back) -> str:
        async with table.lock:
            _is_there(table)
            ladder.present(back.position, table.position(seat))
            undo, barrier, _ = table.seen(seat).takes_back()
            ladder.takes_back(undo, barrier)
            after = table.match.clone()
            after.undo(seat)
            changed = time.time() if table.shows(after) else table.changed
            await self._keep(table, self.store.cut(table.id, len(after.answers), changed))
            table.become(after, seat, changed)
            self._tell(table)
            return table.position(seat)

    async def agent_answers(
        self, table: Table, seat: str, verb: str, noun: str | None, still: Callable[[], bool]
    ) -> bool:
        """A computer's answer; False if it is not, or `still` not, to be given when its turn to be written has come."""
        return await self._finish(self._agent_answers(table, seat, verb, noun, still))

    async def _agent_answers(
        self, table: Table, seat: str, verb: str, noun: str | None, still: Callable[[], bool]
    ) -> bool:
        async with table.lock:
            if table.deleted or not still() or table.players.get(seat) == PERSON:
                return False
            if table.match.why(seat, verb, noun) is not None:
                return False
            await self._play(table, seat, verb, noun)
            self._tell(table)
            return True

    async def _play(self, table: Table, seat: str, verb: str, noun: str | None) -> None:
        after = table.match.clone()
        try:
            after.play(seat, verb, noun)
        except DiceRanOut as bad:
            raise Turned(409, "scripted-dice") from bad
        number = len(table.match.answers)
        result = None if after.result is None else after.result.plain()
        named = _named(after, after.answers[number])
        changed = time.time() if table.shows(after) else table.changed
        await self._keep(table, self.store.append(table.id, number, *named, result, changed))
        table.become(after, seat, changed)

    async def _keep(self, table: Table, kept: Coroutine[Any, Any, None]) -> None:
        """Have it written."""
        try:
            await kept
        except Stale as bad:
            self._forget(table)  # another process has written: whoever asks next reads it again
            raise Turned(409, "table-moved") from bad
        except NotKept as bad:
            raise Turned(503, "not-kept") from bad

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, though whoever asked may be gone: memory must hear what the disk has."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    # -- what else is to be told -----------------------------------------------------------------------

    def looked(self, table: Table, seat: str) -> None:
        """The seat has seen all that there is."""
        events = len(table.seen(SPECTATOR).events)
        if table.looked.get(seat) != events and table.players.get(seat) == PERSON:
            table.looked[seat] = events
            self.store.look(table.id, seat, events)

    def mind_changed(self, table: Table, mind: Plain | None) -> None:
        """The computer began, stopped, hurries or is done: those who listen hear of it."""
        if table.mind != mind and not table.deleted:
            table.mind = mind
            table.spoken.clear()
            self._tell(table)

    def _tell(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    async def close(self) -> None:
        """Finish what is under way, write what waits, let go of the file."""
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self.store.close()


def _again(row: Row, answers: Sequence[Answer]) -> tuple[Match, list[Step]]:
    """The match of a row, by playing its answers, and what stood after each."""
    match = record.begin_again(grognard.game(row.game), row.beginning)
    history = [Step.after(match)]
    for seat, verb, noun in answers:
        match.play(seat, verb, noun)
        history.append(Step.after(match))
    return match, history


def _named(match: Match, answer: tuple[str, str, int | None]) -> Answer:
    seat, verb, noun = answer
    return seat, verb, None if noun is None else match.game.name(verb, noun)


def _is_there(table: Table) -> None:
    if table.deleted:
        raise Turned(404, "no-such-table")


# -- who sits where ---------------------------------------------------------------------------------------


def kinds_of_players(game: Game) -> list[str]:
    """Who may take a seat."""
    return [PERSON, *(name for name in agents.NAMES if name != "computer" or has_computer(game))]


def has_computer(game: Game) -> bool:
    """Does the game bring an opponent along?"""
    return room.hook(game.room, "agent", "make") is not None


def _opponent(game: Game) -> str:
    return "computer" if has_computer(game) else "random"


def _players(game: Game, seats: dict[str, str]) -> dict[str, str]:
    """Every seat is taken, by somebody who may take it."""
    for seat in seats:
        _is_seat(game, seat)
    known = kinds_of_players(game)
    for each in game.seats:
        if seats.get(each.id) not in known:
            raise Turned(400, "bad-player", seat=each.id, known=" ".join(known))
    return {each.id: seats[each.id] for each in game.seats}


def _is_seat(game: Game, seat: str) -> None:
    if all(each.id != seat for each in game.seats):
        raise Turned(400, "no-such-seat", name=seat[:40])


def _person_against(game: Game, seat: str, others: str) -> dict[str, str]:
    _is_seat(game, seat)
    return _players(game, {each.id: PERSON if each.id == seat else others for each in game.seats})
