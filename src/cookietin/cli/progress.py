"""A progress bar on the terminal of errors, for whatever takes longer than a moment."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from cookietin.cli.command import Args

PATIENCE = 0.5
"""Seconds before anything is shown."""
PACE = 0.1
"""Seconds between two looks."""
BAR = 24


class Progress:
    """How far something has come: `with Progress(args, total, "plays") as progress: …`."""

    def __init__(
        self,
        args: Args,
        total: int,
        what: str,
        clock: Callable[[], float] = time.monotonic,
        resumed: bool = False,
    ) -> None:
        self._speech = args.speech
        self._stream = args.terminal.stderr
        self._shown = self._stream.isatty()
        self._total = total
        self._what = args.speech.say("progress", what)
        self._clock = clock
        self._begun = clock()
        self._next_look = self._begun + PATIENCE
        self._before: int | None = None if resumed else 0
        """What was there before, and says nothing of how fast it goes; the first that is heard of,
        where something is gone on with."""
        self._drawn = False
        self.done = 0

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._drawn:
            self._write("")

    def add(self, count: int = 1) -> None:
        """So many more are done."""
        self.reach(self.done + count)

    def reach(self, done: int) -> None:
        """So many are done in all."""
        self.done = done
        at_once = self._before is None
        if self._before is None:
            self._before = done
        if self._shown and (at_once or self._clock() >= self._next_look):
            self._draw(self._clock())

    def _draw(self, now: float) -> None:
        self._next_look = now + PACE
        self._drawn = True
        part = min(self.done / self._total, 1.0) if self._total else 1.0
        filled = round(part * BAR)
        made = self.done - (self._before or 0)
        rate = made / (now - self._begun) if made else 0.0
        left = duration((self._total - self.done) / rate) if rate else "…"
        text = self._speech.say(
            "progress",
            "line",
            bar="█" * filled + "░" * (BAR - filled),
            percent=int(part * 100),
            done=grouped(self.done),
            total=grouped(self._total),
            what=self._what,
            rate=grouped(round(rate)) if rate >= 10 else f"{rate:.1f}",
            left=left,
        )
        self._write(text)

    def _write(self, text: str) -> None:
        self._stream.write(f"\r\x1b[K{text}")
        self._stream.flush()


def grouped(number: int) -> str:
    """A number with its thousands apart, as both languages read it."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")


def duration(seconds: float) -> str:
    """A time in its two largest units."""
    whole = max(0, round(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"
