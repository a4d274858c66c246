"""A player's hands at a table: sit down, answer by what stands there, and matches that are already under way."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

import grognard
from grognard.agents import make, step
from grognard.kernel import Match
from tests.e2e.visitor import Visitor

GAME = "leningrad41"
SHORT = "preludes"
LONGEST = 2000  # answers of a computer, before a test gives up

TABLE = re.compile(r"/table/(\w+)")

COMPUTER = {"axis": "person", "soviet": "computer"}
TWO = {"axis": "person", "soviet": "person"}


# -- matches under way -----------------------------------------------------------------------------------------


@cache
def played(seat: str | None, prompt: str = "", scenario: str = SHORT) -> str:
    """The save of a match between computers, at the first ask of this seat with this prompt; at its end for None."""
    game = grognard.game(GAME)
    for seed in range(1, 9):
        match = game.start(scenario, seed=seed)
        agents = {each.id: make("computer", game, each.id, seed=number) for number, each in enumerate(game.seats)}
        for _ in range(LONGEST):
            if _here(match, seat, prompt):
                return match.save()
            if not match.asks:
                break
            step(match, agents)
    raise AssertionError(f"no computer comes to {seat}: {prompt} in {scenario}")


def _here(match: Match, seat: str | None, prompt: str) -> bool:
    if not match.asks:
        return seat is None
    return any(ask.seat == seat and ask.prompt == prompt for ask in match.asks)


def bring(visitor: Visitor, saved: str, seat: str | None = None) -> str:
    """A table with this match; the seat is a person's, the others the computer's; all of them persons' for None."""
    wanted = f"?seat={seat}" if seat else ""
    return str(visitor.door.post(f"/api/tables/import{wanted}", saved)["id"])


# -- in the lobby --------------------------------------------------------------------------------------------------


def choose(visitor: Visitor) -> Page:
    """The lobby, with the game of these tests chosen among all that are there."""
    page = visitor.go()
    title = grognard.game(GAME).title["en"]
    card = visitor.button(f"Play {title}")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    return page


# -- at a table ------------------------------------------------------------------------------------------------


def sit(visitor: Visitor, table: str) -> Page:
    """At the table, until its board stands."""
    page = visitor.go(f"/table/{table}")
    stands(page)
    return page


def stands(page: Page) -> None:
    """The board is there, with its pieces."""
    expect(page.locator(".ask-text").first).to_be_visible()
    expect(page.locator("[data-piece]").first).to_be_attached()


def table_of(page: Page) -> str:
    expect(page).to_have_url(TABLE)
    return str(TABLE.findall(page.url)[0])


def seen(visitor: Visitor, seat: str = "axis", table: str | None = None) -> Any:
    """The look of a seat, past the page."""
    return visitor.door.get(f"/api/tables/{table or table_of(visitor.page)}/seats/{seat}?lang=en")


def offer(page: Page, verb: str, noun: str | None = None) -> Locator:
    """What answers this in the list beside the board."""
    named = "" if noun is None else f'[data-noun="{noun}"]'
    return page.locator(f'.asking [data-verb="{verb}"]{named}').first


def answer(page: Page, verb: str, noun: str | None = None) -> None:
    """Answer from the list, and wait until the page knows what came of it."""
    with changed(page):
        offer(page, verb, noun).click()


class changed:
    """Within it something happens at the table; leaving it waits until the page shows that."""

    def __init__(self, page: Page) -> None:
        self._table = page.locator(".table")

    def __enter__(self) -> None:
        self._before = self._table.get_attribute("data-position") or ""

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            expect(self._table).not_to_have_attribute("data-position", self._before)


FREE = """(path) => {
  const { left, top, width, height } = path.getBoundingClientRect();
  const back = path.getScreenCTM().inverse();
  const within = (x, y) => path.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
  const middle = (share) => 0.5 + (share % 1 - 0.5) * 0.9;
  for (let step = 0; step < 900; step++) {
    const x = Math.round(left + width * middle(step * 0.618)), y = Math.round(top + height * middle(step * 0.7549));
    const over = document.elementFromPoint(x, y);
    if (!over?.closest(".stage") || over.closest("[data-piece], .label, .fan, .board-legend")) continue;
    if ([[-2, 0], [2, 0], [0, -2], [0, 2]].every(([dx, dy]) => within(x + dx, y + dy))) return [x, y];
  }
  return null;
}"""


def spot(page: Page, name: str) -> tuple[float, float]:
    """A point of the window where this place of the board can be clicked and no piece lies."""
    found = page.locator(f'[data-place="{name}"]').evaluate(FREE)
    assert found, f"{name} is nowhere free"
    return found[0], found[1]


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece="{name}"]')


OWN = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (let step = 0; step < 64; step++) {
    const x = Math.round(left + width * (step % 8 + 0.5) / 8), y = Math.round(top + height * (step >> 3) / 8 + 1);
    if (document.elementFromPoint(x, y)?.closest("[data-piece]") === element) return [x, y];
  }
  return null;
}"""


def click_piece(page: Page, name: str, button: Literal["left", "right"] = "left") -> None:
    """Where it can be seen; in the fan of its stack, where that opens at once or under a resting pointer."""
    fanned = page.locator(f'[data-fan="{name}"]')
    seen_at = piece(page, name).evaluate(OWN)
    if seen_at:
        page.mouse.click(*seen_at, button=button)
    else:
        piece(page, name).hover(force=True)
    if not seen_at or fanned.count():
        fanned.click(button=button)
