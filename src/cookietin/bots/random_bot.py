"""The bot that answers at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.bots.bot import Bot
from cookietin.kernel.chance import Chance
from cookietin.kernel.move import by_number

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


@final
class RandomBot(Bot):
    """Every legal move is equally likely. Of its view it looks at nothing else."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self._chance = Chance(seed)

    def answer(self, view: Position, question: Question) -> Move:
        return self._pick(view.legal(question.seat))

    def glance(self, position: Position, seat: int) -> Move:
        """The same move as by a view, which lists the moves by number: none is made for it."""
        return self._pick(by_number(position.legal(seat)))

    def play(self, position: Position, seat: int, dealer: Dealer) -> None:
        position.step(seat, self.glance(position, seat), dealer)

    def _pick(self, moves: list[Move]) -> Move:
        return moves[self._chance.below(len(moves))]
