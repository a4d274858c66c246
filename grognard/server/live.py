"""Who is listening, and what each hears: a look first, then what changes for its seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any

from grognard.server.tables import Table, Tables

Message = dict[str, Any]


class Live:
    """Everybody who listens to a table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def listen(self, table: Table, seat: str, lang: str) -> AbstractAsyncContextManager[AsyncIterator[Message]]:
        """The messages for one socket: `async with live.listen(...) as messages: async for message in messages`."""
        raise NotImplementedError
