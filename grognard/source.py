"""Which rules are these? A hash over a room's rules and data and the kernel, for saves to name."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

_KINDS = (".py", ".toml", ".json")


@cache
def fingerprint(key: str) -> str:
    """The hash of a room's text as it is now."""
    found = hashlib.blake2b(digest_size=8)
    for package in ("grognard.kernel", f"grognard.games.{key}"):
        for path, text in _texts(files(package)):
            found.update(path.encode() + b"\0" + text)
    return found.hexdigest()


def _texts(folder: Traversable) -> list[tuple[str, bytes]]:
    texts: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.is_dir():
            texts += _texts(entry)
        elif entry.name.endswith(_KINDS) and entry.name != "rules.toml":
            texts.append((entry.name, entry.read_bytes()))
    return texts
