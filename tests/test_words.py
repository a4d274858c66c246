"""The catalogues: both languages say the same things, every message can be spoken, nothing is left unsaid."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grognard
from grognard import words
from grognard.kernel import BadInput, Game, Refused, Seat, State
from grognard.terminal.commands import COMMANDS

PACKAGE = Path(grognard.__file__).parent
OURS = ("kernel.ftl", "cli.ftl")
ISOLATION = re.compile("[\u2066-\u2069\u200e\u200f]")


class Variables(Visitor):
    """Collects the variables of a message and of those it refers to, the variants of its selectors, its plain text."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.text = ""
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        within = variables(originals()[node.id.name])
        self.names |= within.names
        for name, keys in within.variants.items():
            self.variants.setdefault(name, set()).update(keys)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def entries(lang: str, file: str = "") -> Iterator[Any]:
    for path in words.files(lang):
        if path.parent.parent == words.HOME and (not file or path.name == file):
            yield from FluentParser(with_spans=False).parse(path.read_text("utf-8")).body


def messages(lang: str, file: str = "") -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(lang, file) if isinstance(entry, ftl.Message)}


@cache
def originals() -> dict[str, ftl.Message]:
    """The messages in the language of the code."""
    return messages(words.ORIGINAL)


def variables(message: ftl.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


def python_files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def spoken_keys() -> dict[str, str]:
    """Every message id that stands in the code as it is, with the file where it stands."""
    found = {}
    for path in python_files():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                key = key_of(node)
                if key:
                    found[key] = str(path.relative_to(PACKAGE))
    return found


def key_of(call: ast.Call) -> str | None:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    place = {"Refused": 1, "BadInput": 0, "say": 0, "_say": 0}.get(name)
    if place is None or len(call.args) <= place:
        return None
    text = call.args[place]
    if not isinstance(text, ast.Constant) or not isinstance(text.value, str):
        return None
    return text.value if "say" in name else f"no-{text.value}"


# -- the catalogues as files -------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_file_by_file() -> None:
    names = {lang: sorted(path.name for path in (words.HOME / lang).glob("*.ftl")) for lang in words.languages()}
    assert names["en"] == names["es"]
    for file in names["en"]:
        assert sorted(messages("en", file)) == sorted(messages("es", file)), file


@pytest.mark.parametrize("lang", words.languages())
def test_a_catalogue_can_be_read_to_its_last_line(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("lang", words.languages())
def test_an_id_stands_once(lang: str) -> None:
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("file", OURS)
def test_both_languages_use_the_same_arguments(file: str) -> None:
    used = {
        lang: {key: variables(message).names for key, message in messages(lang, file).items()}
        for lang in words.languages()
    }
    assert used["en"] == used["es"]


@pytest.mark.parametrize("lang", words.languages())
def test_every_message_can_be_spoken(lang: str) -> None:
    for key, message in messages(lang).items():
        found = variables(message)
        for pick in range(max([1, *(len(keys) for keys in found.variants.values())])):
            args: dict[str, Any] = {}
            for name in found.names:
                keys = sorted(found.variants.get(name, {"Xyz"}))
                word = keys[pick % len(keys)]
                args[name] = int(word) if word.isdigit() else 3 if word in ("one", "many") else word
            text = words.say(key, lang, **args)
            assert words.faults(key, args, lang) == []
            assert text.strip(), key
            assert not ISOLATION.search(text), key


def test_spanish_is_not_english_left_over() -> None:
    english, spanish = ({key: variables(each).text for key, each in messages(lang, "kernel.ftl").items()}
                        for lang in ("en", "es"))  # fmt: skip
    assert [key for key, text in english.items() if re.search("[a-z]", text) and text == spanish[key]] == []


def test_every_key_in_the_code_has_words() -> None:
    keys = {key: file for key, file in spoken_keys().items() if not file.startswith("games/")}
    assert len(keys) > 60
    assert {key: keys[key] for key in words.missing(keys)} == {}


def test_no_words_of_the_command_line_are_left_unused() -> None:
    spoken = "\n".join(path.read_text("utf-8") for path in python_files())
    keys = set(messages("en", "cli.ftl"))
    commands = {f"command-{name}{end}" for name in COMMANDS for end in ("", "-usage", "-help")}
    made = {key for key in keys if re.match(r"cli-(option|operand)-", key)} | commands
    unused = [
        key for key in sorted(keys - made)
        if f'"{key}"' not in spoken and f'"{key.removeprefix("no-").removeprefix("cli-")}"' not in spoken
    ]  # fmt: skip
    assert unused == []


# -- speaking ------------------------------------------------------------------------------------------


def toy() -> Game:
    """Just the names of a game."""
    labels = {"en": {"a1": "First Army"}, "es": {"a1": "Primer Ejército"}}
    return Game(
        key="toy", title={"en": "Toy"}, scenarios=(), options=(),
        seats=(
            Seat("red", {"en": "Red", "es": "Rojo"}, "east"),
            Seat("white", {"en": "White", "es": "Blanco"}, "east"),
        ),
        names={"unit": ("a1", "b2")}, kinds={"by": "unit", "lost": "unit"},
        label=lambda kind, name, lang: labels[lang].get(name, name),
        begin=lambda scenario, options: State(), root=toy, view=lambda s, seat: {},
        determinize=lambda s, seat, chance, held: State(), write=lambda s, scenario: "",
        read=lambda text: ("", {}, State()),
    )  # fmt: skip


@pytest.fixture
def more_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue of a game that lives elsewhere."""
    for lang, verb in (("en", "meets"), ("es", "halla a")):
        folder = tmp_path / lang
        folder.mkdir()
        folder.joinpath("toy.ftl").write_text(
            f"event-met = {{ $by }} {verb} {{ $lost }}: {'{ $losses }'}, {'{ $year }'}, {'{ $none }'}\n"
            f"event-turn = {{ $seat-name }}/{{ $side-name }}\n"
            f"ask-toy = {{ $seat }}?\nverb-go = {lang}-go\n"
            f"purpose-hunt = {lang}-hunt of {{ $by }}\n",
            "utf-8",
        )
    monkeypatch.setattr(words, "_folders", [words.HOME])
    words.read_also(tmp_path)
    yield
    words._catalogue.cache_clear()


@pytest.mark.usefixtures("more_words")
def test_nouns_have_their_labels_and_numbers_stand_plain() -> None:
    met = {
        "kind": "met", "rule": "1", "by": "a1", "lost": ["a1", "b2"], "losses": {"red": 2, "white": 1},
        "year": 1941, "none": [],
    }  # fmt: skip
    assert words.event(toy(), met, "en") == "First Army meets First Army, b2: Red 2, White 1, 1941, none"
    assert words.event(toy(), met, "es").startswith("Primer Ejército halla a Primer Ejército, b2: Rojo 2, Blanco 1")


@pytest.mark.usefixtures("more_words")
def test_seats_and_teams_come_with_their_titles() -> None:
    turn = {"kind": "turn", "rule": "1", "seat": "red", "side": "east"}
    assert words.event(toy(), turn, "es") == "Rojo/Rojo + Blanco"


@pytest.mark.usefixtures("more_words")
def test_a_closed_list_has_messages_of_its_own() -> None:
    roll = {"kind": "roll", "rule": "8.1", "purpose": "hunt", "by": "a1", "faces": [3, 5]}
    assert words.event(toy(), roll, "en") == "en-hunt of First Army: 3, 5"
    assert words.event_ids(roll) == ["event-roll", "purpose-hunt"]
    assert words.event(toy(), {**roll, "purpose": "unheard"}, "en") == "unheard: 3, 5"


@pytest.mark.usefixtures("more_words")
def test_answers_are_called_by_label_or_by_word() -> None:
    assert words.verb(toy(), "unit", 0, "es") == "Primer Ejército"
    assert words.verb(toy(), "go", None, "es") == "es-go"


@pytest.mark.usefixtures("more_words")
def test_a_game_has_its_own_word_for_a_thing(tmp_path: Path) -> None:
    for lang in words.languages():
        tmp_path.joinpath(lang, "own.ftl").write_text(
            f"toy-verb-done = {lang}-enough\ntoy-no-match-over = {lang}-over\n"
        )
    words._catalogue.cache_clear()
    assert words.verb(toy(), "done", None, "es") == "es-enough"
    assert words.error("match-over", {}, "en", toy()) == "en-over"
    assert words.error("match-over", {}, "en") == "The match is over."
    assert words.missing(["verb-done", "verb-toy"], None, toy()) == ["verb-toy"]


@pytest.mark.parametrize(
    ("winner", "text"),
    [
        ("red", "Winner: Red (total): fall of the city.  Score: Red 7, White 0."),
        (None, "The match is a draw (total): fall of the city."),
    ],
)
def test_the_end_names_winner_level_and_reason(winner: str | None, text: str) -> None:
    scores = {"red": 7, "white": 0} if winner else {}
    ended = {
        "kind": "ended",
        "rule": "2",
        "winner": winner,
        "level": "total",
        "scores": scores,
        "reason": "fall of the city",
    }
    assert " ".join(words.event(toy(), ended, "en").split()) == " ".join(text.split())


def test_what_nobody_has_put_into_words_shows_its_id() -> None:
    assert words.say("no-such-message-here", "en") == "no-such-message-here"
    assert words.missing(["no-match-over", "no-such-message-here"]) == ["no-such-message-here"]
    assert words.faults("no-unknown-game", {"name": "x"}, "en") != []


def test_a_refusal_speaks_the_language_that_is_set() -> None:
    no = Refused("10.9", "match-over")
    words.set_language("es")
    try:
        assert str(no) == "10.9: La partida ha terminado."
        assert no.text("en") == "The match is over."
    finally:
        words.set_language(None)
    assert "{" not in BadInput("unknown-game", name="go", known="chess").text("es")


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LC_ALL": "es", "LANG": "en_US"}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "es_AR"}, "es"),
        ({}, "en"),
    ],
)
def test_the_locale_says_which_language(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], lang: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert words.language() == lang
    assert words.language("es-MX") == "es"


def test_importing_grognard_reads_no_catalogue() -> None:
    code = "import sys, grognard; assert not [m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel')]"
    assert subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, check=False).returncode == 0


@pytest.mark.parametrize("number", [10**14, 10**15, -(10**30), 10**400], ids=["14", "15", "-30", "400"])
def test_a_number_may_be_as_large_as_anybody_types_it(number: int) -> None:
    assert words.say("server-no-such-moment", "en", moment=number, last=3).startswith(f"There is no moment {number};")


@pytest.mark.parametrize(
    "value",
    ["x" * 100_000, ["x" * 3000] * 3, {"x" * 3000: 1}, 10**5000, -(10**5000)],
    ids=["text", "list", "table", "number", "negative"],
)
@pytest.mark.parametrize("lang", words.languages())
def test_an_argument_may_be_as_long_as_anybody_types_it(value: Any, lang: str) -> None:
    told = words.error("unknown-game", {"name": value, "known": "parry"}, lang)
    assert "…" in told
    assert told.endswith("parry")
    assert len(told) < 1200


@pytest.mark.parametrize("name", [10**5000, "x" * 5000], ids=["number", "text"])
def test_a_name_that_nobody_would_give_is_refused_in_words(name: Any) -> None:
    game = grognard.game("leningrad41")
    for act in (
        lambda: grognard.game(name),
        lambda: game.start(name),
        lambda: game.start("campaign", options={name: True}),
        lambda: game.start("campaign", options={"rail": name}),
        lambda: game.start("campaign", seed=1).view(name),
    ):
        with pytest.raises(BadInput) as caught:
            act()
        assert "…" in caught.value.text("en")
        assert "{" not in caught.value.text("es")
