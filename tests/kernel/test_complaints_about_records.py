"""What the kernel says of records that were torn or changed, as the sentences."""

from __future__ import annotations

import cookietin
from cookietin.kernel.replay import take_back
from tests.complaints import Act, Case, assert_said, each
from tests.kernel.chain import (
    finished,
    lines,
    listed,
    match,
    replay,
)

CASES: list[Case] = [
    (
        "torn-line",
        lambda: cookietin.replay(cookietin.record(match()) + '{"play'),
        "Line 3: the record is torn here; this is not a whole line.",
    ),
    ("empty-record", lambda: cookietin.replay(""), "The record is empty."),
    (
        "line-not-a-table",
        lambda: cookietin.replay("[]\n"),
        "Line 1: this is not a line of a record.",
    ),
    (
        "line-unknown",
        lambda: replay([*lines(), {"seat": "seat0"}]),
        "Line 3: this is not a line that a record has here.",
    ),
    (
        "line-unknown",
        lambda: replay(lines(players="Ana")),
        "Line 1: this is not a line that a record has here.",
    ),
    (
        "line-missing",
        lambda: replay(finished()[:-1]),
        f"Line {len(finished())}: the record ends before it should.",
    ),
    (
        "line-fails",
        lambda: replay([*lines(), {"seat": "seat7", "move": "0", "dealt": []}]),
        "Line 3: It is not Seat 7 who is asked now, but Seat 0.",
    ),
    (
        "line-fails",
        lambda: replay(lines(game="chess")),
        f"Line 1: There is no game chess. There are: {listed(cookietin.game_ids())}.",
    ),
    (
        "sum-off",
        lambda: cookietin.replay('{"record": 2, "sum": "00000000"}\n'),
        "Line 1: its sum is wrong. This line, or one above it, was changed after it was written.",
    ),
    (
        "other-than-played",
        lambda: replay([lines()[0], {**lines()[1], "play": 2}]),
        "Line 2: this is not what happened by the rules. "
        "The record was changed after it was written.",
    ),
    (
        "dealt-too-little",
        lambda: replay([lines()[0], {"play": 1, "dealt": ["1"]}]),
        "Line 2: the dealer dealt more here than the line says.",
    ),
    (
        "dealt-too-much",
        lambda: replay([lines()[0], {"play": 1, "dealt": [*lines()[1]["dealt"], "0"]}]),
        "Line 2: nobody was dealt 0 here.",
    ),
    (
        "not-a-record",
        lambda: replay(lines(record="two")),
        "Line 1: this is not a record of Cookie Tin.",
    ),
    (
        "record-of-other-form",
        lambda: replay(lines(record=1)),
        "Line 1: this is a record in form 1, and only form 2 can be read here.",
    ),
    (
        "nothing-to-take-back",
        lambda: take_back(match()),
        "There is no answer in this play that could be taken back.",
    ),
    (
        "record-of-other-rules",
        lambda: replay(lines(version=1)),
        "Line 1: this was written under version 1 of the rules of number-chain, "
        "and this is version 2.",
    ),
]


@each(CASES)
def test_what_cannot_be_is_said(key: str, act: Act, sentence: str) -> None:
    assert_said(key, act, sentence)
