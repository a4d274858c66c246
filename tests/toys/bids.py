"""A toy: three seats bid for prizes at once, each bid sealed until all are in.

Nobody knows in which order the prizes come. Bids are cards, each used once. The rules, by number:
1 the prizes are shuffled, one lies open; 2 each bids a card or, with the option, sits out; 2.1 a card is
bid once; 3 the highest bid takes the prize; 3.1 equal bids take nothing or, with the option, roll for it;
4 when the prizes are gone, the most points win.
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
    Roll,
    Scenario,
    Seat,
    Shuffle,
    State,
    Together,
    procedure,
)  # fmt: skip
from tests.toys import paper

SEATS = ("red", "green", "blue")
CARDS = {"short": 3, "long": 6}
NAMES = ("", "1", "2", "3", "4", "5", "6")
BEGIN, BID = 0, 1


@dataclass(slots=True)
class Auction(State):
    lots: int = 3
    phase: int = BEGIN
    up: int = 0
    sitting_out: int = 0
    ties_roll: int = 0
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=lambda: [0] * 21)  # seat * 7 + card
    points: list[int] = field(default_factory=lambda: [0, 0, 0])


@procedure
def auction(s: Auction) -> Flow[None]:
    """1: lots in turn."""
    while True:
        if s.phase == BEGIN:
            yield from opening(s)
        else:
            yield from bidding(s)


@procedure
def opening(s: Auction) -> Flow[None]:
    """1: the prizes are shuffled and the first is turned up."""
    order = yield Shuffle(range(1, s.lots + 1), rule="1")
    s.deck = list(order)
    turn_up(s)
    s.phase = BID


@procedure
def bidding(s: Auction) -> Flow[None]:
    """2: all bid at once."""
    bids = yield Together(*asks(s))
    for seat in range(3):
        if bids[seat] is not None:
            s.hand[seat * 7 + bids[seat]] = 0
            s.report("toy-bid", "2", by=SEATS[seat], bid=NAMES[bids[seat]])
    winner = yield from best(s, bids)
    if winner is not None:
        s.points[winner] += s.up
        s.report("toy-won", "3", by=SEATS[winner], prize=s.up)
    turn_up(s)


@procedure
def best(s: Auction, bids: tuple[int | None, ...]) -> Flow[int | None]:
    """3, 3.1: the highest bid, or one of those that are equal by a roll."""
    high = max(bid or 0 for bid in bids)
    first = tuple(seat for seat in range(3) if bids[seat] == high)
    if len(first) == 1:
        return first[0]
    if not (first and s.ties_roll):
        return None
    faces = yield Roll(1, sides=len(first), rule="3.1", purpose="toy-tie")
    winner: int = first[faces[0] - 1]
    return winner


def asks(s: Auction) -> list[Ask]:
    return [
        Ask(
            SEATS[seat], "toy-bid", rule="2", args={"prize": s.up},
            bid=cards(s, seat), done=bool(s.sitting_out),
            tests={"bid": (may_bid, seat)},
        )
        for seat in range(3)
    ]  # fmt: skip


def cards(s: Auction, seat: int) -> list[int]:
    return [card for card in range(1, 7) if may_bid(s, seat, card) is None]


def may_bid(s: Auction, seat: int, card: int) -> Refused | None:
    return None if card and s.hand[seat * 7 + card] else Refused("2.1", "toy-not-in-hand")


def turn_up(s: Auction) -> None:
    """1, 4: the next prize, or the end."""
    if s.deck:
        s.up = s.deck.pop(0)
        s.report("toy-turned-up", "1", prize=s.up)
        return
    s.up = 0
    best = max(s.points)
    winners = [seat for seat in range(3) if s.points[seat] == best]
    winner = SEATS[winners[0]] if len(winners) == 1 else None
    raise Ended(Result(winner, "toy-points", dict(zip(SEATS, s.points, strict=True)), rule="4", reason="toy-sold-out"))


def begin(scenario: str, options: Mapping[str, Any]) -> Auction:
    s = Auction(lots=CARDS[scenario])
    s.sitting_out, s.ties_roll = int(options["sitting-out"]), int(options["ties"] == "roll")
    for seat in range(3):
        for card in range(1, s.lots + 1):
            s.hand[seat * 7 + card] = 1
    return s


def view(s: Auction, seat: str | None) -> dict[str, Any]:
    return {
        "up": s.up, "left": len(s.deck), "points": dict(zip(SEATS, s.points, strict=True)),
        "cards": {SEATS[seat]: [NAMES[card] for card in cards(s, seat)] for seat in range(3)},
    }  # fmt: skip


def determinize(s: Auction, seat: str, chance: random.Random, held: frozenset[int]) -> Auction:
    chance.shuffle(s.deck)
    return s


def invariants(s: Auction) -> list[str]:
    found = []
    if len(s.deck) != len(set(s.deck)) or s.up in s.deck:
        found.append("a prize is there twice")
    if any(not 1 <= prize <= s.lots for prize in s.deck) or len(s.hand) != 21 or len(s.points) != 3:
        found.append("there is no such thing")
    if s.phase == BID and not s.up and s.deck:
        found.append("no prize lies open")
    return found


def write(s: Auction, scenario: str) -> str:
    return paper.write("bids", s, scenario)


def read(text: str) -> tuple[str, dict[str, Any], Auction]:
    scenario, s = paper.read("bids", text, list(CARDS), lambda name: begin(name, DEFAULTS), invariants)
    if s.phase == BID and not s.up:
        raise BadInput("position-lacks", expected="up")
    return scenario, {"sitting-out": bool(s.sitting_out), "ties": "roll" if s.ties_roll else "none"}, s


DEFAULTS = {"sitting-out": False, "ties": "none"}
GAME = Game(
    key="bids",
    title={"en": "Bids", "es": "Pujas"},
    seats=(
        Seat("red", {"en": "Red", "es": "Rojo"}),
        Seat("green", {"en": "Green", "es": "Verde"}),
        Seat("blue", {"en": "Blue", "es": "Azul"}),
    ),
    scenarios=(
        Scenario("short", {"en": "Three prizes", "es": "Tres premios"}),
        Scenario("long", {"en": "Six prizes", "es": "Seis premios"}),
    ),
    options=(
        Option("sitting-out", {"en": "Sitting out", "es": "Abstenerse"}, "2"),
        Option("ties", {"en": "Ties", "es": "Empates"}, "3.1", values=("none", "roll"), default="none"),
    ),
    names={"bid": NAMES},
    begin=begin,
    root=auction,
    view=view,
    determinize=determinize,
    write=write,
    read=read,
    invariants=invariants,
    fingerprint=lambda: "1",
    room=__name__,
)
