"""Paints what surrounds the map: the frame, the title, boxes and tracks, the key, scale and compass."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from tools.cartography import palette
from tools.cartography.board import Board
from tools.cartography.paint_lines import ARROW_HEAD
from tools.cartography.paint_signs import CROSS, haloed, number, port, star, supply
from tools.cartography.records import boxes
from tools.cartography.svg import Sheet

HEADING, CAPTION, SMALL = 13.0, 10.5, 8.8
KEY_ROW, KEY_STEP = 35.0, 23.5


def background(sheet: Sheet, board: Board) -> None:
    width, height = board.size
    with sheet.group("page"):
        sheet.add("rect", width=width, height=height, fill=palette.SHEET)
        sheet.add(
            "rect",
            x=8,
            y=8,
            width=width - 16,
            height=height - 16,
            fill="none",
            stroke=palette.INK,
            stroke_width=1.2,
        )


def surround(sheet: Sheet, board: Board) -> None:
    _frame(sheet, board)
    _waters_and_countries(sheet, board)
    _title(sheet, board)
    _tracks(sheet, board)
    _key(sheet, board)
    _scale_bar(sheet, board)
    _compass(sheet, board)


def _frame(sheet: Sheet, board: Board) -> None:
    left, top, right, bottom = board.frame.bounds
    with sheet.group("frame", fill="none", stroke=palette.INK):
        for gap, width in ((0.0, 1.2), (5.0, 2.6)):
            sheet.add(
                "rect",
                x=left - gap,
                y=top - gap,
                width=right - left + 2 * gap,
                height=bottom - top + 2 * gap,
                stroke_width=width,
            )


def countries(sheet: Sheet, board: Board) -> None:
    """The names of countries, faint and wide, under everything that rules speak of."""
    with sheet.group("countries", font_family=palette.SERIF, text_anchor="middle", fill="#6b5535", opacity=0.3):
        _spread_words(sheet, board, board.drawing["countries"])


def _waters_and_countries(sheet: Sheet, board: Board) -> None:
    with sheet.group(
        "waters",
        font_family=palette.SERIF,
        font_style="italic",
        text_anchor="middle",
        fill=palette.WATER_TEXT,
    ):
        _spread_words(sheet, board, board.drawing["waters"])


def _spread_words(sheet: Sheet, board: Board, names: list[dict[str, Any]]) -> None:
    for name in names:
        x, y = board.plane.place(*name["at"])
        sheet.words(
            name["en"],
            name["es"],
            x,
            y,
            font_size=name["size"],
            letter_spacing=name["spacing"],
            transform=f"rotate({name['turn']} {x:.1f} {y:.1f})",
        )


def _title(sheet: Sheet, board: Board) -> None:
    title = board.drawing["title"]
    x, y = title["at"]
    with sheet.group("title", text_anchor="middle", font_family=palette.SERIF, fill=palette.INK):
        for gap, width in ((0, 2.4), (5, 0.9)):
            sheet.add(
                "rect",
                x=24 + gap,
                y=26 + gap,
                width=288 - 2 * gap,
                height=108 - 2 * gap,
                rx=4,
                fill=palette.PAPER,
                stroke=palette.INK,
                stroke_width=width,
            )
        sheet.path(star(x, 50, 8, 0.42), fill=palette.SOVIET)
        for side in (-1, 1):
            sheet.path(f"M{x + side * 16},50H{x + side * 112}", stroke=palette.INK, stroke_width=1.0)
            sheet.path(f"M{x + side * 22},53H{x + side * 100}", stroke=palette.INK, stroke_width=0.5)
        sheet.word(
            title["name"],
            x,
            y + 8,
            font_size=28,
            font_weight="bold",
            textLength=248,
            lengthAdjust="spacingAndGlyphs",
        )
        sheet.words(title["en"], title["es"], x, y + 34, font_size=13, font_style="italic", letter_spacing=0.8)


def _tracks(sheet: Sheet, board: Board) -> None:
    with sheet.group("tracks", font_family=palette.SERIF, text_anchor="middle", fill=palette.INK):
        _murmansk_road(sheet, board)
        for box in boxes(board.drawing):
            _box(sheet, box)
        for track in board.drawing["tracks"]:
            x, y = track["at"]
            sheet.words(
                track["en"],
                track["es"],
                x,
                y,
                font_size=HEADING,
                font_weight="bold",
                text_anchor="start",
                letter_spacing=0.8,
            )


def _murmansk_road(sheet: Sheet, board: Board) -> None:
    """The road that joins the ten boxes."""
    row = next(row for row in board.drawing["rows"] if row["track"] == "murmansk")
    (x, y), (width, height), step = row["first"], row["size"], row["step"][0]
    last = x + step * (len(row["boxes"]) - 1) + width
    with sheet.group("murmansk-road", fill="none"):
        line = f"M{x},{y + height / 2}H{last}"
        sheet.path(line, stroke=palette.INK, stroke_width=12)
        sheet.path(line, stroke=palette.PAPER, stroke_width=9)
        sheet.path(line, stroke=palette.INK, stroke_width=1.4, stroke_dasharray="9 6")


def _box(sheet: Sheet, box: dict[str, Any]) -> None:
    left, top, width, height = box["rect"]
    with sheet.group(f"box-{box['id']}"):
        sheet.add(
            "rect",
            x=left,
            y=top,
            width=width,
            height=height,
            rx=3,
            fill=palette.PAPER,
            stroke=palette.INK,
            stroke_width=1.4,
        )
        sheet.add(
            "rect",
            x=left + 3,
            y=top + 3,
            width=width - 6,
            height=height - 6,
            rx=2,
            fill="none",
            stroke=palette.BORDER,
            stroke_width=0.6,
        )
        if "side" in box:
            _heading(sheet, box)
        else:
            _emblem(sheet, box)


def _heading(sheet: Sheet, box: dict[str, Any]) -> None:
    """The name of a pool, above it, with the sign of its side."""
    left, top, _, _ = box["rect"]
    x, y = left + 8, top - 12
    if box["side"] == "axis":
        with sheet.group(transform=f"translate({x} {y}) scale(1.05)"):
            sheet.path(CROSS, fill=palette.INK, stroke="#ffffff", stroke_width=0.9)
    else:
        sheet.path(star(x, y, 8.0, 0.42), fill=palette.SOVIET)
    sheet.words(box["en"], box["es"], x + 13, y + 4.5, font_size=HEADING, font_weight="bold", text_anchor="start")


def _emblem(sheet: Sheet, box: dict[str, Any]) -> None:
    """What a box of a track shows: its number, its sky, or its words."""
    left, top, width, height = box["rect"]
    x, y = left + width / 2, top + height / 2
    track = box["track"]
    if track == "weather":
        with sheet.group(transform=f"translate({x:.1f} {y - 7:.1f})", fill="none", stroke_linecap="round"):
            SKIES[box["id"]](sheet)
        sheet.words(box["en"], box["es"], x, top + height - 7, font_size=SMALL)
    elif box["en"].isdigit():
        sheet.word(box["en"], x, y + 9, font_size=26, fill=palette.BORDER, opacity=0.55)
    elif track == "murmansk":
        sheet.words(box["en"], box["es"], x, top + height - 8, font_size=CAPTION + 1, font_weight="bold")
        if box["id"] == "murmansk-10":
            sheet.path(star(x, top + 17, 10, 0.45), fill=palette.TERRAIN["victory"][3])
    else:
        size = CAPTION if width > 80 else SMALL
        sheet.words(box["en"], box["es"], x, top + height - 8, font_size=size)
        if track == "turn":
            sheet.word(box["id"][-1], x, top + 30, font_size=20, fill=palette.BORDER, opacity=0.45)


def _good(sheet: Sheet) -> None:
    sheet.add("circle", r=8, fill="#e9b949", stroke=palette.INK, stroke_width=0.8)
    for step in range(8):
        turn = pi * step / 4
        sheet.path(
            f"M{11 * cos(turn):.1f},{11 * sin(turn):.1f}L{15.5 * cos(turn):.1f},{15.5 * sin(turn):.1f}",
            stroke="#c8912a",
            stroke_width=1.8,
        )


def _cloud(sheet: Sheet) -> None:
    sheet.path(
        "M-12,3a6,6 0 0 1 2-11.6a8,8 0 0 1 15.4-1.4a6.6,6.6 0 0 1 5.6,13z",
        fill="#cfd8da",
        stroke=palette.INK,
        stroke_width=0.8,
    )


def _rain(sheet: Sheet) -> None:
    _cloud(sheet)
    sheet.path("M-9,7l-3,7M-2,7l-3,7M5,7l-3,7M12,7l-3,7", stroke=palette.RIVER, stroke_width=1.7)


def _flake(sheet: Sheet, x: float, y: float, reach: float) -> None:
    arms = []
    for step in range(6):
        turn = pi * step / 3
        arms.append(f"M{x:.1f},{y:.1f}L{x + reach * sin(turn):.1f},{y - reach * cos(turn):.1f}")
        for side in (-0.5, 0.5):
            bx, by = x + 0.55 * reach * sin(turn), y - 0.55 * reach * cos(turn)
            ex, ey = bx + 0.36 * reach * sin(turn + side * 1.7), by - 0.36 * reach * cos(turn + side * 1.7)
            arms.append(f"M{bx:.1f},{by:.1f}L{ex:.1f},{ey:.1f}")
    sheet.path("".join(arms), stroke="#4b83a8", stroke_width=1.5)


def _snow(sheet: Sheet) -> None:
    _flake(sheet, 0, 0, 14)


def _blizzard(sheet: Sheet) -> None:
    sheet.path(
        "M-16,-7H2a4.2,4.2 0 1 0-4-5.6M-16,0H10a4.6,4.6 0 1 1-4.4,6M-16,7H-2",
        stroke=palette.AXIS,
        stroke_width=1.7,
    )
    _flake(sheet, 11, -9, 6)
    _flake(sheet, -7, 13, 4.5)


SKIES = {"weather-good": _good, "weather-rain": _rain, "weather-snow": _snow, "weather-blizzard": _blizzard}


def _key(sheet: Sheet, board: Board) -> None:
    """What the signs mean: terrain with its three numbers, then lines and signs."""
    left, top = board.drawing["legend"]["at"]
    key = board.drawing["key"]
    with sheet.group("key", font_family=palette.SERIF, fill=palette.INK):
        sheet.add(
            "rect",
            x=left,
            y=top,
            width=288,
            height=314,
            rx=3,
            fill=palette.PAPER,
            stroke=palette.INK,
            stroke_width=1.4,
        )
        for column, head in enumerate(key["heads"]):
            sheet.words(
                head["en"],
                head["es"],
                left + 178 + 42 * column,
                top + 18,
                font_size=SMALL,
                text_anchor="middle",
                font_style="italic",
            )
        y = top + 40
        for row in key["terrain"]:
            with sheet.group(font_family=palette.SANS, font_weight="bold", text_anchor="middle"):
                number(sheet, row["terrain"], "", (left + 24, y))
                for column, figure in enumerate(row["figures"]):
                    sheet.word(str(figure), left + 178 + 42 * column, y + 4, font_size=CAPTION)
            sheet.words(row["en"], row["es"], left + 48, y + 4, font_size=CAPTION)
            y += KEY_ROW
        sheet.path(f"M{left + 14},{y - 12}H{left + 274}", stroke=palette.BORDER, stroke_width=0.8)
        for at, row in enumerate(key["signs"]):
            x, down = left + 8 + 138 * (at % 2), y + 8 + KEY_STEP * (at // 2)
            _sample(sheet, row["sign"], x + 14, down)
            sheet.words(row["en"], row["es"], x + 33, down + 3.4, font_size=SMALL)


def _sample(sheet: Sheet, sign: str, x: float, y: float) -> None:
    """One sign of the key, as it looks on the map."""
    level = f"M{x - 13:.1f},{y:.1f}H{x + 13:.1f}"
    if sign == "city":
        sheet.add(
            "rect",
            x=x - 4.5,
            y=y - 4.5,
            width=9,
            height=9,
            fill="#ffffff",
            stroke=palette.INK,
            stroke_width=1.4,
        )
    elif sign == "river":
        sheet.path(level, stroke=palette.RIVER, stroke_width=3.4)
    elif sign == "frontier":
        sheet.path(level, stroke=palette.FRONTIER, stroke_width=2, stroke_dasharray="9 3 2 3")
    elif sign == "zone":
        for shift in (-1.8, 1.8):
            sheet.path(
                f"M{x - 13:.1f},{y + shift:.1f}H{x + 13:.1f}",
                stroke=palette.ZONE,
                stroke_width=1.5,
                stroke_dasharray="7 3",
            )
    elif sign == "arrow":
        points = [
            (-13, 0),
            (-5, 6),
            (-5, 2.4),
            (5, 2.4),
            (5, 6),
            (13, 0),
            (5, -6),
            (5, -2.4),
            (-5, -2.4),
            (-5, -6),
        ]
        shape = " ".join(f"{x + dx:.1f},{y + dy * 6 / ARROW_HEAD:.1f}" for dx, dy in points)
        sheet.path(f"M{shape}Z", fill="#ffffff", stroke=palette.INK, stroke_width=1.1)
    elif sign in ("white-port", "blue-port"):
        port(sheet, x, y, sign == "white-port")
    elif sign == "white-border":
        sheet.add(
            "rect",
            x=x - 12,
            y=y - 7,
            width=24,
            height=14,
            fill=palette.TERRAIN["red"][0],
            stroke=palette.BORDER,
        )
        sheet.add("rect", x=x - 9, y=y - 4, width=18, height=8, fill="none", stroke="#ffffff", stroke_width=3)
    else:
        supply(sheet, x, y, "soviet" if sign == "supply-soviet" else "axis", finnish=sign == "supply-finland")


def _scale_bar(sheet: Sheet, board: Board) -> None:
    bar = board.drawing["scale_bar"]
    (x, y), scale = bar["at"], board.plane.scale
    with sheet.group("scale", font_family=palette.SERIF, text_anchor="middle", fill=palette.INK, font_size=SMALL):
        parts = 4
        step = bar["kilometres"] * scale / parts
        for part in range(parts):
            fill = palette.INK if part % 2 == 0 else palette.PAPER
            sheet.add(
                "rect",
                x=x + part * step,
                y=y,
                width=step,
                height=5,
                fill=fill,
                stroke=palette.INK,
                stroke_width=0.8,
            )
        for part in (0, 2, 4):
            label = str(bar["kilometres"] * part // parts) + (" km" if part == parts else "")
            haloed(sheet, label, label, x + part * step, y - 5, 2.4)


def _compass(sheet: Sheet, board: Board) -> None:
    compass = board.drawing["compass"]
    (x, y), reach = compass["at"], compass["radius"]
    with sheet.group("compass", transform=f"translate({x} {y})", stroke=palette.INK, stroke_width=0.8, opacity=0.85):
        sheet.add("circle", r=reach * 0.62, fill="none", stroke_width=0.7)
        sheet.add("circle", r=reach * 0.56, fill="none", stroke_width=0.4)
        for turn in (45, 135, 225, 315, 0, 90, 180, 270):
            long = reach * (1.0 if turn % 90 == 0 else 0.6)
            for side, fill in ((1, palette.INK), (-1, palette.PAPER)):
                with sheet.group(transform=f"rotate({turn})"):
                    sheet.path(f"M0,0L{side * reach * 0.13:.1f},{-reach * 0.16:.1f}L0,{-long:.1f}Z", fill=fill)
        with sheet.group(font_family=palette.SERIF, text_anchor="middle", font_weight="bold", stroke="none"):
            sheet.word("N", 0, -reach - 4, font_size=13, fill=palette.INK)
