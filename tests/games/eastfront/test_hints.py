"""6.1, 11.43, 5.3, 7.14: a few words beside each choice, true to the rules and to what the seat may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard import Match
from grognard.games.eastfront import costs
from grognard.games.eastfront.hexes import HEX, N
from grognard.games.eastfront.hints import hints
from grognard.games.eastfront.position import other
from grognard.games.eastfront.units import UNIT
from grognard.games.eastfront.words import SIDES
from tests.games.eastfront.play import GAME, answer, position, state
from tests.games.eastfront.telling import MATCHES, check, positions, say
from tests.games.eastfront.test_fog import front
from tests.marks import rule


def told(match: Match, verb: str, name: str, lang: str = "en") -> str:
    """What stands beside a choice."""
    ask = match.asks[0]
    return say(hints(match.view(ask.seat), ask.plain())[verb][name], lang)


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_every_choice_of_every_ask_has_its_words(scenario: str, options: dict[str, Any], seed: int) -> None:
    asked = set()
    for match in positions(scenario, options, seed, every=4):
        for ask in match.asks:
            asked.add(ask.prompt)
            found = hints(match.view(ask.seat), ask.plain())
            for verb, nouns in ask.options.items():
                if isinstance(nouns, list) and nouns:
                    assert set(found[verb]) == {GAME.name(verb, noun) for noun in nouns}, (ask, verb)
                else:
                    assert verb not in found
            for lines in found.values():
                check(lines.values())
    assert {"command", "movement", "march"} <= asked


@rule("eastfront", "11.43")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_what_a_step_costs_is_what_is_taken(scenario: str, options: dict[str, Any], seed: int) -> None:
    seen = 0
    for match in positions(scenario, options, seed, every=1):
        for ask in match.asks:
            if ask.prompt != "produce":
                continue
            found = hints(match.view(ask.seat), ask.plain())
            for verb, price in (("step", costs.step_cost), ("cadre", costs.cadre_cost)):
                for name, (_, args) in found.get(verb, {}).items():
                    assert args["cost"] == price(state(match), UNIT[name])
                    seen += 1
    assert seen > 20


@rule("eastfront", "6.31", "7.11")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_who_is_met_at_the_end_of_a_move_is_there(scenario: str, options: dict[str, Any], seed: int) -> None:
    met = 0
    for match in positions(scenario, options, seed, every=1):
        ask = match.asks[0] if match.asks else None
        if ask is None or ask.prompt != "march":
            continue
        s, side = state(match), SIDES.index(ask.seat)
        for name, (_, args) in hints(match.view(ask.seat), ask.plain()).get("space", {}).items():
            assert args["foes"] == s.stack[other(side) * N + HEX[name]]
            assert args["number"] == s.stack[side * N + HEX[name]]
            met += bool(args["foes"])
    assert met > 20


@rule("eastfront", "2.3")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
@pytest.mark.parametrize("phase", ["command", "movement", "battles", "production"])
def test_no_hidden_block_changes_a_hint(phase: str, watcher: str) -> None:
    seen = 0
    for seed in range(4):
        one = front(phase, watcher)
        two = one.determinize(watcher, seed)
        for ask in one.asks:
            if ask.seat == watcher:
                assert json.dumps(hints(one.view(watcher), ask.plain())) == json.dumps(
                    hints(two.view(watcher), ask.plain())
                )
                seen += 1
    assert seen


# -- what a player reads ----------------------------------------------------------------------------------

MARCH = """
scenario S42
month july-1942
phase movement
active axis
axis germany romania bulgaria hungary Kiev Poltava Kharkov Kharkov-NW1 Kharkov-W1 Izyum
ax_hq_south Kharkov 3 shown role=command
ax_armor_41 Kharkov
ax_infantry_1 Kharkov-NW1
ax_infantry_2 Kharkov-NW1
sv_i_12 Kupyansk
sv_i_8 Belgorod
sv_i_13 Belgorod
"""


@rule("eastfront", "6.31", "7.51")
def test_a_move_tells_what_it_meets() -> None:
    match = answer(position(MARCH), ("unit", "ax_armor_41"))
    assert told(match, "space", "Kharkov-NW1") == "2 of 4 there · no line of supply"
    assert told(match, "space", "Belgorod").startswith("2 enemies · a new battle")
    assert told(match, "space", "Kupyansk") == "1 enemy · a new battle", "it finds a way round the river"
    match = answer(position(MARCH + "ax_infantry_5 Kharkov\n"), ("unit", "ax_infantry_5"))
    assert told(match, "space", "Kupyansk", "es") == "1 enemigo · batalla nueva · Asalto por Río"


@rule("eastfront", "5.3", "5.61", "5.21")
def test_an_hq_tells_whom_it_would_command() -> None:
    text = MARCH.replace("phase movement", "phase command").replace(" shown role=command", "")
    match = position(text + "ax_hq_okh Warsaw 3\n")
    assert told(match, "unit", "ax_hq_south") == "value 3 · Kharkov; 3 units in command"
    assert told(match, "unit", "ax_hq_okh") == "value 3 · Warsaw; 6 Supreme Moves"
    match = answer(match, ("unit", "ax_hq_south"))
    assert told(match, "space", "Kharkov") == "stays · 3 units"
    assert told(match, "blitz", "Poltava", "es") == "3 unidades"


@rule("eastfront", "5.43", "5.7")
def test_an_hq_that_will_not_outlive_its_orders_says_so() -> None:
    text = MARCH.replace("phase movement", "phase command").replace("3 shown role=command", "{}")
    match = answer(position(text.format(1)), ("unit", "ax_hq_south"))
    assert told(match, "space", "Kharkov") == "stays · 3 units"
    assert told(match, "blitz", "Kharkov", "es") == "no se destaca · 3 unidades · eliminado al desactivarse"
    assert told(position(text.format(0)), "unit", "ax_hq_south").endswith("· lost when it is deactivated")


@rule("eastfront", "7.14", "7.4")
def test_a_battle_tells_who_stands_there_and_what_covers_them() -> None:
    text = MARCH.replace("phase movement", "phase battles") + "ax_armor_3 Belgorod 4\nbattle Belgorod soviet\n"
    match = position(text)
    assert told(match, "space", "Belgorod") == "1 against 2"
    alone = position(text.replace("ax_hq_south Kharkov 3 shown role=command\n", ""))
    assert told(alone, "space", "Belgorod") == "1 against 2, without support, Double Defence"
