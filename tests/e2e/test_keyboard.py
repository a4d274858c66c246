"""Without a mouse and without the picture: lists, places by name, live regions, and the board by keys."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import grognard
from tests.e2e.player import COMPUTER, GAME, SHORT, answer, changed, offer, seen, sit, stands, table_of
from tests.e2e.visitor import Visitor, table

TABS = 60  # far more than any page needs to bring the focus anywhere


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until what this selector finds has the focus."""
    for _ in range(TABS):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {wanted}")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"))


def test_a_match_is_begun_and_played_with_keys_alone(visitor: Visitor) -> None:
    page = visitor.go()
    tab_to(page, ".skip")
    page.keyboard.press("Enter")
    tab_to(page, f".games li:nth-child({sorted(grognard.games()).index(GAME) + 1}) button")
    page.keyboard.press("Enter")
    tab_to(page, "input[name=scenario]")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Les Preludes")).to_be_checked()
    tab_to(page, ".setup-go .button")
    page.keyboard.press("Enter")
    stands(page)

    tab_to(page, ".skip")
    page.keyboard.press("Enter")
    expect(page.locator("#ask-text")).to_be_focused()
    tab_to(page, '[data-verb="tactical"]')
    with changed(page):
        page.keyboard.press("Enter")
    expect(page.locator("#ask-text")).to_be_focused()
    visitor.shot("keyboard-ask")
    tab_to(page, '.noun[data-noun="de_18_hq"]')
    with changed(page):
        page.keyboard.press("Enter")
    tab_to(page, ".asking input[type=search]")
    page.keyboard.type("talsi")
    expect(page.locator(".nouns .noun")).to_have_count(1)
    with changed(page):
        page.keyboard.press("Enter")
    assert seen(visitor)["pieces"]["de_18_hq"]["at"] == "106"


def test_the_board_is_walked_and_answered_by_keys(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    answer(page, "tactical")
    answer(page, "unit", "de_18_hq")
    tab_to(page, ".board")
    page.keyboard.press("PageDown")
    first = page.evaluate("document.activeElement.dataset.place")
    page.keyboard.press("PageDown")
    second = page.evaluate("document.activeElement.dataset.place")
    offered = [noun["name"] for noun in seen(visitor)["asks"][0]["verbs"][0]["nouns"]]
    assert {first, second} <= set(offered)
    assert first != second
    page.keyboard.press("ArrowRight")
    third = page.evaluate("document.activeElement.dataset.place")
    assert third not in (second, None)
    visitor.shot("keyboard-board")
    page.keyboard.press("PageUp")
    page.keyboard.press("Shift+F10")
    expect(page.locator(".card-title")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".card")).to_have_count(0)
    page.keyboard.press("PageDown")
    chosen = page.evaluate("document.activeElement.dataset.place")
    with changed(page):
        page.keyboard.press("Enter")
    assert seen(visitor)["pieces"]["de_18_hq"]["at"] == chosen


def test_places_are_read_out_with_what_stands_there_and_their_neighbours(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    page.keyboard.press("p")
    expect(page.get_by_role("tab", name="Places")).to_be_focused()
    tab_to(page, ".places input")
    page.keyboard.type("18th army")
    row = page.locator(".place-row").first
    expect(row).to_contain_text("Jelgava")
    expect(row).to_contain_text("HQ 18th Army")
    tab_to(page, ".place-row")
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog")
    expect(card).to_be_focused()
    expect(card).to_contain_text("Tukums")  # a neighbour
    page.keyboard.press("Escape")
    expect(row).to_be_focused()


def test_what_happens_is_told_to_a_screen_reader(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    told = page.locator('p[role="log"][aria-live="polite"]')
    answer(page, "tactical")
    expect(told).to_contain_text("The Axis play a Tactical Impulse.")
    expect(told).to_contain_text(page.locator("#ask-text").inner_text().rpartition(" ")[0].strip())
    board = page.locator(".board")
    expect(board).to_have_attribute("role", "application")
    for name, each in seen(visitor)["pieces"].items():
        assert (page.locator(f'[data-piece="{name}"]').get_attribute("aria-label") or "").startswith(each["text"])


def test_every_letter_does_what_the_help_says(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    visitor.shot("help")
    visitor.accessible()
    page.keyboard.press("Escape")
    for key, title in (("r", "Rules in our own words"), ("d", "Dice")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("o")
    expect(page.get_by_role("dialog", name="Overlays")).to_be_focused()
    visitor.accessible()
    page.keyboard.press("Escape")
    for key, name in (("l", "Log"), ("i", "Situation"), ("p", "Places")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Situation")).to_be_focused()
    visitor.shot("situation")
    visitor.accessible()
    page.keyboard.press("a")
    expect(page.locator("#ask-text")).to_be_focused()
    page.keyboard.press("h")
    expect(page.locator(".board")).to_have_class("stage board without-pieces")
    expect(page.locator("[data-piece]").first).not_to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-piece]").first).to_be_visible()
    answer(page, "tactical")
    with changed(page):
        page.keyboard.press("u")
    expect(offer(page, "tactical")).to_be_visible()


def test_the_keys_can_be_switched_off(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    visitor.button("Settings").click()
    page.get_by_role("switch", name="Single-letter keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("d")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert table_of(page)
