"""Limits: how much anyone may ask for, and that nothing is kept of who asks no more."""

from __future__ import annotations

from cookietin.server.limits import MOST_KNOWN, Buckets


def test_who_asks_too_much_waits_until_there_is_more() -> None:
    buckets = Buckets(2, 1)
    assert [buckets.take("ana", at) for at in (0.0, 0.1, 0.2, 0.9, 1.2)] == [
        True,
        True,
        False,
        False,
        True,
    ]
    assert buckets.take("bo", 1.2)


def test_who_asks_no_more_is_forgotten_once_that_gains_nothing() -> None:
    buckets = Buckets(4, 2)
    for _ in range(5):
        buckets.take("ana", 0.0)
    assert buckets.take("bo", 0.4)
    assert not buckets.take("ana", 0.4), "hers is not full yet"
    for second in range(1, 1000):
        assert buckets.take(f"guest {second}", float(second))
    assert len(buckets) <= 3


def test_of_very_many_at_once_some_are_forgotten() -> None:
    buckets = Buckets(1, 0.001)
    for number in range(MOST_KNOWN + 50):
        buckets.take(f"guest {number}", 0.0)
    assert len(buckets) == MOST_KNOWN
