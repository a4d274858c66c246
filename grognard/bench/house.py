"""A server of its own for measuring: a process, a folder that goes away, and a plain line to it."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

LONGEST = 30.0
COMMAND = "import sys; from grognard.cli import main; sys.exit(main(sys.argv[1:]))"


class House:
    """A running server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.place = urlsplit(self.address).netloc
        self._line = http.client.HTTPConnection(self.place, timeout=LONGEST)

    def ask(self, path: str, body: Any = None) -> Any:
        """What an address gives, or what comes of a change."""
        return json.loads(self.raw(path, body))

    def raw(self, path: str, body: Any = None, **headers: str) -> bytes:
        """The same, as it comes over the line."""
        sent = None if body is None else body if isinstance(body, str) else json.dumps(body)
        told = {} if body is None else {"Content-Type": "application/json", "Origin": self.address}
        self._line.request("GET" if body is None else "POST", path, sent, told | headers)
        reply = self._line.getresponse()
        heard = reply.read()
        if reply.status >= 400:
            raise RuntimeError(f"{path}: {reply.status} {heard[:300]!r}")
        return heard


@contextmanager
def running() -> Iterator[House]:
    """A server on any free port, for as long as it is wanted."""
    with tempfile.TemporaryDirectory() as folder:
        told = ["serve", "--data", str(Path(folder) / "tables"), "--no-browser", "--lang", "en"]
        with subprocess.Popen([sys.executable, "-c", COMMAND, *told], stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                said = process.stdout.readline()
                address = next((word for word in said.split() if word.startswith("http://")), None)
                if address is None:
                    raise RuntimeError(f"the server did not start: {said}")
                yield House(address)
            finally:
                process.terminate()
