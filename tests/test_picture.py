"""The drawn board: what the seat sees, all of it, and nothing else."""

import re
import xml.etree.ElementTree as ET

import pytest

import grognard
from grognard import picture
from grognard.kernel import Match

GAME = grognard.game("leningrad41")
TEXT = """
scenario campaign
phase choice none
113 de_1pz:2s fi_163 | su_nw_hq:3s su_nw_11rk
32 fi_1:2
L su_lm:4 soviet-line
pool su_r_8a
"""


def drawn(match: Match, seat: str | None, lang: str = "en") -> str:
    return picture.draw(GAME, match, seat, lang)


def titles(svg: str) -> set[str]:
    """The blocks whose faces are shown."""
    return set(re.findall(r"<title>([^<]*)</title>", svg))


@pytest.mark.parametrize("seat", ["axis", "soviet", None])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_drawing_is_well_formed(seat: str | None, lang: str) -> None:
    ET.fromstring(drawn(GAME.start("circle", seed=1), seat, lang))


@pytest.mark.rule("leningrad41", "1.6")
def test_the_enemys_upright_blocks_have_no_faces() -> None:
    match = GAME.position(TEXT)
    assert titles(drawn(match, "axis")) == {"de_1pz 2", "fi_163 3", "fi_1 2", "su_nw_hq 3", "de_hitler 4", "de_dietl 4"}
    assert titles(drawn(match, "soviet")) == {"de_1pz 2", "su_nw_hq 3", "su_nw_11rk 3", "su_lm 4", "su_stalin 4"}
    assert titles(drawn(match, None)) == {"de_1pz 2", "su_nw_hq 3"}


@pytest.mark.rule("leningrad41", "1.6")
def test_no_hidden_block_changes_the_drawing() -> None:
    one, two = GAME.position(TEXT), GAME.position(TEXT.replace("su_lm:4", "su_v_2sh:1").replace("su_nw_11rk", "su_lm"))
    assert drawn(one, "axis") == drawn(two, "axis")
    assert drawn(one, "soviet") != drawn(two, "soviet")


def test_each_language_has_its_own_names_only() -> None:
    match = GAME.position(TEXT)
    english, spanish = drawn(match, "axis", "en"), drawn(match, "axis", "es")
    assert "Gulf of Finland" in english
    assert "Golfo de Finlandia" in spanish
    assert "Golfo de Finlandia" not in english
    assert "Gulf of Finland" not in spanish


def test_a_block_more_than_there_are_slots_is_fanned_out() -> None:
    crowd = "scenario campaign\nphase choice none\nG1 de_1pz de_6pz de_8pz de_12pz de_3mot de_36mot\n"
    places = re.findall(
        r'<g><title>de_[^<]*</title><rect x="([\d.]+)" y="([\d.]+)"', drawn(GAME.position(crowd), "axis")
    )
    assert len(set(places)) == len(places) >= 6
