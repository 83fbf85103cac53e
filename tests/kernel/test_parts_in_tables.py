"""Parts that stand in a table with others, and in an attribute of an attribute."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Dealer
from cookietin.kernel.game import Game
from cookietin.kernel.kinds import Count, PerSeat, Pile
from cookietin.kernel.layout import Layout
from cookietin.kernel.names import TRUTH
from cookietin.kernel.parts import Part, parts_json, parts_places, read_parts
from cookietin.kernel.position import Position
from cookietin.kernel.reading import Reader

PARTS = [
    Part("deck.left", Count(0, 9), attribute="row.left"),
    Part("deck.top", Pile(["?", "ace", "king"]), attribute="row.top"),
    Part("turns", Count(0, 9)),
]


class Table(Position):
    """A position with an attribute of an attribute."""

    def __init__(self) -> None:
        super().__init__(Game("table", 1, [], {}), 2, TRUTH)
        self.turns = 1
        self.row = SimpleNamespace(left=3, top=[2])


def test_they_are_written_into_their_Table() -> None:
    assert parts_json(PARTS, Table()) == {"deck": {"left": 3, "top": ["king"]}, "turns": 1}
    assert parts_places(PARTS, Table()) == {"deck.top": ["king"]}


def test_they_are_read_from_their_Table() -> None:
    found = Table()
    given = Reader({"deck": {"left": 5, "top": ["ace"]}, "turns": 2})
    read_parts(PARTS, found, given, None)
    assert (found.row.left, found.row.top, found.turns) == (5, [1], 2)


def test_some_of_a_table_is_enough_where_the_rest_is_dealt() -> None:
    found = Table()
    read_parts(PARTS, found, Reader({"deck": {"left": 5}}), Dealer(False))
    assert (found.row.left, found.row.top, found.turns) == (5, [2], 1)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"deck": {"left": 5}, "turns": 2}, "deck.top"),
        ({"deck": {"left": 5, "top": [], "size": 1}, "turns": 2}, "deck.size"),
        ({"turns": 2}, "deck"),
    ],
)
def test_what_is_wrong_with_them_is_said_with_their_path(given: Any, where: str) -> None:
    with pytest.raises(BadPosition) as raised:
        read_parts(PARTS, Table(), Reader(given), None)
    assert raised.value.fields["where"] == where


def test_what_has_no_order_in_a_row_is_named_for_all_seats_at_once() -> None:
    layout = Layout(3)
    PerSeat(Pile(["?", "ace"], ordered=True)).columns(layout, "taken")
    assert layout.unordered == ["taken.*"]
    assert [block.name for block in layout.blocks] == ["taken.me", "taken.me+1", "taken.me+2"]
