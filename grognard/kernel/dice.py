"""Chance: what rules may ask of it, and the dice that answer.

The stream is counter-based: answer number n of a match is a keyed hash of n, so it can be checked by
anyone who is given the key afterwards, and nothing that copies a state can look ahead. Before the
match the key's own hash is published (`commitment`). Scripted dice give the faces of a list instead.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from numbers import Integral
from typing import Any

from grognard.kernel.ask import BadInput

KEY_BYTES = 32


class Roll:
    """Ask for dice: the answer is a tuple of faces. `args` tell the log who rolls and what for.

    `only` names the seats that see the roll, where it would tell the others something hidden.

    >>> Roll(2, rule="8.1", purpose="weather").plain()
    {'dice': 2, 'sides': 6, 'rule': '8.1', 'purpose': 'weather'}
    """

    __slots__ = ("dice", "sides", "rule", "purpose", "only", "args")

    def __init__(
        self,
        dice: int,
        *,
        rule: str,
        purpose: str = "roll",
        sides: int = 6,
        only: tuple[str, ...] | None = None,
        **args: Any,
    ) -> None:
        self.dice = dice
        self.sides = sides
        self.rule = rule
        self.purpose = purpose
        self.only = only
        self.args = args

    def plain(self) -> dict[str, Any]:
        return {
            "dice": self.dice,
            "sides": self.sides,
            "rule": self.rule,
            "purpose": self.purpose,
            **self.args,
        }


class Draw:
    """Ask for some of these, at random and in random order: the answer is a tuple of them."""

    __slots__ = ("number", "items", "rule", "purpose")

    def __init__(self, number: int, items: Sequence[int], *, rule: str, purpose: str = "draw") -> None:
        self.number = min(number, len(items))
        self.items = tuple(items)
        self.rule = rule
        self.purpose = purpose


class Shuffle(Draw):
    """Ask for all of these in a random order."""

    __slots__ = ()

    def __init__(self, items: Sequence[int], *, rule: str, purpose: str = "shuffle") -> None:
        super().__init__(len(items), items, rule=rule, purpose=purpose)


class DiceRanOut(Exception):
    """The scripted dice are used up and the rules want more."""


class Dice:
    """The dice of one match.

    >>> dice = Dice.seeded(7)
    >>> dice.roll(3, 6) == Dice.seeded(7).roll(3, 6)
    True
    >>> scripted = Dice.seeded(7, script=[6, 1])
    >>> scripted.roll(1, 6), scripted.left
    ((6,), (1,))
    """

    __slots__ = ("key", "count", "script", "used")

    def __init__(self, key: bytes, script: Sequence[int] | None = None) -> None:
        self.key = key
        self.count = 0
        self.script = None if script is None else tuple(script)
        self.used = 0

    @classmethod
    def seeded(cls, seed: int | str | None, script: Sequence[int] | None = None) -> Dice:
        """Dice from a seed; without one, from the machine's own randomness."""
        key = secrets.token_bytes(KEY_BYTES) if seed is None else hashlib.sha256(sown("grognard", seed)).digest()
        return cls(key, script)

    def clone(self) -> Dice:
        copy = Dice(self.key)
        copy.count, copy.script, copy.used = self.count, self.script, self.used
        return copy

    @property
    def commitment(self) -> str:
        """What may be published before the match: the hash of the key."""
        return hashlib.sha256(b"grognard dice " + self.key).hexdigest()

    @property
    def left(self) -> tuple[int, ...]:
        """The scripted faces that no rule has rolled yet."""
        return () if self.script is None else self.script[self.used :]

    def roll(self, number: int, sides: int) -> tuple[int, ...]:
        """The next faces."""
        self.count += 1
        if self.script is not None:
            if self.used + number > len(self.script):
                raise DiceRanOut(f"the rules roll {number} dice, the script has {len(self.left)} left")
            faces = self.script[self.used : self.used + number]
            if not all(face <= sides for face in faces):
                raise BadInput("bad-dice")
            self.used += number
            return faces
        numbers = self._numbers(self.count)
        return tuple([_below(numbers, sides) + 1 for _ in range(number)])

    def draw(self, number: int, items: Sequence[int]) -> tuple[int, ...]:
        """Some of the items, in random order."""
        self.count += 1
        numbers = self._numbers(self.count)
        rest = list(items)
        for i in range(number):
            j = i + _below(numbers, len(rest) - i)
            rest[i], rest[j] = rest[j], rest[i]
        return tuple(rest[:number])

    def _numbers(self, count: int) -> Iterator[int]:
        block = 0
        while True:
            at = count.to_bytes(8, "big") + block.to_bytes(8, "big")
            yield from hashlib.blake2b(at, key=self.key).digest()
            block += 1


def sown(purpose: str, seed: Any) -> bytes:
    """What chance of this purpose grows from: a number or a text, whatever characters are in it.

    >>> sown("grognard", 7) == sown("grognard", "7")
    True
    """
    if not isinstance(seed, Integral | str):
        raise BadInput("bad-seed")
    try:
        return f"{purpose} {seed}".encode("utf-8", "surrogatepass")
    except ValueError as bad:  # a number of thousands of digits
        raise BadInput("bad-seed") from bad


def checked(script: Any) -> Sequence[int] | None:
    """Scripted faces, if that is what they are."""
    if script is None:
        return None
    if not isinstance(script, list | tuple) or not all(type(face) is int and face >= 1 for face in script):
        raise BadInput("bad-dice")
    return script


def first_wrong(dice: Dice, rolls: Sequence[Mapping[str, Any]]) -> int | None:
    """Which of a match's rolls the key of its dice does not give, or None.

    Draws take numbers of the stream too, and show no faces.
    """
    stream = Dice(dice.key)
    for at, roll in enumerate(rolls):
        faces = tuple(roll["faces"])
        while stream.count < dice.count:
            if stream.roll(len(faces), roll.get("sides", 6)) == faces:
                break
        else:
            return at
    return None


def _below(numbers: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1, every one alike: bytes that would favour some are thrown away."""
    if limit > 256:
        while True:
            wide = next(numbers) << 16 | next(numbers) << 8 | next(numbers)
            if wide < 0x1000000 - 0x1000000 % limit:
                return wide % limit
    fair = 256 - 256 % limit
    while True:
        byte = next(numbers)
        if byte < fair:
            return byte % limit
