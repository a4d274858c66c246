"""The server is killed while people play, again and again: what was acknowledged is there, and the match goes on.

At some tables two persons sit, at one a computer. Each player is a thread that answers what its seat is asked until
the line goes dead. After every start the saves must hold all answers that were acknowledged, in order; at most one
more may be there, which was on the disk already when the server died before saying so.
"""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import grognard
from tests.server.door import Door
from tests.server.running import Server
from tests.server.scene import GAME, SEATS, Offer, offers

KILLS = 20
TABLES = 3
MOST = 25  # answers until the next kill, at most; how many is drawn
LATER = 0.02  # seconds after the last of them, at most: while another one is read, played, written or acknowledged
TICK = 0.02


@dataclass
class Player:
    """Who plays all persons of a table, and what the server has acknowledged."""

    table: str
    people: tuple[str, ...]
    chance: random.Random
    acknowledged: list[tuple[str, Offer]] = field(default_factory=list)

    def play(self, port: int, enough: threading.Semaphore) -> None:
        """Answer until the line goes dead."""
        with closing(Door(port)) as door, suppress(OSError, http.client.HTTPException):
            while True:
                answered = [self._answer(door, seat, enough) for seat in self.people]
                if not any(answered):
                    time.sleep(TICK)  # the computer's turn

    def _answer(self, door: Door, seat: str, enough: threading.Semaphore) -> bool:
        """Answer for a seat, if it is asked."""
        look = door.get(f"/api/tables/{self.table}/seats/{seat}")
        if not look["asks"]:
            return False
        verb, noun = self.chance.choice(offers(look))
        sent = {"position": look["position"], "verb": verb, "noun": noun}
        reply = door.ask("POST", f"/api/tables/{self.table}/seats/{seat}/answers", sent)
        assert reply.status == 200, reply
        self.acknowledged.append((seat, (verb, noun)))
        enough.release()
        return True

    def check(self, door: Door) -> None:
        """All that was acknowledged is in the save, and at most one answer more; from now on that one counts too."""
        reply = door.ask("GET", f"/api/tables/{self.table}/export")
        match = grognard.load(reply.body)  # plays all answers again
        kept = [tuple(each.split("/", 2)) for each in json.loads(reply.body)["answers"].split()]
        mine = [
            (seat, (verb, rest[0] if rest else None)) for seat, verb, *rest in kept if seat in self.people
        ]  # fmt: skip
        known = len(self.acknowledged)
        assert mine[:known] == self.acknowledged
        assert len(mine) <= known + 1
        self.acknowledged = mine
        for seat in self.people:
            look = door.get(f"/api/tables/{self.table}/seats/{seat}")
            assert offers(look) == [
                (verb, None if noun is None else match.game.name(verb, noun))
                for ask in match.asks
                if ask.seat == seat
                for verb, noun in ask.answers()
            ] or len(self.people) < len(SEATS)  # the computer has played on meanwhile


def test_what_was_acknowledged_survives_twenty_kills_and_the_matches_go_on(tmp_path: Path) -> None:
    chance = random.Random("kill")
    server = Server(tmp_path / "data").start()
    with closing(server.door()) as door:
        players = [sit(door, number, chance) for number in range(TABLES)]
    try:
        for _ in range(KILLS):
            enough = threading.Semaphore(0)
            threads = [threading.Thread(target=player.play, args=(server.port, enough)) for player in players]
            for thread in threads:
                thread.start()
            for _ in range(chance.randint(1, MOST)):
                assert enough.acquire(timeout=60)
            time.sleep(chance.random() * LATER)
            server.kill()
            for thread in threads:
                thread.join()
            server.start()
            with closing(server.door()) as door:
                for player in players:
                    player.check(door)
        print([len(player.acknowledged) for player in players])
        assert all(player.acknowledged for player in players)
        assert sum(len(player.acknowledged) for player in players) > KILLS * MOST / 4
        server.stop()
    finally:
        server.kill()


def sit(door: Door, number: int, chance: random.Random) -> Player:
    """A new table: two persons, or for the last one against the computer."""
    people, end = (SEATS, "") if number < TABLES - 1 else (SEATS[:1], f"?seat={SEATS[0]}")
    match = GAME.start("campaign", seed=number)
    return Player(door.post(f"/api/tables/import{end}", match.save())["id"], people, random.Random(chance.random()))
