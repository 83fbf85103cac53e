"""Records: a whole match as JSON Lines that a person can read, each with a sum of all so far."""

from __future__ import annotations

import json
import zlib
from typing import Any

from cookietin.kernel.complaint import BadRecord

Line = dict[str, Any]


class RecordWriter:
    """Turns lines into text one by one, so that a record can be saved while it grows."""

    def __init__(self, summed: bool = True) -> None:
        self.summed = summed
        """Whether each line gets its sum: a record that goes on has them as it had before."""
        self._sum = 0

    def text(self, line: Line) -> str:
        """The next line, with its end."""
        if not self.summed:
            return _dump(line) + "\n"
        self._sum = running_sum(self._sum, line)
        return _dump({**line, "sum": f"{self._sum:08x}"}) + "\n"


def write(lines: list[Line]) -> str:
    """A whole record as text."""
    writer = RecordWriter()
    return "".join([writer.text(line) for line in lines])


def read(text: str) -> list[Line]:
    """The lines of a record; a torn or edited one is named by its line."""
    return list(Lines(text))


class Lines:
    """The same one by one: who stops at a bad line has not read what stands below.

    A record that a person writes by hand needs no sums: it has them on every line or on none.
    """

    def __init__(self, text: str) -> None:
        self._rows = text.split("\n")
        self._torn = self._rows[-1] != ""
        if not self._torn:
            self._rows.pop()
        if not self._rows:
            raise BadRecord("empty-record", {"line": 1})
        self._summed = summed(text)
        self._sum = 0
        self._read = 0

    def __iter__(self) -> Lines:
        return self

    def __next__(self) -> Line:
        if self._read == len(self._rows):
            raise StopIteration
        line = _parse(self._rows[self._read], self._read + 1)
        self._read += 1
        if self._torn and self._read == len(self._rows):
            raise BadRecord("torn-line", {"line": self._read})
        found, due = line.pop("sum", None), None
        if self._summed:
            self._sum = running_sum(self._sum, line)
            due = f"{self._sum:08x}"
        if found != due:
            raise BadRecord("sum-off", {"line": self._read})
        return line


def whole_lines(data: bytes) -> bytes:
    """A record without the torn line at its end, if there is one.

    A last line that lacks nothing but its end was written by hand, and gets it.
    """
    head, end, tail = data.rpartition(b"\n")
    if not tail:
        return data
    try:
        read((data + b"\n").decode())
    except (BadRecord, UnicodeDecodeError):
        return head + end
    return data + b"\n"


def summed(text: str) -> bool:
    """Whether the lines of a record, which can be read, have their sums."""
    return "sum" in _parse(text.partition("\n")[0], 1)


def running_sum(before: int, line: Line) -> int:
    """The sum of a line and all before it."""
    return zlib.crc32(_dump(line).encode(), before)


def _parse(row: str, number: int) -> Line:
    try:
        line = json.loads(row)
        _dump(line).encode()
    except (ValueError, RecursionError):
        raise BadRecord("torn-line", {"line": number}) from None
    if not isinstance(line, dict):
        raise BadRecord("line-not-a-table", {"line": number})
    return line


def _dump(line: Any) -> str:
    return json.dumps(line, ensure_ascii=False)
