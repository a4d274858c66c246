"""A position as a picture: a room's printed board with the pieces on it, as one seat sees them, as SVG.

Knows no game by name. A room gives `data/board.svg` (the printed board), `data/board.json` (where things
lie) and a module `pieces` that turns a view into plain pieces.
"""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from grognard.kernel import Game, Match
from grognard.room import hook

SIZE = 22.0
OTHER_LANGUAGE = {"en": "es", "es": "en"}
WOOD = {  # body, lit edge, ink
    "german": ("#3a3a3c", "#5d5d62", "#f2f2f2"), "finnish": ("#eceae2", "#ffffff", "#23395d"),
    "soviet": ("#a8322b", "#cf5a4f", "#fff3e6"),
}  # fmt: skip
STICKER = {"german": ("#c9ccc6", "#8f938c"), "finnish": ("#dfe6ee", "#a9b9cb"), "soviet": ("#f0c9bb", "#c98672")}
FORMATION = {
    "light-blue": "#7fb8dd", "yellow": "#e8c33a", "red": "#c8372d", "green": "#4c9a4e", "blue": "#2f5da8",
    "orange": "#e2862e", "white": "#ffffff", "finnish": "#ffffff", "none": "#bdbdb6",
}  # fmt: skip
DOTS = {"single": "#1d1d1b", "double": "#ffffff", "triple": "#d0211c", "none": "#3d6fc4"}
SIDE = {"axis": "#2f2f31", "soviet": "#b3261e"}
MARK = {"isolated": "#ffffff", "crossed": "#2f6fd0", "cleared": "#f4c430"}

STYLE = """
<g id="pieces" font-family="'Source Sans 3', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
 text-anchor="middle" stroke-linejoin="round">
"""


def draw(game: Game, match: Match, seat: str | None, lang: str = "en") -> str:
    """The board with the pieces as a seat sees them (None: a spectator)."""
    svg, board = _printed(game.room, lang), _places(game.room)
    placed = _Slots(board)
    made = hook(game.room, "pieces", "pieces") or (lambda view: [])
    shapes = [_shape(piece, placed) for piece in made(match.view(seat))]
    cut = svg.rindex("</svg>")
    return svg[:cut] + STYLE + "\n".join(shapes) + "\n</g>\n</svg>\n"


