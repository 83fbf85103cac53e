"""A play between bots: who looks at nothing is shown nothing, and plays as before."""

from __future__ import annotations

import pytest

import cookietin
from cookietin.bots import Bot, make_bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.dealer import Silent
from cookietin.kernel.move import Move
from cookietin.kernel.position import Position
from cookietin.kernel.question import Question
from cookietin.lab.sitting import play_between


def looking(bot: Bot) -> Bot:
    """The same bot, shown its view as any other."""

    def answer(view: Position, question: Question) -> Move:
        assert view.viewer == question.seat
        return bot(view, question)

    return answer


@pytest.mark.parametrize("id", cookietin.game_ids())
def test_random_bots_answer_as_if_they_had_looked(id: str) -> None:
    game = cookietin.game(id)
    seats = game.seats[-1]
    ends = []
    for shown in (False, True):
        chance = Chance(7)
        dealer = Silent(chance)
        position = game.start(seats, dealer)
        bots = [make_bot("random", game, seat) for seat in range(seats)]
        if shown:
            bots = [looking(bot) for bot in bots]
        made = play_between(position, bots, dealer, chance)
        ends.append((made, position.json()))
    assert ends[0] == ends[1]
