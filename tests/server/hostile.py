"""Messages that are wrong, each in its own way, as somebody would send who means ill or has not understood."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from tests.server.scene import GAME, SEATS, Chair, Offer, Scene


class Message(NamedTuple):
    """One message, wrong for sure."""

    kind: str
    method: str
    path: str
    body: bytes = b""
    headers: dict[str, str] = {}  # noqa: RUF012 (never changed)


Maker = Callable[[Scene, random.Random], Message | None]  # None: nothing of the kind can be made just now
MAKERS: dict[str, Maker] = {}

NUMBERS = (
    "-1", "1e3", "99999999999999999999", "²", "٣", " 1", "1 ", "+1", "0x1", "NaN", "null", "1.0", "1_0", "x" * 3000,
    "true", "1;1", "1\n", "\x00",
)  # fmt: skip
WORDS = (
    " ", "\x00", "nobody", "-1", "9999", "✈" * 40, "ß", "ñandú", "\u202e113", "' OR '1'='1",
    "<script>alert(1)</script>",
    "../../../etc/passwd", "{}", "None", "null", "__class__", "%s%s%s", "${7*7}", "x" * 20_000, "\ud7ff", "a/b", "#",
)  # fmt: skip
WRONG: tuple[Any, ...] = (None, True, 7, -1, 1.5, [], ["done"], {}, {"a": {"b": []}}, 10**40)
STRANGERS = (
    "http://evil.example", "null", "http://127.0.0.1:1", "https://localhost:1", "http://127.0.0.1.evil.example",
    "http://[::1", "file://", "http://evil.example#127.0.0.1", "http://user@evil.example",
)  # fmt: skip
HOSTS = (
    "evil.example", "127.0.0.1.evil.example", "evil.example:80", "0.0.0.0", "[::2]", "localhost.evil.example",
    "127.0.0.1@evil.example", "2130706433", "",
)  # fmt: skip
TRICKS = (
    "/web/../grognard/cli.py", "/web/%2e%2e/cli.py", "/web/..%2fcli.py", "/web/%2e%2e%2f%2e%2e%2fpyproject.toml",
    "/web/....//cli.py", "/web//etc/passwd", "/web/%00", "/web/app.js%00.css", "/web/app.js/", "/web/app.js/..",
    "/web/", "/web", "/web/vendor", "/web/~", "/web/.gitignore", "/web/C:%5Cwindows", "/web/%c0%ae%c0%ae/cli.py",
    "/words/../web/app.js", "/words/xx.ftl", "/words/en", "/words/en.ftl/x", "/words/..%2f..%2fen%2fcli.ftl",
    "/words/en%2fcli.ftl", "/api", "/api/", "/api/nothing", "/api/games/", "/api/games/nothing/board.json",
    "/api/games/../games/board.json", "/api/games/leningrad41/data/units.toml", "/api/games/__init__/rules",
    "/api/games/leningrad41/board.json.bak", "/api/tables/%00", "/api/tables/x", "/api/tables/..", "/schema",
    "/schema/openapi.json", "/docs", "/robots.txt", "/.git/config", "/api/tables//seats/axis", "/%ff%fe", "/tables",
    "/api/tables/" + "x" * 5000, "/api/tables/x/export", "/api/tables/x/verify", "/table", "/table/a/b",
)  # fmt: skip
NEW: dict[str, Any] = {
    "game": GAME.key, "scenario": "preludes", "options": {}, "seats": dict.fromkeys(SEATS, "person"),
}  # fmt: skip
READS = ("", "/why?kind=space&name=113", "/overlays/supply", "/odds?noun=113", "/dice", "/events")


def maker(made: Maker) -> Maker:
    """A way of being wrong, called by its name."""
    MAKERS[made.__name__] = made
    return made


def post(kind: str, path: str, body: Any, **headers: str) -> Message:
    """A change that is wrong."""
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    return Message(kind, "POST", path, sent, headers)


def good(chair: Chair, chance: random.Random) -> dict[str, Any]:
    """An answer that would be taken."""
    return told(chair.position, chance.choice(chair.offers))


def told(position: Any, offer: Offer) -> dict[str, Any]:
    verb, noun = offer
    return {"position": position, "verb": verb, "noun": noun}


# -- answers -------------------------------------------------------------------------------------------------


@maker
def out_of_turn(scene: Scene, chance: random.Random) -> Message:
    """What another is asked."""
    chair = chance.choice(scene.idle)
    offer = chance.choice([offer for other in scene.asked for offer in other.offers])
    return post("out_of_turn", f"{chair.path}/answers", told(chair.position, offer))


@maker
def not_offered(scene: Scene, chance: random.Random) -> Message | None:
    """The right seat at the right time, but not one of its answers."""
    chair = chance.choice(scene.asked)
    verb: str = chance.choice([*GAME.names, *(verb for verb, _ in chair.offers), "resign", "undo", *WORDS])
    nouns = GAME.names.get(verb, SEATS)
    noun = chance.choice([chance.choice(nouns), chance.choice(WORDS), "", None])
    if chair.takes(verb, noun):
        return None
    return post("not_offered", f"{chair.path}/answers", told(chair.position, (verb, noun)))


@maker
def stale(scene: Scene, chance: random.Random) -> Message | None:
    """Offered, but meant for another position."""
    chair = chance.choice(scene.asked)
    near = [f"{chair.position}0", f" {chair.position}", f"0{chair.position}", chair.position[:-1], "", "0", "1"]
    position = chance.choice([*near, *NUMBERS, *WORDS, str(chance.randrange(1000))])
    if position == chair.position:
        return None
    return post("stale", f"{chair.path}/answers", told(position, chance.choice(chair.offers)))


@maker
def replayed(scene: Scene, chance: random.Random) -> Message | None:
    """What was accepted once, word for word."""
    chair, path, body = chance.choice(scene.past)
    now = next(each for each in scene.chairs if each.path == chair.path)
    return None if body["position"] == now.position else post("replayed", path, body)


@maker
def other_match(scene: Scene, chance: random.Random) -> Message | None:
    """A good answer, sent to another table, or to another seat."""
    chair = chance.choice(scene.asked)
    body = good(chair, chance)
    other = chance.choice([each for each in scene.chairs if each is not chair])
    if other.position == body["position"] and other.takes(body["verb"], body["noun"]):
        return None
    return post("other_match", f"{other.path}/answers", body)


@maker
def unknown_fields(scene: Scene, chance: random.Random) -> Message:
    """A good answer with something more."""
    chair = chance.choice(scene.asked)
    name = chance.choice(["seat", "table", "Position", "verb ", "__proto__", "noun\x00", "", "dice", "sum"])
    return post("unknown_fields", f"{chair.path}/answers", good(chair, chance) | {name: chance.choice(WRONG)})


@maker
def wrong_types(scene: Scene, chance: random.Random) -> Message:
    """A field that is another kind of thing, or missing."""
    chair = chance.choice(scene.asked)
    body = good(chair, chance)
    name = chance.choice(["position", "verb", "noun"])
    value = chance.choice(WRONG[1 if name == "noun" else 0 :])
    if name != "noun" and chance.random() < 0.2:
        del body[name]
    else:
        body[name] = value
    return post("wrong_types", f"{chair.path}/answers", body)


@maker
def malformed(scene: Scene, chance: random.Random) -> Message:
    """A body that is not JSON, or hardly."""
    chair = chance.choice(scene.chairs)
    body = json.dumps(told(chair.position, chance.choice(scene.asked[0].offers))).encode()
    at = chance.randrange(1, len(body) - 1)
    noise = chance.randbytes(chance.randrange(1, 40))
    sent = chance.choice(
        [
            body[:at], body[:at] + b"\xff" + body[at:], noise, b"", b"null", b"[]", b"7", b'"x"', body + body,
            b"{" * 5000,
            b"[" * 50_000, b"position=1&verb=done", b"<a/>", body.decode().encode("utf-16"), b"\xef\xbb\xbf" + body,
            body.replace(b'"', b"'"), b"{}", body + b"\x00", b"NaN", b'{"position": NaN}', b"%PDF-1.4",
            b"\x1f\x8b" + noise,
        ]
    )  # fmt: skip
    where = chance.choice([f"{chair.path}/answers", f"{chair.path}/undo", f"{chair.path}/branch"])
    return post("malformed", chance.choice([where, f"/api/tables/{chair.table}/mind", "/api/tables"]), sent)


@maker
def oversized(scene: Scene, chance: random.Random) -> Message:
    """Far too much of it."""
    chair = chance.choice(scene.asked)
    much = "x" * chance.choice([30_000, 200_000, 2_000_000])
    body: Any = good(chair, chance) | {chance.choice(["noun", "verb", "position", "more"]): much}
    if chance.random() < 0.3:
        body = b" " * 20_000_000 + json.dumps(body).encode()
    elif chance.random() < 0.3:
        body = {**body, "more": [[number] for number in range(50_000)]}
    return post("oversized", f"{chair.path}/answers", body)


# -- who sends it, how, and where ----------------------------------------------------------------------------


@maker
def stranger(scene: Scene, chance: random.Random) -> Message:
    """A good answer, but from another page, or to this machine under another name."""
    chair = chance.choice(scene.asked)
    if chance.random() < 0.5:
        return post("stranger", f"{chair.path}/answers", good(chair, chance), Origin=chance.choice(STRANGERS))
    headers = {"Host": chance.choice(HOSTS)}
    if chance.random() < 0.5:
        return Message("stranger", "GET", chair.path, headers=headers)
    return post("stranger", f"{chair.path}/answers", good(chair, chance), **headers)


@maker
def wrong_method(scene: Scene, chance: random.Random) -> Message:
    """The right address, in the wrong way."""
    chair = chance.choice(scene.asked)
    table = f"/api/tables/{chair.table}"
    method, path = chance.choice(
        [
            *((method, f"{chair.path}/answers") for method in ("GET", "PUT", "PATCH", "DELETE", "BREW", "PROPFIND")),
            *((method, f"{chair.path}/undo") for method in ("GET", "PUT", "DELETE")),
            *((method, chair.path + read.partition("?")[0]) for method in ("POST", "PUT", "DELETE") for read in READS),
            *((method, f"{table}{end}") for method in ("POST", "PATCH") for end in ("", "/export", "/verify")),
            ("DELETE", "/api/tables"), ("PUT", "/api/tables"), ("GET", "/api/tables/import"), ("GET", f"{table}/mind"),
            ("POST", "/"), ("DELETE", "/web/app.js"), ("POST", "/api/games"), ("DELETE", f"{table}/seats"),
        ]
    )  # fmt: skip
    return Message("wrong_method", method, path, json.dumps(good(chair, chance)).encode())


@maker
def path_tricks(scene: Scene, chance: random.Random) -> Message:
    """Addresses that there are not."""
    chair = chance.choice(scene.chairs)
    made = [
        f"{chair.path}/nothing", f"{chair.path}/", f"{chair.path}//answers", f"/api/tables/{chair.table}/seats",
        f"/api/tables/{chair.table.upper()}x/seats/axis", f"/api/tables/{chair.table}%2f..%2fseats/axis",
        f"/api/tables/{quote(chance.choice(WORDS)[:50], safe='')}", f"{chair.path}/../../export",
        f"/api/tables/{chair.table}/%2e%2e/{chair.table}/seats/axis", f"{chair.path}%00", f"{chair.path}%20",
    ]  # fmt: skip
    path = chance.choice(TRICKS) if chance.random() < 0.6 else chance.choice(made)
    return Message("path_tricks", "GET", path)


@maker
def queries(scene: Scene, chance: random.Random) -> Message:
    """A good address with a question that makes no sense."""
    chair = chance.choice(scene.chairs)
    number, word = chance.choice([*NUMBERS, str(chair.moments + 1)]), chance.choice(WORDS)
    end, query = chance.choice(
        [
            ("", {"moment": number}),
            ("/events", {"since": number if number != str(chair.moments + 1) else "-7"}),
            ("/why", {"kind": "space", "name": word}), ("/why", {"kind": "unit", "name": word}),
            ("/why", {"kind": word, "name": "113"}), ("/why", {}), ("/why", {"kind": "space"}), ("/why",
            {"name": "113"}),
            ("/why", {"kind": "space", "name": "113", "moment": number}), ("/odds", {"noun": word}),
            ("/odds", {"noun": "113", "moment": number}), (f"/overlays/{quote(word[:60], safe='')}", {}),
            ("/overlays/supply", {"moment": number}), ("/overlays/nothing", {"noun": "113"}),
        ]
    )  # fmt: skip
    return Message("queries", "GET", f"{chair.path}{end}?{urlencode(query)}")


@maker
def not_my_seat(scene: Scene, chance: random.Random) -> Message | None:
    """A seat that is a computer's, nobody's, or everybody's before the end."""
    waiting = next(table for table in scene.tables() if sum(each.table == table for each in scene.chairs) == 1)
    mine = next(each for each in scene.chairs if each.table == waiting)
    other = next(seat for seat in SEATS if seat != mine.seat)
    going = [each.table for each in scene.chairs if not each.over]
    words = [quote(word[:50], safe="") for word in WORDS if word.strip()]
    table, seat = chance.choice(
        [(waiting, other), (chance.choice(going), "all"), (waiting, chance.choice(words)), (waiting, mine.seat.upper())]
    )
    path = f"/api/tables/{table}/seats/{seat}"
    if chance.random() < 0.5:
        return Message("not_my_seat", "GET", path + chance.choice(READS))
    end = chance.choice(["answers", "undo", "branch"])
    body = {"answers": good(mine, chance), "undo": {"position": mine.position}}.get(
        end, {"moment": 0, "seat": mine.seat, "against": "computer"}
    )
    return post("not_my_seat", f"{path}/{end}", body)


