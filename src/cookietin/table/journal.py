"""The journal: a table's record on disk, written line by line and never rewritten."""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, TextIO

from cookietin.kernel.complaint import Complaint
from cookietin.kernel.record import RecordWriter

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from cookietin.kernel.record import Line

    Held = Callable[[], AbstractContextManager[None]]

PRIVATE = 0o600
"""A record tells what everybody holds."""


class CannotWrite(Complaint):
    """The system would not keep a record."""


class PlayedElsewhere(Complaint):
    """A record that another process writes."""


class Journal:
    """One file that only this process writes, and that is whole after every write."""

    def __init__(self, path: Path, file: TextIO, held: Held) -> None:
        self.path = path
        self._file = file
        self._held = held
        self._writer = RecordWriter()
        self._written = 0
        _lock(file, path)

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

    def go_on(self, lines: list[Line], summed: bool) -> None:
        """Take these lines as written: they are what is in the file, with sums or without."""
        self._writer = RecordWriter(summed)
        for line in lines:
            self._writer.text(line)
        self._written = len(lines)
        self._file.seek(0, os.SEEK_END)

    @contextlib.contextmanager
    def keeping(self, lines: list[Line]) -> Iterator[None]:
        """Let something happen that adds to the lines, and write it; no interrupt comes between."""
        with self._held():
            yield
            self.catch_up(lines)

    def catch_up(self, lines: list[Line]) -> None:
        """Write the lines that are new, all at once, and make sure that they are on the disk."""
        new = "".join([self._writer.text(line) for line in lines[self._written :]])
        self._written = len(lines)
        with _complaining(self.path):
            self._file.write(new)
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()


def reason(error: OSError | ValueError) -> str:
    """What the system has against it."""
    number = error.errno if isinstance(error, OSError) else None
    return str(error) if number is None else os.strerror(number)


def _opened(path: Path, flags: int) -> TextIO:
    handle = os.open(path, flags | os.O_RDWR, PRIVATE)
    return os.fdopen(handle, "r+", encoding="utf-8", newline="\n")


@contextlib.contextmanager
def _complaining(path: Path) -> Iterator[None]:
    """The system's refusals as sentences."""
    try:
        yield
    except OSError as error:
        raise CannotWrite("cannot-write", {"file": str(path), "why": reason(error)}) from error


def _lock(file: TextIO, path: Path) -> None:
    """Refuse a file that another process plays; where the system knows no locks, do nothing."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise PlayedElsewhere("played-elsewhere", {"file": str(path)}) from None
    except OSError:
        return
