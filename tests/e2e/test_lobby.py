"""The first page: games, a new match, the matches that are on, and matches as files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.player import COMPUTER, GAME, SHORT, TWO, answer, bring, choose, played, seen, sit, stands, table_of
from tests.e2e.visitor import DESK, PHONE, TABLET, Visitor, table
from tests.server.running import Server

WIDTHS = {"desk": DESK, "tablet": TABLET, "phone": PHONE}


def match(page: Page, at: str) -> Locator:
    return page.locator(".match", has=page.locator(f'[href="/table/{at}"]'))


def narrow(page: Page) -> bool:
    """Nothing sticks out at the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("lang", ["en-US", "es-ES"])
@pytest.mark.parametrize("size", WIDTHS)
def test_the_lobby_at_every_width_in_both_languages(browser: Browser, server: Server, lang: str, size: str) -> None:
    with Visitor(browser, server, lang=lang, size=WIDTHS[size]) as visitor:
        table(visitor.door, GAME, SHORT, COMPUTER)
        page = visitor.go()
        expect(page.locator(".match").first).to_be_visible()
        expect(page.get_by_role("button", name={"en": "Play", "es": "Jugar"}[lang[:2]], exact=True)).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", lang[:2])
        page.locator("summary").click()
        assert narrow(page)
        visitor.accessible()
        page.reload()
        expect(page.locator(".match").first).to_be_visible()
        visitor.shot(f"lobby-{size}-{lang[:2]}")


def test_games_stand_there_with_their_boards_and_every_choice_with_a_sentence(visitor: Visitor) -> None:
    page = choose(visitor)
    game = next(each for each in visitor.door.get("/api/games?lang=en") if each["key"] == GAME)
    board = page.get_by_role("img", name=f"The board of {game['title']}").first
    expect(board).to_be_visible()
    expect(board).to_have_js_property("complete", True)
    assert board.evaluate("(image) => image.naturalWidth") > 0
    for scenario in game["scenarios"]:
        assert scenario["text"], f"{scenario['id']} has no sentence"
        expect(page.locator(".choice", has_text=scenario["title"])).to_contain_text(scenario["text"])
    for seat in game["seats"]:
        expect(page.get_by_role("radio", name=seat["title"]).first).to_be_visible()
    page.locator("summary").click()
    for option in game["options"]:
        shown = page.locator(".options-list > *", has_text=option["title"]).first
        expect(shown).to_contain_text(option["text"])
        assert option["text"], f"{option['id']} has no sentence"
    visitor.shot("lobby-options")


def test_a_match_is_begun_as_it_was_chosen(visitor: Visitor) -> None:
    page = choose(visitor)
    page.get_by_role("radio", name="Closing the Circle").check()
    page.get_by_role("radio", name="Soviets", exact=True).check()
    page.get_by_role("radio", name=re.compile("at random")).check()
    page.locator("summary").click()
    switch = page.get_by_role("switch").first
    switch.check()
    expect(page.locator(".options-count")).to_have_text("1 changed")
    visitor.button("Play", exact=True).click()
    stands(page)
    told = visitor.door.get(f"/api/tables/{table_of(page)}?lang=en")
    assert told["scenario"] == "circle"
    assert {seat["id"]: seat["player"] for seat in told["seats"]} == {"axis": "random", "soviet": "person"}
    game = next(each for each in visitor.door.get("/api/games?lang=en") if each["key"] == GAME)
    usual = {option["id"]: option["default"] for option in game["options"]}
    assert len([name for name, value in told["options"].items() if value != usual[name]]) == 1

    page.goto("/")
    expect(page.get_by_role("radio", name="Closing the Circle")).to_be_checked()
    expect(page.get_by_role("radio", name="Soviets", exact=True)).to_be_checked()


def test_the_list_says_whose_turn_it_is_and_what_happened_since(visitor: Visitor) -> None:
    mine = table(visitor.door, GAME, SHORT, COMPUTER)
    two = bring(visitor, played("axis", "take-loss"))
    over = bring(visitor, played(None), "axis")
    page = visitor.go()
    expect(match(page, mine)).to_contain_text("Your turn")
    expect(match(page, mine)).to_contain_text("Axis: you")
    expect(match(page, two)).to_contain_text("Turn: Axis")
    expect(match(page, over)).to_contain_text("Over")
    sit(visitor, mine)
    answer(page, "pass")
    answer(page, "done")
    page.goto("/")
    expect(match(page, mine)).to_contain_text(re.compile(r"\d+ things? ha(s|ve) happened since you last looked"))
    visitor.shot("lobby-matches")
    visitor.accessible()

    match(page, mine).get_by_role("link").click()
    stands(page)
    expect(page.locator(".log-read")).to_have_text("since you were last here")


def test_a_match_is_deleted_after_a_question(visitor: Visitor) -> None:
    at = table(visitor.door, GAME, SHORT, TWO)
    page = visitor.go()
    match(page, at).get_by_role("button", name=re.compile("^Delete")).click()
    visitor.accessible()
    visitor.button("Cancel").click()
    expect(match(page, at)).to_have_count(1)
    match(page, at).get_by_role("button", name=re.compile("^Delete")).click()
    visitor.button("Delete", exact=True).click()
    expect(match(page, at)).to_have_count(0)
    assert at not in {each["id"] for each in visitor.door.get("/api/tables?lang=en")}


def test_a_match_goes_out_as_a_file_and_comes_in_again(visitor: Visitor, folder: Path) -> None:
    at = bring(visitor, played("axis", "take-loss"), "axis")
    page = visitor.go()
    match(page, at).get_by_role("button", name=re.compile("as a file$")).click()
    expect(page.get_by_role("dialog")).to_contain_text("The match is still on.")
    visitor.shot("export")
    with page.expect_download() as coming:
        visitor.button("Save as a file", exact=True).click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["game"] == GAME

    with page.expect_file_chooser() as choosing:
        visitor.button("Bring in a match from a file").click()
    choosing.value.set_files(file)
    page.get_by_role("dialog").get_by_role("radio", name="Axis").check()
    visitor.shot("import")
    visitor.accessible()
    visitor.button("Bring in", exact=True).click()
    stands(page)
    assert table_of(page) != at
    new, old = seen(visitor), seen(visitor, "axis", at)
    assert [new[each] for each in ("pieces", "asks", "panels")] == [old[each] for each in ("pieces", "asks", "panels")]


def test_a_file_that_is_no_match_is_turned_away_with_a_reason(visitor: Visitor, folder: Path) -> None:
    page = visitor.go()
    before = len(visitor.door.get("/api/tables?lang=en"))
    file = folder / "letter.json"
    file.write_text('{"dear": "friend"}', "utf-8")
    with page.expect_file_chooser() as choosing:
        visitor.button("Bring in a match from a file").click()
    choosing.value.set_files(file)
    visitor.button("Bring in", exact=True).click()
    expect(page.locator(".notice")).to_be_visible()
    visitor.shot("import-refused")
    assert len(visitor.door.get("/api/tables?lang=en")) == before
    visitor.forgive(400)
