"""The application: every address with its handler, and what holds for all of them."""

from __future__ import annotations

import contextlib
import functools
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from cookietin.kernel.complaint import Complaint
from cookietin.server.house import House
from cookietin.server.http import decks, games, guests, guides, health, replays, tables
from cookietin.server.http.asking import Asking, TooMuch, language_of, problem
from cookietin.server.http.documents import DOCUMENTS
from cookietin.server.http.guarding import Guarded, allowed_origin
from cookietin.server.protocol.resources import RESOURCES, SOCKET
from cookietin.server.socket.connection import Connection
from cookietin.words import Speech

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from starlette.websockets import WebSocket

    from cookietin.server.settings import ServerSettings

    Handler = Callable[[Asking], Awaitable[Response]]

HANDLERS: dict[str, Handler] = {
    "games": games.games,
    "rules": games.rules,
    "catalogue": games.catalogue,
    "handles": games.handles,
    "messages": games.sentences,
    "guide": guides.guided,
    "decks": decks.decks,
    "deck": decks.deck,
    "guest": guests.guest,
    "recover": guests.recover,
    "tables": tables.tables,
    "make": tables.make,
    "table": tables.table,
    "things": tables.things,
    "qr": tables.qr,
    "replay": replays.replay,
    "highlights": replays.highlights_of,
    "record": replays.record_of,
    "verdict": replays.verdict,
    "draws": replays.draws,
    "live": health.live,
    "ready": health.ready,
    "metrics": health.metrics,
}

log = structlog.get_logger()


def make_app(settings: ServerSettings) -> Starlette:
    """A server as an ASGI application."""
    house = House(settings)

    @contextlib.asynccontextmanager
    async def opened(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes: list[Any] = [
        Route(
            each.path,
            functools.partial(_handled, house, HANDLERS[each.name]),
            methods=[each.method],
        )
        for each in RESOURCES
    ]
    routes += [
        WebSocketRoute(SOCKET, functools.partial(_socket, house)),
        *DOCUMENTS,
        *_pages(settings),
    ]
    app = Starlette(routes=routes, lifespan=opened, middleware=[Middleware(Guarded, house=house)])
    app.state.house = house
    return app


async def _handled(house: House, handler: Handler, request: Request) -> Response:
    asking = Asking(house, request)
    try:
        if not house.asking.take(asking.address(), house.settings.clock()):
            raise TooMuch("too-often")
        return await handler(asking)
    except Complaint as complaint:
        return problem(complaint, asking.speech)


async def _socket(house: House, socket: WebSocket) -> None:
    if house.stopping or not allowed_origin(socket.headers, house.settings):
        await socket.close(1008)
        return
    await Connection(house, socket, socket.path_params["table"]).serve()


# The browser's pages.


def pages_folder(settings: ServerSettings) -> Path | None:
    """Where the browser's pages are, if they were built."""
    folder = Path(settings.pages) if settings.pages else Path(str(files("cookietin"))) / "pages"
    return folder if (folder / "index.html").is_file() else None


def _pages(settings: ServerSettings) -> list[Any]:
    folder = pages_folder(settings)
    if folder is None:
        return [Route("/", _no_pages), Route("/t/{table}", _no_pages)]

    async def index(request: Request) -> Response:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    # Every address that is not a file is the application's own.
    return [
        Route("/", index),
        Route("/t/{table}", index),
        Mount("/", _Files(folder, index)),
    ]


class _Files(StaticFiles):
    """The files of the pages; what is none of them is a page of the application."""

    def __init__(self, folder: Path, index: Callable[[Request], Awaitable[Response]]) -> None:
        super().__init__(directory=folder)
        self._index = index

    async def get_response(self, path: str, scope: Any) -> Response:
        from starlette.exceptions import HTTPException

        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("api/"):
                raise
            return await self._index(Request(scope))
        if "/assets/" in f"/{path}":
            found.headers["cache-control"] = "public, max-age=31536000, immutable"
        return found


async def _no_pages(request: Request) -> Response:
    say = Speech(language_of(request)).say("serve", "no-pages")
    return HTMLResponse(f"<!doctype html><title>Cookie Tin</title><h1>Cookie Tin</h1><p>{say}</p>")
