"""Games that read what they cannot go on from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.kernel.kinds import Count, Kind
from cookietin.kernel.parts import Part
from cookietin.kernel.position import Position
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.layout import Layout
    from cookietin.kernel.move import Move
    from cookietin.kernel.reading import Reader
    from cookietin.rows import BytesWriter


class MoodyPosition(TinyPosition):
    """Has a mood, which in play is always the same."""

    def __init__(self, game: Tiny, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.mood = 0

    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, MoodyPosition)
        twin.mood = self.mood
        return twin


class TripsPosition(MoodyPosition):
    """Knows what to do in one mood only."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        [super().step][self.mood](seat, move, dealer)


class DawdlesPosition(MoodyPosition):
    """In another mood nothing is played."""

    def put(self, seat: int, card: int) -> None:
        if self.mood == 0:
            super().put(seat, card)


@breaks("accepted")
class TripsOverAMood(Tiny):
    """Any mood can be read, and stepping fails in all but one."""

    def __init__(self) -> None:
        super().__init__(TripsPosition)
        self.parts = [*self.parts, Part("mood", Count(0, 3))]


@breaks("accepted")
class DawdlesInAMood(Tiny):
    """Any mood can be read, and in some the play never ends."""

    def __init__(self) -> None:
        super().__init__(DawdlesPosition)
        self.parts = [*self.parts, Part("mood", Count(0, 3))]


class _Careless(Kind):
    """A number that is taken as it comes."""

    def json(self, value: Any, seats: int) -> Any:
        return value

    def read(self, parts: Reader, key: str, seats: int) -> Any:
        return int(parts.value(key))

    def columns(self, layout: Layout, name: str) -> None:
        layout.number(name, 255)

    def observe(self, value: Any, row: BytesWriter, me: int, seats: int, secret: bool) -> None:
        row.append(value)


@breaks("accepted")
class ReadsCarelessly(Tiny):
    """What is no number raises an error of Python's."""

    def __init__(self) -> None:
        super().__init__(MoodyPosition)
        self.parts = [*self.parts, Part("mood", _Careless())]
