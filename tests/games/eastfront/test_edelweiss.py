"""Edelweiss, the rulebook's tutorial, turn by turn with its printed dice, as one match through the public API.

The letters are the rulebook's; what stands behind them is in data/edelweiss.toml. Where the book contradicts itself,
or our order of fire differs from its own, a comment says so. Rostov E2 is its Salsk NE1, Stalingrad SE1 its
Kotelnikovo E1, Tuapse E1 our Maikop SE1.
"""

from __future__ import annotations

from grognard import Match
from grognard.games.eastfront.edelweiss import LETTERS
from grognard.games.eastfront.hexes import HEX, RAIL_NET
from grognard.games.eastfront.income import level
from grognard.games.eastfront.rails import friendly_rails
from grognard.games.eastfront.units import UNITS
from grognard.games.eastfront.words import AXIS, SOVIET
from tests.games.eastfront.play import GAME, answer, offered, prompt, state, told
from tests.games.eastfront.written import at, strength
from tests.marks import rule

BLOCKS = {letter: UNITS[unit] for letter, unit in LETTERS.items()}


def strengths(m: Match, letters: str) -> list[int | str]:
    """What each letter has left; the eliminated have no number."""
    return ["-" if at(m, BLOCKS[each]) == "lost" else strength(m, BLOCKS[each]) for each in letters]


def places(m: Match, letters: str) -> list[str]:
    return [at(m, BLOCKS[each]) for each in letters]


def march(m: Match, letter: str, to: str, via: str = "") -> None:
    """A block moves by land; where there is a choice, over this side of a battle."""
    answer(m, ("unit", BLOCKS[letter]), ("space", to))
    if m.asks and prompt(m) == "via":
        answer(m, ("via", via))


# Who rolls what, in the order in which our rules roll it; an HQ's dice are its Air Strike.
PRINTED: list[tuple[str, list[int]]] = [
    # July II, Axis: Rostov
    ("U", [4, 5]), ("A", [1, 5, 6]), ("X", [3, 2, 5, 3]), ("W", [1, 4, 3, 6]), ("Y", [1, 4, 6]), ("Z", [2, 5, 6]),
    # Rostov E1. The book prints a third die for B, a 3, though it has 2 CV. T has no need to fire
    ("B", [5, 6]), ("V", [3, 5, 5]),
    # Rostov E2; Kotelnikovo
    ("C", [2, 4, 5]), ("E", [2, 4]), ("Q", [1, 2, 3, 6]),
    # August I, Axis: Maikop; Kotelnikovo
    ("P", [4, 5, 6]), ("D", [3, 5, 6]), ("V", [3, 2, 4]), ("C", [1, 5, 6]), ("E", [3]), ("Q", [2, 3]),
    # August II, Axis: Maikop. With us the stronger fires first, and V's <3, 1, 6> is not needed: the book wastes a hit
    ("U", [3, 6]), ("D", [2, 5]), ("W", [2, 3, 5, 5]),
    # Armavir, and again in the Blitz
    ("J", [3, 5, 6]), ("X", [2, 4, 6]), ("S", [1, 4, 5]), ("U", [6]), ("J", [6]), ("X", [4, 4]),
    # August II, Soviets: Kotelnikovo; in the Blitz Rostov E2
    ("I", [1, 6]), ("Q", [6]), ("H", [2, 4, 4, 6]), ("Z", [1, 2, 6]), ("G", [1, 2]),
    # Voroshilovgrad: a new battle must be fought (7.15), but the book leaves H's round out; it gets dice that miss
    ("H", [1, 1, 1, 1]),
]  # fmt: skip
DICE = [face for _, faces in PRINTED for face in faces]


def rail_hexes(m: Match, start: str, end: str) -> int:
    """How many hexes the Soviets ride from one place to another, over their own lines."""
    lines = friendly_rails(state(m), SOVIET)
    reached, steps = 1 << HEX[start], 0
    while not reached >> HEX[end] & 1:
        reached, steps = reached | (RAIL_NET.around(reached) & lines), steps + 1
    return steps


