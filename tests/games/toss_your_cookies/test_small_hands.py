"""Smaller hands and tables of two: options that leave cards in the box (TY-02, TY-17)."""

from __future__ import annotations

from collections import Counter

import pytest

import cookietin
from cookietin.games.toss_your_cookies.end import has_won
from cookietin.kernel.complaint import BadOption, BadPosition
from tests.games.toss_your_cookies.table import game


@pytest.mark.parametrize("hand", [4, 5, 6])
@pytest.mark.parametrize("players", [3, 8])
def test_for_each_card_fewer_there_is_one_fewer_of_every_cookie(hand: int, players: int) -> None:
    """TY-02: nothing is left over, and wilds and half-eaten cookies are as ever."""
    dealt = cookietin.game("toss-your-cookies", hand=hand).start(players, cookietin.Seeded(2))
    hands = dealt.json()["hands"].values()
    usual = cookietin.game("toss-your-cookies").start(players, cookietin.Seeded(2))
    cards = Counter(card for held in hands for card in held)
    before = Counter(card for held in usual.json()["hands"].values() for card in held)
    assert {len(held) for held in hands} == {hand}
    for added in ("wild", "half-eaten", "milk"):
        assert cards.pop(added) == before.pop(added)
    assert sorted(cards.values()) == [hand - 1] * players


@pytest.mark.parametrize("hand", [4, 5, 6, 7])
def test_it_takes_two_fewer_of_a_cookie_than_a_hand_holds(hand: int) -> None:
    """TY-17"""
    cards = game(hand=hand).cards
    enough = [1] * (hand - 2)
    assert has_won(cards, [*enough, 2, cards.milk])
    assert not has_won(cards, [*enough[1:], 2, 3, cards.milk])
    assert not has_won(cards, [*enough, 2, 2])


def test_two_play_only_where_a_table_says_so() -> None:
    """TY-02: one half-eaten cookie, and no wild."""
    with pytest.raises(BadOption):
        cookietin.game("toss-your-cookies").start(2, cookietin.Seeded(1))
    two = cookietin.game("toss-your-cookies", fewest_players=2).start(2, cookietin.Seeded(1))
    counts = Counter(card for held in two.json()["hands"].values() for card in held)
    assert (counts.pop("half-eaten"), counts.pop("milk")) == (1, 1)
    assert sorted(counts.values()) == [6, 6]


def test_a_hand_of_another_size_is_refused() -> None:
    """TY-02: what a refusal says is true of this table."""
    small, five = game(hand=4), ["fortune", "fudge-swirl", "half-eaten", "wild", "milk"]
    with pytest.raises(BadPosition, match="has 5 cards, but everyone holds 4"):
        small.set_up(3, cookietin.Seeded(1), hands={0: five})
