"""15.4 to 15.6: invasions, naval assaults, the Coastal Army's Beachhead, evacuations."""

from __future__ import annotations

import pytest

from grognard import Match
from grognard.games.eastfront import invasion, supply
from grognard.games.eastfront.command import may_mobilize
from grognard.games.eastfront.notation import read
from grognard.games.eastfront.words import SOVIET
from tests.games.eastfront.ground import AXIS_HOME, at_rest, hex_, unit
from tests.games.eastfront.play import answer, controller, offered, position, prompt, refused, rolls, state, told, verbs
from tests.games.eastfront.written import at, marks, strength
from tests.marks import rule

LANDING = """
scenario {scenario}
options naval
month july-1942
phase {phase}
active soviet
axis {home} {axis}
sv_hq_south {port} 2{role}
{text}
"""


def landing(
    text: str, port: str = "Sevastopol", axis: str = "", phase: str = "movement", dice: list[int] | None = None,
    role: str = "invasion", scenario: str = "S42",
) -> Match:  # fmt: skip
    """A Soviet HQ in a port, activated for an invasion in the Movement Phase."""
    active = f" role={role} shown" if phase == "movement" else ""
    told_ = LANDING.format(scenario=scenario, home=AXIS_HOME, port=port, text=text, axis=axis, phase=phase, role=active)
    return position(told_, dice=dice)


def fight(m: Match) -> Match:
    """Say done until the battles are fought."""
    while m.asks and m.asks[0].seat == "soviet" and prompt(m) in ("movement", "mobilize", "strikes", "battles"):
        answer(m, "done")
    return m


CRIMEA = "Kerch Simferopol Sevastopol Sevastopol-NW1 Perekop"

# -- 15.41: who commands an invasion -------------------------------------------------------------------------------


@rule("eastfront", "15.41")
def test_an_hq_in_a_friendly_port_may_be_activated_for_an_invasion() -> None:
    m = landing("sv_i_3 Sevastopol", phase="command")
    answer(m, ("unit", "sv_hq_south"))
    assert "invasion" in verbs(m)
    answer(m, "invasion", "done")
    assert "role=invasion" in marks(m, "sv_hq_south")


@rule("eastfront", "15.41", "15.1")
@pytest.mark.parametrize(
    ("port", "axis", "key"),
    [("Izyum", "", "not-in-a-port"), ("Novorossiysk", "Batumi", "sea-is-closed"), ("Simferopol", "", "not-in-a-port")],
)
def test_without_a_port_on_a_controlled_sea_there_is_none(port: str, axis: str, key: str) -> None:
    m = landing("", port=port, axis=axis, phase="command")
    answer(m, ("unit", "sv_hq_south"))
    assert refused(m, "invasion")[1] == key


@rule("eastfront", "15.41")
def test_infantry_in_its_port_goes_where_a_coast_of_these_seas_can_be_landed_on() -> None:
    m = landing("sv_i_3 Sevastopol\nsv_a_10 Sevastopol\nsv_i_4 Kharkov")
    assert offered(m, "unit") == {"sv_i_3"}
    answer(m, ("unit", "sv_i_3"))
    shores = offered(m, "invade")
    assert {"Constanza", "Varna", "Burgas", "Kerch", "Sochi", "Odessa-SW1"} <= shores
    assert "Rostov" not in shores
    assert refused(m, "invade", "Rostov") == ("15.41", "not-on-these-seas")
    assert refused(m, "invade", "Moscow") == ("15.41", "not-on-these-seas")


@rule("eastfront", "15.4", "15.42", "1.34", "1.35", "1.37")
@pytest.mark.parametrize(
    ("port", "closed", "open_"),
    [("Sevastopol", "Constanza-NE1", "Constanza"), ("Sevastopol", "Tuapse", "Sochi"), ("Kerch", "Perekop", "Mariupol")],
)
def test_nobody_lands_in_marsh_or_mountains_or_over_shoals(port: str, closed: str, open_: str) -> None:
    m = landing(f"sv_i_3 {port}", port=port, axis="Constanza-NE1")
    answer(m, ("unit", "sv_i_3"))
    assert refused(m, "invade", closed) == ("15.42", "no-landing-there")
    assert open_ in offered(m, "invade")


