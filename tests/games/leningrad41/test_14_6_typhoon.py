"""14.6: Operation Typhoon: eight German blocks leave one by one, and then Zhukov."""

from __future__ import annotations

import pytest

from grognard import Match
from tests.games.leningrad41.play import answer, at, offered, position, refused, told, verbs
from tests.marks import rule

RED = ["de_41_hq", "de_1pz", "de_6pz", "de_36mot"]
GREEN = ["de_56_hq", "de_8pz", "de_3mot"]
AIR = "de_8fk"
EIGHT = {*RED, *GREEN, AIR}

GROUP_NORTH = {
    "124": "de_41_hq de_1pz de_6pz de_36mot",
    "125": "de_56_hq de_8pz de_3mot",
    "G1": "de_8fk de_16_hq de_16_ii de_tt de_id_81",
    "84": "su_zhukov su_r_8a",
}


def september(month: str = "september", more: str = "", options: str = "options typhoon", **areas: str) -> Match:
    """An Axis impulse opens."""
    here = {**GROUP_NORTH, **{code.removeprefix("area_"): words for code, words in areas.items()}}
    lines = "\n".join(f"{code} {words}" for code, words in here.items() if words)
    return position(f"{options}\nphase opening\nturn {month}\nactive axis\ndisc axis\n{more}\n{lines}")


def withdraw(match: Match, unit: str) -> Match:
    return answer(match, ("unit", unit))


def impulse_after_impulse(match: Match, *units: str) -> Match:
    """One block each Axis impulse; the passes between are broken by typing the position in anew."""
    for unit in units[:-1]:
        withdraw(match, unit)
        match = again(match)
    return withdraw(match, units[-1])


def again(match: Match) -> Match:
    """The next Axis impulse opens in the position that this one has come to."""
    return position(match.notation().replace("phase choice none", "phase opening none"))


# ---- when ------------------------------------------------------------------------------------------------


@rule("leningrad41", "14.6")
def test_the_first_axis_impulse_of_september_opens_with_a_withdrawal() -> None:
    match = september()
    assert match.asks[0].seat == "axis"
    assert match.asks[0].rule == "14.6"
    assert offered(match, "unit") == EIGHT
    assert verbs(match) == {"unit"}  # one has to go
    withdraw(match, "de_6pz")
    assert at(match, "de_6pz") == "withdrawn"
    assert "pass" in verbs(match)  # and then the impulse goes on as ever


@rule("leningrad41", "14.6")
@pytest.mark.parametrize("month", ["july", "august"])
def test_not_before_september(month: str) -> None:
    assert "pass" in verbs(september(month))


@rule("leningrad41", "14.6")
def test_it_goes_on_in_october() -> None:
    match = september("october", "weather snow\ntyphoon-taken 2\ntyphoon-last red")
    assert offered(match, "unit") == {*GREEN, AIR}


@rule("leningrad41", "14.6")
def test_not_without_the_option() -> None:
    assert "pass" in verbs(september(options=""))


@rule("leningrad41", "14.6")
def test_not_in_soviet_impulses() -> None:
    match = withdraw(september(), "de_6pz")
    answer(match, "pass", "done")
    assert match.asks[0].seat == "soviet"
    assert "pass" in verbs(match)


@rule("leningrad41", "14.6")
def test_one_in_every_axis_impulse_whatever_the_impulse_is() -> None:
    match = withdraw(september(), "de_6pz")
    answer(match, "pass", "done")
    answer(match, "tactical", ("unit", "su_zhukov"), "done", "done", "done")
    assert match.asks[0].rule == "14.6"
    withdraw(match, "de_8pz")
    assert "pass" in verbs(match)


# ---- whom --------------------------------------------------------------------------------------------------


@rule("leningrad41", "14.6")
def test_the_example_red_then_green_or_the_air_corps_then_red_again() -> None:
    match = withdraw(september(), "de_6pz")
    match = again(match)
    assert offered(match, "unit") == {*GREEN, AIR}
    assert refused(match, "unit", "de_1pz") == ("14.6", "same-colour-again")
    match = again(withdraw(match, "de_3mot"))
    assert offered(match, "unit") == {"de_41_hq", "de_1pz", "de_36mot", AIR}
    assert refused(match, "unit", "de_8pz") == ("14.6", "same-colour-again")
    match = again(withdraw(match, AIR))
    assert offered(match, "unit") == {"de_41_hq", "de_1pz", "de_36mot", "de_56_hq", "de_8pz"}


@rule("leningrad41", "14.6")
@pytest.mark.parametrize("unit", ["de_tt", "de_16_hq", "de_16_ii", "de_hitler", "de_dietl", "fi_mannerheim", "su_r_8a"])
def test_only_the_eight_may_go_while_all_eight_live(unit: str) -> None:
    assert refused(september(), "unit", unit) == ("14.6", "not-for-typhoon")


@rule("leningrad41", "14.6")
def test_one_that_has_gone_cannot_go_again() -> None:
    match = again(impulse_after_impulse(september(), "de_6pz", "de_8pz"))
    assert refused(match, "unit", "de_6pz") == ("14.6", "gone")


