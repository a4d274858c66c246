"""Tables in the middle of play, as anybody can find them out who asks: what those who mean ill begin with."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import grognard
from tests.server.door import Door
from tests.server.within import Within

GAME = grognard.game("leningrad41")
Offer = tuple[str, str | None]
SEATS = tuple(seat.id for seat in GAME.seats)


@dataclass(slots=True)
class Chair:
    """A person's seat at a table, and what it is shown."""

    table: str
    seat: str
    position: str
    offers: list[Offer]
    moments: int
    undo: bool
    over: bool

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/seats/{self.seat}"

    def takes(self, verb: object, noun: object) -> bool:
        """Is this answer offered, in whatever way its noun is written?"""
        meant = GAME.noun(verb, noun) if isinstance(verb, str) and noun is not None else None
        return any(
            verb == offered and (noun is None if name is None else meant == GAME.noun(offered, name))
            for offered, name in self.offers
        )


@dataclass(slots=True)
class Scene:
    """Tables with their chairs, and what was accepted on the way here."""

    door: Door | Within
    chairs: list[Chair] = field(default_factory=list)
    past: list[tuple[Chair, str, dict[str, Any]]] = field(default_factory=list)  # chair, path, body
    saved: str = ""

    @property
    def asked(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.offers]

    @property
    def idle(self) -> list[Chair]:
        return [chair for chair in self.chairs if not chair.offers]

    def tables(self) -> list[str]:
        return sorted({chair.table for chair in self.chairs})

    def look(self, table: str, seat: str) -> Chair:
        """What a seat is shown now."""
        told = self._told("GET", f"/api/tables/{table}/seats/{seat}")
        return Chair(
            table, seat, told["position"], offers(told), told["moments"], told["undo"], told["result"] is not None
        )

    def answer(self, chair: Chair, given: Offer) -> None:
        """An answer as it should be."""
        verb, noun = given
        body = {"position": chair.position, "verb": verb, "noun": noun}
        path = f"{chair.path}/answers"
        self._told("POST", path, body)
        self.past.append((chair, path, body))

    def open(self, answers: int, chance: random.Random, **wanted: Any) -> None:
        """A table with a new match, played so far at random by the persons at it."""
        chairs = self.bring(GAME.start(seed=chance.randrange(1 << 30), **wanted).save())
        for _ in range(answers):
            asked = [chair for chair in (self.look(each.table, each.seat) for each in chairs) if chair.offers]
            self.answer(asked[0], chance.choice(asked[0].offers))

    def bring(self, saved: str, *people: str) -> list[Chair]:
        """A table from a saved match, with a person in this seat, or persons in all."""
        table = self._told("POST", "/api/tables/import" + "".join(f"?seat={seat}" for seat in people), saved)["id"]
        chairs = [self.look(table, seat) for seat in people or SEATS]
        self.chairs += chairs
        return chairs

    def state(self) -> list[str]:
        """All tables as they are: their saves, and what the list says of them."""
        listed = self._told("GET", "/api/tables?lang=en")
        saves = [self.door.ask("GET", f"/api/tables/{table}/export").body.decode() for table in self.tables()]
        return [*saves, *(f"{each['id']} {each['waiting']} {each['changed']}" for each in listed)]

    def _told(self, method: str, path: str, body: Any = None) -> Any:
        reply = self.door.ask(method, path, body)
        assert 200 <= reply.status < 300, f"{path}: {reply.status} {reply.body[:400]!r}"
        return reply.told


def offers(look: dict[str, Any]) -> list[Offer]:
    """All answers that a look offers."""
    return [
        (verb["verb"], name)
        for ask in look["asks"]
        for verb in ask["verbs"]
        for name in ([noun["name"] for noun in verb["nouns"]] if verb["nouns"] is not None else [None])
    ]


def finished() -> str:
    """The save of a match that is over."""
    match, chance = GAME.start("preludes", seed="finished"), random.Random("finished")
    while match.result is None:
        ask = match.asks[0]
        match.play(ask.seat, *chance.choice(ask.answers()))
    return match.save()


def scene(door: Door | Within, seed: int) -> Scene:
    """Two matches between persons, one against a computer that waits, one that is over, one not begun."""
    chance = random.Random(f"scene {seed}")
    made = Scene(door, saved=GAME.start("preludes", seed=seed).save())
    made.open(30, chance, scenario="preludes")
    made.open(12, chance, scenario="campaign", options={"rail": True})
    made.bring(made.saved, "axis")
    made.bring(finished())
    made.open(0, chance, scenario="circle")
    made.chairs = [made.look(chair.table, chair.seat) for chair in made.chairs]
    return made
