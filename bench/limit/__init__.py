"""The speed limit: the same game as a plain C loop, compiled on the spot."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
from ctypes import CDLL, POINTER, Structure, byref, c_double, c_int, c_int64, c_uint64
from pathlib import Path
from typing import ClassVar

from bench.contest import HAND, Contestant, Figure, figure

SOURCE = Path(__file__).with_name("loop.c")


class _Sums(Structure):
    """What the C side adds up over many plays."""

    _fields_ = [
        (name, c_double)
        for name in ("moves", "moves_squared", "beginner", "beginner_squared", "shared")
    ]


def compiler() -> str | None:
    """Return the C compiler to use, which is $CC or cc."""
    return shutil.which(os.environ.get("CC") or "cc")


def build() -> CDLL:
    """Compile the loop with -O2 and load it."""
    with tempfile.TemporaryDirectory(prefix="bench-limit-") as folder:
        library = Path(folder, "loop.so")
        command = [str(compiler()), "-O2", "-std=gnu11", "-shared", "-fPIC"]
        subprocess.run([*command, "-o", str(library), str(SOURCE)], check=True)
        loop = CDLL(str(library))
    for timed in (loop.play, loop.copies):
        timed.argtypes = [c_double, c_int, c_int, POINTER(c_double)]
        timed.restype = c_int64
    loop.statistics.argtypes = [c_int64, c_int, c_int, POINTER(_Sums)]
    loop.statistics.restype = None
    loop.set_seed.argtypes = [c_uint64]
    loop.set_seed.restype = None
    return loop


class Limit(Contestant):
    """Random play in the C loop."""

    kind: ClassVar[str] = "limit"

    def __init__(self, seats: int, hand: int = HAND) -> None:
        """Compile the loop, if there is a compiler."""
        super().__init__("C loop", seats, hand)
        self._loop = build() if compiler() else None
        if self._loop:
            self._loop.set_seed(random.getrandbits(64))

    def available(self) -> str | None:
        """Ask for a C compiler."""
        return None if self._loop else "no C compiler found (set CC, or install cc)"

    def play(self, seconds: float) -> tuple[int, float]:
        """Play whole games until the time is up."""
        return self._timed("play", seconds)

    def copies(self, seconds: float) -> tuple[int, float] | None:
        """Copy a stock of positions over and over until the time is up."""
        return self._timed("copies", seconds)

    def statistics(self, plays: int) -> dict[str, Figure]:
        """Average the same figures as the Python contestants do."""
        sums = _Sums()
        self._library().statistics(plays, self.seats, self.hand, byref(sums))
        return {
            "moves": figure(sums.moves, sums.moves_squared, plays),
            "beginner": figure(sums.beginner, sums.beginner_squared, plays),
            "shared": figure(sums.shared, sums.shared, plays),
        }

    def _timed(self, name: str, seconds: float) -> tuple[int, float]:
        """Call one of the two timed functions."""
        taken = c_double()
        count = getattr(self._library(), name)(seconds, self.seats, self.hand, byref(taken))
        return count, taken.value

    def _library(self) -> CDLL:
        """Return the compiled loop."""
        if self._loop is None:
            raise RuntimeError(self.available())
        return self._loop


def contestants(seats: int, hand: int = HAND) -> list[Contestant]:
    """Return the contestants of this module."""
    return [Limit(seats, hand)]
