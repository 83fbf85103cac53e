"""A play between bots: each moves by what its seat may know, however it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import cookietin
from cookietin.bots import Bot, Player
from cookietin.bots.sitting import play_between
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.game import Game
from cookietin.kernel.move import Move
from cookietin.kernel.position import Position
from cookietin.kernel.question import Question
from tests.bots.hurried import DISTINCT, hurried


def looking(bot: Player) -> Player:
    """The same bot, shown its view as any other."""

    def answer(view: Position, question: Question) -> Move:
        assert view.viewer == question.seat
        return bot(view, question)

    return answer


def ended(game: Game, players: Sequence[Player]) -> tuple[int, dict[str, Any]]:
    """How many moves a play between these takes, and where it ends."""
    chance = Chance(7)
    dealer = Silent(chance)
    position = game.start(len(players), dealer)
    return play_between(position, players, dealer, chance), position.json()


@pytest.mark.parametrize(
    ("id", "name"), [(id, name) for id in cookietin.game_ids() for name in DISTINCT]
)
def test_bots_play_as_they_answer(id: str, name: str) -> None:
    """Asked with less work than a view, a question and a check take, they make the same moves."""
    game = cookietin.game(id)
    seats = min(4, game.seats[-1])
    by_play = ended(game, [hurried(name, game, seat) for seat in range(seats)])
    by_answer = ended(game, [looking(hurried(name, game, seat)) for seat in range(seats)])
    assert by_play == by_answer


class Last(Bot):
    """A bot of one's own, interpreted."""

    def answer(self, view: Position, question: Question) -> Move:
        return view.legal(question.seat)[-1]


def last(view: Position, question: Question) -> Move:
    return view.legal(question.seat)[-1]


def test_a_bot_of_one_s_own_is_a_class_or_a_function() -> None:
    game = cookietin.game("number-chain")
    assert ended(game, [Last(), Last(), Last()]) == ended(game, [last, last, last])


def test_a_bot_can_be_called_like_a_function() -> None:
    view = cookietin.game("number-chain").start(2, Silent(Chance(1))).view(0)
    assert Last()(view, view.question(0)) is last(view, view.question(0))
