"""One play between bots: each gets its own view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.bots.bot import as_bot
from cookietin.bots.reactions import next_hand
from cookietin.kernel.race import next_answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mypy_extensions import i64

    from cookietin.bots.bot import Player
    from cookietin.kernel.chance import Chance
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.position import Position


def play_between(
    position: Position,
    players: Sequence[Player],
    dealer: Dealer,
    chance: Chance,
    speeds: list[int] | None = None,
) -> int:
    """Play a position to its end; says how many moves it took.

    Where several seats are asked, chance says who answers first: in a race every order of the
    answers is equally likely, unless speeds say whose hand is how fast; in a sealed round the order
    changes nothing.
    """
    bots = [as_bot(player) for player in players]
    made: i64 = 0
    while position.outcome is None:
        asked = position.asked()
        if speeds is None:
            seat = next_answer(position, asked, chance)
        else:
            seat = next_hand(asked, speeds, chance)
        bots[seat].play(position, seat, dealer)
        made += 1
    return made
