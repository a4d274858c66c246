"""The only door: what leaves the process about a match, spoken, for one seat, as JSON data.

Everything here is made of what the match tells that seat: its view, its asks, its events, the refusals it gets.
What a room adds (pieces, panels, hints, overlays, odds) it makes from the view too.
"""

from __future__ import annotations

import grognard
from grognard import room, words
from grognard.kernel import Ask, Game, Match, Refused
from grognard.server import ladder, scene, spoken
from grognard.server.ladder import SPECTATOR, Turned
from grognard.server.news import NEWS, news
from grognard.server.seen import Plain
from grognard.server.shelf import board, games, picture, rules
from grognard.server.store import Row
from grognard.server.tables import Table
from grognard.server.tally import tally, verified

__all__ = [
    "board", "detail", "dice", "events", "games", "look", "lost", "odds", "overlay", "picture", "question", "rules",
    "save", "summary", "verify", "why",
]  # fmt: skip


# -- tables as anybody may know them ---------------------------------------------------------------------------


def summary(table: Table, lang: str) -> Plain:
    """What anybody may know of a table, for the list."""
    found = table.spoken.get(("summary", lang))
    if found is None:
        found = table.spoken["summary", lang] = _summary(table, lang)
    seen = len(table.seen(SPECTATOR).events)
    persons = [seat for seat, player in table.players.items() if player == ladder.PERSON]
    return {**found, "news": {seat: max(0, seen - table.looked.get(seat, 0)) for seat in persons}}


def _summary(table: Table, lang: str) -> Plain:
    game, match = table.game, table.match
    told = scene.view(match, SPECTATOR)
    first = next(iter(scene.panels(match, SPECTATOR, told, lang)), None)
    return {
        "id": table.id,
        "game": game.key,
        "title": _title(match, lang),
        "scenario": match.scenario,
        "seats": [
            {"id": seat.id, "title": words.title(seat.title, lang), "player": table.players[seat.id]}
            for seat in game.seats
        ],
        "waiting": told["waiting"],
        "turn": "" if first is None else " · ".join([first["title"], *first["lines"][:1]]),
        "over": table.over,
        "result": _result(match, lang),
        "changed": table.changed,
    }


def lost(row: Row, lang: str) -> Plain:
    """A table that cannot be played on any more, for the list: its rules have changed."""
    game = grognard.games().get(row.game)
    seats = [] if game is None else [seat for seat in game.seats if seat.id in row.seats]
    scenarios = () if game is None else game.scenarios
    return {
        "id": row.id,
        "game": row.game,
        "title": next((words.title(each.title, lang) for each in scenarios if each.id == row.scenario), row.scenario),
        "scenario": row.scenario,
        "seats": [
            {"id": seat.id, "title": words.title(seat.title, lang), "player": row.seats[seat.id]} for seat in seats
        ],
        "waiting": [],
        "turn": "",
        "over": row.result is not None,
        "result": None,
        "changed": row.changed,
        "news": {},
        "broken": words.say("server-rules-changed", lang),
    }


def detail(table: Table, lang: str) -> Plain:
    """The same with options and commitment, and the key when the match is over."""
    told = {**summary(table, lang), "options": table.match.options, "commitment": table.match.commitment}
    return {**told, "key": table.match.dice.key.hex()} if table.over else told


def save(table: Table) -> str:
    """The match as the text of a save: the one thing that tells everything, and is asked for as such."""
    return table.match.save()


def verify(table: Table, lang: str) -> Plain:
    """When it is over: every roll checked."""
    if not table.over:
        raise Turned(403, "not-over")
    return verified(table, lang)


def _title(match: Match, lang: str) -> str:
    return next(words.title(each.title, lang) for each in match.game.scenarios if each.id == match.scenario)


def _result(match: Match, lang: str) -> Plain | None:
    if match.result is None:
        return None
    told = match.result.plain()
    text = spoken.event(match.game, {"kind": "ended", **told}, lang)
    return {"winner": told["winner"], "level": told["level"], "text": text, "scores": told["scores"]}


# -- a look ------------------------------------------------------------------------------------------------------


def look(table: Table, seat: str, lang: str, moment: int | None = None) -> Plain:
    """The board as the seat sees it, now or at a moment."""
    _may_look(table, seat)
    if moment is not None and moment != table.seen(seat).last:
        return _past_look(table, seat, lang, moment)
    found: Plain | None = table.spoken.get((seat, lang))
    if found is None:
        found = table.spoken[seat, lang] = _present_look(table, seat, lang)
    return found


