"""The position text of EastFront: what a person types in a test or reads in a bug report.

    scenario S42
    month july-1942
    fortnight 2
    phase movement
    active axis
    axis germany romania hungary Kamensko..Kamensko-E1 Rostov-W1
    battle Rostov soviet fresh
    ax_hq_a Kamensko 2 shown role=command
    ax_armor_41 Rostov 3 came=Rostov-W1
    sv_i_12 Rostov 3
    sv_i_8 lost

A line for each block: where it is, its strength (the highest when left out, on the map), its marks. Blocks that are
not named are out of play. `axis` are the hexes that the Axis held last: countries, hexes, runs of land hexes in
reading order (`a..b`), `!` before what is not meant; all other land is Soviet, unless a line `soviet` says which.
Without that line both hold what is theirs as the scenario begins. Control in this phase follows from that and from
where blocks stand, unless lines `disputed` or `friendly` give it. Battles are defended by the side that is not active,
and weather, base production and the like are the scenario's, if nothing else is said. A line of a number has the name
of the state's field.
"""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from typing import Any

from grognard.board.areas import mask, members
from grognard.games.eastfront.control import fix_control
from grognard.games.eastfront.hexes import HEX, HEXES, LAND, NATION, N
from grognard.games.eastfront.options import OPTIONS, field_values
from grognard.games.eastfront.position import ASIDE, BEACHHEADS, PLACES, Position, battles, other, put
from grognard.games.eastfront.scenarios import SCENARIOS, calendar, month_of
from grognard.games.eastfront.setup import begin
from grognard.games.eastfront.units import ALL, COUNT, IS_HQ, MAX, MIN, PARATROOP, UNIT, UNITS
from grognard.games.eastfront.words import AXIS, COMMAND, MONTHS, PHASES, ROLES, SIDES, SOVIET, WAYS, WEATHERS
from grognard.kernel.notation import Line, lines, option_words, read_options, read_scenario, say_once

OFF_MAP = {name: place for place, name in PLACES.items()}
TURNS = ("first", "second")
RUN = ".."

# Fields that have lines of their own, follow from others, or are the options.
_SPOKEN = {
    "news", "scenario", "last", "campaign", "historical", "paratroops", "naval", "west_weather", "month", "turn",
    "phase", "active", "friendly", "disputed", "held", "defends", "fresh", "fought", "ordered", "crossings", "where",
    "strength", "stack", "there",
}  # fmt: skip
_PLAIN = Position()
_REST = [f.name for f in fields(Position) if f.name not in _SPOKEN]
# One value each: a word out of a list, a hex, a block, or a number.
WORDS: dict[str, tuple[str, ...]] = {"weather": WEATHERS, "west": WEATHERS, "beachhead_is": BEACHHEADS}
ONE_HEX = {"battle", "beachhead", "landed"}
HEX_SETS = {"tired", "docked", "invaded", "beaches"}
ONE_UNIT = {"wounded"}
NUMBERS = [name for name in _REST if isinstance(getattr(_PLAIN, name), int)]
CALLED = {"battle": "fight"}  # the line `battle` tells of any battle, `fight` of the one that is being fought
NUMBER_OF = {CALLED.get(name, name): name for name in NUMBERS}
# Something for each side, and something for each block.
BY_SIDE = [name for name in _REST if isinstance(value := getattr(_PLAIN, name), list) and len(value) == 2]
MARKS = [name for name in _REST if isinstance(value := getattr(_PLAIN, name), list) and len(value) == COUNT]
LISTS = [name for name in _REST if isinstance(value := getattr(_PLAIN, name), list) and len(value) not in (2, COUNT)]
UNIT_HEX = {"strike", "came", "due_at", "opposite"}
UNIT_WORDS: dict[str, tuple[str, ...]] = {"role": ROLES, "way": WAYS}
OFF_MAP_MARKS = {"built", "due_at", "opposite", "bound"}  # all others are forgotten when a block leaves the map
HQ_MARKS = {"role", "blitzes", "strike", "bombs", "spent"}  # 5.2, 7.13: of HQs alone
LONGEST_NUMBER = 9
FLAGS = {"fresh": "fresh", "ordered": "ordered", "fought": "fought"}  # of battles


# -- writing -----------------------------------------------------------------------------------------


