"""The journal: a table's record on disk, written line by line and never rewritten."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING

from cookietin.kernel.complaint import Complaint, Failed
from cookietin.kernel.record import RecordWriter, summed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from cookietin.kernel.record import Line

    Held = Callable[[], AbstractContextManager[None]]

PRIVATE = 0o600
"""A record tells what everybody holds."""


class CannotWrite(Failed):
    """The system would not keep a record."""


class PlayedElsewhere(Complaint):
    """A record that another process writes."""


class Journal:
    """One file that only this process writes, and that is whole after every write.

    Where the disk is full the lines wait in memory until there is room: see `trouble`.
    """

    def __init__(self, path: Path, handle: int, held: Held) -> None:
        self.path = path
        self.trouble: str | None = None
        """Why what happened last is not on the disk yet; nothing if it is."""
        self._handle = handle
        self._held = held
        self._writer = RecordWriter()
        self._waiting: list[bytes] = []
        """Rows that are not on the disk."""
        self._written = 0
        self._size = 0
        """Up to where the file is whole."""

    @classmethod
    def fresh(cls, folder: Path, stem: str, held: Held = contextlib.nullcontext) -> Journal:
        """A new file in a folder, named like nothing that is there.

        What is `held` is not interrupted.
        """
        with _complaining(folder):
            folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while True:
                path = folder / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")
                try:
                    return cls(path, _opened(path, os.O_CREAT | os.O_EXCL), held)
                except FileExistsError:
                    number += 1

    @classmethod
    def of(cls, path: Path, held: Held = contextlib.nullcontext) -> Journal:
        """A file that is there already, taken so that nobody else writes it."""
        with _complaining(path):
            return cls(path, _opened(path, 0), held)

    def go_on(self, whole: bytes, lines: list[Line]) -> None:
        """Take these lines as written: they are what is whole in the file, with sums or without.

        What is torn behind them is cut off, and what only lacks its end gets it.
        """
        self._writer = RecordWriter(summed(whole.decode()))
        for line in lines:
            self._writer.text(line)
        self._written = len(lines)
        there = os.fstat(self._handle).st_size
        self._size = min(there, len(whole))
        self._waiting = [whole[there:]] if len(whole) > there else []
        with _complaining(self.path):
            os.ftruncate(self._handle, self._size)

    @contextlib.contextmanager
    def keeping(self, lines: list[Line]) -> Iterator[None]:
        """Let something happen that adds to the lines, and write it; no interrupt comes between."""
        with self._held():
            yield
            self.catch_up(lines)

    def catch_up(self, lines: list[Line]) -> None:
        """Write the lines that are new, all at once, and make sure that they are on the disk."""
        self._waiting += [self._writer.text(line).encode() for line in lines[self._written :]]
        self._written = len(lines)
        new = b"".join(self._waiting)
        try:
            _write(self._handle, self._size, new)
        except OSError as error:
            self.trouble = reason(error)
            # Half a line is worse than none. If even that fails, it is cut off on resuming.
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, self._size)
            return
        self.trouble = None
        self._size += len(new)
        self._waiting = []

    def close(self) -> None:
        """Let others have the file; one in which nothing stands is not left behind."""
        if self._size == 0 and _is_empty(self.path, self._handle):
            with contextlib.suppress(OSError):
                self.path.unlink()
        os.close(self._handle)


def _write(handle: int, at: int, data: bytes) -> None:
    """All of it, at a place, on the disk."""
    os.lseek(handle, at, os.SEEK_SET)
    left = memoryview(data)
    while left:
        left = left[os.write(handle, left) :]
    os.fsync(handle)


def _is_empty(path: Path, handle: int) -> bool:
    """Whether nothing stands in a file, and it is still the one at its path."""
    try:
        return os.fstat(handle).st_size == 0 and _is_at(path, handle)
    except OSError:
        return False


def reason(error: OSError | ValueError) -> str:
    """What the system has against it."""
    number = error.errno if isinstance(error, OSError) else None
    return str(error) if number is None else os.strerror(number)


def _opened(path: Path, flags: int) -> int:
    """A file that is locked, and that the path still leads to."""
    while True:
        handle = os.open(path, flags | os.O_RDWR | getattr(os, "O_CLOEXEC", 0), PRIVATE)
        try:
            _lock(handle, path)
            if _is_at(path, handle):
                return handle
        except BaseException:
            os.close(handle)
            raise
        # Whoever had it has just removed it, or put another in its place.
        os.close(handle)


def _is_at(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(os.stat(path), os.fstat(handle))
    except FileNotFoundError:
        return False


@contextlib.contextmanager
def _complaining(path: Path) -> Iterator[None]:
    """The system's refusals as sentences."""
    try:
        yield
    except OSError as error:
        raise CannotWrite("cannot-write", {"file": str(path), "why": reason(error)}) from error


def _lock(handle: int, path: Path) -> None:
    """Refuse a file that another process plays; where the system knows no locks, do nothing."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise PlayedElsewhere("played-elsewhere", {"file": str(path)}) from None
    except OSError:
        return
