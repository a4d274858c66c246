"""The addresses: what the browser may ask for, and who answers. Everything about them is in docs/client.md."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

import grognard
from grognard import words
from grognard.kernel import BadInput, Game
from grognard.server import ladder, mind, pages, views
from grognard.server.guard import Guard, language, turned
from grognard.server.ladder import Turned, unreadable
from grognard.server.live import Live
from grognard.server.mind import Minds
from grognard.server.store import Store
from grognard.server.tables import Tables

BODY = 64 * 1024  # bytes of a message
SAVE = 4 * 1024 * 1024  # bytes of a save; a campaign has some hundred thousand
HIGHEST = 999_999_999
REFUSED, SPOKE, TOO_SLOW = 4000, 1008, 1013  # how a socket is closed; 4000 and the status: turned away
SLOWEST = 20.0  # seconds in which a browser must take a message

T = TypeVar("T")
Asked = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
Reply = Response[bytes]


@dataclass(frozen=True, slots=True)
class House:
    """What the addresses lead to."""

    tables: Tables
    live: Live
    minds: Minds
    shelf: pages.Shelf


Within = NamedDependency[House]
Named = FromPath[str]


def make_app(store: Store, pause: float = mind.PAUSE) -> Guard:
    """The application on the tables of a store, which it closes when it ends."""
    return Guard(addresses(store, pause))


def addresses(store: Store, pause: float = mind.PAUSE) -> Litestar:
    """The same without its guard."""
    tables = Tables(store)
    minds = Minds(tables, pause)
    house = House(tables, Live(tables), minds, pages.Shelf())

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        minds.begin()
        try:
            yield
        finally:
            await minds.close()
            await tables.close()

    return Litestar(
        route_handlers=[
            lobby, file, catalogue, games, board, picture, rules, listed, create, bring, detail, export, away, verify,
            told, look, events, answer, undo, why, overlay, odds, dice, branch, hear,
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={Exception: turned},
        lifespan=[life],
        request_max_body_size=BODY,
        openapi_config=None,
        logging_config=None,
    )  # fmt: skip


# -- the client ------------------------------------------------------------------------------------------------


@get(["/", "/table/{table:str}"])
async def lobby(request: Asked) -> Reply:
    return pages.show(request, pages.client("index.html"))


@get("/web/{path:path}")
async def file(request: Asked, path: Named) -> Reply:
    return pages.show(request, pages.client(path))


@get("/words/{name:str}")
async def catalogue(request: Asked, name: Named) -> Reply:
    return pages.show(request, pages.catalogue(name))


# -- the games -------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(request: Asked) -> Reply:
    return pages.data(request, views.games(lang_of(request)))


@get("/api/games/{key:str}/board.json")
async def board(request: Asked, house: Within, key: Named) -> Reply:
    game, lang = game_of(key), lang_of(request)
    made = await house.shelf.get(("board", key, lang), ".json", lambda: pages.plain(views.board(game, lang)))
    return pages.show(request, made)


@get("/api/games/{key:str}/board.svg")
async def picture(request: Asked, house: Within, key: Named) -> Reply:
    game, lang = game_of(key), lang_of(request)
    made = await house.shelf.get(("picture", key, lang), ".svg", lambda: views.picture(game, lang).encode())
    return pages.show(request, made)


@get("/api/games/{key:str}/rules")
async def rules(request: Asked, house: Within, key: Named) -> Reply:
    game, lang = game_of(key), lang_of(request)
    made = await house.shelf.get(("rules", key, lang), ".json", lambda: pages.plain(views.rules(game, lang)))
    return pages.show(request, made)


# -- the tables ------------------------------------------------------------------------------------------------


@get("/api/tables")
async def listed(request: Asked, house: Within) -> Reply:
    lang = lang_of(request)
    found = [views.summary(table, lang) for table in await house.tables.all()]
    return pages.data(request, [*found, *(views.lost(row, lang) for row in house.tables.lost)])


@post("/api/tables")
async def create(request: Asked, house: Within) -> Reply:
    table = await house.tables.create(await message(request, ladder.NewTable))
    return pages.data(request, {"id": table.id}, 201)


@post("/api/tables/import", request_max_body_size=SAVE)
async def bring(request: Asked, house: Within) -> Reply:
    try:
        text = (await request.body()).decode("utf-8-sig")
        table = await house.tables.bring(text, request.query_params.get("seat"))
    except (UnicodeDecodeError, RecursionError) as bad:
        raise unreadable(BadInput("save-not-ours")) from bad
    return pages.data(request, {"id": table.id}, 201)


@get("/api/tables/{name:str}")
async def detail(request: Asked, house: Within, name: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    return pages.data(request, views.detail(table, lang))


@get("/api/tables/{name:str}/export")
async def export(request: Asked, house: Within, name: Named) -> Reply:
    table = await house.tables.get(name)
    return pages.download(request, f"{table.game.key}-{table.id}.json", views.save(table).encode())


@delete("/api/tables/{name:str}", status_code=200)
async def away(request: Asked, house: Within, name: Named) -> Reply:
    await house.tables.delete(name)
    return pages.data(request, {"id": name})


@get("/api/tables/{name:str}/verify")
async def verify(request: Asked, house: Within, name: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    return pages.data(request, views.verify(table, lang))


@post("/api/tables/{name:str}/mind", status_code=200)
async def told(request: Asked, house: Within, name: Named) -> Reply:
    table = await house.tables.get(name)
    house.minds.tell(table, (await message(request, ladder.Mind)).do)
    return pages.data(request, {"mind": house.minds.state(table)})


# -- the seats -------------------------------------------------------------------------------------------------

SEAT = "/api/tables/{name:str}/seats/{seat:str}"


@get(SEAT)
async def look(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    told = views.look(table, seat, lang, moment(request))
    house.tables.looked(table, seat)
    return pages.data(request, told)


@get(f"{SEAT}/events")
async def events(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    since = ladder.number(request.query_params.get("since"), "since", HIGHEST)
    return pages.data(request, views.events(table, seat, lang, since or 0))


@get(f"{SEAT}/why")
async def why(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    kind, noun = needed(request, "kind"), needed(request, "name")
    return pages.data(request, views.why(table, seat, lang, kind, noun, moment(request)))


@get(f"{SEAT}/overlays/{{which:str}}")
async def overlay(request: Asked, house: Within, name: Named, seat: Named, which: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    noun = request.query_params.get("noun")
    return pages.data(request, views.overlay(table, seat, lang, which, noun, moment(request)))


@get(f"{SEAT}/odds")
async def odds(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    noun = request.query_params.get("noun")
    return pages.data(request, views.odds(table, seat, lang, noun, moment(request)))


@get(f"{SEAT}/dice")
async def dice(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    lang, table = lang_of(request), await house.tables.get(name)
    return pages.data(request, views.dice(table, seat, lang))


@post(f"{SEAT}/answers", status_code=200)
async def answer(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    table = await house.tables.get(name)
    ladder.person_at(table.game, table.players, seat)
    position = await house.tables.answer(table, seat, await message(request, ladder.Answer))
    return pages.data(request, {"position": position})


@post(f"{SEAT}/undo", status_code=200)
async def undo(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    table = await house.tables.get(name)
    ladder.person_at(table.game, table.players, seat)
    position = await house.tables.undo(table, seat, await message(request, ladder.Back))
    return pages.data(request, {"position": position})


@post(f"{SEAT}/branch")
async def branch(request: Asked, house: Within, name: Named, seat: Named) -> Reply:
    table = await house.tables.get(name)
    begun = await house.tables.branch(table, seat, await message(request, ladder.Branch))
    return pages.data(request, {"id": begun.id}, 201)


# -- the socket ------------------------------------------------------------------------------------------------


@websocket(f"{SEAT}/live")
async def hear(socket: Socket, house: Within, name: Named, seat: Named) -> None:
    await socket.accept()
    try:
        lang, table = lang_of(socket), await house.tables.get(name)
        ladder.may_look(table.game, table.players, seat, table.over)
    except Turned as no:
        await socket.close(REFUSED + no.status, no.key)
        return
    with house.minds.watched(table):
        async with house.live.listen(table, seat, lang) as messages:
            ended = await converse(socket, messages)
    with suppress(WebSocketDisconnect):
        await part(socket, *ended)


async def converse(socket: Socket, messages: AsyncIterator[dict[str, Any]]) -> tuple[Any, Any]:
    """Tell the browser until there is no more to be told or it says something; what came of either."""
    telling = asyncio.create_task(tell(socket, messages))
    silence = asyncio.ensure_future(socket.receive())
    try:
        await asyncio.wait((telling, silence), return_when=asyncio.FIRST_COMPLETED)
    finally:
        telling.cancel()
        silence.cancel()
        ended = await asyncio.gather(telling, silence, return_exceptions=True)
    return ended[0], ended[1]


async def tell(socket: Socket, messages: AsyncIterator[dict[str, Any]]) -> None:
    """Send what is to be heard, until the table is gone."""
    async for each in messages:
        async with asyncio.timeout(SLOWEST):
            await socket.send_data(pages.plain(each), mode="text")


async def part(socket: Socket, told: Any, heard: Any) -> None:
    """Close a socket and say why: the table is gone, the browser spoke, or it was too slow."""
    if isinstance(heard, dict) and heard["type"] == "websocket.receive":
        await socket.close(SPOKE, "nothing is listened to here")
    elif isinstance(told, TimeoutError):
        await socket.close(TOO_SLOW, "too slow")
    elif told is None:
        await socket.close()
    elif isinstance(told, Exception) and not isinstance(told, WebSocketDisconnect):
        raise told


# -- what the addresses have in common -------------------------------------------------------------------------


def lang_of(request: Asked | Socket) -> str:
    """The language of an address."""
    asked = request.query_params.get("lang")
    if asked is not None and asked not in words.languages():
        raise Turned(400, "no-such-language", name=asked[:80], known=" ".join(words.languages()))
    return language(request.scope)


def game_of(key: str) -> Game:
    """The game of an address."""
    try:
        return grognard.game(key)
    except BadInput as unknown:
        raise Turned(404, unknown.key, no=unknown) from unknown


def moment(request: Asked) -> int | None:
    """The moment of an address; None is now."""
    return ladder.number(request.query_params.get("moment"), "moment", HIGHEST)


def needed(request: Asked, name: str) -> str:
    """A word that an address cannot do without."""
    found: str | None = request.query_params.get(name)
    if not found:
        raise Turned(400, "lacks", name=name)
    return found


async def message(request: Asked, shape: type[T]) -> T:
    """What was sent."""
    if request.content_type[0] != "application/json":
        raise Turned(415, "wrong-type", wanted="application/json")
    return ladder.read(await request.body(), shape)
