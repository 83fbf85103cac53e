"""The bot that answers at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


def random_bot(game: Game, seed: int | str) -> Callable[[Position, Question], Move]:
    """Every legal move is equally likely."""
    chance = Chance(seed)

    def choose(view: Position, question: Question) -> Move:
        moves = view.legal(question.seat)
        return moves[chance.below(len(moves))]

    return choose
