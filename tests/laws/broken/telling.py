"""Games that cannot be written down and read again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.event import Event
from cookietin.kernel.names import SEATS
from cookietin.kernel.position import Position
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import NAMES, Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


@breaks("texts")
class ForgetsAField(TinyPosition):
    """The way round the table is not in the JSON; it changes with every fourth card."""

    def __init__(self, game: Tiny, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.way = 1

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        if move.number % 4 == 0:
            self.way = -self.way
        self.turn = (seat + self.way) % self.seats

    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, ForgetsAField)
        twin.way = self.way
        return twin


@breaks("texts", "views")
class TurnsHands(TinyPosition):
    """The default depends on the order in which cards came, and JSON is sorted."""

    def default(self, seat: int) -> Move:
        self.must_know(seat)
        return self.game.moves.all[self.hands[seat][0] - 1]


@breaks("texts", "ahead")
class TellsAnOrder(TinyPosition):
    """What is told of a play says which card came first, and JSON is sorted."""

    def told_of_play(self, seat: int, move: Move) -> dict[str, Any]:
        return {**super().told_of_play(seat, move), "left": (self.hands[seat] or [0])[0]}


@breaks("texts")
class WritesATuple(TinyPosition):
    """The JSON is not plain data."""

    def parts(self) -> dict[str, Any]:
        parts = super().parts()
        return {**parts, "pile": tuple(parts["pile"])}


@breaks("texts", "roles")
class TellsASet(TinyPosition):
    """An event is not plain data."""

    def end(self, winners: list[int], dealer: Dealer) -> None:
        super().end(winners, dealer)
        if dealer.listening:
            dealer.tell(Event("cheers", {"seats": tuple(SEATS[seat] for seat in winners)}))


@breaks("texts", "replay")
class SameText(Tiny):
    """Two moves read the same."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.moves = type(self.moves)()
        for name in NAMES[1:]:
            self.moves.add("a" if name == "b" else name, "play", {"card": name})


@breaks("texts", "replay")
class CapitalText(Tiny):
    """A move cannot be typed."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.moves = type(self.moves)()
        for name in NAMES[1:]:
            self.moves.add(name.upper(), "play", {"card": name})


@breaks("texts", "moving")
class SameFields(Tiny):
    """Two moves have the same fields."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.moves = type(self.moves)()
        for name in NAMES[1:]:
            self.moves.add(name, "play", {"card": "a" if name == "b" else name})


@breaks("saying")
class HasNoWords(Tiny):
    """Goes by the name of a game that has words, and tells what they know nothing of."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)
        self.id = "toss-your-cookies"
