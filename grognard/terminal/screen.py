"""What the terminal can do: wrapped lines, columns, colours where they are wanted, and typed lines."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

STYLES = {"bold": "1", "dim": "2", "key": "1;36", "no": "33", "seat": "1;35", "good": "32", "rule": "2;36"}
NARROWEST, WIDEST = 40, 120


class Screen:
    """A place to write lines to and to read answers from."""

    def __init__(
        self,
        out: TextIO | None = None,
        source: TextIO | None = None,
        width: int = 0,
        colour: bool | None = None,
    ) -> None:
        self.out = sys.stdout if out is None else out
        self.source = sys.stdin if source is None else source
        self._width = width
        self.colour = _wants_colour(self.out) if colour is None else colour
        self.typed_at = _is_terminal(self.source) and _is_terminal(self.out)
        self.known: list[str] = []  # what the Tab key completes
        if self.typed_at:
            self._edit_lines()

    @property
    def width(self) -> int:
        """Columns to write in."""
        return self._width or max(NARROWEST, min(WIDEST, shutil.get_terminal_size((100, 24)).columns)) - 1

    def styled(self, text: str, style: str) -> str:
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and style and text else text

    def line(self, text: str = "", style: str = "") -> None:
        """One line as it stands."""
        self.out.write(self.styled(text, style) + "\n")

    def text(self, text: str, style: str = "", indent: int = 0, hang: int = 0) -> None:
        """Text of any length, each of its lines wrapped and indented; what is wrapped hangs further in."""
        for line in text.splitlines() or [""]:
            inside = " " * (indent + _leading(line))
            first, *rest = _wrap(line.strip(), self.width - len(inside) - hang)
            self.line(inside + first if first else "", style)
            for part in rest:
                self.line(inside + " " * hang + part, style)

    def marked(self, mark: str, text: str, room: int, style: str = "rule", words: str = "") -> None:
        """Text with something before it, in a column of its own: a rule's number, a choice's key."""
        lines = text.splitlines() or [""]
        room = max(room, len(mark.rstrip()) + 1)
        spare = self.width - room
        first, *rest = [part for line in lines for part in _wrap(line, spare)]
        self.line(self.styled(mark.ljust(room), style) + self.styled(first, words))
        for part in rest:
            self.line(" " * room + self.styled(part, words))

    def parts(self, *parts: tuple[str, str]) -> None:
        """A few texts with their styles on one line, the last one wrapped if need be."""
        before = " · ".join(text for text, _ in parts[:-1]) + " · "
        first, *rest = _wrap(before + parts[-1][0], self.width - 2)
        told = [self.styled(text, style) for text, style in parts[:-1]]
        self.line(" · ".join([*told, self.styled(first[len(before) :], parts[-1][1])]))
        for part in rest:
            self.line("  " + part, parts[-1][1])

    def columns(self, cells: Sequence[tuple[str, str]]) -> None:
        """Keys with their words, in as many columns as fit, to be read downwards."""
        if not cells:
            return
        room = max(len(key) for key, _ in cells)
        widest = max(len(words) for _, words in cells) + room + 4
        across = max(1, min(self.width // widest, len(cells)))
        down = -(-len(cells) // across)
        if across == 1:
            for key, words in cells:
                self.marked(f"{key:>{room + 1}} ", words, room + 2, style="key")
            return
        for row in range(down):
            line = ""
            for key, words in cells[row::down]:
                line += self.styled(f"{key:>{room + 1}}", "key") + f" {words:<{widest - room - 2}}"
            self.line(line.rstrip())

    def heading(self, text: str, style: str = "bold") -> None:
        """A line across the screen with words in it."""
        rule = "─" * max(2, self.width - len(text) - 5)
        self.line()
        self.line(f"{self.styled('───', 'dim')} {self.styled(text, style)} {self.styled(rule, 'dim')}")

    def clear(self) -> None:
        """Nothing of what was shown stays on the screen, nor above it where the terminal can do that."""
        self.out.write("\x1b[H\x1b[2J\x1b[3J" if self.typed_at else "\n")

    def read(self, prompt: str = "> ") -> str:
        """A typed line. The end of the input raises EOFError."""
        self.out.flush()
        if self.typed_at:
            return _printable(input(prompt))
        line = self.source.readline()
        if not line:
            raise EOFError
        typed = _printable(line.rstrip("\r\n"))
        self.line(prompt + typed)  # so that a transcript of piped input reads like a talk
        return typed

    def _edit_lines(self) -> None:
        """Arrow keys, history and completion at the prompt, where the machine has them."""
        with suppress(ImportError):
            import readline

            readline.set_completer_delims("\n")
            readline.set_completer(self._completed)
            readline.parse_and_bind("tab: complete")

    def _completed(self, typed: str, number: int) -> str | None:
        """The completion of this number of a half-typed line."""
        fitting = [word for word in self.known if fold(word).startswith(fold(typed))]
        return fitting[number] if number < len(fitting) else None


def _wants_colour(out: TextIO) -> bool:
    return _is_terminal(out) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _is_terminal(stream: TextIO) -> bool:
    return hasattr(stream, "isatty") and stream.isatty()


def _leading(line: str) -> int:
    return len(line) - len(line.lstrip())


def _wrap(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, max(width, 10), break_on_hyphens=False) or [""]


def fold(text: str) -> str:
    """Text without accents, capitals and spare spaces.

    >>> fold("  Ejército  16º")
    'ejercito 16o'
    """
    plain = unicodedata.normalize("NFKD", text)
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().split())


def _printable(line: str) -> str:
    """What was typed, without anything that would move the cursor or change colours."""
    return "".join(c if c.isprintable() else " " for c in line)
