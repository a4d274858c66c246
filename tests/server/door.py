"""Standing before the door like anybody else: plain HTTP over one connection, and what came back, byte by byte."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

LOCAL = "127.0.0.1"
PATIENCE = 20.0  # seconds for a reply: something is wrong, then


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    @property
    def told(self) -> Any:
        """The body as JSON data."""
        return json.loads(self.body)

    def bytes(self, but: Iterable[str] = ()) -> bytes:
        """All of it, without the headers of these names."""
        kept = [f"{name}: {value}" for name, value in self.headers if name.lower() not in but]
        return "\n".join([str(self.status), *kept, ""]).encode() + self.body


class Door:
    """One connection to the server at a port, kept open from request to request."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.origin = f"http://{LOCAL}:{port}"
        self._line = http.client.HTTPConnection(LOCAL, port, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Reply:
        """A request as a browser's page would make it; a body that is neither text nor bytes goes as JSON."""
        sent = body if body is None or isinstance(body, bytes | str) else json.dumps(body)
        if isinstance(sent, str):
            sent = sent.encode()
        told = {"Origin": self.origin, "Content-Type": "application/json"} if method != "GET" else {}
        self._line.request(method, path, sent, {**told, **headers})
        answer = self._line.getresponse()
        return Reply(answer.status, tuple(answer.getheaders()), answer.read())

    def get(self, path: str) -> Any:
        """What an address gives; it must give something."""
        return self._good(self.ask("GET", path), path)

    def post(self, path: str, body: Any) -> Any:
        """What comes of a change; it must be taken."""
        return self._good(self.ask("POST", path, body), path)

    def close(self) -> None:
        self._line.close()

    def _good(self, reply: Reply, path: str) -> Any:
        assert 200 <= reply.status < 300, f"{path}: {reply.status} {reply.body[:400]!r}"
        return reply.told if reply.body else None