@rule("eastfront", "15.41")
def test_one_unit_is_all_that_an_invasion_hq_moves() -> None:
    m = landing("sv_i_3 Sevastopol\nsv_i_4 Sevastopol")
    answer(m, ("unit", "sv_i_3"), ("invade", "Constanza"))
    assert at(m, "sv_i_3") == "Constanza"
    assert "spent" in marks(m, "sv_hq_south")
    no = invasion.may_embark(state(m), unit("sv_i_4"))
    assert no is not None
    assert (no.rule, no.key) == ("15.41", "no-invasion-hq")


@rule("eastfront", "15.41")
def test_no_invasion_sets_out_from_a_battle() -> None:
    m = landing("sv_i_3 Sevastopol\nsv_i_4 Sevastopol\nax_infantry_1 Sevastopol 1\nbattle Sevastopol soviet")
    no = invasion.may_embark(state(m), unit("sv_i_3"))
    assert no is not None
    assert no.key == "embarks-from-battle"


@rule("eastfront", "15.42")
def test_a_defended_hex_is_invaded_by_one_unit_in_a_phase_an_open_one_by_more() -> None:
    two = "sv_i_3 Sevastopol\nsv_i_4 Sevastopol\nsv_hq_west Sevastopol 2 role=invasion shown\nsv_hq_baltic Moscow"
    m = landing(f"{two}\nax_rum_3 Constanza 2")
    answer(m, ("unit", "sv_i_3"), ("invade", "Constanza"), ("unit", "sv_i_4"))
    assert refused(m, "invade", "Constanza") == ("15.42", "one-invader")
    answer(m, ("invade", "Varna"))
    m = landing(two)
    answer(m, ("unit", "sv_i_3"), ("invade", "Constanza"), ("unit", "sv_i_4"), ("invade", "Constanza"))
    assert at(m, "sv_i_4") == "Constanza"


# -- the examples of the rulebook ----------------------------------------------------------------------------------


@rule("eastfront", "15.4", "15.3", "15.41")
def test_who_takes_constanza_has_a_lane_to_it_and_its_railways() -> None:
    """The example beside 15.5."""
    m = landing("sv_i_3 Sevastopol\nax_hq_okh Warsaw")
    answer(m, ("unit", "sv_i_3"), ("invade", "Constanza"))
    fight(m)
    assert controller(m, "Constanza") == "soviet"
    assert supply.supplied(state(m), SOVIET) >> hex_("Constanza") & 1
    assert supply.supplied(state(m), SOVIET) >> hex_("Bucharest") & 1


@rule("eastfront", "15.43", "7.51", "13.12")
def test_the_army_that_lands_at_simferopol_is_thrown_back_with_a_loss() -> None:
    """The other: an air strike hits once, the defender rolls a 2 and a 6."""
    m = landing(
        "sv_i_3 Novorossiysk 3\nax_infantry_1 Simferopol 3\nax_infantry_2 Kerch\nax_infantry_5 Sevastopol",
        port="Novorossiysk", axis=CRIMEA, dice=[6, 6, 2, 6],
    )  # fmt: skip
    answer(m, ("unit", "sv_i_3"), ("invade", "Simferopol"))
    while prompt(m) in ("movement", "mobilize"):
        answer(m, "done")
    answer(m, ("unit", "sv_hq_south"), ("space", "Simferopol"))
    fight(m)
    assert at(m, "sv_i_3") == "Novorossiysk"
    assert strength(m, "sv_i_3") == 2


@rule("eastfront", "15.43")
def test_a_landing_in_a_battle_that_goes_on_is_no_assault() -> None:
    m = landing("sv_i_3 Sevastopol\nsv_i_4 Kerch\nax_infantry_2 Kerch\nbattle Kerch axis", axis="Kerch")
    answer(m, ("unit", "sv_i_3"), ("invade", "Kerch"))
    assert not state(m).fresh


@rule("eastfront", "2.3", "15.4")
def test_the_enemy_sees_a_unit_land_but_not_which() -> None:
    m = landing("sv_i_3 Sevastopol")
    answer(m, ("unit", "sv_i_3"), ("invade", "Constanza"))
    assert [event["unit"] for event in told(m, "invaded", "axis")] == [None]
    assert [event["unit"] for event in told(m, "invaded", "soviet")] == ["sv_i_3"]


