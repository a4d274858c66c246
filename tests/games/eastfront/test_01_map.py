"""1.0: the map: hexes and their names, terrain, hexsides, cities, fortresses, resources, railways, the front limit."""

from __future__ import annotations

import pytest

from grognard.board import hexes as grid
from grognard.board.areas import members
from grognard.games.eastfront import hexes
from grognard.games.eastfront.arrivals import capacity, entrances
from grognard.games.eastfront.fire import cover
from grognard.games.eastfront.ground import side_limit
from grognard.games.eastfront.hexes import AT, HEX, HEXES, LAND, TERRAIN, side
from grognard.games.eastfront.income import worth
from grognard.games.eastfront.names import label
from grognard.games.eastfront.sea import port_left
from grognard.games.eastfront.units import UNIT
from grognard.games.eastfront.weather import weather_at
from grognard.games.eastfront.words import AXIS, CLEAR, DRY, FOREST, HILL, LAKE, MARSH, MOUNTAIN, MUD, SEA, SOVIET
from tests.games.eastfront.ground import at_rest, names
from tests.marks import rule

# -- 1.1, 1.2: edges and names ---------------------------------------------------------------------------------


@rule("eastfront", "1.0", "1.1")
def test_railways_come_in_from_the_axis_west_and_the_soviet_east() -> None:
    west, east = (members(entries) for entries in hexes.ENTRIES)
    assert {AT[hex_][0] for hex_ in west} == {0}
    beyond = [grid.beside(AT[hex_], grid.DIRECTIONS.index("E")) for hex_ in east]
    assert not any(at in AT for at in beyond)
    assert names(hexes.ORIGINS[SOVIET] & ~hexes.ENTRIES[SOVIET]) == {"Baku"}
    assert hexes.ORIGINS[AXIS] == hexes.ENTRIES[AXIS]


@rule("eastfront", "1.0")
def test_the_three_errata_of_the_printed_map_are_corrected() -> None:
    assert TERRAIN[HEX["Grozny"]] == FOREST
    assert {"Cluj", "Oradea"} <= names(hexes.NATION["hungary"])  # Transylvania
    assert "Cernauti" in names(hexes.DISTRICTS["Kiev"])
    south = max(AT[hex_][1] for hex_ in members(hexes.DISTRICTS["Kiev"]))
    assert AT[HEX["Cernauti"]][1] == south
    assert HEXES[HEX["Jassy"]] not in names(hexes.DISTRICTS["Odessa"])  # beyond the Prut it is Rumania


@rule("eastfront", "1.2", "1.43")
def test_a_town_is_a_name_for_its_hex_and_for_those_around() -> None:
    town = HEX["Millerovo"]
    assert not (hexes.MAJOR | hexes.MINOR) >> town & 1
    assert worth(SOVIET, town) == 0
    assert grid.distance(AT[HEX["Millerovo-E1"]], AT[town]) == 1
    assert label("space", HEXES[HEX["Kalach-W1"]], "es") == "Kalach O1"


@rule("eastfront", "1.2")
def test_every_hex_of_land_has_a_name_of_its_own_that_leads_back_to_it() -> None:
    land = members(LAND)
    assert len({HEXES[hex_] for hex_ in land}) == len(land)
    assert all(HEX[HEXES[hex_]] == hex_ for hex_ in land)


# -- 1.3: terrain ------------------------------------------------------------------------------------------------

GROUND = [("Kharkov-E1", CLEAR), ("Grozny", FOREST), ("Pinsk", MARSH), ("Tuapse", MOUNTAIN)]


@rule("eastfront", "1.3")
def test_each_hex_has_one_terrain_and_the_kinds_are_those_of_the_book() -> None:
    assert [TERRAIN[HEX[name]] for name, _ in GROUND] == [terrain for _, terrain in GROUND]
    assert set(TERRAIN[1:]) == {CLEAR, FOREST, HILL, MARSH, MOUNTAIN, SEA, LAKE}
    assert {TERRAIN[hex_] for hex_ in members(LAND)} == {CLEAR, FOREST, HILL, MARSH, MOUNTAIN}


