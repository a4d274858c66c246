"""What stands before every address: who may come in, what each reply says beside its body, refusals as JSON.

The server answers to the names of this machine only (else a stranger's page could reach it under a name of its
own that leads here), and takes changes from its own pages only.
"""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from grognard import words
from grognard.kernel.ask import Spoken
from grognard.server.ladder import Turned, unreadable
from grognard.server.store import NotKept

NAMES = frozenset({"localhost", "127.0.0.1", "[::1]"})
READS = frozenset({"GET", "HEAD", "OPTIONS"})
OURS = frozenset({"same-origin", "none"})  # where a browser says that a request comes from; none: the person
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": POLICY,
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
    }.items()
)
TURNED_AWAY = {  # by the framework, before an address is reached
    400: "malformed-request", 404: "no-such-address", 405: "wrong-method", 413: "too-large",
}  # fmt: skip
LOG = logging.getLogger("grognard.server")


class Guard:
    """The application behind the guard."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):  # the beginning and the end of the server
            await self.app(scope, receive, send)
            return
        guarded = _with_headers(send)
        try:
            admit(scope)
        except Turned as no:
            await _turn_away(no, scope, guarded)
        else:
            await self.app(scope, receive, guarded)


def admit(scope: Scope) -> None:
    """Is this machine meant, does a change come from one of our own pages, and can there be such an address?"""
    headers = Headers.from_scope(scope)
    hosts = headers.getall("host", [])
    if len(hosts) != 1 or _name(hosts[0]) not in NAMES:
        raise Turned(421, "wrong-host", name=_short(" ".join(hosts)))
    reads = scope["type"] == ScopeType.HTTP and scope["method"] in READS
    origins = headers.getall("origin", [])
    if (origins or not reads) and origins != [f"http://{hosts[0]}"]:
        raise Turned(403, "wrong-origin", name=_short(" ".join(origins)))
    if scope["path"].startswith("/api/") and headers.get("sec-fetch-site", "none") not in OURS:
        raise Turned(403, "wrong-origin", name=_short(headers["sec-fetch-site"]))
    if "" in scope["path"].removeprefix("/").split("/") and scope["path"] != "/":
        raise nowhere(scope)  # the framework would find the address that is there without the empty parts


def _name(host: str) -> str:
    """A host without its port.

    >>> _name("localhost:8041"), _name("[::1]:8041"), _name("[::1]"), _name("localhost:80.evil.example")
    ('localhost', '[::1]', '[::1]', 'localhost:80.evil.example')
    """
    name, colon, port = host.rpartition(":")
    return name.lower() if colon and port.isdecimal() and port.isascii() else host.lower()


def _short(text: str) -> str:
    return text if len(text) <= 80 else text[:79] + "…"


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return guarded


async def _turn_away(no: Turned, scope: Scope, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + no.status, "reason": no.key})
        return
    body = msgspec.json.encode(no.plain(language(scope)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": no.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# -- the reader's language ---------------------------------------------------------------------------------


def language(scope: Scope) -> str:
    """The language that the address asks for, else the first that the browser would like, else English."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0]
    if asked in words.languages():
        return asked
    for liked in Headers.from_scope(scope).get("accept-language", "")[:200].split(","):
        short = liked.partition(";")[0].partition("-")[0].strip().lower()
        if short in words.languages():
            return short
    return words.ORIGINAL


# -- refusals ------------------------------------------------------------------------------------------------


def turned(request: Request[Any, Any, Any], no: Exception) -> Response[bytes]:
    """Whatever was raised, as JSON in the reader's language."""
    refused = _refusal(request, no)
    body = msgspec.json.encode(refused.plain(language(request.scope)))
    headers = {"cache-control": "no-store"}
    return Response(body, status_code=refused.status, media_type="application/json", headers=headers)


def nowhere(scope: Scope) -> Turned:
    """There is no such address."""
    return Turned(404, "no-such-address", path=_path(scope))


def _path(scope: Scope) -> str:
    return _short(scope["raw_path"].decode("latin-1"))


def _refusal(request: Request[Any, Any, Any], no: Exception) -> Turned:
    if isinstance(no, Turned):
        return no
    if isinstance(no, Spoken):
        return unreadable(no)
    if isinstance(no, HTTPException) and no.status_code < 500:
        key = TURNED_AWAY.get(no.status_code, "malformed-request")
        return Turned(no.status_code, key, path=_path(request.scope), method=request.method)
    if isinstance(no, NotKept):
        LOG.error("not written: %s", no)
        return Turned(503, "not-kept")
    LOG.error("%s %s", request.method, _path(request.scope), exc_info=no)
    return Turned(500, "broken")
