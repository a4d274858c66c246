"""The position text of Leningrad '41: what a person types in a test or reads in a bug report.

    scenario campaign
    phase command tactical
    active axis
    113 de_56_hq:3sda de_8pz | su_nw_11rk:2 soviet-line
    pool su_r_8a su_r_11a

A line for each area that holds something: blocks with their strength (full when left out) and marks,
lines, `|` where one likes. Marks: s lies open, i isolated, d has acted, a active HQ, c came over water,
z may Blitz, `>95` artillery for area 95. Blocks that are not named are aside, out of play, but for the
leaders and Dietl, who are where the scenario has them. Control is the scenario's, but an area where one
side stands alone, or has a line, is that side's; everything else left out is as at the start of an impulse.
"""

from __future__ import annotations

import re
from typing import Any

from grognard.board.areas import mask, members
from grognard.games.leningrad41 import blocks
from grognard.games.leningrad41.areas import AREA, AREAS, MIKKELI, N
from grognard.games.leningrad41.blocks import BOMBERS, FULL, STEPS, UNIT, UNITS
from grognard.games.leningrad41.logistics import pool_of
from grognard.games.leningrad41.options import OPTIONS, field_values
from grognard.games.leningrad41.position import (
    ASIDE,
    BOX,
    DRAWN,
    FOR_ALL_TO_SEE,
    MURMANSK,
    PLACES,
    Position,
    bars_left,
    draw_up_line,
    other,
    put,
)  # fmt: skip
from grognard.games.leningrad41.scenarios import EVERYWHERE, SCENARIOS
from grognard.games.leningrad41.setup import begin
from grognard.games.leningrad41.typhoon import corps
from grognard.games.leningrad41.words import (
    ACTIVATION,
    AXIS,
    BLITZ,
    BLITZ_COMBAT,
    BLITZ_SUPPORT,
    CHOICE,
    CLOSING,
    COMBAT,
    COMMAND,
    DEACTIVATION,
    EXPLOIT,
    EXPLOITATION,
    GERMAN,
    IMPULSES,
    MARAT,
    MONTHS,
    PHASES,
    REINFORCE,
    SIDES,
    SOVIET,
    SUPPORT,
    WEATHERS,
)
from grognard.kernel import BadInput
from grognard.kernel.notation import Line, lines, option_words, read_options, read_scenario, say_once

MARKS = {"s": "shown", "i": "isolated", "d": "acted", "a": "active_hq", "c": "crossed", "z": "cleared"}
BOMBER_STATES = ("ready", "aborted", "destroyed")
SHIP_STATES = ("whole", "damaged", "sunk")
OFF_MAP = {name: place for place, name in PLACES.items() if place not in (ASIDE, BOX)}

# Lines of one whole number, by their word: the field and its bounds.
NUMBERS = {
    "passes": ("passes", 0, 2), "forecast": ("forecast", 0, 6), "left": ("left", 0, 99), "value": ("value", 0, 99),
    "sea": ("sea", 0, 9), "road": ("road", 1, 10), "dietl-rolled": ("dietl_rolled", 0, 1),
    "murmansk-fallen": ("murmansk", 0, 1), "typhoon-taken": ("typhoon_taken", 0, 8),
}  # fmt: skip
# Lines of one word out of a list.
CHOICES: dict[str, tuple[str, tuple[str, ...]]] = {
    "turn": ("turn", MONTHS), "active": ("active", SIDES), "weather": ("weather", WEATHERS),
    "ship": ("ship", SHIP_STATES),
}  # fmt: skip
# 6.0: the phases that a position may stand in (the set-up is not yet one), and the impulses they are part of.
KNOWN_PHASES = tuple(phase for phase in PHASES if phase != "setup")
_FIGHTING = ("tactical", "strategic")
IMPULSES_OF: dict[int, tuple[str, ...]] = {
    ACTIVATION: ("tactical",), MARAT: _FIGHTING, COMMAND: (*_FIGHTING, "pass"), SUPPORT: _FIGHTING, COMBAT: _FIGHTING,
    BLITZ: ("tactical",), BLITZ_SUPPORT: ("tactical",), BLITZ_COMBAT: ("tactical",), DEACTIVATION: _FIGHTING,
    CLOSING: (*_FIGHTING, "reinforcement", "pass"), EXPLOITATION: ("tactical",), EXPLOIT: ("tactical",),
    REINFORCE: ("none", "reinforcement"),
}  # fmt: skip
WITH_ACTIVE_HQS = (ACTIVATION, MARAT, COMMAND, SUPPORT, COMBAT, BLITZ, BLITZ_SUPPORT, BLITZ_COMBAT, DEACTIVATION)
CORPS = sorted({corps(unit) for unit in blocks.OF_SIDE[AXIS] if blocks.FACTION[unit] == GERMAN})
# Lines of areas.
SETS = {"fresh": "fresh", "before": "was_contested", "fought": "fought", "entered": "entered"}


