"""A toy for docs/authors.md: hidden blocks at three crossings of a river, and battles by dice."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grognard import words
from grognard.kernel import Ask, BadInput, Ended, Flow, Game, Refused, Result, Roll, Scenario, Seat, State, procedure
from grognard.kernel.notation import lines, once

SEATS = ("red", "blue")
UNITS = ("red-hussars", "red-foot", "red-guards", "blue-hussars", "blue-foot", "blue-guards")
STRENGTH = (2, 3, 4, 2, 3, 4)
PLACES = ("ford", "bridge", "ferry", "camp", "lost")
CAMP, LOST = 3, 4  # the places before these are crossings
NONE = -1


@dataclass(slots=True)
class River(State):
    """A position. Lists are indexed by block."""

    left: int = 12  # turns still to play
    active: int = 0  # whose turn it is
    battle: int = NONE  # the crossing where one is fought
    where: list[int] = field(default_factory=lambda: [CAMP] * 6)
    shown: list[int] = field(default_factory=lambda: [0] * 6)


def blocks(side: int) -> range:
    return range(3 * side, 3 * side + 3)


def block_at(s: River, place: int, side: int) -> int:
    """The block of a side at a crossing, or NONE: there is one at most."""
    return next((u for u in blocks(side) if s.where[u] == place), NONE)


def may_enter(s: River, side: int, place: int) -> Refused | None:
    """1.2: a crossing without a block of one's own."""
    if place >= CAMP:
        return Refused("1.2", "crossings-no-crossing")
    return None if block_at(s, place, side) == NONE else Refused("1.2", "crossings-taken", crossing=PLACES[place])


def may_move(s: River, side: int, unit: int) -> Refused | None:
    """1.1: a block of one's own that is not lost and has somewhere to go."""
    if unit not in blocks(side):
        return Refused("1.1", "crossings-not-yours")
    if s.where[unit] == LOST:
        return Refused("1.1", "crossings-lost", unit=UNITS[unit])
    if all(may_enter(s, side, place) is not None for place in range(CAMP)):
        return Refused("1.2", "crossings-nowhere")
    return None


@procedure
def war(s: River) -> Flow[None]:
    """1.0: phase after phase, until the match ends."""
    while True:
        if s.battle == NONE:
            yield from move(s)
        else:
            yield from battle(s)


@procedure
def move(s: River) -> Flow[None]:
    """1.0: one block moves, or none."""
    side = s.active
    able = tuple(u for u in blocks(side) if may_move(s, side, u) is None)
    unit = yield Ask(SEATS[side], "crossings-move", rule="1.0", unit=able, done=True, tests={"unit": (may_move, side)})
    if unit is not None:
        yield from march(s, unit)
    if s.battle == NONE:
        end_turn(s)


@procedure
def march(s: River, unit: int) -> Flow[None]:
    """1.2: to a crossing; 2.0: an enemy there is turned up, and so is the block that comes."""
    side = s.active
    able = tuple(p for p in range(CAMP) if may_enter(s, side, p) is None)
    at = yield Ask(SEATS[side], "crossings-march", rule="1.2", crossing=able, tests={"crossing": (may_enter, side)})
    s.where[unit] = at
    tell_march(s, unit, at)
    enemy = block_at(s, at, 1 - side)
    if enemy != NONE:
        s.battle = at
        s.shown[unit] = s.shown[enemy] = 1
        s.report("crossings-met", "2.0", crossing=PLACES[at], units=[UNITS[unit], UNITS[enemy]])


def tell_march(s: River, unit: int, at: int) -> None:
    """1.2: all see that a block marches; its own side sees which."""
    seat = SEATS[s.active]
    s.report("crossings-marched", "1.2", by=seat, crossing=PLACES[at], secret={"unit": UNITS[unit]}, to=(seat,))


@procedure
def battle(s: River) -> Flow[None]:
    """2.0: the attacker fights a round, or goes back to camp."""
    side, place = s.active, s.battle
    verb = yield Ask(
        SEATS[side], "crossings-battle", rule="2.0", args={"crossing": PLACES[place]}, fight=True, retreat=True
    )
    if verb == "retreat":
        s.where[block_at(s, place, side)] = CAMP
        s.report("crossings-retreated", "2.0", by=SEATS[side], crossing=PLACES[place])
    else:
        for firing in (1 - side, side):
            yield from fire(s, firing)
    if NONE in (block_at(s, place, 0), block_at(s, place, 1)):
        s.battle = NONE
        end_turn(s)


@procedure
def fire(s: River, side: int) -> Flow[None]:
    """2.1: a die up to the strength of a block destroys its enemy."""
    unit, target = block_at(s, s.battle, side), block_at(s, s.battle, 1 - side)
    if NONE in (unit, target):
        return
    rolled = yield Roll(1, rule="2.1", purpose="crossings-fire", unit=UNITS[unit])
    if rolled[0] <= STRENGTH[unit]:
        s.where[target] = LOST
        s.report("crossings-destroyed", "2.1", unit=UNITS[target])


