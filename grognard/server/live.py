"""Who is listening, and what each hears: a look first, then what changes for its seat.

Those who listen for the same seat in the same language hear the same. A change is what is different between two
looks; an answer that makes no difference to a seat says nothing to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from grognard.server import views
from grognard.server.ladder import Turned
from grognard.server.tables import Table, Tables

Message = dict[str, Any]
LAG = 64  # messages that a slow listener may be behind; then it gets a whole look instead
GONE: Message = {"kind": "gone"}


class Live:
    """Everybody who listens to a table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._circles: dict[Table, dict[tuple[str, str], _Circle]] = {}
        tables.listeners.append(self._changed)
        tables.gone.append(self._gone)

    @asynccontextmanager
    async def listen(self, table: Table, seat: str, lang: str) -> AsyncIterator[AsyncIterator[Message]]:
        """The messages for one socket: `async with live.listen(...) as messages: async for message in messages`."""
        circle = self._circles.get(table, {}).get((seat, lang)) or _Circle(table, seat, lang)
        circles = self._circles.setdefault(table, {})
        circles[seat, lang] = circle
        ear = _Ear(circle.whole())
        circle.ears.add(ear)
        self._tables.looked(table, seat)
        try:
            yield ear.messages()
        finally:
            circle.ears.discard(ear)
            if not circle.ears and circles.get((seat, lang)) is circle:
                del circles[seat, lang]
            if not circles:
                self._circles.pop(table, None)

    def _changed(self, table: Table) -> None:
        for (seat, _), circle in list(self._circles.get(table, {}).items()):
            circle.tell()
            self._tables.looked(table, seat)

    def _gone(self, table: Table) -> None:
        for circle in self._circles.pop(table, {}).values():
            for ear in circle.ears:
                ear.hear(GONE)
                ear.end()


class _Circle:
    """Those who listen for one seat in one language, and what they were last told."""

    def __init__(self, table: Table, seat: str, lang: str) -> None:
        self.table, self.seat, self.lang = table, seat, lang
        self.ears: set[_Ear] = set()
        self.look = views.look(table, seat, lang)

    def whole(self) -> Message:
        """All that there is to be seen."""
        return {"kind": "look", "look": self.look, "events": views.events(self.table, self.seat, self.lang)}

    def tell(self) -> None:
        """Tell what has changed, if anything has."""
        before = self.look
        try:
            self.look = views.look(self.table, self.seat, self.lang)
        except Turned:  # it is no longer this seat's to see: an end was taken back
            for ear in self.ears:
                ear.end()
            return
        change = difference(before, self.look)
        if change is None:
            return
        stay = min(before["events"], self.table.seen(self.seat).kept)
        change["events"] = views.events(self.table, self.seat, self.lang, stay)
        if stay < before["events"]:
            change["cut"] = stay
        for ear in self.ears:
            if ear.lags:
                ear.begin_again(self.whole())
            else:
                ear.hear(change)


class _Ear:
    """One who listens."""

    def __init__(self, first: Message) -> None:
        self._waiting: asyncio.Queue[Message | None] = asyncio.Queue()
        self.hear(first)

    @property
    def lags(self) -> bool:
        return self._waiting.qsize() >= LAG

    def hear(self, message: Message) -> None:
        self._waiting.put_nowait(message)

    def begin_again(self, whole: Message) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self.hear(whole)

    def end(self) -> None:
        self._waiting.put_nowait(None)

    async def messages(self) -> AsyncIterator[Message]:
        while (message := await self._waiting.get()) is not None:
            yield message


def difference(before: Message, after: Message) -> Message | None:
    """What is different between two looks of a seat, or None.

    >>> one = {"position": "4", "undo": True, "pieces": {"a": {"at": "1"}, "b": {"at": "1"}}}
    >>> two = {"position": "5", "undo": True, "pieces": {"a": {"at": "2"}, "c": {"at": "1"}}}
    >>> told = difference(one, two)
    >>> told["from"], told["set"], told["pieces"]
    ('4', {'position': '5'}, {'a': {'at': '2'}, 'c': {'at': '1'}, 'b': None})
    >>> difference(two, two) is None
    True
    """
    fields = {name: value for name, value in after.items() if name != "pieces" and before[name] != value}
    old, new = before["pieces"], after["pieces"]
    pieces = {key: piece for key, piece in new.items() if old.get(key) != piece}
    pieces |= dict.fromkeys(key for key in old if key not in new)
    if not fields and not pieces:
        return None
    return {"kind": "change", "from": before["position"], "set": fields, "pieces": pieces}
