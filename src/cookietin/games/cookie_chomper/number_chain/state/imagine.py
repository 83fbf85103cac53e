"""Filling the holes of a view of Number Chain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.kernel.names import TRUTH

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cookie_chomper.number_chain.state.position import ChainPosition
    from cookietin.kernel.dealer import Dealer


def imagine(view: ChainPosition, dealer: Dealer) -> ChainPosition:
    """Deal the cards that the viewer has not seen to the other hands; the deck is what is left."""
    truth = view.copy_chain()
    truth.viewer = TRUTH
    deck = unseen(view)
    for seat, hand in enumerate(view.hands):
        if 0 in hand:
            dealt: list[int] = []
            dealer.deal(deck, dealt, len(hand), view.cards.names)
            dealt.sort()
            truth.hands[seat] = dealt
    truth.deck = deck
    return truth


def unseen(view: ChainPosition) -> list[int]:
    """The cards that the viewer has not seen; the game has one of each."""
    left = view.cards.kinds[:]
    card: i64
    for card in view.chain:
        left[card - 1] = 0
    for hand in view.hands:
        for card in hand:
            if card:
                left[card - 1] = 0
    return [card for card in left if card]
