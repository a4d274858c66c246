"""Proves the clues of a hex map: what the rulebook says of places, hexsides, railways, seas and start lines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tools.cartography.hexes.chart import Chart

KM_A_HEX = 107  # what a hex is across, by the true places of its towns
WARSAW_BERLIN = 517
EAST = 22  # the last column
Check = Callable[..., bool]
CHECKS: dict[str, Check] = {}


def holds(chart: Chart, clue: dict[str, Any]) -> bool:
    """Is a clue true of the map?"""
    return CHECKS[clue["kind"]](chart, *clue["args"])


def kind(*names: str) -> Callable[[Check], Check]:
    """Marks the test of one kind of clue."""

    def keep(function: Check) -> Check:
        for name in names:
            CHECKS[name] = function
        return function

    return keep


# -- the grid, ways and distances ------------------------------------------------------------------------


@kind("directions")
def _directions(chart: Chart, names: list[str]) -> bool:
    return {chart.at(f"Moscow {name}1") for name in names} == set(chart.around(chart.at("Moscow")))


@kind("same_hex")
def _same(chart: Chart, one: str, two: str) -> bool:
    return chart.at(one) == chart.at(two)


@kind("adjacent")
def _adjacent(chart: Chart, one: str, two: str) -> bool:
    a, b = chart.at(one), chart.at(two)
    return b in chart.around(a) and {a, b} <= chart.land


@kind("dist")
def _distance(chart: Chart, one: str, two: str, steps: int) -> bool:
    a, b = chart.at(one), chart.at(two)
    return chart.distance(a, b) == steps == chart.marches(a).get(b)


@kind("dist_max", "supply_two_hexes")
def _near(chart: Chart, one: str, two: str, steps: int) -> bool:
    return chart.marches(chart.at(one)).get(chart.at(two), 99) <= steps


@kind("dist_min")
def _far(chart: Chart, one: str, two: str, steps: int) -> bool:
    return chart.distance(chart.at(one), chart.at(two)) >= steps


@kind("dist_min_rail")
def _far_from_all(chart: Chart, one: str, steps: int, others: list[str]) -> bool:
    return all(_far(chart, one, other, steps) for other in others)


@kind("edge_hex")
def _east_edge(chart: Chart, place: str) -> bool:
    return chart.cell(chart.at(place))[0] == EAST


@kind("west_edge")
def _west_edge(chart: Chart, place: str) -> bool:
    return chart.cell(chart.at(place))[0] == 0


@kind("west_edge_between")
def _edge_between(chart: Chart, one: str, two: str, least: int) -> bool:
    first, last = sorted((chart.cell(chart.at(one))[1], chart.cell(chart.at(two))[1]))
    return sum(f"0.{row}" in chart.land for row in range(first + 1, last)) >= least


@kind("west_edge_north")
def _edge_north(chart: Chart, place: str, least: int) -> bool:
    return sum(f"0.{row}" in chart.land for row in range(chart.cell(chart.at(place))[1])) >= least


@kind("offmap_distance")
def _off_the_map(chart: Chart, _: str, steps: int) -> bool:
    """Berlin lies on Warsaw's parallel."""
    column, row = chart.cell(chart.at("Warsaw"))
    return round(WARSAW_BERLIN / KM_A_HEX - (column + 0.5 * (row & 1))) == steps


@kind("half_hexes_playable")
def _half_hexes(chart: Chart) -> bool:
    return any(told.get("half_hex") and "nation" in told for told in chart.hexes.values())


# -- what hexes are ------------------------------------------------------------------------------------------


@kind("place")
def _place(chart: Chart, place: str) -> bool:
    return chart.at(place) in chart.land


@kind("terrain")
def _terrain(chart: Chart, place: str, terrain: str) -> bool:
    return bool(chart.hexes[chart.at(place)]["terrain"] == terrain)


@kind("city")
def _city(chart: Chart, place: str, size: str, value: int | None) -> bool:
    told = chart.hexes[chart.at(place)]
    sizes = {"major": ("major", "victory"), "victory": ("victory",), "minor": ("minor", "major", "victory")}[size]
    return bool(told.get("city") in sizes and (value is None or told.get("value") == value))


@kind("resource")
def _resource(chart: Chart, place: str, what: str, value: int | None) -> bool:
    told = chart.hexes[chart.at(place)].get("resource", {})
    return bool(told.get("kind") == what and (value is None or told["value"] == value))


@kind("fortress")
def _fortress(chart: Chart, place: str) -> bool:
    return bool(chart.hexes[chart.at(place)].get("fortress"))


@kind("fortress_count")
def _fortresses(chart: Chart, number: int) -> bool:
    return sum(bool(told.get("fortress")) for told in chart.hexes.values()) == number


