"""A position as a picture: a room's printed board with the pieces on it, as one seat sees them, as SVG.

Knows no game by name. A room gives `data/board.svg` (the printed board), `data/board.json` (where things
lie), `data/faces.toml` (colours and signs) and a module `pieces` that turns a view into plain pieces.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from grognard.kernel import Game, Match
from grognard.room import file, hook

SIZE = 22.0
STANDARD = "standard"
OTHER_LANGUAGE = {"en": "es", "es": "en"}
GREY = "#8a8a86"  # what a room gives no colour for
INK = "#1b1a17"

Faces = dict[str, Any]  # a room's data/faces.toml, one palette of it

STYLE = """
<g id="pieces" font-family="'Source Sans 3', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
 text-anchor="middle" stroke-linejoin="round">
"""


def draw(game: Game, match: Match, seat: str | None, lang: str = "en", palette: str = STANDARD) -> str:
    """The board with the pieces as a seat sees them (None: a spectator)."""
    svg, board = printed(game.room, lang), _places(game.room)
    made = hook(game.room, "pieces", "pieces")
    shown = made(match.view(seat)) if made else []
    looks = _Looks(faces(game.room, palette), _Slots(board, _contested(shown)))
    shapes = [_shape(piece, looks) for piece in shown]
    cut = svg.rindex("</svg>")
    return svg[:cut] + STYLE + "\n".join(shapes) + "\n</g>\n</svg>\n"


@cache
def faces(room: str, palette: str = STANDARD) -> Faces:
    """How a room's pieces look in one palette.

    >>> faces("grognard.games.leningrad41")["wood"]["german"]["body"]
    '#3a3a3c'
    >>> faces("grognard.games.leningrad41", "contrast")["wood"]["german"]["body"]
    '#000000'
    """
    found = file(room, "data/faces.toml")
    if found is None:
        return {}
    told = tomllib.loads(found.read_text("utf-8"))
    return _over(told, told.get("palettes", {}).get(palette, {}))


def _over(below: Faces, above: Faces) -> Faces:
    """A table with another one laid over it."""
    mixed = {key: _over(below.get(key, {}), each) if isinstance(each, dict) else each for key, each in above.items()}
    return {**below, **mixed}


@cache
def _places(room: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(files(room).joinpath("data/board.json").read_text(encoding="utf-8"))
    return told


@cache
def printed(room: str, lang: str) -> str:
    """The board in one language, without the printed set-up icons, which the blocks would cover."""
    svg = files(room).joinpath("data/board.svg").read_text(encoding="utf-8")
    other = OTHER_LANGUAGE.get(lang, "es")
    svg = re.sub(rf'<(\w+)\b[^>]*\bclass="lang-{other}"[^>]*>.*?</\1>\n?', "", svg)
    svg = re.sub(r'(class="lang-\w+") display="none"', r"\1", svg)
    return _without(svg, "setup-icons")


def _without(svg: str, group: str) -> str:
    """The picture without one group."""
    start = svg.find(f'<g id="{group}"')
    if start < 0:
        return svg
    depth = 0
    for tag in re.finditer(r"<g\b|</g>", svg[start:]):
        depth += 1 if tag.group() == "<g" else -1
        if depth == 0:
            return svg[:start] + svg[start + tag.end() :]
    return svg


def _contested(pieces: list[dict[str, Any]]) -> set[str]:
    """The places where blocks of more than one side stand."""
    there = {(piece["at"], piece["side"]) for piece in pieces if piece["kind"] == "block"}
    return {at for at, sides in Counter(at for at, _ in there).items() if sides > 1}


class _Slots:
    """Hands out the places on the board, one after the other; what is too much is fanned over the last."""

    def __init__(self, board: dict[str, Any], contested: set[str]) -> None:
        self.board = board
        self.contested = contested  # there each side may have slots of its own
        self.used: dict[tuple[str, str], int] = {}

    def take(self, at: str, side: str) -> tuple[float, float]:
        area = self.board["areas"].get(at)
        rows = area.get("contested", area) if area and at in self.contested else area
        row = rows[side] if rows else self.board["boxes"][at]["slots"]
        key = (at, side if area else "")
        number = self.used.get(key, 0)
        self.used[key] = number + 1
        x, y = row[min(number, len(row) - 1)]
        over = max(0, number - len(row) + 1)
        return x + 5 * over, y - 5 * over

    def leader(self, at: str, side: str, x: float, y: float) -> str:
        """A thin line from a block that stands outside of its small area into it."""
        area = self.board["areas"].get(at)
        if area is None or side not in area["outside"]:
            return ""
        ax, ay = area["anchor"]
        return _tag("line", x1=x, y1=y, x2=ax, y2=ay, stroke="#1a1713", stroke_width=1.1, opacity=0.8)

    def fixed(self, at: str, what: str) -> tuple[float, float]:
        area = self.board["areas"].get(at)
        if area is None:
            x, y, width, height = self.board["boxes"][at]["rect"]
            return x + width / 2, y + height / 2
        x, y = area[what]
        return x, y


def _tag(name: str, inside: str = "", /, **attributes: float | str) -> str:
    """An element; numbers go to a tenth, `_` in a name stands for `-`."""
    told = "".join(
        f' {key.replace("_", "-")}="{round(value, 1) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
    )
    return f"<{name}{told}>{inside}</{name}>" if inside else f"<{name}{told}/>"


@dataclass(frozen=True, slots=True)
class _Looks:
    """How pieces look, and where the next one goes."""

    faces: Faces
    slots: _Slots

    def colour(self, table: str, key: str, part: str = "") -> str:
        """A colour of the room's faces: of a piece, or of a part of it."""
        found = self.faces.get(table, {}).get(key, {} if part else GREY)
        return str(found.get(part, GREY) if part else found)

    def sign(self, wood: str) -> str:
        """The sign on the back of a block, as a path."""
        return str(self.faces.get("wood", {}).get(wood, {}).get("sign", ""))


