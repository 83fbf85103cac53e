"""A bot: whoever gets from a view and a question to a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, final

from cookietin.bots.considered import Considered
from cookietin.compiling import mypyc_attr

if TYPE_CHECKING:
    from cookietin.bots.reason import Reason
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question

Player: TypeAlias = "Callable[[Position, Question], Move]"
"""What can be asked: a plain function or a bot."""
Maker: TypeAlias = "Callable[[Game, int | str], Player]"
"""Makes a bot for one seat of one play: the seed is all the chance that the bot may use."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One seat's player in one play."""

    def answer(self, view: Position, question: Question) -> Move:
        """The move that answers a question, found in what the seat may know."""
        raise NotImplementedError

    def __call__(self, view: Position, question: Question) -> Move:
        return self.answer(view, question)

    def consider(self, view: Position, question: Question, most: int = 3) -> list[Considered]:
        """The moves that this bot thinks most of, best first, at most so many.

        A bot that does not search knows its answer alone, and no chance.
        """
        return [Considered(self.answer(view, question))]

    def judge(self, view: Position, question: Question, move: Move) -> float | None:
        """The share of the win that the seat can expect after one move, from 0 to 1.

        Nothing if the bot does not estimate any.
        """
        return None

    def keep_time(self, clock: Callable[[], float], seconds: float) -> None:
        """Hear what time it is, and answer within so many seconds: for bots that take their time.

        One that must answer sooner than its strength needs plays below it.
        """

    def was_hurried(self) -> bool:
        """Whether the last answer had less time than the bot's strength needs."""
        return False

    def strength(self) -> dict[str, Any]:
        """What its answers depend on besides its code, as plain data; nothing for most bots.

        Plays that are kept are gone on with as long as this stays the same.
        """
        return {}

    def why(self, view: Position, question: Question, move: Move) -> Reason | None:
        """Why this bot answers so, for hints; nothing if it cannot say."""
        return None

    def glance(self, position: Position, seat: int) -> Move:
        """The same answer from the truth, or from a world that is imagined.

        A bot that looks at nothing that others hide can find it without a view.
        """
        return self.answer(position.view(seat), position.question(seat))

    def glance_among(self, position: Position, seat: int, moves: list[Move]) -> Move:
        """The same where the legal moves are listed already: who needs just these lists none."""
        return self.glance(position, seat)

    def play(self, position: Position, seat: int, dealer: Dealer) -> None:
        """Make the seat's next move: for loops without a table in between.

        A bot that never errs can do this with less work than here.
        """
        position.play(seat, self.glance(position, seat), dealer)


@final
class Plain(Bot):
    """A plain function as a bot."""

    def __init__(self, function: Player) -> None:
        self.function = function

    def answer(self, view: Position, question: Question) -> Move:
        return self.function(view, question)


def as_bot(player: Player) -> Bot:
    """Whoever can be asked, as a bot."""
    return player if isinstance(player, Bot) else Plain(player)
