"""Looks: what a board draws the cards of Cover Your Cookies from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.game import CoverYourCookies


def looks(game: CoverYourCookies, thing: str) -> dict[str, Any]:
    """What a card is, what it is worth, and how many there are."""
    cards = game.cards
    if thing not in cards.names:
        return {}
    card = cards.names.index(thing)
    sort = "cookie" if card <= cards.flavours else "milk" if card < cards.rotate else "mixer"
    return {"sort": sort, "dough": cards.dough[card], "count": cards.copies[card]}
