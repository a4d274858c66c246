"""14.5: the Blizzard of December, number by number."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import answer, move, offered, position, refused, rolls, told, verbs
from tests.marks import rule

WINTER = """
    options blizzard
    turn december
    weather blizzard
    active {active}
    disc {disc}
    {where}
    """


def winter(where: str, active: str = "axis", dice: list[int] | None = None, disc: str = "axis") -> Match:
    return position(WINTER.format(active=active, where=where, disc=disc), dice)


# ---- when it comes ---------------------------------------------------------------------------------------


def impulse(
    month: str, weather: str, side: str = "axis", options: str = "options blizzard", dice: list[int] | None = None
) -> str:
    """The weather once an impulse of this month has opened."""
    text = f"{options}\nphase opening\nturn {month}\nweather {weather}\nactive {side}\n84 su_r_8a"
    found: str = position(text, dice or []).view(None)["weather"]
    return found


@rule("leningrad41", "14.5", "8.1")
@pytest.mark.parametrize("weather", ["good", "rain", "snow"])
def test_it_comes_by_itself_with_the_first_axis_impulse_of_december(weather: str) -> None:
    assert impulse("december", weather) == "blizzard"  # no die is rolled: there is none


@rule("leningrad41", "14.5")
def test_a_soviet_impulse_before_it_is_still_in_the_old_weather() -> None:
    assert impulse("december", "snow", side="soviet") == "snow"


@rule("leningrad41", "14.5", "8.1")
def test_it_does_not_come_in_november() -> None:
    assert impulse("november", "snow") == "snow"
    assert impulse("november", "rain", dice=[6]) == "rain"


@rule("leningrad41", "14.5", "8.1")
def test_without_the_option_december_rolls_as_before() -> None:
    assert impulse("december", "snow", options="") == "snow"
    assert impulse("december", "rain", options="", dice=[1]) == "snow"


@rule("leningrad41", "14.5")
def test_it_stays() -> None:
    assert impulse("december", "blizzard") == "blizzard"
    assert impulse("december", "blizzard", side="soviet") == "blizzard"


# ---- logistics -------------------------------------------------------------------------------------------


@rule("leningrad41", "14.5", "7.2.1.1")
@pytest.mark.parametrize(("stars", "axis", "soviet"), [(4, 3, 5), (3, 2, 4), (2, 2, 4), (0, 1, 3)])
def test_both_logistics_values_are_halved(stars: int, axis: int, soviet: int) -> None:
    # Riga and Dietl are the Axis's, six points the Soviets': 2 and 6, and the leaders.
    match = winter(f"box de_hitler:{stars} su_stalin:{stars} de_dietl:4")
    assert (match.view("axis")["logistics"], match.view("soviet")["logistics"]) == (axis, soviet)


# ---- dice ------------------------------------------------------------------------------------------------


def round_in(area: str, here: str, active: str, more: str, hq: str) -> Match:
    """The active side fights one old battle, and everybody misses."""
    match = winter(f"{area} {here}\n{more}", active, [1] * 30)
    return answer(match, "tactical", ("unit", hq), "done", "done", "done", ("space", area))


def dice(match: Match, purpose: str) -> list[int]:
    return [len(faces) for faces in rolls(match, purpose)]


def german_attack(*german: str, soviet: str = "su_r_8a:1") -> Match:
    return round_in("59", f"{soviet} | {' '.join(german)}", "axis", "124 de_16_hq", "de_16_hq")


def soviet_attack(soviet: str, *axis: str, area: str = "59") -> Match:
    return round_in(area, f"{soviet} | {' '.join(axis)}", "soviet", "84 su_nw_hq", "su_nw_hq")


@rule("leningrad41", "14.5", "3.1")
@pytest.mark.parametrize(
    ("block", "rolled"), [("de_16_ii:4", 1), ("de_16_ii:3", 1), ("de_16_ii:2", 1), ("de_1pz:3", 1)]
)
def test_germans_attack_with_a_quarter(block: str, rolled: int) -> None:
    assert dice(german_attack(block), "attack") == [rolled]


@rule("leningrad41", "14.5", "3.1")
@pytest.mark.parametrize(("strength", "rolled"), [(4, 2), (3, 1), (2, 1), (1, 1)])
def test_germans_defend_with_half(strength: int, rolled: int) -> None:
    assert dice(soviet_attack("su_r_8a:4", f"de_16_ii:{strength}"), "defence") == [rolled]


@rule("leningrad41", "14.5", "3.1")
@pytest.mark.parametrize(("strength", "rolled"), [(4, 2), (3, 1), (2, 1), (1, 1)])
def test_soviets_attack_with_half(strength: int, rolled: int) -> None:
    assert dice(soviet_attack(f"su_r_8a:{strength}", "de_16_ii:4"), "attack") == [rolled]


@rule("leningrad41", "14.5")
@pytest.mark.parametrize("strength", [4, 3, 2, 1])
def test_soviets_defend_as_ever(strength: int) -> None:
    assert dice(german_attack("de_16_ii:4", soviet=f"su_r_8a:{strength}"), "defence") == [strength]


@rule("leningrad41", "14.5")
@pytest.mark.parametrize(("strength", "rolled"), [(4, 2), (3, 1), (2, 1)])
def test_finns_attack_with_half(strength: int, rolled: int) -> None:
    match = round_in("39", f"su_r_8a:1 | fi_ii:{strength}", "axis", "124 de_16_hq", "de_16_hq")
    assert dice(match, "attack") == [rolled]


@rule("leningrad41", "14.5", "2.7.1")
def test_the_163rd_attacks_as_the_finns_do() -> None:
    match = round_in("39", "su_r_8a:1 | fi_163:3 fi_iv:4", "axis", "124 de_16_hq", "de_16_hq")
    assert dice(match, "attack") == [1, 2]


@rule("leningrad41", "14.5")
@pytest.mark.parametrize("strength", [4, 3, 1])
def test_finns_defend_as_ever(strength: int) -> None:
    assert dice(soviet_attack("su_r_8a:1", f"fi_ii:{strength}", area="39"), "defence") == [strength]


@rule("leningrad41", "14.5", "4.1")
def test_a_line_has_its_one_die() -> None:
    match = soviet_attack("su_r_8a:1", "de_id_81:1 axis-line")
    assert dice(match, "defence") == [1, 1]


@rule("leningrad41", "14.5", "10.4")
@pytest.mark.parametrize(("stars", "rolled"), [(4, 2), (3, 1), (2, 1)])
def test_an_hq_in_the_battle_defends_with_half_its_stars(stars: int, rolled: int) -> None:
    assert dice(soviet_attack("su_r_8a:1", f"de_16_hq:{stars}"), "defence") == [rolled]


@rule("leningrad41", "14.5", "14.7")
@pytest.mark.parametrize(("agility", "strength", "rolled"), [(True, 3, 1), (True, 2, 1), (False, 3, 1)])
def test_the_azul_attacks_with_half(agility: bool, strength: int, rolled: int) -> None:
    # Half of three is one, and so is a quarter: what tells the division from others is its defence, below.
    text = WINTER.format(active="axis", disc="axis", where=f"59 su_r_8a:1 | de_azul:{strength}\n124 de_16_hq")
    match = position(
        text.replace("options blizzard", "options blizzard agility" if agility else "options blizzard"), [1] * 9
    )
    answer(match, "tactical", ("unit", "de_16_hq"), "done", "done", "done", ("space", "59"))
    assert dice(match, "attack") == [rolled]


@rule("leningrad41", "14.5", "14.7")
@pytest.mark.parametrize(("agility", "rolled"), [(True, 3), (False, 1)])
def test_the_azul_defends_as_ever(agility: bool, rolled: int) -> None:
    text = WINTER.format(active="soviet", disc="axis", where="59 su_r_8a:1 | de_azul:3\n84 su_nw_hq")
    match = position(
        text.replace("options blizzard", "options blizzard agility" if agility else "options blizzard"), [1] * 9
    )
    answer(match, "tactical", ("unit", "su_nw_hq"), "done", "done", "done", ("space", "59"))
    assert dice(match, "defence") == [rolled]


# ---- HQs ---------------------------------------------------------------------------------------------------


@rule("leningrad41", "14.5", "10.3")
@pytest.mark.parametrize("stars", [4, 3, 2])
def test_german_hqs_reach_one_area(stars: int) -> None:
    match = winter(f"124 de_16_hq:{stars}\n123 de_16_ii\n107 de_16_x")
    answer(match, "tactical", ("unit", "de_16_hq"), "done", "done")
    assert offered(match, "unit") == {"de_16_ii"}
    assert refused(match, "unit", "de_16_x") == ("10.3", "not-commanded")


@rule("leningrad41", "14.5", "10.3")
@pytest.mark.parametrize(("stars", "reached"), [(4, {"su_l_90", "su_l_142"}), (3, {"su_l_90"}), (2, {"su_l_90"})])
def test_soviet_hqs_reach_half_as_far(stars: int, reached: set[str]) -> None:
    match = winter(f"84 su_l_hq:{stars}\n83 su_l_90\n96 su_l_142\n98 su_l_177", "soviet")
    answer(match, "tactical", ("unit", "su_l_hq"), "done", "done")
    assert offered(match, "unit") == reached


@rule("leningrad41", "14.5", "10.7")
def test_mannerheim_reaches_all_the_same() -> None:
    match = winter("6 fi_mannerheim:2\nF fi_1")
    answer(match, "tactical", ("unit", "fi_mannerheim"), "done", "done")
    assert offered(match, "unit") == {"fi_1"}


@rule("leningrad41", "14.5", "10.4")
@pytest.mark.parametrize(("stars", "rolled"), [(4, 1), (3, 1), (2, 1)])
def test_german_artillery_is_a_quarter(stars: int, rolled: int) -> None:
    match = winter(f"124 de_16_hq:{stars}\n109 su_r_8a:1 | de_16_ii:1", dice=[1] * 9)
    answer(match, "tactical", ("unit", "de_16_hq"), "done", "done", "done", ("unit", "de_16_hq"), ("space", "109"))
    assert dice(match, "artillery") == [rolled]


@rule("leningrad41", "14.5", "10.4")
@pytest.mark.parametrize(
    ("hq", "rolled"), [("su_nw_hq:4", 2), ("su_nw_hq:3", 1), ("su_zhukov:4", 2), ("su_zhukov:2", 1)]
)
def test_soviet_artillery_is_half(hq: str, rolled: int) -> None:
    match = winter(f"110 {hq}\n109 su_r_8a:1 | de_16_ii:1", "soviet", [1] * 9)
    unit = hq.partition(":")[0]
    answer(match, "tactical", ("unit", unit), "done", "done", "done", ("unit", unit), ("space", "109"))
    assert dice(match, "artillery") == [rolled]


@rule("leningrad41", "14.5", "10.4.1")
@pytest.mark.parametrize(("stars", "rolled"), [(4, 2), (3, 1), (2, 1)])
def test_the_finnish_heavy_artillery_is_half(stars: int, rolled: int) -> None:
    match = winter(f"6 fi_mannerheim:{stars}\n39 su_r_8a:1 | fi_1:1", dice=[1] * 9)
    answer(
        match, "tactical", ("unit", "fi_mannerheim"), "done", "done", "done", ("unit", "fi_mannerheim"), ("space", "39")
    )
    assert dice(match, "artillery") == [rolled]


@rule("leningrad41", "14.5", "10.11", "10.13.4")
def test_an_air_hq_sends_one_bomber_one_area_for_one_die_against_full_anti_air() -> None:
    match = winter(
        "124 de_16_hq:4 de_1fk:4\n109 su_r_8a:4 soviet-line | de_16_ii:1\n88 su_r_11a:1 | de_18_i:1", dice=[1] * 12
    )
    answer(match, "tactical", ("unit", "de_16_hq"), "done", ("unit", "de_1fk"), "done", "done", "done")
    answer(match, ("bomber", "ju88_1"))  # 109 is the only battle in range: it goes there
    assert refused(match, "bomber", "ju88_2") == ("10.11", "bomber-limit")
    answer(match, "done", ("space", "109"))
    assert dice(match, "anti-air") == [1, 1]
    assert dice(match, "air-strike") == [1]


@rule("leningrad41", "14.5", "10.10")
@pytest.mark.parametrize("stars", [4, 3, 2])
def test_dietl_rolls_one_die(stars: int) -> None:
    match = winter(f"box de_dietl:{stars} de_hitler su_stalin\nroad 3", dice=[6])
    answer(match, "tactical", ("unit", "de_dietl"), "done", "done")
    assert dice(match, "murmansk") == [1]
    assert match.view(None)["road"] == 4


# ---- the rest is as in Snow (reading A7) -------------------------------------------------------------------


@rule("leningrad41", "14.5", "2.8")
def test_every_area_costs_two() -> None:
    match = winter("103 su_r_8a", "soviet")
    answer(match, "pass", ("unit", "su_r_8a"))
    assert offered(match, "space") == {"86", "101", "102", "104", "S6", "S7"}  # green, yellow: one step


@rule("leningrad41", "14.5", "2.4.7", "2.4.8")
@pytest.mark.parametrize(("start", "target", "rolled"), [("76", "59", 2), ("54", "53", 1)])
def test_rivers_are_frozen_but_the_island_arrows_count(start: str, target: str, rolled: int) -> None:
    match = winter(f"{start} su_r_8a:4\n{target} de_id_81:1\n84 su_zhukov:4", "soviet", [1] * 9, disc="soviet")
    answer(match, "strategic")
    move(match, "su_r_8a", target)
    answer(match, "done")
    assert dice(match, "attack") == [rolled]


@rule("leningrad41", "14.5", "10.13.6.2", "10.17")
def test_there_is_no_armoured_attack_and_no_blitz() -> None:
    match = winter("124 de_41_hq:4\n109 su_r_8a:1\n127 de_1pz:3\n110 su_r_11a:1 | de_6pz:3", dice=[1, 6, 6, 6, 6, 6])
    answer(match, "tactical", ("unit", "de_41_hq"), "done", "done", "done", ("space", "110"))
    assert told(match, "armoured-attack") == []
    assert rolls(match, "defence") == [[1]]  # the defender fires first, though under tanks in a green area
    assert match.view(None)["phase"] != "blitz"


@rule("leningrad41", "14.5", "10.19")
@pytest.mark.parametrize(("side", "hq", "may"), [("axis", "124 de_16_hq:2", False), ("soviet", "84 su_nw_hq:2", True)])
def test_only_the_soviets_exploit(side: str, hq: str, may: bool) -> None:
    match = winter(hq, side, disc=side)
    answer(match, "tactical", ("unit", hq.split()[1].partition(":")[0]), "done", "done", "done")
    assert ("exploit" in verbs(match)) == may
