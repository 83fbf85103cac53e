"""An event loop that waits for nobody: where it would sleep, its clock leaps ahead."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Leaping(selectors.SelectSelector):
    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += max(0.0, timeout or 0.0)
        return super().select(0)


class LeapingLoop(asyncio.SelectorEventLoop):
    """Its time is what it has slept, and nothing else."""

    def __init__(self) -> None:
        self._leaping = _Leaping()
        super().__init__(self._leaping)

    def time(self) -> float:
        return self._leaping.now


def run_leaping(story: Coroutine[Any, Any, None]) -> None:
    """Runs what sleeps without waiting for it."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(story)
