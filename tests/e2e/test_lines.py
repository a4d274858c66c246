"""When things go otherwise: no such table, a table that is deleted, a server that goes away and comes back."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.player import COMPUTER, GAME, SHORT, answer, offer, seen, sit
from tests.e2e.visitor import Visitor, table
from tests.server.running import Server


def test_an_address_without_a_table_says_so_and_leads_back(visitor: Visitor) -> None:
    page = visitor.go("/table/nowhere")
    expect(page.get_by_text("There is no such table. It may have been deleted.")).to_be_visible()
    visitor.shot("no-table")
    visitor.accessible()
    visitor.forgive(404)
    page.get_by_role("link", name="All matches").click()
    expect(page.get_by_role("heading", name="New match")).to_be_visible()


def test_who_sits_at_a_table_hears_that_it_is_deleted(visitor: Visitor) -> None:
    at = table(visitor.door, GAME, SHORT, COMPUTER)
    page = sit(visitor, at)
    assert visitor.door.ask("DELETE", f"/api/tables/{at}").status < 300
    expect(page.get_by_text("This match was deleted.")).to_be_visible()


def test_computers_among_themselves_keep_their_boards_to_themselves(visitor: Visitor) -> None:
    at = table(visitor.door, GAME, SHORT, {"axis": "computer", "soviet": "random"})
    page = visitor.go(f"/table/{at}")
    expect(page.get_by_text("Computers play among themselves here.")).to_be_visible()
    expect(page.locator("[data-piece]")).to_have_count(0)
    visitor.shot("computers")
    visitor.accessible()


def test_a_server_that_comes_back_finds_the_player_where_it_left_him(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Visitor(browser, server) as visitor:
        at = table(visitor.door, GAME, SHORT, COMPUTER)
        page = sit(visitor, at)
        answer(page, "tactical")
        server.kill()
        expect(page.get_by_text("The line to the server is broken. Trying again…")).to_be_visible()
        visitor.shot("line-broken")
        offer(page, "unit", "de_18_hq").click()
        expect(page.locator(".notice")).to_contain_text("The server does not answer.")

        server.start()
        expect(page.locator(".band.away")).to_have_count(0)
        visitor.amiss.clear()
        answer(page, "unit", "de_18_hq")
        assert "de_18_hq" in seen(visitor)["chosen"]
