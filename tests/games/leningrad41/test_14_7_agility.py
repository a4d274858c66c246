"""14.7: agility: cavalry, shock armies, light divisions, and the Azul in the cold."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import GAME, answer, offered, position, refused, rolls, verbs
from tests.marks import rule

CAVALRY = ["su_r_25cav", "su_r_27cav", "su_r_54cav", "fi_cav"]
SHOCK = {"su_v_2sh", "su_r_3sh", "su_r_4sh"}
FINNISH_DIVISIONS = {"fi_1", "fi_2", "fi_5", "fi_7", "fi_11", "fi_17", "fi_19"}
GERMAN_DIVISIONS = {"fi_163", "de_id_81", "de_id_93", "de_id_96", "de_id_212", "de_id_215", "de_id_223"}
AGILE = SHOCK | FINNISH_DIVISIONS | GERMAN_DIVISIONS


def chosen(unit: str, area: str, *more: str, options: str = "options agility", weather: str = "good") -> Match:
    """A block is picked up in a Pass."""
    side = "soviet" if unit.startswith("su_") else "axis"
    head = f"{options}\nturn october\nweather {weather}\nactive {side}\ndisc soviet\n{area} {unit}"
    match = position("\n".join((head, *more)))
    return answer(match, "pass", ("unit", unit))


def points(match: Match) -> int:
    left: int = match.asks[0].plain()["args"]["points"]
    return left


# ---- 1: cavalry ------------------------------------------------------------------------------------------


@rule("leningrad41", "14.7", "2.8")
@pytest.mark.parametrize("unit", CAVALRY)
def test_cavalry_pays_two_where_others_pay_three(unit: str) -> None:
    # Red 83 behind Tikhvin; red 13 behind red 12.
    start, red = ("84", "83") if unit.startswith("su_") else ("11", "12")
    match = answer(chosen(unit, start), ("via", red))
    assert points(match) == 3
    match = answer(chosen(unit, start, options=""), ("via", red))
    assert points(match) == 2


@rule("leningrad41", "14.7", "2.8")
def test_two_red_areas_running_are_in_its_reach() -> None:
    assert "68" in offered(chosen("su_r_25cav", "70"), "space")  # 69 and 68, both red
    assert "68" not in offered(chosen("su_r_25cav", "70", options=""), "space")
    assert "68" not in offered(chosen("su_r_46td", "70"), "space")  # tanks are no cavalry


@rule("leningrad41", "14.7", "8.0")
def test_in_rain_too() -> None:
    match = answer(chosen("su_r_25cav", "104", weather="rain"), ("via", "S7"))
    assert points(match) == 3  # a green area, which costs others three
    assert "S6" in offered(chosen("su_r_25cav", "104", weather="rain"), "space")
    assert "S6" not in offered(chosen("su_r_46td", "104", weather="rain"), "space")


@rule("leningrad41", "14.7", "2.8")
def test_where_others_pay_one_or_two_it_pays_the_same() -> None:
    assert points(answer(chosen("su_r_25cav", "120"), ("via", "104"))) == 4  # green
    assert points(answer(chosen("su_r_25cav", "101"), ("via", "103"))) == 3  # yellow
    assert points(answer(chosen("su_r_25cav", "101", weather="snow"), ("via", "83"))) == 3  # snow


@rule("leningrad41", "14.7", "10.9")
def test_leaving_a_battle_costs_it_one_more_all_the_same() -> None:
    match = position("options agility\nactive soviet\n101 su_r_25cav | de_1pz")
    answer(match, "pass", ("unit", "su_r_25cav"), ("via", "83"))
    assert points(match) == 2  # five, less one, less two


# ---- 2: four points --------------------------------------------------------------------------------------


@rule("leningrad41", "14.7", "4.2.1")
def test_three_shock_armies_and_fourteen_divisions_have_four_points_and_nobody_else() -> None:
    def point_of(unit: str, options: str) -> int:
        area = "84" if unit.startswith("su_") else "123"
        return points(chosen(unit, area, options=options))

    still = {"de_hitler", "su_stalin", "de_dietl", "fi_mannerheim", "su_st_hanko", "su_st_kures"}
    movers = [unit for unit in GAME.names["unit"] if unit not in still]
    plain = {unit: point_of(unit, "") for unit in movers}
    agile = {unit: point_of(unit, "options agility") for unit in movers}
    assert {unit for unit in movers if agile[unit] != plain[unit]} == AGILE
    assert {agile[unit] for unit in AGILE} == {4}
    assert len(AGILE) == 3 + 14
    assert set(plain.values()) == {3, 5}


@rule("leningrad41", "14.7", "10.19")
def test_they_are_slow_for_all_else() -> None:
    match = position("options agility\nphase exploit tactical\nleft 5\n124 de_id_81 de_1pz")
    assert offered(match, "unit") == {"de_1pz"}
    assert refused(match, "unit", "de_id_81") == ("10.19", "not-fast")
    sea = position("options baltic agility\nactive soviet\nT su_r_3sh")
    answer(sea, "pass", ("unit", "su_r_3sh"))
    assert "sea" in verbs(sea)


@rule("leningrad41", "14.7", "10.9")
def test_the_fourth_point_buys_a_fourth_green_area() -> None:
    row = "axis 1-12 16-24 32-38 105-108 121-126 F G1-G3"
    match = chosen("de_id_81", "105", row)
    assert offered(match, "space") >= {"123", "124"}  # three and four steps from Ventspils
    assert "124" not in offered(chosen("de_id_285", "105", row), "space")


# ---- 3: the Azul -------------------------------------------------------------------------------------------


def azul(weather: str, active: str, agility: bool) -> int:
    """How many dice the Azul at full strength rolls in an old battle."""
    hq = "124 de_16_hq:4" if active == "axis" else "84 su_nw_hq:4"
    text = f"turn november\nweather {weather}\nactive {active}\ndisc axis\n59 su_r_8a:1 | de_azul:3\n{hq}"
    match = position(("options agility\n" if agility else "") + text, [1] * 9)
    unit = hq.split()[1].partition(":")[0]
    answer(match, "tactical", ("unit", unit), "done", "done", "done", ("space", "59"))
    return len(rolls(match, "attack" if active == "axis" else "defence")[0])


@rule("leningrad41", "14.7", "8.0")
@pytest.mark.parametrize(
    ("weather", "active", "with_it", "without"),
    [("snow", "axis", 3, 1), ("snow", "soviet", 3, 3), ("rain", "axis", 1, 1), ("good", "axis", 3, 3)],
)
def test_the_azul_loses_nothing_in_snow(weather: str, active: str, with_it: int, without: int) -> None:
    assert azul(weather, active, agility=True) == with_it
    assert azul(weather, active, agility=False) == without
