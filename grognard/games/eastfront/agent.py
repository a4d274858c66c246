"""The scripted opponent of this room, for either seat."""

from __future__ import annotations

from grognard.games.eastfront.opponent.commander import Commander


def make(seat: str, seed: int | str | None = 0) -> Commander:
    """A commander for a seat; he decides alike whenever he sees the same, whatever the seed."""
    return Commander(seat, seed)
