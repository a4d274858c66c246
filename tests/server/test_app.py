"""The addresses: what they give, how they refuse, and what stands beside every reply."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from grognard import words
from grognard.server import app, pages, views
from grognard.server.app import make_app
from grognard.server.guard import Guard
from grognard.server.store import NotKept, Store

HERE = "http://127.0.0.1:8041"
Client = TestClient[Guard]
TWO = {"axis": "person", "soviet": "person"}
NEW: dict[str, Any] = {"game": "leningrad41", "scenario": "preludes", "options": {}, "seats": TWO}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A browser on one of our own pages."""
    store = Store.open(tmp_path_factory.mktemp("tables"))
    with TestClient(make_app(store, pause=0), base_url=HERE) as browser:
        browser.headers["origin"] = HERE
        yield browser


@pytest.fixture
def table(client: Client) -> str:
    return str(client.post("/api/tables", json=NEW).json()["id"])


def tables(client: Client) -> set[str]:
    """All that there are. At some a computer may just be playing."""
    return {each["id"] for each in client.get("/api/tables").json()}


def refused(reply: Any, status: int, key: str) -> dict[str, Any]:
    """A refusal, as all are told."""
    assert (reply.status_code, reply.headers["content-type"]) == (status, "application/json")
    told: dict[str, Any] = reply.json()
    assert set(told) == {"error"}
    error: dict[str, Any] = told["error"]
    assert error["key"] == key
    assert error["message"]
    assert not error["message"].startswith(("server-", "no-"))
    return error


def first_answer(look: dict[str, Any]) -> dict[str, Any]:
    """An answer to the first thing that a look asks."""
    verb = look["asks"][0]["verbs"][0]
    noun = verb["nouns"][0]["name"] if verb["nouns"] else None
    return {"position": look["position"], "verb": verb["verb"], "noun": noun}


