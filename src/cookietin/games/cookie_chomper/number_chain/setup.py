"""Number Chain: the deal (CC-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.number_chain.people import events
from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
from cookietin.kernel.names import SEATS, TRUTH

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.game import NumberChain
    from cookietin.kernel.dealer import Dealer


def start(game: NumberChain, seats: int, dealer: Dealer, first: int | None) -> ChainPosition:
    """A hand for each, one card to begin the chain with, and someone who is first."""
    game.check_seats(seats, first)
    deck = list(game.cards.kinds)
    names = game.cards.names
    hands: list[list[int]] = []
    for _ in range(seats):
        hand: list[int] = []
        dealer.deal(deck, hand, game.hand, names)
        hands.append(hand)
    chain = [dealer.draw(deck, names)]
    position = ChainPosition(game, seats, TRUTH, hands, deck, chain)
    if first is None:
        first = game.first if game.first >= 0 else dealer.pick(seats, SEATS)
    position.first = first
    position.turn = first
    if dealer.listening:
        events.start(position, dealer)
    return position
