"""The board in words, from what one seat may know: the calendar, the battles, the own troops, the enemy seen.

A room speaks in message ids: what says them, `say(id, language, argument=...)`, is handed to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from grognard.games.leningrad41 import blocks, telling
from grognard.games.leningrad41.areas import AREA
from grognard.games.leningrad41.blocks import IS_HQ, IS_LEADER, UNIT
from grognard.games.leningrad41.murmansk import BOXES
from grognard.games.leningrad41.names import label
from grognard.games.leningrad41.words import FACTIONS, SIDES

WIDTH = 97  # columns
GAP = "   "
MARKS = ("isolated", "active_hq", "acted", "crossed", "cleared", "shown")
STARS, HEART = 4, "♥"

Say = Callable[..., str]


def summary(view: Mapping[str, Any], lang: str, say: Say, width: int = WIDTH) -> str:
    """The whole board for one seat, in so many columns."""
    b = _Board(view, lang, say, width)
    head = [*_calendar(b), *_special(b), *_support(b)]
    return "\n".join([*head, *_battles(b), *_own(b), *_lines(b), *_enemy(b)])


@dataclass(frozen=True, slots=True)
class _Board:
    """A view and what tells it."""

    view: Mapping[str, Any]
    lang: str
    say: Say
    width: int

    def text(self, key: str, **args: Any) -> str:
        return self.say(f"leningrad41-{key}", self.lang, **args)

    def name(self, kind: str, noun: str) -> str:
        return label(kind, noun, self.lang)

    @property
    def seat(self) -> str | None:
        return self.view["seat"]  # type: ignore[no-any-return]

    def units(self, side: str) -> list[str]:
        """The blocks of a side that can be told apart, in the order of the army list."""
        return telling.known(self.view, side)

    def is_elsewhere(self, code: str) -> bool:
        """Is it an area where there is no battle to tell of?"""
        return code in AREA and code not in self.view["contested"]

    def here(self, side: str, code: str) -> list[str]:
        return telling.faces_there(self.view, side, code)

    def upright(self, side: str) -> Mapping[str, Mapping[str, int]]:
        """The blocks of a side that nobody here can tell apart, area by area."""
        return self.view["upright"].get(side, {})  # type: ignore[no-any-return]


# -- the calendar and the score --------------------------------------------------------------------------


def _calendar(b: _Board) -> list[str]:
    view = b.view
    now = b.text(
        "now", month=view["month"], weather=view["weather"], side=view["active"], impulse=view["impulse"],
        phase=view["phase"],
    )  # fmt: skip
    told = b.text("score", disc=view["disc"], value=view["logistics"], passes=view["passes"], **view["points"])
    lines = [now, told]
    if view["forecast"]:
        lines.append(b.text("forecast", number=view["forecast"]))
    return _flow(b, [*lines, _victory_areas(b), _pools(b), _road(b)])


def _victory_areas(b: _Board) -> str:
    """Who holds what counts for victory, Murmansk among it."""
    held = {side: [_victory_area(b, code) for code in telling.victory_areas(b.view, side)] for side in SIDES}
    held[b.view["murmansk"]].append(b.text("murmansk"))
    return b.text("victory", **held)


def _victory_area(b: _Board, code: str) -> str:
    space = b.name("space", code)
    return b.text("area-contested", space=space) if code in b.view["contested"] else space


def _pools(b: _Board) -> str:
    counts = b.view["counts"]
    told: dict[str, int] = {"withdrawn": len(b.view["out"]["withdrawn"])}
    for side in SIDES:
        told[side], told[f"{side}-waiting"] = counts[side]["pool"], counts[side]["waiting"]
        told[f"{side}-lost"] = len(telling.gone(b.view, side))
    return b.text("pools", **told)


def _road(b: _Board) -> str:
    tanks = sum(b.view["counts"][side]["murmansk"] for side in SIDES)
    return b.text("road", box=b.view["road"], boxes=BOXES, tanks=tanks)


def _special(b: _Board) -> list[str]:
    """The Baltic and the Marat, where they are played with."""
    told = []
    if b.view["options"]["baltic"]:
        told.append(b.text("sea", baltic=b.view["baltic"]))
    ship = b.view["marat"]
    if ship:
        space = b.name("space", ship["area"]) if ship["area"] else None
        told.append(b.text("marat", state=ship["state"], space=space))
    return [" · ".join(told)] if told else []


# -- guns and bombers ----------------------------------------------------------------------------------------


def _support(b: _Board) -> list[str]:
    told = []
    guns = [f"{b.name('unit', hq)} → {b.name('space', code)}" for hq, code in b.view["artillery"]]
    if guns:
        told.append(b.text("artillery", known=guns))
    planes = _bombers(b)
    if planes:
        told.append(b.text("bombers", known=" · ".join(planes)))
    return _flow(b, told)


def _bombers(b: _Board) -> list[str]:
    """The bombers over an area, then the others by their state."""
    over, states = telling.bombers(b.view)
    names = {bomber: b.name("bomber", bomber) for bomber in b.view["bombers"]}
    flying = [
        b.text("bombers-mission", space=b.name("space", code), bombers=[names[each] for each in over[code]])
        for code in over
    ]  # fmt: skip
    resting = [b.text(f"bombers-{state}", bombers=[names[each] for each in states[state]]) for state in states]
    return [*flying, *resting]


# -- the battles ---------------------------------------------------------------------------------------------


def _battles(b: _Board) -> list[str]:
    """Contested areas, with what is seen there of both sides."""
    contested = b.view["contested"]
    if not contested:
        return []
    told = [b.text("contested")]
    sides = {side: b.text(side) for side in SIDES}
    room = max(map(len, sides.values()))
    for code in contested:
        control = "axis" if code in b.view["control"]["axis"] else "soviet"
        state = b.text(
            "contested-area", side=control, fresh=code in b.view["new_battles"], fought=code in b.view["fought"]
        )
        told.append(f"  {_space(b, code)} · {state}")
        for side in SIDES:
            told += _row(b, f"      {sides[side]:<{room}}", _strength(b, side, code))
    return told


def _strength(b: _Board, side: str, code: str) -> list[str]:
    """What a side has in an area: its line, the blocks that can be told apart, and how many cannot."""
    told = [_line(b, code)] if code in b.view["lines"][side] else []
    told += [_block(b, name) for name in b.here(side, code)]
    return [*told, *_woods(b, b.upright(side).get(code, {}))]


def _woods(b: _Board, there: Mapping[str, int]) -> list[str]:
    told = [b.text("upright-count", wood=wood, number=there[wood]) for wood in FACTIONS if there.get(wood)]
    if there.get("isolated"):
        told.append(b.text("upright-isolated", number=there["isolated"]))
    return told


def _line(b: _Board, code: str) -> str:
    return b.text("line-isolated" if code in b.view["cut_lines"] else "line")


# -- the own troops ------------------------------------------------------------------------------------------


def _own(b: _Board) -> list[str]:
    """The own leader and HQs with their stars, then the combat blocks, from north to south."""
    if b.seat is None:
        return []
    own = b.units(b.seat)
    generals = [n for n in own if IS_HQ[UNIT[n]] or IS_LEADER[UNIT[n]]]
    posted = [n for n in generals if b.view["units"][n]["at"] in (*AREA, "box")]
    troops = [n for n in own if n not in generals and b.is_elsewhere(b.view["units"][n]["at"])]
    return [*_generals(b, posted), *_troops(b, b.text("blocks"), troops)]


def _generals(b: _Board, names: list[str]) -> list[str]:
    if not names:
        return []
    room = max(len(b.name("unit", name)) for name in names)
    told = [b.text("hqs")]
    for name in names:
        known = b.view["units"][name]
        at, stars = known["at"], "★" * known["strength"]
        post = _space(b, at) if at in AREA else " " * 4 + b.text("box", who=name)
        told.append(f"  {b.name('unit', name):<{room}}{GAP}{stars or HEART:<{STARS}}{GAP}{post}{_marks(b, name)}")
    return told


def _troops(b: _Board, heading: str, names: Iterable[str]) -> list[str]:
    """Blocks by area, one area a row."""
    by_area: dict[str, list[str]] = {}
    for name in sorted(names, key=lambda name: (AREA[b.view["units"][name]["at"]], UNIT[name])):
        by_area.setdefault(b.view["units"][name]["at"], []).append(_block(b, name))
    if not by_area:
        return []
    room = max(len(_space(b, code)) for code in by_area)
    rows = [_row(b, f"  {_space(b, code):<{room}}", told) for code, told in by_area.items()]
    return [heading, *(line for row in rows for line in row)]


def _block(b: _Board, name: str) -> str:
    return f"{b.name('unit', name)} {_steps(b, name)}{_marks(b, name)}"


def _steps(b: _Board, name: str) -> str:
    """A block's strength, out of its full one where it has lost some; the stars of who commands."""
    strength: int = b.view["units"][name]["strength"]
    if IS_HQ[UNIT[name]] or IS_LEADER[UNIT[name]]:
        return "★" * strength or HEART
    return telling.strength(name, strength)