def open_neighbour(hex_: int) -> int:
    """A hex beside it with nothing on the side between them."""
    return next(near for near in hexes.LINKS[hex_] if not side(hex_, near) & {"river", "strait"})


@rule("eastfront", "1.31", "1.32", "1.33", "1.34", "1.35", "6.21", "6.33", "7.34")
@pytest.mark.parametrize(
    ("terrain", "through", "stack", "hits"),
    [(CLEAR, 2, 4, 1), (FOREST, 1, 4, 2), (HILL, 1, 4, 2), (MARSH, 1, 3, 2), (MOUNTAIN, 1, 2, 2)],
)
def test_what_terrain_lets_through_holds_and_shelters(terrain: int, through: int, stack: int, hits: int) -> None:
    there = hexes.OF_TERRAIN[terrain] & ~hexes.MAJOR & ~hexes.FORTRESSES
    hex_ = next(h for h in members(there) if any(not side(h, near) & {"river"} for near in hexes.LINKS[h]))
    s = at_rest(f"sv_i_8 {HEXES[hex_]} 3")
    assert side_limit(s, open_neighbour(hex_), hex_) == through
    assert hexes.STACK[hex_] == stack
    assert cover(s, SOVIET, hex_) == hits


@rule("eastfront", "1.36", "8.2")
def test_rivers_lie_on_sides_and_let_one_through_and_no_zone() -> None:
    rostov, east = HEX["Rostov"], HEX["Rostov-E1"]
    assert "river" in side(rostov, east)
    assert side_limit(at_rest("sv_i_8 Rostov-E1 3"), rostov, east) == 1
    assert not hexes.ZOC_NET.around(1 << rostov) >> east & 1
    assert hexes.NET.around(1 << rostov) >> east & 1  # one marches over all the same


@rule("eastfront", "1.37", "1.38", "1.35")
def test_nobody_goes_over_sea_lake_or_alpine_sides_nor_stands_in_them() -> None:
    assert not LAND & (hexes.OF_TERRAIN[SEA] | hexes.OF_TERRAIN[LAKE])
    barred = [pair for pair, kinds in hexes.SIDE_OF.items() if kinds & {"alpine", "lake", "sea"}]
    assert {kind for pair in barred for kind in hexes.SIDE_OF[pair]} >= {"alpine", "lake", "sea"}
    assert not any(b in hexes.LINKS[a] for a, b in barred)


@rule("eastfront", "1.39")
def test_the_straits_join_kerch_with_novorossiysk_and_the_islands_with_the_coast() -> None:
    straits = {frozenset((HEXES[a], HEXES[b])) for (a, b), kinds in hexes.SIDE_OF.items() if "strait" in kinds}
    assert frozenset(("Kerch", "Novorossiysk")) in straits
    assert len(straits) == 2
    assert all(HEX[b] in hexes.LINKS[HEX[a]] for a, b in straits)
    assert not hexes.RAIL_NET.around(1 << HEX["Kerch"]) >> HEX["Novorossiysk"] & 1  # no railway over it (9.12)


# -- 1.4, 1.5: cities, ports, fortresses, resources ----------------------------------------------------------------


@rule("eastfront", "1.4", "1.41", "1.42", "11.6")
def test_major_cities_shelter_produce_and_take_two_minor_ones_take_one() -> None:
    s = at_rest("")
    kharkov, kursk = HEX["Kharkov"], HEX["Kursk"]
    assert hexes.MAJOR >> kharkov & 1
    assert hexes.MINOR >> kursk & 1
    assert [cover(s, SOVIET, city) for city in (kharkov, kursk)] == [2, 1]
    assert [worth(SOVIET, city) for city in (kharkov, kursk)] == [2, 0]
    assert [capacity(city) for city in (kharkov, kursk)] == [2, 1]
    assert not hexes.MAJOR & hexes.MINOR