def write(s: Position, scenario: str) -> str:
    """The text of a position; whatever is as a reader would take it anyway is left out."""
    plain = begin(scenario, field_values(s, scenario))
    told = [f"scenario {scenario}"]
    given = option_words(OPTIONS, field_values(s, scenario))
    if given:
        told.append("options " + " ".join(given))
    if s.scenario != scenario:
        told.append(f"now {s.scenario}")
    year, month = calendar(s.month)
    told += [f"month {MONTHS[month - 1]}-{year}", f"turn {TURNS[s.turn]}"]
    told += [f"phase {PHASES[s.phase]}", f"active {SIDES[s.active]}"]
    told += [
        f"{word} {_value(s, name)}" for word, name in NUMBER_OF.items() if getattr(s, name) != getattr(plain, name)
    ]
    for name in (*BY_SIDE, *LISTS):
        if getattr(s, name) != getattr(plain, name):
            told.append(" ".join([name, *map(str, getattr(s, name))]))
    told += _write_control(s)
    if s.crossings:
        told.append("crossings " + " ".join(f"{HEXES[code // N]}/{HEXES[code % N]}" for code in s.crossings))
    told += [_battle_line(s, hex_) for hex_ in members(battles(s) | s.fresh | s.ordered | s.fought)]
    told += [unit_line(s, unit) for unit in ALL if s.where[unit] != ASIDE or _has_marks(s, unit)]
    return "\n".join(told) + "\n"


def _value(s: Position, name: str) -> str:
    value: int = getattr(s, name)
    if name in WORDS:
        return WORDS[name][value]
    if name in ONE_HEX:
        return HEXES[value] if value else "-"
    if name in ONE_UNIT:
        return UNITS[value] if value >= 0 else "-"
    return hex_words(value) if name in HEX_SETS else str(value)


def _write_control(s: Position) -> list[str]:
    """8.1: who held what last; who controls it in this phase only where that does not follow."""
    told = [f"axis {hex_words(s.held[AXIS])}"]
    if s.held[SOVIET] != LAND & ~s.held[AXIS]:
        told.append(f"soviet {hex_words(s.held[SOVIET])}")
    read_back = s.clone()
    _follow(read_back)
    if (read_back.held, read_back.friendly, read_back.disputed) == (s.held, s.friendly, s.disputed):
        return told
    told.append(f"disputed {hex_words(s.disputed)}")
    for side in (AXIS, SOVIET):
        if s.friendly[side] != s.held[side] & ~s.disputed:
            told.append(f"friendly {SIDES[side]} {hex_words(s.friendly[side])}")
    return told


def hex_words(hexes: int) -> str:
    """A set of hexes: runs of land in reading order are drawn together."""
    words: list[str] = []
    run: list[int] = []
    for hex_ in [*members(hexes), 0]:
        if run and hex_ and _NEXT.get(run[-1]) == hex_:
            run.append(hex_)
            continue
        if len(run) > 2:
            words.append(f"{HEXES[run[0]]}{RUN}{HEXES[run[-1]]}")
        else:
            words += [HEXES[each] for each in run]
        run = [hex_] if hex_ else []
    return " ".join(words) or "-"


_LAND = members(LAND)
_NEXT = dict(pairwise(_LAND))


def _battle_line(s: Position, hex_: int) -> str:
    """7.11: a battle with its Original Defender; marks of hexes where none is fought any longer have no defender."""
    words = [f"battle {HEXES[hex_]}"]
    for side in (AXIS, SOVIET):
        if s.defends[side] >> hex_ & 1:
            words.append(SIDES[side])
    if not (s.defends[AXIS] | s.defends[SOVIET]) >> hex_ & 1:
        words.append("-")
    return " ".join([*words, *(word for word, field in FLAGS.items() if getattr(s, field) >> hex_ & 1)])


def _has_marks(s: Position, unit: int) -> bool:
    return bool(s.strength[unit] or any(getattr(s, name)[unit] for name in MARKS))


def unit_line(s: Position, unit: int) -> str:
    """A block: where it is, how strong, and its marks."""
    where = s.where[unit]
    words = [UNITS[unit], HEXES[where] if where > 0 else PLACES[where]]
    if s.strength[unit] != _usual_strength(unit, where):
        words.append(str(s.strength[unit]))
    for name in MARKS:
        value = getattr(s, name)[unit]
        if value:
            words.append(_mark(name, value))
    return " ".join(words)


def _usual_strength(unit: int, where: int) -> int:
    return MAX[unit] if where > 0 else 0


def _mark(name: str, value: int) -> str:
    if name in UNIT_WORDS:
        return f"{name}={UNIT_WORDS[name][value]}"
    if name in UNIT_HEX and value > 0:
        return f"{name}={HEXES[value]}"
    return name if value == 1 else f"{name}={value}"


