"""Every rule of every room can be cut into blocks: what would fail when first called fails here."""

import pytest

import grognard
from grognard.kernel.flow import PROCEDURES

grognard.games()
ROOMS = sorted(name for name in PROCEDURES if name.startswith("grognard.games."))


@pytest.mark.parametrize("name", ROOMS)
def test_the_rule_can_be_cut(name: str) -> None:
    PROCEDURES[name].cut()
    assert PROCEDURES[name].blocks
