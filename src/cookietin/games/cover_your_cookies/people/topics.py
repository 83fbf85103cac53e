"""What cards do and are worth, and what the words of the rules mean: for who wants to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cover_your_cookies.cards import MIXERS

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.game import CoverYourCookies
    from cookietin.kernel.people import Say

WORDS: Final = [
    "batch",
    "swipe",
    "challenge",
    "discard",
    "mixer",
    "crumbs",
    "dough",
    "stack",
    "deck",
    "hand",
]
"""What the rules call things that are no cards."""


def things(game: CoverYourCookies) -> dict[str, list[str]]:
    """Cookies and Milk, the Mixers that are in the deck, and the words."""
    cards = game.cards
    mixers = range(cards.rotate, cards.rows) if game.mixers else range(0)
    return {
        "card": cards.names[1 : cards.rotate],
        "mixer": [cards.names[mixer] for mixer in mixers if cards.copies[mixer]],
        "word": WORDS,
    }


def explain(game: CoverYourCookies, thing: str, say: Say) -> str:
    """A card by what it does, with its Dough and how many there are."""
    cards = game.cards
    if thing == "crumbs":
        return say(thing, numbers=[str(dough) for dough in cards.crumbs])
    if thing not in cards.names:
        return say(thing)
    card = cards.names.index(thing)
    key = thing if card > cards.flavours else "cookie"
    if card == cards.chocolate and game.strong_milk:
        key = "strong-milk"
    elif thing in MIXERS and card != cards.enhance:
        return say(key)
    return say(key, dough=cards.dough[card], copies=cards.copies[card])
