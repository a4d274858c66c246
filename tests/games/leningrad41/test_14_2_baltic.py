"""14.2: the Baltic: who controls it, supply and transport by sea, the Neva Bay."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import (
    GAME,
    allowed,
    answer,
    at,
    offered,
    position,
    refused,
    told,
    verbs,
)
from tests.marks import rule

# The Axis at the start of the campaign, and as it stood in September but for the ports.
START = "1-12 16-24 32-38 105-108 121-126 F G1-G3"
BALTIC_STATES = f"{START} 54-58 71-75 87-91 109-113 127-132"
SHORE_OF_THE_GULF = f"{BALTIC_STATES} 59-63 76-80 G4"  # all round Oranienbaum


def isolated(match: Match, side: str) -> set[str]:
    """The blocks of a side that are marked as cut off."""
    units = match.view(side)["units"]
    return {name for name, unit in units.items() if unit.get("isolated")}


def opening(axis: str, *areas: str, side: str = "soviet", options: str = "baltic") -> Match:
    """A side's impulse opens, with its supply check, in this position."""
    where = "\n".join(areas)
    return position(f"options {options}\nphase opening\nactive {side}\ndisc {side}\naxis {axis}\n{where}")


# ---- who controls the Baltic -------------------------------------------------------------------------


@rule("leningrad41", "14.2")
@pytest.mark.parametrize(
    ("axis_ports", "holder"),
    [
        ("", "soviet"),
        ("T", "soviet"),
        ("T K", "soviet"),  # the book's example: Hanko is enough
        ("H K", "soviet"),
        ("H T", "soviet"),
        ("H T K", None),
        ("O", None),
        ("L", None),
        ("L O", None),
        ("T O", None),
        ("O T K", None),
        ("L O K", "axis"),
        ("L O H", "axis"),
        ("L O T", "axis"),
        ("L O T H K", "axis"),
        ("L T H K", None),
    ],
)
def test_the_baltic_takes_leningrad_oranienbaum_and_one_port_more(axis_ports: str, holder: str | None) -> None:
    match = position(f"options baltic\naxis {START} {axis_ports}")
    assert match.view(None)["baltic"] == holder


@rule("leningrad41", "14.2")
def test_a_contested_port_still_counts_for_who_controls_it() -> None:
    match = position(f"options baltic\naxis {START} H K\nT su_l_90 | de_id_81\nO su_l_142 | de_id_93")
    assert match.view(None)["baltic"] == "soviet"


# ---- 1: supply by sea ----------------------------------------------------------------------------------


@rule("leningrad41", "14.2", "2.1.1")
def test_the_coast_alone_supplies_nobody_any_longer() -> None:
    cut = (f"{BALTIC_STATES.replace('54-58', '55-58')} K T", "54 su_l_90")
    assert isolated(opening(*cut), "soviet") == {"su_l_90"}
    assert isolated(opening(*cut, options="rail"), "soviet") == set()


@rule("leningrad41", "14.2", "9.2")
def test_the_example_of_narva_tallinn_hanko_and_hiiumaa() -> None:
    match = opening(
        f"{BALTIC_STATES} K", "59 su_l_90", "76 su_l_142", "T su_l_177", "H su_st_hanko soviet-line", "53 su_l_191"
    )
    assert isolated(match, "soviet") == {"su_l_191"}  # Hiiumaa has no port
    assert match.view(None)["cut_lines"] == []


@rule("leningrad41", "14.2", "9.2")
def test_hiiumaa_lives_on_kuressaare_while_that_port_serves() -> None:
    assert isolated(opening(BALTIC_STATES, "53 su_l_191"), "soviet") == set()  # readings A23, A24
    contested = opening(BALTIC_STATES, "53 su_l_191", "K su_st_kures | de_id_81")
    assert isolated(contested, "soviet") == {"su_l_191"}


@rule("leningrad41", "14.2")
def test_by_land_to_a_port_by_sea_to_another_and_on_by_land() -> None:
    inland = BALTIC_STATES.replace("54-58", "56-58")
    assert isolated(opening(inland, "55 su_l_90"), "soviet") == set()
    assert isolated(opening(f"{inland} T", "55 su_l_90"), "soviet") == set()  # 54, the arrow, and Kuressaare
    assert isolated(opening(f"{inland} T K", "55 su_l_90"), "soviet") == {"su_l_90"}