def _marks(b: _Board, name: str) -> str:
    known = b.view["units"][name]
    obvious = {"acted", "shown"} if known.get("active_hq") else set()
    if SIDES[blocks.SIDE[UNIT[name]]] != b.seat:
        obvious.add("shown")
    told = [b.text("mark", mark=mark) for mark in MARKS if known.get(mark) and mark not in obvious]
    return f" [{', '.join(told)}]" if told else ""


# -- lines, and the enemy -------------------------------------------------------------------------------------


def _lines(b: _Board) -> list[str]:
    told = []
    for number, side in enumerate(SIDES):
        built = b.view["lines"][side]
        if built:
            spaces = [b.name("space", code) for code in built]
            told.append(b.text("lines", side=side, number=len(built), all=blocks.LINES[number], spaces=spaces))
    return _flow(b, told)


def _enemy(b: _Board) -> list[str]:
    """Enemies that lie open, then how many blocks of which wood stand where."""
    told: list[str] = []
    for side in SIDES:
        if side != b.seat:
            revealed = [name for name in b.units(side) if b.is_elsewhere(b.view["units"][name]["at"])]
            told += _troops(b, b.text("revealed", side=side), revealed)
            for wood in FACTIONS:
                told += _upright(b, b.upright(side), wood)
    return told