def july_axis(m: Match) -> None:
    """July II, Axis: the breakthrough."""
    answer(m, ("unit", BLOCKS["U"]), ("space", "Kamensko"), "done")
    for letter, via in (("Z", "Rostov-W1"), ("Y", "Rostov-NW1"), ("X", "Kamensko"), ("W", "Rostov-NW1")):
        march(m, letter, "Rostov", via)  # Z alone crosses a river, so that it is no river assault
    march(m, "V", "Rostov-E1", "Kamensko")
    march(m, "T", "Rostov-E1", "Kamensko-E1")
    march(m, "S", "Rostov-E2", "Kamensko-E1")
    march(m, "Q", "Kotelnikovo", "Kamensko-E1")
    march(m, "R", "Kotelnikovo", "Kalach")
    answer(m, "done", "done")  # the HQ does not mobilize
    answer(m, ("unit", BLOCKS["U"]), ("space", "Rostov"))
    answer(m, "done")  # Stalingrad is not fought
    answer(m, ("space", "Rostov"), ("unit", BLOCKS["Z"]), ("unit", BLOCKS["Y"]))
    assert strengths(m, "AWXYZ") == [1, 4, 4, 3, 3]
    answer(m, ("space", "Rostov-E1"))
    assert strengths(m, "BVT") == ["-", 3, 3]
    answer(m, ("space", "Rostov-E2"))
    assert (strengths(m, "CS"), places(m, "S")) == ([3, 2], ["Kalach-SW1"])
    assert (strengths(m, "EQR"), places(m, "R")) == ([1, 4, 3], ["Kalach"])
    assert strengths(m, "U") == [1]
    assert told(m, "unsupplied") == []


def july_soviet(m: Match) -> None:
    """July II, Soviets: the Stavka moves five units by six Supreme Moves; nobody fights."""
    answer(m, ("unit", BLOCKS["K"]), ("space", "Moscow"), "done")
    assert rail_hexes(m, "Armavir", "Tbilisi") == 7
    answer(m, ("unit", BLOCKS["J"]), ("rail", "Armavir"))
    march(m, "D", "Maikop")
    march(m, "C", "Kotelnikovo", "Rostov-E2")
    march(m, "G", "Stalingrad-SE1")
    assert rail_hexes(m, "Stalingrad-E1", at(m, BLOCKS["I"])) == 11
    answer(m, ("unit", BLOCKS["I"]), ("rail", "Stalingrad-E1"))
    assert state(m).supreme == 0
    answer(m, "done", "done", "done")
    assert strengths(m, "K") == [2]
    assert told(m, "unsupplied") == []


def august_production(m: Match) -> None:
    """August: 28 and 30 points; what is left over is lost."""
    assert [level(state(m), side) for side in (AXIS, SOVIET)] == [28, 30]
    for letter in "URSV":
        m.play("axis", "step", BLOCKS[letter])
    assert state(m).points[AXIS] == 2
    assert m.why("axis", "step", BLOCKS["T"]) is not None  # a mountain step costs more than the two that are left
    m.play("axis", "done")
    for letter in "KGHD":
        m.play("soviet", "step", BLOCKS[letter])
    answer(m, ("cadre", BLOCKS["L"]), ("space", "Batumi"), ("cadre", BLOCKS["M"]), ("space", "Grozny"))
    assert state(m).points[SOVIET] == 1
    answer(m, "done")
    assert strengths(m, "URSV") == [2, 4, 3, 4]
    assert strengths(m, "KGHDLM") == [3, 4, 4, 4, 1, 1]


def august_axis(m: Match) -> None:
    """August I, Axis: the OKH sends six southwards; the Supreme HQ supports nobody."""
    answer(m, ("unit", BLOCKS["P"]), ("space", "Voroshilovgrad"), "done")
    march(m, "V", "Maikop", "Kropotkin")
    march(m, "T", "Krasnodar")
    march(m, "S", "Salsk-E1")
    march(m, "W", "Kropotkin", "Rostov-E1")
    march(m, "X", "Salsk-NE1", "Kamensko")  # the book has it leave "the battle of Kamensko"; it leaves Rostov that way
    march(m, "U", "Salsk")
    assert state(m).supreme == 0
    answer(m, "done", "done", ("unit", BLOCKS["P"]), ("space", "Maikop"))
    answer(m, ("space", "Kotelnikovo"), "done", ("space", "Maikop"))
    assert [each["supported"] for each in told(m, "battle")[-2:]] == [False, False]
    assert strengths(m, "DV") == [3, 3]
    assert strengths(m, "CEQP") == [3, 1, 2, 2]
    assert strengths(m, "A") == ["-"]  # unsupplied in Rostov
    assert [level(state(m), side) for side in (AXIS, SOVIET)] == [29, 29]


