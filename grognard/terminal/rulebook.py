"""The rules in our own words, as the ledger of a room tells them: one rule, or those below it."""

from __future__ import annotations

from typing import Any

from grognard import room
from grognard.kernel import BadInput, Game


def rule_text(game: Game, number: str, lang: str) -> str:
    """A rule with its title and digest, and the titles of the rules below it; without a number, the chapters."""
    known = room.rules(game.room)
    if not known:
        raise BadInput("no-rulebook", game=game.key)
    asked = number.strip().rstrip(".").casefold()
    chapters = [_heading(each, lang) for each in known.values() if each["id"].endswith(".0")]
    if not asked:
        return "\n".join(chapters)
    rule = known.get(asked) or known.get(f"{asked}.0")
    below = [_heading(each, lang) for each in known.values() if _is_below(each["id"], asked) and each is not rule]
    if rule is None and not below:
        raise BadInput("unknown-rule", name=number, known=", ".join(chapters))
    own = [_heading(rule, lang), rule.get(lang) or rule.get("en", "")] if rule else []
    return "\n".join([*own, *below])


def _heading(rule: dict[str, Any], lang: str) -> str:
    return f"{rule['id']} {room.rule_title(rule, lang)}"


def _is_below(number: str, asked: str) -> bool:
    """Is this a part of the rule that was asked for? Chapter 7 is printed as 7.0."""
    return number.startswith(asked.removesuffix(".0") + ".") and not number.endswith(".0")
