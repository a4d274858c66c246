"""The toy of docs/authors.md: it keeps every law and proves its rules, and the page shows the whole of it."""

import re
from pathlib import Path

import pytest

from docs.crossings import GAME
from grognard import laws, ledger
from grognard.kernel import BadInput, Refused
from tests.marks import rule

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGE = (DOCS / "authors.md").read_text("utf-8")


def shown(kind: str) -> list[str]:
    """The fences of one kind that are not examples, in their order."""
    return [text for name, text in FENCE.findall(PAGE) if name == kind and not text.startswith(">>> ")]


def without_blank_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.strip()]


def test_the_page_shows_every_line_of_the_toy_in_its_order() -> None:
    written = (DOCS / "crossings" / "__init__.py").read_text("utf-8")
    assert without_blank_lines("\n".join(shown("python"))) == without_blank_lines(written)


def test_the_messages_on_the_page_are_those_of_the_catalogues() -> None:
    texts = [(DOCS / "crossings" / "locale" / lang / "crossings.ftl").read_text("utf-8") for lang in ("en", "es")]
    assert [part in text for part, text in zip(shown("ftl"), texts, strict=True)] == [True, True]


def test_the_toy_keeps_every_law() -> None:
    assert laws.check(GAME, 20).matches == 20


def test_every_rule_of_the_toy_is_implemented_and_proven() -> None:
    assert [row.rule for row in ledger.rows(GAME) if row.gaps] == []
    assert ledger.unlisted(GAME) == {}


@rule("crossings", "1.0")
def test_the_sides_take_turns_and_a_side_may_wait() -> None:
    match = GAME.start()
    match.play("red", "done")
    assert [(ask.seat, ask.rule) for ask in match.asks] == [("blue", "1.0")]


@rule("crossings", "1.1", "1.2")
def test_a_block_moves_only_if_it_is_ones_own_and_stands_and_has_somewhere_to_go() -> None:
    match = GAME.position("scenario day\nred-foot ford\nred-hussars lost\nred-guards bridge\nblue-foot ferry")
    refused = {unit: no.key for unit in GAME.names["unit"] if (no := match.why("red", "unit", unit))}
    assert refused == {
        "red-hussars": "crossings-lost", "blue-hussars": "crossings-not-yours",
        "blue-foot": "crossings-not-yours", "blue-guards": "crossings-not-yours",
    }  # fmt: skip


@rule("crossings", "1.2")
def test_the_enemy_sees_that_a_block_marches_but_not_which() -> None:
    match = GAME.start()
    match.play("red", "unit", "red-guards")
    assert match.why("red", "crossing", "camp") == Refused("1.2", "crossings-no-crossing")
    match.play("red", "crossing", "ford")
    assert [match.events(seat)[-1]["unit"] for seat in ("red", "blue", None)] == ["red-guards", None, None]
    assert match.view("blue")["hidden"]["red"] == ["camp", "camp", "ford"]


@rule("crossings", "2.0", "2.1")
def test_the_defender_fires_first_and_the_dead_do_not_fire_back() -> None:
    match = GAME.position("scenario day\nblue-guards ford", dice=[4, 1])
    match.play("red", "unit", "red-foot")
    match.play("red", "crossing", "ford")
    match.play("red", "fight")
    assert match.dice_left == [1]
    assert "red-foot lost shown" in match.notation()


@rule("crossings", "2.0")
def test_who_goes_back_to_camp_stays_turned_up() -> None:
    match = GAME.position("scenario day\nbattle ford\nred-foot ford shown\nblue-guards ford shown")
    match.play("red", "retreat")
    assert match.view("blue")["blocks"]["red-foot"] == "camp"


@rule("crossings", "3.0")
def test_more_crossings_win_after_the_last_turn() -> None:
    match = GAME.position("scenario day\nleft 1\nred-foot ford\nred-guards bridge\nblue-foot ferry")
    match.play("red", "done")
    assert match.result is not None
    assert (match.result.winner, match.result.scores) == ("red", {"red": 2, "blue": 1})


def test_a_position_that_cannot_be_says_what_is_wrong() -> None:
    with pytest.raises(BadInput, match="the ford: a battle, or none"):
        GAME.position("scenario day\nred-foot ford\nblue-foot ford")
