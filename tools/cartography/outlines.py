"""Turns the raster of areas into outlines: borders flow, follow their rivers, end at the true coast."""

from __future__ import annotations

import itertools
from collections import defaultdict
from dataclasses import dataclass
from math import sin
from typing import Any

import numpy
import shapely
from scipy import ndimage
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize, substring, unary_union

from tools.cartography.cells import NOBODY, Cells
from tools.cartography.curated import Curated
from tools.cartography.geography import Geography, largest, largest_line, lines, polygons
from tools.cartography.links import Neighbourhood, Pair

MARGIN_CELLS = 6
STAIRS_KM = 3.0  # what the simplification may cut off a corner of the raster
SNAP_KM = 5.5  # how far a border may be drawn towards its river
DETOUR = 2.0  # a river that winds more than this is not followed
SCRAP_KM2 = 40.0  # pieces of an area smaller than this fall to a neighbour
CORNER_KM = 15.0  # a border between areas that are not linked shrinks to a point, if it is no longer
GRID_KM = 0.001
SWAY_EVERY_KM = 6.0
SWAY_KM = 2.6
SIDE_KM = 0.3

Node = tuple[float, float]


@dataclass
class Arc:
    """A stretch of border between two areas, from node to node."""

    pair: Pair
    points: list[Node]

    @property
    def line(self) -> LineString:
        return LineString(self.points)


def outlines(tables: Curated, geography: Geography, cells: Cells, near: Neighbourhood) -> dict[str, BaseGeometry]:
    """The drawn shape of every area, in kilometres; neighbours share their border point by point."""
    arcs = _arcs(geography, cells)
    _close_corners(arcs, near, geography.playable)
    _follow(arcs, _guides(tables, geography, near), geography.frame)
    _close_corners(arcs, near, geography.playable)
    for arc in arcs:
        arc.points = _flowing(arc.points if arc.pair in near.river else _wandering(arc.points))
    fields = _fields(arcs, cells, geography)
    shapes = _on_land(fields, geography.playable)
    shapes.update(geography.islands)
    return {area: shapely.set_precision(shapes[area], GRID_KM) for area in cells.ids}


def _spread_owner(geography: Geography, cells: Cells) -> Any:
    """The raster of the areas, spread over all water and a margin, so that borders cross the coast."""
    owner = cells.owner.copy()
    for area in geography.islands:
        owner[owner == cells.ids.index(area)] = NOBODY
    owner = numpy.pad(owner, MARGIN_CELLS, constant_values=NOBODY)
    nearest = ndimage.distance_transform_edt(owner == NOBODY, return_distances=False, return_indices=True)
    return owner[tuple(nearest)]


def _arcs(geography: Geography, cells: Cells) -> list[Arc]:
    owner = _spread_owner(geography, cells)
    present = [int(index) for index in numpy.unique(owner)]
    blocks = [_blocks(owner == index, cells) for index in present]
    cover = list(shapely.coverage_simplify(blocks, STAIRS_KM))
    edges = linemerge(unary_union([piece.boundary for piece in cover]))
    tree = shapely.STRtree(cover)
    found = []
    for edge in lines(edges):
        sides = {cells.ids[present[int(k)]] for side in _beside(edge) for k in tree.query(side, predicate="within")}
        if len(sides) == 2:
            found.append(Arc(frozenset(sides), [(x, y) for x, y in edge.coords]))
    return found


def _blocks(mask: Any, cells: Cells) -> BaseGeometry:
    """The cells of a mask as one shape."""
    grid = cells.grid
    west, south = grid.west - MARGIN_CELLS * grid.cell, grid.south - MARGIN_CELLS * grid.cell
    runs = []
    for row in range(mask.shape[0]):
        columns = numpy.flatnonzero(mask[row])
        if columns.size:
            for run in numpy.split(columns, numpy.flatnonzero(numpy.diff(columns) > 1) + 1):
                left, right = west + run[0] * grid.cell, west + (run[-1] + 1) * grid.cell
                runs.append(box(left, south + row * grid.cell, right, south + (row + 1) * grid.cell))
    return unary_union(runs)


