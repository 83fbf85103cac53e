"""Races over lines of different length: an answer counts by when it was sent, as far as is known.

What arrives is held until whoever has a slower line could have been first; then the answers count
in the order of their arrival less what their lines take. That is capped: pretending gains little.
"""

from __future__ import annotations

import asyncio
import heapq
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

CAP: Final = 0.15
"""More than so many seconds of delay are nobody's advantage."""


class Races:
    """Holds the answers to races, table by table."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._held: dict[str, list[tuple[float, int, Callable[[], Awaitable[None]]]]] = {}
        self._count = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def hold(
        self, table: str, lag: float, slowest: float, answer: Callable[[], Awaitable[None]]
    ) -> None:
        """Let an answer count as soon as no line could bring an earlier one."""
        sent = self._now() - min(lag, CAP)
        self._count += 1
        heapq.heappush(self._held.setdefault(table, []), (sent, self._count, answer))
        wait = max(0.0, min(slowest, CAP) - min(lag, CAP))
        task = asyncio.ensure_future(self._release(table, sent, wait))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _release(self, table: str, sent: float, wait: float) -> None:
        await asyncio.sleep(wait)
        held = self._held.get(table, [])
        while held and held[0][0] <= sent:
            _, _, answer = heapq.heappop(held)
            await answer()
        if not held:
            self._held.pop(table, None)