def _shape(piece: dict[str, Any], looks: _Looks) -> str:
    kind, at, side, slots = piece["kind"], piece["at"], piece["side"], looks.slots
    colour = looks.colour("side", side)
    if kind == "block":
        x, y = slots.take(at, side)
        drawn = _face(piece, x, y, looks) if "label" in piece else _back(piece, x, y, looks)
        return slots.leader(at, side, x, y) + _scaled(drawn, x, y, slots.board.get("block", SIZE) / SIZE)
    if kind == "line":
        return _bar(piece, *slots.fixed(at, "line"), looks)
    if kind == "control":
        x, y = slots.fixed(at, "number")
        return _tag("rect", x=x + 8, y=y - 13, width=7, height=7, rx=1, fill=colour, stroke="#fff", stroke_width=0.8)
    if kind == "artillery":
        x, y = slots.fixed(at, "number")
        return _disc(x - 14, y - 8, 7.5, colour, "⊕" + piece["label"])
    if kind == "strike":
        x, y = slots.fixed(at, "number")
        return _disc(x, y, 8.0, looks.colour("token", kind), f"✈{piece['label']}")
    if kind == "sign":
        return _disc(*slots.fixed(at, "line"), 6.5, looks.colour("token", kind), piece["label"])
    if kind in ("bomber", "marker", "disc"):
        x, y = slots.take(at, side)
        return _disc(x, y, 12.0 if kind == "disc" else 9.0, looks.colour("token", kind), piece["label"])
    x, y = slots.fixed(at, "")
    return _tag("text", escape(piece["label"]), x=x, y=y + 8, font_size=24, fill=colour, opacity=0.75)


def _scaled(drawn: str, x: float, y: float, factor: float) -> str:
    """A block as large as those of this board."""
    if factor == 1:
        return drawn
    return _tag("g", drawn, transform=f"translate({x:.1f} {y:.1f}) scale({factor:.3f}) translate({-x:.1f} {-y:.1f})")


