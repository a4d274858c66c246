"""Matches that differ only in what a seat may not know give it the same traffic, byte by byte.

Both of a pair are brought to a real server as saved matches and played on through its HTTP door; a socket listens at
each. At every position the onlooker asks all kinds of things, and all that comes back is compared: status, headers,
bodies, the messages over the socket and their order. Of it only the tables' random names are made alike, and the
clock is left out: the header `Date`, and when a table changed.
"""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

import grognard
from grognard.kernel import Game, Match
from tests.server.door import LOCAL, PATIENCE, Door, Reply
from tests.server.running import Server
from tests.server.twins import Offer, Pair, Step, pairs

GAMES = tuple(grognard.games().values())
POSITIONS = 1000  # in each of two runs, which two cores share
LONGEST = 40  # steps of one pair
CLOCK = re.compile(rb'"changed": ?[\d.e+]+')


class Leak(AssertionError):
    """The onlooker was told something that hangs on what it may not know."""


class Question(NamedTuple):
    """Something that the onlooker asks."""

    method: str
    path: str  # after /api/tables/<table>
    body: Any = None


class Onlooker:
    """A seat at one of two tables: it asks, it listens, and its own table's name is kept out of what it hears."""

    def __init__(self, door: Door, match: Match, seat: str, lang: str) -> None:
        self.door, self.seat, self.lang = door, seat, lang
        self.table: str = door.post("/api/tables/import", match.save())["id"]
        path = f"ws://{LOCAL}:{door.port}/api/tables/{self.table}/seats/{seat}/live?lang={lang}"
        self._line = ExitStack()
        self.socket = self._line.enter_context(
            connect(path, origin=Origin(door.origin), compression=None, max_size=None, proxy=None)
        )
        self.position = ""

    def ask(self, question: Question) -> bytes:
        """What comes back."""
        reply = self.door.ask(question.method, f"/api/tables/{self.table}{question.path}", question.body)
        return self._shown(reply)

    def hear(self, position: str) -> list[bytes]:
        """The messages over the socket until it is known that this is the position."""
        heard: list[bytes] = []
        while self.position != position:
            told = self._next(heard)
            fresh = told["look"] if told["kind"] == "look" else told.get("set", {})
            self.position = fresh.get("position", self.position)
        return heard

    def leave(self) -> list[bytes]:
        """Take the table away; what the socket still had to say."""
        self.door.ask("DELETE", f"/api/tables/{self.table}")
        heard: list[bytes] = []
        while self._next(heard)["kind"] != "gone":
            continue
        return heard

    def close(self) -> None:
        self._line.close()

    def play(self, seat: str, given: list[Offer | None]) -> list[bytes]:
        """Give a seat's answers, or take one back. What another seat hears of it is not for the onlooker.

        Another seat looks at the board first, though it may then answer nothing: that somebody looks is no secret.
        """
        home = f"/api/tables/{self.table}/seats/{seat}"
        heard: list[bytes] = []
        position = self.position if seat == self.seat else self.door.get(home)["position"]
        for offer in given:
            if heard:
                position = self.door.get(home)["position"]
            sent = {"position": position} | ({} if offer is None else {"verb": offer[0], "noun": offer[1]})
            reply = self.door.ask("POST", f"{home}/{'undo' if offer is None else 'answers'}", sent)
            assert 200 <= reply.status < 300, f"{seat} {offer}: {reply.status} {reply.body!r}"
            heard.append(self._shown(reply))
        return heard if seat == self.seat else []

    def _shown(self, reply: Reply) -> bytes:
        """All of a reply; its length, which the clock may change, is that of its body."""
        assert reply.status < 500, reply
        assert ("content-length", str(len(reply.body))) in reply.headers
        return self._nameless(reply.bytes(but=("date", "content-length")))

    def _next(self, heard: list[bytes]) -> Any:
        text = self.socket.recv(PATIENCE, decode=False)
        heard.append(self._nameless(text))
        return json.loads(text)

    def _nameless(self, said: bytes) -> bytes:
        return CLOCK.sub(b'"changed":0', said.replace(self.table.encode(), b"TABLE"))


