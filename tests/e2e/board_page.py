"""A page with nothing but a board, served from a thread, and looks to show on it, made by playing a match."""

from __future__ import annotations

import base64
import json
import threading
import time
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from typing import Any, Literal, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

import grognard
from grognard.agents import make, step
from grognard.kernel import Match
from grognard.server import scene, shelf, spoken
from grognard.server.guard import POLICY

GAME = "leningrad41"
PATIENCE = 15.0  # seconds
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A board</title>
<link rel="stylesheet" href="/web/style/board.css"><link rel="stylesheet" href="/web/style/type.css">
<link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script><main><div id="board"></div></main></html>"""
STYLE = "html, body, main, #board { margin: 0; height: 100%; }"
SCRIPT = """
import { Board } from "/web/board/board.js";
const lang = new URLSearchParams(location.search).get("lang") ?? "en";
const geometry = await (await fetch("/board.json")).json();
const say = (id, args = {}) => [id, ...Object.values(args)].join(" ");
window.heard = [];
window.open = (settings = {}) => {
  const made = new Board(document.getElementById("board"), { geometry, picture: "/board.svg", say, settings });
  for (const name of ["click", "why", "hover"]) made.on[name] = (kind, what) => heard.push([name, kind, what]);
  return made;
};
window.board = window.open(JSON.parse(new URLSearchParams(location.search).get("settings") ?? "{}"));
await window.board.ready;
document.body.dataset.ready = "yes";
"""
FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PIECES = "document.querySelector('.layer-pieces').innerHTML.replace(/#board-\\d+-/g, '#')"
ROUNDING = 3  # of 255; a picture drawn twice may differ by one
APART = """async ([shots, rounding]) => {
  const [one, other] = await Promise.all(shots.map(async (shot) => {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  let apart = Math.abs(one.length - other.length) / 4;
  for (let i = 0; i < one.length; i += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(one[i + channel] - other[i + channel]) > rounding)) apart++;
  }
  return apart;
}"""
KINDS = {"html": "text/html", "css": "text/css", "js": "text/javascript", "json": "application/json",
         "svg": "image/svg+xml", "woff2": "font/woff2"}  # fmt: skip


@dataclass
class Course:
    """What one seat sees of a match: a look after each answer, and the events that led to it."""

    looks: list[dict[str, Any]] = field(default_factory=list)
    events: list[list[dict[str, Any]]] = field(default_factory=list)

    def fullest(self) -> dict[str, Any]:
        """The look with the most pieces."""
        return max(self.looks, key=lambda look: len(look["order"]))


@cache
def course(scenario: str = "campaign", seat: str = "axis", answers: int = 700, seed: int = 5) -> Course:
    """Two computers play."""
    game = grognard.game(GAME)
    match = game.start(scenario, seed=seed)
    agents = {each.id: make("computer", game, each.id, seed=number) for number, each in enumerate(game.seats)}
    told, heard = Course(), 0
    for _ in range(answers):
        if not match.asks:
            break
        told.looks.append(look(match, seat))
        seen = match.events(seat, since=heard)
        heard += len(seen)
        told.events.append([event(match, each) for each in seen])
        step(match, agents)
    return told


def look(match: Match, seat: str) -> dict[str, Any]:
    """The pieces of a look; the board wants no more."""
    pieces = scene.pieces(match, seat, scene.view(match, seat), "en")
    return {"pieces": pieces, "order": list(pieces)}


def event(match: Match, told: dict[str, Any]) -> dict[str, Any]:
    args = {name: value for name, value in told.items() if name not in ("kind", "rule")}
    return {
        "kind": told["kind"], "args": args,
        "where": spoken.names(match.game, args, "space"), "who": spoken.names(match.game, args, "unit"),
    }  # fmt: skip


@cache
def leningrad() -> dict[str, str]:
    """The files of a board."""
    game = grognard.game(GAME)
    return {"/board.json": json.dumps(shelf.board(game, "en")), "/board.svg": shelf.picture(game, "en")}


def crowd(look: dict[str, Any]) -> tuple[str, list[str]]:
    """A place where several known blocks of one side stand, and their names."""
    found: dict[str, list[str]] = {}
    for key, piece in look["pieces"].items():
        if piece["kind"] == "block" and "id" in piece and not piece["at"].startswith("G"):
            found.setdefault(piece["at"], []).append(key)
    return max(found.items(), key=lambda here: len(here[1]))


def middle(page: Page, name: str) -> tuple[float, float]:
    """Where a place lies in the window: beside its blocks."""
    x, y = page.evaluate("(name) => board.camera.toScreen(...board.places.get(name).number)", name)
    return x, y


def scale(page: Page) -> float:
    return float(page.evaluate("board.camera.scale"))


class _Door(BaseHTTPRequestHandler):
    board: dict[str, str]

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        body = _file(path, self.board)
        self.send_response(404 if body is None else 200)
        self.send_header("content-type", KINDS.get(path.rpartition(".")[2], "text/html"))
        self.send_header("content-security-policy", POLICY)
        self.send_header("content-length", str(len(body or b"")))
        self.end_headers()
        self.wfile.write(body or b"")

    def log_message(self, format: str, *args: Any) -> None:
        """Silent."""


def _file(path: str, board: dict[str, str]) -> bytes | None:
    if path.startswith("/web/"):
        found = files("grognard").joinpath(path[1:])
        return found.read_bytes() if found.is_file() else None
    made = {"/": PAGE, "/page.css": STYLE, "/page.js": SCRIPT, "/favicon.ico": "", **board}
    return made[path].encode() if path in made else None


class BoardPage:
    """A window with a board in it; leaving it fails the test if the console had anything to say."""

    def __init__(
        self,
        browser: Browser,
        *,
        size: tuple[int, int] = (1280, 800),
        still: bool = False,
        board: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        door = type("Door", (_Door,), {"board": board or leningrad()})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), door)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        motion: Literal["reduce", "no-preference"] = "reduce" if still else "no-preference"
        self._context = browser.new_context(viewport=viewport, reduced_motion=motion, **more)
        self.page: Page = self._context.new_page()
        self.amiss: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.amiss.append(str(error)))

    def go(self, **settings: Any) -> Page:
        """To the board, until it is drawn."""
        address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self.page.goto(f"{address}/?settings={json.dumps(settings)}")
        self.page.wait_for_selector("body[data-ready]", state="attached")
        return self.page

    def show(self, look: dict[str, Any], events: list[dict[str, Any]] | None = None) -> None:
        """Show a look and wait until all has come to rest."""
        self.page.evaluate("([look, events]) => board.show(look, events ?? undefined)", [look, events])

    def choose(
        self, space: dict[str, str] | None = None, unit: dict[str, str] | None = None, chosen: list[str] | None = None
    ) -> None:
        told = [space or {}, unit or {}, chosen or []]
        self.page.evaluate(
            "([space, unit, chosen]) =>"
            " board.choose({space: new Map(Object.entries(space)), unit: new Map(Object.entries(unit))}, chosen)",
            told,
        )

    def heard(self) -> list[list[Any]]:
        """What the board told the page since the last time."""
        told: list[list[Any]] = self.page.evaluate("heard.splice(0)")
        return told

    def rest(self) -> None:
        """Until the board has drawn itself anew after moving, in its own type, whose loading begins with a frame."""
        for _ in range(2):
            self.page.evaluate(FRAME)
            self.until("board.still")

    def shot(self) -> bytes:
        """What can be seen, all of it drawn at once: where a browser redraws parts, their edges show it."""
        for shown in ("none", ""):
            self.page.evaluate("(shown) => { board.drawing.style.display = shown; }", shown)
            self.page.evaluate(FRAME)
        return self.page.screenshot()

    def apart(self, one: bytes, other: bytes) -> int:
        """In how many pixels two screenshots differ by more than rounding."""
        shots = [base64.b64encode(shot).decode() for shot in (one, other)]
        return int(self.page.evaluate(APART, [shots, ROUNDING]))

    def until(self, what: str) -> None:
        """Until something holds; the page's policy forbids it to wait for that by itself."""
        give_up = time.monotonic() + PATIENCE
        while not self.page.evaluate(what):
            assert time.monotonic() < give_up, f"never: {what}"
            self.page.wait_for_timeout(30)

    def _console(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.amiss.append(said.text)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._context.close()
        self._server.shutdown()
        self._server.server_close()
        if kind is None:
            assert not self.amiss, "\n".join(self.amiss)
