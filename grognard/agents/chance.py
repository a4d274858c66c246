"""The agent that takes any answer: a yardstick for the others, and company for tests."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from grognard.kernel import Ask


class RandomAgent:
    """Every allowed answer is as good to it as any other."""

    def __init__(self, seat: str, seed: int | str | None = 0) -> None:
        self.chance = random.Random(f"{seat} {seed}")

    def answer(self, view: dict[str, Any], asks: Sequence[Ask], /) -> tuple[str, int | None]:
        """Any of the answers of the first ask."""
        return self.chance.choice(asks[0].answers())
