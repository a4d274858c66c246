"""Chapter 2: the map: sources and boxes, terrain, victory, control, the Finnish zone, costs and stacks."""

from __future__ import annotations

import pytest

from tests.games.leningrad41.play import (
    GAME,
    allowed,
    answer,
    at,
    controller,
    move,
    offered,
    pass_on,
    position,
    refused,
    rolls,
    strength,
    told,
)
from tests.marks import rule

# ---- 2.0-2.2: areas, sources, boxes


@rule("leningrad41", "2.0")
def test_the_map_has_175_areas() -> None:
    codes = {name for name in GAME.names["space"] if name}
    numbered = {str(number) for number in range(1, 154)}
    lettered = {"F", "G1", "G2", "G3", "G4", *"HKTOL"} | {f"S{n}" for n in range(1, 13)}
    assert codes == numbered | lettered
    assert len(codes) == 175


@rule("leningrad41", "2.0")
def test_an_area_may_be_called_by_its_number_or_by_its_name() -> None:
    match = position("scenario campaign\nactive axis\n95 de_1pz")
    answer(match, "pass", ("unit", "de_1pz"), ("space", "shimsk"))
    assert at(match, "de_1pz") == "94"


@rule("leningrad41", "2.0")
def test_the_corner_with_the_publishers_sign_is_no_area() -> None:
    match = position("scenario campaign\nactive axis\n153 de_1pz")
    answer(match, "pass", ("unit", "de_1pz"))
    assert refused(match, "space", "154")[1] == "no-such-noun"


OPENING = "scenario campaign\nphase opening\nactive {side}\naxis {owned}\n{area} {unit}\n"


@rule("leningrad41", "2.1", "9.2")
@pytest.mark.parametrize("source", ["F", "G1", "G2", "G3", "G4"])
def test_each_axis_source_supplies_the_axis(source: str) -> None:
    match = position(OPENING.format(side="axis", owned=source, area=source, unit="de_1pz"))
    assert told(match, "isolated") == []


@rule("leningrad41", "2.1", "9.2")
@pytest.mark.parametrize("source", [f"S{n}" for n in range(1, 13)])
def test_each_soviet_source_supplies_the_soviets_and_not_the_axis(source: str) -> None:
    everywhere = f"1-153 F G1 G2 G3 G4 H K T O L {' '.join(f'S{n}' for n in range(1, 13))}"
    match = position(OPENING.format(side="soviet", owned=everywhere, area=source, unit="su_r_8a"))
    assert told(match, "isolated") == []
    match = position(OPENING.format(side="axis", owned=source, area=source, unit="de_1pz"))
    assert told(match, "isolated")[0]["spaces"] == [source]


@rule("leningrad41", "2.1")
def test_velikiye_luki_is_an_axis_source_only_once_it_is_taken() -> None:
    text = "scenario campaign\nphase opening\nactive axis\naxis 134 {taken}\n134 de_1pz"
    assert told(position(text.format(taken="")), "isolated")[0]["spaces"] == ["134"]
    assert told(position(text.format(taken="G4")), "isolated") == []


@rule("leningrad41", "2.1", "9.2")
def test_a_source_that_the_enemy_contests_feeds_nobody_beyond_it() -> None:
    text = "scenario campaign\nphase opening\nactive soviet\naxis HOME\nS1 {there}\n15 su_k_71"
    cut = position(text.format(there="su_k_54 | fi_2") + "\n30 fi_5\n29 fi_7\n14 fi_11")
    assert told(cut, "isolated")[0]["spaces"] == ["15"]
    free = position(text.format(there="su_k_54") + "\n30 fi_5\n29 fi_7\n14 fi_11")
    assert told(free, "isolated") == []


@rule("leningrad41", "2.1.1")
def test_soviets_on_a_coast_of_theirs_are_in_supply_and_inland_they_are_not() -> None:
    ring = "axis 1-153 F G1 G2 G3 G4\n"
    match = position("scenario campaign\nphase opening\nactive soviet\n" + ring + "T su_l_90\n55 su_l_142")
    assert told(match, "isolated")[0]["spaces"] == ["55"]


