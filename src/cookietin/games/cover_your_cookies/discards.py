"""Discarding a Cookie, or Milk when nothing else can be done (CY-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies.batches import copies_before
from cookietin.games.cover_your_cookies.people import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def list_discards(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """The Cookies in the hand; Milk only for who could do nothing else."""
    hand = position.hands[seat]
    flavours = position.cards.flavours
    table = position.table.discard
    size: i64 = len(hand)
    at: i64 = 0
    while at < size:
        card: i64 = hand[at]
        if card <= flavours and copies_before(hand, at) == 0:
            moves.append(table[card])
        at += 1
    if not moves:
        at = 0
        while at < size:
            if copies_before(hand, at) == 0:
                moves.append(table[hand[at]])
            at += 1


def discard(position: CookiePosition, card: i64, dealer: Dealer) -> None:
    """Lay a card on the discard pile, or at the right end of the row."""
    position.lay(position.turn, card)
    position.discard.append(card)
    if dealer.listening:
        events.discard(position, card, dealer)
