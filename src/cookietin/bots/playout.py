"""Plays at full speed: a compiled loop that answers at random from what is legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.race import next_answer

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.chance import Chance
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position


def play_out(position: Position, dealer: Dealer, chance: Chance) -> int:
    """Play a position to its end with random moves; says how many there were."""
    made: i64 = 0
    while position.outcome is None:
        asked = position.asked()
        seat = asked[0] if len(asked) == 1 else next_answer(position, asked, chance)
        moves = position.legal(seat)
        position.step(seat, moves[chance.below(len(moves))], dealer)
        made += 1
    return made


def play_many(game: Game, seats: int, plays: int, dealer: Dealer, chance: Chance) -> int:
    """Many random plays from the deal to the end; says how many moves they took."""
    made: i64 = 0
    for _ in range(plays):
        made += play_out(game.start(seats, dealer), dealer, chance)
    return made
