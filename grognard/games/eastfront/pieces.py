"""How a view looks on the board: blocks with their faces or backs, strikes, the Beachhead, and who is off the map.

Each piece is plain data (docs/client.md). `at` is a hex or a box of board.json. A block stands (its owner sees the
face, the other a blank back) or lies open; `value` of `full` is its strength. `says` is a line: what it is in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.eastfront import units
from grognard.games.eastfront.fire import ATTACK, DEFENCE
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.telling import MARKS, Line, View, line, out, side_of
from grognard.games.eastfront.units import IS_HQ, KIND, MAX, NATION, SIDE, UNIT
from grognard.games.eastfront.words import ARMOR, CAVALRY, FIRES, HQ, INFANTRY, MECH, SHOCK, SIDES, SOVIET, STATIC

Piece = dict[str, Any]

# 2.2: the NATO symbol of each kind of unit (APP-6D): its entity and two modifiers, and the echelon of its size.
SYMBOL = {
    HQ: "1100009800", ARMOR: "1205000000", MECH: "1211020000", INFANTRY: "1211000000", CAVALRY: "1213000000",
    SHOCK: "1211000000", STATIC: "1211000000",
}  # fmt: skip
MOUNTAIN, PARATROOPS, COASTAL = "1211000027", "1211000001", "1211010000"
ARMY, CORPS, FRONT = "23", "22", "24"
OUR_LAND_UNIT = "10031000"  # both sides in the square frame: the wood tells friend from foe
FIRE_NAMES = {needs: name for name, needs in FIRES.items()}
FAST = (ARMOR, MECH, CAVALRY)
# What is drawn on a block, and what it comes from; "acted" is a dot, the others are cubes.
DRAWN = {"cut_off": "unsupplied", "rearguard": "rearguard", "scattered": "scattered", "moved": "acted"}
OUT = ("lost", "gone", "coming")
BOX = {"lost": "lost-{}", "gone": "lost-{}", "coming": "coming-{}", "away": "away-{}"}


def pieces(view: View) -> list[Piece]:
    """All pieces of a view, those below first."""
    return [*_beachhead(view), *_known(view), *_backs(view), *_strikes(view), *_out(view), *_away(view)]


# -- blocks whose face is seen ------------------------------------------------------------------------------


def _known(view: View) -> list[Piece]:
    return [face(name, told, told["at"]) for name, told in view["units"].items() if told["at"] in HEX]


def sidc(unit: int) -> str:
    """The code of a unit's NATO symbol.

    >>> sidc(UNIT["ax_armor_41"]), sidc(UNIT["ax_mountain_49"])
    ('10031000221205000000', '10031000221211000027')
    """
    symbol = SYMBOL[KIND[unit]]
    if units.IS_MOUNTAIN[unit]:
        symbol = MOUNTAIN
    elif units.IS_PARATROOP[unit]:
        symbol = PARATROOPS
    elif units.IS_COASTAL[unit]:
        symbol = COASTAL
    return OUR_LAND_UNIT + echelon(unit) + symbol


def echelon(unit: int) -> str:
    """2.1: German blocks and mobile Soviet ones are corps, the rest armies; HQs lead army groups and fronts."""
    if IS_HQ[unit]:
        return FRONT
    if NATION[unit] == "german" or KIND[unit] in FAST or units.IS_PARATROOP[unit]:
        return CORPS
    return ARMY


def wood(unit: int) -> str:
    """2.1: what a block is made of, and its paper; a satellite that has changed sides keeps its wood (16.1)."""
    if units.IS_SS[unit]:
        return "ss"
    return NATION[unit] if NATION[unit] in WOODS else "satellite"


WOODS = ("german", "ss", "satellite", "soviet")


def colour(unit: int) -> str:
    """2.6: the colour of the symbol tells the army, and what is special in it."""
    if units.IS_SS[unit]:
        return "ss"
    if KIND[unit] == SHOCK:
        return "shock"
    if units.IS_GUARDS[unit]:
        return "guards"
    return NATION[unit]


def fire(unit: int) -> str:
    """7.32: the fire that it is known by: its better one."""
    return FIRE_NAMES[min((each for each in (ATTACK[unit], DEFENCE[unit]) if each), default=0)]


def face(name: str, told: Mapping[str, Any], at: str) -> Piece:
    """A block whose sticker is seen, standing or lying in a place."""
    unit = UNIT[name]
    marks = [drawn for mark, drawn in DRAWN.items() if told.get(mark) or (mark == "moved" and told.get("shipped"))]
    return {
        "kind": "block", "id": name, "at": at, "side": SIDES[SIDE[unit]], "wood": wood(unit),
        "lies": bool(told.get("shown")), "label": units.LABELS[unit], "sidc": sidc(unit), "size": echelon(unit),
        "colour": colour(unit), "value": told["strength"], "full": MAX[unit], "fire": fire(unit),
        "fast": KIND[unit] in FAST, "stars": IS_HQ[unit], "blitz": bool(told.get("blitzes")), "marks": marks,
        "says": says_block(name, told),
    }  # fmt: skip


def says_block(name: str, told: Mapping[str, Any]) -> Line:
    """A block whose face is known: its name, its strength, its marks."""
    unit = UNIT[name]
    marks = {mark.replace("_", "-"): bool(told.get(mark)) for mark in (*MARKS, "shown", "blitzes")}
    return line(
        "piece-block", unit=name, value=told["strength"], full=MAX[unit], hq=IS_HQ[unit],
        role=told.get("role", "idle"), **marks,
    )  # fmt: skip


# -- blocks that stand with their backs to us ------------------------------------------------------------------


def _backs(view: View) -> list[Piece]:
    """2.3: nothing but wood, and what could be seen being done with them."""
    told = []
    for side, places in view["standing"].items():
        for at, here in places.items():
            turned = here.get("turncoats", 0)
            woods = ["satellite"] * turned + [_BACK[side]] * (here["blocks"] - turned)
            marks = [drawn for mark, drawn in DRAWN.items() for _ in range(here.get(mark, 0))]
            told += [_back(side, at, each, marks[n : n + 1]) for n, each in enumerate(woods)]
    return told


_BACK = {"axis": "german", "soviet": "soviet"}  # 2.1: the Axis' backs are all alike


def _back(side: str, at: str, made_of: str, marks: list[str]) -> Piece:
    return {
        "kind": "block", "at": at, "side": side, "wood": made_of, "lies": False, "marks": marks,
        "says": line("piece-back", side=side, turned=made_of == "satellite", mark=marks[0] if marks else "none"),
    }  # fmt: skip


# -- what lies beside them ----------------------------------------------------------------------------------------


def _strikes(view: View) -> list[Piece]:
    """7.13: the Air Strikes, over the battles that they go to."""
    return [
        {
            "kind": "strike", "at": told["strike"], "side": SIDES[SIDE[UNIT[name]]], "label": str(told["bombs"]),
            "says": line("piece-strike", unit=name, number=told["bombs"]),
        }
        for name, told in view["units"].items()
        if "strike" in told
    ]  # fmt: skip


def _beachhead(view: View) -> list[Piece]:
    """15.51: the Beachhead where it lies."""
    at = view["beachhead"]["at"]
    if at is None:
        return []
    return [{"kind": "sign", "at": at, "side": SIDES[SOVIET], "label": "⚓", "says": line("piece-beachhead")}]


def _out(view: View) -> list[Piece]:
    """2.4, 11.5: who is lost and who is still to come lies open beside the map."""
    return [
        absent(name, where, BOX[where].format(side))
        for where in OUT
        for side in SIDES
        for name in out(view, side, where)
    ]


def absent(name: str, where: str, at: str) -> Piece:
    """A block beside the map: as strong as it comes, or as it was once."""
    told = {"strength": comes_with(name, where), "shown": True}
    return {**face(name, told, at), "says": line(f"piece-{where}", unit=name, value=told["strength"])}


def comes_with(name: str, where: str) -> int:
    """11.5, 16.4, 16.5: the strength in which a reinforcement comes; of others their full one."""
    unit = UNIT[name]
    arrives = units.ARRIVES[unit]
    if where != "coming":
        return MAX[unit]
    return arrives[2] if arrives else units.EVENT_STRENGTH[unit] or MAX[unit]


def _away(view: View) -> list[Piece]:
    """16.7: blocks off the western edge; their owner sees which."""
    own = [name for name, told in view["units"].items() if told["at"] == "away"]
    if own:
        return [face(name, view["units"][name], BOX["away"].format(side_of(name))) for name in own]
    return [_back(side, BOX["away"].format(side), _BACK[side], []) for side, _ in view["away"]]