class Watch:
    """Two onlookers at the two tables of a pair, who compare."""

    def __init__(self, door: Door, pair: Pair, lang: str) -> None:
        self.pair, self.lang = pair, lang
        self.counts: Counter[str] = Counter()
        self.two = [Onlooker(door, match, pair.seat, lang) for match in (pair.one, pair.two)]
        self.now: dict[str, Any] = {}

    def look(self, chance: random.Random) -> None:
        """Ask all kinds of things of both."""
        home = f"/seats/{self.pair.seat}"
        said = self._same(Question("GET", f"{home}?lang={self.lang}"))
        self.now = json.loads(said[said.index(b"{") :])
        self._heard([each.hear(self.now["position"]) for each in self.two], "over the socket")
        for question in questions(self.pair.game, self.now, home, chance):
            self._same(question)
        self.counts["positions"] += 1

    def step(self, chance: random.Random) -> Step | None:
        """Play both on."""
        step = self.pair.step(chance)
        if step is not None:
            given = zip(self.two, (step.one, step.two), strict=True)
            self._heard([each.play(step.seat, deeds) for each, deeds in given], f"the reply to {step}")
            self.counts["own" if step.seat == self.pair.seat else "same" if step.one == step.two else "other"] += 1
        return step

    def leave(self) -> None:
        self._heard([each.leave() for each in self.two], "at the end")

    def close(self) -> None:
        for each in self.two:
            each.close()

    def _same(self, question: Question) -> bytes:
        one, two = (each.ask(question) for each in self.two)
        self._compare(one, two, str(question))
        self.counts[f"status {one[:3].decode()}"] += 1
        self.counts["bytes"] += len(one)
        return one

    def _heard(self, heard: list[list[bytes]], where: str) -> None:
        one, two = heard
        self._compare(b"\n".join(one), b"\n".join(two), where)
        self.counts["messages"] += len(one)

    def _compare(self, one: bytes, two: bytes, where: str) -> None:
        if one != two:
            at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
            around = [said[max(at - 150, 0) : at + 150].decode("utf-8", "replace") for said in (one, two)]
            raise Leak(f"{self.pair.seat}, {where}, byte {at}:\n{around[0]}\n-- and --\n{around[1]}")


def questions(game: Game, now: dict[str, Any], home: str, chance: random.Random) -> Iterator[Question]:
    """What an onlooker may ask, sensible and not, in both languages; the same for both of a pair."""

    def said(path: str, **query: Any) -> Question:
        query["lang"] = chance.choice(("en", "es"))
        if chance.random() < 0.2:
            query["moment"] = chance.randint(0, now["moments"])
        return Question("GET", f"{home}/{path}?{urlencode(query)}" if path else f"{home}?{urlencode(query)}")

    def noun(kind: str) -> str:
        return chance.choice(game.names[kind])

    yield Question("GET", f"?lang={chance.choice(('en', 'es'))}")
    yield Question("GET", f"{home}/events?since={max(0, now['events'] - 5)}&lang={chance.choice(('en', 'es'))}")
    for kind in ("unit", "unit", "space"):
        yield said("why", kind=kind, name=noun(kind))
    overlay = chance.choice(now["overlays"])
    yield said(f"overlays/{overlay['id']}", **({"noun": noun(overlay["noun"])} if overlay["noun"] else {}))
    yield said("odds", noun=noun("space"))
    yield Question("POST", f"{home}/answers", _wrong_answer(game, now, chance))
    if chance.random() < 0.3:
        yield said("")
        yield Question("GET", f"{home}/events?lang=es")
        yield Question("GET", f"{home}/dice?lang=en")
        yield Question("GET", f"/seats/all?moment={chance.randint(0, 3)}")
        yield Question("GET", "/verify")
        yield Question("POST", f"{home}/undo", {"position": f"{now['position']}0"})
        if not now["undo"]:
            yield Question("POST", f"{home}/undo", {"position": now["position"]})


