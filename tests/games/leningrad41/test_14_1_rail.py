"""14.0, 14.1: which optional rules are played, and movement by rail."""

from __future__ import annotations

import pytest

from grognard import BadInput
from tests.games.leningrad41.play import (
    GAME,
    allowed,
    answer,
    at,
    block,
    move,
    offered,
    position,
    refused,
    strength,
    told,
    verbs,
)
from tests.marks import rule

OPTIONAL = ["rail", "baltic", "marat", "road-of-life", "blizzard", "typhoon", "agility", "first-tanks", "lend-lease"]


# ---- 14.0: what is played ---------------------------------------------------------------------------


@rule("leningrad41", "14.0")
@pytest.mark.parametrize("number", range(10))
def test_the_optional_rules_are_added_in_the_order_of_the_rulebook(number: int) -> None:
    match = GAME.start("campaign", seed=1, options={"optional": number})
    words = match.notation().splitlines()[1].split()
    played = words[1:] if words[0] == "options" else []
    assert played in ([f"optional={number}"], OPTIONAL[:number])
    again = GAME.position(match.notation())
    assert again.notation() == match.notation()


@rule("leningrad41", "14.0")
def test_any_set_of_optional_rules_may_be_asked_for_by_name() -> None:
    match = GAME.start("campaign", seed=1, options={"typhoon": True, "rail": True})
    assert match.options["typhoon"]
    assert match.options["rail"]
    assert not match.options["baltic"]
    both = GAME.start("campaign", seed=1, options={"optional": 1, "typhoon": True})
    assert both.notation() == match.notation()


@rule("leningrad41", "14.0", "scenario.preludes", "scenario.sight", "scenario.circle")
@pytest.mark.parametrize("scenario", ["preludes", "sight", "circle"])
def test_the_scenarios_are_played_without_optional_rules(scenario: str) -> None:
    with pytest.raises(BadInput) as no:
        GAME.start(scenario, options={"optional": 3})
    assert no.value.details["rule"] == "14.0"
    assert GAME.start(scenario, seed=1, options={"optional": 0}).asks


@rule("leningrad41", "14.0")
@pytest.mark.parametrize("value", [10, -1, "3", True, 1.0, None, [3]])
def test_only_so_many_optional_rules_as_there_are(value: object) -> None:
    with pytest.raises(BadInput) as no:
        GAME.start("campaign", options={"optional": value})
    assert no.value.details["name"] == "optional"


# ---- 14.1: by rail ----------------------------------------------------------------------------------

BEHIND_THE_FRONT = """
scenario campaign
options rail
active axis
disc axis
G1 de_id_81 de_1pz
124 de_16_hq de_16_ii
6 fi_mannerheim
F fi_1
"""


@rule("leningrad41", "14.1")
def test_in_a_pass_one_block_goes_any_distance_by_rail() -> None:
    match = position(BEHIND_THE_FRONT)
    answer(match, "pass", ("unit", "de_id_81"), ("rail", "105"))
    assert at(match, "de_id_81") == "105"
    assert match.asks[0].seat == "soviet"  # one block, and the Pass is over
    assert [event["path"] for event in told(match, "rail")] == [["G1", "105"]]


@rule("leningrad41", "14.1")
def test_any_block_may_ride_fast_ones_and_hqs_too() -> None:
    match = position(BEHIND_THE_FRONT)
    answer(match, "pass")
    for unit in ("de_1pz", "de_16_hq", "de_16_ii"):
        trial = match.clone()
        answer(trial, ("unit", unit), ("rail", "105"))
        assert at(trial, unit) == "105"


@rule("leningrad41", "14.1")
def test_without_the_option_nobody_rides() -> None:
    match = position(BEHIND_THE_FRONT.replace("options rail\n", ""))
    answer(match, "pass", ("unit", "de_id_81"))
    assert "rail" not in verbs(match)
    assert refused(match, "rail", "105")[0] == "14.1"


@rule("leningrad41", "14.1")
def test_never_in_a_tactical_impulse() -> None:
    match = position(BEHIND_THE_FRONT)
    answer(match, "tactical", ("unit", "de_16_hq"), "done", "done", ("unit", "de_16_ii"))
    assert "rail" not in verbs(match)
    assert refused(match, "rail", "105") == ("14.1", "rail-not-now")


