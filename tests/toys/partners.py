"""A toy: two partners who see each other's cards against a rover, with a deck that is shuffled anew.

The rules, by number: 1 in turn each seat does one thing: 1.1 lays a card of its hand in a row, 1.2 gives
one to its partner, or 1.3 changes its whole hand; 2 a card goes into a row that has room, 2.1 for three;
2.2 a full row scores for the side with the higher sum there and is cleared away; 3 hands are filled up to
three from the deck, 3.1 which is made anew from the cards laid aside; 4 after the last turn the higher score
wins, or whoever reaches the goal before.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from grognard.kernel import (
    Ask,
    BadInput,
    Ended,
    Flow,
    Game,
    Option,
    Refused,
    Result,
    Scenario,
    Seat,
    Shuffle,
    State,
    procedure,
)  # fmt: skip
from tests.toys import paper

SEATS = ("east", "rover", "west")
ROVER = 1
PARTNER = (2, ROVER, 0)
CARDS = tuple(f"{colour}-{value}" for colour in ("oak", "elm", "fir") for value in range(1, 6))
ROWS = ("", "front", "middle", "rear")
LAST = {"evening": 9, "night": 24}
DECK, ASIDE, ROW = 0, 4, 4  # 1 to 3: a seat's hand; 5 to 7: a row
HAND = 3
ROOM = 3


@dataclass(slots=True)
class Table(State):
    turn: int = 0
    last: int = 9
    goal: int = 6
    deck: list[int] = field(default_factory=list)  # in the order in which it will be drawn
    where: list[int] = field(default_factory=lambda: [DECK] * 15)
    laid_by: list[int] = field(default_factory=lambda: [0] * 15)
    score: list[int] = field(default_factory=lambda: [0, 0])  # the partners, the rover


@procedure
def table(s: Table) -> Flow[None]:
    """1: in turn."""
    while True:
        if not s.turn:
            yield from deal(s)
        else:
            yield from one_turn(s)


@procedure
def deal(s: Table) -> Flow[None]:
    """3: a shuffled deck, three cards each."""
    order = yield Shuffle(range(15), rule="3")
    s.deck = list(order)
    for seat in range(3):
        yield from fill(s, seat)
    s.turn = 1


@procedure
def one_turn(s: Table) -> Flow[None]:
    """1: one of three things."""
    seat = s.turn % 3
    did = yield Ask(
        SEATS[seat], "toy-turn", rule="1", args={"turn": s.turn}, card=hand(s, seat), change=True,
        give=hand(s, seat) if seat != ROVER else [],
        tests={"card": (may_lay, seat), "give": (may_give, seat)},
    )  # fmt: skip
    verb, card = did
    if verb == "card":
        yield from lay(s, seat, card)
    elif verb == "give":
        give(s, seat, card)
    else:
        yield from change(s, seat)
    yield from fill(s, seat)
    s.turn += 1
    if s.turn > s.last:
        finish(s)


@procedure
def lay(s: Table, seat: int, card: int) -> Flow[None]:
    """2: into a row."""
    row = yield Ask(SEATS[seat], "toy-row", rule="2", row=open_rows(s), tests={"row": (has_room,)})
    s.where[card], s.laid_by[card] = ROW + row, seat
    s.report("toy-laid", "1.1", by=SEATS[seat], card=CARDS[card], row=ROWS[row])
    if has_room(s, row) is not None:
        score_row(s, row)


@procedure
def change(s: Table, seat: int) -> Flow[None]:
    """1.3: all cards of the hand are laid aside."""
    for card in hand(s, seat):
        s.where[card] = ASIDE
    s.report("toy-changed", "1.3", by=SEATS[seat])
    yield from renew(s)


@procedure
def fill(s: Table, seat: int) -> Flow[None]:
    """3: up to three cards."""
    while len(hand(s, seat)) < HAND:
        if not s.deck:
            yield from renew(s)
        if not s.deck:
            return
        card = s.deck.pop(0)
        s.where[card] = 1 + seat
        s.report("toy-drew", "3", by=SEATS[seat], secret={"card": CARDS[card]}, to=team(seat))


@procedure
def renew(s: Table) -> Flow[None]:
    """3.1: the cards laid aside are the deck again, when it is gone."""
    aside = tuple(card for card in range(15) if s.where[card] == ASIDE)
    if s.deck or not aside:
        return
    order = yield Shuffle(aside, rule="3.1")
    s.deck = list(order)
    for one in order:
        s.where[one] = DECK
    s.report("toy-shuffled", "3.1", cards=len(order))


def hand(s: Table, seat: int) -> list[int]:
    return [card for card in range(15) if s.where[card] == 1 + seat]


def team(seat: int) -> tuple[str, ...]:
    """Who sees the hand of a seat."""
    return (SEATS[ROVER],) if seat == ROVER else (SEATS[0], SEATS[2])


def may_lay(s: Table, seat: int, card: int) -> Refused | None:
    return None if s.where[card] == 1 + seat else Refused("1.1", "toy-not-in-hand")


def may_give(s: Table, seat: int, card: int) -> Refused | None:
    if seat == ROVER:
        return Refused("1.2", "toy-no-partner")
    return None if s.where[card] == 1 + seat else Refused("1.2", "toy-not-in-hand")


def has_room(s: Table, row: int) -> Refused | None:
    if not row or s.where.count(ROW + row) >= ROOM:
        return Refused("2.1", "toy-row-full", row=ROWS[row])
    return None


def open_rows(s: Table) -> list[int]:
    return [row for row in range(1, 4) if has_room(s, row) is None]


def give(s: Table, seat: int, card: int) -> None:
    """1.2: a card for the partner, who may hold more than three for it."""
    s.where[card] = 1 + PARTNER[seat]
    s.report("toy-gave", "1.2", by=SEATS[seat], secret={"card": CARDS[card]}, to=team(seat))


def score_row(s: Table, row: int) -> None:
    """2.2: the higher sum scores, and the row is cleared away."""
    laid = [card for card in range(15) if s.where[card] == ROW + row]
    sums = [0, 0]
    for card in laid:
        sums[s.laid_by[card] == ROVER] += card % 5 + 1
    if sums[0] != sums[1]:
        s.score[sums[1] > sums[0]] += 1
    for card in laid:
        s.where[card], s.laid_by[card] = ASIDE, 0
    s.report("toy-scored", "2.2", row=ROWS[row], sums=sums)
    if max(s.score) >= s.goal:
        finish(s)


def finish(s: Table) -> None:
    """4: the higher score."""
    partners, rover = s.score
    winner = None if partners == rover else SEATS[ROVER] if rover > partners else SEATS[0]
    scores = {SEATS[0]: partners, SEATS[ROVER]: rover, SEATS[2]: partners}
    raise Ended(Result(winner, "toy-points", scores, rule="4", reason="toy-score"))


def begin(scenario: str, options: Mapping[str, Any]) -> Table:
    return Table(last=LAST[scenario], goal=options["goal"])


def view(s: Table, seat: str | None) -> dict[str, Any]:
    rows: dict[str, list[list[str]]] = {name: [] for name in ROWS if name}
    for card in range(15):
        if s.where[card] > ROW:
            rows[ROWS[s.where[card] - ROW]].append([CARDS[card], SEATS[s.laid_by[card]]])
    return {
        "turn": s.turn, "deck": len(s.deck), "aside": s.where.count(ASIDE),
        "hands": {
            SEATS[i]: [CARDS[card] if seat in team(i) else "hidden" for card in hand(s, i)] for i in range(3)
        },
        "rows": rows, "score": {"partners": s.score[0], "rover": s.score[1]},
    }  # fmt: skip


def determinize(s: Table, seat: str, chance: random.Random, held: frozenset[int]) -> Table:
    """What the side does not see: the others' hands, the deck and what was laid aside face down."""
    own = team(SEATS.index(seat))
    hidden = {DECK, ASIDE} | {1 + i for i in range(3) if SEATS[i] not in own}
    unseen = [card for card in range(15) if s.where[card] in hidden and card not in held]
    places = [s.where[card] for card in unseen]
    chance.shuffle(places)
    for card, place in zip(unseen, places, strict=True):
        s.where[card] = place
    s.deck = [card for card in range(15) if s.where[card] == DECK]
    chance.shuffle(s.deck)
    return s