@rule("leningrad41", "2.1.1", "9.0")
def test_a_contested_coast_counts_if_it_was_soviet_last() -> None:
    text = "scenario campaign\nphase opening\nactive soviet\naxis 1-153 {taken}\nT su_l_90 | de_16_x"
    assert told(position(text.format(taken="")), "isolated") == []
    assert told(position(text.format(taken="T")), "isolated")[0]["spaces"] == ["T"]


@rule("leningrad41", "2.1.1")
def test_the_coast_does_not_feed_germans_nor_soviets_in_the_next_area() -> None:
    match = position("scenario campaign\nphase opening\nactive axis\naxis T\nT de_16_x")
    assert told(match, "isolated")[0]["spaces"] == ["T"]
    match = position("scenario campaign\nphase opening\nactive soviet\naxis 1-53 57-153\nT su_l_90\n55 su_l_142")
    assert told(match, "isolated")[0]["spaces"] == ["55"]


@rule("leningrad41", "2.2", "4.2.4", "2.8")
def test_leaders_stay_in_their_boxes_and_nobody_else_enters_them() -> None:
    match = position("scenario campaign\nactive axis\n124 de_1pz")
    answer(match, "pass")
    assert refused(match, "unit", "de_hitler") == ("4.2.4", "leader-stays")
    answer(match, ("unit", "de_1pz"))
    for box in ("Rastenburg", "Moscow", "Petsamo", "Murmansk"):
        assert refused(match, "space", box)[1] == "no-such-noun"


@rule("leningrad41", "2.2", "2.4.4.1")
def test_murmansk_is_a_victory_point_and_a_logistics_point() -> None:
    soviet = position("scenario campaign\nactive axis\n124 de_1pz").view("soviet")
    fallen = position("scenario campaign\nactive axis\nroad 10\nmurmansk-fallen 1\n124 de_1pz").view("soviet")
    assert (soviet["points"], fallen["points"]) == ({"axis": 1, "soviet": 6}, {"axis": 2, "soviet": 5})
    assert fallen["logistics"] == soviet["logistics"] - 1


@rule("leningrad41", "2.2")
def test_the_road_has_ten_boxes_from_petsamo_to_murmansk() -> None:
    text = "scenario campaign\nphase combat tactical\nactive axis\nroad {box}\nbox de_dietl:4as"
    match = position(text.format(box=1), dice=[6, 6, 6, 6])
    assert match.view(None)["road"] == 5
    assert match.view(None)["murmansk"] == "soviet"
    match = position(text.format(box=8), dice=[6, 6, 6, 6])
    assert match.view(None)["road"] == 10
    assert match.view(None)["murmansk"] == "axis"


@rule("leningrad41", "2.2", "5.1")
def test_five_blocks_join_the_pool_the_moment_velikiye_luki_falls() -> None:
    waiting = "waiting de_39_hq de_12pz de_18mot de_20mot de_8fk"
    match = position(f"scenario campaign\nactive axis\n134 de_1pz\n{waiting}")
    answer(match, "pass")
    assert match.view("axis")["counts"]["axis"]["pool"] == 0
    move(match, "de_1pz", "G4")
    assert match.view("axis")["counts"]["axis"] == {"pool": 5, "drawn": 0, "waiting": 0, "murmansk": 0}
    assert told(match, "available")[0]["mark"] == "V"


@rule("leningrad41", "2.2", "2.5")
def test_passing_through_velikiye_luki_is_enough_and_contesting_it_is_not() -> None:
    waiting = "waiting de_39_hq"
    match = position(f"scenario campaign\nactive axis\n134 de_1pz\n{waiting}")
    answer(match, "pass")
    move(match, "de_1pz", "G4", "141")
    assert at(match, "de_39_hq") == "pool"
    match = position(f"scenario campaign\nactive axis\n134 de_1pz\nG4 su_nw_5\n{waiting}", dice=[1, 1, 1, 1, 1, 1])
    answer(match, "strategic")
    move(match, "de_1pz", "G4")
    assert match.view(None)["contested"] == ["G4"]
    assert at(match, "de_39_hq") == "waiting"