# -- 15.5: the Coastal Army and its Beachhead ----------------------------------------------------------------------


def ashore(text: str = "", state_: str = "ready", axis: str = "", active: str = "soviet") -> Match:
    turn = "second" if active == "soviet" else "first"
    return position(
        f"scenario S42\noptions naval\nmonth july-1942\nturn {turn}\nphase supply\nactive {active}\n"
        f"axis {AXIS_HOME} {axis}\nbeachhead_is {state_}\nlanded Constanza\nbeaches Constanza\n{text}"
    )


@rule("eastfront", "15.5", "15.51")
def test_where_the_coastal_army_came_ashore_a_beachhead_that_is_ready_may_be_laid() -> None:
    m = ashore("sv_co_coastal Constanza")
    assert prompt(m) == "beachhead"
    assert m.asks[0].seat == "soviet"
    answer(m, "lay")
    assert [event["space"] for event in told(m, "beachhead", "axis")] == ["Constanza"]
    assert beach(m) == "Constanza"
    later = ashore("sv_co_coastal Constanza")
    answer(later, "done")
    assert beach(later) is None


def beach(m: Match) -> str | None:
    found: str | None = m.view("axis")["beachhead"]["at"]
    return found


@rule("eastfront", "15.51")
@pytest.mark.parametrize(("text", "is_"), [("sv_co_coastal Varna", "ready"), ("sv_co_coastal Constanza", "preparing")])
def test_it_is_not_laid_elsewhere_or_before_it_is_ready(text: str, is_: str) -> None:
    m = ashore(text, is_)
    assert prompt(m) != "beachhead"
    assert beach(m) is None


@rule("eastfront", "15.51")
def test_an_invasion_of_the_coastal_army_is_remembered() -> None:
    m = landing("sv_co_coastal Sevastopol")
    answer(m, ("unit", "sv_co_coastal"), ("invade", "Varna"))
    assert state(m).landed == hex_("Varna")


BEACH = "beachhead Varna\nbeachhead_is deployed\n"


@rule("eastfront", "15.52", "10.6", "15.5")
def test_a_beachhead_supplies_its_hex_and_if_that_is_friendly_those_around() -> None:
    text = BEACH + "sv_co_coastal Varna\nsv_i_3 Burgas 3\nax_infantry_1 Varna\nbattle Varna {}"
    bad = at_rest(text.format("axis"), options="naval", axis="Sevastopol")
    assert supply.has_line(bad, unit("sv_co_coastal"))
    assert not supply.has_line(bad, unit("sv_i_3"))
    good = at_rest(text.format("soviet"), options="naval", axis="Sevastopol")
    assert supply.has_line(good, unit("sv_co_coastal"))
    assert supply.has_line(good, unit("sv_i_3"))
    assert supply.relies_on_beachhead(good, unit("sv_i_3"))
    assert not supply.has_line(at_rest(text.format("soviet"), axis="Sevastopol"), unit("sv_i_3"))


@rule("eastfront", "15.51", "15.21")
def test_out_of_battle_it_is_a_minor_port_for_one_unit() -> None:
    text = "supreme 6\nsv_hq_stavka Moscow role=command shown\nsv_i_3 Odessa\nsv_i_4 Odessa\nsv_co_coastal Varna-NONE\n"
    text = text.replace("Varna-NONE", "Odessa-SW1") + "beachhead Odessa-SW1\nbeachhead_is deployed"
    m = landing(text, role="command")
    answer(m, ("unit", "sv_i_3"))
    assert "Odessa-SW1" in offered(m, "sea")
    answer(m, ("sea", "Odessa-SW1"), ("unit", "sv_i_4"))
    assert "Odessa-SW1" not in offered(m, "sea")


@rule("eastfront", "15.51")
def test_no_invasion_is_commanded_from_a_beachhead() -> None:
    text = "sv_i_3 Odessa-SW1\nbeachhead Odessa-SW1\nbeachhead_is deployed"
    m = landing(text, port="Odessa-SW1", phase="command")
    answer(m, ("unit", "sv_hq_south"))
    assert refused(m, "invasion") == ("15.41", "not-in-a-port")


