"""Parts declared once: each kind is written, read, hidden and observed alike."""

from __future__ import annotations

from typing import Any

import pytest

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.kinds import Count, Flag, Kind, Listed, OneOf, PerSeat, Pile, Seat
from cookietin.kernel.layout import Layout
from cookietin.kernel.names import SEATS
from cookietin.kernel.reading import Reader
from cookietin.rows import BytesWriter
from tests.kernel.chain import GAME, set_up

NAMES = ["?", "oat", "ginger", "cocoa"]

WRITTEN: list[tuple[Kind, Any, Any]] = [
    (Seat(), 1, "seat1"),
    (Seat(none=True), -1, None),
    (Count(0, 9), 4, 4),
    (Flag(), True, True),
    (OneOf(NAMES), 2, "ginger"),
    (OneOf(NAMES, none=True), -1, None),
    (Listed(SEATS), [2, 0], ["seat2", "seat0"]),
    (Pile(NAMES), [1, 3], ["oat", "cocoa"]),
    (Pile(NAMES, ordered=True), [3, 1], ["cocoa", "oat"]),
    (PerSeat(Count(0, 9)), [1, 2, 3], {"seat0": 1, "seat1": 2, "seat2": 3}),
]
kinds = pytest.mark.parametrize(("kind", "value", "written"), WRITTEN)


def read(kind: Kind, written: Any) -> Any:
    return kind.read(Reader({"part": written}), "part", 3)


def observed(kind: Kind, value: Any, me: int = 0, secret: bool = False) -> list[int]:
    row = BytesWriter()
    kind.observe(value, row, me, 3, secret)
    return list(row.getvalue())


@kinds
def test_a_kind_is_written_by_name_and_read_back(kind: Kind, value: Any, written: Any) -> None:
    assert kind.json(value, 3) == written
    assert read(kind, written) == value


@kinds
def test_a_row_has_as_many_numbers_as_its_layout(kind: Kind, value: Any, written: Any) -> None:
    layout = Layout(3)
    kind.columns(layout, "part")
    assert len(observed(kind, value)) == layout.size


def test_cards_without_order_are_sorted() -> None:
    assert Pile(NAMES).json([3, 1, 2], 3) == ["oat", "ginger", "cocoa"]
    assert read(Pile(NAMES), ["cocoa", "oat"]) == [1, 3]


def test_what_is_hidden_is_holes() -> None:
    assert Pile(NAMES).hidden([1, 2, 2]) == [0, 0, 0]
    assert OneOf(NAMES).hidden(2) == 0


@pytest.mark.parametrize(
    ("kind", "value", "me", "row"),
    [
        (Seat(), 1, 0, [0, 1, 0]),
        (Seat(), 1, 1, [1, 0, 0]),
        (Seat(none=True), -1, 1, [1, 0, 0, 0]),
        (Seat(none=True), 0, 1, [0, 0, 0, 1]),
        (Count(0, 300), 258, 0, [1, 2]),
        (Flag(), True, 0, [1]),
        (OneOf(NAMES), 2, 0, [0, 0, 1, 0]),
        (Pile(NAMES), [1, 3, 3, 0], 0, [1, 1, 0, 2]),
        (Listed(SEATS), [2, 0], 1, [0, 1, 1]),
        (PerSeat(Count(0, 9)), [5, 6, 7], 2, [7, 5, 6]),
    ],
)
def test_numbers_are_seen_from_one_s_own_seat(
    kind: Kind, value: Any, me: int, row: list[int]
) -> None:
    assert observed(kind, value, me) == row


def test_of_a_secret_pile_a_row_tells_how_many() -> None:
    assert observed(Pile(NAMES), [1, 3, 3], secret=True) == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (Seat(), None),
        (Seat(), "seat3"),
        (Count(0, 9), 10),
        (Count(0, 9), True),
        (Flag(), 1),
        (OneOf(NAMES), "burnt"),
        (Listed(SEATS), ["seat3"]),
        (Pile(NAMES), "oat"),
        (Pile(NAMES), ["burnt"]),
        (PerSeat(Count(0, 9)), {"seat0": 1}),
        (PerSeat(Count(0, 9)), [1, 2]),
    ],
)
def test_what_cannot_be_is_refused(kind: Kind, written: Any) -> None:
    with pytest.raises(BadPosition):
        read(kind, written)


def test_a_set_up_deals_what_is_not_given() -> None:
    position = set_up(hands=[["1"], None])
    parts = position.json()
    assert parts["hands"]["seat0"] == ["1"]
    assert [len(parts[place]) for place in ("chain", "deck")] == [1, 25]
    assert len(parts["hands"]["seat1"]) == 5


def test_the_places_are_paths_of_the_json() -> None:
    position = set_up()
    data = position.json()
    for place, cards in position.places().items():
        found: Any = data
        for step in place.split("."):
            found = found[step]
        assert sorted(found) == sorted(cards)


def test_a_layout_names_every_column() -> None:
    layout = GAME.layout(2)
    assert [block.name for block in layout.blocks] == [
        "turn",
        "hands.me",
        "hands.me+1",
        "chain",
        "deck",
        "before",
    ]
    assert layout.block("deck").json() == {
        "name": "deck",
        "first": 101,
        "size": 1,
        "high": 32,
        "columns": ["deck"],
        "stands": {},
    }
    assert layout.json()["unordered"] == ["chain"]
