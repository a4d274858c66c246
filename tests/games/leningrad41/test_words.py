"""The words of Leningrad '41: whatever the room says has words in both languages, and they tell a story."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grognard
from grognard import words
from grognard.games import leningrad41
from grognard.kernel import Match
from grognard.terminal.board import board
from tests.games.spoken import Said, board_keys, by_id, said

GAME = grognard.game("leningrad41")
LANGUAGES = words.languages()
ROOM = Path(leningrad41.__file__).parent
TOLD = by_id(said(ROOM, {("ride", "how"): {"rail", "sea"}}))  # what the answer says
WIDTH = 97  # columns of the board in a terminal of 100


class Variables(Visitor):
    """The variables of a message, and its plain text."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, Variables]:
    """The messages of the room, with what is in them."""
    text = (words.HOME / lang / "leningrad41.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables
    return found


def catalogue(lang: str) -> dict[str, set[str]]:
    """The messages of the room with their variables."""
    return {key: found.names for key, found in messages(lang).items()}


# -- the catalogue and the code ------------------------------------------------------------------------


def test_the_code_says_a_great_deal() -> None:
    kinds = {key.partition("-")[0] for key in TOLD}
    assert kinds == {"ask", "event", "level", "no", "purpose", "reason", "verb"}
    assert len(TOLD) > 200
    assert {"event-rail", "event-sea", "event-restored", "ask-act", "ask-activate-where", "verb-pass"} <= set(TOLD)


def test_everything_the_room_says_has_words() -> None:
    assert {key: TOLD[key][0].where for key in words.missing(TOLD)} == {}


def test_both_languages_use_the_same_arguments() -> None:
    assert catalogue("en") == catalogue("es")


@pytest.mark.parametrize("key", sorted(set(catalogue("en")) & set(TOLD)))
def test_a_message_uses_what_the_code_gives_it(key: str) -> None:
    used = catalogue("en")[key]
    given = {name for each in TOLD[key] for name in each.args}
    assert used <= given, f"{key}: the code gives {sorted(given)}"
    for told in TOLD[key]:
        for lang in LANGUAGES:
            args = {name: "7" if name in ("points", "needs", "number") else f"<{name}>" for name in told.args}
            text = words.say(key, lang, **args)
            assert "{" not in text, f"{told.where}: {text}"


def test_no_words_are_left_that_nobody_says() -> None:
    patterns = board_keys(ROOM)
    unsaid = [
        key for key in catalogue("en") if key not in TOLD and not any(fnmatch(key, each) for each in patterns)
    ]  # fmt: skip
    assert unsaid == []


def test_spanish_uses_no_english() -> None:
    english = re.compile(r"\b(the|and|block|area|line|from|with|impulse)\b", re.IGNORECASE)
    assert {key: found.text for key, found in messages("es").items() if english.search(found.text)} == {}


# -- the story ------------------------------------------------------------------------------------------


LUGA = """
scenario campaign
phase combat tactical
active axis
79 de_1pz:3 de_6pz:3 | su_nw_hq:0 soviet-line
fresh 79
"""


def log(match: Match, seat: str | None, lang: str) -> str:
    return "\n".join(words.event(GAME, event, lang) for event in match.events(seat))


def test_a_battle_is_told_with_both_sides_and_their_strength() -> None:
    match = GAME.position(LUGA, dice=[6, 5, 5, 1, 1, 1, 1, 1])
    assert "Battle of Luga (79): the Axis attack.\nAxis: 1st Panzer Division 3, 6th Panzer Division 3\n" in log(
        match, None, "en"
    )
    spanish = log(match, "soviet", "es")
    assert "Batalla de Luga (79): ataca el Eje." in spanish
    assert "Soviéticos: Línea Defensiva, HQ del Frente del Noroeste (Sobennikov) 0" in spanish


def test_a_line_that_defends_alone_stands_alone() -> None:
    match = GAME.position(LUGA.replace("su_nw_hq:0 ", ""), dice=[1, 5, 1, 1, 1, 1, 1])
    assert "Soviets: Defensive Line\n" in log(match, None, "en")


def test_a_roll_says_what_it_needs_and_how_many_hit() -> None:
    match = GAME.position(LUGA, dice=[6, 5, 5, 5, 1, 1, 1])
    match.play("axis", "unit", "de_1pz")  # the line has hit
    spoken = log(match, None, "es").splitlines()
    assert "La Línea Defensiva defiende (6+): 6 – 1 impacto" in spoken
    assert "6.ª División Panzer ataca (4+): 5, 1, 1 – 1 impacto" in spoken
    assert "1.ª División Panzer ataca (4+): 5, 5 – 2 impactos" in spoken
    assert "Luga (79): la Bonificación de Absorción soviética detiene 3 impactos." in spoken


def test_no_hit_is_said_too() -> None:
    match = GAME.position(LUGA, dice=[1, 1, 1, 1, 1, 1, 1])
    assert "The Defensive Line defends (6+): 1 – no hit" in log(match, None, "en").splitlines()


MARCH = """
scenario campaign
phase command strategic
active axis
left 2
113 de_1pz | su_nw_11rk
112 de_6pz
114 su_nw_22rk
before -
"""


def test_an_own_march_is_told_by_name_and_the_enemy_sees_a_block() -> None:
    match = GAME.position(MARCH.replace("113 de_1pz | su_nw_11rk", "113 de_1pz"))
    match.play("axis", "unit", "de_1pz")
    match.play("axis", "space", "114")
    assert "1st Panzer Division moves Pskov (113) → Porkhov (114) and engages." in log(match, "axis", "en")
    assert "1.ª División Panzer mueve Pskov (113) → Porkhov (114) y se traba en combate." in log(match, "axis", "es")
    assert "An Axis (German) block moves Pskov (113) → Porkhov (114) and engages." in log(match, "soviet", "en")
    assert "Un Bloque alemán mueve Pskov (113) → Porkhov (114)" in log(match, None, "es")
    assert "Panzer" not in log(match, "soviet", "en")


def test_a_refusal_names_places_and_blocks() -> None:
    match = GAME.position(MARCH)
    no = match.why("axis", "unit", "su_nw_22rk")
    assert no is not None
    assert words.error(no.key, no.details, "es", GAME) == "Eso no es tuyo."
    match.play("axis", "unit", "de_6pz")
    no = match.why("axis", "space", "153")
    assert no is not None
    assert words.error(no.key, no.details, "es", GAME) == (
        "Likhoslavl (153) queda fuera de su alcance, que es de 5 PM."
    )


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("es", "Gana: Eje (Victoria Decisiva): Muerte Súbita con 7 Puntos de Victoria."),
        ("en", "(Decisive Victory): Sudden Death, with 7 Victory Points."),
    ],
)
def test_the_end_is_told_with_its_level_and_reason(lang: str, text: str) -> None:
    ended = {
        "kind": "ended", "rule": "2.4.4.2", "winner": "axis", "level": "decisive", "reason": "sudden-death",
        "scores": {"axis": 7, "soviet": 0},
    }  # fmt: skip
    assert text in words.event(GAME, ended, lang)


