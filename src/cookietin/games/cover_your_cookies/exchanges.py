"""The Exchange: everyone takes cards, blind, from a neighbour's hand (CY-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cookietin.games.cover_your_cookies.people import events
from cookietin.games.cover_your_cookies.state.know import remember

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer

FEWEST_CARDS: Final = 3


def ring(position: CookiePosition) -> list[int]:
    """Who takes part: the ring closes over those with fewer than three cards."""
    hands = position.hands
    return [seat for seat in range(position.seats) if len(hands[seat]) >= FEWEST_CARDS]


def exchange(position: CookiePosition, drawer: i64, card: i64, count: i64, dealer: Dealer) -> None:
    """All take from the hands as they stood: nothing taken is in a hand before all have taken."""
    side: i64 = 1 if card == position.cards.left else -1
    if dealer.listening:
        events.exchange(position, drawer, card, count, side, dealer)
    takers = ring(position)
    size: i64 = len(takers)
    givers: list[int] = []
    taken: list[list[int]] = []
    for place in range(size):
        giver = takers[(place + side + size) % size]
        cards: list[int] = []
        dealer.deal(position.hands[giver], cards, count, position.cards.names)
        givers.append(giver)
        taken.append(cards)
    for place in range(size):
        position.hands[takers[place]] += taken[place]
        if dealer.listening:
            events.take(position, takers[place], givers[place], taken[place], dealer)
    remember(position, takers, givers, taken)
