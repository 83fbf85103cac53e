"""A WebSocket client that costs next to nothing: what is measured is the server, not the client."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

UNMASKED = bytes(4)
"""A mask that leaves every byte as it is: a client has to name one."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One connection: whole messages are handed to `hear`, with no task and no queue between."""

    def __init__(self, host: str, path: str, hear: Callable[[Line, bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self.hear = hear
        self._transport: asyncio.Transport | None = None
        self._came = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server let nobody in"))

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.open.done():
            head, found, rest = self._came.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._came = rest
            self.open.set_result(None)
        while self._take_frame():
            continue

    def _take_frame(self) -> bool:
        """Hand on the next whole message, if one is there; servers never split them here."""
        came = self._came
        if len(came) < 2:
            return False
        kind, size, first = came[0] & 15, came[1], 2
        if size == 126:
            size, first = int.from_bytes(came[2:4], "big"), 4
        elif size == 127:
            size, first = int.from_bytes(came[2:10], "big"), 10
        last = first + size
        if len(came) < last or len(came) < first:
            return False
        self._came = came[last:]
        if kind == TEXT:
            self.hear(self, came[first:last])
        elif kind == PING:
            self._write(PONG, came[first:last])
        return True

    def say(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, data: bytes) -> None:
        assert self._transport is not None
        size = len(data)
        if size <= 125:
            head = struct.pack("!BB", 128 | kind, 128 | size)
        else:
            head = struct.pack("!BBH", 128 | kind, 128 | 126, size)
        self._transport.write(head + UNMASKED + data)

    def close(self) -> None:
        """Go at once."""
        if self._transport is not None:
            self._transport.abort()


async def a_line(port: int, path: str, hear: Callable[[Line, bytes], None]) -> Line:
    """An open connection to a server of this machine."""
    loop = asyncio.get_running_loop()
    host = f"127.0.0.1:{port}"
    _, line = await loop.create_connection(lambda: Line(host, path, hear), "127.0.0.1", port)
    await line.open
    return line
