"""Drawing up to a full hand, one card at a time, with each Mixer at once (CY-19, CY-21, CY-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies import mixers
from cookietin.games.cover_your_cookies.people import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer


def refill(position: CookiePosition, dealer: Dealer) -> bool:
    """Go on with the refills that are due; whether all are done, or a Mixer asks its drawer."""
    queue = position.refill
    while queue:
        if not _fill(position, queue[0], dealer):
            return False
        queue.pop(0)
    return True


def _fill(position: CookiePosition, seat: i64, dealer: Dealer) -> bool:
    """Fill one hand as far as the deck and the Mixers let it."""
    hand = position.hands[seat]
    full = position.full
    names = position.cards.names
    first_mixer = position.cards.rotate
    held: i64 = len(hand)
    while len(hand) < full and position.deck:
        card: i64 = dealer.draw(position.deck, names)
        if position.put_back:
            position.put_back = []
        if position.upper > 0:
            # CY-05: no Mixer is in the upper half.
            hand.append(card)
            position.upper -= 1
            if position.upper == 0:
                if dealer.listening:
                    events.draw(position, seat, hand[held:], dealer)
                    events.lower_half(position, dealer)
                held = len(hand)
                position.reach_lower_half()
        elif card < first_mixer:
            hand.append(card)
        else:
            if dealer.listening:
                events.draw(position, seat, hand[held:], dealer)
            mixers.come_up(position, seat, card, dealer)
            if position.mixer:
                return False
            held = len(hand)
    if dealer.listening:
        events.draw(position, seat, hand[held:], dealer)
    return True
