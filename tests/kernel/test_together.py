"""Cards dealt together come in one order, and every hand is as likely as it was."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from cookietin.kernel.noting import RanOut
from cookietin.kernel.together import Together

if TYPE_CHECKING:
    from cookietin.kernel.names import Names

NAMES: Names = ["?", "milk", "chip", "fudge"]
PILE = [1, 2, 2, 2, 3, 3]


def hands(count: int, notes: list[str], likely: float) -> list[tuple[tuple[str, ...], float]]:
    """Every hand of so many cards that can follow the notes, and how likely it is."""
    dealer, hand = Together(notes), list[int]()
    try:
        dealer.deal(list(PILE), hand, count, NAMES)
    except RanOut as out:
        coming = dealer.odds(out.names)
        assert sum(odds for _, odds in coming) == pytest.approx(1)
        return [
            found for name, odds in coming for found in hands(count, [*notes, name], likely * odds)
        ]
    return [(tuple(NAMES[card] for card in hand), likely)]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_every_hand_comes_once_and_as_likely_as_in_all_its_orders(count: int) -> None:
    orders = list(permutations([NAMES[card] for card in PILE], count))
    expected = Counter(tuple(sorted(order)) for order in orders)
    found = hands(count, [], 1.0)
    assert len(found) == len(expected)
    for hand, likely in found:
        assert likely == pytest.approx(expected[hand] / len(orders))


def test_where_the_order_means_something_every_order_comes() -> None:
    dealer, order = Together(["milk", "fudge", "chip"]), list[int]()
    dealer.deal_in_order(list(PILE), order, 3, NAMES)
    assert [NAMES[card] for card in order] == ["milk", "fudge", "chip"]


def test_the_next_deal_begins_anew() -> None:
    dealer, pile = Together(["milk"]), list(PILE)
    dealer.deal(pile, [], 1, NAMES)
    with pytest.raises(RanOut) as out:
        dealer.deal(pile, [], 1, NAMES)
    assert dealer.odds(out.value.names) == [("chip", 0.6), ("fudge", 0.4)]
