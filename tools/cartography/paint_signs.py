"""Paints the signs on the map: numbers, towns and names, harbours, supply, the symbols of the set-up."""

from __future__ import annotations

from math import cos, pi, sin

from tools.cartography import palette
from tools.cartography.board import Board
from tools.cartography.ground import Spot
from tools.cartography.placing import (
    ICON_SIZE,
    MARK_RADIUS,
    PLACE_TEXT,
    SIGN_RADIUS,
    TOWN_SQUARE,
    TOWN_TEXT,
    Layout,
)
from tools.cartography.svg import Sheet

RING = 2.1  # between the rings of a number: as many rings as it costs points of movement to enter
RINGS = {"green": 0, "yellow": 1, "red": 2}
STAR_POINTS, STAR_WAIST = 5, 0.62
ANCHOR = (
    "M0-4.6a1.3,1.3 0 1 1 .01,0zM0-3.3V4.6M-2.4-1.9H2.4M-4,1.4C-3.6,3.6-1.8,4.6,0,4.6S3.6,3.6,4,1.4"
    "M-4.9,2.5L-4,1.2-2.9,2.4M4.9,2.5L4,1.2 2.9,2.4"
)
CROSS = "M-1.7-6.2H1.7V-1.7H6.2V1.7H1.7V6.2H-1.7V1.7H-6.2V-1.7H-1.7Z"


def paint(sheet: Sheet, board: Board, layouts: dict[str, Layout]) -> None:
    _ports(sheet, board)
    _towns(sheet, board, layouts)
    _names(sheet, board, layouts)
    with sheet.group("numbers", font_family=palette.SANS, font_weight="bold", text_anchor="middle"):
        for area, layout in layouts.items():
            number(sheet, board.tables.place(area).terrain, area, layout.number)
    _supply(sheet, board, layouts)
    _setup(sheet, board, layouts)


def number(sheet: Sheet, terrain: str, text: str, spot: Spot) -> None:
    """A number in the colour of its terrain, with one ring a point of movement; a star for victory."""
    x, y = spot
    colour = palette.TERRAIN[terrain][3]
    if terrain == "victory":
        sheet.path(
            star(x, y, MARK_RADIUS + 9),
            fill=colour,
            stroke=palette.PAPER,
            stroke_width=1.2,
            stroke_linejoin="round",
        )
    else:
        for ring in range(RINGS[terrain], 0, -1):
            radius = MARK_RADIUS + RING * ring
            sheet.add("circle", cx=x, cy=y, r=radius, fill=palette.PAPER, stroke=colour, stroke_width=1.1)
        sheet.add("circle", cx=x, cy=y, r=MARK_RADIUS, fill=colour, stroke=palette.PAPER, stroke_width=1.0)
    size = 11.0 if len(text) < 3 else 9.6
    sheet.word(text, x, y + size * 0.36, font_size=size, fill=palette.ON_MARK[terrain])


def star(x: float, y: float, radius: float, waist: float = STAR_WAIST) -> str:
    """A star with one point up."""
    points = []
    for step in range(2 * STAR_POINTS):
        reach = radius if step % 2 == 0 else radius * waist
        turn = pi * step / STAR_POINTS
        points.append(f"{x + reach * sin(turn):.1f},{y - reach * cos(turn):.1f}")
    return f"M{' '.join(points)}Z"


def haloed(sheet: Sheet, en: str, es: str, x: float, y: float, halo: float, **attributes: object) -> None:
    """Words that stay readable over lines: the same words behind them, broad and pale."""
    around = {
        "stroke": palette.PAPER,
        "stroke_width": halo,
        "stroke_linejoin": "round",
        "stroke_opacity": 0.8,
    }
    sheet.words(en, es, x, y, aria_hidden="true", **{**attributes, **around})
    sheet.words(en, es, x, y, **attributes)


def _towns(sheet: Sheet, board: Board, layouts: dict[str, Layout]) -> None:
    with sheet.group("cities", fill="#ffffff", stroke=palette.INK, stroke_width=1.4):
        for area, layout in layouts.items():
            if layout.town:
                x, y = layout.town
                half = TOWN_SQUARE / 2
                if board.tables.place(area).terrain == "victory":
                    sheet.path(star(x, y, half + 3.5, 0.45), fill="#f2c94c", stroke_width=1.0)
                else:
                    sheet.add("rect", x=x - half, y=y - half, width=TOWN_SQUARE, height=TOWN_SQUARE)


