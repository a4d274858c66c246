"""The rules in our own words, as the ledger of a room tells them: one rule, or those below it."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from grognard import room
from grognard.kernel import BadInput, Game


def rule_text(game: Game, number: str, lang: str) -> str:
    """A rule with its title and digest, and the titles of the rules below it; without a number, the chapters."""
    known = room.rules(game.room)
    if not known:
        raise BadInput("no-rulebook", game=game.key)
    asked = number.strip().rstrip(".").casefold().replace("’", "'")
    chapters = [_heading(each, lang) for each in known.values() if each["id"].endswith(".0")]
    if not asked:
        return "\n".join(chapters)
    by_number = {each["id"].casefold(): each for each in known.values()}
    rule = by_number.get(asked) or by_number.get(f"{asked}.0")
    parts = _parts(list(by_number), asked)
    below = [_heading(by_number[each], lang) for each in parts if by_number[each] is not rule]
    if rule is None and not below:
        raise BadInput("unknown-rule", name=number, known=", ".join(chapters))
    own = [_heading(rule, lang), rule.get(lang) or rule.get("en", "")] if rule else []
    return "\n".join([*own, *below])


def _heading(rule: dict[str, Any], lang: str) -> str:
    return f"{rule['id']} {room.rule_title(rule, lang)}"


def _parts(numbers: list[str], asked: str) -> list[str]:
    """The numbers of the parts of a rule, or of the special rules of a scenario, in the order of the rulebook.

    >>> _parts(["7.0", "7.1", "7.1.1", "7.10"], "7"), _parts(["7.0", "7.1", "7.1.1", "7.10"], "7.1")
    (['7.1', '7.1.1', '7.10'], ['7.1.1'])
    >>> _parts(["5.2", "5.21", "5.3", "s'41 1a", "s'41 2"], "5.2"), _parts(["5.2", "s'41 1a", "s'41 2"], "s'41")
    (['5.21'], ["s'41 1a", "s'41 2"])
    """
    whole = asked.removesuffix(".0")
    found = [each for each in numbers if each.startswith((whole + ".", whole + " ")) and not each.endswith(".0")]
    if not found and asked in numbers:  # some books print 5.2, 5.21, 5.22, 5.3
        after = numbers[numbers.index(asked) + 1 :]
        found = list(takewhile(lambda each: each.startswith(asked) and each[len(asked) :].isdigit(), after))
    return found
