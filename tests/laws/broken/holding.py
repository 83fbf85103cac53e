"""Games that cannot keep their things together or apart."""

from __future__ import annotations

from cookietin.kernel.names import TRUTH
from cookietin.kernel.position import Position
from tests.laws.broken.case import breaks
from tests.laws.broken.tiny import TinyPosition

COPIES_TOO = ("legality", "chance", "replay", "sealed", "twins", "imagining")
"""Laws that make copies themselves."""


@breaks("places", "texts", "moving")
class LosesACard(TinyPosition):
    """A card that is played is nowhere."""

    def put(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)


@breaks("places", "texts", "moving")
class DoublesACard(TinyPosition):
    """A card that is played is on the pile twice."""

    def put(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.pile += [card, card]


@breaks("places", "texts", "views", "observing")
class HidesACard(TinyPosition):
    """A view shows fewer holes than there are unseen cards."""

    def hide(self) -> None:
        super().hide()
        self.deck = self.deck[1:]


@breaks("places", "roles", "moving")
class CallsItAHeap(TinyPosition):
    """A place has another name than in the JSON."""

    def places(self) -> dict[str, list[str]]:
        places = super().places()
        return {("heap" if at == "pile" else at): held for at, held in places.items()}


@breaks("copies", *COPIES_TOO)
class SharesAList(TinyPosition):
    """A copy has the very pile of the original."""

    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, TinyPosition)
        twin.pile = self.pile
        return twin


@breaks("copies", *COPIES_TOO, "texts")
class SharesDeep(TinyPosition):
    """A copy has a new list of the same hands."""

    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, TinyPosition)
        twin.hands = self.hands[:]
        return twin

    def hide(self) -> None:
        self.hands = [hand[:] for hand in self.hands]
        super().hide()


@breaks("copies")
class SharesInView(TinyPosition):
    """A view has the very pile of the truth."""

    def view(self, viewer: int) -> Position:
        seen = super().view(viewer)
        assert isinstance(seen, TinyPosition)
        if viewer != TRUTH:
            seen.pile = self.pile
        return seen