def _names(sheet: Sheet, board: Board, layouts: dict[str, Layout]) -> None:
    with sheet.group("labels", font_family=palette.SERIF, text_anchor="middle"):
        for kind in ("town", "place"):
            with sheet.group(f"labels-{kind}s", font_style="italic" if kind == "place" else "normal"):
                for area, layout in layouts.items():
                    if bool(layout.town) == (kind == "town"):
                        _name(sheet, board, area, layout)


def _name(sheet: Sheet, board: Board, area: str, layout: Layout) -> None:
    place = board.tables.place(area)
    size = TOWN_TEXT if layout.town else PLACE_TEXT
    look: dict[str, object] = {"font_size": size, "fill": palette.PLACE_TEXT}
    if layout.town:
        look |= {"font_weight": "bold", "fill": palette.INK}
    if place.terrain == "victory":
        look |= {"letter_spacing": 0.6}
    x, y = layout.label
    haloed(sheet, place.caption, place.name_es or place.caption, x, y + size * 0.34, 2.8, **look)


def _ports(sheet: Sheet, board: Board) -> None:
    with sheet.group("ports"):
        for area, (lon, lat) in board.drawing["ports"].items():
            white = area in board.tables.marked("white_port")
            x, y = board.plane.place(lon, lat)
            port(sheet, x, y, white)


def port(sheet: Sheet, x: float, y: float, white: bool) -> None:
    """An anchor: white on blue for the Baltic, blue on white for Ladoga."""
    paper, ink = (palette.RIVER, "#ffffff") if white else ("#ffffff", palette.RIVER)
    with sheet.group(transform=f"translate({x:.1f} {y:.1f})"):
        sheet.add("circle", r=7.4, fill=paper, stroke="#ffffff" if white else palette.RIVER, stroke_width=1.2)
        sheet.path(ANCHOR, fill="none", stroke=ink, stroke_width=1.2, stroke_linecap="round")


def _supply(sheet: Sheet, board: Board, layouts: dict[str, Layout]) -> None:
    with sheet.group("supply"):
        for area, layout in layouts.items():
            if layout.sign:
                side = "axis" if area in board.tables.marked("supply_axis") else "soviet"
                supply(sheet, *layout.sign, side, finnish=area in board.tables.finland)


def supply(sheet: Sheet, x: float, y: float, side: str, finnish: bool = False) -> None:
    """A source of supply: a red star, the cross of the staging areas, the blue cross of Helsinki."""
    if side == "soviet":
        sheet.add("circle", cx=x, cy=y, r=SIGN_RADIUS, fill=palette.SOVIET, stroke=palette.PAPER, stroke_width=1.2)
        sheet.path(star(x, y, SIGN_RADIUS - 1.6, 0.42), fill="#f6dd8a")
    else:
        colour = "#2d4f9e" if finnish else palette.INK
        with sheet.group(transform=f"translate({x:.1f} {y:.1f})"):
            sheet.add("circle", r=SIGN_RADIUS, fill="#ffffff", stroke=colour, stroke_width=1.2)
            sheet.path(CROSS, fill=colour, stroke="#ffffff", stroke_width=0.8)


def _setup(sheet: Sheet, board: Board, layouts: dict[str, Layout]) -> None:
    """Where Soviet blocks drawn at random begin the campaign."""
    with sheet.group("setup-icons"):
        for icon in board.tables.areas["icons"]:
            for area in icon["areas"]:
                spots = layouts[area].icons
                mine = [other for other in board.tables.areas["icons"] if area in other["areas"]]
                unit(sheet, *spots[mine.index(icon)], *icon["symbol"])


def unit(sheet: Sheet, x: float, y: float, colour: str, kind: str) -> None:
    """A small military symbol: crossed lines for infantry, an oval for tanks, both for mechanised."""
    width, height = ICON_SIZE
    left, top, right, bottom = x - width / 2, y - height / 2, x + width / 2, y + height / 2
    with sheet.group(fill=palette.ICON[colour], stroke=palette.INK, stroke_width=0.9):
        sheet.add("rect", x=round(left, 1), y=round(top, 1), width=width, height=height)
        if kind in ("infantry", "mechanised"):
            sheet.path(f"M{left:.1f},{top:.1f}L{right:.1f},{bottom:.1f}M{right:.1f},{top:.1f}L{left:.1f},{bottom:.1f}")
        if kind in ("tank", "mechanised"):
            fill = "none" if kind == "mechanised" else palette.ICON[colour]
            sheet.add(
                "rect",
                x=round(left + 2.5, 1),
                y=round(top + 2.4, 1),
                width=width - 5,
                height=height - 4.8,
                rx=2.6,
                fill=fill,
            )
