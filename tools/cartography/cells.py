"""Cuts the land into areas: every cell of a grid goes to the centre that is nearest on foot."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import hypot
from typing import Any

import numpy
import shapely
from scipy import ndimage, sparse
from scipy.sparse.csgraph import dijkstra

from tools.cartography.curated import Curated, Place
from tools.cartography.geography import Geography

NOBODY = -1
STRAY = -2
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))


@dataclass(frozen=True)
class Grid:
    """A raster over the frame; rows go north, columns east."""

    west: float
    south: float
    cell: float
    columns: int
    rows: int

    @property
    def xs(self) -> Any:
        return self.west + (numpy.arange(self.columns) + 0.5) * self.cell

    @property
    def ys(self) -> Any:
        return self.south + (numpy.arange(self.rows) + 0.5) * self.cell

    def mesh(self) -> Any:
        return numpy.meshgrid(self.xs, self.ys)

    def covered(self, geometry: Any) -> Any:
        """The cells whose middle lies in the geometry."""
        return shapely.contains_xy(geometry, *self.mesh())

    def near(self, geometry: Any, distance: float) -> Any:
        """The cells whose middle lies within the distance."""
        x, y = self.mesh()
        tree = shapely.STRtree(shapely.points(x.ravel(), y.ravel()))
        mask = numpy.zeros(x.size, dtype=bool)
        mask[tree.query(geometry, predicate="dwithin", distance=distance)] = True
        return mask.reshape(x.shape)


@dataclass(frozen=True)
class Cells:
    """Which area each cell belongs to (an index into ids, or NOBODY)."""

    grid: Grid
    ids: list[str]
    owner: Any


def grid_of(tables: Curated) -> Grid:
    frame = tables.cells["frame"]
    cell = frame["cell"]
    return Grid(
        west=frame["west"],
        south=frame["south"],
        cell=cell,
        columns=int((frame["east"] - frame["west"]) / cell),
        rows=int((frame["north"] - frame["south"]) / cell),
    )


def cut(tables: Curated, geography: Geography) -> Cells:
    """The whole division of the land."""
    grid = grid_of(tables)
    ids = tables.ids
    ground = grid.covered(geography.playable)
    walkers = [place for place in tables.places if place.id not in geography.islands]
    owner = _nearest(tables, geography, grid, ground, walkers)
    for area, island in geography.islands.items():
        owner[grid.covered(island)] = ids.index(area)
    _gather_strays(owner, [index for index, area in enumerate(ids) if area not in geography.islands])
    return Cells(grid, ids, owner)


def _toll(tables: Curated, geography: Geography, grid: Grid) -> Any:
    """What a kilometre costs in each cell: one, and the detour spread over the cells of a barrier."""
    reach = tables.cells["reach"]["barrier"] * grid.cell
    toll = numpy.ones((grid.rows, grid.columns))
    for name, river in geography.rivers.items():
        toll[grid.near(river, reach)] += tables.cells["rivers"][name]["detour"] / 2.0 / grid.cell
    toll[grid.near(geography.frontier, reach)] += tables.cells["frontier"]["detour"]
    return toll


def _roads(grid: Grid, ground: Any, toll: Any) -> Any:
    """The ways from cell to neighbouring cell, diagonals too, as a sparse matrix."""
    count = grid.rows * grid.columns
    number = numpy.arange(count).reshape(grid.rows, grid.columns)
    starts, ends, lengths = [], [], []
    for down, right in STEPS:
        here = slice(0, grid.rows - down), slice(max(0, -right), grid.columns - max(0, right))
        there = slice(down, grid.rows), slice(max(0, right), grid.columns - max(0, -right))
        open_way = ground[here] & ground[there]
        way = (2**0.5 if down and right else 1.0) * grid.cell * (toll[here] + toll[there]) / 2
        starts.append(number[here][open_way])
        ends.append(number[there][open_way])
        lengths.append(way[open_way])
    one_way = sparse.csr_matrix(
        (numpy.concatenate(lengths), (numpy.concatenate(starts), numpy.concatenate(ends))),
        shape=(count, count),
    )
    return one_way + one_way.T


def _nearest(tables: Curated, geography: Geography, grid: Grid, ground: Any, walkers: list[Place]) -> Any:
    """For each cell the index of the centre that reaches it first; a pull shortens a centre's handicap."""
    count = grid.rows * grid.columns
    roads = _roads(grid, ground, _toll(tables, geography, grid))
    first = [_cell_of(place, geography, grid, ground) for place in walkers]
    head_start = [tables.cells["frame"]["handicap"] - place.pull for place in walkers]
    gates = sparse.csr_matrix((head_start, (range(len(walkers)), first)), shape=(len(walkers), count))
    no_way_back = sparse.csr_matrix((count + len(walkers), len(walkers)))
    network = sparse.hstack([sparse.vstack([roads, gates]), no_way_back]).tocsr()
    sources = list(range(count, count + len(walkers)))
    distance, _, winner = dijkstra(network, directed=True, indices=sources, min_only=True, return_predecessors=True)
    index = {source: tables.ids.index(place.id) for source, place in zip(sources, walkers, strict=True)}
    owner = numpy.full(count, NOBODY)
    reached = numpy.isfinite(distance[:count])
    owner[reached] = [index[source] for source in winner[:count][reached]]
    return owner.reshape(grid.rows, grid.columns)


def _cell_of(place: Place, geography: Geography, grid: Grid, ground: Any) -> int:
    """The cell of a centre; a centre on the water moves to the nearest land."""
    x, y = geography.conic.plane(place.lon, place.lat)
    column, row = int((x - grid.west) / grid.cell), int((y - grid.south) / grid.cell)
    for reach in range(14):
        rows = range(max(0, row - reach), min(grid.rows, row + reach + 1))
        columns = range(max(0, column - reach), min(grid.columns, column + reach + 1))
        dry = [(hypot(c - column, r - row), r, c) for r in rows for c in columns if ground[r, c]]
        if dry:
            _, row, column = min(dry)
            return row * grid.columns + column
    raise ValueError(f"the centre of {place.id} ({place.name}) is off the land")


def _gather_strays(owner: Any, indices: list[int]) -> None:
    """Leaves each area one piece; what was cut off falls to its neighbours, cell by cell."""
    for index in indices:
        piece, pieces = ndimage.label(owner == index)
        if pieces > 1:
            sizes = ndimage.sum(owner == index, piece, range(1, pieces + 1))
            owner[(piece > 0) & (piece != 1 + int(numpy.argmax(sizes)))] = STRAY
    while (owner == STRAY).any():
        before = owner.copy()
        for row, column in numpy.argwhere(before == STRAY):
            beside = Counter(
                int(before[r, c])
                for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
                if 0 <= r < owner.shape[0] and 0 <= c < owner.shape[1] and before[r, c] >= 0
            )
            if beside:
                owner[row, column] = beside.most_common(1)[0][0]
        if (owner == before).all():
            owner[owner == STRAY] = NOBODY
