"""A match at a screen, typed at by a person: choices, refusals, taking back, keeping, leaving."""

import io
import json
import random
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.kernel import Ask, Match, record
from grognard.terminal.choices import choices, meant
from grognard.terminal.commands import COMMANDS, called, command
from grognard.terminal.screen import Screen
from grognard.terminal.talk import Agent, Talk
from tests.toys import bids, parry

SECRETS = re.compile(r"\b(cut|parry)[1-6]\b")


class Chance:
    """An agent that answers anything."""

    def __init__(self) -> None:
        self.random = random.Random(1)

    def answer(self, view: dict[str, Any], asks: list[Ask]) -> tuple[str, int | None]:
        return self.random.choice(asks[0].answers())


def talk(
    match: Match,
    *typed: str,
    people: Sequence[str] = ("red",),
    lang: str = "en",
    width: int = 200,
    colour: bool = False,
) -> str:
    """What the screen shows when a person types this."""
    out = io.StringIO()
    screen = Screen(out, io.StringIO("".join(f"{line}\n" for line in typed)), width=width, colour=colour)
    others: dict[str, Agent] = {seat.id: Chance() for seat in match.game.seats if seat.id not in people}
    Talk(match, tuple(people), others, screen, lang).run()
    return out.getvalue()


@pytest.fixture
def match() -> Match:
    """Red holds cut2, cut4, cut5 and parry2, and is to stake one."""
    return parry.GAME.start(seed=3)


def after(shown: str, typed: str) -> list[str]:
    """The lines that follow a typed one, up to the next."""
    rest = shown.split(f"> {typed}\n", 1)[1]
    return rest.split("\n> ")[0].rstrip().splitlines()


# -- choices ---------------------------------------------------------------------------------------


def test_every_answer_has_a_key_of_its_own(match: Match) -> None:
    keys = [(c.key, c.verb) for c in choices(match.game, match.asks[0], "en")]
    assert keys == [("1", "card"), ("2", "card"), ("3", "card"), ("4", "card"), ("0", "done")]


def test_nouns_that_go_by_numbers_are_chosen_by_them() -> None:
    ask = Ask("red", "bid", rule="2", bid=[5, 2], done=True)
    assert [(c.key, c.noun) for c in choices(bids.GAME, ask, "en")] == [("5", 5), ("2", 2), ("0", None)]


def test_a_noun_in_a_second_role_is_chosen_with_its_verb() -> None:
    game = replace(bids.GAME, names={"bid": bids.NAMES, "stake": bids.NAMES})
    ask = Ask("red", "bid", rule="2", bid=[5, 2], stake=[2, 3])
    offered = choices(game, ask, "en")
    assert [(c.key, c.verb) for c in offered] == [
        ("5", "bid"), ("2", "bid"), ("stake 2", "stake"), ("3", "stake"),
    ]  # fmt: skip
    assert [c.verb for c in meant(game, offered, "stake  2", "en")] == ["stake"]


def test_beside_printed_numbers_other_answers_are_lettered() -> None:
    ask = Ask("red", "bid", rule="2", bid=[3], stay=True, go=True)
    assert [c.key for c in choices(bids.GAME, ask, "en")] == ["3", "a", "b"]


@pytest.mark.parametrize(
    ("typed", "labels"),
    [
        ("2", ["cut4"]),
        ("cut4", ["cut4"]),
        ("CUT4 ", ["cut4"]),
        ("p", ["parry2"]),
        ("card cut5", ["cut5"]),
        ("cut", ["cut2", "cut4", "cut5"]),
        ("cut1", []),
        ("9", []),
        ("", []),
    ],
)
def test_a_line_means_a_choice_by_key_name_or_beginning(match: Match, typed: str, labels: list[str]) -> None:
    offered = choices(match.game, match.asks[0], "en")
    assert [choice.label for choice in meant(match.game, offered, typed, "en")] == labels


def test_a_choice_is_played(match: Match) -> None:
    talk(match, "cut4", "bridge")
    assert [answer[1:] for answer in match.answers][:2] == [("card", 3), ("place", 0)]


def test_what_may_mean_several_things_is_not_played(match: Match) -> None:
    shown = talk(match, "cut")
    assert "cut2, 2 cut4, 3 cut5" in after(shown, "cut")[0]
    assert len(match.answers) == 0


@pytest.mark.parametrize("typed", ["cut1", "why cut1", "card cut1", "por qué cut1", "why card cut1"])
def test_what_is_not_offered_is_refused_with_the_rule(match: Match, typed: str) -> None:
    (line,) = after(talk(match, typed), typed)
    assert line.startswith("1.1 ")
    assert "cut1:" in line
    assert len(match.answers) == 0