# -- writing -----------------------------------------------------------------------------------------


def write(s: Position, scenario: str) -> str:
    """The text of a position; whatever is as a reader would take it anyway is left out."""
    plain = begin(scenario, field_values(s))
    told = [f"scenario {scenario}"]
    given = option_words(OPTIONS, field_values(s))
    if given:
        told.append("options " + " ".join(given))
    told += [
        f"phase {PHASES[s.phase]} {IMPULSES[s.impulse]}",
        f"turn {MONTHS[s.turn]}",
        f"active {SIDES[s.active]}",
    ]
    told.append(f"disc {SIDES[s.disc]} {s.disc_used[AXIS]} {s.disc_used[SOVIET]}")
    told.append(f"weather {WEATHERS[s.weather]}")
    for word, (field, _, _) in NUMBERS.items():
        if getattr(s, field) != getattr(plain, field):
            told.append(f"{word} {getattr(s, field)}")
    if s.ship:
        told.append(f"ship {SHIP_STATES[s.ship]}")
    if s.typhoon_last:
        told.append(f"typhoon-last {s.typhoon_last}")
    if s.marat_area:
        told.append(f"marat {AREAS[s.marat_area]}")
    if any(s.lifeline):
        told.append("lifeline " + " ".join(map(str, s.lifeline)))
    told += _write_sets(s)
    told += [_bomber(s, b) for b in range(len(BOMBERS)) if s.bomber[b] or s.mission[b]]
    told.append("axis " + area_words(s.owned[AXIS]))
    told += [f"{AREAS[a]} {' '.join(_here(s, a))}" for a in range(1, N) if (s.there[AXIS] | s.there[SOVIET]) >> a & 1]
    for word, place in OFF_MAP.items():
        there = [block_word(s, u) for u in blocks.ALL if s.where[u] == place]
        if there:
            told.append(f"{word} {' '.join(there)}")
    told.append("box " + " ".join(block_word(s, u) for u in blocks.ALL if s.where[u] == BOX))
    return "\n".join(told) + "\n"


def _write_sets(s: Position) -> list[str]:
    told = []
    for word, field in SETS.items():
        areas = getattr(s, field)
        usual = s.there[AXIS] & s.there[SOVIET] & ~s.fresh if field == "was_contested" else 0
        if areas != usual:
            told.append(f"{word} {area_words(areas)}")
    return told


def area_words(areas: int) -> str:
    """A set of areas: runs of numbers drawn together."""
    words: list[str] = []
    run: list[int] = []
    for area in [*members(areas), 0]:
        if run and area == run[-1] + 1 and AREAS[area].isdigit():
            run.append(area)
            continue
        if run:
            first, last = AREAS[run[0]], AREAS[run[-1]]
            words.append(first if first == last else f"{first}-{last}")
        run = [area] if area else []
    return " ".join(words) or "-"


def _bomber(s: Position, bomber: int) -> str:
    """10.11, 14.3: its state, where it flies (`-` nowhere, `out` not in this Blitz), and if with the special bomb."""
    area = s.mission[bomber]
    target = "out" if area < 0 else f">{AREAS[area]}" if area else "-"
    bomb = " bomb" if s.bombs >> bomber & 1 else ""
    return f"bomber {BOMBERS[bomber]} {BOMBER_STATES[s.bomber[bomber]]} {target}{bomb}"


def block_word(s: Position, unit: int) -> str:
    """A block with its strength and marks."""
    gone = s.where[unit] in FOR_ALL_TO_SEE
    marks = "".join(
        letter for letter, field in MARKS.items() if getattr(s, field)[unit] and not (gone and letter == "s")
    )
    fires = f">{AREAS[s.barrage[unit]]}" if s.barrage[unit] else ""
    return f"{UNITS[unit]}:{s.strength[unit]}{marks}{fires}"


def _here(s: Position, area: int) -> list[str]:
    words: list[str] = []
    for side in (AXIS, SOVIET):
        if side == SOVIET and words and s.there[SOVIET] >> area & 1:
            words.append("|")
        words += [block_word(s, u) for u in blocks.OF_SIDE[side] if s.where[u] == area]
        if s.lines[side] >> area & 1:
            words.append(f"{SIDES[side]}-line" + (":i" if s.cut_lines >> area & 1 else ""))
    return words


# -- reading -----------------------------------------------------------------------------------------


