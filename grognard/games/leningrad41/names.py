"""What players call blocks, areas and bombers, in both languages, and the other words they may type."""

from __future__ import annotations

from grognard.games.leningrad41 import areas, blocks
from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import BOMBERS, UNIT

_SPACES = ("space", "via", "rail", "sea", "dismantle")
_PLANES = ("bomber", "abort", "destroy")

# Which verbs, and which arguments of events, prompts and refusals, name a block, an area or a bomber.
KINDS = {
    **dict.fromkeys(("unit", "units", "hq"), "unit"), **dict.fromkeys((*_SPACES, "spaces", "path"), "space"),
    **dict.fromkeys((*_PLANES, "bombers"), "bomber"),
}  # fmt: skip


def label(kind: str, name: str, lang: str) -> str:
    """What a player calls a noun.

    >>> label("space", "95", "es"), label("unit", "de_1pz", "en")
    ('Nóvgorod (95)', '1st Panzer Division')
    """
    if kind == "unit" and name in UNIT:
        return (blocks.NAMES_ES if lang == "es" else blocks.NAMES)[UNIT[name]]
    if kind in _SPACES and name in AREA:
        return f"{(areas.NAMES_ES if lang == 'es' else areas.NAMES)[AREA[name]]} ({name})"
    if kind in _PLANES and name in BOMBERS:
        return f"{blocks.BOMBER_NAMES[BOMBERS.index(name)]} {int(name[-1])}"
    return name


def _area_words() -> dict[str, int]:
    words: dict[str, int] = {}
    for area in range(1, areas.N):
        for name in (areas.NAMES[area], areas.NAMES_ES[area]):
            words.setdefault(name, area)
            for part in name.split(" – "):
                words.setdefault(part, area)
    return words


def _unit_words() -> dict[str, int]:
    """A block's id without its army, where only one block has it: "1pz", "56_hq"."""
    words: dict[str, int] = {}
    twice: set[str] = set()
    for unit, name in enumerate(blocks.UNITS):
        short = name.partition("_")[2]
        if short in words:
            twice.add(short)
        words[short] = unit
    return {word: unit for word, unit in words.items() if word not in twice}


_AREA_WORDS = _area_words()
ALIASES = {"unit": _unit_words(), **dict.fromkeys(_SPACES, _AREA_WORDS)}