def _present_look(table: Table, seat: str, lang: str) -> Plain:
    match, seen = table.match, table.seen(seat)
    told, asks = scene.view(match, seat), _asks(match, seat)
    undo, barrier, floor = seen.takes_back()
    return {
        **_frame(table, seat, lang, match, told),
        "moment": seen.last,
        "asks": [_ask(match.game, told, ask, lang) for ask in asks],
        "undo": undo,
        "barrier": barrier,
        "floor": floor,
        "chosen": list(dict.fromkeys(name for ask in asks for name in _chosen(match.game, ask))),
        "mind": table.mind,
        "events": len(seen.events),
    }


def _past_look(table: Table, seat: str, lang: str, moment: int) -> Plain:
    """A moment that has passed is there to be seen, not to be decided."""
    match = table.moment(seat, moment)
    return {
        **_frame(table, seat, lang, match, scene.view(match, seat)),
        "moment": moment,
        "asks": [],
        "undo": False,
        "barrier": None,
        "floor": moment,
        "chosen": [],
        "mind": None,
        "events": table.seen(seat).counts[moment],
    }


def _frame(table: Table, seat: str, lang: str, match: Match, told: Plain) -> Plain:
    """What a look shows at any time."""
    game = match.game
    pieces = scene.pieces(match, seat, told, lang)
    return {
        "table": table.id,
        "game": game.key,
        "seat": seat,
        "position": table.position(seat),
        "moments": table.seen(seat).last,
        "title": _title(match, lang),
        "active": scene.active(game, told),
        "waiting": told["waiting"],
        "pieces": pieces,
        "order": list(pieces),
        "panels": scene.panels(match, seat, told, lang),
        "overlays": _overlays(game, lang),
        "result": _result(match, lang),
    }


def _may_look(table: Table, seat: str) -> None:
    ladder.may_look(table.game, table.players, seat, table.over)


def _asks(match: Match, seat: str) -> list[Ask]:
    return [ask for ask in match.asks if ask.seat == seat]


def _ask(game: Game, told: Plain, ask: Ask, lang: str) -> Plain:
    made = room.hook(game.room, "hints", "hints")
    hints = made(told, ask.plain()) if made else {}
    return {
        "prompt": ask.prompt,
        "rule": ask.rule,
        "text": words.ask(game, ask, lang),
        "digest": room.digest(game.room, ask.rule, lang),
        "verbs": [_verb(game, ask, verb, hints.get(verb, {}), lang) for verb in ask.options],
    }


def _verb(game: Game, ask: Ask, verb: str, hints: Plain, lang: str) -> Plain:
    nouns, kind = ask.options[verb], spoken.kind_of(game, verb)
    told = None
    if isinstance(nouns, list) and kind is not None:
        told = []
        for name in (game.names[verb][noun] for noun in nouns):
            hint = spoken.line(game, hints.get(name), lang)
            told.append({"name": name, "text": game.label(kind, name, lang), "hint": hint})
    return {"verb": verb, "text": words.verb(game, verb, None, lang), "kind": kind, "nouns": told}


def _chosen(game: Game, ask: Ask) -> list[str]:
    return [name for arg in ask.args for name in spoken.names(game, {arg: ask.args[arg]})]


# -- the log -----------------------------------------------------------------------------------------------------


def events(table: Table, seat: str, lang: str, since: int = 0) -> list[Plain]:
    """The seat's log from event number `since`."""
    _may_look(table, seat)
    seen, game = table.seen(seat), table.game
    texts = seen.texts.setdefault(lang, [])
    texts += [spoken.event(game, event, lang) for event in seen.events[len(texts) :]]
    headings = room.hook(game.room, "panels", "HEADINGS") or {}
    return [
        _event(game, seen.events[at], at, seen.moment_of[at], texts[at], headings)
        for at in range(min(since, len(texts)), len(texts))
    ]


def _event(game: Game, event: Plain, at: int, moment: int, text: str, headings: dict[str, int]) -> Plain:
    args = {name: value for name, value in event.items() if name not in ("kind", "rule")}
    told = {
        "i": at,
        "moment": moment,
        "kind": event["kind"],
        "rule": event["rule"],
        "text": text,
        "where": spoken.names(game, args, "space"),
        "who": spoken.names(game, args, "unit"),
        "args": args,
    }
    level = headings.get(event["kind"])
    return told if level is None else {**told, "level": level}


# -- why not, overlays, odds, dice -------------------------------------------------------------------------------


def why(table: Table, seat: str, lang: str, kind: str, name: str, moment: int | None = None) -> Plain:
    """What a thing is, and which rule stands against choosing it."""
    _may_look(table, seat)
    game = table.game
    if not spoken.has(game, kind, name):
        raise Turned(404, "no-such-thing", name=name[:80])
    match, present = _at(table, seat, moment)
    about = room.hook(game.room, "about", "about")
    told = [line for view in scene.views(match, seat) for line in about(view, kind, name)] if about else []
    return {
        "title": game.label(kind, name, lang),
        "lines": list(dict.fromkeys(spoken.lines(game, told, lang))),
        "answers": _answers(match, seat, lang, kind, name) if present else [],
    }


