"""Games whose rules promise what a view can contradict."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cookietin.kernel.complaint import BadPosition
from cookietin.kernel.dealer import Seeded
from cookietin.kernel.names import TRUTH
from cookietin.kernel.noting import Scripted
from tests.laws.broken.tiny import Tiny, TinyPosition
from tests.samples.passing import CrumbPass
from tests.samples.race import Snatch

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.position import Position

PROMISED = 1


class PromisingPosition(TinyPosition):
    """The first seat holds the first card."""

    def check(self) -> None:
        if self.viewer == TRUTH and PROMISED not in self.hands[0]:
            raise BadPosition("part-empty", {"where": "hands.seat0"})


class Stubborn(Tiny):
    """Imagines until the promise is kept."""

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = cast("TinyPosition", super().imagine(view, dealer))
        while PROMISED not in truth.hands[0]:
            truth = cast("TinyPosition", super().imagine(view, dealer))
        return truth


def read_contradiction(game: Tiny) -> Position:
    """A view in which the second seat holds what the first was promised."""
    position = game.start(2, Scripted(["b", "c", "d", "a", "e", "f"]))
    return game.position(position.view(1).json())


def read_snatch(**changes: object) -> Position:
    """A race for what lies in the middle, with some of it changed."""
    game = Snatch({})
    return game.position({**game.start(2, Seeded(1)).json(), **changes})


def read_passing(**known: list[str]) -> Position:
    """A round of passing in which the first seat knows this of the second's hand."""
    game = CrumbPass({})
    data = game.start(2, Seeded(1)).json()
    data["known"]["seat0"] |= {f"hands.{seat}": cards for seat, cards in known.items()}
    return game.position(data)
