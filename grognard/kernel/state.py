"""The state of a game: one slotted dataclass of ints and flat lists of ints, copied in microseconds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Self

from grognard.kernel.events import Event


@dataclass(slots=True)
class State:
    """What every game's state inherits. Fields are ints, strings, tuples or lists of ints, nothing else.

    `news` is where rules report what happened; the match empties it after every step, so it is no
    part of a position.

    >>> @dataclass(slots=True)
    ... class Hill(State):
    ...     height: int = 0
    ...     trees: list[int] = field(default_factory=lambda: [1, 2])
    >>> a = Hill(); b = a.clone(); b.trees[0] = 9
    >>> a.trees, b.plain()
    ([1, 2], {'height': 0, 'trees': [9, 2]})
    """

    news: list[Event] = field(default_factory=list, init=False, repr=False, compare=False)

    def clone(self) -> Self:
        cls = type(self)
        copy = _COPIERS.get(cls) or _copier(cls)
        return copy(self)  # type: ignore[no-any-return]

    def report(
        self,
        kind: str,
        rule: str,
        *,
        secret: dict[str, Any] | None = None,
        to: tuple[str, ...] = (),
        only: tuple[str, ...] | None = None,
        **args: Any,
    ) -> None:
        """Tell the log what happened; `secret` only to the seats in `to`, all only to those in `only`."""
        self.news.append(Event(kind, rule, args, secret, to, only))

    def plain(self) -> dict[str, Any]:
        """As JSON data: every field but the news."""
        told = {}
        for name in _field_names(type(self)):
            value = getattr(self, name)
            told[name] = list(value) if isinstance(value, list | tuple) else value
        return told

    @classmethod
    def from_plain(cls, told: dict[str, Any]) -> Self:
        state = cls()
        for name in _field_names(cls):
            old = getattr(state, name)
            value = told[name]
            setattr(state, name, tuple(value) if isinstance(old, tuple) else value)
        return state


_COPIERS: dict[type, Callable[[Any], Any]] = {}


def _field_names(cls: type[State]) -> list[str]:
    return [f.name for f in fields(cls) if f.name != "news"]


def _copier(cls: type[State]) -> Callable[[Any], Any]:
    """Write the copying function of a state class once: a list is copied, all else is shared."""
    sample = cls()
    lines = ["def copy(s):", "    t = new(cls)", "    t.news = []"]
    for name in _field_names(cls):
        slice_ = "[:]" if isinstance(getattr(sample, name), list) else ""
        lines.append(f"    t.{name} = s.{name}{slice_}")
    space: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec("\n".join([*lines, "    return t"]), space)
    _COPIERS[cls] = space["copy"]
    return _COPIERS[cls]
