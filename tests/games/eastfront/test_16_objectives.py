"""Chapter 16 and 2.66: satellites, oil, Lend-Lease, Army Group E, the Hungarian Plain."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront import arrivals, objectives, satellites, supply, units
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.ground import AXIS_HOME, at_rest, hex_, names, unit
from tests.games.eastfront.play import answer, at, controller, offered, position, prompt, refused, rolls, state, told
from tests.games.eastfront.written import at as written_at
from tests.games.eastfront.written import strength
from tests.marks import rule

# -- 16.1: satellites surrender -------------------------------------------------------------------------------------

# Eight hexes of Romania are Soviet; with the army that is lost already nine stand against it.
TAKEN = "Jassy Galati-NW1 Galati Ploesti Bucharest Constanza Constanza-NE1 Kishinev-W1"
ROMANIA = """
scenario S44
month {month}
turn first
phase supply
active {active}
axis {home}
soviet ussr {taken}
ax_rum_1 lost
{text}
"""


def romania(
    text: str, dice: list[int] | None = None, month: str = "august-1944", active: str = "soviet", taken: str = TAKEN
) -> Match:
    return position(ROMANIA.format(home=AXIS_HOME, text=text, month=month, active=active, taken=taken), dice=dice)


@rule("eastfront", "16.0", "16.1")
def test_the_soviets_may_roll_and_under_hexes_and_lost_armies_it_surrenders() -> None:
    m = romania("ax_rum_3 Cluj-SE1 2\nax_rum_4 Craiova 3", dice=[4, 4])
    assert prompt(m) == "surrender"
    assert m.asks[0].seat == "soviet"
    assert m.asks[0].args == {"nation": "romania", "needed": 8}
    answer(m, "roll")
    assert rolls(m, "surrender") == [[4, 4]]
    assert prompt(m) == "turncoat"
    assert offered(m, "unit") == {"ax_rum_3", "ax_rum_4"}
    answer(m, ("unit", "ax_rum_4"))
    assert (written_at(m, "sv_rum_4"), strength(m, "sv_rum_4")) == ("Craiova", 3)
    assert [written_at(m, name) for name in ("ax_rum_3", "ax_rum_1")] == ["gone", "gone"]
    assert state(m).surrendered == 1
    assert controller(m, "Craiova") == "soviet"


@rule("eastfront", "16.1")
def test_a_roll_that_is_not_less_changes_nothing_and_nobody_has_to_roll() -> None:
    m = romania("ax_rum_3 Cluj-SE1 2", dice=[4, 5])
    answer(m, "roll")
    assert at(m, "ax_rum_3") == "Cluj-SE1"
    assert not state(m).surrendered
    m = romania("ax_rum_3 Cluj-SE1 2", dice=[])
    answer(m, "done")
    assert not state(m).surrendered


@rule("eastfront", "16.1")
@pytest.mark.parametrize(
    ("month", "active", "taken", "key"),
    [
        ("november-1942", "soviet", TAKEN, "no-surrender-yet"), ("august-1944", "axis", TAKEN, "no-surrender-yet"),
        ("august-1944", "soviet", "Sofia", "not-invaded"), ("december-1942", "soviet", "Jassy", "not-shaken"),
    ],
)  # fmt: skip
def test_when_nobody_rolls(month: str, active: str, taken: str, key: str) -> None:
    s = state(romania("", month=month, active=active, taken=taken))
    s.active = SOVIET if active == "soviet" else AXIS
    no = objectives.may_roll(s, 0)
    assert no is not None
    assert no.key == key


@rule("eastfront", "16.1", "8.2")
def test_who_is_watched_by_other_axis_units_does_not_change_sides() -> None:
    text = "ax_rum_3 Cluj-SE1 2\nax_rum_4 Craiova 3\nax_infantry_1 Craiova\nax_infantry_2 Cluj"
    m = romania(text, dice=[1, 1])
    answer(m, "roll")
    assert state(m).surrendered == 1
    assert [written_at(m, name) for name in ("ax_rum_3", "ax_rum_4")] == ["gone", "gone"]
    assert told(m, "turned") == []
    helpless = romania(text.replace("ax_infantry_2 Cluj", "ax_infantry_2 Cluj cut_off"), dice=[1, 1])
    answer(helpless, "roll")
    assert written_at(helpless, "sv_rum_3") == "Cluj-SE1"


@rule("eastfront", "16.1")
def test_it_is_irreversible_and_is_rolled_for_once() -> None:
    m = romania("surrendered 1\nax_infantry_2 Warsaw")
    assert prompt(m) != "surrender"
    s = state(m)
    s.active = SOVIET
    no = objectives.may_roll(s, 0)
    assert no is not None
    assert no.key == "has-surrendered"


@rule("eastfront", "16.11")
@pytest.mark.parametrize(("text", "holder"), [("", "soviet"), ("ax_infantry_1 Timisoara", "axis")])
def test_when_no_axis_unit_is_left_in_its_land_all_of_it_is_soviet(text: str, holder: str) -> None:
    m = romania(f"surrendered 1\n{text}")
    assert controller(m, "Craiova") == holder
    assert bool(told(m, "conquered")) == (holder == "soviet")


# -- 16.2, 16.6, 16.61: oil -------------------------------------------------------------------------------------------


@rule("eastfront", "16.2")
def test_without_ploesti_the_axis_pays_more_for_its_hqs_unless_it_has_baku() -> None:
    assert objectives.hq_surcharge(at_rest(""), AXIS) == (0, 0)
    lost = at_rest("sv_i_3 Ploesti\nsv_i_4 Bucharest")
    assert objectives.hq_surcharge(lost, AXIS) == (5, 10)
    cut_off = at_rest("ax_infantry_1 Ploesti cut_off\n" + "\n".join(f"sv_i_{k} {name}" for k, name in RAILS_TO_PLOESTI))
    assert cut_off.friendly[AXIS] >> hex_("Ploesti") & 1
    assert objectives.hq_surcharge(cut_off, AXIS) == (5, 10)
    baku = at_rest("sv_i_3 Ploesti", axis="Konosha-NW1..Baku")
    assert objectives.hq_surcharge(baku, AXIS) == (0, 0)


RAILS_TO_PLOESTI = ((3, "Bucharest"), (4, "Ploesti-NW1"))


@rule("eastfront", "16.2", "W'41 1")
def test_in_the_winter_of_1941_the_axis_pays_more_anyway_but_never_twice() -> None:
    assert objectives.hq_surcharge(at_rest("", scenario="W41"), AXIS) == (5, 10)
    assert objectives.hq_surcharge(at_rest("sv_i_3 Ploesti", scenario="W41"), AXIS) == (5, 10)


@rule("eastfront", "16.6", "16.61")
def test_without_baku_the_soviets_pay_more_for_their_hqs_and_the_route_does_not_matter() -> None:
    assert objectives.hq_surcharge(at_rest(""), SOVIET) == (0, 0)
    lost = at_rest("ax_infantry_1 Baku", axis="Baku Astrakhan")
    assert objectives.hq_surcharge(lost, SOVIET) == (5, 10)
    assert objectives.base_change(lost, SOVIET) == 0


@rule("eastfront", "16.61")
@pytest.mark.parametrize(("axis", "change"), [("", 0), ("Astrakhan", -5), ("Guryev", -5), ("Guryev Astrakhan", -5)])
def test_guryev_and_astrakhan_keep_the_oil_route_open(axis: str, change: int) -> None:
    assert objectives.base_change(at_rest("", axis=axis), SOVIET) == change
    assert objectives.base_change(at_rest("", axis=axis), AXIS) == 0


@rule("eastfront", "16.3")
def test_lend_lease_needs_one_railway_from_the_arctic_to_the_east() -> None:
    assert objectives.base_change(at_rest(""), SOVIET) == 0
    one = at_rest("", axis="Olonets-E1")
    assert objectives.lend_lease(one)
    none = at_rest("", axis="Olonets-E1 Konosha-NW1")
    assert objectives.base_change(none, SOVIET) == -5
    both = at_rest("", axis="Olonets-E1 Konosha-NW1 Astrakhan")
    assert objectives.base_change(both, SOVIET) == -10


# -- 2.66, 16.4: where satellites may be ------------------------------------------------------------------------------


@rule("eastfront", "2.66", "16.4")
def test_a_restricted_satellite_stays_in_its_country_and_beside_it() -> None:
    s = at_rest("ax_rum_4 Bucharest", axis="Odessa")
    area = names(satellites.area(s, unit("ax_rum_4")))
    assert {"Bucharest", "Ploesti", "Jassy"} <= area
    assert not area & {"Nikolaev", "Kiev", "Warsaw", "Sofia-W9"}
    no = satellites.may_be_in(s, unit("ax_rum_4"), hex_("Kiev"))
    assert no is not None
    assert (no.rule, no.key) == ("2.66", "satellite-stays")
    assert satellites.may_be_in(s, unit("ax_infantry_1"), hex_("Kiev")) is None


@rule("eastfront", "16.4", "2.66", "S'43 2")
def test_the_rumanians_are_at_home_in_the_rumania_of_1939_and_so_can_besiege_odessa() -> None:
    s = at_rest("ax_rum_4 Bucharest", scenario="S44")
    area = names(satellites.area(s, unit("ax_rum_4")))
    assert {"Kishinev", "Cernauti", "Vinnitsa-SW1", "Odessa-SW1"} <= area  # Bessarabia and the Bukovina
    assert {"Odessa", "Razdelnaya", "Vapnyarka"} <= area  # beside it
    assert "Kishinev" not in names(satellites.area(s, unit("ax_bul_1")))


@rule("eastfront", "16.4")
@pytest.mark.parametrize(
    ("axis", "free"),
    [
        ("", []), ("Odessa", ["ax_rum_3"]), ("Sevastopol", ["ax_rum_4", "ax_hun_2", "ax_ita_8"]),
        ("Odessa Sevastopol", ["ax_rum_3", "ax_rum_4", "ax_hun_2", "ax_ita_8"]),
    ],
)  # fmt: skip
def test_odessa_frees_one_and_sevastopol_the_three_others(axis: str, free: list[str]) -> None:
    s = taken("freed 0\nfell 0", axis)
    assert {name for name in ALL_SATELLITES if satellites.is_free(s, unit(name))} == set(free)


ALL_SATELLITES = (
    "ax_rum_1", "ax_rum_2", "ax_rum_3", "ax_rum_4", "ax_hun_1", "ax_hun_2", "ax_hun_3",
    "ax_bul_1", "ax_bul_2", "ax_ita_8",
)  # fmt: skip


def taken(text: str, axis: str, scenario: str = "S42") -> Position:
    """A position in which the cities have been looked at as a phase opened."""
    s = at_rest(text, axis=axis, scenario=scenario)
    satellites.look_at_the_cities(s)
    return s


@rule("eastfront", "16.4")
def test_if_one_of_the_two_cities_is_lost_all_are_restricted_until_one_is_taken_anew() -> None:
    s = at_rest("freed 3\nfell 3", axis="Odessa")
    satellites.look_at_the_cities(s)
    assert not any(satellites.is_free(s, unit(name)) for name in ALL_SATELLITES)
    satellites.look_at_the_cities(s)
    assert s.freed == 0
    s.held[AXIS] |= 1 << hex_("Sevastopol")
    satellites.look_at_the_cities(s)
    assert s.freed == 3


@rule("eastfront", "2.66", "11.42", "S'43 2")
def test_one_that_was_lost_once_and_all_from_1943_on_stay_at_home() -> None:
    s = at_rest("freed 3\nfell 3\nax_rum_3 Bucharest bound\nax_rum_4 Bucharest", axis="Odessa Sevastopol")
    assert not satellites.is_free(s, unit("ax_rum_3"))
    assert satellites.is_free(s, unit("ax_rum_4"))
    later = at_rest("freed 3\nfell 3\nax_rum_4 Bucharest", axis="Odessa Sevastopol", scenario="S43")
    assert not satellites.is_free(later, unit("ax_rum_4"))


@rule("eastfront", "16.4", "10.1")
def test_a_restricted_satellite_abroad_is_unsupplied() -> None:
    text = "freed 3\nfell 3\nax_rum_4 Warsaw 3\nax_infantry_1 Warsaw"
    free = at_rest(text, axis="Odessa Sevastopol")
    assert supply.has_line(free, unit("ax_rum_4"))
    caught = at_rest(text.replace("freed 3", "freed 0"), axis="Odessa Sevastopol")
    assert not supply.has_line(caught, unit("ax_rum_4"))
    assert supply.has_line(caught, unit("ax_infantry_1"))


@rule("eastfront", "S'41 4")
def test_in_june_1941_hungary_is_at_peace() -> None:
    june = at_rest("month june-1941\nax_hun_1 Budapest", scenario="S41")
    assert satellites.may_move(june, unit("ax_hun_1")) is not None
    no = satellites.may_be_in(june, unit("ax_infantry_1"), hex_("Budapest"))
    assert no is not None
    assert no.rule == "S'41 4"
    july = at_rest("month july-1941\nax_hun_1 Budapest", scenario="S41")
    assert satellites.may_move(july, unit("ax_hun_1")) is None
    assert satellites.may_be_in(july, unit("ax_infantry_1"), hex_("Budapest")) is None


# -- 16.5: Army Group E -----------------------------------------------------------------------------------------------


@rule("eastfront", "16.5", "2.68", "1.7")
@pytest.mark.parametrize(("where", "called"), [("Belgrade", 1), ("Bucharest", 0)])
def test_soviets_across_the_front_boundary_call_up_army_group_e(where: str, called: int) -> None:
    m = position(
        f"scenario S44\nmonth august-1944\nturn first\nphase supply\nactive soviet\naxis {AXIS_HOME}\nsv_i_3 {where}"
    )
    assert state(m).group_e == called
    assert len(told(m, "group-e")) == called


@rule("eastfront", "16.5", "11.6")
def test_it_comes_to_the_balkan_ports_one_each_and_is_rebuilt_like_all_others() -> None:
    group = units.GROUP_E
    m = position(
        "scenario S44\nmonth september-1944\nphase production\nactive axis\npoints 60 0\ngroup_e 1\n"
        "axis germany greece albania\n"
        + "\n".join(f"{units.UNITS[u]} {'lost' if u == group[-1] else 'coming'}" for u in group)
    )
    s = state(m)
    first, lost = group[0], group[-1]
    assert names(arrivals.entrances(s, first)) == {"Durazzo", "Salonika", "Patras", "Athens"}
    assert arrivals.may_arrive(s, first, hex_("Athens")) is None  # no railway leads there from the edge
    no = arrivals.may_arrive(s, lost, hex_("Athens"))
    assert no is not None
    assert no.key == "arrives-in-supply"
    s.due_at[unit("ax_infantry_1")] = hex_("Warsaw")
    assert arrivals.may_arrive(s, lost, hex_("Warsaw")) is None  # the second in a major city
    s.due_at[unit("ax_infantry_1")] = hex_("Athens")
    no = arrivals.may_arrive(s, first, hex_("Athens"))
    assert no is not None
    assert no.key == "entrance-taken"


# -- 16.7: the Hungarian Plain ----------------------------------------------------------------------------------------

PLAIN = """
scenario S44
month october-1944
turn first
phase supply
active soviet
axis {home}
sv_i_3 Budapest
{text}
"""


def plain(text: str) -> Match:
    return position(PLAIN.format(home=AXIS_HOME, text=text))


@rule("eastfront", "16.7")
def test_after_a_phase_the_nearest_axis_unit_leaves_the_map_to_face_soviets_on_its_edge() -> None:
    m = plain("ax_infantry_1 Krakow 3\nax_infantry_2 Warsaw\nax_hq_okh Warsaw")
    assert (written_at(m, "ax_infantry_1"), strength(m, "ax_infantry_1")) == ("away", 3)
    assert state(m).opposite[unit("ax_infantry_1")] == hex_("Budapest")
    assert written_at(m, "ax_infantry_2") == "Warsaw"
    assert [event["unit"] for event in told(m, "opposed", "soviet")] == [None]


@rule("eastfront", "16.7")
def test_its_owner_chooses_among_the_equally_near_and_who_is_engaged_stays() -> None:
    text = "ax_infantry_1 Krakow 3\nax_infantry_2 Krakow 2\nax_infantry_5 Miskolc\nsv_i_4 Miskolc\nbattle Miskolc axis"
    m = plain(text)
    assert prompt(m) == "oppose"
    assert m.asks[0].seat == "axis"
    assert offered(m, "unit") == {"ax_infantry_1", "ax_infantry_2"}
    assert refused(m, "unit", "ax_infantry_5") == ("16.7", "not-the-nearest")
    answer(m, ("unit", "ax_infantry_2"))
    assert written_at(m, "ax_infantry_2") == "away"
    assert written_at(m, "ax_infantry_1") == "Krakow"


@rule("eastfront", "16.7")
def test_one_unit_faces_each_hex_and_no_second_one_follows() -> None:
    m = plain("ax_infantry_1 away 3 opposite=Budapest\nax_infantry_2 Krakow")
    assert written_at(m, "ax_infantry_2") == "Krakow"
    two = plain("sv_i_4 Belgrade\nax_infantry_1 Krakow\nax_infantry_2 Belgrade-NW1 3\nax_infantry_5 Warsaw")
    assert sorted(written_at(two, f"ax_infantry_{number}") for number in (1, 2, 5)) == ["Warsaw", "away", "away"]


@rule("eastfront", "16.7", "16.8")
def test_only_the_edge_from_belgrade_to_krakow_counts() -> None:
    found = names(objectives.PLAIN)
    assert {"Belgrade", "Budapest", "Krakow"} <= found
    assert not found & {"Danzig", "Lodz", "Katowice", "Sarajevo", "Durazzo"}


@rule("eastfront", "16.7")
@pytest.mark.parametrize(("soviet", "where"), [("Miskolc", "Budapest"), ("Budapest", "away")])
def test_when_the_soviets_leave_it_comes_back_as_the_axis_commands_again(soviet: str, where: str) -> None:
    m = position(
        "scenario S44\nmonth october-1944\nturn first\nphase supply\nactive soviet\nsurrendered 7\n"
        f"axis {AXIS_HOME}\nsoviet ussr Budapest\n"
        f"sv_i_3 {soviet}\nax_infantry_1 away 3 opposite=Budapest\nax_hq_okh Warsaw"
    )
    assert prompt(m) == "command"
    assert m.asks[0].seat == "axis"
    assert written_at(m, "ax_infantry_1") == where
    assert strength(m, "ax_infantry_1") == 3


@rule("eastfront", "16.7", "8.1")
def test_who_leaves_to_face_the_plain_no_longer_controls_anything_in_the_phase_that_begins() -> None:
    text = "sv_i_4 Oradea\nax_infantry_1 Debrecen 3\nax_infantry_2 Warsaw"
    m = position(
        f"scenario S44\nmonth october-1944\nturn first\nphase supply\nactive axis\naxis germany slovakia\n"
        f"sv_i_3 Budapest\n{text}"
    )
    assert prompt(m) == "command"
    assert m.asks[0].seat == "soviet"
    assert written_at(m, "ax_infantry_1") == "away"
    assert controller(m, "Debrecen") == "soviet"


@rule("eastfront", "16.7", "5.41")
def test_the_plain_is_watched_when_a_phase_of_the_book_ends_and_not_before_hqs_have_mobilized() -> None:
    m = position(
        f"scenario S44\nmonth october-1944\nturn second\nphase mobilize\nactive soviet\naxis {AXIS_HOME}\n"
        "soviet Budapest Miskolc\nsv_hq_west Budapest 2 role=command shown\nax_infantry_1 Krakow 3"
    )
    assert prompt(m) == "mobilize"
    answer(m, ("unit", "sv_hq_west"), ("space", "Miskolc"))
    assert written_at(m, "ax_infantry_1") == "Krakow"
