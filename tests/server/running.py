"""A real `grognard serve` in a process of its own, with a data folder of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from tests.server.door import LOCAL, Door

COMMAND = "import sys; from grognard.cli import main; sys.exit(main(sys.argv[1:]))"
LONGEST_START = 30.0
TICK = 0.01


class Server:
    """A server that can be started, killed and started again on the same folder and port.

    `before` is Python that runs first in the server's process: a test breaks something there, to see it noticed.
    """

    def __init__(self, folder: Path, before: str = "") -> None:
        self.folder, self.before = folder, before
        self.port = free_port()
        self.log = folder.with_name(f"{folder.name}.log")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://{LOCAL}:{self.port}"

    def start(self) -> Self:
        """Start, and come back when it answers."""
        told = ["serve", "--port", str(self.port), "--data", str(self.folder), "--no-browser"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", f"{self.before}\n{COMMAND}", *told],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        give_up = time.monotonic() + LONGEST_START
        while not self._answers():
            assert self._process.poll() is None, f"the server went away: {self.said()}"
            assert time.monotonic() < give_up, f"the server does not answer: {self.said()}"
            time.sleep(TICK)
        return self

    def door(self) -> Door:
        return Door(self.port)

    def said(self) -> str:
        """What it printed."""
        return self.log.read_text("utf-8", errors="replace")

    def kill(self) -> None:
        """SIGKILL, workers included: as when the power fails."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end, as Ctrl+C does, and see that it had nothing to complain of."""
        self._end(signal.SIGINT)
        assert not re.search(r"Traceback|Exception", self.said()), self.said()

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            os.killpg(self._process.pid, how)
        self._process.wait(LONGEST_START)
        self._process = None

    def _answers(self) -> bool:
        try:
            with socket.create_connection((LOCAL, self.port), timeout=1):
                return True
        except OSError:
            return False

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self._end(signal.SIGINT)


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return int(probe.getsockname()[1])
