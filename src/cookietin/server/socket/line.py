"""The line to a client: uvicorn's WebSocket, with a short way for what goes over it all the time.

Nearly all that comes is one short message in one frame, and all that goes is text. Both need none
of what a WebSocket may otherwise be: whatever is not as simple goes the long way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

if TYPE_CHECKING:
    from websockets.http11 import Request

LINE: Final = "line"
"""Where whoever serves a socket finds its line, in its scope."""

SWITCHING: Final = 101
"""The status of a request that has become a WebSocket."""

WHOLE_TEXT: Final = 0x81
"""How a frame begins that is a whole message of text."""
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""What stands where a frame's length does not fit into seven bits."""

MOST_WAITING: Final = 1 << 20
"""Who has not taken so many bytes off the line is too slow, and has to come back."""
MOST_UNHEARD: Final = 8
"""While so many messages wait to be heard no more are taken off the line."""


class Line(WebSocketsSansIOProtocol):
    """One connection: says at once, and hears whole messages at once."""

    _begun = b""
    """The part of a frame that has come."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            scope: Any = self.scope
            scope[LINE] = self

    def shutdown(self) -> None:
        """Send this client away; from one that is going by itself nothing more is awaited."""
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.close()
            return
        super().shutdown()

    def say(self, text: bytes) -> None:
        """Send a message; to whoever takes none, nothing, and they are let go."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return
        if not self.writable.is_set() and transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()
            return
        size = len(text)
        if size < TWO_BYTES:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((WHOLE_TEXT, TWO_BYTES, size >> 8, size & 255))
        else:
            head = bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big")
        transport.write(head + text)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        text = None
        simple = not self._begun and not self.frames and not self.close_sent
        if simple and len(data) <= self.config.ws_max_size:
            text = whole_text(data)
        if text is None:
            self._begun = after_whole_frames(self._begun + data)
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def whole_text(data: bytes) -> str | None:
    """The message, where all that came is one frame of text; nothing if it is anything else."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or _end(data) != len(data):
        return None
    first = 4 if data[1] & 127 == TWO_BYTES else 2
    if not data[1] & MASKED or data[1] & 127 == EIGHT_BYTES:
        return None
    try:
        return apply_mask(data[first + 4 :], data[first : first + 4]).decode()
    except UnicodeDecodeError:
        return None


def after_whole_frames(data: bytes) -> bytes:
    """What is left behind the last frame that is whole."""
    while data and (end := _end(data)) is not None and end <= len(data):
        data = data[end:]
    return data


def _end(data: bytes) -> int | None:
    """Where the first frame ends; nothing if too little of it is there to say."""
    if len(data) < 2:
        return None
    size, first = data[1] & 127, 2
    if size >= TWO_BYTES:
        first = 4 if size == TWO_BYTES else 10
        if len(data) < first:
            return None
        size = int.from_bytes(data[2:first], "big")
    return first + (4 if data[1] & MASKED else 0) + size
