"""Stepping through what a seat has seen, during play and after the end, and playing on from there."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.player import answer, bring, offer, piece, played, seen, sit, stands, table_of
from tests.e2e.visitor import Visitor

AT = re.compile(r"moment (\d+) of (\d+)")


def past(visitor: Visitor, at: str, moment: int, seat: str = "axis") -> dict[str, Any]:
    """A look at a past moment, past the page."""
    look: dict[str, Any] = visitor.door.get(f"/api/tables/{at}/seats/{seat}?lang=en&moment={moment}")
    return look


def shows(page: Page, look: dict[str, Any]) -> None:
    """The board has these pieces and no other."""
    for name in sorted(look["pieces"]):
        expect(piece(page, name)).to_be_attached()
    expect(page.locator("[data-piece]")).to_have_count(len(look["pieces"]))


def at_moment(page: Page, moment: int) -> None:
    expect(page.locator(".past-band")).to_contain_text(f"moment {moment} of")


def test_the_past_can_be_looked_at_while_the_match_is_on(visitor: Visitor) -> None:
    at = bring(visitor, played("axis", "take-loss"), "axis")
    page = sit(visitor, at)
    now = seen(visitor)
    last = now["moments"]

    visitor.button("One step back").click()
    at_moment(page, last - 1)
    shows(page, past(visitor, at, last - 1))
    expect(page.locator(".asking [data-verb]")).to_have_count(0)
    expect(page.locator(".past-note")).to_contain_text("Go back to the present to answer.")
    visitor.shot("past")
    visitor.accessible()
    page.keyboard.press(",")
    at_moment(page, last - 2)
    page.keyboard.press(".")
    at_moment(page, last - 1)

    visitor.button("To the beginning").click()
    at_moment(page, 0)
    shows(page, past(visitor, at, 0))
    expect(page.locator(".moment.now")).to_be_in_viewport()
    page.get_by_role("slider", name="Moment").fill("7")
    at_moment(page, 7)
    expect(page.locator(".moment.now")).to_be_in_viewport()
    visitor.button("Look at the board at moment 9").click()
    at_moment(page, 9)
    shows(page, past(visitor, at, 9))

    visitor.button("To the present").click()
    expect(page.locator(".past-band")).to_have_count(0)
    shows(page, now)
    assert seen(visitor) == now
    answer(page, "unit")


def test_a_line_of_the_log_shows_where_it_was(visitor: Visitor) -> None:
    page = sit(visitor, bring(visitor, played("axis", "take-loss"), "axis"))
    line = page.locator(".line.placed").last
    line.hover()
    expect(page.locator(".pointed-place, .pointed-piece").first).to_be_visible()
    visitor.button("To the beginning").hover()
    expect(page.locator(".pointed-place, .pointed-piece")).to_have_count(0)


def test_after_the_end_one_sees_with_all_eyes_and_plays_the_match_through(visitor: Visitor) -> None:
    at = bring(visitor, played(None), "axis")
    page = sit(visitor, at)
    eyes = page.get_by_label("Whose eyes")
    for seat in ("soviet", "axis", "all"):
        eyes.select_option(seat)
        shows(page, seen(visitor, seat, at))
    everything = seen(visitor, "all", at)["pieces"].values()
    assert {each["side"] for each in everything if "label" in each} == {"axis", "soviet"}
    visitor.shot("replay-everything")
    visitor.accessible()

    visitor.button("Replay", exact=True).click()
    at_moment(page, 0)
    visitor.button("Play through").click()
    at_moment(page, 3)
    visitor.button("Stop").click()
    expect(page.locator(".past-band")).to_be_visible()
    assert int(AT.findall(page.locator(".past-band").inner_text())[0][0]) >= 3


def test_playing_on_from_the_past_is_a_new_match_against_the_computer(visitor: Visitor) -> None:
    at = bring(visitor, played("axis", "take-loss"), "axis")
    page = sit(visitor, at)
    before = seen(visitor)
    then = past(visitor, at, 0)
    visitor.button("To the beginning").click()
    visitor.button("Play on from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("drawn afresh")
    visitor.shot("branch")
    visitor.accessible()
    visitor.button("Begin", exact=True).click()
    expect(page).not_to_have_url(re.compile(at))
    expect(offer(page, "tactical")).to_be_visible()
    stands(page)
    fresh = table_of(page)
    assert mine(seen(visitor, "axis", fresh)) == mine(then)
    answer(page, "tactical")
    assert seen(visitor, "axis", at) == before, "the match that one came from has changed"
    players = {seat["id"]: seat["player"] for seat in visitor.door.get(f"/api/tables/{fresh}?lang=en")["seats"]}
    assert players == {"axis": "person", "soviet": "computer"}


def mine(look: dict[str, Any]) -> list[tuple[str, str]]:
    """The blocks that the seat can tell apart, and where they stand."""
    return sorted((each["id"], each["at"]) for each in look["pieces"].values() if "id" in each)


def test_after_the_end_one_plays_on_as_either_side(visitor: Visitor) -> None:
    at = bring(visitor, played(None), "axis")
    page = sit(visitor, at)
    page.get_by_role("slider", name="Moment").fill("1")
    at_moment(page, 1)
    visitor.button("Play on from here").click()
    page.get_by_role("radio", name="Soviets").check()
    visitor.button("Begin", exact=True).click()
    expect(page).not_to_have_url(re.compile(at))
    stands(page)
    assert table_of(page) != at
    players = {
        seat["id"]: seat["player"] for seat in visitor.door.get(f"/api/tables/{table_of(page)}?lang=en")["seats"]
    }
    assert players == {"axis": "computer", "soviet": "person"}
