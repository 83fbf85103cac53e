"""The cards: Cookies, Milk and Mixers, as a deck file has them (CY-01 to CY-04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from cookietin.games.cover_your_cookies.deck_file import DeckFile
from cookietin.kernel.complaint import BadOption
from cookietin.kernel.names import HOLE, Names

if TYPE_CHECKING:
    from mypy_extensions import i64

FRESH: Final = "fresh-milk"
CHOCOLATE: Final = "chocolate-milk"
ROTATE: Final = "rotate"
ENHANCE: Final = "enhance"
SWAP: Final = "swap"
LEFT: Final = "exchange-left"
RIGHT: Final = "exchange-right"
MILKS: Final = [FRESH, CHOCOLATE]
MIXERS: Final = [ROTATE, ENHANCE, SWAP, LEFT, RIGHT]

MOST_FLAVOURS: Final = 20
MOST_COPIES: Final = 40
MOST_DOUGH: Final = 1000
LEAST_DECK: Final = 24
"""Three players with six cards each, three flipped, and three to draw."""


@final
class Cards:
    """The table of cards, Cookies, then Milk, then Mixers; row 0 is a card that is not known."""

    def __init__(self, data: dict[str, Any], file: str) -> None:
        deck = DeckFile(data, file)
        self.names: Names = [HOLE]
        self.copies: list[int] = [0]
        self.dough: list[int] = [0]
        for entry in deck.rows("cookies", MOST_FLAVOURS):
            name = deck.name(entry, [*self.names, *MILKS, *MIXERS])
            copies = deck.whole(entry, "copies", 1, MOST_COPIES)
            self._add(name, copies, deck.whole(entry, "dough", 0, MOST_DOUGH))
        self.flavours: i64 = len(self.names) - 1
        for name in MILKS:
            copies = deck.whole(name, "copies", 0, MOST_COPIES)
            self._add(name, copies, deck.whole(name, "dough", 0, MOST_DOUGH))
        for name in MIXERS:
            copies = deck.whole(name, "copies", 0, MOST_COPIES)
            dough = deck.whole(name, "dough", 0, MOST_DOUGH) if name == ENHANCE else 0
            self._add(name, copies, dough)
        self.crumbs = deck.numbers("crumbs", MOST_DOUGH)
        deck.finish()
        self.fresh: i64 = self.flavours + 1
        self.chocolate: i64 = self.flavours + 2
        self.rotate: i64 = self.flavours + 3
        self.enhance: i64 = self.flavours + 4
        self.swap: i64 = self.flavours + 5
        self.left: i64 = self.flavours + 6
        self.right: i64 = self.flavours + 7
        self.rows: i64 = len(self.names)
        self.dealt = self._all(1, self.rotate)
        """The Cookies and the Milk: all that is ever in a hand."""
        if len(self.dealt) < LEAST_DECK:
            fields = {"file": file, "found": len(self.dealt), "least": LEAST_DECK}
            raise BadOption("deck-too-small", fields)

    def _add(self, name: str, copies: int, dough: int) -> None:
        self.names.append(name)
        self.copies.append(copies)
        self.dough.append(dough)

    def _all(self, low: int, high: int) -> list[int]:
        return [card for card in range(low, high) for _ in range(self.copies[card])]

    def mixers(self, without_swaps: bool) -> list[int]:
        """The Mixers; three players leave the Swaps out (CY-08)."""
        found = self._all(self.rotate, self.rows)
        return [card for card in found if card != self.swap] if without_swaps else found

    def crumb_dough(self, crumbs: int) -> int:
        """What so many crumbs are worth: the track's end stays (CY-03)."""
        last = len(self.crumbs) - 1
        return self.crumbs[crumbs if crumbs < last else last]
