"""One thread that writes: whatever is waiting is committed together, and only then answered.

So many appends share one wait for the disk, and none is told as done before it is.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import TYPE_CHECKING, Any

import apsw

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[[apsw.Connection], Any]
    Waiting = tuple[Work, asyncio.Future[Any], asyncio.AbstractEventLoop]

MOST_AT_ONCE = 500


class Writer:
    """Gives each piece of work the connection, many in one transaction."""

    def __init__(self, connect: Callable[[], apsw.Connection]) -> None:
        self._connect = connect
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> Any:
        """What the work returns, once it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put((work, future, loop))
        return await future

    async def close(self) -> None:
        """Finish what is waiting, and stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection = self._connect()
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get())
            going = None not in batch
            self._write(connection, [each for each in batch if each is not None])
        connection.close()

    def _write(self, connection: apsw.Connection, batch: list[Waiting]) -> None:
        try:
            results = self._committed(connection, batch)
        except apsw.Error as error:
            if len(batch) <= 1:
                _answer(batch, [error] * len(batch))
                return
            # One of them fails: each is tried by itself.
            for each in batch:
                self._write(connection, [each])
            return
        _answer(batch, results)

    def _committed(self, connection: apsw.Connection, batch: list[Waiting]) -> list[Any]:
        if not batch:
            return []
        connection.execute("BEGIN IMMEDIATE")
        try:
            results = [work(connection) for work, _, _ in batch]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results


def _answer(batch: list[Waiting], results: list[Any]) -> None:
    """Wake everyone who waits: once for each loop, not once for each of them."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], Any]]] = {}
    for (_, future, loop), result in zip(batch, results, strict=True):
        by_loop.setdefault(loop, []).append((future, result))
    for loop, answers in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, answers)


def _settle(answers: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in answers:
        if future.cancelled():
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
