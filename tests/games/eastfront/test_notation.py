"""The position text: what it says, what may be left out, and what it says of typing errors."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from grognard import BadInput
from grognard.board.areas import members
from grognard.games.eastfront import notation
from grognard.games.eastfront.control import fix_control
from grognard.games.eastfront.hexes import HEX, HEXES, LAND, LINKS, NATION
from grognard.games.eastfront.notation import hex_words, read, write
from grognard.games.eastfront.position import AWAY, Position, battles, forget, lift, put
from grognard.games.eastfront.scenarios import SCENARIOS
from grognard.games.eastfront.setup import begin
from grognard.games.eastfront.units import ALL, IS_HQ, MAX, MIN, PARATROOP, SIDE
from grognard.games.eastfront.words import AXIS, SOVIET
from grognard.kernel.notation import Line
from tests.games.eastfront.play import GAME, at, controller, place, position, state, strength
from tests.marks import rule

DON = """
scenario S42
month july-1942
fortnight 2
active soviet
axis germany romania hungary Kamensko..Kamensko-E1 Voroshilovgrad
ax_armor_41 Rostov 3 shown
ax_infantry_1 Rostov-E1
ax_hq_a Kamensko 1
sv_i_12 Rostov 2
sv_hq_south Salsk 0
sv_i_8 lost
"""


def wrong(text: str) -> tuple[str, dict[str, object]]:
    """What is said of a text that cannot be read."""
    with pytest.raises(BadInput) as bad:
        position(text)
    for lang in ("en", "es"):
        assert str(bad.value.details["line"]) in bad.value.text(lang)
    return bad.value.key, bad.value.details


def test_what_is_typed_is_there() -> None:
    match = position(DON)
    assert (at(match, "ax_armor_41"), strength(match, "ax_armor_41")) == ("Rostov", 3)
    assert strength(match, "ax_infantry_1") == 4, "left out: the highest"
    assert strength(match, "sv_hq_south") == 0
    assert match.view("axis")["out"]["lost"] == ["sv_i_8"]
    assert match.view(None)["battles"] == {"Rostov": {"defender": "axis"}}, "left out: the passive side's"
    assert match.view(None)["month"] == "july"
    assert match.asks[0].seat == "soviet"


@rule("eastfront", "8.31", "8.34")
def test_control_follows_from_what_stands_where_and_from_who_held_it_last() -> None:
    match = position(DON)
    assert controller(match, "Warsaw") == "axis"
    assert controller(match, "Moscow") == "soviet"
    assert controller(match, "Salsk") == "soviet"
    assert controller(match, "Rostov-E1") == "axis"


@rule("eastfront", "1.2")
def test_a_hex_may_be_called_by_any_address_that_leads_to_it() -> None:
    assert HEX["Rostov-E2"] == HEX["Salsk-NE1"]
    assert HEX["Stalingrad-SE1"] == HEX["Kotelnikovo-E1"]
    match = position("scenario S42\nsv_i_12 Rostov-E2\n")
    assert at(match, "sv_i_12") == place("Salsk-NE1")
    for word in ("Rostov E2", "Rostov-E2", "Salsk NE1", "salsk-ne1", "Moscú", "Kamensk"):
        assert GAME.noun("space", word) is not None, word
    assert GAME.noun("space", "Rostov E2") == HEX["Salsk-NE1"]


def test_every_address_leads_to_one_hex_only_and_back() -> None:
    for i, name in enumerate(HEXES):
        if name:
            assert HEX[name] == i


@pytest.mark.parametrize(
    ("text", "found", "expected"),
    [
        ("scenario S40", "S40", "S41 W41"),
        ("options naval=maybe", "maybe", "false true"),
        ("options rail", "rail", "naval"),
        ("month brumaire-1942", "brumaire-1942", "july-1942"),
        ("month july-42", "july-42", "july-1942"),
        ("turn third", "third", "first second"),
        ("phase opening", "opening", "command"),
        ("active german", "german", "axis soviet"),
        ("weather fog", "fog", "dry mud snow"),
        ("axis Rostow", "Rostow", "Rostov"),
        ("axis Rostov..Moscow", "Rostov..Moscow", "Moscow..Rostov"),
        ("ax_armor_99 Rostov", "ax_armor_99", "ax_armor_41"),
        ("ax_armor_41 Atlantis", "Atlantis", "Rostov"),
        ("ax_armor_41 Rostov 5", "5", "1-4"),
        ("ax_armor_41 Rostov 0", "0", "1-4"),
        ("ax_armor_41 Rostov brave", "brave", "shown"),
        ("ax_armor_41 lost shown", "shown", "built due_at opposite"),
        ("ax_hq_okh Rostov role=king", "role=king", "role=command"),
        ("ax_armor_41 Rostov role=command", "role=command", "shown moved"),
        ("sv_i_12 Rostov scattered", "scattered", "shown moved"),
        ("ax_armor_41 Rostov came=Atlantis", "Atlantis", "Rostov"),
        ("battle Rostov finns", "finns", "axis soviet"),
        ("fortnight two", "two", "0"),
        ("blitz 1 2", "2", "—"),
    ],
)
def test_a_typing_error_is_told_with_its_line_and_what_was_expected(text: str, found: str, expected: str) -> None:
    key, details = wrong(text)
    assert key == "position-line"
    assert details["line"] == 1
    assert details["found"] == found
    shown = str(details["expected"])
    assert all(word in shown for word in expected.split())


def test_the_example_that_the_module_gives_can_be_read() -> None:
    told = [line.strip() for line in (notation.__doc__ or "").splitlines() if line.startswith("    ")]
    match = position("\n".join(told))
    assert at(match, "ax_armor_41") == "Rostov"
    assert match.view(None)["battles"] == {"Rostov": {"defender": "soviet", "fresh": True}}


def test_a_thing_is_said_once() -> None:
    key, details = wrong("ax_armor_41 Rostov\nax_armor_41 Salsk")
    assert (key, details["line"], details["first"]) == ("position-twice", 2, 1)


def test_every_field_of_a_position_is_in_the_text() -> None:
    said = notation._SPOKEN | {
        *notation.NUMBERS,
        *notation.BY_SIDE,
        *notation.MARKS,
        *notation.LISTS,
    }
    assert {f.name for f in fields(Position)} <= said
    assert not notation.LISTS, "a list of another length needs a line of its own"


def test_the_text_of_a_set_of_hexes_is_short_and_comes_back() -> None:
    chance = Random(3)
    sets = [LAND, NATION["ussr"], NATION["germany"], 0, *(chance.getrandbits(571) & LAND for _ in range(20))]
    for hexes in sets:
        assert notation.read_hexes(Line(1, "axis " + hex_words(hexes))) == hexes
    assert len(hex_words(NATION["ussr"]).split()) < 60


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_a_position_holds_comes_back_from_its_text(scenario: str) -> None:
    for seed in range(5):
        s = scrambled(scenario, Random(f"{scenario} {seed}"))
        text = write(s, scenario)
        _, _, back = read(text)
        assert back.plain() == s.plain(), text
        assert write(back, scenario) == text


def scrambled(scenario: str, chance: Random) -> Position:
    """A position with something in every field."""
    s = begin(scenario, {"naval": chance.random() < 0.5, "paratroops": chance.random() < 0.5})
    for unit in ALL:  # away with what was drawn up beforehand
        lift(s, unit)
        forget(s, unit)
    land = members(LAND)
    taken = {side: set(chance.sample(land, 200)) for side in (AXIS, SOVIET)}
    for unit in ALL:
        if chance.random() < 0.8:
            free = sorted(taken[SIDE[unit]])
            put(s, unit, chance.choice(free))
            s.strength[unit] = chance.randint(MIN[unit], MAX[unit])
        else:
            s.where[unit] = chance.choice((0, -1, -2, -3, AWAY))
        known = set(notation.MARKS) if s.where[unit] > 0 else notation.OFF_MAP_MARKS
        known -= notation.HQ_MARKS if not IS_HQ[unit] else set()
        known -= {"scattered"} if unit != PARATROOP else set()
        for name in sorted(known):
            if name in notation.UNIT_HEX:
                getattr(s, name)[unit] = chance.choice((0, chance.choice(land)))
            else:
                words = notation.UNIT_WORDS.get(name, ("no", "yes"))
                getattr(s, name)[unit] = chance.randrange(len(words))
    for name in notation.NUMBERS:
        if name in notation.WORDS:
            setattr(s, name, chance.randrange(len(notation.WORDS[name])))
        elif name in notation.ONE_HEX:
            setattr(s, name, chance.choice((0, chance.choice(land))))
        elif name in notation.ONE_UNIT:
            setattr(s, name, chance.choice((-1, *ALL)))
        elif name in notation.HEX_SETS:
            setattr(s, name, chance.getrandbits(571) & LAND)
        else:
            setattr(s, name, chance.randrange(4))
    for name in notation.BY_SIDE:
        getattr(s, name)[:] = [chance.randrange(-9, 99), chance.randrange(-9, 99)]
    s.month, s.turn, s.active, s.phase = chance.randrange(22, 70), chance.randrange(2), chance.randrange(2), 4
    for hex_ in members(battles(s)):
        side = chance.randrange(2)
        s.defends[side] |= 1 << hex_
        s.defends[1 - side] &= ~(1 << hex_)
    s.fresh, s.fought, s.ordered = (chance.getrandbits(571) & battles(s) for _ in range(3))
    a = chance.choice(land)
    b = next(iter(LINKS[a]), a)
    s.crossings[:] = [min(a, b) * 571 + max(a, b)] * 2
    fix_control(s)
    s.news.clear()
    if chance.random() < 0.5:  # later in the phase: blocks have moved, control has not
        for unit in ALL:
            if s.where[unit] > 0 and chance.random() < 0.1:
                s.strength[unit] = MAX[unit]
        s.disputed = chance.getrandbits(571) & LAND
        s.held[AXIS] = chance.getrandbits(571) & LAND
        s.held[SOVIET] = LAND & ~s.held[AXIS]
        s.friendly[:] = [s.held[AXIS] & ~s.disputed, chance.getrandbits(571) & LAND]
    return s


def test_the_options_and_the_scenario_that_is_reached_come_back() -> None:
    match = GAME.start("S42", seed=1, options={"until": "S43", "naval": True, "paratroops": True})
    text = match.notation()
    assert "options paratroops naval until=S43" in text
    again = position(text)
    assert state(again).last == "S43"
    assert again.digest() == match.digest()
    later = position("scenario S42\noptions until=S43\nnow W42\nmonth january-1943\n")
    assert state(later).scenario == "W42"
    assert "now W42" in later.notation()
