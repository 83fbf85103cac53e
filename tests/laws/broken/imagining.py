"""Games that imagine what cannot be, or what nobody can know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.names import TRUTH
from cookietin.kernel.position import Position
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import CARDS, Tiny, TinyPosition

if TYPE_CHECKING:
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


class Stowaway(TinyPosition):
    """A view that has the truth hidden in it."""

    truth: TinyPosition | None = None

    def view(self, viewer: int) -> Position:
        seen = super().view(viewer)
        assert isinstance(seen, Stowaway)
        if viewer != TRUTH and self.viewer == TRUTH:
            seen.truth = self
        return seen


@breaks("imagining", "twins")
class Cheats(Tiny):
    """Imagines the truth, which it has from a stowaway in the view."""

    def __init__(self) -> None:
        super().__init__(Stowaway)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        assert isinstance(view, Stowaway)
        return super().imagine(view, dealer) if view.truth is None else view.truth.copy()


@breaks("imagining")
class ImaginesTwice(Tiny):
    """Deals cards to others that the viewer holds."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = super().imagine(view, dealer)
        assert isinstance(truth, TinyPosition)
        for seat, hand in enumerate(truth.hands):
            if seat != view.viewer:
                hand[:] = CARDS[: len(hand)]
        return truth


@breaks("imagining")
class ImaginesOtherwise(Tiny):
    """What is imagined does not look like the view."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = super().imagine(view, dealer)
        truth.number += 1
        return truth


@breaks("imagining")
class FillsTheView(Tiny):
    """The view itself is filled in."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        assert isinstance(view, TinyPosition)
        truth = super().imagine(view, dealer)
        assert isinstance(truth, TinyPosition)
        view.hands = [hand[:] for hand in truth.hands]
        return truth


@breaks("imagining")
class ImaginesAView(Tiny):
    """What is imagined is still a view."""

    def __init__(self) -> None:
        super().__init__(TinyPosition)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        return view.copy()


@breaks("imagining")
class ImaginesADeadEnd(Tiny):
    """What is imagined cannot be played to its end."""

    def __init__(self) -> None:
        super().__init__(Stuck)

    def imagine(self, view: Position, dealer: Dealer) -> Position:
        truth = super().imagine(view, dealer)
        assert isinstance(truth, Stuck)
        truth.imagined = True
        return truth


class Stuck(TinyPosition):
    """If it is only imagined, nobody can play the last cards."""

    imagined = False

    def legal(self, seat: int) -> list[Move]:
        moves = super().legal(seat)
        return moves[:0] if self.imagined and not self.deck else moves