# -- what stands beside every reply ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/web/vendor/preact.js", "/words/es.ftl", "/api/games", "/nowhere", "/api/tables/x"]
)
def test_every_reply_says_what_a_page_may_do(client: Client, path: str) -> None:
    told = client.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in told["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["font-src"] == "'self'"
    assert policy["img-src"] == "'self' data: blob:"
    assert policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert told["x-content-type-options"] == "nosniff"
    assert told["referrer-policy"] == "no-referrer"
    assert told["cross-origin-opener-policy"] == "same-origin"


def test_the_client_has_no_script_and_no_style_within_its_page(client: Client) -> None:
    page = client.get("/").text
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page) == []


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8041", "localhost:8041:8041", "", "0.0.0.0"],
)
def test_the_server_answers_to_the_names_of_this_machine_only(client: Client, host: str) -> None:
    refused(client.get("/api/games", headers={"host": host}), 421, "wrong-host")


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8041", "127.0.0.1:1", "[::1]:8041"])
def test_it_has_several_names(client: Client, host: str) -> None:
    assert client.get("/api/games", headers={"host": host, "origin": f"http://{host}"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1", "https://127.0.0.1:8041", "null", ""])
def test_only_our_own_pages_change_anything(client: Client, table: str, origin: str) -> None:
    for reply in (
        client.post("/api/tables", json=NEW, headers={"origin": origin}),
        client.delete(f"/api/tables/{table}", headers={"origin": origin}),
        client.get("/api/tables", headers={"origin": origin}),
    ):
        refused(reply, 403, "wrong-origin")
    assert client.get(f"/api/tables/{table}").status_code == 200


def test_a_change_that_does_not_say_where_it_comes_from_is_refused(client: Client) -> None:
    stranger = client.build_request("POST", "/api/tables", json=NEW)
    del stranger.headers["origin"]
    refused(client.send(stranger), 403, "wrong-origin")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_another_page_reads_nothing_about_a_match(client: Client, table: str, site: str) -> None:
    refused(client.get(f"/api/tables/{table}/seats/axis", headers={"sec-fetch-site": site}), 403, "wrong-origin")
    assert client.get("/", headers={"sec-fetch-site": site}).status_code == 200


# -- the client and its words ----------------------------------------------------------------------------------


def test_the_lobby_and_a_table_are_the_client(client: Client) -> None:
    assert client.get("/").text == client.get("/table/p7k2m4").text == (pages.WEB / "index.html").read_text("utf-8")


def test_every_file_of_the_client_is_served_as_what_it_is(client: Client) -> None:
    served = [file for file in sorted(pages.WEB.rglob("*")) if file.is_file()]
    assert served
    for file in served:
        reply = client.get(f"/web/{file.relative_to(pages.WEB).as_posix()}")
        assert (reply.status_code, reply.content) == (200, file.read_bytes()), file
        assert reply.headers["content-type"].partition(";")[0] == pages.KINDS[file.suffix]


@pytest.mark.parametrize(
    "path",
    ["/web/", "/web/vendor", "/web/../cli.py", "/web/%2e%2e/cli.py", "/web/..%2fcli.py", "/web/vendor/..%5c..%5ccli.py",
     "/web/%00", "/web//etc/passwd", "/web/.hidden", "/web/app.py", "/words/", "/words/xx.ftl", "/words/en.ftlx",
     "/words/..%2fen.ftl", "/api", "/api/", "/API/games", "/table", "/x" * 900],
)  # fmt: skip
def test_what_is_not_there_is_not_there(client: Client, path: str) -> None:
    refused(client.get(path), 404, "no-such-address")


def test_a_reload_fetches_only_what_has_changed(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path)
    file = tmp_path / "app.js"
    file.write_text("first")
    tag = client.get("/web/app.js").headers["etag"]
    again = client.get("/web/app.js", headers={"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    file.write_text("another")
    changed = client.get("/web/app.js", headers={"if-none-match": f'"other", W/{tag}'})
    assert (changed.status_code, changed.text) == (200, "another")
    assert changed.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("lang", words.languages())
def test_the_words_of_a_language_are_all_its_catalogues_for_the_browser(client: Client, lang: str) -> None:
    told = client.get(f"/words/{lang}.ftl").text
    files = sorted((words.HOME / lang).glob("web*.ftl"))
    assert all(file.read_text("utf-8") in told for file in files)


@pytest.mark.parametrize("path", ["/web/vendor/milsymbol.js", "/api/games/leningrad41/rules?lang=es"])
def test_what_is_long_is_packed_for_who_can_unpack_it(client: Client, path: str) -> None:
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with client.stream("GET", path, headers={"accept-encoding": "br;q=1, gzip"}) as packed:
        raw = b"".join(packed.iter_raw())
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == plain.content
    assert len(raw) < len(plain.content) / 2
    assert "content-encoding" not in client.get(path, headers={"accept-encoding": "gzip;q=0"}).headers


# -- the games -------------------------------------------------------------------------------------------------


def test_the_games_and_their_boards(client: Client) -> None:
    game = next(each for each in client.get("/api/games?lang=es").json() if each["key"] == "leningrad41")
    assert {"key", "title", "text", "seats", "scenarios", "options", "players"} <= set(game)
    board = client.get("/api/games/leningrad41/board.json?lang=en")
    assert {"size", "areas", "boxes", "block", "faces"} <= set(board.json())
    picture = client.get("/api/games/leningrad41/board.svg?lang=en")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert 'id="setup-icons"' not in picture.text
    assert picture.text.startswith("<svg")
    again = client.get("/api/games/leningrad41/board.svg?lang=en", headers={"if-none-match": picture.headers["etag"]})
    assert again.status_code == 304


def test_a_game_that_there_is_not(client: Client) -> None:
    for what in ("board.json", "board.svg", "rules"):
        refused(client.get(f"/api/games/waterloo/{what}"), 404, "unknown-game")


# -- tables and seats ------------------------------------------------------------------------------------------


def test_a_table_begins_is_played_and_goes(client: Client) -> None:
    begun = client.post("/api/tables", json=NEW)
    assert begun.status_code == 201
    table = begun.json()["id"]
    assert table in [each["id"] for each in client.get("/api/tables?lang=en").json()]
    seat = f"/api/tables/{table}/seats/axis"
    look = client.get(f"{seat}?lang=en").json()
    reply = client.post(f"{seat}/answers", json=first_answer(look))
    assert (reply.status_code, set(reply.json())) == (200, {"position"})
    after = client.get(f"{seat}?lang=en").json()
    assert after["position"] == reply.json()["position"] != look["position"]
    refused(client.post(f"{seat}/answers", json=first_answer(look)), 409, "stale")
    if after["undo"]:
        back = client.post(f"{seat}/undo", json={"position": after["position"]})
        assert back.status_code == 200
    assert client.delete(f"/api/tables/{table}").status_code == 200
    refused(client.get(f"/api/tables/{table}"), 404, "no-such-table")


def test_what_a_seat_may_ask_for(client: Client, table: str) -> None:
    seat = f"/api/tables/{table}/seats/soviet"
    assert client.get(f"{seat}/events?since=0").json()[0]["i"] == 0
    assert client.get(f"{seat}?moment=0").json()["asks"] == []
    assert {"title", "lines", "answers"} == set(client.get(f"{seat}/why?kind=space&name=113").json())
    assert {"areas", "labels", "legend"} <= set(client.get(f"{seat}/overlays/news").json())
    assert client.get(f"{seat}/odds?noun=113").status_code == 200
    assert isinstance(client.get(f"{seat}/dice").json(), list)


def test_a_match_goes_out_as_a_file_and_comes_back(client: Client, table: str) -> None:
    saved = client.get(f"/api/tables/{table}/export")
    assert saved.headers["content-disposition"] == f'attachment; filename="leningrad41-{table}.json"'
    brought = client.post("/api/tables/import?seat=soviet", content=saved.content)
    assert brought.status_code == 201
    told = client.get(f"/api/tables/{brought.json()['id']}").json()
    assert {seat["id"]: seat["player"] for seat in told["seats"]} == {"axis": "computer", "soviet": "person"}


@pytest.mark.parametrize("text", [b"", b"{}", b"\xff\xfe", b"[" * 100_000, b'{"grognard": 1}', b"null"])
def test_what_is_no_save_is_not_taken_for_one(client: Client, text: bytes) -> None:
    reply = client.post("/api/tables/import", content=text)
    assert reply.status_code == 400
    assert reply.json()["error"]["message"]


def test_the_computer_is_told_what_to_do(client: Client, table: str) -> None:
    refused(client.post(f"/api/tables/{table}/mind", json={"do": "hurry"}), 409, "mind-idle")
    refused(client.post(f"/api/tables/{table}/mind", json={"do": "dance"}), 400, "no-such-order")
    refused(client.post("/api/tables/nosuch/mind", json={"do": "stop"}), 404, "no-such-table")


def test_a_socket_tells_a_seat_what_it_sees(client: Client, table: str) -> None:
    with client.websocket_connect(f"/api/tables/{table}/seats/axis/live?lang=es") as line:
        first = json.loads(line.receive_text(timeout=10))
        assert (first["kind"], first["look"]["seat"]) == ("look", "axis")
        assert [event["i"] for event in first["events"]] == list(range(len(first["events"])))


# -- refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["PUT", "PATCH", "TRACE", "PROPFIND", "DELETE"])
def test_a_method_that_does_nothing_says_so(client: Client, method: str) -> None:
    refused(client.request(method, "/api/tables"), 405, "wrong-method")


@pytest.mark.parametrize(
    "body", [b"", b"{", b"null", b"[]", b'"x"', b"{}", b'{"a": NaN}', b"\xff", b"[" * 20_000, b'{"game": 1}',
             json.dumps({**NEW, "more": 1}).encode(), json.dumps({**NEW, "seats": "axis"}).encode()]
)  # fmt: skip
def test_a_message_that_is_no_message_changes_nothing(client: Client, body: bytes) -> None:
    before = tables(client)
    reply = client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    refused(reply, 400, "malformed")
    assert tables(client) == before


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]
)
def test_a_message_must_say_that_it_is_json(client: Client, kind: str) -> None:
    refused(client.post("/api/tables", content=json.dumps(NEW), headers={"content-type": kind}), 415, "wrong-type")


def test_what_is_too_large_is_not_read(client: Client) -> None:
    headers = {"content-type": "application/json"}
    refused(client.post("/api/tables", content=b" " * (app.BODY + 1), headers=headers), 413, "too-large")
    refused(client.post("/api/tables/import", content=b" " * (app.SAVE + 1), headers=headers), 413, "too-large")

    def trickle() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    refused(client.post("/api/tables", content=trickle(), headers=headers), 413, "too-large")


@pytest.mark.parametrize(
    ("query", "key"),
    [("lang=fr", "no-such-language"), ("lang=", "no-such-language"), ("lang=en/../es", "no-such-language"),
     ("moment=-1", "bad-number"), ("moment=x", "bad-number"), ("moment=1e3", "bad-number"), ("moment=", "bad-number"),
     ("moment=99999999999999999999", "bad-number"), ("moment=%D9%A1", "bad-number")],
)  # fmt: skip
def test_a_bad_value_in_an_address_is_refused(client: Client, table: str, query: str, key: str) -> None:
    refused(client.get(f"/api/tables/{table}/seats/axis?{query}"), 400, key)


def test_a_moment_that_never_was(client: Client, table: str) -> None:
    refused(client.get(f"/api/tables/{table}/seats/axis?moment=5000"), 404, "no-such-moment")


@pytest.mark.parametrize("query", ["", "kind=space", "name=113", "kind=&name="])
def test_why_wants_to_know_about_what(client: Client, table: str, query: str) -> None:
    refused(client.get(f"/api/tables/{table}/seats/axis/why?{query}"), 400, "lacks")


def test_a_refusal_speaks_the_readers_language(client: Client) -> None:
    said = {
        "en": "There is no such table. It may have been deleted.",
        "es": words.say("server-no-such-table", "es"),
    }
    assert said["en"] == words.say("server-no-such-table", "en") != said["es"]
    for asked, liked, lang in (
        ("?lang=es", "en", "es"), ("?lang=en", "es", "en"), ("", "es-AR,es;q=0.9,en;q=0.8", "es"),
        ("", "fr,de;q=0.5", "en"), ("", "fr, es;q=0.5", "es"), ("", "*", "en"),
    ):  # fmt: skip
        reply = client.get(f"/api/tables/nosuch{asked}", headers={"accept-language": liked})
        assert refused(reply, 404, "no-such-table")["message"] == said[lang]


def test_what_cannot_be_written_is_said_and_has_not_happened(
    client: Client, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise NotKept("disk full")

    seat = f"/api/tables/{table}/seats/axis"
    look = client.get(seat).json()
    with monkeypatch.context() as broken:
        broken.setattr(Store, "append", full)
        refused(client.post(f"{seat}/answers", json=first_answer(look)), 503, "not-kept")
    assert client.get(seat).json() == look
    assert client.post(f"{seat}/answers", json=first_answer(look)).status_code == 200


def test_even_what_is_broken_says_so_in_words(
    client: Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(views, "games", lambda lang: 1 / 0)
    refused(client.get("/api/games"), 500, "broken")
    assert "ZeroDivisionError" in caplog.text


def test_a_seat_is_checked_before_what_is_sent(client: Client) -> None:
    table = client.post("/api/tables", json={**NEW, "seats": {"axis": "person", "soviet": "computer"}}).json()["id"]
    for what in ("answers", "undo"):
        refused(client.post(f"/api/tables/{table}/seats/soviet/{what}", json={}), 403, "not-your-seat")
        refused(client.post(f"/api/tables/{table}/seats/nobody/{what}", json={}), 404, "no-such-seat")
        refused(client.post(f"/api/tables/{table}/seats/axis/{what}", json={}), 400, "malformed")


@pytest.mark.parametrize("moment", [-1, 2**63, 10**30, int("9" * 4000)], ids=["-1", "2^63", "10^30", "many"])
def test_no_number_is_too_large_to_be_turned_away(client: Client, table: str, moment: int) -> None:
    wanted = {"moment": moment, "seat": "axis", "against": "computer"}
    reply = client.post(f"/api/tables/{table}/seats/axis/branch", json=wanted)
    assert reply.status_code in (400, 404)
    assert reply.json()["error"]["message"]
