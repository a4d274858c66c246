"""Chapter 13: the Final Phase."""

from __future__ import annotations

from tests.games.leningrad41.play import answer, position, prompt, told
from tests.marks import rule

END = "scenario {scenario}\nturn {month}\nactive soviet\npasses 1\n84 su_r_8a\n124 de_16_x\n"


@rule("leningrad41", "13.0", "10.13.4", "10.15.3")
def test_destroyed_bombers_are_back_for_the_next_turn_and_aborted_ones_for_the_next_impulse() -> None:
    bombers = "bomber ju88_1 destroyed\nbomber ju88_2 aborted\nbomber ju87_1 destroyed"
    match = position(END.format(scenario="campaign", month="july").replace("passes 1", "passes 0") + bombers)
    answer(match, "pass", "done")  # an Axis impulse opens
    state = {name: told[0] for name, told in match.view(None)["bombers"].items()}
    assert (state["ju88_1"], state["ju88_2"], state["ju87_1"]) == ("destroyed", "ready", "destroyed")
    answer(match, "pass", "done")  # the second pass in a row
    assert {told[0] for told in match.view(None)["bombers"].values()} == {"ready"}


@rule("leningrad41", "13.0", "3.0")
def test_the_turn_marker_advances_and_logistics_follow() -> None:
    match = position(END.format(scenario="campaign", month="august"))
    answer(match, "pass", "done")
    assert (match.view(None)["month"], prompt(match)) == ("september", "leader")
    assert [event["month"] for event in told(match, "month")] == ["september"]


@rule("leningrad41", "13.0", "3.0", "2.4.4.2")
def test_after_the_last_final_phase_the_match_is_over() -> None:
    match = position(END.format(scenario="campaign", month="december"))
    answer(match, "pass", "done")
    assert match.result is not None
    assert (match.result.winner, match.result.level, match.result.reason) == ("soviet", "marginal", "points")
    assert match.asks == ()
    no = match.why("axis", "pass")
    assert no is not None
    assert no.key == "match-over"