@rule("leningrad41", "14.1", "10.19")
def test_never_in_exploitation() -> None:
    match = position("""
        options rail
        phase exploit tactical
        left 3
        disc soviet
        124 de_1pz
        """)
    answer(match, ("unit", "de_1pz"))
    assert "rail" not in verbs(match)
    assert refused(match, "rail", "105") == ("14.1", "rail-not-now")


@rule("leningrad41", "14.1")
def test_static_infantry_may_ride_though_it_cannot_march() -> None:
    match = position("""
        options rail
        active soviet
        118 su_st_hanko
        """)
    answer(match, "pass", ("unit", "su_st_hanko"))
    assert verbs(match) == {"rail", "build"}
    answer(match, ("rail", "T"))
    assert at(match, "su_st_hanko") == "T"


@rule("leningrad41", "14.1", "10.7")
def test_mannerheim_stays_in_mikkeli() -> None:
    match = position(BEHIND_THE_FRONT)
    answer(match, "pass")
    assert "fi_mannerheim" not in offered(match, "unit")


@rule("leningrad41", "14.1", "4.1")
def test_a_line_does_not_ride_with_the_block_that_leaves_it() -> None:
    match = position("""
        options rail
        active soviet
        118 su_r_8a soviet-line
        """)
    answer(match, "pass", ("unit", "su_r_8a"), ("rail", "84"))
    assert match.view(None)["lines"]["soviet"] == ["118"]


@rule("leningrad41", "14.1")
def test_the_way_leads_only_over_own_quiet_areas() -> None:
    # The Axis holds Finland and the land west of the Daugava: no own way leads from one to the other.
    match = position(BEHIND_THE_FRONT)
    answer(match, "pass", ("unit", "de_id_81"))
    assert refused(match, "rail", "F") == ("14.1", "no-rail")
    assert refused(match, "rail", "109") == ("14.1", "no-rail")  # Soviet, and adjacent
    assert allowed(match, "rail", "108")


@rule("leningrad41", "14.1")
def test_a_contested_area_on_the_way_stops_the_train() -> None:
    # S1 hangs on the rest of Russia by 14 and 15 alone, once 14 is the enemy's.
    cut = """
        options rail
        active soviet
        axis 1-12 14 F
        S1 su_r_8a
        15 su_r_11a | {}
        """
    match = position(cut.format(""))
    answer(match, "pass", ("unit", "su_r_8a"))
    assert allowed(match, "rail", "30")
    match = position(cut.format("fi_1"))
    answer(match, "pass", ("unit", "su_r_8a"))
    assert refused(match, "rail", "30") == ("14.1", "no-rail")
    assert refused(match, "rail", "15") == ("14.1", "no-rail")  # nor may the way end there


@rule("leningrad41", "14.1")
def test_nobody_disengages_by_rail() -> None:
    match = position("""
        options rail
        active soviet
        119 su_r_25cav | de_1pz
        """)
    answer(match, "pass", ("unit", "su_r_25cav"))
    assert "rail" not in verbs(match)
    assert refused(match, "rail", "84") == ("14.1", "rail-from-quiet")
    assert "space" in verbs(match)  # by road it may


@rule("leningrad41", "14.1", "9.1")
def test_an_isolated_block_does_not_ride() -> None:
    match = position("""
        options rail
        active soviet
        118 su_r_8a:4i
        84 su_r_11a
        """)
    answer(match, "pass")
    assert refused(match, "unit", "su_r_8a") == ("9.1", "isolated")


@rule("leningrad41", "14.1", "2.9")
def test_a_train_may_pass_a_full_area_but_not_stop_in_it() -> None:
    # S2 hangs on S3 alone (its only neighbour).
    match = position("""
        options rail
        active soviet
        S2 su_r_8a
        S3 su_r_11a su_r_23a
        """)
    answer(match, "pass", ("unit", "su_r_8a"))
    assert refused(match, "rail", "S3") == ("2.9", "full")
    answer(match, ("rail", "S4"))
    assert at(match, "su_r_8a") == "S4"


@rule("leningrad41", "14.1", "2.4.5")
def test_staging_areas_take_in_any_number_of_germans_by_rail() -> None:
    match = position("""
        options rail
        active axis
        G1 de_id_81 de_id_93 de_id_96 de_id_212
        124 de_1pz
        """)
    answer(match, "pass", ("unit", "de_1pz"), ("rail", "G1"))
    assert at(match, "de_1pz") == "G1"


