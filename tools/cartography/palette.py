"""The colours and types of the campaign maps: warm paper, quiet water, ink."""

from __future__ import annotations

INK = "#2b2620"
PAPER = "#f5eedc"
SHEET = "#e9dfc6"
LAND = "#ece4cf"
SEA = "#c3d5d8"
SEA_DEEP = "#a9c2c9"
SHORE = "#5f8a98"
COAST = "#4f4636"
BORDER = "#6d5c46"
RIVER = "#2a6a94"
RIVER_CASE = "#eef3ec"
STREAM = "#7ba6b6"
FRONTIER = "#8a2f2a"
ZONE = "#2f3f9c"
AXIS = "#46474a"
SOVIET = "#a02c26"
WATER_TEXT = "#3c6676"
PLACE_TEXT = "#5d503d"

# Per terrain: the heart of an area, the wash towards its border, the rim, the mark of its number.
TERRAIN = {
    "green": ("#e6e8c8", "#d6ddae", "#bfcc8c", "#5d7a33"),
    "yellow": ("#f3e6bb", "#eddb9f", "#dec476", "#c8912a"),
    "red": ("#e6c6a9", "#ddb08d", "#c78d69", "#97422a"),
    "victory": ("#e6d0da", "#d9b5c6", "#bb87a1", "#7b3560"),
}
GLYPH = {"green": "#7d9150", "yellow": "#8b8a45", "red": "#6f5a3c"}
ON_MARK = {"green": "#ffffff", "yellow": "#241c0c", "red": "#ffffff", "victory": "#ffffff"}
ICON = {"yellow": "#f0cf3c", "light blue": "#9ccfee", "orange": "#ee9434", "white": "#ffffff"}

SERIF = "'Libre Baskerville', Georgia, 'DejaVu Serif', serif"
SANS = "'Source Sans 3', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
