"""One play between bots: each gets its own view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

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

    Where several seats are asked, chance says who answers first: in a race every hand is equally
    likely to be next, unless speeds say otherwise; in a sealed round the order changes nothing.
    """
    made = 0
    if speeds is None:
        speeds = [1] * len(bots)
    while position.outcome is None:
        asked = position.asked()
        seat = asked[0] if len(asked) == 1 else next_hand(asked, speeds, chance)
        move = bots[seat](position.view(seat), position.question(seat))
        position.play(seat, move, dealer)
        made += 1
    return made
