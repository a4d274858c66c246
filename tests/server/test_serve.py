"""`grognard serve` as a process: where it listens, one for a folder, sockets, and how it ends."""

import asyncio
import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grognard.cli import BAD_INPUT, FINE
from tests.server.running import COMMAND, Server, free_port

PATIENCE = 20.0
TWO = {"axis": "person", "soviet": "person"}
NEW: dict[str, Any] = {"game": "leningrad41", "scenario": "preludes", "options": {}, "seats": TWO}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("serve") / "data") as running:
        yield running
        running.stop()


def serve(folder: Path, *told: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the command to its end."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, "serve", "--lang", "en", "--data", str(folder), *told],
        capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, **environment}, check=False,
    )  # fmt: skip


def new_table(server: Server, **seats: str) -> str:
    with closing(server.door()) as door:
        return str(door.post("/api/tables", {**NEW, "seats": {**TWO, **seats}})["id"])


def first_answer(look: dict[str, Any]) -> dict[str, Any]:
    """An answer to the first thing that a look asks."""
    verb = look["asks"][0]["verbs"][0]
    noun = verb["nouns"][0]["name"] if verb["nouns"] else None
    return {"position": look["position"], "verb": verb["verb"], "noun": noun}


@asynccontextmanager
async def listening(server: Server, table: str, seat: str = "axis", **told: Any) -> AsyncIterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/seats/{seat}/live?lang=en"
    async with connect(address, **{"origin": server.address, **told}) as line:
        yield line


async def heard(line: ClientConnection) -> Any:
    async with asyncio.timeout(PATIENCE):
        return json.loads(await line.recv())


