"""What stands on the shelf: the games, their boards and their rules. Nothing here knows of a match."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import grognard
from grognard import picture as drawing
from grognard import room, words
from grognard.kernel import Game, Option
from grognard.server.ladder import Turned
from grognard.server.tables import kinds_of_players

Plain = dict[str, Any]
ABOUT_THE_FILE = ("about", "plane", "languages")  # what a browser has no use for


def games(lang: str) -> list[Plain]:
    """The games that can be played."""
    return [_game(game, lang) for game in grognard.games().values()]


def _game(game: Game, lang: str) -> Plain:
    text = f"{game.key}-text"
    return {
        "key": game.key,
        "title": words.title(game.title, lang),
        "text": words.say(text, lang) if words.has(text, lang) else "",
        "seats": [{"id": seat.id, "title": words.title(seat.title, lang)} for seat in game.seats],
        "scenarios": [
            {"id": each.id, "title": words.title(each.title, lang), "text": words.title(each.text, lang)}
            for each in game.scenarios
        ],
        "options": [_option(game, option, lang) for option in game.options],
        "players": [{"id": each, "title": words.say(f"server-player-{each}", lang)} for each in kinds_of_players(game)],
    }


def _option(game: Game, option: Option, lang: str) -> Plain:
    return {
        "id": option.id,
        "title": words.title(option.title, lang),
        "text": words.title(option.text, lang) or room.digest(game.room, option.rule, lang),
        "rule": option.rule,
        "values": list(option.values),
        "default": option.default,
    }


def board(game: Game, lang: str) -> Plain:
    """The board's places and what they are called, and how its pieces look."""
    told: Plain = json.loads(_file(game, "data/board.json"))
    for code, area in told["areas"].items():
        area["title"] = game.label("space", code, lang)
    for box in told["boxes"].values():
        box["title"] = words.title({each: box.pop(each) for each in words.languages() if each in box}, lang)
    faces = room.file(game.room, "data/faces.toml")
    told["faces"] = {} if faces is None else tomllib.loads(faces.read_text("utf-8"))
    return {key: value for key, value in told.items() if key not in ABOUT_THE_FILE}


def picture(game: Game, lang: str) -> str:
    """The printed board as SVG, without the set-up icons."""
    _file(game, "data/board.svg")
    return drawing.printed(game.room, lang)


def _file(game: Game, name: str) -> str:
    found = room.file(game.room, name)
    if found is None:
        raise Turned(404, "no-board", title=game.key)
    return found.read_text("utf-8")


def rules(game: Game, lang: str) -> list[Plain]:
    """Our digests of the rules, in the order of the book."""
    return [
        {
            "id": number,
            "title": room.rule_title(rule, lang),
            "text": room.digest(game.room, number, lang),
            "chapter": number.split(".")[0],
        }
        for number, rule in room.rules(game.room).items()
    ]