# -- matches at random ------------------------------------------------------------------------------------

LEFT_OVER = re.compile(r"[{}]|None|\b(?:de|su|fi)_[a-z0-9_]+|(?:ju8|do1)\d_\d|\[\[|\b(?:axis|soviet)\b(?= )")
RAW = re.compile(r"\b(?:ask|event|no|purpose|reason|level|verb|leningrad41)-[a-z0-9-]+")


def play_at_random(scenario: str, options: dict[str, Any], seed: int, answers: int) -> Iterator[Match]:
    match = GAME.start(scenario, seed=seed, options=options)
    chance = random.Random(seed)
    for _ in range(answers):
        yield match
        if match.result is not None:
            return
        ask = match.asks[0]
        match.play(ask.seat, *chance.choice(ask.answers()))


def refusals(match: Match, chance: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Why some answers are not allowed now."""
    for ask in match.asks:
        for verb in ask.tests:
            nouns: list[Any] = list(range(len(GAME.names[verb]))) if verb in GAME.names else [None]
            for noun in chance.sample(nouns, min(4, len(nouns))):
                no = match.why(ask.seat, verb, noun)
                if no is not None:
                    yield no.key, no.details


def check(text: str, of: object, lang: str) -> None:
    assert text.strip(), of
    assert not LEFT_OVER.search(text), f"{of}: {text}"
    assert not RAW.search(text), f"{of}: {text}"
    assert lang != "es" or not re.search(r"\bnone\b", text), f"{of}: {text}"


MATCHES = [
    ("campaign", {"optional": 9}, 1), ("campaign", {"optional": 9}, 2), ("campaign", {}, 3),
    ("preludes", {}, 4), ("sight", {}, 5), ("circle", {}, 6), ("circle", {"marat": True, "typhoon": True}, 7),
]  # fmt: skip


@pytest.mark.parametrize(("scenario", "options", "seed"), MATCHES)
def test_matches_at_random_are_told_without_gaps(scenario: str, options: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    last = None
    for match in play_at_random(scenario, options, seed, 1500):
        last = match
        for lang in LANGUAGES if chance.random() < 0.1 else ():
            for ask in match.asks:
                check(words.ask(GAME, ask, lang), ask, lang)
                for verb, noun in ask.answers():
                    check(words.verb(GAME, verb, noun, lang), (verb, noun), lang)
            for key, args in refusals(match, chance):
                check(words.error(key, args, lang, GAME), (key, args), lang)
    assert last is not None
    for seat in ("axis", "soviet", None):
        for event in last.events(seat):
            for lang in LANGUAGES:
                assert all(words.has(key, lang) for key in words.event_ids(event))
                check(words.event(GAME, event, lang), event, lang)


# -- the board ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["axis", "soviet", None])
def test_the_board_of_a_campaign_fits_a_screen(seat: str | None, lang: str) -> None:
    text = board(GAME, GAME.start("campaign", seed=5).view(seat), lang, WIDTH)
    check(text, seat, lang)
    assert len(text.splitlines()) <= 60
    assert max(map(len, text.splitlines())) <= WIDTH


def test_the_board_tells_own_blocks_and_hides_the_enemys() -> None:
    text = board(GAME, GAME.position(MARCH).view("soviet"), "es", WIDTH)
    assert "Panzer" not in text
    assert re.search(r"113 Pskov · control soviético\n +Eje +1 alemán\n +Soviéticos +11.º Cuerpo de Fusileros 3", text)
    assert re.search(r"114 Porkhov +22.º Cuerpo de Fusileros 3", text)
    assert re.search(r"Bloques alemanes\n +112 Ostrov 1", text)


def test_the_board_shows_stars_hearts_and_marks() -> None:
    position = """
    scenario campaign
    phase command tactical
    active soviet
    113 su_nw_hq:2sda
    114 su_l_hq:0i su_nw_22rk:1i
    """
    own = board(GAME, GAME.position(position).view("soviet"), "en", WIDTH)
    assert re.search(r"HQ Northwest Front \(Sobennikov\) +★★ +113 Pskov \[active\]\n", own)
    assert re.search(r"HQ Leningrad Front \(Popov\) +♥ +114 Porkhov \[isolated\]", own)
    assert "22nd Rifle Corps 1/3 [isolated]" in own
    enemy = board(GAME, GAME.position(position).view("axis"), "en", WIDTH)
    assert re.search(r"Soviet blocks revealed\n +113 Pskov +HQ Northwest Front \(Sobennikov\) ★★ \[active\]", enemy)
    assert "114 Porkhov 2 [isolated 2]" in enemy
    assert "Rifle" not in enemy


def test_the_board_tells_of_bombers_when_somebody_can_send_them() -> None:
    position = """
    scenario campaign
    phase combat tactical
    active axis
    G1 de_1fk:4sda
    113 de_1pz | su_nw_22rk su_nw_24rk
    114 de_6pz | su_nw_11rk
    bomber ju88_1 ready >113
    bomber ju88_2 aborted -
    """
    match = GAME.position(position)
    own = board(GAME, match.view("axis"), "es", WIDTH)
    assert "Bombarderos: sobre Pskov (113): Ju-88 1 · listos: Ju-88 3, Ju-88 4 · Abortados: Ju-88 2" in own
    start = GAME.start("campaign", seed=1)
    assert "Bombarderos" not in board(GAME, start.view("soviet"), "es", WIDTH)


def test_the_reader_of_the_code_finds_what_it_should() -> None:
    assert Said("event-moved", frozenset({"faction", "path", "engages", "unit"}), "") in {
        each._replace(where="") for each in TOLD["event-moved"]
    }
    assert TOLD["purpose-defence"][0].args >= {"needs"}
    assert {"units-axis", "units-soviet"} <= TOLD["event-battle"][0].args
