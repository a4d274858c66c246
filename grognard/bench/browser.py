"""The client in a browser: how soon it shows, how evenly it moves, how fast a click is seen."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.bench import Figure


class NoBrowser(Exception):
    """There is none here, or nothing that drives it."""


def figures(key: str, loop: float) -> Iterator[Figure]:
    """The measures of the client."""
    raise NoBrowser(f"{key} in a browser: to be measured with playwright and chromium, {loop:.3f}")
    yield
