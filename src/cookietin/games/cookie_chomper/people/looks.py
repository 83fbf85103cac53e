"""Looks: what a board draws cards and tokens of Cookie Chomper from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cookietin.games.cookie_chomper import cards as deeds
from cookietin.games.cookie_chomper.tokens import LAST_PLAIN, TOKENS

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.game import Chomper

FAMILIES: Final = {
    "opens": [deeds.NUMBER, deeds.ROLL, deeds.SEEK, deeds.SKIP, deeds.MULLIGAN],
    "counts": [deeds.ADD, deeds.SUBTRACT, deeds.MULTIPLY, deeds.DOUBLE],
    "turns": [deeds.NEGATE, deeds.REVERSE, deeds.FLIP, deeds.OPPOSITES],
    "meddles": [deeds.THINK_AGAIN, deeds.VETO, deeds.COPY],
}
"""What cards have in common in a player's eyes."""


def looks(game: Chomper, thing: str) -> dict[str, Any]:
    """A card's deed, family and numbers; what a token counts for or steals, and how many there are.

    Turned around by Opposites a number card offers other numbers.
    """
    if thing in game.cards.names:
        card = game.cards.names.index(thing)
        deed = game.cards.deeds[card]
        return {
            "deed": deeds.DEEDS[deed],
            "family": next(name for name, members in FAMILIES.items() if deed in members),
            "numbers": game.cards.offers[card],
            "opposites": game.cards.opposites[card],
        }
    if thing not in TOKENS:
        return {}
    token = TOKENS.index(thing)
    return {
        "count": game.tokens().count(token),
        "worth": game.worth[token] if game.worth and token <= LAST_PLAIN else None,
        "steals": max(0, token - LAST_PLAIN),
    }
