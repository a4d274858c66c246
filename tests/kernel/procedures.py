"""Random procedures as source text, and the two ways to run them: as generators, and as frames."""

import linecache
import pickle
from collections.abc import Callable, Generator
from itertools import count
from typing import Any

from hypothesis import strategies as st

from grognard.kernel.flow import PROCEDURES as PROCEDURES_MADE
from grognard.kernel.flow import Frame

LOCALS = ("x", "y", "z")
PROCEDURES = 3
STEPS = 300  # yields after which a run is cut off

_numbers = count()


class Log:
    """The state of a random procedure: what it wrote down."""

    def __init__(self, said: list[Any] | None = None) -> None:
        self.said: list[Any] = said or []
        self.total = 0

    def copy(self) -> "Log":
        twin = Log(self.said[:])
        twin.total = self.total
        return twin


# -- making them -------------------------------------------------------------------------------------


@st.composite
def programs(draw: st.DrawFn) -> str:
    """A module of procedures p0, p1, ...; each calls only itself (ever less often) and those after it."""
    head = "from grognard.kernel.flow import procedure\n"
    parts = []
    for number in reversed(range(PROCEDURES)):
        body = _Body(draw, number).text()
        parts.append(f"@procedure\ndef p{number}(s, n, a=2, b=7):\n" + body)
    return head + "\n\n".join(parts)


class _Body:
    """Writes the body of one procedure, statement by statement."""

    def __init__(self, draw: st.DrawFn, number: int) -> None:
        self.draw, self.number = draw, number
        self.loops = 0
        self.left = 14  # statements

    def text(self) -> str:
        lines = ['    """A docstring."""']
        lines += [f"    {name} = {i}" for i, name in enumerate(LOCALS)]
        lines += ["    yield ('begins', n, a, b)"]
        lines += self.block(1, looped=False, waits=True)
        return "\n".join(lines) + "\n"

    def block(self, depth: int, looped: bool, waits: bool) -> list[str]:
        lines: list[str] = []
        for _ in range(self.draw(st.integers(2 if looped else 1, 4))):
            self.left -= 1
            lines += self.statement(depth, looped, waits)
        return lines

    def statement(self, depth: int, looped: bool, waits: bool) -> list[str]:
        kinds = ["set", "add", "say", "swap", "list", "key"]
        if waits:
            kinds += ["ask", "ask", "tell", "typed", "into", "call", "call", "return"]
        if self.left > 0 and depth < 4:
            kinds += ["if", "if", "while", "for", "for", "pairs", "try"]
        if looped:
            kinds += ["break", "continue", "continue"] * 2
        kind = self.draw(st.sampled_from(kinds))
        return ["    " * depth + line for line in getattr(self, f"_{kind}")(looped, waits)]

    def name(self) -> str:
        return self.draw(st.sampled_from(LOCALS))

    def value(self) -> str:
        one = st.sampled_from((*LOCALS, "n", "a", "b", "s.total", "0", "1", "5"))
        kind = self.draw(st.integers(0, 3))
        first, second = self.draw(one), self.draw(one)
        if kind == 0:
            return f"({first} + {second}) % 11"
        if kind == 1:
            return f"({first} * 3 - {second}) % 7"
        return first

    def test(self) -> str:
        return f"{self.value()} {self.draw(st.sampled_from(('<', '==', '>=', '!=')))} {self.value()}"

    def inner(self, looped: bool, waits: bool) -> list[str]:
        """A block one step further in; the caller indents it as a whole."""
        return self.block(1, looped, waits and self.draw(st.integers(0, 3)) > 0)

    # each of these gives the lines of one statement

    def _set(self, looped: bool, waits: bool) -> list[str]:
        return [f"{self.name()} = {self.value()}"]

    def _add(self, looped: bool, waits: bool) -> list[str]:
        return [f"{self.name()} += {self.value()}", "s.total = (s.total + x) % 13"]

    def _swap(self, looped: bool, waits: bool) -> list[str]:
        return [f"{self.name()}, s.total = {self.value()}, {self.value()}"]

    def _say(self, looped: bool, waits: bool) -> list[str]:
        return [f"s.said.append(({self.value()}, f'{{x}} {{{self.name()}:02}}'))"]

    def _list(self, looped: bool, waits: bool) -> list[str]:
        return [f"{self.name()} = sum([i * {self.name()} for i in range({self.value()} % 5) if i != n]) % 17"]

    def _key(self, looped: bool, waits: bool) -> list[str]:
        return [f"{self.name()} = max((1, 4, 2), key=lambda i, m={self.value()}: (i * m + y) % 5)"]

    def _ask(self, looped: bool, waits: bool) -> list[str]:
        return [f"{self.name()} = yield ('ask', {self.value()}, {self.value()})"]

    def _tell(self, looped: bool, waits: bool) -> list[str]:
        return [f"yield {self.value()}"]

    def _typed(self, looped: bool, waits: bool) -> list[str]:
        return [f"{self.name()}: int = yield [{self.value()}]"]

    def _into(self, looped: bool, waits: bool) -> list[str]:
        return [f"s.total = yield ('into', {self.value()})"]

    def _call(self, looped: bool, waits: bool) -> list[str]:
        more = self.draw(st.sampled_from(("", f", {self.value()}", f", {self.value()}, {self.value()}")))
        into = self.draw(st.sampled_from(("", f"{self.name()} = ")))
        other = self.draw(st.integers(self.number, PROCEDURES - 1))
        call = f"{into}yield from p{other}(s, n - 1{more})"
        lines = [f"if n > 0:\n    {call}"]
        if into:
            lines.append(f"{into.split()[0]} = {into.split()[0]} or 3")  # it may have returned nothing
        return "\n".join(lines).split("\n")

    def _return(self, looped: bool, waits: bool) -> list[str]:
        value = self.draw(st.sampled_from(("", " x", " (y, 'told')")))
        return [f"if {self.test()}:", f"    return{value if '(' not in value else ' y'}"]

    def _if(self, looped: bool, waits: bool) -> list[str]:
        lines = [f"if {self.test()}:", *self.inner(looped, waits)]
        if self.draw(st.booleans()):
            lines += [f"elif {self.test()}:", *self.inner(looped, waits)]
        if self.draw(st.booleans()):
            lines += ["else:", *self.inner(looped, waits)]
        return lines

    def _while(self, looped: bool, waits: bool) -> list[str]:
        self.loops += 1
        own = f"w{self.loops}"
        inner = self.inner(True, waits)
        return [f"{own} = 0", f"while {own} < 3 and {self.test()}:", f"    {own} += 1", *inner]

    def _for(self, looped: bool, waits: bool) -> list[str]:
        items = self.draw(st.sampled_from(("range(n)", "(a, b)", "range(x % 4)", "s.said[:2]", "[x, y, z][1:]")))
        self.loops += 1
        own = f"i{self.loops}"
        inner = self.inner(True, waits)
        return [f"for {own} in {items}:", f"    s.said.append({own})", *inner]

    def _pairs(self, looped: bool, waits: bool) -> list[str]:
        one, two = self.draw(st.permutations(LOCALS))[:2]
        return [f"for {one}, {two} in ((a, 1), (2, b), (x, y)):", *self.inner(True, waits)]

    def _try(self, looped: bool, waits: bool) -> list[str]:
        return [
            "try:",
            f"    {self.name()} = {self.value()} // {self.name()}",
            "except ZeroDivisionError as wrong:",
            "    s.said.append(str(wrong))",
        ]

    def _break(self, looped: bool, waits: bool) -> list[str]:
        return [f"if {self.test()}:", "    break"]

    def _continue(self, looped: bool, waits: bool) -> list[str]:
        return [f"if {self.test()}:", "    continue"]


