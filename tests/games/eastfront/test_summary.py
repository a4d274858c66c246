"""2.3: the board in words for the terminal, and the words beside a choice."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import words
from grognard.games.eastfront.detail import detail
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.summary import summary
from grognard.games.eastfront.units import NAMES, NAMES_ES, UNIT
from tests.games.eastfront.play import position
from tests.games.eastfront.telling import LEFT_OVER, MATCHES, SEATS, positions
from tests.games.eastfront.test_panels import SUMMER
from tests.marks import rule

WIDTHS = (80, 120)
SINGLE = 10  # a single block with all its marks may be as much too long


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_the_board_can_be_read_at_every_position(scenario: str, options: dict[str, Any], seed: int) -> None:
    for match in positions(scenario, options, seed, every=30):
        for seat in SEATS:
            view = match.view(seat)
            for lang, names in (("en", NAMES), ("es", NAMES_ES)):
                for width in WIDTHS:
                    told = summary(view, lang, words.say, width)
                    assert not LEFT_OVER.search(told)
                    assert max(map(len, told.splitlines())) <= width + SINGLE
                for name, here in view["units"].items():
                    if here["at"] in HEX:
                        assert names[UNIT[name]] in told


@rule("eastfront", "2.3")
def test_the_enemy_is_counted_and_named_only_where_he_lies_open() -> None:
    told = summary(position(SUMMER).view("axis"), "en", words.say, 97)
    assert "Belgorod · the Soviets defend; not active yet, supported" in told
    assert "Axis      41st Panzer Corps 3/4" in told
    assert "Soviets   1 Soviet block" in told
    assert "Soviet blocks\n  Kupyansk 1" in told
    assert "12th Army" not in told
    soviets = summary(position(SUMMER).view("soviet"), "es", words.say, 97)
    assert "Unidades del Eje descubiertas\n  Kharkov   Grupo de Ejércitos Sur 2★ [activo, Blitz]" in soviets


def test_a_choice_tells_how_strong_a_block_is_and_who_is_in_a_hex() -> None:
    view = position(SUMMER).view("axis")
    assert detail(view, "unit", "ax_armor_41", "en", words.say) == "3/4 · Belgorod"
    assert detail(view, "unit", "ax_infantry_52", "en", words.say) == "0/4"
    assert detail(view, "space", "Belgorod", "en", words.say) == "1 own block, 1 Soviet block"
    assert detail(view, "blitz", "Kupyansk", "es", words.say) == "1 bloque soviético"
    assert detail(view, "number", "3", "en", words.say) == ""