@rule("eastfront", "1.41", "1.44")
def test_new_units_come_to_home_cities_and_those_of_the_axis_to_victory_cities() -> None:
    s = at_rest("")
    german, soviet = (names(entrances(s, UNIT[name])) for name in ("ax_infantry_2", "sv_i_40"))
    assert {"Warsaw", "Sofia", "Danzig"} <= german
    assert {"Moscow", "Kursk"} <= soviet
    assert not german & {"Moscow", "Kursk", "Craiova", "Cluj"}  # foreign, and no Victory City
    assert not soviet & {"Warsaw", "Sofia"}
    assert names(hexes.VICTORY_CITIES) >= {"Warsaw", "Budapest", "Bucharest", "Sofia", "Belgrade"}


@rule("eastfront", "1.45", "15.1", "15.21")
def test_ports_are_major_or_minor_and_each_sea_has_its_base() -> None:
    s = at_rest("", options="naval")
    assert [port_left(s, AXIS, HEX[name]) for name in ("Danzig", "Memel")] == [2, 1]
    bases = dict(zip(hexes.SEAS, (HEXES[base] for base in hexes.BASE), strict=True))
    assert bases == {
        "E Baltic": "Danzig", "Gulf of Finland": "Tallinn", "Gulf of Riga": "Riga", "W Black Sea": "Sevastopol",
        "E Black Sea": "Batumi", "Azov": "Rostov", "N Caspian": "Astrakhan", "S Caspian": "Baku",
    }  # fmt: skip


@rule("eastfront", "1.46", "7.35")
def test_sevastopol_and_leningrad_are_the_fortresses() -> None:
    assert names(hexes.FORTRESSES) == {"Sevastopol", "Leningrad"}
    s = at_rest("sv_i_51 Sevastopol 3\nax_infantry_1 Sevastopol 3\nbattle Sevastopol soviet")
    assert [cover(s, side_, HEX["Sevastopol"]) for side_ in (SOVIET, AXIS)] == [3, 1]


@rule("eastfront", "1.5", "11.33")
@pytest.mark.parametrize(
    ("place", "soviet", "axis"), [("Stalino", 3, 4), ("Ploesti", 4, 8), ("Baku", 10, 20), ("Maikop", 1, 2)]
)
def test_resources_are_worth_twice_as_much_to_the_axis(place: str, soviet: int, axis: int) -> None:
    assert (worth(SOVIET, HEX[place]), worth(AXIS, HEX[place])) == (soviet, axis)


# -- 1.6, 1.7: railways, the front limit ------------------------------------------------------------------------------


@rule("eastfront", "1.6")
def test_trains_alone_cross_the_sivash() -> None:
    melitopol, perekop = HEX["Melitopol"], HEX["Perekop"]
    assert perekop not in hexes.LINKS[melitopol]
    assert hexes.RAIL_NET.around(1 << melitopol) >> perekop & 1


@rule("eastfront", "1.6", "9.11")
def test_every_railway_hangs_together_with_an_edge() -> None:
    entries = hexes.WEST_ENTRIES | hexes.EAST_ENTRIES | hexes.ARCTIC_ENTRIES
    assert hexes.RAIL_NET.connected(entries, hexes.RAILS) | entries == hexes.RAILS


@rule("eastfront", "1.7", "12.3")
def test_beyond_the_front_limit_in_the_balkans_the_west_has_its_weather() -> None:
    s = at_rest("weather dry\nwest mud", options="west-weather")
    assert [weather_at(s, HEX[name]) for name in ("Belgrade", "Sofia-NW1", "Athens")] == [MUD] * 3
    assert [weather_at(s, HEX[name]) for name in ("Sofia", "Bucharest", "Moscow")] == [DRY] * 3
