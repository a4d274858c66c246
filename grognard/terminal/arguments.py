"""The arguments of the command line, read from a list of commands, with every error in the player's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from grognard import words
from grognard.kernel import BadInput

MOST_DIGITS = 9  # of a number that is typed


@dataclass(slots=True)
class Given:
    """What was typed: operands and options by name; a repeated option keeps all its values."""

    values: dict[str, list[str]] = field(default_factory=dict)

    def get(self, name: str) -> str | None:
        found = self.values.get(name)
        return found[-1] if found else None

    def all(self, name: str) -> list[str]:
        return self.values.get(name, [])

    def need(self, name: str) -> str:
        """An operand or option that the command cannot do without."""
        found = self.get(name)
        if found is None:
            raise BadInput("lacks-argument", name=name)
        return found

    def number(self, name: str, default: int) -> int:
        """An option that is a number above nothing."""
        typed = self.get(name)
        if typed is None:
            return default
        if not typed.isdecimal() or len(typed) > MOST_DIGITS or not int(typed):
            raise BadInput("not-a-number", name=name, value=typed)
        return int(typed)

    def choice(self, name: str, known: Sequence[str], default: str) -> str:
        """An option that is one of a few words."""
        typed = self.get(name)
        if typed is not None and typed not in known:
            raise BadInput("not-a-choice", name=name, value=typed, known=" ".join(known))
        return typed or default


@dataclass(frozen=True, slots=True)
class Command:
    """One command: what it does, its operands in order (a `?` when it may be left out), its options.

    An option that ends with `=` takes a value.
    """

    name: str
    run: Callable[[Given], int]
    operands: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def usage(self) -> str:
        """How it is typed, without what the options mean."""
        parts = [f"[{_spoken(o[:-1])}]" if o.endswith("?") else _spoken(o) for o in self.operands]
        return " ".join([self.name, *parts])

    def read(self, typed: Sequence[str]) -> Given:
        """The arguments after the command's name.

        >>> command = Command("show", lambda given: 0, ("key",), ("out=", "fast"))
        >>> command.read(["leningrad41", "--out=x.svg", "--fast"]).values
        {'key': ['leningrad41'], 'out': ['x.svg'], 'fast': ['']}
        """
        given = Given()
        operands = [operand.rstrip("?") for operand in self.operands]
        rest = list(typed)
        only_operands = False
        while rest:
            word = rest.pop(0)
            if word == "--" and not only_operands:
                only_operands = True
            elif word.startswith("--") and not only_operands:
                self._read_option(word[2:], rest, given)
            elif word.startswith("-") and len(word) > 1 and not only_operands:
                raise BadInput("unknown-flag", name=word, known=self._known())
            elif operands:
                given.values[operands.pop(0)] = [word]
            else:
                raise BadInput("too-many-arguments", word=word, usage=self.usage)
        for operand in self.operands:
            if not operand.endswith("?") and operand not in given.values:
                raise BadInput("lacks-operand", name=_spoken(operand), usage=self.usage)
        return given

    def _read_option(self, word: str, rest: list[str], given: Given) -> None:
        name, equals, value = word.partition("=")
        if f"{name}=" in self.options:
            if not equals:
                if not rest or rest[0].startswith("--"):
                    raise BadInput("flag-lacks-value", name=f"--{name}")
                value = rest.pop(0)
            given.values.setdefault(name, []).append(value)
        elif name in self.options and not equals:
            given.values[name] = [""]
        else:
            raise BadInput("unknown-flag", name=f"--{name}", known=self._known())

    def _known(self) -> str:
        return " ".join(f"--{option.rstrip('=')}" for option in self.options)


def _spoken(operand: str) -> str:
    """What an operand is called in the usage."""
    return words.say(f"cli-operand-{operand}")
