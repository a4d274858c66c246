"""Saves: whole they come back, damaged they say what is wrong, and nothing else ever happens."""

import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel import BadInput, Game, Match, record
from tests.toys import parry


def find(key: str) -> Game:
    if key != parry.GAME.key:
        raise BadInput("unknown-game", name=key, known=parry.GAME.key)
    return parry.GAME


def played(answers: int = 12, **how: Any) -> Match:
    match, chance = parry.GAME.start("siege", seed=5, **how), random.Random(5)
    while len(match.answers) < answers:
        ask = match.asks[0]
        match.play(ask.seat, *chance.choice(ask.answers()))
    return match


def told(saved: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(saved)
    return found


def resealed(fields: dict[str, Any]) -> str:
    """As someone would write it who knows how a save is sealed."""
    bare = {name: value for name, value in fields.items() if name != "sum"}
    text = json.dumps(bare, separators=(",", ":"), sort_keys=True)
    return json.dumps({**bare, "sum": hashlib.blake2b(text.encode(), digest_size=8).hexdigest()})


def complaint(saved: Any) -> BadInput:
    with pytest.raises(BadInput) as caught:
        record.load(saved, find)
    return caught.value


SAVED = played().save()


@pytest.mark.parametrize("how", [{}, {"options": {"trumps": True}}, {"dice": [1, 6] * 20}])
def test_a_save_brings_everything_back(how: dict[str, Any]) -> None:
    match = played(**how)
    for saved in (match.save(), match.save().encode()):
        again = record.load(saved, find)
        assert again.digest() == match.digest()
        assert again.dice_left == match.dice_left
        assert again.options == match.options
        assert again.save() == match.save()
        for seat in ("red", "blue", None):
            assert again.view(seat) == match.view(seat)
            assert again.events(seat) == match.events(seat)


def test_a_match_from_a_position_keeps_the_position() -> None:
    match = parry.GAME.position("toy parry\nscenario siege\nbegun 1\nwhere 1-2,2,1,0,0,1-2,2,1,0,0\n", seed=3)
    match.play("red", "done")
    again = record.load(match.save(), find)
    assert again.digest() == match.digest()
    assert again.save() == match.save()


def test_what_was_imagined_is_not_saved() -> None:
    with pytest.raises(BadInput) as caught:
        played().determinize("red").save()
    assert caught.value.key == "imagined-match"


# -- damage ---------------------------------------------------------------------------------------------


def test_cut_short_anywhere_it_is_refused() -> None:
    for length in range(len(SAVED)):
        assert complaint(SAVED[:length]).key in ("save-unreadable", "save-not-ours")


def test_cut_short_it_says_in_which_line_and_column() -> None:
    no = complaint(SAVED[:50])
    assert (no.key, no.details["line"]) == ("save-unreadable", 1)
    assert no.details["column"] > 1


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(SAVED.encode()) - 1), st.integers(1, 255))
def test_any_flipped_bits_are_noticed(at: int, bits: int) -> None:
    damaged = bytearray(SAVED.encode())
    damaged[at] ^= bits
    try:
        same = json.loads(bytes(damaged)) == json.loads(SAVED)
    except ValueError:
        same = False
    if not same:
        complaint(bytes(damaged))


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.binary(), st.integers(), st.none(), st.lists(st.integers())))
def test_whatever_else_is_handed_in_is_refused(anything: Any) -> None:
    complaint(anything)


@pytest.mark.parametrize(
    "text", ["[" * 100_000, '{"a":' * 100_000, "9" * 10_000, "", "\ufeff{}", "null", '"grognard"', "[]", "{}", "NaN"]
)
def test_json_that_is_no_save_is_refused(text: str) -> None:
    assert complaint(text).key in ("save-unreadable", "save-not-ours")


JUNK: tuple[Any, ...] = (None, True, 0, -1, 1.5, "", "x", "\ud800", [], [1], {}, {"a": 1}, "0" * 64, [[]], ["6"])


@pytest.mark.parametrize("field", [*told(SAVED), "position", "dice"])
def test_a_field_of_the_wrong_kind_is_refused_even_under_a_proper_seal(field: str) -> None:
    for junk in JUNK:
        fields = {**told(SAVED), field: junk}
        if field == "sum":
            complaint(json.dumps(fields))
        elif (field, junk) not in (("rules", ""), ("rules", "x"), ("rules", "0" * 64), ("rules", "\ud800")):
            try:
                record.load(resealed(fields), find)
            except BadInput:
                continue
            assert (field, junk) in (("options", {}), ("grognard", True)), junk