# ---- 2.3-2.4.6: what the ground does

# Where a block of 5 points comes from and goes to, and what is left of them then.
GROUND = {"green": ("113", "114", 4), "yellow": ("113", "91", 3), "red": ("134", "135", 2), "victory": ("94", "95", 3)}
STACK = {"green": 4, "yellow": 2, "red": 2, "victory": 2}


@rule("leningrad41", "2.4", "2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.8")
@pytest.mark.parametrize("ground", GROUND)
def test_what_it_costs_to_enter(ground: str) -> None:
    start, end, left = GROUND[ground]
    match = position(f"scenario campaign\nactive axis\n{start} de_1pz")
    answer(match, "pass", ("unit", "de_1pz"), ("via", end))
    assert match.asks[0].args["points"] == left


@rule("leningrad41", "2.4", "2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.9")
@pytest.mark.parametrize("ground", GROUND)
def test_how_many_blocks_may_stand_there(ground: str) -> None:
    start, end, _ = GROUND[ground]
    others = ["de_16_x", "de_16_ii", "de_18_i", "de_18_l"][: STACK[ground]]
    text = "scenario campaign\nactive axis\n{start} de_1pz\n{end} {others}"
    match = position(text.format(start=start, end=end, others=" ".join(others[1:])))
    answer(match, "pass", ("unit", "de_1pz"))
    assert end in offered(match, "space")
    match = position(text.format(start=start, end=end, others=" ".join(others)))
    answer(match, "pass", ("unit", "de_1pz"))
    assert refused(match, "space", end) == ("2.9", "full")


@rule("leningrad41", "2.9")
def test_each_player_stacks_for_himself() -> None:
    match = position("scenario campaign\nactive axis\n113 de_1pz\n114 su_r_8a su_r_11a su_r_23a su_r_27a soviet-line")
    answer(match, "strategic", ("unit", "de_1pz"))
    assert "114" in offered(match, "space")


def absorbed(area: str, owner: str, line: str = "", attacker: str = "de_16_x:4") -> int:
    """How many of four hits on a Soviet army in this area do no harm; the ground is its owner's."""
    match = position(
        f"scenario campaign\nphase combat tactical\nactive axis\naxis HOME {area if owner == 'axis' else ''}\n"
        f"fresh {area}\n{area} {attacker} | su_r_8a:4 {line}",
        dice=[*([1] if line else []), 1, 1, 1, 1, 6, 6, 6, 6],
    )
    assert rolls(match, "attack") == [[6, 6, 6, 6]]
    return sum(event["number"] for event in told(match, "absorbed"))


@rule("leningrad41", "2.3", "2.4", "2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.4.6")
@pytest.mark.parametrize(
    ("area", "owner", "takes"),
    [
        ("114", "soviet", 0),  # green
        ("133", "soviet", 1),  # yellow, whoever controls it
        ("133", "axis", 1),
        ("135", "soviet", 2),  # red
        ("135", "axis", 2),
        ("95", "soviet", 2),  # victory, only for its controller
        ("95", "axis", 0),
        ("112", "soviet", 1),  # green with a city, only for its controller
        ("112", "axis", 0),
        ("79", "soviet", 2),  # yellow with a city
        ("79", "axis", 1),
    ],
)
def test_how_many_hits_the_ground_absorbs(area: str, owner: str, takes: int) -> None:
    assert absorbed(area, owner) == takes


@rule("leningrad41", "2.3")
@pytest.mark.parametrize(("area", "takes"), [("114", 1), ("133", 2), ("135", 3), ("95", 3), ("79", 3)])
def test_a_line_absorbs_one_hit_more_up_to_three_in_all(area: str, takes: int) -> None:
    assert absorbed(area, "soviet", "soviet-line") == takes