def _beside(edge: LineString) -> tuple[Point, Point]:
    """A point on either side of the edge's longest stretch."""
    points = list(edge.coords)
    (ax, ay), (bx, by) = max(itertools.pairwise(points), key=lambda ends: _gap(*ends))
    length = _gap((ax, ay), (bx, by))
    dx, dy = (by - ay) / length * SIDE_KM, (ax - bx) / length * SIDE_KM
    mx, my = (ax + bx) / 2, (ay + by) / 2
    return Point(mx + dx, my + dy), Point(mx - dx, my - dy)


def _gap(one: Node, two: Node) -> float:
    return float(numpy.hypot(one[0] - two[0], one[1] - two[1]))


def _close_corners(arcs: list[Arc], near: Neighbourhood, land: BaseGeometry) -> None:
    """Areas that are not linked may meet in a point, never along a line on land."""
    for arc in [arc for arc in arcs if arc.pair not in near.kind]:
        dry = float(arc.line.intersection(land).length)
        if dry > 0 and arc.line.length < CORNER_KM:
            middle = arc.line.interpolate(0.5, normalized=True)
            _move(arcs, {arc.points[0], arc.points[-1]}, (middle.x, middle.y))
            arcs.remove(arc)
        elif 0 < dry < CORNER_KM:
            _run_to_the_shore(arcs, arc, land)


def _run_to_the_shore(arcs: list[Arc], arc: Arc, land: BaseGeometry) -> None:
    """A border that is mostly water keeps only its water: its node on land moves out along it."""
    for end, way in ((0, arc.line), (-1, arc.line.reverse())):
        if Point(arc.points[end]).within(land):
            shore = largest_line(way.difference(land))
            x, y = shore.coords[0]
            _move(arcs, {arc.points[end]}, (x, y))
            inner = [(x, y) for x, y in shore.coords]
            arc.points = inner if end == 0 else inner[::-1]


def _move(arcs: list[Arc], nodes: set[Node], to: Node) -> None:
    for arc in arcs:
        for end in (0, -1):
            if arc.points[end] in nodes:
                arc.points[end] = to


def _guides(tables: Curated, geography: Geography, near: Neighbourhood) -> dict[Pair, BaseGeometry]:
    """What a border should follow: its river, or the frontier of 1940."""
    guides = {pair: geography.rivers[name] for pair, name in near.river.items()}
    finland = tables.finland
    for pair, kind in near.kind.items():
        if kind == "land" and len(pair & finland) == 1:
            guides[pair] = geography.frontier
    return guides


def _follow(arcs: list[Arc], guides: dict[Pair, BaseGeometry], frame: BaseGeometry) -> None:
    """Draws borders onto their rivers, first the nodes where they meet, then the stretches between."""
    inner = frame.buffer(-SNAP_KM)
    for arc in arcs:
        guide = guides.get(arc.pair)
        if guide is not None:
            for end in (0, -1):
                node = Point(arc.points[end])
                if node.within(inner) and 0 < guide.distance(node) < SNAP_KM:
                    on_guide = guide.interpolate(guide.project(node))
                    _move(arcs, {arc.points[end]}, (on_guide.x, on_guide.y))
    for arc in arcs:
        guide = guides.get(arc.pair)
        if guide is not None:
            arc.points = _drawn_to(arc.points, guide)


def _drawn_to(points: list[Node], guide: BaseGeometry) -> list[Node]:
    """The points of a border, its stretches near the guide replaced by the guide itself."""
    dense = [(x, y) for x, y in shapely.segmentize(LineString(points), 1.0).coords]
    strands = lines(linemerge(guide) if guide.geom_type == "MultiLineString" else guide)
    strand_of = [_strand(point, strands) for point in dense]
    drawn: list[Node] = []
    start = 0
    while start < len(dense):
        stop = start
        while stop + 1 < len(dense) and strand_of[stop + 1] == strand_of[start]:
            stop += 1
        run = dense[start : stop + 1]
        strand = strand_of[start]
        drawn.extend(run if strand is None else _along(run, strands[strand]))
        start = stop + 1
    return [points[0], *_distinct(drawn, points[0], points[-1]), points[-1]]


def _strand(point: Node, strands: list[LineString]) -> int | None:
    """The strand of the guide that is near enough to a point."""
    gaps = [float(strand.distance(Point(point))) for strand in strands]
    best = min(range(len(gaps)), key=gaps.__getitem__)
    return best if gaps[best] < SNAP_KM else None


