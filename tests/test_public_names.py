"""The public names of the house, used as docs/library.md and other people's programs use them."""

import json

import pytest

import grognard
from grognard import BadInput, DiceRanOut, Refused


def test_a_match_is_played_with_the_names_that_were_promised() -> None:
    game = grognard.games()["leningrad41"]
    assert game is grognard.game("leningrad41")
    for things in (game.scenarios, game.options, game.seats):
        assert isinstance(things, tuple)
        for thing in things:
            assert isinstance(thing.id, str)
            assert set(thing.title) >= {"en", "es"}
    match = game.start("preludes", seed=7, options={"rail": True}, dice=None)
    assert isinstance(match.asks, tuple)
    ask = match.asks[0]
    assert (ask.seat, ask.rule) == ("axis", "6.0")
    assert isinstance(ask.prompt, str)
    match.play("axis", "pass")
    options = match.asks[0].options
    assert options["done"] is True
    units = options["unit"]
    assert isinstance(units, list)
    assert all(type(noun) is int for noun in units)
    by_number = match.clone()
    by_number.play("axis", "unit", game.noun("unit", "de_1pz"))
    match.play("axis", "unit", "de_1pz")
    assert by_number.digest() == match.digest()
    no = match.why("axis", "space", "113")
    assert isinstance(no, Refused)
    assert no.rule == "12.0"
    assert no.message
    assert match.why("axis", "space", "125") is None
    with pytest.raises(Refused):
        match.play("axis", "space", "113")
    match.undo("axis")
    assert match.asks[0].prompt == "command"
    assert match.result is None


def test_what_a_seat_gets_is_plain_json_in_a_fixed_order() -> None:
    match = grognard.game("leningrad41").start("campaign", seed=3)
    for seat in ("axis", "soviet", None):
        for told in (match.view(seat), match.events(seat, since=0), [ask.plain() for ask in match.asks]):
            assert json.loads(json.dumps(told)) == told
            assert json.dumps(told) == json.dumps(json.loads(json.dumps(told)))
    assert match.events("axis", since=2) == match.events("axis")[2:]
    assert match.view() == match.view(None)


def test_saves_positions_and_imagined_worlds_have_their_names() -> None:
    game = grognard.game("leningrad41")
    match = game.start("campaign", seed=3)
    for saved in (match.save(), match.save().encode()):
        assert grognard.load(saved).digest() == match.digest()
    assert game.position(match.notation()).digest() == match.digest()
    assert match.determinize("axis", seed=1).view("axis") == match.view("axis")


def test_scripted_dice_fall_as_written_and_tell_what_is_left() -> None:
    game = grognard.game("leningrad41")
    text = "phase opening\nturn october\nactive axis\n113 de_1pz\n"
    match = game.position(text, dice=[4, 5, 1])
    assert match.dice_left == [5, 1]
    with pytest.raises(DiceRanOut):
        game.position(text, dice=[])


def test_a_result_names_winner_level_and_scores_and_nothing_is_asked_any_more() -> None:
    match = grognard.game("leningrad41").position("phase final\nturn december\npasses 2")
    assert match.asks == ()
    assert match.result is not None
    assert (match.result.winner, match.result.level) == ("soviet", "marginal")
    assert match.result.scores == {"axis": 1, "soviet": 6}


@pytest.mark.parametrize("number", range(10))
def test_the_optional_rules_are_taken_as_a_prefix_of_their_list(number: int) -> None:
    game = grognard.game("leningrad41")
    rules = [option.id for option in game.options if option.rule.startswith("14.") and option.id != "optional"]
    assert len(rules) == 9
    match = game.start("campaign", seed=1, options={"optional": number})
    assert [match.options[name] for name in rules] == [place < number for place in range(9)]
    named = game.start("campaign", seed=1, options=dict.fromkeys(rules[:number], True))
    assert named.options == match.options
    assert named.digest() == match.digest()


def test_bad_input_is_a_value_error_with_words() -> None:
    assert issubclass(BadInput, ValueError)
    assert issubclass(Refused, ValueError)
    with pytest.raises(BadInput) as caught:
        grognard.load(b"\xff")
    assert caught.value.text("es")
