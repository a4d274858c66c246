"""Which areas touch, across which river; which waters and which edges of the map they reach."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any

import numpy
import shapely

from tools.cartography.cells import Cells
from tools.cartography.curated import Curated
from tools.cartography.geography import Geography

# A border on the grid is a staircase: this share of its steps is its length.
STAIRCASE = 0.8
BESIDE = ((0, 1), (1, 0))
SEA = "Baltic"
COASTS = (SEA, "Ladoga", "Onega", "Peipus", "Ilmen")

Pair = frozenset[str]


@dataclass(frozen=True)
class Neighbourhood:
    """The links of a map and what lies round its areas."""

    kind: dict[Pair, str]
    river: dict[Pair, str]
    coast: dict[str, list[str]]
    edge: dict[str, list[str]]
    corners: set[Pair]


def neighbourhood(tables: Curated, geography: Geography, cells: Cells) -> Neighbourhood:
    lengths, banks = _borders(tables, geography, cells)
    kind, river, corners = _links(tables, lengths, banks)
    return Neighbourhood(
        kind=kind,
        river=river,
        coast=_coasts(tables, geography, cells),
        edge=_edges(geography, cells),
        corners=corners,
    )


def _beside(array: Any, down: int, right: int) -> tuple[Any, Any]:
    """Each cell and the one below it, or to its right."""
    rows, columns = array.shape
    return array[: rows - down, : columns - right], array[down:, right:]


def _borders(tables: Curated, geography: Geography, cells: Cells) -> tuple[dict[Pair, float], dict[Pair, Counter[str]]]:
    """How long each border is, and along which rivers."""
    names = list(geography.rivers)
    nearby = numpy.zeros(cells.owner.shape, dtype=int)
    for number, name in enumerate(names, start=1):
        nearby[cells.grid.near(geography.rivers[name], tables.cells["reach"]["river"])] = number
    step = cells.grid.cell * STAIRCASE
    lengths: dict[Pair, float] = defaultdict(float)
    banks: dict[Pair, Counter[str]] = defaultdict(Counter)
    for down, right in BESIDE:
        one, two = _beside(cells.owner, down, right)
        water_one, water_two = _beside(nearby, down, right)
        border = (one != two) & (one >= 0) & (two >= 0)
        water = numpy.where(water_one > 0, water_one, water_two)
        for a, b, number in zip(one[border], two[border], water[border], strict=True):
            pair = frozenset((cells.ids[a], cells.ids[b]))
            lengths[pair] += step
            if number:
                banks[pair][names[number - 1]] += 1
    return lengths, banks


def _links(
    tables: Curated, lengths: dict[Pair, float], banks: dict[Pair, Counter[str]]
) -> tuple[dict[Pair, str], dict[Pair, str], set[Pair]]:
    table = tables.cells["links"]
    required = {frozenset(pair) for pair in table["required"]}
    barred = {frozenset(pair) for pair in table["barred"]}
    forced = {frozenset((a, b)): name for a, b, name in table["river"]}
    dry = {frozenset(pair) for pair in table["no_river"]}
    step = tables.cells["frame"]["cell"] * STAIRCASE
    kind: dict[Pair, str] = {}
    river: dict[Pair, str] = {}
    corners: set[Pair] = set()
    for pair, length in lengths.items():
        if pair in barred or (length < tables.cells["frame"]["shortest_border"] and pair not in required):
            corners.add(pair)
            continue
        stream = banks[pair].most_common(1)
        wet = bool(stream) and stream[0][1] * step >= tables.cells["reach"]["river_share"] * length
        name = forced.get(pair) or (stream[0][0] if wet and pair not in dry else None)
        kind[pair] = "river" if name else "land"
        if name:
            river[pair] = name
    missing = required - set(kind)
    if missing:
        raise ValueError(f"areas that must touch do not: {sorted(map(sorted, missing))}")
    kind.update({frozenset(pair): "arrow" for pair in table["arrows"]})
    return kind, river, corners


def _coasts(tables: Curated, geography: Geography, cells: Cells) -> dict[str, list[str]]:
    """The waters that an area has enough shore on."""
    waters = {SEA: (~cells.grid.covered(geography.mainland)) & (cells.owner < 0)}
    for name, lake in geography.lakes.items():
        waters[name] = cells.grid.covered(lake)
    shore: dict[int, Counter[str]] = defaultdict(Counter)
    for name, water in waters.items():
        for down, right in BESIDE:
            owners, wets = _beside(cells.owner, down, right), _beside(water, down, right)
            for land, wet in ((owners[0], wets[1]), (owners[1], wets[0])):
                for area, cells_of_shore in Counter(land[(land >= 0) & wet].tolist()).items():
                    shore[area][name] += cells_of_shore
    add, drop = tables.cells["coast"]["add"], tables.cells["coast"]["drop"]
    enough = tables.cells["frame"]["shortest_shore"] / cells.grid.cell
    return {
        area: [
            water
            for water in COASTS
            if (shore[index][water] >= enough or water in add.get(area, ())) and water not in drop.get(area, ())
        ]
        for index, area in enumerate(cells.ids)
    }


def _edges(geography: Geography, cells: Cells) -> dict[str, list[str]]:
    """The edges of the frame that an area reaches; "cut" is the edge of land that is not in play."""
    owner = cells.owner
    reached: dict[str, set[str]] = {area: set() for area in cells.ids}
    rims = {"E": owner[:, -1], "W": owner[:, 0], "N": owner[-1, :], "S": owner[0, :]}
    away = cells.grid.covered(geography.cut)
    for down, right in BESIDE:
        owners, outside = _beside(owner, down, right), _beside(away, down, right)
        rims[f"cut{down}"] = numpy.concatenate([owners[0][outside[1]], owners[1][outside[0]]])
    for name, cells_of_rim in rims.items():
        for index in numpy.unique(cells_of_rim[cells_of_rim >= 0]):
            reached[cells.ids[int(index)]].add(name.rstrip("01"))
    return {area: sorted(edges) for area, edges in reached.items()}


def shore_pieces(geography: Geography) -> Any:
    """The outline of all land in play, to draw borders against."""
    return shapely.union_all([geography.playable, *geography.islands.values()])
