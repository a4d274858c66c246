"""A real `grognard serve` in a process of its own, with a data folder of its own."""

from __future__ import annotations

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
            run = [sys.executable, "-c", f"{self.before}\n{COMMAND}", *told]
            self._process = subprocess.Popen(run, stdout=log, stderr=log)
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
        """SIGKILL; its workers must find out by themselves that nobody asks them any more."""
        workers = self._workers()
        self._end(signal.SIGKILL)
        give_up = time.monotonic() + LONGEST_START
        while left := [worker for worker in workers if _lives(worker)]:
            assert time.monotonic() < give_up, f"worker processes left alone: {left}"
            time.sleep(TICK)

    def stop(self) -> None:
        """Ask it to end, as Ctrl-C does, and see that it had nothing to complain of."""
        self._end(signal.SIGINT)
        assert not re.search(r"Traceback|Error|Exception", self.said()), self.said()

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(LONGEST_START)
        self._process = None

    def _workers(self) -> list[int]:
        """Its child processes, where the system tells."""
        if self._process is None:
            return []
        try:
            told = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text("ascii")
        except OSError:
            return []
        return [int(pid) for pid in told.split()]

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


def _lives(pid: int) -> bool:
    """Is there such a process still, and not only its name?"""
    try:
        return " Z" not in Path(f"/proc/{pid}/stat").read_text("ascii", errors="replace").rpartition(")")[2][:3]
    except OSError:
        return False


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return int(probe.getsockname()[1])
