"""What a room is to the kernel: its names, its state, and the functions that know its rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from grognard.kernel.ask import BadInput, quoted
from grognard.kernel.match import Match
from grognard.kernel.state import State

Title = Mapping[str, str]  # language -> words


@dataclass(frozen=True, slots=True)
class Seat:
    """A role in the game."""

    id: str
    title: Title
    team: str = ""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A way to begin."""

    id: str
    title: Title
    text: Title = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the match: what it is called, which rule it is, what it may be."""

    id: str
    title: Title
    rule: str
    values: tuple[Any, ...] = (False, True)
    default: Any = False
    text: Title = field(default_factory=dict)


def _nothing(*_: Any) -> list[str]:
    return []


@dataclass(frozen=True, slots=True)
class Game:
    """One game. Its functions take the state and plain arguments.

    `names` gives, verb by verb, the name of each noun id; `aliases` other words for them.
    `begin` makes the state before the set-up; `root` is the procedure that runs the match.
    `read` and `write` are the position text; `knowledge` says, thing by thing, which seats (a bit each)
    see its face, from which the kernel derives what an answer made newly visible. `kinds` says which
    arguments of events and prompts are names of nouns (`{"by": "unit", "to": "space"}`), and
    `label(kind, name, language)` is what a player calls such a noun. `settle_options` refuses options that
    do not go together, and writes the same choice always in the same way. `turn_rule` says whose turn it is: whoever
    is not asked hears that rule, and not the one of an ask that is none of his business.
    """

    key: str
    title: Title
    seats: tuple[Seat, ...]
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    names: Mapping[str, Sequence[str]]
    begin: Callable[[str, Mapping[str, Any]], State]
    root: Callable[..., Any]
    view: Callable[[Any, str | None], dict[str, Any]]
    determinize: Callable[[Any, str, random.Random, frozenset[int]], State]
    write: Callable[[Any, str], str]
    read: Callable[[str], tuple[str, dict[str, Any], State]]
    knowledge: Callable[[Any], Sequence[int]] = _nothing  # type: ignore[assignment]
    invariants: Callable[[Any], list[str]] = _nothing
    settle_options: Callable[[str, dict[str, Any]], dict[str, Any]] = lambda scenario, options: options
    hidden_slots: frozenset[str] = frozenset()
    aliases: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    label: Callable[[str, str, str], str] = lambda kind, name, lang: name
    turn_rule: str = ""
    fingerprint: Callable[[], str] = lambda: ""
    room: str = ""  # the package, for what lies beside the rules: catalogues, ledger, board, agents

    def __repr__(self) -> str:
        return f"<Game {self.key}>"

    def start(
        self,
        scenario: str | None = None,
        *,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        dice: Sequence[int] | None = None,
    ) -> Match:
        """Begin a match: the first scenario unless another is named, random dice unless seeded."""
        name = self.scenarios[0].id if scenario is None else scenario
        full = self.full_options(name, {} if options is None else options)
        return Match.begin(self, name, full, seed, dice)

    def position(
        self, text: str, *, seed: int | str | None = 0, dice: Sequence[int] | None = None
    ) -> Match:  # fmt: skip
        """A match that goes on from a position text."""
        scenario, options, state = self.read(text)
        return Match.resume(self, scenario, self.full_options(scenario, options), state, seed, dice)

    def full_options(self, scenario: str, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options with their defaults; unknown names and values are refused."""
        if not any(s.id == scenario for s in self.scenarios):
            raise BadInput("unknown-scenario", name=quoted(scenario), known=" ".join(s.id for s in self.scenarios))
        if not isinstance(given, Mapping):
            raise BadInput("bad-options")
        known = {o.id: o for o in self.options}
        full = {o.id: o.default for o in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadInput("unknown-option", name=quoted(name), known=" ".join(known))
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                allowed = " ".join(str(v).lower() for v in known[name].values)
                raise BadInput("bad-option-value", name=name, value=quoted(value), known=allowed)
            full[name] = value
        return self.settle_options(scenario, full)

    def noun(self, verb: str, word: Any) -> int | None:
        """The id that a word or number means for a verb, or None."""
        names = self.names.get(verb)
        if names is None:
            return None
        if type(word) is int:
            return word if 0 <= word < len(names) else None
        if not isinstance(word, str):
            return None
        return _lookup(self, verb).get(word.strip().casefold())

    def name(self, verb: str, noun: int) -> str:
        """The notation's name of a noun."""
        return self.names[verb][noun]


_LOOKUPS: dict[tuple[str, str], dict[str, int]] = {}


def _lookup(game: Game, verb: str) -> dict[str, int]:
    found = _LOOKUPS.get((game.key, verb))
    if found is None:
        found = {alias.casefold(): noun for alias, noun in game.aliases.get(verb, {}).items()}
        found.update({name.casefold(): noun for noun, name in enumerate(game.names[verb]) if name})
        _LOOKUPS[game.key, verb] = found
    return found
