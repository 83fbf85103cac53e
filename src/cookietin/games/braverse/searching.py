"""Searching the pool by what stands on the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.braverse.terms import COLORS, COOKIE, TYPES

if TYPE_CHECKING:
    from cookietin.games.braverse.cards import Cards
    from cookietin.games.braverse.tree import Card


def found(
    cards: Cards,
    texts: dict[int, list[str]],
    words: str = "",
    color: str = "",
    type: str = "",
    level: int | None = None,
) -> list[Card]:
    """The cards that fit all that was asked for; the words may stand anywhere in the text."""
    wanted = words.lower()
    fitting = []
    for card in cards.all[1:]:
        if color and COLORS[card.color] != color:
            continue
        if type and TYPES[card.type] != type:
            continue
        if level is not None and (card.type != COOKIE or card.level != level):
            continue
        if wanted and wanted not in " ".join(texts[card.kind]).lower():
            continue
        fitting.append(card)
    return fitting
