"""A board of hexes that no game has: as many as the largest game needs, with blocks of two sides on them."""

from __future__ import annotations

import json
import random
from functools import cache
from math import sqrt
from typing import Any

COLUMNS, ROWS = 30, 20
HIGH = 84.0  # from side to side
MARGIN = 60.0
SIDE = HIGH / sqrt(3)
BLOCKS = 140
TERRAIN = ("#e9e2c4", "#dfe6c0", "#cfd9b0", "#d8cfae", "#bfd4de")
WOODS = {"axis": "grey", "soviet": "red"}
FACES = {
    "wood": {
        "grey": {"body": "#3a3a3c", "edge": "#5d5d62", "ink": "#f2f2f2", "sign": "M-5,-5H5V5H-5Z"},
        "red": {"body": "#a8322b", "edge": "#cf5a4f", "ink": "#fff3e6", "sign": "M0,-6L6,0L0,6L-6,0Z"},
    },
    "side": {"axis": "#2f2f31", "soviet": "#b3261e"},
}


def name(column: int, row: int) -> str:
    return f"{column:02}{row:02}"


def middle(column: int, row: int) -> tuple[float, float]:
    return MARGIN + SIDE * (1 + 1.5 * column), MARGIN + HIGH * (0.5 + row + 0.5 * (column % 2))


def corners(column: int, row: int) -> list[tuple[float, float]]:
    x, y = middle(column, row)
    return [(x + dx * SIDE, y + dy * HIGH) for dx, dy in
            ((1, 0), (0.5, 0.5), (-0.5, 0.5), (-1, 0), (-0.5, -0.5), (0.5, -0.5))]  # fmt: skip


def hexes() -> list[tuple[int, int]]:
    return [(column, row) for column in range(COLUMNS) for row in range(ROWS)]


@cache
def files() -> dict[str, str]:
    """What the browser gets of it."""
    size = [round(2 * MARGIN + SIDE * (1.5 * COLUMNS + 0.5)), round(2 * MARGIN + HIGH * (ROWS + 0.5))]
    areas = {name(*each): _area(*each) for each in hexes()}
    geometry = {"size": size, "block": 22.0, "areas": areas, "boxes": {}, "faces": FACES}
    return {"/board.json": json.dumps(geometry), "/board.svg": _picture(size)}


def _area(column: int, row: int) -> dict[str, Any]:
    """Most hexes say where blocks of either side stand; every seventh leaves that to the board."""
    x, y = middle(column, row)
    outline = "M" + " ".join(f"{round(cx, 1)},{round(cy, 1)}" for cx, cy in corners(column, row)) + "Z"
    told = {"title": f"hex {name(column, row)}", "outline": outline, "anchor": [x, y], "number": [x, y - 0.4 * HIGH]}
    if (column + row) % 7 == 0:
        return told
    return told | {side: [[x + dx, y + dy + up] for dx in (-12, 12) for dy in (-12, 12)]
                   for side, up in (("axis", -6), ("soviet", 6))}  # fmt: skip


def _picture(size: list[int]) -> str:
    chance = random.Random(3)
    shapes = "".join(
        f'<polygon fill="{chance.choice(TERRAIN)}" points="'
        + " ".join(f"{x:.1f},{y:.1f}" for x, y in corners(*each)) + '"/>'
        for each in hexes()
    )  # fmt: skip
    numbers = "".join(
        f'<text x="{middle(*each)[0]:.1f}" y="{middle(*each)[1] - 32:.1f}">{name(*each)}</text>' for each in hexes()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size[0]} {size[1]}">'
        f'<rect width="{size[0]}" height="{size[1]}" fill="#efe8d6"/>'
        f'<g id="terrain" stroke="#8d8468" stroke-width="1.2">{shapes}</g>'
        f'<g id="numbers" font-family="sans-serif" font-size="9" fill="#6b624c" text-anchor="middle">{numbers}</g>'
        "</svg>"
    )


def look(seed: int = 1) -> dict[str, Any]:
    """Blocks on a front, some of them in battle; one side is seen from its back."""
    chance = random.Random(seed)
    pieces: dict[str, Any] = {}
    for number in range(BLOCKS):
        side = "axis" if number % 2 else "soviet"
        column = 14 + chance.randrange(-4, 5) + (-2 if side == "axis" else 2)
        key = f"{side}-{number}"
        pieces[key] = {
            "kind": "block", "at": name(column, chance.randrange(ROWS)), "side": side, "wood": WOODS[side],
            "text": key, "lies": False, "marks": [],
        }  # fmt: skip
        if side == "axis":
            pieces[key] |= {
                "id": key, "label": str(number), "sidc": "10031000161211000000", "size": "corps", "colour": "none",
                "value": chance.randrange(1, 5), "full": 4, "fire": "single", "stars": False,
            }  # fmt: skip
    return {"pieces": pieces, "order": list(pieces)}
