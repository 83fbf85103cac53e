"""News over a line that may break: sent when it can be, heard when it comes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec
import structlog

from cookietin.server.news.news import Bulletin

if TYPE_CHECKING:
    from collections.abc import Callable

CHANNEL = "cookietin"
AGAIN = 0.5
"""After how many seconds a broken line is tried again."""
MOST_WAITING = 1000
MOST_NAMED = 100
"""So many guests are named; of a table with more, others learn by themselves."""

log = structlog.get_logger()


class SentNews:
    """What is common to all news between processes."""

    alone = False

    def __init__(self) -> None:
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False
        self._hear: Callable[[Bulletin], None] = lambda bulletin: None

    async def open(self, hear: Callable[[Bulletin], None]) -> None:
        """Send and hear from now on."""
        self._hear = hear
        self._tasks = [
            asyncio.create_task(self._for_ever(self._send_all)),
            asyncio.create_task(self._for_ever(self._hear_all)),
        ]

    def tell(self, bulletin: Bulletin) -> None:
        """What cannot be sent in time is not sent: it is only a hint."""
        with contextlib.suppress(asyncio.QueueFull):
            short = bulletin._replace(here=bulletin.here[:MOST_NAMED])
            self._outbox.put_nowait(msgspec.json.encode(short))

    async def close(self) -> None:
        """Stop; whatever takes a cancellation for a broken line is told again."""
        self._closed = True
        while going := [task for task in self._tasks if not task.done()]:
            for task in going:
                task.cancel()
            await asyncio.wait(going, timeout=AGAIN)

    async def _for_ever(self, work: Callable[[], object]) -> None:
        while not self._closed:
            try:
                await work()  # type: ignore[misc]
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("news broke off", error=type(error).__name__)
                await asyncio.sleep(AGAIN)

    def heard(self, text: bytes | str) -> None:
        """Something came."""
        with contextlib.suppress(msgspec.DecodeError):
            self._hear(msgspec.json.decode(text, type=Bulletin))

    async def _send_all(self) -> None:
        raise NotImplementedError

    async def _hear_all(self) -> None:
        raise NotImplementedError
