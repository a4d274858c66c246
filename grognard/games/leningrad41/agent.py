"""The scripted opponent of this room, for either seat."""

from __future__ import annotations

from grognard.games.leningrad41.opponent.commander import Commander


def make(seat: str, seed: int | str | None = 0) -> Commander:
    """A commander for a seat; the same seed always decides the same way."""
    return Commander(seat, seed)
