"""Chapter 12: passing."""

from __future__ import annotations

from tests.games.leningrad41.play import (
    allowed,
    answer,
    at,
    controller,
    lines,
    move,
    offered,
    position,
    prompt,
    refused,
    rolls,
    strength,
)
from tests.marks import rule


@rule("leningrad41", "12.0", "10.9")
def test_one_block_moves_its_full_allowance_and_no_second_one() -> None:
    match = position("scenario campaign\nactive axis\n124 de_1pz de_6pz")
    answer(match, "pass")
    assert offered(match, "unit") == {"de_1pz", "de_6pz"}
    move(match, "de_1pz", "125", "124", "123", "122", "106")
    assert at(match, "de_1pz") == "106"
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "12.0")
def test_it_does_not_engage() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 113\n113 de_1pz\n114 su_nw_5\n91 soviet-line")
    answer(match, "pass", ("unit", "de_1pz"))
    assert refused(match, "space", "114") == ("12.0", "no-engaging")
    assert refused(match, "space", "91") == ("12.0", "no-engaging")


@rule("leningrad41", "12.0", "2.8")
def test_it_may_disengage_but_not_engage_again() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 113\n114 de_1pz | su_r_8a\n113 de_16_x\n112 su_nw_5")
    answer(match, "pass", ("unit", "de_1pz"))
    assert "113" in offered(match, "space")
    assert refused(match, "space", "112") == ("12.0", "no-engaging")
    assert refused(match, "space", "93") == ("10.9", "disengage-to-own")
    answer(match, ("space", "113"))
    assert controller(match, "114") == "soviet"


@rule("leningrad41", "12.0", "4.1")
def test_or_it_loses_a_step_to_build_a_line() -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_x:4")
    answer(match, "pass", ("unit", "de_16_x"), "build")
    assert (lines(match, "axis"), strength(match, "de_16_x")) == (["124"], 3)
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "12.0")
def test_or_nobody_does_anything() -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_x:4")
    answer(match, "pass", "done")
    assert (at(match, "de_16_x"), match.asks[0].seat) == ("124", "soviet")


@rule("leningrad41", "12.0", "11.0")
def test_any_block_may_be_the_one_an_hq_too_and_it_stays_hidden() -> None:
    match = position("scenario campaign\nactive axis\n124 de_16_hq:0 de_1fk:0 de_16_x\n6 fi_2")
    answer(match, "pass")
    assert offered(match, "unit") == {"de_16_hq", "de_1fk", "de_16_x", "fi_2"}
    move(match, "de_16_hq", "123")
    assert match.view("soviet")["units"].keys().isdisjoint({"de_16_hq"})
    assert strength(match, "de_16_hq") == 0


@rule("leningrad41", "12.0", "10.12")
def test_there_is_no_combat() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 113\n114 de_16_x | su_nw_5:1\n113 de_1pz", dice=[6] * 9)
    answer(match, "pass", "done")
    assert rolls(match, "attack") == []
    assert match.asks[0].seat == "soviet"


@rule("leningrad41", "12.0", "9.1")
def test_isolated_blocks_cannot_be_the_one() -> None:
    match = position("scenario campaign\nphase opening\nactive axis\n135 de_16_x\n124 de_16_ii")
    answer(match, "pass")
    assert refused(match, "unit", "de_16_x") == ("9.1", "isolated")
    assert allowed(match, "unit", "de_16_ii")


@rule("leningrad41", "12.0", "13.0")
def test_two_in_a_row_bring_the_final_phase() -> None:
    match = position("scenario campaign\nactive soviet\npasses 1\nbomber ju88_1 destroyed\n84 su_r_8a")
    answer(match, "pass", "done")
    assert match.view(None)["bombers"]["ju88_1"][0] == "ready"
    assert (match.view(None)["month"], prompt(match), match.view(None)["passes"]) == ("august", "leader", 0)