@rule("leningrad41", "2.3")
def test_the_attacker_absorbs_nothing() -> None:
    match = position(
        "scenario campaign\nphase combat tactical\nactive axis\nfresh 133\n133 de_16_x:4 | su_r_8a:4",
        dice=[6, 6, 1, 1, 1, 1],
    )
    assert strength(match, "de_16_x") == 2


@rule("leningrad41", "2.4", "10.11")
def test_bombers_cross_lake_peipus_and_lake_ilmen_but_not_ladoga() -> None:
    text = """
    scenario campaign
    phase support tactical
    active axis
    {hq} de_16_hq:4as de_1fk:2as
    {area} de_16_x | su_r_8a
    """
    peipus = position(text.format(hq="75", area="91"))  # two areas by air; by land 75-90-113-91 is three
    assert len(offered(peipus, "bomber")) == 4
    ladoga = position(text.format(hq="66", area="46"))
    assert offered(ladoga, "bomber") == set()


@rule("leningrad41", "2.4")
@pytest.mark.parametrize(("here", "across"), [("75", "76"), ("95", "116"), ("46", "66"), ("44", "S2")])
def test_marches_do_not_cross_peipus_ilmen_ladoga_and_onega(here: str, across: str) -> None:
    match = position(f"scenario campaign\nweather rain\nactive axis\n{here} de_16_x")
    answer(match, "pass", ("unit", "de_16_x"))  # 3 points, and in Rain every area costs 3
    assert offered(match, "space")
    assert refused(match, "space", across) == ("10.9", "too-far")


@rule("leningrad41", "2.4.4", "2.4.4.1")
@pytest.mark.parametrize("area", ["108", "T", "95", "146", "84", "L"])
def test_six_areas_are_a_point_each(area: str) -> None:
    owned = "HOME" if area != "108" else "1-12"
    before = position(f"scenario campaign\nactive axis\naxis {owned}\n1 de_1pz").view("axis")
    flipped = f"{owned} {area}" if area != "108" else "HOME"
    after = position(f"scenario campaign\nactive axis\naxis {flipped}\n1 de_1pz").view("axis")
    assert after["points"]["axis"] == before["points"]["axis"] + 1
    assert after["points"]["soviet"] == before["points"]["soviet"] - 1
    assert after["logistics"] == before["logistics"] + 1


# ---- 2.4.4.2: how the campaign is won


@rule("leningrad41", "2.4.4.2")
def test_the_soviets_win_at_once_by_taking_riga_at_the_start() -> None:
    match = position("scenario campaign\nactive soviet\n109 su_r_3td")
    answer(match, "pass")
    move(match, "su_r_3td", "108")
    assert match.result is not None
    assert (match.result.winner, match.result.level, match.result.rule) == ("soviet", "decisive", "2.4.4.2")
    assert match.result.scores == {"axis": 0, "soviet": 7}
    assert match.asks == ()


@rule("leningrad41", "2.4.4.2")
def test_contesting_riga_is_not_taking_it() -> None:
    match = position("scenario campaign\nactive soviet\ndisc soviet\n108 de_id_81\n109 su_r_3td", dice=[1] * 9)
    answer(match, "strategic")
    move(match, "su_r_3td", "108")
    pass_on(match, "command", "battle")
    assert match.result is None
    assert controller(match, "108") == "axis"


@rule("leningrad41", "2.4.4.2")
def test_the_axis_wins_at_once_with_seven_points() -> None:
    six = "scenario campaign\nactive axis\naxis HOME 95 T 84 L\nroad 10\nmurmansk-fallen 1\n136 de_1pz"
    match = position(six)
    assert match.view(None)["points"] == {"axis": 6, "soviet": 1}
    answer(match, "pass")
    move(match, "de_1pz", "146")
    assert match.result is not None
    assert (match.result.winner, match.result.level) == ("axis", "decisive")


