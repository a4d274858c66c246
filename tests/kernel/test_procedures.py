"""`@procedure` does what the same text does as an ordinary generator: on random texts, and at its limits."""

import pickle
from copy import copy, deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel import Flow, procedure
from tests.kernel.procedures import STEPS, Frames, Log, as_generator, compiled, programs

ANSWERS = st.lists(st.integers(0, 9), min_size=30, max_size=30).map(lambda some: some * (STEPS // 30))


@settings(max_examples=150, deadline=None)
@given(programs(), ANSWERS, st.integers(0, 3))
def test_frames_and_generators_tell_the_same(text: str, answers: list[int], depth: int) -> None:
    start = compiled(text)["p0"]
    expected = as_generator(start, Log(), answers, depth)
    told = Frames([start.procedure.frame(depth)], Log()).run(answers, [])
    assert told[: len(expected)] == expected
    assert len(told) - len(expected) in (0, 1)  # cut off, it has asked once more than was answered


@settings(max_examples=70, deadline=None)
@given(programs(), ANSWERS, st.integers(0, 3), st.integers(0, 40))
def test_a_clone_and_a_pickle_go_on_alike_from_anywhere(text: str, answers: list[int], depth: int, stop: int) -> None:
    start = compiled(text)["p0"]
    running = Frames([start.procedure.frame(depth)], Log())
    told = running.run(answers[:stop], [])
    if told[-1][0] == "returned":
        return
    others = [running.clone(), running.pickled()]
    rest = running.run(answers[stop:], [], begin=False)
    for other in others:
        assert other.run(answers[stop:], [], begin=False) == rest


# -- in particular -----------------------------------------------------------------------------------


@procedure
def adds(s: Log, first: int, second: int = 20) -> Flow[Any]:
    """The kernel's own names for the match and the frame, `g` and `f` of old, are free for rules."""
    g = yield first
    f = yield second
    return g + f


@procedure
def outer(s: Log) -> Flow[tuple[int, ...]]:
    found: tuple[int, ...] = ()
    for f in (1, 2):
        g = yield from adds(s, f)
        found += (g,)
    return found


@procedure
def nothing_back(s: Log) -> Flow[Any]:
    first = yield "one"
    second: Any = yield from silent(s)
    return (first, second)


@procedure
def silent(s: Log) -> Flow[Any]:
    yield "two"


def test_locals_may_have_any_name() -> None:
    told = Frames([outer.procedure.frame()], Log()).run([1, 2, 3, 4], [])  # type: ignore[attr-defined]
    assert [each[0] for each in told[:-1]] == [1, 20, 2, 20]
    assert told[-1][1] == (3, 7)


def test_a_procedure_without_a_return_gives_none() -> None:
    told = Frames([nothing_back.procedure.frame()], Log()).run([1, 2], [])  # type: ignore[attr-defined]
    assert told[-1][1] == (1, None)


def test_a_procedure_is_itself_after_copying_and_pickling() -> None:
    made = adds.procedure  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(made)) is made
    assert copy(made) is made
    assert deepcopy(made) is made


def test_the_number_of_arguments_is_checked() -> None:
    made = adds.procedure  # type: ignore[attr-defined]
    assert made.frame(1)[2:4] == [1, 20]
    for wrong in ((), (1, 2, 3)):
        with pytest.raises(TypeError, match="takes 2 arguments"):
            made.frame(*wrong)


def test_an_error_points_at_the_line_of_the_rule() -> None:
    text = (
        "from grognard.kernel.flow import procedure\n"
        "@procedure\n"
        "def p0(s):\n"
        "    x = yield 1\n"
        "    if x:\n"
        "        x = x // 0\n"
        "    yield x\n"
    )
    space = compiled(text)
    with pytest.raises(ZeroDivisionError) as caught:
        Frames([space["p0"].procedure.frame()], Log()).run([5], [])
    assert caught.traceback[-1].lineno == 5  # counted from 0


def test_the_items_of_a_loop_go_by_the_name_of_its_variable() -> None:
    outer.procedure.cut()  # type: ignore[attr-defined]
    outer.procedure.cut()  # type: ignore[attr-defined]
    assert outer.procedure.slots.count("f") == 2  # type: ignore[attr-defined]


# -- what does not go into a procedure ------------------------------------------------------------------

REFUSED = {
    "x = 1 + (yield 1)": "stand alone",
    "x = y = yield 1": "one target",
    "if (yield 1): pass": "stand alone",
    "while (yield 1): pass": "stand alone",
    "for x in (yield 1): pass": "stand alone",
    "return (yield 1)": "stand alone",
    "x = yield (yield 1)": "stand alone",
    "x = [(yield 1)]": "stand alone",
    "x += yield 1": "no yield",
    "x = lambda: (yield 1)": "stand alone",
    "yield": "says what it waits for",
    "yield None": "says what it waits for",
    "x = yield": "says what it waits for",
    "try:\n    yield 1\nfinally:\n    pass": "inside Try",
    "with s:\n    yield 1": "inside With",
    "with s:\n    return": "inside With",
    "for x in (1,):\n    yield 1\nelse:\n    pass": "no else",
    "while x:\n    yield 1\nelse:\n    pass": "no else",
    "yield from other(s, key=1)": "positional",
    "yield from (1, 2)": "positional",
    "yield from other()": "positional",
    "yield from other(1)": "hands its state on",
    "x = (y := 1)": "NamedExpr",
    "global z": "Global",
    "del x": "Delete",
    "import os": "Import",
    "from os import path": "Import",
    "def inner(): pass": "FunctionDef",
    "class Inner: pass": "ClassDef",
    "match x:\n    case 1: pass": "Match",
    "s = 1": "state is not assigned",
    "for s in (1, 2): yield 1": "state is not assigned",
    "x = [x for x in (1, 2)]": "own name",
    "x = sorted((1, 2), key=lambda x: -x)": "own name",
    "x = sorted((1, 2), key=lambda *x: 1)": "own name",
    "x = 1\ntry:\n    y = 1\nexcept KeyError as x:\n    pass": "own name",
    "_match = 1": "taken",
    "x = _frame": "taken",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_kept_in_a_frame_is_a_syntax_error(line: str) -> None:
    body = "\n".join("    " + each for each in line.split("\n"))
    text = f"from grognard.kernel.flow import procedure\n@procedure\ndef p0(s, x=1):\n    yield 0\n{body}\n"
    with pytest.raises(SyntaxError, match=REFUSED[line]) as caught:
        compiled(text)["p0"].procedure.cut()
    assert "line" in str(caught.value)


@pytest.mark.parametrize("parameters", ["", "*s", "s, *rest", "s, **rest", "s, *, key=1", "s, /, x"])
def test_parameters_are_the_state_and_plain_ones(parameters: str) -> None:
    text = f"from grognard.kernel.flow import procedure\n@procedure\ndef p0({parameters}):\n    yield 0\n"
    with pytest.raises(SyntaxError, match="plain positional parameters"):
        compiled(text)["p0"].procedure.cut()


def test_a_function_that_never_waits_is_no_procedure() -> None:
    text = "from grognard.kernel.flow import procedure\n@procedure\ndef p0(s):\n    return 0\n"
    with pytest.raises(SyntaxError, match="without a yield"):
        compiled(text)["p0"].procedure.cut()


def test_a_procedure_knows_no_locals_of_a_function_around_it() -> None:
    text = (
        "from grognard.kernel.flow import procedure\n"
        "def around(k):\n"
        "    @procedure\n"
        "    def p0(s):\n"
        "        yield k\n"
        "    return p0\n"
        "p1 = around(1)\n"
    )
    with pytest.raises(SyntaxError, match="outside of other functions"):
        compiled(text)["p1"].procedure.cut()
