"""One connection that writes: whatever is waiting is committed together, and only then answered.

So many appends share one wait for the disk, and none is told as done before it is. A transaction is
filled by the thread that serves, which takes a moment, and committed by another, which waits for
the disk: handing over each statement would cost both of them more than the statement.
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
    Waiting = tuple[Work, asyncio.Future[Any]]

MOST_AT_ONCE = 500
GAP = 0.005
"""So many seconds lie between the beginnings of two transactions: who comes while others write goes
along with the next. Handing over to the other thread and waiting for the disk costs more than what
is written, so that many who play would else pay it for each move."""


class Batch:
    """What is committed together."""

    def __init__(self, waiting: list[Waiting], loop: asyncio.AbstractEventLoop) -> None:
        self.waiting = waiting
        self.loop = loop
        self.filled = False
        self.results: list[Any] = []


class Writer:
    """Gives each piece of work the connection, many in one transaction."""

    def __init__(self, connection: apsw.Connection, patience: int) -> None:
        self._connection = connection
        self._patience = patience
        """How many milliseconds to wait while another process writes: never by who serves."""
        self._waiting: list[Waiting] = []
        self._going = False
        self._next = 0.0
        """When the next transaction may begin, by the loop's clock."""
        self._queue: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._commit_all, name="store", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> Any:
        """What the work returns, once it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._waiting.append((work, future))
        if not self._going:
            self._go_on(loop)
        return await future

    async def close(self) -> None:
        """Finish what is waiting, and stop."""
        while self._going:
            await asyncio.sleep(0.001)
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin soon: all that comes in this turn of the loop goes along."""
        self._going = True
        loop.call_at(max(loop.time(), self._next), self._begin, loop)

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = loop.time() + GAP
        batch = Batch(self._waiting[:MOST_AT_ONCE], loop)
        del self._waiting[:MOST_AT_ONCE]
        self._connection.set_busy_timeout(0)
        try:
            _fill(self._connection, batch)
        except Exception:
            # Another process writes, or one of them fails: that is seen to where nobody waits.
            batch.filled = False
        self._queue.put(batch)

    def _commit_all(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._commit(batch)
            if not batch.loop.is_closed():
                batch.loop.call_soon_threadsafe(self._settle, batch)

    def _commit(self, batch: Batch) -> None:
        try:
            self._connection.set_busy_timeout(self._patience)
            if not batch.filled:
                _fill(self._connection, batch)
            self._connection.execute("COMMIT")
        except Exception as error:
            _roll_back(self._connection)
            batch.results = [error]
            if len(batch.waiting) > 1:
                # One of them fails: each is tried by itself.
                batch.results = [self._alone(each, batch.loop) for each in batch.waiting]

    def _alone(self, waiting: Waiting, loop: asyncio.AbstractEventLoop) -> Any:
        one = Batch([waiting], loop)
        self._commit(one)
        return one.results[0]

    def _settle(self, batch: Batch) -> None:
        for (_, future), result in zip(batch.waiting, batch.results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)
        self._going = False
        if self._waiting:
            self._go_on(batch.loop)


def _fill(connection: apsw.Connection, batch: Batch) -> None:
    """Do all of it in a transaction that is left open; or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        batch.results = [work(connection) for work, _ in batch.waiting]
        batch.filled = True
    except BaseException:
        _roll_back(connection)
        raise


def _roll_back(connection: apsw.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")
