"""The facts of the game, for people to read and correct; each record says where it comes from."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pkgutil import get_data
from typing import Any


@cache
def table(name: str) -> Any:
    """A data file: TOML that people edit, or JSON that a tool has made."""
    text = (get_data(__name__, name) or b"").decode()
    return tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
