"""Servers and clients for the tests: real ones, over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import cookietin.server.house
from cookietin.server.house import House
from cookietin.server.serve import make_server
from cookietin.server.settings import ServerSettings
from cookietin.table.hint import Effort
from tests.server.deals import SECRET, SameDeals

Data = dict[str, Any]


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Web]:
    """A server in this process, on a store in a folder."""
    with served(folder, **more) as (web, _, _):
        yield web


@contextlib.contextmanager
def served(
    folder: Path, secret: bytes = SECRET, **more: Any
) -> Iterator[tuple[Web, House, asyncio.AbstractEventLoop]]:
    """The same with what is inside: its house, and the loop that it lives on. It deals as ever."""
    given: Data = {"store": str(folder / "tin.sqlite"), "thinkers": 0, "port": free_port(), **more}
    given.setdefault("messages_a_second", 1000.0)
    given.setdefault("tables_a_minute", 10000.0)
    given.setdefault("hints", Effort("thumb", answers=1, seconds=600.0))
    settings = ServerSettings(**given)
    ready = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    def note() -> None:
        loops.append(asyncio.get_running_loop())
        ready.set()

    server = make_server(settings, note)
    house: House = server.config.app.state.house  # type: ignore[union-attr]
    house.store.secret = _always(secret)  # type: ignore[method-assign, assignment]
    thread = threading.Thread(target=server.run, daemon=True)
    with patch.object(cookietin.server.house, "Secrets", SameDeals):
        thread.start()
        assert ready.wait(20)
    try:
        yield Web(f"http://127.0.0.1:{settings.port}"), house, loops[0]
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def _always(secret: bytes) -> Callable[[bytes], Coroutine[Any, Any, bytes]]:
    async def known(fresh: bytes = b"") -> bytes:
        return secret

    return known


class Web:
    """The HTTP side of a server."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", **headers: str
    ) -> tuple[int, Any]:
        """A request: its status, and its answer as data if it is JSON."""
        data = (
            None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        )
        request = urllib.request.Request(self.address + path, data, method=method)
        if token:
            request.add_header("authorization", f"Bearer {token}")
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, _read(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _read(error)

    def get(self, path: str, token: str = "") -> Any:
        """What a path gives, which must be there."""
        status, data = self.ask("GET", path, token=token)
        assert status == 200, data
        return data

    def new_guest(self, name: str, colour: str | None = None) -> Data:
        """Someone new."""
        status, data = self.ask("POST", "/api/guests", {"name": name, "colour": colour})
        assert status == 200, data
        return dict(data)

    def guest(self, name: str, colour: str | None = None) -> str:
        """Someone's token."""
        return str(self.new_guest(name, colour)["token"])

    def make(self, token: str, game: str, seats: list[Data], **more: Any) -> str:
        """A new table's id."""
        body = {"key": f"k{next(_numbers)}", "game": game, "seats": seats, **more}
        status, data = self.ask("POST", "/api/tables", body, token)
        assert status == 200, data
        return str(data["table"])


_numbers = itertools.count(1)


def _read(answer: Any) -> Any:
    text = answer.read()
    kind = answer.headers.get("content-type", "")
    return json.loads(text) if kind == "application/json" else text.decode()


class Client:
    """One connection to a table that keeps all it was told."""

    def __init__(self, web: Web, table: str, token: str = "", salt: str = "", **hello: Any) -> None:
        self.table = table
        self._url = f"{web.address.replace('http', 'ws')}/api/tables/{table}/socket"
        self._hello = {"type": "hello", "protocol": 1, "token": token, **hello}
        self._socket: ClientConnection | None = None
        self.heard: list[Data] = []
        self.raw: list[str] = []
        self.last: dict[str, Data] = {}
        """The last message of each type."""
        self._key = 0
        self._salt = salt or random.randbytes(4).hex()

    async def __aenter__(self) -> Client:
        await self.open()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def open(self, **hello: Any) -> Data:
        """Connect and say hello; what one has seen is said too."""
        await self.close()
        self._socket = await connect(self._url, compression=None, max_size=None)
        await self.say({**self._hello, **hello})
        return await self.until("welcome")

    async def reopen(self) -> None:
        """Lose the connection without a word, and come back."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()
        await self.open(have=self.version)

    async def close(self) -> None:
        """Go."""
        if self._socket is not None:
            await self._socket.close()

    @property
    def version(self) -> int | None:
        """The last version heard of."""
        heard = [message["version"] for message in self.heard if "version" in message]
        return max(heard, default=None)

    async def say(self, message: Any) -> None:
        """Send something."""
        assert self._socket is not None
        await self._socket.send(
            message if isinstance(message, str | bytes) else json.dumps(message)
        )

    async def hear(self, timeout: float = 20) -> Data:
        """The next message; pings are answered on the way."""
        assert self._socket is not None
        async with asyncio.timeout(timeout):
            while True:
                text = await self._socket.recv(decode=True)
                message: Data = json.loads(text)
                if message["type"] == "ping":
                    # What came before the end is still to be heard.
                    with contextlib.suppress(ConnectionClosed):
                        await self.say({"type": "pong", "ping": message["ping"]})
                    continue
                self.raw.append(str(text))
                self.heard.append(message)
                self.last[message["type"]] = message
                return message

    async def until(self, *kinds: str, timeout: float = 20) -> Data:
        """The next message of one of these types."""
        while True:
            message = await self.hear(timeout)
            if message["type"] in kinds:
                return message

    async def quiet(self, seconds: float = 0.4) -> None:
        """Hear until nothing comes for a moment."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.hear(seconds)

    def new_key(self) -> str:
        """A key that was never used."""
        self._key += 1
        return f"{self._salt}-{self._key}"

    async def do(self, kind: str, **fields: Any) -> Data:
        """Ask for something and wait for what comes of it."""
        key = fields.pop("key", None) or self.new_key()
        await self.say({"type": kind, "key": key, **fields})
        while True:
            message = await self.hear()
            if message.get("key") == key:
                return message

    @property
    def question(self) -> Data | None:
        """What one is asked now."""
        update = self.last.get("update")
        return None if update is None else update["question"]

    async def answer(self, move: str | None = None) -> Data:
        """Answer what one is asked."""
        assert self.question is not None
        text = self.question["default"] if move is None else move
        return await self.do("answer", question=self.question["number"], move=text)


async def play_on(client: Client, chance: random.Random, lose: float = 0.0) -> None:
    """Answer at random until the match is over, losing the connection now and then."""
    while True:
        table = client.last.get("table")
        if table is not None and table["table"]["phase"] in ("over", "abandoned"):
            return
        try:
            if table is not None and table["table"]["phase"] == "between":
                await client.do("begin")
                continue
            if client.question is not None:
                question = client.question
                move = chance.choice(question["moves"])["text"]
                client.last["update"]["question"] = None
                await client.say(
                    {
                        "type": "answer",
                        "key": client.new_key(),
                        "question": question["number"],
                        "move": move,
                    }
                )
            if chance.random() < lose:
                await client.reopen()
            await client.hear(60)
        except ConnectionClosed:
            await client.reopen()


def now() -> float:
    """What time it is."""
    return time.time()
