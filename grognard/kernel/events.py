"""What happened, and who may know it.

An event is a kind, a rule and arguments, plain data from which the catalogues make text, the client
an animation and the replay a step. Some arguments may be for some seats only; so may a whole event.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Event:
    """One fact.

    >>> e = Event("moved", "10.9", {"to": "113"}, secret={"unit": "de_1pz"}, to=("axis",))
    >>> e.seen_by("axis")
    {'kind': 'moved', 'rule': '10.9', 'to': '113', 'unit': 'de_1pz'}
    >>> e.seen_by("soviet")
    {'kind': 'moved', 'rule': '10.9', 'to': '113', 'unit': None}
    """

    __slots__ = ("kind", "rule", "args", "secret", "to", "only")

    def __init__(
        self,
        kind: str,
        rule: str,
        args: dict[str, Any],
        secret: dict[str, Any] | None = None,
        to: tuple[str, ...] = (),
        only: tuple[str, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.args = args
        self.secret = secret
        self.to = to
        self.only = only

    def seen_by(self, seat: str | None) -> dict[str, Any] | None:
        """As JSON data for one seat (None: a spectator), or None when it may not know."""
        if self.only is not None and seat not in self.only:
            return None
        told = {"kind": self.kind, "rule": self.rule, **self.args}
        if self.secret:  # every seat gets the same arguments, so that one message can say them all
            told.update(self.secret if seat in self.to else dict.fromkeys(self.secret))
        return told


class Record(Generic[T]):
    """A list that only grows and whose copies cost nothing: they share the items they have in common.

    >>> one = Record([1, 2]); two = one.copy()
    >>> one.append(3); two.append(4)
    >>> list(one), list(two)
    ([1, 2, 3], [1, 2, 4])
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[T] | None = None) -> None:
        self._items = [] if items is None else items
        self._length = len(self._items)

    def append(self, item: T) -> None:
        if len(self._items) != self._length:  # a copy has gone on by itself: part from it
            self._items = self._items[: self._length]
        self._items.append(item)
        self._length += 1

    def copy(self) -> Record[T]:
        twin: Record[T] = Record.__new__(Record)
        twin._items, twin._length = self._items, self._length
        return twin

    def cut(self, length: int) -> None:
        """Forget what came after."""
        self._length = min(length, self._length)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, at: int) -> T:
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._items[at if at >= 0 else at + self._length]

    def since(self, start: int) -> list[T]:
        return self._items[max(start, 0) : self._length]

    def __iter__(self) -> Any:
        return iter(self._items[: self._length])
