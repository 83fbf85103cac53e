"""Whose hand comes first in a race."""

from __future__ import annotations

from collections import Counter

import cookietin
from cookietin.bots import make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.lab.reactions import next_hand
from cookietin.lab.sitting import play_between


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
    """The same bots, one of them five times as fast: it wins more plays than its share."""
    game = cookietin.game("toss-your-cookies")
    wins = [0, 0]
    for play in range(150):
        for place, speed in enumerate([1, 5]):
            chance = Chance(f"{play}")
            dealer = Silent(chance)
            bots = [make_bot("thumb", game, seat) for seat in range(4)]
            speeds = [speed if seat == play % 4 else 1 for seat in range(4)]
            position = game.start(4, dealer)
            play_between(position, bots, dealer, chance, speeds)
            assert position.outcome is not None
            wins[place] += play % 4 in position.outcome.winners
    assert wins[1] > wins[0] + 10
