"""Plays at full speed."""

from __future__ import annotations

import cookietin
from cookietin.bots.playout import play_many, play_out
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Seeded, Silent
from cookietin.kernel.noting import Keeping

GAME = cookietin.game("number-chain")


def test_a_playout_ends_a_play_and_counts_its_moves() -> None:
    position = GAME.start(3, Seeded(1))
    made = play_out(position, Silent(Chance(2)), Chance(3))
    assert position.outcome is not None
    assert made == position.number > 0


def test_a_playout_of_what_is_over_makes_no_move() -> None:
    position = GAME.start(3, Seeded(1))
    play_out(position, Silent(Chance(2)), Chance(3))
    assert play_out(position, Silent(Chance(2)), Chance(3)) == 0


def test_the_same_chance_makes_the_same_plays() -> None:
    ends = []
    for _ in range(2):
        position = GAME.start(4, Seeded(1))
        play_out(position, Silent(Chance(2)), Chance(3))
        ends.append(position.line())
    assert ends[0] == ends[1]


def test_a_playout_is_heard_by_a_dealer_who_listens() -> None:
    """The same play as with a silent one, only told."""
    dealer = Keeping(Seeded(2))
    heard, unheard = GAME.start(3, Seeded(1)), GAME.start(3, Seeded(1))
    play_out(heard, dealer, Chance(3))
    play_out(unheard, Silent(Chance(2)), Chance(3))
    assert heard == unheard
    assert [event.key for event in dealer.told][-1] == "over"


def test_many_plays_take_the_moves_of_each() -> None:
    dealer, chance = Silent(Chance(5)), Chance(6)
    alone = []
    for _ in range(10):
        position = GAME.start(3, dealer)
        alone.append(play_out(position, dealer, chance))
    assert play_many(GAME, 3, 10, Silent(Chance(5)), Chance(6)) == sum(alone)


def test_no_plays_take_no_moves() -> None:
    assert play_many(GAME, 3, 0, Silent(Chance(5)), Chance(6)) == 0
