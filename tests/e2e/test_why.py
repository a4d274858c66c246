"""Why not? What a thing is, which rule stands against it, what a battle there may bring; and the rules themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import grognard
from tests.e2e.player import COMPUTER, GAME, SHORT, answer, bring, click_piece, played, seen, sit, spot
from tests.e2e.visitor import PHONE, Visitor, table

RULES = f"/api/games/{GAME}/rules?lang=en"
FAR = "1"  # a place at the other end of the board


def card(page: Page) -> Locator:
    return page.locator(".card")


def digests(visitor: Visitor) -> dict[str, str]:
    """What each rule says in our words."""
    return {rule["id"]: rule["text"] for rule in visitor.door.get(RULES)}


def moving(visitor: Visitor) -> Page:
    """An HQ is asked where it goes."""
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    answer(page, "tactical")
    answer(page, "unit", "de_18_hq")
    return page


def test_a_right_click_says_what_a_place_is_and_why_it_cannot_be_chosen(visitor: Visitor) -> None:
    page = moving(visitor)
    page.mouse.click(*spot(page, FAR), button="right")
    refusal = page.locator(".verdict.no")
    expect(refusal.first).to_be_visible()
    rule = refusal.first.locator(".rule-link").inner_text().strip()
    expect(refusal.first.locator(".digest")).to_have_text(digests(visitor)[rule])
    assert len(card(page).locator(".card-line").all()) > 0
    visitor.shot("why-not")
    visitor.accessible()
    page.keyboard.press("Escape")
    expect(card(page)).to_have_count(0)


def test_a_place_that_can_be_chosen_says_so(visitor: Visitor) -> None:
    page = moving(visitor)
    name = page.locator('.asking [data-verb="space"]').first.get_attribute("data-noun")
    page.mouse.click(*spot(page, str(name)), button="right")
    expect(page.locator(".verdict.yes").first).to_contain_text("it can be chosen")


def test_a_right_click_on_a_block_tells_of_the_block(visitor: Visitor) -> None:
    page = moving(visitor)
    click_piece(page, "de_56_hq", "right")
    expect(card(page).locator(".card-title")).to_have_text(re.compile("Manstein"))
    expect(page.locator(".verdict.no .rule-link").first).to_be_visible()
    visitor.shot("why-block")


def test_an_enemy_block_is_nobody_in_particular(visitor: Visitor) -> None:
    page = moving(visitor)
    somebody = page.locator('[data-piece^="block/soviet/"]').first.get_attribute("data-piece")
    click_piece(page, str(somebody), "right")
    expect(card(page)).to_be_visible()
    expect(card(page)).to_contain_text("Soviet block")
    game = grognard.game(GAME)
    hidden = [game.label("unit", name, "en") for name in game.names["unit"] if name.startswith("su_")]
    told = card(page).inner_text()
    assert len(hidden) > 50
    assert not [name for name in hidden if name in told]


@pytest.mark.parametrize("visitor", [{"size": PHONE, "has_touch": True}], indirect=True)
def test_a_long_press_does_the_same(visitor: Visitor) -> None:
    page = moving(visitor)
    visitor.button("The whole board").click()  # a small window begins where the pieces are
    x, y = spot(page, FAR)
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".verdict.no").first).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".verdict.no").first).to_be_visible()
    visitor.shot("why-phone")


def test_the_list_and_the_places_tell_why_too(visitor: Visitor) -> None:
    page = moving(visitor)
    noun = page.locator(".nouns .noun").first
    called = noun.locator(".noun-text").inner_text()
    noun.click(button="right")
    expect(card(page).locator(".card-title")).to_have_text(called)
    page.keyboard.press("Escape")
    visitor.button(f"About {called}").first.click()
    expect(page.locator(".verdict.yes").first).to_be_visible()
    page.keyboard.press("Escape")

    page.get_by_role("tab", name="Places").click()
    page.get_by_label("Find a place or a block").fill("tampere")
    page.locator(".place-row").first.click()
    expect(card(page).locator(".card-title")).to_have_text(re.compile("Tampere"))
    visitor.shot("places")
    visitor.accessible()


def test_a_seat_that_is_not_asked_hears_that(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    answer(page, "pass")
    answer(page, "done")
    visitor.button("Pause").click()
    page.mouse.click(*spot(page, FAR), button="right")
    expect(page.locator(".verdict")).to_have_text(re.compile("not your turn", re.IGNORECASE))
    expect(page.locator(".verdict .rule-link")).to_have_count(0)


# -- rules -----------------------------------------------------------------------------------------------------


def test_prompts_and_log_lines_link_their_rules(visitor: Visitor) -> None:
    page, told = moving(visitor), digests(visitor)
    for link in (page.locator(".asking .rule-link").first, page.locator(".log .rule-link").last):
        number = link.inner_text().strip()
        link.click()
        expect(card(page)).to_contain_text(told[number])
        page.keyboard.press("Escape")
    page.locator(".asking .rule-link").first.click()
    visitor.shot("rule-card")
    number = card(page).locator(".rule-number").inner_text()
    visitor.button("All rules").click()
    expect(page.locator(".rule.at")).to_contain_text(number)
    expect(page.locator(".rule.at")).to_be_in_viewport()


def test_the_panel_lists_every_digest_by_chapter(visitor: Visitor) -> None:
    page = sit(visitor, table(visitor.door, GAME, SHORT, COMPUTER))
    page.keyboard.press("r")
    rules: list[dict[str, Any]] = visitor.door.get(RULES)
    expect(page.locator(".rules .rule")).to_have_count(len(rules))
    expect(page.locator(".rules .chapter")).to_have_count(len({rule["chapter"] for rule in rules}))
    visitor.shot("rules")
    visitor.accessible()
    page.get_by_label("Find a rule by number or word").fill("10.15")
    expect(page.locator(".rules .rule").first).to_contain_text("10.15")
    assert page.locator(".rules .rule").count() < len(rules)
    page.get_by_label("Find a rule by number or word").fill("no such word")
    expect(page.locator(".rules")).to_contain_text("Nothing by that name.")


# -- odds ------------------------------------------------------------------------------------------------------


def test_odds_stand_beside_a_battle_that_is_about_to_be_declared(visitor: Visitor) -> None:
    at = bring(visitor, played("axis", "battle"), "axis")
    page = sit(visitor, at)
    place = offered_place(visitor, at)
    page.locator(f'.asking [data-noun="{place}"]').click(button="right")
    told = visitor.door.get(f"/api/tables/{at}/seats/axis/odds?noun={place}&lang=en")
    expect(card(page).locator(".odds h4")).to_have_text(told["title"])
    expect(card(page).locator(".chance")).to_have_count(len(told["chances"]))
    for text, share in told["chances"]:
        row = card(page).locator(".chance", has_text=text)
        expect(row).to_contain_text(f"{round(share * 100)}%")
    assert sum(share for _, share in told["chances"]) == pytest.approx(1, abs=0.02)
    visitor.shot("odds")


def offered_place(visitor: Visitor, at: str) -> str:
    verbs = [verb for ask in seen(visitor, "axis", at)["asks"] for verb in ask["verbs"]]
    return str(next(verb for verb in verbs if verb["kind"] == "space")["nouns"][0]["name"])
