"""1.3, 2.2, 2.3: what a thing on the board is, for each seat and as far as it may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grognard.board.areas import members
from grognard.games.eastfront.about import about
from grognard.games.eastfront.hexes import HEXES, LAND
from grognard.games.eastfront.units import UNITS
from tests.games.eastfront.play import GAME, position
from tests.games.eastfront.telling import MATCHES, SEATS, check, positions, say
from tests.games.eastfront.test_fog import front
from tests.marks import rule

BOXES = ("lost-axis", "lost-soviet", "coming-axis", "coming-soviet", "away-axis")
EVERYTHING = [*(("space", name) for name in (*HEXES[1:], *BOXES)), *(("unit", name) for name in UNITS)]


def told(text: str, seat: str | None, kind: str, name: str, lang: str = "en") -> list[str]:
    return [say(line, lang) for line in about(position(text).view(seat), kind, name)]


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_everything_can_be_asked_about_at_every_position(scenario: str, options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    for match in positions(scenario, options, seed, every=40):
        for seat in SEATS:
            view = match.view(seat)
            for kind, name in chance.sample(EVERYTHING, 20):
                lines = about(view, kind, name)
                assert lines, (kind, name)
                check(lines)


def test_each_hex_and_each_block_has_something_to_tell() -> None:
    view = GAME.start("S42", options={"naval": True, "paratroops": True}, seed=1).view("axis")
    for kind, name in EVERYTHING:
        check(about(view, kind, name))
    for hex_ in members(LAND):
        keys = {key.removeprefix("eastfront-about-") for key, _ in about(view, "space", HEXES[hex_])}
        assert {"terrain", "control"} <= keys
        assert any(key.startswith("by-") for key in keys)


def test_what_is_no_thing_of_the_board_has_nothing_to_tell() -> None:
    view = GAME.start("S42", seed=1).view("axis")
    assert about(view, "number", "3") == about(view, "unit", "nobody") == []


@rule("eastfront", "2.3")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
def test_no_hidden_block_changes_what_is_told(watcher: str) -> None:
    one = front("movement")
    for seed in range(2):
        views = [match.view(watcher) for match in (one, one.determinize(watcher, seed))]
        for kind, name in random.Random(seed).sample(EVERYTHING, 150):
            first, second = (json.dumps(about(view, kind, name)) for view in views)
            assert first == second, (kind, name)


# -- what a player reads ----------------------------------------------------------------------------------

TEXT = """
scenario S42
month {month}
weather {weather}
west {weather}
phase command
active axis
axis germany romania bulgaria hungary Kiev Kharkov Stalino
ax_hq_okh Warsaw 3
ax_hq_south Kharkov 2
ax_armor_41 Kharkov 3 cut_off
sv_i_8 Kupyansk
sv_i_51 lost
"""
DRY = TEXT.format(month="july-1942", weather="dry")
MUDDY = TEXT.format(month="october-1942", weather="mud")


@rule("eastfront", "1.3", "1.4", "12.24")
def test_a_hex_tells_its_ground_its_city_its_owner_and_its_ways() -> None:
    here = told(DRY, "axis", "space", "Kharkov")
    assert here[:2] == [
        "Clear: room for 4 a side; 2 units across each side in or out of battle, 1 over a river",
        "Major City, production 2",
    ]
    assert "Axis control" in here
    assert "41st Panzer Corps, 3 of 4, unsupplied" in here
    assert "Double Defence for who is attacked here" in here
    assert any(line.startswith("By rail to ") for line in here)
    assert "1 Soviet block, not revealed" in told(DRY, "axis", "space", "Kupyansk")
    assert told(MUDDY, "axis", "space", "Kupyansk")[0].startswith("Clear, marsh in the mud: room for 4 a side; 1 unit")
    assert told(DRY, None, "space", "Kharkov", "es")[0].startswith("Claro: caben 4 por bando; 2 unidades")


@rule("eastfront", "2.3")
def test_an_unseen_block_tells_what_is_printed_on_it_and_no_more() -> None:
    assert told(DRY, "soviet", "unit", "sv_i_8")[:2] == ["8th Army, 3 of 3", "In Kupyansk"]
    assert told(DRY, "axis", "unit", "sv_i_8") == [
        "8th Army: where it is, you cannot see", "Infantry, Soviet",
        "Fire in attack: single (6); in defence: single (6)", "Speed: dry 2, mud 1, snow 1",
        "A step costs 2, its cadre 4",
    ]  # fmt: skip
    assert told(DRY, "axis", "unit", "sv_i_51")[0] == "51st Army, eliminated"


@rule("eastfront", "5.1", "5.3", "5.61", "5.8")
def test_an_hq_tells_what_it_can_do_in_this_weather() -> None:
    assert "Active it gives 6 Supreme Moves" in told(DRY, "axis", "unit", "ax_hq_okh")
    south = told(DRY, "axis", "unit", "ax_hq_south")
    assert any(line.startswith("Command radius 2 (") for line in south)
    assert any(line.startswith("Air Strike with 2 dice") for line in south)
    assert "Disorganised: its command value is one less" in told(MUDDY, "axis", "unit", "ax_hq_south")
    assert "Disorganised: its command value is one less" not in told(MUDDY, "axis", "unit", "ax_hq_okh")
