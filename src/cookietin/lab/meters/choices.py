"""How much there is to choose from where there is a choice at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.lab.meters.meter import Decision, Meter
from cookietin.lab.row import pair

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings


@final
class Choices(Meter):
    """Legal moves in each decision; forced answers are none."""

    def begin(self, game: Game, seats: int) -> None:
        self.choices = self.decisions = 0

    def decide(self, decision: Decision) -> None:
        if len(decision.legal) > 1:
            self.choices += len(decision.legal)
            self.decisions += 1

    def end(self, position: Position) -> Readings:
        return {"choices": pair(self.choices, self.decisions)}
