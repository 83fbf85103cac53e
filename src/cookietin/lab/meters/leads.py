"""The lead: how often it changes, and for how much of the play the winner has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.kernel.outcome import leaders
from cookietin.lab.meters.meter import Decision, Meter
from cookietin.lab.row import pair

if TYPE_CHECKING:
    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings


@final
class Lead(Meter):
    """Who stands best at the end of each turn; a game that cannot say has no lead to speak of."""

    def begin(self, game: Game, seats: int) -> None:
        self.people = game.people
        self.turns: list[list[int]] = []
        """Who led after each turn; nobody where all stood alike."""
        self.last = -1

    def decide(self, decision: Decision) -> None:
        if decision.seat == self.last:
            return
        if self.last >= 0:
            merits = self.people.standing(decision.position)
            if merits:
                best = leaders(merits)
                self.turns.append(best if len(best) < len(merits) else [])
        self.last = decision.seat

    def end(self, position: Position) -> Readings:
        if not self.turns or position.outcome is None:
            return {}
        winners = position.outcome.winners
        changes = led = 0
        before = -1
        for best in self.turns:
            if len(best) == 1:
                changes += before >= 0 and best[0] != before
                before = best[0]
            for seat in best:
                if seat in winners:
                    led += 1
                    break
        return {"lead-changes": changes, "early": pair(led, len(self.turns))}
