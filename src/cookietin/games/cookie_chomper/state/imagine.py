"""Filling a view's holes with a possible truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cookie_chomper.active_player import any_opens
from cookietin.kernel.names import TRUTH

if TYPE_CHECKING:
    from cookietin.games.cookie_chomper.state.position import ChomperPosition
    from cookietin.kernel.dealer import Dealer


def imagine(seen: ChomperPosition, dealer: Dealer) -> ChomperPosition:
    """Deal the unseen cards to the hands' holes, then the rest to the deck.

    Who must open holds an opener: that the rules promise.
    """
    truth = seen.copy_chomper()
    truth.viewer = TRUTH
    left = unseen(seen)
    opening = seen.queue.opener == 0 and seen.outcome is None
    order = [truth.active, *[seat for seat in range(truth.seats) if seat != truth.active]]
    for seat in order:
        if 0 not in seen.hands[seat]:
            continue
        known = [card for card in seen.hands[seat] if card != 0]
        promised = opening and seat == truth.active and not any_opens(truth, known)
        while True:
            drawn: list[int] = []
            dealer.deal(left, drawn, len(seen.hands[seat]) - len(known), truth.cards.names)
            if not promised or any_opens(truth, drawn):
                break
            left += drawn
        truth.hands[seat] = known + drawn
    if 0 in truth.deck:
        truth.deck = left
    return truth


def unseen(position: ChomperPosition) -> list[int]:
    """The cards of the deck that lie nowhere in sight."""
    seen = [False] * position.cards.size
    for cards in [*position.hands, position.deck, position.pile, position.queue.all_cards()]:
        for card in cards:
            seen[card] = True
    return [card for card in position.title.deck if not seen[card]]