@rule("leningrad41", "14.2", "9.2")
def test_a_line_may_begin_in_a_contested_port_of_ones_own() -> None:
    match = opening(BALTIC_STATES, "T su_l_90 | de_id_81")
    assert isolated(match, "soviet") == set()


@rule("leningrad41", "14.2", "9.2")
def test_no_line_begins_by_sea_in_a_port_that_the_enemy_controls() -> None:
    match = opening(f"{BALTIC_STATES} T", "T su_l_90 | de_id_81")
    assert isolated(match, "soviet") == {"su_l_90"}


@rule("leningrad41", "14.2", "9.2")
def test_a_line_never_ends_in_or_passes_a_contested_port() -> None:
    at_leningrad = "L su_lm | de_id_93"
    besieged = (SHORE_OF_THE_GULF, "T su_l_90", "O su_l_142")
    assert isolated(opening(*besieged), "soviet") == set()
    assert isolated(opening(*besieged, at_leningrad), "soviet") == {"su_l_90", "su_l_142"}
    # With a way by land from Oranienbaum the other port does.
    assert isolated(opening(BALTIC_STATES, "T su_l_90", "O su_l_142", at_leningrad), "soviet") == set()


@rule("leningrad41", "14.2")
def test_a_port_passed_on_the_way_must_be_in_full_control() -> None:
    inland = BALTIC_STATES.replace("54-58", "56-58") + " K"
    assert isolated(opening(inland, "55 su_l_90", "T su_l_142 | de_id_81"), "soviet") == {"su_l_90"}


@rule("leningrad41", "14.2", "9.2")
def test_the_far_port_must_itself_have_a_way_to_a_source() -> None:
    # Leningrad and Oranienbaum are cut off together: two ports that only feed each other.
    match = opening(f"{SHORE_OF_THE_GULF} 45-48 64-65", "L su_lm", "O su_l_142", "H su_st_hanko")
    assert isolated(match, "soviet") == {"su_lm", "su_l_142", "su_st_hanko"}


@rule("leningrad41", "14.2", "9.3")
def test_at_the_end_of_the_impulse_the_sea_still_counts() -> None:
    match = opening(f"{BALTIC_STATES} K", "53 su_l_191", "T su_l_177", "84 su_r_8a")
    answer(match, "pass", "done")
    assert [event["space"] for event in told(match, "attrition")] == ["53"]


# ---- the Neva Bay ----------------------------------------------------------------------------------------

LOST_BALTIC = f"{SHORE_OF_THE_GULF} H K T"


@rule("leningrad41", "14.2")
def test_without_the_baltic_the_soviets_still_supply_oranienbaum_over_the_bay() -> None:
    assert isolated(opening(LOST_BALTIC, "O su_l_90"), "soviet") == set()


@rule("leningrad41", "14.2", "9.2")
def test_contested_oranienbaum_is_supplied_over_the_bay_too() -> None:
    assert isolated(opening(LOST_BALTIC, "O su_l_90 | de_id_81"), "soviet") == set()


@rule("leningrad41", "14.2")
def test_oranienbaum_feeds_its_surroundings_over_the_bay() -> None:
    pocket = LOST_BALTIC.replace("59-63", "59-60 62-63")
    assert isolated(opening(pocket, "61 su_l_90"), "soviet") == set()
    assert isolated(opening(pocket, "61 su_l_90", "O su_l_142 | de_id_81"), "soviet") == {"su_l_90"}


@rule("leningrad41", "14.2")
def test_beyond_the_bay_the_lost_baltic_carries_nothing() -> None:
    match = opening(LOST_BALTIC, "H su_st_hanko | fi_1", "T su_l_90 | de_id_81")
    assert isolated(match, "soviet") == {"su_st_hanko", "su_l_90"}


