"""Files that the player names: every trouble with them is told in the player's words."""

from __future__ import annotations

from pathlib import Path

from grognard.kernel import BadInput

LARGEST = 50_000_000  # bytes; a saved campaign has some tens of thousands
OUR_SAVE = b'{"grognard"'


def named(typed: str) -> Path:
    """The file that somebody means: `~` is home, where there is one."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def read_bytes(path: Path) -> bytes:
    """What is in a file, or comes out of a device that need not have an end."""
    try:
        with path.open("rb") as opened:
            found = opened.read(LARGEST + 1)
    except (OSError, ValueError) as bad:
        raise BadInput("file-not-read", file=str(path), trouble=_trouble(bad)) from bad
    if len(found) > LARGEST:
        raise BadInput("file-not-read", file=str(path), trouble="large")
    return found


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        raise BadInput("file-not-text", file=str(path), offset=bad.start) from bad


def write_text(path: Path, text: str) -> None:
    """Write a file whole, or leave what was there; a device or a pipe takes the text as it comes."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")
        else:
            _write_whole(path.resolve(), text)
    except (OSError, ValueError, RuntimeError) as bad:
        raise BadInput("file-not-written", file=str(path), trouble=_trouble(bad)) from bad


def _write_whole(path: Path, text: str) -> None:
    """Beside the file first, and in its place when all is there; where a link leads, not over the link."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(path)
    finally:
        if beside.is_file():
            beside.unlink()


def is_save(path: Path) -> bool:
    """Does a file look like a match that we saved?"""
    return _opening(path, len(OUR_SAVE)) == OUR_SAVE


def is_picture(path: Path) -> bool:
    """Does a file look like a map that we drew?"""
    return b"<svg" in _opening(path, 1000)


def _opening(path: Path, length: int) -> bytes:
    """How a file begins; nothing if it cannot be read."""
    try:
        with path.open("rb") as opened:
            return opened.read(length)
    except (OSError, ValueError):
        return b""


def _trouble(bad: Exception) -> str:
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
