"""The bot that answers at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.chance import Chance

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


class RandomBot:
    """Every legal move is equally likely. Of its view it looks at nothing else."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self._chance = Chance(seed)

    def __call__(self, view: Position, question: Question) -> Move:
        return self.pick(view.legal(question.seat))

    def pick(self, moves: list[Move]) -> Move:
        """One of the moves, in the order of their numbers."""
        return moves[self._chance.below(len(moves))]
