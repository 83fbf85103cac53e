"""What holds for every answer: headers that keep browsers careful, origins, no surprises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request

from cookietin.kernel.complaint import BadOption
from cookietin.server.http.asking import Failed, answer, language_of, problem
from cookietin.words import Speech

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from cookietin.server.house import House
    from cookietin.server.settings import ServerSettings

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

log = structlog.get_logger()


class Guarded:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers; a fault of ours is told without what it was about."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers, settings = Headers(scope=scope), self._house.settings
        foreign = headers.get("origin", "") if not same_origin(headers, settings) else ""
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self._house.metrics.requests.labels(str(message["status"])).inc()
                _add(message, foreign if foreign in settings.origins else "")
            await send(message)

        if foreign and foreign not in settings.origins and scope["method"] != "GET":
            refused = problem(BadOption("foreign-origin"), Speech(language_of(Request(scope))))
            await refused(scope, receive, guarded)
            return
        if scope["method"] == "OPTIONS" and foreign in settings.origins:
            await answer({})(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception as error:
            log.error("request failed", path=_plain(scope), error=type(error).__name__)
            if not started:
                failed = problem(Failed("failed"), Speech(language_of(Request(scope))))
                await failed(scope, receive, guarded)


def _add(message: Any, origin: str) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("cache-control", "no-store")
    if origin:
        headers["access-control-allow-origin"] = origin
        headers["access-control-allow-headers"] = "authorization, content-type"
        headers["vary"] = "origin"


def _plain(scope: Scope) -> str:
    """The path without what could be anyone's secret: queries and fragments are left out."""
    return str(scope["path"])[:200]


def same_origin(headers: Headers, settings: ServerSettings) -> bool:
    """Whether a request comes from a page of this server, or from no page at all."""
    origin = headers.get("origin", "")
    if not origin:
        return True
    if settings.address and origin == settings.address.rstrip("/"):
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


def allowed_origin(headers: Headers, settings: ServerSettings) -> bool:
    """The same, or from a page of a site that was allowed."""
    return same_origin(headers, settings) or headers.get("origin", "") in settings.origins
