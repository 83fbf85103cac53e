"""How long a play is: in turns and in decisions, with forced answers apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.kernel.question import TURN
from cookietin.lab.meters.meter import Decision, Meter
from cookietin.lab.row import pair

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings


@final
class Length(Meter):
    """A turn is what one seat answers in a row; an answer is forced if nothing else was legal."""

    def begin(self, game: Game, seats: int) -> None:
        self.turns, self.decisions, self.answers, self.last = 0, 0, 0, -1

    def decide(self, decision: Decision) -> None:
        self.answers += 1
        self.decisions += len(decision.legal) > 1
        if decision.seat != self.last and decision.how == TURN:
            self.turns += 1
            self.last = decision.seat

    def end(self, position: Position) -> Readings:
        forced = self.answers - self.decisions
        return {
            "turns": self.turns,
            "decisions": self.decisions,
            "forced": pair(forced, self.answers),
        }
