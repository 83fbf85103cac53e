"""Looks: what a board draws the cards and dice of Toss Your Cookies from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cookietin.games.toss_your_cookies.dice import ACTIONS, NUMBERS

if TYPE_CHECKING:
    from cookietin.games.toss_your_cookies.game import TossYourCookies


def looks(game: TossYourCookies, thing: str) -> dict[str, Any]:
    """What a card is and how often it is there; a face or a roll by the dice that show it."""
    cards = game.cards
    if thing in cards.names:
        card = cards.names.index(thing)
        return {"sort": "cookie" if card in cards.cookies else thing, "count": cards.copies[card]}
    action, _, number = thing.partition(" ")
    if action not in ACTIONS:
        return {}
    sides = game.action_die.count(action)
    if number not in NUMBERS:
        return {"action": action, "sides": sides}
    return {"action": action, "number": number, "sides": sides * game.number_die.count(number)}
