"""Paints what stands round and over a hex map: names of waters and countries, the frame, title, boxes, key."""

from __future__ import annotations

from typing import Any

from tools.cartography import palette
from tools.cartography.hexes import ground, signs
from tools.cartography.hexes.layout import Layout
from tools.cartography.hexes.warp import Warp
from tools.cartography.paint_ground import MARSH, TREE
from tools.cartography.svg import Sheet


def background(sheet: Sheet, layout: Layout) -> None:
    width, height = layout.size
    with sheet.group("page"):
        sheet.add("rect", width=width, height=height, fill=palette.SHEET)


def names(sheet: Sheet, layout: Layout, warp: Warp) -> None:
    """Waters in blue italics, countries in wide capitals."""
    styles: dict[str, dict[str, Any]] = {
        "waters": {"fill": palette.WATER_TEXT, "font_style": "italic", "opacity": 0.95},
        "countries": {"fill": "#7a3a2c", "opacity": 0.34},
    }
    for table, style in styles.items():
        with sheet.group(table, font_family=palette.SERIF, text_anchor="middle", **style):
            for name in layout.drawing.get(table, ()):
                x, y = warp.place(*name["at"])
                turn = f"rotate({name.get('turn', 0)} {x} {y})"
                sheet.words(name["en"], name["es"], x, y, font_size=name["size"], letter_spacing=name["spacing"],
                            transform=turn)  # fmt: skip


def surround(sheet: Sheet, layout: Layout) -> None:
    _frame(sheet, layout)
    _title(sheet, layout)
    _boxes(sheet, layout)
    _key(sheet, layout)


def _frame(sheet: Sheet, layout: Layout) -> None:
    width, height = layout.size
    with sheet.group("frame", fill="none", stroke=palette.INK):
        sheet.add("rect", x=14, y=14, width=width - 28, height=height - 28, stroke_width=3)
        sheet.add("rect", x=6, y=6, width=width - 12, height=height - 12, stroke_width=1)


def _card(sheet: Sheet, rect: list[float]) -> None:
    x, y, width, height = rect
    sheet.add("rect", x=x + 3, y=y + 4, width=width, height=height, rx=5, fill="#1d1710", opacity=0.18)
    sheet.add("rect", x=x, y=y, width=width, height=height, rx=5, fill=palette.PAPER, stroke=palette.INK,
              stroke_width=1.6)  # fmt: skip
    sheet.add("rect", x=x + 4, y=y + 4, width=width - 8, height=height - 8, rx=3, fill="none", stroke=palette.INK,
              stroke_width=0.6, opacity=0.6)  # fmt: skip


def _title(sheet: Sheet, layout: Layout) -> None:
    told = layout.drawing["title"]
    x, y, width, height = told["rect"]
    with sheet.group("title", text_anchor="middle", font_family=palette.SERIF, fill=palette.INK):
        _card(sheet, told["rect"])
        middle = x + width / 2
        sheet.word(told["name"], middle, y + height * 0.56, font_size=height * 0.4, font_weight=700,
                   letter_spacing=height * 0.03)  # fmt: skip
        sheet.path(f"M{x + 30},{y + height * 0.68}H{x + width - 30}", stroke=palette.FRONTIER, stroke_width=1.4)
        sheet.words(told["en"], told["es"], middle, y + height * 0.86, font_size=height * 0.14, font_style="italic")


def _boxes(sheet: Sheet, layout: Layout) -> None:
    with sheet.group("boxes"):
        for box in layout.drawing["boxes"]:
            x, y = box["rect"][:2]
            colour = palette.AXIS if box["side"] == "axis" else palette.SOVIET
            _card(sheet, box["rect"])
            sheet.words(box["en"], box["es"], x + 12, y - 7, font_family=palette.SERIF, font_size=15, font_weight=700,
                        fill=colour)  # fmt: skip


def _key(sheet: Sheet, layout: Layout) -> None:
    """The signs of the map, and what they are."""
    told = layout.drawing["key"]
    x, y, width, _ = told["rect"]
    with sheet.group("key", font_family=palette.SANS, font_size=12.5, fill=palette.INK):
        _card(sheet, told["rect"])
        sheet.words("Key", "Leyenda", x + 18, y + 28, font_family=palette.SERIF, font_size=17, font_weight=700)
        columns = told["columns"]
        pace = (width - 24) / columns
        for number, entry in enumerate(told["entries"]):
            left, down = x + 18 + pace * (number % columns), y + 54 + 31 * (number // columns)
            _sample(sheet, entry["sign"], left + 16, down, layout)
            sheet.words(entry["en"], entry["es"], left + 44, down + 4)


def _sample(sheet: Sheet, sign: str, x: float, y: float, layout: Layout) -> None:
    """One sign of the key, drawn as on the map."""
    if sign in ground.TERRAIN:
        heart, rim = ground.TERRAIN[sign]
        sheet.add("rect", x=x - 15, y=y - 10, width=30, height=20, rx=4, fill=heart, stroke=rim, stroke_width=3)
        mark = {"forest": TREE, "marsh": MARSH, "hill": ground.HILL, "mountain": ground.PEAK}.get(sign)
        if mark:
            shift = {"hill": -4.0, "mountain": -6.0}.get(sign, 0.0)
            sheet.path(f"M{x + shift},{y + 4}{mark}", fill="none", stroke=ground.INK[sign], stroke_width=1.1)
    elif sign in _TOWNS:
        signs.town(sheet, x, y, _TOWNS[sign])
    elif sign in _LINES:
        for style in _LINES[sign]:
            sheet.path(f"M{x - 16},{y}H{x + 16}", fill="none", **style)
    elif sign in ("port", "major-port", "base"):
        signs.port(sheet, x, y, {"size": "minor" if sign == "port" else "major"}, sign == "base")
    elif sign in ("oil", "ore"):
        signs.resource(sheet, x - 4, y, {"kind": sign, "value": 4 if sign == "oil" else 1})
    elif sign == "entry":
        sheet.path("M-7,-6L7,0L-7,6Z", transform=f"translate({x} {y})", fill=palette.SOVIET, stroke="#ffffff",
                   stroke_width=0.9)  # fmt: skip


_TOWNS: dict[str, dict[str, Any]] = {
    "victory-city": {"city": "victory", "value": 1}, "major-city": {"city": "major", "value": 2},
    "minor-city": {"city": "minor"}, "town": {}, "fortress": {"city": "major", "value": 4, "fortress": True},
}  # fmt: skip
_LINES: dict[str, list[dict[str, Any]]] = {
    "river": [{"stroke": palette.RIVER_CASE, "stroke_width": 6.6}, {"stroke": palette.RIVER, "stroke_width": 4.0}],
    "rail": [{"stroke": "#9a2b22", "stroke_width": 2.4},
             {"stroke": "#fbeee0", "stroke_width": 1.1, "stroke_dasharray": "5 5"}],
    "alpine": [{"stroke": "#6b4a2c", "stroke_width": 8.6}, {"stroke": "#ffffff", "stroke_width": 5.6}],
    "frontier": [{"stroke": palette.FRONTIER, "stroke_width": 1.7, "stroke_dasharray": "10 3.5 2 3.5"}],
    "west-front": [{"stroke": "#5b3b8c", "stroke_width": 3.4, "stroke_dasharray": "2 6", "stroke_linecap": "round"}],
}  # fmt: skip
