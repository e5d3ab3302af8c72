"""The routes, and nothing but the routes."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from criee.engine.line import Impossible
from criee.engine.phase import NOBODY
from criee.server import messages as m
from criee.server import noticeboard, script, telling
from criee.server.guard import body_of, client_of, deny
from criee.server.lobby import Lobby
from criee.server.moments import Moments
from criee.server.openapi import Call, describe
from criee.server.problem import Wrong, answer, wrong_answer
from criee.server.purse import purse_of
from criee.server.table import Table
from criee.server.watcher import Watcher
from criee.server.wire import EXTENSION, Wire

HERE: Final = Path(__file__).parent
CHECKOUT: Final = HERE.parents[3] / "src" / "criee" / "server"  # if this is a compiled copy in build/
STATIC: Final = (CHECKOUT if CHECKOUT.is_dir() else HERE) / "static"  # the page is built into the source
FILE_NAME: Final = re.compile(r"[\w-][\w.-]*")
LONGEST_QR: Final = 400
QR_KEPT: Final = 64
LONGEST_QUERY: Final = 1000
LONGEST_NAME: Final = 100
T = TypeVar("T", bound=msgspec.Struct)


def lobby_of(request: Request | WebSocket) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def table_of(request: Request | WebSocket) -> Table:
    return lobby_of(request).find(request.path_params["id"])


async def wish_of(request: Request, kind: type[T]) -> T:
    limits = lobby_of(request).backroom.limits
    try:
        body = await body_of(request, limits.body_bytes if kind is m.RecordWish else limits.wish_bytes)
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Wrong(422, "bad-request", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Wrong(400, "bad-request", "the body is not JSON") from None


def language_of(request: Request) -> str:
    lang: str = request.path_params["lang"]
    if not noticeboard.speaks(lang):
        raise Wrong(404, "no-language", "there are: en, fr")
    return lang


# --- the hall -----------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    """The games, their options and bots."""
    return answer(noticeboard.games())


async def game(request: Request) -> Response:
    """One game with its catalogue; options by query string."""
    if len(request.scope["query_string"]) > LONGEST_QUERY:
        raise Wrong(422, "bad-request", f"options may have {LONGEST_QUERY} characters")
    return answer(noticeboard.one_game(request.path_params["name"], dict(request.query_params)))


async def texts(request: Request) -> Response:
    """The common Fluent texts of a language."""
    return PlainTextResponse(noticeboard.common_texts(language_of(request)))


async def game_texts(request: Request) -> Response:
    """A game's own Fluent texts."""
    return PlainTextResponse(noticeboard.game_texts(request.path_params["name"], language_of(request)))


async def game_rules(request: Request) -> Response:
    """The numbered rules of a game."""
    return answer(noticeboard.game_rules(request.path_params["name"], language_of(request)))


async def game_lesson(request: Request) -> Response:
    """What is said in a game's lesson."""
    return answer(noticeboard.taught(request.path_params["name"]).told)


async def game_drawings(request: Request) -> Response:
    """The drawings in the book of rules: situations as a seat at that table would see them."""
    name = request.path_params["name"]
    # Once a game costs some 100 ms, too long for the event loop: its positions are read and played.
    return answer(await purse_of(request.scope).elsewhere(lambda: noticeboard.game_drawings(name)))