@rule("leningrad41", "2.4.4.2", "10.10")
def test_the_seventh_point_may_be_murmansk_by_the_four_northern_sources() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 95 T 84 L 146 S1 S2 S3\n52 de_1pz")
    answer(match, "pass")
    move(match, "de_1pz", "S4")
    assert match.result is not None
    assert match.result.scores == {"axis": 7, "soviet": 0}


LAST_PASS = "scenario campaign\nphase choice\nturn december\nactive axis\npasses 1\naxis {owned}\n{area} de_1pz"


@rule("leningrad41", "2.4.4.2", "13.0")
@pytest.mark.parametrize(("owned", "winner"), [("HOME 95", "soviet"), ("HOME 95 T 84", "axis")])
def test_at_the_end_of_december_the_greater_score_is_a_marginal_victory(owned: str, winner: str) -> None:
    match = position(LAST_PASS.format(owned=owned, area="1"))
    answer(match, "pass", "done")
    assert match.result is not None
    assert (match.result.winner, match.result.level, match.result.rule) == (winner, "marginal", "2.4.4.2")


# ---- 2.4.5: staging areas


@rule("leningrad41", "2.4.5", "2.9")
def test_germans_stack_without_limit_in_a_staging_area_of_theirs_and_finns_do_not() -> None:
    text = "scenario campaign\nactive axis\nG1 de_16_x de_16_ii de_18_i de_18_l\n124 {unit}"
    match = position(text.format(unit="de_1pz"))
    answer(match, "pass")
    move(match, "de_1pz", "G1")
    assert at(match, "de_1pz") == "G1"
    match = position(text.format(unit="fi_2"))
    answer(match, "pass", ("unit", "fi_2"))
    assert refused(match, "space", "G1") == ("2.9", "full")


@rule("leningrad41", "2.4.5", "2.9")
def test_a_staging_area_that_is_not_theirs_holds_four_germans() -> None:
    four = "de_16_x de_16_ii de_18_i de_18_l"
    text = "scenario campaign\nactive axis\naxis HOME 134 {owned}\n134 de_1pz\nG4 {four} | su_r_8a"
    match = position(text.format(owned="", four=four))
    answer(match, "strategic", ("unit", "de_1pz"))
    assert refused(match, "space", "G4") == ("2.9", "full")
    match = position(text.format(owned="G4", four=four))
    answer(match, "strategic", ("unit", "de_1pz"))
    assert "G4" in offered(match, "space")


# ---- 2.4.7-2.4.8: rivers and islands


@rule("leningrad41", "2.4.7", "2.8")
def test_a_river_costs_nothing_to_march_over() -> None:
    match = position("scenario campaign\nactive axis\n114 de_1pz")
    answer(match, "pass", ("unit", "de_1pz"), ("via", "115"))
    assert match.asks[0].args["points"] == 4


def attack_over_water(start: str, end: str, weather: str, dice: list[int]) -> list[list[int]]:
    """The dice of a Soviet army that engages a German from one area to the next."""
    match = position(
        f"scenario campaign\nactive soviet\ndisc soviet\nweather {weather}\n{start} su_r_8a:4\n{end} de_id_81:2",
        dice=dice,
    )
    answer(match, "strategic")
    move(match, "su_r_8a", end)
    pass_on(match, "command")
    return rolls(match, "attack")


@rule("leningrad41", "2.4.7", "10.13.6.1")
def test_who_engages_over_a_river_rolls_one_die_and_over_a_frozen_one_all() -> None:
    assert attack_over_water("115", "114", "good", [1, 1, 1]) == [[1]]
    assert attack_over_water("93", "114", "good", [1, 1, 1, 1, 1, 1]) == [[1, 1, 1, 1]]
    assert attack_over_water("115", "114", "snow", [1, 1, 1, 1, 1, 1]) == [[1, 1, 1, 1]]


