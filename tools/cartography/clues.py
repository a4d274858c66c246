"""Proves the clues: what the rulebook and true geography say of the map, checked one by one.

Each kind of statement has its own test here; which areas it speaks of stands in clues.json. A clue that is
not hard is a likelihood: it holds on the committed map too, and a change that breaks it deserves a thought.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

from tools.cartography.chart import STACK, Chart, plain

ROW_SLACK_KM = 15.0
ROWS_IN_ORDER = 0.93


class Verdict(NamedTuple):
    """Whether a clue holds, and what was found."""

    holds: bool
    found: Any


Check = Callable[[Chart, dict[str, Any]], Verdict]
CHECKS: dict[str, Check] = {}


def check(chart: Chart, clue: dict[str, Any]) -> Verdict:
    """The verdict on one clue."""
    return CHECKS[clue["type"]](chart, clue["args"])


def kind(name: str) -> Callable[[Check], Check]:
    """Marks the test of one kind of clue."""

    def keep(function: Check) -> Check:
        CHECKS[name] = function
        return function

    return keep


def none_of(wrong: list[Any]) -> Verdict:
    """Holds when nothing is wrong."""
    return Verdict(not wrong, wrong)


# ---- what areas are ----


@kind("count_areas")
def _count(chart: Chart, said: dict[str, Any]) -> Verdict:
    return Verdict(len(chart.areas) == said["n"], len(chart.areas))


@kind("codes")
def _codes(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of(sorted(set(chart.areas) ^ set(said["codes"])))


@kind("victory_set")
def _victory(chart: Chart, said: dict[str, Any]) -> Verdict:
    stars = {code for code, area in chart.areas.items() if area["terrain"] == "victory"}
    return none_of(sorted(stars ^ {chart.named(name) for name in said["names"]}))


@kind("attr_set")
def _attribute_set(chart: Chart, said: dict[str, Any]) -> Verdict:
    having = {code for code, area in chart.areas.items() if area[said["attr"]] == said["value"]}
    return none_of(sorted(having ^ set(said["ids"])))


@kind("attr_value")
def _attribute(chart: Chart, said: dict[str, Any]) -> Verdict:
    found = chart.areas[said["id"]][said["attr"]]
    return Verdict(found == said["value"], found)


@kind("name")
def _name(chart: Chart, said: dict[str, Any]) -> Verdict:
    found = chart.areas[said["id"]]["name"]
    return Verdict(plain(said["contains"]) in plain(found), found)


@kind("named_city")
def _named_city(chart: Chart, said: dict[str, Any]) -> Verdict:
    area = chart.areas[chart.named(said["name"])]
    return Verdict(area["city"] or area["terrain"] == "victory", area["id"])


@kind("named_terrain")
def _named_terrain(chart: Chart, said: dict[str, Any]) -> Verdict:
    area = chart.areas[chart.named(said["name"])]
    return Verdict(area["terrain"] in said["terrain"] and area["city"] == said["city"], area["id"])


@kind("terrain_in")
def _terrain_in(chart: Chart, said: dict[str, Any]) -> Verdict:
    def fits(area: dict[str, Any]) -> bool:
        return area["terrain"] in said["terrain"] and said.get("city", area["city"]) == area["city"]

    return none_of([code for code in said["ids"] if not fits(chart.areas[code])])


@kind("blue_ports")
def _blue_ports(chart: Chart, said: dict[str, Any]) -> Verdict:
    found = sorted(area["blue_port"] for area in chart.areas.values() if area["blue_port"])
    return Verdict(found == sorted(said["names"]), found)


@kind("icons")
def _icons(chart: Chart, said: dict[str, Any]) -> Verdict:
    icons = [tuple(icon) for area in chart.areas.values() for icon in area["icons"]]
    colours, types = Counter(colour for colour, _ in icons), Counter(kind for _, kind in icons)
    return Verdict(colours == said["by_colour"] and types == said["by_type"], len(icons))


@kind("icons_side")
def _icons_side(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner("campaign")
    return none_of([code for code, area in chart.areas.items() if area["icons"] and owner(code) != "soviet"])


@kind("city_count")
def _city_count(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner("campaign")
    found = sum(
        owner(code) == "soviet" and (area["city"] or area["terrain"] == "victory") for code, area in chart.areas.items()
    )
    return Verdict(found >= said["at_least"], found)


@kind("lakes")
def _lakes(chart: Chart, said: dict[str, Any]) -> Verdict:
    shores = {lake["name"]: len(lake["shores"]) for lake in chart.map["lakes"]}
    flown = {lake["name"] for lake in chart.map["lakes"] if lake["air_may_cross"]}
    return Verdict(all(shores.get(name) for name in said["names"]) and flown == {"Ilmen", "Peipus"}, shores)


# ---- where areas lie ----


@kind("map_edge")
def _map_edge(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([code for code in said["ids"] if not chart.board["areas"][code]["edge"]])


@kind("coast")
def _coast(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([code for code in said["ids"] if said["water"] not in chart.areas[code]["coast"]])


@kind("named_not_coast")
def _not_coast(chart: Chart, said: dict[str, Any]) -> Verdict:
    code = chart.named(said["name"])
    return Verdict(said["water"] not in chart.areas[code]["coast"], code)


@kind("in_zaf")
def _in_zone(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([code for code in said["ids"] if not chart.areas[code]["zone"]])


@kind("not_in_zaf")
def _not_in_zone(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([code for code in said["ids"] if chart.areas[code]["zone"]])


@kind("named_in_zaf")
def _named_in_zone(chart: Chart, said: dict[str, Any]) -> Verdict:
    code = chart.named(said["name"])
    return Verdict(chart.areas[code]["zone"], code)


@kind("zaf_svir")
def _zone_ends_at_the_svir(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner("campaign")
    wrong = []
    for code, area in chart.areas.items():
        if area["zone"] and owner(code) == "soviet":
            outside = [other for other in chart.links[code] if not chart.areas[other]["zone"]]
            wrong += [(code, o) for o in outside if o not in said["except"] and chart.river(code, o) != "Svir"]
    return none_of(wrong)


@kind("place_inside")
def _place_inside(chart: Chart, said: dict[str, Any]) -> Verdict:
    code = said["id"] or chart.named(said["name"])
    away = chart.away(code, said["lon"], said["lat"])
    return Verdict(away <= said["tol_km"], (code, round(away, 1)))


@kind("row_order")
def _row_order(chart: Chart, said: dict[str, Any]) -> Verdict:
    def across(code: str) -> float:
        return chart.plane.conic.plane(*chart.board["areas"][code]["centre"])[0]

    steps = [pair for row in said["rows"] for pair in pairwise(row)]
    wrong = [(one, two) for one, two in steps if across(two) <= across(one) - ROW_SLACK_KM]
    return Verdict(len(wrong) <= (1 - ROWS_IN_ORDER) * len(steps), (f"{len(wrong)} of {len(steps)}", wrong))


@kind("order_lat_desc")
def _southward(chart: Chart, said: dict[str, Any]) -> Verdict:
    latitudes = [chart.board["areas"][code]["centre"][1] for code in said["ids"]]
    return Verdict(all(one > two for one, two in pairwise(latitudes)), latitudes)


@kind("order_lon_asc")
def _eastward(chart: Chart, said: dict[str, Any]) -> Verdict:
    longitudes = [chart.board["areas"][code]["centre"][0] for code in said["ids"]]
    return Verdict(all(one < two for one, two in pairwise(longitudes)), longitudes)


# ---- what touches what ----


@kind("chain")
def _chain(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([(one, two) for one, two in pairwise(said["ids"]) if two not in chart.links[one]])


@kind("adjacent")
def _adjacent(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([(one, two) for one, two in said["edges"] if two not in chart.links[one]])


@kind("named_adjacent")
def _named_adjacent(chart: Chart, said: dict[str, Any]) -> Verdict:
    code = chart.named(said["name"])
    return Verdict(said["to"] in chart.links[code], code)


@kind("edges_kind")
def _edges_of_a_kind(chart: Chart, said: dict[str, Any]) -> Verdict:
    found = {
        frozenset((code, other))
        for code, near in chart.links.items()
        for other, crossing in near.items()
        if crossing == said["kind"]
    }
    return none_of([sorted(pair) for pair in found ^ {frozenset(edge) for edge in said["edges"]}])


@kind("only_neighbours")
def _only_neighbours(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of(sorted(set(chart.links[said["id"]]) ^ set(said["to"])))


@kind("daugava_line")
def _daugava(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner("campaign")
    return none_of(
        [
            (code, other)
            for code in said["ids"]
            for other in chart.links[code]
            if owner(code) == "axis" and owner(other) == "soviet" and chart.river(code, other) != "Daugava"
        ]
    )


@kind("distance_gt")
def _farther(chart: Chart, said: dict[str, Any]) -> Verdict:
    found = chart.distances(said["frm"])[said["to"]]
    return Verdict(found > said["gt"], found)


@kind("distance_le")
def _no_farther(chart: Chart, said: dict[str, Any]) -> Verdict:
    found = {code: chart.distances(said["frm"])[code] for code in said["to"]}
    return Verdict(max(found.values()) <= said["le"], found)


# ---- who holds what, and reaches what ----


@kind("start_counts")
def _start_counts(chart: Chart, said: dict[str, Any]) -> Verdict:
    held = Counter(map(chart.owner("campaign"), chart.areas))
    return Verdict(held == said, dict(held))


@kind("control")
def _control(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner(said["scenario"])
    return none_of([code for side in ("axis", "soviet") for code in said[side] if owner(code) != side])


@kind("named_control")
def _named_control(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner(said["scenario"])
    return none_of([name for side in ("axis", "soviet") for name in said[side] if owner(chart.named(name)) != side])


def _nearest_held(chart: Chart, code: str, side: str) -> int:
    owner = chart.owner("campaign")
    return min(steps for other, steps in chart.distances(code).items() if owner(other) == side)


@kind("near_axis_start")
def _near_axis(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([code for code in said["ids"] if _nearest_held(chart, code, "axis") > said["within"]])


@kind("near_soviet_start")
def _near_soviet(chart: Chart, said: dict[str, Any]) -> Verdict:
    return none_of([code for code in said["ids"] if _nearest_held(chart, code, "soviet") > said["within"]])


@kind("stacking")
def _stacking(chart: Chart, said: dict[str, Any]) -> Verdict:
    wrong = []
    for scenario in chart.scenarios:
        for (side, code), blocks in chart.set_up(scenario).items():
            area = chart.areas[code]
            if blocks > STACK[area["terrain"]] and not (area["staging"] and side == "axis"):
                wrong.append((scenario, side, code, blocks))
    return none_of(wrong)


@kind("path_cost")
def _path_cost(chart: Chart, said: dict[str, Any]) -> Verdict:
    found = chart.movement(said["frm"], said["to"], chart.owner(said["scenario"]))
    return Verdict(found <= said["max_pm"], found)


@kind("loc_example")
def _estonia_lost(chart: Chart, said: dict[str, Any]) -> Verdict:
    start = chart.owner("campaign")

    def owner(code: str) -> str:
        return "axis" if code in said["axis_extra"] else start(code)

    reaching = [code for code in said["ids"] if not chart.supplied(code, "soviet", owner)]
    return none_of(reaching + [code for code in said["cut"] if chart.supplied(code, "soviet", owner)])


def _by_sea(chart: Chart, code: str) -> bool:
    """Rule 2.1: Soviet coasts of the Baltic are always supplied."""
    return "Baltic" in chart.areas[code]["coast"]


@kind("isolated")
def _isolated(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner(said["scenario"])
    return none_of([code for code in said["ids"] if chart.supplied(code, "soviet", owner) or _by_sea(chart, code)])


@kind("supplied")
def _supplied(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner(said["scenario"])
    return none_of(
        [code for code in said["ids"] if not chart.supplied(code, "soviet", owner) and not _by_sea(chart, code)]
    )


@kind("supplied_axis")
def _supplied_axis(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner(said["scenario"])
    return none_of([code for code in said["ids"] if not chart.supplied(code, "axis", owner)])


@kind("loc_land")
def _by_land(chart: Chart, said: dict[str, Any]) -> Verdict:
    owner = chart.owner(said["scenario"])
    return none_of([code for code in said["ids"] if not chart.supplied(code, "soviet", owner)])


def _facing(chart: Chart, said: dict[str, Any], side: str) -> Verdict:
    owner = chart.owner(said["scenario"])
    return none_of([code for code in said["ids"] if side not in map(owner, chart.links[code])])


@kind("faces")
def _faces(chart: Chart, said: dict[str, Any]) -> Verdict:
    return _facing(chart, said, "axis")


@kind("faces_soviet")
def _faces_soviet(chart: Chart, said: dict[str, Any]) -> Verdict:
    return _facing(chart, said, "soviet")