def test_why_says_that_a_choice_is_allowed(match: Match) -> None:
    assert after(talk(match, "why cut4"), "why cut4") == ["1         cut4: that is allowed."]


@pytest.mark.parametrize("typed", ["xyzzy", "why xyzzy", "´´", "-1", "1.5"])
def test_nonsense_is_answered_in_one_line(match: Match, typed: str) -> None:
    (line,) = after(talk(match, typed), typed)
    assert "means nothing here" in line
    assert len(match.answers) == 0


def test_a_number_that_is_no_choice_is_told(match: Match) -> None:
    assert after(talk(match, "99"), "99") == ["There is no choice 99 here."]


def test_being_done_is_always_0() -> None:
    buttons = Ask("red", "bid", rule="2", exploit=True, done=True)
    assert [(c.key, c.verb) for c in choices(bids.GAME, buttons, "en")] == [("1", "exploit"), ("0", "done")]


def test_what_is_typed_cannot_colour_the_screen(match: Match) -> None:
    assert "\x1b" not in talk(match, "\x1b[31mred", "why \x07\0")


def test_enter_alone_shows_the_choices_again(match: Match) -> None:
    shown = talk(match, "")
    assert shown.count("1 cut2") == 2


# -- commands --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("why 113", ("why", "113")),
        ("por qué 113", ("why", "113")),
        ("¿Por qué 113?", ("why", "113")),
        ("porque 113", ("why", "113")),
        ("DESHACER", ("undo", "")),
        ("guardar Mi partida.json", ("save", "Mi partida.json")),
        ("?", ("help", "")),
        ("posicion x.txt", ("position", "x.txt")),
        ("salir", ("quit", "")),
        ("undone", None),
        ("113", None),
    ],
)
def test_commands_are_understood_in_every_language(typed: str, found: tuple[str, str] | None) -> None:
    assert command(typed) == found


def test_help_shows_every_command_in_the_language_of_the_match(match: Match) -> None:
    shown = talk(match, "help", lang="es")
    for name in COMMANDS:
        assert called(name, "es") in shown
    assert "deshacer" in shown


def test_undo_takes_an_answer_back(match: Match) -> None:
    before = match.digest()
    shown = talk(match, "cut4", "undo")
    assert "Taken back." in shown
    assert match.digest() == before


def test_undo_that_is_barred_says_why(match: Match) -> None:
    assert after(talk(match, "undo"), "undo")[0].startswith("1 ")


