"""The client in a browser: how soon it shows, how evenly it moves, how fast a click is seen."""

from __future__ import annotations

import random
import shutil
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import grognard
from grognard.agents import make, step
from grognard.bench import Figure, timed
from grognard.bench.house import House, running

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Without a graphics processor, as on the poorest machine; a window that nobody sees counts as one that somebody does.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-renderer-backgrounding"]
BEGUN = 420  # answers that two computers give before the measuring begins
VISITS, MOVES, CLICKS = 9, 150, 40
PUSH, NOTCH = 14, 60  # pixels a step of the mouse; units a step of the wheel
REST = 600  # milliseconds


class NoBrowser(Exception):
    """There is none here, or nothing that drives it."""


def figures(key: str, loop: float) -> Iterator[Figure]:
    """The measures of the client, at a table in the middle of a match."""
    with running() as house, _desk() as page:
        _prepare(page)
        seat = grognard.game(key).seats[0].id
        address = f"{house.address}/table/{_begun(house, key, seat)}"
        visits = [_visit(page, address) for _ in range(VISITS + 1)]
        first, whole = (statistics.median(each) for each in zip(*visits[1:], strict=True))
        yield _lasting("first paint of a table, cold", visits[0][0], "-", loop)
        yield _lasting("first paint of a table, warm", first, "< 400", loop)
        yield _lasting("the board with its pieces, cold", visits[0][1], "-", loop)
        yield _lasting("the board with its pieces, warm", whole, "-", loop)
        for name, frames in (("panning", _pan(page)), ("zooming", _zoom(page))):
            yield _lasting(f"a frame while {name}, median", statistics.median(frames), "< 16.8", loop)
            yield _lasting(f"a frame while {name}, 95 %", statistics.quantiles(frames, n=20)[-1], "-", loop)
        clicks = _clicks(page)
        yield _lasting("from a click to the changed board, median", statistics.median(clicks), "< 60", loop)
        yield _lasting("from a click to the changed board, 95 %", statistics.quantiles(clicks, n=20)[-1], "-", loop)


def _lasting(name: str, milliseconds: float, aim: str, loop: float) -> Figure:
    return timed(name, milliseconds / 1e3, 1e3, "ms", aim, loop)


@contextmanager
def _desk() -> Iterator[Page]:
    """A window of a browser that stands on this machine."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NoBrowser("the browser: not measured without playwright (make dev)") from None
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise NoBrowser("the browser: not measured without chromium (apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser.new_page(viewport={"width": 1280, "height": 800}, locale="en")
        browser.close()


def _prepare(page: Page) -> None:
    """Each document gets the bench's own functions before its scripts run."""
    inside = files("grognard.bench").joinpath("browser.js").read_text("utf-8")
    page.add_init_script(f"window.bench = {inside}")


def _begun(house: House, key: str, seat: str) -> str:
    """A table in the middle of a match, where a person sits in this seat and a person is asked."""
    game = grognard.game(key)
    match = game.start(seed=1)
    agents = {each.id: make("computer", game, each.id, seed=number) for number, each in enumerate(game.seats)}
    while match.result is None and (len(match.answers) < BEGUN or match.asks[0].seat != seat):
        step(match, agents)
    return str(house.ask(f"/api/tables/import?seat={seat}", match.save())["id"])


def _visit(page: Page, address: str) -> list[float]:
    page.goto(address)
    taken: list[float] = page.evaluate("bench.visit()")
    return taken


def _pan(page: Page) -> list[float]:
    """The board is dragged about, near enough to read its blocks."""
    middle = _middle(page)
    page.mouse.move(*middle)
    page.mouse.wheel(0, -800)
    page.wait_for_timeout(REST)
    page.mouse.down()
    page.evaluate("bench.watch()")
    x, y = middle
    for number in range(MOVES):
        there = number % 60 < 30
        x, y = x + (PUSH if there else -PUSH), y + (PUSH / 2 if there else -PUSH / 2)
        page.mouse.move(x, y)
    return _frames(page, lift=True)


def _zoom(page: Page) -> list[float]:
    """The wheel is turned, out and in again."""
    page.mouse.move(*_middle(page))
    page.evaluate("bench.watch()")
    for number in range(MOVES):
        page.mouse.wheel(0, NOTCH if number % 50 < 25 else -NOTCH)
    return _frames(page, lift=False)


def _frames(page: Page, *, lift: bool) -> list[float]:
    frames: list[float] = page.evaluate("bench.watched()")
    if lift:
        page.mouse.up()
    page.wait_for_timeout(REST)
    return frames


def _middle(page: Page) -> tuple[float, float]:
    box = page.locator(".stage").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _clicks(page: Page) -> list[float]:
    """Answers from the list, some of which are moves; the computer moves in between."""
    chance = random.Random(1)
    taken: list[float] = []
    while len(taken) < CLICKS:
        offered: list[list[Any]] = page.evaluate("bench.offered()")
        if offered:
            taken.append(page.evaluate("(answer) => bench.click(answer)", chance.choice(offered)))
        page.wait_for_timeout(REST)
    return taken