# -- running them ------------------------------------------------------------------------------------


def compiled(text: str) -> dict[str, Any]:
    """The module that a text makes; its lines can be found, as those of a file can."""
    path = f"<random procedures {next(_numbers)}>"
    linecache.cache[path] = (len(text), None, text.splitlines(keepends=True), path)
    space: dict[str, Any] = {"__name__": path}
    exec(compile(text, path, "exec"), space)
    for made in list(PROCEDURES_MADE.values()):
        if made.name.startswith(path):
            made.cut()
    return space


def as_generator(start: Callable[..., Generator[Any, Any, Any]], log: Log, answers: list[int], *args: int) -> list[Any]:
    """All that a procedure yields and returns, run as the generator that it is written as."""
    told: list[Any] = []
    running = start(log, *args)
    try:
        asked = next(running)
        for answer in answers:
            told.append((asked, log.said[:], log.total))
            asked = running.send(answer)
    except StopIteration as end:
        told.append(("returned", end.value, log.said[:], log.total))
    return told


class Frames:
    """The least that runs frames: what a match does, without asks, seats and dice."""

    def __init__(self, stack: list[Frame], log: Log) -> None:
        self.stack, self.log = stack, log
        self.value: Any = None
        self.pending: Any = None

    def run(self, answers: list[int], told: list[Any], begin: bool = True) -> list[Any]:
        """Go on with these answers; `begin` when nothing has been asked yet."""
        for answer in answers if not begin else [None, *answers]:
            self.value = answer
            if not self._step():
                told.append(("returned", self.value, self.log.said[:], self.log.total))
                return told
            told.append((self.pending, self.log.said[:], self.log.total))
        return told

    def _step(self) -> bool:
        self.pending = None
        while self.stack and self.pending is None:
            frame = self.stack[-1]
            frame[0].blocks[frame[1]](self, frame, self.log)
        return self.pending is not None

    def clone(self) -> "Frames":
        return Frames([frame[:] for frame in self.stack], self.log.copy())

    def pickled(self) -> "Frames":
        return Frames(pickle.loads(pickle.dumps(self.stack)), self.log.copy())
