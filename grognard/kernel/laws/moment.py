"""The laws that can be asked at any moment of a match. None of them changes the match.

Each takes the match, a source of chance for its own choices, and the notes; it raises a `Complaint`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, NamedTuple

from grognard.kernel import record
from grognard.kernel.ask import Ask, Refused
from grognard.kernel.laws.broken import Complaint, as_text, same, shown
from grognard.kernel.laws.history import (
    Notes,
    play,
    random_answer,
    seats,
    snapshot,
    stroll,
    tail,
    told,
    written,
)
from grognard.kernel.match import Answer, Match

Check = Callable[[Match, random.Random, Notes], None]
ON_A_CLONE = 40  # offered answers that are tried at one ask
FORBIDDEN = 60  # answers not offered that are given at one ask
TAKEN_BACK = 5  # answers in a row, at most
ODD: tuple[Any, ...] = (
    None, True, False, 1.0, 0.5, float("nan"), -1, 10**40, "", " ", "\x00", "no such thing", "ñ" * 300,
    "\ud800", "1.0", "-0", "٣", b"1", [], [1], {}, {"unit": 1}, (), (0,), frozenset(), object(), ..., int,
)  # fmt: skip


class Law(NamedTuple):
    """A law of the design, by its number there."""

    number: int
    name: str
    check: Check


# -- 2, 3, 4: copies, records, taking back ------------------------------------------------------------


def clones(match: Match, chance: random.Random, notes: Notes) -> None:
    """2: what is played on a clone does not reach the match, and the other way round."""
    since = tail(match)
    before = snapshot(match, since)
    twin = match.clone()
    same(snapshot(twin, since), before, "a clone is not like its match")
    third = twin.clone()
    stroll(twin, chance, 12)
    same(snapshot(match, since), before, "playing on a clone changed the match")
    same(snapshot(third, since), before, "playing on a match changed its earlier clone")


def saved(match: Match, chance: random.Random, notes: Notes) -> None:
    """3: a saved match comes back as it was."""
    since = tail(match)
    try:
        again = record.load(match.save(), lambda key: match.game)
    except Exception as bad:
        raise Complaint(f"the save cannot be read: {bad}") from bad
    same(_inside(again), _inside(match), "the saved match is not the same")
    same(snapshot(again, since), snapshot(match, since), "the saved match is not the same")
    same(again.save(), match.save(), "saved, loaded and saved again it is not the same")


def position(match: Match, chance: random.Random, notes: Notes) -> None:
    """3: at rest, the position text says everything."""
    if match.result is not None or not match.at_rest:
        return
    notes.counts["positions"] += 1
    text = match.notation()
    try:
        again = match.game.position(text)
    except Exception as bad:
        raise Complaint(f"the position text cannot be read: {bad}\n{text}") from bad
    for seat in seats(match.game):
        same(again.view(seat), match.view(seat), f"read from its text, the view of {seat} is not the same")
    same(_asks(again), _asks(match), "read from its text, the asks are not the same")
    same(_inside(again), _inside(match), "read from its text, the position is not the same")
    same(again.digest(), match.digest(), "read from its text, the position is not the same")
    same([e.kind for e in again.log], [], "a phase reports before its first ask")
    same(again.notation(), text, "written again, the position text is not the same")


def undo(match: Match, chance: random.Random, notes: Notes) -> None:
    """4: what may be taken back leaves no trace; nothing else may be taken back."""
    twin, since = match.clone(), tail(match)
    before = [snapshot(twin, since)]
    given: list[Answer] = []
    most = chance.randint(1, TAKEN_BACK)
    while twin.result is None and len(given) < most:
        if given and given[-1][0] not in {ask.seat for ask in twin.asks}:
            break
        answer = random_answer(twin, chance)
        if given and answer[0] != given[-1][0]:
            break
        rolls = twin.dice.count
        play(twin, answer)
        given.append(answer)
        before.append(snapshot(twin, since))
        if twin.dice.count != rolls and twin.can_undo(answer[0]):
            raise Complaint(f"{written(match.game, answer)} rolled, and yet can be taken back")
    if not given:
        return
    seat = given[-1][0]
    others = [each.id for each in match.game.seats if each.id != seat]
    _refused(lambda: twin.undo(chance.choice(others)), "another seat may take back what this one answered", notes)
    while twin.can_undo(seat) and len(before) > 1:
        before.pop()
        twin.undo(seat)
        same(snapshot(twin, since), before[-1], f"{written(match.game, given[len(before) - 1])} was taken back")
        notes.counts["undone"] += 1
    if len(before) > 1:
        _refused(lambda: twin.undo(seat), "what cannot be taken back was", notes)
        same(snapshot(twin, since), before[-1], "a refused undo changed something")
    for answer in given[len(before) - 1 :]:
        play(twin, answer)
        before.append(snapshot(twin, since))
    end = match.clone()
    for answer in given:
        play(end, answer)
    same(snapshot(twin, since), snapshot(end, since), "taken back and given again, it comes out another way")


# -- 5: what is offered, and what is not --------------------------------------------------------------


def offer(match: Match, chance: random.Random, notes: Notes) -> None:
    """5: every answer that is offered applies; any other is refused by a rule and changes nothing."""
    since = tail(match)
    before = snapshot(match, since)
    for ask in match.asks:
        _proper(match, ask, notes)
        answers = ask.answers()
        for verb, noun in answers if len(answers) <= ON_A_CLONE else chance.sample(answers, ON_A_CLONE):
            play(match.clone(), (ask.seat, verb, noun))
            notes.counts["answers"] += 1
    wrong = [(seat, verb, noun) for seat in _any_seat(match) for verb, noun in _not_offered(match, seat, notes)]
    for seat, verb, noun in wrong if len(wrong) <= FORBIDDEN else chance.sample(wrong, FORBIDDEN):
        _forbidden(match, seat, verb, noun, notes)
    for odd in ODD:
        _odd(match, odd, notes)
    same(snapshot(match, since), before, "a refused answer changed something")


def _proper(match: Match, ask: Ask, notes: Notes) -> None:
    """An ask names its seat, its rule and nouns that there are, each once."""
    names = match.game.names
    if all(ask.seat != seat.id for seat in match.game.seats):
        raise Complaint(f"there is no seat {ask.seat!r} to ask")
    _named(ask.rule, f"the ask {ask.prompt}")
    notes.hear(f"ask-{ask.prompt}", ask.rule, ask.args)
    for verb, nouns in ask.options.items():
        notes.hear(f"verb-{verb}", ask.rule, {})
        if isinstance(nouns, bool):
            continue
        if verb not in names:
            raise Complaint(f"{ask.prompt} offers nouns for {verb}, which has none")
        if len(set(nouns)) != len(nouns):
            raise Complaint(f"{ask.prompt} offers a {verb} twice: {shown(nouns)}")
        for noun in nouns:
            if type(noun) is not int or not 0 <= noun < len(names[verb]) or not names[verb][noun]:
                raise Complaint(f"{ask.prompt} offers {noun!r}, which is no {verb}")
            if match.game.noun(verb, names[verb][noun]) != noun:
                raise Complaint(f"the name {names[verb][noun]!r} does not lead back to {verb} {noun}")


def _any_seat(match: Match) -> list[str]:
    return [seat.id for seat in match.game.seats]


def _not_offered(match: Match, seat: str, notes: Notes) -> Iterator[tuple[str, int | None]]:
    """Every noun of every verb that `why` refuses, once it agrees with the offer and with the rule test."""
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    for verb, names in match.game.names.items():
        for noun in range(len(names)):
            no = match.why(seat, verb, noun)
            if (no is None) != (ask is not None and ask.allows(verb, noun)):
                raise Complaint(f"why and the offer disagree about {seat}/{verb}/{names[noun]}: {no}")
            if no is not None:
                yield verb, noun
                if no.key == "not-offered" and ask is not None and verb in ask.tests and names[noun]:
                    raise Complaint(f"nothing stands against {verb} {names[noun]}, and yet it is not offered")
            elif ask is not None and verb in ask.tests:
                _test_agrees(match, ask, verb, noun)
    buttons = {verb for each in match.asks for verb, nouns in each.options.items() if nouns is True}
    for verb in sorted({"done", "no-such-verb", *buttons}):
        if ask is None or not ask.allows(verb, None):
            yield verb, None


def _test_agrees(match: Match, ask: Ask, verb: str, noun: int) -> None:
    function, *arguments = ask.tests[verb]
    no = function(match.state, *arguments, noun)
    if no is not None:
        raise Complaint(f"{verb} {match.game.name(verb, noun)} is offered, but its test forbids it: {no!r}")


def _forbidden(match: Match, seat: Any, verb: Any, noun: Any, notes: Notes) -> None:
    """Play refuses with what `why` said."""
    said = match.why(seat, verb, noun)
    no = _refused(lambda: match.play(seat, verb, noun), f"{shown((seat, verb, noun))} was taken", notes)
    if said is None or said.plain() != no.plain():
        raise Complaint(f"why says {said!r} of {shown((seat, verb, noun))}, play says {no!r}")


def _odd(match: Match, odd: Any, notes: Notes) -> None:
    """Answers of the wrong type, wherever they may stand."""
    seat = match.asks[0].seat if match.asks else match.game.seats[0].id
    verbs = [*match.asks[0].options] if match.asks else [*match.game.names]
    for verb in verbs[:4]:
        found = match.game.noun(verb, odd)
        if not isinstance(odd, str | int) and found is not None:
            raise Complaint(f"{odd!r} is taken for {verb} {found}")
        offered = match.asks and match.asks[0].allows(verb, None if odd is None else found)
        if not (offered and (odd is None or found is not None)):
            _forbidden(match, seat, verb, odd, notes)
    _forbidden(match, odd, verbs[0], None, notes)
    _forbidden(match, seat, odd, None, notes)
    _forbidden(match, seat, odd, 0, notes)


def _refused(act: Callable[[], None], otherwise: str, notes: Notes) -> Refused:
    """The refusal that an act must meet, if it has all that a refusal needs."""
    try:
        act()
    except Refused as no:
        _named(no.rule, f"the refusal {no.key!r}")
        if not no.key:
            raise Complaint(f"a refusal by rule {no.rule} has no message") from no
        notes.hear(f"no-{no.key}", no.rule, no.details)
        return no
    except Exception as bad:
        raise Complaint(f"instead of a refusal: {type(bad).__name__}: {bad}") from bad
    raise Complaint(otherwise)


def _named(rule: Any, what: str) -> None:
    if not isinstance(rule, str) or not rule.strip():
        raise Complaint(f"{what} names no rule")


# -- 8: invariants ------------------------------------------------------------------------------------


def invariants(match: Match, chance: random.Random, notes: Notes) -> None:
    """8: the game's own invariants hold, and what is copied by sharing cannot change."""
    for complaint in match.game.invariants(match.state):
        raise Complaint(complaint)
    plain(match)


