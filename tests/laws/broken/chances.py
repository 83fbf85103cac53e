"""Games that take chance from elsewhere, keep it, or get in the dealer's way."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from cookietin.kernel.names import SEATS
from cookietin.kernel.position import Position
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move

LUCK = random.Random(1)

PLAYS_AGAIN = ("replay", "chance", "texts", "silence", "legality", "twins")
"""Laws that play something again: with chance from elsewhere, it goes otherwise."""


@breaks("side by side", *PLAYS_AGAIN)
class ModuleChance(TinyPosition):
    """Who comes next is drawn from a generator of the module."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        self.turn = LUCK.randrange(self.seats)


@breaks("side by side", *PLAYS_AGAIN)
class ReseedsChance(TinyPosition):
    """The generator of the module is seeded at the start: alone, a play repeats itself."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        if self.number == 0:
            LUCK.seed(1)
        super().step(seat, move, dealer)
        self.turn = LUCK.randrange(self.seats)


@breaks("side by side", *PLAYS_AGAIN, "ahead")
class RemembersPlays(TinyPosition):
    """The game itself counts the moves of all its plays; at every seventh, the turn stays."""

    moves_made = 0

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        RemembersPlays.moves_made += 1
        if RemembersPlays.moves_made % 7 == 0:
            self.turn = seat


@breaks("texts", "ahead")
class KeepsLuck(TinyPosition):
    """The position holds random state, which no JSON tells."""

    def __init__(self, game: Tiny, seats: int, viewer: int) -> None:
        super().__init__(game, seats, viewer)
        self.luck = 1

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        self.luck = self.luck * 137 % 1009
        self.turn = self.luck % self.seats

    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, KeepsLuck)
        twin.luck = self.luck
        return twin


@breaks("chance")
class Swallows(TinyPosition):
    """When the dealer cannot deal, the game goes on without."""

    def draw(self, seat: int, count: int, dealer: Dealer) -> None:
        try:
            super().draw(seat, count, dealer)
        except Exception:
            return


@breaks("chance", "twins")
class Disguises(TinyPosition):
    """What the dealer raises comes out as something else."""

    def draw(self, seat: int, count: int, dealer: Dealer) -> None:
        try:
            super().draw(seat, count, dealer)
        except Exception as error:
            raise RuntimeError("no card") from error


@breaks("replay", "chance")
class SameNames(Tiny):
    """Who is first is noted by a name that all share."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def pick_first(self, seats: int, dealer: Dealer) -> int:
        return dealer.pick(seats, ["someone"] * seats)


@breaks("silence")
class ActsForListeners(TinyPosition):
    """The turn passes only if someone hears it."""

    def step(self, seat: int, move: Move, dealer: Dealer) -> None:
        super().step(seat, move, dealer)
        if not dealer.listening:
            self.turn = seat


@breaks("silence")
class DealsForListeners(Tiny):
    """Who is first is dealt only if someone hears it."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def pick_first(self, seats: int, dealer: Dealer) -> int:
        return dealer.pick(seats, SEATS) if dealer.listening else 0
