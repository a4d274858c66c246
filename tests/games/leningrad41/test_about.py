"""1.6, 2.4, 4.2: what a thing on the board is, for each seat and as far as it may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grognard.games.leningrad41.about import about
from grognard.games.leningrad41.areas import AREA, AREAS
from grognard.games.leningrad41.blocks import BOMBERS, UNITS
from tests.games.leningrad41.adversary import twins
from tests.games.leningrad41.play import GAME, position
from tests.games.leningrad41.telling import MATCHES, SEATS, check, positions, say
from tests.games.leningrad41.test_fog import front
from tests.marks import rule

BOXES = ("reserve-axis", "luftwaffe-ready", "moscow", "murmansk-1", "turn-1")
EVERYTHING = [
    *(("space", code) for code in (*AREAS[1:], *BOXES)), *(("unit", name) for name in UNITS),
    *(("bomber", name) for name in BOMBERS),
]  # fmt: skip


def told(text: str, seat: str | None, kind: str, name: str, lang: str = "en") -> list[str]:
    return [say(line, lang) for line in about(position(text).view(seat), kind, name)]


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_everything_can_be_asked_about_at_every_position(scenario: str, options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    for match in positions(scenario, options, seed, every=40):
        for seat in SEATS:
            view = match.view(seat)
            for kind, name in chance.sample(EVERYTHING, 25):
                lines = about(view, kind, name)
                assert lines, (kind, name)
                check(lines)


def test_each_place_and_each_block_has_something_to_tell() -> None:
    view = GAME.start("campaign", options={"optional": 9}, seed=1).view("axis")
    for kind, name in EVERYTHING:
        check(about(view, kind, name))
    for code in AREA:
        keys = {key.removeprefix("leningrad41-about-") for key, _ in about(view, "space", code)}
        assert {"terrain", "control"} <= keys
        assert any(key.startswith("by-") for key in keys)


def test_what_is_no_thing_of_the_board_has_nothing_to_tell() -> None:
    view = GAME.start("campaign", seed=1).view("axis")
    assert about(view, "number", "3") == about(view, "unit", "nobody") == about(view, "bomber", "b-52") == []


@rule("leningrad41", "1.6")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
@pytest.mark.parametrize("phase", ["restore none", "command tactical", "combat tactical"])
def test_no_hidden_block_changes_what_is_told(phase: str, watcher: str) -> None:
    chance = random.Random(f"{phase} {watcher}")
    for _ in range(3):
        pair = twins(front(phase, "axis"), watcher, chance)
        for seat in (watcher, None):
            views = [match.view(seat) for match in (pair.one, pair.two)]
            for kind, name in EVERYTHING:
                one, two = (json.dumps(about(view, kind, name)) for view in views)
                assert one == two, (seat, kind, name)


# -- what a player reads ----------------------------------------------------------------------------------


@rule("leningrad41", "2.4.4")
def test_a_place_tells_its_ground_its_owner_its_guests_and_its_ways() -> None:
    text = "axis HOME\nL su_l_hq:4 su_lm:2\n65 de_1pz:2\n"
    assert told(text, "axis", "space", "L")[:2] == [
        "Victory Area, 1 point: 2 points to enter, room for 2 blocks a side, absorbs 0 (2 for who controls it)",
        "Baltic port",
    ]
    assert "2 Soviet blocks, upright" in told(text, "axis", "space", "L")
    assert "Leningrad Militia, 2 of 4" in told(text, "soviet", "space", "L")
    assert "Over a river to Mga (65)" in told(text, None, "space", "L")
    assert "Cruzando un río, ahora helado, a Mga (65)" in told("weather snow\n" + text, "axis", "space", "L", "es")


@rule("leningrad41", "9.2")
def test_a_place_tells_whether_supply_comes() -> None:
    ring = "axis HOME 90 91 111 113 130-133\n112 su_l_90\n"
    assert "Soviet units here are out of supply" in told(ring, None, "space", "112")
    assert "Soviet units here are in supply" in told(ring.replace("130-133", "130-132"), None, "space", "112")


@rule("leningrad41", "1.6")
def test_an_unseen_block_tells_what_is_printed_on_it_and_no_more() -> None:
    text = "113 de_1pz:2 | su_nw_11rk:1"
    own = told(text, "soviet", "unit", "su_nw_11rk")
    assert own[:2] == ["11th Rifle Corps, 1 of 3", "In Pskov (113)"]
    assert told(text, "axis", "unit", "su_nw_11rk") == [
        "11th Rifle Corps", "Where it is, you cannot see", "Infantry, corps; Single Fire: 6", "Slow: 3 points",
        "Commanded by HQ Northwest Front (Sobennikov)",
    ]  # fmt: skip


@rule("leningrad41", "10.3", "10.4")
def test_an_hq_tells_how_far_it_commands() -> None:
    assert "Tactical Range 2: 10 Areas from here; artillery 2 dice" in told(
        "axis HOME\n122 de_16_hq:2", "axis", "unit", "de_16_hq"
    )
    assert "Exhausted: no range, no artillery" in told("122 de_16_hq:0", "axis", "unit", "de_16_hq")
