"""The whole picture: what is painted, and in which order."""

from __future__ import annotations

from tools.cartography import paint_ground, paint_lines, paint_page, paint_signs, palette
from tools.cartography.board import Board
from tools.cartography.placing import Layout
from tools.cartography.svg import Sheet


def picture(board: Board, layouts: dict[str, Layout]) -> str:
    """The board as SVG, without pieces."""
    sheet = Sheet(*board.size)
    _definitions(sheet, board)
    paint_page.background(sheet, board)
    with sheet.group("map", clip_path="url(#map-frame)"):
        paint_ground.paint(sheet, board, layouts)
        paint_page.countries(sheet, board)
        paint_ground.lakes(sheet, board)
        paint_lines.paint(sheet, board)
        with sheet.group("river-labels", font_family=palette.SERIF):
            paint_lines.river_names(sheet, board)
        paint_signs.paint(sheet, board, layouts)
    paint_page.surround(sheet, board)
    return sheet.text()


def _definitions(sheet: Sheet, board: Board) -> None:
    left, top, right, bottom = board.frame.bounds
    with sheet.group(tag="defs"):
        with sheet.group(
            "deep", tag="radialGradient", cx="0.42", cy="0.55", r="0.75", gradientUnits="objectBoundingBox"
        ):
            sheet.add("stop", offset="0", stop_color=palette.SEA)
            sheet.add("stop", offset="1", stop_color=palette.SEA_DEEP)
        with sheet.group(
            "hatch",
            tag="pattern",
            width=7,
            height=7,
            patternUnits="userSpaceOnUse",
            patternTransform="rotate(45)",
        ):
            sheet.add("rect", width=7, height=7, fill="#ddd3ba")
            sheet.path("M0,0V7", stroke="#c9bd9f", stroke_width=1.6)
        with sheet.group("map-frame", tag="clipPath"):
            sheet.add("rect", x=left, y=top, width=right - left, height=bottom - top)
