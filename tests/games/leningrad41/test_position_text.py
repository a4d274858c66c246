"""The position text: what it says, what may be left out, and what it says of typing errors."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from grognard import BadInput
from grognard.games.leningrad41.check import invariants
from tests.games.leningrad41.play import GAME, controller, position

LUGA = (Path(__file__).parents[3] / "docs" / "pictures" / "luga.txt").read_text("utf-8")


def wrong(text: str) -> tuple[str, dict[str, object]]:
    """What is said of a text that cannot be read."""
    with pytest.raises(BadInput) as bad:
        position(text)
    for lang in ("en", "es"):
        assert str(bad.value.details["line"]) in bad.value.text(lang)
    return bad.value.key, bad.value.details


@pytest.mark.parametrize(
    ("text", "found", "expected"),
    [
        ("scenario campain", "campain", "campaign circle preludes sight"),
        ("options rial", "rial", "optional rail baltic"),
        ("options optional=12", "12", "0 1 2 3 4 5 6 7 8 9"),
        ("phase comand", "comand", "logistics restore replace"),
        ("phase command reinforcement", "reinforcement", "tactical strategic pass"),
        ("turn june", "june", "july august"),
        ("active german", "german", "axis soviet"),
        ("weather fog", "fog", "good rain snow blizzard"),
        ("left many", "many", "0-99"),
        ("road 11", "11", "1-10"),
        ("axis 105-199", "105-199", "1-153"),
        ("fresh 113 S13", "S13", "1-153"),
        ("154 de_1pz", "154", "113 G4 S12"),
        ("113 de_99pz", "de_99pz", "de_1pz:3"),
        ("113 de_1pz:", "de_1pz:", "de_1pz:3"),
        ("113 de_1pz:4", "de_1pz:4", "3 2 1"),
        ("113 de_1pz:3q", "de_1pz:3q", "s i d"),
        ("113 de_41_hq:3a>114 phase", "phase", "de_1pz:3"),
        ("113 de_41_hq:3>114", "de_41_hq:3>114", "de_41_hq:3"),
        ("113 axis-line:3", "3", "i"),
        ("113 de_hitler", "de_hitler", "box: de_hitler"),
        ("113 fi_mannerheim", "fi_mannerheim", "6: fi_mannerheim"),
        ("murmansk su_k_71", "su_k_71", "su_k_1td"),
        ("pool de_1pz:3i", "de_1pz:3i", "—"),
        ("bomber ju87_1 sleeping", "sleeping", "ready aborted destroyed"),
        ("bomber ju87_1 ready 113", "113", "- out >113"),
        ("bomber ju88_1 ready >T bomb", "bomb", "—"),
        ("typhoon-last pink", "pink", "red"),
        ("113 de_1pz\nweather good today", "today", "—"),
    ],
)
def test_a_typing_error_is_told_with_its_line_and_what_was_expected(text: str, found: str, expected: str) -> None:
    key, details = wrong(f"# the line after this one is wrong\n{text}")
    assert key == "position-line"
    assert details["line"] == len(text.split("\n")) + 1
    assert details["found"] == found
    assert expected in str(details["expected"])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("113 de_1pz\n114 de_1pz", "de_1pz"),
        ("113 de_1pz de_1pz", "de_1pz"),
        ("113 de_1pz\n113 de_6pz", "113"),
        ("113 axis-line axis-line", "113 axis-line"),
        ("turn july\nturn may", "turn"),
        ("bomber ju87_1 ready\nbomber ju87_1 aborted", "bomber ju87_1"),
    ],
)
def test_what_is_said_twice_is_refused_with_both_lines(text: str, found: str) -> None:
    key, details = wrong(f"scenario campaign\n{text}")
    assert (key, details["found"], details["first"]) == ("position-twice", found, 2)


@pytest.mark.parametrize(
    ("text", "found", "rule"),
    [
        ("\n".join(f"{area} axis-line" for area in range(1, 12)), "axis-line", "4.1"),
        ("113 axis-line de_1pz | soviet-line", "soviet-line", "2.9"),
        ("phase choice\n113 de_41_hq:3a", "de_41_hq", "10.18"),
        ("phase command tactical\n113 su_nw_hq:3a", "su_nw_hq", "10.18"),
        ("phase command tactical\ndrawn de_1fk", "de_1fk", "5.0"),
        ("phase reinforce\ndrawn su_r_8a", "su_r_8a", "5.0"),
        ("phase reinforce\nleft 3\npool de_1fk", "left 3", "5.0"),
    ],
)
def test_what_no_rule_could_have_brought_about_is_refused_with_the_rule(text: str, found: str, rule: str) -> None:
    key, details = wrong(f"active axis\n{text}")
    assert (key, details["found"], details["rule"]) == ("position-against", found, rule)


def test_a_line_says_whose_area_it_stands_in() -> None:
    # Riga and Jelgava are the Axis's when the campaign begins, Pskov and Ostrov are not.
    m = position("108 su_l_90 soviet-line | de_1pz\n113 axis-line | su_l_142\n112 de_6pz | su_l_177")
    assert (controller(m, "108"), controller(m, "113"), controller(m, "112")) == ("soviet", "axis", "soviet")
    assert invariants(m.state) == []


def test_a_text_damaged_anywhere_is_read_or_refused_and_never_worse() -> None:
    chance, words = Random(41), LUGA.split()
    read = 0
    for _ in range(400):
        lines = LUGA.split("\n")
        at = chance.randrange(len(lines))
        told = lines[at].split() or [""]
        told[chance.randrange(len(told))] = chance.choice(
            [*words, chance.choice(words)[:3], chance.choice(words)[::-1], ""]
        )
        lines[at] = " ".join(told)
        try:
            match = GAME.position("\n".join(lines))
        except BadInput:
            continue
        read += 1
        assert GAME.position(match.notation()).digest() == match.digest()
    assert read > 20
