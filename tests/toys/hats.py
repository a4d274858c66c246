"""The smallest game with something hidden, and every way to build it wrong that the laws should notice.

Two seats hold three of nine cards each; in turn each lays one (1.1) or looks into the hat (1.2); a roll says
whether a card counts (2). When the cards are laid, the higher score wins (3). `FLAWS` are its broken
variants: each is the same game with one mistake.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from grognard.kernel import (
    Ask,
    Draw,
    Ended,
    Flow,
    Game,
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
CARDS = tuple(f"hat{i}" for i in range(9))
HAT, LAID = 0, 3
MEMORY: list[int] = []  # what a rule must never have


@dataclass(slots=True)
class Hats(State):
    flaw: int = 0
    turn: int = 0
    looked: int = 9  # the card on top of the hat, when red has looked; 9 is none
    where: list[int] = field(default_factory=lambda: [HAT] * 9)
    score: list[int] = field(default_factory=lambda: [0, 0])


@dataclass(slots=True)
class SharedHats(Hats):
    """Its clones share a list."""

    def clone(self) -> "SharedHats":
        twin = Hats.clone(self)
        twin.where = self.where
        return twin


@procedure
def game(s: Hats) -> Flow[None]:
    """1: in turn."""
    while True:
        if not s.turn:
            yield from deal(s)
        else:
            yield from one_turn(s)


@procedure
def deal(s: Hats) -> Flow[None]:
    """1: three cards each."""
    cards = yield Draw(6, range(9), rule="1")
    for place in range(6):
        s.where[cards[place]] = 1 + place % 2
    s.turn = 1


@procedure
def one_turn(s: Hats) -> Flow[None]:
    """1: lay a card, or look."""
    seat = 1 - s.turn % 2
    if has(s, "acts-early"):
        s.report("hats-laid", "1", by=SEATS[seat], card="")
    kept = hand(s, seat) if has(s, "list-in-frame") else None
    did = yield Ask(
        SEATS[seat], "hats-turn", rule="1", args=told(s, seat), pair=True,
        card=offered(s, seat), look=(s.looked == 9 and seat == 0) or has(s, "never-ends"), done=has(s, "never-ends"),
        tests={"card": (may_lay, seat)},
    )  # fmt: skip
    verb, card = did
    if verb == "card":
        yield from lay(s, seat, card)
    elif verb == "look":
        look(s)
        return
    if has(s, "loses-a-card") and s.turn == 3:
        s.where[s.where.index(HAT)] = 7
    s.turn += 1
    if kept is None and not hand(s, 0) and not hand(s, 1):
        finish(s)


@procedure
def lay(s: Hats, seat: int, card: int) -> Flow[None]:
    """2: a roll says whether it counts."""
    if has(s, "does-not-apply") and card == 8:
        raise KeyError(card)
    s.where[card] = LAID
    s.report("hats-laid", "1.1", by=SEATS[seat], card=CARDS[card])
    if has(s, "no-words"):
        s.report("hats-unheard", "1.1")
    if has(s, "leaky-event"):
        s.report("hats-laid", "1.1", by=SEATS[1 - seat], card="".join(str(i) for i in hand(s, 1 - seat)))
        return
    faces = yield Roll(1, rule="2", purpose="hats-count")
    s.score[seat] += counts(s, faces[0])


def counts(s: Hats, face: int) -> int:
    if has(s, "own-chance"):
        return random.randint(0, 1)
    if has(s, "own-memory"):
        MEMORY.append(face)
        return len(MEMORY) % 2
    if has(s, "hash-in-rules"):
        return hash("hat") % 7
    if has(s, "bool-in-state"):
        s.where[0] = s.where[0] == LAID or s.where[0]
    return int(face > 2)


def look(s: Hats) -> None:
    """1.2: the lowest card in the hat."""
    s.looked = s.where.index(HAT)
    s.report("hats-looked", "1.2", by="red", secret={"card": CARDS[s.looked]}, to=("red",))


def has(s: Hats, flaw: str) -> bool:
    return bool(s.flaw) and FLAWS[s.flaw] == flaw


def hand(s: Hats, seat: int) -> list[int]:
    return [card for card in range(9) if s.where[card] == 1 + seat]


def offered(s: Hats, seat: int) -> list[int]:
    cards = hand(s, seat)
    if has(s, "offers-too-much"):
        return [*cards, *[card for card in range(9) if s.where[card] == LAID]]
    if has(s, "offers-too-little") and len(cards) == 3:
        return cards[1:]
    return cards * 2 if has(s, "offers-twice") else cards


def told(s: Hats, seat: int) -> dict[str, Any]:
    return {"theirs": sum(hand(s, 1 - seat))} if has(s, "leaky-ask") else {}


def may_lay(s: Hats, seat: int, card: int) -> Refused | None:
    if s.where[card] == 1 + seat:
        return None
    if has(s, "leaky-refusal") and s.where[card] == HAT:
        return Refused("1.1", "toy-not-a-parry", card=CARDS[card])
    if has(s, "no-rule"):
        return Refused("", "toy-not-in-hand")
    if has(s, "no-message"):
        return Refused("1.1", "")
    if has(s, "mute-message"):
        return Refused("1.1", "toy-own-place")  # the message wants to know which place
    return Refused("1.1", "toy-not-in-hand")


def finish(s: Hats) -> None:
    """3: the higher score."""
    if has(s, "never-ends"):
        return
    red, blue = s.score
    winner = None if red == blue else SEATS[blue > red]
    raise Ended(Result(winner, "toy-points", {"red": red, "blue": blue}, rule="3", reason="toy-score"))


def begin(scenario: str, options: Mapping[str, Any]) -> Hats:
    return Hats()


def view(s: Hats, seat: str | None) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "turn": s.turn, "score": s.score[:],
        "laid": [CARDS[card] for card in range(9) if s.where[card] == LAID],
        "hand": [CARDS[card] for card in hand(s, SEATS.index(seat))] if seat else [],
        "looked": CARDS[s.looked] if seat == "red" and s.looked < 9 else s.looked < 9,
    }  # fmt: skip
    if has(s, "leaky-view"):
        shown["hat"] = sum(card for card in range(9) if s.where[card] == HAT)
    if has(s, "leaky-spectator") and seat is None:
        shown["hat"] = s.where.index(HAT)
    if has(s, "hash-in-view"):
        shown["laid"] = list({*CARDS} - {*shown["hand"]})
    if has(s, "odd-view"):
        shown["laid"] = {*shown["laid"]}
    return shown


def determinize(s: Hats, seat: str, chance: random.Random, held: frozenset[int]) -> Hats:
    if has(s, "imagines-nothing"):
        return s
    unseen = [card for card in range(9) if s.where[card] in (HAT, 2 - SEATS.index(seat)) and card != s.looked]
    if seat == "red" and s.looked < 9:  # it is the lowest there
        unseen = [card for card in unseen if card > s.looked or s.where[card] != HAT]
        unseen = [card for card in unseen if card > s.looked]
    elif s.looked < 9:
        return s
    places = [s.where[card] for card in unseen]
    chance.shuffle(places)
    for card, place in zip(unseen, places, strict=True):
        s.where[card] = place
    if has(s, "imagines-nonsense"):
        s.where[unseen[0]] = 7
    return s


def knowledge(s: Hats) -> list[int]:
    sees = (0, 1, 2, 3)
    known = [sees[place & 3] for place in s.where]
    if s.looked < 9 and not has(s, "looks-without-trace"):
        known[s.looked] |= 1
    return known


def invariants(s: Hats) -> list[str]:
    return [f"{CARDS[i]} is nowhere" for i in range(9) if s.where[i] > LAID]


def write(s: Hats, scenario: str) -> str:
    text = paper.write("hats", s, scenario)
    if has(s, "forgetful-notation"):
        text = "\n".join(line for line in text.split("\n") if not line.startswith("score"))
    return text


def read(text: str) -> tuple[str, dict[str, Any], Hats]:
    scenario, s = paper.read("hats", text, ["plain"], lambda name: Hats(), lambda s: [])
    return scenario, {}, s


FLAWS = (
    "", "leaky-view", "leaky-spectator", "leaky-ask", "leaky-event", "leaky-refusal", "imagines-nothing",
    "imagines-nonsense", "looks-without-trace", "acts-early", "list-in-frame", "bool-in-state", "does-not-apply",
    "offers-too-much", "offers-too-little", "offers-twice", "no-rule", "no-message", "mute-message", "never-ends",
    "loses-a-card", "own-chance", "own-memory", "hash-in-rules", "hash-in-view", "odd-view", "no-words",
    "forgetful-notation",
)  # fmt: skip
GAME = Game(
    key="hats",
    title={"en": "Hats", "es": "Sombreros"},
    seats=(Seat("red", {"en": "Red", "es": "Rojo"}), Seat("blue", {"en": "Blue", "es": "Azul"})),
    scenarios=(Scenario("plain", {"en": "Plain", "es": "Simple"}),),
    options=(),
    names={"card": CARDS},
    begin=begin,
    root=game,
    view=view,
    determinize=determinize,
    write=write,
    read=read,
    knowledge=knowledge,
    invariants=invariants,
    fingerprint=lambda: "1",
    room=__name__,
)


def _broken(flaw: str) -> Game:
    number = FLAWS.index(flaw)
    return replace(GAME, begin=lambda scenario, options: Hats(flaw=number))


BROKEN = {flaw: _broken(flaw) for flaw in FLAWS if flaw}
BROKEN["shared-list"] = replace(GAME, begin=lambda scenario, options: SharedHats())
BROKEN["spaced-names"] = replace(GAME, key="spaced", names={"card": tuple(f"hat {i}" for i in range(9))})
BROKEN["same-names"] = replace(GAME, key="same", names={"card": ("hat",) * 9})
BROKEN["one-language"] = replace(GAME, title={"en": "Hats"})
globals().update({flaw.replace("-", "_"): made for flaw, made in BROKEN.items()})  # for other processes to find