def plain(match: Match) -> None:
    """Open procedures hold values that cannot change; the state holds numbers, words and flat lists."""
    for frame in match.stack:
        for name, value in zip(frame[0].slots, frame[2:], strict=True):
            if not _is_value(value):
                raise Complaint(f"{frame[0].name} keeps {name} = {shown(value)}, which can change in place")
    state = match.state
    for each in fields(state):
        value = getattr(state, each.name)
        if each.name != "news" and type(value) not in (int, str):
            if not isinstance(value, list | tuple) or any(type(item) not in (int, str) for item in value):
                raise Complaint(f"the state holds {each.name} = {shown(value)}: no number, word or flat list")


def _is_value(value: Any) -> bool:
    if value is None or type(value) in (int, str, bool):
        return True
    return type(value) in (tuple, frozenset) and all(_is_value(each) for each in value)


def _inside(match: Match) -> list[Any]:
    """What the digest is made of."""
    return [match.state.plain(), record.stack(match)]


def _asks(match: Match) -> list[dict[str, Any]]:
    return [ask.plain() for ask in match.asks]


# -- 10: what is said ------------------------------------------------------------------------------


def words(match: Match, chance: random.Random, notes: Notes) -> None:
    """10: notes down every message, for the catalogues to be asked about it; all of it is plain data."""
    for event in match.log.since(tail(match)):
        for seat in seats(match.game):
            seen = event.seen_by(seat)
            if seen is not None:
                _named(event.rule, f"the event {event.kind}")
                notes.hear(f"event-{event.kind}", event.rule, seen)
    for seat in seats(match.game):
        as_text(told(match, seat, len(match.log)))
