"""The ledger of a game: for every numbered rule, where it is implemented and which tests prove it.

`rules.toml` in the room lists the rules. An implementation is a module, class or function of the room whose
docstring begins with the rule's number (`10.9, 10.9.1: ...`); a proof is a test marked
`@rule("leningrad41", "10.9")`. Both are read from the sources, so nothing has to be run.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.kernel import Game

TESTS = Path(__file__).parent.parent / "tests"
LANGUAGES = ("en", "es")
# 10.9, 10.9.1; the rules of a scenario by its name, or as its page numbers them: S'41 1A, Edelweiss 1.
NUMBER = r"(?:\d+(?:\.\d+)+|scenario\.[a-z][a-z0-9-]*|(?:[A-Z]'\d\d|[A-Z][a-z]+) \d+[A-Z]?)"
NAMED = re.compile(rf"\s*({NUMBER}(?:\s*,\s*{NUMBER})*)\s*:")
SHOWN = 3  # places or tests of a rule that the table names; the others are counted


@dataclass(frozen=True, slots=True)
class Row:
    """One rule of the ledger."""

    rule: str
    title: Mapping[str, str]
    places: tuple[str, ...]  # "combat.py: battle"
    tests: tuple[str, ...]  # "tests/games/leningrad41/test_combat.py: test_..."
    reason: Mapping[str, str]  # why it is not applicable; empty when it is

    @property
    def gaps(self) -> tuple[str, ...]:
        """What an applicable rule lacks: an implementation, a test."""
        if self.reason:
            return ()
        lacks = {"implementation": not self.places, "test": not self.tests}
        return tuple(name for name, lacking in lacks.items() if lacking)


def rows(game: Game, tests: Path = TESTS) -> list[Row]:
    """The ledger of a game, in the order of its rulebook; empty when the room has no rules.toml."""
    listed = home(game) / "rules.toml"
    if not listed.is_file():
        return []
    places, proofs = implementations(game), marks(tests, game.key)
    found = []
    for rule in tomllib.loads(listed.read_text("utf-8"))["rule"]:
        reason = {"en": rule.get("not_applicable", ""), "es": rule.get("not_applicable_es", "")}
        found.append(
            Row(
                rule["id"],
                {lang: rule[f"{lang}_title"] for lang in LANGUAGES},
                tuple(places.get(rule["id"], ())),
                tuple(proofs.get(rule["id"], ())),
                reason if any(reason.values()) else {},
            )
        )
    return found


def unlisted(game: Game, tests: Path = TESTS) -> dict[str, list[str]]:
    """Rule numbers that docstrings or marks name and the ledger does not have, with the places."""
    known = {row.rule for row in rows(game, tests)}
    found: dict[str, list[str]] = {}
    for by_rule in (implementations(game), marks(tests, game.key)):
        for rule, places in by_rule.items():
            if rule not in known:
                found.setdefault(rule, []).extend(places)
    return found


def home(game: Game) -> Path:
    """The folder of a room."""
    spec = find_spec(game.room) if game.room else None
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the game {game.key} names no room")
    return Path(spec.origin).parent


# -- what the sources say ------------------------------------------------------------------------------


def implementations(game: Game) -> dict[str, list[str]]:
    """Rule number -> the places whose docstrings begin with it."""
    folder = home(game)
    found: dict[str, list[str]] = defaultdict(list)
    spec = find_spec(game.room)
    alone = spec is not None and spec.submodule_search_locations is None and spec.origin is not None
    for path in [Path(str(spec.origin))] if alone and spec else sorted(folder.rglob("*.py")):
        name = path.relative_to(folder).as_posix()
        for place, docstring in _docstrings(ast.parse(path.read_text("utf-8"))):
            for rule in numbers(docstring):
                found[rule].append(f"{name}: {place}" if place else name)
    return dict(found)


def numbers(docstring: str) -> list[str]:
    """The rules that a docstring begins with.

    >>> numbers("10.9, 10.9.1: an army marches.")
    ['10.9', '10.9.1']
    >>> numbers("Moves an army, see 10.9: it marches.")
    []
    >>> numbers("7.5, S'41 3, Edelweiss 1: no river assault is thrown back.")
    ['7.5', "S'41 3", 'Edelweiss 1']
    """
    begins = NAMED.match(docstring)
    return re.findall(NUMBER, begins[1]) if begins else []


def _docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node)
            if said:
                yield "" if isinstance(node, ast.Module) else node.name, said


def marks(tests: Path, key: str) -> dict[str, list[str]]:
    """Rule number -> the tests that are marked with it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(tests.rglob("*.py")) if tests.is_dir() else []:
        text = path.read_text("utf-8")
        if "rule(" not in text:
            continue
        name = path.relative_to(tests.parent).as_posix()
        tree = ast.parse(text)
        for place, mark in _marked(tree.body, ""):
            game, *rules = [arg.value if isinstance(arg, ast.Constant) else None for arg in mark.args] or [None]
            if game == key:
                for rule in rules:
                    found[str(rule)].append(f"{name}: {place}")
    return dict(found)


def _marked(body: list[ast.stmt], inside: str) -> Iterator[tuple[str, ast.Call]]:
    """The rule marks on tests and on classes of tests."""
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for mark in _rule_calls(node.decorator_list):
                yield inside + node.name, mark
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for mark in _rule_calls(node.decorator_list):
                yield inside + node.name, mark
            yield from _marked(node.body, f"{inside}{node.name}.")


def _rule_calls(decorators: list[ast.expr]) -> Iterator[ast.Call]:
    for each in decorators:
        if isinstance(each, ast.Call):
            called = each.func
            if (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")) == "rule":
                yield each


# -- to be read --------------------------------------------------------------------------------------


def text(game: Game, lang: str | None = None, tests: Path = TESTS) -> str:
    """The ledger as a table."""
    from grognard import words

    spoken = words.language(lang)
    ledger = rows(game, tests)
    if not ledger:
        return words.say("ledger-none", spoken)
    width = max(len(row.rule) for row in ledger)
    lines = []
    for row in ledger:
        lines.append(f"{row.rule:<{width}}  {row.title[spoken]}")
        for said in _said(row, spoken):
            lines.append(f"{'':<{width}}    {said}")
    applicable = [row for row in ledger if not row.reason]
    lines.append("")
    lines.append(
        words.say(
            "ledger-sum", spoken, rules=len(ledger), applicable=len(applicable),
            whole=sum(not row.gaps for row in applicable),
        )
    )  # fmt: skip
    return "\n".join(lines)


def _said(row: Row, lang: str) -> Iterator[str]:
    from grognard import words

    if row.reason:
        yield words.say("ledger-not-applicable", lang, reason=row.reason[lang] or row.reason["en"])
        return
    for key, found in (("ledger-places", row.places), ("ledger-tests", row.tests)):
        some, more = "; ".join(found[:SHOWN]), len(found) - SHOWN
        if found:
            yield words.say(key, lang, number=len(found), found=some, more=max(more, 0))
        else:
            yield words.say(f"{key}-none", lang)