def _answers(match: Match, seat: str, lang: str, kind: str, name: str) -> list[Plain]:
    """What choosing it would meet, verb by verb."""
    asks = _asks(match, seat)
    if not asks:
        key = "server-over" if match.result is not None else "server-not-asked"
        return [_answer(match.game, None, None, words.say(key, lang), lang)]
    verbs = list(dict.fromkeys(verb for ask in asks for verb in (*ask.options, *ask.tests)))
    fitting = [verb for verb in verbs if spoken.kind_of(match.game, verb) == kind]
    if not fitting:
        no = Refused(asks[0].rule, "not-now")
        return [_answer(match.game, None, no, no.text(lang), lang)]
    told = []
    for verb in fitting:
        refused = match.why(seat, verb, name)
        told.append(_answer(match.game, verb, refused, "" if refused is None else refused.text(lang), lang))
    return told


def _answer(game: Game, verb: str | None, no: Refused | None, message: str, lang: str) -> Plain:
    return {
        "verb": verb,
        "text": "" if verb is None else words.verb(game, verb, None, lang),
        "allowed": not message,
        "rule": None if no is None else no.rule,
        "digest": "" if no is None else room.digest(game.room, no.rule, lang),
        "message": message,
    }


def _at(table: Table, seat: str, moment: int | None) -> tuple[Match, bool]:
    """The match at the moment, and whether that is now."""
    if moment is None or moment == table.seen(seat).last:
        return table.match, True
    return table.moment(seat, moment), False


def _overlays(game: Game, lang: str) -> list[Plain]:
    made = room.hook(game.room, "overlays", "OVERLAYS") or ()
    own = {"id": NEWS, "title": words.say("server-news", lang), "noun": None}
    return [*({**each, "title": spoken.line(game, each["title"], lang)} for each in made), own]


def overlay(
    table: Table, seat: str, lang: str, overlay: str, noun: str | None = None, moment: int | None = None
) -> Plain:
    """What to paint over the board."""
    _may_look(table, seat)
    match, _ = _at(table, seat, moment)
    if overlay == NEWS:
        return news(table, seat, lang, table.seen(seat).last if moment is None else moment)
    game = table.game
    known = {each["id"]: each["noun"] for each in room.hook(game.room, "overlays", "OVERLAYS") or ()}
    if overlay not in known:
        raise Turned(404, "no-such-overlay", name=overlay[:80])
    if known[overlay] is not None and not (noun and _is_noun(game, noun, known[overlay])):
        raise Turned(404, "no-such-thing", name=(noun or "")[:80])
    made = room.hook(game.room, "overlays", "overlay")
    told: Plain = made(scene.views(match, seat)[0], overlay, noun if known[overlay] is not None else None)
    labels = {code: spoken.line(game, text, lang) for code, text in told.get("labels", {}).items()}
    legend = [[tone, spoken.line(game, line, lang)] for tone, line in told.get("legend", ())]
    return {"areas": told.get("areas", {}), "labels": labels, "legend": legend}


def _is_noun(game: Game, noun: str, kind: str) -> bool:
    return spoken.has(game, kind, noun)


def odds(table: Table, seat: str, lang: str, noun: str | None = None, moment: int | None = None) -> Plain | None:
    """How a battle may go, as far as the seat can know."""
    _may_look(table, seat)
    match, _ = _at(table, seat, moment)
    made = room.hook(table.game.room, "odds", "odds")
    if made is None:
        return None
    if noun is None or not spoken.has(table.game, "space", noun):
        raise Turned(404, "no-such-thing", name=(noun or "")[:80])
    told = made(scene.views(match, seat)[0], noun)
    if told is None:
        return None
    return {
        "title": spoken.line(table.game, told["title"], lang),
        "lines": spoken.lines(table.game, told["lines"], lang),
        "chances": [[spoken.line(table.game, line, lang), chance] for line, chance in told["chances"]],
    }


def dice(table: Table, seat: str, lang: str) -> list[Plain]:
    """The dice that the seat has seen, by side."""
    _may_look(table, seat)
    return tally(table.game, table.seen(seat).events, lang)


# -- for the computer --------------------------------------------------------------------------------------------


def question(table: Table, seat: str) -> Plain:
    """All that a computer in a seat gets to know: the seat's view and what it is asked."""
    return {
        "table": table.id,
        "game": table.game.key,
        "player": table.players[seat],
        "seat": seat,
        "view": table.match.view(seat),
        "asks": [ask.plain() for ask in _asks(table.match, seat)],
    }