@rule("leningrad41", "14.2")
def test_without_oranienbaum_nothing_goes_by_sea() -> None:
    match = opening(f"{BALTIC_STATES} K O", "T su_l_90", "H su_st_hanko", "O su_l_142 | de_id_81")
    assert isolated(match, "soviet") == {"su_l_90", "su_st_hanko"}  # the attackers of Oranienbaum have a way by land
    cut = opening(f"{SHORE_OF_THE_GULF} O", "T su_l_90", "O su_l_142 | de_id_81")
    assert isolated(cut, "soviet") == {"su_l_90", "su_l_142"}


@rule("leningrad41", "14.2")
def test_contested_leningrad_may_live_on_oranienbaum() -> None:
    shore = f"{START} 45-48 64-65"
    assert isolated(opening(shore + " 63", "L su_lm | de_id_81"), "soviet") == set()
    assert isolated(opening(shore + " 63 O", "L su_lm | de_id_81"), "soviet") == {"su_lm"}


@rule("leningrad41", "14.2")
def test_the_axis_supplies_by_sea_only_when_the_baltic_is_its_own() -> None:
    def cut_off(axis: str, *areas: str) -> set[str]:
        return isolated(opening(axis, *areas, side="axis"), "axis")

    # A bridgehead at Tallinn: Hanko, with Helsinki behind it, is the other port.
    assert cut_off(f"{START} H T", "T de_id_81") == {"de_id_81"}
    assert cut_off(f"{START} H T L", "T de_id_81", "L de_id_93") == {"de_id_81", "de_id_93"}
    assert cut_off(f"{START} H T L O", "T de_id_81", "L de_id_93", "O de_id_96") == set()
    # The bay is closed to the Axis without the Baltic, even when it holds both shores.
    way_to_leningrad = f"{BALTIC_STATES} 59-60 76-78 64 L"
    assert cut_off(f"{way_to_leningrad} O", "L de_id_93", "O de_id_96") == {"de_id_96"}
    assert cut_off(f"{way_to_leningrad} O H", "L de_id_93", "O de_id_96") == set()


# ---- 2: the Logistics Point -----------------------------------------------------------------------------


@rule("leningrad41", "14.2", "7.2.1")
def test_the_baltic_is_worth_one_logistics_point() -> None:
    def values(options: dict[str, bool]) -> tuple[int, int]:
        match = GAME.start("campaign", seed=3, options=options)
        return match.view("axis")["logistics"], match.view("soviet")["logistics"]

    assert values({}) == (11, 13)
    assert values({"baltic": True}) == (11, 14)


@rule("leningrad41", "14.2", "7.2.1")
@pytest.mark.parametrize(
    ("ports", "axis", "soviet"), [("", 6, 11), ("O", 6, 10), ("H K T", 7, 9), ("L O", 7, 9), ("L O H", 8, 9)]
)
def test_the_point_goes_with_the_sea(ports: str, axis: int, soviet: int) -> None:
    # Without the sea: Hitler 4, Dietl and Riga; Stalin 4 and six points; and the victory areas among the ports.
    match = position(f"options baltic\naxis {START} {ports}")
    assert (match.view("axis")["logistics"], match.view("soviet")["logistics"]) == (axis, soviet)


@rule("leningrad41", "14.2", "7.2.1.1")
def test_the_point_is_halved_with_the_rest() -> None:
    rain = "options baltic\nturn october\nweather rain\nbox su_stalin:{} de_hitler"
    assert position(rain.format(4)).view("soviet")["logistics"] == 5  # 4 + 6 + 1 is 11
    assert position(rain.format(3)).view("soviet")["logistics"] == 5


# ---- 3: transport ----------------------------------------------------------------------------------------

AT_SEA = """
    options {options}
    active soviet
    disc soviet
    box su_stalin:0 de_hitler de_dietl
    T su_l_90 su_l_21td
    L su_l_hq:2 su_lm
    H su_st_hanko soviet-line
    """


def at_sea(*more: str, options: str = "baltic rail") -> Match:
    return position("\n".join((AT_SEA.format(options=options), *more)))


@rule("leningrad41", "14.2")
def test_in_a_pass_one_slow_block_goes_by_sea() -> None:
    match = at_sea()
    answer(match, "pass", ("unit", "su_l_90"))
    assert offered(match, "sea") == {"H", "K", "O"}  # Leningrad is full
    answer(match, ("sea", "K"))
    assert at(match, "su_l_90") == "K"
    assert match.asks[0].seat == "axis"


