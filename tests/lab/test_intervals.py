"""Intervals and verdicts: they hold the truth as often as they say, and find what is there."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from cookietin.lab.columns import Column, columns, difference
from cookietin.lab.intervals import deals_needed, found_from, told_apart, wilson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cookietin.lab.row import Readings

REPETITIONS = 1000


def sample(chance: random.Random, share: float, deals: int) -> Column:
    rows: Iterator[Readings] = ({"won": float(chance.random() < share)} for _ in range(deals))
    return columns(rows, 1, deals).get("won") or Column(deals, 1, plain=True)


@pytest.mark.parametrize(("share", "deals"), [(1 / 3, 100), (0.5, 400), (0.05, 300)])
def test_intervals_of_shares_hold_the_truth_as_often_as_they_say(share: float, deals: int) -> None:
    chance = random.Random(f"{share} {deals}")
    held = sum(sample(chance, share, deals).estimate().holds(share) for _ in range(REPETITIONS))
    assert 0.93 <= held / REPETITIONS <= 0.97


def test_intervals_of_ratios_hold_the_truth_as_often_as_they_say() -> None:
    chance = random.Random("ratios")
    held = 0
    for _ in range(REPETITIONS):
        column = Column(80, 1, plain=False)
        for deal in range(80):
            tries = chance.randrange(1, 12)
            column.add(deal, [sum(chance.random() < 0.3 for _ in range(tries)), tries])
        held += column.estimate().holds(0.3)
    assert 0.93 <= held / REPETITIONS <= 0.97


@pytest.mark.parametrize("planted", [0.0, 0.06])
def test_intervals_of_paired_differences_hold_the_truth_as_often_as_they_say(
    planted: float,
) -> None:
    chance = random.Random(f"paired {planted}")
    held = 0
    for _ in range(REPETITIONS):
        luck = [chance.random() for _ in range(150)]
        one, other = Column(150, 1, plain=True), Column(150, 1, plain=True)
        for deal, lucky in enumerate(luck):
            own = lucky if chance.random() < 0.6 else chance.random()
            one.add(deal, float(own < 0.4 + planted))
            other.add(deal, float(lucky < 0.4))
        held += difference(one, other).holds(planted)
    assert 0.93 <= held / REPETITIONS <= 0.97


def test_what_was_planted_is_found_with_the_sample_that_was_asked_for() -> None:
    """A seat is favoured by 3 points of a hundred."""
    chance = random.Random("planted")
    pilot = difference(sample(chance, 0.53, 400), sample(chance, 0.5, 400))
    needed = deals_needed(pilot.error, 400, 0.03)
    assert 3000 < needed < 9000
    found = 0
    for _ in range(60):
        apart = difference(sample(chance, 0.53, needed), sample(chance, 0.5, needed))
        found += told_apart([apart.chance()])[0]
    assert found >= 48


def test_where_nothing_was_planted_nothing_is_found_in_19_of_20_reports() -> None:
    chance = random.Random("nothing")
    wrong = 0
    for _ in range(300):
        base = sample(chance, 0.4, 120)
        apart = [difference(sample(chance, 0.4, 120), base).chance() for _ in range(5)]
        wrong += any(told_apart(apart))
    assert wrong / 300 <= 0.075


def test_with_few_deals_nothing_is_told_apart() -> None:
    one, other = Column(12, 1, plain=True), Column(12, 1, plain=True)
    for deal in range(12):
        one.add(deal, 1)
    assert not told_apart([difference(one, other).chance()])[0]


def test_a_share_that_never_was_has_an_interval_all_the_same() -> None:
    never = wilson(0.0, 0.0, 200)
    assert never.low == 0
    assert 0.01 < never.high < 0.03


def test_more_plays_find_smaller_differences() -> None:
    assert found_from(0.01) == pytest.approx(0.0324, abs=0.0001)
    assert found_from(0.01, comparisons=5) > found_from(0.01)
