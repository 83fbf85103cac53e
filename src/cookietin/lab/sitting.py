"""One play between bots: each gets its own view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.bots.random_bot import RandomBot
from cookietin.kernel.move import by_number
from cookietin.kernel.race import next_answer
from cookietin.lab.reactions import next_hand

if TYPE_CHECKING:
    from cookietin.bots import Bot
    from cookietin.kernel.chance import Chance
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.position import Position


def play_between(
    position: Position,
    bots: list[Bot],
    dealer: Dealer,
    chance: Chance,
    speeds: list[int] | None = None,
) -> int:
    """Play a position to its end; says how many moves it took.

    Where several seats are asked, chance says who answers first: in a race every order of the
    answers is equally likely, unless speeds say whose hand is how fast; in a sealed round the order
    changes nothing. For who answers at random no view is made: the moves are the same.
    """
    made = 0
    while position.outcome is None:
        asked = position.asked()
        if speeds is None:
            seat = next_answer(position, asked, chance)
        else:
            seat = next_hand(asked, speeds, chance)
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            position.step(seat, bot.pick(by_number(position.legal(seat))), dealer)
        else:
            position.play(seat, bot(position.view(seat), position.question(seat)), dealer)
        made += 1
    return made
