"""A rule of thumb for Braverse: play a curve, faint what can be fainted, keep a Trap."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cookietin.bots.thumbs.braverse.judging import best
from cookietin.games.braverse.asks import CONTEST
from cookietin.kernel.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable

    from cookietin.games.braverse import BraversePosition
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


def thumb(game: Game, seed: int | str) -> Callable[[Position, Question], Move]:
    """The move that looks best at a glance; rock, paper and scissors are equally likely."""
    chance = Chance(seed)

    def choose(view: Position, question: Question) -> Move:
        position = cast("BraversePosition", view)
        if position.ask == CONTEST:
            moves = position.legal(question.seat)
            return moves[chance.below(len(moves))]
        return best(position, question.seat)

    return choose
