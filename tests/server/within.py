"""The app called as a server calls it, without a socket: for messages by the thousand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, MutableMapping
from typing import Any, Self, TypeVar
from urllib.parse import unquote

from tests.server.door import LOCAL, Reply

T = TypeVar("T")
PORT = 8000
ASGI = {"version": "3.0", "spec_version": "2.4"}


class Within:
    """An ASGI app with its lifespan; asks like a `Door`."""

    def __init__(self, app: Any) -> None:
        self.port, self.origin = PORT, f"http://{LOCAL}:{PORT}"
        self._app = app
        self._loop = asyncio.new_event_loop()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        """A request as a browser's page would make it; a body that is neither text nor bytes goes as JSON."""
        sent = b"" if body is None else body if isinstance(body, bytes | str) else json.dumps(body)
        told = {"Host": f"{LOCAL}:{PORT}", "Content-Type": "application/json"}
        if method != "GET":
            told["Origin"] = self.origin
        return self._run(self._ask(method, path, sent.encode() if isinstance(sent, str) else sent, told | headers))

    async def _ask(self, method: str, target: str, body: bytes, headers: dict[str, str]) -> Reply:
        path, _, query = target.partition("?")
        raw = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
        scope = {
            "type": "http", "asgi": ASGI, "http_version": "1.1", "method": method, "scheme": "http",
            "path": unquote(path), "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
            "headers": [*raw, (b"content-length", b"%d" % len(body))], "server": (LOCAL, PORT),
            "client": (LOCAL, 50000), "state": {},
        }  # fmt: skip
        waiting: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]
        heard: list[MutableMapping[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            heard.append(message)

        await self._app(scope, receive, send)
        shown = tuple((name.decode("latin-1"), value.decode("latin-1")) for name, value in heard[0]["headers"])
        return Reply(heard[0]["status"], shown, b"".join(each.get("body", b"") for each in heard[1:]))

    # -- beginning and end -------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        self._run(self._begin())
        return self

    def __exit__(self, *_: object) -> None:
        self._run(self._end())
        self._loop.close()

    async def _begin(self) -> None:
        self._orders: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._said: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        scope = {"type": "lifespan", "asgi": ASGI, "state": {}}
        self._life = asyncio.create_task(self._app(scope, self._orders.get, self._said.put))
        await self._order("startup")

    async def _end(self) -> None:
        await self._order("shutdown")
        await self._life

    async def _order(self, what: str) -> None:
        await self._orders.put({"type": f"lifespan.{what}"})
        said = await self._said.get()
        assert said["type"] == f"lifespan.{what}.complete", said

    def _run(self, done: Coroutine[Any, Any, T]) -> T:
        return self._loop.run_until_complete(done)
