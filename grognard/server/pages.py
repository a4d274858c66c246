"""What is sent: the client's files and words from the disk, and JSON; small on the way, and only when it changed."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response

from grognard import words
from grognard.server.guard import nowhere

WEB = Path(__file__).parent.parent / "web"
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = frozenset({".ico", ".png", ".woff2"})
WORTH_PACKING = 1400  # bytes: below that it fits into one packet anyway
QUICK, THOROUGH = 1, 6  # gzip levels: for what is sent once, for what is kept
PLAIN_NAME = re.compile(r"\w[\w.-]*", re.ASCII)

Asked = Request[Any, Any, Any]


class Page(NamedTuple):
    """Something that stays the same until its file changes."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


def page(kind: str, body: bytes, pack: bool = True) -> Page:
    """A body made ready once."""
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    packed = gzip.compress(body, THOROUGH, mtime=0) if pack and len(body) >= WORTH_PACKING else None
    return Page(kind, tag, body, packed)


# -- sending -------------------------------------------------------------------------------------------------


def show(request: Asked, found: Page | None) -> Response[bytes]:
    """A page, or word that the browser's own copy is still right."""
    if found is None:
        raise nowhere(request.scope)
    headers = {"cache-control": "no-cache", "etag": found.tag, "vary": "accept-encoding"}
    if found.tag in re.split(r"\s*,\s*", request.headers.get("if-none-match", "").replace("W/", "")):
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    body = found.plain
    if found.packed is not None and _unpacks(request):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=found.kind)


def data(request: Asked, told: Any, status: int = 200) -> Response[bytes]:
    """JSON that is true now."""
    return _now(request, plain(told), {}, status)


def download(request: Asked, name: str, body: bytes) -> Response[bytes]:
    """JSON to be kept as a file."""
    return _now(request, body, {"content-disposition": f'attachment; filename="{name}"'}, 200)


def plain(told: Any) -> bytes:
    """As JSON."""
    return msgspec.json.encode(told)


def _now(request: Asked, body: bytes, headers: dict[str, str], status: int) -> Response[bytes]:
    headers |= {"cache-control": "no-store", "vary": "accept-encoding"}
    if len(body) >= WORTH_PACKING and _unpacks(request):
        body = gzip.compress(body, QUICK, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, headers=headers, media_type=KINDS[".json"])


def _unpacks(request: Asked) -> bool:
    """Does the browser take gzip?"""
    for liked in request.headers.get("accept-encoding", "").split(","):
        name, _, quality = liked.strip().partition(";")
        if name == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0")
    return False


# -- what is kept ready --------------------------------------------------------------------------------------


class Shelf:
    """Pages that are made once while the server runs."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, ...], Page] = {}

    async def get(self, key: tuple[str, ...], suffix: str, make: Callable[[], bytes]) -> Page:
        """The page of this key, made when it is first asked for; meanwhile others are served."""
        if key not in self._pages:
            self._pages[key] = await asyncio.to_thread(lambda: page(KINDS[suffix], make()))
        return self._pages[key]


def client(path: str) -> Page | None:
    """A file of the client, by its path below `web`."""
    parts = [part for part in path.split("/") if part]
    file = WEB.joinpath(*parts)
    known = all(PLAIN_NAME.fullmatch(part) for part in parts)
    if not known or file.suffix not in KINDS or not file.is_file():
        return None
    return _read((file,), *_stamp(file))


def catalogue(name: str) -> Page | None:
    """The client's words, `es.ftl`: the catalogues of that language, one after the other."""
    lang, _, suffix = name.partition(".")
    if lang not in words.languages() or suffix != "ftl":
        return None
    files = tuple(path for path in words.files(lang) if path.name.startswith("web"))
    return _read(files, *(each for file in files for each in _stamp(file)), suffix=".ftl")


def _stamp(file: Path) -> tuple[int, int]:
    """What changes when a file does."""
    told = file.stat()
    return told.st_mtime_ns, told.st_size


@lru_cache(maxsize=512)
def _read(files: tuple[Path, ...], *stamps: int, suffix: str = "") -> Page:
    """The files as one page; read anew when one of their stamps is another."""
    suffix = suffix or files[0].suffix
    body = b"\n".join(file.read_bytes() for file in files)
    return page(KINDS[suffix], body, suffix not in PACKED_ALREADY)
