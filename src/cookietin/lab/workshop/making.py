"""Making decks: changed by chance, and always such as may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.decks import (
    DECK_SIZE,
    MOST_COPIES,
    Counts,
    deck_complaints,
)
from cookietin.games.braverse.language.terms import COLORS

if TYPE_CHECKING:
    from cookietin.games.braverse import Pool
    from cookietin.kernel.chance import Chance

TRIES = 200
"""So often a change is tried before the deck stays as it is."""
COLORLESS = "colorless"


class DeckMaker:
    """Changes decks of a pool; the same chance gives the same decks."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        cards = [card for card in pool.cards.all[1:] if not card.aside]
        self.colors: dict[str, str] = {card.number: COLORS[card.color] for card in cards}
        self.names = {card.number: card.name for card in cards}
        self._types = {card.number: card.type for card in cards}

    def color(self, deck: Counts) -> str:
        """The colour that most cards of a deck have."""
        counts: dict[str, int] = {}
        for number, count in deck.items():
            color = self.colors.get(number, COLORLESS)
            counts[color] = counts.get(color, 0) + count
        return max(sorted(counts), key=lambda color: counts[color])

    def fitting(self, deck: Counts) -> list[str]:
        """The cards that a deck of this colour can pay for."""
        color = self.color(deck)
        return [number for number, other in self.colors.items() if other in (color, COLORLESS)]

    def swapped(self, deck: Counts, swaps: int, chance: Chance) -> Counts:
        """The deck with so many single cards changed for others of its colour."""
        fitting = self.fitting(deck)
        for _ in range(swaps):
            deck = self._swap(deck, fitting, chance)
        return deck

    def with_copies(self, deck: Counts, number: str, copies: int, chance: Chance) -> Counts:
        """The deck with at least so many copies of a card, in the place of others of its type."""
        for _ in range(TRIES):
            if deck.get(number, 0) >= copies:
                break
            like = [other for other in deck if self._types[other] == self._types[number]]
            held = sorted({*like, *deck} - {number}) if chance.below(4) == 0 else sorted(like)
            held = [other for other in held if other != number]
            if held:
                deck = self._moved(deck, held[chance.below(len(held))], number)
        return deck

    def without(self, deck: Counts, number: str, chance: Chance) -> Counts:
        """The deck with other cards in the place of one."""
        fitting = [other for other in self.fitting(deck) if other != number]
        for _ in range(TRIES):
            if not deck.get(number) or not fitting:
                break
            deck = self._moved(deck, number, fitting[chance.below(len(fitting))])
        return deck

    def _swap(self, deck: Counts, fitting: list[str], chance: Chance) -> Counts:
        for _ in range(TRIES):
            held = sorted(deck)
            out, into = held[chance.below(len(held))], fitting[chance.below(len(fitting))]
            changed = self._moved(deck, out, into)
            if changed != deck:
                return changed
        return deck

    def _moved(self, deck: Counts, out: str, into: str) -> Counts:
        """One copy less of a card and one more of another; as it was if that may not be played."""
        if out == into or deck.get(into, 0) >= MOST_COPIES:
            return deck
        changed = {**deck, out: deck[out] - 1, into: deck.get(into, 0) + 1}
        changed = {number: changed[number] for number in sorted(changed) if changed[number]}
        if sum(changed.values()) < DECK_SIZE or deck_complaints(changed, self.pool.cards):
            return deck
        return changed
