"""A few words beside a choice in the terminal: how strong a block is and where, who is to be met in a hex."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from grognard.games.eastfront import telling
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.names import KINDS, label
from grognard.games.eastfront.words import SIDES

Say = Callable[..., str]  # a message's id, the language and its arguments: what the catalogues say


def detail(view: Mapping[str, Any], verb: str, name: str, lang: str, say: Say) -> str:
    """What one seat may know of a noun that it can choose."""
    if KINDS.get(verb) == "unit":
        return _unit(view, name, lang) if name in view["units"] else ""
    return _hex(view, name, lang, say) if name in HEX else ""


def _unit(view: Mapping[str, Any], name: str, lang: str) -> str:
    told = view["units"][name]
    strength = telling.strength(name, told["strength"])
    return f"{strength} · {label('space', told['at'], lang)}" if told["at"] in HEX else strength


def _hex(view: Mapping[str, Any], name: str, lang: str, say: Say) -> str:
    """How many own blocks stand there, and which enemies."""
    told = []
    for side in SIDES:
        faces, backs = telling.faces_there(view, side, name), telling.backs_there(view, side, name)
        if side == view["seat"]:
            told += [say("eastfront-detail-own", lang, number=len(faces))] if faces else []
            continue
        told += [label("unit", each, lang) for each in faces]
        told += [say("eastfront-detail-backs", lang, side=side, number=backs)] if backs else []
    return ", ".join(told)