def _disc(x: float, y: float, r: float, colour: str, label: str) -> str:
    size = 11.0 if len(label) < 2 else 5.5
    ring = _tag("circle", cx=x, cy=y, r=r, fill=colour, stroke="#fff", stroke_width=1)
    return ring + _tag("text", escape(label), x=x, y=y + size / 3, font_size=size, fill="#fff")


def _bar(piece: dict[str, Any], x: float, y: float, looks: _Looks) -> str:
    """A line of fortifications: a wooden bar."""
    shadow = _tag("rect", x=x - 15, y=y - 2.5, width=30, height=5.5, rx=1.2, opacity=0.4)
    bar = _tag(
        "rect", x=x - 16, y=y - 3.5, width=30, height=5.5, rx=1.2, fill=looks.colour("side", piece["side"]),
        stroke="#f4ead2", stroke_width=0.7,
    )  # fmt: skip
    return shadow + bar + _marks(piece, x + 15, y, looks)


def _marks(piece: dict[str, Any], x: float, y: float, looks: _Looks) -> str:
    """Small cubes that lie on a piece, for the marks that have a colour."""
    cubes = [mark for mark in piece["marks"] if mark in looks.faces.get("mark", {})]
    return "".join(
        _tag("rect", x=x - 3 + 7 * i, y=y - 3, width=6, height=6, rx=0.8, fill=looks.colour("mark", mark),
             stroke="#222", stroke_width=0.6)
        for i, mark in enumerate(cubes)
    )  # fmt: skip


def _body(x: float, y: float, wood: str, lies: bool, looks: _Looks) -> str:
    """The wooden block: standing it shows its top edge, lying it is flat."""
    left, top = x - SIZE / 2, y - SIZE / 2
    lift = 1.2 if lies else 3.6
    dark: dict[str, float | str] = {"stroke": "#1a1713", "stroke_width": 0.6}
    edge = looks.colour("wood", wood, "edge")
    return (
        _tag("rect", x=left + 2.4, y=top + 3, width=SIZE, height=SIZE, rx=2.4, opacity=0.16)
        + _tag("rect", x=left + 1.2, y=top + 1.6, width=SIZE, height=SIZE + 0.6, rx=2, opacity=0.34)
        + _tag("rect", x=left, y=top - lift, width=SIZE, height=SIZE + lift, rx=2, fill=edge, **dark)
        + _tag("rect", x=left, y=top, width=SIZE, height=SIZE, rx=1.6, fill=looks.colour("wood", wood, "body"), **dark)
        + _tag("path", d=f"M{left + 1.6:.1f},{top + 0.7:.1f}h{SIZE - 3.2:.1f}", stroke=edge, stroke_width=0.7)
    )


_STAR = "M0,-6.5L1.6,-2L6.2,-2L2.5,.9L3.9,5.4L0,2.7L-3.9,5.4L-2.5,.9L-6.2,-2L-1.6,-2Z"
_HEART = "M0,2.2C-3.6,-.4 -2.2,-2.6 0,-1C2.2,-2.6 3.6,-.4 0,2.2Z"


def _moved(x: float, y: float, scale: float = 1.0) -> str:
    return f"translate({x:.1f} {y:.1f})" + (f" scale({scale})" if scale != 1 else "")


def _back(piece: dict[str, Any], x: float, y: float, looks: _Looks) -> str:
    """A block that stands with its back to us."""
    wood = piece["wood"]
    ink = looks.colour("wood", wood, "ink")
    sign = _tag("path", d=looks.sign(wood), transform=_moved(x, y), fill=ink, opacity=0.38)
    return _body(x, y, wood, False, looks) + sign + _marks(piece, x + 9, y - 12, looks)


