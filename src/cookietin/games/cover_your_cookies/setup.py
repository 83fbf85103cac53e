"""Dealing a play: hands, both halves of the deck, the discard's first Cookies (CY-05 to CY-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cover_your_cookies.people import events
from cookietin.games.cover_your_cookies.state.position import CookiePosition
from cookietin.kernel.names import SEATS, TRUTH, named

if TYPE_CHECKING:
    from cookietin.games.cover_your_cookies.game import CoverYourCookies
    from cookietin.kernel.dealer import Dealer

FLIPPED_FOR_THREE: Final = 3


def start(game: CoverYourCookies, seats: int, dealer: Dealer, first: int | None) -> CookiePosition:
    """Deal, halve the deck, flip, and say who is first."""
    game.check_seats(seats, first)
    names = game.cards.names
    position = CookiePosition(game, seats, TRUTH)
    position.deck = game.cards.dealt[:]
    position.mixers = game.mixers_of(seats)
    for _ in range(seats):
        hand: list[int] = []
        dealer.deal(position.deck, hand, position.full, names)
        position.hands.append(hand)
    # CY-05: an odd card goes to the bottom half.
    position.upper = len(position.deck) // 2
    put_back = _flip(position, dealer)
    if first is None:
        first = dealer.pick(seats, SEATS)
    position.first = first
    position.turn = first
    if dealer.listening:
        events.start(position, named(put_back, names), dealer)
    return position


def flipped(position: CookiePosition) -> int:
    """How many Cookies the discard begins with (CY-06, CY-08)."""
    return FLIPPED_FOR_THREE if position.has_row else 1


def _flip(position: CookiePosition, dealer: Dealer) -> list[int]:
    """Flip the first Cookies of the discard; returns the Milk that was put back (CY-06)."""
    cards = position.cards
    put_back: list[int] = []
    while len(position.discard) < flipped(position):
        if min(position.deck) > cards.flavours:
            break
        card = dealer.draw(position.deck, cards.names)
        if card > cards.flavours:
            _put_back(position, card, dealer)
            put_back.append(card)
        else:
            position.discard.append(card)
            position.upper -= 1
    if position.upper == 0:
        position.reach_lower_half()
    return put_back


def _put_back(position: CookiePosition, milk: int, dealer: Dealer) -> None:
    """Milk goes back into its own half: from the first time on it matters what is in which."""
    if not position.lower:
        count = len(position.deck) + 1 - position.upper
        dealer.deal(position.deck, position.lower, count, position.cards.names)
    position.deck.append(milk)
    if milk not in position.put_back:
        position.put_back.append(milk)
        position.put_back.sort()
