"""14.0: what may be chosen before a match: optional rules, readings of unclear passages, the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.leningrad41.data import table
from grognard.games.leningrad41.position import Position
from grognard.games.leningrad41.scenarios import SCENARIOS
from grognard.kernel import BadInput, Option

_RECORDS: list[dict[str, Any]] = table("options.toml")["option"]


def _option(told: Mapping[str, Any]) -> Option:
    values = tuple(range(told["first"], told["last"] + 1)) if "first" in told else (False, True)
    return Option(told["id"], told["title"], told["rule"], values, told.get("default", values[0]), told["text"])


OPTIONS = tuple(_option(told) for told in _RECORDS)
FIELDS: dict[str, str] = {told["id"]: told["field"] for told in _RECORDS if "field" in told}
OPTIONAL_RULES = tuple(told["id"] for told in _RECORDS if told["rule"].startswith("14.") and "field" in told)


def settle_options(scenario: str, options: dict[str, Any]) -> dict[str, Any]:
    """14.0: the first so many, in order, and in the campaign only; or by name, when asked explicitly.

    >>> settled = settle_options("campaign", {"optional": 2, "rail": False, "baltic": False})
    >>> settled["rail"], settled["baltic"], settled["optional"]
    (True, True, 2)
    """
    if not SCENARIOS[scenario].takes_options:
        if options["optional"]:
            raise BadInput("optional-in-scenario", scenario=scenario, rule="14.0")
        return options
    for name in OPTIONAL_RULES[: options["optional"]]:
        options[name] = True
    flags = [bool(options.get(name)) for name in OPTIONAL_RULES]
    options["optional"] = flags.index(False) if False in flags else len(flags)
    return options


def apply_options(s: Position, options: Mapping[str, Any]) -> None:
    """14.0: into the position go the rules that are played."""
    for option in OPTIONS:
        if option.id in FIELDS:
            setattr(s, FIELDS[option.id], int(options.get(option.id, option.default)))


def field_values(s: Position) -> dict[str, Any]:
    """The options as a position has them (a prefix of the optional rules comes out rule by rule)."""
    kinds = {option.id: type(option.default) for option in OPTIONS}
    return {option: kinds[option](getattr(s, field)) for option, field in FIELDS.items()}
