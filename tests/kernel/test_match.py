"""Matches: who may answer what, what is taken for granted, what is sealed, what can be taken back."""

from dataclasses import replace
from typing import Any

import pytest

from grognard.kernel import BadInput, DiceRanOut, Match, Refused
from tests.toys import bids, parry, partners, workshop

CUT1, CUT6, PARRY1, PARRY2, PARRY3, PARRY4 = 0, 5, 6, 7, 8, 9


def parry_at(red: str = "cut6 parry1", blue: str = "parry2 parry3", more: str = "", **how: Any) -> Match:
    """A match of Parry with these hands; the other cards are spent."""
    where = [parry.SPENT] * 12
    for seat, hand in ((parry.RED, red), (parry.BLUE, blue)):
        for card in hand.split():
            where[parry.CARDS.index(card)] = seat
    text = f"toy parry\nscenario siege\nbegun 1\nwhere {','.join(map(str, where))}\n{more}"
    return parry.GAME.position(text, **how)


def refusal(match: Match, *answer: Any) -> tuple[str, str]:
    no = match.why(*answer)
    assert no is not None
    with pytest.raises(Refused) as caught:
        match.play(*answer)
    assert caught.value == no
    return no.rule, no.key


# -- answers ---------------------------------------------------------------------------------------------


def test_an_answer_goes_down_one_ladder_of_checks() -> None:
    match = parry_at()
    assert refusal(match, "green", "card", "cut6") == ("1", "no-such-seat")
    assert refusal(match, None, "card", "cut6") == ("1", "no-such-seat")
    assert refusal(match, "blue", "card", "parry2") == ("1", "not-your-turn")
    assert refusal(match, "red", "cards", "cut6") == ("1", "no-such-answer")
    assert refusal(match, "red", ["card"], "cut6") == ("1", "no-such-answer")
    assert refusal(match, "red", "place", "gate") == ("1", "not-now")
    assert refusal(match, "red", "done", "cut6") == ("1", "takes-no-noun")
    assert refusal(match, "red", "card") == ("1", "no-such-noun")
    assert refusal(match, "red", "card", "cut7") == ("1", "no-such-noun")
    assert refusal(match, "red", "card", True) == ("1", "no-such-noun")
    assert refusal(match, "red", "card", "cut1") == ("1.1", "toy-not-in-hand")
    assert match.why("red", "card", "cut6") is None


def test_a_noun_may_be_named_or_numbered() -> None:
    for noun in (CUT6, "cut6", " CUT6 "):
        match = parry_at()
        match.play("red", "card", noun)
        assert list(match.answers) == [("red", "card", CUT6)]


def test_a_match_that_is_over_takes_no_answer_and_says_by_which_rule() -> None:
    match = parry_at(more="turns 1")
    match.play("red", "done")
    assert match.result is not None
    assert match.asks == ()
    assert refusal(match, "red", "done") == ("5", "match-over")
    assert refusal(match, "nobody", 7, object()) == ("5", "match-over")
    assert match.events()[-1]["kind"] == "ended"


def test_scenarios_options_and_seats_are_checked_and_the_error_lists_those_that_there_are() -> None:
    for act, key, known in (
        (lambda: parry.GAME.start("war"), "unknown-scenario", "skirmish siege"),
        (lambda: parry.GAME.start(options={"trump": True}), "unknown-option", "trumps"),
        (lambda: parry.GAME.start(options={"trumps": 1}), "bad-option-value", "false true"),
        (lambda: parry_at().view("green"), "unknown-seat", "red blue"),
        (lambda: parry_at().events("green"), "unknown-seat", "red blue"),
        (lambda: parry_at().determinize("green"), "unknown-seat", "red blue"),
        (lambda: parry_at().determinize(None), "unknown-seat", "red blue"),  # type: ignore[arg-type]
    ):
        with pytest.raises(BadInput) as caught:
            act()
        assert (caught.value.key, caught.value.details["known"]) == (key, known)


