"""What the code of a room says: every message id that stands in its calls, with the arguments it is given."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

SEATS = ("axis", "soviet")
ASK_WORDS = {"rule", "args", "tests", "always", "pair"}
ROLL_WORDS = {"rule", "purpose", "only", "sides"}
EVENT_WORDS = {"secret", "to", "only"}


class Said(NamedTuple):
    """A message as one line of code says it."""

    id: str
    args: frozenset[str]
    where: str


@dataclass
class _Function:
    """A function of the room, and what is known of its locals."""

    node: ast.FunctionDef
    module: str
    known: dict[str, list[ast.expr]] = field(default_factory=dict)  # what is assigned to a local

    @property
    def parameters(self) -> list[str]:
        return [arg.arg for arg in self.node.args.args]


def said(folder: Path, at_run_time: Mapping[tuple[str, str], set[str]]) -> list[Said]:
    """Everything the room in a folder says; what only a run can tell is given by function and expression."""
    room = _Room(folder, at_run_time)
    return sorted({each for function in room.functions for each in room.said_in(function)})


class _Room:
    def __init__(self, folder: Path, at_run_time: Mapping[tuple[str, str], set[str]]) -> None:
        self.at_run_time = at_run_time
        self.functions = [found for path in sorted(folder.glob("*.py")) for found in _functions(path)]
        self.calls: dict[str, list[tuple[_Function, ast.Call]]] = {}
        for function in self.functions:
            for node in ast.walk(function.node):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    self.calls.setdefault(node.func.id, []).append((function, node))

    def said_in(self, function: _Function) -> Iterator[Said]:
        for node in ast.walk(function.node):
            if isinstance(node, ast.Call):
                where = f"{function.module}.py:{node.lineno}"
                for key, args in self._messages(function, node):
                    yield Said(key, frozenset(args), where)

    def _messages(self, function: _Function, call: ast.Call) -> Iterator[tuple[str, set[str]]]:
        named = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name == "Ask":
            for prompt in self.words(function, call.args[1]):
                yield f"ask-{prompt}", self.keys(function, named.get("args"))
            for verb in {*named, *self._unpacked(function, call)} - ASK_WORDS:
                yield f"verb-{verb}", set()
        elif name == "Roll":
            for purpose in self.words(function, named["purpose"]):
                yield f"purpose-{purpose}", {*named, "faces"} - ROLL_WORDS
        elif name == "report":
            args = {*named, *self.keys(function, named.get("secret")), *self._unpacked(function, call)} - EVENT_WORDS
            args |= {f"{key}-{seat}" for key, value in named.items() if _is_by_seat(value) for seat in SEATS}
            for caller_kinds, more in self._passed_on(function, call):
                for kind in caller_kinds:
                    yield f"event-{kind}", args | more
        elif name in ("Refused", "BadInput"):
            for key in self.words(function, call.args[1 if name == "Refused" else 0]):
                yield f"no-{key}", set(named)
        elif name == "Result":
            for level in self.words(function, call.args[1]):
                yield f"level-{level}", set()
            for reason in self.words(function, named["reason"]):
                yield f"reason-{reason}", set()

    def _passed_on(self, function: _Function, call: ast.Call) -> Iterator[tuple[set[str], set[str]]]:
        """The kinds of an event, with the arguments that a teller passes on (`**args`) for its callers."""
        rest = function.node.args.kwarg
        if rest is None or not any(each.arg is None and ast.unparse(each.value) == rest.arg for each in call.keywords):
            yield self.words(function, call.args[0]), set()
            return
        for caller, telling in self._callers(function):
            more = {each.arg for each in telling.keywords if each.arg and each.arg not in function.parameters}
            kind = call.args[0]
            if isinstance(kind, ast.Name) and kind.id in function.parameters:
                yield self.words(caller, _handed(function, kind.id, telling)), more
            else:
                yield self.words(function, kind), more

    def _callers(self, function: _Function) -> list[tuple[_Function, ast.Call]]:
        """Who calls a function; one with a private name only its own module."""
        private = function.node.name.startswith("_")
        return [
            (caller, call)
            for caller, call in self.calls.get(function.node.name, [])
            if not private or caller.module == function.module
        ]

    def words(self, function: _Function, value: ast.expr) -> set[str]:
        """The strings that an expression can be."""
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return {value.value}
        if isinstance(value, ast.IfExp):
            return self.words(function, value.body) | self.words(function, value.orelse)
        if (function.node.name, ast.unparse(value)) in self.at_run_time:
            return self.at_run_time[function.node.name, ast.unparse(value)]
        if isinstance(value, ast.Name) and value.id in function.parameters:
            return self._handed(function, value.id)
        if isinstance(value, ast.Name) and value.id in function.known:
            return {word for each in function.known[value.id] for word in self.words(function, each)}
        raise AssertionError(f"{function.module}.py:{value.lineno}: this test cannot read {ast.unparse(value)}")

    def _handed(self, function: _Function, parameter: str) -> set[str]:
        """What the callers of a function hand it."""
        found: set[str] = set()
        for caller, call in self._callers(function):
            found |= self.words(caller, _handed(function, parameter, call))
        return found

    def keys(self, function: _Function, value: ast.expr | None) -> set[str]:
        """The keys of the tables that an expression can be."""
        if isinstance(value, ast.Dict):
            return {str(key.value) for key in value.keys if isinstance(key, ast.Constant)}
        if isinstance(value, ast.IfExp):
            return self.keys(function, value.body) | self.keys(function, value.orelse)
        if isinstance(value, ast.Name):
            return {key for each in function.known.get(value.id, ()) for key in self.keys(function, each)}
        return set()

    def _unpacked(self, function: _Function, call: ast.Call) -> set[str]:
        """The arguments behind `**`."""
        return {key for each in call.keywords if each.arg is None for key in self.keys(function, each.value)}


def _handed(function: _Function, parameter: str, call: ast.Call) -> ast.expr:
    """What one call of a function hands it."""
    by_name = [keyword.value for keyword in call.keywords if keyword.arg == parameter]
    return by_name[0] if by_name else call.args[function.parameters.index(parameter)]


def _functions(path: Path) -> Iterator[_Function]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            function = _Function(node, path.stem)
            for each in ast.walk(node):
                if isinstance(each, ast.Assign | ast.AnnAssign) and each.value is not None:
                    targets = each.targets if isinstance(each, ast.Assign) else [each.target]
                    for target in targets:
                        if isinstance(target, ast.Name):
                            function.known.setdefault(target.id, []).append(each.value)
            yield function


def _is_by_seat(value: ast.expr) -> bool:
    """Is it a table with a row for each seat?"""
    return isinstance(value, ast.DictComp) and ast.unparse(value.key).startswith("SIDES[")


def board_keys(folder: Path) -> set[str]:
    """The ids of the board's own messages as the summary names them, with `*` for what is put into them."""
    found = set()
    for node in ast.walk(ast.parse((folder / "summary.py").read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
            found |= {f"{folder.name}-{each}" for each in patterns(node.args[0])}
    return found


def patterns(value: ast.expr) -> set[str]:
    """A string, or one with `*` for what is put into it."""
    if isinstance(value, ast.Constant):
        return {str(value.value)}
    if isinstance(value, ast.IfExp):
        return patterns(value.body) | patterns(value.orelse)
    if isinstance(value, ast.JoinedStr):
        return {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in value.values)}
    return {"*"} if isinstance(value, ast.Name) else set()


def by_id(told: list[Said]) -> Mapping[str, list[Said]]:
    found: dict[str, list[Said]] = {}
    for each in told:
        found.setdefault(each.id, []).append(each)
    return found
