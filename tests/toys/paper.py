"""What the toy games share: their words, and a position text that writes every field of the state."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from grognard import words
from grognard.kernel import BadInput, State
from grognard.kernel.notation import lines, once, spans

words.read_also(Path(__file__).with_name("locale"))

S = TypeVar("S", bound=State)
MOST = 99


def write(key: str, state: State, scenario: str) -> str:
    """One line a field."""
    told = [f"toy {key}", f"scenario {scenario}"]
    for name, value in state.plain().items():
        told.append(f"{name} {spans(value) if isinstance(value, list) else value}")
    return "\n".join([*told, ""])


def read(
    key: str, text: str, scenarios: Sequence[str], begin: Callable[[str], S], check: Callable[[S], list[str]]
) -> tuple[str, S]:
    """The scenario and the state; a field that is left out is as it is when the scenario begins."""
    by_key = once(lines(text))
    for name in ("toy", "scenario"):
        if name not in by_key:
            raise BadInput("position-lacks", expected=name)
    by_key["toy"].choice([key])
    scenario = scenarios[by_key["scenario"].choice(scenarios)]
    state = begin(scenario)
    for name, line in by_key.items():
        if name not in ("toy", "scenario"):
            if name not in state.plain():
                raise line.wrong(name, " ".join(state.plain()))
            old = getattr(state, name)
            setattr(state, name, line.numbers(0, MOST) if isinstance(old, list) else line.number(0, MOST))
        line.end()
    for complaint in check(state):
        raise BadInput("position-wrong", what=complaint)
    return scenario, state