class Hostile:
    """Something that does not let itself be compared, hashed or written."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    __hash__ = __str__ = __eq__  # type: ignore[assignment]


@pytest.mark.parametrize(
    "junk", [b"red", -7, 1.5, float("nan"), True, ["red"], {"red": 1}, ("red",), object(), Hostile()]
)
def test_whatever_a_seat_or_a_verb_is_it_is_refused(junk: object) -> None:
    match = parry_at()
    before = match.digest()
    assert refusal(match, junk, "card", "cut6") == ("1", "no-such-seat")
    assert refusal(match, "red", junk, "cut6") == ("1", "no-such-answer")
    assert refusal(match, "red", "card", junk)[0] == "1"
    assert match.digest() == before


@pytest.mark.parametrize("junk", ["rail", ["rail"], 9, 0, "", True, {"rail"}])
def test_options_that_are_no_options_are_refused(junk: Any) -> None:
    with pytest.raises(BadInput) as caught:
        parry.GAME.start("siege", options=junk)
    assert caught.value.key == "bad-options"


@pytest.mark.parametrize("junk", [1.5, b"7", [7], {}, object()])
def test_a_seed_is_a_number_or_a_text(junk: Any) -> None:
    for act in (
        lambda: parry.GAME.start("siege", seed=junk),
        lambda: parry_at(seed=junk),
        lambda: parry_at().determinize("red", seed=junk),
        lambda: parry_at().reseed(junk),
    ):
        with pytest.raises(BadInput) as caught:
            act()
        assert caught.value.key == "bad-seed"


def test_any_text_is_a_seed() -> None:
    for seed in ("", "otoño", "\ud800", "x" * 10_000):
        match = parry.GAME.start("siege", seed=seed)
        assert match.digest() == parry.GAME.start("siege", seed=seed).digest()
        assert match.determinize("red", seed).view("red") == match.view("red")


@pytest.mark.parametrize("junk", [None, "3", 1.5, b"1", [1]])
def test_events_are_counted_in_whole_numbers(junk: Any) -> None:
    with pytest.raises(BadInput) as caught:
        parry_at().events("red", since=junk)
    assert (caught.value.key, caught.value.details) == ("not-a-count", {"name": "since"})


# -- automatic answers and windows ---------------------------------------------------------------------------


def test_the_only_answer_is_taken_for_granted() -> None:
    match = parry_at(more="owner 0,0,2")
    match.play("red", "card", "cut6")  # only the tower is open
    assert list(match.answers) == [("red", "card", CUT6)]
    assert {"kind": "toy-attacked", "rule": "1.2", "by": "red", "place": "tower"} in match.events()


def test_a_window_is_asked_of_whoever_holds_cards_even_if_none_of_them_parries() -> None:
    match = parry_at(blue="cut1 cut2")
    match.play("red", "card", "cut6")
    match.play("red", "place", "gate")
    (ask,) = match.asks
    assert (ask.seat, ask.prompt, ask.options) == ("blue", "toy-parry", {"done": True})
    assert refusal(match, "blue", "card", "cut1") == ("2.2", "toy-not-a-parry")
    match.play("blue", "done")
    assert match.events()[-1]["kind"] == "roll" or match.state.owner[1] == 0


def test_reactions_go_three_deep_and_the_last_one_decides() -> None:
    match = parry_at(red="cut6 parry1", blue="parry2 parry3")
    for answer in ("red/card/cut6", "red/place/gate", "blue/card/parry2", "red/card/parry1"):
        match.play(*answer.split("/"))
    assert len(match.stack) == 6  # root, turn, attack, three reactions
    match.play("blue", "card", "parry3")
    turned = [event["kind"] for event in match.events()]
    assert "toy-taken" not in turned  # the first parry stands, its counter was countered
    assert turned.count("toy-parried") == 3


def test_who_is_not_asked_hears_the_rule_of_turns_and_not_that_of_an_ask_of_others() -> None:
    match = replace(parry.GAME, turn_rule="7").start("skirmish", seed=1)
    other = next(seat for seat in match.game.seats if all(ask.seat != seat.id for ask in match.asks)).id
    assert refusal(match, other, "card", "parry2") == ("7", "not-your-turn")
    assert refusal(match, "nobody", "card", "parry2") == ("7", "no-such-seat")


# -- together ---------------------------------------------------------------------------------------------


def test_answers_stay_sealed_until_all_are_in() -> None:
    match = bids.GAME.start("short", seed=1)
    before = {seat: match.view(seat)["cards"] for seat in bids.SEATS}
    match.play("green", "bid", "3")
    assert [ask.seat for ask in match.asks] == ["red", "blue"]
    assert {seat: match.view(seat)["cards"] for seat in bids.SEATS} == before
    assert refusal(match, "green", "bid", "2") == ("2", "not-your-turn")
    match.play("blue", "bid", "1")
    match.play("red", "bid", "2")
    assert [e["by"] for e in match.events() if e["kind"] == "toy-bid"] == ["red", "green", "blue"]
    assert [e["by"] for e in match.events() if e["kind"] == "toy-won"] == ["green"]


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = bids.GAME.start("short", seed=1)
        for seat in order:
            match.play(bids.SEATS[seat], "bid", seat + 1)
        digests.add(match.digest())
    assert len(digests) == 1


def test_a_sealed_answer_can_be_taken_back_until_another_seat_answers_and_never_once_opened() -> None:
    match = bids.GAME.start("short", seed=1)
    match.play("red", "bid", "3")
    match.undo("red")
    match.play("red", "bid", "1")
    match.play("green", "bid", "2")
    assert not match.can_undo("red")
    match.undo("green")
    match.play("green", "bid", "2")
    match.play("blue", "bid", "3")  # now blue has seen what the others bid
    with pytest.raises(Refused) as caught:
        match.undo("blue")
    assert caught.value.key == "undo-barrier"


def test_the_last_cards_are_bid_by_themselves() -> None:
    match = bids.GAME.start("short", seed=1)
    for card in (3, 2):
        for seat in bids.SEATS:
            match.play(seat, "bid", card)
    assert match.result is not None
    assert len(match.answers) == 6


def test_in_an_imagined_match_the_others_have_sealed_other_answers() -> None:
    match = bids.GAME.start("long", seed=1)
    match.play("red", "bid", "6")
    match.play("green", "bid", "1")
    sealed = {
        tuple(value for _, value in match.determinize("red", seed).sealed) for seed in range(30)
    }  # in the order red, green
    assert {own for own, _ in sealed} == {6}
    assert {other for _, other in sealed} == set(range(1, 7))


# -- undo -------------------------------------------------------------------------------------------------


def test_own_answers_are_taken_back_one_by_one() -> None:
    match = parry_at()
    start = match.digest()
    match.play("red", "card", "cut6")
    middle = match.digest()
    match.play("red", "place", "gate")
    match.undo("red")
    assert match.digest() == middle
    match.undo("red")
    assert match.digest() == start
    assert match.events() == []
    with pytest.raises(Refused) as caught:
        match.undo("red")
    assert (caught.value.rule, caught.value.key) == ("1", "undo-nothing")


def test_nobody_takes_back_what_another_seat_answered() -> None:
    match = parry_at(red="cut6 parry1", blue="parry2")
    match.play("red", "card", "cut6")
    match.play("red", "place", "gate")
    with pytest.raises(Refused):
        match.undo("blue")
    match.play("blue", "card", "parry2")
    with pytest.raises(Refused) as caught:
        match.undo("red")
    assert caught.value.key == "undo-nothing"


def test_a_shown_card_is_a_barrier() -> None:
    match = parry_at(red="cut6 parry1", blue="parry2")
    for answer in ("red/card/cut6", "red/place/gate", "blue/card/parry2"):
        match.play(*answer.split("/"))
    with pytest.raises(Refused) as caught:
        match.undo("blue")
    assert caught.value.key == "undo-barrier"


def test_a_roll_is_a_barrier_even_if_it_shows_nothing() -> None:
    match = parry_at(red="cut6", blue="", dice=[6])
    match.play("red", "card", "cut6")
    match.play("red", "place", "gate")
    assert match.dice_left == []
    assert not match.can_undo("red")


def test_a_draw_is_a_barrier() -> None:
    match = parry.GAME.start("siege", seed=3)
    match.play("red", "card", match.asks[0].options["card"][0])  # type: ignore[index]
    match.play("red", "place", "gate")
    match.play("blue", "done")
    assert not match.can_undo("blue")


def test_undo_reaches_back_over_many_answers_and_the_dice_fall_the_same_again() -> None:
    match = partners.GAME.start("night", seed=5)
    while len(match.answers) < 40 and match.result is None:
        ask = match.asks[0]
        match.play(ask.seat, *ask.answers()[0])
    for _ in range(3):
        before = match.clone()
        ask = match.asks[0]
        match.play(ask.seat, *ask.answers()[-1])
        if not match.can_undo(ask.seat):
            continue
        match.undo(ask.seat)
        assert match.digest() == before.digest()
        assert match.dice.count == before.dice.count
        match.play(ask.seat, *ask.answers()[0])


def test_after_new_dice_the_old_answers_cannot_be_taken_back() -> None:
    match = parry_at()
    match.play("red", "card", "cut6")
    match.reseed(9)
    assert not match.can_undo("red")
    match.play("red", "place", "gate")
    before = match.digest()
    match.undo("red")
    match.play("red", "place", "gate")
    assert match.digest() == before


# -- scripted dice -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "error"), [([], DiceRanOut), ([7], BadInput)])
def test_dice_that_cannot_be_rolled_leave_the_match_as_it_was(dice: list[int], error: type[Exception]) -> None:
    match = parry_at(red="cut5", blue="parry1", dice=dice)
    match.play("red", "card", "cut5")
    match.play("red", "place", "gate")
    before = (match.digest(), match.events(), len(match.answers), match.dice.count, match.view("blue"))
    for _ in range(2):
        with pytest.raises(error):
            match.play("blue", "done")
        after = (match.digest(), match.events(), len(match.answers), match.dice.count, match.view("blue"))
        assert after == before
        assert match.dice_left == dice
    match.play("blue", "card", "parry1")  # without a roll it goes on
    assert match.view("red")["owner"]["gate"] == "nobody"


def test_scripted_dice_decide_as_they_fall() -> None:
    for face, owner in ((5, "red"), (6, "nobody")):
        match = parry_at(red="cut5", blue="", dice=[face, 1])
        match.play("red", "card", "cut5")
        match.play("red", "place", "gate")
        assert match.view()["owner"]["gate"] == owner
        assert match.dice_left == [1]


@pytest.mark.parametrize("dice", ["66", [0], [True], 6])
def test_a_script_of_something_else_is_refused_at_the_start(dice: Any) -> None:
    with pytest.raises(BadInput) as caught:
        parry.GAME.start(dice=dice)
    assert caught.value.key == "bad-dice"


# -- copies and looks ----------------------------------------------------------------------------------------


def test_a_clone_rolls_the_same_dice_and_a_new_seed_rolls_others() -> None:
    match = parry.GAME.start("siege", seed=3)
    twin, other = match.clone(), match.clone()
    other.reseed(1)
    rolls = [each.dice.roll(20, 6) for each in (match, twin, other)]
    assert rolls[0] == rolls[1] != rolls[2]


def test_an_imagined_match_hides_the_future() -> None:
    match = parry.GAME.start("siege", seed=3)
    worlds = {match.determinize("red", seed).digest() for seed in range(20)}
    assert len(worlds) > 10
    assert match.determinize("red", 4).digest() == match.determinize("red", 4).digest()
    assert match.determinize("red", 4).dice.key != match.dice.key


def test_what_a_procedure_holds_face_down_is_not_drawn_afresh() -> None:
    match = parry.GAME.start("siege", seed=3)
    staked = match.asks[0].options["card"][0]  # type: ignore[index]
    match.play("red", "card", staked)
    match.play("red", "place", "gate")
    assert match.asks[0].seat == "blue"
    for seed in range(20):
        assert match.determinize("blue", seed).state.where[staked] == parry.STAKED


def test_partners_see_each_other_and_nobody_else_does() -> None:
    match = partners.GAME.start("evening", seed=2)
    east, west, rover, crowd = (match.view(seat)["hands"] for seat in ("east", "west", "rover", None))
    assert east["west"] == west["west"] != ["hidden"] * 3
    assert east["rover"] == ["hidden"] * 3
    assert rover["east"] == ["hidden"] * 3
    assert crowd == {seat: ["hidden"] * 3 for seat in partners.SEATS}


def test_since_counts_the_events_that_a_seat_sees() -> None:
    match = parry.GAME.start("siege", seed=3)
    seen = match.events("red")
    assert [event["kind"] for event in seen] == ["toy-drew"] * 4
    assert match.events("red", since=3) == seen[3:]
    assert match.events() == []


def test_seats_that_work_apart_answer_in_any_order_and_see_nothing_of_each_other() -> None:
    plans: dict[str, list[tuple[str, str | None]]] = {
        "east": [("thing", "bridge"), ("done", None)],
        "west": [("thing", "cart"), ("thing", "mill")],
    }
    first, second = workshop.GAME.start("spring"), workshop.GAME.start("spring")
    for seat in ("east", "west"):
        for answer in plans[seat]:
            first.play(seat, *answer)
    for east, west in zip(plans["east"], plans["west"], strict=True):
        second.play("west", *west)
        second.play("east", *east)
        assert second.view("west")["built"]["east"] == []
    assert [ask.seat for ask in first.asks] == [ask.seat for ask in second.asks] == ["west"]
    assert first.digest() == second.digest()
    first.play("west", "done")
    assert first.result is not None
    assert first.result.scores == {"east": 5, "west": 5}


def test_who_works_apart_takes_back_its_own_answers_alone() -> None:
    match = workshop.GAME.start("spring")
    match.play("east", "thing", "cart")
    assert not match.can_undo("west")
    match.undo("east")
    assert match.view("east")["built"]["east"] == []
    match.play("east", "thing", "mill")
    match.play("west", "thing", "mill")
    assert not match.can_undo("east")  # another seat has answered since
