"""10.9, 7.2.2, 10.12: a few words beside each choice, true to the rules and to what the seat may know."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from grognard import Match
from grognard.games.leningrad41 import movement
from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import UNIT
from grognard.games.leningrad41.hints import hints
from tests.games.leningrad41.adversary import twins
from tests.games.leningrad41.play import GAME, answer, position
from tests.games.leningrad41.telling import MATCHES, check, positions, say
from tests.games.leningrad41.test_fog import front
from tests.marks import rule

SILENT = {"number"}  # verbs whose nouns speak for themselves


def told(match: Match, verb: str, name: str, lang: str = "en") -> str:
    """What stands beside a choice."""
    ask = match.asks[0]
    return say(hints(match.view(ask.seat), ask.plain())[verb][name], lang)


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_every_choice_of_every_ask_has_its_words(scenario: str, options: dict[str, Any], seed: int) -> None:
    asked = set()
    for match in positions(scenario, options, seed, every=5):
        for ask in match.asks:
            asked.add(ask.prompt)
            found = hints(match.view(ask.seat), ask.plain())
            for verb, nouns in ask.options.items():
                if isinstance(nouns, list) and verb not in SILENT:
                    assert set(found[verb]) == {GAME.name(verb, noun) for noun in nouns}, (ask, verb)
                else:
                    assert verb not in found
            for lines in found.values():
                check(lines.values())
    assert {"act", "command", "battle"} <= asked


@rule("leningrad41", "10.9")
@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES[:4])
def test_the_cost_of_a_march_is_what_the_rules_take(scenario: str, options: dict[str, Any], seed: int) -> None:
    seen = 0
    for match in positions(scenario, options, seed, every=1):
        ask = match.asks[0] if match.asks else None
        if ask is None or ask.prompt != "act":
            continue
        unit, points = UNIT[ask.args["unit"]], ask.args["points"]
        spent = movement.movement_points(match.state, unit) - points
        found = movement.march(match.state, unit, True, spent)
        for verb in ("space", "via"):
            for name, (_, args) in hints(match.view(ask.seat), ask.plain()).get(verb, {}).items():
                area = AREA[name]
                total, before, engages = found[area]
                assert (args["cost"], args["left"]) == (total - spent, points - (total - spent))
                assert bool(args["foes"] or args["bar"]) == engages
                begins = engages and not match.state.was_contested >> area & 1
                assert args["water"] == (begins and movement.is_water_crossing(match.state, before, area))
                seen += 1
    assert seen > 100


@rule("leningrad41", "1.6")
@pytest.mark.parametrize("watcher", ["axis", "soviet"])
@pytest.mark.parametrize(
    "phase", ["restore none", "replace none", "command tactical", "support tactical", "combat tactical"]
)
def test_no_hidden_block_changes_a_hint(phase: str, watcher: str) -> None:
    chance = random.Random(f"{phase} {watcher}")
    seen = 0
    for _ in range(10):
        pair = twins(front(phase, watcher), watcher, chance)
        asks = [match.asks[0] for match in (pair.one, pair.two)]
        assert asks[0].plain() == asks[1].plain()
        for verb, noun in [(None, None), *asks[0].answers()[:4]]:
            one, two = pair.one.clone(), pair.two.clone()
            if verb is not None:
                one.play(watcher, verb, noun)
                two.play(watcher, verb, noun)
            if one.asks and one.asks[0].seat == watcher and one.asks[0].plain() == two.asks[0].plain():
                both = [json.dumps(hints(match.view(watcher), match.asks[0].plain())) for match in (one, two)]
                assert both[0] == both[1]
                seen += 1
    assert seen > 10


# -- what a player reads ----------------------------------------------------------------------------------

MARCH = """
phase command tactical
active axis
axis HOME 112 113
112 de_56_hq:4sda de_8pz
113 de_3mot
114 su_nw_11rk su_nw_22rk
133 su_nw_24rk soviet-line
"""


@rule("leningrad41", "10.9")
def test_a_march_tells_its_cost_and_what_it_meets() -> None:
    match = answer(position(MARCH), ("unit", "de_8pz"))
    assert told(match, "space", "113") == "1 point, 4 left"
    assert (
        told(match, "space", "133")
        == "2 points, 3 left; meets 1 enemy block and a Defensive Line over water: 1 die in attack"
    )
    assert told(match, "space", "114", "es") == "2 PM, quedan 3; contra 2 Bloques enemigos"


@rule("leningrad41", "7.2.2")
def test_a_replacement_tells_what_the_step_costs() -> None:
    match = position("phase replace none\nactive axis\nleft 6\naxis HOME\n122 de_1pz:1 de_16_ii:2 de_id_81:1\n")
    assert told(match, "unit", "de_1pz") == "3 points · 1/3 · Saldus (122)"
    assert told(match, "unit", "de_16_ii") == "2 points · 2/4 · Saldus (122)"
    assert told(match, "unit", "de_id_81", "es") == "1 Punto · 1/2 · Saldus (122)"


@rule("leningrad41", "10.14")
def test_a_battle_tells_who_stands_there_and_what_the_ground_absorbs() -> None:
    match = position(
        "phase combat tactical\nactive axis\naxis HOME 113\n79 de_1pz de_6pz | su_nw_11rk soviet-line\n"
        "91 de_3mot | su_nw_22rk\nfresh 79\n"
    )
    assert told(match, "space", "79") == "2 against 1 and a Defensive Line; absorbs 3; newly contested"


@rule("leningrad41", "10.2")
def test_an_activation_tells_how_many_blocks_it_puts_under_command() -> None:
    blocks = "122 de_16_hq:2 de_16_ii\n121 de_16_x de_18_i\nG1 de_18_hq:2\n"
    match = position("phase activation tactical\nactive axis\naxis HOME\n" + blocks)
    assert told(match, "unit", "de_16_hq") == "2★ · Saldus (122); 2 blocks under its command from there"
