"""The plays of a study on disk: added part by part, whole after every one, sorted in the end."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any

from cookietin.kernel.complaint import BadOption, Failed
from cookietin.lab.provenance import why_not_the_same
from cookietin.lab.row import Row

if TYPE_CHECKING:
    from pathlib import Path

    from cookietin.lab.parts import Part

STUDY = "study.json"
PLAYS = "plays.jsonl"


class CannotKeep(Failed):
    """The system would not keep the plays of a study."""


class Folder:
    """A folder for results."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, name: str, text: str) -> Path:
        """Write a file of the folder: it stands there whole, or as it was before."""
        path = self.folder / name
        part = path.with_name(f"{name}.part")
        try:
            with part.open("w", encoding="utf-8", newline="") as stream:
                stream.write(text)
                stream.flush()
                os.fsync(stream.fileno())
            part.replace(path)
        except OSError as error:
            raise self.refused(error) from None
        finally:
            with suppress(OSError):
                part.unlink()
        return path

    def refused(self, error: OSError) -> CannotKeep:
        """The complaint about what the system would not do."""
        why = error.strerror or str(error)
        return CannotKeep("cannot-keep-plays", {"folder": str(self.folder), "why": why})


class Journal(Folder):
    """A folder that plays are kept in, each by its number."""

    def __init__(self, folder: Path, asked: dict[str, Any]) -> None:
        super().__init__(folder)
        self.rows: dict[int, Row] = {}
        self._path = folder / PLAYS
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._check(asked)
            self._stream: IO[str] = self._path.open("a", encoding="utf-8")
            self._lock()
            self._read()
        except OSError as error:
            raise self.refused(error) from None

    def add(self, part: Part[list[Row]]) -> None:
        """Keep some more plays."""
        came = dict(zip(part.numbers, part.came, strict=True))
        try:
            self._stream.write(_line(part.numbers[0], part.came))
            self._stream.flush()
        except OSError as error:
            raise self.refused(error) from None
        self.rows.update(came)

    def todo(self, numbers: range) -> list[range]:
        """Which of these plays are still to be made, in order."""
        found: list[range] = []
        for number in numbers:
            if number in self.rows:
                continue
            if found and found[-1].stop == number:
                found[-1] = range(found[-1].start, number + 1)
            else:
                found.append(range(number, number + 1))
        return found

    def close(self) -> None:
        """Let others write here."""
        self._stream.close()

    def finish(self) -> None:
        """Write the plays in their order: whatever order they were made in, the same bytes."""
        text = "".join(_line(number, [self.rows[number]]) for number in sorted(self.rows))
        try:
            self.write(PLAYS, text)
        finally:
            self.close()

    def _check(self, asked: dict[str, Any]) -> None:
        """Say what is played here, or refuse if it is something else."""
        path = self.folder / STUDY
        text = json.dumps(asked, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
        if not path.exists():
            if self._path.exists():
                raise BadOption("not-a-study", {"folder": str(self.folder)})
            self.write(STUDY, text)
        elif (before := path.read_text(encoding="utf-8")) != text:
            raise why_not_the_same(_read_again(before), asked, str(self.folder))

    def _read(self) -> None:
        """What was played before; what is torn at the end is cut off."""
        whole = 0
        data = self._path.read_bytes()
        for line in data.splitlines(keepends=True):
            if not line.endswith(b"\n"):
                break
            try:
                found = json.loads(line)
                first, rows = found["from"], [Row.again(row) for row in found["plays"]]
            except (ValueError, KeyError, TypeError):
                break
            self.rows.update(zip(range(first, first + len(rows)), rows, strict=True))
            whole += len(line)
        if whole < len(data):
            os.truncate(self._path, whole)

    def _lock(self) -> None:
        """Two that write here at once would tear each other's lines."""
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self._stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.close()
            raise BadOption("study-goes-on", {"folder": str(self.folder)}) from None


def _read_again(text: str) -> Any:
    """What was asked before; nothing where it cannot be read."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _line(first: int, rows: list[Row]) -> str:
    return (
        json.dumps({"from": first, "plays": rows}, ensure_ascii=False, separators=(",", ":")) + "\n"
    )