@kind("nation")
def _nation(chart: Chart, place: str, nation: str) -> bool:
    return bool(chart.hexes[chart.at(place)]["nation"] == nation.lower())


@kind("nation_exists")
def _country(chart: Chart, nation: str) -> bool:
    return bool(sum(told.get("nation") == nation.lower() for told in chart.hexes.values()) >= 5)


@kind("west_front")
def _west_front(chart: Chart, nations: list[str]) -> bool:
    low = [nation.lower() for nation in nations]
    return all(told.get("west_front") for told in chart.hexes.values() if told.get("nation") in low)


# -- hexsides ------------------------------------------------------------------------------------------------


@kind("river")
def _river(chart: Chart, one: str, two: str) -> bool:
    return "river" in chart.side(chart.at(one), chart.at(two))


def _northern_ways(chart: Chart, place: str) -> list[str]:
    code = chart.at(place)
    return [near for near in (chart.beside(code, way) for way in ("W", "NW", "NE")) if near in chart.roads(code)]


@kind("river_neighbours")
def _wet_ways(chart: Chart, place: str, least: int) -> bool:
    return sum("river" in chart.side(chart.at(place), near) for near in _northern_ways(chart, place)) >= least


@kind("dry_neighbours")
def _dry_ways(chart: Chart, place: str, least: int) -> bool:
    return sum("river" not in chart.side(chart.at(place), near) for near in _northern_ways(chart, place)) >= least


@kind("river_at")
def _at_a_river(chart: Chart, place: str, least: int) -> bool:
    code = chart.at(place)
    return sum("river" in chart.side(code, near) for near in chart.around(code)) >= least


@kind("river_assault")
def _river_assault(chart: Chart, place: str, starts: list[str], speeds: list[int]) -> bool:
    """Each of these can reach the hex over a river."""
    target = chart.at(place)
    banks = [near for near in chart.roads(target) if "river" in chart.side(near, target)]
    return all(
        any(chart.marches(chart.at(start)).get(bank, 99) + 1 <= speed for bank in banks)
        for start, speed in zip(starts, speeds, strict=True)
    )


@kind("strait_between")
def _strait(chart: Chart, one: str, two: str) -> bool:
    return "strait" in chart.side(chart.at(one), chart.at(two))


@kind("rail_only")
def _for_trains_alone(chart: Chart, one: str, two: str) -> bool:
    a, b = chart.at(one), chart.at(two)
    return "rail" in chart.side(a, b) and b not in chart.roads(a)


@kind("front_line_exists")
def _front_line(chart: Chart) -> bool:
    return any("front_line" in kinds for _, _, kinds in chart.map["edges"])


@kind("shoals")
def _shoals(chart: Chart, place: str) -> bool:
    return bool(chart.hexes[chart.at(place)].get("shoals"))


# -- railways ------------------------------------------------------------------------------------------------


@kind("rail")
def _on_a_railway(chart: Chart, place: str) -> bool:
    return bool(chart.rails(chart.at(place)))


@kind("rail_through")
def _through(chart: Chart, place: str) -> bool:
    return len(chart.rails(chart.at(place))) >= 2


@kind("no_rail_between")
def _no_track(chart: Chart, one: str, two: str) -> bool:
    return "rail" not in chart.side(chart.at(one), chart.at(two))


@kind("rail_path")
def _rail_path(chart: Chart, one: str, two: str) -> bool:
    return chart.at(two) in chart.steps([chart.at(one)], chart.rails)


@kind("rail_dist")
def _rail_distance(chart: Chart, one: str, two: str, steps: int) -> bool:
    return chart.steps([chart.at(one)], chart.rails).get(chart.at(two)) == steps


@kind("rail_dist_exists")
def _some_ride(chart: Chart, steps: int, place: str) -> bool:
    besieged = chart.at("Stalingrad")
    return steps in chart.steps([chart.at(place)], chart.rails, lambda code: code != besieged).values()


@kind("rail_cut")
def _rail_cut(chart: Chart, place: str, blocks: list[str]) -> bool:
    barred = {chart.at(block) for block in blocks}
    start = [*chart.entries("east"), chart.at("Baku")]
    return chart.at(place) not in chart.steps(start, chart.rails, lambda code: code not in barred)


@kind("rail_edge")
def _rail_edge(chart: Chart, edge: str) -> bool:
    return bool(chart.entries(edge))


@kind("rail_entry")
def _rail_entry(chart: Chart, place: str, edge: str) -> bool:
    return chart.at(place) in chart.entries(edge)


@kind("rail_path_edges")
def _from_edge_to_edge(chart: Chart, one: str, two: str) -> bool:
    return bool(set(chart.steps(chart.entries(one), chart.rails)) & set(chart.entries(two)))


# -- seas ----------------------------------------------------------------------------------------------------


@kind("port")
def _port(chart: Chart, place: str, sea: str) -> bool:
    return chart.at(place) in chart.ports(sea)


