"""Paints the lines that rules speak of: borders, rivers, the frontier, the Finnish zone, the map's edges."""

from __future__ import annotations

from math import hypot

import shapely
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, nearest_points, substring, unary_union

from tools.cartography import palette
from tools.cartography.board import Board
from tools.cartography.geography import lines
from tools.cartography.svg import Sheet, strokes

ZONE_LINES = (3.4, 6.6)
ARROW_REACH = 15.0
ARROW_SHAFT, ARROW_HEAD, ARROW_LONG = 2.6, 7.0, 10.0
SHORTEST_TRIMMED = 40.0
SHORTEST_NAMED = 60.0
RIVER_TEXT = 9.0


def paint(sheet: Sheet, board: Board) -> None:
    _rivers(sheet, board)
    _borders(sheet, board)
    _river_borders(sheet, board)
    _frontier(sheet, board)
    _zone(sheet, board)
    _edges(sheet, board)
    _arrows(sheet, board)


def _joined(pieces: list[BaseGeometry]) -> BaseGeometry:
    found = [line for piece in pieces for line in lines(piece)]
    return linemerge(found) if len(found) > 1 else shapely.union_all(found)


def _river_lines(board: Board) -> BaseGeometry:
    return _joined([edge for pair, edge in board.borders.items() if board.near.kind.get(pair) == "river"])


def _rivers(sheet: Sheet, board: Board) -> None:
    """Streams of no effect, thin; of the rivers that matter, what flows inside areas."""
    water = unary_union([board.water, board.ponds])
    bold = _river_lines(board).buffer(2.5)
    with sheet.group("rivers", fill="none", stroke_linecap="round", stroke_linejoin="round"):
        thin = [line for name, line in board.streams.items() if name not in board.tables.cells["rivers"]]
        great = [line for name, line in board.streams.items() if name in board.tables.cells["rivers"]]
        dry = unary_union([board.land, board.islands]).difference(water)
        for streams, width in ((thin, 0.9), (great, 1.4)):
            sheet.strokes(
                _joined(streams).intersection(dry).difference(bold), stroke=palette.STREAM, stroke_width=width
            )


def _borders(sheet: Sheet, board: Board) -> None:
    land = [edge for pair, edge in board.borders.items() if board.near.kind.get(pair) != "river"]
    with sheet.group("borders", fill="none", stroke_linejoin="round", stroke_linecap="round"):
        sheet.strokes(_joined(land), stroke=palette.BORDER, stroke_width=1.1, opacity=0.9)
        coast = unary_union([shape.boundary for shape in board.areas.values()]).difference(
            _joined(list(board.borders.values())).buffer(0.05)
        )
        sheet.strokes(coast.simplify(0.2), stroke=palette.COAST, stroke_width=1.1)


def _river_borders(sheet: Sheet, board: Board) -> None:
    d = strokes(_river_lines(board))
    with sheet.group("river-borders", fill="none", stroke_linecap="round", stroke_linejoin="round"):
        sheet.path(d, stroke=palette.RIVER_CASE, stroke_width=5.6, opacity=0.9)
        sheet.path(d, stroke=palette.RIVER, stroke_width=3.4)


def _frontier(sheet: Sheet, board: Board) -> None:
    """The frontier of 1940: Finland against the rest, on land."""
    finland = board.tables.finland
    pieces = [edge for pair, edge in board.borders.items() if len(pair & finland) == 1 and "H" not in pair]
    d = strokes(_joined(pieces))
    with sheet.group("frontier", fill="none", stroke=palette.FRONTIER, stroke_linejoin="round"):
        sheet.path(d, stroke_width=8.0, opacity=0.18)
        sheet.path(d, stroke_width=2.0, stroke_dasharray="11 3.5 2 3.5")


def _zone(sheet: Sheet, board: Board) -> None:
    """Rule 2.7: a double dashed line, on the inner side of the zone's border on land."""
    inside = unary_union([board.areas[area] for area in board.tables.ids if area in board.tables.zone])
    edge = _joined([line for pair, line in board.borders.items() if len(pair & board.tables.zone) == 1])
    long = [line for line in lines(edge) if line.length > SHORTEST_TRIMMED]
    short = [line for line in lines(edge) if line.length <= SHORTEST_TRIMMED]
    ends = [shapely.Point(end) for line in long for end in (line.coords[0], line.coords[-1])]
    with sheet.group("zone", fill="none", stroke=palette.ZONE, stroke_width=1.5, stroke_dasharray="8 4"):
        for inset in ZONE_LINES:
            band = unary_union([line.buffer(inset + 1.2, cap_style="flat") for line in long])
            along = inside.buffer(-inset).boundary.intersection(band)
            along = along.difference(unary_union([end.buffer(inset + 3.0) for end in ends]))
            sheet.strokes(_joined([along]).simplify(0.3))
        for line in short:
            for aside in (-1.7, 1.7):
                sheet.strokes(line.simplify(2.0).offset_curve(aside), stroke_dasharray="4 2")


