"""Number Chain: a turn (CC-51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.number_chain.end import DECK_OUT, EMPTY_HAND, end
from cookietin.games.cookie_chomper.number_chain.people import events
from cookietin.kernel.dealer import move_card

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer


def play_card(position: ChainPosition, seat: i64, card: i64, dealer: Dealer) -> None:
    """Put a card on the chain, and draw one for each number that the card before it lacks."""
    hand = position.hands[seat]
    before: i64 = position.chain[-1]
    due: i64 = position.title.missing[before * position.cards.rows + card]
    move_card(card, hand, position.chain)
    position.number += 1
    if dealer.listening:
        events.play(position, seat, card, due, dealer)
    if due > 0:
        held = len(hand)
        there: i64 = len(position.deck)
        dealer.deal(position.deck, hand, due if due < there else there, position.cards.names)
        if dealer.listening and there > 0:
            events.draw(position, seat, hand[held:], dealer)
        if due > there:
            end(position, DECK_OUT, dealer)
            return
    if not hand:
        end(position, EMPTY_HAND, dealer)
    else:
        seat += 1
        if seat == position.seats:
            seat = 0
        position.turn = seat
