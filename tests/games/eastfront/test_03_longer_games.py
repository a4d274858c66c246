"""3.12 to 3.14: what changes, and what does not, where one scenario runs on into the next."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.eastfront.play import answer, position, state, told
from tests.games.eastfront.written import at
from tests.marks import rule

QUIET = "ax_infantry_2 Warsaw 3\nsv_i_9 Moscow 3"  # nobody commands, nobody fights


def run_on(scenario: str, until: str, month: str, units: str) -> Match:
    """The last player turn of a scenario is over, and the next one has begun with its first production."""
    last = f"month {month}\nfortnight 2\nturn second\nphase command\nactive soviet"
    home = "axis germany romania hungary bulgaria slovakia yugoslavia"
    m = position(f"scenario {scenario}\noptions until={until}\n{last}\n{home}\n{QUIET}\n{units}")
    answer(m, "done")
    assert state(m).scenario == until
    return m


@rule("eastfront", "3.12", "2.63", "S'42 1")
def test_the_siege_guns_join_their_corps_once_in_a_longer_game() -> None:
    corps = "ax_infantry_54 Krakow 3"
    assert state(run_on("W41", "S42", "may-1942", corps)).siege == 1
    assert state(run_on("W41", "S42", "may-1942", "ax_infantry_54 lost")).siege == 0
    assert state(run_on("S42", "W42", "november-1942", corps + "\nsiege 0")).siege == 0  # it was lost once
    assert state(run_on("S42", "W42", "november-1942", corps + "\nsiege 1")).siege == 1


@rule("eastfront", "2.63", "11.42")
def test_siege_guns_whose_corps_begins_among_the_lost_never_come() -> None:
    m = run_on("W42", "S43", "may-1943", "siege 1\nax_infantry_54 lost")
    m.play("axis", "cadre", "ax_infantry_54")
    m.play("axis", "space", "Danzig")
    m.play("axis", "done")
    m.play("soviet", "done")
    assert at(m, "ax_infantry_54") == "Danzig"
    assert state(m).siege == 0


@rule("eastfront", "3.12", "S'43 2")
@pytest.mark.parametrize("where", ["Krakow 3", "coming", "gone"])
def test_the_italians_have_gone_home_when_a_longer_game_comes_to_1943(where: str) -> None:
    m = run_on("W42", "S43", "may-1943", f"ax_ita_8 {where}")
    assert at(m, "ax_ita_8") == "gone"
    assert len(told(m, "went-home", "soviet")) == (where != "gone")
