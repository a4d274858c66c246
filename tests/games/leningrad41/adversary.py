"""Two positions that differ only in what one seat must not know, played side by side by somebody who looks hard."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass, field
from typing import Any

from grognard import Match
from grognard.games.leningrad41 import blocks
from tests.games.leningrad41.play import GAME

WOODS = {name: blocks.FACTION[unit] for name, unit in blocks.UNIT.items()}
SIDES = ("axis", "soviet")
# What lays blocks open, or takes them away for all to see: from there on the two may be told apart.
OPENS = {"battle", "activated", "destroyed", "surrendered", "withdrawn", "deactivated", "leader", "loss", "roll"}
DEEDS = {"moved": "space", "rail": "rail", "sea": "sea", "reinforcement": "space", "built": "build"}
BY_STARS = {"restore", "replace", "exploit"}


def side_of(unit: str) -> str:
    return SIDES[blocks.SIDE[blocks.UNIT[unit]]]


def all_told(match: Match, seat: str | None) -> str:
    """Everything that a seat can get out of a match, as text: its view, its asks, the events, and every refusal."""
    asks = [ask.plain() for ask in match.asks if ask.seat == seat]
    told: list[Any] = [match.view(seat), match.events(seat), asks]
    if seat is not None:
        told.append(refusals(match, seat))
    return json.dumps(told)


def refusals(match: Match, seat: str) -> dict[str, Any]:
    """What stands against every noun of every verb, and against every button."""
    found: dict[str, Any] = {}
    mine = any(ask.seat == seat for ask in match.asks)
    for verb, names in GAME.names.items():
        for noun in range(len(names) if mine else 3):
            no = match.why(seat, verb, noun)
            found[f"{verb} {noun}"] = no.plain() if no else None
    for verb in ("done", "pass", "tactical", "strategic", "reinforce", "bomb", "murmansk", "dietl", "build", "pause"):
        no = match.why(seat, verb)
        found[verb] = no.plain() if no else None
    return found


# ---- a twin that the seat cannot tell from the position ------------------------------------------------------

TOKEN = re.compile(r"(?P<name>[a-z]{2}_[a-z0-9_]+)(?::\d?(?P<marks>[a-z]*)(?P<aim>>\S+)?)?")
PLACE_OF_NOBODY = {"waiting", "lost", "withdrawn"}  # both know who is there
WITHOUT_BLOCKS = {"typhoon-last"}  # a corps, which may be called as its one block is


@dataclass
class Twins:
    """A match, its twin, whose secrets they are, and which block of the one stands for which of the other."""

    one: Match
    two: Match
    owner: str
    watcher: str
    same: dict[str, str] = field(default_factory=dict)


def twins(text: str, watcher: str, chance: random.Random, seed: int = 0) -> Twins:
    """The position, and another in which all that the watcher may not know is otherwise."""
    owner = SIDES[1 - SIDES.index(watcher)]
    same: dict[str, str] = {}
    other = _shuffled(text, owner, chance, same)
    return Twins(GAME.position(text, seed=seed), GAME.position(other, seed=seed), owner, watcher, same)


def _shuffled(text: str, owner: str, chance: random.Random, same: dict[str, str]) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    hidden: dict[int, list[str]] = {}
    for line in lines:
        for token in _hidden_tokens(line, owner):
            hidden.setdefault(WOODS[token["name"]], []).append(token["name"])
    for names in hidden.values():
        dealt = names[:]
        chance.shuffle(dealt)
        same.update(zip(names, dealt, strict=True))
    active = next(line.split()[1] for line in lines if line.startswith("active "))
    phase, impulse = next(line.split()[1:] for line in lines if line.startswith("phase "))
    if owner == active and (phase in BY_STARS or (phase == "command" and impulse == "strategic")):
        lines = [line for line in lines if not line.startswith(("left ", "value "))]
        lines += [f"left {chance.randint(0, 12)}", f"value {chance.randint(1, 14)}"]
    return "\n".join(_rewritten(line, owner, chance, same) for line in lines)


def _hidden_tokens(line: str, owner: str) -> list[re.Match[str]]:
    """The blocks of a line that the other side sees the back of, and that might be somebody else."""
    if line.split()[0] in {*PLACE_OF_NOBODY, *WITHOUT_BLOCKS, "box", "murmansk"}:
        return []
    return [
        token
        for token in TOKEN.finditer(line)
        if side_of(token["name"]) == owner and "s" not in (token["marks"] or "") and token["name"] != "fi_mannerheim"
    ]


def _rewritten(line: str, owner: str, chance: random.Random, same: dict[str, str]) -> str:
    """A line of the twin: other names, and other strengths where blocks stand upright."""
    place = line.split()[0]
    if place in WITHOUT_BLOCKS:
        return line

    def other(token: re.Match[str]) -> str:
        name, marks = token["name"], token["marks"] or ""
        if side_of(name) != owner or "s" in marks or place in PLACE_OF_NOBODY:
            return token[0]
        unit = blocks.UNIT[same.get(name, name)]
        strength = blocks.FULL[unit] if place in ("pool", "drawn") else chance.choice(blocks.STEPS[unit])
        return f"{blocks.UNITS[unit]}:{strength}{marks}{token['aim'] or ''}"

    return TOKEN.sub(other, line)


# ---- side by side -------------------------------------------------------------------------------------------


def look(pair: Twins, where: str) -> None:
    """The watcher, and somebody in the street, see the same in both, to the last byte."""
    for seat in (pair.watcher, None):
        first, second = all_told(pair.one, seat), all_told(pair.two, seat)
        assert first == second, _difference(json.loads(first), json.loads(second), f"{seat or 'spectator'} {where}")


def _difference(first: Any, second: Any, path: str) -> str:
    if isinstance(first, dict) and isinstance(second, dict):
        for key in [*first, *second]:
            if first.get(key) != second.get(key):
                return _difference(first.get(key), second.get(key), f"{path}/{key}")
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for number, (a, b) in enumerate(zip(first, second, strict=True)):
            if a != b:
                return _difference(a, b, f"{path}/{number}")
    return f"{path}: {first!r} and {second!r}"


def play_on(pair: Twins, steps: int, chance: random.Random) -> int:
    """The same physical moves in both, step by step, until something is laid open. Gives the steps done."""
    for step in range(steps):
        if pair.one.result or pair.two.result or not _step(pair, chance):
            return step
        if _opened(pair):
            return step
        look(pair, f"after {step + 1} steps")
    return steps


def _opened(pair: Twins) -> bool:
    """Has either told of something that lay hidden, or did chance come in?"""
    if any(event["kind"] in OPENS for match in (pair.one, pair.two) for event in match.events(pair.watcher)):
        return True
    one, two = (match.view(None)["counts"][pair.owner]["drawn"] for match in (pair.one, pair.two))
    return bool(one != two)  # how many reinforcements a leader brings is there to be counted


def _step(pair: Twins, chance: random.Random) -> bool:
    seat = pair.one.asks[0].seat
    assert seat == pair.two.asks[0].seat, f"{seat} is asked in the one, {pair.two.asks[0].seat} in the other"
    _pair_off(pair)
    answers = pair.one.asks[0].answers()
    chance.shuffle(answers)
    for verb, noun in answers[:12]:
        twin = _translated(pair, verb, noun) if seat == pair.owner else noun
        if pair.two.why(seat, verb, twin) is None:
            pair.one.play(seat, verb, noun)
            pair.two.play(seat, verb, twin)
            caught_up = _catch_up(pair.one, pair.two) and _catch_up(pair.two, pair.one)
            return caught_up and _deeds(pair.one, seat) == _deeds(pair.two, seat)
    return False


def _deeds(match: Match, seat: str) -> list[list[Any]]:
    """What its pieces have been seen to do: two blocks that could each do one thing only may have done two things."""
    told = [event for event in match.events(seat) if event["kind"] in DEEDS]
    return [[event["kind"], event.get("path"), event.get("space")] for event in told]


def _translated(pair: Twins, verb: str, noun: int | None) -> int | None:
    if verb != "unit" or noun is None:
        return noun
    name = GAME.name("unit", noun)
    return blocks.UNIT[pair.same.get(name, name)]


def _pair_off(pair: Twins) -> None:
    """After a draw of reinforcements: who is in hand stands for who is in hand, who is in the pool for who is there."""
    for place in ("pool", "drawn"):
        first, second = (_blocks_at(match, pair.owner, place) for match in (pair.one, pair.two))
        kept = {name for name in first if pair.same.get(name, name) in second}
        free = [name for name in second if name not in {pair.same.get(one, one) for one in kept}]
        for name in first:
            if name not in kept:
                pair.same[name] = free.pop(0)


def _blocks_at(match: Match, side: str, place: str) -> list[str]:
    units = match.view(side)["units"]
    return [name for name, unit in units.items() if unit["at"] == place and side_of(name) == side]


def _catch_up(ahead: Match, behind: Match) -> bool:
    """A block with one way to go has gone it at once; the other, with a choice, is sent the same way."""
    if ahead.result or behind.result or ahead.asks[0].prompt == behind.asks[0].prompt:
        return True
    if behind.asks[0].prompt not in ("act", "activate-where", "reinforce-where"):
        return True
    seat = behind.asks[0].seat
    done = [event for event in ahead.events(seat) if event["kind"] in DEEDS]
    if not done:
        return False
    verb = DEEDS[done[-1]["kind"]]
    goal = None if verb == "build" else done[-1]["space"] if "space" in done[-1] else done[-1]["path"][-1]
    if behind.why(seat, verb, goal) is not None:
        return False
    behind.play(seat, verb, goal)
    return True
