"""How a view looks on the board: the blocks, bars, cubes and discs, and where they lie, for anything that draws.

Each piece is plain data (docs/client.md). `at` is an area or a box of board.json, with a row of slots for
each side. A block stands (its owner sees the face, the other a blank back) or lies open; `value` of `full`
is its strength, as dots or stars in the colour of its fire. `says` is a line: what the piece is in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, SOURCES
from grognard.games.leningrad41.blocks import UNIT
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.telling import Line, View, gone, line
from grognard.games.leningrad41.words import AXIS, FACTIONS, SIDES, SOVIET

Piece = dict[str, Any]

LEADERS = {"de_hitler": "rastenburg", "su_stalin": "moscow"}


# 4.2: the NATO symbol of each kind of unit (APP-6D): its entity and two modifiers, and the echelon of its size.
SYMBOL = {
    "infantry": "1211000000", "static": "1211000000", "airborne": "1211000001", "motorised": "1211040000",
    "mechanised": "1211020000", "tank": "1205000000", "cavalry": "1213000000", "luftwaffe": "1208009800",
    "hq": "1100009800", "leader": "1100009800",
}  # fmt: skip
ECHELON = {"brigade": "18", "division": "21", "corps": "22", "army": "23", "hq": "00", "leader": "00"}
OUR_LAND_UNIT = "10031000"  # both sides in the square frame: the wood tells friend from foe
MARKS = ("isolated", "crossed", "cleared", "acted", "active_hq")


def pieces(view: View) -> list[Piece]:
    """All pieces of a view, those below first."""
    return [*_cubes(view), *_bars(view), *_known(view), *_upright(view), *_guns(view), *_ship(view),
            *_bombers(view), *_track(view)]  # fmt: skip


def _known(view: View) -> list[Piece]:
    """Blocks whose face the seat sees."""
    told = []
    for name, block in view["units"].items():
        at = _where(view, name, block["at"])
        if at is not None:
            told.append(face(name, block, at))
    return told


def _where(view: View, name: str, at: str) -> str | None:
    if at in AREA:
        return at
    if name in LEADERS:
        return LEADERS[name]
    if name == "de_dietl" and at == "box":
        return f"murmansk-{view['road']}"
    if at == "murmansk":
        return "murmansk-10"
    return None


def sidc(unit: int) -> str:
    """The code of a unit's NATO symbol.

    >>> sidc(UNIT["de_1pz"])
    '10031000211205000000'
    """
    return OUR_LAND_UNIT + ECHELON[blocks.SIZE[unit]] + SYMBOL[blocks.SYMBOL[unit]]


def face(name: str, block: Mapping[str, Any], at: str) -> Piece:
    """A block whose sticker is seen, standing or lying in a place."""
    unit = UNIT[name]
    stars = not blocks.IS_COMBAT[unit]
    marks = [mark for mark in MARKS if block.get(mark)]
    return {
        "kind": "block", "id": name, "at": at, "side": SIDES[blocks.SIDE[unit]],
        "wood": FACTIONS[blocks.FACTION[unit]], "lies": bool(block.get("shown")), "label": blocks.LABELS[unit],
        "sidc": sidc(unit), "size": blocks.SIZE[unit], "colour": blocks.COLOUR[unit], "value": block["strength"],
        "full": blocks.FULL[unit], "fire": blocks.FIRE[unit], "fast": blocks.IS_FAST[unit], "stars": stars,
        "blitz": blocks.IS_BLITZ_HQ[unit], "marks": marks, "says": says_block(name, block),
    }  # fmt: skip


def says_block(name: str, block: Mapping[str, Any]) -> Line:
    """A block whose face is known: its name, its strength, its marks."""
    unit = UNIT[name]
    marks = {mark.replace("_", "-"): bool(block.get(mark)) for mark in (*MARKS, "shown")}
    counted = "steps" if blocks.IS_COMBAT[unit] else "stars"
    return line(
        "piece-block", unit=name, value=block["strength"], full=blocks.FULL[unit], counted=counted, **marks
    )  # fmt: skip


def _upright(view: View) -> list[Piece]:
    """The other side's blocks: nothing but wood, and the cubes that lie with them."""
    told = []
    for side, areas in view["upright"].items():
        for at, here in areas.items():
            marks = ["isolated"] * here.get("isolated", 0) + ["crossed"] * here.get("crossed", 0)
            for wood in FACTIONS:
                for _ in range(here.get(wood, 0)):
                    told.append(_back(side, at, wood, [marks.pop(0)] if marks else []))
    return told


