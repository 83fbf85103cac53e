"""What is said of a record that was torn, or whose lines do not fit their sums."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cookietin.kernel import record
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.record import Lines, write
from cookietin.kernel.registry import make_game
from cookietin.kernel.replay import Replay
from tests.kernel.a_record import LINES, TEXT, refusal


def test_an_empty_record() -> None:
    assert refusal("") == ("empty-record", 1)


def test_a_line_that_was_cut_off() -> None:
    assert refusal(TEXT[:-20]) == ("torn-line", len(LINES))


def test_a_line_that_is_whole_but_for_its_end() -> None:
    assert refusal(TEXT[:-1]) == ("torn-line", len(LINES))


def test_of_junk_without_an_end_the_first_line_is_named() -> None:
    assert refusal("junk\nmore junk\nand no end") == ("torn-line", 1)


def test_a_line_that_is_no_json() -> None:
    rows = TEXT.splitlines(keepends=True)
    assert refusal("".join([*rows[:2], "oops\n", *rows[3:]])) == ("torn-line", 3)


@pytest.mark.parametrize("row", ["\n", "[" * 100_000 + "\n", '{"a": "\\ud800"}\n', "\ufeff{}\n"])
def test_a_line_that_is_no_line_at_all(row: str) -> None:
    assert refusal(row) == ("torn-line", 1)


@pytest.mark.parametrize("row", ["[]", "3", '"text"', "null"])
def test_a_line_that_is_no_table(row: str) -> None:
    assert refusal(TEXT + row + "\n") == ("line-not-a-table", len(LINES) + 1)


def test_a_line_that_was_edited() -> None:
    rows = TEXT.splitlines(keepends=True)
    rows[0] = rows[0].replace("Ana", "Eve")
    assert refusal("".join(rows)) == ("sum-off", 1)


def test_a_sum_that_was_edited() -> None:
    rows = TEXT.splitlines(keepends=True)
    sum_ = json.loads(rows[4])["sum"]
    rows[4] = rows[4].replace(sum_, f"{int(sum_, 16) ^ 1:08x}")
    assert refusal("".join(rows)) == ("sum-off", 5)


def test_a_sum_that_was_taken_away() -> None:
    rows = TEXT.splitlines(keepends=True)
    rows[3] = json.dumps(LINES[3]) + "\n"
    assert refusal("".join(rows)) == ("sum-off", 4)


def test_lines_that_changed_places() -> None:
    rows = TEXT.splitlines(keepends=True)
    rows[2], rows[3] = rows[3], rows[2]
    assert refusal("".join(rows)) == ("sum-off", 3)


def test_a_line_that_is_missing() -> None:
    rows = TEXT.splitlines(keepends=True)
    assert refusal("".join([*rows[:5], *rows[6:]])) == ("sum-off", 6)


@pytest.mark.parametrize("left", [1, 2])
def test_an_end_that_is_missing(left: int) -> None:
    """The outcome and the winners stand in the record of a match that is over."""
    assert refusal(record.write(LINES[:-left])) == ("line-missing", len(LINES) - left + 1)


def test_what_stands_below_a_bad_line_is_not_read() -> None:
    """Millions of lines of junk are refused as fast as one."""

    def lines() -> Iterator[dict[str, Any]]:
        yield from (dict(line) for line in LINES[:2])
        yield {"junk": True}
        raise AssertionError("read on")

    with pytest.raises(BadRecord) as refused:
        Replay(lines(), make_game)
    assert refused.value.fields["line"] == 3


def test_a_record_is_read_line_by_line() -> None:
    text = write(LINES[:1]) + "{}\n" * 3 + "\x00\n"
    read_so_far = Lines(text)
    assert next(read_so_far) == LINES[0]
    with pytest.raises(BadRecord) as refused:
        next(read_so_far)
    assert refused.value.fields["line"] == 2
