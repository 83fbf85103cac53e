"""A request as handlers need it: who asks, in which language, with what; and answers to it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.responses import Response

from cookietin.kernel.complaint import BadOption, Complaint, Refused
from cookietin.server.protocol.http import Problem
from cookietin.words import LANGUAGES, Speech

if TYPE_CHECKING:
    from starlette.requests import Request

    from cookietin.server.house import House
    from cookietin.server.tokens import GuestId

Body = TypeVar("Body")

MOST_BODY = 256_000
"""How many bytes a request may have: a card file of one's own is among the largest."""
STATUS = {
    "no-such-table": 404,
    "no-such-game": 404,
    "bad-token": 401,
    "no-token": 401,
    "foreign-origin": 403,
}
TOO_MANY = 429
TOO_LARGE = 413
FAILED = 500


class Asking:
    """One request."""

    def __init__(self, house: House, request: Request) -> None:
        self.house = house
        self.request = request
        self.speech = Speech(language_of(request))

    @property
    def language(self) -> str:
        """The language to answer in."""
        return self.speech.language

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str, default: str = "") -> str:
        """What stands behind the question mark."""
        return self.request.query_params.get(name, default)[:4000]

    def whole(self, name: str, default: int, low: int, high: int) -> int:
        """The same as a whole number within bounds."""
        text = self.query(name, str(default))
        if not text.isdecimal() or not low <= int(text[:9]) <= high:
            fields = {"option": name, "value": text, "range": f"{low}–{high}"}
            raise BadOption("option-out-of-range", fields)
        return int(text[:9])

    def table_of_json(self, name: str) -> dict[str, Any]:
        """The same as a JSON object."""
        try:
            found = json.loads(self.query(name, "{}"))
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise BadOption("bad-message", {"why": name})
        return found

    def guest(self) -> GuestId:
        """Who asks; nobody without a token."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return self.house.tokens.guest(token.strip() if kind.lower() == "bearer" else "")

    def someone(self) -> GuestId:
        """Who asks, where that must be someone."""
        guest = self.guest()
        if not guest.id:
            raise BadOption("no-token")
        return guest

    def address(self) -> str:
        """Where the request comes from."""
        if self.house.settings.proxied:
            before = self.request.headers.get("x-forwarded-for", "").split(",")
            if before[-1].strip():
                return before[-1].strip()
        client = self.request.client
        return client.host if client is not None else ""

    async def body(self, kind: type[Body]) -> Body:
        """What was sent, checked."""
        data = bytearray()
        async for piece in self.request.stream():
            data += piece
            if len(data) > MOST_BODY:
                raise TooLarge("too-large", {"most": MOST_BODY})
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadOption("bad-message", {"why": str(error)}) from None


class TooMuch(Complaint):
    """Someone asks for more than is given to one."""


class TooLarge(Complaint):
    """Someone sends more than is read."""


class Failed(Complaint):
    """A fault of the server's own: what it was stands in its log."""


def language_of(request: Request) -> str:
    """What was asked for, or what the browser prefers, or English."""
    wanted = [request.query_params.get("lang", "")]
    wanted += request.headers.get("accept-language", "").split(",")
    for each in wanted:
        name = each.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def answer(data: Any, status: int = 200) -> Response:
    """Data as an answer."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def problem(complaint: Complaint, speech: Speech) -> Response:
    """A complaint as an answer."""
    clause = complaint.clause if isinstance(complaint, Refused) else ""
    status = STATUS.get(complaint.key, 400)
    status = TOO_MANY if isinstance(complaint, TooMuch) else status
    status = FAILED if isinstance(complaint, Failed) else status
    status = TOO_LARGE if isinstance(complaint, TooLarge) else status
    return answer(Problem(complaint.key, speech.complaint(complaint), clause), status)
