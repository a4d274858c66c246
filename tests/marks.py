"""How a test says which rules it proves."""

import pytest


def rule(game: str, *numbers: str) -> pytest.MarkDecorator:
    """`@rule("leningrad41", "10.9")`: the ledger reads these marks from the sources."""
    return pytest.mark.rule(game, *numbers)