def read(text: str) -> tuple[str, dict[str, Any], Position]:
    """Scenario, options and position of a text; what cannot be read names its line."""
    told = list(lines(text))
    scenario = read_scenario(told, sorted(SCENARIOS), next(iter(SCENARIOS)))
    options = read_options(told, OPTIONS)
    s = begin(scenario, options)
    s.phase = CHOICE
    s.where[:] = [ASIDE] * len(s.where)
    for leader in (*blocks.LEADERS, blocks.DIETL):
        s.where[leader] = BOX
    first: dict[str, int] = {}  # what was said in which line: the first words of lines, and blocks
    for line in told:
        say_once(first, line, " ".join([line.key, *line.words[:1]]) if line.key == "bomber" else line.key)
        _read_line(s, line, first)
    finish(s, "before" in first)
    hold_to_the_rules(s, first)
    return scenario, options, s


def _read_line(s: Position, line: Line, first: dict[str, int]) -> None:
    key = line.key
    if key in ("scenario", "options"):
        return
    if key in NUMBERS:
        field, low, high = NUMBERS[key]
        setattr(s, field, line.number(low, high))
    elif key in CHOICES:
        field, words = CHOICES[key]
        setattr(s, field, line.choice(words))
    elif key in SETS:
        setattr(s, SETS[key], _areas(line))
    elif key in _SPECIAL:
        _SPECIAL[key](s, line)
    elif key in OFF_MAP or key == "box":
        while line.more:
            _read_block(s, line, OFF_MAP.get(key, BOX), first)
    elif key in AREA:
        while line.more:
            _read_block(s, line, AREA[key], first)
    else:
        raise line.wrong(key, "scenario phase turn active disc weather axis … box pool 113 G4 S12")
    line.end()


def _read_phase(s: Position, line: Line) -> None:
    """The phase, and the impulse in it: the first that the phase knows when it is left out."""
    s.phase = PHASES.index(KNOWN_PHASES[line.choice(KNOWN_PHASES)])
    known = IMPULSES_OF.get(s.phase, ("none",))
    s.impulse = IMPULSES.index(known[line.choice(known)] if line.more else known[0])


def _read_disc(s: Position, line: Line) -> None:
    s.disc = line.choice(SIDES)
    if line.more:
        s.disc_used[:] = [line.number(0, 99), line.number(0, 99)]


def _read_control(s: Position, line: Line) -> None:
    mine = _areas(line)
    s.owned[:] = [mine, EVERYWHERE & ~mine]


def _read_bomber(s: Position, line: Line) -> None:
    bomber = line.choice(BOMBERS)
    s.bomber[bomber] = line.choice(BOMBER_STATES)
    if line.more:
        s.mission[bomber] = _aim(line, line.word("-"))
    if line.more and blocks.IS_STUKA[bomber]:
        line.choice(["bomb"])
        s.bombs |= 1 << bomber


def _aim(line: Line, word: str) -> int:
    if word in ("-", "out"):
        return 0 if word == "-" else -1
    if not word.startswith(">") or word[1:] not in AREA:
        raise line.wrong(word, "- out >113")
    return AREA[word[1:]]


def _read_marat(s: Position, line: Line) -> None:
    s.marat_area = AREA[AREAS[line.choice(AREAS)]]


def _read_lifeline(s: Position, line: Line) -> None:
    s.lifeline[:] = [line.number(0, 9) for _ in range(3)]


def _read_typhoon_last(s: Position, line: Line) -> None:
    s.typhoon_last = CORPS[line.choice(CORPS)]


_SPECIAL = {
    "phase": _read_phase, "disc": _read_disc, "axis": _read_control, "bomber": _read_bomber, "marat": _read_marat,
    "lifeline": _read_lifeline, "typhoon-last": _read_typhoon_last,
}  # fmt: skip


def _areas(line: Line) -> int:
    found: list[int] = []
    while line.more:
        word = line.word("113")
        if word == "-":
            continue
        run = _run(word)
        if not run:
            raise line.wrong(word, "1-153 F G1-G4 H K L O S1-S12 T")
        found += run
    return mask(found)


def _run(word: str) -> list[int]:
    """The areas that a word means: one, or a run such as 105-108 or G1-G3; none if it means nothing."""
    if word in AREA:
        return [AREA[word]]
    first, _, last = word.partition("-")
    ends = [re.fullmatch(r"([GS]?)([1-9][0-9]{0,2})", end) for end in (first, last)]
    if not (ends[0] and ends[1]) or ends[0][1] != ends[1][1]:
        return []
    codes = [f"{ends[0][1]}{number}" for number in range(int(ends[0][2]), int(ends[1][2]) + 1)]
    return [AREA[code] for code in codes] if len(codes) > 1 and codes[-1] in AREA else []


