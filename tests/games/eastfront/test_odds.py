"""The odds of a round against all that the dice can do, and what they may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from grognard import Match, words
from grognard.games.eastfront.combat import round_
from grognard.games.eastfront.fire import ATTACK, DEFENCE
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.odds import odds
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.units import IS_HQ
from grognard.games.eastfront.words import SIDES
from grognard.kernel import Roll
from tests.games.eastfront.play import GAME, position, state
from tests.games.eastfront.written import EVERYWHERE

HEAD = f"scenario S42\nmonth july-1942\nphase battles\nactive axis\naxis {EVERYWHERE}\n"

# attackers, defenders, the battle's marks; at Voronezh a battle that may wait, so that something is asked
OPEN = "ax_infantry_1 Kotelnikovo 2\nsv_a_4 Kotelnikovo 1\nsv_i_8 Kotelnikovo 1\nbattle Kotelnikovo soviet"
CITY = """
ax_hq_south Stalingrad-NW1 2 role=command shown
ax_armor_41 Stalingrad 2
sv_i_8 Stalingrad 2
battle Stalingrad soviet
"""
RIVER = """
ax_hq_south Kalach 2 role=command
ax_armor_41 Kotelnikovo 1 came=Kalach way=river
ax_infantry_1 Kotelnikovo 2 came=Kalach-SW1 way=river
sv_i_8 Kotelnikovo 2
battle Kotelnikovo soviet fresh
ax_infantry_2 Voronezh 1 shown
sv_i_40 Voronezh 1
"""
CASES = [(OPEN, "Kotelnikovo", 4), (CITY, "Stalingrad", 4), (RIVER, "Kotelnikovo", 5)]


def shown(text: str) -> str:
    """The same with all blocks face up, so that nothing is unknown."""
    return "\n".join(f"{line} shown" if line[:3] in ("ax_", "sv_") else line for line in text.splitlines())


def told(m: Match, seat: str, hex_: str) -> dict[str, Any]:
    found = odds(m.view(seat), hex_)
    assert found is not None
    return found


def chances(m: Match, seat: str, hex_: str) -> dict[str, float]:
    return {key.removeprefix("eastfront-odds-"): p for (key, _), p in told(m, seat, hex_)["chances"]}


def play_out(s: Position, hex_: int, dice: Iterator[int]) -> str:
    """One round with these dice; owners give the worse fire first and HQs last, as the odds take them to do."""
    flow = round_(s, hex_)
    given: Any = None
    try:
        while True:
            waits = flow.send(given)
            if isinstance(waits, Roll):
                given = tuple(next(dice) for _ in range(waits.dice))
            else:
                fires = ATTACK if SIDES.index(waits.seat) == s.active else DEFENCE
                given = min(waits.options["unit"], key=lambda u: (IS_HQ[u], -fires[u], u))
    except StopIteration:
        s.news.clear()
    attackers, defenders = (s.there[side] >> hex_ & 1 for side in (s.active, 1 - s.active))
    return {(1, 0): "taken", (0, 1): "failed", (1, 1): "undecided", (0, 0): "nobody"}[attackers, defenders]


@pytest.mark.parametrize(("text", "hex_", "most"), CASES)
def test_the_odds_are_those_of_all_dice(text: str, hex_: str, most: int) -> None:
    """Every fall of the dice is played; those that are not thrown any more weigh for all their faces."""
    m = position(HEAD + shown(text))
    counted: Counter[str] = Counter()
    for dice in product((1, 3, 4, 5, 6), repeat=most):
        weight = 2 ** dice.count(1)  # a 1 stands for a 2 as well
        counted[play_out(state(m).clone(), HEX[hex_], iter(dice))] += weight
    found = chances(m, "axis", hex_)
    likely = {key: pytest.approx(value / 6**most, abs=1e-4) for key, value in counted.items()}
    assert likely == {key: p for key, p in found.items() if p}


@pytest.mark.parametrize("seat", ["axis", "soviet"])
def test_the_odds_follow_from_what_the_seat_sees(seat: str) -> None:
    """Whoever stands there unseen, the odds are the same to the last digit."""
    other = {"axis": "sv_i_8 Stalingrad 2", "soviet": "ax_armor_41 Stalingrad 2"}[seat]
    disguise = {"axis": "sv_ga_1 Stalingrad 4", "soviet": "ax_infantry_5 Stalingrad 1"}[seat]
    first, second = (told(position(HEAD + each), seat, "Stalingrad") for each in (CITY, CITY.replace(other, disguise)))
    assert first == second
    assert any(key == "eastfront-odds-range" for key, _ in first["lines"])


@pytest.mark.parametrize("text", [case[0] for case in CASES])
def test_the_odds_are_spoken_in_both_languages(text: str) -> None:
    m = position(HEAD + text)
    for seat in ("axis", "soviet"):
        for name in m.view(None)["battles"]:
            found = told(m, seat, name)
            for key, args in [found["title"], *found["lines"], *(line for line, _ in found["chances"])]:
                assert [words.faults(key, args, lang, GAME) for lang in words.languages()] == [[], []]


def test_there_are_no_odds_where_nothing_is_fought() -> None:
    m = position(HEAD + OPEN)
    assert odds(m.view("axis"), "Moscow") is None
    assert odds(m.view("axis"), "nowhere") is None
    m = position(HEAD.replace("phase battles", "phase supply") + OPEN)
    assert odds(m.view("axis"), "Kotelnikovo") is None