def test_a_match_is_kept_and_goes_on(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "my match.json"
    shown = talk(match, "cut4", f"save {path}", "quit")
    assert f"Written: {path}" in shown
    assert "Not saved" not in shown
    again = record.load(path.read_bytes(), lambda key: parry.GAME)
    assert again.digest() == match.digest()


def test_a_foreign_file_is_not_overwritten(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend", "utf-8")
    shown = talk(match, f"save {path}", f"position {path}")
    assert shown.count("is there already and is something else") == 2
    assert path.read_text("utf-8") == "Dear friend"


@pytest.mark.parametrize("kept", [b"Dear friend", b"\x89PNG\xff\x00", None])
def test_no_map_is_drawn_over_something_else(kept: bytes | None, tmp_path: Path) -> None:
    match = grognard.game("leningrad41").start("preludes", seed=1)
    path = tmp_path / "my.svg"
    path.mkdir() if kept is None else path.write_bytes(kept)
    shown = talk(match, f"map {path}", people=("axis",))
    assert "is there already and is something else" in shown
    assert path.is_dir() if kept is None else path.read_bytes() == kept


def test_a_home_that_nobody_has_is_a_folder_that_is_not_there(match: Match) -> None:
    shown = talk(match, "save ~nobody-of-this-name/kept.json", "position ~nobody-of-this-name/here.txt")
    assert shown.count("cannot be written: there is no such folder") == 2


def test_a_save_may_be_overwritten_by_a_newer_one(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    talk(match, f"save {path}", "cut4", f"save {path}")
    assert json.loads(path.read_text("utf-8"))["answers"] == "red/card/cut4"


@pytest.mark.parametrize("name", ["no/such/folder/x.json", "folder"])
def test_a_file_that_cannot_be_written_is_told_in_one_line(match: Match, tmp_path: Path, name: str) -> None:
    tmp_path.joinpath("folder").mkdir()
    shown = talk(match, f"save {tmp_path}/{name}")
    assert "Written" not in shown
    assert len(after(shown, f"save {tmp_path}/{name}")) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder"]


def test_leaving_without_saving_asks_once(match: Match) -> None:
    shown = talk(match, "cut4", "quit", "quit", "never read")
    assert shown.count("Not saved") == 1
    assert "never read" not in shown


def test_another_line_takes_the_leaving_back(match: Match) -> None:
    shown = talk(match, "cut4", "quit", "board", "quit", "log", "quit", "quit")
    assert shown.count("Not saved") == 3


def test_the_end_of_the_input_leaves(match: Match) -> None:
    assert talk(match).endswith("\n")


def test_the_position_is_not_shown_by_a_slip(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "here.txt"
    shown = talk(match, "position", f"position {path}", "position !")
    assert "toy parry" not in shown.split("> position !")[0]
    assert "toy parry" in shown.split("> position !")[1]
    assert path.read_text("utf-8") == match.notation()


def test_the_log_shows_what_happened_with_rules(match: Match) -> None:
    lines = after(talk(match, "done", "cut4", "bridge", "log 3"), "log 3")
    assert len(lines) == 3
    assert all(re.match(r"\d[\d.]* +\S", line) for line in lines)


def test_a_log_of_more_events_than_there_are_is_the_whole_log(match: Match) -> None:
    whole = after(talk(match, "log 0"), "log 0")
    for number in ("999", "9" * 5000, "nine", "-1", "1.5"):
        assert after(talk(match, f"log {number}"), f"log {number}") == whole


def test_a_game_without_a_rulebook_says_so(match: Match) -> None:
    assert after(talk(match, "rule 1"), "rule 1") == ["There is no rulebook of parry here."]


# -- people and secrets --------------------------------------------------------------------------------


def test_a_match_is_played_to_its_end(match: Match) -> None:
    shown = talk(match, *["1", "0"] * 40, lang="es")
    assert match.result is not None
    assert "La partida ha terminado." in shown


def test_scripted_dice_that_run_out_end_the_talk() -> None:
    shown = talk(parry.GAME.start(seed=3, dice=[]), *["1"] * 20)
    assert "the script has run out" in shown


def test_no_secret_of_the_other_seat_is_shown(match: Match) -> None:
    theirs = {parry.CARDS[card] for card in parry.hand(match.state, 1)}
    shown = talk(match, "board", "log", "why gate", "help")
    assert theirs.isdisjoint(hit[0] for hit in SECRETS.finditer(shown))


def test_two_people_are_parted_by_a_curtain(match: Match) -> None:
    """Whoever steps up presses Enter; before that, nothing of either hand is to be seen."""
    shown = talk(match, "", "done", "", "done", "", people=("red", "blue"))
    parts = shown.split("Nobody else looking?")
    assert len(parts) == 4
    for part, name in zip(parts, ("Red", "Blue", "Red"), strict=False):
        assert part.rstrip().splitlines()[-1].startswith(f"─── {name} to the screen")
    hands = [{hit[0] for hit in SECRETS.finditer(part)} for part in parts[1:3]]
    assert hands[0]
    assert hands[1]
    assert hands[0].isdisjoint(hands[1])
    assert not SECRETS.search(parts[0])


def test_sealed_choices_of_several_seats_are_all_made() -> None:
    match = bids.GAME.start(seed=3)
    talk(match, "3", "1", "2")
    assert match.result is not None
    assert len(match.answers) >= 6


def test_sealed_choices_of_people_stay_sealed_behind_the_curtain() -> None:
    match = bids.GAME.start(seed=3)
    shown = talk(match, "", "3", "", "1", "", people=("red", "green", "blue"))
    assert len(shown.split("Nobody else looking?")) == 4
    assert [answer[0] for answer in match.answers] == ["red", "green"]


# -- the screen ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [40, 60, 100])
def test_no_line_is_wider_than_the_screen(match: Match, width: int) -> None:
    shown = talk(match, "help", "board", "foo", "cut", "quit", "position", width=width)
    assert max(len(line) for line in shown.splitlines()) <= width


def test_colours_only_where_they_are_wanted(match: Match) -> None:
    assert "\x1b[" in talk(match, "help", colour=True)
    assert "\x1b[" not in talk(match, "help", colour=False)


def test_many_choices_stand_in_columns_to_be_read_downwards() -> None:
    out = io.StringIO()
    Screen(out, io.StringIO(), width=40, colour=False).columns([(str(n), f"area {n}") for n in range(1, 8)])
    assert out.getvalue().splitlines() == [
        " 1 area 1   4 area 4   7 area 7",
        " 2 area 2   5 area 5",
        " 3 area 3   6 area 6",
    ]