def _edges(sheet: Sheet, board: Board) -> None:
    """Red where Soviet supply comes in, dark where the Axis' does; a white rim inside S1 to S4."""
    marks = board.tables.marked
    with sheet.group("edges", fill="none", stroke_linejoin="round"):
        for area in sorted(marks("white_border")):
            rim = board.areas[area].buffer(-5.5).simplify(0.5)
            sheet.shape(rim, stroke=palette.COAST, stroke_width=4.4, opacity=0.35)
            sheet.shape(rim, stroke="#ffffff", stroke_width=3.2)
        neighbours = _joined(list(board.borders.values())).buffer(1.0)
        for mark, colour in (("supply_soviet", palette.SOVIET), ("staging", palette.AXIS)):
            for area in sorted(marks(mark)):
                outer = board.areas[area].boundary.difference(neighbours)
                rim = outer.intersection(_rim_of_play(board).buffer(1.5))
                sheet.strokes(_joined([rim]), stroke=colour, stroke_width=9.0)


def _rim_of_play(board: Board) -> BaseGeometry:
    """Where the land goes on but the map does not."""
    areas = unary_union(list(board.areas.values()))
    return unary_union([board.frame.boundary, board.away.buffer(1.5).intersection(areas.boundary.buffer(0.5))])


def _arrows(sheet: Sheet, board: Board) -> None:
    """Rule 2.4.8: the three double white arrows."""
    with sheet.group("arrows", fill="#ffffff", stroke=palette.INK, stroke_width=1.3, stroke_linejoin="round"):
        for pair in sorted(sorted(pair) for pair, kind in board.near.kind.items() if kind == "arrow"):
            sheet.path(_double_arrow(*_crossing(board, *pair)))


def _crossing(board: Board, one: str, two: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """The two shores that an arrow joins: the nearest, or those that drawing.toml prefers."""
    chosen = board.drawing["crossings"].get(f"{one}-{two}")
    if chosen:
        return board.plane.place(*chosen[0]), board.plane.place(*chosen[1])
    start, stop = nearest_points(board.areas[one], board.areas[two])
    return (start.x, start.y), (stop.x, stop.y)


def _double_arrow(start: tuple[float, float], stop: tuple[float, float]) -> str:
    (ax, ay), (bx, by) = start, stop
    length = hypot(bx - ax, by - ay) or 1.0
    ux, uy = (bx - ax) / length, (by - ay) / length
    half = length / 2 + ARROW_REACH
    mx, my = (ax + bx) / 2, (ay + by) / 2
    neck = half - ARROW_LONG
    profile = [
        (-half, 0.0), (-neck, ARROW_HEAD), (-neck, ARROW_SHAFT), (neck, ARROW_SHAFT), (neck, ARROW_HEAD),
        (half, 0.0), (neck, -ARROW_HEAD), (neck, -ARROW_SHAFT), (-neck, -ARROW_SHAFT), (-neck, -ARROW_HEAD),
    ]  # fmt: skip
    points = [(mx + a * ux - s * uy, my + a * uy + s * ux) for a, s in profile]
    return "M" + " ".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"


def river_names(sheet: Sheet, board: Board) -> None:
    """The names of the rivers that matter, along the longest stretch of each."""
    stretches: dict[str, list[BaseGeometry]] = {}
    for pair, name in board.near.river.items():
        stretches.setdefault(name, []).append(board.borders[pair])
    with sheet.group("river-names", font_size=RIVER_TEXT, font_style="italic", text_anchor="middle"):
        for name, pieces in stretches.items():
            course = max(lines(_joined(pieces)), key=lambda line: float(line.length))
            if course.length < SHORTEST_NAMED:
                continue
            shown = board.tables.cells["rivers"][name].get("name", name)
            _name_along(sheet, shown, f"course-{name.lower()}", _straightest(course, 7.0 * len(shown)))


def _straightest(course: LineString, needed: float) -> LineString:
    """The stretch of a river that bends least, smoothed, read from left to right, just above the water."""
    span = min(float(course.length), needed + 30)
    starts = range(0, max(1, int(course.length - span) + 1), 8)
    pieces = [substring(course, at, at + span) for at in starts]
    best = max(pieces, key=lambda piece: _chord(piece) / span)
    calm = best.simplify(9.0)
    (ax, _), (bx, _) = calm.coords[0], calm.coords[-1]
    if ax > bx:
        calm = calm.reverse()
    return calm.offset_curve(-5.0) if calm.is_simple else calm


def _chord(piece: LineString) -> float:
    (ax, ay), (bx, by) = piece.coords[0], piece.coords[-1]
    return hypot(bx - ax, by - ay)


def _name_along(sheet: Sheet, name: str, path_id: str, course: BaseGeometry) -> None:
    sheet.strokes(course, id=path_id, fill="none", stroke="none")
    halo = {"stroke": palette.PAPER, "stroke_width": 2.4, "stroke_opacity": 0.8, "stroke_linejoin": "round"}
    sheet.along(name, path_id, fill=palette.RIVER, aria_hidden="true", **halo)
    sheet.along(name, path_id, fill=palette.RIVER)
