"""A rule of thumb: a bot that answers at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.bots.bot import Bot
from cookietin.compiling import mypyc_attr

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleOfThumb(Bot):
    """It answers from what is legal and needs no question to know what is asked."""

    def __init__(self, game: Game, seed: int | str) -> None:
        pass

    def choose(self, view: Position, seat: int) -> Move:
        """The legal move that looks best to an asked seat. What others hide is not looked at."""
        raise NotImplementedError

    def answer(self, view: Position, question: Question) -> Move:
        return self.choose(view, question.seat)

    def glance(self, position: Position, seat: int) -> Move:
        return self.choose(position.view(seat), seat)

    def play(self, position: Position, seat: int, dealer: Dealer) -> None:
        position.step(seat, self.glance(position, seat), dealer)


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenRule(RuleOfThumb):
    """A rule of thumb that reads nothing that others hide, so that it needs no view."""

    def choose(self, view: Position, seat: int) -> Move:
        return self.choose_among(view, seat, view.legal(seat))

    def choose_among(self, view: Position, seat: int, moves: list[Move]) -> Move:
        """Which of the legal moves looks best. They are looked at, and left as they are."""
        raise NotImplementedError

    def glance_among(self, position: Position, seat: int, moves: list[Move]) -> Move:
        return self.choose_among(position, seat, moves)

    def glance(self, position: Position, seat: int) -> Move:
        return self.choose(position, seat)
