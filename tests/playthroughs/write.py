"""Writes the playthroughs: one short random match per scenario, with all that anybody was told.

`python -m tests.playthroughs.write` writes the files anew; the test compares. So a change of behaviour
shows in the diff of a commit, and whoever reads it can say whether it was meant.

    > 3 axis/unit/de_1pz                   the third answer
    axis: moved 10.9 {...}                 an event, and who was told so ("-" is a spectator)
    * axis soviet -: /turn 3 -> 4          what changed in their views
    ? axis move 10.9 {...} space=1,2 done  the next ask
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from grognard.games import games
from grognard.kernel import Ask, Game, Match
from grognard.kernel.laws.history import random_answer, written
from grognard.kernel.match import Answer
from tests.toys import bids, parry, partners

HOME = Path(__file__).parent
ANSWERS = 60
LONG = 60  # answers to one ask; where `done` is among so many it is given half the time, or nothing else would be seen
CROWD = "-"


def playthroughs() -> dict[str, tuple[Game, str]]:
    """File name -> game and scenario."""
    every = [*games().values(), bids.GAME, parry.GAME, partners.GAME]
    return {f"{game.key}-{scenario.id}.txt": (game, scenario.id) for game in every for scenario in game.scenarios}


def text(game: Game, scenario: str) -> str:
    """One playthrough."""
    return "\n".join([*_lines(game, scenario), ""])


def _lines(game: Game, scenario: str) -> Iterator[str]:
    match = game.start(scenario, seed="playthrough")
    chance = random.Random(f"playthrough {game.key} {scenario}")
    yield f"{game.key}, {scenario}: the first {ANSWERS} answers at most. Written by tests/playthroughs/write.py"
    views: dict[str, dict[str, str]] = {seat: {} for seat in _seats(match)}
    shown = 0
    while True:
        yield from _events(match, shown)
        shown = len(match.log)
        now = {seat: _flat(match.view(None if seat == CROWD else seat)) for seat in views}
        yield from _changes(views, now)
        views = now
        yield from (_ask(match, ask) for ask in match.asks)
        if match.result is not None or len(match.answers) == ANSWERS:
            return
        answer = _answer(match, chance)
        match.play(*answer)
        yield ""
        yield f"> {len(match.answers)} {written(game, answer)}"


def _answer(match: Match, chance: random.Random) -> Answer:
    """Any answer; who might go on changing a set-up for long says that he is done sooner."""
    long = [ask for ask in match.asks if ask.count > LONG and ask.options.get("done")]
    if long and chance.random() < 0.5:
        return long[0].seat, "done", None
    return random_answer(match, chance)


def _seats(match: Match) -> list[str]:
    return [*(seat.id for seat in match.game.seats), CROWD]


def _events(match: Match, since: int) -> Iterator[str]:
    for event in match.log.since(since):
        told: dict[str, list[str]] = {}
        for seat in _seats(match):
            seen = event.seen_by(None if seat == CROWD else seat)
            if seen is not None:
                rest = {name: value for name, value in seen.items() if name not in ("kind", "rule")}
                told.setdefault(f"{seen['kind']} {seen['rule']} {_json(rest)}", []).append(seat)
        for said, seats in told.items():
            yield f"{' '.join(seats)}: {said}"


def _changes(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]]) -> Iterator[str]:
    """What is new in the views, each change once with all who see it."""
    changes: dict[str, list[str]] = {}
    for seat, view in now.items():
        for path in dict.fromkeys([*before[seat], *view]):
            old, new = before[seat].get(path), view.get(path)
            if old != new:
                told = f"{path} {new}" if old is None else f"{path} {old} -> {'gone' if new is None else new}"
                changes.setdefault(told, []).append(seat)
    for change, seats in changes.items():
        yield f"* {' '.join(seats)}: {change}"


def _flat(view: dict[str, Any], path: str = "", depth: int = 2) -> dict[str, str]:
    """A view as lines: what lies two steps deep stands on a line of its own."""
    flat: dict[str, str] = {}
    for name, value in view.items():
        if isinstance(value, dict) and value and depth > 1:
            flat.update(_flat(value, f"{path}/{name}", depth - 1))
        else:
            flat[f"{path}/{name}"] = _json(value)
    return flat


def _ask(match: Match, ask: Ask) -> str:
    offered = [
        verb if nouns is True else f"{verb}={','.join(match.game.name(verb, noun) for noun in nouns)}"
        for verb, nouns in ask.options.items()
        if not isinstance(nouns, bool) or nouns
    ]  # fmt: skip
    return f"? {ask.seat} {ask.prompt} {ask.rule} {_json(ask.args)} {' '.join(offered)}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def write_all() -> list[str]:
    """Write all files, remove those of scenarios that are no more, and say what changed."""
    changed = []
    wanted = playthroughs()
    for path in HOME.glob("*.txt"):
        if path.name not in wanted:
            path.unlink()
            changed.append(f"removed {path.name}")
    for name, (game, scenario) in wanted.items():
        path, new = HOME / name, text(game, scenario)
        if not path.is_file() or path.read_text("utf-8") != new:
            path.write_text(new, "utf-8")
            changed.append(f"wrote {name}")
    return changed


if __name__ == "__main__":
    print("\n".join(write_all()) or "nothing has changed")
