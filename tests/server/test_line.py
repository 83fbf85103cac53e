"""The line takes messages however they are cut into frames and pieces, and ends nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.protocol import State

from cookietin.server.serve import LARGEST_MESSAGE
from cookietin.server.socket.line import Line, after_whole_frames, whole_text
from tests.server.clients import Web, serving

TEXT, MORE, CLOSE, PING, PONG = 1, 0, 8, 9, 10
MASK = b"\x01\x02\x03\x04"
INVALID_TEXT = 1007
TOO_LONG = 1009


def frame(data: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame as clients send it."""
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))
    size = len(data)
    head = bytes([128 * last | kind])
    if size < 126:
        return head + bytes([128 | size]) + MASK + masked
    return head + bytes([128 | 126]) + struct.pack("!H", size) + MASK + masked


def begin(key: str) -> bytes:
    """Something that whoever shows no token is refused, by its key."""
    return json.dumps({"type": "begin", "key": key}).encode()


class Wire:
    """A client that sends bytes as a test wants them."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    @contextlib.asynccontextmanager
    async def to(cls, web: Web, table: str) -> AsyncIterator[Wire]:
        """Connected, and past hello."""
        address = urlsplit(web.address)
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        wire = cls(reader, writer)
        await wire.send(frame(b'{"type":"hello","protocol":1}'))
        yield wire
        writer.close()
        await writer.wait_closed()

    async def send(self, *pieces: bytes) -> None:
        """Send each by itself."""
        for piece in pieces:
            self._writer.write(piece)
            await self._writer.drain()
            await asyncio.sleep(0.02)

    async def take(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what is in it."""
        kind, size = await self._reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self._reader.readexactly(2))
        return kind & 15, await self._reader.readexactly(size)

    async def refused(self) -> str:
        """The key of what is refused next."""
        while True:
            kind, data = await self.take()
            said: dict[str, Any] = json.loads(data) if kind == TEXT else {}
            if said.get("type") == "refused":
                return str(said["key"])

    async def until(self, wanted: int) -> bytes:
        """What is in the next frame of a kind."""
        while True:
            kind, data = await self.take()
            if kind == wanted:
                return data


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[Web, str]]:
    """A server with a table."""
    with serving(tmp_path) as web:
        yield web, web.make(web.guest("Ana"), "number-chain", [{"me": True}, {}])


def test_messages_come_whole_however_they_are_cut(place: tuple[Web, str]) -> None:
    long = begin("g" + "x" * 20) + b" " * 300

    async def talk() -> None:
        async with Wire.to(*place) as wire:
            await wire.send(frame(begin("a")) + frame(begin("b")))
            assert [await wire.refused(), await wire.refused()] == ["a", "b"]
            whole = frame(begin("c"))
            await wire.send(whole[:1], whole[1:9], whole[9:] + frame(begin("d"))[:4])
            assert await wire.refused() == "c"
            await wire.send(frame(begin("d"))[4:])
            assert await wire.refused() == "d"
            await wire.send(frame(begin("e")[:5], last=False), frame(b"?", PING))
            assert await wire.until(PONG) == b"?"
            await wire.send(frame(begin("e")[5:], MORE), frame(begin("f")))
            assert [await wire.refused(), await wire.refused()] == ["e", "f"]
            await wire.send(frame(long))
            assert (await wire.refused()).startswith("g")

    asyncio.run(talk())


@pytest.mark.parametrize("begun", [b"", frame(b"{", last=False)])
def test_what_is_no_text_ends_the_line(place: tuple[Web, str], begun: bytes) -> None:
    async def talk() -> None:
        async with Wire.to(*place) as wire:
            await wire.send(begun, frame(b"\xff\xfe", MORE if begun else TEXT))
            (code,) = struct.unpack("!H", (await wire.until(CLOSE))[:2])
            assert code == INVALID_TEXT

    asyncio.run(talk())


def test_what_is_too_long_ends_the_line(place: tuple[Web, str]) -> None:
    async def talk() -> None:
        async with Wire.to(*place) as wire:
            await wire.send(frame(begin("a") + b" " * LARGEST_MESSAGE))
            (code,) = struct.unpack("!H", (await wire.until(CLOSE))[:2])
            assert code == TOO_LONG

    asyncio.run(talk())


def test_only_one_whole_masked_frame_of_text_is_taken_the_short_way() -> None:
    whole = frame(b"{}")
    assert whole_text(whole) == "{}"
    others = [b"", whole[:-1], whole + b"x", b"\x81\x02{}", frame(b"{}", PING), frame(b"\xff")]
    assert [whole_text(other) for other in [*others, frame(b"{}", last=False)]] == [None] * 7
    assert after_whole_frames(whole + whole + whole[:3]) == whole[:3]


def test_a_server_that_stops_awaits_nothing_of_who_is_going() -> None:
    """One that has begun to close its side cannot be told to close once more."""
    closed: list[bool] = []
    line: Any = Line.__new__(Line)
    line.handshake_complete, line.close_sent = True, False
    line.ping_timer = line.pong_timer = None
    line.conn = SimpleNamespace(state=State.CLOSING)
    line.transport = SimpleNamespace(close=lambda: closed.append(True))
    line.shutdown()
    assert closed == [True]
