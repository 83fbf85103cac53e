"""Whose hand comes first in a race."""

from __future__ import annotations

from collections import Counter

import pytest

import cookietin
from cookietin.bots.reactions import next_hand
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.lab import simulate


def test_with_equal_speeds_every_hand_is_equally_likely() -> None:
    chance = Chance(1)
    first = Counter(next_hand([0, 2, 3], [1, 1, 1, 1], chance) for _ in range(3000))
    assert sorted(first) == [0, 2, 3]
    assert min(first.values()) > 900


def test_a_hand_is_first_as_often_as_its_speed_is_part_of_all() -> None:
    chance = Chance(2)
    first = Counter(next_hand([0, 1, 2], [10, 30, 60], chance) for _ in range(3000))
    assert [round(first[seat] / 300) for seat in range(3)] == [1, 3, 6]


def test_only_those_who_race_count() -> None:
    chance = Chance(3)
    assert {next_hand([1], [1000, 1, 1000], chance) for _ in range(50)} == {1}


def test_fast_bots_win_more_races() -> None:
    """The same bot at two speeds: the figures tell them apart, and the fast one wins more."""
    game = cookietin.game("toss-your-cookies")
    apart = simulate(game, ["thumb", "thumb"], 150, seats=4, seed=1, speeds=[5, 1])
    assert sorted(apart.by_bot) == ["thumb×1", "thumb×5"]
    assert apart.by_bot["thumb×5"].units > 1.3 * apart.by_bot["thumb×1"].units


def test_without_speeds_bots_go_by_their_names() -> None:
    game = cookietin.game("toss-your-cookies")
    assert list(simulate(game, ["thumb"], 5, seats=4).by_bot) == ["thumb"]


def test_speeds_are_one_for_each_bot_and_in_range() -> None:
    game = cookietin.game("toss-your-cookies")
    for speeds, key in (
        ([1], "not-one-speed-each"),
        ([1, 1, 1], "not-one-speed-each"),
        ([0, 1], "option-out-of-range"),
        ([1, 101], "option-out-of-range"),
    ):
        with pytest.raises(BadOption) as refused:
            simulate(game, ["thumb", "random"], 1, seats=4, speeds=speeds)
        assert refused.value.key == key