def end_turn(s: River) -> None:
    """3.0: the other side's turn, or the end."""
    s.left, s.active = s.left - 1, 1 - s.active
    if s.left == 0:
        held = [sum(block_at(s, place, side) != NONE for place in range(CAMP)) for side in (0, 1)]
        winner = None if held[0] == held[1] else SEATS[held[1] > held[0]]
        scores = dict(zip(SEATS, held, strict=True))
        raise Ended(Result(winner, "crossings-plain", scores, rule="3.0", reason="crossings-held"))


def view(s: River, seat: str | None) -> dict[str, Any]:
    """What a seat may know: its own blocks, those turned up, and where the others stand, not which they are."""
    seen = [u for u in range(6) if s.shown[u] or SEATS[u // 3] == seat]
    hidden = {SEATS[k]: sorted(PLACES[s.where[u]] for u in blocks(k) if u not in seen) for k in (0, 1)}
    return {
        "left": s.left, "active": SEATS[s.active], "battle": None if s.battle == NONE else PLACES[s.battle],
        "blocks": {UNITS[u]: PLACES[s.where[u]] for u in seen}, "hidden": hidden,
    }  # fmt: skip


def determinize(s: River, seat: str, chance: random.Random, held: frozenset[int]) -> River:
    """Deal the enemy's hidden blocks anew to the places where they stand."""
    unseen = [u for u in blocks(1 - SEATS.index(seat)) if not s.shown[u] and u not in held]
    places = [s.where[u] for u in unseen]
    chance.shuffle(places)
    for u, place in zip(unseen, places, strict=True):
        s.where[u] = place
    return s


def knowledge(s: River) -> list[int]:
    """Which seats see each block: red is 1, blue is 2, both are 3."""
    return [3 if s.shown[u] else 1 << u // 3 for u in range(6)]


def invariants(s: River) -> list[str]:
    at = [[[s.where[u] for u in blocks(side)].count(place) for side in (0, 1)] for place in range(CAMP)]
    crowds = [f"two blocks of one side at the {PLACES[place]}" for place in range(CAMP) if max(at[place]) > 1]
    odd = [f"the {PLACES[place]}: a battle, or none?" for place in range(CAMP) if all(at[place]) != (place == s.battle)]
    return crowds + odd


def write(s: River, scenario: str) -> str:
    """The position as a text; blocks that are hidden in camp are left out."""
    told = [f"scenario {scenario}", f"left {s.left}", f"active {SEATS[s.active]}"]
    told += [] if s.battle == NONE else [f"battle {PLACES[s.battle]}"]
    for u in range(6):
        if s.where[u] != CAMP or s.shown[u]:
            told.append(f"{UNITS[u]} {PLACES[s.where[u]]}{' shown' if s.shown[u] else ''}")
    return "\n".join(told) + "\n"


def read(text: str) -> tuple[str, dict[str, Any], River]:
    """Scenario, options and state from a text; what is wrong is named with its line."""
    s = River()
    for word, line in once(lines(text)).items():
        if word in UNITS:
            s.where[UNITS.index(word)] = line.choice(PLACES)
            s.shown[UNITS.index(word)] = int(line.more and line.choice(["shown"]) == 0)
        elif word == "scenario":
            line.choice(["day"])
        elif word == "left":
            s.left = line.number(1, 99)
        elif word == "active":
            s.active = line.choice(SEATS)
        elif word == "battle":
            s.battle = line.choice(PLACES[:CAMP])
        else:
            raise line.wrong(word, "scenario left active battle " + " ".join(UNITS))
        line.end()
    for wrong in invariants(s):
        raise BadInput("crossings-impossible", what=wrong)
    return "day", {}, s


def begin(scenario: str, options: Mapping[str, Any]) -> River:
    return River()


def label(kind: str, name: str, lang: str) -> str:
    """What a player calls a block or a crossing."""
    return words.say(f"crossings-{name}", lang)


words.read_also(Path(__file__).with_name("locale"))
GAME = Game(
    key="crossings",
    title={"en": "Three Crossings", "es": "Tres pasos del río"},
    seats=(Seat("red", {"en": "Red", "es": "Rojo"}), Seat("blue", {"en": "Blue", "es": "Azul"})),
    scenarios=(Scenario("day", {"en": "A day at the river", "es": "Un día junto al río"}),),
    options=(),
    names={"unit": UNITS, "crossing": PLACES},
    kinds={"unit": "unit", "units": "unit", "crossing": "crossing"},
    label=label,
    begin=begin,
    root=war,
    view=view,
    determinize=determinize,
    knowledge=knowledge,
    hidden_slots=frozenset({"unit"}),
    invariants=invariants,
    write=write,
    read=read,
    fingerprint=lambda: "1",
    room=__name__,
)
