"""The set-ups of Leningrad '41 reach the totals, logistics values and passages that the rulebook prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from tests.games.leningrad41.test_data_reading import (
    BLOCKS,
    BOXES,
    CODES,
    HQS,
    KEYS,
    SCENARIOS,
    STAGING,
    TABLES,
    UNITS,
    Record,
    Setup,
    ids,
    load,
    map_areas,
    scenario,
    unroll,
)


@pytest.fixture(params=range(10))
def seed(request: pytest.FixtureRequest) -> int:
    chosen: int = request.param
    return chosen


# ---- the set-ups


def test_scenario_heads() -> None:
    assert KEYS == ["campaign", "preludes", "sight", "circle"]
    months = [m["id"] for m in TABLES["months"]["list"]]
    for key in KEYS:
        rules = scenario(key)
        first = months.index(rules["turns"][0])
        assert rules["turns"] == months[first : first + len(rules["turns"])]
        assert rules["start_phase"] in ("logistics", "impulses")
        assert set(rules["title"]) == {"en", "es"}
        assert rules["initiative"] == "axis"
        assert rules["weather"] == "good"
        assert rules["weather_rolls"] in ("", *months)
        assert (rules["weather_rolls"] == "october") is ("october" in rules["turns"])
    assert [scenario(k)["first_impulse"] for k in KEYS] == ["axis", "axis", "soviet", "axis"]
    assert [len(scenario(k)["turns"]) for k in KEYS] == [6, 1, 2, 2]
    assert [scenario(k)["disc_uses"] for k in KEYS] == [0, 1, 0, 0]
    assert [scenario(k)["options"] for k in KEYS] == ["any", "none", "none", "none"]
    assert [scenario(k)["victory"]["sudden_death"] for k in KEYS] == [7, 0, 0, 0]


@pytest.mark.parametrize("key", KEYS)
def test_every_area_and_block_named_exists(key: str) -> None:
    rules = scenario(key)
    axis = unroll(rules["control"]["axis"])
    named = axis + rules["lines"]["axis"] + rules["lines"]["soviet"]
    named += rules.get("isolated", {"areas": []})["areas"]
    for goal in rules["victory"]["axis_wins"]:
        named += goal.get("control", []) + ([goal["cut_off"]] if "cut_off" in goal else [])
    assert set(named) <= CODES
    assert len(axis) == len(set(axis))
    places = [row[1] for entry in rules["fixed"] for row in entry["blocks"]]
    places += [place for entry in rules["draws"] for place in entry["to"]]
    assert set(places) <= CODES | BOXES
    lists = [e["from"] for k in ("removed", "draws", "choices") for e in rules.get(k, [])]
    for names in [*lists, rules["pool"]["blocks"]]:
        assert len(names) == len(set(names))
        assert set(names) <= set(BLOCKS)


def check_accounts(key: str, seed: int) -> Setup:
    setup = Setup(key, seed)
    assert set(setup.places) | set(setup.gone) == set(BLOCKS)
    return setup


@pytest.mark.parametrize("key", KEYS)
def test_every_block_is_accounted_for(key: str, seed: int) -> None:
    setup = check_accounts(key, seed)
    for name, (place, strength) in setup.places.items():
        assert strength in BLOCKS[name]["steps"], name
        assert (place in BOXES) is (BLOCKS[name]["type"] == "leader" or name == "de_dietl"), name


TOTALS: dict[str, tuple[tuple[int, int], tuple[int, int], tuple[int, int]]] = {
    # on the map, in the pool, surrendered: Axis and Soviet
    "campaign": ((29, 37), (13, 9), (0, 0)),
    "preludes": ((29, 37), (13, 9), (0, 0)),
    "sight": ((29, 26), (13, 18), (0, 2)),
    "circle": ((43, 30), (4, 21), (0, 8)),
}


def check_totals(key: str, setup: Setup) -> None:
    sides = ("axis", "soviet")
    assert TOTALS[key] == (
        tuple(len(setup.on_map(side)) for side in sides),
        tuple(len(setup.away("pool", side)) for side in sides),
        tuple(len(setup.away("surrendered", side)) for side in sides),
    )


@pytest.mark.parametrize("key", KEYS)
def test_totals_of_the_rulebook(key: str, seed: int) -> None:
    setup = Setup(key, seed)
    check_totals(key, setup)
    waiting = {mark: sum(at == mark for at in setup.gone.values()) for mark in ("V", "S", "N")}
    assert waiting == ({"V": 0, "S": 0, "N": 3} if key == "circle" else {"V": 5, "S": 13, "N": 3})


def logistics(setup: Setup, side: str) -> tuple[int, int, int, int]:
    leader = {"axis": "de_hitler", "soviet": "su_stalin"}[side]
    standing = [i for i in setup.on_map(side) if BLOCKS[i]["type"] in HQS and setup.places[i][1] > 0]
    points = sum(setup.holder(area) == side for area in TABLES["victory"]["areas"])
    points += (setup.rules["control"]["road"] == TABLES["murmansk"]["boxes"]) is (side == "axis")
    lost = setup.away("surrendered", "axis" if side == "soviet" else "soviet")
    return setup.places[leader][1], len(standing), points, len(lost) // TABLES["logistics"]["kills"]


@pytest.mark.parametrize(
    ("key", "axis", "soviet"),
    [
        ("campaign", (4, 6, 1, 0), (4, 3, 6, 0)),
        ("preludes", (4, 6, 1, 0), (4, 3, 6, 0)),
        ("sight", (4, 6, 1, 0), (4, 3, 6, 0)),
        ("circle", (3, 7, 3, 0), (3, 3, 4, 0)),
    ],
)
def test_logistics_values_of_the_rulebook(key: str, axis: tuple[int, ...], soviet: tuple[int, ...], seed: int) -> None:
    setup = Setup(key, seed)
    assert logistics(setup, "axis") == axis
    assert logistics(setup, "soviet") == soviet
    assert setup.rules["stated"] == {"axis": sum(axis), "soviet": sum(soviet)}


@pytest.mark.parametrize("key", KEYS)
def test_blocks_and_lines_stand_on_their_own_side(key: str, seed: int) -> None:
    setup = Setup(key, seed)
    for name, (place, _) in setup.places.items():
        if place in CODES:
            assert setup.holder(place) == BLOCKS[name]["side"], (name, place)
    for side in ("axis", "soviet"):
        lines = setup.rules["lines"][side]
        assert len(lines) == len(set(lines)) <= UNITS["lines"][side]
        assert all(setup.holder(area) == side for area in lines)
    dietl = setup.places["de_dietl"][0]
    assert dietl == f"road:{setup.rules['control']['road']}"


@pytest.mark.parametrize("key", KEYS)
def test_stacks_fit(key: str, seed: int) -> None:
    areas = map_areas()
    stacks = Counter(place for place, _ in Setup(key, seed).places.values() if place in CODES)
    for area, blocks in stacks.items():
        free = area in STAGING and Setup(key, seed).holder(area) == "axis"
        assert free or blocks <= TABLES["terrain"][areas[area]["terrain"]]["stack"], (area, blocks)


def test_defensive_lines_of_the_set_ups() -> None:
    lines = {key: tuple(len(scenario(key)["lines"][side]) for side in ("axis", "soviet")) for key in KEYS}
    assert lines == {"campaign": (0, 3), "preludes": (0, 3), "sight": (0, 9), "circle": (1, 10)}


def test_control_at_the_start_of_the_campaign() -> None:
    axis = unroll(scenario("campaign")["control"]["axis"])
    assert (len(axis), len(CODES - set(axis))) == (42, 133)
    for key in KEYS[2:]:
        held = set(unroll(scenario(key)["control"]["axis"]))
        assert held > set(axis)
        assert not held & {"H", "K", "53", "L", "47", "48"}


# ---- particular passages of the set-ups


def test_campaign_icons(seed: int) -> None:
    setup = Setup("campaign", seed)
    icons = [i for i in setup.on_map("soviet") if BLOCKS[i]["type"] in ("infantry", "mechanised", "tank")]
    icons = [i for i in icons if i not in ("su_lm", "su_nw_5abn")]
    colours = Counter(BLOCKS[i]["colour"] for i in icons)
    assert colours == {"yellow": 5, "light-blue": 9, "orange": 7, "white": 8}
    assert Counter(BLOCKS[i]["type"] for i in icons) == {"infantry": 17, "mechanised": 4, "tank": 8}
    low = [i for i in icons if setup.places[i][1] < BLOCKS[i]["steps"][0]]
    assert Counter(BLOCKS[i]["type"] for i in low) == {"infantry": 2, "mechanised": 2, "tank": 4}
    areas = map_areas()
    printed = Counter(
        (a, colour.replace(" ", "-"), kind) for a, area in areas.items() for colour, kind in area["icons"]
    )
    stand = Counter((setup.places[i][0], BLOCKS[i]["colour"], BLOCKS[i]["type"]) for i in icons)
    assert printed == stand


def test_scenario_two_strengths(seed: int) -> None:
    setup = Setup("sight", seed)
    orange = [i for i in ids(formation="su_northwest", type="infantry") if i in setup.places]
    assert {setup.places[i][0] for i in orange} == {"75", "133", "G4"}
    corps = all(BLOCKS[i]["size"] == "corps" for i in orange)
    assert sorted(setup.places[i][1] for i in orange) == [1, 2, 3 if corps else 2]
    yellow = sorted(setup.places[i][1] for i in ids(formation="de_18", type="infantry") if i in setup.places)
    assert yellow == [3, 4, 4]
    pocket = [i for i, (place, _) in setup.places.items() if place == "110"]
    assert len(pocket) == 1
    assert BLOCKS[pocket[0]]["type"] == "tank"
    assert setup.places[pocket[0]][1] == 1
    assert setup.rules["isolated"]["areas"] == ["110"]
    assert setup.holder("110") == "soviet"
    lost = sorted(BLOCKS[i]["type"] for i in setup.away("surrendered", "soviet"))
    assert lost == ["mechanised", "tank"]


def test_scenario_three_draws(seed: int) -> None:
    setup = Setup("circle", seed)
    fast = [i for i in ids(faction="german", fast=True) if BLOCKS[i]["type"] not in HQS and i != "de_tt"]
    assert Counter(BLOCKS[i]["type"] for i in fast) == {"motorised": 4, "tank": 4}
    assert all(setup.places[i][1] == BLOCKS[i]["steps"][1] for i in fast)
    white = [i for i in ids(formation="su_reserve") if i in setup.places]
    assert Counter(BLOCKS[i]["type"] for i in white) == {"infantry": 6, "cavalry": 2}
    lost = Counter((BLOCKS[i]["colour"], BLOCKS[i]["size"]) for i in setup.away("surrendered", "soviet"))
    assert lost == {("light-blue", "corps"): 2, ("orange", "corps"): 4, ("white", "division"): 2}
    assert setup.places["de_1fk"] == ("113", 0)
    assert setup.places["de_8fk"] == ("G4", 0)
    assert ids(mark="S") <= setup.away("pool", "soviet")


def test_infantry_corps_of_scenario_three_roll_for_strength() -> None:
    corps = ids(formation="de_16", type="infantry") | ids(formation="de_18", type="infantry")
    rolled = [e for e in scenario("circle")["draws"] if e["strength"] == "die"]
    assert {i for entry in rolled for i in entry["from"]} == corps
    assert len(corps) == 7


@pytest.mark.parametrize(
    "spoil",
    [
        lambda rules: rules["pool"]["blocks"].remove("su_r_8a"),
        lambda rules: rules["draws"][0]["to"].append("28"),
        lambda rules: rules["fixed"][0]["blocks"].append(["su_r_8a", "L"]),
    ],
    ids=["a block forgotten", "a place too many", "a block too many"],
)
def test_a_slip_in_a_set_up_is_noticed(spoil: Callable[[Record], object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SCENARIOS, "scenario", load("scenarios")["scenario"])
    spoil(scenario("campaign"))
    with pytest.raises((AssertionError, ValueError)):
        check_totals("campaign", check_accounts("campaign", 1))