def _wrong_answer(game: Game, now: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """An answer to be turned away, most often by the rules."""
    offered = {
        (verb["verb"], noun)
        for ask in now["asks"]
        for verb in ask["verbs"]
        for noun in ([each["name"] for each in verb["nouns"]] if verb["nouns"] is not None else [None])
    }
    while True:
        verb = chance.choice(sorted(game.names))
        noun = chance.choice(game.names[verb])
        if (verb, noun) not in offered:
            return {"position": now["position"], "verb": verb, "noun": noun}


def in_turn(seed: int) -> Iterator[Pair]:
    """Pairs of one game after the other."""
    streams = [pairs(game, seed) for game in GAMES]
    while True:
        yield from (next(stream) for stream in streams)


def watch(server: Server, positions: int, seed: int) -> Counter[str]:
    """Look at so many positions from both sides of the fog."""
    chance = random.Random(f"watch {seed}")
    counts: Counter[str] = Counter()
    with closing(server.door()) as door:
        for pair in in_turn(seed):
            with closing(Watch(door, pair, chance.choice(("en", "es")))) as watched:
                watched.look(chance)
                for _ in range(LONGEST):
                    if watched.step(chance) is None:
                        break
                    watched.look(chance)
                watched.leave()
            with closing(Watch(door, pair, watched.lang)) as again:  # brought along with all its answers
                again.look(chance)
                again.leave()
            counts += watched.counts + again.counts
            counts["pairs"] += 1
            if counts["positions"] >= positions:
                break
    return counts


@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_hidden_moves_not_one_byte_that_a_seat_gets(seed: int, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        counts = watch(server, POSITIONS, seed)
    print(dict(counts))
    assert counts["positions"] >= POSITIONS
    for what in ("own", "same", "other", "status 403", "status 409"):
        assert counts[what] > POSITIONS / 50, (what, counts)


# -- that this test can fail ---------------------------------------------------------------------------------

LEAKS = {
    "a view that adds up all strengths": """
from grognard.games.leningrad41 import GAME
true = GAME.view
def view(s, seat):
    told = true(s, seat)
    return {**told, "points": {side: number + sum(s.strength) for side, number in told["points"].items()}}
object.__setattr__(GAME, "view", view)
""",
    "a position that counts all answers": """
from grognard.server.tables import Table
true = Table.position
Table.position = lambda self, seat: true(self, seat) + str(len(self.match.answers))
""",
    "a refusal that knows the block by its place": """
from grognard.kernel import Match, Refused
true = Match.why
def why(self, seat, verb, noun=None):
    no = true(self, seat, verb, noun)
    found = self.game.noun(verb, noun) if verb == "unit" else None
    return no if no is None or found is None else Refused(str(self.state.where[found]), no.key, **no.details)
Match.why = why
""",
    "a header that knows the whole match": """
from grognard.server import pages, views
look, data, seen = views.look, pages.data, [""]
def looked(table, *rest):
    seen[0] = table.match.digest()
    return look(table, *rest)
def sent(*given):
    reply = data(*given)
    reply.headers["x-mark"] = seen[0]
    return reply
views.look, pages.data = looked, sent
""",
    "a message for every answer": """
from grognard.server import live
true = live._Circle.tell
def tell(self):
    true(self)
    for ear in self.ears:
        ear.hear({"kind": "change", "from": "", "set": {}, "pieces": {}, "events": []})
live._Circle.tell = tell
""",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_noticed(leak: str, tmp_path: Path) -> None:
    with Server(tmp_path / "data", before=LEAKS[leak]) as server, pytest.raises(Leak):
        watch(server, 300, 3)


def test_the_pairs_do_differ_in_what_is_hidden() -> None:
    for pair in islice(in_turn(3), 20):
        others = [seat.id for seat in pair.game.seats if seat.id != pair.seat]
        assert any(pair.one.view(seat) != pair.two.view(seat) for seat in others)
