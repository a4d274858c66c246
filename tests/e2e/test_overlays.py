"""What the rules code paints over the board, now and at any past moment, and what has changed since the last turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import bring, click_piece, played, seen, sit
from tests.e2e.visitor import Visitor

BLOCK = "de_1pz"


def fighting(visitor: Visitor) -> tuple[Page, str]:
    """In the middle of a battle, with much behind it."""
    at = bring(visitor, played("axis", "take-loss"), "axis")
    return sit(visitor, at), at


def lay(page: Page, name: str) -> None:
    page.get_by_role("button", name="Overlays").click()
    page.locator(f'[data-overlay="{name}"]').click()


def painted(page: Page) -> Locator:
    return page.locator("[data-tone]")


def told(visitor: Visitor, at: str, name: str, more: str = "") -> dict[str, Any]:
    """An overlay, past the page."""
    answer: dict[str, Any] = visitor.door.get(f"/api/tables/{at}/seats/axis/overlays/{name}?lang=en{more}")
    return answer


def test_every_overlay_of_the_room_can_be_laid_and_taken_off(visitor: Visitor) -> None:
    page, at = fighting(visitor)
    for overlay in seen(visitor)["overlays"]:
        if overlay["noun"]:
            continue
        lay(page, overlay["id"])
        expect(page.locator(".overlay-band")).to_contain_text(overlay["title"])
        expected = told(visitor, at, overlay["id"])
        expect(painted(page)).to_have_count(len(expected["areas"]))
        legend = page.locator(".board-legend li")
        expect(legend).to_have_count(len(expected["legend"]))
        for row, (_, text) in zip(legend.all(), expected["legend"], strict=True):
            expect(row).to_contain_text(text)
        visitor.shot(f"overlay-{overlay['id']}")
    visitor.accessible()
    visitor.button("Take the overlay off").click()
    expect(painted(page)).to_have_count(0)


def test_an_overlay_about_a_block_asks_which_on_the_board_or_from_a_list(visitor: Visitor) -> None:
    page, at = fighting(visitor)
    lay(page, "movement")
    expect(page.locator(".pick-band")).to_contain_text("which block?")
    visitor.shot("overlay-pick")
    visitor.accessible()
    page.locator(".pick-band select").select_option(BLOCK)
    expected = told(visitor, at, "movement", f"&noun={BLOCK}")
    expect(painted(page)).to_have_count(len(expected["areas"]))
    expect(page.locator(".overlay-band")).to_contain_text("1st Panzer Division")
    costs = {text for text in expected["labels"].values() if text}
    assert costs <= set(page.locator(".layer-toneLabels text").all_text_contents())
    visitor.shot("overlay-reach")

    lay(page, "command")
    before = page.locator(".table").get_attribute("data-position")
    click_piece(page, "de_18_hq")
    expect(page.locator(".overlay-band")).to_contain_text("18th Army")
    assert page.locator(".table").get_attribute("data-position") == before, "picking a block answered the ask"


def test_the_card_of_a_block_leads_to_its_overlays(visitor: Visitor) -> None:
    page, at = fighting(visitor)
    click_piece(page, "de_18_hq", "right")
    page.locator(".card-tools").get_by_role("button", name="Range of an HQ").click()
    expect(painted(page)).to_have_count(len(told(visitor, at, "command", "&noun=de_18_hq")["areas"]))


def test_overlays_tell_of_the_past_too(visitor: Visitor) -> None:
    page, at = fighting(visitor)
    now, then = told(visitor, at, "control"), told(visitor, at, "control", "&moment=0")
    assert now != then
    lay(page, "control")
    tones(page, now)
    visitor.button("To the beginning").click()
    expect(page.locator(".past-band")).to_contain_text("moment 0")
    tones(page, then)
    visitor.shot("overlay-past")
    visitor.button("To the present").click()
    expect(page.locator(".past-band")).to_have_count(0)
    tones(page, now)


def tones(page: Page, overlay: dict[str, Any]) -> None:
    """So many places have each colour."""
    for tone, number in Counter(overlay["areas"].values()).items():
        expect(page.locator(f'[data-tone="{tone}"]')).to_have_count(number)


def test_what_has_changed_since_my_last_turn_is_one_click_away(visitor: Visitor) -> None:
    page, at = fighting(visitor)
    visitor.button("What has changed?").click()
    news = told(visitor, at, "news")
    expect(painted(page)).to_have_count(len(news["areas"]))
    assert len(news["areas"]) > 3
    page.keyboard.press("n")
    expect(painted(page)).to_have_count(0)
