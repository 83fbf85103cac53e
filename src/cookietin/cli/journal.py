"""The journal: a match's record on disk, written line by line as the match goes on."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from cookietin.cli.command import BadInput, Failure
from cookietin.cli.files import reason
from cookietin.kernel.record import RecordWriter, write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.kernel.record import Line


class Journal:
    """One file that only this process writes, and that is whole after every write."""

    def __init__(self, path: Path, file: TextIO) -> None:
        self.path = path
        self._file = file
        self._writer = RecordWriter()
        self._written = 0
        _lock(file, path)

    @classmethod
    def fresh(cls, folder: Path, stem: str) -> Journal:
        """A new file in a folder, named like nothing that is there."""
        with _complaining(folder):
            folder.mkdir(parents=True, exist_ok=True)
            number = 1
            while True:
                path = folder / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")
                try:
                    return cls(path, path.open("x", encoding="utf-8", newline="\n"))
                except FileExistsError:
                    number += 1

    @classmethod
    def of(cls, path: Path) -> Journal:
        """A file that is there already, taken so that nobody else writes it."""
        with _complaining(path):
            return cls(path, path.open("r+", encoding="utf-8", newline="\n"))

    def catch_up(self, lines: list[Line]) -> None:
        """Write the lines that are new, all at once, and make sure that they are on the disk."""
        new = "".join([self._writer.text(line) for line in lines[self._written :]])
        self._written = len(lines)
        with _complaining(self.path):
            self._file.write(new)
            self._file.flush()
            os.fsync(self._file.fileno())

    def rewrite(self, lines: list[Line]) -> None:
        """Put these lines in place of all that was there: wholly, or not at all."""
        with _complaining(self.path):
            target = self.path.resolve()
            handle, beside = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
            try:
                file = os.fdopen(handle, "w", encoding="utf-8", newline="\n")
                file.write(write(lines))
                file.flush()
                os.fsync(file.fileno())
                _lock(file, self.path)
                os.replace(beside, target)
            except BaseException:
                os.unlink(beside)
                raise
        self._file.close()
        self._file = file
        self._writer = RecordWriter()
        for line in lines:
            self._writer.text(line)
        self._written = len(lines)

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()


@contextlib.contextmanager
def _complaining(path: Path) -> Iterator[None]:
    """The system's refusals as sentences."""
    try:
        yield
    except OSError as error:
        raise Failure("cannot-write", {"file": str(path), "why": reason(error)}) from error


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
        raise BadInput("played-elsewhere", {"file": str(path)}) from None
    except OSError:
        return
