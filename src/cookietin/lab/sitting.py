"""One play between bots: each gets its own view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cookietin.bots import Bot
    from cookietin.kernel.chance import Chance
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.position import Position


def play_between(position: Position, bots: list[Bot], dealer: Dealer, chance: Chance) -> int:
    """Play a position to its end; says how many moves it took.

    Where several seats are asked, chance says who answers first: in a race every order is equally
    likely, and in a sealed round the order changes nothing.
    """
    made = 0
    while position.outcome is None:
        asked = position.asked()
        seat = asked[0] if len(asked) == 1 else asked[chance.below(len(asked))]
        move = bots[seat](position.view(seat), position.question(seat))
        position.play(seat, move, dealer)
        made += 1
    return made