def _along(run: list[Node], strand: LineString) -> list[Node]:
    start, stop = strand.project(Point(run[0])), strand.project(Point(run[-1]))
    walked = abs(stop - start)
    if len(run) < 3 or walked > DETOUR * LineString(run).length + 4:
        return run
    piece = substring(strand, start, stop)
    return [(x, y) for x, y in piece.coords]


def _distinct(points: list[Node], first: Node, last: Node) -> list[Node]:
    """The inner points of a line, without what repeats its ends or itself."""
    kept: list[Node] = []
    for point in points:
        if _gap(point, first) > 0.2 and _gap(point, last) > 0.2 and (not kept or _gap(point, kept[-1]) > 0.05):
            kept.append(point)
    return kept


def _wandering(points: list[Node]) -> list[Node]:
    """Straight stretches sway a little to either side, always the same way for the same stretch."""
    swayed = [points[0]]
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = _gap((ax, ay), (bx, by))
        steps = int(length / SWAY_EVERY_KM) + 1
        for step in range(1, steps):
            share = step / steps
            x, y = ax + (bx - ax) * share, ay + (by - ay) * share
            sway = SWAY_KM * sin(x * 0.61 + y * 0.37) * sin(x * 0.23 - y * 0.47 + 1.0)
            swayed.append((x - (by - ay) / length * sway, y + (bx - ax) / length * sway))
        swayed.append((bx, by))
    return swayed


def _flowing(points: list[Node]) -> list[Node]:
    """Corner cutting: a line that keeps its ends and loses its angles."""
    for _ in range(3):
        cut = [points[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            cut.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
            cut.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        points = [*cut, points[-1]]
    return points


def _fields(arcs: list[Arc], cells: Cells, geography: Geography) -> dict[str, BaseGeometry]:
    """What the borders enclose, land and water alike, by area."""
    rim = geography.frame.buffer((MARGIN_CELLS - 1) * cells.grid.cell, join_style="mitre")
    mesh = unary_union([rim.boundary, *(arc.line for arc in arcs)])
    owner = _spread_owner(geography, cells)
    fields: dict[str, list[Polygon]] = defaultdict(list)
    for face in polygonize(mesh):
        if face.representative_point().within(rim):
            fields[_owner_of(face, owner, cells)].append(face)
    return {area: unary_union(faces) for area, faces in fields.items()}


def _owner_of(face: Polygon, owner: Any, cells: Cells) -> str:
    """The area that most of a face belongs to."""
    west, south, east, north = face.bounds
    step = max(0.6, min(east - west, north - south) / 12)
    mesh: Any = numpy.meshgrid(numpy.arange(west, east, step) + step / 2, numpy.arange(south, north, step) + step / 2)
    xs, ys = mesh
    inside = shapely.contains_xy(face, xs, ys)
    if inside.any():
        xs, ys = xs[inside], ys[inside]
    else:
        middle = face.representative_point()
        xs, ys = numpy.array([middle.x]), numpy.array([middle.y])
    grid = cells.grid
    columns = ((xs - grid.west) / grid.cell + MARGIN_CELLS).astype(int).clip(0, owner.shape[1] - 1)
    rows = ((ys - grid.south) / grid.cell + MARGIN_CELLS).astype(int).clip(0, owner.shape[0] - 1)
    found, counts = numpy.unique(owner[rows, columns], return_counts=True)
    return cells.ids[int(found[int(counts.argmax())])]


def _on_land(fields: dict[str, BaseGeometry], land: BaseGeometry) -> dict[str, BaseGeometry]:
    """The fields, cut at the coast; scraps across a bay go to the neighbour they hang on."""
    land = shapely.set_precision(land, GRID_KM)
    shapes: dict[str, BaseGeometry] = {}
    scraps: list[Polygon] = []
    for area, ground in fields.items():
        pieces = polygons(shapely.intersection(shapely.set_precision(ground, GRID_KM), land, grid_size=GRID_KM))
        body = largest(unary_union(pieces))
        shapes[area] = body
        scraps.extend(piece for piece in pieces if not piece.equals(body))
    for scrap in sorted(scraps, key=lambda piece: -float(piece.area)):
        beside = {
            area: float(shape.boundary.intersection(scrap.boundary).length)
            for area, shape in shapes.items()
            if shape.distance(scrap) < GRID_KM
        }
        if beside:
            area = max(beside, key=lambda name: beside[name])
            shapes[area] = shapely.union(shapes[area], scrap, grid_size=GRID_KM)
    return shapes
