"""The blocks and tables of Leningrad '41 say what the rulebook counts, and where each record is from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.leningrad41.test_data_reading import (
    BLOCKS,
    HQS,
    SCENARIOS,
    TABLES,
    UNITS,
    Record,
    count,
    ids,
)

# ---- the records


def records(value: object, path: str = "") -> Iterator[tuple[str, Record]]:
    if isinstance(value, dict):
        yield path, value
        for key, inner in value.items():
            yield from records(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for n, inner in enumerate(value):
            yield from records(inner, f"{path}[{n}]")


def sourced(data: Record) -> list[tuple[str, str]]:
    """Every table with its source; a small table inside another may rely on its owner's."""
    found: list[tuple[str, str]] = []
    for path, record in records(data):
        if "source" in record:
            found.append((path, record["source"]))
    return found


@pytest.mark.parametrize("data", [UNITS, SCENARIOS, TABLES], ids=["units", "scenarios", "tables"])
def test_every_source_names_its_origin(data: Record) -> None:
    for path, source in sourced(data):
        assert re.search(r"rule \d|army list|campaign|scenario \d", source), (path, source)


def test_every_record_has_a_source() -> None:
    missing = [block["id"] for block in BLOCKS.values() if not block.get("source")]
    missing += [group["id"] for group in UNITS["formation"] if not group.get("source")]
    for key, table in UNITS.items():
        if key not in ("legend", "formation") and not table.get("source"):
            missing.append(key)
    for key, table in TABLES.items():
        rows = table.values() if key in ("terrain", "weather") else [table]
        missing += [key for row in rows if not row.get("source")]
    for each in SCENARIOS["scenario"]:
        parts = [each]
        parts += [each[k] for k in ("victory", "control", "lines", "pool", "waiting") if k in each]
        parts += [row for k in ("removed", "fixed", "draws", "choices") for row in each.get(k, [])]
        parts += [each["isolated"]] if "isolated" in each else []
        missing += [each["id"] for part in parts if not part.get("source")]
    assert not missing


def test_the_legend_explains_every_mark_in_the_sources() -> None:
    used = Counter(how for b in BLOCKS.values() for how in re.findall(r"\b[ntcsfmra]:(\w+)", b["source"]))
    assert set(used) == set(UNITS["legend"])
    assert all(text.startswith("reconstructed: ") for text in UNITS["legend"].values())
    for block in BLOCKS.values():
        assert re.fullmatch(r"rule [\d.]+(; [ntcsfmra]:\w+( [ntcsfmra]:\w+)*)?", block["source"]), block["id"]


def test_ids_are_unique_and_fields_are_known() -> None:
    listed = [block["id"] for group in UNITS["formation"] for block in group["blocks"]]
    assert len(listed) == len(set(listed)) == 109
    needed = {"id", "name", "name_es", "label", "type", "size", "steps", "fire", "pm", "source"}
    optional = {"fast", "blitz", "mark", "reduced", "agile", "symbol"}
    for group in UNITS["formation"]:
        for block in group["blocks"]:
            assert needed <= set(block) <= needed | optional, block["id"]
    assert len({block["name"] for block in BLOCKS.values()}) == 109
    assert len({block["name_es"] for block in BLOCKS.values()}) == 109


# ---- the army list and chapters 1 to 5


def test_blocks_of_each_faction() -> None:
    assert (count(faction="german"), count(faction="finnish"), count(faction="soviet")) == (35, 12, 62)
    assert (count(side="axis"), count(side="soviet")) == (47, 62)


@pytest.mark.parametrize(
    ("formation", "colour", "size"),
    [
        ("de_16", "light-blue", 4),
        ("de_18", "yellow", 5),
        ("de_41", "red", 4),
        ("de_56", "green", 3),
        ("de_39", "blue", 4),
        ("de_reserve", "white", 11),
        ("fi_army", "finnish", 12),
        ("su_leningrad", "light-blue", 13),
        ("su_karelia", "yellow", 6),
        ("su_volkhov", "green", 6),
        ("su_northwest", "orange", 9),
        ("su_reserve", "white", 26),
    ],
)
def test_army_list(formation: str, colour: str, size: int) -> None:
    assert count(formation=formation) == count(formation=formation, colour=colour) == size


def test_other_pieces() -> None:
    listed = UNITS["bombers"]["list"]
    bombers = Counter((b["name"], b["hq"], b["kind"], b["fire"], b["blitz"]) for b in listed)
    assert bombers == {
        ("Ju-88", "de_1fk", "level", "double", False): 4,
        ("Do-17", "de_8fk", "level", "double", False): 2,
        ("Ju-87 Stuka", "de_8fk", "dive", "triple", True): 2,
    }
    assert len({b["id"] for b in listed}) == 8
    assert (UNITS["lines"]["axis"], UNITS["lines"]["soviet"], UNITS["lines"]["hits"]) == (10, 20, 2)
    artillery = UNITS["artillery"]
    assert artillery["axis"] == artillery["soviet"] == TABLES["combat"]["artillery_markers"] == 5
    assert 109 + artillery["axis"] + artillery["soviet"] == 119


def test_headquarters() -> None:
    assert (count(side="axis", type="hq"), count(side="soviet", type="hq")) == (7, 5)
    assert count(type="luftwaffe") == 2
    assert ids(blitz=True) == {"su_zhukov", "de_41_hq", "de_39_hq", "de_56_hq"}
    assert ids(type="hq", fast=True) == ids(blitz=True)
    assert ids(type="hq", fire="triple") == {"su_zhukov", "fi_mannerheim"}
    assert count(type="hq", fire="double") == 10
    assert count(type="luftwaffe", fire="none") == 2
    for block in BLOCKS.values():
        starred = block["type"] in (*HQS, "leader")
        assert (block["steps"] == [4, 3, 2, 0]) is starred, block["id"]
        assert (block["fire"] == "none") is (block["type"] in ("leader", "luftwaffe")), block["id"]


