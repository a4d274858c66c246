"""The campaign and the three scenarios: how they are set up, what is special in them, who wins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grognard import BadInput, Match
from tests.games.leningrad41.play import (
    GAME,
    answer,
    at,
    move,
    offered,
    pass_on,
    position,
    prompt,
    refused,
    rolls,
    run_out,
    strength,
    told,
)
from tests.marks import rule

KEYS = ["campaign", "preludes", "sight", "circle"]


def begin(scenario: str, seed: int = 1, **options: Any) -> Match:
    """A scenario, with the choices of its set-up made in some way."""
    match = GAME.start(scenario, seed=seed, options=options)
    while prompt(match) == "setup-strength":
        answer(match, ("unit", min(offered(match, "unit"))))
    return match


def places(match: Match) -> dict[str, tuple[str, int]]:
    """Where every block is, and how strong."""
    units = {**match.view("axis")["units"], **match.view("soviet")["units"]}
    return {unit: (told["at"], told["strength"]) for unit, told in units.items() if told["at"] != "aside"}


def whereabouts(match: Match, prefix: tuple[str, ...]) -> Counter[str]:
    """How many blocks stand on the map or in a box, and how many are elsewhere."""
    off = ("pool", "waiting", "lost")
    return Counter(p if p in off else "map" for u, (p, _) in places(match).items() if u.startswith(prefix))


AXIS, SOVIET = ("de_", "fi_"), ("su_",)


# ---- what all set-ups have in common


@rule("leningrad41", "scenario.setup")
@pytest.mark.parametrize("scenario", KEYS)
def test_blocks_are_drawn_at_random_unless_a_fixed_set_up_is_asked_for(scenario: str) -> None:
    assert places(begin(scenario, 1)) != places(begin(scenario, 2))
    assert places(begin(scenario, 3)) == places(begin(scenario, 3))
    fixed = {"fixed-setup": True}
    one, two = begin(scenario, 1, **fixed), begin(scenario, 2, **fixed)
    rolled = {event["unit"] for event in told(one, "roll", "axis") if event["purpose"] == "strength"}
    assert {u: p for u, p in places(one).items() if u not in rolled} == {
        u: p for u, p in places(two).items() if u not in rolled
    }


@rule("leningrad41", "scenario.setup")
@pytest.mark.parametrize("scenario", KEYS)
def test_each_colour_stands_where_its_colour_belongs_whatever_the_draw(scenario: str) -> None:
    def seen(seed: int) -> Counter[tuple[str, str]]:
        front = {"su_l_": "leningrad", "su_k_": "karelia", "su_nw": "northwest", "su_r_": "white", "fi_": "finns"}
        match = begin(scenario, seed)
        return Counter((front.get(u[:5], front.get(u[:3], u)), p) for u, (p, _) in places(match).items())

    drawn = [key for key in seen(1) if key[0] in ("leningrad", "karelia", "northwest")]
    assert drawn
    assert [seen(1)[key] for key in drawn] == [seen(2)[key] for key in drawn]


@rule("leningrad41", "scenario.setup")
@pytest.mark.parametrize("seed", range(4))
def test_blocks_stand_at_full_strength_but_for_the_reduced_ones(seed: int) -> None:
    match = begin("campaign", seed)
    on_map = {u: s for u, (p, s) in places(match).items() if p not in ("pool", "waiting")}
    low = {unit for unit, dots in on_map.items() if unit.startswith("su_") and dots == 1}
    assert {"su_lm", "su_nw_5abn"} <= low
    full = {u: d for u, d in on_map.items() if u not in low}
    assert all(strength(position(f"scenario campaign\npool {u}"), u) == d for u, d in full.items() if u not in BOXED)


BOXED = ("de_hitler", "su_stalin", "de_dietl")


# ---- the campaign


@rule("leningrad41", "scenario.campaign")
def test_the_campaign_begins_in_july_with_an_axis_impulse_and_the_axis_has_the_disc() -> None:
    match = begin("campaign")
    view = match.view(None)
    assert (view["month"], view["weather"], view["disc"]) == ("july", "good", "axis")
    assert (match.asks[0].seat, prompt(match)) == ("axis", "impulse")


@rule("leningrad41", "scenario.campaign")
@pytest.mark.parametrize("seed", range(4))
def test_37_soviet_blocks_and_29_of_the_axis_stand_on_the_map(seed: int) -> None:
    match = begin("campaign", seed)
    assert whereabouts(match, SOVIET) == {"map": 37, "pool": 9, "waiting": 16}
    assert whereabouts(match, AXIS) == {"map": 29, "pool": 13, "waiting": 5}


@rule("leningrad41", "scenario.campaign")
@pytest.mark.parametrize("seed", range(4))
def test_eight_of_the_29_drawn_blocks_are_reduced_wherever_they_fall(seed: int) -> None:
    match = begin("campaign", seed)
    low = [u for u, (p, dots) in places(match).items() if p not in ("pool", "waiting") and u[:3] == "su_" and dots == 1]
    drawn = [u for u in low if u not in ("su_lm", "su_nw_5abn")]
    assert len(drawn) == 8
    assert sum("td" in u for u in drawn) == 4
    assert sum("mech" in u for u in drawn) == 2


@rule("leningrad41", "scenario.campaign")
def test_the_named_blocks_of_the_campaign_stand_where_the_book_puts_them() -> None:
    where = {unit: place for unit, (place, _) in places(begin("campaign")).items()}
    expected = {
        "su_stalin": "box", "su_nw_hq": "113", "su_l_hq": "L", "su_k_hq": "42", "su_nw_5abn": "129", "su_lm": "L",
        "de_hitler": "box", "de_dietl": "box", "fi_mannerheim": "6", "fi_163": "11", "fi_cav": "12",
        "de_56_hq": "126", "de_3mot": "126", "de_41_hq": "125", "de_36mot": "125", "de_16_hq": "124",
        "de_18_hq": "123", "de_1pz": "G2", "de_6pz": "G2", "de_8pz": "G3", "de_tt": "G3", "de_1fk": "pool",
    }  # fmt: skip
    assert {unit: where[unit] for unit in expected} == expected
    assert {where["su_st_hanko"], where["su_st_kures"]} == {"H", "K"}
    assert {where["fi_ii"], where["fi_iv"]} == {"24", "38"}
    finns = ("fi_1", "fi_2", "fi_5", "fi_7", "fi_11", "fi_17", "fi_19")
    assert sorted(where[u] for u in finns) == sorted(["32", "F", "9", "10", "11", "8", "8"])
    corps = ("de_18_i", "de_18_xxvi", "de_18_xxxviii", "de_18_l")
    assert sorted(where[u] for u in corps) == ["107", "108", "G1", "pool"]
    assert sorted(where[u] for u in ("de_16_ii", "de_16_x", "de_16_xxviii")) == ["124", "124", "pool"]
    assert begin("campaign").view(None)["lines"] == {"axis": [], "soviet": ["39", "H", "O"]}


@rule("leningrad41", "scenario.campaign", "8.1")
def test_the_campaign_rolls_for_weather_from_october() -> None:
    match = position("scenario campaign\nphase opening\nturn october\nactive axis\n124 de_16_x", dice=[1])
    assert match.view(None)["weather"] == "rain"


# ---- 1. Les Preludes


@rule("leningrad41", "scenario.preludes")
def test_les_preludes_is_set_up_as_the_campaign() -> None:
    match = begin("preludes")
    assert whereabouts(match, SOVIET) == {"map": 37, "pool": 9, "waiting": 16}
    assert whereabouts(match, AXIS) == {"map": 29, "pool": 13, "waiting": 5}
    assert match.view(None)["control"] == begin("campaign").view(None)["control"]
    assert (match.asks[0].seat, match.view(None)["disc"]) == ("axis", "axis")


@rule("leningrad41", "scenario.preludes")
def test_it_ends_with_july_and_the_soviets_win_if_nothing_happened() -> None:
    match = answer(begin("preludes"), "pass", "done", "pass", "done")
    assert match.result is not None
    assert (match.result.winner, match.result.rule) == ("soviet", "scenario.preludes")


@rule("leningrad41", "scenario.preludes", "3.2.1")
def test_each_player_uses_the_disc_once() -> None:
    match = position("scenario preludes\nactive axis\n124 de_16_x\n84 su_r_8a\npool de_id_81 su_r_11a")
    answer(match, "strategic", "done", "strategic", "done")
    assert (match.asks[0].seat, match.view(None)["disc"]) == ("axis", "axis")
    assert refused(match, "strategic") == ("scenario.preludes", "disc-used-up")
    assert refused(match, "reinforce") == ("scenario.preludes", "disc-used-up")


@rule("leningrad41", "scenario.preludes", "10.19")
def test_exploitation_is_a_use_of_the_disc_too() -> None:
    match = position("scenario preludes\nactive axis\ndisc axis 1 1\n124 de_16_hq de_1pz")
    answer(match, "tactical", ("unit", "de_16_hq"))
    pass_on(match, "activate-where", "activate", "command", "support", "battle")
    assert match.asks[0].seat == "soviet"  # nothing to exploit with


@rule("leningrad41", "scenario.preludes")
@pytest.mark.parametrize(
    ("owned", "start", "end", "wins"),
    [
        ("", "64", "L", True),
        ("T G4", "112", "113", True),
        ("T", "112", "113", False),
        ("113 G4", "55", "T", True),
        ("113 T", "134", "G4", True),
        ("T", "134", "G4", False),
    ],
)
def test_the_axis_wins_by_leningrad_or_by_tallinn_velikiye_luki_and_pskov(
    owned: str, start: str, end: str, wins: bool
) -> None:
    check_win("preludes", f"HOME {owned}", start, end, wins)


def check_win(scenario: str, owned: str, start: str, end: str, wins: bool, more: str = "") -> None:
    """A tank takes its last step: does the Axis win by it?"""
    match = position(f"scenario {scenario}\nactive axis\naxis {owned}\n{start} de_1pz\n{more}")
    answer(match, "pass")
    move(match, "de_1pz", end)
    assert (match.result is not None) is wins
    if match.result is not None:
        assert (match.result.winner, match.result.rule) == ("axis", f"scenario.{scenario}")


@rule("leningrad41", "scenario.preludes", "scenario.sight", "scenario.circle")
@pytest.mark.parametrize("scenario", ["preludes", "sight", "circle"])
def test_seven_points_mean_nothing_in_the_scenarios(scenario: str) -> None:
    match = position(f"scenario {scenario}\nactive soviet\naxis 1-12 108\n109 su_r_3td\n63 su_l_90 su_l_142")
    answer(match, "pass")
    move(match, "su_r_3td", "108")
    assert match.view(None)["points"]["soviet"] == 7
    assert match.result is None


@rule("leningrad41", "scenario.preludes", "scenario.sight", "scenario.circle", "14.0")
@pytest.mark.parametrize("scenario", ["preludes", "sight", "circle"])
def test_scenarios_are_played_without_optional_rules(scenario: str) -> None:
    with pytest.raises(BadInput):
        GAME.start(scenario, options={"optional": 3})


# ---- 2. Leningrad in Sight


@rule("leningrad41", "scenario.sight")
@pytest.mark.parametrize("seed", range(3))
def test_sight_is_set_up_with_26_and_29_blocks(seed: int) -> None:
    match = begin("sight", seed)
    assert whereabouts(match, SOVIET) == {"map": 26, "pool": 18, "waiting": 16, "lost": 2}
    assert whereabouts(match, AXIS) == {"map": 29, "pool": 13, "waiting": 5}
    lines = match.view(None)["lines"]
    assert lines["axis"] == []
    assert set(lines["soviet"]) == {"H", "O", "39", "62", "79", "64", "93", "133", "G4"}


@rule("leningrad41", "scenario.sight")
def test_sight_gives_the_strengths_in_brackets() -> None:
    where = places(begin("sight"))
    expected = {
        "su_lm": ("L", 1), "su_l_hq": ("L", 3), "su_l_198": ("64", 1), "su_nw_hq": ("93", 2),
        "de_18_hq": ("129", 2), "de_16_hq": ("G2", 3), "de_41_hq": ("130", 3), "de_56_hq": ("112", 3),
        "de_8pz": ("112", 3), "de_tt": ("131", 3), "de_1pz": ("113", 3), "de_3mot": ("91", 3),
    }  # fmt: skip
    assert {unit: where[unit] for unit in expected} == expected
    tanks = sorted(where[u] for u in ("su_l_21td", "su_l_24td"))
    assert tanks == [("62", 1), ("79", 1)]


@rule("leningrad41", "scenario.sight")
def test_the_soviets_say_who_of_three_divisions_has_one_step_two_and_three() -> None:
    match = GAME.start("sight", seed=2)
    trio = offered(match, "unit")
    assert len(trio) == 3
    assert match.asks[0].seat == "soviet"
    first = min(trio)
    assert match.asks[0].args["strength"] == 1
    answer(match, ("unit", first))
    assert refused(match, "unit", first)[0] == "scenario.sight"
    second = min(trio - {first})
    answer(match, ("unit", second))
    (third,) = trio - {first, second}
    assert (strength(match, first), strength(match, second)) == (1, 2)
    full = strength(position(f"scenario campaign\npool {third}"), third)
    assert strength(match, third) == min(3, full)
    assert {at(match, u) for u in trio} == {"75", "133", "G4"}


@rule("leningrad41", "scenario.sight")
def test_the_axis_says_which_of_three_corps_lacks_a_step() -> None:
    match = GAME.start("sight", seed=2)
    while match.asks[0].seat == "soviet":
        answer(match, ("unit", min(offered(match, "unit"))))
    corps = offered(match, "unit")
    assert match.asks[0].args["strength"] == 3
    weak = max(corps)
    answer(match, ("unit", weak))
    assert prompt(match) == "impulse"
    assert {u: strength(match, u) for u in corps} == {u: 3 if u == weak else 4 for u in corps}


@rule("leningrad41", "scenario.sight", "9.1", "9.3")
def test_the_tank_in_110_is_isolated_from_the_start() -> None:
    match = begin("sight")
    tank = next(u for u, (place, _) in places(match).items() if place == "110")
    assert strength(match, tank) == 1
    assert match.view("soviet")["units"][tank]["isolated"]
    answer(match, "pass")
    assert refused(match, "unit", tank) == ("9.1", "isolated")
    answer(match, "done")
    assert at(match, tank) == "lost"


@rule("leningrad41", "scenario.sight", "3.2.1")
def test_the_soviets_open_july_though_the_axis_has_the_disc_and_the_axis_opens_august() -> None:
    match = begin("sight")
    assert (match.asks[0].seat, match.view(None)["disc"], match.view(None)["month"]) == ("soviet", "axis", "july")
    answer(match, "pass", "done", "pass", "done")
    assert (match.asks[0].seat, prompt(match)) == ("soviet", "leader")
    answer(match, "pause", "pause")
    assert (match.asks[0].seat, match.view(None)["month"]) == ("axis", "august")
    answer(match, "pass", "done", "pass", "done")
    assert match.result is not None
    assert (match.result.winner, match.result.rule) == ("soviet", "scenario.sight")


SIGHT = "HOME 54-55 72-74 87-91 105-109 111-113 121-132 139-141"


@rule("leningrad41", "scenario.sight")
@pytest.mark.parametrize(
    ("owned", "start", "end", "wins"),
    [
        ("", "64", "L", True),
        ("T G4 95", "29", "30", True),
        ("T G4", "29", "30", False),
        ("T 30 95", "134", "G4", True),
        ("T G4 30", "94", "95", True),
    ],
)
def test_the_axis_wins_by_leningrad_or_by_four_other_areas(owned: str, start: str, end: str, wins: bool) -> None:
    check_win("sight", f"{SIGHT} {owned}", start, end, wins)


@rule("leningrad41", "scenario.sight", "9.2")
def test_the_axis_wins_when_leningrad_has_no_line_to_the_east() -> None:
    west = f"{SIGHT} 39-48 56-63 75-80"  # from Leningrad lines run by 65, and by 64 and 81
    check_win("sight", f"{west} 64 81", "66", "65", wins=True)
    check_win("sight", f"{west} 64", "66", "65", wins=True)
    check_win("sight", west, "66", "65", wins=False)
    check_win("sight", f"{west} 81", "66", "65", wins=True)


@rule("leningrad41", "scenario.sight", "9.2")
def test_a_contested_leningrad_may_still_trace_its_line_and_a_battle_on_the_way_cuts_it() -> None:
    ring = f"scenario sight\nactive axis\naxis {SIGHT} 39-48 64 63\n64 de_1pz de_6pz\nL su_lm\n"
    match = position(ring, dice=[1] * 30)
    answer(match, "strategic")
    move(match, "de_1pz", "L")
    assert match.result is None  # by 65
    move(match, "de_6pz", "65")
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == ("axis", "cut-off")
    match = position(ring + "65 su_l_90", dice=[1] * 30)
    answer(match, "strategic")
    move(match, "de_1pz", "65")
    assert match.result is not None


@rule("leningrad41", "scenario.sight", "8.1", "5.1")
def test_sight_has_no_weather_rolls_and_no_s_or_n_blocks() -> None:
    match = begin("sight")
    run_out(match, "soviet")
    assert rolls(match, "weather") == []
    assert {place for u, (place, _) in places(match).items() if u in ("su_zhukov", "su_v_hq", "su_r_3sh")} == {
        "waiting"
    }


# ---- 3. Closing the Circle


@rule("leningrad41", "scenario.circle")
@pytest.mark.parametrize("seed", range(3))
def test_circle_is_set_up_with_30_and_43_blocks(seed: int) -> None:
    match = begin("circle", seed)
    assert whereabouts(match, SOVIET) == {"map": 30, "pool": 21, "waiting": 3, "lost": 8}
    assert whereabouts(match, AXIS) == {"map": 43, "pool": 4}
    assert match.view(None)["lines"]["axis"] == ["32"]
    assert len(match.view(None)["lines"]["soviet"]) == 10


@rule("leningrad41", "scenario.circle")
def test_circle_gives_the_strengths_it_names() -> None:
    where = places(begin("circle"))
    expected = {
        "su_stalin": ("box", 3), "su_nw_hq": ("146", 2), "su_k_hq": ("44", 2), "su_l_hq": ("L", 2), "su_lm": ("L", 3),
        "de_hitler": ("box", 3), "de_dietl": ("box", 2), "fi_mannerheim": ("6", 2), "de_16_hq": ("95", 2),
        "de_18_hq": ("59", 2), "de_39_hq": ("79", 2), "de_41_hq": ("77", 2), "de_56_hq": ("116", 2),
        "de_1fk": ("113", 0), "de_8fk": ("G4", 0),
    }  # fmt: skip
    assert {unit: where[unit] for unit in expected} == expected
    fast = ("de_1pz", "de_6pz", "de_36mot", "de_8pz", "de_3mot", "de_12pz", "de_18mot", "de_20mot")
    assert {where[u][1] for u in fast} == {2}  # a step below their 3
    assert sorted(where[u][0] for u in fast) == sorted(["78", "80", "81", "94", "95", "116", "133", "134"])
    assert begin("circle").view(None)["road"] == 2


@rule("leningrad41", "scenario.circle")
def test_the_axis_rolls_for_its_seven_infantry_corps() -> None:
    match = GAME.start("circle", seed=1, dice=[1, 2, 3, 4, 5, 6, 1])
    rolled = [e for e in told(match, "roll", "axis") if e["purpose"] == "strength"]
    assert [strength(match, e["unit"]) for e in rolled] == [1, 2, 3, 4, 4, 4, 1]
    assert {e["unit"] for e in rolled} == {
        "de_16_ii", "de_16_x", "de_16_xxviii", "de_18_i", "de_18_xxvi", "de_18_xxxviii", "de_18_l",
    }  # fmt: skip
    assert [e for e in told(match, "roll", "soviet") if e["purpose"] == "strength"] == []  # their own secret


@rule("leningrad41", "scenario.circle", "7.0")
def test_circle_opens_with_the_logistics_of_september_soviets_first() -> None:
    match = begin("circle")
    view = match.view(None)
    assert (view["month"], view["weather"], view["disc"]) == ("september", "good", "axis")
    assert (match.asks[0].seat, prompt(match)) == ("soviet", "leader")
    answer(match, "pause", "pause")
    assert (match.asks[0].seat, prompt(match)) == ("axis", "impulse")


@rule("leningrad41", "scenario.circle", "8.1")
def test_circle_rolls_for_weather_in_october_and_ends_with_it() -> None:
    match = GAME.start("circle", seed=1, dice=[4] * 7 + [6])
    answer(match, "pause", "pause", "pass", "done", "pass", "done")
    assert match.dice_left == [6]
    answer(match, "pause", "pause")
    assert (match.view(None)["month"], match.dice_left) == ("october", [])
    answer(match, "pass", "done", "pass", "done")
    assert match.result is not None
    assert (match.result.winner, match.result.rule) == ("soviet", "scenario.circle")


@rule("leningrad41", "scenario.circle")
@pytest.mark.parametrize(
    ("owned", "start", "end", "wins"),
    [
        ("", "64", "L", True),
        ("84 146 30", "62", "O", True),
        ("O 146 30", "68", "84", True),
        ("O 84 30", "137", "146", True),
        ("O 84 146", "29", "30", True),
        ("O 84", "29", "30", False),
    ],
)
def test_the_axis_wins_by_leningrad_or_by_oranienbaum_tikhvin_ostashkov_and_petrozavodsk(
    owned: str, start: str, end: str, wins: bool
) -> None:
    check_win("circle", f"HOME T 95 {owned}", start, end, wins)


@rule("leningrad41", "scenario.circle")
def test_a_leningrad_cut_off_is_no_victory_in_the_circle() -> None:
    check_win("circle", "HOME 39-48 54-64 T 78-81", "66", "65", wins=False)


@rule("leningrad41", "scenario.circle")
def test_dietls_box_at_titovka_may_be_set() -> None:
    assert begin("circle", 1, **{"readings.A34": 4}).view(None)["road"] == 4
