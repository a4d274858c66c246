"""One random match from its beginning to its end, with the laws looking on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from grognard.kernel.ask import BadInput
from grognard.kernel.game import Game, Option
from grognard.kernel.laws import moment
from grognard.kernel.laws.broken import Complaint
from grognard.kernel.laws.fog import fog
from grognard.kernel.laws.history import Chain, Notes, Setting, last_line, play, random_answer, written
from grognard.kernel.laws.moment import Check, Law
from grognard.kernel.match import Answer, Match

MOMENTS = 20  # asks of a match at which all laws are tried
BOUND = 50_000  # answers after which a match will never end
SAVED = 3  # of the moments; reading a save plays all its answers again
INVARIANTS_EVERY = 8
TRIES = 40

CLONES = Law(2, "clones", moment.clones)
SAVE = Law(3, "round trip", moment.saved)
POSITION = Law(3, "round trip", moment.position)
UNDO = Law(4, "undo", moment.undo)
OFFER = Law(5, "offer", moment.offer)
FOG = Law(6, "fog", fog)
INVARIANTS = Law(8, "invariants", moment.invariants)
REPLAY = Law(9, "replay", moment.saved)
WORDS = Law(10, "words", moment.words)
AT_A_MOMENT = (CLONES, POSITION, UNDO, OFFER, FOG, INVARIANTS, WORDS)


class Failure(Exception):
    """A law that did not hold, and how to come there."""

    def __init__(self, law: Law, setting: Setting, answers: Sequence[Answer], attempt: int, what: str) -> None:
        super().__init__(what)
        self.law, self.setting, self.answers = law, setting, list(answers)
        self.attempt, self.what = attempt, what


def broken(check: Check, match: Match, attempt: int, notes: Notes) -> str | None:
    """What a law complains about at this moment; `attempt` seeds the law's own choices."""
    try:
        check(match, random.Random(f"law {attempt}"), notes)
    except Complaint as complaint:
        return str(complaint)
    except Exception as bad:  # noqa: BLE001 (whatever a law meets in the rules, it is told)
        return last_line(bad)
    return None


def look_on(game: Game, setting: Setting, notes: Notes, moments: int, bound: int) -> tuple[list[Answer], Chain]:
    """Play a random match twice: freely, then again with the laws at some of its asks. Raises `Failure`."""
    answers, links = _played(game, setting, notes, bound)
    chance = random.Random(f"moments {setting.seed}")
    steps = range(len(answers) + 1)
    chosen = chance.sample(steps, moments) if len(steps) > moments else list(steps)
    saved = {*chance.sample(chosen, min(SAVED, len(chosen)))}
    _again(game, setting, answers, links, {step: step in saved for step in chosen}, notes)
    notes.counts["matches"] += 1
    notes.counts["plays"] += len(answers)
    return answers, links


def _played(game: Game, setting: Setting, notes: Notes, bound: int) -> tuple[list[Answer], Chain]:
    chance = random.Random(f"plays {setting.seed}")
    answers: list[Answer] = []
    links = Chain()
    try:
        match = setting.begin(game)
    except Exception as bad:
        raise Failure(OFFER, setting, [], 0, f"it cannot begin: {last_line(bad)}") from bad
    while True:
        _still(match, links, setting, answers, notes)
        if match.result is not None:
            return answers, links
        if len(answers) >= bound:
            last = ", ".join(ask.prompt for ask in match.asks)
            end = Law(7, "end", moment.words)
            raise Failure(end, setting, answers[-20:], 0, f"no end after {bound} answers; asked at last: {last}")
        answer = random_answer(match, chance)
        try:
            play(match, answer)
        except Complaint as complaint:
            raise Failure(OFFER, setting, answers, 0, str(complaint)) from complaint
        answers.append(answer)


def _still(match: Match, links: Chain, setting: Setting, answers: list[Answer], notes: Notes) -> None:
    """The cheap looks at every ask."""
    law = WORDS
    try:
        links.add(match)
        law = INVARIANTS
        moment.plain(match)
        if len(answers) % INVARIANTS_EVERY == 0 or match.result is not None:
            moment.invariants(match, random.Random(0), notes)
    except Complaint as complaint:
        raise Failure(law, setting, answers, 0, str(complaint)) from complaint
    except Exception as bad:
        raise Failure(law, setting, answers, 0, last_line(bad)) from bad


def _again(
    game: Game,
    setting: Setting,
    answers: list[Answer],
    links: Chain,
    chosen: Mapping[int, bool],
    notes: Notes,
) -> None:
    match, again = setting.begin(game), Chain()
    again.add(match)
    for step in range(len(answers) + 1):
        if again.steps[step] != links.steps[step]:
            raise Failure(REPLAY, setting, answers[:step], 0, "played again, something else is told")
        if step in chosen:
            _all_laws(match, setting, answers[:step], chosen[step], notes)
        if step < len(answers):
            try:
                match.play(*answers[step])
            except Exception as bad:
                what = f"played again, {written(game, answers[step])} does not apply: {bad}"
                raise Failure(REPLAY, setting, answers[:step], 0, what) from bad
            again.add(match)


def _all_laws(match: Match, setting: Setting, answers: list[Answer], saved: bool, notes: Notes) -> None:
    notes.counts["moments"] += 1
    for law in (*AT_A_MOMENT, SAVE) if saved else AT_A_MOMENT:
        what = broken(law.check, match, len(answers), notes)
        if what is not None:
            raise Failure(law, setting, answers, len(answers), what)


# -- with which scenarios and options ------------------------------------------------------------------


def settings(
    game: Game,
    seed: int | str,
    scenarios: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Setting]:
    """Ways to begin, without end: every scenario in turn, first plain, then with options chosen at random."""
    names = list(scenarios or [scenario.id for scenario in game.scenarios])
    number = 0
    while True:
        name = names[number % len(names)]
        own = f"{seed}.{number}"
        if options is not None:
            yield Setting(name, dict(options), own)
        elif number < len(names):
            yield Setting(name, {}, own)
        else:
            yield Setting(name, _some_options(game, name, random.Random(f"options {own}")), own)
        number += 1


def _some_options(game: Game, scenario: str, chance: random.Random) -> dict[str, Any]:
    """A set that the game allows: any of its options, or its first ones."""
    for _ in range(TRIES):
        among: Sequence[Option] = game.options
        if chance.random() < 0.5:
            among = among[: chance.randint(0, len(among))]
            chosen = {each.id: chance.choice(_others(each)) for each in among}
        else:
            chosen = {each.id: chance.choice(each.values) for each in among if chance.random() < 0.5}
        try:
            game.full_options(scenario, chosen)
        except BadInput:
            continue
        return chosen
    return {}


def _others(option: Option) -> Sequence[Any]:
    return [value for value in option.values if value != option.default] or option.values
