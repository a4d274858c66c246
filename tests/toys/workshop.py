"""A toy: two seats build in secret, at the same time, each at its own pace.

The rules, by number: 1 each season both have points; 2 a thing is built once and costs its number; 2.1 what is
left over is lost; 3 when both have done, all is laid open; 4 after the last season the greater value wins.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from grognard.kernel import Apart, Ask, Ended, Flow, Game, Refused, Result, Scenario, Seat, State, procedure
from tests.toys import paper

SEATS = ("east", "west")
NAMES = ("", "cart", "plough", "wheel", "mill", "bridge")
SEASONS = {"spring": 1, "year": 3}
POINTS = 5
MORE = 6  # where the second seat's things begin


@dataclass(slots=True)
class Works(State):
    seasons: int = 1
    points: list[int] = field(default_factory=lambda: [POINTS, POINTS])
    done: list[int] = field(default_factory=lambda: [0, 0])
    built: list[int] = field(default_factory=lambda: [0] * (2 * MORE))  # seat * MORE + thing
    shown: list[int] = field(default_factory=lambda: [0] * (2 * MORE))


@procedure
def works(s: Works) -> Flow[None]:
    """1: season after season."""
    while True:
        if s.done[0] and s.done[1]:
            lay_open(s)
        else:
            yield from season(s)


@procedure
def season(s: Works) -> Flow[None]:
    """2: whoever is not done builds a thing, or has done."""
    seat, thing = yield Apart(*(ask(s, each) for each in range(2) if not s.done[each]))
    number = SEATS.index(seat)
    if thing is None:
        s.done[number] = 1
        return
    s.built[number * MORE + thing] = 1
    s.points[number] -= thing
    s.report("toy-built", "2", by=seat, secret={"thing": NAMES[thing]}, to=(seat,), only=(seat,))


def ask(s: Works, seat: int) -> Ask:
    things = [thing for thing in range(1, MORE) if may_build(s, seat, thing) is None]
    return Ask(SEATS[seat], "toy-build", rule="2", thing=things, done=True, always=True,
               tests={"thing": (may_build, seat)})  # fmt: skip


def may_build(s: Works, seat: int, thing: int) -> Refused | None:
    if not thing or s.built[seat * MORE + thing]:
        return Refused("2", "toy-stands-already")
    return None if thing <= s.points[seat] else Refused("2", "toy-too-dear")


def lay_open(s: Works) -> None:
    """3, 4: all is seen; another season, or the end."""
    s.shown[:] = s.built
    s.report("toy-laid-open", "3")
    s.seasons -= 1
    s.points[:], s.done[:] = [POINTS, POINTS], [0, 0]
    if not s.seasons:
        value = [sum(thing * s.built[seat * MORE + thing] for thing in range(MORE)) for seat in range(2)]
        winner = None if value[0] == value[1] else SEATS[value.index(max(value))]
        scores = dict(zip(SEATS, value, strict=True))
        raise Ended(Result(winner, "toy-points", scores, rule="4", reason="toy-sold-out"))


def begin(scenario: str, options: Mapping[str, Any]) -> Works:
    return Works(seasons=SEASONS[scenario])


def view(s: Works, seat: str | None) -> dict[str, Any]:
    return {
        "seasons": s.seasons, "done": dict(zip(SEATS, s.done, strict=True)),
        "points": s.points[SEATS.index(seat)] if seat else None,
        "built": {name: [NAMES[thing] for thing in range(1, MORE)
                         if (s.built if name == seat else s.shown)[number * MORE + thing]]
                  for number, name in enumerate(SEATS)},
    }  # fmt: skip


def knowledge(s: Works) -> list[int]:
    return [3 if shown else 0 for shown in s.shown]


def determinize(s: Works, seat: str, chance: random.Random, held: frozenset[int]) -> Works:
    """What the other has built this season is drawn afresh, within its points."""
    other = 1 - SEATS.index(seat)
    s.points[other] = POINTS
    for thing in range(1, MORE):
        at = other * MORE + thing
        if not s.shown[at]:
            s.built[at] = int(thing <= s.points[other] and chance.random() < 0.5)
            s.points[other] -= thing * s.built[at]
    return s


def invariants(s: Works) -> list[str]:
    found = ["a thing that nobody built is shown"] if any(map(int.__gt__, s.shown, s.built)) else []
    if s.seasons < 0 or any(points < 0 for points in s.points) or len(s.built) != 2 * MORE:
        found.append("there is no such thing")
    return found


def write(s: Works, scenario: str) -> str:
    return paper.write("workshop", s, scenario)


def read(text: str) -> tuple[str, dict[str, Any], Works]:
    scenario, s = paper.read("workshop", text, list(SEASONS), lambda name: begin(name, {}), invariants)
    return scenario, {}, s


GAME = Game(
    key="workshop",
    title={"en": "Workshop", "es": "Taller"},
    seats=(Seat("east", {"en": "East", "es": "Este"}), Seat("west", {"en": "West", "es": "Oeste"})),
    scenarios=(
        Scenario("year", {"en": "Three seasons", "es": "Tres temporadas"}),
        Scenario("spring", {"en": "One season", "es": "Una temporada"}),
    ),
    options=(),
    names={"thing": NAMES},
    begin=begin,
    root=works,
    view=view,
    determinize=determinize,
    knowledge=knowledge,
    write=write,
    read=read,
    invariants=invariants,
    fingerprint=lambda: "1",
    room=__name__,
)
