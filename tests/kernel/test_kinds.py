"""Kinds of parts, each by itself: what goes out comes back, and what cannot be is said."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Counted
from cookietin.kernel.layout import Layout
from cookietin.kernel.reading import Reader
from cookietin.rows import BytesWriter

NAMES = ["?", "fig", "oat", "rye"]


def test_counted_cards_are_written_and_read_as_cards() -> None:
    heap = Counted(NAMES)
    assert heap.json([0, 2, 0, 1], 2) == ["fig", "fig", "rye"]
    assert heap.read(Reader({"heap": ["rye", "fig", "fig"]}), "heap", 2) == [0, 2, 0, 1]
    with pytest.raises(BadPosition):
        heap.read(Reader({"heap": ["bun"]}), "heap", 2)


def test_counted_cards_lie_in_their_place() -> None:
    heap = Counted(NAMES)
    assert heap.piles([0, 0, 1, 2], "heap") == {"heap": [2, 3, 3]}
    assert heap.name(3) == "rye"
    assert heap.is_hole([1, 0, 0, 0])
    assert not heap.is_hole([0, 1, 0, 0])


def test_counted_cards_have_a_column_for_each_kind() -> None:
    layout = Layout(2)
    heap, row = Counted(NAMES, 9), BytesWriter()
    heap.columns(layout, "heap")
    heap.observe([0, 2, 0, 1], row, 0, 2, False)
    assert row.getvalue() == bytes([0, 2, 0, 1])
    assert layout.block("heap").columns == NAMES
    assert layout.block("heap").high == 9