def knowledge(s: Table) -> list[int]:
    partners, rover = 0b101, 0b010
    sees = (0, partners, rover, partners, 0, 7, 7, 7)
    return [sees[place] for place in s.where]


def invariants(s: Table) -> list[str]:
    if len(s.where) != 15 or len(s.laid_by) != 15 or len(s.score) != 2:
        return ["cards or scores are missing"]
    found = []
    if any(place > ROW + 3 for place in s.where) or any(seat > 2 for seat in s.laid_by):
        found.append("there is no such place")
    if s.turn and sorted(s.deck) != [card for card in range(15) if s.where[card] == DECK]:
        found.append("the deck is not what lies in it")
    if any(s.where.count(ROW + row) >= ROOM for row in range(1, 4)):
        found.append("a full row was not scored")
    return found


def write(s: Table, scenario: str) -> str:
    return paper.write("partners", s, scenario)


def read(text: str) -> tuple[str, dict[str, Any], Table]:
    scenario, s = paper.read("partners", text, list(LAST), lambda name: begin(name, {"goal": 6}), invariants)
    if s.goal not in GOALS or s.turn > s.last or max(s.score) >= s.goal:
        raise BadInput("position-wrong", what="the match is over")
    return scenario, {"goal": s.goal}, s


GOALS = (2, 6)
GAME = Game(
    key="partners",
    title={"en": "Partners", "es": "Socios"},
    seats=(
        Seat("east", {"en": "East", "es": "Este"}, team="partners"),
        Seat("rover", {"en": "Rover", "es": "Errante"}),
        Seat("west", {"en": "West", "es": "Oeste"}, team="partners"),
    ),
    scenarios=(
        Scenario("evening", {"en": "An evening", "es": "Una tarde"}),
        Scenario("night", {"en": "A night", "es": "Una noche"}),
    ),
    options=(Option("goal", {"en": "Goal", "es": "Meta"}, "4", values=GOALS, default=6),),
    names={"card": CARDS, "give": CARDS, "row": ROWS},
    begin=begin,
    root=table,
    view=view,
    determinize=determinize,
    write=write,
    read=read,
    knowledge=knowledge,
    invariants=invariants,
    hidden_slots=frozenset({"card"}),
    kinds={"give": "card"},
    fingerprint=lambda: "1",
    room=__name__,
)