# -- reading -----------------------------------------------------------------------------------------


def read(text: str) -> tuple[str, dict[str, Any], Position]:
    """Scenario, options and position of a text; what cannot be read names its line."""
    told = list(lines(text))
    scenario = read_scenario(told, list(SCENARIOS))
    options = read_options(told, OPTIONS)
    s = begin(scenario, options)
    _clear(s)
    first: dict[str, int] = {}  # what was said in which line
    for line in told:
        twice = " ".join([line.key, *line.words[:1]]) if line.key in ("battle", "friendly") else line.key
        say_once(first, line, twice)
        if line.key not in ("scenario", "options", "battle"):
            _read_line(s, line)
            line.end()
    _read_battles(s, told)
    if "disputed" not in first:
        _follow(s)
    elif "friendly axis" not in first or "friendly soviet" not in first:
        for side in (AXIS, SOVIET):
            if f"friendly {SIDES[side]}" not in first:
                s.friendly[side] = s.held[side] & ~s.disputed
    return scenario, options, s


def _clear(s: Position) -> None:
    """What is not said is as in a command phase, with no block in play."""
    s.phase = COMMAND
    s.where[:] = [ASIDE] * COUNT
    s.strength[:] = [0] * COUNT
    s.stack[:] = [0] * len(s.stack)
    s.there[:] = [0, 0]
    s.defends[:] = [0, 0]
    for name in MARKS:
        getattr(s, name)[:] = [0] * COUNT


def _follow(s: Position) -> None:
    """8.1: control as it would be fixed now."""
    fix_control(s)
    s.news.clear()


def _read_line(s: Position, line: Line) -> None:
    key = line.key
    if key in UNIT:
        _read_unit(s, line)
    elif key in _SPECIAL:
        _SPECIAL[key](s, line)
    elif key in NUMBER_OF:
        setattr(s, NUMBER_OF[key], _read_value(line, NUMBER_OF[key]))
    elif key in BY_SIDE:
        getattr(s, key)[:] = [_whole(line), _whole(line)]
    elif key in LISTS:
        getattr(s, key)[:] = [_whole(line) for _ in line.words]
    else:
        raise line.wrong(key, "scenario month phase active weather axis battle … ax_armor_41 sv_i_12")


def _read_value(line: Line, name: str) -> int:
    if name in WORDS:
        return line.choice(WORDS[name])
    if name in ONE_HEX:
        word = line.word("Rostov")
        return 0 if word == "-" else _hex(line, word)
    if name in ONE_UNIT:
        word = line.word("ax_armor_41")
        return -1 if word == "-" else _unit(line, word)
    if name in HEX_SETS:
        return read_hexes(line)
    return _whole(line)


def _whole(line: Line) -> int:
    word = line.word("0 1 2 …")
    if not (word.isascii() and word.removeprefix("-").isdigit() and len(word) <= LONGEST_NUMBER):
        raise line.wrong(word, "0 1 2 …")
    return int(word)


def _read_now(s: Position, line: Line) -> None:
    known = list(SCENARIOS)
    s.scenario = known[line.choice(known)]


def _read_month(s: Position, line: Line) -> None:
    word = line.word("july-1942")
    month, _, year = word.partition("-")
    if month not in MONTHS or not (year.isascii() and year.isdigit() and 1939 <= int(year) <= 1949):
        raise line.wrong(word, "july-1942")
    s.month = month_of(int(year), MONTHS.index(month) + 1)


def _read_turn(s: Position, line: Line) -> None:
    s.turn = line.choice(TURNS)


def _read_phase(s: Position, line: Line) -> None:
    s.phase = line.choice(PHASES)


def _read_active(s: Position, line: Line) -> None:
    s.active = line.choice(SIDES)


def _read_axis(s: Position, line: Line) -> None:
    s.held[AXIS] = read_hexes(line)
    s.held[SOVIET] = LAND & ~s.held[AXIS]


def _read_soviet(s: Position, line: Line) -> None:
    s.held[SOVIET] = read_hexes(line)


def _read_disputed(s: Position, line: Line) -> None:
    s.disputed = read_hexes(line)


def _read_friendly(s: Position, line: Line) -> None:
    side = line.choice(SIDES)
    s.friendly[side] = read_hexes(line)