def _face(piece: dict[str, Any], x: float, y: float, looks: _Looks) -> str:
    """A block whose sticker we see: strength on the top edge, symbol, label, the colour of its formation."""
    paper = looks.colour("sticker", piece["wood"], "dark" if piece["fast"] else "light")
    left, side = x - SIZE / 2 + 1.4, SIZE - 2.8
    top = y - SIZE / 2 + 1.4
    sticker = _tag("rect", x=left, y=top, width=side, height=side, rx=1, fill=paper)
    symbol = _tag(
        "g", _symbol(piece["sidc"], looks.colour("formation", piece["colour"])), transform=_moved(x, y - 1)
    )  # fmt: skip
    label = _tag(
        "text", escape(piece["label"]), x=x, y=y + 7.9, font_size=_label_size(piece["label"]),
        font_weight="bold", fill=INK,
    )  # fmt: skip
    done = _tag("circle", cx=x + 9, cy=y + 9, r=1.6, fill=INK) if "acted" in piece["marks"] else ""
    inside = [
        _tag("title", escape(f"{piece['id']} {piece['value']}")), _body(x, y, piece["wood"], piece["lies"], looks),
        sticker, _strength(piece, x, top + 2.1, looks), symbol, label, done, _marks(piece, x + 9, y - 12, looks),
    ]  # fmt: skip
    return _tag("g", "".join(inside))


def _label_size(label: str) -> float:
    return 5.2 if len(label) <= 3 else 4.6 if len(label) <= 5 else 3.9


def _strength(piece: dict[str, Any], x: float, y: float, looks: _Looks) -> str:
    """Dots for combat blocks, stars for HQs and leaders, in the colour of the fire; a heart when exhausted."""
    value = piece["value"]
    if piece["stars"] and value == 0:
        return _tag("path", d=_HEART, transform=_moved(x, y), fill="#b3261e")
    ink: dict[str, float | str] = {"fill": looks.colour("fire", piece["fire"]), "stroke": "#222"}
    shapes = []
    for i in range(value):
        at = x + (i - (value - 1) / 2) * 4.5
        if piece["stars"]:
            shapes.append(_tag("path", d=_STAR, transform=_moved(at, y, 0.36), stroke_width=0.8, **ink))
        else:
            shapes.append(_tag("circle", cx=at, cy=y, r=1.7, stroke_width=0.5, **ink))
    return "".join(shapes)


# -- NATO symbols, by their codes (APP-6D: entity in digits 11 to 16, then two modifiers) -----------------------

_CROSS = "M-7,-4L7,4M-7,4L7,-4"
_ENTITY = {
    "121100": _CROSS, "121102": _CROSS, "121104": _CROSS + "M0,-4V4",
    "121101": _CROSS + "M-7,0Q-5.2,-1.8 -3.5,0T0,0T3.5,0T7,0", "121300": "M-7,4L7,-4",
    "120800": "M0,.6L-2.2,-.6C-4.6,-1.8 -4.6,3 -2.2,1.8L2.2,-.6C4.6,-1.8 4.6,3 2.2,1.8Z",
}  # fmt: skip
_ARMOURED = ("120500", "121102")
_HEADQUARTERS = "98"
_AIRBORNE, _MOUNTAIN = "01", "27"


def _symbol(code: str, band: str) -> str:
    """The unit's symbol in its frame, filled with the colour of its formation."""
    entity, first, second = code[10:16], code[16:18], code[18:20]
    ink: dict[str, float | str] = {"stroke": INK, "stroke_width": 0.8}
    parts = [_tag("rect", x=-7, y=-4, width=14, height=8, fill=band, **ink)]
    if entity in _ENTITY:
        parts.append(_tag("path", d=_ENTITY[entity], fill="none", **ink))
    if entity in _ARMOURED:
        parts.append(_tag("rect", x=-4.6, y=-2, width=9.2, height=4, rx=2, fill="none", **ink))
    if second == _AIRBORNE:
        parts.append(_tag("path", d="M-2.6,3.2Q-1.3,1.2 0,3.2Q1.3,1.2 2.6,3.2", fill="none", **ink))
    if second == _MOUNTAIN:
        parts.append(_tag("path", d="M-2.2,4L0,1.2L2.2,4Z", fill=INK))
    if first == _HEADQUARTERS:
        parts.append(_tag("path", d="M-7,-1.7H7", fill="none", **ink))
    return "".join(parts)
