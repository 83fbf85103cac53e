"""The generator: the same stream for ever, and fair."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations, product
from math import comb
from typing import TYPE_CHECKING, Any

import pytest

from cookietin.kernel.chance import Chance, state_from

if TYPE_CHECKING:
    from collections.abc import Iterable

STREAM_OF_7 = [85, 12, 14, 55, 60, 2, 75, 85, 47, 37, 46, 72, 58, 3, 25, 92, 51, 28, 66, 83]
STREAM_OF_FRIDAY = [818, 58, 585, 149, 996]


def limit(freedom: int) -> float:
    """Chi-square is above this once in ten thousand (the approximation of Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * spread**0.5) ** 3)


def chi_square(found: Counter[Any], kinds: Iterable[Any]) -> tuple[float, int]:
    """How far counts are from being equal, and in how many ways they could be."""
    all_kinds = list(kinds)
    expected = sum(found.values()) / len(all_kinds)
    far = sum((found[kind] - expected) ** 2 / expected for kind in all_kinds)
    return far, len(all_kinds) - 1


def assert_even(found: Counter[Any], kinds: Iterable[Any]) -> None:
    far, freedom = chi_square(found, kinds)
    assert sum(found.values()) >= 20 * (freedom + 1), "too few for the test to mean anything"
    assert far < limit(freedom)


def test_the_stream_of_a_seed_is_fixed_for_ever() -> None:
    """A change of the generator would change every seeded play: it must be noticed."""
    chance = Chance(7)
    assert [chance.below(100) for _ in range(20)] == STREAM_OF_7


def test_a_seed_may_be_text() -> None:
    chance = Chance("friday")
    assert [chance.below(1000) for _ in range(5)] == STREAM_OF_FRIDAY


def test_the_stream_is_the_one_that_is_written_down() -> None:
    """Sixty-two bits, a factor, a step, of which the thirty highest bits are used."""
    chance, state = Chance(123), state_from(123)
    for n in (2, 6, 32, 1000, 7):
        state = (state * 0xFFFEB28D + 12345) % 2**62
        assert chance.below(n) == (state // 2**32) * n // 2**30


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert state_from(12) == state_from("12")


def test_one_saved_number_brings_the_stream_back() -> None:
    chance = Chance(5)
    chance.below(10)
    saved = chance.state
    stream = [chance.below(10) for _ in range(10)]
    chance.state = saved
    assert [chance.below(10) for _ in range(10)] == stream


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 32, 47, 100, 1000])
def test_numbers_are_below_n_and_evenly_spread(n: int) -> None:
    chance = Chance(f"evenly below {n}")
    found = Counter(chance.below(n) for _ in range(max(20_000, 40 * n)))
    assert set(found) <= set(range(n))
    if n > 1:
        assert_even(found, range(n))


@pytest.mark.parametrize("n", [2, 3, 6, 32])
def test_pairs_that_follow_each_other_are_evenly_spread(n: int) -> None:
    chance = Chance(f"pairs below {n}")
    found = Counter((chance.below(n), chance.below(n)) for _ in range(40_000))
    assert_even(found, product(range(n), repeat=2))


def test_pairs_with_a_gap_are_evenly_spread() -> None:
    """Every third number, as a seat of a three-handed table meets them."""
    chance = Chance("gap")
    numbers = [chance.below(10) for _ in range(60_000)]
    found = Counter(zip(numbers[::3], numbers[3::3], strict=False))
    assert_even(found, product(range(10), repeat=2))


def test_triples_are_evenly_spread() -> None:
    chance = Chance("triples")
    found = Counter(tuple(chance.below(6) for _ in range(3)) for _ in range(30_000))
    assert_even(found, product(range(6), repeat=3))


def test_every_order_of_a_small_pile_is_equally_likely() -> None:
    chance = Chance("orders")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        pile, to = [1, 2, 3, 4, 5], list[int]()
        chance.deal(pile, to, 5)
        found[tuple(to)] += 1
    assert_even(found, permutations([1, 2, 3, 4, 5]))


def test_every_hand_of_a_small_pile_is_equally_likely() -> None:
    chance = Chance("hands")
    found: Counter[frozenset[int]] = Counter()
    for _ in range(12_000):
        pile, to = list(range(7)), list[int]()
        chance.deal(pile, to, 3)
        found[frozenset(to)] += 1
    assert len(found) == comb(7, 3)
    assert_even(found, list(found))


def test_neighbouring_seeds_share_nothing() -> None:
    """The first numbers of seeds 0, 1, 2 … are evenly spread, and so are pairs of neighbours."""
    firsts = [Chance(seed).below(10) for seed in range(10_001)]
    assert_even(Counter(firsts), range(10))
    assert_even(Counter(pairwise(firsts)), product(range(10), repeat=2))


def test_the_first_and_the_second_number_of_many_seeds_are_independent() -> None:
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(8000):
        chance = Chance(seed)
        found[chance.below(8), chance.below(8)] += 1
    assert_even(found, product(range(8), repeat=2))


def test_two_streams_do_not_touch_each_other() -> None:
    alone, beside = Chance(1), Chance(1)
    other = Chance(2)
    expected = [alone.below(50) for _ in range(10)]
    found = []
    for _ in range(10):
        other.below(50)
        found.append(beside.below(50))
    assert found == expected


@pytest.mark.parametrize("count", [0, 1, 4, 9])
def test_dealing_moves_cards_and_loses_none(count: int) -> None:
    pile, to = list(range(9)), [99]
    Chance(3).deal(pile, to, count)
    assert (to[0], len(to), sorted(pile + to[1:])) == (99, count + 1, list(range(9)))


def test_the_fairness_tests_can_fail() -> None:
    """A die that shows 1 a little too often is found out."""
    chance = Chance("loaded")
    found = Counter(min(chance.below(63) // 10, 5) for _ in range(20_000))
    with pytest.raises(AssertionError):
        assert_even(found, range(6))
