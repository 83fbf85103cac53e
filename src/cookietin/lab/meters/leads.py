"""The lead: how often it changes, and for how much of the play the winner has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from cookietin.lab.meters.meter import Decision, Meter
from cookietin.lab.row import pair

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.kernel.game import Game
    from cookietin.kernel.position import Position
    from cookietin.lab.row import Readings


@final
class Lead(Meter):
    """Who stands best at the end of each turn; a game that cannot say has no lead to speak of."""

    def begin(self, game: Game, seats: int) -> None:
        self.people = game.people
        self.turns: list[int] = []
        """Who led after each turn, a bit for each seat; nobody where all stood alike."""
        self.last = -1

    def decide(self, decision: Decision) -> None:
        if decision.seat == self.last:
            return
        if self.last >= 0:
            merits = self.people.standing(decision.position)
            if merits:
                self.turns.append(_leaders(merits))
        self.last = decision.seat

    def end(self, position: Position) -> Readings:
        if not self.turns or position.outcome is None:
            return {}
        winners: i64 = 0
        for seat in position.outcome.winners:
            winners |= 1 << seat
        changes, led, before = 0, 0, 0
        for best in self.turns:
            if best & (best - 1) == 0 < best:
                changes += before not in (0, best)
                before = best
            led += best & winners != 0
        return {"lead-changes": changes, "early": pair(led, len(self.turns))}


def _leaders(merits: list[int]) -> i64:
    """A bit for each seat that has most; none where all have as much."""
    most: i64 = merits[0]
    leaders: i64 = 1
    all: i64 = 1
    bit: i64 = 1
    for seat in range(1, len(merits)):
        bit <<= 1
        all |= bit
        own: i64 = merits[seat]
        if own > most:
            most, leaders = own, bit
        elif own == most:
            leaders |= bit
    return 0 if leaders == all else leaders
