"""The server: how long an answer takes until it is on the disk, and how much is sent for it."""

from __future__ import annotations

import json
import random
import statistics
import time
import zlib
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

import grognard
from grognard.bench import Figure, timed
from grognard.bench.house import LONGEST, House, running

ANSWERS = 200
WINDOW = 12  # bits of what a message may be packed against: what the server agrees on with a browser


def figures(key: str, loop: float) -> Iterator[Figure]:
    """Two persons at one table, each with a socket; one answer after the other."""
    with running() as house:
        seats = [seat.id for seat in grognard.game(key).seats]
        table = open_table(house, key, dict.fromkeys(seats, "person"))
        lines = {seat: _listen(house, table, seat) for seat in seats}
        looks = {seat: json.loads(line.recv(LONGEST))["look"] for seat, line in lines.items()}
        taken, sent, wire = _play(house, table, lines, looks)
        for line in lines.values():
            line.close()
        path = f"/api/tables/{table}/seats/{seats[0]}"
        whole, packed = house.raw(path), house.raw(path, **{"Accept-Encoding": "gzip"})
    yield timed("an answer, until it is on the disk", statistics.median(taken), 1e3, "ms", "-", loop)
    yield Figure("sent to a seat for an answer, median", statistics.median(sent), "bytes")
    yield Figure("sent to a seat for an answer, mean", statistics.mean(sent), "bytes")
    yield Figure("the same, packed as sockets do", statistics.mean(wire), "bytes")
    yield Figure("a whole look", len(whole), "bytes")
    yield Figure("a whole look, packed", len(packed), "bytes")


def open_table(house: House, key: str, players: dict[str, str], scenario: str | None = None) -> str:
    """A new table of a game."""
    wanted = {"game": key, "scenario": scenario or grognard.game(key).scenarios[0].id, "options": {}, "seats": players}
    return str(house.ask("/api/tables", wanted)["id"])


def _listen(house: House, table: str, seat: str) -> ClientConnection:
    address = f"ws://{house.place}/api/tables/{table}/seats/{seat}/live?lang=en"
    return connect(address, origin=Origin(house.address), max_size=None, proxy=None)


def _play(
    house: House, table: str, lines: dict[str, ClientConnection], looks: dict[str, dict[str, Any]]
) -> tuple[list[float], list[int], list[int]]:
    """Seconds of each answer, and the bytes of each message that came of it, and those that go over the line."""
    chance = random.Random(1)
    taken: list[float] = []
    sent: list[int] = []
    wire: list[int] = []
    packs = {seat: zlib.compressobj(wbits=-WINDOW) for seat in looks}
    while len(taken) < ANSWERS and not any(look["result"] for look in looks.values()):
        seat = next(seat for seat, look in looks.items() if look["asks"])
        verb = chance.choice(looks[seat]["asks"][0]["verbs"])
        noun = chance.choice(verb["nouns"])["name"] if verb["nouns"] is not None else None
        body = {"position": looks[seat]["position"], "verb": verb["verb"], "noun": noun}
        start = time.perf_counter()
        house.ask(f"/api/tables/{table}/seats/{seat}/answers", body)
        taken.append(time.perf_counter() - start)
        for each, line in lines.items():
            position = house.ask(f"/api/tables/{table}/seats/{each}")["position"]
            while looks[each]["position"] != position:
                said = line.recv(LONGEST, decode=False)
                sent.append(len(said))
                wire.append(len(packs[each].compress(said) + packs[each].flush(zlib.Z_SYNC_FLUSH)))
                looks[each] |= json.loads(said)["set"]
    return taken, sent, wire
