"""Maps of hexes: the game's own grid on the page, and open geography bent under it.

What a hex is stands in the game's `data/map.json`. Here a game has `anchors.csv`, the true places of its towns,
by which coasts and lakes are laid under the grid; `geography.geojson`, the curated extract of Natural Earth; and
`drawing.toml`, the page. `build` writes `board.json` and `board.svg`:

    layout     the page: where each hex lies, with room for its blocks
    warp       longitude and latitude to the page, through the towns
    extract    takes land and lakes out of Natural Earth, once
    ground     sea, land, terrain; `lines` rivers, rails, borders; `signs` towns, ports, resources, names
    page       title, boxes, key
"""
