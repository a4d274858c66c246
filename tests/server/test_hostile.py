"""Nothing that is wrong is taken, nothing ends in an error of the server's own, and nothing changes by it.

20,000 messages a run: most call the app in this process, the others come over real sockets, some of them not even
HTTP. Afterwards the tables are as they were, on the disk too, and a good answer is taken.
"""

from __future__ import annotations

import json
import random
import socket
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from grognard.server import guard, ladder
from grognard.server.app import make_app
from grognard.server.store import FILE, Store
from tests.server.door import LOCAL, PATIENCE, Reply
from tests.server.hostile import MAKERS, Message, wrong_messages
from tests.server.running import Server
from tests.server.scene import Scene, scene
from tests.server.within import Within

WITHIN, OVER_A_SOCKET, NOT_EVEN_HTTP, TO_A_WEBSOCKET = 18_000, 1_400, 300, 300
LOOK_EVERY = 1_000
NO_HTTP = (
    b"GET / HTTP/9.9\r\nHost: {host}\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"\r\n\r\n\r\n\r\n",
    b"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: -1\r\n\r\n", b"GET " + b"x" * 70_000 + b"\r\n\r\n",
    b"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}",
    b"POST {path} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
    b"POST {path} HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    b"GET /api/tables HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n\r\n", b"get /api/tables\r\n\r\n",
    b"GET /api/tables HTTP/1.1\r\n\r\n", b"GET\t/api/tables\tHTTP/1.1\r\nHost: {host}\r\n\r\n", b"\x00" * 100,
    b"GET /api/tables HTTP/1.1\r\nHost: {host}\r\nA b: c\r\n\r\n", b"HELO there\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: {host}\r\n\r\n", b"GET /api/t\x00ables HTTP/1.1\r\nHost: {host}\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: {host}\r\nX: " + b"y" * 80_000 + b"\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET http://evil.example/api/tables HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"POST {path} HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nContent-Length: 2\r\n\r\n{}",
    b"GET /api/tables/x/seats/axis/live HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n\x00\x01\x02 and more\r\n\r\n",
)  # fmt: skip


class Accepted(AssertionError):
    """Something wrong was taken, or the server stumbled over it."""


def send_all(place: Scene, messages: list[Message]) -> Counter[str]:
    """Send them; each must be turned away with a reason, and the tables stay as they were."""
    before, counts = place.state(), Counter[str]()
    for number, message in enumerate(messages, 1):
        reply = place.door.ask(message.method, message.path, message.body, **message.headers)
        turned_away(message, reply)
        counts[message.kind] += 1
        if number % LOOK_EVERY == 0 or number == len(messages):
            assert place.state() == before, f"something changed by one of the messages {number - LOOK_EVERY}-{number}"
    return counts


def turned_away(message: Message, reply: Reply) -> None:
    """It was, with words for a person."""
    shown = f"{message.kind}: {message.method} {message.path[:200]} {message.body[:200]!r} {message.headers}"
    if not 400 <= reply.status < 500:
        raise Accepted(f"{shown}\ngave {reply.status} {reply.body[:300]!r}")
    error = reply.told["error"]
    assert error["key"], shown
    assert error["message"], shown
    assert not error["message"].startswith(("server-", "no-")), f"{shown}\nhas no words: {error}"
    assert len(reply.body) < 4000, f"{shown}\nis told far too much: {len(reply.body)} bytes"


def kept(folder: Path) -> list[str]:
    """All that is on the disk, but for who has looked when."""
    with closing(sqlite3.connect(folder / FILE)) as file:
        file.execute("UPDATE tables SET looked = '{}'")
        return list(file.iterdump())


def plays_on(place: Scene) -> None:
    """A good answer is taken still."""
    chair = place.asked[0]
    place.answer(chair, chair.offers[0])
    assert place.look(chair.table, chair.seat).position != chair.position