@pytest.mark.parametrize("field", [*told(SAVED)])
def test_a_field_that_is_not_there_is_missed(field: str) -> None:
    fields = {name: value for name, value in told(SAVED).items() if name != field}
    no = complaint(json.dumps(fields) if field == "sum" else resealed(fields))
    assert no.key == "save-not-ours" if field == "grognard" else no.details == {"field": field}


def test_a_change_without_the_seal_is_noticed() -> None:
    assert complaint(json.dumps({**told(SAVED), "options": {"trumps": True}})).key == "save-damaged"


def test_another_format_is_named() -> None:
    no = complaint(resealed({**told(SAVED), "grognard": 99}))
    assert (no.key, no.details) == ("save-format", {"found": "99", "expected": record.FORMAT})


def test_unknown_games_scenarios_and_options_are_named() -> None:
    for field, value, key in (
        ("game", "chess", "unknown-game"),
        ("scenario", "war", "unknown-scenario"),
        ("options", {"trump": True}, "unknown-option"),
        ("options", {"trumps": "yes"}, "bad-option-value"),
    ):
        assert complaint(resealed({**told(SAVED), field: value})).key == key


def test_an_answer_that_no_longer_applies_is_named_with_its_rule() -> None:
    fields = told(SAVED)
    answers = fields["answers"].split()
    answers[4] = "red/card/cut99"
    no = complaint(resealed({**fields, "answers": " ".join(answers)}))
    assert no.key == "answer-no-longer-applies"
    assert (no.details["number"], no.details["answer"]) == (5, "red/card/cut99")
    assert no.details["rule"]
    for lang, not_your_turn in (("en", "It is not your turn."), ("es", "No es tu turno.")):
        assert no.text(lang).endswith(not_your_turn)


@pytest.mark.parametrize("answer", ["red", "/", "//", "red/", "red/card", "red//cut1", "/card/cut1"])
def test_an_answer_that_cannot_be_read_is_named(answer: str) -> None:
    no = complaint(resealed({**told(SAVED), "answers": answer}))
    assert no.key in ("save-bad-answer", "answer-no-longer-applies")
    assert (no.details["number"], no.details["answer"]) == (1, answer)


def test_under_the_same_rules_another_outcome_is_noticed_and_under_others_it_is_not() -> None:
    fields = {**told(SAVED), "digest": "0" * 32}
    assert complaint(resealed(fields)).key == "save-differs"
    record.load(resealed({**fields, "rules": "of another day"}), find)


def test_scripted_dice_that_do_not_suffice_are_refused() -> None:
    fields = {**told(played(dice=[1, 6] * 20).save()), "dice": []}
    assert complaint(resealed(fields)).key == "bad-dice"
    assert complaint(resealed({**fields, "dice": [9] * 40})).key == "bad-dice"


# -- branches ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["red", "blue", None])
def test_a_branch_goes_on_from_what_its_seat_knows_and_is_saved_like_any_match(seat: str | None) -> None:
    match = played()
    branch = record.branch(match, seat, "one")
    assert branch.view(seat) == match.view(seat)
    assert (list(branch.answers), branch.events(seat)) == ([], [])
    assert branch.commitment != match.commitment
    ask = branch.asks[0]
    branch.play(ask.seat, *ask.answers()[0])
    for again in (record.load(branch.save(), find), record.load(record.branch(branch, seat, 2).save(), find)):
        assert again.view(seat) == branch.view(seat)
    assert record.load(branch.save(), find).digest() == branch.digest()


def test_nothing_branches_from_an_imagined_match() -> None:
    with pytest.raises(BadInput) as caught:
        record.branch(played().determinize("red"), "red", 1)
    assert caught.value.key == "imagined-match"


BRANCHED = record.branch(played(), "red", 3, key=bytes(32)).save()


@pytest.mark.parametrize("field", ["of", "answers", "seat", "seed"])
@pytest.mark.parametrize("value", [None, [], "no such thing", 1.5])
def test_a_branch_that_does_not_say_whence_is_refused(field: str, value: Any) -> None:
    fields = told(BRANCHED)
    whole = fields["branch"].pop(field)
    assert complaint(resealed(fields)).key == "save-lacks"
    if (field, value) not in (("seat", None), ("seed", "no such thing")):  # of the right kind: another branch
        fields["branch"][field] = value
        assert complaint(resealed(fields)).key in ("save-lacks", "unknown-seat", "save-bad-answer")
    fields["branch"][field] = whole
    assert record.load(resealed(fields), find).digest() == told(BRANCHED)["digest"]
