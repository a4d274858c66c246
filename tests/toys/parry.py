"""A toy: hidden hands, a card staked face down, and reactions to reactions, three deep.

The rules, by number: 1 each turn the active seat stakes a card face down, 1.1 from its hand, 1.2 on a
place not yet its own; 2 the other may answer with a parry, which may be parried in turn, three times in
all; 2.1 a parry is a card of its hand, 2.2 of the kind that parries; 2.3 a parry that stands makes the
stake fail; 3 the stake is turned up and takes the place on a roll up to its value; 4 both draw up to four
cards; 5 whoever holds all places, or more of them after the last turn, has won.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from grognard.kernel import (
    Ask,
    BadInput,
    Draw,
    Ended,
    Flow,
    Game,
    Option,
    Refused,
    Result,
    Roll,
    Scenario,
    Seat,
    State,
    procedure,
)  # fmt: skip
from tests.toys import paper

SEATS = ("red", "blue")
CARDS = tuple(f"{kind}{value}" for kind in ("cut", "parry") for value in range(1, 7))
PLACES = ("bridge", "gate", "tower")
TURNS = {"skirmish": 4, "siege": 12}
POOL, RED, BLUE, SPENT, STAKED = range(5)
NOBODY = 2
FIRST_PARRY = 6
DEPTH = 3
HAND = 4


@dataclass(slots=True)
class Fight(State):
    turns: int = 4  # how many are left
    active: int = 0
    begun: int = 0
    trumps: int = 0  # option: the six always takes the place
    where: list[int] = field(default_factory=lambda: [POOL] * 12)
    owner: list[int] = field(default_factory=lambda: [NOBODY] * 3)


@procedure
def fight(s: Fight) -> Flow[None]:
    """1: turn by turn."""
    while True:
        if not s.begun:
            yield from deal(s)
        else:
            yield from turn(s)


@procedure
def deal(s: Fight) -> Flow[None]:
    """4: the first hands."""
    yield from draw_up(s, 0)
    yield from draw_up(s, 1)
    s.begun = 1


@procedure
def turn(s: Fight) -> Flow[None]:
    """1: stake, place, reactions, roll, draw."""
    seat = s.active
    stake = yield Ask(
        SEATS[seat], "toy-stake", rule="1", card=hand(s, seat), done=True, tests={"card": (may_stake, seat)}
    )
    if stake is not None:
        s.where[stake] = STAKED
        s.report("toy-staked", "1", by=SEATS[seat], secret={"card": CARDS[stake]}, to=(SEATS[seat],))
        yield from attack(s, seat, stake)
    yield from draw_up(s, seat)
    yield from draw_up(s, 1 - seat)
    s.turns -= 1
    s.active = 1 - seat
    if not s.turns:
        finish(s)


@procedure
def attack(s: Fight, seat: int, stake: int) -> Flow[None]:
    """1.2, 2.3: where the stake goes, and whether it stands."""
    place = yield Ask(
        SEATS[seat], "toy-place", rule="1.2", place=open_places(s, seat), tests={"place": (may_attack, seat)}
    )
    s.report("toy-attacked", "1.2", by=SEATS[seat], place=PLACES[place])
    parried = yield from reaction(s, 1 - seat, 1)
    s.where[stake] = SPENT
    s.report("toy-turned-over", "3", by=SEATS[seat], card=CARDS[stake])
    if not parried:
        yield from assault(s, seat, place, stake % 6 + 1)


@procedure
def reaction(s: Fight, seat: int, depth: int = 1) -> Flow[bool]:
    """2: a parry, unless it is parried itself. Asked of anyone who holds cards, whatever they are."""
    if depth > DEPTH or not hand(s, seat):
        return False
    parry = yield Ask(
        SEATS[seat], "toy-parry", rule="2", args={"depth": depth}, always=True,
        card=parries(s, seat), done=True,
        tests={"card": (may_parry, seat)},
    )  # fmt: skip
    if parry is None:
        return False
    s.where[parry] = SPENT
    s.report("toy-parried", "2.3", by=SEATS[seat], card=CARDS[parry], depth=depth)
    undone = yield from reaction(s, 1 - seat, depth + 1)
    return not undone


@procedure
def assault(s: Fight, seat: int, place: int, value: int) -> Flow[None]:
    """3: a roll up to the value takes the place."""
    if not (s.trumps and value == 6):
        faces = yield Roll(1, rule="3", purpose="toy-assault")
        if faces[0] > value:
            return
    s.owner[place] = seat
    s.report("toy-taken", "3", by=SEATS[seat], place=PLACES[place])
    if s.owner == [seat] * 3:
        finish(s)


@procedure
def draw_up(s: Fight, seat: int) -> Flow[None]:
    """4: up to four cards."""
    missing = HAND - len(hand(s, seat))
    pool = tuple(i for i in range(12) if s.where[i] == POOL)
    if missing > 0 and pool:
        drawn = yield Draw(missing, pool, rule="4")
        for card in drawn:
            s.where[card] = RED + seat
            s.report("toy-drew", "4", by=SEATS[seat], card=CARDS[card], only=(SEATS[seat],))


def hand(s: Fight, seat: int) -> list[int]:
    return [card for card in range(12) if s.where[card] == RED + seat]


def parries(s: Fight, seat: int) -> list[int]:
    return [card for card in hand(s, seat) if card >= FIRST_PARRY]


def open_places(s: Fight, seat: int) -> list[int]:
    return [place for place in range(3) if s.owner[place] != seat]


def may_stake(s: Fight, seat: int, card: int) -> Refused | None:
    return None if s.where[card] == RED + seat else Refused("1.1", "toy-not-in-hand")


def may_attack(s: Fight, seat: int, place: int) -> Refused | None:
    return Refused("1.2", "toy-own-place", place=PLACES[place]) if s.owner[place] == seat else None


def may_parry(s: Fight, seat: int, card: int) -> Refused | None:
    if s.where[card] != RED + seat:
        return Refused("2.1", "toy-not-in-hand")
    return None if card >= FIRST_PARRY else Refused("2.2", "toy-not-a-parry", card=CARDS[card])


def finish(s: Fight) -> None:
    """5: who holds more places."""
    held = [s.owner.count(0), s.owner.count(1)]
    winner = None if held[0] == held[1] else SEATS[held[1] > held[0]]
    level = "toy-decisive" if 3 in held else "toy-points"
    raise Ended(Result(winner, level, dict(zip(SEATS, held, strict=True)), rule="5", reason="toy-places"))


def begin(scenario: str, options: Mapping[str, Any]) -> Fight:
    return Fight(turns=TURNS[scenario], trumps=int(options["trumps"]))


def view(s: Fight, seat: str | None) -> dict[str, Any]:
    return {
        "turns": s.turns, "active": SEATS[s.active], "pool": s.where.count(POOL),
        "spent": [CARDS[card] for card in range(12) if s.where[card] == SPENT],
        "staked": [
            CARDS[i] if SEATS[s.active] == seat else "hidden" for i in range(12) if s.where[i] == STAKED
        ],
        "hands": {
            SEATS[i]: [CARDS[card] if SEATS[i] == seat else "hidden" for card in hand(s, i)] for i in range(2)
        },
        "owner": {PLACES[i]: ([*SEATS, "nobody"])[s.owner[i]] for i in range(3)},
    }  # fmt: skip


def determinize(s: Fight, seat: str, chance: random.Random, held: frozenset[int]) -> Fight:
    other = RED + 1 - SEATS.index(seat)
    unseen = [card for card in range(12) if s.where[card] in (POOL, other) and card not in held]
    places = [s.where[card] for card in unseen]
    chance.shuffle(places)
    for card, place in zip(unseen, places, strict=True):
        s.where[card] = place
    return s


def knowledge(s: Fight) -> list[int]:
    sees = {POOL: 0, RED: 1, BLUE: 2, SPENT: 3, STAKED: 1 << s.active}
    return [sees[place] for place in s.where]


def invariants(s: Fight) -> list[str]:
    found = []
    if len(s.where) != 12 or len(s.owner) != 3:
        return ["cards or places are missing"]
    if any(place > STAKED for place in s.where) or any(owner > NOBODY for owner in s.owner) or s.active > 1:
        found.append("there is no such place")
    if max(len(hand(s, 0)), len(hand(s, 1))) > HAND:
        found.append("a hand holds more than four")
    if s.where.count(STAKED) > 1:
        found.append("two cards are staked")
    return found


def write(s: Fight, scenario: str) -> str:
    return paper.write("parry", s, scenario)


def read(text: str) -> tuple[str, dict[str, Any], Fight]:
    scenario, s = paper.read("parry", text, list(TURNS), lambda name: begin(name, {"trumps": False}), invariants)
    if not s.turns or s.where.count(STAKED):
        raise BadInput("position-wrong", what="a position is between two stakes")
    return scenario, {"trumps": bool(s.trumps)}, s


GAME = Game(
    key="parry",
    title={"en": "Parry", "es": "Parada"},
    seats=(Seat("red", {"en": "Red", "es": "Rojo"}), Seat("blue", {"en": "Blue", "es": "Azul"})),
    scenarios=(
        Scenario("skirmish", {"en": "Skirmish", "es": "Escaramuza"}),
        Scenario("siege", {"en": "Siege", "es": "Asedio"}),
    ),
    options=(Option("trumps", {"en": "Sixes always hit", "es": "El seis siempre acierta"}, "3"),),
    names={"card": CARDS, "place": PLACES},
    begin=begin,
    root=fight,
    view=view,
    determinize=determinize,
    write=write,
    read=read,
    knowledge=knowledge,
    invariants=invariants,
    hidden_slots=frozenset({"stake"}),
    fingerprint=lambda: "1",
    room=__name__,
)
