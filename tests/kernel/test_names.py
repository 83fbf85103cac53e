"""Names: of seats, of viewers, of cards."""

from __future__ import annotations

import pytest

from cookietin.kernel.names import HOLE, SEATS, TRUTH, named, named_sorted, viewer_name, viewers
from cookietin.kernel.position import seat_name

NAMES = [HOLE, "ace", "two", "three"]


def test_there_are_names_for_eight_seats() -> None:
    assert [f"seat{number}" for number in range(8)] == SEATS


@pytest.mark.parametrize(
    ("viewer", "name"),
    [(TRUTH, "truth"), (0, "seat0"), (2, "seat2"), (3, "spectator")],
)
def test_a_viewer_of_three_seats_by_name(viewer: int, name: str) -> None:
    assert viewer_name(viewer, 3) == name


def test_a_full_table_has_spectators_too() -> None:
    assert viewer_name(8, 8) == "spectator"


def test_all_viewers_the_truth_first() -> None:
    assert viewers(2) == ["truth", "seat0", "seat1", "spectator"]


def test_cards_by_name_as_they_lie() -> None:
    assert named([3, 0, 1], NAMES) == ["three", "?", "ace"]


def test_cards_by_name_where_order_means_nothing() -> None:
    """In the order of the table of names, and the cards themselves stay as they lie."""
    cards = [3, 0, 1]
    assert named_sorted(cards, NAMES) == ["?", "ace", "three"]
    assert cards == [3, 0, 1]


@pytest.mark.parametrize(
    ("seat", "name"), [(0, "seat0"), (7, "seat7"), (8, "seat8"), (-1, "seat-1")]
)
def test_a_seat_that_no_table_has_can_be_named_in_a_refusal(seat: int, name: str) -> None:
    assert seat_name(seat) == name