@rule("leningrad41", "2.4.8", "10.13.6.1")
@pytest.mark.parametrize(("start", "end"), [("53", "54"), ("54", "53"), ("53", "K"), ("K", "54")])
@pytest.mark.parametrize("weather", ["good", "snow"])
def test_who_engages_along_a_white_arrow_rolls_one_die_in_any_weather(start: str, end: str, weather: str) -> None:
    assert attack_over_water(start, end, weather, [1, 1, 1]) == [[1]]


@rule("leningrad41", "2.4.8")
def test_only_two_islands_are_played_and_only_the_arrows_lead_there() -> None:
    for island, near in (("53", {"54", "K"}), ("K", {"53", "54"})):
        match = position(f"scenario campaign\nactive soviet\nweather rain\n{island} su_l_90")
        answer(match, "pass", ("unit", "su_l_90"))
        assert offered(match, "space") == near  # in Rain a slow block goes one area


# ---- 2.5: control


@rule("leningrad41", "2.5", "scenario.campaign")
def test_the_axis_starts_with_42_areas_and_petsamo_the_soviets_with_133_and_nine_boxes() -> None:
    view = GAME.start("campaign", seed=3).view(None)
    assert (len(view["control"]["axis"]), len(view["control"]["soviet"])) == (42, 133)
    assert {"G1", "G2", "G3", "F", "108"} <= set(view["control"]["axis"])
    assert "G4" in view["control"]["soviet"]
    assert (view["road"], view["murmansk"]) == (1, "soviet")


@rule("leningrad41", "2.5", "10.9")
def test_areas_change_hands_as_a_block_passes_through_and_stay_when_it_is_gone() -> None:
    match = position("scenario campaign\nactive axis\n124 de_1pz")
    answer(match, "pass")
    move(match, "de_1pz", "125", "127", "128")
    assert [controller(match, area) for area in ("127", "128", "129")] == ["axis", "axis", "soviet"]
    assert [event["space"] for event in told(match, "control")] == ["127", "128"]


@rule("leningrad41", "2.5")
def test_a_contested_area_stays_with_its_last_controller() -> None:
    match = position("scenario campaign\nactive axis\n113 de_1pz\n114 su_r_8a", dice=[1] * 20)
    answer(match, "strategic")
    move(match, "de_1pz", "114")
    assert controller(match, "114") == "soviet"
    assert match.view(None)["contested"] == ["114"]


@rule("leningrad41", "2.5")
def test_who_is_left_alone_in_an_area_takes_it() -> None:
    match = position(
        "scenario campaign\nactive axis\n113 de_1pz:3\n114 su_nw_5:1", dice=[6, 6, 6]
    )  # an Armoured Attack: the tanks fire first
    answer(match, "strategic")
    move(match, "de_1pz", "114")
    pass_on(match, "command")
    assert at(match, "su_nw_5") == "pool"
    assert controller(match, "114") == "axis"


@rule("leningrad41", "2.5")
def test_leaving_a_contested_area_gives_it_to_the_enemy_who_stays() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 113 114\n113 de_16_x\n114 de_1pz | su_r_8a")
    assert controller(match, "114") == "axis"
    answer(match, "pass")
    move(match, "de_1pz", "113")
    assert controller(match, "114") == "soviet"


@rule("leningrad41", "2.5.1")
def test_everybody_sees_who_controls_what() -> None:
    match = GAME.start("campaign", seed=3)
    seen = [match.view(seat)["control"] for seat in ("axis", "soviet", None)]
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0]["axis"]) + len(seen[0]["soviet"]) == 175


# ---- 2.6: the privilege of Leningrad

POOL = "pool su_r_8a su_r_11a su_r_23a su_r_27a su_r_34a su_r_48a su_r_25cav su_r_27cav"
CALL = "scenario campaign\nactive {side}\ndisc {side}\naxis {owned}\n{pool}\n{rest}"