@rule("leningrad41", "14.2")
def test_static_infantry_and_hqs_go_by_sea() -> None:
    for unit in ("su_st_hanko", "su_l_hq", "su_lm"):
        match = at_sea()
        answer(match, "pass", ("unit", unit), ("sea", "K"))
        assert at(match, unit) == "K"


@rule("leningrad41", "14.2", "4.1")
def test_the_line_of_hanko_stays_behind() -> None:
    match = at_sea()
    answer(match, "pass", ("unit", "su_st_hanko"), ("sea", "K"))
    assert match.view(None)["lines"]["soviet"] == ["H"]


@rule("leningrad41", "14.2")
@pytest.mark.parametrize("unit", ["su_l_21td", "su_l_198", "su_r_25cav", "su_zhukov"])
def test_tanks_cavalry_mechanised_blocks_and_fast_hqs_do_not(unit: str) -> None:
    match = at_sea(*([] if unit == "su_l_21td" else [f"K {unit}"]))
    answer(match, "pass", ("unit", unit))
    assert "sea" not in verbs(match)
    assert refused(match, "sea", "O") == ("14.2", "too-heavy-for-ships")


@rule("leningrad41", "14.2")
def test_only_from_port_to_port() -> None:
    match = at_sea("59 su_l_142")
    answer(match, "pass")
    trial = match.clone()
    answer(trial, ("unit", "su_l_142"))
    assert refused(trial, "sea", "O") == ("14.2", "not-a-quiet-port")  # it stands in none
    answer(match, ("unit", "su_l_90"))
    assert refused(match, "sea", "62") == ("14.2", "not-a-quiet-port")
    assert refused(match, "sea", "T") == ("10.9", "already-there")


@rule("leningrad41", "14.2")
def test_nobody_engages_or_disengages_by_sea() -> None:
    match = at_sea("K su_st_kures | de_id_81")
    answer(match, "pass", ("unit", "su_l_90"))
    assert refused(match, "sea", "K") == ("14.2", "not-a-quiet-port")
    match = position(AT_SEA.format(options="baltic").replace("T su_l_90", "T de_id_81 su_l_90"))
    answer(match, "pass", ("unit", "su_l_90"))
    assert "sea" not in verbs(match)
    assert refused(match, "sea", "O") == ("14.2", "not-a-quiet-port")


@rule("leningrad41", "14.2")
def test_no_transport_to_an_enemy_port() -> None:
    match = at_sea(f"axis {START} K")
    answer(match, "pass", ("unit", "su_l_90"))
    assert refused(match, "sea", "K") == ("14.2", "not-a-quiet-port")


@rule("leningrad41", "14.2", "2.9")
def test_a_full_port_takes_nobody_in() -> None:
    match = at_sea()
    answer(match, "pass", ("unit", "su_l_90"))
    assert refused(match, "sea", "L") == ("2.9", "full")


@rule("leningrad41", "14.2", "9.1")
def test_an_isolated_block_does_not_embark() -> None:
    match = position(AT_SEA.format(options="baltic").replace("su_l_90", "su_l_90:2i"))
    answer(match, "pass")
    assert refused(match, "unit", "su_l_90") == ("9.1", "isolated")


@rule("leningrad41", "14.2")
@pytest.mark.parametrize("lost", ["O", "H K T"])
def test_transport_takes_control_of_the_baltic(lost: str) -> None:
    match = position(f"""
        options baltic
        active soviet
        axis {START} {lost}
        L su_lm su_l_90
        """)
    answer(match, "pass", ("unit", "su_lm"))
    assert "sea" not in verbs(match)
    assert refused(match, "sea", "T") == ("14.2", "baltic-not-yours")


@rule("leningrad41", "14.2")
def test_without_the_option_nobody_sails() -> None:
    match = at_sea(options="rail")
    answer(match, "pass", ("unit", "su_l_90"))
    assert "sea" not in verbs(match)
    assert refused(match, "sea", "K") == ("14.2", "option-not-played")


