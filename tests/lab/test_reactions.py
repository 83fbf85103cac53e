"""Whose hand comes first in a race."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

import cookietin
from cookietin.bots.thumbs.toss_your_cookies import thumb as plain_thumb
from cookietin.kernel.chance import Chance
from cookietin.kernel.complaint import BadOption
from cookietin.lab import simulate
from cookietin.lab.reactions import next_hand

if TYPE_CHECKING:
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


def slow(view: Position, question: Question) -> Move:
    """The rule of thumb under another name."""
    return plain_thumb(view, question)


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
    """The same bots, one of them faster: it wins more plays than when it is not."""
    game = cookietin.game("toss-your-cookies")
    alike = simulate(game, ["thumb", slow], 150, seats=4, seed=1)
    apart = simulate(game, ["thumb", slow], 150, seats=4, seed=1, speeds=[5, 1])
    assert apart.by_bot["thumb"].units > alike.by_bot["thumb"].units


def test_speeds_are_one_for_each_bot_and_in_range() -> None:
    game = cookietin.game("toss-your-cookies")
    for speeds in ([1], [1, 1, 1], [0, 1], [1, 101]):
        with pytest.raises(BadOption, match="speeds"):
            simulate(game, ["thumb", "random"], 1, seats=4, speeds=speeds)