async def closed(line: ClientConnection) -> tuple[int, str]:
    """How the other side closed it."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            async for _ in line:
                pass
    assert line.close_code is not None
    return line.close_code, line.close_reason or ""


# -- where it listens -----------------------------------------------------------------------------------------


def test_it_says_where_it_is_and_answers_there(server: Server) -> None:
    with closing(server.door()) as door:
        assert "leningrad41" in [game["key"] for game in door.get("/api/games")]
    assert f"{server.address}/" in server.said()


def test_it_listens_on_the_loopback_address_only(server: Server) -> None:
    own = {str(told[4][0]) for told in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)}
    for address in own - {"127.0.0.1", "127.0.1.1"}:
        with pytest.raises(OSError, match="refused"):
            socket.create_connection((address, server.port), timeout=5)


def test_only_an_address_of_this_machine_can_be_served(tmp_path: Path) -> None:
    told = serve(tmp_path, "--host", "0.0.0.0")
    assert told.returncode == BAD_INPUT
    assert told.stderr == 'grognard: --host cannot be "0.0.0.0". It can be: 127.0.0.1 localhost ::1\n'


def test_a_port_in_use_is_said_to_be_in_use(server: Server, tmp_path: Path) -> None:
    told = serve(tmp_path, "--port", str(server.port))
    assert told.returncode == BAD_INPUT
    assert f"Port {server.port} cannot be used" in told.stderr


def test_a_number_that_is_no_port_is_refused(tmp_path: Path) -> None:
    assert "Port 70000 cannot be used" in serve(tmp_path, "--port", "70000").stderr


def test_a_second_one_on_the_same_folder_shows_the_first(server: Server, tmp_path: Path) -> None:
    shown = tmp_path / "shown"
    browser = f"{shlex.quote(sys.executable)} -c \"import sys; open({str(shown)!r}, 'w').write(sys.argv[1])\" %s"
    told = serve(server.folder, BROWSER=browser)
    assert (told.returncode, told.stderr) == (FINE, "")
    assert told.stdout == f"Grognard is running already, at {server.address}/\n"
    assert shown.read_text() == f"{server.address}/"


def test_two_folders_have_two_servers(server: Server, tmp_path: Path) -> None:
    with Server(tmp_path / "other") as other:
        new_table(other)
        with closing(other.door()) as door:
            assert len(door.get("/api/tables")) == 1
        assert other.port != server.port


def test_without_a_port_it_takes_one_that_is_free(tmp_path: Path) -> None:
    """However many run already."""
    ours = [
        subprocess.Popen(
            [sys.executable, "-c", COMMAND, "serve", "--lang", "en", "--no-browser", "--data", str(tmp_path / name)],
            stdout=subprocess.PIPE, text=True,
        )
        for name in ("one", "two")
    ]  # fmt: skip
    try:
        lines = [each.stdout.readline() for each in ours if each.stdout]
        ports = [re.findall(r"http://127\.0\.0\.1:(\d+)/", line) for line in lines]
        assert all(len(port) == 1 for port in ports), lines
        assert ports[0] != ports[1]
        for (port,) in ports:
            assert httpx.get(f"http://127.0.0.1:{port}/", timeout=PATIENCE).is_success
    finally:
        for each in ours:
            each.send_signal(signal.SIGINT)
            each.communicate(timeout=PATIENCE)


def test_tables_that_cannot_be_read_are_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_bytes(b"this is not a database, however long it is" * 100)
    told = serve(tmp_path, "--no-browser", "--port", str(free_port()))
    assert told.returncode == BAD_INPUT
    assert re.fullmatch(r"grognard: The tables in \S+ cannot be read: .*\n", told.stderr)


# -- how it ends ------------------------------------------------------------------------------------------------


def test_ctrl_c_ends_it_at_once_also_while_browsers_listen_and_the_computer_thinks(tmp_path: Path) -> None:
    async def listen(server: Server) -> tuple[int, float]:
        table = new_table(server, axis="computer")
        async with listening(server, table, "soviet") as line:
            await heard(line)
            began = time.monotonic()
            await asyncio.to_thread(server.stop)
            took = time.monotonic() - began
            return (await closed(line))[0], took

    with Server(tmp_path / "data") as server:
        code, took = asyncio.run(listen(server))
        assert took < 3
        assert code in (1001, 1012)


def test_what_was_begun_is_there_when_it_starts_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        table = new_table(server)
        server.kill()
        server.start()
        with closing(server.door()) as door:
            assert [each["id"] for each in door.get("/api/tables")] == [table]


# -- sockets ----------------------------------------------------------------------------------------------------


def test_a_socket_hears_a_look_and_then_what_changes(server: Server) -> None:
    async def told() -> None:
        table = new_table(server)
        async with listening(server, table) as line:
            first = await heard(line)
            assert first["kind"] == "look"
            look = first["look"]
            with closing(server.door()) as door:
                position = door.post(f"/api/tables/{table}/seats/axis/answers", first_answer(look))["position"]
            change = await heard(line)
            assert (change["kind"], change["from"]) == ("change", look["position"])
            assert change["set"]["position"] == position

    asyncio.run(told())


def test_a_socket_hears_that_its_table_is_gone_and_is_closed(server: Server) -> None:
    async def told() -> None:
        table = new_table(server)
        async with listening(server, table) as line:
            await heard(line)
            with closing(server.door()) as door:
                assert door.ask("DELETE", f"/api/tables/{table}").status == 200
            assert await heard(line) == {"kind": "gone"}
            assert (await closed(line))[0] == 1000

    asyncio.run(told())


@pytest.mark.parametrize("said", ["hello", b"\x00\x01", "{" * 4000])
def test_whoever_speaks_over_a_socket_is_cut_off(server: Server, said: str | bytes) -> None:
    async def told() -> None:
        async with listening(server, new_table(server)) as line:
            await heard(line)
            await line.send(said)
            assert (await closed(line))[0] == 1008

    asyncio.run(told())


def test_an_oversized_frame_is_refused(server: Server) -> None:
    async def told() -> None:
        async with listening(server, new_table(server)) as line:
            await heard(line)
            await line.send("x" * 1_000_000)
            assert (await closed(line))[0] == 1009

    asyncio.run(told())


@pytest.mark.parametrize("origin", ["http://evil.example", "http://localhost", "null", None])
def test_a_socket_opens_for_our_own_pages_only(server: Server, origin: str | None) -> None:
    async def told() -> None:
        with pytest.raises(InvalidStatus) as no:
            async with listening(server, new_table(server), origin=origin):
                pass
        assert no.value.response.status_code == 403

    asyncio.run(told())


@pytest.mark.parametrize(("seat", "code"), [("nobody", 4404), ("all", 4403)])
def test_a_socket_that_is_turned_away_is_told_why_by_its_code(server: Server, seat: str, code: int) -> None:
    async def told() -> None:
        async with listening(server, new_table(server), seat) as line:
            assert (await closed(line))[0] == code
        async with listening(server, "nosuch", seat) as line:
            assert await closed(line) == (4404, "no-such-table")

    asyncio.run(told())


def test_a_browser_that_takes_nothing_holds_nobody_up(server: Server) -> None:
    """One reads nothing at all; the other hears everything."""

    async def told() -> None:
        table = new_table(server)
        seat = f"/api/tables/{table}/seats/axis"
        deaf = listening(server, table, max_queue=1, close_timeout=0.1)
        with closing(server.door()) as door:
            async with deaf, listening(server, table) as line:
                look = (await heard(line))["look"]
                for _ in range(20):
                    door.post(f"{seat}/answers", first_answer(look))
                    assert (await heard(line))["kind"] == "change"
                    look = door.get(f"{seat}?lang=en")
                    if not look["asks"]:
                        break

    asyncio.run(told())
