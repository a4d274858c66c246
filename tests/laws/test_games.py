"""Every game of the house keeps all laws: a sample of 200 random matches each (`make laws` plays more)."""

import pkgutil
from importlib import import_module

import pytest

from grognard import laws
from grognard.games import game, keys
from grognard.kernel.flow import PROCEDURES
from grognard.kernel.laws import MOMENTS

MATCHES = 200
PARTS = 10
FEWER = {"eastfront": 8}  # moments of a match at which all laws are tried: its asks and views are long


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", keys())
def test_every_game_keeps_all_laws(key: str, part: int) -> None:
    moments = FEWER.get(key, MOMENTS)
    report = laws.check(game(key), MATCHES // PARTS, seed=f"sample {part}", moments=moments, workers=1)
    assert report.matches == MATCHES // PARTS


@pytest.mark.parametrize("key", keys())
def test_every_procedure_of_a_game_can_be_cut(key: str) -> None:
    """They are cut when first called; a mistake in one that is seldom called should not wait for that."""
    room = import_module(game(key).room)
    for found in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
        import_module(found.name)
    own = [made for name, made in PROCEDURES.items() if name.startswith(f"{room.__name__}.")]
    assert own
    for made in own:
        made.cut()
        assert made.blocks
