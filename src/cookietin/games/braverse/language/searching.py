"""Searching the pool by what stands on the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import combining, normalize

from cookietin.games.braverse.language.terms import COLORS, COOKIE, TYPES

if TYPE_CHECKING:
    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.language.tree import Card


def plain(text: str) -> str:
    """A text without its capitals and accents, as people type it in a hurry."""
    return "".join([sign for sign in normalize("NFKD", text.lower()) if not combining(sign)])


def found(
    cards: Cards,
    texts: dict[int, list[str]],
    words: list[str],
    color: str = "",
    type: str = "",
    level: int | None = None,
    trait: str = "",
) -> list[Card]:
    """The cards that fit all that was asked for; all words must stand in the text or name."""
    wanted = [plain(word) for word in words]
    fitting = []
    for card in cards.all[1:]:
        if color and COLORS[card.color] != color:
            continue
        if type and TYPES[card.type] != type:
            continue
        if level is not None and (card.type != COOKIE or card.level != level):
            continue
        if trait and trait not in worn(cards, card):
            continue
        text = plain(" ".join([*texts[card.kind], card.name]))
        if not all(word in text for word in wanted):
            continue
        fitting.append(card)
    return fitting


def worn(cards: Cards, card: Card) -> list[str]:
    """The traits of a card."""
    traits = cards.shared.traits
    return [trait for place, trait in enumerate(traits) if card.traits >> place & 1]