async def game_table(request: Request) -> Response:
    """The built table of a game from another package: an ES module."""
    module, mark = noticeboard.game_table(request.path_params["name"])
    headers = {"etag": mark, "cache-control": "no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(module, media_type="text/javascript", headers=headers)


async def address(request: Request) -> Response:
    """Where people on the local network find this hall; empty if only this machine may come in."""
    return answer(m.Address(request.app.state.lan))


async def qr(request: Request) -> Response:
    """A QR code, for inviting people."""
    text = request.query_params.get("text", "")
    if not 0 < len(text) <= LONGEST_QR:
        raise Wrong(422, "bad-request", f"text must have 1 to {LONGEST_QR} characters")
    code = await purse_of(request.scope).elsewhere(lambda: qr_code(text))
    return Response(code, media_type="image/svg+xml")


@lru_cache(maxsize=QR_KEPT)
def qr_code(text: str) -> bytes:
    """Costs some 40 ms, too long for the event loop; and a table's invitation is asked for by everybody who comes."""
    image = BytesIO()
    segno.make(text, error="m", micro=False).save(image, kind="svg", scale=8, border=2, xmldecl=False)
    return image.getvalue()


# --- tables -------------------------------------------------------------------------------------


async def open_table(request: Request) -> Response:
    """Opens a table."""
    wish = await wish_of(request, m.TableWish)
    return answer(await lobby_of(request).open(wish, client_of(request)), 201)


async def open_lesson(request: Request) -> Response:
    """Opens a table where a game is learned."""
    wish = await wish_of(request, m.LessonWish)
    return answer(await lobby_of(request).open_lesson(wish, client_of(request)), 201)


async def table(request: Request) -> Response:
    """What everybody may know about a table."""
    found = table_of(request)
    await found.written()
    return answer(found.summary())


async def join(request: Request) -> Response:
    """Takes an open seat."""
    wish = await wish_of(request, m.JoinWish)
    return answer(await lobby_of(request).join(table_of(request), wish))


async def rematch(request: Request) -> Response:
    """The same people again."""
    wish = await wish_of(request, m.RematchWish)
    return answer(await lobby_of(request).rematch(table_of(request), wish.secret, client_of(request)))


async def table_record(request: Request) -> Response:
    """The record: in full when the match is over, before that as a spectator knows it."""
    found = table_of(request)
    await found.written()
    name = f"{found.game.name}-{found.id}.match"
    return PlainTextResponse(script.record_of(found), headers={"content-disposition": f'inline; filename="{name}"'})


async def frames(request: Request) -> Response:
    """Every moment of a finished match."""
    found = table_of(request)
    await found.written()
    if not found.match.over():
        raise Wrong(403, "unfinished", "the match is not over")
    word = request.query_params.get("seat", "")
    seat = int(word) if word.isascii() and word.isdigit() and len(word) < 3 else NOBODY
    if seat >= found.match.seats:
        raise Wrong(404, "no-seat", "there is no such seat")
    told = telling.replay(found.game, found.match.first_state(), telling.standing(found.journal), seat)
    return Moments(told, request)


async def open_record(request: Request) -> Response:
    """Opens a record as a finished table."""
    wish = await wish_of(request, m.RecordWish)
    return answer(await lobby_of(request).open_record(wish.text, client_of(request)), 201)


async def openapi(request: Request) -> Response:
    """This description."""
    return answer(description())


async def live(websocket: WebSocket) -> None:
    """A table's websocket: from here on the watcher listens."""
    try:
        table_of(websocket)
    except Wrong as error:
        await deny(wrong_answer(error), websocket.scope, websocket.receive, websocket.send)
        return
    await websocket.accept()
    found = table_of(websocket)  # looked up again: nothing can come between this and `came`
    wire: Wire = websocket.scope["extensions"][EXTENSION]
    watcher = Watcher(wire, found, found.backroom.limits, purse_of(websocket.scope))
    watcher.came()
    try:
        while True:
            event = await websocket.receive()
            if event["type"] == "websocket.disconnect":
                return
            data = event.get("bytes") or event.get("text", "").encode()
            watcher.hear(data)  # sent together with the handshake, before the watcher listened
    finally:
        watcher.left()


CALLS: Final = [
    Call("GET", "/api/games", games, m.Games),
    Call("GET", "/api/games/{name}", game, m.GameCard, query=("options",)),
    Call("GET", "/api/games/{name}/texts/{lang}", game_texts, "text/plain"),
    Call("GET", "/api/games/{name}/rules/{lang}", game_rules, m.Rules),
    Call("GET", "/api/games/{name}/lesson", game_lesson, m.Lesson),
    Call("GET", "/api/games/{name}/drawings", game_drawings, m.Drawings),
    Call("GET", "/api/games/{name}/table", game_table, "text/javascript"),
    Call("GET", "/api/texts/{lang}", texts, "text/plain"),
    Call("GET", "/api/address", address, m.Address),
    Call("GET", "/api/qr", qr, "image/svg+xml", query=("text",)),
    Call("POST", "/api/tables", open_table, m.TableMade, m.TableWish),
    Call("POST", "/api/lessons", open_lesson, m.TableMade, m.LessonWish),
    Call("GET", "/api/tables/{id}", table, m.Summary),
    Call("POST", "/api/tables/{id}/join", join, m.Joined, m.JoinWish),
    Call("POST", "/api/tables/{id}/rematch", rematch, m.TableMade, m.RematchWish),
    Call("GET", "/api/tables/{id}/record", table_record, "text/plain"),
    Call("GET", "/api/tables/{id}/frames", frames, m.Scenes, query=("seat",)),
    Call("POST", "/api/records", open_record, m.RecordOpened, m.RecordWish),
    Call("GET", "/api/openapi.json", openapi, "application/json"),
]


@cache
def description() -> dict[str, Any]:
    return describe(CALLS)


# --- pages --------------------------------------------------------------------------------------


async def page(request: Request) -> Response:
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse("The browser side has not been built yet: run `make web`.\n", 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


async def static_file(request: Request) -> Response:
    """A built file. Those in assets/ carry a hash in their names and never change."""
    folder = STATIC / "assets" if request.url.path.startswith("/assets/") else STATIC
    name: str = request.path_params["file"]
    if len(name) > LONGEST_NAME or not FILE_NAME.fullmatch(name) or not (folder / name).is_file():
        raise Wrong(404, "no-page", "there is no such page")
    caching = "no-cache" if folder == STATIC else "public, max-age=31536000, immutable"
    return FileResponse(folder / name, headers={"cache-control": caching})


# --- the app ------------------------------------------------------------------------------------


async def on_wrong(request: Request, error: Exception) -> Response:
    if isinstance(error, Wrong):
        return wrong_answer(error)
    if isinstance(error, HTTPException):
        return wrong_answer(Wrong(error.status_code, "http", error.detail))
    if isinstance(error, Impossible):
        return wrong_answer(Wrong(404, "impossible", str(error)))
    return wrong_answer(Wrong(500, "internal", "something went wrong here"))


def make_app(lifespan: Callable[[Starlette], Any]) -> Starlette:
    routes: list[BaseRoute] = [Route(call.path, call.handler, methods=[call.method]) for call in CALLS]
    routes.append(WebSocketRoute("/api/tables/{id}/ws", live))
    routes += [Route("/", page), Route("/table/{id}", page)]
    routes += [Route("/assets/{file}", static_file), Route("/{file}", static_file)]
    kinds: tuple[type[Exception], ...] = (Wrong, HTTPException, Impossible, Exception)
    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = dict.fromkeys(kinds, on_wrong)
    return Starlette(routes=routes, exception_handlers=handlers, lifespan=lifespan)
