"""The committed map and board are whole: links both ways, every area drawn, a picture that can be read."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest

from tools.cartography import curated
from tools.cartography.chart import Chart, chart, data_folder, rings

KEY = "leningrad41"
SVG = "{http://www.w3.org/2000/svg}"
LAYERS = {"sea", "land", "terrain", "rivers", "borders", "labels", "ports", "supply", "setup-icons", "tracks"}
LARGEST_PICTURE = 1_200_000


@pytest.fixture(scope="module")
def baltic() -> Chart:
    return chart(KEY)


@pytest.fixture(scope="module")
def picture() -> ElementTree.Element:
    return ElementTree.fromstring((data_folder(KEY) / "board.svg").read_text(encoding="utf-8"))


def test_every_link_goes_both_ways_and_is_crossed_alike(baltic: Chart) -> None:
    for code, near in baltic.links.items():
        assert code not in near
        for other, crossing in near.items():
            assert baltic.links[other][code] == crossing


def test_a_river_link_has_a_river_and_no_other_link_has_one(baltic: Chart) -> None:
    for code, near in baltic.links.items():
        for other, crossing in near.items():
            assert (baltic.river(code, other) is not None) == (crossing == "river")


def test_all_areas_hang_together(baltic: Chart) -> None:
    assert set(baltic.distances("L")) == set(baltic.areas)


def test_the_map_follows_its_tables(baltic: Chart) -> None:
    tables = curated.load(KEY)
    assert list(baltic.areas) == tables.ids == list(baltic.board["areas"])
    for place in tables.places:
        area = baltic.areas[place.id]
        assert (area["name"], area["terrain"]) == (place.name, place.terrain)
        assert area["zone"] == (place.id in tables.zone)


def test_every_fact_says_how_well_it_is_founded(baltic: Chart) -> None:
    assert baltic.map["source"].startswith("reconstructed: ")
    words = {word for area in baltic.map["areas"] for word in area["source"].values()}
    assert words == {"rule", "inferred", "reconstructed", "geography"}


def test_every_area_is_drawn_with_all_its_places(baltic: Chart) -> None:
    width, height = baltic.board["size"]
    for shown in baltic.board["areas"].values():
        assert all(len(ring) >= 3 for ring in rings(shown["outline"]))
        assert len(shown["axis"]) == len(shown["soviet"]) == 4
        spots = [shown["number"], shown["label"], shown["anchor"], shown["line"], *shown["axis"], *shown["soviet"]]
        assert all(0 <= x <= width and 0 <= y <= height for x, y in spots)


def inside(baltic: Chart, code: str, spot: list[float]) -> bool:
    lon, lat = baltic.plane.conic.globe(*baltic.plane.ground(*spot))
    return baltic.away(code, lon, lat) == 0


def test_numbers_towns_and_anchors_stand_in_their_areas(baltic: Chart) -> None:
    for code, shown in baltic.board["areas"].items():
        assert inside(baltic, code, shown["anchor"])
        assert code in {"H", "36"} or inside(baltic, code, shown["number"])
        assert shown["city"] is None or baltic.away(code, *globe(baltic, shown["city"])) < 1.0


def globe(baltic: Chart, spot: list[float]) -> tuple[float, float]:
    return baltic.plane.conic.globe(*baltic.plane.ground(*spot))


def test_blocks_stand_in_their_area_or_the_board_says_that_they_do_not(baltic: Chart) -> None:
    for code, shown in baltic.board["areas"].items():
        for side in ("axis", "soviet"):
            home = all(inside(baltic, code, spot) for spot in shown[side])
            assert home == (side not in shown["outside"])


def test_few_areas_are_too_small_for_their_blocks(baltic: Chart) -> None:
    fanned = {code for code, shown in baltic.board["areas"].items() if shown["outside"]}
    assert "H" in fanned
    assert len(fanned) <= 9


def test_blocks_of_the_two_sides_never_stand_on_each_other(baltic: Chart) -> None:
    size = baltic.board["block"]
    for code, shown in baltic.board["areas"].items():
        stack = 4 if baltic.areas[code]["terrain"] == "green" else 2
        spots = shown["axis"][:stack] + shown["soviet"][:stack]
        for (ax, ay), (bx, by) in combinations(spots, 2):
            assert max(abs(ax - bx), abs(ay - by)) >= size


def overlap(one: list[float], two: list[float]) -> bool:
    return (
        one[0] < two[0] + two[2] and two[0] < one[0] + one[2] and one[1] < two[1] + two[3] and two[1] < one[1] + one[3]
    )


def test_the_boxes_lie_on_the_board_apart_from_each_other(baltic: Chart) -> None:
    boxes = baltic.board["boxes"]
    width, height = baltic.board["size"]
    for name, box in boxes.items():
        left, top, wide, high = box["rect"]
        assert name == box["id"]
        assert box["slots"]
        assert min(left, top) >= 0
        assert left + wide <= width
        assert top + high <= height
    assert not [
        (one["id"], two["id"]) for one, two in combinations(boxes.values(), 2) if overlap(one["rect"], two["rect"])
    ]


@pytest.mark.parametrize(
    ("track", "length"), [("murmansk", 10), ("turn", 6), ("weather", 4), ("forecast", 6), ("luftwaffe", 3)]
)
def test_the_tracks_are_as_long_as_the_rules_have_them(baltic: Chart, track: str, length: int) -> None:
    found = [box for box in baltic.board["boxes"].values() if box.get("track") == track]
    assert len(found) == length
    assert all(box["en"] and box["es"] for box in found)


def test_the_picture_has_its_layers_and_no_name_twice(picture: ElementTree.Element, baltic: Chart) -> None:
    names = [element.get("id") for element in picture.iter() if element.get("id")]
    assert len(names) == len(set(names))
    assert set(names) >= LAYERS
    assert set(names) >= {f"box-{box}" for box in baltic.board["boxes"]}
    assert picture.get("viewBox") == "0 0 {:g} {:g}".format(*baltic.board["size"])


def test_the_picture_runs_nothing_and_asks_for_nothing(picture: ElementTree.Element) -> None:
    text = (data_folder(KEY) / "board.svg").read_text(encoding="utf-8")
    assert len(text.encode()) < LARGEST_PICTURE
    tags = {element.tag.removeprefix(SVG) for element in picture.iter()}
    assert not tags & {"script", "image", "foreignObject", "style", "a"}
    addresses = re.findall(r"https?://[^\"'\s]+", text)
    assert set(addresses) == {"http://www.w3.org/2000/svg"}
    for element in picture.iter():
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            if name.endswith("href"):
                assert value.startswith("#")


def test_every_reference_inside_the_picture_finds_its_place(picture: ElementTree.Element) -> None:
    names = {element.get("id") for element in picture.iter()}
    text = ElementTree.tostring(picture, encoding="unicode")
    wanted = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r"href=\"#([^\"]+)\"", text))
    assert wanted <= names


def test_what_is_written_in_two_languages_comes_in_pairs(picture: ElementTree.Element) -> None:
    def written(language: str) -> list[ElementTree.Element]:
        return [element for element in picture.iter() if element.get("class") == f"lang-{language}"]

    assert len(written("en")) == len(written("es")) > 30
    assert all(element.get("display") == "none" for element in written("es"))
    assert {"Leningrado", "Múrmansk", "Golfo de Finlandia"} <= {element.text for element in written("es")}


def shown_words(picture: ElementTree.Element) -> set[Any]:
    return {element.text for element in picture.iter(f"{SVG}text")}


def test_every_area_has_its_number_and_its_name_in_the_picture(picture: ElementTree.Element, baltic: Chart) -> None:
    words = shown_words(picture)
    assert set(baltic.areas) <= words
    assert {place.caption for place in curated.load(KEY).places} <= words
