"""Procedures: rules written as generators, run as plain frames that can be copied, compared and saved.

A rule is a function whose first parameter is the state and which yields what it waits for:

    @procedure
    def battle(s: State, area: int) -> Flow[int]:
        rolled = yield Roll(3, rule="10.13.6")          # wait for an answer
        lost = yield from take_losses(s, area, 2)       # call another procedure
        return lost

`@procedure` cuts the body at its yields into block functions and keeps the locals in the frame, a
list `[procedure, next block, local, local, ...]`. The state, being the first parameter, is never
stored. Undecorated (or called directly) the same text is an ordinary generator, and behaves alike.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Generator
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")
Flow = Generator[Any, Any, T]
Body = TypeVar("Body", bound=Callable[..., Generator[Any, Any, Any]])
Frame = list[Any]

PROCEDURES: dict[str, Procedure] = {}


class Procedure:
    """One rule, as block functions. They are cut from its text when it is first called, not before:
    a room has dozens of rules, and a match begins with a few."""

    __slots__ = ("fn", "name", "parameters", "defaults", "blocks", "slots", "blank")

    def __init__(self, fn: Callable[..., Any]) -> None:
        self.fn = fn
        self.name = f"{fn.__module__}.{fn.__qualname__}"
        self.parameters = fn.__code__.co_argcount - 1
        self.defaults: tuple[Any, ...] = fn.__defaults__ or ()
        self.blocks: tuple[Callable[..., None], ...] = ()
        self.slots: tuple[str, ...] = ()  # the local in each; the items of a loop go by the name of its variable
        self.blank: tuple[None, ...] = ()

    def frame(self, *args: Any) -> Frame:
        """A new frame at the first block.

        >>> @procedure
        ... def nap(s: object, hours: int) -> Flow[None]:
        ...     while hours:
        ...         hours = yield hours
        >>> nap.procedure.frame(3)[1:]
        [0, 3]
        """
        if not self.blocks:
            self.cut()
        missing = self.parameters - len(args)
        if missing:
            if missing < 0 or missing > len(self.defaults):
                raise TypeError(f"{self.name} takes {self.parameters} arguments after the state, got {len(args)}")
            args += self.defaults[len(self.defaults) - missing :]
        return [self, 0, *args, *self.blank]

    def cut(self) -> None:
        """Make the blocks; a text that cannot be cut raises SyntaxError with its line."""
        lines, start = inspect.getsourcelines(self.fn)
        tree = ast.increment_lineno(ast.parse(textwrap.dedent("".join(lines))), start - 1)
        text = tree.body[0]
        assert isinstance(text, ast.FunctionDef)
        cut = _Cutter(text, inspect.getsourcefile(self.fn) or "<rules>")
        if not inspect.isgeneratorfunction(self.fn):
            cut.refuse(text, "a procedure waits for something: without a yield it is a plain function")
        if self.fn.__code__.co_freevars:
            inside = self.fn.__code__.co_freevars
            cut.refuse(text, f"a procedure stands by itself, outside of other functions: {inside}")
        self.slots = tuple(cut.holds.get(name, name) for name in cut.slot)
        self.blank = (None,) * (len(cut.slot) - self.parameters)
        self.blocks = cut.functions(self.fn.__globals__)

    def __reduce__(self) -> tuple[Any, ...]:
        return _named, (self.name,)

    def __deepcopy__(self, memo: object) -> Procedure:
        return self

    def __repr__(self) -> str:
        return f"<Procedure {self.name}>"


def _named(name: str) -> Procedure:
    made = PROCEDURES[name]
    if not made.blocks:
        made.cut()
    return made


def procedure(fn: Body) -> Body:
    """Make a rule of a generator function; the function itself stays as it is.

    >>> @procedure
    ... def twice(s: object) -> Flow[int]:
    ...     first = yield "how many?"
    ...     second = yield "how many more?"
    ...     return first + second
    >>> twice.procedure.frame()[1:]
    [0, None, None]
    >>> next(twice(None))
    'how many?'
    """
    made = Procedure(fn)
    PROCEDURES[made.name] = made
    fn.procedure = made  # type: ignore[attr-defined]
    return fn


_WAITS = (ast.Yield, ast.YieldFrom, ast.Return)
_FORBIDDEN = (
    ast.NamedExpr, ast.Global, ast.Nonlocal, ast.Delete, ast.Import, ast.ImportFrom,
    ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Match,
)  # fmt: skip


MATCH, FRAME = "_match", "_frame"  # what the blocks call them


class _Cutter:
    """Cuts one function into blocks: straight stretches of statements, joined by jumps."""

    def __init__(self, fn: ast.FunctionDef, path: str) -> None:
        self.path = path
        a = fn.args
        if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs or not a.args:
            self.refuse(fn, "a procedure takes the state and plain positional parameters")
        self.state = a.args[0].arg
        self.slot = self._slots(fn)
        self.holds: dict[str, str] = {}
        self.seen: dict[int, tuple[bool, bool]] = {}
        self.blocks: list[list[ast.stmt]] = [[]]
        self.current = 0
        self._body(fn.body, None, None)
        self._emit(fn, _assign(_of_match("value", ast.Store()), ast.Constant(None)), _stack("pop"))

    def functions(self, space: dict[str, Any]) -> tuple[Callable[..., None], ...]:
        """The blocks, compiled as functions of the match, the frame and the state."""
        head = f"def b({MATCH}, {FRAME}, {self.state}): pass\n"
        module = ast.parse(head * len(self.blocks))
        fill = _Fill(self.slot)
        for number, (block, statements) in enumerate(zip(module.body, self.blocks, strict=True)):
            assert isinstance(block, ast.FunctionDef)
            block.name = f"block{number}"
            block.body = [*(fill.visit(st) for st in statements), ast.Pass()]
        ast.fix_missing_locations(module)
        found: dict[str, Any] = {}
        exec(compile(module, self.path, "exec"), space, found)
        return tuple(found.values())

    def refuse(self, at: ast.AST, why: str) -> NoReturn:
        raise SyntaxError(f"{self.path}, line {getattr(at, 'lineno', '?')}: {why}")

    def _slots(self, fn: ast.FunctionDef) -> dict[str, int]:
        inner: set[str] = set()
        for node in ast.walk(fn):
            if isinstance(node, _FORBIDDEN) and node is not fn:
                self.refuse(node, f"{type(node).__name__} does not go into a procedure")
            if isinstance(node, ast.comprehension):
                inner |= {n.id for n in ast.walk(node.target) if isinstance(n, ast.Name)}
            if isinstance(node, ast.Lambda):
                inner |= {n.arg for n in ast.walk(node.args) if isinstance(n, ast.arg)}
            if isinstance(node, ast.ExceptHandler) and node.name:
                inner.add(node.name)
            if isinstance(node, ast.Name | ast.arg):
                if (node.id if isinstance(node, ast.Name) else node.arg) in (MATCH, FRAME):
                    self.refuse(node, f"{MATCH} and {FRAME} are taken")
        inside = {
            id(n) for c in ast.walk(fn) if isinstance(c, ast.comprehension) for n in ast.walk(c.target)
        }  # fmt: skip
        names = [arg.arg for arg in fn.args.args[1:]]
        for n in ast.walk(fn):
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store) and id(n) not in inside:
                names.append(n.id)
        slot = {name: i for i, name in enumerate(dict.fromkeys(names), 2)}
        if self.state in slot:
            self.refuse(fn, "the state is not assigned to")
        for name in slot:
            if name in inner:
                self.refuse(fn, f"{name!r} is a local and also the own name of a comprehension, a lambda or an except")
        return slot

    def _emit(self, at: ast.AST, *statements: ast.stmt) -> None:
        """Add made statements to the block, at the place in the text that they come from."""
        self.blocks[self.current] += [ast.copy_location(st, at) for st in statements]

    def _goto(self, at: ast.AST, label: int) -> None:
        self._emit(at, _next(ast.Constant(label)), ast.Return())

    def _labels(self, n: int) -> list[int]:
        self.blocks += [[] for _ in range(n)]
        return list(range(len(self.blocks) - n, len(self.blocks)))

    def _is_cut(self, st: ast.stmt) -> bool:
        """Must this statement be parted over several blocks? A loop's own jumps stay inside it."""
        waits, jumps = self._contents(st)
        return waits or (jumps and not isinstance(st, ast.For | ast.While))

    def _contents(self, node: ast.AST) -> tuple[bool, bool]:
        """Does it wait or return somewhere inside; does it jump? Each node is looked at once."""
        known = self.seen.get(id(node))
        if known is None:
            waits, jumps = isinstance(node, _WAITS), isinstance(node, ast.Break | ast.Continue)
            for child in ast.iter_child_nodes(node):
                inside = self._contents(child)
                waits, jumps = waits or inside[0], jumps or inside[1]
            known = self.seen[id(node)] = waits, jumps
        return known

    def _body(self, statements: list[ast.stmt], brk: int | None, cont: int | None) -> None:
        for st in statements:
            if not self._is_cut(st):
                if not (isinstance(st, ast.Expr) and isinstance(st.value, ast.Constant)):
                    self.blocks[self.current].append(st)
            elif isinstance(st, ast.Expr | ast.Assign | ast.AnnAssign):
                self._wait(st)
            elif isinstance(st, ast.Return):
                self._no_yield(st.value)
                value = _assign(_of_match("value", ast.Store()), st.value or ast.Constant(None))
                self._emit(st, value, _stack("pop"), ast.Return())
            elif isinstance(st, ast.Break | ast.Continue):
                label = brk if isinstance(st, ast.Break) else cont
                assert label is not None
                self._goto(st, label)
            elif isinstance(st, ast.If):
                self._branch(st, brk, cont)
            elif isinstance(st, ast.While | ast.For):
                self._loop(st)
            else:
                self.refuse(st, f"no yield, return or jump inside {type(st).__name__}")

    def _no_yield(self, expression: ast.expr | None) -> None:
        if expression is not None:
            for n in ast.walk(expression):
                if isinstance(n, ast.Yield | ast.YieldFrom):
                    self.refuse(n, "a yield must stand alone, as in `x = yield ...`")

    def _wait(self, st: ast.Expr | ast.Assign | ast.AnnAssign) -> None:
        (after,) = self._labels(1)
        waits = st.value
        if isinstance(waits, ast.Yield):
            if waits.value is None or (isinstance(waits.value, ast.Constant) and waits.value.value is None):
                self.refuse(st, "a yield says what it waits for")
            self._no_yield(waits.value)
            pending = _assign(_of_match("pending", ast.Store()), waits.value)
            self._emit(st, _next(ast.Constant(after)), pending, ast.Return())
        elif isinstance(waits, ast.YieldFrom):
            call = waits.value
            if not (isinstance(call, ast.Call) and not call.keywords and call.args):
                self.refuse(st, "`yield from` calls a procedure with positional arguments")
            self._no_yield(call)
            first = call.args[0]
            if not (isinstance(first, ast.Name) and first.id == self.state):
                self.refuse(st, "a procedure hands its state on as the first argument")
            frame = ast.Call(
                ast.Attribute(ast.Attribute(call.func, "procedure", ast.Load()), "frame", ast.Load()),
                call.args[1:], [],
            )  # fmt: skip
            self._emit(st, _next(ast.Constant(after)), _stack("append", frame), ast.Return())
        else:
            self.refuse(st, "a yield must stand alone, as in `x = yield ...`")
        self.current = after
        if isinstance(st, ast.Assign):
            if len(st.targets) != 1:
                self.refuse(st, "one target for a yield")
            self._emit(st, _assign(st.targets[0], _of_match("value", ast.Load())))
        elif isinstance(st, ast.AnnAssign):
            self._emit(st, _assign(st.target, _of_match("value", ast.Load())))

    def _branch(self, st: ast.If, brk: int | None, cont: int | None) -> None:
        self._no_yield(st.test)
        yes, no, end = self._labels(3)
        self._emit(st, _next(ast.IfExp(st.test, ast.Constant(yes), ast.Constant(no))), ast.Return())
        for self.current, part in ((yes, st.body), (no, st.orelse)):
            self._body(part, brk, cont)
            self._goto(st, end)
        self.current = end

    def _loop(self, st: ast.While | ast.For) -> None:
        if st.orelse:
            self.refuse(st, "no else on a loop that waits")
        head, inside, end = self._labels(3)
        if isinstance(st, ast.For):
            self._no_yield(st.iter)
            items, place = f"_items{st.lineno}", f"_place{st.lineno}"
            for name in (items, place):  # a for loop keeps its items and how far it has come
                self.slot[name] = len(self.slot) + 2
            if isinstance(st.target, ast.Name):
                self.holds[items] = st.target.id
            all_of_them = ast.Call(ast.Name("tuple", ast.Load()), [st.iter], [])
            self._emit(st, _assign(_name(items, store=True), all_of_them), _assign(_name(place, store=True), _zero()))
            self._goto(st, head)
            self.current = head
            length = ast.Call(ast.Name("len", ast.Load()), [_name(items)], [])
            more: ast.expr = ast.Compare(_name(place), [ast.Lt()], [length])
            self._emit(st, _next(ast.IfExp(more, ast.Constant(inside), ast.Constant(end))), ast.Return())
            self.current = inside
            item = ast.Subscript(_name(items), _name(place), ast.Load())
            further = ast.AugAssign(_name(place, store=True), ast.Add(), ast.Constant(1))
            self._emit(st, _assign(st.target, item), further)
        else:
            self._no_yield(st.test)
            self._goto(st, head)
            self.current = head
            self._emit(st, _next(ast.IfExp(st.test, ast.Constant(inside), ast.Constant(end))), ast.Return())
            self.current = inside
        self._body(st.body, end, head)
        self._goto(st, head)
        self.current = end


