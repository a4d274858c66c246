"""Pieces of a position text that every game's notation needs: lines with their numbers, words, spans.

A position text has one thing a line: a word that says what, then words that say how it is. `#` begins a
comment. What cannot be read raises `BadInput` with the line and what was expected there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from grognard.kernel.ask import BadInput
from grognard.kernel.game import Option

SHOWN = 12  # of the words that would have been right, no more than these are listed
LONGEST = 40  # of the word that was wrong, no more than this is repeated


class Line:
    """One line of a position text, read word by word from left to right.

    >>> line = Line(7, "hand red 3-5,8")
    >>> line.key, line.choice(["blue", "red"]), line.numbers(1, 9), line.end()
    ('hand', 1, [3, 4, 5, 8], None)
    >>> Line(2, "round six").number(1, 9)
    Traceback (most recent call last):
    ...
    grognard.kernel.ask.BadInput: ...
    """

    __slots__ = ("number_of_line", "key", "words", "place")

    def __init__(self, number: int, text: str) -> None:
        self.number_of_line = number
        self.key, *self.words = text.split()
        self.place = 0

    def wrong(self, found: str, expected: str) -> BadInput:
        """The error that names this line, what stands there and what should."""
        shown = found if len(found) <= LONGEST else found[:LONGEST] + "…"
        return BadInput("position-line", line=self.number_of_line, found=shown, expected=expected)

    @property
    def more(self) -> bool:
        """Are there words left?"""
        return self.place < len(self.words)

    def word(self, expected: str) -> str:
        """The next word, whatever it is."""
        if not self.more:
            raise BadInput("position-short", line=self.number_of_line, expected=expected)
        self.place += 1
        return self.words[self.place - 1]

    def choice(self, known: Sequence[str]) -> int:
        """The next word as a place in a list of known words."""
        right = _listed(known)
        word = self.word(right)
        if word not in known:
            raise self.wrong(word, right)
        return known.index(word)

    def number(self, low: int, high: int) -> int:
        """The next word as a number between these two."""
        right = f"{low}-{high}"
        word = self.word(right)
        found = _number(word)
        if found is None or not low <= found <= high:
            raise self.wrong(word, right)
        return found

    def numbers(self, low: int, high: int) -> list[int]:
        """The next word as numbers in their order, such as 1-3,7; `-` is none of them."""
        right = f"{low}-{high}"
        word = self.word(right)
        found: list[int] = []
        for part in [] if word == "-" else word.split(","):
            first, *rest = [_number(end) for end in part.split("-")]
            last = first if not rest else rest[0] if len(rest) == 1 else None
            if first is None or last is None or not low <= first <= last <= high:
                raise self.wrong(word, right)
            found += range(first, last + 1)
        return found

    def end(self) -> None:
        """There must be no more words."""
        if self.more:
            raise self.wrong(" ".join(self.words[self.place :]), "—")


def lines(text: str) -> Iterator[Line]:
    """The lines that say something.

    >>> [(line.number_of_line, line.key, line.words) for line in lines("round 3  # of 9\\n\\nturn red\\n")]
    [(1, 'round', ['3']), (3, 'turn', ['red'])]
    """
    if not isinstance(text, str):
        raise BadInput("position-not-text")
    for number, line in enumerate(text.split("\n"), 1):
        said = line.partition("#")[0].strip()
        if said:
            yield Line(number, said)


def once(found: Iterable[Line]) -> dict[str, Line]:
    """The lines by their first words, none of which may come twice."""
    by_key: dict[str, Line] = {}
    said: dict[str, int] = {}
    for line in found:
        say_once(said, line, line.key)
        by_key[line.key] = line
    return by_key


def say_once(said: dict[str, int], line: Line, word: str) -> None:
    """What this line says is said in no other; `said` is what was said, and in which line."""
    if word in said:
        raise BadInput("position-twice", line=line.number_of_line, found=word, first=said[word])
    said[word] = line.number_of_line


# -- how a match was begun ----------------------------------------------------------------------------------


def read_scenario(told: Iterable[Line], known: Sequence[str], otherwise: str = "") -> str:
    """The scenario that a text names; another, or the first there is, when it names none.

    >>> read_scenario(lines("round 2\\nscenario siege"), ["skirmish", "siege"]), read_scenario([], ["skirmish"])
    ('siege', 'skirmish')
    """
    for line in told:
        if line.key == "scenario":
            found = known[line.choice(known)]
            line.end()
            return found
    return otherwise or known[0]


def read_options(told: Iterable[Line], options: Iterable[Option]) -> dict[str, Any]:
    """The options that a text names: `options fog rounds=3`; one without a value is played.

    >>> known = [Option("fog", {}, "1"), Option("rounds", {}, "2", values=(3, 6), default=6)]
    >>> read_options(lines("options fog rounds=3"), known)
    {'fog': True, 'rounds': 3}
    """
    known = {option.id: option for option in options}
    found: dict[str, Any] = {}
    for line in told:
        while line.key == "options" and line.more:
            word, _, value = line.word("").partition("=")
            if word not in known:
                raise line.wrong(word, " ".join(known))
            values = {str(each).lower(): each for each in known[word].values}
            asked = (value or "true").lower()
            if asked not in values:
                raise line.wrong(value, " ".join(values))
            found[word] = values[asked]
    return found


def option_words(options: Iterable[Option], values: Mapping[str, Any]) -> list[str]:
    """The options as a text names them: those that are not played as they would be anyway.

    >>> known = [Option("fog", {}, "1"), Option("rounds", {}, "2", values=(3, 6), default=6)]
    >>> option_words(known, {"fog": True, "rounds": 3}), option_words(known, {"fog": False, "rounds": 6})
    (['fog', 'rounds=3'], [])
    """
    played = ((option, values.get(option.id, option.default)) for option in options)
    return [
        option.id if value is True else f"{option.id}={value}" for option, value in played if value != option.default
    ]


# -- numbers --------------------------------------------------------------------------------------------------


def spans(numbers: Iterable[int]) -> str:
    """Numbers as one word: runs of neighbours are drawn together.

    >>> spans([1, 2, 3, 7, 9, 10]), spans([5, 4]), spans([])
    ('1-3,7,9-10', '5,4', '-')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in runs) or "-"


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None


def _listed(known: Sequence[str]) -> str:
    shown = [word for word in known if word]
    return " ".join(shown) if len(shown) <= SHOWN else " ".join([*shown[:SHOWN], "…"])
