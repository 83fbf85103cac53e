"""What cards and tokens do, and what the words of the rules mean: for who wants to read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cookie_chomper.cards import DEEDS, NUMBER
from cookietin.games.cookie_chomper.tokens import COOKIE, GOLDEN, LAST_PLAIN, POISON, TOKENS
from cookietin.kernel.names import named

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.game import Chomper
    from cookietin.kernel.people import Say

WORDS: Final = [
    "opener",
    "modifier",
    "companion",
    "queue",
    "stack",
    "pile",
    "deck",
    "hand",
    "active-player",
]
"""What the rules call things that are neither cards nor tokens."""


def things(game: Chomper) -> dict[str, list[str]]:
    """The cards of the deck, the tokens in play, and the words."""
    tokens = sorted(set(game.tokens()))
    return {
        "card": named(game.deck, game.cards.names),
        "token": named(tokens, TOKENS),
        "word": WORDS,
    }


def explain(game: Chomper, thing: str, say: Say) -> str:
    """A card by what it does, a token by what becomes of who takes it."""
    if thing in game.cards.names:
        card = game.cards.names.index(thing)
        deed = game.cards.deeds[card]
        if deed != NUMBER:
            return say(DEEDS[deed])
        numbers = [str(number) for number in game.cards.offers[card]]
        return say("number", count=len(numbers), numbers=numbers)
    if thing not in TOKENS:
        return say(thing)
    token = TOKENS.index(thing)
    if token > LAST_PLAIN:
        return say("bandit", count=token - LAST_PLAIN)
    how = {COOKIE: "cookie", POISON: "poison", GOLDEN: "golden"}[token]
    return say(f"{how}-points" if game.special == 0 else how)
