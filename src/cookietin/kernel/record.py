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
    """The lines of a record; a torn or edited one is named by its line.

    A record that a person writes by hand needs no sums: it has them on every line or on none.
    """
    rows = text.split("\n")
    if rows[-1] != "":
        raise BadRecord("torn-line", {"line": len(rows)})
    rows.pop()
    if not rows:
        raise BadRecord("empty-record", {"line": 1})
    lines = [_parse(row, place + 1) for place, row in enumerate(rows)]
    return _checked(lines) if any("sum" in line for line in lines) else lines


def summed(text: str) -> bool:
    """Whether the lines of a record, which can be read, have their sums."""
    return "sum" in _parse(text.partition("\n")[0], 1)


def running_sum(before: int, line: Line) -> int:
    """The sum of a line and all before it."""
    return zlib.crc32(_dump(line).encode(), before)


def _checked(lines: list[Line]) -> list[Line]:
    """The lines without their sums, if all of these are right."""
    so_far = 0
    for place, line in enumerate(lines):
        found = line.pop("sum", None)
        so_far = running_sum(so_far, line)
        if found != f"{so_far:08x}":
            raise BadRecord("sum-off", {"line": place + 1})
    return lines


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