# -- taking back, computers, tables ---------------------------------------------------------------------------


@maker
def no_undo(scene: Scene, chance: random.Random) -> Message:
    """Taking back what cannot be, or at another time."""
    chair = chance.choice(scene.chairs)
    position = f"{chair.position}1" if chair.undo or chance.random() < 0.3 else chair.position
    return post("no_undo", f"{chair.path}/undo", {"position": position})


@maker
def no_branch(scene: Scene, chance: random.Random) -> Message:
    """Playing on from where one has not been, as whom one is not, against nobody."""
    chair = chance.choice(scene.chairs)
    body: dict[str, Any] = {"moment": 0, "seat": chair.seat, "against": "computer"}
    wrong = [
        ("moment", -1), ("moment", chair.moments + 1), ("moment", 10**30), ("moment", "0"), ("moment", None),
        ("moment", 0.5),
        ("seat", "nobody"), ("seat", ""), ("seat", None), ("against", "genius"), ("against", ""), ("against", 3),
        ("more", 1),
    ]  # fmt: skip
    name, value = chance.choice(wrong)
    return post("no_branch", f"{chair.path}/branch", body | {name: value})


@maker
def no_mind(scene: Scene, chance: random.Random) -> Message:
    """Telling a computer what it does not understand."""
    table = chance.choice([*scene.tables(), "nothing"])
    body = chance.choice([{"do": "cheat"}, {"do": ""}, {"do": None}, {"do": "stop", "more": 1}, {}, {"do": ["stop"]}])
    return post("no_mind", f"/api/tables/{table}/mind", body)