@rule("leningrad41", "2.6", "11.0")
def test_who_holds_leningrad_draws_four_of_five_and_chooses_the_last() -> None:
    match = position(CALL.format(side="soviet", owned="HOME", pool=POOL, rest=""))
    answer(match, "reinforce", ("number", 5))
    assert match.asks[0].prompt == "pick-reinforcement"
    assert match.view("soviet")["counts"]["soviet"]["drawn"] == 4
    assert len(offered(match, "unit")) == 4
    wanted = max(offered(match, "unit"))
    answer(match, ("unit", wanted))
    assert at(match, wanted) == "drawn"
    assert match.view("soviet")["counts"]["soviet"] == {"pool": 3, "drawn": 5, "waiting": 0, "murmansk": 0}


@rule("leningrad41", "2.6")
def test_a_block_already_drawn_cannot_be_chosen_again() -> None:
    match = position(CALL.format(side="soviet", owned="HOME", pool=POOL, rest=""))
    answer(match, "reinforce", ("number", 5))
    drawn = next(u for u, told in match.view("soviet")["units"].items() if told["at"] == "drawn")
    assert refused(match, "unit", drawn) == ("2.6", "not-in-pool")
    assert refused(match, "unit", "de_1pz") == ("2.6", "not-yours")


@rule("leningrad41", "2.6")
def test_without_leningrad_all_are_drawn_at_random_and_the_germans_may_have_the_privilege() -> None:
    soviet = position(CALL.format(side="soviet", owned="HOME L", pool=POOL, rest=""))
    answer(soviet, "reinforce", ("number", 5))
    assert soviet.asks[0].prompt == "reinforce"
    assert len(offered(soviet, "unit")) == 5
    pool = "pool de_id_81 de_id_93 de_id_96 de_id_212"
    axis = position(CALL.format(side="axis", owned="HOME G1 L", pool=pool, rest="L de_1pz"))
    answer(axis, "reinforce", ("number", 2))
    assert axis.asks[0].prompt == "pick-reinforcement"
    assert len(offered(axis, "unit")) == 3


@rule("leningrad41", "2.6")
def test_a_contested_leningrad_keeps_the_privilege_with_its_last_controller() -> None:
    match = position(CALL.format(side="soviet", owned="HOME", pool=POOL, rest="L su_lm | de_1pz"))
    answer(match, "reinforce", ("number", 3))
    assert match.asks[0].prompt == "pick-reinforcement"


# ---- 2.7: the Finnish zone


ZONE = "scenario campaign\nactive axis\naxis HOME 39-46 {owned}\n46 {unit}\n48 {enemy}"


@rule("leningrad41", "2.7", "2.7.1")
@pytest.mark.parametrize("unit", ["fi_2", "fi_ii", "fi_163"])
def test_finns_do_not_engage_outside_their_zone_unless_leningrad_has_fallen(unit: str) -> None:
    match = position(ZONE.format(owned="", unit=unit, enemy="su_l_90"))
    answer(match, "strategic", ("unit", unit))
    assert refused(match, "space", "48") == ("2.7", "outside-the-zone")
    match = position(ZONE.format(owned="L", unit=unit, enemy="su_l_90"))
    answer(match, "strategic", ("unit", unit))
    assert "48" in offered(match, "space")


@rule("leningrad41", "2.7")
def test_a_line_alone_stops_the_finns_as_well() -> None:
    match = position(ZONE.format(owned="", unit="fi_2", enemy="soviet-line"))
    answer(match, "strategic", ("unit", "fi_2"))
    assert refused(match, "space", "48") == ("2.7", "outside-the-zone")


@rule("leningrad41", "2.7")
def test_finns_may_enter_empty_areas_outside_and_germans_may_fight_there() -> None:
    match = position(ZONE.format(owned="", unit="fi_2", enemy=""))
    answer(match, "strategic")
    move(match, "fi_2", "48")
    assert controller(match, "48") == "axis"
    match = position(ZONE.format(owned="", unit="de_1pz", enemy="su_l_90"))
    answer(match, "strategic", ("unit", "de_1pz"))
    assert "48" in offered(match, "space")


