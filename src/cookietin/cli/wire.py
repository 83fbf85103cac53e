"""A wire to a table that comes back by itself: what was said and not answered is said again."""

from __future__ import annotations

import json
import secrets
import threading
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cookietin.cli.command import BadInput
from cookietin.cli.guests import refused

if TYPE_CHECKING:
    import queue

    from cookietin.cli.join import Address

Data = dict[str, Any]

HEARD: Final = "heard"
TYPED: Final = "typed"
LOST: Final = "lost"
BACK: Final = "back"
ENDED: Final = "ended"
"""What can come, and in what way."""

FOR_GOOD: Final = (1000, 1008, 4404, 4426)
"""With these a server says that coming back is of no use."""
WAITS: Final = (0.2, 0.5, 1.0, 2.0, 4.0)
"""How many seconds to wait before one more try; then always as long as the last."""
PATIENCE: Final = 300.0
"""For how many seconds to try."""


class Came(NamedTuple):
    """Something that came."""

    kind: str
    what: Any
    wire: Wire | None
    """Over which wire; nothing for what was typed."""


class Wire:
    """Puts what comes into a queue, and goes on where it was after it was lost."""

    def __init__(self, address: Address, hello: Data, came: queue.Queue[Came]) -> None:
        self._address = address
        self._hello = hello
        self._came = came
        self._held = ExitStack()
        self._socket: Any = None
        self._run = secrets.token_hex(4)
        """Keys of another time, by the same person, are other keys."""
        self._count = 0
        self._unanswered: dict[str, Data] = {}
        self._leaving = threading.Event()

    def open(self) -> None:
        """Connect and listen; or a complaint if nobody is there."""
        from websockets.exceptions import WebSocketException

        try:
            self._connect()
        except (OSError, WebSocketException) as error:
            found = {"address": self._address.base, "why": refused(error)}
            raise BadInput("unreached", found) from None
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        """Go, and do not come back."""
        self._leaving.set()
        self._held.close()

    def ask(self, kind: str, **fields: Any) -> None:
        """Want something done: once, however often the wire breaks."""
        self._count += 1
        key = f"{self._run}.{self._count}"
        self._unanswered[key] = {"type": kind, "key": key, **fields}
        self.say(self._unanswered[key])

    def say(self, message: Data) -> None:
        """Say something; on a broken wire it is not."""
        from websockets.exceptions import ConnectionClosed

        try:
            self._socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            return

    def _note(self, kind: str, what: Any = None) -> None:
        self._came.put(Came(kind, what, self))

    def _connect(self) -> None:
        from websockets.sync.client import connect

        self._held.close()
        opening = connect(self._address.socket, compression=None, max_size=None)
        self._socket = self._held.enter_context(opening)
        self.say(self._hello)

    def _listen(self) -> None:
        while self._hear_all() not in FOR_GOOD and self._come_back():
            continue
        self._note(ENDED)

    def _hear_all(self) -> int:
        """Until the wire breaks: says how the server closed it, if it did."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                message = json.loads(self._socket.recv())
                self._unanswered.pop(message.get("key", ""), None)
                if message["type"] == "update":
                    self._hello["have"] = message["version"]
                self._note(HEARD, message)
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else closed.rcvd.code

    def _come_back(self) -> bool:
        from websockets.exceptions import WebSocketException

        self._note(LOST)
        until, tries = time.monotonic() + PATIENCE, 0
        while time.monotonic() < until:
            if self._leaving.wait(WAITS[min(tries, len(WAITS) - 1)]):
                return False
            tries += 1
            try:
                self._connect()
            except (OSError, WebSocketException):
                continue
            for message in list(self._unanswered.values()):
                self.say(message)
            self._note(BACK)
            return True
        return False
