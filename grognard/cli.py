"""The command line: `grognard play leningrad41`, and what else there is to do with a game."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import grognard
from grognard import words
from grognard.kernel import BadInput, Game, Match, Option
from grognard.kernel.ask import Spoken
from grognard.terminal.arguments import Command, Given
from grognard.terminal.board import drawn
from grognard.terminal.files import read_bytes, read_text, write_text

OPPONENTS = ("computer", "random", "person")
FINE, DIFFERS, BAD_INPUT, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141
LONGEST_ERROR = 2000


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code. Nothing that a person types ends in a traceback."""
    typed = list(sys.argv[1:] if argv is None else argv)
    before = words.chosen()
    try:
        return _run(typed)
    except Spoken as bad:
        return _complain(str(bad))
    except RecursionError:
        return _complain(words.say("no-save-not-ours"))
    except (KeyboardInterrupt, EOFError):
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that leaving writes no more
        return BROKEN_PIPE
    finally:
        words.set_language(before)


def _run(argv: list[str]) -> int:
    typed = _speak_as_asked(argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if not typed or typed[0] in ("help", "-h", "--help", "ayuda"):
        return _help(typed[1:2])
    if typed[0] == "--version":
        print(f"grognard {grognard.__version__}")
        return FINE
    command = _command(typed[0])
    if any(word in ("-h", "--help") for word in typed[1:]):
        return _help([command.name])
    code = command.run(command.read(typed[1:]))
    sys.stdout.flush()
    return code


def _speak_as_asked(argv: Sequence[str]) -> list[str]:
    """Find the language before anything else, so that even errors are told in it; what is left."""
    rest: list[str] = []
    words_to_come = iter(argv)
    for word in words_to_come:
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        asked = value if equals else next(words_to_come, "")
        if asked.replace("_", "-").split("-")[0].lower() not in words.languages():
            raise BadInput("not-a-choice", name="lang", value=asked, known=" ".join(words.languages()))
        words.set_language(asked)
    return rest


def _complain(text: str) -> int:
    """One line on stderr, whatever bytes are in it."""
    plain = "".join(c if c.isprintable() else " " for c in text)
    sys.stdout.flush()
    print(f"grognard: {' '.join(plain.split())[:LONGEST_ERROR]}", file=sys.stderr)
    return BAD_INPUT


def _command(name: str) -> Command:
    for command in COMMANDS:
        if command.name == name:
            return command
    raise BadInput("unknown-command", name=name, known=" ".join(command.name for command in COMMANDS))


def _help(about: Sequence[str]) -> int:
    """All commands, or one with its options."""
    if about:
        command = _command(about[0])
        print(f"grognard {command.usage}\n\n{words.say(f'cli-{command.name}')}\n")
        for option in command.options:
            name = option.rstrip("=")
            print(f"  --{name:<12}{words.say(f'cli-option-{name}')}")
        return FINE
    print(words.say("cli-usage") + "\n")
    width = max(len(command.usage) for command in COMMANDS) + 3
    for command in COMMANDS:
        print(f"  {command.usage:<{width}}{words.say(f'cli-{command.name}')}")
    print("\n" + words.say("cli-usage-more"))
    return FINE


# -- games -----------------------------------------------------------------------------------------


def _games(given: Given) -> int:
    if given.get("key") is not None:
        _describe(grognard.game(given.need("key")))
        return FINE
    for key, game in grognard.games().items():
        print(f"{key}  {words.title(game.title)}")
        for scenario in game.scenarios:
            print(f"    {scenario.id:<16}{words.title(scenario.title)}")
    return FINE


def _describe(game: Game) -> None:
    """One game: its seats, scenarios and options."""
    print(f"{game.key}  {words.title(game.title)}")
    for heading, things in (("cli-seats", game.seats), ("cli-scenarios", game.scenarios)):
        print(f"\n{words.say(heading)}")
        for thing in things:
            print(f"  {thing.id:<18}{words.title(thing.title)}")
    print(f"\n{words.say('cli-options')}")
    room = max((len(option.rule) for option in game.options), default=0) + 2
    for option in game.options:
        values = " ".join(_typed(value) + ("*" if value == option.default else "") for value in option.values)
        print(f"  {option.id:<18}{option.rule:<{room}}{words.title(option.title)}  ({values})")


# -- serve -----------------------------------------------------------------------------------------


def _serve(given: Given) -> int:
    from grognard.server.serve import HOSTS, serve

    folder = given.get("data")
    port = given.number("port", 0) or None
    serve(
        None if folder is None else Path(folder), given.choice("host", HOSTS, HOSTS[0]), port,
        given.get("no-browser") is None, lambda key, address: print(words.say(key, address=address), flush=True),
    )  # fmt: skip
    return FINE


# -- play ------------------------------------------------------------------------------------------


def _play(given: Given) -> int:
    from grognard.terminal.screen import Screen
    from grognard.terminal.talk import Talk

    game = _game(given)
    seats = [seat.id for seat in game.seats]
    against = given.choice("against", OPPONENTS, "computer")
    seat = given.choice("seat", seats, seats[0])
    match = _match(game, given)
    people = tuple(seats) if against == "person" else (seat,)
    others = {
        each: _agent(against, game, each, given.get("seed")) for each in seats if each not in people
    }  # fmt: skip
    Talk(match, people, others, Screen(), words.language()).run()
    return FINE


def _game(given: Given) -> Game:
    """The game that is named, or the only one there is."""
    known = sorted(grognard.games())
    key = given.get("key")
    if key is None and len(known) != 1:
        raise BadInput("lacks-operand", name=words.say("cli-operand-key"), usage=f"play {' | '.join(known)}")
    return grognard.game(key or known[0])


def _match(game: Game, given: Given) -> Match:
    """A new match, or one from a save or a position."""
    begun = [name for name in ("load", "position") if given.get(name) is not None]
    fixed = [name for name in ("scenario", "option") if given.get(name) is not None]
    if len(begun + fixed) > 1 and begun:
        raise BadInput("not-together", one=f"--{begun[0]}", other=f"--{(begun + fixed)[1]}")
    if given.get("load") is not None:
        match = grognard.load(read_bytes(Path(given.need("load"))))
        if match.game.key != game.key:
            raise BadInput("other-game", file=given.need("load"), found=match.game.key, asked=game.key)
        return match
    if given.get("position") is not None:
        return game.position(read_text(Path(given.need("position"))), seed=given.get("seed"))
    options = dict(_option(game, typed) for typed in given.all("option"))
    return game.start(given.get("scenario"), seed=given.get("seed"), options=options)


def _option(game: Game, typed: str) -> tuple[str, Any]:
    """`rail=true` as the name and the value."""
    name, equals, word = typed.partition("=")
    if not equals:
        raise BadInput("option-lacks-value", name=name, known=" ".join(option.id for option in game.options))
    known: dict[str, Option] = {option.id: option for option in game.options}
    for value in known[name].values if name in known else ():
        if word.lower() in (_typed(value), *_also(value)):
            return name, value
    return name, word  # which the game refuses, with the names or values that it knows


def _typed(value: Any) -> str:
    return str(value).lower()


def _also(value: Any) -> tuple[str, ...]:
    """Other words for yes and no."""
    if value is True:
        return ("yes", "on", "sí", "si")
    return ("no", "off") if value is False else ()


def _agent(against: str, game: Game, seat: str, seed: str | None) -> Any:
    from grognard import agents

    return agents.make(against, game, seat, seed)


# -- show, rules, laws, verify, bench ----------------------------------------------------------------


def _show(given: Given) -> int:
    game = grognard.game(given.need("key"))
    if given.get("position") is None and given.get("load") is None:
        raise BadInput("lacks-argument", name="--position")
    seat = None if given.get("seat") is None else given.choice("seat", [s.id for s in game.seats], "")
    path = Path(given.get("out") or f"{game.key}.svg")
    write_text(path, drawn(_match(game, given), seat, words.language()))
    print(words.say("cli-written", file=str(path)))
    return FINE


def _rules(given: Given) -> int:
    game = grognard.game(given.need("key"))
    if given.get("rule") is not None:
        from grognard.terminal.rulebook import rule_text
        from grognard.terminal.screen import Screen

        Screen().text(rule_text(game, given.need("rule"), words.language()))
        return FINE
    from grognard import ledger

    print(ledger.text(game, words.language()))
    return FINE


def _laws(given: Given) -> int:
    game, matches = grognard.game(given.need("key")), given.number("matches", 20)
    from grognard import laws
    from grognard.terminal.progress import Progress

    try:
        held = laws.check(game, matches, given.get("seed") or 0, progress=Progress(words.language()))
    except laws.LawBroken as broken:
        print(broken)
        return DIFFERS
    print(words.say("cli-laws-held", game=words.title(game.title), matches=held.matches))
    print(held)
    return FINE


def _verify(given: Given) -> int:
    from grognard.terminal.verify import verify

    stands, lines = verify(read_bytes(Path(given.need("file"))), given.get("commitment"), words.language())
    print("\n".join(lines))
    return FINE if stands else DIFFERS


def _bench(given: Given) -> int:
    from grognard import bench

    if given.get("key") is None:
        return bench.main()
    return bench.main(grognard.game(given.need("key")).key)


PLAY = ("scenario=", "seat=", "against=", "seed=", "option=", "load=", "position=", "lang=")
SERVE = ("port=", "host=", "no-browser", "data=", "lang=")
COMMANDS = (
    Command("serve", _serve, (), SERVE),
    Command("games", _games, ("key?",), ("lang=",)),
    Command("play", _play, ("key?",), PLAY),
    Command("show", _show, ("key",), ("position=", "load=", "seat=", "out=", "lang=")),
    Command("rules", _rules, ("key", "rule?"), ("lang=",)),
    Command("laws", _laws, ("key",), ("matches=", "seed=", "lang=")),
    Command("verify", _verify, ("file",), ("commitment=", "lang=")),
    Command("bench", _bench, ("key?",), ("lang=",)),
)
