"""A rule of thumb for Braverse: play a curve, faint what can be fainted, keep a Trap."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, final

from cookietin.bots.thumbs.braverse.judging import best
from cookietin.bots.thumbs.braverse.reasons import reason
from cookietin.bots.thumbs.rule import OpenRule
from cookietin.games.braverse.phases import CONTEST
from cookietin.kernel.chance import Chance

if TYPE_CHECKING:
    from cookietin.bots.reason import Reason
    from cookietin.games.braverse.state.position import BraversePosition
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


@final
class Thumb(OpenRule):
    """The move that looks best at a glance; rock, paper and scissors are equally likely."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self._chance = Chance(seed)

    def choose_among(self, view: Position, seat: int, moves: list[Move]) -> Move:
        """At the contest nobody can know better."""
        position = cast("BraversePosition", view)
        if position.ask == CONTEST:
            return moves[self._chance.below(len(moves))]
        return best(position, seat, moves)

    def why(self, view: Position, question: Question, move: Move) -> Reason | None:
        return reason(cast("BraversePosition", view), question.seat, move)