@rule("leningrad41", "2.7")
def test_the_zone_ends_at_the_svir_and_before_s1() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 13-30\n41 fi_2\n14 fi_5\n50 su_k_54\n49 su_k_71\n"
                     "S1 su_k_168\n15 su_k_237\n28 su_k_1td")  # fmt: skip
    answer(match, "strategic", ("unit", "fi_2"))
    assert "28" in offered(match, "space")
    assert refused(match, "space", "50") == ("2.7", "outside-the-zone")
    assert refused(match, "space", "49") == ("2.7", "outside-the-zone")
    answer(match, ("space", "28"), ("unit", "fi_5"))
    assert "15" in offered(match, "space")
    assert refused(match, "space", "S1") == ("2.7", "outside-the-zone")


@rule("leningrad41", "2.7.1", "10.13.2")
def test_the_163rd_is_finnish_but_no_sniper() -> None:
    text = "scenario campaign\nphase combat tactical\nactive axis\nfresh 40\n40 {unit} | su_l_90:2"
    match = position(text.format(unit="fi_163:3"), dice=[1, 1, 1, 1, 1])
    assert rolls(match, "snipers") == []
    match = position(text.format(unit="fi_2:2"), dice=[1, 1, 1, 1, 1])
    assert rolls(match, "snipers") == [[1]]


@rule("leningrad41", "2.7.1", "8.0")
def test_snow_does_not_halve_the_163rd() -> None:
    text = "scenario campaign\nphase combat tactical\nweather snow\nactive axis\nfresh 46\n46 {unit} | su_l_90:2"
    match = position(text.format(unit="fi_163:3"), dice=[1, 1, 1, 1, 1])
    assert rolls(match, "attack") == [[1, 1, 1]]
    match = position(text.format(unit="de_1pz:3"), dice=[1, 1, 1])
    assert rolls(match, "attack") == [[1]]


# ---- 2.8, 2.9: costs and stacks


@rule("leningrad41", "2.8", "10.9")
def test_disengaging_costs_a_point_more() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 113\n114 de_1pz | su_r_8a\n113 de_16_x")
    answer(match, "pass", ("unit", "de_1pz"), ("via", "113"))
    assert match.asks[0].args["points"] == 3


@rule("leningrad41", "2.8", "10.9")
def test_who_has_not_the_points_does_not_move() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 135\n134 de_16_x | su_r_8a\n135 de_16_ii")
    answer(match, "pass")
    assert refused(match, "unit", "de_16_x") == ("10.9", "nothing-to-do")  # 3 + 1 for the red area: he has 3


@rule("leningrad41", "2.8")
def test_dietl_moves_on_his_own_road_only() -> None:
    match = position("scenario campaign\nactive axis\n124 de_1pz")
    answer(match, "strategic")
    assert refused(match, "unit", "de_dietl") == ("10.10", "dietl-stays")


@rule("leningrad41", "2.9")
def test_stacks_are_counted_where_a_move_ends_and_not_on_the_way() -> None:
    full = "91 de_16_x de_16_ii"
    match = position(f"scenario campaign\nactive axis\n113 de_1pz\n{full}")
    answer(match, "pass", ("unit", "de_1pz"))
    assert refused(match, "space", "91") == ("2.9", "full")
    assert "76" in offered(match, "space")  # by way of 91


@rule("leningrad41", "2.9", "4.1")
def test_one_line_an_area_and_only_its_controllers() -> None:
    match = position("scenario campaign\nactive axis\naxis HOME 113\n113 de_16_x axis-line")
    answer(match, "pass", ("unit", "de_16_x"))
    assert refused(match, "build") == ("10.9", "line-there")
    match = position("scenario campaign\nactive axis\naxis HOME 113\n114 de_16_x | su_nw_5\n113 de_1pz")
    answer(match, "pass")
    assert allowed(match, "unit", "de_16_x")  # it may disengage
    answer(match, ("unit", "de_16_x"))
    assert refused(match, "build") == ("10.9", "not-quiet")
