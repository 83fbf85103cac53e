"""What each card costs, for who wants to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.number_cards import ZERO

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.game import NumberChain
    from cookietin.kernel.people import Say

WORDS: Final = ["chain", "deck", "hand"]


def things(game: NumberChain) -> dict[str, list[str]]:
    """The number cards, and what lies where."""
    return {"card": game.cards.names[1:], "word": WORDS}


def explain(game: NumberChain, thing: str, say: Say) -> str:
    """A card by its numbers."""
    if thing not in game.cards.names:
        return say(thing)
    if thing == ZERO:
        return say("zero-counts" if game.zero else "zero")
    numbers = game.cards.shows[game.cards.names.index(thing)]
    return say("number", count=len(numbers), numbers=numbers)
