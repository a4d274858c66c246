"""How a view looks on the board: the blocks, bars, cubes and discs, and where they lie, for anything that draws.

Each piece is plain data. `at` is an area or a box of board.json, with a row of slots for each side.
A block stands (its owner sees the face, the other a blank back) or lies open; `value` of `full` is its
strength, as dots or stars in the colour of its fire.
"""

from __future__ import annotations

from typing import Any

from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, SOURCES
from grognard.games.leningrad41.blocks import UNIT
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.games.leningrad41.words import AXIS, FACTIONS, SIDES, SOVIET

Piece = dict[str, Any]

BOXES = {"pool": "reserve", "waiting": "reserve", "drawn": "reserve"}
LEADERS = {"de_hitler": "rastenburg", "su_stalin": "moscow"}


def pieces(view: dict[str, Any]) -> list[Piece]:
    """All pieces of a view, those below first."""
    return [*_cubes(view), *_bars(view), *_known(view), *_upright(view), *_guns(view), *_bombers(view), *_track(view)]


def _known(view: dict[str, Any]) -> list[Piece]:
    """Blocks whose face the seat sees."""
    told = []
    for name, block in view["units"].items():
        at = _where(view, name, block["at"])
        if at is not None:
            told.append(_face(name, block, at))
    return told


def _where(view: dict[str, Any], name: str, at: str) -> str | None:
    if at in AREA:
        return at
    if name in LEADERS:
        return LEADERS[name]
    if name == "de_dietl" and at == "box":
        return f"murmansk-{view['road']}"
    if at == "murmansk":
        return "murmansk-10"
    return None


def _face(name: str, block: dict[str, Any], at: str) -> Piece:
    unit = UNIT[name]
    return {
        "kind": "block", "at": at, "side": SIDES[blocks.SIDE[unit]], "wood": FACTIONS[blocks.FACTION[unit]],
        "lies": bool(block.get("shown")), "name": name, "label": blocks.LABELS[unit], "symbol": blocks.TYPE[unit],
        "size": blocks.SIZE[unit], "colour": blocks.COLOUR[unit], "value": block["strength"],
        "full": blocks.FULL[unit], "fire": blocks.FIRE[unit], "fast": blocks.IS_FAST[unit],
        "stars": not blocks.IS_COMBAT[unit], "blitz": blocks.IS_BLITZ_HQ[unit],
        "marks": [m for m in ("isolated", "crossed", "cleared", "acted") if block.get(m)],
    }  # fmt: skip


def _upright(view: dict[str, Any]) -> list[Piece]:
    """The other side's blocks: nothing but wood, and the cubes that lie with them."""
    told = []
    for side, areas in view["upright"].items():
        for at, here in areas.items():
            marks = ["isolated"] * here.get("isolated", 0) + ["crossed"] * here.get("crossed", 0)
            for wood in FACTIONS:
                for _ in range(here.get(wood, 0)):
                    told.append({"kind": "block", "at": at, "side": side, "wood": wood, "lies": False,
                                 "marks": [marks.pop(0)] if marks else []})  # fmt: skip
    return told


def _bars(view: dict[str, Any]) -> list[Piece]:
    return [
        {"kind": "line", "at": at, "side": side, "marks": ["isolated"] if at in view["cut_lines"] else []}
        for side in SIDES
        for at in view["lines"][side]
    ]


def _cubes(view: dict[str, Any]) -> list[Piece]:
    """2.5.1: a cube where control is not what the printed front line says."""
    printed = SCENARIOS[view["scenario"]].axis_areas
    told = []
    for side, number in ((SIDES[AXIS], AXIS), (SIDES[SOVIET], SOVIET)):
        for at in view["control"][side]:
            was = AXIS if printed >> AREA[at] & 1 else SOVIET
            if was != number and not SOURCES[number] >> AREA[at] & 1:
                told.append({"kind": "control", "at": at, "side": side})
    return told


def _guns(view: dict[str, Any]) -> list[Piece]:
    return [
        {"kind": "artillery", "at": at, "side": SIDES[blocks.SIDE[UNIT[hq]]], "label": blocks.LABELS[UNIT[hq]]}
        for hq, at in view["artillery"]
    ]


def _bombers(view: dict[str, Any]) -> list[Piece]:
    told = []
    playing = {u for u, b in view["units"].items() if b["at"] in AREA} if view["seat"] == "axis" else None
    for name, (state, target) in view["bombers"].items():
        number = blocks.BOMBERS.index(name)
        if playing is not None and blocks.UNITS[blocks.BOMBER_HQ[number]] not in playing:
            continue
        if playing is None and target is None and state == "ready":
            continue
        at = target or f"luftwaffe-{state}"
        told.append({"kind": "bomber", "at": at, "side": "axis", "label": blocks.BOMBER_NAMES[number][:6]})
    return told


def _track(view: dict[str, Any]) -> list[Piece]:
    told = [
        {"kind": "marker", "at": f"turn-{view['turn']}", "side": view["active"], "label": "●"},
        {"kind": "marker", "at": f"weather-{view['weather']}", "side": view["active"], "label": "●"},
        {"kind": "disc", "at": f"initiative-{view['disc']}", "side": view["disc"], "label": "★"},
    ]
    if view["forecast"]:
        told.append({"kind": "marker", "at": f"forecast-{view['forecast']}", "side": "soviet", "label": "●"})
    for side in SIDES:
        number = view["counts"][side]["pool"]
        told.append({"kind": "count", "at": f"reserve-{side}", "side": side, "label": str(number)})
    lost = {side: [u for u in view["out"]["lost"] if SIDES[blocks.SIDE[UNIT[u]]] == side] for side in SIDES}
    told.append({"kind": "count", "at": "lost-axis", "side": "axis", "label": str(len(lost["axis"]))})
    told.append({"kind": "count", "at": "surrendered-soviet", "side": "soviet", "label": str(len(lost["soviet"]))})
    return told