def _read_crossings(s: Position, line: Line) -> None:
    s.crossings.clear()
    while line.more:
        word = line.word("Rostov/Rostov-E1")
        a, _, b = word.partition("/")
        ends = sorted((_hex(line, a), _hex(line, b)))
        s.crossings.append(ends[0] * N + ends[1])


_SPECIAL = {
    "now": _read_now, "month": _read_month, "turn": _read_turn, "phase": _read_phase, "active": _read_active,
    "axis": _read_axis, "soviet": _read_soviet, "disputed": _read_disputed, "friendly": _read_friendly,
    "crossings": _read_crossings,
}  # fmt: skip


def _hex(line: Line, word: str) -> int:
    if word not in HEX:
        raise line.wrong(word, "Rostov Rostov-E1 Salsk-NE1 …")
    return HEX[word]


def _unit(line: Line, word: str) -> int:
    if word not in UNIT:
        raise line.wrong(word, "ax_armor_41 sv_i_12 …")
    return UNIT[word]


def read_hexes(line: Line) -> int:
    """The rest of a line as a set of hexes: hexes, runs `Riga..Pskov`, countries, and `-` for none; `!` takes away."""
    found = 0
    while line.more:
        word = line.word("Rostov")
        less = word.startswith("!")
        these = _hexes(line, word.removeprefix("!"))
        found = found & ~these if less else found | these
    return found


def _hexes(line: Line, word: str) -> int:
    if word == "-":
        return 0
    if word in NATION:
        return NATION[word]
    if word == "land":
        return LAND
    first, run, last = word.partition(RUN)
    if not run:
        return 1 << _hex(line, word)
    low, high = _hex(line, first), _hex(line, last)
    if low > high:
        raise line.wrong(word, f"{last}{RUN}{first}")
    return LAND & mask(range(low, high + 1))


def _read_unit(s: Position, line: Line) -> None:
    """A block: its place, its strength, its marks."""
    unit = UNIT[line.key]
    word = line.word("Rostov lost coming …")
    where = OFF_MAP[word] if word in OFF_MAP else _hex(line, word)
    if where > 0 and not LAND >> where & 1:
        raise line.wrong(word, "Rostov lost coming …")
    if where > 0:
        put(s, unit, where)
    else:
        s.where[unit] = where
    s.strength[unit] = _usual_strength(unit, where)
    if line.more and line.words[line.place].isdigit():
        s.strength[unit] = line.number(MIN[unit] if where > 0 else 0, MAX[unit])
    while line.more:
        _read_mark(s, line, unit)


def _read_mark(s: Position, line: Line, unit: int) -> None:
    word = line.word("shown")
    name, equals, value = word.partition("=")
    if name not in MARKS:
        raise line.wrong(word, "shown moved cut_off role=command came=Rostov …")
    if s.where[unit] <= 0 and name not in OFF_MAP_MARKS:
        raise line.wrong(word, " ".join(sorted(OFF_MAP_MARKS)))
    if (name in HQ_MARKS and not IS_HQ[unit]) or (name == "scattered" and unit != PARATROOP):
        raise line.wrong(word, "shown moved cut_off came=Rostov …")
    marks: list[int] = getattr(s, name)
    if name in UNIT_WORDS:
        if value not in UNIT_WORDS[name]:
            raise line.wrong(word, " ".join(f"{name}={each}" for each in UNIT_WORDS[name]))
        marks[unit] = UNIT_WORDS[name].index(value)
    elif equals and value.lstrip("-").isdecimal() and value.isascii():
        marks[unit] = int(value)
    elif equals:
        marks[unit] = _hex(line, value)
    else:
        marks[unit] = 1


def _read_battles(s: Position, told: list[Line]) -> None:
    """7.12: battles are defended by the side that is not active, unless their line says otherwise."""
    here = battles(s)
    s.defends[s.active], s.defends[other(s.active)] = 0, here
    for line in told:
        if line.key != "battle":
            continue
        hex_ = _hex(line, line.word("Rostov"))
        bit = 1 << hex_
        while line.more:
            word = line.word("axis soviet fresh ordered fought")
            if word in SIDES:
                side = SIDES.index(word)
                s.defends[side] |= bit
                s.defends[other(side)] &= ~bit
            elif word in FLAGS:
                setattr(s, FLAGS[word], getattr(s, FLAGS[word]) | bit)
            elif word == "-":
                s.defends[AXIS] &= ~bit
                s.defends[SOVIET] &= ~bit
            else:
                raise line.wrong(word, "axis soviet fresh ordered fought")
