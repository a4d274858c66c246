"""Paints what stands in hexes: towns of every kind, fortresses, resources, ports, rail entries, names."""

from __future__ import annotations

from typing import Any

from tools.cartography import palette
from tools.cartography.hexes.layout import NAME_Y, NUMBER_Y, TOWN_Y, Layout
from tools.cartography.svg import Sheet

BLACK, WHITE, OIL, ORE = "#1d1a16", "#ffffff", "#3b2f24", "#6b4f2e"
DERRICK = "M-4,6L-1.2,-6H1.2L4,6M-2.9,1.4H2.9M-2,-2.4H2M-4.6,6H4.6"
PICKS = "M-4.6,4.6L3.6,-3.6M4.6,4.6L-3.6,-3.6M-5.4,-1.4C-5.2,-4 -4,-5.2 -1.4,-5.4M5.4,-1.4C5.2,-4 4,-5.2 1.4,-5.4"
ANCHOR = "M0,-5.4A1.5,1.5 0 1 1 .01,-5.4M0,-2.4V5.4M-2.8,-.6H2.8M-5,1.8C-4.4,4.6 -2.4,5.6 0,5.6C2.4,5.6 4.4,4.6 5,1.8"


def paint(sheet: Sheet, layout: Layout) -> None:
    with sheet.group("numbers", font_family=palette.SANS, font_size=6.4, fill=palette.INK, opacity=0.42,
                     text_anchor="middle"):  # fmt: skip
        for code in layout.hexes:
            x, y = layout.centre(code)
            sheet.word(code, x, y + NUMBER_Y)
    with sheet.group("entries"):
        for code, told in layout.hexes.items():
            if told.get("rail_entry"):
                _entry(sheet, layout.centre(code), told["rail_entry"])
    with sheet.group("towns"):
        for code, told in layout.hexes.items():
            _hex(sheet, layout, code, told)


def _hex(sheet: Sheet, layout: Layout, code: str, told: dict[str, Any]) -> None:
    x, y = layout.centre(code)
    if told.get("places"):
        town(sheet, x, y + TOWN_Y, told)
        _name(sheet, x, y + NAME_Y, told, layout)
    beside = 14.0
    if told.get("port"):
        port(sheet, x - beside, y + TOWN_Y - 1, told["port"], _is_base(layout, code))
    if told.get("resource"):
        resource(sheet, x + beside, y + TOWN_Y - 1, told["resource"])


def _is_base(layout: Layout, code: str) -> bool:
    return any(sea.get("base") == code for sea in layout.map["seas"].values() if sea.get("playable"))


def town(sheet: Sheet, x: float, y: float, told: dict[str, Any]) -> None:
    """1.4: black discs with their production, in a square for Victory Cities; rings, dots; fortresses in a hexagon."""
    if told.get("fortress"):
        points = " ".join(f"{x + dx},{y + dy}" for dx, dy in
                          ((0, -12), (10.4, -6), (10.4, 6), (0, 12), (-10.4, 6), (-10.4, -6)))  # fmt: skip
        sheet.add("polygon", points=points, fill="#f3e9d0", stroke=BLACK, stroke_width=2.2)
    kind = told.get("city")
    if kind == "victory":
        sheet.add(
            "rect", x=x - 8.4, y=y - 8.4, width=16.8, height=16.8, rx=1.2, fill=BLACK, stroke=WHITE, stroke_width=1
        )
    elif kind == "major":
        sheet.add("circle", cx=x, cy=y, r=8, fill=BLACK, stroke=WHITE, stroke_width=1)
    elif kind == "minor":
        sheet.add("circle", cx=x, cy=y, r=5, fill=WHITE, stroke=BLACK, stroke_width=1.6)
        sheet.add("circle", cx=x, cy=y, r=1.9, fill=BLACK)
    else:
        sheet.add("circle", cx=x, cy=y, r=2.6, fill=BLACK, stroke=WHITE, stroke_width=0.8)
    if kind in ("victory", "major"):
        sheet.word(str(told.get("value", "")), x, y + 4, fill=WHITE, font_family=palette.SANS, font_size=11.5,
                   font_weight=700, text_anchor="middle")  # fmt: skip


def _name(sheet: Sheet, x: float, y: float, told: dict[str, Any], layout: Layout) -> None:
    great = told.get("city") in ("victory", "major")
    spanish = layout.drawing.get("names_es", {})
    halo = {"fill": palette.INK, "stroke": "#f7efda", "stroke_width": 2.6, "paint_order": "stroke",
            "stroke_linejoin": "round", "text_anchor": "middle", "font_family": palette.SERIF,
            "font_size": 9.4 if great else 8.2, "font_weight": 700 if great else 400}  # fmt: skip
    places = told["places"]
    for number, name in enumerate(places[:2]):
        sheet.words(name, spanish.get(name, name), x, y + 8.4 * number, **halo)


def port(sheet: Sheet, x: float, y: float, told: dict[str, Any], base: bool) -> None:
    """1.45, 15.1: an anchor, large for a Major Port, black for a Naval Base."""
    scale = 1.25 if told["size"] == "major" else 0.95
    colour = BLACK if base else palette.RIVER
    with sheet.group(transform=f"translate({x:.1f} {y:.1f}) scale({scale})", fill="none"):
        sheet.path(ANCHOR, stroke="#f7efda", stroke_width=3.2, stroke_linecap="round")
        sheet.path(ANCHOR, stroke=colour, stroke_width=1.5, stroke_linecap="round")


def resource(sheet: Sheet, x: float, y: float, told: dict[str, Any]) -> None:
    """1.5: a derrick or picks, and what they produce."""
    oil = told.get("kind") == "oil"
    with sheet.group(transform=f"translate({x:.1f} {y:.1f})"):
        sheet.add("rect", x=-7.5, y=-8, width=21, height=16, rx=3, fill="#f3c64a" if oil else "#d8d3c8", stroke=BLACK,
                  stroke_width=0.9)  # fmt: skip
        sheet.path(DERRICK if oil else PICKS, fill="none", stroke=OIL if oil else ORE, stroke_width=1.3,
                   stroke_linecap="round")  # fmt: skip
        sheet.word(str(told["value"]), 9, 3.6, fill=BLACK, font_family=palette.SANS, font_size=9.5, font_weight=700,
                   text_anchor="middle")  # fmt: skip


def _entry(sheet: Sheet, at: tuple[float, float], edge: str) -> None:
    """9.11: where a railway comes onto the map."""
    x, y = at
    turn, colour = {"west": (180, palette.AXIS), "east": (0, palette.SOVIET), "arctic": (-90, palette.SOVIET)}[edge]
    dx, dy = {"west": (-34.0, 0.0), "east": (34.0, 0.0), "arctic": (0.0, -30.0)}[edge]
    sheet.path("M-7,-6L7,0L-7,6Z", transform=f"translate({x + dx:.1f} {y + dy:.1f}) rotate({turn})", fill=colour,
               stroke=WHITE, stroke_width=0.9)  # fmt: skip
