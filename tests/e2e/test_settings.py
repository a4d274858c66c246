"""What each player sets for the own screen: language, theme, colours, motion; and pages that fit a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.player import (
    COMPUTER,
    GAME,
    SHORT,
    answer,
    bring,
    changed,
    offer,
    piece,
    played,
    seen,
    sit,
    spot,
    stands,
)
from tests.e2e.visitor import DESK, PHONE, TABLET, Visitor, table
from tests.server.running import Server

RGB = re.compile(r"\d+")


def settle(visitor: Visitor, *chosen: str) -> None:
    visitor.button(re.compile("Settings|Ajustes")).click()
    for name in chosen:
        visitor.page.get_by_role("radio", name=name, exact=True).check()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


# -- language --------------------------------------------------------------------------------------------------


def test_the_language_changes_at_any_time_and_nothing_else_does(visitor: Visitor) -> None:
    page = visitor.go()
    visitor.button("Español").click()
    expect(visitor.button("Jugar", exact=True)).to_be_visible()
    visitor.button("English").click()
    expect(visitor.button("Play", exact=True)).to_be_visible()

    at = bring(visitor, played("axis", "take-loss"), "axis")
    sit(visitor, at)
    before = seen(visitor)
    english = page.locator(".log .line-text").last.inner_text()
    settle(visitor, "Español")
    expect(page.get_by_role("dialog", name="Ajustes")).to_be_visible()
    visitor.shot("settings-es")
    close(page)
    spanish = visitor.door.get(f"/api/tables/{at}/seats/axis?lang=es")
    expect(page.locator(".asking .ask-text")).to_contain_text(spanish["asks"][0]["text"])
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.locator(".log .line-text").last.inner_text() != english
    expect(piece(page, "de_1pz")).to_have_attribute(
        "aria-label", re.compile(re.escape(spanish["pieces"]["de_1pz"]["text"]))
    )
    visitor.shot("table-es")
    visitor.accessible()
    assert seen(visitor) == before
    answer(page, "unit")
    page.reload()
    expect(page.get_by_role("tab", name="Situación")).to_be_visible()


@pytest.mark.parametrize("visitor", [{"lang": "es-ES"}], indirect=True)
def test_a_spanish_player_meets_no_english(visitor: Visitor) -> None:
    page = sit(visitor, bring(visitor, played("axis", "battle"), "axis"))
    places = page.locator(".nouns .noun").first
    places.click(button="right")
    expect(page.locator(".odds")).to_be_visible()
    visitor.shot("odds-es")
    page.keyboard.press("Escape")
    for key, name in (("r", "rules-es"), ("d", "dice-es"), ("?", "help-es")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.get_by_role("dialog").locator("h2")).not_to_be_empty()
        visitor.shot(name)
        close(page)
    page.keyboard.press("i")
    visitor.shot("situation-es")
    seen_words = page.locator("body").inner_text()
    assert not re.search(r"\b(the|and|of|with|blocks?)\b", seen_words), seen_words
    assert not re.search(r"\bweb-[a-z-]+|leningrad41-[a-z-]+", seen_words)


# -- colours and motion ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("palette", ["Standard", "For colour-blind eyes", "High contrast"])
@pytest.mark.parametrize("theme", ["Light", "Dark"])
def test_every_palette_in_both_themes(visitor: Visitor, theme: str, palette: str) -> None:
    page = sit(visitor, bring(visitor, played("axis", "take-loss"), "axis"))
    settle(visitor, theme, palette)
    if palette == "Standard":
        visitor.accessible()
    close(page)
    expect(page.locator("html")).to_have_attribute("data-theme", theme.lower())
    ground = page.evaluate("getComputedStyle(document.querySelector('.aside')).backgroundColor")
    light = page.evaluate("matchMedia('(prefers-color-scheme: light)').matches")
    assert light, "the browser's own wish is not what decides"
    shade = page.evaluate(SHADE, ground)
    assert (shade > 128) == (theme == "Light")
    page.reload()
    stands(page)
    expect(page.locator(".board")).to_have_attribute("data-theme", theme.lower())
    name = f"table-{page.locator('.board').get_attribute('data-palette')}-{theme.lower()}"
    visitor.shot(name)
    visitor.accessible()


SHADE = """(colour) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}"""


@pytest.mark.parametrize("visitor", [{"reduced_motion": "no-preference"}], indirect=True)
def test_motion_has_a_speed_and_can_be_switched_off(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    page.evaluate(WATCH)
    answer(page, "tactical")
    settle(visitor, "Fast")
    close(page)
    fast = longest(page, "de_18_hq")
    settle(visitor, "Slow")
    assert kept(page)["speed"] == 0.5
    close(page)
    assert longest(page, "de_41_hq") > 2 * fast > 0

    visitor.button("Settings").click()
    page.get_by_role("switch", name="Moving pieces").uncheck()
    expect(page.get_by_role("radio", name="Fast")).to_have_count(0)
    close(page)
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    assert kept(page)["motion"] is False
    assert longest(page, "de_56_hq") == 0


# Notes how long the board's longest animation takes.
WATCH = """() => {
  const { dataset } = document.body;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const time = typeof timing === "number" ? timing : timing.duration;
    if (this.closest(".board")) dataset.longest = Math.max(Number(dataset.longest), time);
    return animate.call(this, frames, timing);
  };
}"""


def longest(page: Page, headquarters: str) -> float:
    """Milliseconds that something moves when this headquarters goes to the first place it is offered."""
    answer(page, "unit", headquarters)
    page.evaluate("document.body.dataset.longest = 0")
    answer(page, "space")
    expect(page.locator(".piece.may").first).to_be_attached()  # the board rests, and offers what comes next
    return float(page.locator("body").get_attribute("data-longest") or 0)


def kept(page: Page) -> dict[str, object]:
    told: dict[str, object] = page.evaluate("JSON.parse(localStorage.getItem('grognard'))")
    return told


# -- widths ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en-US", "es-ES"])
@pytest.mark.parametrize("size", [PHONE, TABLET, DESK, (360, 640), (844, 390)], ids=str)
def test_a_table_fits_its_window(browser: Browser, server: Server, lang: str, size: tuple[int, int]) -> None:
    with Visitor(browser, server, lang=lang, size=size, has_touch=size[0] < 900) as visitor:
        page = sit(visitor, bring(visitor, played("axis", "battle"), "axis"))
        width, height = size
        scrolls = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert scrolls[0] <= width
        assert scrolls[1] <= height
        board = page.locator(".board-area").bounding_box()
        assert board is not None
        assert board["height"] >= height * 0.3
        expect(page.locator(".asking .noun").first).to_be_in_viewport()
        visitor.shot(f"table-{width}x{height}-{lang[:2]}")


@pytest.mark.parametrize("visitor", [{"size": PHONE, "has_touch": True}], indirect=True)
def test_a_match_is_played_on_a_phone(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    with changed(page):
        offer(page, "tactical").tap()
    with changed(page):
        offer(page, "unit", "de_18_hq").tap()
    visitor.shot("phone-choice")
    with changed(page):
        page.touchscreen.tap(*spot(page, "106"))
    assert seen(visitor)["pieces"]["de_18_hq"]["at"] == "106"
    for name in ("Log", "Situation", "Places", "Turn"):
        page.get_by_role("tab", name=name).tap()
        visitor.accessible()
        visitor.shot(f"phone-{name.lower()}")
    visitor.button("More").tap()
    visitor.shot("phone-more")
    page.locator(".menu").get_by_role("button", name="Help and keys").tap()
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    close(page)
    small = page.locator(".aside").bounding_box()
    visitor.button("Larger or smaller").tap()
    tall = page.locator(".aside").bounding_box()
    assert small is not None
    assert tall is not None
    assert tall["height"] > small["height"]
    visitor.shot("phone-tall")
