"""The command line: what it prints, what it refuses in one line, and its exit codes."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import grognard
from grognard import laws, words
from grognard.cli import BAD_INPUT, COMMANDS, DIFFERS, FINE, main
from grognard.kernel import BadInput, Game, record
from grognard.kernel.dice import first_wrong
from grognard.terminal.progress import Progress
from grognard.terminal.verify import distribution
from tests.toys import bids, parry

HOME = Path(__file__).parent.parent.parent
TOYS: dict[str, Game] = {"bids": bids.GAME, "parry": parry.GAME}
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys in place of the games."""

    def game(key: str) -> Game:
        if key not in TOYS:
            raise BadInput("unknown-game", name=key, known=" ".join(TOYS))
        return TOYS[key]

    monkeypatch.setattr(grognard, "game", game)
    monkeypatch.setattr(grognard, "games", lambda: TOYS)


@pytest.fixture
def rooms(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line with the games that there are."""
    return runner(capsys, monkeypatch)


@pytest.fixture
def run(toys: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Runs a command line with the toys as games."""
    yield runner(capsys, monkeypatch)
    assert words.chosen() is None


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line, with what a person types, and gives its exit code, output and errors."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(*argv: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(argv)
        shown = capsys.readouterr()
        return code, shown.out, shown.err

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match of parry, played some way."""
    path = tmp_path / "saved.json"
    match = parry.GAME.start(seed=3)
    for _ in range(20):
        if match.result is None:
            match.play(match.asks[0].seat, *match.asks[0].answers()[0])
    path.write_text(match.save(), "utf-8")
    return path


def changed(path: Path, **fields: Any) -> Path:
    """The save with other fields, its sum made to fit."""
    told = {**json.loads(path.read_text("utf-8")), **fields}
    told.pop("sum")
    told["sum"] = record._sum(told)
    path.write_text(json.dumps(told), "utf-8")
    return path


# -- help ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.languages())
def test_help_lists_every_command(run: Run, lang: str) -> None:
    code, out, err = run("--lang", lang)
    assert (code, err) == (FINE, "")
    for command in COMMANDS:
        assert words.say(f"cli-{command.name}", lang) in out


def test_a_number_too_long_to_be_one_is_told_in_one_line(run: Run) -> None:
    code, out, err = run("laws", "parry", "--matches", "0000000001" + "7" * 5000)
    assert (code, out) == (BAD_INPUT, "")
    assert err.startswith('grognard: --matches must be a number above 0, not "0000000001777')
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
@pytest.mark.parametrize("lang", words.languages())
def test_every_command_explains_its_options(run: Run, command: Any, lang: str) -> None:
    for argv in (["help", command.name], [command.name, "--help"]):
        code, out, _ = run(*argv, "--lang", lang)
        assert code == FINE
        for option in command.options:
            assert f"--{option.rstrip('=')}" in out
    assert words.missing(f"cli-option-{option.rstrip('=')}" for option in command.options) == []


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (FINE, f"grognard {grognard.__version__}\n", "")


# -- games ---------------------------------------------------------------------------------------------


def test_games_lists_titles_and_scenarios(run: Run) -> None:
    code, out, _ = run("games", "--lang=es")
    assert code == FINE
    assert "parry  Parada" in out
    assert "Escaramuza" in out


def test_one_game_is_described_with_its_options(run: Run) -> None:
    out = run("games", "bids")[1]
    assert "red" in out
    assert "Six prizes" in out
    assert "none* roll" in out


# -- bad input -----------------------------------------------------------------------------------------

WRONG: list[tuple[list[str], list[str]]] = [
    (["dance"], ["dance", "play", "verify"]),
    (["play", "chess"], ["chess", "bids parry"]),
    (["play"], ["GAME", "bids | parry"]),
    (["play", "parry", "extra"], ["extra", "play [GAME]"]),
    (["play", "parry", "--scenario", "war"], ["war", "skirmish siege"]),
    (["play", "parry", "--seat", "green"], ["--seat", "green", "red blue"]),
    (["play", "parry", "--against", "me"], ["--against", "me", "computer random person"]),
    (["play", "parry", "--option", "rain=yes"], ["rain", "trumps"]),
    (["play", "parry", "--option", "trumps=perhaps"], ["trumps", "perhaps", "false true"]),
    (["play", "parry", "--option", "trumps"], ["NAME=VALUE", "trumps"]),
    (["play", "parry", "--colour", "red"], ["--colour", "--scenario"]),
    (["play", "parry", "-x"], ["-x", "--scenario"]),
    (["play", "parry", "--seed"], ["--seed"]),
    (["play", "parry", "--lang", "tlh"], ["tlh", "en es"]),
    (["--lang"], ["lang", "en es"]),
    (["play", "parry", "--load", "absent.json"], ["absent.json", "no such file"]),
    (["play", "parry", "--load", "."], [". cannot be read", "folder"]),
    (["play", "parry", "--load", "a.json", "--scenario", "siege"], ["--load", "--scenario"]),
    (["play", "parry", "--load", "a.json", "--position", "b.txt"], ["--load", "--position"]),
    (["play", "parry", "--position", "absent.txt"], ["absent.txt"]),
    (["show", "parry"], ["--position"]),
    (["show"], ["GAME", "show GAME"]),
    (["laws", "parry", "--matches", "none"], ["--matches", "none"]),
    (["laws", "parry", "--matches", "0"], ["--matches"]),
    (["laws", "parry", "--matches", "٣x"], ["--matches"]),
    (["verify"], ["FILE", "verify FILE"]),
    (["verify", "absent.json"], ["absent.json"]),
    (["verify", "a\0b"], ["cannot be read"]),
    (["games", "chess"], ["chess", "bids parry"]),
    (["help", "dance"], ["dance"]),
    (["rules", "chess"], ["chess"]),
]


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize(("argv", "told"), WRONG, ids=lambda x: " ".join(x).replace("\0", "NUL"))
def test_bad_input_is_told_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, argv: list[str], told: list[str], lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*(argv if "--lang" in argv else [*argv, "--lang", lang]))
    assert (code, out) == (BAD_INPUT, "")
    assert err.startswith("grognard: ")
    assert err.count("\n") == 1
    if lang == "en":
        assert [part for part in told if part not in err] == []
    elif "--lang" not in argv:
        assert err != run(*argv)[2]


@pytest.mark.parametrize(
    "content",
    [
        b"", b"\xff\xfe\x00", b"{", b"[]", b'"x"', b"null", b'{"grognard": 99}', b'{"grognard": 1}',
        b"[" * 100_000,
        b'{"grognard": 1, "game": "parry", "scenario": 3}', b"\x1b[31mred", "«no»".encode("latin-1"),
        b"1" * 5000, b'{"grognard": "\\u0000"}',
    ],
)  # fmt: skip
@pytest.mark.parametrize("command", ["verify", "load", "position"])
def test_a_file_of_anything_else_is_told_in_one_line(run: Run, tmp_path: Path, content: bytes, command: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    argv = ["verify", str(path)] if command == "verify" else ["play", "parry", f"--{command}", str(path)]
    code, out, err = run(*argv)
    assert code == BAD_INPUT
    assert out == ""
    assert err.count("\n") == 1
    assert err.removesuffix("\n").isprintable()


def test_a_save_cut_short_or_changed_is_damaged(run: Run, saved: Path) -> None:
    text = saved.read_text("utf-8")
    saved.write_text(text.replace("red/card", "red/cord", 1), "utf-8")
    assert "damaged" in run("verify", str(saved))[2]
    saved.write_text(text[: len(text) // 2], "utf-8")
    code, _, err = run("verify", str(saved))
    assert code == BAD_INPUT
    assert "line 1" in err


def test_a_save_of_another_game_is_named(run: Run, saved: Path) -> None:
    code, _, err = run("play", "bids", "--load", str(saved))
    assert code == BAD_INPUT
    assert "parry" in err
    assert "bids" in err


def test_a_position_with_a_slip_names_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "here.txt"
    path.write_text(parry.GAME.start(seed=1).notation().replace("turns 4", "turns four"), "utf-8")
    code, _, err = run("play", "parry", "--position", str(path))
    assert code == BAD_INPUT
    assert "3" in err
    assert "four" in err


# -- play ----------------------------------------------------------------------------------------------


def test_a_match_is_played_kept_and_gone_on_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    argv = ["play", "parry", "--against", "person", "--seed", "3"]
    code, out, err = run(*argv, typed=f"\ncut4\nsave {path}\nquit\n")
    assert (code, err) == (FINE, "")
    code, out, err = run("play", "parry", "--against", "person", "--load", str(path), typed="\nbridge\n")
    assert (code, err) == (FINE, "")
    assert "1.2" in out


def test_a_match_goes_on_from_a_position(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "here.txt"
    path.write_text(parry.GAME.start(seed=1).notation().replace("turns 4", "turns 2"), "utf-8")
    code, out, _ = run("play", "parry", "--against", "person", "--position", str(path), typed="\nquit\n")
    assert code == FINE
    assert "turns: 2" in out


@pytest.mark.parametrize("typed", ["true", "yes", "TRUE", "on", "sí"])
def test_options_reach_the_match(run: Run, tmp_path: Path, typed: str) -> None:
    path = tmp_path / "kept.json"
    argv = ["play", "parry", "--against", "person", "--option", f"trumps={typed}"]
    run(*argv, typed=f"\nsave {path}\n")
    assert json.loads(path.read_text("utf-8"))["options"] == {"trumps": True}


def test_the_end_of_the_input_is_no_error(run: Run) -> None:
    code, _, err = run("play", "parry", "--against", "person", typed="")
    assert (code, err) == (FINE, "")


# -- Leningrad '41 -----------------------------------------------------------------------------------------

UNSPOKEN = re.compile(r"(?<![\w-])(ask|event|no|verb|purpose|level|reason|leningrad41|detail|cli)-[a-z]|\{ ?\$")


@pytest.mark.parametrize("lang", words.languages())
@pytest.mark.parametrize("scenario", ["campaign", "preludes", "sight", "circle"])
def test_leningrad_is_played_in_words_only(rooms: Run, scenario: str, lang: str) -> None:
    argv = ["play", "leningrad41", "--against", "random", "--seed", "5", "--scenario", scenario, "--lang", lang]
    code, out, err = rooms(*argv, typed="1\n113\n0\nboard\n" * 25 + "why L\nrule\nlog 99\nhelp\n")
    assert (code, err) == (FINE, "")
    assert [line for line in out.splitlines() if UNSPOKEN.search(line)] == []
    assert max(len(line) for line in out.splitlines()) < 120


def test_a_scenario_says_what_may_be_chosen_before(rooms: Run) -> None:
    out = rooms("games", "leningrad41", "--lang", "es")[1]
    assert "Cerrando el Círculo" in out
    assert "14.6" in out


def test_who_names_no_game_is_told_which_there_are(rooms: Run) -> None:
    code, _, said = rooms("play", "--against", "random")
    assert code == BAD_INPUT
    assert all(key in said for key in grognard.games())


def test_a_match_needs_no_more_than_its_game(rooms: Run) -> None:
    code, out, _ = rooms("play", "leningrad41", "--against", "random")
    assert code == FINE
    assert "Leningrad '41" in out


@pytest.mark.parametrize("lang", words.languages())
def test_one_rule_is_told_and_an_unknown_one_refused(rooms: Run, lang: str) -> None:
    code, out, _ = rooms("rules", "leningrad41", "10.9", "--lang", lang)
    assert code == FINE
    assert out.startswith("10.9 ")
    assert "10.9.1" in out
    code, out, err = rooms("rules", "leningrad41", "99.9", "--lang", lang)
    assert (code, out) == (BAD_INPUT, "")
    assert "99.9" in err
    assert "14.0" in err


def test_the_ledger_is_printed(rooms: Run) -> None:
    code, out, _ = rooms("rules", "leningrad41", "--lang", "es")
    assert code == FINE
    assert "10.13.6" in out


def test_a_position_is_drawn_as_one_seat_sees_it(rooms: Run, tmp_path: Path) -> None:
    position, axis, soviet = (tmp_path / name for name in ("here.txt", "axis.svg", "soviet.svg"))
    position.write_text(grognard.game("leningrad41").start(seed=3).notation(), "utf-8")
    for path in (axis, soviet):
        argv = ["show", "leningrad41", "--position", str(position), "--seat", path.stem, "--out", str(path)]
        assert rooms(*argv)[0] == FINE
        assert ElementTree.parse(path).getroot().tag.endswith("svg")
    assert axis.read_bytes() != soviet.read_bytes()


@pytest.fixture
def here(tmp_path: Path) -> str:
    path = tmp_path / "here.txt"
    path.write_text("113 de_1pz\n", "utf-8")
    return str(path)


def test_a_picture_goes_into_a_pipe_as_it_comes(rooms: Run, here: str, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    came = tmp_path / "came.svg"
    with came.open("wb") as out, subprocess.Popen(["cat", str(pipe)], stdout=out) as reader:
        assert rooms("show", "leningrad41", "--position", here, "--out", str(pipe))[0] == FINE
        assert reader.wait(timeout=60) == 0
    assert ElementTree.parse(came).getroot().tag.endswith("svg")
    assert pipe.is_fifo()  # a file written beside and put in its place would have done away with it


def test_a_picture_goes_where_a_link_leads(rooms: Run, here: str, tmp_path: Path) -> None:
    link, target = tmp_path / "link.svg", tmp_path / "target.svg"
    link.symlink_to(target)
    assert rooms("show", "leningrad41", "--position", here, "--out", str(link))[0] == FINE
    assert link.is_symlink()
    assert ElementTree.parse(target).getroot().tag.endswith("svg")


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="a device that is always full")
def test_what_could_not_be_written_is_said_and_the_device_stays(rooms: Run, here: str) -> None:
    code, out, err = rooms("show", "leningrad41", "--position", here, "--out", "/dev/full")
    assert (code, out) == (BAD_INPUT, "")
    assert err.startswith("grognard: /dev/full cannot be written")
    assert Path("/dev/full").is_char_device()


@pytest.mark.skipif(not Path("/dev/zero").is_char_device(), reason="a device without an end")
def test_a_save_without_an_end_is_too_large(rooms: Run) -> None:
    code, _, err = rooms("verify", "/dev/zero")
    assert code == BAD_INPUT
    assert "too large" in err


def test_a_game_without_a_picture_says_so(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "here.txt"
    path.write_text(parry.GAME.start(seed=1).notation(), "utf-8")
    code, _, err = run("show", "parry", "--position", str(path), "--out", str(tmp_path / "x.svg"))
    assert code == BAD_INPUT
    assert "no picture" in err


# -- laws ----------------------------------------------------------------------------------------------


def test_laws_that_hold_are_told(run: Run) -> None:
    code, out, _ = run("laws", "parry", "--matches", "2", "--lang", "es")
    assert code == FINE
    assert "todas las leyes se cumplen en 2 partidas" in out


def test_a_broken_law_is_told_with_its_history(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*args: Any, **more: Any) -> None:
        raise laws.LawBroken(4, "undo", "something stays", game="parry", scenario="siege", answers=["red/done"])

    monkeypatch.setattr(laws, "check", check)
    code, out, _ = run("laws", "parry", "--matches", "2")
    assert code == DIFFERS
    assert "red/done" in out


def test_progress_is_drawn_for_who_looks() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    looked, unseen = Terminal(), io.StringIO()
    for out in (looked, unseen):
        bar = Progress("es", out)
        bar(0, 4)
        bar(4, 4)
    assert looked.getvalue().endswith(f"{'█' * 30} 4 de 4 partidas \n")
    assert unseen.getvalue() == ""


# -- verify --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", words.languages())
def test_a_fair_match_verifies(run: Run, saved: Path, lang: str) -> None:
    match = grognard.load(saved.read_text("utf-8"))
    code, out, err = run("verify", str(saved), "--commitment", match.commitment.upper(), "--lang", lang)
    assert (code, err) == (FINE, "")
    assert match.commitment in out
    assert match.dice.key.hex() in out
    assert words.say("cli-verify-digest-same", lang) in out


def test_rolls_that_few_may_see_are_checked_too(rooms: Run, tmp_path: Path) -> None:
    """Blocks whose strength a die says at set-up are rolled for in secret."""
    path = tmp_path / "saved.json"
    match = grognard.game("leningrad41").start("circle", seed=1)
    secret = [event for event in match.log if event.kind == "roll" and event.only is not None]
    assert len(secret) > 1
    path.write_text(match.save(), "utf-8")
    code, out, _ = rooms("verify", str(path))
    assert code == FINE
    assert f"All {sum(event.kind == 'roll' for event in match.log)} rolls" in out


def test_another_commitment_does_not_verify(run: Run, saved: Path) -> None:
    code, out, _ = run("verify", str(saved), "--commitment", "00ff")
    assert code == DIFFERS
    assert "NOT the one that was published" in out


def test_changed_answers_do_not_verify(run: Run, saved: Path) -> None:
    answers = json.loads(saved.read_text("utf-8"))["answers"].split()
    changed(saved, answers=" ".join(answers[:-1]))
    assert run("verify", str(saved))[0] == DIFFERS
    changed(saved, answers=" ".join(["red/place/gate", *answers]))
    code, out, _ = run("verify", str(saved))
    assert code == DIFFERS
    assert "Answer 1" in out


def test_a_save_from_other_rules_verifies_with_a_word_about_it(run: Run, saved: Path) -> None:
    code, out, _ = run("verify", str(changed(saved, rules="older")))
    assert code == FINE
    assert "another version of the rules" in out


def test_scripted_dice_do_not_verify(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "scripted.json"
    path.write_text(parry.GAME.start(seed=3, dice=[1, 2, 3]).save(), "utf-8")
    code, out, _ = run("verify", str(path))
    assert code == DIFFERS
    assert "SCRIPTED" in out


def test_a_roll_that_the_key_does_not_give_is_found() -> None:
    match = parry.GAME.start("siege", seed=5)
    while match.result is None:
        match.play(match.asks[0].seat, *match.asks[0].answers()[0])
    rolls = [event for event in match.events() if event["kind"] == "roll"]
    assert len(rolls) > 3
    assert first_wrong(match.dice, rolls) is None
    other = parry.GAME.start("siege", seed=6)
    other.dice.count = match.dice.count
    assert first_wrong(other.dice, rolls) is not None


def test_faces_are_counted() -> None:
    lines = distribution([1, 1, 1, 1, 2, 2, 6], "en")
    assert lines[0] == "Dice: 7. Mean: 2.00 (fair dice: 3.50)."
    assert [line.split()[:2] for line in lines[1:]] == [
        ["1", "4"], ["2", "2"], ["3", "0"], ["4", "0"], ["5", "0"], ["6", "1"],
    ]  # fmt: skip
    assert lines[1].count("█") == 2 * lines[2].count("█")


# -- the program as a process ----------------------------------------------------------------------------


def process(*argv: str, **more: Any) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "LC_ALL": "es_ES.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "grognard", *argv]
    return subprocess.run(command, cwd=HOME, env=environment, check=False, capture_output=True, **more)


def test_the_locale_chooses_the_language() -> None:
    ended = process("play", "ajedrez")
    assert ended.returncode == BAD_INPUT
    assert "No existe el juego «ajedrez»" in ended.stderr.decode()
    assert b"Traceback" not in ended.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    ended = subprocess.run(
        [sys.executable, "-m", "grognard", "help"],
        cwd=HOME, env=environment, stdout=write, stderr=subprocess.PIPE, check=False,
    )  # fmt: skip
    os.close(write)
    assert ended.returncode == 141
    assert ended.stderr == b""