# -- made statements ---------------------------------------------------------------------------------


def _name(text: str, store: bool = False) -> ast.Name:
    return ast.Name(text, ast.Store() if store else ast.Load())


def _zero() -> ast.expr:
    return ast.Constant(0)


def _assign(target: ast.expr, value: ast.expr) -> ast.stmt:
    return ast.Assign([target], value)


def _of_match(attribute: str, context: ast.expr_context) -> ast.expr:
    return ast.Attribute(_name(MATCH), attribute, context)


def _next(label: ast.expr) -> ast.stmt:
    """The frame goes on at this block."""
    return _assign(ast.Subscript(_name(FRAME), ast.Constant(1), ast.Store()), label)


def _stack(method: str, *arguments: ast.expr) -> ast.stmt:
    """Push or pop a frame."""
    call = ast.Call(ast.Attribute(_of_match("stack", ast.Load()), method, ast.Load()), list(arguments), [])
    return ast.Expr(call)


class _Fill(ast.NodeTransformer):
    """Puts a slot of the frame in the place of each local name."""

    def __init__(self, slot: dict[str, int]) -> None:
        self.slot = slot

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.slot:
            return node
        at = ast.Subscript(ast.Name(FRAME, ast.Load()), ast.Constant(self.slot[node.id]), node.ctx)
        return ast.copy_location(at, node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt | None:
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        plain = ast.copy_location(ast.Assign([node.target], node.value), node)
        return self.visit(plain)  # type: ignore[no-any-return]