@rule("leningrad41", "14.2", "11.0")
def test_in_a_strategic_impulse_one_sails_and_others_ride() -> None:
    match = at_sea("119 su_r_8a su_r_11a")
    answer(match, "strategic")
    answer(match, ("unit", "su_st_hanko"), ("sea", "K"))
    answer(match, ("unit", "su_r_8a"), ("rail", "O"))
    answer(match, ("unit", "su_l_90"))
    assert "sea" not in verbs(match)
    assert refused(match, "sea", "O") == ("14.2", "sea-used")
    answer(match, ("rail", "O"))
    assert (at(match, "su_st_hanko"), at(match, "su_r_8a"), at(match, "su_l_90")) == ("K", "O", "O")
    assert match.asks[0].plain()["args"] == {"left": 8 - 3}  # six points, Leningrad's HQ and the sea


@rule("leningrad41", "14.2", "10.2")
def test_in_a_tactical_impulse_its_hq_must_lie_in_a_port() -> None:
    match = at_sea()
    answer(match, "tactical", ("unit", "su_l_hq"), "done", "done", ("unit", "su_lm"), ("sea", "O"))
    assert at(match, "su_lm") == "O"
    # Out of Leningrad the HQ commands the militia just as well, but not aboard.
    match = at_sea()
    answer(match, "tactical", ("unit", "su_l_hq"), ("space", "63"), "done", ("unit", "su_lm"))
    assert "sea" not in verbs(match)
    assert refused(match, "sea", "O") == ("14.2", "hq-not-in-port")


@rule("leningrad41", "14.2", "10.2")
def test_the_hq_in_the_port_must_be_the_blocks_own() -> None:
    # Popov in Leningrad does not command the Karelian block next door in Oranienbaum; Frolov in 62 does.
    match = position("""
        options baltic
        active soviet
        L su_l_hq
        62 su_k_hq
        O su_k_54
        """)
    answer(match, "tactical", ("unit", "su_l_hq"), "done", ("unit", "su_k_hq"), "done", "done", ("unit", "su_k_54"))
    assert refused(match, "sea", "T") == ("14.2", "hq-not-in-port")


@rule("leningrad41", "14.2")
def test_in_a_tactical_impulse_only_one_sails() -> None:
    match = position("""
        options baltic
        active soviet
        L su_l_hq su_lm
        O su_l_90
        """)
    answer(match, "tactical", ("unit", "su_l_hq"), "done", "done", ("unit", "su_lm"), ("sea", "T"), ("unit", "su_l_90"))
    assert refused(match, "sea", "K") == ("14.2", "sea-used")


@rule("leningrad41", "14.2", "10.9")
def test_who_has_sailed_does_not_march_and_who_has_marched_does_not_sail() -> None:
    match = at_sea()
    answer(match, "strategic", ("unit", "su_l_90"), ("sea", "O"))
    assert refused(match, "unit", "su_l_90") == ("10.8", "already-acted")
    match = at_sea("56 su_l_142")
    answer(match, "strategic", ("unit", "su_l_90"), ("via", "54"))
    assert "sea" not in verbs(match)


@rule("leningrad41", "14.2")
def test_the_axis_sails_too_when_the_baltic_is_its_own() -> None:
    text = f"options baltic\nactive axis\naxis {BALTIC_STATES} 59-63 L O T\nT de_id_81\nO fi_1"
    match = position(text)
    answer(match, "pass")
    trial = match.clone()
    answer(trial, ("unit", "fi_1"), ("sea", "L"))
    assert at(trial, "fi_1") == "L"
    answer(match, ("unit", "de_id_81"))
    assert offered(match, "sea") == {"L", "O"}
    assert allowed(match, "sea", "L")


@rule("leningrad41", "14.2", "1.6")
def test_the_enemy_sees_a_ship_but_not_who_is_on_it() -> None:
    match = at_sea()
    answer(match, "pass", ("unit", "su_l_90"), ("sea", "K"))
    (seen,) = told(match, "sea", "axis")
    assert seen["unit"] is None
    assert seen["path"] == ["T", "K"]
    assert seen["faction"] == "soviet"
