"""A real server, a real Chromium, and what every page is held to: no errors, nothing against the policy."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.board_page import BoardPage, Course, course
from tests.e2e.visitor import Visitor
from tests.server.running import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE = "no chromium here; as root, tools/setup.sh dev installs Debian's, else: apt-get install chromium"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's own Chromium.

    Closed with each module: while Playwright's driver is open, its event loop counts as running in this thread, and
    no test of the same worker could run another.
    """
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip(NONE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this process: each has tables of its own."""
    with Server(tmp_path_factory.mktemp("e2e") / "data") as running:
        yield running
        running.stop()


@pytest.fixture
def visitor(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody at a desk with an English browser; a test may ask for another with `visitor` marks' arguments."""
    told = getattr(request, "param", {})
    with Visitor(browser, server, **told) as somebody:
        yield somebody


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(scope="session")
def played() -> Course:
    """A match of computers, as one seat sees it: for boards by themselves."""
    return course()


@pytest.fixture
def still(browser: Browser) -> Iterator[BoardPage]:
    """A board by itself, without motion."""
    with BoardPage(browser, still=True) as board:
        yield board


@pytest.fixture
def moving(browser: Browser) -> Iterator[BoardPage]:
    with BoardPage(browser) as board:
        yield board