@maker
def no_table(scene: Scene, chance: random.Random) -> Message:
    """A new table that cannot be."""
    some = chance.choice(WORDS)
    wrong: list[dict[str, Any]] = [
        {"game": some}, {"scenario": some}, {"options": {some: True}}, {"options": {"marat": 2}},
        {"scenario": "campaign", "options": {"rail": chance.choice(["yes", 1, 7, "true"])}}, {"seats": {}},
        {"seats": {"axis": "person"}}, {"seats": {**NEW["seats"], some: "person"}}, {"seats": {**NEW["seats"],
        "axis": some}},
        {"seats": {**NEW["seats"], "axis": None}}, {"seats": list(SEATS)}, {"options": []}, {"more": 1}, {"game": None},
    ]  # fmt: skip
    return post("no_table", "/api/tables", NEW | chance.choice(wrong))


@maker
def no_save(scene: Scene, chance: random.Random) -> Message:
    """A save that is none, or has been tampered with."""
    saved = json.loads(scene.saved)
    tampered = [
        json.dumps({**saved, "answers": "axis/done"}), json.dumps({**saved, "key": "00"}), json.dumps({**saved,
        "sum": ""}),
        json.dumps({**saved, "game": "../kernel"}), json.dumps({**saved, "scenario": "x"}), scene.saved[:-20],
        scene.saved.replace("preludes", "campaign"), "{}", "[]", "", "x", json.dumps({"grognard": 2}), "[" * 100_000,
        json.dumps({**saved, "position": 7}), json.dumps({**saved, "dice": [9]}), json.dumps({"grognard": [1]}),
    ]  # fmt: skip
    if chance.random() < 0.2:
        return post("no_save", "/api/tables/import?seat=nobody", scene.saved.encode())
    return post("no_save", "/api/tables/import", chance.choice(tampered).encode())


RARE = {"oversized"}  # large, so fewer of them


def wrong_messages(scene: Scene, number: int, seed: int) -> list[Message]:
    """So many messages, of all kinds."""
    chance = random.Random(f"hostile {seed}")
    names = [name for name in MAKERS for _ in range(1 if name in RARE else 20)]
    made: list[Message] = []
    while len(made) < number:
        message = MAKERS[chance.choice(names)](scene, chance)
        if message is not None:
            made.append(message)
    return made
