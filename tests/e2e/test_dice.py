"""Dice: as they fall, over the whole match, and that nobody has touched them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.player import answer, bring, offer, played, seen, sit
from tests.e2e.visitor import Visitor

HASH = re.compile(r"^[0-9a-f]{64}$")


def test_dice_are_shown_as_they_fall_with_what_they_needed(visitor: Visitor) -> None:
    page = sit(visitor, bring(visitor, played("axis", "battle"), "axis"))
    known = seen(visitor)["events"]
    answer(page, "space")
    at = page.url.rpartition("/")[2]
    fallen = visitor.door.get(f"/api/tables/{at}/seats/axis/events?lang=en&since={known}")
    rolls = [event["args"] for event in fallen if event["kind"] == "roll"]
    assert rolls, "no dice have fallen"
    tray = page.locator(".tray")
    expect(tray.locator(".die")).to_have_count(sum(len(roll["faces"]) for roll in rolls[-6:]))
    hits = sum(face >= roll["needs"] for roll in rolls[-6:] for face in roll["faces"])
    expect(tray.locator(".die.hit")).to_have_count(hits)
    expect(tray.locator(".needs").first).to_have_text(f"{rolls[-6:][0]['needs']}+")
    expect(tray.locator(".rule-link").first).to_be_visible()
    visitor.shot("dice-fall")
    visitor.accessible()
    expect(page.locator(".log .die").first).to_be_attached()


def test_statistics_stand_beside_what_fair_dice_would_do(visitor: Visitor) -> None:
    at = bring(visitor, played("axis", "take-loss"), "axis")
    page = sit(visitor, at)
    page.keyboard.press("d")
    sides = visitor.door.get(f"/api/tables/{at}/seats/axis/dice?lang=en")
    tallies = page.locator(".side-dice")
    expect(tallies).to_have_count(len(sides))
    for tally, side in zip(tallies.all(), sides, strict=True):
        expect(tally.get_by_role("heading")).to_have_text(side["title"])
        assert [int(cell) for cell in tally.locator(".face-number").all_inner_texts()] == side["faces"]
        expect(tally.locator(".figures")).to_contain_text(f"expected: {side['expected']:.1f}")
        assert side["dice"] == sum(side["faces"]) > 0
    seal = page.locator(".seal")
    expect(seal.locator("code")).to_have_count(1)
    expect(seal.locator("code").first).to_have_text(HASH)
    expect(seal).to_contain_text("The key is shown when the match is over.")
    visitor.shot("dice")
    visitor.accessible()


def test_at_the_end_the_key_opens_the_seal_and_every_roll_is_verified(visitor: Visitor) -> None:
    at = bring(visitor, played(None), "axis")
    page = sit(visitor, at)
    expect(offer(page, "pass")).to_have_count(0)
    page.locator(".result").get_by_role("button", name="Dice").click()
    codes = page.locator(".seal code")
    expect(codes).to_have_count(2)
    public = visitor.door.get(f"/api/tables/{at}?lang=en")
    assert codes.all_inner_texts() == [public["commitment"], public["key"]]
    visitor.button("Check every roll").click()
    expect(page.locator(".checked.yes")).to_contain_text("Every roll stands.")
    expect(page.locator(".checked.yes")).to_contain_text(public["commitment"])
    visitor.shot("dice-verified")
    visitor.accessible()
