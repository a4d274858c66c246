"""What a seat has before it: pieces and panels, keyed and spoken; with all revealed, those of all seats together.

The anonymous pieces of a side (the backs of its blocks) are then left to whoever knows them by their names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from grognard import room
from grognard.kernel import Game, Match
from grognard.server import spoken
from grognard.server.ladder import ALL
from grognard.server.seen import Plain, eyes


def view(match: Match, seat: str) -> Plain:
    """What the seat may know. With all revealed: what anybody may know, the rest is asked seat by seat."""
    return match.view(None if seat == ALL else eyes(seat))


def views(match: Match, seat: str) -> list[Plain]:
    """The seat's view; with all revealed, that of every seat."""
    return [match.view(each.id) for each in match.game.seats] if seat == ALL else [view(match, seat)]


def active(game: Game, told: Plain) -> str | None:
    """Whose turn it is: what the room's view says, else whoever is asked first."""
    found = told.get("active")
    return found if any(each.id == found for each in game.seats) else next(iter(told["waiting"]), None)


# -- pieces --------------------------------------------------------------------------------------------------


def pieces(match: Match, seat: str, told: Plain, lang: str) -> dict[str, Plain]:
    """The pieces by their keys, those below first; `told` is the seat's view."""
    made = room.hook(match.game.room, "pieces", "pieces")
    if made is None:
        return {}
    return keyed(match.game, _all_pieces(match, made) if seat == ALL else made(told), lang)


def keyed(game: Game, found: Iterable[Plain], lang: str) -> dict[str, Plain]:
    """Pieces by their names; those that the seat cannot tell apart by kind, side, place and number."""
    told: dict[str, Plain] = {}
    counted: dict[str, int] = {}
    for piece in found:
        name = piece.get("id") or f"{piece['kind']}/{piece.get('side')}/{piece.get('at')}"
        number = counted[name] = counted.get(name, 0) + 1
        key = name if "id" in piece and number == 1 else f"{name}/{number}"
        told[key] = _piece(game, piece, key, lang)
    return told


def _piece(game: Game, piece: Plain, key: str, lang: str) -> Plain:
    told = {name: value for name, value in piece.items() if name != "says"}
    told["text"] = spoken.line(game, piece.get("says"), lang)
    return told


def _all_pieces(match: Match, made: Callable[[Plain], list[Plain]]) -> list[Plain]:
    """From each seat what it alone knows: what has a name, and what is of its side or of nobody's."""
    game, found, names = match.game, list[Plain](), set[str]()
    for seat in game.seats:
        for piece in made(match.view(seat.id)):
            name = piece.get("id")
            if name is None:
                if _knows_best(game, piece.get("side")) == seat.id:
                    found.append(piece)
            elif name not in names:
                names.add(name)
                found.append(piece)
    return found


def _knows_best(game: Game, side: Any) -> str:
    return next((seat.id for seat in game.seats if side in (seat.id, seat.team)), game.seats[0].id)


# -- panels --------------------------------------------------------------------------------------------------


def panels(match: Match, seat: str, told: Plain, lang: str) -> list[Plain]:
    """The panels beside the board; `told` is the seat's view."""
    if seat != ALL:
        return _panels(match.game, told, lang)
    common = _panels(match.game, told, lang)
    found = {panel["id"]: panel for panel in common}
    for each in match.game.seats:
        for panel in _panels(match.game, match.view(each.id), lang):
            if panel not in common:
                title = f"{spoken.seat(match.game, each.id, lang)}: {panel['title']}"
                found.pop(panel["id"], None)
                found[f"{each.id}/{panel['id']}"] = {**panel, "id": f"{each.id}/{panel['id']}", "title": title}
    return list(found.values())


def _panels(game: Game, told: Plain, lang: str) -> list[Plain]:
    made = room.hook(game.room, "panels", "panels")
    return [_panel(game, panel, lang) for panel in made(told)] if made else []


def _panel(game: Game, panel: Plain, lang: str) -> Plain:
    return {
        **panel,
        "title": spoken.line(game, panel["title"], lang),
        "lines": spoken.lines(game, panel.get("lines", ()), lang),
        "pieces": list(keyed(game, panel.get("pieces", ()), lang).values()),
    }
