"""What players call blocks and hexes, in both languages, and the other words they may type."""

from __future__ import annotations

from functools import cache

from grognard.games.eastfront import units
from grognard.games.eastfront.data import table
from grognard.games.eastfront.hexes import ADDRESSES, HEX, HEXES, PLACES
from grognard.games.eastfront.units import UNIT, UNITS

# The verbs whose nouns are hexes, and those whose nouns are blocks.
SPACES = ("space", "via", "rail", "sea", "drop", "invade", "evacuate", "blitz", "pay")
BLOCKS = ("unit", "rearguard", "stronger", "weaker", "swap", "step", "cadre", "arrive", "swap", "early", "disband")

NAMES: dict[str, list[str]] = {**dict.fromkeys(SPACES, HEXES), **dict.fromkeys(BLOCKS, UNITS)}

# Which verbs, and which arguments of events, prompts and refusals, name a block or a hex.
KINDS = {
    **dict.fromkeys((*BLOCKS, "units", "freed", "hq", "other"), "unit"),
    **dict.fromkeys((*SPACES, "spaces", "path", "start", "from", "to", "at"), "space"),
}  # fmt: skip

IN_SPANISH: dict[str, str] = table("names.toml")["es"]


def label(kind: str, name: str, lang: str) -> str:
    """What a player calls a noun.

    >>> label("space", "Krivoi-Rog-SW1", "es"), label("space", "Moscow", "es"), label("unit", "ax_hq_okh", "en")
    ('Krivoy Rog SO1', 'Moscú', 'OKH')
    """
    if kind == "unit" and name in UNIT:
        return (units.NAMES_ES if lang == "es" else units.NAMES)[UNIT[name]]
    if kind == "space" and name in HEX:
        return _addresses(lang)[HEX[name]]
    return name


@cache
def _addresses(lang: str) -> list[str]:
    """1.2: how a hex is called: by all its places, or by its distance from one."""
    called = IN_SPANISH if lang == "es" else {}
    found: list[str] = []
    for hex_, address in enumerate(ADDRESSES):
        if PLACES[hex_]:
            found.append("/".join(called.get(place, place) for place in PLACES[hex_]))
        else:
            place, _, way = address.partition(" ") if address not in called else (address, "", "")
            while way and not _is_way(way):
                more, _, way = way.partition(" ")
                place += " " + more
            found.append(f"{called.get(place, place)} {_ways(way, lang)}".rstrip())
    return found


def _is_way(way: str) -> bool:
    return way.split(" ")[0].strip("NSEW123456789") == ""


def _ways(way: str, lang: str) -> str:
    """1.2: west is O in Spanish."""
    return way.replace("W", "O") if lang == "es" else way


def _unit_words() -> dict[str, int]:
    """A block's id without its side, where only one block has it: "hq_okh", "armor_41"."""
    words: dict[str, int] = {}
    twice: set[str] = set()
    for unit, name in enumerate(UNITS):
        short = name.partition("_")[2]
        if short in words:
            twice.add(short)
        words[short] = unit
    return {word: unit for word, unit in words.items() if word not in twice}


def _hex_words() -> dict[str, int]:
    """1.2: addresses as one types them, with spaces too, and as Spanish players call the places."""
    words = dict(HEX)
    for word, hex_ in HEX.items():
        words.setdefault(word.replace("-", " "), hex_)
    for hex_, called in enumerate(_addresses("es")):
        if hex_:
            words.setdefault(called, hex_)
    for place, called in IN_SPANISH.items():
        words.setdefault(called, HEX[place.replace(" ", "-")])
    return words


_HEX_WORDS = _hex_words()
_UNIT_WORDS = _unit_words()
ALIASES: dict[str, dict[str, int]] = {**dict.fromkeys(SPACES, _HEX_WORDS), **dict.fromkeys(BLOCKS, _UNIT_WORDS)}
