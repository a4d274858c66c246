"""Keeping a match: its digest, and the saved text, which is the seed with the answers in order.

Reading a save plays its answers again. One that no longer applies, because the rules have changed
since, is named with the rule that forbids it; under the same rules the digest must come out the same.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from grognard.kernel.ask import BadInput, Refused
from grognard.kernel.dice import KEY_BYTES, Dice, DiceRanOut, checked
from grognard.kernel.events import Record

if TYPE_CHECKING:
    from grognard.kernel.game import Game
    from grognard.kernel.match import Match

FORMAT = 1
BEGINNING: dict[str, type] = {"game": str, "scenario": str, "options": dict, "key": str}
ALSO: dict[str, type] = {"position": str, "dice": list, "branch": dict}


def digest(match: Match) -> str:
    """A hash of state, open procedures, sealed answers and result."""
    told = [
        match.state.plain(), stack(match), [[i, pack(v)] for i, v in match.sealed],
        None if match.result is None else match.result.plain(),
    ]  # fmt: skip
    return hashlib.blake2b(_json(told).encode(), digest_size=16).hexdigest()


def save(match: Match) -> str:
    """The match as JSON text."""
    if match.imagined:
        raise BadInput("imagined-match")
    told: dict[str, Any] = {"grognard": FORMAT, **beginning(match), "rules": match.game.fingerprint()}
    told["answers"] = " ".join(_answer(match.game, *answer) for answer in match.answers)
    told["digest"] = digest(match)
    told["sum"] = _sum(told)
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False)


def beginning(match: Match) -> dict[str, Any]:
    """All that `begin_again` needs to begin a match once more."""
    told: dict[str, Any] = {
        "game": match.game.key, "scenario": match.scenario, "options": match.options, **match.origin,
    }  # fmt: skip
    if match.dice.script is not None:
        told["dice"] = list(match.dice.script)
    return told


def load(saved: str | bytes, find: Callable[[str], Game]) -> Match:
    """The match again, by playing its answers; `find` knows the games by their keys."""
    told = _read(saved)
    game = find(told["game"])
    match = begin_again(game, told)
    same = told["rules"] == game.fingerprint()
    _play_all(match, told["answers"])
    if same and match.digest() != told["digest"]:
        raise BadInput("save-differs")
    return match


def _play_all(match: Match, answers: str) -> None:
    for number, text in enumerate(answers.split(), 1):
        seat, verb, noun = _answer_from(text, number)
        try:
            match.play(seat, verb, noun)
        except Refused as no:
            raise BadInput("answer-no-longer-applies", number=number, answer=text, rule=no.rule, reason=no) from no
        except DiceRanOut as short:
            raise BadInput("bad-dice") from short


def _read(saved: str | bytes) -> dict[str, Any]:
    try:
        told = json.loads(saved)
    except (ValueError, TypeError, RecursionError) as bad:
        line = getattr(bad, "lineno", 1)
        raise BadInput("save-unreadable", line=line, column=getattr(bad, "colno", 1)) from bad
    if not isinstance(told, dict) or "grognard" not in told:
        raise BadInput("save-not-ours")
    if told["grognard"] != FORMAT:
        raise BadInput("save-format", found=str(told["grognard"]), expected=FORMAT)
    _has(told, **BEGINNING, rules=str, answers=str, digest=str, sum=str)
    if told["sum"] != _sum({k: v for k, v in told.items() if k != "sum"}):
        raise BadInput("save-damaged")
    return told


def _has(told: dict[str, Any], **kinds: type) -> None:
    """Are these fields there, and of their kinds? Those of `ALSO` may be there."""
    for name, kind in (kinds | {name: kind for name, kind in ALSO.items() if name in told}).items():
        if not isinstance(told.get(name), kind):
            raise BadInput("save-lacks", field=name)


def begin_again(game: Game, told: dict[str, Any]) -> Match:
    """A match before its first answer: from its scenario, its position or the match it branched from, and its dice."""
    from grognard.kernel.match import Match

    try:
        key = bytes.fromhex(told["key"])
    except ValueError as bad:
        raise BadInput("save-lacks", field="key") from bad
    if len(key) != KEY_BYTES:
        raise BadInput("save-lacks", field="key")
    if "branch" in told:
        return _branch_again(game, told["branch"], key)
    dice = Dice(key, checked(told.get("dice")))
    position = told.get("position")
    if position is None:
        scenario, options = told["scenario"], game.full_options(told["scenario"], told["options"])
        state = game.begin(scenario, options)
    else:
        scenario, given, state = game.read(position)
        options = game.full_options(scenario, given)
    match = Match._new(game, scenario, options, dice)
    match.origin = {name: told[name] for name in ("key", "position") if name in told}
    try:
        match._start(state)
    except DiceRanOut as short:
        raise BadInput("bad-dice") from short
    return match


def branch(match: Match, seat: str | None, seed: int | str, key: bytes | None = None) -> Match:
    """A match of its own that goes on from here with other dice, and with other hidden things than the seat knows.

    None for a seat keeps all as it is. The new match has no past: its record begins here.
    """
    if match.imagined:
        raise BadInput("imagined-match")
    answers = " ".join(_answer(match.game, *answer) for answer in match.answers)
    past = {"of": beginning(match), "answers": answers, "seat": seat, "seed": seed}
    return _part(match, past, secrets.token_bytes(KEY_BYTES) if key is None else key)


def _branch_again(game: Game, past: dict[str, Any], key: bytes) -> Match:
    _has(past, of=dict, answers=str)
    of, seat, seed = past["of"], past.get("seat", 0), past.get("seed")
    _has(of, **BEGINNING)
    if of["game"] != game.key or not (seat is None or isinstance(seat, str)) or not isinstance(seed, int | str):
        raise BadInput("save-lacks", field="branch")
    try:
        match = begin_again(game, of)
    except RecursionError as bad:
        raise BadInput("save-lacks", field="branch") from bad
    _play_all(match, past["answers"])
    return _part(match, past, key)


def _part(match: Match, past: dict[str, Any], key: bytes) -> Match:
    """The match parts from the one it was, which it forgets."""
    twin = match.clone() if past["seat"] is None else match.determinize(past["seat"], past["seed"])
    twin.origin, twin.dice, twin.imagined = {"key": key.hex(), "branch": past}, Dice(key), False
    twin.answers, twin.log, twin.marks = Record(), Record(), Record()
    twin.floor, twin.barrier = 0, "start"
    return twin


def _answer(game: Game, seat: str, verb: str, noun: int | None) -> str:
    return f"{seat}/{verb}" if noun is None else f"{seat}/{verb}/{game.name(verb, noun)}"


def _answer_from(text: str, number: int) -> tuple[str, str, str | None]:
    parts = text.split("/", 2)
    if len(parts) < 2:
        raise BadInput("save-bad-answer", number=number, answer=text)
    return parts[0], parts[1], parts[2] if len(parts) == 3 else None


def _sum(told: dict[str, Any]) -> str:
    return hashlib.blake2b(_json(told).encode(), digest_size=8).hexdigest()


def _json(told: Any) -> str:
    return json.dumps(told, separators=(",", ":"), sort_keys=True)


# -- open procedures as plain data ---------------------------------------------------------------


def pack(value: Any) -> Any:
    """A frame's local as JSON data.

    >>> pack((1, frozenset({3, 2}), None, "x"))
    {'tuple': [1, {'set': [2, 3]}, None, 'x']}
    """
    if isinstance(value, tuple):
        return {"tuple": [pack(v) for v in value]}
    if isinstance(value, frozenset):
        return {"set": sorted(pack(v) for v in value)}
    return value


def stack(match: Match) -> list[list[Any]]:
    """The open procedures of a match: name, block, locals."""
    return [[frame[0].name, *[pack(v) for v in frame[1:]]] for frame in match.stack]
