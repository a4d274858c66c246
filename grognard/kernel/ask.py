"""What the rules wait for and what they say to an answer: asks, refusals, the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

Test = tuple[Any, ...]  # (function, argument, ...): called as function(state, argument, ..., noun)
Value = str | int | Sequence[str] | Sequence[int]
BUTTON = True


class Spoken(ValueError):
    """An error whose words stand in the catalogues: a message id and its arguments.

    `game` is set by the match that refuses, so that blocks and places are called what players call them.
    """

    speak: ClassVar[Callable[[str, Mapping[str, Any], str | None, Any], str]] = lambda key, args, lang, game: (
        f"{key} {dict(args)}" if args else key
    )
    game: Any = None

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = args

    @property
    def message(self) -> str:
        """The words, in the player's language."""
        return self.text()

    def text(self, lang: str | None = None) -> str:
        """The words, in the language asked for."""
        return Spoken.speak(self.key, self.details, lang, self.game)

    def __str__(self) -> str:
        return self.message


def quoted(given: Any) -> str:
    """What somebody gave, as a message repeats it.

    >>> quoted("rail"), quoted(10**5000)
    ('rail', '…')
    """
    try:
        return str(given)
    except ValueError:  # a number of thousands of digits
        return "…"


class BadInput(Spoken):
    """A save, a position, an option or a name that cannot be read; the message says what and where."""


class Refused(Spoken):
    """An answer that the rules forbid: which rule, and a message that the catalogues can speak.

    >>> no = Refused("10.9", "too-far", unit="de_1pz")
    >>> no.rule, no.key, no.details
    ('10.9', 'too-far', {'unit': 'de_1pz'})
    """

    def __init__(self, rule: str, key: str, **args: Any) -> None:
        self.rule = rule  # written out, not handed up: rule tests make thousands of these a second
        self.key = key
        self.details = args

    def plain(self) -> dict[str, Any]:
        """As JSON data, the same for the same refusal."""
        return {"rule": self.rule, "message": self.key, "args": self.details}

    def __str__(self) -> str:
        return f"{self.rule}: {self.message}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refused) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


class Ask:
    """One decision that the rules wait for: who, why, by which rule, and every allowed answer.

    A verb's options are the nouns it takes, or True for a button that takes none. The procedure gets
    back the noun when one verb takes nouns (None for `done`), the verb when all are buttons, else
    the pair; with `pair` always the pair. `tests` names, verb by verb, the rule test that finds nothing
    against the options and says what stands against any other noun. `always` is for asks whose mere
    absence would tell.

    >>> ask = Ask("axis", "take-loss", rule="10.15.1", unit=[3, 7], done=True)
    >>> ask.options
    {'unit': [3, 7], 'done': True}
    >>> ask.count
    3
    """

    __slots__ = ("seat", "prompt", "rule", "args", "tests", "always", "options", "count", "takes", "pair")

    def __init__(
        self,
        seat: str,
        prompt: str,
        *,
        rule: str,
        args: dict[str, Any] | None = None,
        tests: dict[str, Test] | None = None,
        always: bool = False,
        pair: bool = False,
        **options: Sequence[int] | bool,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.args = args or {}
        self.tests = tests or {}
        self.always = always
        self.pair = pair
        takes = count = 0  # verbs that take nouns, and all the answers; written out, for asks are made by the thousand
        self.options: dict[str, list[int] | bool] = {}
        for verb, nouns in options.items():
            if nouns is True:
                self.options[verb] = True
                count += 1
            elif nouns is not False:
                takes += 1
                if nouns:
                    self.options[verb] = found = list(nouns)
                    count += len(found)
        self.takes, self.count = takes, count

    def value(self, verb: str, noun: int | None) -> Any:
        """What the procedure gets for an answer; its shape does not hang on what is offered just now.

        >>> Ask("axis", "hold", rule="1", space=[], done=True).value("done", None) is None
        True
        """
        if self.pair:
            return (verb, noun)
        if self.takes == 0:
            return verb
        if self.takes == 1 and (noun is not None or verb == "done"):
            return noun
        return (verb, noun)

    def allows(self, verb: str, noun: int | None) -> bool:
        nouns = self.options.get(verb)
        return nouns is True if noun is None else isinstance(nouns, list) and noun in nouns

    def answers(self) -> list[tuple[str, int | None]]:
        """Every allowed answer.

        >>> Ask("axis", "hold", rule="1", space=[4], done=True).answers()
        [('space', 4), ('done', None)]
        """
        found: list[tuple[str, int | None]] = []
        for verb, nouns in self.options.items():
            if isinstance(nouns, list):
                found += [(verb, noun) for noun in nouns]
            else:
                found.append((verb, None))
        return found

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "seat": self.seat, "prompt": self.prompt, "rule": self.rule,
            "args": self.args, "options": self.options,
        }  # fmt: skip

    def __repr__(self) -> str:
        return f"Ask({self.seat!r}, {self.prompt!r}, rule={self.rule!r}, options={self.options})"


class Together:
    """Several asks at once; each answer stays sealed until all are in. Gives a tuple of values."""

    __slots__ = ("asks",)

    def __init__(self, *asks: Ask) -> None:
        self.asks = asks


class Apart:
    """Several seats at work at the same time, each at its own, as in secret production.

    Whoever answers first is heard at once, and the procedure asks the others again. Gives the seat and the value.
    """

    __slots__ = ("asks",)

    def __init__(self, *asks: Ask) -> None:
        self.asks = asks


class Result:
    """How a match ended: the winner's seat (None for a draw), how decisive it is, why, the scores.

    >>> Result("soviet", "decisive", {"soviet": 7, "axis": 0}, rule="2.4.4.2", reason="sudden-death")
    Result('soviet', 'decisive', {'soviet': 7, 'axis': 0}, rule='2.4.4.2', reason='sudden-death')
    """

    __slots__ = ("winner", "level", "scores", "rule", "reason")

    def __init__(self, winner: str | None, level: str, scores: dict[str, int], *, rule: str, reason: str) -> None:
        self.winner = winner
        self.level = level
        self.scores = scores
        self.rule = rule
        self.reason = reason

    def plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.winner, self.level, self.rule, self.reason))

    def __repr__(self) -> str:
        return f"Result({self.winner!r}, {self.level!r}, {self.scores!r}, rule={self.rule!r}, reason={self.reason!r})"


class Ended(Exception):
    """Raised by a rule that ends the match, however deep it stands."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result
