"""Any edit at all of a record is noticed, and nothing worse happens."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import cookietin
from cookietin.kernel.complaint import BadRecord
from cookietin.kernel.match import Match
from tests.kernel.a_record import LINES, TEXT, by_hand


def replayed(text: str) -> Match | BadRecord:
    """The match that a record tells of, or what is said of the record. Nothing else may happen."""
    try:
        return cookietin.replay(text).match
    except BadRecord as refused:
        return refused


def refused_or_the_same(text: str) -> None:
    """A changed record is refused by a line, or it is exactly the same match."""
    found = replayed(text)
    if isinstance(found, BadRecord):
        assert 1 <= found.fields["line"] <= text.count("\n") + 1
    else:
        assert cookietin.record(found) == TEXT


BYTES = TEXT.encode()


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(BYTES) - 1), st.integers(0, 255))
def test_any_byte_that_is_changed_is_noticed(place: int, byte: int) -> None:
    edited = BYTES[:place] + bytes([byte]) + BYTES[place + 1 :]
    refused_or_the_same(edited.decode(errors="replace"))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(BYTES)), st.binary(min_size=1, max_size=3))
def test_any_bytes_that_are_put_in_are_noticed(place: int, put: bytes) -> None:
    refused_or_the_same((BYTES[:place] + put + BYTES[place:]).decode(errors="replace"))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.integers(1, 40))
def test_any_piece_that_is_taken_out_is_noticed(place: int, size: int) -> None:
    refused_or_the_same(TEXT[:place] + TEXT[place + size :])


ROWS = TEXT.splitlines(keepends=True)

PLACES = st.integers(0, len(ROWS) - 1)


@settings(max_examples=150, deadline=None)
@given(PLACES, PLACES, st.sampled_from(["drop", "twice", "move", "swap", "instead"]))
def test_any_line_that_is_moved_is_noticed(place: int, other: int, how: str) -> None:
    rows = list(ROWS)
    row = rows[place]
    if how == "drop":
        del rows[place]
    elif how == "twice":
        rows.insert(other, row)
    elif how == "move":
        rows.insert(other, rows.pop(place))
    elif how == "swap":
        rows[place], rows[other] = rows[other], row
    else:
        rows[other] = row
    refused_or_the_same("".join(rows))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(PLACES, st.data())
def test_any_part_of_a_record_by_hand_that_is_changed_leaves_a_match_or_a_line(
    place: int, data: st.DataObject
) -> None:
    """Without sums an edit may tell of another match; but nothing else than that may happen."""
    lines = [dict(line) for line in LINES]
    part = data.draw(st.sampled_from(sorted(lines[place])))
    lines[place][part] = data.draw(VALUES)
    found = replayed(by_hand(lines))
    if isinstance(found, BadRecord):
        assert str(found).startswith(("Line ", "This was written under version "))
    else:
        assert found.lines == lines