def august_soviet(m: Match) -> None:
    """August I, Soviets: they pass."""
    answer(m, "done", "done")
    assert [each["spaces"] for each in told(m, "unsupplied")] == [["Rostov"]]  # A's alone, before this turn


def august_blitz_axis(m: Match) -> None:
    """August II, Axis: the Blitz towards the Caucasus."""
    answer(m, ("unit", BLOCKS["U"]), ("blitz", "Kropotkin"), "done")
    march(m, "T", "Novorossiysk")
    march(m, "W", "Maikop", "Kropotkin")
    march(m, "X", "Armavir", "Kropotkin")
    march(m, "S", "Armavir", "Stavropol")
    march(m, "Y", "Salsk")
    march(m, "Z", "Salsk-NE1")
    assert BLOCKS["R"] not in offered(m, "unit")
    answer(m, "done")
    answer(m, ("unit", BLOCKS["U"]), ("space", "Maikop"), "done", ("space", "Maikop"))
    assert strengths(m, "DVW") == ["-", 3, 4]
    assert strengths(m, "JXS") == [2, 3, 3]
    assert strengths(m, "U") == [1]
    march(m, "W", "Tuapse")
    march(m, "V", "Maikop-SE1")
    march(m, "S", "Armavir-E1", "Stavropol")  # not "the battle of Stavropol": Armavir's, over that side
    answer(m, "done", "done", ("unit", BLOCKS["U"]), ("space", "Armavir"), "done")
    assert strengths(m, "JXU") == ["-", 2, 0]  # one step by the Blitz, the last for want of supply
    assert [level(state(m), side) for side in (AXIS, SOVIET)] == [31, 28]


def august_blitz_soviet(m: Match) -> None:
    """August II, Soviets: the Blitz that closes the pocket."""
    answer(m, ("unit", BLOCKS["I"]), ("blitz", "Kotelnikovo-E1"), "done")
    march(m, "G", "Kotelnikovo", "Kotelnikovo-E1")
    march(m, "H", "Kotelnikovo", "Kotelnikovo-E1")
    answer(m, "done")
    answer(m, ("unit", BLOCKS["I"]), ("space", "Kotelnikovo"), "done", ("unit", BLOCKS["G"]))
    assert strengths(m, "QGH") == ["-", 3, 4]
    assert strengths(m, "I") == [1]
    march(m, "H", "Voroshilovgrad", "Kamensko")
    march(m, "C", "Rostov")
    march(m, "G", "Rostov-E2", "Kotelnikovo")
    answer(m, "done", ("unit", BLOCKS["I"]), ("space", "Stalingrad-E1"))
    answer(m, "done", ("space", "Rostov-E2"))


FINAL = {
    "C": 3, "E": 1, "F": 3, "G": 2, "H": 4, "I": 0, "K": 3, "L": 1, "M": 1, "N": 3, "O": 3, "P": 2, "R": 4, "S": 2,
    "T": 3, "V": 2, "W": 3, "X": 1, "Y": 2, "Z": 2, **dict.fromkeys("ABDJQU", "-"),
}  # fmt: skip


@rule("eastfront", "5.2", "5.21", "5.42", "5.61", "5.63", "5.64", "5.7", "6.32", "6.33", "6.52", "6.53", "7.15", "7.34",
      "7.4", "7.5", "7.51", "9.21", "10.2", "10.4", "11.3", "11.41", "11.42", "13.11", "13.15")  # fmt: skip
def test_edelweiss_as_printed() -> None:
    """Each strength, elimination, repulse and production level from July II to August II 1942."""
    m = GAME.start("EDELWEISS", dice=DICE)
    july_axis(m)
    july_soviet(m)
    august_production(m)
    august_axis(m)
    august_soviet(m)
    august_blitz_axis(m)
    august_blitz_soviet(m)
    assert {letter: strengths(m, letter)[0] for letter in FINAL} == FINAL
    assert places(m, "CGHITUVWX") == [
        "Rostov", "Kotelnikovo-SW1", "Voroshilovgrad", "Stalingrad-E1", "Novorossiysk", "lost", "Maikop-SE1", "Tuapse",
        "Armavir",
    ]  # fmt: skip
    assert [(roll["unit"], roll["faces"]) for roll in told(m, "roll")] == [(BLOCKS[k], faces) for k, faces in PRINTED]
    assert m.dice_left == []