def _read_block(s: Position, line: Line, where: int, first: dict[str, int]) -> None:
    word = line.word("de_1pz:3")
    if word == "|":
        return
    name, colon, rest = word.partition(":")
    if name.endswith("-line") and name[:-5] in SIDES and where > 0:
        say_once(first, line, f"{AREAS[where]} {name}")
        _read_line_bar(s, line, where, name[:-5], rest)
        return
    if name not in UNIT or (colon and not rest):
        raise line.wrong(word, "de_1pz:3 su_r_8a … axis-line soviet-line")
    say_once(first, line, name)
    unit = UNIT[name]
    _hold_to_its_place(line, unit, where)
    s.where[unit] = ASIDE
    s.strength[unit] = FULL[unit]
    s.shown[unit] = int(where in FOR_ALL_TO_SEE)
    _read_strength(s, line, unit, rest, where)
    if where > 0:
        put(s, unit, where)
    else:
        s.where[unit] = where


def _hold_to_its_place(line: Line, unit: int, where: int) -> None:
    """2.2, 4.2.4, 10.7, 14.8: leaders and Dietl have their boxes, Mannerheim Mikkeli, and Murmansk is for one block."""
    name = UNITS[unit]
    if (where == BOX) != (unit in (*blocks.LEADERS, blocks.DIETL)):
        if where == BOX or where > 0:
            raise line.wrong(name, "box: de_hitler su_stalin de_dietl")
    if unit == blocks.MANNERHEIM and where > 0 and where != MIKKELI:
        raise line.wrong(name, f"{AREAS[MIKKELI]}: {name}")
    if where == MURMANSK and unit != blocks.FIRST_TANKS:
        raise line.wrong(name, UNITS[blocks.FIRST_TANKS])


def _read_strength(s: Position, line: Line, unit: int, rest: str, where: int) -> None:
    """Its strength, its marks (in a pool it has none), and the area that an active HQ fires at."""
    rest, arrow, target = rest.partition(">")
    digits = rest[: len(rest) - len(rest.lstrip("0123456789"))]
    if digits:
        if len(digits) > 1 or int(digits) not in STEPS[unit]:
            raise line.wrong(f"{UNITS[unit]}:{rest}", " ".join(map(str, STEPS[unit])))
        s.strength[unit] = int(digits)
    known = "".join(MARKS) if where > 0 or where in (BOX, MURMANSK) else ""
    known = known if blocks.IS_HQ[unit] else known.replace("a", "")
    for letter in rest[len(digits) :]:
        if letter not in known:
            raise line.wrong(f"{UNITS[unit]}:{rest}", " ".join(known) or "—")
        getattr(s, MARKS[letter])[unit] = 1
    if arrow:
        if not (blocks.IS_TACTICAL[unit] and s.active_hq[unit]):
            raise line.wrong(f"{UNITS[unit]}:{rest}>{target}", f"{UNITS[unit]}:{rest}")
        s.barrage[unit] = _aim(line, ">" + target)


def _read_line_bar(s: Position, line: Line, area: int, side: str, rest: str) -> None:
    if rest not in ("", "i"):
        raise line.wrong(rest, "i")
    draw_up_line(s, SIDES.index(side), area)
    if rest:
        s.cut_lines |= 1 << area


def finish(s: Position, before_given: bool) -> None:
    """2.5, 2.9: who stands alone controls, and who has a line; then what follows from the places of the blocks."""
    for side in (AXIS, SOVIET):
        mine = s.there[side] & ~s.there[other(side)] | s.lines[side]
        s.owned[side] |= mine
        s.owned[other(side)] &= ~mine
    if not before_given:
        s.was_contested = s.there[AXIS] & s.there[SOVIET] & ~s.fresh


def hold_to_the_rules(s: Position, first: dict[str, int]) -> None:
    """2.9, 4.1, 5.0, 10.18: what no line by itself shows: too many bars, blocks out of their phase."""
    for side in (AXIS, SOVIET):
        bars = [first[f"{AREAS[area]} {SIDES[side]}-line"] for area in members(s.lines[side])]
        if bars_left(s, side) < 0:
            raise _against(max(bars), f"{SIDES[side]}-line", "4.1")
    for area in members(s.lines[AXIS] & s.lines[SOVIET]):
        raise _against(first[f"{AREAS[area]} soviet-line"], "soviet-line", "2.9")
    for unit in blocks.ALL:
        if s.active_hq[unit] and (blocks.SIDE[unit] != s.active or s.phase not in WITH_ACTIVE_HQS):
            raise _against(first[UNITS[unit]], UNITS[unit], "10.18")
        if s.where[unit] == DRAWN and (blocks.SIDE[unit] != s.active or s.phase != REINFORCE):
            raise _against(first[UNITS[unit]], UNITS[unit], "5.0")
    if s.phase == REINFORCE and s.left > len(pool_of(s, s.active)):
        raise _against(first["left"], f"left {s.left}", "5.0")


def _against(line: int, found: str, rule: str) -> BadInput:
    return BadInput("position-against", line=line, found=found, rule=rule)
