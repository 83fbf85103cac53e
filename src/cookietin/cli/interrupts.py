"""Interrupts: nothing that has begun to be written is left half done."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import FrameType, TracebackType

NAMES = ("SIGINT", "SIGTERM", "SIGHUP")
AGAIN = 0.05
"""After how many seconds a signal that was not heeded is sent once more."""


class Interrupted(KeyboardInterrupt):
    """Someone or something asked us to stop."""


class Interrupts:
    """While it is open, signals to stop raise `Interrupted`: once, and never in mid-write."""

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._arrived = False
        self._held = False
        self._nudging = contextlib.ExitStack()

    def __enter__(self) -> Interrupts:
        if threading.current_thread() is threading.main_thread():
            for name in NAMES:
                if hasattr(signal, name):
                    number = getattr(signal, name)
                    self._before[number] = signal.signal(number, self._arrive)
            if hasattr(signal, "pthread_kill"):
                self._nudging.enter_context(self._nudged())
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._nudging.close()
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextlib.contextmanager
    def _nudged(self) -> Iterator[None]:
        """Heed also a signal that comes after a prompt is shown and before the wait for a key.

        Python hears of a signal only when a wait is broken off; one that came just before the wait
        would be heard with the next key. So someone else listens, and sends it again.
        """
        heard, told = os.pipe()
        os.set_blocking(told, False)
        before = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        listener = threading.Thread(target=self._nudge, args=(heard,), daemon=True)
        listener.start()
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            os.close(told)
            listener.join()
            os.close(heard)

    def _nudge(self, heard: int) -> None:
        main = threading.main_thread().ident
        while number := os.read(heard, 1):
            if number[0] in self._before and not self._arrived and main is not None:
                time.sleep(AGAIN)
                if not self._arrived:
                    signal.pthread_kill(main, number[0])

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

    def arrived(self) -> bool:
        """Whether a signal to stop has come: for whoever holds it back and stops by themselves."""
        return self._arrived

    def _arrive(self, number: int, frame: FrameType | None) -> None:
        if self._arrived:
            return
        self._arrived = True
        if not self._held:
            raise Interrupted