@rule("leningrad41", "14.6", "5.1")
def test_a_listed_block_may_go_from_the_pool_or_before_it_has_arrived() -> None:
    # Reading A35: Velikiye Luki never fell, or the corps was not drawn yet.
    for where in ("waiting", "pool"):
        match = september(more=f"{where} de_8fk", area_G1="de_16_hq")
        assert AIR in offered(match, "unit")
        withdraw(match, AIR)
        assert at(match, AIR) == "withdrawn"


@rule("leningrad41", "14.6")
def test_for_one_that_was_lost_another_may_be_chosen_freely() -> None:
    match = september(more="lost de_6pz", area_124="de_41_hq de_1pz de_36mot")
    assert offered(match, "unit") == (EIGHT - {"de_6pz"}) | {"de_16_hq", "de_16_ii", "de_tt", "de_id_81"}
    assert refused(match, "unit", "de_6pz") == ("14.6", "gone")
    # Once made good, the list holds again.
    match = again(withdraw(match, "de_id_81"))
    assert offered(match, "unit") == EIGHT - {"de_6pz"}
    assert refused(match, "unit", "de_tt")[0] == "14.6"


@rule("leningrad41", "14.6")
def test_finns_leaders_and_dietl_never_go() -> None:
    match = september(more="lost de_6pz", area_124="de_41_hq de_1pz de_36mot", area_6="fi_mannerheim fi_163")
    for unit in ("fi_mannerheim", "fi_163", "de_hitler", "de_dietl"):
        assert refused(match, "unit", unit) == ("14.6", "not-for-typhoon")


@rule("leningrad41", "14.6")
def test_when_only_one_colour_is_left_it_goes_on_with_that() -> None:
    match = september(
        more="withdrawn de_56_hq de_8pz de_3mot de_8fk\ntyphoon-taken 6\ntyphoon-last red",
        area_124="de_41_hq de_1pz", area_125="", area_G1="de_16_hq",
    )  # fmt: skip
    assert offered(match, "unit") == {"de_41_hq", "de_1pz"}


# ---- gone for good, and not counted -------------------------------------------------------------------------


IN_TURN = ["de_6pz", "de_8pz", "de_1pz", "de_3mot", "de_36mot", "de_56_hq", "de_41_hq", "de_8fk"]


@rule("leningrad41", "14.6")
def test_after_the_eighth_zhukov_goes_too_and_then_it_is_over() -> None:
    match = impulse_after_impulse(september(), *IN_TURN[:7])
    assert at(match, "su_zhukov") == "84"
    match = withdraw(again(match), IN_TURN[7])
    assert {at(match, unit) for unit in IN_TURN} == {"withdrawn"}
    assert at(match, "su_zhukov") == "withdrawn"
    assert "pass" in verbs(again(match))


@rule("leningrad41", "14.6", "7.2.1")
def test_none_of_the_nine_counts_as_eliminated() -> None:
    match = september(more="typhoon-taken 7\ntyphoon-last red\nlost de_id_93")
    withdraw(match, AIR)
    assert at(match, "su_zhukov") == "withdrawn"
    assert match.view(None)["kills"] == {"axis": 0, "soviet": 1}
    assert match.view(None)["out"] == {"lost": ["de_id_93"], "withdrawn": ["de_8fk", "su_zhukov"]}


@rule("leningrad41", "14.6", "5.0")
def test_zhukov_is_taken_out_of_the_pool_as_well() -> None:
    match = september(more="typhoon-taken 7\ntyphoon-last red\npool su_zhukov", area_84="su_r_8a")
    withdraw(match, AIR)
    assert at(match, "su_zhukov") == "withdrawn"


@rule("leningrad41", "14.6", "9.3")
def test_a_zhukov_who_has_surrendered_stays_a_loss() -> None:
    match = september(more="typhoon-taken 7\ntyphoon-last red\nlost su_zhukov", area_84="su_r_8a")
    withdraw(match, AIR)
    assert at(match, "su_zhukov") == "lost"
    assert match.view(None)["kills"]["axis"] == 1


@rule("leningrad41", "14.6", "2.5")
def test_a_block_that_leaves_a_battle_leaves_the_area_to_the_enemy() -> None:
    match = september(area_124="de_41_hq de_6pz de_36mot", area_109="su_r_11a | de_1pz")
    assert "109" in match.view(None)["contested"]
    withdraw(match, "de_1pz")
    assert "109" not in match.view(None)["contested"]
    assert "109" in match.view(None)["control"]["soviet"]


@rule("leningrad41", "14.6", "10.11")
def test_with_the_air_corps_go_its_bombers() -> None:
    match = withdraw(september(area_109="su_r_11a | de_16_x"), AIR)
    answer(match, "tactical", ("unit", "de_16_hq"), "done")
    assert refused(match, "unit", AIR) == ("10.1", "not-on-map")
    answer(match, "done", "done")
    assert match.view(None)["phase"] == "combat"  # nothing flies


@rule("leningrad41", "14.6", "1.6")
def test_who_leaves_is_known_to_both() -> None:
    match = withdraw(september(), "de_6pz")
    assert told(match, "withdrawn", "soviet") == told(match, "withdrawn", "axis")
    assert told(match, "withdrawn", "soviet")[0]["unit"] == "de_6pz"