@rule("eastfront", "15.51")
def test_enemies_alone_on_it_destroy_it() -> None:
    m = ashore(f"ax_infantry_1 Varna\n{BEACH}".replace("beachhead_is deployed\n", ""), "deployed", active="axis")
    assert beach(m) is None
    assert [event["space"] for event in told(m, "beachhead-lost", "soviet")] == ["Varna"]
    kept = ashore(
        f"ax_infantry_1 Varna\nsv_i_3 Varna\nbattle Varna soviet\n{BEACH}".replace("beachhead_is deployed\n", ""),
        "deployed", active="axis",
    )  # fmt: skip
    assert beach(kept) == "Varna"


# -- 15.6: evacuations ---------------------------------------------------------------------------------------------


@rule("eastfront", "15.6")
def test_an_invasion_hq_takes_a_unit_off_a_coast_to_its_own_port() -> None:
    m = landing("sv_a_10 Constanza-NE1 2\nsv_i_3 Varna 1\nsv_i_4 Bucharest")
    assert offered(m, "unit") == {"sv_a_10", "sv_i_3"}
    answer(m, ("unit", "sv_a_10"))  # there is nothing else that it can do
    assert at(m, "sv_a_10") == "Sevastopol"
    assert invasion.evacuations(state(m), unit("sv_i_3")) == ()


@rule("eastfront", "15.6", "2.67")
def test_no_static_unit_is_taken_off_for_only_supreme_moves_move_it() -> None:
    m = landing("sv_rum_2 Constanza 1\nsv_i_3 Constanza 1", axis="!Constanza")
    assert offered(m, "unit") == {"sv_i_3"}
    no = invasion.may_evacuate(state(m), unit("sv_rum_2"), hex_("Sevastopol"))
    assert no is not None
    assert (no.rule, no.key) == ("2.67", "static-needs-supreme")


@rule("eastfront", "15.6")
def test_none_is_taken_to_a_port_in_battle_or_over_another_sea() -> None:
    m = landing("sv_i_3 Varna 1\nsv_i_4 Sevastopol\nax_infantry_1 Sevastopol\nbattle Sevastopol soviet")
    no = invasion.may_evacuate(state(m), unit("sv_i_3"), hex_("Sevastopol"))
    assert no is not None
    assert no.key == "not-a-quiet-port"
    m = landing("sv_i_3 Memel 1")
    no = invasion.may_evacuate(state(m), unit("sv_i_3"), hex_("Sevastopol"))
    assert no is not None
    assert no.key == "not-on-these-seas"


@rule("eastfront", "15.6", "6.42", "15.5")
@pytest.mark.parametrize(("name", "left"), [("sv_i_3", 1), ("sv_co_coastal", 3)])
def test_a_retreat_over_the_sea_goes_under_pursuit_fire_and_the_coastal_army_is_harder_to_catch(
    name: str, left: int
) -> None:
    """Infantry pursues at speed 2: twice as fast as who is taken off, but for the Coastal Army."""
    m = landing(f"{name} Varna 3\nax_infantry_1 Varna 3\nbattle Varna axis", dice=[5, 5, 1])
    answer(m, ("rearguard", name))
    while prompt(m) in ("movement", "mobilize"):
        answer(m, "done")
    assert at(m, name) == "Sevastopol"
    assert strength(m, name) == left
    assert rolls(m, "pursuit") == [[5, 5, 1]]


@rule("eastfront", "15.6", "5.41")
def test_the_hq_that_takes_a_rearguard_off_does_not_leave_before() -> None:
    text = LANDING.format(
        scenario="S42", home=AXIS_HOME, port="Sevastopol", axis="", phase="mobilize", role=" role=invasion shown",
        text="sv_i_3 Varna 3{}\nax_infantry_1 Varna 3\nbattle Varna axis",
    )  # fmt: skip
    free, waits = (read(text.format(mark))[2] for mark in ("", " rearguard=2"))
    assert may_mobilize(free, unit("sv_hq_south")) is None
    no = may_mobilize(waits, unit("sv_hq_south"))
    assert no is not None
    assert (no.rule, no.key) == ("15.6", "evacuates-first")


@rule("eastfront", "15.51")
def test_while_anybody_is_ashore_the_question_is_asked_so_that_it_tells_nothing() -> None:
    m = ashore("sv_i_3 Constanza")
    assert prompt(m) == "beachhead"
    assert refused(m, "lay") == ("15.51", "coastal-not-ashore")
    assert offered(m, "done")
