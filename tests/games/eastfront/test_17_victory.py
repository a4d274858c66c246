"""17.0, 3.11 to 3.14: victory points and levels, the campaign, the Polish plain of W'44."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront.income import sites_level
from grognard.games.eastfront.units import HQS, IS_HQ, OF_SIDE, UNITS
from grognard.games.eastfront.victory import level_of, score
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.play import position, state, told
from tests.marks import rule


def lost(side: int, number: int) -> str:
    """So many units of a side that are no HQs, eliminated; of the Axis German ones."""
    return "\n".join(f"{UNITS[u]} lost" for u in [u for u in OF_SIDE[side] if not IS_HQ[u]][:number])


def hqs(side: int, *values: int | None) -> str:
    """A side's HQs with these command values on hexes of their own; None: eliminated."""
    at = (("Warsaw", "Lodz", "Krakow", "Danzig", "Budapest"), ("Moscow", "Tula", "Kalinin", "Gorki", "Saratov", "Baku"))
    told_ = []
    for hq, place, value in zip(HQS[side], at[side], values, strict=True):
        told_.append(f"{UNITS[hq]} lost" if value is None else f"{UNITS[hq]} {place} {value}")
    return "\n".join(told_)


BARBAROSSA = f"{hqs(AXIS, 3, 3, 2, 1, 0)}\n{hqs(SOVIET, 3, 1, 1, 1, 0, 0)}\n{lost(AXIS, 1)}\n{lost(SOVIET, 10)}"


def with_levels(text: str, axis: int, soviet: int, scenario: str = "S41", month: str = "november-1941") -> str:
    """A position at the end of its scenario, with production levels to the point."""
    text = (
        f"scenario {scenario}\nmonth {month}\nfortnight 2\nphase {{phase}}\naxis germany romania\n{text}\nbase {{base}}"
    )
    s = state(position(text.format(phase="command", base="0 0")))
    return text.format(phase="end", base=f"{axis - sites_level(s, AXIS)} {soviet - sites_level(s, SOVIET)}")


def ended(text: str) -> tuple[str | None, str, dict[str, int]]:
    """How a match ends that is at its end: winner, level, points."""
    result = position(text).result
    assert result is not None
    return result.winner, result.level, result.scores


@rule("eastfront", "17.1", "17.2", "17.3", "3.11")
def test_the_example_of_barbarossa() -> None:
    """Axis 70 + 18 - 2 - 40 = 46, Soviets 50 + 12 - 10 = 52: a Marginal Victory, two tournament points."""
    text = with_levels(BARBAROSSA, 70, 50)
    assert ended(text) == ("soviet", "marginal", {"axis": 46, "soviet": 52})
    assert told(position(text), "score")[0]["points"] == 2


@rule("eastfront", "17.1")
def test_an_hq_lost_costs_four_and_counts_among_no_other_units() -> None:
    text = BARBAROSSA.replace("ax_hq_a Budapest 0", "ax_hq_a lost").replace("sv_hq_south Baku 0", "sv_hq_south lost")
    assert text != BARBAROSSA
    _, _, points = ended(with_levels(text, 70, 50))
    assert points == {"axis": 42, "soviet": 48}


@rule("eastfront", "17.1", "10.2")
def test_unsupplied_germans_and_satellites_held_back_cost_the_axis_a_point_each() -> None:
    extra = """
    ax_infantry_1 Kiev 2 cut_off
    ax_rum_1 Bucharest 2 cut_off
    ax_rum_3 Ploesti 2
    ax_rum_4 Galati 2
    sv_i_40 Voronezh 2 cut_off
    """
    text = with_levels(f"{hqs(AXIS, 3, 3, 2, 1, 0)}\n{hqs(SOVIET, 3, 1, 1, 1, 0, 0)}\n{extra}", 70, 50)
    s = state(position(text.replace("phase end", "phase command")))
    assert (score(s, AXIS).unsupplied, score(s, AXIS).restricted) == (-1, -2)
    s.freed = 1  # Odessa frees the third Rumanians
    assert score(s, AXIS).restricted == -1
    assert score(s, SOVIET).unsupplied == 0