def _back(side: str, at: str, wood: str, marks: list[str]) -> Piece:
    return {
        "kind": "block", "at": at, "side": side, "wood": wood, "lies": False, "marks": marks,
        "says": line("piece-back", wood=wood, mark=marks[0] if marks else "none"),
    }  # fmt: skip


def _bars(view: View) -> list[Piece]:
    told = []
    for side in SIDES:
        for at in view["lines"][side]:
            cut = at in view["cut_lines"]
            told.append({"kind": "line", "at": at, "side": side, "marks": ["isolated"] if cut else [],
                         "says": line("piece-line", side=side, isolated=cut)})  # fmt: skip
    return told


def _cubes(view: View) -> list[Piece]:
    """2.5.1: a cube where control is not what the printed front line says."""
    printed = SCENARIOS[view["scenario"]].axis_areas
    told = []
    for side, number in ((SIDES[AXIS], AXIS), (SIDES[SOVIET], SOVIET)):
        for at in view["control"][side]:
            was = AXIS if printed >> AREA[at] & 1 else SOVIET
            if was != number and not SOURCES[number] >> AREA[at] & 1:
                told.append({"kind": "control", "at": at, "side": side,
                             "says": line("piece-control", side=side)})  # fmt: skip
    return told


def _guns(view: View) -> list[Piece]:
    return [
        {"kind": "artillery", "at": at, "side": SIDES[blocks.SIDE[UNIT[hq]]], "label": blocks.LABELS[UNIT[hq]],
         "says": line("piece-artillery", hq=hq)}
        for hq, at in view["artillery"]
    ]  # fmt: skip


def _bombers(view: View) -> list[Piece]:
    told = []
    playing = {u for u, b in view["units"].items() if b["at"] in AREA} if view["seat"] == "axis" else None
    for name, (state, target) in view["bombers"].items():
        number = blocks.BOMBERS.index(name)
        if playing is not None and blocks.UNITS[blocks.BOMBER_HQ[number]] not in playing:
            continue
        if playing is None and target is None and state == "ready":
            continue
        at = target or f"luftwaffe-{state}"
        says = line("piece-bomber", bomber=name, state=state, space=target)
        told.append({"kind": "bomber", "id": name, "at": at, "side": "axis", "label": blocks.BOMBER_NAMES[number][:6],
                     "says": says})  # fmt: skip
    return told


def _ship(view: View) -> list[Piece]:
    """14.3: the Marat, while it is afloat in some waters."""
    ship = view["marat"]
    if not ship or ship["area"] is None:
        return []
    return [{"kind": "marker", "at": ship["area"], "side": "soviet", "label": "Marat",
             "says": line("marat", state=ship["state"], space=None)}]  # fmt: skip


def _track(view: View) -> list[Piece]:
    turn, weather, disc = view["turn"], view["weather"], view["disc"]
    told = [
        _marker(f"turn-{turn}", view["active"], line("piece-turn", month=view["month"])),
        _marker(f"weather-{weather}", view["active"], line("piece-weather", weather=weather)),
        {"kind": "disc", "at": f"initiative-{disc}", "side": disc, "label": "★",
         "says": line("piece-disc", side=disc)},
    ]  # fmt: skip
    if view["forecast"]:
        told.append(_marker(f"forecast-{view['forecast']}", "soviet", line("forecast", number=view["forecast"])))
    told += [_count(f"reserve-{side}", side, "pool", view["counts"][side]["pool"]) for side in SIDES]
    told.append(_count("lost-axis", "axis", "lost", len(gone(view, "axis"))))
    told.append(_count("surrendered-soviet", "soviet", "lost", len(gone(view, "soviet"))))
    return told


def _marker(at: str, side: str, says: Line) -> Piece:
    return {"kind": "marker", "at": at, "side": side, "label": "●", "says": says}


def _count(at: str, side: str, what: str, number: int) -> Piece:
    return {"kind": "count", "at": at, "side": side, "label": str(number),
            "says": line(f"piece-{what}", side=side, number=number)}  # fmt: skip
