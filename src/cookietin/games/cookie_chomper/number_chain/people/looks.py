"""Looks: what a board draws the cards of Number Chain from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.game import NumberChain


def looks(game: NumberChain, thing: str) -> dict[str, Any]:
    """The numbers on a card."""
    cards = game.cards
    if thing not in cards.names:
        return {}
    return {"numbers": [int(number) for number in cards.shows[cards.names.index(thing)]]}
