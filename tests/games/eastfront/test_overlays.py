"""8.0, 9.0, 10.0, 5.3, 6.1: what is painted over the board is what the rules say, as far as the seat may know it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.board.areas import mask
from grognard.games.eastfront import reach
from grognard.games.eastfront.headquarters import radius
from grognard.games.eastfront.hexes import HEX, HEXES, LAND
from grognard.games.eastfront.overlays import OVERLAYS, overlay
from grognard.games.eastfront.supply import supplied
from grognard.games.eastfront.units import HQS, IS_SUPREME, UNIT, UNITS
from grognard.games.eastfront.words import MOVEMENT, SIDES
from tests.games.eastfront.play import GAME, position, state
from tests.games.eastfront.telling import MATCHES, SEATS, check, positions, say
from tests.games.eastfront.test_fog import front
from tests.marks import rule

# The tones that the client has colours and patterns for.
TONES = {"own", "foe", "contested", "good", "bad", "warn", *(f"cost-{n}" for n in range(1, 6)),
         *(f"terrain-{n}" for n in range(1, 5))}  # fmt: skip


def painted(told: dict[str, Any], *tones: str) -> int:
    return mask(HEX[name] for name, tone in told["areas"].items() if tone in tones)


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_at_every_position_each_overlay_can_be_read(scenario: str, options: dict[str, Any], seed: int) -> None:
    for number, match in enumerate(positions(scenario, options, seed)):
        for seat in SEATS:
            view = match.view(seat)
            about = [UNITS[(number * 7 + k) % len(UNITS)] for k in range(3)]
            about += [name for name, told in view["units"].items() if told["at"] in HEX][number % 5 :: 15]
            for each in OVERLAYS:
                for noun in about if each["noun"] else [None]:
                    told = overlay(view, each["id"], noun)
                    assert {tone for tone, _ in told["legend"]} <= TONES
                    assert set(told["areas"].values()) <= {tone for tone, _ in told["legend"]}
                    assert {*told["areas"], *told["labels"]} <= set(HEXES)
                    check([each["title"], *(line for _, line in told["legend"])])


@rule("eastfront", "8.3")
def test_control_is_painted_as_it_is() -> None:
    match = GAME.start("S42", seed=1)
    s = state(match)
    told = overlay(match.view("soviet"), "control", None)
    assert painted(told, "own") == s.friendly[1] & LAND & ~(s.there[0] & s.there[1])
    assert painted(told, "foe") == s.friendly[0] & LAND & ~(s.there[0] & s.there[1])


@rule("eastfront", "10.3")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_who_is_painted_without_supply_has_none(scenario: str, options: dict[str, Any], seed: int) -> None:
    for match in positions(scenario, options, seed, every=30):
        s = state(match)
        for number, seat in enumerate(SIDES):
            told = overlay(match.view(seat), "supply", None)
            assert painted(told, "own") & ~supplied(s, number) == 0
            assert painted(told, "warn") & supplied(s, number) == 0


@rule("eastfront", "5.3")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_the_range_of_an_hq_is_its_radius(scenario: str, options: dict[str, Any], seed: int) -> None:
    seen = 0
    for match in positions(scenario, options, seed, every=30):
        s = state(match)
        for number, seat in enumerate(SIDES):
            for hq in HQS[number]:
                if s.where[hq] > 0 and not IS_SUPREME[hq] and s.strength[hq] > 1:
                    told = overlay(match.view(seat), "command", UNITS[hq])
                    assert painted(told, "good", "own", "contested") == radius(s, hq)
                    seen += 1
    assert seen > 10


@rule("eastfront", "6.1", "6.31")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_the_reach_of_a_block_is_where_it_may_go(scenario: str, options: dict[str, Any], seed: int) -> None:
    seen = 0
    for match in positions(scenario, options, seed, every=2):
        s = state(match)
        ask = match.asks[0] if match.asks else None
        if s.phase != MOVEMENT or ask is None or ask.prompt != "movement":
            continue
        offered = ask.options.get("unit", [])
        for unit in offered[::9] if isinstance(offered, list) else ():
            told = overlay(match.view(ask.seat), "movement", UNITS[unit])
            assert painted(told, "good", "contested", "bad") == mask(reach.ends(s, unit))
            seen += 1
    assert seen > 10


@rule("eastfront", "2.3")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
def test_no_hidden_block_changes_an_overlay(watcher: str) -> None:
    one = front("movement")
    for seed in range(3):
        views = [match.view(watcher) for match in (one, one.determinize(watcher, seed))]
        for each in OVERLAYS:
            for noun in ("ax_armor_41", "sv_a_4", "ax_hq_south", "sv_hq_ukraine") if each["noun"] else (None,):
                first, second = (json.dumps(overlay(view, each["id"], noun)) for view in views)
                assert first == second, (each["id"], noun)


# -- what a player reads ----------------------------------------------------------------------------------

TEXT = """
scenario S42
month july-1942
phase command
active axis
axis germany romania bulgaria hungary Kiev Kharkov
ax_hq_south Kharkov 2
ax_armor_41 Kharkov
sv_i_8 Kupyansk
"""


def legend(which: str, noun: str | None, seat: str = "axis", lang: str = "en") -> list[str]:
    told = overlay(position(TEXT).view(seat), which, noun)
    return [say(line, lang) for _, line in told["legend"]]


def test_an_overlay_says_what_it_shows_and_when_it_does_not_hold() -> None:
    assert "Army Group South: command radius 2" in legend("command", "ax_hq_south")
    assert "If Army Group South is activated where it stands" in legend("command", "ax_hq_south")
    assert legend("command", "ax_armor_41") == ["41st Panzer Corps is no HQ"]
    assert "Not its turn to move: as it could go by land under command" in legend("movement", "ax_armor_41")
    unseen = legend("movement", "sv_i_8")
    assert unseen == ["No such block is known to be on the map: choose one that you see"]
    assert "Claro: 4 por bando, 2 por lado de hex de una batalla" in legend("terrain", None, "soviet", "es")


def test_a_block_that_waits_for_its_turn_could_go_where_the_rules_let_it() -> None:
    told = overlay(position(TEXT).view("axis"), "movement", "ax_armor_41")
    s = state(position(TEXT.replace("phase command", "phase movement").replace("ax_hq_south Kharkov 2",
                                    "ax_hq_south Kharkov 2 shown role=command")))  # fmt: skip
    assert painted(told, "good", "contested", "bad") == mask(reach.ends(s, UNIT["ax_armor_41"]))
