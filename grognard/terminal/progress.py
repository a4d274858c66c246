"""A progress bar on stderr, for what takes its time; nothing where nobody looks."""

from __future__ import annotations

import sys
import time
from typing import TextIO

from grognard import words

BAR = 30  # columns
EVERY = 0.1  # seconds between two looks


class Progress:
    """Call it with how much is done and how much there is."""

    def __init__(self, lang: str, out: TextIO | None = None) -> None:
        self.lang = lang
        self.out = sys.stderr if out is None else out
        self.shown = 0.0

    def __call__(self, done: int, all_of_it: int) -> None:
        now = time.monotonic()
        if not self.out.isatty() or (done < all_of_it and now - self.shown < EVERY):
            return
        self.shown = now
        full = BAR * done // max(all_of_it, 1)
        told = words.say("cli-laws-progress", self.lang, done=done, all=all_of_it)
        self.out.write(f"\r{'█' * full}{'░' * (BAR - full)} {told} ")
        if done >= all_of_it:
            self.out.write("\n")
        self.out.flush()
