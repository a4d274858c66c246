"""Dice statistics as each seat gets them, and the check of every roll when a match is over."""

import random
from pathlib import Path
from typing import Any

import grognard
from grognard import words
from grognard.kernel.dice import Dice
from grognard.kernel.events import Event, Record
from grognard.server import views
from grognard.server.tables import Table, Tables
from grognard.server.tally import tally
from tests.server.playing import at_tables
from tests.toys import hats

FACE = range(1, 7)


def played(folder: Path, scenario: str = "campaign", number: int = 10_000) -> Table:
    """A table whose match was played at random."""
    match, chance, found = grognard.game("leningrad41").start(scenario, seed=3), random.Random(3), list[Table]()
    while match.result is None and len(match.answers) < number:
        ask = chance.choice(match.asks)
        match.play(ask.seat, *chance.choice(ask.answers()))

    async def go(tables: Tables) -> None:
        found.append(await tables.bring(match.save()))

    at_tables(folder, go)
    return found[0]


def rolls(table: Table, seat: str) -> list[dict[str, Any]]:
    """The rolls of six-sided dice that a seat has seen."""
    told = table.match.events(None if seat == "spectator" else seat)
    return [event for event in told if event["kind"] == "roll" and event.get("sides", 6) == 6]


def test_each_die_that_a_seat_has_seen_is_counted_once(tmp_path: Path) -> None:
    table = played(tmp_path)
    for seat in ("axis", "soviet", "spectator"):
        told, seen = views.dice(table, seat, "en"), rolls(table, seat)
        faces = [face for roll in seen for face in roll["faces"]]
        assert faces
        assert [sum(side["faces"][face - 1] for side in told) for face in FACE] == [faces.count(face) for face in FACE]
        assert sum(side["dice"] for side in told) == len(faces)
        wants = [roll for roll in seen if isinstance(roll.get("needs"), int)]
        assert sum(side["hits"] for side in told) == sum(f >= roll["needs"] for roll in wants for f in roll["faces"])
        chances = sum(len(roll["faces"]) * sum(face >= roll["needs"] for face in FACE) / 6 for roll in wants)
        assert abs(sum(side["expected"] for side in told) - chances) < 0.02
        for side in told:
            mean = sum(face * number for face, number in zip(FACE, side["faces"], strict=True)) / side["dice"]
            assert abs(side["mean"] - mean) < 0.006


def test_dice_are_told_by_side_in_the_readers_words(tmp_path: Path) -> None:
    table = played(tmp_path)
    for lang, axis, soviet in (("en", "Axis", "Soviets"), ("es", "Eje", "Soviéticos")):
        told = views.dice(table, "axis", lang)
        assert [(side["side"], side["title"]) for side in told] == [
            ("axis", axis), ("soviet", soviet), (None, words.say("server-nobody", lang)),
        ]  # fmt: skip


def test_the_side_of_a_blocks_dice_is_that_of_the_block(tmp_path: Path) -> None:
    table = played(tmp_path)
    whose: dict[str | None, int] = {"axis": 0, "soviet": 0}
    for roll in rolls(table, "spectator"):
        if roll.get("unit") is not None:
            whose["soviet" if roll["unit"].startswith("su_") else "axis"] += len(roll["faces"])
    told = {side["side"]: side["dice"] for side in views.dice(table, "spectator", "en")}
    assert all(0 < number <= told[side] for side, number in whose.items())


def test_before_any_die_has_fallen_there_is_nothing_to_tell(tmp_path: Path) -> None:
    assert views.dice(played(tmp_path, "preludes", 0), "axis", "en") == []


def test_a_game_that_does_not_say_whose_its_dice_are_is_read_by_the_names_in_the_roll() -> None:
    seat = hats.GAME.seats[0].id
    known = [{"kind": "roll", "faces": [6], "sides": 6, "by": seat}, {"kind": "roll", "faces": [2], "sides": 6}]
    told = tally(hats.GAME, [*known, {"kind": "roll", "faces": [19], "sides": 20, "by": seat}], "en")
    assert [(side["side"], side["faces"]) for side in told] == [(seat, [0, 0, 0, 0, 0, 1]), (None, [0, 1, 0, 0, 0, 0])]


# -- the check of every roll ---------------------------------------------------------------------------------


def test_a_match_that_was_played_fairly_stands_and_its_key_is_told(tmp_path: Path) -> None:
    table = played(tmp_path)
    assert table.over
    told = views.verify(table, "en")
    thrown = sum(event.kind == "roll" for event in table.match.log)
    assert told["stands"]
    assert thrown > 20
    assert str(thrown) in told["lines"][0]
    detail = views.detail(table, "en")
    assert any(detail["commitment"] in line for line in told["lines"])
    assert any(detail["key"] in line for line in told["lines"])
    assert Dice(bytes.fromhex(detail["key"])).commitment == detail["commitment"]


def test_a_roll_that_is_not_what_fell_is_found(tmp_path: Path) -> None:
    table = played(tmp_path)
    log = list(table.match.log)
    at = next(number for number, event in enumerate(log) if number > len(log) // 2 and event.kind == "roll")
    true = log[at]
    for faces in ([face % 6 + 1 for face in true.args["faces"]], [*true.args["faces"], 6]):
        log[at] = Event(true.kind, true.rule, {**true.args, "faces": faces}, true.secret, true.to, true.only)
        table.match.log = Record(log)
        assert not views.verify(table, "en")["stands"]
    log[at] = true
    table.match.log = Record(log)
    assert views.verify(table, "en")["stands"]


def test_an_answer_that_was_not_given_is_found(tmp_path: Path) -> None:
    table = played(tmp_path)
    given = list(table.match.answers)
    table.match.answers = Record(given[:-1])
    told = views.verify(table, "es")
    assert not told["stands"]
    assert words.say("server-verify-other", "es") in told["lines"]


def test_while_a_match_is_on_nothing_is_told_of_its_key(tmp_path: Path) -> None:
    table = played(tmp_path, number=30)
    told = str([views.detail(table, "en"), views.look(table, "axis", "en"), views.events(table, "spectator", "en")])
    assert table.match.commitment in told
    assert table.match.dice.key.hex() not in told