@cache
def _places(room: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(files(room).joinpath("data/board.json").read_text(encoding="utf-8"))
    return told


@cache
def _printed(room: str, lang: str) -> str:
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


class _Slots:
    """Hands out the places on the board, one after the other; what is too much is fanned over the last."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.board = board
        self.used: dict[tuple[str, str], int] = {}

    def take(self, at: str, side: str) -> tuple[float, float]:
        area = self.board["areas"].get(at)
        row = area[side] if area else self.board["boxes"][at]["slots"]
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


def _shape(piece: dict[str, Any], slots: _Slots) -> str:
    kind, at, side = piece["kind"], piece["at"], piece["side"]
    if kind == "block":
        x, y = slots.take(at, side)
        return slots.leader(at, side, x, y) + (_face(piece, x, y) if "label" in piece else _back(piece, x, y))
    if kind == "line":
        return _bar(piece, *slots.fixed(at, "line"))
    if kind == "control":
        x, y = slots.fixed(at, "number")
        return _tag(
            "rect", x=x + 8, y=y - 13, width=7, height=7, rx=1, fill=SIDE[side], stroke="#fff", stroke_width=0.8
        )
    if kind == "artillery":
        x, y = slots.fixed(at, "number")
        return _disc(x - 14, y - 8, 7.5, SIDE[side], "⊕" + piece["label"])
    if kind in ("bomber", "marker", "disc"):
        x, y = slots.take(at, side)
        colour = {"bomber": "#1f2a38", "marker": "#d9a520", "disc": "#3f7d3f"}[kind]
        return _disc(x, y, 12.0 if kind == "disc" else 9.0, colour, piece["label"])
    x, y = slots.fixed(at, "")
    return _tag("text", escape(piece["label"]), x=x, y=y + 8, font_size=24, fill=SIDE[side], opacity=0.75)


def _disc(x: float, y: float, r: float, colour: str, label: str) -> str:
    size = 11.0 if len(label) < 2 else 5.5
    ring = _tag("circle", cx=x, cy=y, r=r, fill=colour, stroke="#fff", stroke_width=1)
    return ring + _tag("text", escape(label), x=x, y=y + size / 3, font_size=size, fill="#fff")


def _bar(piece: dict[str, Any], x: float, y: float) -> str:
    """A line of fortifications: a wooden bar."""
    shadow = _tag("rect", x=x - 15, y=y - 2.5, width=30, height=5.5, rx=1.2, opacity=0.4)
    bar = _tag(
        "rect", x=x - 16, y=y - 3.5, width=30, height=5.5, rx=1.2, fill=SIDE[piece["side"]],
        stroke="#f4ead2", stroke_width=0.7,
    )  # fmt: skip
    return shadow + bar + _marks(piece, x + 15, y)


def _marks(piece: dict[str, Any], x: float, y: float) -> str:
    """Small cubes: white for isolated, blue for over water, yellow for who may go on."""
    cubes = [mark for mark in piece["marks"] if mark in MARK]
    return "".join(
        _tag("rect", x=x - 3 + 7 * i, y=y - 3, width=6, height=6, fill=MARK[mark], stroke="#222", stroke_width=0.6)
        for i, mark in enumerate(cubes)
    )


def _body(x: float, y: float, wood: str, lies: bool) -> str:
    """The wooden block: standing it shows its top edge, lying it is flat."""
    body, edge, _ = WOOD[wood]
    left, top = x - SIZE / 2, y - SIZE / 2
    lift = 1.2 if lies else 3.2
    dark: dict[str, float | str] = {"stroke": "#1a1713", "stroke_width": 0.6}
    return (
        _tag("rect", x=left + 1.5, y=top + 2, width=SIZE, height=SIZE + 1, rx=2, opacity=0.32)
        + _tag("rect", x=left, y=top - lift, width=SIZE, height=SIZE + lift, rx=2, fill=edge, **dark)
        + _tag("rect", x=left, y=top, width=SIZE, height=SIZE, rx=1.6, fill=body, **dark)
    )


_CROSS = "M-2,-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z"
_DIAMOND = "M0,-6L6,0L0,6L-6,0Z"
_STAR = "M0,-6.5L1.6,-2L6.2,-2L2.5,.9L3.9,5.4L0,2.7L-3.9,5.4L-2.5,.9L-6.2,-2L-1.6,-2Z"
_HEART = "M0,2.2C-3.6,-.4 -2.2,-2.6 0,-1C2.2,-2.6 3.6,-.4 0,2.2Z"
_SIGN = {"german": _CROSS, "finnish": _DIAMOND, "soviet": _STAR}


def _moved(x: float, y: float, scale: float = 1.0) -> str:
    return f"translate({x:.1f} {y:.1f})" + (f" scale({scale})" if scale != 1 else "")


def _back(piece: dict[str, Any], x: float, y: float) -> str:
    """A block that stands with its back to us."""
    wood = piece["wood"]
    sign = _tag("path", d=_SIGN[wood], transform=_moved(x, y), fill=WOOD[wood][2], opacity=0.38)
    return _body(x, y, wood, False) + sign + _marks(piece, x + 9, y - 12)


def _face(piece: dict[str, Any], x: float, y: float) -> str:
    """A block whose sticker we see: strength on the top edge, symbol, label, the colour of its formation."""
    light, dark = STICKER[piece["wood"]]
    left, side = x - SIZE / 2 + 1.4, SIZE - 2.8
    top = y - SIZE / 2 + 1.4
    title = _tag("title", escape(f"{piece['name']} {piece['value']}"))
    paper = _tag("rect", x=left, y=top, width=side, height=side, rx=1, fill=dark if piece["fast"] else light)
    symbol = _tag("g", _symbol(piece["symbol"], FORMATION[piece["colour"]]), transform=_moved(x, y - 0.4))
    label = _tag(
        "text", escape(piece["label"]), x=x, y=y + 8.6, font_size=_label_size(piece["label"]),
        font_weight="bold", fill="#1b1a17",
    )  # fmt: skip
    done = _tag("circle", cx=x + 9, cy=y + 9, r=1.6, fill="#1b1a17") if "acted" in piece["marks"] else ""
    inside = [title, _body(x, y, piece["wood"], piece["lies"]), paper, _strength(piece, x, top + 2.4), symbol, label,
              done, _marks(piece, x + 9, y - 12)]  # fmt: skip
    return _tag("g", "".join(inside))


def _label_size(label: str) -> float:
    return 5.6 if len(label) <= 3 else 4.8 if len(label) <= 5 else 3.9


def _strength(piece: dict[str, Any], x: float, y: float) -> str:
    """Dots for combat blocks, stars for HQs and leaders, in the colour of the fire; a heart when exhausted."""
    colour, value = DOTS[piece["fire"]], piece["value"]
    if piece["stars"] and value == 0:
        return _tag("path", d=_HEART, transform=_moved(x, y), fill="#b3261e")
    ink: dict[str, float | str] = {"fill": colour, "stroke": "#222"}
    shapes = []
    for i in range(value):
        at = x + (i - (value - 1) / 2) * 4.5
        if piece["stars"]:
            shapes.append(_tag("path", d=_STAR, transform=_moved(at, y, 0.36), stroke_width=0.8, **ink))
        else:
            shapes.append(_tag("circle", cx=at, cy=y, r=1.7, stroke_width=0.5, **ink))
    return "".join(shapes)


_LINES = {
    "infantry": "M-7,-4.2L7,4.4M-7,4.4L7,-4.2", "static": "M-7,-4.2L7,4.4M-7,4.4L7,-4.2M-5,2.9H5",
    "motorised": "M-7,-4.2L7,4.4M-7,4.4L7,-4.2M0,-4.2V4.4", "mechanised": "M-7,-4.2L7,4.4M-7,4.4L7,-4.2",
    "cavalry": "M-7,4.4L7,-4.2",
    "luftwaffe": "M-5,.1C-5,-2 -2.5,-2 0,.1C2.5,2.2 5,2.2 5,.1C5,-2 2.5,-2 0,.1C-2.5,2.2 -5,2.2 -5,.1Z",
}  # fmt: skip


def _symbol(kind: str, band: str) -> str:
    """The unit's symbol in its frame, filled with the colour of its formation."""
    ink: dict[str, float | str] = {"stroke": "#1b1a17", "stroke_width": 0.8}
    parts = [_tag("rect", x=-7, y=-4.2, width=14, height=8.6, fill=band, **ink)]
    if kind in _LINES:
        parts.append(_tag("path", d=_LINES[kind], fill="none", **ink))
    if kind in ("tank", "mechanised"):
        parts.append(_tag("ellipse", cx=0, cy=0.1, rx=4.6, ry=2.3, fill="none", **ink))
    if kind == "hq":
        parts.append(_tag("text", "HQ", x=0, y=2.4, font_size=6, font_weight="bold", fill="#1b1a17"))
    if kind == "leader":
        parts.append(_tag("path", d=_STAR, transform="scale(.55)", fill="#1b1a17"))
    return "".join(parts)
