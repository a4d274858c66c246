"""Building the map anew gives the committed files: nothing was drawn or corrected by hand afterwards."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tools.cartography import curated
from tools.cartography.chart import data_folder
from tools.cartography.conic import Conic
from tools.cartography.plane import plane_of

KEY = "leningrad41"
LINKS_AS_RESEARCHED = Path(__file__).with_name("leningrad41_links.txt")


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    for library in ("numpy", "scipy", "shapely"):
        pytest.importorskip(library)
    from tools.cartography.build import build

    return build(KEY)


@pytest.mark.parametrize("name", ["map.json", "board.json", "board.svg"])
def test_the_committed_file_is_what_a_build_gives(files: dict[str, str], name: str) -> None:
    assert files[name] == (data_folder(KEY) / name).read_text(encoding="utf-8")


def test_areas_and_links_are_those_of_the_research() -> None:
    """The research that the scenarios were tested on listed 409 links; the map must have the same."""
    areas = json.loads((data_folder(KEY) / "map.json").read_text(encoding="utf-8"))
    told = [line.split() for line in LINKS_AS_RESEARCHED.read_text(encoding="utf-8").splitlines()]
    want = {(frozenset(line[:2]), line[2]) for line in told if not line[0].startswith("#")}
    have = {(frozenset((area["id"], to)), crossing) for area in areas["areas"] for to, crossing in area["links"]}
    assert have == want
    assert len(have) == 409
    rivers = {frozenset(line[:2]): " ".join(line[3:]) for line in told if line[2] == "river"}
    names = {"Emajogi": "Emajõgi"}
    assert {frozenset(pair.split("-")): river for pair, river in areas["rivers"].items()} == {
        pair: names.get(river, river) for pair, river in rivers.items()
    }


def test_tables_with_an_unknown_terrain_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curated, "FOLDER", tmp_path)
    (tmp_path / "toy").mkdir()
    source = Path(curated.__file__).parent / KEY / "areas.csv"
    (tmp_path / "toy" / "areas.csv").write_text(source.read_text(encoding="utf-8").replace(",green,", ",grene,", 1))
    with pytest.raises(ValueError, match=r"areas\.csv: 1 has the unknown terrain 'grene'"):
        curated.load("toy")


def somewhere(dice: Random) -> tuple[float, float]:
    return dice.uniform(20, 38), dice.uniform(55, 63)


def test_a_place_comes_back_from_the_board() -> None:
    board: dict[str, Any] = json.loads((data_folder(KEY) / "board.json").read_text(encoding="utf-8"))
    plane, dice = plane_of(board["plane"]), Random(1)
    for _ in range(200):
        lon, lat = somewhere(dice)
        assert plane.conic.globe(*plane.ground(*plane.place(lon, lat))) == pytest.approx((lon, lat), abs=1e-6)


def test_the_projection_is_the_one_that_cartographers_use() -> None:
    pyproj = pytest.importorskip("pyproj")
    conic, dice = Conic(south=57.0, north=61.5, middle=59.4, meridian=35.0), Random(2)
    there = pyproj.Transformer.from_crs(
        "EPSG:4326",
        "+proj=lcc +lat_1=57 +lat_2=61.5 +lat_0=59.4 +lon_0=35 +units=km +ellps=WGS84",
        always_xy=True,
    )
    for _ in range(200):
        lon, lat = somewhere(dice)
        assert conic.plane(lon, lat) == pytest.approx(there.transform(lon, lat), abs=1e-6)
