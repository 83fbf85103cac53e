"""What a meter is: it watches plays from outside, and says for each what it reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.compiling import mypyc_attr

if TYPE_CHECKING:
    from cookietin.kernel.event import Event
    from cookietin.kernel.game import Game
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position
    from cookietin.kernel.question import Question
    from cookietin.lab.row import Readings


@final
class Decision:
    """A question that is answered, looked at just before: what might be done, and what will be."""

    def __init__(self, seat: int, position: Position, legal: list[Move], move: Move) -> None:
        self.seat = seat
        self.position = position
        """The truth, to be looked at and left as it is."""
        self.legal = legal
        self.move = move

    # Found out when a meter asks for it: most never do.

    @property
    def how(self) -> str:
        """How the seat was asked: `turn`, `sealed` or `race`."""
        return self.position.how_asked(self.seat)

    @property
    def question(self) -> Question:
        """What the seat was asked."""
        return self.position.question(self.seat)

    @property
    def view(self) -> Position:
        """What the seat saw."""
        return self.position.view(self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Meter:
    """Watches one play after the other. A meter of one's own writes what it needs of this."""

    def begin(self, game: Game, seats: int) -> None:
        """A play is about to be dealt."""

    def decide(self, decision: Decision) -> None:
        """Somebody answers a question."""

    def hear(self, event: Event) -> None:
        """Something happened."""

    def end(self, position: Position) -> Readings:
        """The play is over: what there is to read of it, by name."""
        return {}