@kind("base")
def _base(chart: Chart, place: str, sea: str) -> bool:
    return bool(chart.map["seas"][sea]["base"] == chart.at(place))


@kind("port_list")
def _port_list(chart: Chart, sea: str, places: list[str]) -> bool:
    return set(chart.ports(sea)) == {chart.at(place) for place in places}


@kind("two_seas")
def _two_seas(chart: Chart, place: str) -> bool:
    return len(chart.hexes[chart.at(place)]["port"]["seas"]) == 2


@kind("sea_path")
def _sea_path(chart: Chart, seas: list[str]) -> bool:
    return all(set(chart.ports(one)) & set(chart.ports(two)) for one, two in pairwise(seas))


@kind("coastal")
def _coastal(chart: Chart, place: str, sea: str) -> bool:
    return sea in chart.hexes[chart.at(place)].get("coast", ())


@kind("cut_by")
def _cut_by(chart: Chart, _: str, places: list[str]) -> bool:
    return all(chart.at(place) in chart.ports("N Caspian") for place in places)


@kind("ports_in")
def _ports_in(chart: Chart, nations: list[str], least: int) -> bool:
    low = [nation.lower() for nation in nations]
    return sum("port" in told and told.get("nation") in low for told in chart.hexes.values()) >= least


# -- districts and start lines -------------------------------------------------------------------------------


def _district(chart: Chart, district: str) -> set[str]:
    return {code for code, told in chart.hexes.items() if told.get("district") == district}


@kind("district_place")
def _in_district(chart: Chart, district: str, place: str) -> bool:
    return chart.at(place) in _district(chart, district)


@kind("district_not")
def _not_in_district(chart: Chart, district: str, place: str) -> bool:
    return chart.at(place) not in _district(chart, district)


@kind("district_last")
def _southernmost(chart: Chart, district: str, place: str) -> bool:
    rows = {code: chart.cell(code)[1] for code in _district(chart, district)}
    return rows.get(chart.at(place)) == max(rows.values())


@kind("district_front_max")
def _short_front(chart: Chart, district: str, most: int) -> bool:
    front = set(chart.line("S41", "soviet"))
    return len(_district(chart, district) & front) <= most


@kind("battle")
def _battle(chart: Chart, scenario: str, place: str, defender: str) -> bool:
    return chart.battles(scenario).get(chart.at(place)) == defender


@kind("control")
def _control(chart: Chart, scenario: str, place: str, side: str) -> bool:
    return chart.at(place) in chart.held(scenario, side)


@kind("no_rail")
def _cut_off(chart: Chart, place: str, scenario: str) -> bool:
    return chart.at(place) not in chart.supplied(scenario, "soviet")


@kind("leningrad_rail")
def _connected(chart: Chart, place: str, scenario: str) -> bool:
    return chart.at(place) in chart.supplied(scenario, "soviet")


@kind("home_rail")
def _front_in_supply(chart: Chart, scenario: str, side: str) -> bool:
    """10.3: every hex of a front has rails within two hexes, but for fortresses."""
    own = chart.held(scenario, side) | set(chart.battles(scenario))
    away = chart.steps(chart.supplied(scenario, side), chart.roads, own.__contains__)
    front = chart.line(scenario, side)
    return all(away.get(code, 99) <= 2 or chart.hexes[code].get("fortress") for code in front)


@kind("front_matched")
def _fronts_meet(chart: Chart, scenario: str) -> bool:
    """3.24: the hexes of each front line lie beside those of the other."""
    axis, soviet = set(chart.line(scenario, "axis")), set(chart.line(scenario, "soviet"))
    apart = [code for code in axis if not soviet & set(chart.around(code))]
    return not apart and all(axis & set(chart.around(code)) for code in soviet)


@kind("courland")
def _courland(chart: Chart, most: int, units: int) -> bool:
    """W'44 1: a pocket with room for its units, joined with Danzig over the sea alone."""
    own = chart.held("W44", "axis")
    pocket = chart.steps([chart.at("Ventspils")], chart.roads, own.__contains__)
    return len(pocket) <= most and 4 * len(pocket) >= units and chart.at("Danzig") not in pocket


@kind("soviet_west_edge")
def _edge_taken(chart: Chart, number: int) -> bool:
    rows = range(chart.cell(chart.at("Krakow"))[1], chart.cell(chart.at("Belgrade"))[1] + 1)
    return sum(f"0.{row}" in chart.held("W44", "soviet") for row in rows) == number


@kind("west_edge_run")
def _edge_run(chart: Chart, place: str, number: int) -> bool:
    row = chart.cell(chart.at(place))[1]
    run = all(f"0.{row - n}" in chart.held("W44", "soviet") for n in range(number))
    return run and f"0.{row - number}" in chart.held("W44", "axis")
