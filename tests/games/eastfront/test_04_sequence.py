"""4.0: the month, the fortnight, the player turn and its phases, one after the other."""

from __future__ import annotations

from grognard import Match
from tests.games.eastfront.play import answer, offered, position, prompt, refused, state, told
from tests.games.eastfront.written import EVERYWHERE
from tests.marks import rule

QUIET = "ax_infantry_2 Warsaw 3\nsv_i_9 Moscow 3"  # nobody commands, nobody fights


def at_war(text: str, head: str = "scenario S42\nmonth july-1942\nphase command\nactive axis") -> Match:
    return position(f"{head}\naxis Danzig..Warsaw\n{text}")


def now(m: Match) -> tuple[str, int, int, int]:
    """Whose command phase it is, and when."""
    s = state(m)
    return m.asks[0].seat, s.month, s.fortnight, s.turn


@rule("eastfront", "4.1", "4.2", "4.4")
def test_two_player_turns_make_a_fortnight_and_two_fortnights_a_month_that_begins_with_production() -> None:
    m = at_war(QUIET)
    july = state(m).month
    seen = [now(m)]
    for _ in range(3):
        answer(m, "done")
        seen.append(now(m))
    assert seen == [("axis", july, 1, 0), ("soviet", july, 1, 1), ("axis", july, 2, 0), ("soviet", july, 2, 1)]
    answer(m, "done")
    assert prompt(m) == "produce"
    assert told(m, "month")[0]["month"] == "august"
    while prompt(m) == "produce":
        answer(m, "done")
    assert now(m) == ("axis", july + 1, 1, 0)


@rule("eastfront", "4.3", "4.4")
def test_the_weather_of_each_fortnight_says_who_has_its_first_player_turn() -> None:
    head = "scenario S42\nmonth november-1942\nphase fortnight\nactive axis"
    snow = position(f"{head}\naxis Danzig..Warsaw\n{QUIET}", dice=[1, 1])
    mud = position(f"{head}\naxis Danzig..Warsaw\n{QUIET}", dice=[1, 2])
    assert [snow.asks[0].seat, mud.asks[0].seat] == ["soviet", "axis"]
    answer(mud, "done")
    assert mud.asks[0].seat == "soviet"


@rule("eastfront", "4.41", "4.42", "4.43", "4.44", "4.45", "4.46")
def test_the_phases_of_a_player_turn_with_a_blitz_follow_each_other_and_the_blitz_repeats_two_of_them() -> None:
    m = at_war("""
    ax_hq_center Lodz 2
    ax_infantry_2 Lodz 3
    sv_i_9 Moscow 3
    """)
    assert prompt(m) == "command"
    answer(m, ("unit", "ax_hq_center"), ("blitz", "Lodz"), "done")
    seen = [(prompt(m), state(m).blitz)]
    answer(m, "done")
    seen.append((prompt(m), state(m).blitz))
    answer(m, "done")
    seen.append((prompt(m), state(m).blitz))
    answer(m, "done")
    assert seen == [("movement", 0), ("movement", 1), ("mobilize", 1)]
    assert now(m)[0] == "soviet"


@rule("eastfront", "4.42", "4.43")
def test_without_an_active_hq_nobody_moves_but_battles_can_be_fought() -> None:
    m = at_war("""
    ax_hq_center Lodz 2
    ax_infantry_2 Warsaw 3
    sv_i_9 Warsaw 3
    """)
    answer(m, "done")
    assert (m.asks[0].seat, prompt(m)) == ("axis", "battles")
    assert offered(m, "space") == {"Warsaw"}


@rule("eastfront", "4.4", "8.1")
def test_marks_of_the_last_player_turn_are_gone_when_the_next_begins() -> None:
    m = at_war("""
    ax_hq_center Lodz 2
    ax_infantry_2 Warsaw 3
    sv_hq_west Moscow 2
    sv_i_9 Moscow 3
    """)
    answer(m, ("unit", "ax_hq_center"), ("space", "Lodz"), "done")
    answer(m, ("unit", "ax_infantry_2"), ("space", "Lodz"), "done", "done")
    s = state(m)
    assert m.asks[0].seat == "soviet"
    assert not any(any(marks) for marks in (s.moved, s.shipped, s.role, s.blitzes, s.came, s.rearguard))
    assert (s.crossings, s.fresh, s.supreme) == ([], 0, 0)


@rule("eastfront", "S'44 3")
def test_summer_1944_begins_with_the_soviet_turn_and_the_axis_comes_in_the_second_fortnight() -> None:
    head = "scenario S44\nmonth june-1944\nphase fortnight\nactive axis"
    m = position(f"{head}\naxis {EVERYWHERE}\n{QUIET}")
    june = state(m).month
    assert now(m) == ("soviet", june, 1, 1)
    assert told(m, "held")
    answer(m, "done")
    assert now(m) == ("axis", june, 2, 0)


@rule("eastfront", "S'41 2")
def test_june_1941_has_one_player_turn_for_each() -> None:
    m = position(f"scenario S41\nphase fortnight\nactive axis\naxis Danzig..Warsaw\n{QUIET}")
    june = state(m).month
    assert now(m) == ("axis", june, 2, 0)
    answer(m, "done")
    assert now(m) == ("soviet", june, 2, 1)
    answer(m, "done")
    assert (prompt(m), state(m).month) == ("produce", june + 1)


@rule("eastfront", "3.12")
def test_a_longer_game_goes_on_with_the_next_scenario_and_its_change_of_the_base() -> None:
    last = "month november-1942\nfortnight 2\nturn second\nphase command\nactive soviet\nweather snow"
    m = position(f"scenario S42\noptions until=W42\n{last}\naxis Danzig..Warsaw\n{QUIET}")
    before = list(state(m).base)
    answer(m, "done")
    assert m.result is None
    assert (prompt(m), state(m).scenario) == ("produce", "W42")
    assert told(m, "scenario")[0]["scenario"] == "W42"
    assert [after - base for base, after in zip(before, state(m).base, strict=True)] == [0, 10]
    over = position(f"scenario S42\n{last}\naxis Danzig..Warsaw\n{QUIET}")
    answer(over, "done")
    assert over.result is not None


@rule("eastfront", "4.41")
def test_only_ones_own_hqs_on_the_map_are_activated() -> None:
    m = at_war("""
    ax_hq_center Lodz 2
    ax_infantry_2 Warsaw 3
    sv_hq_west Moscow 2
    """)
    assert offered(m, "unit") == {"ax_hq_center"}
    assert refused(m, "unit", "ax_infantry_2") == ("5.2", "no-hq")
    assert refused(m, "unit", "ax_hq_north") == ("5.2", "not-on-the-map")
    assert refused(m, "unit", "sv_hq_west") == ("5.2", "not-yours")
    answer(m, ("unit", "ax_hq_center"), ("space", "Lodz"))
    assert refused(m, "unit", "ax_hq_center") == ("5.2", "already-active")
