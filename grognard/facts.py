"""Facts are data beside the code, for people to read and correct: TOML, or JSON that a tool has made."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import cache
from pkgutil import get_data
from typing import Any


def reader(package: str) -> Callable[[str], Any]:
    """What reads the tables that lie in a package; each is read once.

    >>> table = reader("grognard.games.leningrad41.data")
    >>> table("tables.toml")["movement"]["disengage"]
    1
    """

    @cache
    def table(name: str) -> Any:
        text = (get_data(package, name) or b"").decode()
        return tomllib.loads(text) if name.endswith(".toml") else json.loads(text)

    return table
