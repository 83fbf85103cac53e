"""Interrupts: nothing that has begun to be written is left half done."""

from __future__ import annotations

import contextlib
import signal
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType, TracebackType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")


class Interrupted(KeyboardInterrupt):
    """Someone or something asked us to stop."""


class Interrupts:
    """While it is open, signals to stop raise `Interrupted`: once, and never in mid-write."""

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._arrived = False
        self._held = False

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            for name in NAMES:
                if hasattr(signal, name):
                    number = getattr(signal, name)
                    self._before[number] = signal.signal(number, self._arrive)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Let what goes on here end before an interrupt counts."""
        self._held = True
        try:
            yield
        finally:
            self._held = False
        if self._arrived:
            raise Interrupted

    def _arrive(self, number: int, frame: FrameType | None) -> None:
        if self._arrived:
            return
        self._arrived = True
        if not self._held:
            raise Interrupted
