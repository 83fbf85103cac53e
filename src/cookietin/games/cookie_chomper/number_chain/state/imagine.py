"""Filling the holes of a view of Number Chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.names import TRUTH
from cookietin.kernel.parts import unseen

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer


def imagine(view: ChainPosition, dealer: Dealer) -> ChainPosition:
    """Deal the cards that the viewer has not seen to the other hands; the deck is what is left."""
    truth = view.copy_chain()
    truth.viewer = TRUTH
    deck = unseen(view.title.parts, view, view.cards.kinds)
    for seat, hand in enumerate(view.hands):
        if 0 in hand:
            dealt: list[int] = []
            dealer.deal(deck, dealt, len(hand), view.cards.names)
            dealt.sort()
            truth.hands[seat] = dealt
    truth.deck = deck
    return truth
