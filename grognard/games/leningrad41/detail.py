"""A few words beside a choice: where a block stands and how strong it is, what is to be met in an area."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import FULL, IS_HQ, IS_LEADER, SIDE, UNIT
from grognard.games.leningrad41.names import label
from grognard.games.leningrad41.words import FACTIONS, SIDES

Say = Callable[..., str]  # a message's id, the language and its arguments: what the catalogues say


def detail(view: Mapping[str, Any], verb: str, name: str, lang: str, say: Say) -> str:
    """What one seat may know of a noun that it can choose."""
    if verb == "unit":
        return _unit(view, name, lang) if name in view["units"] else ""
    if name in AREA:
        return _area(view, name, lang, say)
    return ""


def _unit(view: Mapping[str, Any], name: str, lang: str) -> str:
    known = view["units"][name]
    strength, full = known["strength"], FULL[UNIT[name]]
    if IS_HQ[UNIT[name]] or IS_LEADER[UNIT[name]]:
        told = f"{strength}★"
    else:
        told = str(strength) if strength == full else f"{strength}/{full}"
    return f"{told} · {label('space', known['at'], lang)}" if known["at"] in AREA else told


def _area(view: Mapping[str, Any], code: str, lang: str, say: Say) -> str:
    """How many own blocks stand there, and which enemies."""
    here = [name for name, known in view["units"].items() if known["at"] == code]
    own = [name for name in here if SIDES[SIDE[UNIT[name]]] == view["seat"]]
    told = [say("detail-own", lang, number=len(own))] if own else []
    told += [label("unit", name, lang) for name in here if name not in own]
    for side, standing in view["upright"].items():
        there = standing.get(code, {})
        told += [say("detail-upright", lang, wood=wood, number=there[wood]) for wood in FACTIONS if there.get(wood)]
        told += [say("leningrad41-line", lang)] if code in view["lines"][side] else []
    return ", ".join(told)
