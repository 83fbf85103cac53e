"""Kinds of parts, each by itself: what goes out comes back, and what cannot be is said."""

from __future__ import annotations

import pytest

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.kinds import Card, Count, Counted, Pile
from cookietin.kernel.layout import Layout
from cookietin.kernel.parts import Record
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


def test_a_card_may_be_none_but_is_no_hole() -> None:
    spot = Card(NAMES)
    assert [spot.json(card, 2) for card in (0, 3)] == [None, "rye"]
    assert [spot.read(Reader({"spot": name}), "spot", 2) for name in (None, "rye")] == [0, 3]
    with pytest.raises(BadPosition):
        spot.read(Reader({"spot": "?"}), "spot", 2)
    layout, row = Layout(2), BytesWriter()
    spot.columns(layout, "spot")
    spot.observe(3, row, 0, 2, False)
    assert dict(zip(layout.block("spot").columns, row.getvalue(), strict=True)) == {
        "none": 0,
        "fig": 0,
        "oat": 0,
        "rye": 1,
    }


def test_cards_lie_in_a_place_unless_they_are_only_named_there() -> None:
    assert Card(NAMES).piles(2, "spot") == {"spot": [2]}
    assert Card(NAMES).piles(0, "spot") == {"spot": []}
    assert Pile(NAMES).piles([2, 3], "hand") == {"hand": [2, 3]}
    assert Card(NAMES, lies=False).piles(2, "spot") == {}
    assert Pile(NAMES, lies=False).piles([2, 3], "shown") == {}


class Stall:
    """Something with attributes."""

    def __init__(self) -> None:
        self.price_ = 7
        self.shelf = [3, 1]


def test_a_record_writes_attributes_by_their_names_and_reads_what_is_given() -> None:
    kind = Record([("price", "price_", Count(0, 9)), ("shelf", "shelf", Pile(NAMES))])
    stall = Stall()
    assert kind.json(stall, 2) == {"price": 7, "shelf": ["fig", "rye"]}
    assert kind.piles(stall, "stall") == {"stall.shelf": [3, 1]}
    with pytest.raises(BadPosition):
        kind.read_into(stall, Reader({"shelf": ["oat"]}), 2, None)
    kind.read_into(stall, Reader({"shelf": ["oat"]}), 2, Seeded(1))
    assert (stall.price_, stall.shelf) == (7, [2])
