"""The board in words, from what one seat may know: the calendar, the battles, the own troops, the enemy seen.

A room speaks in message ids: what says them, `say(id, language, argument=...)`, is handed to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from grognard.games.eastfront import telling
from grognard.games.eastfront.hexes import HEX
from grognard.games.eastfront.names import label
from grognard.games.eastfront.panels import battle_state
from grognard.games.eastfront.position import Position
from grognard.games.eastfront.sketch import sketch
from grognard.games.eastfront.units import IS_HQ, UNIT
from grognard.games.eastfront.words import SIDES

WIDTH = 97  # columns
GAP = "   "
MARKS = ("cut_off", "role", "blitzes", "rearguard", "scattered", "moved", "shipped", "shown")

Say = Callable[..., str]


def summary(view: Mapping[str, Any], lang: str, say: Say, width: int = WIDTH) -> str:
    """The whole board for one seat, in so many columns."""
    b = _Board(view, lang, say, width, sketch(view))
    return "\n".join([*_calendar(b), *_battles(b), *_own(b), *_enemy(b)])


@dataclass(frozen=True, slots=True)
class _Board:
    """A view and what tells it."""

    view: Mapping[str, Any]
    lang: str
    say: Say
    width: int
    s: Position

    def text(self, key: str, **args: Any) -> str:
        return self.say(f"eastfront-{key}", self.lang, **args)

    def name(self, kind: str, noun: str) -> str:
        return label(kind, noun, self.lang)

    @property
    def seat(self) -> str | None:
        return self.view["seat"]  # type: ignore[no-any-return]

    def is_quiet(self, name: str) -> bool:
        """Does a block stand where there is no battle to tell of?"""
        at = self.view["units"][name]["at"]
        return at in HEX and at not in self.view["battles"]


# -- the calendar ---------------------------------------------------------------------------------------------


def _calendar(b: _Board) -> list[str]:
    view = b.view
    now = b.text("panel-now", month=view["month"], year=view["year"], fortnight=view["fortnight"])
    phase = b.text("panel-phase", side=view["active"], phase=view["phase"], blitz=view["blitz"])
    weather = b.text("board-weather", weather=view["weather"], west=view["west"])
    levels = b.text("board-levels", **view["levels"])
    lost = b.text("board-lost", **{side: len(telling.out(view, side, "lost", "gone")) for side in SIDES})
    lines = [f"{now} · {phase} · {weather}", f"{levels} · {lost}"]
    if view["phase"] == "production" and view["points"] is not None:
        lines.append(b.text("panel-points-left", number=view["points"]))
    if view["supreme"]:
        lines.append(b.text("supreme-left", number=view["supreme"]))
    return _flow(b, lines)


# -- the battles ----------------------------------------------------------------------------------------------


def _battles(b: _Board) -> list[str]:
    """The battles, with what is seen there of both sides."""
    if not b.view["battles"]:
        return []
    told = [b.text("panel-battles")]
    sides = {side: b.text("board-side", side=side) for side in SIDES}
    room = max(map(len, sides.values()))
    for at, battle in b.view["battles"].items():
        state = b.text("board-battle", side=battle["defender"], **battle_state(b.s, HEX[at]))
        head = f"  {b.name('space', at)} · {state}"
        told += wrap(head, b.width, subsequent_indent=" " * 6, break_on_hyphens=False)
        for side in SIDES:
            told += _row(b, f"      {sides[side]:<{room}}", _there(b, side, at))
    return told


def _there(b: _Board, side: str, at: str) -> list[str]:
    """What a side has in a hex: the blocks that can be told apart, and how many cannot."""
    told = [_block(b, name) for name in telling.faces_there(b.view, side, at)]
    backs = telling.backs_there(b.view, side, at)
    return [*told, b.text("detail-backs", side=side, number=backs)] if backs else told


# -- the own troops -------------------------------------------------------------------------------------------


def _own(b: _Board) -> list[str]:
    """The own HQs, then the other blocks hex by hex, from north to south."""
    if b.seat is None:
        return []
    own = telling.known(b.view, b.seat)
    hqs = [name for name in own if IS_HQ[UNIT[name]]]
    troops = [name for name in own if name not in hqs and b.is_quiet(name)]
    return [*_hqs(b, hqs), *_troops(b, b.text("board-blocks"), troops)]


def _hqs(b: _Board, names: list[str]) -> list[str]:
    if not names:
        return []
    room = max(len(b.name("unit", name)) for name in names)
    told = [b.text("board-hqs")]
    for name in names:
        here = b.view["units"][name]
        stars = "★" * here["strength"] or "0"
        told.append(
            f"  {b.name('unit', name):<{room}}{GAP}{stars:<3}{GAP}{b.name('space', here['at'])}{_marks(b, name)}"
        )
    return told


def _troops(b: _Board, heading: str, names: Iterable[str]) -> list[str]:
    """Blocks by hex, one hex a row."""
    by_hex: dict[str, list[str]] = {}
    for name in sorted(names, key=lambda name: (HEX[b.view["units"][name]["at"]], UNIT[name])):
        by_hex.setdefault(b.view["units"][name]["at"], []).append(_block(b, name))
    if not by_hex:
        return []
    room = max(len(b.name("space", at)) for at in by_hex)
    rows = [_row(b, f"  {b.name('space', at):<{room}}", told) for at, told in by_hex.items()]
    return [heading, *(line for row in rows for line in row)]


def _block(b: _Board, name: str) -> str:
    strength = telling.strength(name, b.view["units"][name]["strength"])
    return f"{b.name('unit', name)} {strength}{_marks(b, name)}"


def _marks(b: _Board, name: str) -> str:
    here = b.view["units"][name]
    obvious = {"shown"} if telling.side_of(name) != b.seat or here.get("role") else set()
    obvious |= {"moved"} if here.get("shipped") else set()
    told = [b.text("board-mark", mark=mark, role=here.get("role")) for mark in MARKS if here.get(mark)
            and mark not in obvious]  # fmt: skip
    return f" [{', '.join(told)}]" if told else ""


# -- the enemy ------------------------------------------------------------------------------------------------


def _enemy(b: _Board) -> list[str]:
    """Enemies that lie open, then how many blocks stand where."""
    told: list[str] = []
    for side in SIDES:
        if side != b.seat:
            open_ = [name for name in telling.known(b.view, side) if b.is_quiet(name)]
            told += _troops(b, b.text("board-revealed", side=side), open_)
            told += _backs(b, side)
    return told


def _backs(b: _Board, side: str) -> list[str]:
    """Hexes with their number of blocks of a side, in columns to be read downwards."""
    there = b.view["standing"].get(side, {})
    cells = [
        f"{b.name('space', at)} {there[at]['blocks']}{_hungry(b, there[at])}"
        for at in sorted(there, key=HEX.__getitem__)
        if at not in b.view["battles"]
    ]
    return [b.text("board-backs", side=side), *_columns(b, cells)] if cells else []


def _hungry(b: _Board, here: Mapping[str, Any]) -> str:
    return f" [{b.text('board-mark', mark='cut_off', role=None)} {here['cut_off']}]" if here.get("cut_off") else ""


# -- laying out -----------------------------------------------------------------------------------------------


def _row(b: _Board, head: str, told: list[str]) -> list[str]:
    """Something and what belongs to it, further lines below the first."""
    inside = " " * (len(head) + len(GAP))
    lines = [""]
    for number, each in enumerate(told):
        piece = each + ("," if number + 1 < len(told) else "")
        if lines[-1] and len(inside) + len(lines[-1]) + 1 + len(piece) > b.width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + piece
    return [head + GAP + lines[0], *(inside + line for line in lines[1:])]


def _columns(b: _Board, cells: list[str]) -> list[str]:
    room = max(map(len, cells)) + len(GAP)
    across = max(1, (b.width - 2 + len(GAP)) // room)
    down = -(-len(cells) // across)
    return ["  " + "".join(f"{cell:<{room}}" for cell in cells[row::down]).rstrip() for row in range(down)]


def _flow(b: _Board, lines: list[str]) -> list[str]:
    """Long lines wrapped, with what is below the first set in."""
    return [part for line in lines for part in wrap(line, b.width, subsequent_indent="  ", break_on_hyphens=False)]
