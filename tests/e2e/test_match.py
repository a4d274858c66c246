"""Matches as they are played in a browser: from the lobby to the result, alone and with two at one screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.e2e.player import (
    COMPUTER,
    GAME,
    SHORT,
    answer,
    bring,
    changed,
    choose,
    click_piece,
    offer,
    played,
    seen,
    sit,
    spot,
    stands,
    table_of,
)
from tests.e2e.visitor import Visitor, table

ASKED = ".asking [data-verb]"


WAITED = ".asking [data-verb], .result"  # the person is asked, or it is over
HURRY = "document.querySelector('.thinking [data-do=hurry]:enabled')?.click()"


def hurry(page: Page) -> None:
    """Tell the computer not to pause, if it still thinks, and wait for its last answer."""
    expect(page.locator(f".thinking [data-do], {WAITED}").first).to_be_visible()
    page.evaluate(HURRY)
    expect(page.locator(WAITED).first).to_be_visible()


def test_a_person_plays_the_computer_from_the_lobby_to_the_result(visitor: Visitor) -> None:
    page = choose(visitor)
    page.get_by_role("radio", name="Les Preludes").check()
    page.get_by_role("radio", name="Axis", exact=True).check()
    page.get_by_role("radio", name=re.compile("^The computer thinks")).check()
    visitor.button("Play", exact=True).click()
    stands(page)
    answer(page, "tactical")

    headquarters = seen(visitor)["asks"][0]["verbs"][0]["nouns"][1]["name"]
    with changed(page):
        click_piece(page, headquarters)
    to = next(verb for verb in seen(visitor)["asks"][0]["verbs"] if verb["verb"] == "space")["nouns"][0]["name"]
    with changed(page):
        page.mouse.click(*spot(page, to))
    assert seen(visitor)["pieces"][headquarters]["at"] == to
    visitor.shot("table-first-move")

    answer(page, "done")
    answered = 0
    while not page.locator(".result").is_visible():
        answered += 1
        assert answered < 60, "no end in sight"
        one_answer(page)
        hurry(page)
    expect(page.get_by_role("heading", name=re.compile("^Victory: (Axis|Soviets)$"))).to_be_visible()
    expect(page.locator(".scores dd")).to_have_count(2)
    visitor.shot("table-result")
    visitor.accessible()

    match = table_of(page)
    visitor.page.get_by_role("link", name="All matches").first.click()
    expect(page.locator(".match", has=page.locator(f'[href$="{match}"]'))).to_contain_text("Over")


def one_answer(page: Page) -> None:
    """The way of somebody who has no time: pass, or be done, or whatever stands there first."""
    for verb in ("pass", "done"):
        if offer(page, verb).count():
            return answer(page, verb)
    with changed(page):
        page.locator(ASKED).first.click()
    return None


# -- two at one screen -----------------------------------------------------------------------------------------


def test_two_at_one_screen_have_a_curtain_between_them(visitor: Visitor) -> None:
    page = choose(visitor)
    page.get_by_role("radio", name="Les Preludes").check()
    page.get_by_role("radio", name=re.compile("^A person at this screen")).check()
    visitor.button("Play", exact=True).click()
    curtain(page, "Axis")
    assert page.locator("[data-piece], .log").count() == 0
    visitor.shot("curtain")
    visitor.accessible()

    visitor.button("Axis: show my board").click()
    stands(page)
    mine = names(page)
    assert mine == shown_to(visitor, "axis")
    passes(page)
    expect(page.get_by_role("heading", name="Now it is up to the other side: Soviets")).to_be_visible()
    visitor.shot("hand-over")
    visitor.accessible()

    visitor.button("Hand over").click()
    curtain(page, "Soviets")
    assert page.locator("[data-piece], .log").count() == 0
    visitor.button("Soviets: show my board").click()
    stands(page)
    assert names(page) == shown_to(visitor, "soviet")
    assert not mine & names(page), "a block that both sides know by name"

    page.reload()
    curtain(page, "Soviets")


def passes(page: Page) -> None:
    """The whole impulse."""
    answer(page, "pass")
    answer(page, "done")


def curtain(page: Page, seat: str) -> None:
    expect(page.get_by_role("heading", name=f"Next: {seat}")).to_be_visible()


def names(page: Page) -> set[str]:
    """What is said of the blocks on the board that can be told apart."""
    told = page.locator("[data-piece]").evaluate_all("(all) => all.map((each) => each.dataset.piece)")
    return {name for name in told if "/" not in name}


def shown_to(visitor: Visitor, seat: str) -> set[str]:
    return {piece["id"] for piece in seen(visitor, seat)["pieces"].values() if "id" in piece}


# -- the way back ----------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_barrier_and_says_where_it_is(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    undo, barrier = visitor.button("Undo"), page.locator(".barrier")
    expect(undo).to_be_disabled()
    expect(barrier).to_have_text("Nothing to take back yet.")
    answer(page, "tactical")
    expect(barrier).to_have_count(0)
    with changed(page):
        undo.click()
    expect(offer(page, "tactical")).to_be_visible()

    answer(page, "tactical")
    before = seen(visitor)["pieces"]
    headquarters = offered(visitor, "unit")[1]
    answer(page, "unit", headquarters)
    expect(undo).to_be_enabled()
    with changed(page):
        page.keyboard.press("u")
    assert seen(visitor)["pieces"] == before

    answer(page, "unit", headquarters)
    answer(page, "space", offered(visitor, "space")[0])
    expect(undo).to_be_disabled()
    expect(barrier).to_have_text("No way back: something hidden has come to light.")
    expect(page.locator(".log-barrier")).to_have_text("Undo ends here: something hidden came to light")
    visitor.shot("table-barrier")


def offered(visitor: Visitor, kind: str) -> list[str]:
    """The names of what the first verb of a kind offers."""
    verbs = [verb for ask in seen(visitor)["asks"] for verb in ask["verbs"]]
    return [noun["name"] for verb in verbs if verb["kind"] == kind for noun in verb["nouns"]]


# -- interruptions ---------------------------------------------------------------------------------------------


def test_a_reload_in_the_middle_of_a_battle_changes_nothing(visitor: Visitor) -> None:
    page = sit(visitor, bring(visitor, played("axis", "take-loss"), "axis"))
    before, asked = seen(visitor), page.locator(".asking .ask-text").inner_text()
    log = page.locator(".log .line-text").all_inner_texts()
    pieces = names(page)
    visitor.shot("table-battle")

    page.reload()
    stands(page)
    expect(page.locator(".asking .ask-text")).to_have_text(asked)
    assert page.locator(".log .line-text").all_inner_texts() == log
    assert names(page) == pieces
    assert seen(visitor) == before
    block = offered(visitor, "unit")[0]
    value = before["pieces"][block]["value"]
    answer(page, "unit", block)
    after = seen(visitor)["pieces"].get(block)
    assert after is None or after["value"] == value - 1
    assert seen(visitor)["events"] > before["events"]


def test_the_computer_can_be_stopped_and_hurried(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    passes(page)
    visitor.button("Pause").click()
    expect(page.get_by_role("heading", name="Soviets: the computer is paused")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    stood = page.locator(".table").get_attribute("data-position")
    visitor.shot("computer-paused")
    visitor.accessible()
    page.reload()
    expect(page.get_by_role("heading", name="Soviets: the computer is paused")).to_be_visible()

    with changed(page):
        visitor.button("Go on").click()
    expect(page.get_by_role("heading", name="Soviets: the computer is thinking")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert page.locator(".table").get_attribute("data-position") != stood
    visitor.shot("computer-thinking")
    hurry(page)
    expect(page.locator(ASKED).first).to_be_visible()
