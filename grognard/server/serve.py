"""The server on this machine: one process for a data folder, on a port of its own, and the browser on its lobby."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from grognard.kernel import BadInput
from grognard.server.app import make_app
from grognard.server.guard import Guard
from grognard.server.store import FILE, Store, data_folder

HOSTS = ("127.0.0.1", "localhost", "::1")
PORT = 8041
NEIGHBOURS = 20  # ports that are tried before any that is free will do
MARK = "serving"  # the file in the data folder that a server holds, with its address
FAR = 1 << 20  # a byte of it that nobody reads: what is held on systems that lock bytes
LARGEST_FRAME = 4096  # bytes of a message over a socket; the browser has nothing to say there
LAST_WORDS = 1  # seconds for those who are connected when the server ends
STARTING = 15.0  # seconds in which another server must be there, or gone

Tell = Callable[[str, str], None]  # a message id and an address


def serve(folder: Path | None, host: str, port: int | None, opens: bool, tell: Tell) -> None:
    """Serve the tables of a folder until Ctrl-C. Where a server runs on that folder already, show that one."""
    folder = data_folder() if folder is None else folder
    with closing(_Mark(folder)) as mark:
        running = mark.take()
        if running is not None:
            _show(running, opens, "serve-running", tell)
            return
        with _listen(host, port) as door:
            server = uvicorn.Server(config(make_app(_tables(folder))))
            mark.write(_address(door))
            with suppress(KeyboardInterrupt):
                _show(_address(door), opens, "serve-here", tell)
                server.run(sockets=[door])


def config(app: Guard) -> uvicorn.Config:
    """How uvicorn serves it."""
    made = uvicorn.Config(
        app, lifespan="on", log_level="error", access_log=False, server_header=False, proxy_headers=False,
        ws="websockets-sansio", ws_max_size=LARGEST_FRAME, timeout_graceful_shutdown=LAST_WORDS,
    )  # fmt: skip
    logging.getLogger("uvicorn.error").addFilter(_ours)
    return made


def _ours(record: logging.LogRecord) -> bool:
    """Is it an error of the server's? What is no text over a socket, or no HTTP after a request, is the sender's."""
    bad = record.exc_info[1] if record.exc_info else None
    return not (isinstance(bad, UnicodeDecodeError) or "state=MUST_CLOSE" in str(bad))


def _tables(folder: Path) -> Store:
    try:
        return Store.open(folder)
    except (CommandError, SQLAlchemyError) as bad:
        trouble = str(getattr(bad, "orig", None) or bad)
        raise BadInput("tables-not-read", file=str(folder / FILE), trouble=trouble) from bad


# -- the port ------------------------------------------------------------------------------------------------


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or near ours, or on any port at all; connections wait in it from now on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port,) if port is not None else (*range(PORT, PORT + NEIGHBOURS), 0):
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else asyncio leaves the delay on
        try:
            if sys.platform != "win32":  # there it would let two servers have the same port
                door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((host, wanted))
            door.listen()
            return door
        except (OSError, OverflowError):
            door.close()
    raise BadInput("port-not-free", port=port)


def _address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


# -- one server for a folder -----------------------------------------------------------------------------------


class _Mark:
    """The file that says where the server of a folder is; held as long as it runs, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / MARK
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: IO[str] = self.path.open("a+", encoding="utf-8")
        except OSError as bad:
            raise BadInput("file-not-written", file=str(self.path), trouble="other") from bad

    def take(self) -> str | None:
        """Hold the file; or the address of the server that holds it."""
        give_up = time.monotonic() + STARTING
        while not _held(self._file):
            address = self.path.read_text("utf-8").strip()
            if _answers(address):
                return address
            if time.monotonic() > give_up:
                raise BadInput("serve-stuck", file=str(self.path))
            time.sleep(0.1)
        return None

    def write(self, address: str) -> None:
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address)
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _held(file: IO[str]) -> bool:
    """Hold a file, if nobody does."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _answers(address: str) -> bool:
    """Is somebody there?"""
    told = urlsplit(address)
    try:
        socket.create_connection((told.hostname or "", told.port or 0), timeout=1).close()
    except (OSError, ValueError):
        return False
    return True


# -- the browser -------------------------------------------------------------------------------------------------


def _show(address: str, opens: bool, key: str, tell: Tell) -> None:
    """Say where the server is, and open the browser there when there is one."""
    tell(key, address)
    if opens and _has_screen():
        opening = threading.Thread(target=_open, args=(address,), daemon=True)
        opening.start()
        opening.join(timeout=2.0)


def _has_screen() -> bool:
    """Else a browser would be one that takes the terminal over, if any."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WSL_DISTRO_NAME"))


def _open(address: str) -> None:
    with suppress(webbrowser.Error):
        webbrowser.open(address)