@rule("leningrad41", "14.1")
@pytest.mark.parametrize(("start", "barred"), [("53", {"54", "K"}), ("K", {"53", "54"}), ("54", {"53", "K"})])
def test_no_rails_lead_over_the_white_arrows(start: str, barred: set[str]) -> None:
    match = position(f"""
        options rail
        active soviet
        {start} su_l_90
        """)
    answer(match, "pass", ("unit", "su_l_90"))
    for area in barred:
        assert refused(match, "rail", area) == ("14.1", "no-rail")
    assert ("rail" in verbs(match)) == (start == "54")  # the islands have no rails at all
    if start == "54":
        assert allowed(match, "rail", "84")


@rule("leningrad41", "14.1")
def test_rivers_do_not_matter_to_trains_nor_does_mud() -> None:
    match = position("""
        options rail
        turn october
        weather rain
        active soviet
        84 su_r_8a
        """)
    answer(match, "pass", ("unit", "su_r_8a"), ("rail", "95"))
    assert at(match, "su_r_8a") == "95"


STRATEGIC = """
    options rail
    active axis
    disc axis
    box de_hitler:0 su_stalin de_dietl:0
    {hqs}
    G1 de_id_81 de_id_93 de_id_96 de_id_212
    G2 de_1pz de_6pz
    123 de_16_ii
    122 de_id_215 de_id_223
    """


@rule("leningrad41", "14.1", "11.0", "7.2.1")
def test_in_a_strategic_impulse_rides_marches_and_lines_share_the_logistics_value() -> None:
    # The worked example: a value of 7 is four by rail, two that march and one that digs in.
    hqs = "105 de_16_hq:2 de_18_hq:2\n    106 de_41_hq:2 de_56_hq:2\n    107 de_1fk:2 de_8fk:2"
    match = position(STRATEGIC.format(hqs=hqs))
    answer(match, "strategic")
    assert match.asks[0].plain()["args"] == {"left": 7}  # Riga and six HQs
    for unit in ("de_id_81", "de_id_93", "de_id_96", "de_id_212"):
        answer(match, ("unit", unit), ("rail", "124"))
    move(match, "de_1pz", "126")
    move(match, "de_6pz", "126")
    answer(match, ("unit", "de_16_ii"), "build")
    assert offered(match, "unit") == set()
    assert refused(match, "unit", "de_id_215") == ("11.0", "no-actions-left")
    assert at(match, "de_id_212") == "124"
    assert at(match, "de_6pz") == "126"
    assert strength(match, "de_16_ii") == 3
    assert "123" in match.view(None)["lines"]["axis"]


@rule("leningrad41", "14.1", "11.0")
def test_all_of_the_logistics_value_may_ride() -> None:
    match = position(STRATEGIC.format(hqs="105 de_16_hq:2"))
    answer(match, "strategic")
    assert match.asks[0].plain()["args"] == {"left": 2}
    answer(match, ("unit", "de_id_81"), ("rail", "105"), ("unit", "de_id_93"), ("rail", "105"))
    assert offered(match, "unit") == set()


@rule("leningrad41", "14.1", "10.8")
def test_who_has_ridden_does_nothing_else_in_that_impulse() -> None:
    match = position(STRATEGIC.format(hqs="105 de_16_hq:2"))
    answer(match, "strategic", ("unit", "de_1pz"), ("rail", "123"))
    assert refused(match, "unit", "de_1pz") == ("10.8", "already-acted")


@rule("leningrad41", "14.1", "10.8")
def test_who_has_marched_does_not_board_a_train() -> None:
    match = position(STRATEGIC.format(hqs="105 de_16_hq:2"))
    answer(match, "strategic", ("unit", "de_1pz"), ("via", "124"))
    assert "rail" not in verbs(match)


@rule("leningrad41", "14.1", "1.6")
def test_the_enemy_sees_a_train_but_not_who_is_on_it() -> None:
    match = position(BEHIND_THE_FRONT)
    answer(match, "pass", ("unit", "de_1pz"), ("rail", "105"))
    (seen,) = told(match, "rail", "soviet")
    assert seen["unit"] is None
    assert seen["faction"] == "german"
    assert seen["path"] == ["G1", "105"]
    assert told(match, "rail", "axis")[0]["unit"] == "de_1pz"


@rule("leningrad41", "14.1")
def test_a_ride_changes_no_control_on_its_way() -> None:
    match = position(BEHIND_THE_FRONT)
    before = match.view(None)["control"]
    answer(match, "pass", ("unit", "de_1pz"), ("rail", "105"))
    assert match.view(None)["control"] == before
    assert "isolated" not in block(match, "de_1pz")
