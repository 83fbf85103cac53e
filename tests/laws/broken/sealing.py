"""Games in which a sealed answer matters before all have answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS, TRUTH
from tests.laws.broken.case import breaks
from tests.samples.passing import CrumbPass, CrumbPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move
    from cookietin.kernel.position import Position


@breaks("sealed")
class OrderMatters(CrumbPass):
    """Who answers last is first in the next play."""

    def __init__(self) -> None:
        super().__init__({})

    def place(self, seats: int) -> CrumbPosition:
        return LastIsFirst(self, seats, TRUTH)


class LastIsFirst(CrumbPosition):
    """Notes who answered last."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        if len(self.asked()) in (0, self.seats):
            self.first = seat


@breaks("sealed")
class NumberMoves(CrumbPass):
    """The question's number moves with every answer."""

    def __init__(self) -> None:
        super().__init__({})

    def place(self, seats: int) -> CrumbPosition:
        return Numbering(self, seats, TRUTH)


class Numbering(CrumbPosition):
    """Counts answers."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        self.number += 1


@breaks("sealed")
class NumberStays(CrumbPass):
    """The next round's question has the number of the last."""

    def __init__(self) -> None:
        super().__init__({"rounds": 2})

    def place(self, seats: int) -> CrumbPosition:
        return Unnumbered(self, seats, TRUTH)


class Unnumbered(CrumbPosition):
    """Counts its rounds by who is first, not by its question's number."""

    def pass_on(self, dealer: Dealer) -> None:
        self.number = self.first
        super().pass_on(dealer)
        self.first, self.number = self.number, 0


@breaks("sealed")
class DealsEarly(CrumbPass):
    """Something is dealt before all have answered."""

    def __init__(self) -> None:
        super().__init__({})

    def place(self, seats: int) -> CrumbPosition:
        return Impatient(self, seats, TRUTH)


class Impatient(CrumbPosition):
    """Deals at every answer."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        self.first = dealer.pick(self.seats, SEATS)
        if dealer.listening:
            dealer.tell(Event("first", {"seat": SEATS[self.first]}))
        super().step(seat, move, dealer)


@breaks("sealed", "views", "texts", "twins", "imagining")
class TakenIsTaken(CrumbPass):
    """What one has chosen, the next cannot choose."""

    def __init__(self) -> None:
        super().__init__({})

    def place(self, seats: int) -> CrumbPosition:
        return FirstCome(self, seats, TRUTH)


class FirstCome(CrumbPosition):
    """Looks at the answers so far."""

    def legal(self, seat: int) -> list[Move]:
        moves = super().legal(seat)
        return [move for move in moves if move.number + 1 not in self.answers] or moves


@breaks("twins", "texts", "imagining", "accepted", "ahead")
class ShowsAnswers(CrumbPass):
    """A view shows what the others have chosen before all have."""

    def __init__(self) -> None:
        super().__init__({})

    def place(self, seats: int) -> CrumbPosition:
        return Open(self, seats, TRUTH)


class Open(CrumbPosition):
    """Leaves the answers in its views."""

    def view(self, viewer: int) -> Position:
        seen = cast("CrumbPosition", super().view(viewer))
        seen.answers = self.answers[:]
        return seen


@breaks("floors", "places", "texts", "imagining", "twins")
class NeverForgets(CrumbPass):
    """Who has passed a card believes for ever that it is where it went."""

    def __init__(self) -> None:
        super().__init__({})

    def place(self, seats: int) -> CrumbPosition:
        return Stubborn(self, seats, TRUTH)


class Stubborn(CrumbPosition):
    """Keeps every floor that it ever had."""

    def pass_on(self, dealer: Dealer) -> None:
        before = self.known.copy()
        super().pass_on(dealer)
        for viewer in range(self.seats + 1):
            for seat in range(self.seats):
                for card in before.known(viewer, seat):
                    if card not in self.known.known(viewer, seat):
                        self.known.seen_in(viewer, seat, card)
