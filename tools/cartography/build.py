"""From the tables to the files of a game: the whole way, once."""

from __future__ import annotations

from tools.cartography import cells, curated, geography, links, outlines, painting, placing, records
from tools.cartography.board import compose


def build(key: str) -> dict[str, str]:
    """The text of every file that the map of a game consists of."""
    tables = curated.load(key)
    nature = geography.read(tables)
    division = cells.cut(tables, nature)
    near = links.neighbourhood(tables, nature, division)
    board = compose(tables, nature, near, outlines.outlines(tables, nature, division, near))
    layouts = placing.place_all(board)
    return {
        "map.json": records.layered(records.map_record(tables, near)),
        "board.json": records.layered(records.board_record(board, layouts)),
        "board.svg": painting.picture(board, layouts),
    }
