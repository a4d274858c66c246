"""What a player can say beside an answer: `why`, `undo`, `save` and so on, in any language that we speak."""

from __future__ import annotations

from functools import cache

from grognard import words
from grognard.terminal.screen import fold

COMMANDS = ("why", "undo", "save", "quit", "help", "board", "log", "rule", "position", "map")


def command(typed: str) -> tuple[str, str] | None:
    """The command that a line gives, with the rest of the line.

    >>> command("Por qué 113"), command("undo"), command("113")
    (('why', '113'), ('undo', ''), None)
    """
    asked = typed.strip().lstrip("¿")
    asked = asked.rstrip("?") or asked  # "?" alone asks for help
    line = fold(asked)
    for name, spellings in _spellings().items():
        for spelling in spellings:
            if line == spelling:
                return name, ""
            if line.startswith(spelling + " "):
                return name, asked.split(maxsplit=spelling.count(" ") + 1)[-1].strip()
    return None


def called(name: str, lang: str) -> str:
    """What a command is called in a language: its first spelling."""
    return words.say(f"command-{name}", lang).split(",")[0].strip()


@cache
def _spellings() -> dict[str, list[str]]:
    """Every spelling of every command, longer ones first."""
    found: dict[str, list[str]] = {}
    for name in COMMANDS:
        said = ",".join(words.say(f"command-{name}", lang) for lang in words.languages())
        found[name] = sorted({fold(each) for each in said.split(",")}, key=len, reverse=True)
    return found
