"""Flights: what moved between two views."""

from __future__ import annotations

from typing import Any

from cookietin.kernel.flights import Places, flights


def flown(
    before: Places, after: Places, told: list[dict[str, Any]]
) -> list[tuple[str, ...]] | None:
    found = flights(before, after, told)
    if found is None:
        return None
    return [(one.source, one.target, one.was, one.now) for one in found]


def test_a_card_that_is_seen_flies_from_where_it_was_to_where_it_is() -> None:
    before = {"hand": ["a", "b"], "pile": []}
    assert flown(before, {"hand": ["b"], "pile": ["a"]}, []) == [("hand", "pile", "a", "a")]


def test_a_card_that_is_drawn_is_seen_on_arrival() -> None:
    assert flown({"deck": ["?", "?"], "hand": []}, {"deck": ["?"], "hand": ["c"]}, []) == [
        ("deck", "hand", "?", "c")
    ]


def test_which_hole_went_where_is_told_by_events() -> None:
    before = {"one": ["?"], "two": ["?"], "left": [], "right": []}
    after = {"one": [], "two": [], "left": ["?"], "right": ["?"]}
    told = [{"event": "give", "count": 1, "from": "one", "to": "right"}]
    assert flown(before, after, told) == [("one", "right", "?", "?"), ("two", "left", "?", "?")]


def test_what_is_turned_over_stays_where_it_is() -> None:
    assert flown({"hand": ["?"]}, {"hand": ["a"]}, []) == [("hand", "hand", "?", "a")]


def test_what_does_not_balance_is_nothing() -> None:
    assert flown({"hand": ["a"]}, {"hand": []}, []) is None
