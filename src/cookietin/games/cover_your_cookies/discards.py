"""Discarding a Cookie, or Milk when nothing else can be done (CY-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cookietin.games.cover_your_cookies.people import events

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cookietin.games.cover_your_cookies.state.position import CookiePosition
    from cookietin.kernel.dealer import Dealer
    from cookietin.kernel.move import Move


def list_discards(position: CookiePosition, seat: int, moves: list[Move]) -> None:
    """The Cookies in the hand; Milk only for who could do nothing else."""
    hand = position.hands[seat]
    _list_kinds(hand, position.cards.flavours, position.table.discard, moves)
    if not moves:
        _list_kinds(hand, position.cards.chocolate, position.table.discard, moves)


def _list_kinds(hand: list[int], highest: i64, table: list[Move], moves: list[Move]) -> None:
    """The move of each kind in a hand, once, up to the highest kind that may go."""
    one: i64 = 1
    listed: i64 = 0
    for found in hand:
        card: i64 = found
        bit = one << card
        if card <= highest and listed & bit == 0:
            listed |= bit
            moves.append(table[card])


def discard(position: CookiePosition, card: i64, dealer: Dealer) -> None:
    """Lay a card on the discard pile, or at the right end of the row."""
    position.lay(position.turn, card)
    position.discard.append(card)
    if dealer.listening:
        events.discard(position, card, dealer)
