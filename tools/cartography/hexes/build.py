"""From the grid and the tables to the files of a hex game: the whole way, once."""

from __future__ import annotations

from typing import Any

from tools.cartography import palette, records
from tools.cartography.hexes import ground, lines, page, signs
from tools.cartography.hexes.layout import NAME_Y, NUMBER_Y, Layout, load
from tools.cartography.hexes.warp import Warp, through_the_towns
from tools.cartography.svg import Sheet


def build(key: str) -> dict[str, str]:
    """The text of every file that the board of a hex game consists of."""
    layout = load(key)
    warp = through_the_towns(layout)
    return {"board.json": records.layered(board_record(layout)), "board.svg": picture(layout, warp)}


def picture(layout: Layout, warp: Warp) -> str:
    """The board as SVG, without pieces."""
    under = ground.Ground(layout, warp)
    sheet = Sheet(*layout.size)
    _definitions(sheet, layout)
    page.background(sheet, layout)
    with sheet.group("map", clip_path="url(#map-frame)"):
        ground.paint(sheet, under)
        page.names(sheet, layout, warp)
        lines.paint(sheet, layout)
        signs.paint(sheet, layout)
    page.surround(sheet, layout)
    return sheet.text()


def _definitions(sheet: Sheet, layout: Layout) -> None:
    width, height = layout.size
    with sheet.group(tag="defs"):
        with sheet.group("deep", tag="radialGradient", cx="0.5", cy="0.55", r="0.8", gradientUnits="objectBoundingBox"):
            sheet.add("stop", offset="0", stop_color=palette.SEA)
            sheet.add("stop", offset="1", stop_color=palette.SEA_DEEP)
        with sheet.group("away", tag="pattern", width=7, height=7, patternUnits="userSpaceOnUse",
                         patternTransform="rotate(45)"):  # fmt: skip
            sheet.add("rect", width=7, height=7, fill="#e0d7c0")
            sheet.path("M0,0V7", stroke="#d2c7aa", stroke_width=1.4)
        with sheet.group("map-frame", tag="clipPath"):
            sheet.add("rect", x=14, y=14, width=width - 28, height=height - 28)


def board_record(layout: Layout) -> dict[str, Any]:
    """Where everything of the map lies on the page of board.svg; hexes go by the names that the game gives them."""
    return {
        "about": "shapes and places in units of board.svg",
        "size": list(layout.size),
        "block": layout.drawing["blocks"]["size"],
        "languages": ["en", "es"],
        "areas": {_name(code, told): _area(layout, code) for code, told in layout.hexes.items()},
        "boxes": {box["id"]: _box(layout, box) for box in layout.drawing["boxes"]},
    }


def _name(code: str, told: dict[str, Any]) -> str:
    """What the game calls a hex in its files."""
    return str(told.get("address") or code).replace(" ", "-")


def _area(layout: Layout, code: str) -> dict[str, Any]:
    x, y = layout.centre(code)
    outline = "M" + " ".join(f"{records.short(cx)},{records.short(cy)}" for cx, cy in layout.corners(code)) + "Z"
    size = layout.drawing["blocks"]["size"] + layout.drawing["blocks"]["gap"]
    alone = _slots(x, y, 0.0, size)
    return {
        "outline": outline, "number": [x, y + NUMBER_Y], "label": [x, y + NAME_Y], "anchor": [x, y - 8.0],
        "axis": alone, "soviet": alone,
        "contested": {"axis": _slots(x, y, -size, size), "soviet": _slots(x, y, size, size)},
        "line": [x, y + 12.0], "outside": [],
    }  # fmt: skip


def _slots(x: float, y: float, aside: float, pace: float) -> list[list[float]]:
    """Two rows of two blocks, above the town."""
    return [
        [round(x + aside + dx * pace / 2, 1), round(y - 9.0 + dy * pace / 2, 1)] for dy in (-1, 1) for dx in (-1, 1)
    ]


def _box(layout: Layout, box: dict[str, Any]) -> dict[str, Any]:
    size, gap = layout.drawing["blocks"]["size"], layout.drawing["blocks"]["gap"]
    told = {name: box[name] for name in ("id", "side", "en", "es", "rect")}
    return {**told, "slots": records.slots(box["rect"], size, gap + 2)}
