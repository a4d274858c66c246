"""The rooms: one game each, found by their folder. Each has a `GAME`."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from grognard.kernel import BadInput, Game
from grognard.kernel.ask import quoted


def keys() -> list[str]:
    """The keys of all rooms."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


def game(key: str) -> Game:
    """The game with this key."""
    if key not in keys():
        raise BadInput("unknown-game", name=quoted(key), known=" ".join(keys()))
    made: Game = import_module(f"{__name__}.{key}").GAME
    return made


def games() -> dict[str, Game]:
    """All games by key."""
    return {key: game(key) for key in keys()}