@rule("eastfront", "W'41 2")
def test_after_the_first_winter_each_step_that_axis_hqs_lack_of_fourteen_is_a_soviet_point() -> None:
    text = with_levels(BARBAROSSA, 70, 50, "W41", "may-1942")
    assert ended(text)[2] == {"axis": 70 + 18 - 2 - 20, "soviet": 50 + 12 - 10 + 5}


@rule("eastfront", "17.3")
@pytest.mark.parametrize(
    ("difference", "level", "points"),
    [(0, "draw", 1), (5, "draw", 1), (-6, "marginal", 2), (15, "marginal", 2), (16, "major", 3), (-31, "decisive", 4)],
)
def test_the_levels_of_victory(difference: int, level: str, points: int) -> None:
    assert level_of(difference) == (level, points)


@rule("eastfront", "3.12", "3.13")
def test_a_longer_game_counts_only_at_its_last_end() -> None:
    text = with_levels(BARBAROSSA, 70, 50).replace("scenario S41", "scenario S41\noptions until=W41")
    m = position(text)
    assert m.result is None
    assert state(m).scenario == "W41"


@rule("eastfront", "3.14", "17.4")
def test_a_campaign_ends_with_a_decisive_victory_only() -> None:
    campaign = "scenario S41\noptions campaign"
    m = position(with_levels(BARBAROSSA, 70, 50).replace("scenario S41", campaign))
    assert m.result is None
    assert told(m, "score")[0]["items"] == {}  # the war goes on: only the sums are told
    m = position(with_levels(BARBAROSSA, 120, 50).replace("scenario S41", campaign))
    assert m.result is not None
    assert (m.result.winner, m.result.level) == ("axis", "decisive")


MONTHS = [
    ("december-1944", "soviet", "decisive"), ("january-1945", "soviet", "major"),
    ("february-1945", "soviet", "marginal"), ("march-1945", None, "draw"),
    ("april-1945", "axis", "marginal"), ("may-1945", "axis", "major"),
]  # fmt: skip


def polish_plain(month: str, units: str, scenario: str = "W44", options: str = "") -> Match:
    given = f"options {options}\n" if options else ""
    return position(
        f"scenario {scenario}\n{given}month {month}\nactive soviet\naxis germany\n{units}\nsv_hq_stavka Moscow"
    )


@rule("eastfront", "W'44 5", "16.8", "17.4")
@pytest.mark.parametrize(("month", "winner", "level"), MONTHS)
def test_in_the_last_winter_the_month_in_which_the_polish_plain_is_reached_decides(
    month: str, winner: str | None, level: str
) -> None:
    result = polish_plain(month, "sv_i_8 Lodz").result
    assert result is not None
    assert (result.winner, result.level) == (winner, level)


@rule("eastfront", "W'44 5", "16.8")
@pytest.mark.parametrize("units", ["sv_i_8 Lodz\nax_infantry_1 Lodz", "sv_i_8 Krakow", "sv_i_8 Warsaw"])
def test_it_takes_soviets_alone_on_the_edge_north_of_krakow(units: str) -> None:
    assert polish_plain("january-1945", units).result is None


@rule("eastfront", "W'44 5")
def test_if_they_never_come_the_axis_wins_decisively() -> None:
    m = position("scenario W44\nmonth may-1945\nfortnight 2\nphase end\naxis germany\nsv_hq_stavka Moscow")
    assert m.result is not None
    assert (m.result.winner, m.result.level) == ("axis", "decisive")


@rule("eastfront", "16.8", "17.4")
def test_in_the_campaign_the_polish_plain_ends_the_war_at_any_time_but_not_in_a_summer_alone() -> None:
    result = polish_plain("july-1944", "sv_i_8 Lodz", "S44", "campaign").result
    assert result is not None
    assert (result.winner, result.level) == ("soviet", "decisive")
    assert polish_plain("july-1944", "sv_i_8 Lodz", "S44").result is None


@rule("eastfront", "17.3")
def test_the_tutorial_ends_with_the_summer_and_without_a_handicap() -> None:
    m = position("scenario EDELWEISS\nmonth november-1942\nfortnight 2\nphase end\naxis germany\nsv_hq_stavka Moscow 1")
    assert m.result is not None
    assert m.result.rule == "17.3"
    assert score(state(m), AXIS).handicap == 0
