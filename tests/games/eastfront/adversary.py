"""Two positions that differ only in what one seat must not know, in which the enemy does the same before its eyes."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from typing import Any

from grognard import Match
from grognard.games.eastfront.imagine import WITH_THE_PLACE
from grognard.games.eastfront.names import BLOCKS
from grognard.games.eastfront.position import AWAY, Position
from grognard.games.eastfront.units import OF_SIDE
from grognard.games.eastfront.words import SIDES
from tests.games.eastfront.play import GAME, state


def all_told(match: Match, seat: str) -> str:
    """Everything that a seat can get out of a match, as text: its view, its asks, the events, some refusals."""
    asks = [ask.plain() for ask in match.asks if ask.seat == seat]
    whys = {verb: no.plain() if (no := match.why(seat, verb, 0)) else None for verb in GAME.names}
    return json.dumps([match.view(seat), match.events(seat), asks, whys])


@dataclass
class Twins:
    """A match, its twin, whose secrets they are, and which block of the one stands for which of the other."""

    one: Match
    two: Match
    owner: str
    watcher: str
    same: dict[int, int] = field(default_factory=dict)

    def told_apart(self) -> bool:
        return all_told(self.one, self.watcher) != all_told(self.two, self.watcher)


def twins(match: Match, watcher: str, seed: int) -> Twins:
    """The position, and another in which all that the watcher may not know is otherwise."""
    two = match.determinize(watcher, seed)
    owner = SIDES[1 - SIDES.index(watcher)]
    pair = Twins(match.clone(), two, owner, watcher)
    hidden = [_hidden(state(each), owner) for each in (pair.one, pair.two)]
    pair.same = dict(zip(*hidden, strict=True))
    return pair


def _hidden(s: Position, owner: str) -> list[int]:
    """The hidden blocks of a side, by where they stand and what they were seen doing."""
    own = OF_SIDE[SIDES.index(owner)]
    found = [u for u in own if not s.shown[u] and (s.where[u] > 0 or s.where[u] == AWAY)]
    return sorted(found, key=lambda u: (*(getattr(s, name)[u] for name in WITH_THE_PLACE), u))


def step(pair: Twins, chance: random.Random) -> bool:
    """The owner does before the watcher's eyes the same in both; False when from here on they may be told apart."""
    common = _common(pair)
    if not common:
        return False
    verb, noun, other = chance.choice(common)
    before = _learnt(pair)
    pair.one.play(pair.owner, verb, noun)
    pair.two.play(pair.owner, verb, other)
    alike = _go_the_same_way(pair.one, pair.two) and _go_the_same_way(pair.two, pair.one)
    return alike and all(new <= old for old, new in zip(before, _learnt(pair), strict=True))


def _learnt(pair: Twins) -> list[int]:
    """What both know of either match, thing by thing, and how often dice were thrown."""
    return [each for m in (pair.one, pair.two) for each in (*GAME.knowledge(m.state), m.dice.count)]


def _go_the_same_way(lags: Match, other: Match) -> bool:
    """Where only one of the two is asked by which hexside it goes, it goes as the other went, if it can."""
    if [ask.prompt for ask in lags.asks] != ["via"] or [ask.prompt for ask in other.asks] == ["via"]:
        return True
    path = next(event["path"] for event in reversed(other.events(None)) if "path" in event)
    ways = [noun for verb, noun in lags.asks[0].answers() if GAME.name(verb, noun or 0) in path[-2:]]
    if ways:
        lags.play(lags.asks[0].seat, "via", ways[0])
    return bool(ways)


def _common(pair: Twins) -> list[tuple[str, int | None, int | None]]:
    """The answers that the owner may give in both, blocks being those that stand for each other."""
    one, two = ({answer for ask in m.asks if ask.seat == pair.owner for answer in ask.answers()}
                for m in (pair.one, pair.two))  # fmt: skip
    found: list[tuple[str, int | None, int | None]] = []
    for verb, noun in sorted(one, key=str):
        other = pair.same.get(noun, noun) if verb in BLOCKS and noun is not None else noun
        if (verb, other) in two:
            found.append((verb, noun, other))
    return found


def difference(pair: Twins) -> tuple[Any, Any]:
    """What the watcher is told in the one and in the other."""
    return json.loads(all_told(pair.one, pair.watcher)), json.loads(all_told(pair.two, pair.watcher))