@pytest.fixture
def within(tmp_path: Path) -> Iterator[Within]:
    with Within(make_app(Store.open(tmp_path))) as app:
        yield app


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_wrong_is_taken(seed: int, within: Within, tmp_path: Path) -> None:
    place = scene(within, seed)
    before = kept(tmp_path)
    counts = send_all(place, wrong_messages(place, WITHIN // 2, seed))
    assert kept(tmp_path) == before
    assert set(counts) == set(MAKERS)
    plays_on(place)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "data") as running:
        yield running
        running.stop()


@pytest.fixture
def place(server: Server) -> Iterator[Scene]:
    with closing(server.door()) as door:
        yield scene(door, 3)


def test_nothing_wrong_is_taken_over_a_socket(server: Server, place: Scene) -> None:
    before = kept(server.folder)
    send_all(place, wrong_messages(place, OVER_A_SOCKET, 3))
    state = place.state()
    chance = random.Random("not even HTTP")
    for number in range(NOT_EVEN_HTTP):
        not_http(NO_HTTP[number % len(NO_HTTP)], place, chance)
    for number in range(TO_A_WEBSOCKET):
        (garbage if number % 2 else at_the_wrong_door)(place, chance)
    assert place.state() == state
    assert kept(server.folder) == before
    plays_on(place)


# -- what is not even HTTP -----------------------------------------------------------------------------------


def not_http(sent: bytes, place: Scene, chance: random.Random) -> None:
    """Bytes to the port: they are turned away, or the line goes dead."""
    port, path = place.door.port, f"{chance.choice(place.asked).path}/answers"
    sent = sent.replace(b"{host}", f"{LOCAL}:{port}".encode()).replace(b"{path}", path.encode())
    if chance.random() < 0.3:
        sent = sent[: chance.randrange(1, len(sent))] + chance.randbytes(9)
    heard = b""
    with socket.create_connection((LOCAL, port), timeout=PATIENCE) as line:
        try:
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
            while more := line.recv(65536):
                heard += more
        except ConnectionError:
            pass
    status = heard.split(b" ", 2)[1:2]
    if status and not status[0].startswith(b"4") and b"Host: 127.0.0.1" not in sent:
        raise Accepted(f"{sent[:200]!r} gave {heard[:300]!r}")
    assert not heard.startswith(b"HTTP/1.1 5"), f"{sent[:200]!r} gave {heard[:300]!r}"


# -- what is sent to a socket --------------------------------------------------------------------------------


def at_the_wrong_door(place: Scene, chance: random.Random) -> None:
    """A socket that nobody should get hears nothing."""
    chair = chance.choice([each for each in place.chairs if not each.over])
    good, seats = f"{chair.path}/live", f"/api/tables/{chair.table}/seats"
    ours = f"http://{LOCAL}:{place.door.port}"
    if chance.random() < 0.5:
        origin = chance.choice(["http://evil.example", "null", "", ours.replace("http", "ws"), f"{ours}0", f"{ours}/"])
        path = good
    else:
        wrong = [
            "all/live",
            "nobody/live",
            "%00/live",
            f"{chair.seat}/live/x",
            f"{chair.seat}/live?lang=xx",
            chair.seat,
        ]
        path, origin = (
            chance.choice([*(f"{seats}/{each}" for each in wrong), "/", "/api/tables/x/seats/axis/live"]),
            ours,
        )
    headers = {} if chance.random() < 0.8 else {"Sec-Fetch-Site": "cross-site"}
    try:
        with call(place, path, origin, headers) as line:
            ended = end_of(line)
    except InvalidStatus as no:
        ended = 4000 + no.response.status_code
    assert 4400 <= ended < 4500, f"{path} from {origin}: {ended}"


def garbage(place: Scene, chance: random.Random) -> None:
    """To somebody who speaks where one listens, the line is closed, and not because the server fell."""
    chair = chance.choice(place.asked)
    with call(place, f"{chair.path}/live", f"http://{LOCAL}:{place.door.port}", {}) as line:
        assert json.loads(line.recv(PATIENCE))["kind"] == "look"
        match chance.randrange(7):
            case 0:
                line.send(json.dumps({"position": chair.position, "verb": "done", "noun": None}))
            case 1:
                line.send(chance.randbytes(300))
            case 2:
                line.send(b"\xff\xfe", text=True)
            case 3:
                line.send("x" * 3_000_000)
            case 4:
                line.socket.sendall(b"\x81\x05hello")  # not masked
            case 5:
                line.socket.sendall(bytes([0x83, 0x80]) + chance.randbytes(4))  # no such kind of frame
            case 6:
                line.socket.sendall(b"GET / HTTP/1.1\r\n\r\n")
        assert end_of(line) != 1011


def call(place: Scene, path: str, origin: str, headers: dict[str, str]) -> ClientConnection:
    """A socket at an address, from a page of this origin."""
    address = f"ws://{LOCAL}:{place.door.port}{path}"
    return connect(address, origin=Origin(origin), additional_headers=headers, proxy=None, open_timeout=PATIENCE)


def end_of(line: ClientConnection) -> int:
    """The code with which a line is closed, 1006 if it is cut; nothing more may come over it."""
    try:
        said = line.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 1006
    raise Accepted(f"heard {said!r}")


# -- that this test can fail ---------------------------------------------------------------------------------


def _nothing(*_: object) -> None:
    """A check that finds nothing."""


def _stumble(*_: object) -> None:
    raise RuntimeError("stumbled")


@pytest.mark.parametrize(
    ("kind", "where", "name", "broken"),
    [
        ("stale", ladder, "present", _nothing),
        ("not_my_seat", ladder, "may_look", _nothing),
        ("stranger", guard, "admit", _nothing),
        ("no_undo", ladder, "takes_back", _stumble),
    ],
)
def test_a_check_that_is_missing_is_noticed(
    kind: str, where: object, name: str, broken: object, within: Within, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = scene(within, 4)
    messages = [each for each in wrong_messages(place, 2_000, 4) if each.kind == kind]
    monkeypatch.setattr(where, name, broken)
    with pytest.raises(Accepted):
        send_all(place, messages)