def _upright(b: _Board, there: Mapping[str, Mapping[str, int]], wood: str) -> list[str]:
    """Areas with their number of blocks of one wood, in columns to be read downwards."""
    cells = [
        f"{_space(b, code)} {there[code][wood]}{_cut_off(b, there[code])}"
        for code in sorted(there, key=AREA.__getitem__)
        if there[code].get(wood) and b.is_elsewhere(code)
    ]
    return [b.text("upright", wood=wood), *_columns(b, cells)] if cells else []


def _cut_off(b: _Board, there: Mapping[str, int]) -> str:
    return f" [{b.text('upright-isolated', number=there['isolated'])}]" if there.get("isolated") else ""


# -- laying out -----------------------------------------------------------------------------------------------


def _space(b: _Board, code: str) -> str:
    """An area with its number first, in a column of its own."""
    return f"{code:>3} {b.name('space', code).removesuffix(f' ({code})')}"


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
    return [
        "  " + "".join(f"{cell:<{room}}" for cell in cells[row::down]).rstrip() for row in range(down)
    ]  # fmt: skip


def _flow(b: _Board, lines: list[str]) -> list[str]:
    """Long lines wrapped, with what is below the first set in."""
    return [part for line in lines for part in wrap(line, b.width, subsequent_indent="  ", break_on_hyphens=False)]