def test_movement_by_type() -> None:
    assert ids(pm=0) == {"su_stalin", "de_hitler", "fi_mannerheim", "de_dietl", "su_st_hanko", "su_st_kures"}
    assert ids(pm=5) == ids(fast=True)
    assert ids(pm=0) | ids(pm=3) | ids(pm=5) == set(BLOCKS)
    for kind in ("motorised", "mechanised", "cavalry", "tank"):
        assert ids(type=kind) <= ids(pm=5)
    assert ids(type="infantry") <= ids(pm=3)
    assert ids(type="luftwaffe") <= ids(pm=3)
    assert ids(type="static") == {"su_st_hanko", "su_st_kures"}


def test_strength_by_size() -> None:
    soviet = {"army": {4}, "corps": {3}, "division": {2}, "brigade": {2}}
    axis = {"corps": {4}, "division": {2, 3}, "brigade": {1}}
    for block in BLOCKS.values():
        if block["size"] in ("hq", "leader"):
            continue
        sizes = soviet if block["side"] == "soviet" else axis
        steps = block["steps"]
        assert steps[0] in sizes[block["size"]], block["id"]
        assert steps == list(range(steps[0], 0, -1)), block["id"]


def test_marks() -> None:
    assert [count(mark=m) for m in ("V", "S", "N", "green")] == [5, 13, 3, 9]
    assert ids(mark="V") == ids(formation="de_39") | {"de_8fk"}
    assert ids(mark="S") | ids(mark="N") | ids(mark="green") <= ids(side="soviet")
    assert Counter(BLOCKS[i]["type"] for i in ids(mark="green")) == {"infantry": 6, "cavalry": 3}
    reduced = Counter(BLOCKS[i]["type"] for i in ids(reduced=True) - {"su_lm", "su_nw_5abn"})
    assert reduced == {"infantry": 2, "mechanised": 2, "tank": 4}
    assert {"su_lm", "su_nw_5abn"} <= ids(reduced=True) <= ids(side="soviet")


def test_blocks_of_the_optional_rules() -> None:
    typhoon = UNITS["typhoon"]["blocks"]
    assert Counter(BLOCKS[i]["formation"] for i in typhoon) == {"de_41": 4, "de_56": 3, "de_8fk": 1}
    assert len(set(typhoon)) == TABLES["typhoon"]["blocks"] == 8
    assert UNITS["typhoon"]["last"] == "su_zhukov"
    assert (count(side="soviet", type="cavalry"), count(faction="finnish", type="cavalry")) == (3, 1)
    assert set(UNITS["shock_armies"]["blocks"]) == ids(side="soviet", agile=True)
    assert len(ids(side="soviet", agile=True)) == 3
    guest = UNITS["finnish_guest"]["block"]
    assert len(ids(faction="finnish", agile=True) - {guest}) == 7
    assert count(faction="german", agile=True) + 1 == 7
    assert BLOCKS[guest]["agile"]
    assert all(BLOCKS[i]["pm"] == 3 and BLOCKS[i]["type"] == "infantry" for i in ids(agile=True))
    assert BLOCKS[UNITS["azul"]["block"]]["formation"] == "de_reserve"
    assert BLOCKS[UNITS["first_tank_division"]["block"]]["type"] == "tank"


# ---- the tables


def test_tables_of_chapter_two_and_four() -> None:
    terrain = TABLES["terrain"].items()
    rows = {k: (t["pm"], t["stack"], t["absorb"] + t["absorb_controlled"]) for k, t in terrain}
    assert rows == {"green": (1, 4, 0), "yellow": (2, 2, 1), "red": (3, 2, 2), "victory": (2, 2, 2)}
    fire = TABLES["fire"]
    assert (fire["single"], fire["double"], fire["triple"], fire["none"]) == ([6], [5, 6], [4, 5, 6], [])
    cost = TABLES["replacement"]
    assert (cost["single"], cost["double"], cost["triple"], cost["hq"]) == (1, 2, 3, 1)
    assert {b["fire"] for b in BLOCKS.values()} <= set(fire)
    assert (TABLES["movement"]["slow"], TABLES["movement"]["fast"]) == (3, 5)
    months = TABLES["months"]["list"]
    assert [m["id"] for m in months if not m["logistics"]] == ["july"]
    assert {m["arrives"]: m["id"] for m in months if m["arrives"]} == {"S": "september", "N": "november"}
    victory = TABLES["victory"]
    assert len(victory["areas"]) + victory["murmansk"] == victory["sudden_death"] == 7
    assert len(TABLES["murmansk"]["names"]) == TABLES["murmansk"]["boxes"] == 10


def test_weather_rows_have_the_same_shape() -> None:
    rows = TABLES["weather"]
    assert list(rows) == [*TABLES["forecast"]["sequence"], "blizzard"]
    for row in rows.values():
        assert set(row) == set(rows["good"])
        assert set(row["attack"]) == set(row["defend"]) == {"german", "finnish", "soviet", "azul"}
        assert set(row["hq"]) == {"german", "finnish", "soviet"}
        assert set(row["logistics"]) == {"axis", "soviet"}
        divisors = [d for k in ("attack", "defend", "hq", "logistics") for d in row[k].values()]
        assert set(divisors) <= {0, 1, 2, 4}
