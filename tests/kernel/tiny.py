"""A game as small as can be, for what Number Chain cannot show: draws, points, one move a play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.event import Event
from cookietin.kernel.game import Game
from cookietin.kernel.names import SEATS, TRUTH
from cookietin.kernel.options import Several, Switch
from cookietin.kernel.outcome import Outcome
from cookietin.kernel.position import Position
from cookietin.kernel.question import TURN, Question

if TYPE_CHECKING:
    from cookietin.kernel.complaint import Refused
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.options import Values

VERDICTS = {
    "nobody": ([], [5, 0, 0]),
    "zero": ([0], [3, 2, 0]),
    "one": ([1], [0, 3, 2]),
    "two": ([2], [2, 0, 3]),
    "both": ([0, 1], [4, 4, 0]),
}
"""What the one question can be answered with: who wins, and everyone's points."""


class Verdict(Game):
    """Whoever starts says at once how the play ends."""

    def __init__(self, given: Values) -> None:
        declared = [Switch("loud", "V-1", False), Several("hats", "V-2", [], ["red", "blue"])]
        super().__init__("verdict", 3, declared, given)
        self.seat_from_to(3, 3)
        for text, (winners, points) in VERDICTS.items():
            named = [SEATS[seat] for seat in winners]
            self.moves.add(text, "say", {"winners": named, "points": points})

    def start(self, seats: int, dealer: Dealer, first: int | None = None) -> Position:
        self.check_seats(seats)
        position = VerdictPosition(self, seats, TRUTH)
        position.first = dealer.pick(seats, SEATS) if first is None else first
        return position


class VerdictPosition(Position):
    """Nothing but who starts."""

    def asked(self) -> list[int]:
        return [] if self.outcome is not None else [self.first]

    def question(self, seat: int) -> Question:
        return Question(self.number, seat, TURN, True, "say", {})

    def legal(self, seat: int) -> list[Move]:
        return list(self.game.moves.all) if seat in self.asked() else []

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        winners, points = VERDICTS[move.text]
        self.number += 1
        self.outcome = Outcome(list(winners), list(points), "said")
        dealer.tell(Event("over", self.outcome.json()))

    def why_not(self, seat: int, move: Move) -> Refused:
        raise AssertionError("every move of this game is always legal")

    def copy(self) -> Position:
        twin = VerdictPosition(self.game, self.seats, self.viewer)
        twin.first, twin.number, twin.outcome = self.first, self.number, self.outcome
        return twin

    def parts(self) -> dict[str, Any]:
        return {}

    def places(self) -> dict[str, list[str]]:
        return {}
