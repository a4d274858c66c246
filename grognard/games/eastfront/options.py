"""3.12, 3.13, 3.14, 12.3, 14.0, 15.0: what may be chosen before a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grognard.games.eastfront.data import table
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.scenarios import CHAIN
from grognard.kernel import BadInput, Option

UNTIL = "until"
_RECORDS: list[dict[str, Any]] = table("options.toml")["option"]


def _option(told: Mapping[str, Any]) -> Option:
    values: tuple[Any, ...] = ("", *CHAIN) if told["id"] == UNTIL else (False, True)
    return Option(told["id"], told["title"], told["rule"], values, told.get("default", values[0]), told["text"])


OPTIONS = tuple(_option(told) for told in _RECORDS)
FIELDS: dict[str, str] = {told["id"]: told["field"] for told in _RECORDS if "field" in told}


def settle_options(scenario: str, options: dict[str, Any]) -> dict[str, Any]:
    """3.12, 3.13, 3.14: a longer game ends with a later scenario; only those of six months can run on.

    >>> settle_options("S42", {"until": "S42", "historical": False, "campaign": False})["until"]
    ''
    """
    until = options.get(UNTIL) or ""
    if until == scenario:
        options[UNTIL] = until = ""
    runs_on = scenario in CHAIN
    if until and (not runs_on or CHAIN.index(until) < CHAIN.index(scenario)):
        raise BadInput("eastfront-no-such-end", scenario=scenario, until=until, rule="3.12")
    if options.get("campaign"):
        if not runs_on:
            raise BadInput("eastfront-no-campaign", scenario=scenario, rule="3.14")
        options[UNTIL] = ""
    if options.get("historical") and scenario != "S41":
        raise BadInput("eastfront-not-historical", scenario=scenario, rule="S'41 1A")
    return options


def apply_options(s: Position, options: Mapping[str, Any]) -> None:
    """Into the position go the rules that are played, and the scenario that the game ends with."""
    for option in OPTIONS:
        if option.id in FIELDS:
            setattr(s, FIELDS[option.id], int(options.get(option.id, option.default)))
    s.last = options.get(UNTIL) or (CHAIN[-1] if s.campaign else s.scenario)


def field_values(s: Position, scenario: str) -> dict[str, Any]:
    """The options as a position has them, of a match that began with a scenario."""
    found: dict[str, Any] = {option: bool(getattr(s, field)) for option, field in FIELDS.items()}
    found[UNTIL] = "" if s.campaign or s.last == scenario else s.last
    return found
