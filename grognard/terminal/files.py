"""Files that the player names: every trouble with them is told in the player's words."""

from __future__ import annotations

from pathlib import Path

from grognard.kernel import BadInput

LARGEST = 50_000_000  # bytes; a saved campaign has some tens of thousands
OUR_SAVE = b'{"grognard"'


def read_bytes(path: Path) -> bytes:
    """What is in a file."""
    try:
        size = path.stat().st_size
        found = path.read_bytes() if size <= LARGEST else b""
    except (OSError, ValueError) as bad:
        raise BadInput("file-not-read", file=str(path), trouble=_trouble(bad)) from bad
    if size > LARGEST:
        raise BadInput("file-not-read", file=str(path), trouble="large")
    return found


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        raise BadInput("file-not-text", file=str(path), offset=bad.start) from bad


def write_text(path: Path, text: str) -> None:
    """Write a file whole, or leave what was there."""
    beside = path.with_name(path.name + ".part") if path.name else path
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    except (OSError, ValueError) as bad:
        beside.unlink(missing_ok=True) if beside.is_file() else None
        raise BadInput("file-not-written", file=str(path), trouble=_trouble(bad)) from bad


def is_save(path: Path) -> bool:
    """Does a file look like a match that we saved?"""
    try:
        with path.open("rb") as opened:
            return opened.read(len(OUR_SAVE)) == OUR_SAVE
    except OSError:
        return False


def _trouble(bad: OSError | ValueError) -> str:
    """Which kind of trouble: the catalogue has the words."""
    for kind, name in (
        (FileNotFoundError, "absent"),
        (PermissionError, "forbidden"),
        (IsADirectoryError, "folder"),
        (NotADirectoryError, "absent"),
    ):
        if isinstance(bad, kind):
            return name
    return "other"
